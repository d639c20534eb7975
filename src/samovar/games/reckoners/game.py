"""The Reckoners as a game of the house.

A kernel seat is a Reckoner, not a human: each Reckoner has dice, cards and a figure of his own, and a person may hold
several seats. So a lone human simply sits on two seats or more, and no rule asks who sits where. [RK-SETUP.5]
"""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners import (
    acts,
    epics,
    limelight,
    rewards,
    rounds,
    setup,
    shopping,
    spending,
)
from samovar.games.reckoners.agreement import NEW_EPICS, NEW_EQUIPMENT, NEW_RECKONERS
from samovar.games.reckoners.aids import COACH, JOURNAL, LENSES, PROSPECTS, USES
from samovar.games.reckoners.aids.cards import card as card_of
from samovar.games.reckoners.aids.coach import coach
from samovar.games.reckoners.aids.journal import journal
from samovar.games.reckoners.aids.mates import deeds_of_mates
from samovar.games.reckoners.aids.prospects import prospects
from samovar.games.reckoners.aids.uses import uses
from samovar.games.reckoners.campaign import refusal_of_chapter, sequel_of
from samovar.games.reckoners.cells import (
    A_CITY_PIECE,
    A_PIECE,
    BASE,
    BOARD,
    CITY_PIECES,
    COLOUR,
    DAWN_AT,
    DAWN_BOTTOM,
    DAWN_DECK,
    DECK,
    DEMOLITION_TOKENS,
    DICE,
    DISTRICT,
    EPIC,
    EPIC_AT,
    GREAT_BRACKET,
    GREAT_HEALTH,
    GREAT_PLACE,
    GREAT_RESEARCH,
    HOLDER,
    IN_DECK,
    LAYOUT,
    MONEY,
    NOWHERE,
    OUT,
    PIECES,
    PLACE_OF,
    PLACES,
    PLAN,
    PLAN_TOKENS,
    POPULATION,
    POWER_ROW,
    REGALIA_AT,
    RESERVE,
    RESULT,
    RING,
    SEATS,
    SNIPER_TOKEN,
    SUPPLY,
    WHERE,
    WHO,
    WON,
)
from samovar.games.reckoners.chronicle import ReckonersChronicler
from samovar.games.reckoners.content import Content, house
from samovar.games.reckoners.content.ids import (
    BABILAR,
    BASE_EPICS,
    BASE_EQUIPMENT,
    CITY_DISTRICTS,
    DAWNSLIGHT_CARDS,
    DISTRICT_COUNT,
    DISTRICTS,
    EQUIPMENT,
    GREAT_EPICS,
    PRINTED_EPICS,
    PRINTED_EQUIPMENT,
    RECKONERS,
    REGALIA,
    REGALIA_CARDS,
    in_the_game,
)
from samovar.games.reckoners.content.parameters import (
    DEMOLITION_START_ON_CARD,
    START_GREAT_EPIC_BRACKET,
    START_MONEY,
    START_PLAN_TOKENS,
    START_POPULATION,
    SUPPLY_BARRICADES,
)
from samovar.games.reckoners.content.words import COLOUR_COUNT, COLOURS, DIFFICULTIES, FEWEST_RECKONERS, TRACK_COUNT
from samovar.games.reckoners.lessons.drill import is_met, lay_lesson
from samovar.games.reckoners.lessons.rooms import LEARNER, NO_LESSON, ROOMS, agreed_for
from samovar.games.reckoners.migrations import MIGRATIONS
from samovar.games.reckoners.printed import composed, names, printed
from samovar.games.reckoners.scene import scene_of
from samovar.games.reckoners.settings import (
    ANYBODY,
    NO_CARD,
    agreement_of,
    content_for,
    reckoners_in,
    refusal_of,
    settings_of,
    taught,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.telling import TeamTeller
from samovar.games.reckoners.visits import Visits
from samovar.kernel.card import CARD
from samovar.kernel.choice import HUSH, READY
from samovar.kernel.chronicle import Chronicler
from samovar.kernel.errors import Refusal, Unreadable
from samovar.kernel.game import Config, Game, Lesson, Outcome, Setting, Variant, full_config
from samovar.kernel.steps import Step
from samovar.kernel.table import Layout, Table
from samovar.kernel.telling import Teller


class WholeTable(ReckonersTable):
    """The table with every chapter at hand: lower chapters ask it for what higher ones do."""

    def fresh(self) -> ReckonersTable:
        return WholeTable(self.content, self.agreed)

    def perform(self, act: int, place: int, author: int) -> None:
        acts.perform(self, act, place, author)

    def take_up(self, seat: int, source: int, symbols: tuple[int, ...], reach: int, manner: int) -> None:
        spending.take_up(self, seat, source, symbols, reach, manner)

    def claim(self, gains: tuple[int, ...], place: int, author: int, asker: int) -> None:
        rewards.claim(self, gains, place, author, asker)


class Reckoners(Game):
    """A team of Reckoners against one Great Epic, in one city. `fewest` below 2 is for tests."""

    id = "reckoners"
    cooperative = True
    rules_version = 2
    saved_version = 2

    def __init__(self, content: Content | None = None, fewest: int = FEWEST_RECKONERS) -> None:
        self.content = house() if content is None else content
        self.fewest = fewest
        self.brought = content  # what an owner brought; None for the house's content

    def migrations(self) -> list[Any]:
        return list(MIGRATIONS)

    def opened_with(self) -> tuple[Any, ...]:
        return (self.brought, self.fewest)

    def settings(self) -> list[Setting]:
        return settings_of(self.content)

    def refuses(self, config: Config) -> Refusal | None:
        if config["lesson"] != NO_LESSON:
            return None
        content = content_for(self.content, config)
        return refusal_of(content, config, self.fewest) or refusal_of_chapter(content, config)

    def seats(self, config: Config) -> list[str]:
        """A seat is called by its Reckoner, or by its number while he is still to be dealt."""
        team = self.team(config)
        return [f"reckoner-{seat + 1}" if team[seat] == ANYBODY else team[seat] for seat in range(len(team))]

    def team(self, config: Config) -> list[str]:
        config = taught(config)
        count = reckoners_in(content_for(self.content, config), config)
        named = list(config["team"][:count])
        return named + [ANYBODY] * (count - len(named))

    def setup(self, config: Config) -> Table:
        config = taught(config)
        content = content_for(self.content, config)
        table = WholeTable(content, agreement_of(content, config))
        team = self.team(config)
        table.lay(len(team))
        _lay_tracks(table, config)
        _lay_supplies(table)
        _lay_decks(table, config)
        _lay_team(table, config, team)
        if config["lesson"] != NO_LESSON:
            lay_lesson(table, config["lesson"])
            return table
        ring = range(int(table.ring()))
        steps: list[Step[Any]] = [setup.Deal(seat) for seat in range(len(team)) if team[seat] == ANYBODY]
        steps.append(setup.Muster())
        steps += [setup.LayDistrict(place) for place in ring]
        if config["newcago-cards"]:
            steps.append(setup.TurnCards(_sides(config)))
        steps += [epics.Arrival(place) for place in ring]
        steps += [shopping.Refill(), setup.Prologue(), rounds.Round()]
        table.then(*steps)
        return table

    def outcome(self, table: Table) -> Outcome | None:
        """All win or lose together. [RK-GOAL.1] [RK-GOAL.3] [RK-GOAL.4] [RS-MOD.3]"""
        assert isinstance(table, ReckonersTable)
        if table.stack:
            return None
        if table.agreed.lesson != NO_LESSON:
            met = is_met(table)
            return Outcome([LEARNER] if met else [], "end-lesson-met" if met else "end-lesson-missed", {})
        population = int(table.cells[POPULATION])
        if table.cells[RESULT] == WON:
            return Outcome(list(range(table.seats)), "end-great-epic-defeated", {"population": population})
        return Outcome([], "end-population-gone", {})

    def layout(self) -> Layout:
        return LAYOUT

    def step_kinds(self) -> list[type]:
        """Others build on `Visits`, which is never asked by itself."""
        return [kind for kind in super().step_kinds() if kind is not Visits]

    def determinize(self, seen: Table, seat: int, memory: int) -> Table:
        """Nothing is hidden but what the next throw or card will be, and all chance has one source. [RS-INT.13]

        Others who have answered an open question are ready.
        """
        seen.answers = [READY if answer == HUSH else answer for answer in seen.answers]
        return seen

    def scene(self, seen: Table, seat: int) -> dict[str, Any]:
        assert isinstance(seen, ReckonersTable)
        return scene_of(seen)

    def conserved(self, table: Table) -> dict[str, int]:
        """Pieces, dice and cards, wherever they are. [RK-COMP.12] [RS-COMP.13]"""
        assert isinstance(table, ReckonersTable)
        totals: dict[str, int] = {}
        for kind in range(CITY_PIECES):
            totals[PIECES[kind]] = LAYOUT.total(table, "pieces", [A_PIECE, A_CITY_PIECE], kind)
        totals["plan"] = int(table.cells[SUPPLY + PLAN_TOKENS]) + LAYOUT.total(table, "plan-tokens")
        if table.switches.lost_dice_to_reserve:
            for colour in range(COLOUR_COUNT):
                in_trays = [at for at in range(SEATS * DICE) if table.cells[COLOUR + at] == colour]
                totals[COLOURS[colour]] = int(table.cells[RESERVE + colour]) + len(in_trays)
        return totals

    def bound(self, config: Config) -> int:
        return 40_000

    def lenses(self) -> list[str]:
        return list(LENSES)

    def look(self, seen: Table, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
        assert isinstance(seen, ReckonersTable)
        if lens not in LENSES:
            return super().look(seen, seat, lens, wish)
        if lens == JOURNAL:
            return self.journal(wish, seen)
        if lens == COACH:
            return coach(seen, seat)
        if lens == CARD:
            return card_of(seen, seat, wish)
        if lens == USES:
            return uses(self, seen, seat, wish)
        return prospects(seen, seat, wish) if lens == PROSPECTS else deeds_of_mates(seen, seat)

    def lessons(self) -> list[Lesson]:
        """One Reckoner learns alone: what others of the team do would only hurry him."""
        return [Lesson(room.id, {"lesson": room.id, **agreed_for(room.id)}, room.minutes) for room in ROOMS]

    def variants(self) -> list[Variant]:
        """Two Reckoners of the base box in two districts, for beginners. [AR-DISTRICTS]"""
        team = RECKONERS[:FEWEST_RECKONERS]
        small = {"humans": len(team), "team": team, "districts": 2, "difficulty": DIFFICULTIES[0], "modules": []}
        return [Variant("small", small)]

    def tools(self) -> list[str]:
        return [JOURNAL]

    def craft(self, tool: str, wish: dict[str, Any]) -> dict[str, Any]:
        if tool != JOURNAL:
            return super().craft(tool, wish)
        return self.journal(wish, None)

    def journal(self, wish: dict[str, Any], table: ReckonersTable | None) -> dict[str, Any]:
        """Of the settings of a table, or of those of the new-game page, where some do not go together for a while."""
        settings = wish.get("settings")
        if not isinstance(settings, dict):
            raise Unreadable("wish", "'settings' are those of a game")
        config = full_config(self, settings)
        return {} if self.refuses(config) is not None else journal(self.content, config, table)

    def sequel(self, config: Config, table: Table, wish: dict[str, Any]) -> Config | None:
        """The next chapter of a campaign, or the same once more. [RS-CAMP.2] [RS-CAMP.11]"""
        assert isinstance(table, ReckonersTable)
        return sequel_of(table.content, full_config(self, config), table, wish)

    def occasion(self, table: Table) -> dict[str, str]:
        assert isinstance(table, ReckonersTable)
        return {"kind": "great-epic", "id": GREAT_EPICS[table.agreed.great_epic]}

    def turn(self, table: Table) -> int:
        assert isinstance(table, ReckonersTable)
        return int(table.round())

    def roles(self, table: Table) -> list[dict[str, str] | None]:
        assert isinstance(table, ReckonersTable)
        return [{"kind": "reckoner", "id": RECKONERS[table.who(seat)]} for seat in range(table.seats)]

    def merit(self, table: Table, seat: int) -> int | None:
        """The people who are left, if the city was saved: whoever gives up at once has no best result."""
        assert isinstance(table, ReckonersTable)
        return int(table.cells[POPULATION]) if table.cells[RESULT] == WON else None

    def chronicler(self, config: Config, seats: int) -> Chronicler:
        return ReckonersChronicler(seats)

    def teller(self) -> Teller:
        return TeamTeller()

    def pack(self) -> str:
        return self.content.label

    def names(self) -> dict[str, dict[str, str]]:
        return names(self.content)

    def composed(self) -> dict[str, str]:
        return composed(self.content)

    def printed(self) -> dict[str, Any]:
        return printed(self.content)


def _lay_tracks(table: ReckonersTable, config: Config) -> None:
    """Ring, population, money, base marker, and the Great Epic's values of this city. [RK-SETUP.1] [RK-SETUP.10]

    [RK-SETUP.11] [RK-SETUP.12] [RK-SETUP.17] [RK-SETUP.18] [RS-MIX.3] [RS-MIX.4] [RS-MIX.10] [RS-DIFF.1] [RS-CAMP.10]
    [RS-REG.3] [RS-REG.4] [RS-LIM.2] [RS-LIM.4] [RS-MIX.5] [RS-MIX.6] [RS-RECK.10]
    """
    agreed, content = table.agreed, table.content
    table.cells[RING] = config["districts"] or min(agreed.count + 1, PLACES)  # [AR-DISTRICTS]
    table.cells[POPULATION] = table.param(START_POPULATION)
    table.cells[MONEY] = table.param(START_MONEY) + int(config["carried-money"])
    if config["relaxed"]:
        table.cells[MONEY] += content.relaxed_money * table.seats
    table.cells[BASE] = 1
    table.cells[GREAT_PLACE] = NOWHERE
    table.cells[BOARD] = NOWHERE
    table.cells[SNIPER_TOKEN] = NOWHERE
    table.cells[DEMOLITION_TOKENS] = table.param(DEMOLITION_START_ON_CARD)
    table.cells[GREAT_HEALTH] = content.cities.health(agreed.city, agreed.difficulty, agreed.count)
    if agreed.city != BABILAR:
        table.cells[GREAT_RESEARCH] = content.cities.research(agreed.city, agreed.difficulty, agreed.count)
    for track in range(TRACK_COUNT):
        table.cells[GREAT_BRACKET + track] = min(table.param(START_GREAT_EPIC_BRACKET), agreed.track_length[track])
        table.cells[POWER_ROW + track] = limelight.UNROLLED_ROW
    for place in range(PLACES):
        table.cells[DISTRICT + place] = NOWHERE
        table.cells[EPIC + place] = NOWHERE
    for district in range(DISTRICT_COUNT):
        table.cells[PLACE_OF + district] = NOWHERE


def _lay_supplies(table: ReckonersTable) -> None:
    """All pieces lie ready, whatever is played: cities and Great Epics use them without the new Epics too. [RS-MOD.2]

    [RK-COMP.2] [RK-COMP.4] [RS-MOD.7] [RS-REG.5] [RS-LIM.7] [RS-ILD.5]
    """
    supplies = table.content.supplies
    named = ["enforcement", "", "red-shields", "blue-shields", "duplicate-tokens", "plan-tokens"]
    for kind in range(len(named)):
        table.cells[SUPPLY + kind] = supplies[named[kind]] if named[kind] else table.param(SUPPLY_BARRICADES)
    table.cells[RESERVE] = supplies["basic-dice"]
    for colour in range(1, COLOUR_COUNT):
        table.cells[RESERVE + colour] = supplies["base-dice-of-a-colour"]
        if table.agreed.modules & NEW_RECKONERS:
            table.cells[RESERVE + colour] += supplies["new-dice-of-a-colour"]


def _lay_decks(table: ReckonersTable, config: Config) -> None:
    """Decks by module; a city's and a Great Epic's own come with them.

    [RS-MOD.4] [RS-MOD.5] [RS-EPIC.1] [RS-BAB.7] [AR-ADDED]
    """
    content, modules = table.content, table.agreed.modules
    for epic in in_the_game(modules & NEW_EPICS, BASE_EPICS, PRINTED_EPICS, content.epic_count):
        table.cells[EPIC_AT + epic] = DECK
    for card in in_the_game(modules & NEW_EQUIPMENT, BASE_EQUIPMENT, PRINTED_EQUIPMENT, content.cards.equipment_count):
        table.cells[HOLDER + card] = IN_DECK
    for card in range(REGALIA_CARDS):
        table.cells[REGALIA_AT + card] = DECK if table.agreed.great_epic == REGALIA else OUT
    for card in range(DAWNSLIGHT_CARDS):
        table.cells[DAWN_AT + card] = DAWN_DECK if table.agreed.city == BABILAR else 0
        table.cells[DAWN_BOTTOM + card] = NOWHERE


def _lay_team(table: ReckonersTable, config: Config, team: list[str]) -> None:
    """Nobody starts with tokens or equipment but what a campaign carried over. [RK-SETUP.15] [RS-CAMP.8]"""
    for seat in range(SEATS):
        table.cells[WHO + seat] = NOWHERE
        table.cells[WHERE + seat] = NOWHERE
        for die in range(DICE):
            table.cells[COLOUR + seat * DICE + die] = NOWHERE
    kept, plans = config["kept"], config["kept-plans"]
    for seat in range(len(team)):
        if team[seat] != ANYBODY:
            table.cells[WHO + seat] = RECKONERS.index(team[seat])
        tokens = table.param(START_PLAN_TOKENS) + (plans[seat] if seat < len(plans) else 0)
        table.cells[PLAN + seat] = tokens
        table.cells[SUPPLY + PLAN_TOKENS] -= tokens
    for place in range(len(kept)):  # one card a seat, then the second cards
        if kept[place] != NO_CARD:
            setup.keep(table, place % len(team), EQUIPMENT.index(kept[place]))


def _sides(config: Config) -> tuple[int, ...]:
    """By district of Newcago: 1 for side A, 2 for side B. [RS-NEW.1]"""
    return tuple([2 if district in config["sides-b"] else 1 for district in DISTRICTS[:CITY_DISTRICTS]])
