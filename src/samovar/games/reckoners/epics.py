"""Epics of the districts: they arrive, act, and grow."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.reckoners import obstacles
from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.cells import (
    BRACKET,
    CHAIN,
    DECK,
    DUPLICATES,
    EPIC,
    EPIC_AT,
    GONE,
    HEALTH,
    IN_PLAY,
    NOWHERE,
    RESEARCH,
)
from samovar.games.reckoners.choices import Visit
from samovar.games.reckoners.content.ids import EPIC_COUNT, EPICS
from samovar.games.reckoners.content.parameters import (
    DUPLICATE_SHARED_RECURSION,
    START_EPIC_BRACKET,
)
from samovar.games.reckoners.content.words import DUPLICATE, ONCE, SKIP_LEFTMOST, SLOW_BRACKET, STRENGTHEN
from samovar.games.reckoners.events import Arrived, BracketMoved, EpicActed
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.visits import Visits
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Chance, Step


class AddEpics(Step[ReckonersTable]):
    """Each district without an Epic gets the next card, clockwise from the Great Epic. [RK-EPIC.16] [RK-EPIC.17]"""

    def run(self, table: ReckonersTable) -> None:
        empty = [place for place in table.clockwise_from(table.great_place()) if table.epic(place) == NOWHERE]
        if len(empty) > 1 and table.switches.players_order_epics:
            table.then(NextArrival(table.speaker(), tuple(empty)))
        else:
            draws: list[Step[Any]] = [Arrival(place) for place in empty]
            table.then(*draws)


class NextArrival(Visits):
    """The players choose which district is refilled next, where the parameter lets them. [RK-EPIC.17]"""

    rule: ClassVar[str] = "RK-EPIC.17"

    def again(self, rest: tuple[int, ...]) -> Step[Any]:
        return NextArrival(self.seat, rest)

    def at(self, place: int) -> Step[Any]:
        return Arrival(place)


def lying(table: ReckonersTable, at: int) -> list[int]:
    return [epic for epic in range(EPIC_COUNT) if table.cells[EPIC_AT + epic] == at]


class Arrival(Step[ReckonersTable]):
    """The deck is rebuilt from the defeated when it is empty; with none of them either, the district stays empty.

    [RK-EPIC.18] [RK-GOAL.8]
    """

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: ReckonersTable) -> None:
        if not lying(table, DECK):
            for epic in lying(table, GONE):
                table.cells[EPIC_AT + epic] = DECK
        if lying(table, DECK):
            table.then(DrawEpic(self.place))


class DrawEpic(Chance[ReckonersTable]):
    """The top card of a deck that nobody has looked into: any of its cards, equally likely. [RK-SETUP.6]"""

    def __init__(self, place: int) -> None:
        self.place = place

    def ways(self, table: ReckonersTable) -> int:
        return len(lying(table, DECK))

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        seat_epic(table, self.place, lying(table, DECK)[outcome])

    def label(self, table: ReckonersTable, outcome: int) -> str:
        return EPICS[lying(table, DECK)[outcome]]


def seat_epic(table: ReckonersTable, place: int, epic: int) -> None:
    """Face up, research and health on the card's values, three actions left of the bracket.

    [RK-SETUP.7] [RK-SETUP.8]
    """
    table.cells[EPIC_AT + epic] = IN_PLAY
    table.cells[EPIC + place] = epic
    table.cells[RESEARCH + place] = table.agreed.epics.research[epic]
    table.cells[HEALTH + place] = table.agreed.epics.health[epic]
    table.cells[BRACKET + place] = min(table.param(START_EPIC_BRACKET), table.agreed.epics.length[epic])
    if table.log is not None:
        table.tell(Arrived(epic, int(table.district(place))))


class ActivateEpics(Step[ReckonersTable]):
    """Every Epic in play once, district by district, clockwise from the Great Epic's. [RK-EPIC.4] [RK-EPIC.5]

    A district without an Epic is passed over, whatever lies there. [RK-EPIC.15] [RS-DUP.5]
    """

    def run(self, table: ReckonersTable) -> None:
        order = [place for place in table.clockwise_from(table.great_place()) if table.epic(place) != NOWHERE]
        if table.switches.players_order_epics and len(order) > 1:
            table.then(NextEpic(table.speaker(), tuple(order)))
        else:
            steps: list[Step[Any]] = [Activation(place) for place in order]
            table.then(*steps)


class NextEpic(Visits):
    """The players choose which Epic acts next, where the parameter lets them. [RK-EPIC.4]"""

    rule: ClassVar[str] = "RK-EPIC.4"

    def again(self, rest: tuple[int, ...]) -> Step[Any]:
        return NextEpic(self.seat, rest)

    def at(self, place: int) -> Step[Any]:
        return Activation(place)


class Activation(Step[ReckonersTable]):
    """One Epic: its actions, then its duplicate tokens, then what is counted at the end, then the bracket moves.

    [RK-EPIC.2] [RK-EPIC.6] [RK-EPIC.7] [RS-DUP.1] [RS-COND.4]
    """

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: ReckonersTable) -> None:
        place = self.place
        table.cells[CHAIN] = 0
        if table.log is not None:
            table.tell(EpicActed(int(table.epic(place)), int(table.district(place))))
        if table.switches.advance_before_acting:
            table.then(Advance(place), *self.actions(table))
        else:
            table.then(*self.actions(table), Advance(place))

    def actions(self, table: ReckonersTable) -> list[Step[Any]]:
        """Those left of the bracket as it is now, and those of the tokens that lie there now. [RS-ACT.11] [RS-ACT.14]

        Tokens that it adds wait for the next round. [RS-DUP.6]
        """
        place, bracket, tokens = self.place, table.bracket(self.place), table.pieces(DUPLICATES, self.place)
        switches = table.switches
        if switches.live_bracket or switches.tokens_counted_after_actions or switches.players_order_copies:
            bracket = NOWHERE if switches.live_bracket else bracket
            tokens = NOWHERE if switches.tokens_counted_after_actions else tokens
            return [SlotBySlot(place, 0, bracket, tokens, ())]
        slots = own_slots(table, place, bracket) + token_slots(table, place, tokens)
        row = ordered(table, expanded(table, place, slots))
        return [Acting(tuple(row), place, NOWHERE)] if row else []


def own_slots(table: ReckonersTable, place: int, bracket: int) -> list[int]:
    """The actions left of the bracket; Blackmail skips the leftmost. [RS-EQ.36] [RS-EQ.38] [RS-INT.3]"""
    epic = table.epic(place)
    first = 1 if skips_leftmost(table, place) else 0
    end = min(bracket, table.agreed.epics.length[epic])
    return [table.agreed.epics.act(epic, slot) for slot in range(first, end)]


def token_slots(table: ReckonersTable, place: int, tokens: int) -> list[int]:
    """Slot 1 for the first token, slot 2 for the second, the last one again when the track is at its end.

    [RS-DUP.1] [RS-DUP.2] [RS-DUP.3] [RS-DUP.4]
    """
    return [table.agreed.epics.act(table.epic(place), slot) for slot in range(tokens)]


def skips_leftmost(table: ReckonersTable, place: int) -> bool:
    """An owner of Blackmail stands there; Cody's token does not count. [RS-EQ.37] [RS-EQ.39] [RK-ABIL.9]"""
    return any(table.benefits(seat, SKIP_LEFTMOST) != NOWHERE for seat in table.present(place))


