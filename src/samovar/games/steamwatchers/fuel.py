"""Paying: which barrels, on which slot, and what contraband does to whoever burns it."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.choices import Pay, UseSlot
from samovar.games.steamwatchers.content.effects import FORCED_MARCH_COST
from samovar.games.steamwatchers.content.ids import FORCED_MARCH, TOKEN_IDS, TOKENS
from samovar.games.steamwatchers.events import Paid
from samovar.games.steamwatchers.incubation import Rise
from samovar.games.steamwatchers.offers import SLOT_USES, payment
from samovar.games.steamwatchers.rows import SICK_SLOT, SLOT, SLOTS, TOKEN_RESERVE
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def mixes(table: SteamTable, seat: i64, cost: i64) -> list[Choice]:
    """Clean, contraband or a mix, as the payer likes. [SW-FUEL.2]"""
    least = max(0, cost - table.clean(seat))
    most = min(cost, table.contraband(seat))
    return [payment(cost - contraband, contraband) for contraband in range(least, most + 1)]


def most_barrels(table: SteamTable, seat: i64) -> i64:
    """All fuel of both stocks and surplus, as far as the clan's wheel can show it. [SW-COMBAT.21] [A-CBT-BIDLIMIT]"""
    return min(table.fuel(seat), table.board(seat).wheel)


def bid_obstacle(table: SteamTable, seat: i64, most: i64) -> Refusal:
    """Why no more than so many barrels can be bid: no more are there, the wheel ends, or a card says so."""
    bound: dict[str, object] = {"barrels": int(most)}
    if most == table.fuel(seat):
        return Refusal("SW-COMBAT.21", "why-bid-too-high", bound)
    if most == table.board(seat).wheel:
        return Refusal("SW-COMBAT.20", "why-wheel-ends", bound)
    return Refusal("SW-CONC.15", "why-card-limits-bids", bound)


def payment_obstacle(table: SteamTable, seat: i64, cost: i64, choice: Choice) -> Refusal | None:
    """Why these barrels do not pay a cost. [SW-FUEL.2] [SW-FUEL.8]"""
    if not isinstance(choice, Pay):
        return None
    if choice.clean + choice.contraband != cost:
        return Refusal("SW-FUEL.2", "why-pay-exactly", {"cost": int(cost)})
    if choice.clean <= table.clean(seat) and choice.contraband <= table.contraband(seat):
        return None
    have: dict[str, object] = {"clean": int(table.clean(seat)), "contraband": int(table.contraband(seat))}
    return Refusal("SW-FUEL.2", "why-no-such-barrels", have)


def hand_over(table: SteamTable, seat: i64, clean: i64, contraband: i64) -> None:
    table.spend(seat, clean, contraband)
    if table.log is not None:
        table.tell(Paid(table.clan(seat), clean, contraband))


def burn_facts(contraband: i64) -> list[Fact]:
    """Each contraband barrel spent raises incubation by one, whatever it pays for. [SW-FUEL.9]"""
    return [Fact("fact-incubation", {"squares": contraband}, "cost")] if contraband else []


class Spend(Step[SteamTable]):
    """A cost is paid: the barrels leave together, then each contraband barrel raises incubation. [SW-FUEL.9]"""

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def run(self, table: SteamTable) -> None:
        if self.cost == 0:
            return
        clean = table.clean(self.seat)
        contraband = table.contraband(self.seat)
        if contraband == 0:
            hand_over(table, self.seat, self.cost, 0)
        elif clean == 0 or clean + contraband == self.cost:
            Payment(self.seat, self.cost).take(table, mixes(table, self.seat, self.cost)[0])
        else:
            table.push(Payment(self.seat, self.cost))


class Payment(Ask[SteamTable]):
    """Which barrels the payer takes."""

    rule: ClassVar[str] = "SW-FUEL.2"

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"cost": self.cost}

    def options(self, table: SteamTable) -> list[Choice]:
        return mixes(table, self.seat, self.cost)

    def habit(self, table: SteamTable, seat: int) -> Choice | None:
        """Clean barrels first: contraband raises incubation."""
        return mixes(table, self.seat, self.cost)[0]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return payment_obstacle(table, seat, self.cost, choice)

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        return burn_facts(choice.contraband) if isinstance(choice, Pay) else []

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        hand_over(table, self.seat, choice.clean, choice.contraband)
        if choice.contraband:
            table.push(Rise(self.seat, choice.contraband))


