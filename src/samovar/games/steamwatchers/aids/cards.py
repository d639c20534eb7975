"""Cards of the map: what a zone, a sea, a piece or a printed card is, and what it does at this moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from samovar.games.steamwatchers.aids import clan_cards
from samovar.games.steamwatchers.aids.clan_cards import clan_arg, counted_units
from samovar.games.steamwatchers.content.effects import ATTACKING
from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    CLAN_IDS,
    DECOY,
    DEFENCE,
    DEPLOYMENT_IDS,
    ELITE,
    MOVE,
    NONE,
    ORDER_IDS,
    SEA_IDS,
    SIDE_IDS,
    STRUCTURE_IDS,
    TITLE_IDS,
    TOKEN_IDS,
    UNIT_IDS,
    ZONE_IDS,
    ZONES,
)
from samovar.games.steamwatchers.decline import column_rise, farm_price, held_by_a_player
from samovar.games.steamwatchers.force import (
    armed,
    defence_in_sight,
    support_strength,
    supporters,
)
from samovar.games.steamwatchers.rows import (
    ACCOMPLICE_AT,
    ARCHON_UP,
    LOOT,
    MORALE,
    RUINS_CARD,
    SCORCHED_SIDE,
    SECOND_UP,
    SIDE_NAMES,
    SIDES,
    STEAM_CARD_IDS,
    TARGET,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.card import Asked, Card, asked_for, place_in, text, thing

Args = dict[str, Any]
Telling = Callable[[SteamTable, Asked], Card]

STRUCTURE_RULES: Final = ["SW-GB.2", "SW-COMBAT.9", "SW-BEACON.3", "SW-CLAN-MEN.3"]
ORDER_RULES: Final = ["SW-ACT.9", "SW-DEF.2", "SW-PLAN.10"]
TOKEN_RULES: Final = ["SW-MOB.2", "SW-CLAN-RS.1", "SW-MARCH.1", "SW-NEG.2"]
TITLE_RULES: Final = ["SW-CONC.4", "SW-CONC.9", "SW-CONC.13", "SW-CONC.4", "SW-CONC.18", "SW-CONC.4"]
PIECE_RULES: Final = {
    "morale": "SW-MORALE.1",
    "loot": "SW-SCN-CRAMES.8",
    "target": "SW-SCN-COLONNES.4",
    "claim": "SW-SCN-RDV.5",
    "contract": "SW-SEA.1",
    "legate": "SW-CONC.10",
    "accomplice": "SW-CLAN-FL.1",
    "quarantine": "SW-BOARD.5",
}


def card(seen: SteamTable, wish: dict[str, Any]) -> dict[str, Any]:
    """The card of a thing of this table."""
    asked = asked_for(wish)
    for counsel in seen.extensions.counsels:
        told = counsel.card(seen, asked)
        if told is not None:
            return told.plain()
    telling = TELLINGS.get(asked.kind)
    if telling is None:
        return clan_cards.card(seen, asked).plain()
    return telling(seen, asked).plain()


def zone_arg(zone: int) -> dict[str, str]:
    return thing("zone", ZONE_IDS[zone])


def in_play(seen: SteamTable, zone: int) -> bool:
    return zone < seen.zones_in_play()


def zone_card(seen: SteamTable, asked: Asked) -> Card:
    zone, board = asked.number(ZONE_IDS), seen.content.board
    told = Card("zone", asked.id, "SW-CTRL.1")
    told.sort("card-zone-mountain" if board.mountain[zone] else "card-zone-plain")
    if not in_play(seen, zone):
        return told.now("card-zone-out", {"players": int(seen.seats)})
    if board.mountain[zone]:
        told.says("card-mountain-says")
    if seen.is_haven(zone):
        told.says("card-haven-says")
    for side in range(SIDES):
        if seen.stands(zone, side):
            told.number(
                "card-units-of",
                text("card-of-clan", {"clan": clan_arg(seen, side), "units": counted_units(seen, zone, side)}),
            )
            told.see("clan", SIDE_IDS[seen.side_clan(side)])
    told.number(
        "card-structures",
        text("card-of-most", {"count": int(seen.structures(zone)), "most": int(seen.content.box.structures_per_zone)}),
    )
    told.number("card-steam-card", int(board.floors[zone]))
    told.number("card-neighbours", [zone_arg(one) for one in board.land[zone] if in_play(seen, one)])
    if board.coast[zone]:
        told.number("card-seas", [thing("sea", SEA_IDS[sea]) for sea in board.coast[zone]])
    held(seen, zone, told)
    strength_now(seen, zone, told)
    if seen.floors(zone):
        told.see("piece", f"column@{asked.id}")
    for kind in seen.kinds_here(zone):
        told.see("structure", f"{STRUCTURE_IDS[kind]}@{asked.id}")
    if seen.order(zone) != NONE:
        told.see("order", f"{ORDER_IDS[seen.order(zone)]}@{asked.id}")
    return told


def held(seen: SteamTable, zone: int, told: Card) -> None:
    """Whose it is, why, and what it is worth to him."""
    side = int(seen.control(zone))
    if side == NONE:
        told.now("card-held-by-nobody")
        return
    clan = clan_arg(seen, side)
    why = (
        "units" if seen.stands(zone, side) else "beacon" if side < seen.seats and seen.beacons(zone, side) else "toxic"
    )
    told.now(f"card-held-{why}", {"clan": clan})
    floors, farms = int(seen.floors(zone)), int(seen.farms(zone))
    if floors + farms:
        told.now("card-zone-geo", {"clan": clan, "geo": floors + farms, "floors": floors, "farms": farms})


def strength_now(seen: SteamTable, zone: int, told: Card) -> None:
    """What an attacker would meet before fuel, and the most that support makes of it."""
    side = int(seen.control(zone))
    if side == NONE or not seen.stands(zone, side):
        return
    alone = int(defence_in_sight(seen, side, zone))
    helps = supporters(seen, side, zone) if side != SCORCHED_SIDE else []
    most = alone + sum([int(support_strength(seen, side, one, zone, 0)) for one in helps])
    if most > alone:
        told.now(
            "card-strength-supported", {"strength": alone, "most": most, "zones": [zone_arg(one) for one in helps]}
        )
    else:
        told.now("card-strength", {"strength": alone})


def sea_card(seen: SteamTable, asked: Asked) -> Card:
    sea, board = asked.number(SEA_IDS), seen.content.board
    told = Card("sea", asked.id, "SW-SEA.1").sort("sort-sea").says("card-sea-says")
    told.number(
        "card-free-slots",
        text("card-of-most", {"count": int(seen.free_slots(sea)), "most": int(board.contract_slots[seen.seats])}),
    )
    told.number("card-shores", [zone_arg(one) for one in board.shore[sea] if in_play(seen, one)])
    if board.sea_borders[sea]:
        told.number("card-next-seas", [thing("sea", SEA_IDS[one]) for one in board.sea_borders[sea]])
    sailing = [seat for seat in range(seen.seats) if seen.clan(seat) != NONE and seen.under_contract(sea, seat)]
    if not seen.sailing_taught():
        return told.now("card-sea-later")
    for seat in sailing:
        why = "legate" if seen.legate_here(sea, seat) else "contract" if seen.contracts(sea, seat) else "other"
        told.now(f"card-sea-{why}", {"clan": clan_arg(seen, seat)})
        told.see("clan", CLAN_IDS[seen.clan(seat)])
    return told if sailing else told.now("card-sea-nobody")


def unit_card(seen: SteamTable, asked: Asked) -> Card:
    """`elite@rhone/two`: who stands in a zone of a side; without a place, what such a soldier is."""
    unit = asked.number(UNIT_IDS)
    told = Card("unit", asked.id, "SW-COMBAT.7" if unit == ELITE else "SW-COMBAT.6").sort("sort-unit")
    told.says(f"card-unit-{asked.id}-says")
    if not asked.where:
        return told
    name, _, whose = asked.where.partition("/")
    zone, side = place_in(ZONE_IDS, name), place_in(list(SIDE_NAMES), whose)
    clan = int(seen.side_clan(side))
    if unit == ELITE and clan < len(CLAN_IDS):
        told.title(f"clan-{CLAN_IDS[clan]}-elite").says(f"clan-{CLAN_IDS[clan]}-elite-text")
    elif clan != NONE:
        told.see("clan", SIDE_IDS[clan])
    count = int(seen.elites(zone, side) if unit == ELITE else seen.basics(zone, side))
    told.number("card-count", count).number("card-clan", clan_arg(seen, side))
    basics, elites = (0, count) if unit == ELITE else (count, 0)
    told.now("card-units-attack", {"strength": int(armed(seen, side, basics, elites, ATTACKING, zone))})
    if side < seen.seats:
        told.now("card-units-fed", clan_cards.fed(seen, side))
    return told.see("zone", name)


def column_card(seen: SteamTable, asked: Asked) -> Card:
    zone = asked.spot(ZONE_IDS)
    floors, side = int(seen.floors(zone)), int(seen.control(zone))
    told = Card("piece", f"column@{asked.where}", "SW-STEAM.1").says("card-column-says")
    told.number("card-floors", text("card-of-most", {"count": floors, "most": int(seen.content.box.floors_per_column)}))
    if side in (NONE, SCORCHED_SIDE):
        return told.now("card-column-nobody").see("zone", asked.where)
    told.now("card-column-geo", {"clan": clan_arg(seen, side), "floors": floors})
    if held_by_a_player(seen, zone):
        told.now("card-column-sinks", {"rise": int(column_rise(seen, side, zone))})
        if floors == 1:
            told.now("card-column-last", {"cost": int(farm_price(seen, side))})
    else:
        told.now("card-column-untended")
    return told.see("zone", asked.where)


def structure_card(seen: SteamTable, asked: Asked) -> Card:
    kind = asked.number(STRUCTURE_IDS)
    told = Card("structure", asked.id, STRUCTURE_RULES[kind]).sort("sort-structure").says(f"card-{asked.id}-says")
    told.says("card-structure-stays")
    if not asked.where:
        return told
    zone = asked.spot(ZONE_IDS)
    side = int(seen.control(zone))
    told.number("card-count", int(seen.structures_of(zone, kind)))
    if STRUCTURE_IDS[kind] == "beacon":
        for seat in range(seen.seats):
            if seen.beacons(zone, seat):
                held_by = "card-beacon-alone" if seen.empty_of_units(zone) else "card-beacon-guarded"
                told.now(held_by, {"clan": clan_arg(seen, seat)})
                if seen.has_ability(seat, CLAN_IDS.index("rhone")):
                    told.now("clan-rhone-ability-text")
    elif STRUCTURE_IDS[kind] == "turret":
        told.now("card-turret-now" if side != NONE and seen.stands(zone, side) else "card-turret-unmanned")
    elif side != NONE and side != SCORCHED_SIDE:
        told.now("card-farm-now", {"clan": clan_arg(seen, side)})
    else:
        told.now("card-farm-nobody")
    return told.see("zone", asked.where)


def order_card(seen: SteamTable, asked: Asked) -> Card:
    """An order token; `hidden` is one whose face this seat does not know."""
    if asked.id == "hidden":
        told = Card("order", "hidden", "SW-PLAN.8").title("card-order-hidden").says("card-order-hidden-says")
        return told.see("zone", asked.where) if asked.where else told
    kind = asked.number(ORDER_IDS)
    told = Card("order", asked.id, ORDER_RULES[kind]).sort("sort-order").says(f"order-{asked.id}-text")
    told.says(f"card-order-{asked.id}-says")
    if not asked.where:
        return told
    zone = asked.spot(ZONE_IDS)
    owner = int(seen.order_owner(zone))
    if owner == NONE or seen.order(zone) != kind:
        return told.see("zone", asked.where)
    args: Args = {"clan": clan_arg(seen, owner)}
    told.number("card-clan", args["clan"])
    if seen.in_use(zone, owner):
        told.now("card-order-active", args)
    elif kind != DECOY and seen.passed(owner):
        told.now("card-order-passed", args)
    elif kind == MOVE:
        told.now("card-order-move-now", args)
    elif kind == DEFENCE:
        told.now("card-order-defence-now", args)
    return told.see("zone", asked.where)


def piece_card(seen: SteamTable, asked: Asked) -> Card:
    if asked.id == "column":
        return column_card(seen, asked)
    if asked.id not in PIECE_RULES:
        return clan_cards.card(seen, asked)
    told = Card("piece", asked.id, PIECE_RULES[asked.id]).says(f"card-{asked.id}-says")
    if asked.id in ("loot", "claim"):
        told.title(f"card-{asked.id}")
    if asked.where in ZONE_IDS:
        zone = asked.spot(ZONE_IDS)
        lying = {"morale": MORALE, "loot": LOOT, "target": TARGET, "claim": TARGET}
        if asked.id in ("morale", "loot"):
            told.number("card-count", int(seen.cells[lying[asked.id] + zone]))
        told.see("zone", asked.where)
    elif asked.where in SEA_IDS:
        told.see("sea", asked.where)
        if asked.id == "accomplice" and seen.cells[ACCOMPLICE_AT] - 1 == asked.spot(SEA_IDS):
            told.see("clan", "flotte-libre")
    return told


def title_card(seen: SteamTable, asked: Asked) -> Card:
    title = asked.number(TITLE_IDS)
    told = Card("title", asked.id, TITLE_RULES[title]).sort("sort-title").says(f"title-{asked.id}-text")
    told.says("card-title-says")
    if title not in seen.places():
        return told.now("card-title-not-here", {"players": int(seen.seats)})
    told.number("card-place-in-order", seen.places().index(title) + 1)
    holder = int(seen.title_holder(title))
    if holder != NONE:
        told.now("card-title-held", {"clan": clan_arg(seen, holder)}).see("clan", CLAN_IDS[seen.clan(holder)])
    waiting = int(seen.reservation(title))
    if waiting != NONE:
        told.now("card-title-reserved", {"clan": clan_arg(seen, waiting)})
    elif holder == NONE:
        told.now("card-title-free")
    return told


def archon_card(seen: SteamTable, asked: Asked) -> Card:
    number = asked.number(ARCHON_IDS)
    told = Card("archon-card", asked.id, "SW-CONC.15").sort("sort-archon-card")
    for part in ("flavour", "arrival", "lasting", "bonus"):
        told.says(f"archon-card-{asked.id}-{part}")
    up = number + 1 in (seen.cells[ARCHON_UP], seen.cells[SECOND_UP])
    return told.now("card-archon-up" if up else "card-archon-not-up")


def steam_card(seen: SteamTable, asked: Asked) -> Card:
    number = asked.number(list(STEAM_CARD_IDS))
    told = Card("steam-card", asked.id, "SW-DECK.3")
    if number == RUINS_CARD:
        told.title("scenario-card-ruins")
        return told.says("scenario-card-ruins-arrival").says("scenario-card-ruins-lasting")
    told.title("card-steam", {"zone": zone_arg(number)}).says("card-steam-says")
    told.number("card-floors", int(seen.content.board.floors[number]))
    deployment = seen.content.board.deployment[number]
    if deployment != NONE:
        told.number("card-deployment", thing("deployment", DEPLOYMENT_IDS[deployment]))
    floors = int(seen.floors(number))
    told.now("card-steam-on-top" if floors else "card-steam-new", {"zone": zone_arg(number), "floors": floors})
    return told.see("zone", asked.id)


def token_card(seen: SteamTable, asked: Asked) -> Card:
    token = asked.number(TOKEN_IDS)
    return Card("token", asked.id, TOKEN_RULES[token]).sort("sort-token").says(f"card-token-{asked.id}-says")


def deployment_card(seen: SteamTable, asked: Asked) -> Card:
    number = asked.number(list(DEPLOYMENT_IDS))
    zones = seen.content.board.deployments[number]
    told = Card("deployment", asked.id, "SW-SETUP.22").sort("sort-deployment").says("card-deployment-says")
    told.number("card-zones", [zone_arg(zone) for zone in zones])
    sea = seen.content.board.deployment_sea[number]
    if sea != NONE:
        told.says("card-deployment-sea", {"sea": thing("sea", SEA_IDS[sea])})
    told.now("card-deployment-floors", {"floors": sum([int(seen.floors(zone)) for zone in around(seen, zones)])})
    for zone in zones:
        told.see("zone", ZONE_IDS[zone])
    return told


def around(seen: SteamTable, zones: list[int]) -> list[int]:
    """The zones next to some that nobody controls: columns within one walk."""
    land = seen.content.board.land
    near = {beside for zone in zones for beside in [*land[zone], zone]}
    return [zone for zone in sorted(near) if zone < ZONES and seen.control(zone) == NONE]


TELLINGS: Final[dict[str, Telling]] = {
    "zone": zone_card,
    "sea": sea_card,
    "unit": unit_card,
    "structure": structure_card,
    "order": order_card,
    "piece": piece_card,
    "title": title_card,
    "archon-card": archon_card,
    "steam-card": steam_card,
    "token": token_card,
    "deployment": deployment_card,
}
