"""Babilar: every district hides a part of the Great Epic's secret, and Dawnslight helps those who look for it."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.reckoners import obstacles, triggers
from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.cells import (
    DAWN_AT,
    DAWN_BOTTOM,
    DAWN_DECK,
    DAWN_HELD,
    DAWN_SHOWN,
    DAWN_UNDER,
    MARKER,
    NOWHERE,
)
from samovar.games.reckoners.choices import HELP_IDS, Keep
from samovar.games.reckoners.content.ids import DAWNSLIGHT_CARDS
from samovar.games.reckoners.content.words import NO_ACTION
from samovar.games.reckoners.events import HelpReceived, TrackMoved
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Chance, Step


class Tracing(Step[ReckonersTable]):
    """A district's marker goes down space by space; what it reaches or passes happens at once. [RS-BAB.12] [RS-BAB.13]

    Steps beyond 0 are lost. [RS-BAB.17] [RS-BAB.18] [RS-BAB.20] `author` caused it and takes what Dawnslight gives;
    `researcher` is whose Research it is, or NOWHERE for a reward's. [RS-DAWN.4] [RS-EQ.52]
    """

    def __init__(self, place: int, spaces: int, author: int, researcher: int) -> None:
        self.place = place
        self.spaces = spaces
        self.author = author
        self.researcher = researcher

    def run(self, table: ReckonersTable) -> None:
        if self.spaces == 0 or table.marker(self.place) == 0:
            return
        table.cells[MARKER + self.place] -= 1
        left = table.marker(self.place)
        if table.log is not None:
            table.tell(TrackMoved(int(table.district(self.place)), int(left)))
        if self.spaces > 1:
            table.then(Tracing(self.place, self.spaces - 1, self.author, self.researcher))
        if left == 0 and table.great_weakened():
            triggers.great_weakened(table, self.researcher)  # only the last track counts [RS-EQ.53]
        act = table.content.cities.babilar_act(table.district(self.place), left)
        if act != NO_ACTION:
            table.then(Acting((act,), self.place, self.author))


class Help(Step[ReckonersTable]):
    """Dawnslight: draw two, keep one; with one card left it is simply taken. [RS-DAWN.1] [RS-DAWN.12]"""

    def __init__(self, place: int, author: int) -> None:
        self.place = place
        self.author = author

    def run(self, table: ReckonersTable) -> None:
        left = len(deck(table)) + len(under(table))
        if left == 0:
            return
        draws: list[Step[Any]] = [DrawHelp() for _ in range(min(left, 2))]
        seat = self.author if self.author != NOWHERE else table.speaker()
        table.then(*draws, Keeping(seat, self.place, self.author))


def deck(table: ReckonersTable) -> list[int]:
    """The cards whose order nobody knows."""
    return [card for card in range(DAWNSLIGHT_CARDS) if table.cells[DAWN_AT + card] == DAWN_DECK]


def under(table: ReckonersTable) -> list[int]:
    """The cards that were put under the deck, in the order in which they will come up."""
    found: list[int] = []
    for depth in range(DAWNSLIGHT_CARDS):
        card = table.cells[DAWN_BOTTOM + depth]
        if card != NOWHERE:
            found.append(card)
    return found


def shown(table: ReckonersTable) -> list[int]:
    return [card for card in range(DAWNSLIGHT_CARDS) if table.cells[DAWN_AT + card] == DAWN_SHOWN]


class DrawHelp(Chance[ReckonersTable]):
    """The top card: any of those that nobody has seen; below them lie the returned ones, in their order."""

    def ways(self, table: ReckonersTable) -> int:
        return max(1, len(deck(table)))

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        unseen = deck(table)
        if unseen:
            table.cells[DAWN_AT + unseen[outcome]] = DAWN_SHOWN
            return
        returned = under(table)
        table.cells[DAWN_AT + returned[0]] = DAWN_SHOWN
        _lay_under(table, returned[1:])

    def label(self, table: ReckonersTable, outcome: int) -> str:
        unseen = deck(table)
        return HELP_IDS[unseen[outcome] if unseen else under(table)[0]]


def _lay_under(table: ReckonersTable, cards: list[int]) -> None:
    for depth in range(DAWNSLIGHT_CARDS):
        table.cells[DAWN_BOTTOM + depth] = cards[depth] if depth < len(cards) else NOWHERE


class Keeping(Ask[ReckonersTable]):
    """The team keeps one of the cards, for a Reckoner of that district, or for whoever earned it.

    [RS-DAWN.2] [RS-DAWN.3] [RS-DAWN.4] [RS-DAWN.5]
    """

    rule: ClassVar[str] = "RS-DAWN.1"
    proposes: ClassVar[bool] = False
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, place: int, author: int) -> None:
        self.seat = seat
        self.place = place
        self.author = author

    def receivers(self, table: ReckonersTable) -> list[int]:
        there = table.present(self.place)
        if there:
            return there
        return [self.author] if self.author != NOWHERE else list(range(table.seats))

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Keep(card, table.who(seat)) for card in shown(table) for seat in self.receivers(table)]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Keep):
            return obstacles.answer_first(self.rule)
        if choice.card not in shown(table):
            return Refusal(self.rule, "why-help-not-drawn")
        reason = obstacles.of_reckoner(table, choice.reckoner)
        if reason is not None or table.seat_of(choice.reckoner) in self.receivers(table):
            return reason
        if table.someone_at(self.place):
            return Refusal("RS-DAWN.2", "why-not-in-district")
        return Refusal("RS-DAWN.3", "why-help-earned-by-another")

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Keep)
        back = [card for card in shown(table) if card != choice.card]
        for card in back:
            table.cells[DAWN_AT + card] = DAWN_UNDER
        _lay_under(table, under(table) + back)
        table.cells[DAWN_AT + choice.card] = DAWN_HELD + table.seat_of(choice.reckoner)
        table.tell(HelpReceived(choice.reckoner, choice.card))
