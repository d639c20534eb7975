"""Losses: what Epics take from the team itself, its base, money, plans and cards."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import obstacles, trays
from samovar.games.reckoners.cells import (
    BASE,
    FORMER,
    HOLDER,
    IN_DECK,
    MONEY,
    NOWHERE,
    OFF,
    PENDING,
    PLAN,
    PLAN_TOKENS,
    RESERVE,
    STOLEN,
    SUPPLY,
    USED,
    WORKING,
)
from samovar.games.reckoners.choices import Lose, Pay, Pick, Surrender
from samovar.games.reckoners.content.ids import EQUIPMENT_COUNT
from samovar.games.reckoners.content.parameters import (
    BASE_TRACK_MIN_DICE,
    BASE_TRACK_SPACES,
)
from samovar.games.reckoners.content.words import SAVE_DIE
from samovar.games.reckoners.events import (
    BaseDiscovered,
    BaseFound,
    DieLost,
    Pillaged,
    Sold,
    Thwarted,
    WasStolen,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.steps import Ask, Step


def spokesman(table: ReckonersTable, author: int) -> int:
    """Who says what the team chose: whoever caused it, else the round's speaker."""
    return author if author != NOWHERE else table.speaker()


class Discovery(Step[ReckonersTable]):
    """The base marker goes down; beyond the bottom a base is found and it starts again at the top.

    [RK-EPIC.12] [RK-BASE.1] [RK-BASE.2] [RK-BASE.6]
    """

    def __init__(self, spaces: int, author: int) -> None:
        self.spaces = spaces
        self.author = author

    def run(self, table: ReckonersTable) -> None:
        bottom = table.param(BASE_TRACK_SPACES)
        down = min(self.spaces, bottom - table.base())
        table.cells[BASE] += down
        if down > 0:
            table.tell(BaseDiscovered(int(table.base())))
        left = self.spaces - down
        if left == 0:
            return
        table.cells[BASE] = 1
        table.tell(BaseFound())
        if left > 1:
            table.then(Discovery(left - 1, self.author))
        self.find(table)

    def find(self, table: ReckonersTable) -> None:
        """One Reckoner loses a die, if anybody has more than the last. [RK-BASE.5]"""
        least = table.param(BASE_TRACK_MIN_DICE)
        eligible = [seat for seat in range(table.seats) if len(table.dice_of(seat)) > least]
        if not eligible:
            table.hurt(1)
        elif len(eligible) == 1:
            table.then(LosingDie(eligible[0]))
        else:
            table.then(ChoosingLoser(spokesman(table, self.author), tuple(eligible)))


class ChoosingLoser(Ask[ReckonersTable]):
    """A base is found: the team chooses who loses a die. [RK-BASE.2] [RS-BAB.14]"""

    rule: ClassVar[str] = "RK-BASE.2"
    proposes: ClassVar[bool] = False
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, eligible: tuple[int, ...]) -> None:
        self.seat = seat
        self.eligible = eligible

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Pick(table.who(seat)) for seat in self.eligible]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Pick):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_reckoner(table, choice.reckoner)
        if reason is None and table.seat_of(choice.reckoner) not in self.eligible:
            return Refusal("RK-BASE.5", "why-last-die")
        return reason

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        table.then(LosingDie(table.seat_of(choice.reckoner)))


class LosingDie(Ask[ReckonersTable]):
    """He picks any of his dice, spent or not; it is gone for good. [RK-BASE.3] [RK-BASE.4] [RK-EQ.13]"""

    rule: ClassVar[str] = "RK-BASE.3"
    proposes: ClassVar[bool] = False
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: ReckonersTable) -> list[Choice]:
        found: list[Choice] = [Lose(die) for die in table.dice_of(self.seat)]
        price = self.price(table)
        return [*found, Pay(price)] if 0 < price <= table.money() else found

    def price(self, table: ReckonersTable) -> int:
        """What Shield Jacket's owner may pay instead."""
        card = table.benefits(self.seat, SAVE_DIE)
        return 0 if card == NOWHERE else table.content.cards.amount[card]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Lose):
            return obstacles.of_owned_die(table, self.seat, choice.die)
        if not isinstance(choice, Pay):
            return obstacles.answer_first(self.rule)
        price = self.price(table)
        if price == 0:
            return Refusal("RK-EQ.13", "why-no-shield-jacket")
        if price > table.money():
            return Refusal("RK-EQ.13", "why-too-dear", {"price": price, "money": int(table.money())})
        return None if choice.money == price else Refusal("RK-EQ.13", "why-fixed-price", {"price": price})

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, Pay):
            table.cells[MONEY] -= choice.money
            table.tell(Pillaged(int(table.money())))
        elif isinstance(choice, Lose):
            colour = table.colour(self.seat, choice.die)
            trays.clear(table, self.seat, choice.die)
            if table.switches.lost_dice_to_reserve:
                table.cells[RESERVE + colour] += 1
            table.tell(DieLost(int(table.who(self.seat)), int(colour)))


class Thwart(Step[ReckonersTable]):
    """A Reckoner of the team's choice discards a plan token, pending or not; else the population pays.

    [RS-ACT.26] [RS-ACT.27] [RK-PLAN.7] [RS-REW.7] [RS-BAB.16]
    """

    def __init__(self, tokens: int, author: int) -> None:
        self.tokens = tokens
        self.author = author

    def run(self, table: ReckonersTable) -> None:
        if self.tokens > 1:
            table.then(Thwart(self.tokens - 1, self.author))
        holders = [seat for seat in range(table.seats) if table.plans(seat) + table.pending_plans(seat) > 0]
        if not holders:
            table.hurt(1)
        elif len(holders) == 1:
            discard_plan(table, holders[0])
        else:
            table.then(Discarding(spokesman(table, self.author), tuple(holders)))


