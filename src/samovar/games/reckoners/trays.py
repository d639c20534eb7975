"""Trays: the dice in front of each Reckoner, and the reserve that they come from."""

from __future__ import annotations

from typing import ClassVar, Final

from samovar.games.reckoners import obstacles
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
    SEATS,
    STATE,
    SWAP,
    UNSPENT,
    WORKING,
)
from samovar.games.reckoners.choices import Fetch, Pass, Swap
from samovar.games.reckoners.choices import SetAside as SetAsideChoice
from samovar.games.reckoners.content.words import ANY_COLOUR, COLOUR_COUNT, DIE_LESS, GAIN_DIE, SWAP_DIE
from samovar.games.reckoners.events import DieGained, DieSetAside, DieSwapped
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Step

# GRANTED: what a card about dice has done for its owner.
GAVE_DIE: Final = 1
SWAPPED: Final = 2


def clear(table: ReckonersTable, seat: int, die: int) -> None:
    """That place of the tray is empty."""
    at = seat * DICE + die
    table.cells[COLOUR + at] = NOWHERE
    table.cells[FACE + at] = 0
    table.cells[STATE + at] = UNSPENT
    table.cells[ACTIVATED + at] = 0
    table.cells[GRANT + at] = 0
    table.cells[SWAP + at] = 0


def has_room(table: ReckonersTable, seat: int) -> bool:
    """A tray holds what the boxes can give one Reckoner; nothing brings a die more. [RK-EQ.10]"""
    return any(table.colour(seat, die) == NOWHERE for die in range(DICE))


def add(table: ReckonersTable, seat: int, colour: int) -> int:
    """A die of the reserve comes into the tray; it is thrown from the next roll step on. Gives its place there."""
    die = 0
    while table.colour(seat, die) != NOWHERE:
        die += 1
    assert die < DICE
    clear(table, seat, die)
    table.cells[RESERVE + colour] -= 1
    table.cells[COLOUR + seat * DICE + die] = colour
    table.cells[STATE + seat * DICE + die] = ASIDE
    return die


def colours_at_hand(table: ReckonersTable) -> list[int]:
    """A colour missing from the reserve cannot be chosen. [RS-EQ.70] [RK-COMP.13]"""
    return [colour for colour in range(COLOUR_COUNT) if table.cells[RESERVE + colour] > 0]


def not_at_hand(table: ReckonersTable, colour: int) -> Refusal | None:
    return Refusal("RS-EQ.70", "why-colour-missing") if table.cells[RESERVE + colour] == 0 else None


def grant(table: ReckonersTable, seat: int, card: int) -> None:
    """A card that gives a die gives it now, if the reserve has one and the tray has room; else it waits.

    [RK-EQ.10] [RS-EQ.67]
    """
    colour = table.content.cards.colour[card]
    if not has_room(table, seat):
        return
    if colour == ANY_COLOUR:
        if colours_at_hand(table):
            table.then(Fetching(seat, card))
    elif table.cells[RESERVE + colour] > 0:
        give(table, seat, card, colour)


def give(table: ReckonersTable, seat: int, card: int, colour: int) -> None:
    die = add(table, seat, colour)
    table.cells[GRANT + seat * DICE + die] = card + 1
    table.cells[GRANTED + card] |= GAVE_DIE
    table.tell(DieGained(int(table.who(seat)), colour))


def acquire(table: ReckonersTable, seat: int, card: int) -> None:
    """What a permanent card about dice does the moment it is owned. [RS-EQ.19] [RS-EQ.67] [RS-EQ.68] [RK-BUY.7]"""
    table.cells[GRANTED + card] = 0  # whatever it did for an owner before
    for at in range(SEATS * DICE):
        for marks in (GRANT, SWAP):
            if table.cells[marks + at] == card + 1:
                table.cells[marks + at] = 0
    if swaps(table, card):
        table.then(Swapping(seat, card, True, NOWHERE))
    if table.content.cards.effect[card] == GAIN_DIE:
        grant(table, seat, card)


def swaps(table: ReckonersTable, card: int) -> bool:
    """Herman, and Rtich, who gives a die of any colour and swaps another. [RS-EQ.19] [RS-EQ.68]"""
    effect = table.content.cards.effect[card]
    return effect == SWAP_DIE or (effect == GAIN_DIE and table.content.cards.colour[card] == ANY_COLOUR)


def withdraw(table: ReckonersTable, seat: int, card: int) -> None:
    """A card that granted a die leaves its owner, and so does the die; a swapped die stays. [RS-EQ.71]"""
    if table.switches.granted_dice_stay:
        return
    table.cells[GRANTED + card] &= ~GAVE_DIE
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

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Fetch):
            return obstacles.answer_first(self.rule)
        return not_at_hand(table, choice.colour)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Fetch)
        give(table, self.seat, self.card, choice.colour)


