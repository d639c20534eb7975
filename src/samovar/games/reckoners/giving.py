"""Giving: cards and abilities that cost nothing and must serve another Reckoner."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import in_hand, obstacles
from samovar.games.reckoners.cells import ASIDE, COLOUR, DICE, NOWHERE, SPENT, STATE, UNSPENT
from samovar.games.reckoners.choices import Lend, Pass, Recover, Rethrow
from samovar.games.reckoners.content.ids import EQUIPMENT_COUNT
from samovar.games.reckoners.content.words import FACES, GIVE, LEND_SYMBOL, RECOVER_DIE, REROLL, SYMBOL_COUNT
from samovar.games.reckoners.events import DieRecovered, Rolled
from samovar.games.reckoners.sources import FROM_EFFECT, printed
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Chance


def gifts(table: ReckonersTable, seat: int) -> list[int]:
    """The give cards that he may use now, because somebody else can profit. [RS-CARD.1] [RS-CARD.4]"""
    cards = table.content.cards
    ready = [card for card in cards.given if table.ready(seat, card)]
    ability = EQUIPMENT_COUNT + table.who(seat)
    if cards.kind[ability] == GIVE and table.ability_ready(seat):
        ready.append(ability)
    return [card for card in ready if offers(table, seat, card)]


def offers(table: ReckonersTable, seat: int, card: int) -> list[Choice]:
    """To whom, and what; any distance, never oneself. [RS-CARD.2] [RS-CARD.3] [RS-CARD.5]"""
    effect = table.content.cards.effect[card]
    others = [other for other in range(table.seats) if other != seat]
    if effect == RECOVER_DIE:
        return [Recover(table.who(other), die) for other in others for die in spent(table, other)]
    if effect == REROLL:
        return [Rethrow(table.who(other), die) for other in others for die in table.unspent(other)]
    if effect == LEND_SYMBOL:
        shown = lendable(table, seat)
        return [Lend(table.who(other), symbol) for other in others for symbol in shown]
    return []


def spent(table: ReckonersTable, seat: int) -> list[int]:
    """Dice that were used this round and are still his; lost or switched off ones are not. [RS-EQ.13]"""
    start = seat * DICE
    return [
        die
        for die in range(DICE)
        if table.cells[COLOUR + start + die] != NOWHERE and table.cells[STATE + start + die] == SPENT
    ]


def not_recoverable(table: ReckonersTable, seat: int, die: int) -> Refusal | None:
    """Why a die cannot be taken back, or None: `spent`, said of one die."""
    reason = obstacles.of_owned_die(table, seat, die)
    if reason is not None or die in spent(table, seat):
        return reason
    if table.cells[STATE + seat * DICE + die] == ASIDE:
        return Refusal("RS-EQ.13", "why-die-aside")
    return Refusal("RS-EQ.10", "why-die-not-spent")


def lendable(table: ReckonersTable, seat: int) -> list[int]:
    """Symbols that his unspent dice show, basic or special. [RK-ABIL.4] [RK-EQ.17] [RS-REPL.4]"""
    shown: list[int] = []
    for die in table.unspent(seat):
        shown += printed(table, seat, die)
    return [symbol for symbol in range(SYMBOL_COUNT) if symbol in shown]


class Giving(Ask[ReckonersTable]):
    """The owner says whom the card serves. [RS-CARD.2] [RS-REPL.5]"""

    rule: ClassVar[str] = "RS-CARD.2"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: ReckonersTable) -> list[Choice]:
        return offers(table, self.seat, self.card)

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, (Recover, Rethrow, Lend)) or not self.serves_so(table, choice):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_reckoner(table, choice.reckoner)
        if reason is not None:
            return reason
        other = table.seat_of(choice.reckoner)
        if other == self.seat:
            return Refusal("RS-CARD.2", "why-not-oneself")
        if isinstance(choice, Rethrow):
            return obstacles.of_die(table, other, choice.die)
        if isinstance(choice, Recover):
            return not_recoverable(table, other, choice.die)
        lent = choice.symbol in lendable(table, self.seat)
        return None if lent else Refusal("RK-ABIL.4", "why-no-die-shows-it")

    def serves_so(self, table: ReckonersTable, choice: Choice) -> bool:
        """This is what the card does."""
        effect = table.content.cards.effect[self.card]
        if isinstance(choice, Recover):
            return effect == RECOVER_DIE
        return effect == (REROLL if isinstance(choice, Rethrow) else LEND_SYMBOL)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, Recover):
            # It is not thrown again and may be spent in another way. [RS-EQ.10] [RS-EQ.11]
            seat = table.seat_of(choice.reckoner)
            table.cells[STATE + seat * DICE + choice.die] = UNSPENT
            table.tell(DieRecovered(choice.reckoner))
        elif isinstance(choice, Lend):
            seat = table.seat_of(choice.reckoner)
            lent = in_hand.InHand(seat, FROM_EFFECT, (choice.symbol,), in_hand.OWN_PLACE, in_hand.WHOLE)
            table.then(lent)
        elif isinstance(choice, Rethrow):
            seat = table.seat_of(choice.reckoner)
            more = table.content.cards.amount[self.card] - 1
            if more > 0:
                table.then(Again(self.seat, seat, more))
            table.then(ThrowOne(seat, choice.die))


class Again(Ask[ReckonersTable]):
    """Extra Ammo: a second die of the same Reckoner, or the same die once more. [RS-EQ.60] [RS-EQ.61] [RS-EQ.62]"""

    rule: ClassVar[str] = "RS-EQ.60"

    def __init__(self, seat: int, receiver: int, left: int) -> None:
        self.seat = seat
        self.receiver = receiver
        self.left = left

    def options(self, table: ReckonersTable) -> list[Choice]:
        who = table.who(self.receiver)
        found: list[Choice] = [Rethrow(who, die) for die in table.unspent(self.receiver)]
        return [*found, Pass()]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, Rethrow):
            return obstacles.answer_first(self.rule)
        if table.seat_of(choice.reckoner) != self.receiver:
            return Refusal(self.rule, "why-same-reckoner")
        return obstacles.of_die(table, self.receiver, choice.die)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, Rethrow):
            if self.left > 1:
                table.then(Again(self.seat, self.receiver, self.left - 1))
            table.then(ThrowOne(self.receiver, choice.die))


class ThrowOne(Chance[ReckonersTable]):
    """One unspent die falls anew; it is no roll of the roll step. [RK-ABIL.5] [RS-EQ.62]"""

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def ways(self, table: ReckonersTable) -> int:
        return FACES

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        table.show_face(self.seat, self.die, outcome)
        if table.log is not None:
            symbols = tuple(printed(table, self.seat, self.die))
            table.tell(Rolled(int(table.who(self.seat)), symbols, (int(table.colour(self.seat, self.die)),)))
