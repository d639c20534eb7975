"""Moving: who may leave, where to, and what it costs."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import in_hand, stock
from samovar.games.reckoners.cells import GREAT_PLACE, MOVES, NOWHERE, WHERE
from samovar.games.reckoners.choices import UseCard
from samovar.games.reckoners.content.words import (
    AFTER_MOVE,
    FREE_MOVE,
    MOVE,
    MOVES_COST_TWO,
    PASS_BARRICADES,
    SYMBOL_COUNT,
)
from samovar.games.reckoners.events import GreatEpicMoved, Moved
from samovar.games.reckoners.sources import FROM_EFFECT, NEVER_MIND, no_payer, no_ride, payers, rides, take_in_hand
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask


def held_by_attract(table: ReckonersTable, place: int) -> bool:
    """Attract lies left of the bracket of the Epic there: at once, without any activation, and no longer than that.

    [RS-ACT.1] [RS-ACT.2] [RS-ACT.4] [RS-EQ.40]
    """
    epic = table.epic(place)
    return epic != NOWHERE and table.bracket(place) > table.agreed.epics.attracts[epic]


def destinations(table: ReckonersTable, seat: int, by_card: bool, sent: bool = False) -> list[int]:
    """Where this Reckoner may move: any other district, unless barricades or an Epic hold him.

    [RK-MOVE.2] [RK-MOVE.4] [RS-ACT.5] [RS-ACT.7] [RS-RECK.7] [RK-EQ.18]
    """
    here = table.where(seat)
    if held_by_attract(table, here) and (not by_card or table.switches.attract_holds_card_moves):
        return []
    free = table.benefits(seat, PASS_BARRICADES) != NOWHERE
    if sent and not table.switches.dispatch_obeys_barricades:
        free = True
    if not free and not table.switches.barricades_block_entering_alone and table.barricades(here) > 0:
        return []
    if table.switches.moves_to_neighbours and not sent:
        reachable = table.neighbours(here)
    else:
        reachable = [place for place in range(table.ring()) if place != here]
    if not free and not table.switches.barricades_block_leaving_alone:
        reachable = [place for place in reachable if table.barricades(place) == 0]
    return reachable


def costs_two(table: ReckonersTable, seat: int) -> bool:
    return table.assault(seat, MOVES_COST_TWO) > 0


def second_payers(table: ReckonersTable, seat: int, riding: int) -> list[Choice]:
    """What may be the second of the two dice that a move costs: a card that grants a move counts as one of them.

    `riding` is the card that is the first already, or NOWHERE. [RS-ASLT.15] [RS-ASLT.16]
    """
    return payers(table, seat, NEVER_MIND) + [UseCard(card) for card in rides(table, seat) if card != riding]


def moves(table: ReckonersTable, seat: int, by_card: bool, riding: int = NOWHERE) -> list[Choice]:
    """The moves that the source in hand pays for; a second die must be at hand where a move costs two. [RS-ASLT.14]"""
    reachable = destinations(table, seat, by_card)
    if reachable and costs_two(table, seat) and not second_payers(table, seat, riding):
        return []
    return [stock.GOES[table.district(place)] for place in reachable]


def obstacle(
    table: ReckonersTable, seat: int, place: int, by_card: bool, sent: bool = False, riding: int = NOWHERE
) -> Refusal | None:
    """What keeps this Reckoner from moving there, or None: `destinations` and `moves`, said of one district."""
    here = table.where(seat)
    switches = table.switches
    if held_by_attract(table, here) and (not by_card or switches.attract_holds_card_moves):
        return Refusal("RS-ACT.7" if by_card else "RS-ACT.4", "why-attract-holds" if sent else "why-held-by-attract")
    free = table.benefits(seat, PASS_BARRICADES) != NOWHERE or (sent and not switches.dispatch_obeys_barricades)
    if not free and not switches.barricades_block_entering_alone and table.barricades(here) > 0:
        hold = "why-barricades-hold" if sent else "why-barricades"
        return Refusal("RS-RECK.7" if sent else "RK-MOVE.4", hold, {"count": int(table.barricades(here))})
    if place == here:
        return Refusal("RK-MOVE.2", "why-already-there")
    if switches.moves_to_neighbours and not sent and place not in table.neighbours(here):
        return Refusal("RK-MOVE.2", "why-too-far")
    if not free and not switches.barricades_block_leaving_alone and table.barricades(place) > 0:
        return Refusal("RK-MOVE.4", "why-barricades-there")
    if not sent and costs_two(table, seat) and not second_payers(table, seat, riding):
        return Refusal("RS-ASLT.14", "why-moves-cost-two")
    return None


def held(table: ReckonersTable, seat: int, riding: int) -> Refusal | None:
    """Why a card can take this Reckoner nowhere at all, or None."""
    reason: Refusal | None = None
    here = table.where(seat)
    for place in table.clockwise_from(here)[1:]:
        reason = obstacle(table, seat, place, True, False, riding)
        if reason is None:
            return None
    return reason


def can_move(table: ReckonersTable, seat: int) -> bool:
    """Whether `moves` with a die would offer any."""
    here = table.where(seat)
    if held_by_attract(table, here):
        return False
    if table.barricades(here) == 0 and table.switches.barricades_block_leaving_alone:
        return not costs_two(table, seat) or len(second_payers(table, seat, NOWHERE)) > 0  # the common case
    return len(moves(table, seat, False)) > 0


def pay_and_go(table: ReckonersTable, seat: int, place: int, riding: int = NOWHERE) -> None:
    """One die is paid; the second follows where an assault demands it. [RK-MOVE.1] [RS-ASLT.14] [RS-ASLT.15]"""
    if costs_two(table, seat):
        table.then(SecondDie(seat, place, riding))
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
        mode = in_hand.WHOLE | in_hand.ONE_OF | in_hand.NO_MOVE
        table.then(in_hand.InHand(seat, FROM_EFFECT, tuple(either), 0, mode))


def put(table: ReckonersTable, seat: int, place: int) -> None:
    """The figure stands there now, by whatever means; forced moves ask no barricade. [RK-MOVE.9] [RK-MOVE.8]"""
    table.cells[WHERE + seat] = place
    if table.log is not None:
        table.tell(Moved(int(table.who(seat)), int(table.district(place))))


def move_great(table: ReckonersTable, place: int) -> None:
    table.cells[GREAT_PLACE] = place
    if table.log is not None:
        table.tell(GreatEpicMoved(int(table.district(place))))


class SecondDie(Ask[ReckonersTable]):
    """Moves cost this Reckoner two dice: what is the second? [RS-ASLT.14] [RS-ASLT.16]"""

    rule: ClassVar[str] = "RS-ASLT.14"

    def __init__(self, seat: int, place: int, riding: int) -> None:
        self.seat = seat
        self.place = place
        self.riding = riding  # the card that was the first

    def options(self, table: ReckonersTable) -> list[Choice]:
        return second_payers(table, self.seat, self.riding)

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, UseCard) and choice.card == self.riding:
            return Refusal("RS-ASLT.15", "why-paid-already")
        if isinstance(choice, UseCard) and table.content.cards.effect[choice.card] in (MOVE, FREE_MOVE):
            return no_ride(table, self.seat, choice.card)
        return no_payer(table, self.seat, NEVER_MIND, choice, self.rule)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if not (isinstance(choice, UseCard) and table.content.cards.effect[choice.card] == FREE_MOVE):
            take_in_hand(table, self.seat, choice)
        go(table, self.seat, self.place)