def slot_price(table: SteamTable, seat: i64, number: i64, token: i64) -> i64:
    price = table.slot_cost(seat, number)
    if price and token == FORCED_MARCH:
        return lasting.lowest(table, seat, FORCED_MARCH_COST, price)
    return price


def usable_slots(table: SteamTable, seat: i64, token: i64) -> list[int]:
    """The free slots that the seat can pay, one of each kind: the first of it. [SW-SPEC.1] [SW-SPEC.2]

    A card may make slots cost the same today; they stay of two kinds, for other tokens will be charged there.
    """
    found: list[int] = []
    kinds: list[int] = []
    fuel = table.fuel(seat)
    for number in range(table.board(seat).slots):
        if table.slot(seat, number) == 0:
            kind = table.slot_cost(seat, number)
            if kind not in kinds and slot_price(table, seat, number, token) <= fuel:
                found.append(number)
                kinds.append(kind)
    return found


def may_use(table: SteamTable, seat: i64, token: i64) -> bool:
    """A token of the kind in reserve, and a free slot for it. [SW-SPEC.3] [SW-COMP.19]"""
    if table.tokens(seat, token) == 0:
        return False
    fuel = table.fuel(seat)
    for number in range(table.board(seat).slots):
        if table.slot(seat, number) == 0 and slot_price(table, seat, number, token) <= fuel:
            return True
    return False


class TokenUse(Step[SteamTable]):
    """A special token goes on a slot and stays there until the Great White. [SW-SPEC.1] [SW-SPEC.4]"""

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def run(self, table: SteamTable) -> None:
        slots = usable_slots(table, self.seat, self.token)
        if len(slots) > 1:
            table.push(SlotChoice(self.seat, self.token))
        else:
            SlotChoice(self.seat, self.token).take(table, UseSlot(slots[0]))


class SlotChoice(Ask[SteamTable]):
    """A slot that costs nothing, or one that costs a barrel; where both are free today, still either. [SW-BOARD.2]"""

    rule: ClassVar[str] = "SW-SPEC.2"

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"token": {"kind": "token", "id": TOKEN_IDS[self.token]}}

    def options(self, table: SteamTable) -> list[Choice]:
        return [SLOT_USES[number] for number in usable_slots(table, self.seat, self.token)]

    def habit(self, table: SteamTable, seat: int) -> Choice | None:
        """The slot that costs nothing; where both cost the same today it matters which is left."""
        slots = usable_slots(table, self.seat, self.token)
        prices = [slot_price(table, self.seat, slot, self.token) for slot in slots]
        least = min(prices)
        return SLOT_USES[slots[prices.index(least)]] if prices.count(least) == 1 else None

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, UseSlot):
            return None
        if not 0 <= choice.slot < table.board(seat).slots:
            return Refusal("SW-SPEC.1", "why-no-such-slot")
        lying = table.slot(seat, choice.slot)
        if lying == SICK_SLOT:
            return Refusal("SW-QUAR.2", "why-slot-sick")
        if lying > 0:
            return Refusal("SW-SPEC.4", "why-slot-used")
        price = slot_price(table, seat, choice.slot, self.token)
        if price > table.fuel(seat):
            return Refusal("SW-SPEC.2", "why-cannot-pay", {"cost": int(price), "fuel": int(table.fuel(seat))})
        if choice.slot in usable_slots(table, seat, self.token):
            return None
        return Refusal("SW-SPEC.2", "why-slot-alike")

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, UseSlot):
            return []
        price = slot_price(table, seat, choice.slot, self.token)
        told = [Fact("fact-cost", {"barrels": price}, "cost")]
        usual = table.slot_cost(seat, choice.slot)
        if usual != price:
            told.append(Fact("fact-usual-cost", {"barrels": usual}))
        return told

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, UseSlot)
        price = slot_price(table, self.seat, choice.slot, self.token)
        table.cells[TOKEN_RESERVE + self.seat * TOKENS + self.token] -= 1
        table.cells[SLOT + self.seat * SLOTS + choice.slot] = self.token + 1
        if price:
            table.push(Spend(self.seat, price))
