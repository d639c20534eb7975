"""Steamwatchers as a game of the house."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamwatchers import (
    activation,
    aftermath,
    battle,
    bidding,
    building,
    conclave,
    contracts,
    decline,
    deeds,
    defence,
    deployment,
    election,
    elimination,
    flight,
    fuel,
    incubation,
    march,
    muster,
    planning,
    scenarios,
    setup,
    turn,
    tutorial,
    whiteout,
    words,
)
from samovar.games.steamwatchers.aids.lenses import LENSES, look
from samovar.games.steamwatchers.choices import VERBS
from samovar.games.steamwatchers.content.edition import content_of
from samovar.games.steamwatchers.content.ids import (
    APPRENTICESHIP,
    ARCHONS,
    BASE_ARCHONS,
    CATABATES,
    CLAN_IDS,
    CONVOY,
    FEWEST_PLAYERS,
    FLOTTE_LIBRE,
    MENRAU,
    MOST_PLAYERS,
    NONE,
    SCENARIO_IDS,
    SCORCHED,
    WAR,
    ZONES,
)
from samovar.games.steamwatchers.content.scenarios import REFUSED, REQUIRED
from samovar.games.steamwatchers.dream import dream_of
from samovar.games.steamwatchers.elimination import NOBODY_LEFT
from samovar.games.steamwatchers.events import ENDING_IDS
from samovar.games.steamwatchers.inventory import inventory
from samovar.games.steamwatchers.printed import printed
from samovar.games.steamwatchers.rows import (
    ARCHON_DECK,
    ARCHON_LEFT,
    BOXED_BASIC,
    CLEAN_LEFT,
    CONTRABAND_LEFT,
    ENDING,
    EXPANSION,
    FARMS_LEFT,
    FINAL_GEO,
    FLOORS_LEFT,
    LAYOUT,
    MORALE_LEFT,
    QUARANTINE_LEFT,
    RESERVE_BASIC,
    SCENARIO,
    SCORCHED_SIDE,
    SEAT_IDS,
    STEAM_BOXED,
    STEAM_DECK,
    STEAM_LEFT,
    TOXICS_LEFT,
    TURRETS_LEFT,
    WINNER,
)
from samovar.games.steamwatchers.spark_of_hope import choices as hope_choices
from samovar.games.steamwatchers.spark_of_hope import (
    cradle,
    journey,
    losses,
    sensors,
    transport,
    workshop,
)
from samovar.games.steamwatchers.spark_of_hope import planning as hope_planning
from samovar.games.steamwatchers.spark_of_hope import setup as hope_setup
from samovar.games.steamwatchers.spark_of_hope.table import HopeTable
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Vocabulary
from samovar.kernel.errors import Refusal
from samovar.kernel.game import Config, Game, Lesson, Outcome, Setting
from samovar.kernel.native import mypyc_attr
from samovar.kernel.packs import Pack
from samovar.kernel.table import Layout, Table

FREE: Final = "free"  # a seat that picks its clan at the table
DECISIONS_A_TURN: Final = 1000
# The base game, the base game with the six Archon cards of the expansion, or all of it.
EXPANSION_IDS = ["none", "cards", "spark-of-hope"]
CARDS_ONLY: Final = 1
WITH_CARAVANS: Final = 2
TUTORIAL_MINUTES: Final = 25
WAR_MINUTES: Final = 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Steamwatchers(Game):
    """Clans of a frozen Europe, columns of steam, hidden orders."""

    id = "steamwatchers"
    rules_version = 1

    def __init__(self, pack: Pack | None = None) -> None:
        self.content = content_of(pack)

    def settings(self) -> list[Setting]:
        """One scenario, two to five players, and clans that may be agreed on before. [SW-GOAL.2] [SW-SETUP.3]"""
        # For a first game the rulebook advises war, or the tutorial; nothing is forced. [SW-SETUP.15]
        return [
            Setting("expansion", "one", EXPANSION_IDS[0], values=EXPANSION_IDS),
            Setting("scenario", "one", SCENARIO_IDS[WAR], values=list(SCENARIO_IDS)),
            Setting("players", "number", FEWEST_PLAYERS, low=FEWEST_PLAYERS, high=MOST_PLAYERS),
            Setting("clans", "one", [], values=[FREE, *CLAN_IDS], per_seat=True),
        ]

    def scenarios(self) -> list[str]:
        """Those that need no expansion, in any order one likes. [SW-SCN.5]"""
        stories = self.content.scenarios
        return [SCENARIO_IDS[one] for one in range(len(stories)) if stories[one].expansion != REQUIRED]

    def refuses(self, config: Config) -> Refusal | None:
        """A scenario must fit the players, the clans and the expansion."""
        story = self.content.scenarios[SCENARIO_IDS.index(config["scenario"])]
        players: int = config["players"]
        caravans = config["expansion"] == EXPANSION_IDS[WITH_CARAVANS]
        if caravans and story.expansion == REFUSED:
            return Refusal("SH-SCN.1", "why-scenario-without-caravans")  # one base scenario [SH-SCN.1]
        if not caravans and story.expansion == REQUIRED:
            # Its own scenarios go with Spark of Hope and with nothing else. [SH-SCN.2]
            return Refusal("SH-SCN.2", "why-scenario-with-caravans")
        if not story.fewest <= players <= story.most:
            # Plundering the Scorched is for two. [SW-SCN-CRAMES.1]
            return Refusal("SW-SCN-CRAMES.1", "why-players", {"fewest": story.fewest, "most": story.most})
        wishes = self.wishes(config)
        if len(config["clans"]) > players:
            return Refusal("SW-GOAL.1", "why-too-many-clans")
        for clan in wishes:
            if clan != NONE and wishes.count(clan) > 1:
                return Refusal("SW-SETUP.18", "why-clan-taken")
            # Some scenarios bar clans. [SW-SCN-APP.3] [SW-SCN-CRAMES.4] [SW-SCN-RELIQ.2]
            if clan in story.barred_clans:
                return Refusal("SW-SCN.4", "why-clan-barred")
        return None

    def wishes(self, config: Config) -> list[int]:
        """The clan that each seat has agreed on, or NONE."""
        clans: list[str] = config["clans"]
        wanted = [NONE if clan == FREE else CLAN_IDS.index(clan) for clan in clans]
        return (wanted + [NONE] * config["players"])[: max(len(clans), config["players"])]

    def seats(self, config: Config) -> list[str]:
        return SEAT_IDS[: config["players"]]

    def setup(self, config: Config) -> Table:
        """The turn counter on 0, nobody in exile, both decks face down. [SW-SETUP.1] [SW-COMP.10]"""
        expansion = EXPANSION_IDS.index(config["expansion"])
        table = self.empty_table(expansion)
        table.lay(config["players"])
        table.cells[SCENARIO] = SCENARIO_IDS.index(config["scenario"])
        table.cells[EXPANSION] = expansion
        self.fill_reserve(table)
        self.stack_cards(table)
        table.prepare_more()
        wishes = tuple(self.wishes(config))
        table.then(
            setup.ShuffleArchons(),
            setup.ShuffleSteam(0),
            setup.FirstColumns(),
            scenarios.Giants(),
            scenarios.Camps(),
            scenarios.HideRuins(),
            setup.FirstPlayer(),
            setup.Seating(wishes),
            scenarios.Prelude(),
            turn.Turn(),
        )
        if expansion == WITH_CARAVANS:
            table.push(hope_setup.ReplaceArchons())
        return table

    def empty_table(self, expansion: int) -> SteamTable:
        return HopeTable(self.content) if expansion == WITH_CARAVANS else SteamTable(self.content)

    def fill_reserve(self, table: SteamTable) -> None:
        """The general reserve; with two or three players five turrets stay in the box. [SW-SETUP.9] [SW-SETUP.31]"""
        box = self.content.box
        table.cells[CLEAN_LEFT] = box.clean
        table.cells[CONTRABAND_LEFT] = box.contraband
        table.cells[QUARANTINE_LEFT] = box.quarantines
        table.cells[MORALE_LEFT] = box.morale
        table.cells[FLOORS_LEFT] = box.floors
        table.cells[FARMS_LEFT] = box.farms
        table.cells[TURRETS_LEFT] = box.turrets[table.seats]
        if table.scenario() == SCORCHED:
            # The Scorched are played with Menrâu figures and farms; what camps do not need stays in the box.
            story = table.story()
            board = self.content.clans[MENRAU]
            table.cells[TOXICS_LEFT] = board.toxic_farms
            table.cells[RESERVE_BASIC + SCORCHED_SIDE] = story.camps * story.camp_basic
            table.cells[BOXED_BASIC + SCORCHED_SIDE] = board.figures[0] - story.camps * story.camp_basic

    def stack_cards(self, table: SteamTable) -> None:
        """One steam card for each zone in play, all base Archon cards. [SW-COMP.13] [SW-SETUP.4]"""
        left = 0
        story = table.story()
        for zone in range(ZONES):
            # Giants stand already, and no column rises in the Cradle. [SH-SCN-BERCEAU.1]
            if zone < table.zones_in_play() and zone not in story.giants and zone != story.cradle:
                table.cells[STEAM_DECK + left] = zone + 1
                left += 1
        table.cells[STEAM_LEFT] = left
        table.cells[STEAM_BOXED] = ZONES - left
        # Without caravans the six cards of the expansion may simply be added. [SH-ARCHON.2]
        cards = ARCHONS if table.cells[EXPANSION] == CARDS_ONLY else BASE_ARCHONS
        for card in range(cards):
            table.cells[ARCHON_DECK + card] = card + 1
        table.cells[ARCHON_LEFT] = cards

    def outcome(self, table: Table) -> Outcome | None:
        assert isinstance(table, SteamTable)
        if table.stack:
            return None
        ending = table.cells[ENDING]
        scores = [int(table.cells[FINAL_GEO + seat]) for seat in range(table.seats)]
        winners = [] if ending == NOBODY_LEFT else [int(table.cells[WINNER] - 1)]
        return Outcome(winners, "end-" + ENDING_IDS[ending], {"geo": max(scores)}, scores)

    def layout(self) -> Layout:
        return LAYOUT

    def vocabulary(self) -> Vocabulary:
        return Vocabulary([*VERBS, *hope_choices.VERBS])

    def step_kinds(self) -> list[type]:
        kinds: list[type] = []
        for chapter in (
            activation.STEPS,
            aftermath.STEPS,
            battle.STEPS,
            bidding.STEPS,
            building.STEPS,
            conclave.STEPS,
            contracts.STEPS,
            decline.STEPS,
            deeds.STEPS,
            defence.STEPS,
            deployment.STEPS,
            election.STEPS,
            elimination.STEPS,
            flight.STEPS,
            fuel.STEPS,
            incubation.STEPS,
            march.STEPS,
            muster.STEPS,
            planning.STEPS,
            scenarios.STEPS,
            setup.STEPS,
            turn.STEPS,
            tutorial.STEPS,
            whiteout.STEPS,
            words.STEPS,
            cradle.STEPS,
            hope_planning.STEPS,
            hope_setup.STEPS,
            journey.STEPS,
            losses.STEPS,
            sensors.STEPS,
            transport.STEPS,
            workshop.STEPS,
        ):
            kinds += chapter
        return kinds

    def dream(self, seen: Table, seat: int, memory: int) -> Table:
        assert isinstance(seen, SteamTable)
        return dream_of(seen, seat, memory)

    def conserved(self, table: Table) -> dict[str, int]:
        assert isinstance(table, SteamTable)
        counted = inventory(table)
        table.count_more(counted)
        return counted

    def bound(self, config: Config) -> int:
        return DECISIONS_A_TURN * self.content.scenarios[SCENARIO_IDS.index(config["scenario"])].turns

    def lenses(self) -> list[str]:
        return list(LENSES)

    def look(self, seen: Table, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
        assert isinstance(seen, SteamTable)
        return look(seen, seat, lens, wish)

    def lessons(self) -> list[Lesson]:
        """The tutorial, then a first war and a first caravan between clans that are agreed on. [SW-SETUP.15]"""
        tutorial = {"scenario": SCENARIO_IDS[APPRENTICESHIP], "players": FEWEST_PLAYERS}
        rivals = {"players": FEWEST_PLAYERS, "clans": [CLAN_IDS[FLOTTE_LIBRE], CLAN_IDS[CATABATES]]}
        war = {"scenario": SCENARIO_IDS[WAR], **rivals}
        caravans = {"expansion": EXPANSION_IDS[WITH_CARAVANS], "scenario": SCENARIO_IDS[CONVOY], **rivals}
        return [
            Lesson("apprenticeship", tutorial, TUTORIAL_MINUTES),
            Lesson("war", war, WAR_MINUTES),
            Lesson("caravans", caravans, WAR_MINUTES),
        ]

    def pack(self) -> str:
        return self.content.label

    def printed(self) -> dict[str, Any]:
        return printed(self.content)
