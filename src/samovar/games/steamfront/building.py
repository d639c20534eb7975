"""Before the first turn: the scenario, the table, the zones, and the squads on it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamfront.choices import Lay, Mark, Pick, PickObjective, TakeZone
from samovar.games.steamfront.content import Piece
from samovar.games.steamfront.deploying import Deploying
from samovar.games.steamfront.dice import SIDES as FACES
from samovar.games.steamfront.errands import called, mark
from samovar.games.steamfront.events import (
    Drawn,
    Laid,
    Marked,
    RolledOff,
    ScenarioDrawn,
    ZoneTaken,
)
from samovar.games.steamfront.placing import Plan, why_not_objective, why_not_piece
from samovar.games.steamfront.table import (
    BAG_EMPTY,
    BAG_RELICS,
    DEPLOYMENT,
    OBJECTIVE_COUNT,
    OBJECTIVE_X,
    OBJECTIVE_Y,
    OBJECTIVES,
    OBJECTIVES_LEFT,
    PIECE,
    PIECE_STATE,
    PIECE_TURN,
    PIECE_X,
    PIECE_Y,
    PIECES,
    SCENARIO,
    SIDES,
    TERRAIN_LEFT,
    ZONE,
    FrontTable,
    other,
)
from samovar.games.steamfront.turn import Turn
from samovar.games.steamfront.words import MECHANISM, TERRAIN_KINDS
from samovar.geometry.plane import INCH
from samovar.geometry.turning import STEPS
from samovar.kernel.chance import faces
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import AmountField, Field, PointField
from samovar.kernel.steps import Ask, Chance, Step

BUILT: Final = -1  # no ready-made table: the players build it
LAID: Final = -2  # the table lies there already, from a blueprint
DRAWN: Final = -1  # no deployment or number was agreed on: chance decides, or the ready-made table
MOST_TERRAIN: Final = 12  # pieces that can be agreed on
MOST_SAMPLES: Final = 24
SAMPLE_PITCH: Final = 2 * INCH


class DrawScenario(Chance[FrontTable]):
    """A scenario drawn from the list, each as likely. [SF-3.2.1]"""

    def ways(self, table: FrontTable) -> int:
        return len(table.content.scenarios)

    def happen(self, table: FrontTable, outcome: int) -> None:
        table.cells[SCENARIO] = outcome
        table.tell(ScenarioDrawn(table.content.scenario_name[outcome]))

    def label(self, table: FrontTable, outcome: int) -> str:
        return table.content.scenarios[outcome].id


class Prepare(Step[FrontTable]):
    """Lay what the scenario or the ready-made table lays; draw what is left to chance; then roll off for the zones."""

    def __init__(self, ready: int, deployment: int, terrain: int, objectives: int) -> None:
        self.ready = ready
        self.deployment = deployment
        self.terrain = terrain
        self.objectives = objectives

    def run(self, table: FrontTable) -> None:
        scenario = table.scenario()
        steps: list[Step[Any]] = [RollOff()]
        if not scenario.is_built():
            clear_table(table)
            lay_table(table, scenario.deployment, scenario.pieces, scenario.objectives)
            for piece in scenario.shut:
                table.cells[PIECE_STATE + piece] = 0
        elif self.ready >= 0:
            ready = table.content.tables[self.ready]
            agreed = ready.deployment if self.deployment == DRAWN else self.deployment
            lay_table(table, agreed, ready.pieces, ready.objectives)
        elif self.ready == BUILT:
            steps.insert(0, DrawTable(self.deployment, self.terrain, self.objectives))
        table.cells[BAG_RELICS] = scenario.bag_relics
        table.cells[BAG_EMPTY] = scenario.bag_empty
        table.then(*steps)


def lay_table(table: FrontTable, deployment: int, pieces: list[Piece], objectives: list[int]) -> None:
    table.cells[DEPLOYMENT] = deployment + 1
    for place, piece in enumerate(pieces):
        lay_piece(table, place, piece.kind, piece.x, piece.y, piece.turn)
    for place in range(len(objectives) // 2):
        lay_objective(table, objectives[2 * place], objectives[2 * place + 1])


def clear_table(table: FrontTable) -> None:
    """Take away what a blueprint laid: a scenario with a table of its own was drawn."""
    for place in range(PIECES):
        lay_piece(table, place, -1, 0, 0, 0)
        table.cells[PIECE_STATE + place] = 0
    for place in range(OBJECTIVES):
        table.cells[OBJECTIVE_X + place] = 0
        table.cells[OBJECTIVE_Y + place] = 0
    table.cells[OBJECTIVE_COUNT] = 0


def lay_piece(table: FrontTable, place: int, kind: int, x: int, y: int, turn: int) -> None:
    cells = table.cells
    cells[PIECE + place] = kind + 1
    cells[PIECE_X + place] = x
    cells[PIECE_Y + place] = y
    cells[PIECE_TURN + place] = turn
    cells[PIECE_STATE + place] = 1


def lay_objective(table: FrontTable, x: int, y: int) -> None:
    place = table.cells[OBJECTIVE_COUNT]
    table.cells[OBJECTIVE_X + place] = x
    table.cells[OBJECTIVE_Y + place] = y
    table.cells[OBJECTIVE_COUNT] += 1


class DrawTable(Chance[FrontTable]):
    """Deployment, number of pieces and number of objectives, each value as likely, unless the players agreed on it.

    The book recommends numbers; others are theirs to choose, even ones included. [SF-9.1.1] [SF-9.1.2] [A-37]
    """

    def __init__(self, deployment: int, terrain: int, objectives: int) -> None:
        self.deployment = deployment
        self.terrain = terrain
        self.objectives = objectives

    def values(self, table: FrontTable) -> tuple[list[int], list[int], list[int]]:
        """What each may come to."""
        scenario = table.scenario()
        recommended = list(range(scenario.least_terrain, scenario.most_terrain + 1))
        return (
            list(range(len(table.content.zones))) if self.deployment == DRAWN else [self.deployment],
            recommended if self.terrain == DRAWN else [self.terrain],
            scenario.objective_counts if self.objectives == DRAWN else [self.objectives],
        )

    def drawn(self, table: FrontTable, outcome: int) -> tuple[int, int, int]:
        deployments, terrain, objectives = self.values(table)
        outcome, deployment = divmod(outcome, len(deployments))
        objective, pieces = divmod(outcome, len(terrain))
        return deployments[deployment], terrain[pieces], objectives[objective]

    def ways(self, table: FrontTable) -> int:
        deployments, terrain, objectives = self.values(table)
        return len(deployments) * len(terrain) * len(objectives)

    def happen(self, table: FrontTable, outcome: int) -> None:
        deployment, terrain, objectives = self.drawn(table, outcome)
        table.cells[DEPLOYMENT] = deployment + 1
        table.cells[TERRAIN_LEFT] = terrain
        table.cells[OBJECTIVES_LEFT] = objectives
        table.tell(Drawn(table.content.deployment_name[deployment], terrain, objectives))

    def label(self, table: FrontTable, outcome: int) -> str:
        deployment, terrain, objectives = self.drawn(table, outcome)
        return f"{table.content.deployments[deployment]}-{terrain}-{objectives}"


class RollOff(Chance[FrontTable]):
    """One die each: the winner takes a zone, the other lays and deploys first. [A-40]"""

    def ways(self, table: FrontTable) -> int:
        return FACES * FACES

    def happen(self, table: FrontTable, outcome: int) -> None:
        one, two = faces(outcome, SIDES, FACES)
        table.tell(RolledOff(one + 1, two + 1))
        if one == two:
            table.then(RollOff())
        else:
            table.then(ZoneChoice(0 if one > two else 1))

    def label(self, table: FrontTable, outcome: int) -> str:
        return "".join([str(face + 1) for face in faces(outcome, SIDES, FACES)])


class ZoneChoice(Ask[FrontTable]):
    """Which of the two zones the winner deploys in. [A-40]"""

    rule: ClassVar[str] = "A-40"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: FrontTable) -> list[Choice]:
        return [TakeZone(0), TakeZone(1)]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        known = isinstance(choice, TakeZone) and choice.zone in (0, 1)
        return None if known else Refusal(self.rule, "why-take-a-zone")

    def take(self, table: FrontTable, choice: Choice) -> None:
        assert isinstance(choice, TakeZone)
        loser = int(other(self.seat))
        table.cells[ZONE + self.seat] = choice.zone + 1
        table.cells[ZONE + loser] = 2 - choice.zone
        table.tell(ZoneTaken(self.seat, choice.zone))
        table.then(Building(loser), Deploying(loser), Turn())


class Building(Step[FrontTable]):
    """The sides take turns to lay one piece or one objective. [SF-9.1.4]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: FrontTable) -> None:
        if table.cells[TERRAIN_LEFT] + table.cells[OBJECTIVES_LEFT] == 0:
            return
        picking = Picking(self.seat)
        if picking.options(table):
            table.then(picking, Building(int(other(self.seat))))
        else:
            # No piece of the box fits any more: the table is as full as it gets.
            table.cells[TERRAIN_LEFT] = 0


