"""Moving: who may leave, where to, and what it costs."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import spending, stock
from samovar.games.reckoners.cells import MOVES, NOWHERE, WHERE
from samovar.games.reckoners.content.parameters import (
    ATTRACT_BLOCKS_CARD_MOVES,
    BARRICADE_BLOCKS,
    BARRICADE_BLOCKS_ENTERING,
    BARRICADE_BLOCKS_LEAVING,
    DISPATCH_OBEYS_BARRICADES,
    MOVE_RANGE,
    MOVE_RANGE_ADJACENT,
)
from samovar.games.reckoners.content.words import AFTER_MOVE, MOVES_COST_TWO, PASS_BARRICADES, SYMBOL_COUNT
from samovar.games.reckoners.events import Moved
from samovar.games.reckoners.sources import FROM_EFFECT, NEVER_MIND, payers, take_in_hand
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.steps import Ask


def held_by_attract(table: ReckonersTable, place: int) -> bool:
    """Attract lies left of the bracket of the Epic there: at once, without any activation, and no longer than that.

    [RS-ACT.1] [RS-ACT.2] [RS-ACT.4] [RS-EQ.40]
    """
    epic = table.epic(place)
    return epic != NOWHERE and table.bracket(place) > table.content.epics.attracts[epic]


def destinations(table: ReckonersTable, seat: int, by_card: bool, sent: bool = False) -> list[int]:
    """Where this Reckoner may move: any other district, unless barricades or an Epic hold him.

    [RK-MOVE.2] [RK-MOVE.4] [RS-ACT.5] [RS-ACT.7] [RS-RECK.7] [RK-EQ.18]
    """
    here = table.where(seat)
    if held_by_attract(table, here) and (not by_card or table.param(ATTRACT_BLOCKS_CARD_MOVES) == 1):
        return []
    blocks = table.param(BARRICADE_BLOCKS)
    free = table.benefits(seat, PASS_BARRICADES) != NOWHERE
    if sent and table.param(DISPATCH_OBEYS_BARRICADES) == 0:
        free = True
    if not free and blocks != BARRICADE_BLOCKS_ENTERING and table.barricades(here) > 0:
        return []
    if table.param(MOVE_RANGE) == MOVE_RANGE_ADJACENT and not sent:
        reachable = table.neighbours(here)
    else:
        reachable = [place for place in range(table.ring()) if place != here]
    if not free and blocks != BARRICADE_BLOCKS_LEAVING:
        reachable = [place for place in reachable if table.barricades(place) == 0]
    return reachable


def costs_two(table: ReckonersTable, seat: int) -> bool:
    return table.assault(seat, MOVES_COST_TWO) > 0


def moves(table: ReckonersTable, seat: int, by_card: bool) -> list[Choice]:
    """The moves that the source in hand pays for; a second die must be at hand where a move costs two. [RS-ASLT.14]"""
    reachable = destinations(table, seat, by_card)
    if reachable and costs_two(table, seat) and not payers(table, seat, NEVER_MIND, True):
        return []
    return [stock.GOES[table.district(place)] for place in reachable]


def can_move(table: ReckonersTable, seat: int) -> bool:
    """Whether `moves` with a die would offer any."""
    here = table.where(seat)
    if held_by_attract(table, here):
        return False
    if table.barricades(here) == 0 and table.param(BARRICADE_BLOCKS) == BARRICADE_BLOCKS_LEAVING:
        return not costs_two(table, seat) or len(payers(table, seat, NEVER_MIND, True)) > 0  # the common case
    return len(moves(table, seat, False)) > 0


def pay_and_go(table: ReckonersTable, seat: int, place: int) -> None:
    """One die is paid; the second follows where an assault demands it. [RK-MOVE.1] [RS-ASLT.14] [RS-ASLT.15]"""
    if costs_two(table, seat):
        table.then(SecondDie(seat, place))
    else:
        go(table, seat, place)


def go(table: ReckonersTable, seat: int, place: int) -> None:
    """A Move action of his own: Submarine answers it with one of its two symbols. [RS-EQ.23] [RS-EQ.24]

    [RS-EQ.26] [RK-MOVE.3]
    """
    table.cells[MOVES + seat] += 1
    put(table, seat, place)
    card = table.benefits(seat, AFTER_MOVE)
    if card != NOWHERE:
        either = [symbol for symbol in range(SYMBOL_COUNT) if table.content.cards.shows(card, symbol)]
        # Never another move: the book's list leaves it out, and moves would not end. [RS-EQ.25] [RS-INT.1]
        mode = spending.WHOLE | spending.ONE_OF | spending.NO_MOVE
        table.then(spending.InHand(seat, FROM_EFFECT, tuple(either), 0, mode))


def put(table: ReckonersTable, seat: int, place: int) -> None:
    """The figure stands there now, by whatever means; forced moves ask no barricade. [RK-MOVE.9] [RK-MOVE.8]"""
    table.cells[WHERE + seat] = place
    if table.log is not None:
        table.tell(Moved(int(table.who(seat)), int(table.district(place))))


class SecondDie(Ask[ReckonersTable]):
    """Moves cost this Reckoner two dice: what is the second? [RS-ASLT.14] [RS-ASLT.16]"""

    rule: ClassVar[str] = "RS-ASLT.14"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, table: ReckonersTable) -> list[Choice]:
        return payers(table, self.seat, NEVER_MIND, True)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        take_in_hand(table, self.seat, choice)
        go(table, self.seat, self.place)
