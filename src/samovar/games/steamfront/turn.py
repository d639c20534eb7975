"""The turn: initiative, activations, control; and the end of the game."""

from __future__ import annotations

from samovar.games.steamfront.activation import BY_INITIATIVE, Alternate, new_turn
from samovar.games.steamfront.dice import SIDES as FACES
from samovar.games.steamfront.events import (
    Finished,
    GainedTokens,
    Scored,
    ThrewInitiative,
    TurnBegan,
    TurnEnded,
    WonInitiative,
)
from samovar.games.steamfront.scenery import mechanism_of, rest_mechanisms
from samovar.games.steamfront.switches import BY_LIFE, BY_POINTS
from samovar.games.steamfront.table import (
    ACTIVATION_PHASE,
    ALL_KILLS,
    CARRIES,
    CONTROL_PHASE,
    INITIATIVE,
    INITIATIVE_PHASE,
    KILLS,
    OBJECTIVE_COUNT,
    ORDERS,
    PASSES,
    PHASE,
    PIECE,
    PIECE_OWNER,
    PIECES,
    POINTS,
    SIDES,
    TURN,
    FrontTable,
    other,
)
from samovar.games.steamfront.words import GENERATOR
from samovar.games.steamfront.words import INITIATIVE as INITIATIVE_SPECIAL
from samovar.kernel.chance import faces
from samovar.kernel.native import i64
from samovar.kernel.steps import Chance, Step


class Turn(Step[FrontTable]):
    """Initiative, activation, control, in this order. [SF-4.0.1] [SF-4.1.1] [SF-4.3.4]"""

    def run(self, table: FrontTable) -> None:
        table.cells[TURN] += 1
        table.cells[PHASE] = INITIATIVE_PHASE
        table.cells[INITIATIVE] = 0
        new_turn(table)
        table.tell(TurnBegan(int(table.cells[TURN])))
        table.then(InitiativeThrow(), Tokens(), Alternate(BY_INITIATIVE), Control())


class InitiativeThrow(Chance[FrontTable]):
    """One die each; the higher wins, a tie is thrown again. [SF-4.1.2] [SF-4.1.3]"""

    def ways(self, table: FrontTable) -> int:
        return FACES * FACES

    def happen(self, table: FrontTable, outcome: int) -> None:
        thrown = [face + 1 + int(bonus(table, side)) for side, face in enumerate(faces(outcome, SIDES, FACES))]
        table.tell(ThrewInitiative(thrown[0], thrown[1]))
        if thrown[0] == thrown[1]:
            table.then(InitiativeThrow())
            return
        winner = 0 if thrown[0] > thrown[1] else 1
        table.cells[INITIATIVE] = winner + 1
        table.tell(WonInitiative(winner))

    def label(self, table: FrontTable, outcome: int) -> str:
        return "".join([str(face + 1) for face in faces(outcome, SIDES, FACES)])


def bonus(table: FrontTable, side: i64) -> i64:
    """What the specials of figures in play add to a side's initiative die."""
    content = table.content
    added: i64 = 0
    for figure in table.standing(side):
        if content.can(table.card(figure), INITIATIVE_SPECIAL):
            added += content.amount(table.card(figure), INITIATIVE_SPECIAL)
    return added


class Tokens(Step[FrontTable]):
    """An order for each started three figures on the table; passes for the smaller side, as many as it lacks.

    Counted now and not again before the next turn. [SF-4.1.4] [SF-4.1.5] [SF-4.1.6] [A-53]
    """

    def run(self, table: FrontTable) -> None:
        per = table.content.figures_per_order
        for side in range(SIDES):
            here, there = table.count(side), table.count(other(side))
            table.cells[ORDERS + side] = (here + per - 1) // per
            table.cells[PASSES + side] = max(there - here, 0)
            if table.log is not None:
                table.tell(GainedTokens(side, int(table.cells[ORDERS + side]), int(table.cells[PASSES + side])))
        table.cells[PHASE] = ACTIVATION_PHASE


