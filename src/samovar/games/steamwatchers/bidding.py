"""Bids: both sides set their wheels in secret, or one of them after the other, and pay what they set."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.aftermath import Aftermath
from samovar.games.steamwatchers.choices import (
    ACCEPT,
    REFUSE,
    Accept,
    Burn,
    Pay,
)
from samovar.games.steamwatchers.content.effects import BID_LAST, BID_LIMIT
from samovar.games.steamwatchers.content.ids import NONE, ZONE_IDS
from samovar.games.steamwatchers.events import BidShown
from samovar.games.steamwatchers.fuel import Payment, bid_obstacle, hand_over, mixes, most_barrels
from samovar.games.steamwatchers.incubation import Rise
from samovar.games.steamwatchers.obstacles import elsewhere
from samovar.games.steamwatchers.offers import bids
from samovar.games.steamwatchers.rows import (
    ATTACK,
    DEFENCE_STRENGTH,
    FORESEEN,
    HOLDER,
    SCORCHED_SIDE,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import AmountField, Fact, Field
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Sealed, Step


class Battle(Step[SteamTable]):
    """Both sides bid; the keeper of the Reliquary may want to see the other wheel first."""

    def __init__(self, attacker: int, defender: int, zone: int, elites: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.elites = elites

    def run(self, table: SteamTable) -> None:
        keeper = table.cells[HOLDER] - 1
        if (
            keeper != NONE
            and (keeper == self.attacker or keeper == self.defender)
            and self.defender != SCORCHED_SIDE
            and table.cells[FORESEEN] == 0
            and lasting.holds(table, keeper, BID_LAST)
        ):
            table.push(Foresight(keeper, self.attacker, self.defender, self.zone, self.elites))
        else:
            table.push(Bid(self.attacker, self.defender, self.zone, self.elites))


def most_bid(table: SteamTable, seat: i64) -> i64:
    """As many barrels as one has, unless a card in force allows fewer. [SW-COMBAT.21] [SW-CONC.15]"""
    return lasting.lowest(table, seat, BID_LIMIT, most_barrels(table, seat))


def judge_bid(table: SteamTable, seat: i64, choice: Choice) -> Refusal | None:
    most = most_bid(table, seat)
    if isinstance(choice, Burn) and 0 <= choice.barrels <= most:
        return None
    return bid_obstacle(table, seat, most)


class Bid(Sealed[SteamTable]):
    """Both clans set their wheels in secret and show them together. [SW-COMBAT.20] [SW-COMBAT.22]"""

    rule: ClassVar[str] = "SW-COMBAT.20"

    def __init__(self, attacker: int, defender: int, zone: int, elites: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.elites = elites

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {
            "zone": {"kind": "zone", "id": ZONE_IDS[self.zone]},
            "attack": int(table.cells[ATTACK]),
            "defence": int(table.cells[DEFENCE_STRENGTH]),
        }

    def seats(self, table: SteamTable) -> list[int]:
        """The Scorched never bid, and a clan without fuel has nothing to set. [SW-SCN-CRAMES.7]"""
        bidders = [self.attacker] if most_bid(table, self.attacker) > 0 else []
        if self.defender != SCORCHED_SIDE and most_bid(table, self.defender) > 0:
            bidders.append(self.defender)
        return bidders

    def options(self, table: SteamTable, seat: int) -> list[Choice]:
        return bids(most_bid(table, seat))

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return judge_bid(table, seat, choice)

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return elsewhere(self.zone, kind, id, self.rule)

    def fields(self, table: SteamTable, seat: int) -> list[Field]:
        return [AmountField("barrels", 0, most_bid(table, seat))]

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Burn):
            return []
        own = table.cells[ATTACK if seat == self.attacker else DEFENCE_STRENGTH]
        return [Fact("fact-strength", {"strength": int(own) + choice.barrels})]

    def reveal(self, table: SteamTable, choices: list[Choice | None]) -> None:
        first = choices[self.attacker]
        attack = first.barrels if isinstance(first, Burn) else 0
        defence = 0
        if self.defender != SCORCHED_SIDE:
            second = choices[self.defender]
            defence = second.barrels if isinstance(second, Burn) else 0
        clash(table, self.attacker, self.defender, self.zone, self.elites, attack, defence)


def clash(table: SteamTable, attacker: i64, defender: i64, zone: i64, elites: i64, attack: i64, defence: i64) -> None:
    """Winner and loser alike spend what they bid; final strength is what was announced and that. [SW-COMBAT.23]"""
    if table.log is not None:
        table.tell(BidShown(table.clan(attacker), attack))
        if defender != SCORCHED_SIDE:
            table.tell(BidShown(table.clan(defender), defence))
    table.cells[ATTACK] += attack
    table.cells[DEFENCE_STRENGTH] += defence
    table.then(BidPayment(attacker, attack, defender, defence, NONE, 0), Aftermath(attacker, defender, zone, elites))


class BidPayment(Step[SteamTable]):
    """All barrels of both bids leave, then incubation rises, the attacker's first. [A-CBT-PAY]"""

    def __init__(self, seat: int, cost: int, other: int, other_cost: int, burnt_by: int, burnt: int) -> None:
        self.seat = seat
        self.cost = cost
        self.other = other
        self.other_cost = other_cost
        self.burnt_by = burnt_by  # who has paid already, and how much of it was contraband
        self.burnt = burnt

    def run(self, table: SteamTable) -> None:
        ways = mixes(table, self.seat, self.cost)
        if len(ways) > 1:
            table.push(BidMix(self.seat, self.cost, self.other, self.other_cost, self.burnt_by, self.burnt))
        else:
            paid = ways[0]
            assert isinstance(paid, Pay)
            settle_bid(table, self.seat, paid, self.other, self.other_cost, self.burnt_by, self.burnt)


