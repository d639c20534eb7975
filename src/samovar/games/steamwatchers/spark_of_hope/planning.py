"""Planning with a caravan: one more place for an order, and the same ten tokens."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.steamwatchers.choices import Plan
from samovar.games.steamwatchers.content.ids import ORDER_IDS, ORDERS
from samovar.games.steamwatchers.planning import SAMPLE, Planning
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import PlanCaravan
from samovar.games.steamwatchers.spark_of_hope.events import BoardPlanned
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.chance import pick
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Field, SubsetField
from samovar.kernel.native import i64


def planner(table: SteamTable, seat: i64) -> bool:
    """Whether the seat has a caravan board to plan for."""
    return isinstance(table, CaravanTable) and table.has_caravan(seat)


def tokens_left(table: SteamTable, seat: i64, orders: tuple[int, ...]) -> list[int]:
    """The tokens that a plan for the zones leaves, by kind."""
    left = [int(table.orders_left(seat, kind)) for kind in range(ORDERS)]
    for place in range(1, len(orders), 2):
        left[orders[place]] -= 1
    return left


class CaravanPlanning(Planning):
    """An order on the caravan board is optional; zones with units come first. [SH-ORDER.1] [A-SH-ORDERCOUNT]"""

    rule: ClassVar[str] = "SH-ORDER.1"

    def fields(self, table: SteamTable, seat: int) -> list[Field]:
        found = super().fields(table, seat)
        if planner(table, seat):
            found.append(SubsetField("board", "order", list(ORDER_IDS), 0, 1))
        return found

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not planner(table, seat):
            return super().judge(table, seat, choice)
        if not isinstance(choice, PlanCaravan):
            return Refusal(self.rule, "why-plan-orders")
        reason = super().judge(table, seat, Plan(choice.orders))
        if reason is not None:
            return reason
        if len(choice.board) > 1:
            return Refusal(self.rule, "why-one-board-order")
        if choice.board and tokens_left(table, seat, choice.orders)[choice.board[0]] == 0:
            return Refusal(self.rule, "why-not-that-many-orders")
        return None

    def options(self, table: SteamTable, seat: int) -> list[Choice]:
        plans = super().options(table, seat)
        if not planner(table, seat):
            return plans
        found: list[Choice] = []
        for number in range(len(plans)):
            plan = plans[number]
            assert isinstance(plan, Plan)
            left = tokens_left(table, seat, plan.orders)
            boards: list[tuple[int, ...]] = [(kind,) for kind in range(ORDERS) if left[kind] > 0]
            boards.append(())
            if len(plans) * len(boards) <= SAMPLE:
                found += [PlanCaravan(plan.orders, board) for board in boards]
            else:
                # Of many plans each has one of the orders for the board, in turn.
                found.append(PlanCaravan(plan.orders, boards[number % len(boards)]))
        return found

    def drawn(self, table: SteamTable, seat: int, memory: i64) -> Choice:
        offered = self.options(table, seat)
        return offered[pick(memory, len(offered))]

    def reveal(self, table: SteamTable, choices: list[Choice | None]) -> None:
        """The token on the board stays, even a Decoy; Decoys of zones go back. [SH-ORDER.2]"""
        assert isinstance(table, CaravanTable)
        usual: list[Choice | None] = []
        for seat in range(table.seats):
            plan = choices[seat]
            usual.append(Plan(plan.orders) if isinstance(plan, PlanCaravan) else plan)
        super().reveal(table, usual)
        for seat in range(table.seats):
            plan = choices[seat]
            if isinstance(plan, PlanCaravan) and plan.board:
                table.place_board_order(seat, plan.board[0])
                if table.log is not None:
                    table.tell(BoardPlanned(table.clan(seat), plan.board[0]))
