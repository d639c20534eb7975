"""Steamfront as a game of the house."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.packs import Pack
from samovar.games.steamfront.aids.coach import COACH, coach
from samovar.games.steamfront.aids.lenses import LENSES, look
from samovar.games.steamfront.aids.workshop import TOOLS, craft
from samovar.games.steamfront.blueprint import (
    Agreed,
    blueprint_of,
    read_blueprint,
    why_no_room,
    why_not_blueprint,
)
from samovar.games.steamfront.building import (
    BUILT,
    DRAWN,
    LAID,
    MOST_TERRAIN,
    DrawScenario,
    Prepare,
    lay_table,
)
from samovar.games.steamfront.chronicle import FrontChronicler
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.deploying import enlist
from samovar.games.steamfront.lessons.drill import is_met, lay_lesson
from samovar.games.steamfront.lessons.rooms import LEARNER, LESSONS, NO_LESSON, ROOMS
from samovar.games.steamfront.printed import names, printed
from samovar.games.steamfront.roster import CASUAL, FORMATS, STANDARD, limits, squad_of, three_of
from samovar.games.steamfront.scene import scene_of
from samovar.games.steamfront.switches import Switches
from samovar.games.steamfront.switches import settings as switch_settings
from samovar.games.steamfront.table import (
    CARD,
    FIGURES,
    LAYOUT,
    OBJECTIVES,
    POINTS,
    PRESSURE,
    SCENARIO,
    SIDE,
    SIDE_IDS,
    SIDES,
    STATUS,
    TURN,
    FrontTable,
)
from samovar.games.steamfront.telling import FrontTeller
from samovar.games.steamfront.words import FULL_BOILER
from samovar.kernel.chronicle import Chronicler
from samovar.kernel.errors import Refusal, Unreadable, brief
from samovar.kernel.game import Config, Game, Lesson, Outcome, Setting, Variant
from samovar.kernel.steps import Step
from samovar.kernel.table import Layout, Table
from samovar.kernel.telling import Teller

RANDOM: Final = "random"
BUILD: Final = "build"
MOST_TURNS: Final = 9


def _numbers(most: int) -> list[str]:
    return [str(number) for number in range(most + 1)]


class SquadSetting(Setting):
    """A squad for each side: the name of a ready-made one, or a squad's line of text."""

    def __init__(self, content: Content, default: list[str]) -> None:
        super().__init__("squads", "one", default, values=list(content.squads), per_seat=True)
        self.content = content

    def fault(self, value: Any) -> Unreadable | None:
        if not isinstance(value, list):
            return Unreadable("config", "squads: expected a list with one entry a side", "fault-squads")
        for one in value:
            try:
                squad_of(self.content, str(one))
            except Unreadable as fault:
                why = f"squads: '{one}' is no ready-made squad, and as a line of text: {fault.why}"
                told: dict[str, object] = {"word": brief(one), "reason": fault.reason()}
                return Unreadable("config", why, "fault-squad-word", told)
        return None


class TableSetting(Setting):
    """The table of the Free scenario: a ready-made one, one that the players build, or a blueprint's line of text."""

    def __init__(self, content: Content, default: str, values: list[str]) -> None:
        super().__init__("table", "one", default, values=values)
        self.content = content

    def fault(self, value: Any) -> Unreadable | None:
        if value in self.values:
            return None
        try:
            read_blueprint(self.content, str(value))
        except Unreadable as fault:
            why = f"table: '{value}' is none of {', '.join(self.values)}, and as a line of text: {fault.why}"
            told: dict[str, object] = {"word": brief(value), "reason": fault.reason()}
            return Unreadable("config", why, "fault-table-word", told)
        return None