class Picking(Ask[FrontTable]):
    """What to lay next: any shape of the four types, or an objective. [SF-9.1.3] [SF-9.1.4]"""

    rule: ClassVar[str] = "SF-9.1.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: FrontTable) -> list[Choice]:
        content = table.content
        offered: list[Choice] = []
        if table.cells[OBJECTIVES_LEFT] > 0:
            offered.append(PickObjective())
        if table.cells[TERRAIN_LEFT] > 0:
            kinds = [kind for kind in range(len(content.terrain)) if self.why_not_kind(table, kind) is None]
            offered += [Pick(content.terrain_name[kind]) for kind in kinds]
        return offered

    def why_not_kind(self, table: FrontTable, kind: int) -> Refusal | None:
        """Scenery of the four types, as long as it fits; mechanisms come with a scenario. [SF-9.1.3]"""
        if table.content.terrain_type[kind] == MECHANISM:
            return Refusal("SF-9.1.3", "why-no-terrain-type")
        return None if samples(table, kind, 1) else Refusal("SF-9.1.3", "why-no-room-left")

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, PickObjective):
            left = table.cells[OBJECTIVES_LEFT] > 0
            return None if left else Refusal("SF-9.1.2", "why-no-objective-left")
        if not isinstance(choice, Pick):
            return Refusal(self.rule, "why-pick-first")
        if table.cells[TERRAIN_LEFT] == 0:
            return Refusal("SF-9.1.2", "why-no-terrain-left")
        content = table.content
        named = [kind for kind in range(len(content.terrain)) if content.terrain_name[kind] == choice.piece]
        return self.why_not_kind(table, named[0]) if named else Refusal("SF-9.1.3", "why-no-terrain-type")

    def take(self, table: FrontTable, choice: Choice) -> None:
        if isinstance(choice, Pick):
            kind = table.content.terrain.index(TERRAIN_KINDS.ids[choice.piece])
            table.then(Laying(self.seat, kind))
        else:
            table.then(Marking(self.seat))


