"""The buy step: the team spends its money on equipment."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import forecast, obstacles, rewards, trays
from samovar.games.reckoners.cells import (
    BOUGHT,
    CONSUMED,
    FORMER,
    HOLDER,
    IN_DECK,
    MONEY,
    NOWHERE,
    OFF,
    ON_DISPLAY,
    OWNED,
    USED,
    WORKING,
)
from samovar.games.reckoners.choices import USE_STEP_CHOICES, Buy, Surrender, UseCard, UseHelp
from samovar.games.reckoners.content.ids import EQUIPMENT, EQUIPMENT_COUNT
from samovar.games.reckoners.content.parameters import (
    BUY_LIMIT,
    START_EQUIPMENT_DISPLAY,
)
from samovar.games.reckoners.content.words import CONSUMABLE, GAIN_COUNT
from samovar.games.reckoners.events import Bought, Displayed
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import READY, WAIT, Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.steps import Chance, Open, Step


def lying(table: ReckonersTable, at: int) -> list[int]:
    return [card for card in range(EQUIPMENT_COUNT) if table.cells[HOLDER + card] == at]


class Refill(Step[ReckonersTable]):
    """The display is filled up while the deck lasts. [RK-SETUP.13] [RK-BUY.4] [RK-BUY.5]"""

    def run(self, table: ReckonersTable) -> None:
        missing = table.param(START_EQUIPMENT_DISPLAY) - len(lying(table, ON_DISPLAY))
        if missing > 0 and lying(table, IN_DECK):
            table.then(DrawEquipment(), Refill())


class DrawEquipment(Chance[ReckonersTable]):
    """The top card of a shuffled deck: any of its cards."""

    def ways(self, table: ReckonersTable) -> int:
        return len(lying(table, IN_DECK))

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        card = lying(table, IN_DECK)[outcome]
        table.cells[HOLDER + card] = ON_DISPLAY
        table.tell(Displayed(card))

    def label(self, table: ReckonersTable, outcome: int) -> str:
        return EQUIPMENT[lying(table, IN_DECK)[outcome]]


class BuyEquipment(Open[ReckonersTable]):
    """Any number of cards while money lasts, each for a Reckoner of the team's choice. [RK-BUY.1] [RK-BUY.2] [RK-BUY.3]

    [RK-BUY.8]
    """

    rule: ClassVar[str] = "RK-BUY.1"

    def seats(self, table: ReckonersTable) -> list[int]:
        """Nobody is asked when nothing can be bought."""
        affordable = self._affordable(table)
        return [seat for seat in range(table.seats) if affordable and self._may_buy(table, seat)]

    def _affordable(self, table: ReckonersTable) -> list[int]:
        money = table.money()
        return [card for card in lying(table, ON_DISPLAY) if table.content.cards.price[card] <= money]

    def _may_buy(self, table: ReckonersTable, seat: int) -> bool:
        limit = table.param(BUY_LIMIT)
        return limit == 0 or table.cells[BOUGHT + seat] < limit

    def options(self, table: ReckonersTable, seat: int) -> list[Choice]:
        found: list[Choice] = []
        for card in self._affordable(table):
            found += [Buy(card, table.who(other)) for other in self._receivers(table, seat, card)]
        return found

    def _receivers(self, table: ReckonersTable, seat: int, card: int) -> list[int]:
        only_himself = table.switches.buyers_keep
        if only_himself or table.content.cards.kind[card] == CONSUMABLE:
            return [seat]
        return list(range(table.seats))

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if table.answers[seat] is not None:
            return Refusal("RK-ROUND.5", "why-you-are-done")
        if isinstance(choice, Buy):
            return self._why_not_buy(table, seat, choice)
        if isinstance(choice, (UseCard, UseHelp)):
            return Refusal("RK-CARD.10", "why-dice-are-over")
        if isinstance(choice, Surrender):
            return Refusal("RS-PILL.5", "why-no-sale")
        if isinstance(choice, USE_STEP_CHOICES):
            return Refusal("RK-ROUND.4", "why-dice-are-over")
        return obstacles.answer_first(self.rule)

    def _why_not_buy(self, table: ReckonersTable, seat: int, choice: Buy) -> Refusal | None:
        """[RK-BUY.1] [RK-BUY.2] [RK-BUY.3] [RS-CARD.11]"""
        if table.cells[HOLDER + choice.card] != ON_DISPLAY:  # nothing is bought from each other [RK-BUY.6]
            owned = table.owner(choice.card) != NOWHERE
            return Refusal("RK-BUY.6" if owned else "RK-BUY.1", "why-not-on-display")
        price, money = table.content.cards.price[choice.card], int(table.money())
        if price > money:
            return Refusal("RK-BUY.2", "why-too-dear", {"price": price, "money": money})
        reason = obstacles.of_reckoner(table, choice.reckoner)
        if reason is not None or table.seat_of(choice.reckoner) in self._receivers(table, seat, choice.card):
            return reason
        if table.content.cards.kind[choice.card] == CONSUMABLE:
            return Refusal("RS-CARD.11", "why-consumed-by-buyer")
        return Refusal("RK-BUY.3", "why-buyers-keep")

    def near(self, table: ReckonersTable, seat: int) -> list[Choice]:
        affordable = self._affordable(table)
        return [Buy(card, table.who(seat)) for card in lying(table, ON_DISPLAY) if card not in affordable]

    def facts(self, table: ReckonersTable, seat: int, choice: Choice) -> list[Fact]:
        """What a card costs, what is left then, and what it does; after the last purchase the Epics come."""
        if isinstance(choice, Buy):
            price = table.content.cards.price[choice.card]
            left = int(table.money()) - price
            return [
                Fact("fact-price", {"price": price, "left": left}, "cost"),
                Fact(f"card-{EQUIPMENT[choice.card]}-text"),
            ]
        return forecast.facts(table) if choice in (READY, WAIT) else []

    def take(self, table: ReckonersTable, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Buy)
        card = choice.card
        table.cells[MONEY] -= table.content.cards.price[card]
        table.cells[BOUGHT + seat] += 1
        table.tell(Bought(choice.reckoner, card))
        if table.switches.refill_after_each_purchase:
            table.then(Refill())
        if table.content.cards.kind[card] == CONSUMABLE:
            # Resolved now as a reward, never owned, out of the game. [RS-CARD.11] [RS-CARD.13] [RS-CARD.14] [RS-INT.5]
            table.cells[HOLDER + card] = CONSUMED
            start = card * GAIN_COUNT
            gains = tuple(table.content.cards.gains[start : start + GAIN_COUNT])
            table.then(Consuming(seat, gains))
        else:
            own(table, table.seat_of(choice.reckoner), card)

    def otherwise(self, table: ReckonersTable, seat: int) -> Choice:
        return self.askable(table, seat)[-1]

    def close(self, table: ReckonersTable) -> None:
        if not table.switches.refill_after_each_purchase:
            table.then(Refill())


class Consuming(Step[ReckonersTable]):
    """A consumable acts as an Epic's reward that nobody earned. [RS-CARD.12] [RS-EQ.31]"""

    def __init__(self, seat: int, gains: tuple[int, ...]) -> None:
        self.seat = seat
        self.gains = gains

    def run(self, table: ReckonersTable) -> None:
        rewards.claim(table, self.gains, NOWHERE, NOWHERE, self.seat)


def own(table: ReckonersTable, seat: int, card: int) -> None:
    """Permanent effects work at once, uses come with the next use step. [RK-BUY.7]"""
    table.cells[HOLDER + card] = OWNED + seat
    table.cells[FORMER + card] = seat
    table.cells[OFF + card] = WORKING
    table.cells[USED + card] = 0
    trays.acquire(table, seat, card)
