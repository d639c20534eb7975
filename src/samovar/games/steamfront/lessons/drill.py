"""The drill: a lesson's table is laid, its turns go by, and it ends as soon as its goal is met."""

from __future__ import annotations

from samovar.games.steamfront.activation import BY_INITIATIVE, Activation, new_turn, waiting
from samovar.games.steamfront.building import lay_objective, lay_piece
from samovar.games.steamfront.events import TurnBegan
from samovar.games.steamfront.lessons.rooms import (
    LEARNER,
    MOVES,
    OBJECTIVES,
    ORDERS,
    POINTS_WANTED,
    SCENERY,
    SETS,
    TOKENS_LEFT,
    room_of,
)
from samovar.games.steamfront.table import (
    ACTIVATED,
    ACTIVATION_PHASE,
    ATTACKER,
    CARD,
    DEPLOYMENT,
    GONE,
    INITIATIVE,
    INITIATIVE_PHASE,
    KIND,
    LOST,
    PHASE,
    PIECE_OWNER,
    POINTS,
    PRESSURE,
    SCENARIO,
    SIDE,
    STATUS,
    TURN,
    ZONE,
    FrontTable,
    other,
)
from samovar.games.steamfront.turn import InitiativeThrow, Tokens, close_turn
from samovar.games.steamfront.words import SAS, SHOT
from samovar.kernel.steps import Step

FIRST, SECOND = 0, 1  # the learner's figures
FOE, OTHER_FOE = SIDE, SIDE + 1
GENERATOR_PIECE = 0


def lay_lesson(table: FrontTable, lesson: str) -> None:
    """A position that could have come about in play: the first turn, the learner's activation."""
    room, cells, content = room_of(lesson), table.cells, table.content
    cells[SCENARIO] = [one.id for one in content.scenarios].index(room.scenario)
    cells[DEPLOYMENT] = 1
    cells[ZONE], cells[ZONE + 1] = 1, 2
    cells[TURN] = 1
    cells[PHASE] = INITIATIVE_PHASE
    cells[INITIATIVE] = LEARNER + 1
    for place, (kind, x, y, turn) in enumerate(room.pieces):
        lay_piece(table, place, content.terrain.index(kind), x, y, turn)
    for place in range(len(room.objectives) // 2):
        lay_objective(table, room.objectives[2 * place], room.objectives[2 * place + 1])
    counts = [0, 0]
    for one in room.figures:
        figure = one.side * SIDE + counts[one.side]
        counts[one.side] += 1
        cells[CARD + figure] = table.content.cards.index(one.card) + 1
        cells[PRESSURE + figure] = one.pressure
        cells[ACTIVATED + figure] = int(one.spent)
        table.put(figure, one.x, one.y)
    table.then(Tokens(), Drill(BY_INITIATIVE))


def is_met(table: FrontTable) -> bool:
    """Whether the goal of the lesson that is played is met on this table."""
    lesson, cells = table.switches.lesson, table.cells
    if lesson == MOVES:
        start = room_of(lesson).figures[FIRST]
        walked = (int(table.x(FIRST)), int(table.y(FIRST))) != (start.x, start.y)
        return walked and cells[ATTACKER] == SECOND + 1 and cells[KIND] == SAS
    if lesson == SETS:
        return cells[STATUS + OTHER_FOE] == GONE or cells[LOST + OTHER_FOE] > 0
    if lesson == ORDERS:
        spent = cells[PHASE] == ACTIVATION_PHASE and table.orders(LEARNER) <= TOKENS_LEFT
        return spent and table.stands(SECOND) and table.on_objective(SECOND, 0)
    if lesson == SCENERY:
        shot = cells[ATTACKER] == FIRST + 1 and cells[KIND] == SHOT
        return shot and cells[PIECE_OWNER + GENERATOR_PIECE] == LEARNER + 1
    return lesson == OBJECTIVES and cells[POINTS + LEARNER] >= POINTS_WANTED


class Drill(Step[FrontTable]):
    """The sides take turns as ever; between two activations the goal is looked at. [SF-4.2.1]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: FrontTable) -> None:
        if is_met(table):
            return
        seat = int(table.cells[INITIATIVE] - 1) if self.seat == BY_INITIATIVE else self.seat
        if not waiting(table, seat):
            seat = int(other(seat))
        if waiting(table, seat):
            table.then(Activation(seat), Drill(int(other(seat))))
        else:
            table.then(Bell())


class Bell(Step[FrontTable]):
    """A turn of a lesson ends as any turn does; another follows while there is something to learn. [SF-4.3.1]"""

    def run(self, table: FrontTable) -> None:
        close_turn(table)
        if is_met(table) or table.cells[TURN] >= room_of(table.switches.lesson).turns:
            return
        table.cells[TURN] += 1
        table.cells[PHASE] = INITIATIVE_PHASE
        table.cells[INITIATIVE] = 0
        new_turn(table)
        table.tell(TurnBegan(int(table.cells[TURN])))
        table.then(InitiativeThrow(), Tokens(), Drill(BY_INITIATIVE))