def samples(table: FrontTable, kind: int, most: int) -> list[Lay]:
    """Some legal ways to lay a piece, spread over the table."""
    found: list[Lay] = []
    content = table.content
    plan = Plan(table)
    for place in range(table.content.wide // SAMPLE_PITCH * (table.content.high // SAMPLE_PITCH)):
        # Strides of a prime visit the lattice in scattered order, so that a few samples cover the table.
        scattered = place * 37 % (content.wide // SAMPLE_PITCH * (content.high // SAMPLE_PITCH))
        across, up = divmod(scattered, content.high // SAMPLE_PITCH)
        at = (SAMPLE_PITCH // 2 + across * SAMPLE_PITCH, SAMPLE_PITCH // 2 + up * SAMPLE_PITCH)
        turn = place * 5 % STEPS
        if why_not_piece(table, content.mould(kind, turn, *at), plan) is None:
            found.append(Lay(at, turn))
            if len(found) == most:
                break
    return found


class Laying(Ask[FrontTable]):
    """Where the piece goes and how it is turned. [SF-9.1.3] [SF-9.1.5]"""

    rule: ClassVar[str] = "SF-9.1.5"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return {"piece": {"kind": "terrain", "id": table.content.terrain[self.kind]}}

    def fields(self, table: FrontTable, seat: int) -> list[Field]:
        content = table.content
        point = PointField("at", INCH, (0, 0, content.wide, content.high), 1)
        return [point, AmountField("turn", 0, STEPS - 1)]

    def options(self, table: FrontTable) -> list[Choice]:
        return list(samples(table, self.kind, MOST_SAMPLES))

    def wording(self, table: FrontTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, Lay) or len(choice.at) != 2:
            return choice.label()
        return called(choice, mark(table, (choice.at[0], choice.at[1])))

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Lay) or len(choice.at) != 2 or not 0 <= choice.turn < STEPS:
            return Refusal(self.rule, "why-lay-a-piece")
        if max(abs(choice.at[0]), abs(choice.at[1])) > table.content.wide:
            return Refusal("A-69", "why-off-table")
        return why_not_piece(table, table.content.mould(self.kind, choice.turn, *choice.at))

    def take(self, table: FrontTable, choice: Choice) -> None:
        assert isinstance(choice, Lay)
        place = next(one for one in range(PIECES) if table.cells[PIECE + one] == 0)
        lay_piece(table, place, self.kind, choice.at[0], choice.at[1], choice.turn)
        table.cells[TERRAIN_LEFT] -= 1
        table.tell(Laid(self.seat, table.content.terrain_name[self.kind], choice.at))


class Marking(Ask[FrontTable]):
    """Where the objective goes. [SF-9.1.6] [SF-9.1.7] [SF-9.1.8] [SF-9.1.10]"""

    rule: ClassVar[str] = "SF-9.1.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self, table: FrontTable, seat: int) -> list[Field]:
        content = table.content
        return [PointField("at", INCH, (0, 0, content.wide, content.high), 1)]

    def options(self, table: FrontTable) -> list[Choice]:
        plan = Plan(table)
        first = plan.completion()
        assert first is not None, "no placement ever leaves a table that cannot be finished"
        room = plan.room()
        spread = room[:: max(1, len(room) // MOST_SAMPLES)]
        legal = [spot for spot in spread if spot not in first[:1] and why_not_objective(table, spot) is None]
        return [Mark(spot) for spot in [*first[:1], *legal]]

    def wording(self, table: FrontTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, Mark) or len(choice.at) != 2:
            return choice.label()
        return called(choice, mark(table, (choice.at[0], choice.at[1])))

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Mark) or len(choice.at) != 2:
            return Refusal(self.rule, "why-mark-a-point")
        return why_not_objective(table, (choice.at[0], choice.at[1]))

    def take(self, table: FrontTable, choice: Choice) -> None:
        assert isinstance(choice, Mark)
        lay_objective(table, choice.at[0], choice.at[1])
        table.cells[OBJECTIVES_LEFT] -= 1
        table.tell(Marked(self.seat, choice.at))
