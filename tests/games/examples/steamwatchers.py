"""The moments of Steamwatchers' book."""

from __future__ import annotations

from typing import TypeVar

from samovar.games.steamwatchers.bidding import Bid
from samovar.games.steamwatchers.content.ids import CLAN_IDS, ZONE_IDS, ZONES
from samovar.games.steamwatchers.decline import Farming
from samovar.games.steamwatchers.incubation import Banishment
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.rows import (
    ATTACK,
    BEACONS,
    DEFENCE_STRENGTH,
    FLOORS,
    INCUBATION,
    SEATS,
)
from samovar.games.steamwatchers.rows import (
    SUPPLY as SUPPLY_ROW,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.whiteout import ContractUpkeep, Disbanding, contracts_held, upkeep_price
from samovar.kernel.steps import asked, pending
from tests.games.examples.moment import Facts, Moment

TWO = {"players": 2, "scenario": "war", "clans": ["rhein-stamm", "alliance"]}
THREE = {"players": 3, "scenario": "war", "clans": ["rhein-stamm", "alliance", "menrau"]}

Kind = TypeVar("Kind")


def at(table: SteamTable, kind: type[Kind]) -> Kind | None:
    step = pending(table)
    return step if isinstance(step, kind) else None


def clan(table: SteamTable, seat: int) -> str:
    return f"clan:{CLAN_IDS[table.clan(seat)]}"


def beacons_alone(table: SteamTable, seat: int) -> list[int]:
    return [zone for zone in range(ZONES) if table.cells[BEACONS + zone * SEATS + seat] and not table.units(zone, seat)]


def orders(table: SteamTable) -> Facts | None:
    """A zone for each Order, and one that a beacon alone holds."""
    if at(table, Planning) is None or asked(table) != [0, 1]:
        return None
    held, alone = [zone for zone in range(ZONES) if table.units(zone, 0) > 0], beacons_alone(table, 0)
    if len(alone) != 1 or not 3 <= len(held) <= 7:
        return None
    return [clan(table, 0), len(held), f"zone:{ZONE_IDS[alone[0]]}"]


def bids(table: SteamTable) -> Facts | None:
    """A fight that the bid decides: who attacks is weaker before it."""
    bid = at(table, Bid)
    if bid is None or len(asked(table)) < 2:
        return None
    attack, defence = int(table.cells[ATTACK]), int(table.cells[DEFENCE_STRENGTH])
    fuel = int(table.fuel(bid.attacker))
    if not 0 < defence - attack < fuel:
        return None
    sides = [clan(table, bid.attacker), clan(table, bid.defender)]
    return [*sides, f"zone:{ZONE_IDS[bid.zone]}", attack, defence, fuel, int(table.fuel(bid.defender))]


def column(table: SteamTable) -> Facts | None:
    farming = at(table, Farming)
    if farming is None or int(table.cells[FLOORS + farming.zone]):
        return None
    return [clan(table, farming.seat), f"zone:{ZONE_IDS[farming.zone]}", int(table.cells[INCUBATION + farming.seat])]


def supply(table: SteamTable) -> Facts | None:
    step = at(table, Disbanding)
    if step is None:
        return None
    units, fed = int(table.units_on_map(step.seat)), int(table.cells[SUPPLY_ROW + step.seat])
    return [clan(table, step.seat), units, fed, units - fed] if units - fed >= 2 else None


def upkeep(table: SteamTable) -> Facts | None:
    step = at(table, ContractUpkeep)
    if step is None:
        return None
    held = contracts_held(table, step.seat)
    if len(held) < 2:
        return None
    price = int(upkeep_price(table, step.seat, tuple(held)))
    return [clan(table, step.seat), len(held), price, int(table.fuel(step.seat))]


def exile(table: SteamTable) -> Facts | None:
    step = at(table, Banishment)
    return None if step is None else [clan(table, step.seat), int(table.cells[INCUBATION + step.seat])]


def whose(table: SteamTable) -> int:
    return asked(table)[0]


def zone_of(table: SteamTable) -> str:
    return f"zone:{ZONE_IDS[getattr(pending(table), 'zone', 0)]}"


def attacker(table: SteamTable) -> int:
    bid = at(table, Bid)
    return whose(table) if bid is None else bid.attacker


def alone_at(table: SteamTable) -> str:
    return f"zone:{ZONE_IDS[beacons_alone(table, 0)[0]]}"


def heart(table: SteamTable) -> str:
    """Where most of the clan stands that is asked."""
    seat = whose(table)
    return f"zone:{ZONE_IDS[max(range(ZONES), key=lambda zone: table.units(zone, seat))]}"


MOMENTS = [
    Moment("orders", orders, lambda table: 0, TWO, alone_at),
    Moment("bids", bids, attacker, TWO, zone_of, sheet=True),
    Moment("farm", column, whose, TWO, zone_of),
    Moment("supply", supply, whose, TWO, heart, sheet=True),
    Moment("upkeep", upkeep, whose, TWO, heart, sheet=True),
    Moment("exile", exile, whose, THREE, heart, sheet=True),
]