def ordered(table: ReckonersTable, row: list[int]) -> list[int]:
    """Conditional actions count at the end of the activation, each performance the final number.

    So they come last, after the duplicate tokens and before the bracket moves. [RS-COND.2] [RS-COND.3] [RS-COND.4]
    [RS-DUP.9]
    """
    if not table.switches.conditions_count_at_the_end:
        return row
    measure = table.content.acts.measure
    return [act for act in row if measure[act] == ONCE] + [act for act in row if measure[act] != ONCE]


def expanded(table: ReckonersTable, place: int, row: list[int]) -> list[int]:
    """The row with each shared Duplicate replaced by what it copies."""
    found: list[int] = []
    for act in row:
        if table.content.acts.action[act] == DUPLICATE:
            found += copied(table, place, table.param(DUPLICATE_SHARED_RECURSION))
        else:
            found.append(act)
    return found


def copied(table: ReckonersTable, place: int, depth: int) -> list[int]:
    """The leftmost actions of both neighbours, whatever their brackets; a copied Duplicate does nothing.

    [RS-ACT.30] [RS-ACT.31] [RS-ACT.32] [RS-ACT.33] [RS-ACT.34] [RS-INT.1]
    """
    beside = table.neighbours(place)
    if table.switches.counterclockwise_copies_first:
        beside.reverse()
    found: list[int] = []
    for other in beside:
        if table.epic(other) != NOWHERE:
            found += copied_from(table, other, depth)
    return found


def copied_from(table: ReckonersTable, other: int, depth: int) -> list[int]:
    act = table.agreed.epics.act(table.epic(other), 0)
    if table.content.acts.action[act] != DUPLICATE:
        return [act]
    return copied(table, other, depth - 1) if depth > 0 else []


def duplicate(table: ReckonersTable, place: int) -> None:
    """A shared Duplicate outside an activation, or where the players order the copies."""
    if table.switches.players_order_copies:
        beside = [other for other in table.neighbours(place) if table.epic(other) != NOWHERE]
        if len(beside) > 1:
            table.then(NextCopy(table.speaker(), place, tuple(beside)))
            return
    row = copied(table, place, table.param(DUPLICATE_SHARED_RECURSION))
    if row:
        table.then(Acting(tuple(row), place, NOWHERE))