class Steamfront(Game):
    """Two squads on one scenario. [SF-2.1.1]"""

    id = "steamfront"
    rules_version = 2

    def __init__(self, pack: Pack | None = None) -> None:
        self.content = Content(pack)
        self.brought = pack  # what an owner brought; None for the house's content

    def opened_with(self) -> tuple[Any, ...]:
        return (self.brought,)

    def settings(self) -> list[Setting]:
        content = self.content
        scenarios = [scenario.id for scenario in content.scenarios]
        tables = [ready.id for ready in content.tables]
        squads = list(content.squads)
        return [
            # By agreement or at random. [SF-3.2.1]
            Setting("scenario", "one", scenarios[0], values=[*scenarios, RANDOM]),
            TableSetting(content, tables[0] if tables else BUILD, [*tables, BUILD]),
            Setting("deployment", "one", RANDOM, values=[RANDOM, *content.deployments]),
            # The book recommends numbers; the players may agree on others. [SF-9.1.2]
            Setting("terrain-count", "one", RANDOM, values=[RANDOM, *_numbers(MOST_TERRAIN)]),
            Setting("objective-count", "one", RANDOM, values=[RANDOM, *_numbers(OBJECTIVES)]),
            SquadSetting(content, [squads[0], squads[min(2, len(squads) - 1)]]),
            Setting("format", "one", STANDARD, values=FORMATS),
            *switch_settings(content.contact, content.objective_mm),
            Setting("turns", "number", 0, low=0, high=MOST_TURNS, carried=True),
            Setting("lesson", "one", NO_LESSON, values=[NO_LESSON, *LESSONS], carried=True),
        ]

    def refuses(self, config: Config) -> Refusal | None:
        squads = config["squads"]
        # Two sides, no more and no fewer. [SF-2.1.1]
        if len(squads) != SIDES:
            return Refusal("SF-2.1.1", "why-two-sides", {"sides": len(squads)})
        for word in squads:
            broken = limits(self.content, squad_of(self.content, word), config["format"])
            if broken:
                return broken[0]
        return self._refuses_table(config)

    def _refuses_table(self, config: Config) -> Refusal | None:
        """Why the table of the Free scenario cannot be as agreed; other scenarios bring their own."""
        content, wide = self.content, config["objective-diameter"]
        built = [scenario.id for scenario in content.scenarios if scenario.is_built()]
        scenario = config["scenario"]
        if config["lesson"] != NO_LESSON or (scenario != RANDOM and scenario not in built):
            return None
        agreed = self.agreed(config)
        if config["table"] == BUILD:
            return why_no_room(content, wide, agreed)
        if self.is_blueprint(config["table"]):
            return why_not_blueprint(content, read_blueprint(content, config["table"]), wide, agreed)
        ready = content.tables[[one.id for one in content.tables].index(config["table"])]
        asked = [agreed.deployment, agreed.terrain, agreed.objectives]
        # As it is, a ready-made table is its edition's own business.
        return None if asked == [DRAWN] * 3 else why_not_blueprint(content, blueprint_of(ready), wide, agreed)

    def agreed(self, config: Config) -> Agreed:
        """Deployment and numbers that the players agreed on. [SF-9.1.2] [A-37]"""
        deployment, terrain, marks = config["deployment"], config["terrain-count"], config["objective-count"]
        return Agreed(
            DRAWN if deployment == RANDOM else self.content.deployments.index(deployment),
            DRAWN if terrain == RANDOM else int(terrain),
            DRAWN if marks == RANDOM else int(marks),
        )

    def is_blueprint(self, word: str) -> bool:
        return word != BUILD and word not in [ready.id for ready in self.content.tables]

    def seats(self, config: Config) -> list[str]:
        return SIDE_IDS

    def setup(self, config: Config) -> Table:
        content = self.content
        table = FrontTable(content, Switches(config))
        table.lay(SIDES)
        if config["lesson"] != NO_LESSON:
            lay_lesson(table, config["lesson"])
            return table
        for side in range(SIDES):
            enlist(table, side, squad_of(content, config["squads"][side]))
        for figure in range(FIGURES):
            # Nobody starts with pressure, except by a special.
            if table.card(figure) >= 0 and content.can(table.card(figure), FULL_BOILER):
                table.cells[PRESSURE + figure] = content.amount(table.card(figure), FULL_BOILER)
        tables = [ready.id for ready in content.tables]
        agreed = self.agreed(config)
        if self.is_blueprint(config["table"]):
            ready = LAID
            blueprint = read_blueprint(content, config["table"])
            drawn = blueprint.deployment if agreed.deployment == DRAWN else agreed.deployment
            lay_table(table, drawn, blueprint.pieces, blueprint.marks())
        else:
            ready = BUILT if config["table"] == BUILD else tables.index(config["table"])
        steps: list[Step[Any]] = [Prepare(ready, agreed.deployment, agreed.terrain, agreed.objectives)]
        if config["scenario"] == RANDOM:
            steps.insert(0, DrawScenario())
        else:
            scenarios = [scenario.id for scenario in content.scenarios]
            table.cells[SCENARIO] = scenarios.index(config["scenario"])
        table.then(*steps)
        return table

    def outcome(self, table: Table) -> Outcome | None:
        """More points win, equal points share the day. [SF-9.4.3] [A-34]"""
        assert isinstance(table, FrontTable)
        if table.stack:
            return None
        points = [int(table.cells[POINTS + side]) for side in range(SIDES)]
        if table.switches.lesson != NO_LESSON:
            met = is_met(table)
            return Outcome(
                [LEARNER if met else 1 - LEARNER], "end-lesson-met" if met else "end-lesson-missed", {}, points
            )
        told = {"first": points[0], "second": points[1]}
        if points[0] == points[1]:
            return Outcome([0, 1], "end-draw", told, points)
        return Outcome([0 if points[0] > points[1] else 1], "end-points", told, points)

    def layout(self) -> Layout:
        return LAYOUT

    def scene(self, seen: Table, seat: int) -> dict[str, Any]:
        assert isinstance(seen, FrontTable)
        return scene_of(seen)

    def conserved(self, table: Table) -> dict[str, int]:
        """No figure appears or disappears: it waits, stands or is gone."""
        assert isinstance(table, FrontTable)
        known = [int(table.cells[STATUS + figure] != 0) for figure in range(FIGURES)]
        return {f"figures-{SIDE_IDS[side]}": sum(known[side * SIDE : side * SIDE + SIDE]) for side in range(SIDES)}

    def bound(self, config: Config) -> int:
        return 20_000

    def occasion(self, table: Table) -> dict[str, str]:
        assert isinstance(table, FrontTable)
        return {"kind": "scenario", "id": table.scenario().id}

    def turn(self, table: Table) -> int:
        assert isinstance(table, FrontTable)
        return int(table.cells[TURN])

    def roles(self, table: Table) -> list[dict[str, str] | None]:
        """The faction that a side's first figure is of."""
        assert isinstance(table, FrontTable)
        found: list[dict[str, str] | None] = []
        for side in range(SIDES):
            squad = range(side * SIDE, (side + 1) * SIDE)
            cards = [table.card(figure) for figure in squad if table.cells[CARD + figure]]
            faction = self.content.factions[self.content.faction[cards[0]]] if cards else ""
            found.append({"kind": "faction", "id": faction} if faction else None)
        return found

    def chronicler(self, config: Config, seats: int) -> Chronicler:
        return FrontChronicler()

    def teller(self) -> Teller:
        return FrontTeller()

    def pack(self) -> str:
        return self.content.edition

    def names(self) -> dict[str, dict[str, str]]:
        return names(self.content)

    def printed(self) -> dict[str, Any]:
        return printed(self.content)

    def lenses(self) -> list[str]:
        return [*LENSES, COACH]

    def look(self, seen: Table, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
        assert isinstance(seen, FrontTable)
        return coach(seen, seat) if lens == COACH else look(seen, lens, wish)

    def variants(self) -> list[Variant]:
        """Three figures a side for three turns. [A-74]"""
        usual = self.defaults()["squads"]
        squads = [three_of(self.content, squad_of(self.content, word)).code() for word in usual]
        small = {"format": CASUAL, "squads": squads, "turns": 3, "end-on-wipeout": True}
        return [Variant("small", small)]

    def tools(self) -> list[str]:
        return list(TOOLS)

    def craft(self, tool: str, wish: dict[str, Any]) -> dict[str, Any]:
        return craft(self.content, tool, wish)

    def lessons(self) -> list[Lesson]:
        """Move and charge, sets, orders, scenery, objectives."""
        return [Lesson(room.id, {"lesson": room.id}, room.minutes) for room in ROOMS]