def settle_bid(table: SteamTable, seat: i64, paid: Pay, other: i64, other_cost: i64, burnt_by: i64, burnt: i64) -> None:
    if paid.clean + paid.contraband > 0:
        hand_over(table, seat, paid.clean, paid.contraband)
    if other != NONE and other != SCORCHED_SIDE:
        table.push(BidPayment(other, other_cost, NONE, 0, seat, paid.contraband))
        return
    table.push(Rise(seat, paid.contraband))
    if burnt_by != NONE:
        table.push(Rise(burnt_by, burnt))


class BidMix(Payment):
    """Which barrels a bid is paid with: as any payment, but incubation waits until both sides have paid. [A-CBT-PAY]"""

    def __init__(self, seat: int, cost: int, other: int, other_cost: int, burnt_by: int, burnt: int) -> None:
        super().__init__(seat, cost)
        self.other = other
        self.other_cost = other_cost
        self.burnt_by = burnt_by
        self.burnt = burnt

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        settle_bid(table, self.seat, choice, self.other, self.other_cost, self.burnt_by, self.burnt)


class Foresight(Ask[SteamTable]):
    """Once a turn the keeper may pay with his health to bid last."""

    rule: ClassVar[str] = "SW-SCN-RELIQ.1"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, attacker: int, defender: int, zone: int, elites: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.elites = elites

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {
            "zone": {"kind": "zone", "id": ZONE_IDS[self.zone]},
            "squares": int(lasting.added(table, seat, BID_LAST)),
        }

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        key = "choice-bid-last" if isinstance(choice, Accept) else "choice-bid-together"
        return {"key": key, "args": {}}

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Accept):
            return []
        return [Fact("fact-incubation", {"squares": int(lasting.added(table, seat, BID_LAST))}, "cost")]

    def options(self, table: SteamTable) -> list[Choice]:
        return [REFUSE, ACCEPT]

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: SteamTable, choice: Choice) -> None:
        if not isinstance(choice, Accept):
            table.push(Bid(self.attacker, self.defender, self.zone, self.elites))
            return
        table.cells[FORESEEN] = 1
        other = self.defender if self.seat == self.attacker else self.attacker
        table.then(
            Rise(self.seat, lasting.added(table, self.seat, BID_LAST)),
            OpenBid(other, self.attacker, self.defender, self.zone, self.elites, NONE),
        )


class OpenBid(Ask[SteamTable]):
    """A wheel shown before the other is set."""

    rule: ClassVar[str] = "SW-COMBAT.20"

    def __init__(self, seat: int, attacker: int, defender: int, zone: int, elites: int, shown: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.elites = elites
        self.shown = shown  # the other wheel, or NONE if this one is first

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}, "shown": self.shown}

    def options(self, table: SteamTable) -> list[Choice]:
        return bids(most_bid(table, self.seat))

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return judge_bid(table, seat, choice)

    def fields(self, table: SteamTable, seat: int) -> list[Field]:
        return [AmountField("barrels", 0, most_bid(table, seat))]

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return elsewhere(self.zone, kind, id, self.rule)

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Burn):
            return []
        own = table.cells[ATTACK if seat == self.attacker else DEFENCE_STRENGTH]
        return [Fact("fact-strength", {"strength": int(own) + choice.barrels})]

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Burn)
        other = self.defender if self.seat == self.attacker else self.attacker
        if self.shown == NONE:
            if table.log is not None:
                table.tell(BidShown(table.clan(self.seat), choice.barrels))
            table.push(OpenBid(other, self.attacker, self.defender, self.zone, self.elites, choice.barrels))
            return
        attack = choice.barrels if self.seat == self.attacker else self.shown
        defence = self.shown if self.seat == self.attacker else choice.barrels
        clash(table, self.attacker, self.defender, self.zone, self.elites, attack, defence)