class NextCopy(Ask[ReckonersTable]):
    """Which neighbour is copied first, where the parameter lets the players choose. [RS-ACT.33]"""

    rule: ClassVar[str] = "RS-ACT.33"

    def __init__(self, seat: int, place: int, todo: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.todo = todo

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Visit(table.district(place)) for place in self.todo]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Visit):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_district(table, choice.district)
        if reason is None and table.place_of(choice.district) not in self.todo:
            return Refusal(self.rule, "why-neighbours-only")
        return reason

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Visit)
        first = table.place_of(choice.district)
        row: list[int] = []
        for other in [first, *[place for place in self.todo if place != first]]:
            row += copied_from(table, other, table.param(DUPLICATE_SHARED_RECURSION))
        if row:
            table.then(Acting(tuple(row), self.place, NOWHERE))


def duplicate_here(table: ReckonersTable, place: int) -> None:
    """Ildithia: the leftmost action of the district's own Epic, conditional ones counted at once. [RS-ILD.14]

    [RS-ILD.15] [RS-ILD.24]
    """
    if table.epic(place) != NOWHERE:
        table.then(Acting((table.agreed.epics.act(table.epic(place), 0),), place, NOWHERE))


class SlotBySlot(Step[ReckonersTable]):
    """An activation one slot at a time, for parameters that look at the table while it goes on.

    `bracket` is NOWHERE where the live bracket counts, `tokens` where they are counted after the own actions.
    """

    def __init__(self, place: int, slot: int, bracket: int, tokens: int, later: tuple[int, ...]) -> None:
        self.place = place
        self.slot = slot
        self.bracket = bracket
        self.tokens = tokens
        self.later = later

    def run(self, table: ReckonersTable) -> None:
        place, slot = self.place, self.slot
        epic = table.epic(place)
        bracket = table.bracket(place) if self.bracket == NOWHERE else self.bracket
        if slot >= min(bracket, table.agreed.epics.length[epic]):
            tokens = table.pieces(DUPLICATES, place) if self.tokens == NOWHERE else self.tokens
            row = ordered(table, [*token_slots(table, place, tokens), *self.later])
            if row:
                table.then(Acting(tuple(row), place, NOWHERE))
            return
        act = table.agreed.epics.act(epic, slot)
        later = self.later
        conditional = table.content.acts.measure[act] != ONCE
        if conditional and table.switches.conditions_count_at_the_end:
            later = (*later, act)
        table.then(SlotBySlot(place, slot + 1, self.bracket, self.tokens, later))
        if not (slot == 0 and skips_leftmost(table, place)) and later == self.later:
            table.then(Acting((act,), place, NOWHERE))


class Advance(Step[ReckonersTable]):
    """The bracket goes right by one and the Enforcement there; a blue shield does not stop it. [RK-EPIC.3] [RK-EPIC.6]

    [RS-SHIELD.6] [RS-EQ.41] [RS-EQ.42] [RS-EQ.44] [RK-PRO.6]
    """

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: ReckonersTable) -> None:
        spaces = table.enforcement(self.place)
        if table.switches.advance_one_more_than_enforcement:
            spaces += 1
        spaces -= slowed(table, self.place)
        if spaces > 0:
            push(table, self.place, spaces)


def slowed(table: ReckonersTable, place: int) -> int:
    """Sabotage: how many spaces less, for each owner who stands there. [RS-EQ.41] [RS-EQ.43] [RS-ASLT.2]"""
    less = 0
    for seat in table.present(place):
        card = table.benefits(seat, SLOW_BRACKET)
        if card != NOWHERE:
            less += table.content.cards.amount[card]
    return less


def push(table: ReckonersTable, place: int, spaces: int) -> None:
    """Each space beyond the end makes the last action happen at once instead. [RK-EPIC.8] [RS-ACT.13]"""
    epic = table.epic(place)
    length = table.agreed.epics.length[epic]
    moved = min(spaces, length - table.bracket(place))
    table.cells[BRACKET + place] += moved
    if table.log is not None and moved > 0:
        table.tell(BracketMoved(int(table.district(place)), int(table.bracket(place))))
    beyond = spaces - moved
    last = table.agreed.epics.act(epic, length - 1)
    # A last action that strengthens would come back here for ever. [RS-INT.1]
    if beyond > 0 and table.content.acts.action[last] != STRENGTHEN:
        table.then(Acting((last,) * beyond, place, NOWHERE))


def strengthen(table: ReckonersTable, places: list[int], amount: int) -> None:
    """Epics' brackets go right; the Great Epic is not touched. [RS-ACT.10] [RS-ACT.12] [RS-LACT.10] [RS-LACT.11]"""
    for place in reversed(places):  # what is pushed last happens first
        if table.epic(place) == NOWHERE:
            continue
        spaces = amount
        if table.switches.sabotage_slows_strengthen:  # else never reduced [RS-EQ.45]
            spaces -= slowed(table, place)
        if spaces > 0:
            push(table, place, spaces)