class Control(Step[FrontTable]):
    """Points are counted, what is left of the tokens goes; everything else stays as it is.

    [SF-4.3.1] [SF-4.3.2] [SF-4.3.3] [SF-9.3.1]
    """

    def run(self, table: FrontTable) -> None:
        close_turn(table)
        if is_over(table):
            finish(table)
        else:
            table.then(Turn())


def close_turn(table: FrontTable) -> None:
    """Both sides score, tokens go, mechanisms rest."""
    cells = table.cells
    cells[PHASE] = CONTROL_PHASE
    gained = [score(table, side) for side in range(SIDES)]
    for side in range(SIDES):
        cells[POINTS + side] += sum(gained[side])
        if table.log is not None:
            kills, held = gained[side][0], sum(gained[side][1:])
            table.tell(Scored(side, kills + held, kills, held, int(cells[POINTS + side])))
    for side in range(SIDES):
        cells[KILLS + side] = 0
        cells[ORDERS + side] = 0
        cells[PASSES + side] = 0
    rest_mechanisms(table)
    table.tell(TurnEnded(int(cells[TURN])))


def score(table: FrontTable, side: int) -> list[int]:
    """What a side scores if the turn ended now: enemies eliminated, objectives, generators, relics.

    [SF-9.3.2] [SF-9.3.3] [A-33]
    """
    scenario = table.scenario()
    fallen = ALL_KILLS if table.switches.score_kills_every_turn else KILLS
    held = [place for place in range(int(table.cells[OBJECTIVE_COUNT])) if controller(table, place) == side]
    carried = [figure for figure in table.standing(side) if table.cells[CARRIES + figure] > 0]
    return [
        scenario.kills * int(table.cells[fallen + side]),
        scenario.objectives_score * len(held),
        scenario.generators * generators(table, side),
        scenario.relics * len(carried),
    ]


def controller(table: FrontTable, objective: int) -> int:
    """The side with strictly more figures on an objective, or -1; points or life count instead by a switch. [A-32]"""
    weight = [0, 0]
    for side in range(SIDES):
        for figure in table.standing(side):
            if table.on_objective(figure, objective):
                weight[side] += presence(table, figure)
    if weight[0] == weight[1]:
        return -1
    return 0 if weight[0] > weight[1] else 1


def presence(table: FrontTable, figure: int) -> int:
    if table.switches.control == BY_POINTS:
        return int(table.content.points[table.card(figure)])
    return int(table.life_left(figure)) if table.switches.control == BY_LIFE else 1


def generators(table: FrontTable, side: int) -> int:
    """Generators that bear a side's flag."""
    owned = 0
    for piece in range(PIECES):
        if table.cells[PIECE + piece] and table.cells[PIECE_OWNER + piece] == side + 1:
            owned += int(mechanism_of(table, piece) == GENERATOR)
    return owned


def is_over(table: FrontTable) -> bool:
    """Fifteen points, the sixth turn, or by a switch an empty side. [SF-9.4.1] [SF-9.4.2] [A-34] [A-35]"""
    scenario = table.scenario()
    if table.cells[TURN] >= (table.switches.turns or scenario.end_turns):
        return True
    if max(table.cells[POINTS], table.cells[POINTS + 1]) >= scenario.end_points:
        return True
    return table.switches.end_on_wipeout and (table.count(0) == 0 or table.count(1) == 0)


def finish(table: FrontTable) -> None:
    """What a scenario gives at the end of the game, and then nothing more happens. [SF-9.4.3]"""
    scenario = table.scenario()
    for side in range(SIDES):
        if scenario.finish_generators and generators(table, side) >= scenario.finish_generators:
            table.cells[POINTS + side] += scenario.finish_points
    table.tell(Finished(int(table.cells[POINTS]), int(table.cells[POINTS + 1])))
