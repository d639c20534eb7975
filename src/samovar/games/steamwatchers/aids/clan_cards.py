"""Cards of the clans and their boards: what a track, a stock or a slot holds, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.effects import SUPPLY
from samovar.games.steamwatchers.content.ids import (
    CLAN_IDS,
    CLEAN,
    CONTRABAND,
    CRAMES,
    EXILE,
    FUEL_IDS,
    NONE,
    ORDER_IDS,
    QUARANTINE,
    SCENARIO_IDS,
    SIDE_IDS,
    SQUARE_IDS,
    TOKEN_IDS,
    TOKENS,
)
from samovar.games.steamwatchers.rows import (
    ARCHON_HELD,
    BEACON_RESERVE,
    CONTRACT_RESERVE,
    EXILED_BASIC,
    EXILED_ELITE,
    GEO,
    INCUBATION,
    RESERVE_BASIC,
    RESERVE_ELITE,
    SEAT_IDS,
    SICK_SLOT,
    SICK_STOCK,
    SICK_SUPPLY,
    STEAM_HELD,
    WARDS,
)
from samovar.games.steamwatchers.rows import SUPPLY as SUPPLY_ROW
from samovar.games.steamwatchers.scoring import EXILES_PER_GEO, geo
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.card import Asked, Card, no_card, place_in, text, thing

Args = dict[str, Any]
Telling = Callable[[SteamTable, Asked], Card]

CLAN_RULES: Final = [
    "SW-CLAN-RS.1",
    "SW-CLAN-AHL.1",
    "SW-CLAN-FL.1",
    "SW-CLAN-CR.1",
    "SW-CLAN-AO.1",
    "SW-CLAN-CAT.1",
    "SW-CLAN-MEN.1",
    "SW-SCN-CRAMES.7",
]
SQUARE_RULES: Final = ["SW-INC.4", "SW-INC.5", "SW-INC.6"]


def card(seen: SteamTable, asked: Asked) -> Card:
    telling = TELLINGS.get(
        asked.kind if asked.kind != "board" and asked.kind != "piece" else f"{asked.kind}:{asked.id}"
    )
    if telling is None:
        raise no_card(asked)
    return telling(seen, asked)


def clan_arg(seen: SteamTable, side: int) -> dict[str, str]:
    clan = int(seen.side_clan(side))
    return thing("clan", "none" if clan == NONE else SIDE_IDS[clan])


def counted_units(seen: SteamTable, zone: int, side: int) -> dict[str, Any]:
    more = sum([counsel.standing(seen, zone, side) for counsel in seen.extensions.counsels])
    return text(
        "card-units", {"basics": int(seen.basics(zone, side)), "elites": int(seen.elites(zone, side)), "more": more}
    )


def seat_at(seen: SteamTable, asked: Asked) -> int:
    seat = place_in(list(SEAT_IDS), asked.where)
    return seat if seat < seen.seats and seen.clan(seat) != NONE else NONE


def fed(seen: SteamTable, seat: int) -> Args:
    return {
        "clan": clan_arg(seen, seat),
        "units": int(seen.units_on_map(seat)),
        "supply": int(seen.cells[SUPPLY_ROW + seat]),
    }


def clan_card(seen: SteamTable, asked: Asked) -> Card:
    number = asked.number(list(SIDE_IDS))
    if number >= len(CLAN_RULES):
        raise no_card(asked)
    told = Card("clan", asked.id, CLAN_RULES[number]).sort("sort-clan").says(f"clan-{asked.id}-style")
    if number == CRAMES:
        return told
    board = seen.content.clans[number]
    ability = "card-ability" if not seen.story().tutorial else "card-ability-off"
    told.says(ability, {"name": text(f"clan-{asked.id}-ability"), "text": text(f"clan-{asked.id}-ability-text")})
    told.says("card-elite", {"name": thing("elite", elite_of(asked.id)), "text": text(f"clan-{asked.id}-elite-text")})
    seat = int(seen.seat_of(number))
    told.number("card-figures", text("card-units", {"basics": board.figures[0], "elites": board.figures[1], "more": 0}))
    told.number(
        "card-stocks", text("card-barrels", {"clean": board.stocks[CLEAN], "contraband": board.stocks[CONTRABAND]})
    )
    told.number("card-slots", text("card-slots-of", {"free": board.slot_costs.count(0), "paid": sum(board.slot_costs)}))
    told.number("card-beacons", board.beacons)
    if seat == NONE:
        return told.now("card-clan-not-here")
    told.now("card-clan-geo", {"track": int(seen.cells[GEO + seat]), "geo": int(geo(seen, seat))})
    told.now("card-clan-fed", fed(seen, seat))
    exiled(seen, seat, told)
    for part in ("supply-track", "incubation-track", "stock", "special-slot"):
        told.see("board", f"{part}@{SEAT_IDS[seat]}")
    return told


def elite_of(clan: str) -> str:
    return ["iotunn", "idol", "charger", "skypiercer", "jeep", "erinys", "sower"][CLAN_IDS.index(clan)]


def exiled(seen: SteamTable, seat: int, told: Card) -> None:
    gone = int(seen.cells[EXILED_BASIC + seat] + seen.cells[EXILED_ELITE + seat])
    if gone:
        told.now("card-exiled", {"count": gone, "geo": gone // EXILES_PER_GEO})


def board_part(id: str, asked: Asked, rule: str) -> Card:
    return Card("board", f"{id}@{asked.where}" if asked.where else id, rule).says(f"card-{id}-says")


def geo_track(seen: SteamTable, asked: Asked) -> Card:
    told = board_part("geo-track", asked, "SW-GB.2")
    for seat in range(seen.seats):
        if seen.clan(seat) != NONE:
            args = {"clan": clan_arg(seen, seat), "track": int(seen.cells[GEO + seat]), "geo": int(geo(seen, seat))}
            told.now("card-geo-of", args)
            told.see("clan", CLAN_IDS[seen.clan(seat)])
    return told


def supply_track(seen: SteamTable, asked: Asked) -> Card:
    told, seat = board_part("supply-track", asked, "SW-GB.12"), seat_at(seen, asked)
    if seat == NONE:
        return told
    board = seen.board(seat)
    squares = [
        text("card-supply-square", {"geo": board.supply_geo[one], "units": board.supply_units[one]})
        for one in range(len(board.supply_geo))
    ]
    told.number("card-squares", squares)
    told.now("card-supply-now", fed(seen, seat))
    then = int(geo(seen, seat))
    square = board.supply_square(then, seen.cells[SICK_SUPPLY + seat])
    units = int(board.supply_units[square] + lasting.added(seen, seat, SUPPLY))
    short = int(seen.units_on_map(seat)) - units
    told.now("card-supply-then" if short <= 0 else "card-supply-short", {"geo": then, "units": units, "short": short})
    if seen.cells[SICK_SUPPLY + seat]:
        told.now("card-supply-sick", {"count": int(seen.cells[SICK_SUPPLY + seat])})
    return told


def incubation_track(seen: SteamTable, asked: Asked) -> Card:
    told, seat = board_part("incubation-track", asked, "SW-INC.2"), seat_at(seen, asked)
    if seat == NONE:
        return told
    board, level = seen.board(seat), int(seen.cells[INCUBATION + seat])
    told.number("card-level", text("card-of-most", {"count": level, "most": board.last_square}))
    ahead = board.incubation[level + 1 :]
    for square, word in ((QUARANTINE, "quarantine"), (EXILE, "exile")):
        if square in ahead:
            told.now(f"card-next-{word}", {"steps": ahead.index(square) + 1})
    if level >= board.last_square:
        told.now(
            "card-track-repeats" if board.last_square_repeats else "card-track-ends",
            {"square": thing("square", SQUARE_IDS[board.incubation[level]])},
        )
    if seen.cells[WARDS + seat]:
        told.now("card-wards", {"count": int(seen.cells[WARDS + seat])})
    exiled(seen, seat, told)
    return told.see("square", "quarantine").see("square", "exile")


def square_card(seen: SteamTable, asked: Asked) -> Card:
    number = asked.number(SQUARE_IDS)
    return Card("square", asked.id, SQUARE_RULES[number]).says(f"card-square-{asked.id}-says")


def death_exile(seen: SteamTable, asked: Asked) -> Card:
    told = board_part("death-exile", asked, "SW-GB.8")
    for seat in range(seen.seats):
        gone = int(seen.cells[EXILED_BASIC + seat] + seen.cells[EXILED_ELITE + seat])
        if gone and seen.clan(seat) != NONE:
            told.now("card-exiled-of", {"clan": clan_arg(seen, seat), "count": gone, "geo": gone // EXILES_PER_GEO})
    return told


def stock(seen: SteamTable, asked: Asked) -> Card:
    told, seat = board_part("stock", asked, "SW-FUEL.1"), seat_at(seen, asked)
    if seat == NONE:
        return told
    board = seen.board(seat)
    held = {"clean": int(seen.clean(seat)), "contraband": int(seen.contraband(seat))}
    told.number("card-barrels-held", text("card-barrels", held))
    told.number(
        "card-stocks", text("card-barrels", {"clean": board.stocks[CLEAN], "contraband": board.stocks[CONTRABAND]})
    )
    sick = int(seen.cells[SICK_STOCK + seat])
    if sick:
        told.now("card-stock-sick", {"count": sick})
    return told.now(
        "card-stock-refilled", {"clean": int(seen.clean_places(seat)), "contraband": board.stocks[CONTRABAND]}
    )


def fuel_card(seen: SteamTable, asked: Asked) -> Card:
    asked.number(FUEL_IDS)
    return Card("fuel", asked.id, "SW-FUEL.9" if asked.id == "contraband" else "SW-FUEL.1").says(
        f"card-fuel-{asked.id}-says"
    )


def special_slot(seen: SteamTable, asked: Asked) -> Card:
    told, seat = board_part("special-slot", asked, "SW-BOARD.2"), seat_at(seen, asked)
    if seat != NONE:
        for number in range(seen.board(seat).slots):
            told.now("card-slot-now", {"number": number + 1, "state": slot_text(seen, seat, number)})
        for token in range(TOKENS):
            if seen.tokens(seat, token):
                told.see("token", TOKEN_IDS[token])
    return told


def slot_text(seen: SteamTable, seat: int, number: int) -> dict[str, Any]:
    lying = int(seen.slot(seat, number))
    if lying == SICK_SLOT:
        return text("card-slot-sick")
    if lying:
        return text("card-slot-used", {"token": thing("token", TOKEN_IDS[lying - 1])})
    cost = int(seen.slot_cost(seat, number))
    return text("card-slot-paid", {"cost": cost}) if cost else text("card-slot-free")


def place_card(seen: SteamTable, asked: Asked) -> Card:
    """A place of a clan board, as a choice names it."""
    if asked.id == "supply":
        return supply_track(seen, asked)
    if asked.id in ("empty-stock", "filled-stock"):
        return stock(seen, asked)
    if not asked.id.startswith("slot-"):
        raise no_card(asked)
    told = Card("place", asked.id, "SW-BOARD.2").says("card-special-slot-says")
    seat, number = seat_at(seen, asked) if asked.where else NONE, asked.id.removeprefix("slot-")
    if seat != NONE and number.isdecimal() and 0 < int(number) <= seen.board(seat).slots:
        told.now("card-slot-now", {"number": int(number), "state": slot_text(seen, seat, int(number) - 1)})
    return told


def orders_left(seen: SteamTable, asked: Asked) -> Card:
    told, seat = board_part("orders", asked, "SW-COMP.18"), seat_at(seen, asked)
    told.title("card-orders")
    for kind in range(len(ORDER_IDS)):
        if seat != NONE:
            told.number(f"order-{ORDER_IDS[kind]}", int(seen.orders_left(seat, kind)))
        told.see("order", ORDER_IDS[kind])
    return told


def clan_reserve(seen: SteamTable, asked: Asked) -> Card:
    told, seat = board_part("clan-reserve", asked, "SW-RES.1"), seat_at(seen, asked)
    if seat == NONE:
        return told
    figures = {
        "basics": int(seen.cells[RESERVE_BASIC + seat]),
        "elites": int(seen.cells[RESERVE_ELITE + seat]),
        "more": 0,
    }
    told.number("card-units-of", text("card-units", figures))
    told.number("card-contracts", int(seen.cells[CONTRACT_RESERVE + seat])).number(
        "card-beacons", int(seen.cells[BEACON_RESERVE + seat])
    )
    return told.see("structure", "beacon").see("piece", "contract")


def hand(seen: SteamTable, asked: Asked) -> Card:
    told, seat = board_part("hand", asked, "SW-HAND.2"), seat_at(seen, asked)
    told.title("card-hand")
    if seat != NONE:
        told.number("card-steam-held", int(seen.cells[STEAM_HELD + seat])).number(
            "card-archon-held", int(seen.cells[ARCHON_HELD + seat])
        )
    return told


def scenario_card(seen: SteamTable, asked: Asked) -> Card:
    asked.number(SCENARIO_IDS)
    told = Card("scenario", asked.id, "SW-SCN.4").says(f"scenario-{asked.id}-blurb").says(f"scenario-{asked.id}-rules")
    if asked.id == SCENARIO_IDS[seen.scenario()]:
        told.number("card-turns", text("card-of-most", {"count": int(seen.turn()), "most": seen.story().turns}))
    return told


TELLINGS: Final[dict[str, Telling]] = {
    "clan": clan_card,
    "square": square_card,
    "fuel": fuel_card,
    "place": place_card,
    "scenario": scenario_card,
    "board:geo-track": geo_track,
    "board:supply-track": supply_track,
    "board:incubation-track": incubation_track,
    "board:death-exile": death_exile,
    "board:stock": stock,
    "board:special-slot": special_slot,
    "board:orders": orders_left,
    "board:clan-reserve": clan_reserve,
    "board:hand": hand,
}
