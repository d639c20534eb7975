"""Steamwatchers as a game of the house."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.packs import Pack
from samovar.games.steamwatchers import (
    scenarios,
    setup,
    turn,
)
from samovar.games.steamwatchers.aids.lenses import LENSES, look
from samovar.games.steamwatchers.chronicle import SteamChronicler
from samovar.games.steamwatchers.content.edition import content_of
from samovar.games.steamwatchers.content.ids import (
    APPRENTICESHIP,
    CATABATES,
    CLAN_IDS,
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
from samovar.games.steamwatchers.content.scenarios import REQUIRED
from samovar.games.steamwatchers.determinization import deal_hidden
from samovar.games.steamwatchers.elimination import NOBODY_LEFT
from samovar.games.steamwatchers.events import ENDING_IDS
from samovar.games.steamwatchers.expansion import Expansion
from samovar.games.steamwatchers.expansions import EXPANSION_IDS, every_expansion
from samovar.games.steamwatchers.extensions import TABLE_LAID
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
    LAST_CLAN_WINS,
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
    TURNS_AGREED,
    TURRETS_LEFT,
    WINNER,
)
from samovar.games.steamwatchers.scene import scene_of
from samovar.games.steamwatchers.switches import LAST_CLAN, MOST_TURNS, SWITCHES, TURNS
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.telling import SteamTeller
from samovar.kernel.chronicle import Chronicler
from samovar.kernel.errors import Refusal
from samovar.kernel.game import Config, Game, Lesson, Outcome, Setting, Variant
from samovar.kernel.native import mypyc_attr
from samovar.kernel.table import Layout, Table
from samovar.kernel.telling import Teller

FREE: Final = "free"  # a seat that picks its clan at the table
DECISIONS_A_TURN: Final = 1000
TUTORIAL_MINUTES: Final = 25
WAR_MINUTES: Final = 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Steamwatchers(Game):
    """Clans of a frozen Europe, columns of steam, hidden orders."""

    id = "steamwatchers"
    rules_version = 2

    def __init__(self, pack: Pack | None = None) -> None:
        self.content = content_of(pack)
        self.brought = pack  # what an owner brought; None for the house's content
        self.expansions: list[Expansion] = every_expansion()

    def opened_with(self) -> tuple[Any, ...]:
        return (self.brought,)

    def settings(self) -> list[Setting]:
        """One scenario, two to five players, and clans that may be agreed on before. [SW-GOAL.2] [SW-SETUP.3]"""
        # For a first game the rulebook advises war, or the tutorial; nothing is forced. [SW-SETUP.15]
        return [
            Setting("expansion", "one", EXPANSION_IDS[0], values=list(EXPANSION_IDS)),
            Setting("scenario", "one", SCENARIO_IDS[WAR], values=list(SCENARIO_IDS)),
            Setting("players", "number", FEWEST_PLAYERS, low=FEWEST_PLAYERS, high=MOST_PLAYERS),
            Setting("clans", "one", [], values=[FREE, *CLAN_IDS], per_seat=True),
            *[switch.setting() for switch in SWITCHES],
            # None: as many as the scenario says. [A-TURNS]
            Setting(TURNS, "number", 0, low=0, high=MOST_TURNS, carried=True),
        ]

    def scenarios(self) -> list[str]:
        """Those that need no expansion, in any order one likes. [SW-SCN.5]"""
        stories = self.content.scenarios
        return [SCENARIO_IDS[one] for one in range(len(stories)) if stories[one].expansion != REQUIRED]

    def refuses(self, config: Config) -> Refusal | None:
        """A scenario must fit the players, the clans and the expansion."""
        story = self.content.scenarios[SCENARIO_IDS.index(config["scenario"])]
        players: int = config["players"]
        unfit = self.expansions[EXPANSION_IDS.index(config["expansion"])].refuses(story)
        if unfit is not None:
            return unfit
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
        number = EXPANSION_IDS.index(config["expansion"])
        expansion = self.expansions[number]
        table = expansion.empty_table(self.content)
        table.lay(config["players"])
        table.cells[SCENARIO] = SCENARIO_IDS.index(config["scenario"])
        table.cells[EXPANSION] = number
        table.cells[LAST_CLAN_WINS] = int(config[LAST_CLAN])
        table.cells[TURNS_AGREED] = config[TURNS]
        self.fill_reserve(table)
        self.stack_cards(table)
        table.occur(TABLE_LAID, NONE)
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
        for step in expansion.opening():
            table.push(step)
        return table

    def expansion(self, table: SteamTable) -> Expansion:
        return self.expansions[table.cells[EXPANSION]]

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
            if zone < table.zones_in_play() and zone not in story.cardless:
                table.cells[STEAM_DECK + left] = zone + 1
                left += 1
        table.cells[STEAM_LEFT] = left
        table.cells[STEAM_BOXED] = ZONES - left
        cards = table.stacked_archons()
        for depth in range(len(cards)):
            table.cells[ARCHON_DECK + depth] = cards[depth] + 1
        table.cells[ARCHON_LEFT] = len(cards)

    def outcome(self, table: Table) -> Outcome | None:
        assert isinstance(table, SteamTable)
        if table.stack:
            return None
        ending = table.cells[ENDING]
        scores = [int(table.cells[FINAL_GEO + seat]) for seat in range(table.seats)]
        key = "end-" + ENDING_IDS[ending]
        if ending == NOBODY_LEFT:
            return Outcome([], key, {}, scores)
        winner = int(table.cells[WINNER] - 1)
        return Outcome([winner], key, {"geo": scores[winner]}, scores)

    def layout(self) -> Layout:
        return LAYOUT

    def determinize(self, seen: Table, seat: int, memory: int) -> Table:
        assert isinstance(seen, SteamTable)
        return deal_hidden(seen, seat, memory, self.expansion(seen))

    def scene(self, seen: Table, seat: int) -> dict[str, Any]:
        assert isinstance(seen, SteamTable)
        return scene_of(seen, seat, self.expansion(seen))

    def conserved(self, table: Table) -> dict[str, int]:
        assert isinstance(table, SteamTable)
        counted = inventory(table)
        self.expansion(table).count(table, counted)
        return counted

    def bound(self, config: Config) -> int:
        story = self.content.scenarios[SCENARIO_IDS.index(config["scenario"])]
        return DECISIONS_A_TURN * int(config[TURNS] or story.turns)

    def lenses(self) -> list[str]:
        return list(LENSES)

    def look(self, seen: Table, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
        assert isinstance(seen, SteamTable)
        return look(seen, seat, lens, wish)

    def lessons(self) -> list[Lesson]:
        """The tutorial, then a first war between clans that are agreed on, then what is new. [SW-SETUP.15]"""
        tutorial = {"scenario": SCENARIO_IDS[APPRENTICESHIP], "players": FEWEST_PLAYERS}
        rivals = {"players": FEWEST_PLAYERS, "clans": [CLAN_IDS[FLOTTE_LIBRE], CLAN_IDS[CATABATES]]}
        war = {"scenario": SCENARIO_IDS[WAR], **rivals}
        lessons = [Lesson("apprenticeship", tutorial, TUTORIAL_MINUTES), Lesson("war", war, WAR_MINUTES)]
        for expansion in self.expansions:
            lessons += expansion.lessons(rivals, WAR_MINUTES)
        return lessons

    def variants(self) -> list[Variant]:
        """War for two turns between the clans that teach. [A-TURNS]"""
        clans = [CLAN_IDS[FLOTTE_LIBRE], CLAN_IDS[CATABATES]]
        return [Variant("small", {"scenario": SCENARIO_IDS[WAR], "players": FEWEST_PLAYERS, "clans": clans, TURNS: 2})]

    def occasion(self, table: Table) -> dict[str, str]:
        assert isinstance(table, SteamTable)
        return {"kind": "scenario", "id": SCENARIO_IDS[table.scenario()]}

    def turn(self, table: Table) -> int:
        assert isinstance(table, SteamTable)
        return int(table.turn())

    def roles(self, table: Table) -> list[dict[str, str] | None]:
        assert isinstance(table, SteamTable)
        clans = [int(table.clan(seat)) for seat in range(table.seats)]
        return [{"kind": "clan", "id": CLAN_IDS[clan]} if clan >= 0 else None for clan in clans]

    def chronicler(self, config: Config, seats: int) -> Chronicler:
        return SteamChronicler(seats)

    def teller(self) -> Teller:
        return SteamTeller([each for expansion in self.expansions for each in expansion.sayings()])

    def pack(self) -> str:
        return self.content.label

    def names(self) -> dict[str, dict[str, str]]:
        return self.content.names

    def printed(self) -> dict[str, Any]:
        return printed(self.content)
