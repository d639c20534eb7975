"""Trays: the dice in front of each Reckoner, and the reserve that they come from."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners.cells import (
    ACTIVATED,
    ASIDE,
    COLOUR,
    DICE,
    FACE,
    GRANT,
    GRANTED,
    NOWHERE,
    OFF,
    RESERVE,
    STATE,
    SWAP,
    UNSPENT,
    WORKING,
)
from samovar.games.reckoners.choices import Fetch, Pass, Swap
from samovar.games.reckoners.choices import SetAside as SetAsideChoice
from samovar.games.reckoners.content.parameters import DIE_CARDS_ON_LOSS, DIE_CARDS_ON_LOSS_STAYS
from samovar.games.reckoners.content.words import ANY_COLOUR, COLOUR_COUNT, DIE_LESS, GAIN_DIE, SWAP_DIE
from samovar.games.reckoners.events import DieGained, DieSetAside, DieSwapped
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.steps import Ask, Step


def clear(table: ReckonersTable, seat: int, die: int) -> None:
    """That place of the tray is empty."""
    at = seat * DICE + die
    table.cells[COLOUR + at] = NOWHERE
    table.cells[FACE + at] = 0
    table.cells[STATE + at] = UNSPENT
    table.cells[ACTIVATED + at] = 0
    table.cells[GRANT + at] = 0
    table.cells[SWAP + at] = 0


def add(table: ReckonersTable, seat: int, colour: int) -> int:
    """A die of the reserve comes into the tray; it is thrown from the next roll step on. Gives its place there."""
    die = 0
    while table.colour(seat, die) != NOWHERE:
        die += 1
    clear(table, seat, die)
    table.cells[RESERVE + colour] -= 1
    table.cells[COLOUR + seat * DICE + die] = colour
    table.cells[STATE + seat * DICE + die] = ASIDE
    return die


def colours_at_hand(table: ReckonersTable) -> list[int]:
    """A colour missing from the reserve cannot be chosen. [RS-EQ.70] [RK-COMP.13]"""
    return [colour for colour in range(COLOUR_COUNT) if table.cells[RESERVE + colour] > 0]


def grant(table: ReckonersTable, seat: int, card: int) -> None:
    """A card that gives a die gives it now, if the reserve has one; else it waits for one. [RK-EQ.10] [RS-EQ.67]"""
    colour = table.content.cards.colour[card]
    if colour == ANY_COLOUR:
        if colours_at_hand(table):
            table.then(Fetching(seat, card))
    elif table.cells[RESERVE + colour] > 0:
        give(table, seat, card, colour)


def give(table: ReckonersTable, seat: int, card: int, colour: int) -> None:
    die = add(table, seat, colour)
    table.cells[GRANT + seat * DICE + die] = card + 1
    table.cells[GRANTED + card] = 1
    table.tell(DieGained(int(table.who(seat)), colour))


def acquire(table: ReckonersTable, seat: int, card: int) -> None:
    """What a permanent card about dice does the moment it is owned. [RS-EQ.19] [RS-EQ.67] [RS-EQ.68] [RK-BUY.7]"""
    effect = table.content.cards.effect[card]
    if effect == GAIN_DIE:
        if table.content.cards.colour[card] == ANY_COLOUR:
            table.then(Swapping(seat, card, True, NOWHERE))
        grant(table, seat, card)
    elif effect == SWAP_DIE:
        table.then(Swapping(seat, card, True, NOWHERE))


def withdraw(table: ReckonersTable, seat: int, card: int) -> None:
    """A card that granted a die leaves its owner, and so does the die; a swapped die stays. [RS-EQ.71]"""
    table.cells[GRANTED + card] = 0
    if table.param(DIE_CARDS_ON_LOSS) == DIE_CARDS_ON_LOSS_STAYS:
        return
    for die in table.dice_of(seat):
        if table.cells[GRANT + seat * DICE + die] == card + 1:
            table.cells[RESERVE + table.colour(seat, die)] += 1
            clear(table, seat, die)


class Fetching(Ask[ReckonersTable]):
    """Rtich: a die of any colour that the reserve has. [RS-EQ.67] [RS-EQ.70]"""

    rule: ClassVar[str] = "RS-EQ.67"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Fetch(colour) for colour in colours_at_hand(table)]

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Fetch)
        give(table, self.seat, self.card, choice.colour)


class Swapping(Ask[ReckonersTable]):
    """Herman and Rtich: a die against one of the reserve; later only the dice that came so. [RS-EQ.19] [RS-EQ.20]

    [RS-EQ.68] [RS-EQ.69]
    """

    rule: ClassVar[str] = "RS-EQ.20"

    def __init__(self, seat: int, card: int, first: bool, done: int) -> None:
        self.seat = seat
        self.card = card
        self.first = first  # the card has just been acquired
        self.done = done  # a die swapped in this window already, or NOWHERE

    def dice(self, table: ReckonersTable) -> list[int]:
        mark = self.card + 1
        start = self.seat * DICE
        if self.first:  # another die than the one the card gave
            return [die for die in table.dice_of(self.seat) if table.cells[GRANT + start + die] != mark]
        return [
            die
            for die in table.dice_of(self.seat)
            if die != self.done and mark in (table.cells[GRANT + start + die], table.cells[SWAP + start + die])
        ]

    def options(self, table: ReckonersTable) -> list[Choice]:
        found: list[Choice] = []
        seen: list[tuple[int, int, int]] = []
        for die in self.dice(table):
            # Dice of one colour and origin are all the same before they are thrown.
            at = self.seat * DICE + die
            kind = (int(table.colour(self.seat, die)), int(table.cells[GRANT + at]), int(table.cells[SWAP + at]))
            if kind not in seen:
                seen.append(kind)
                found += [Swap(die, colour) for colour in colours_at_hand(table) if colour != kind[0]]
        return [*found, Pass()]

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if not isinstance(choice, Swap):
            return
        at = self.seat * DICE + choice.die
        gave = table.colour(self.seat, choice.die)
        table.cells[RESERVE + gave] += 1
        table.cells[RESERVE + choice.colour] -= 1
        table.cells[COLOUR + at] = choice.colour
        table.cells[FACE + at] = 0
        table.cells[STATE + at] = ASIDE  # thrown from the next roll on
        if table.cells[GRANT + at] != self.card + 1:
            table.cells[SWAP + at] = self.card + 1
        table.tell(DieSwapped(int(table.who(self.seat)), int(gave), choice.colour))
        if not self.first and self.done == NOWHERE:
            other = Swapping(self.seat, self.card, False, choice.die)
            if other.dice(table):
                table.then(other)


class TakingDice(Step[ReckonersTable]):
    """The start of a Reckoners' phase: all dice come back, cards give what they owe, swaps are offered. [RS-PHASE.5]

    [RK-EQ.10] [RS-EQ.20] [RS-EQ.69] [RS-EQ.71]
    """

    def run(self, table: ReckonersTable) -> None:
        for seat in range(table.seats):
            for die in table.dice_of(seat):
                at = seat * DICE + die
                given_by = table.cells[GRANT + at] - 1
                sits_out = given_by >= 0 and table.cells[OFF + given_by] != WORKING
                table.cells[STATE + at] = ASIDE if sits_out else UNSPENT
                table.cells[ACTIVATED + at] = 0
        for seat in range(table.seats - 1, -1, -1):
            if table.assault(seat, DIE_LESS) > 0:
                table.then(SettingAside(seat, int(table.assault(seat, DIE_LESS))))
        table.then(Windfalls())


class Windfalls(Step[ReckonersTable]):
    """Dice that cards still owe, and the window for swaps."""

    def run(self, table: ReckonersTable) -> None:
        cards = table.content.cards
        for effect in (SWAP_DIE, GAIN_DIE):
            for card in cards.having[effect]:
                seat = table.owner(card)
                if seat == NOWHERE or table.cells[OFF + card] != WORKING:
                    continue
                if effect == GAIN_DIE and table.cells[GRANTED + card] == 0:
                    table.then(FreshDice(seat))
                    grant(table, seat, card)
                elif effect == SWAP_DIE or cards.colour[card] == ANY_COLOUR:
                    question = Swapping(seat, card, False, NOWHERE)
                    if len(question.options(table)) > 1:
                        table.then(question, FreshDice(seat))


class FreshDice(Step[ReckonersTable]):
    """A die that came in this window is thrown with the others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: ReckonersTable) -> None:
        for die in table.dice_of(self.seat):
            given_by = table.cells[GRANT + self.seat * DICE + die] - 1
            if given_by < 0 or table.cells[OFF + given_by] == WORKING:
                table.cells[STATE + self.seat * DICE + die] = UNSPENT


class SettingAside(Ask[ReckonersTable]):
    """One die less: he chooses which one is out for this phase. [RS-ASLT.7]"""

    rule: ClassVar[str] = "RS-ASLT.7"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, table: ReckonersTable) -> list[Choice]:
        found: list[Choice] = []
        seen: list[int] = []
        for die in table.unspent(self.seat):
            if table.colour(self.seat, die) not in seen:
                seen.append(table.colour(self.seat, die))
                found.append(SetAsideChoice(die))
        return found or [Pass()]

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, SetAsideChoice):
            table.cells[STATE + self.seat * DICE + choice.die] = ASIDE
            table.tell(DieSetAside(int(table.who(self.seat)), int(table.colour(self.seat, choice.die))))
            if self.count > 1:
                table.then(SettingAside(self.seat, self.count - 1))