class Swapping(Ask[ReckonersTable]):
    """Herman and Rtich: a die of choice against one of the reserve, now or in a later phase; then only that die again.

    Rtich's own die may be swapped as well, from the phase after it came. [RS-EQ.19] [RS-EQ.20] [RS-EQ.68] [RS-EQ.69]
    """

    rule: ClassVar[str] = "RS-EQ.20"

    def __init__(self, seat: int, card: int, first: bool, done: int) -> None:
        self.seat = seat
        self.card = card
        self.first = first  # the card has just been acquired
        self.done = done  # a die swapped in this window already, or NOWHERE

    def dice(self, table: ReckonersTable) -> list[int]:
        return [die for die in table.dice_of(self.seat) if die != self.done and self.may_go(table, die)]

    def may_go(self, table: ReckonersTable, die: int) -> bool:
        at = self.seat * DICE + die
        if table.cells[GRANT + at] == self.card + 1:
            return not self.first  # a swap of "another" die
        if table.cells[GRANTED + self.card] & SWAPPED == 0:
            return True  # none has gone yet: it may be any
        return table.cells[SWAP + at] == self.card + 1

    def options(self, table: ReckonersTable) -> list[Choice]:
        found: list[Choice] = []
        for die in self.different(table):
            own = table.colour(self.seat, die)
            found += [Swap(die, colour) for colour in colours_at_hand(table) if colour != own]
        return [*found, Pass()]

    def different(self, table: ReckonersTable) -> list[int]:
        """Of the dice that may go one of each kind: those of one colour and origin are alike until they are thrown."""
        found: list[int] = []
        seen: list[tuple[int, int, int]] = []
        for die in self.dice(table):
            at = self.seat * DICE + die
            kind = (int(table.colour(self.seat, die)), int(table.cells[GRANT + at]), int(table.cells[SWAP + at]))
            if kind not in seen:
                seen.append(kind)
                found.append(die)
        return found

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, Swap):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_owned_die(table, self.seat, choice.die)
        if reason is None:
            reason = self._why_stays(table, choice.die)
        if reason is None:
            reason = not_at_hand(table, choice.colour)
        if reason is None and choice.colour == table.colour(self.seat, choice.die):
            return Refusal(self.rule, "why-same-colour")
        return reason

    def _why_stays(self, table: ReckonersTable, die: int) -> Refusal | None:
        if die == self.done:
            return Refusal("RS-EQ.69", "why-swapped-already")
        if not self.may_go(table, die):
            came = table.cells[GRANT + self.seat * DICE + die] == self.card + 1
            return Refusal("RS-EQ.68", "why-swap-another") if came else Refusal("RS-EQ.20", "why-only-the-swapped")
        return None if die in self.different(table) else Refusal(self.rule, "why-like-another-die")

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
            table.cells[GRANTED + self.card] |= SWAPPED
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
    """Dice that cards still owe, those of a chapter before included, and the window for swaps. [RS-CAMP.6]"""

    def run(self, table: ReckonersTable) -> None:
        cards = table.content.cards
        for effect in (SWAP_DIE, GAIN_DIE):
            for card in cards.having[effect]:
                seat = table.owner(card)
                if seat == NOWHERE or table.cells[OFF + card] != WORKING:
                    continue
                owes = effect == GAIN_DIE and table.cells[GRANTED + card] & GAVE_DIE == 0
                if owes or swaps(table, card):
                    table.then(FreshDice(seat))
                if swaps(table, card):
                    table.then(SwapWindow(seat, card, owes))
                if owes:
                    grant(table, seat, card)


class SwapWindow(Step[ReckonersTable]):
    """He is asked if there is anything to swap; a die that has just come is not. [RS-EQ.20] [RS-EQ.69]"""

    def __init__(self, seat: int, card: int, first: bool) -> None:
        self.seat = seat
        self.card = card
        self.first = first

    def run(self, table: ReckonersTable) -> None:
        question = Swapping(self.seat, self.card, self.first, NOWHERE)
        if len(question.options(table)) > 1:
            table.then(question)


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
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, table: ReckonersTable) -> list[Choice]:
        found: list[Choice] = [SetAsideChoice(die) for die in self.different(table)]
        return found or [Pass()]

    def different(self, table: ReckonersTable) -> list[int]:
        """One die of each colour: they are alike until they are thrown."""
        found: list[int] = []
        seen: list[int] = []
        for die in table.unspent(self.seat):
            if table.colour(self.seat, die) not in seen:
                seen.append(table.colour(self.seat, die))
                found.append(die)
        return found

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Pass):
            return Refusal(self.rule, "why-one-die-less") if self.different(table) else None
        if not isinstance(choice, SetAsideChoice):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_die(table, self.seat, choice.die)
        if reason is None and choice.die not in self.different(table):
            return Refusal(self.rule, "why-like-another-die")
        return reason

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, SetAsideChoice):
            table.cells[STATE + self.seat * DICE + choice.die] = ASIDE
            table.tell(DieSetAside(int(table.who(self.seat)), int(table.colour(self.seat, choice.die))))
            if self.count > 1:
                table.then(SettingAside(self.seat, self.count - 1))
