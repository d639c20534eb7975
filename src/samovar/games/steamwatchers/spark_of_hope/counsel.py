"""What the coach and the battle lens say of caravans and kits."""

from __future__ import annotations

from typing import Any

from samovar.games.steamwatchers.content.ids import DEFENCE, NONE
from samovar.games.steamwatchers.extensions import Counsel
from samovar.games.steamwatchers.pieces import Pieces
from samovar.games.steamwatchers.spark_of_hope import cards
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import (
    ActivateCaravan,
    BuyKit,
    Exploit,
    ExploitKits,
    ObtainKits,
    PlanCaravan,
    UpgradeKit,
)
from samovar.games.steamwatchers.spark_of_hope.sensors import LentSupport
from samovar.kernel.card import Asked, Card
from samovar.kernel.choice import Choice
from samovar.kernel.steps import QuestionStep


class CaravanCounsel(Counsel):
    """Kits are bought before they work; the caravan acts before its owner passes."""

    def appeal(self, choice: Choice) -> int | None:
        if isinstance(choice, ActivateCaravan):
            return 15
        if isinstance(choice, ObtainKits):
            return 5
        if isinstance(choice, (ExploitKits, Exploit)):
            return 4
        return 2 if isinstance(choice, (BuyKit, UpgradeKit)) else None

    def plan(self, table: Pieces, seat: int, orders: tuple[int, ...]) -> Choice | None:
        """The same plan with an order for the board: its kits work, if a token is left for it. [SH-ORDER.1]"""
        assert isinstance(table, CaravanTable)
        left = int(table.orders_left(seat, DEFENCE))
        left -= sum(1 for place in range(1, len(orders), 2) if orders[place] == DEFENCE)
        return PlanCaravan(orders, (DEFENCE,) if left > 0 else ())

    def word(self, choice: Choice) -> str:
        if isinstance(choice, ActivateCaravan):
            return "caravan"
        return "kits" if isinstance(choice, (ObtainKits, ExploitKits)) else ""

    def rallying(self, question: QuestionStep[Any]) -> int:
        return question.role if isinstance(question, LentSupport) else NONE

    def part(self) -> str:
        return "caravan"

    def card(self, table: Pieces, asked: Asked) -> Card | None:
        assert isinstance(table, CaravanTable)
        return cards.card(table, asked)

    def standing(self, table: Pieces, zone: int, side: int) -> int:
        assert isinstance(table, CaravanTable)
        return cards.standing(table, zone, side)
