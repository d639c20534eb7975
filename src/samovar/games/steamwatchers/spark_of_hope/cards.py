"""Cards of caravans, kits and the clan that guards the Cradle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from samovar.games.steamwatchers.aids.clan_cards import clan_arg, seat_at
from samovar.games.steamwatchers.content.ids import KIT_IDS, KITS, NONE, ORDER_IDS, SIDE_IDS, THE_CRADLE, ZONE_IDS
from samovar.games.steamwatchers.rows import (
    ABOARD_BASIC,
    ABOARD_ELITE,
    ADVANCED,
    BOARD_ORDER,
    CARAVAN_AT,
    EXPLOITED,
    KIT,
    KIT_PLACES,
    SEAT_IDS,
    WAGONS,
)
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.kernel.card import Asked, Card, text, thing


def card(seen: CaravanTable, asked: Asked) -> Card | None:
    """The card of a thing of this expansion, if it is one."""
    telling = TELLINGS.get(asked.kind) or TELLINGS.get(f"{asked.kind}:{asked.id}")
    return None if telling is None else telling(seen, asked)


def standing(seen: CaravanTable, zone: int, side: int) -> int:
    """The wagons of a side in a zone."""
    here = side < seen.seats and seen.cells[CARAVAN_AT + side] == zone + 1
    return int(seen.cells[WAGONS + side]) if here else 0


def caravan_card(seen: CaravanTable, asked: Asked) -> Card:
    """`caravan@two`, or `wagon@rhone`: of whoever's stands in that zone."""
    told = Card("piece", asked.id, "SH-CARAVAN.1").says("card-caravan-says")
    if asked.where in ZONE_IDS:
        zone = asked.spot(ZONE_IDS)
        seat = next((one for one in range(seen.seats) if seen.cells[CARAVAN_AT + one] == zone + 1), NONE)
    else:
        seat = seat_at(seen, asked) if asked.where else NONE
    if seat == NONE:
        return told
    told.number("card-clan", clan_arg(seen, seat)).number("card-wagons", int(seen.cells[WAGONS + seat]))
    here = int(seen.cells[CARAVAN_AT + seat]) - 1
    if here == NONE:
        return told.now("card-caravan-gone")
    told.now("card-caravan-now", {"zone": thing("zone", ZONE_IDS[here])})
    aboard = int(seen.cells[ABOARD_BASIC + seat] + seen.cells[ABOARD_ELITE + seat])
    if aboard:
        told.now("card-caravan-aboard", {"count": aboard})
    order = int(seen.cells[BOARD_ORDER + seat]) - 1
    if order != NONE:
        told.now("card-caravan-order", {"order": thing("order", ORDER_IDS[order])})
    for place in range(KIT_PLACES):
        told.see("kit-place", f"{place + 1}@{SEAT_IDS[seat]}")
    return told.see("zone", ZONE_IDS[here])


def kit_place_card(seen: CaravanTable, asked: Asked) -> Card:
    told = Card("kit-place", asked.id, "SH-KIT.3").sort("sort-kit-place").says("card-kit-says")
    seat = seat_at(seen, asked) if asked.where else NONE
    if seat == NONE or asked.id not in [str(place + 1) for place in range(KIT_PLACES)]:
        return told
    spot = seat * KIT_PLACES + int(asked.id) - 1
    kit = int(seen.cells[KIT + spot]) - 1
    if kit == NONE:
        return told.now("card-kit-place-empty")
    if kit >= KITS:
        return told.now("card-kit-place-blocked")
    side = "advanced" if seen.cells[ADVANCED + spot] else "basic"
    told.says(f"kit-{KIT_IDS[kit]}-{side}").now(f"card-kit-{side}-up", {"kit": thing("kit", KIT_IDS[kit])})
    if seen.cells[EXPLOITED + spot]:
        told.now("card-kit-used")
    return told.see("kit", KIT_IDS[kit])


def kit_card(seen: CaravanTable, asked: Asked) -> Card:
    asked.number(KIT_IDS)
    told = Card("kit", asked.id, "SH-KIT.10").sort("sort-kit")
    told.says("card-kit-basic", {"text": text(f"kit-{asked.id}-basic")})
    return told.says("card-kit-advanced", {"text": text(f"kit-{asked.id}-advanced")}).says("card-kit-says")


def cradle_card(seen: CaravanTable, asked: Asked) -> Card:
    return Card("clan", asked.id, "SH-SCN-BERCEAU.6").sort("sort-clan").says(f"clan-{asked.id}-style")


TELLINGS: Final[dict[str, Callable[[CaravanTable, Asked], Card]]] = {
    "kit": kit_card,
    "kit-place": kit_place_card,
    "piece:caravan": caravan_card,
    "piece:wagon": caravan_card,
    f"clan:{SIDE_IDS[THE_CRADLE]}": cradle_card,
}
