"""Contracts with the Careeners: placed on the seas, moved, taken back."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.choices import REFUSE, AtSea, Refuse, Relocate, at_sea_words
from samovar.games.steamwatchers.content.ids import SEAS
from samovar.games.steamwatchers.events import ContractPlaced, ContractReturned
from samovar.games.steamwatchers.rows import CONTRACT_RESERVE
from samovar.games.steamwatchers.sources import source
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def free_seas(table: SteamTable) -> list[int]:
    """Seas with a free slot; one clan may hold several slots of a sea. [SW-NEG.4] [SW-NEG.7]"""
    return [sea for sea in range(SEAS) if table.free_slots(sea) > 0]


def harbour_obstacle(table: SteamTable, sea: i64) -> Refusal | None:
    """Why no contract goes to a sea. [SW-NEG.4]"""
    return obstacles.slotless(table, sea)


def sign(table: SteamTable, seat: i64, sea: i64) -> None:
    table.place_contract(sea, seat)
    if table.log is not None:
        table.tell(ContractPlaced(table.clan(seat), sea))


class Signing(Step[SteamTable]):
    """Contracts go from the reserve to free slots, while both last. [SW-NEG.2] [SW-COMP.17]

    In the rulebook's example two havens bring contracts in two adjacent seas, which then are one. [SW-NEG.6]
    """

    def __init__(self, seat: int, count: int, optional: bool) -> None:
        self.seat = seat
        self.count = count
        self.optional = optional

    def run(self, table: SteamTable) -> None:
        if self.count == 0 or table.cells[CONTRACT_RESERVE + self.seat] == 0:
            return
        seas = free_seas(table)
        if not seas:
            return
        if self.count > 1:
            table.push(Signing(self.seat, self.count - 1, self.optional))
        if len(seas) > 1 or self.optional:
            table.push(SeaChoice(self.seat, self.optional))
        else:
            sign(table, self.seat, seas[0])


class SeaChoice(Ask[SteamTable]):
    """The sea where a contract is placed."""

    rule: ClassVar[str] = "SW-NEG.2"

    def __init__(self, seat: int, optional: bool) -> None:
        self.seat = seat
        self.optional = optional

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = [AtSea(sea) for sea in free_seas(table)]
        if self.optional:
            offered.append(REFUSE)
        return offered

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Refuse):
            return obstacles.must_choose(self.optional, self.rule)
        return harbour_obstacle(table, choice.sea) if isinstance(choice, AtSea) else None

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_sea_words("choice-sign", choice)

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Refuse):
            return
        assert isinstance(choice, AtSea)
        sign(table, self.seat, choice.sea)


def relocations(table: SteamTable, seat: i64) -> list[Choice]:
    """Each of the seat's contracts to a free slot of another sea; only contracts ever move. [SW-CLAN-FL.2]"""
    goals = free_seas(table)
    return [
        Relocate(sea, goal) for sea in range(SEAS) if table.contracts(sea, seat) > 0 for goal in goals if goal != sea
    ]


class Relocation(Ask[SteamTable]):
    """With no contract in reserve, one on the map may move to another sea. [SW-NEG.5] [A-NEG-RELOCATE]"""

    rule: ClassVar[str] = "SW-NEG.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [*relocations(table, self.seat), REFUSE]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Relocate):
            return None
        if choice.sea == choice.goal:
            return Refusal("SW-NEG.5", "why-same-sea")
        away = obstacles.unsigned(table, seat, choice.sea, "SW-NEG.5")
        return away or harbour_obstacle(table, choice.goal)

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Refuse):
            return
        assert isinstance(choice, Relocate)
        lapse(table, self.seat, choice.sea)
        sign(table, self.seat, choice.goal)


def lapse(table: SteamTable, seat: i64, sea: i64) -> None:
    table.return_contract(sea, seat)
    if table.log is not None:
        table.tell(ContractReturned(table.clan(seat), sea))


class Recall(Step[SteamTable]):
    """So many contracts come back from the seas."""

    def __init__(self, number: int, seat: int, count: int) -> None:
        self.number = number
        self.seat = seat
        self.count = count

    def run(self, table: SteamTable) -> None:
        seas = [sea for sea in range(SEAS) if table.contracts(sea, self.seat) > 0]
        if self.count == 0 or not seas:
            return
        if self.count > 1:
            table.push(Recall(self.number, self.seat, self.count - 1))
        if len(seas) > 1:
            table.push(RecallChoice(self.number, self.seat))
        else:
            lapse(table, self.seat, seas[0])


class RecallChoice(Ask[SteamTable]):
    """Which contract comes back."""

    rule: ClassVar[str] = "SW-CONC.17"
    proposes: ClassVar[bool] = False

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return source(table, self.number)

    def options(self, table: SteamTable) -> list[Choice]:
        return [AtSea(sea) for sea in range(SEAS) if table.contracts(sea, self.seat) > 0]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return obstacles.unsigned(table, seat, choice.sea, self.rule) if isinstance(choice, AtSea) else None

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_sea_words("choice-recall", choice)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, AtSea)
        lapse(table, self.seat, choice.sea)