def discard_plan(table: ReckonersTable, seat: int) -> None:
    """A pending token goes first: it is worth less."""
    table.cells[(PENDING if table.pending_plans(seat) > 0 else PLAN) + seat] -= 1
    table.cells[SUPPLY + PLAN_TOKENS] += 1
    table.tell(Thwarted(int(table.who(seat))))


class Discarding(Ask[ReckonersTable]):
    """Whose plan token is lost? [RS-ACT.26]"""

    rule: ClassVar[str] = "RS-ACT.26"
    proposes: ClassVar[bool] = False
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, holders: tuple[int, ...]) -> None:
        self.seat = seat
        self.holders = holders

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Pick(table.who(seat)) for seat in self.holders]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Pick):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_reckoner(table, choice.reckoner)
        if reason is None and table.seat_of(choice.reckoner) not in self.holders:
            return Refusal(self.rule, "why-holds-no-token")
        return reason

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        discard_plan(table, table.seat_of(choice.reckoner))


class Pillage(Step[ReckonersTable]):
    """Money, one by one; at 0 a card is sold and the rest goes on; with neither, the population pays.

    [RS-PILL.1] [RS-PILL.2] [RS-PILL.3] [RS-PILL.6] [RS-PILL.8] [RK-MON.3]
    """

    def __init__(self, amount: int, author: int) -> None:
        self.amount = amount
        self.author = author

    def run(self, table: ReckonersTable) -> None:
        paid = min(self.amount, table.money())
        if paid > 0:
            table.cells[MONEY] -= paid
            table.tell(Pillaged(int(table.money())))
        left = self.amount - paid
        if left == 0:
            return
        goods = in_hands(table)
        if not goods:
            table.hurt(left)
            return
        table.then(Selling(spokesman(table, self.author)), Pillage(left, self.author))


def in_hands(table: ReckonersTable) -> list[int]:
    """Every owned card, used, turned or switched off; stolen ones are nobody's. [RS-PILL.7] [RS-ACT.24] [RS-ASLT.11]"""
    return [card for card in range(EQUIPMENT_COUNT) if table.owner(card) != NOWHERE]


class Selling(Ask[ReckonersTable]):
    """Pillage must be paid: which card is sold? It is shuffled into the deck. [RS-PILL.2] [RS-PILL.4] [RS-PILL.5]

    [RS-BAB.15] [RS-EQ.72]
    """

    rule: ClassVar[str] = "RS-PILL.2"
    proposes: ClassVar[bool] = False
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Surrender(card) for card in in_hands(table)]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Surrender):
            return obstacles.of_goods(table, choice.card)
        return obstacles.answer_first(self.rule)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Surrender)
        price = table.content.cards.price[choice.card]
        trays.withdraw(table, table.owner(choice.card), choice.card)
        table.cells[HOLDER + choice.card] = IN_DECK
        table.cells[OFF + choice.card] = WORKING
        table.cells[USED + choice.card] = 0
        table.earn(price)
        table.tell(Sold(choice.card, price))


class Theft(Step[ReckonersTable]):
    """A card goes under the Epic; with none to take, the population pays. [RS-ACT.18] [RS-ACT.19] [RS-ACT.20]"""

    def __init__(self, cards: int, place: int) -> None:
        self.cards = cards
        self.place = place

    def run(self, table: ReckonersTable) -> None:
        if self.cards > 1:
            table.then(Theft(self.cards - 1, self.place))
        goods = in_hands(table)
        if goods:
            table.then(GivingIn(table.speaker(), self.place))
        else:
            table.hurt(1)


class GivingIn(Ask[ReckonersTable]):
    """An Epic steals: which card, and so whose? Whoever is named without a card costs population. [RS-ACT.18]

    [RS-ACT.19] [RS-ACT.20]
    """

    rule: ClassVar[str] = "RS-ACT.18"
    proposes: ClassVar[bool] = False
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, table: ReckonersTable) -> list[Choice]:
        found: list[Choice] = [Surrender(card) for card in in_hands(table)]
        if table.switches.theft_may_name_anyone:
            found += [Pick(table.who(seat)) for seat in range(table.seats) if not table.owned(seat)]
        return found

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Surrender):
            return obstacles.of_goods(table, choice.card)
        if not isinstance(choice, Pick):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_reckoner(table, choice.reckoner)
        if reason is not None:
            return reason
        if table.owned(table.seat_of(choice.reckoner)):
            return Refusal("RS-ACT.18", "why-name-his-card")
        anyone = table.switches.theft_may_name_anyone
        return None if anyone else Refusal("RS-ACT.20", "why-card-must-be-given")

    def facts(self, table: ReckonersTable, seat: int, choice: Choice) -> list[Fact]:
        """Somebody without a card is named: the population pays."""
        return [Fact("fact-population-lost", {"loss": 1}, "cost")] if isinstance(choice, Pick) else []

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if not isinstance(choice, Surrender):
            table.hurt(1)
            return
        seat = table.owner(choice.card)
        trays.withdraw(table, seat, choice.card)
        table.cells[FORMER + choice.card] = seat
        table.cells[HOLDER + choice.card] = STOLEN + self.place
        table.cells[OFF + choice.card] = WORKING
        if table.log is not None:
            table.tell(WasStolen(int(table.who(seat)), choice.card, int(table.district(self.place))))
