"""Where everything lies: the rows of whole numbers that a game of Steamwatchers is made of.

Cells that name a thing hold its number plus one, so that an untouched cell says "none". Each row is declared once, in
LAYOUT; the constants below it are written from there by `python -m tools.rows`.
"""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    ARCHONS,
    CLAN_IDS,
    DEPLOYMENT_IDS,
    KIT_IDS,
    KITS,
    MEMORY_IDS,
    MOST_PLAYERS,
    ORDER_IDS,
    SEA_IDS,
    STRUCTURE_IDS,
    TITLE_IDS,
    TOKEN_IDS,
    TOKENS,
    UNIT_IDS,
    ZONE_IDS,
)
from samovar.kernel.numbered import Numbered
from samovar.kernel.table import FLAG, NOBODY, OWNER, REMEMBERED, Axis, Layout, Row

SLOTS: Final = 5  # special-action slots that a clan board may have at most
MEETINGS: Final = 3  # cards among which a rendezvous is chosen
KIT_PLACES: Final = 3
ARCHONS_ASIDE: Final = 6

SEAT_IDS: Final = ["one", "two", "three", "four", "five"]
SIDE_NAMES: Final = [*SEAT_IDS, "scorched"]  # five seats, and the Scorched of one scenario
STEAM_CARD_IDS: Final = [*ZONE_IDS, "ruins"]  # one card a zone, and the Ruins

NUMBERED: Final = [
    Numbered(SEAT_IDS, "SEATS", []),
    Numbered(SIDE_NAMES, "SIDES", ["scorched"], called={"scorched": "SCORCHED_SIDE"}),
    Numbered(STEAM_CARD_IDS, "STEAM_CARDS", ["ruins"], called={"ruins": "RUINS_CARD"}),
    Numbered(UNIT_IDS, "UNITS", []),
]

WAGON_HERE: Final = KITS + 1  # on a kit place: a destroyed wagon, or in one scenario a structure
FARM_HERE: Final = KITS + 2
TURRET_HERE: Final = KITS + 3

SICK_SLOT: Final = TOKENS + 1  # a slot under a Quarantine token

A_SEAT: Final = Axis("seat", list(SEAT_IDS))
A_SIDE: Final = Axis("side", list(SIDE_NAMES))
A_ZONE: Final = Axis("zone", list(ZONE_IDS))
A_SEA: Final = Axis("sea", list(SEA_IDS))
A_TITLE: Final = Axis("title", list(TITLE_IDS))
A_TOKEN: Final = Axis("token", list(TOKEN_IDS))
AN_ORDER: Final = Axis("order", list(ORDER_IDS))
A_CLAN: Final = Axis("clan", list(CLAN_IDS))
A_DEPLOYMENT: Final = Axis("deployment", list(DEPLOYMENT_IDS))
AN_ARCHON: Final = Axis("archon-card", list(ARCHON_IDS))
A_STEAM_CARD: Final = Axis("steam-card", list(STEAM_CARD_IDS))
A_CARD: Final = Axis("card", list(MEMORY_IDS))
A_SLOT: Final = Axis.of("slot", SLOTS)
IN_A_SLOT: Final = Axis("in-a-slot", [*TOKEN_IDS, "quarantine"])
A_DEPTH: Final = Axis.of("depth", len(STEAM_CARD_IDS))
A_KIT: Final = Axis("kit", list(KIT_IDS))
A_KIT_PLACE: Final = Axis("kit-place", [str(place) for place in range(1, KIT_PLACES + 1)])
ON_A_KIT_PLACE: Final = Axis("on-a-kit-place", [*KIT_IDS, "wagon", "farm", "turret"])
A_UNIT: Final = Axis("unit", list(UNIT_IDS))
A_STRUCTURE: Final = Axis("structure", list(STRUCTURE_IDS))

OWNERS: Final = [A_SEAT, A_SIDE]  # whose pieces lie there

LAYOUT: Final = Layout(
    [
        # The moment of the game.
        Row("scenario"),
        Row("turn"),
        Row("phase"),
        Row("active", holds=A_SEAT),
        Row("active-zone", holds=A_ZONE),
        Row("combat-zone", holds=A_ZONE),
        Row("attack"),  # announced strengths of the combat
        Row("defence-strength"),
        Row("first-seat"),
        Row("beacon-set", holds=FLAG),  # a beacon was deployed in this activation
        Row("set-out"),  # figures that left in this activation
        Row("unnumbered"),  # those of them whom no card counts [SW-CONC.11]
        Row("passes"),  # players who have passed this turn
        Row("winner", holds=A_SEAT),
        Row("ending"),
        Row("last-clan-wins", holds=FLAG),  # agreed before the game: the last clan left has won at once [A-ELIM-LAST]
        # Cards in force and tokens that lie somewhere.
        Row("archon-up", holds=AN_ARCHON, counts="archon-cards"),
        Row("holder", holds=A_SEAT),  # who has the Scenario card; nobody at first [SW-SCN-ALGUE.2] [SW-SCN-RELIQ.1]
        Row("foreseen", holds=FLAG),  # the Reliquary was used this turn
        Row("legate-at", holds=A_SEA),  # none: on the Conclave track, where both title tokens start [SW-SETUP.16]
        Row("legate-of", holds=A_SEAT),
        Row("primus-at", holds=A_TITLE),  # place of the Reservation track
        Row("primus-of", holds=A_SEAT),
        Row("accomplice-at", holds=A_SEA),
        # The general reserve and the box.
        Row("clean-left", counts="clean"),
        Row("contraband-left", counts="contraband"),
        Row("quarantine-left", counts="quarantines"),
        Row("morale-left", counts="morale"),
        Row("floors-left", counts="floors"),
        Row("farms-left", counts="farms"),
        Row("turrets-left", counts="turrets"),
        Row("toxics-left", counts="toxic-farms"),  # with the Menrâu
        Row("farms-boxed", counts="farms"),
        Row("turrets-boxed", counts="turrets"),
        Row("toxics-boxed", counts="toxic-farms"),
        Row("steam-left", counts="steam-cards"),
        Row("steam-discarded", counts="steam-cards"),
        Row("steam-top", holds=A_STEAM_CARD),  # the card on the discard
        Row("steam-boxed", counts="steam-cards"),  # this game does without them; the Ruins once applied are among them
        Row("archon-left", counts="archon-cards"),
        # By zone.
        Row("control", A_ZONE, holds=A_SIDE),
        Row("floors", A_ZONE, counts="floors"),
        Row("farms", A_ZONE, counts="farms"),
        Row("toxics", A_ZONE, counts="toxic-farms"),
        Row("turrets", A_ZONE, counts="turrets"),
        Row("morale", A_ZONE, counts="morale"),
        Row("target", A_ZONE),  # bit 0 the neutral face, bit 1 + seat a clan's
        Row("loot", A_ZONE, counts="contraband"),  # barrels of the Scorched
        Row("order", A_ZONE, holds=AN_ORDER),
        Row("order-of", A_ZONE, holds=A_SEAT),
        Row("basics", A_ZONE, A_SIDE, counts="basics"),
        Row("elites", A_ZONE, A_SIDE, counts="elites"),
        Row("beacons", A_ZONE, A_SEAT, counts="beacons"),
        Row("contracts", A_SEA, A_SEAT, counts="contracts"),
        # By place of the title tracks.
        Row("conclave", A_TITLE, holds=A_SEAT),
        Row("reservation", A_TITLE, holds=A_SEAT),
        # By seat.
        Row("clan", A_SEAT, holds=A_CLAN),
        Row("deployed", A_SEAT, holds=A_DEPLOYMENT),
        Row("title", A_SEAT, holds=A_TITLE),  # held this turn
        Row("passed", A_SEAT, holds=FLAG),
        Row("out", A_SEAT, holds=FLAG),  # eliminated
        Row("stalled", A_SEAT),
        Row("rewarded", A_SEAT),  # a once-a-turn trigger was used
        Row("attacks", A_SEAT),  # combats as attacker this turn
        Row("geo", A_SEAT),
        Row("supply", A_SEAT),
        Row("incubation", A_SEAT),
        Row("wards", A_SEAT),
        Row("clean-stock", A_SEAT, counts="clean"),
        Row("contraband-stock", A_SEAT, counts="contraband"),
        Row("clean-surplus", A_SEAT, counts="clean"),
        Row("contraband-surplus", A_SEAT, counts="contraband"),
        Row("sick-stock", A_SEAT, counts="quarantines"),  # Quarantine tokens on clean places
        Row("sick-supply", A_SEAT, counts="quarantines"),  # Quarantine tokens on the Supply track
        Row("slot", A_SEAT, A_SLOT, holds=IN_A_SLOT),
        Row("token-reserve", A_SEAT, A_TOKEN, counts="tokens"),
        Row("order-reserve", A_SEAT, AN_ORDER, counts="orders"),
        Row("reserve-basic", A_SIDE, counts="basics"),
        Row("reserve-elite", A_SIDE, counts="elites"),
        Row("exiled-basic", A_SIDE, counts="basics"),
        Row("exiled-elite", A_SIDE, counts="elites"),
        Row("boxed-basic", A_SIDE, counts="basics"),
        Row("captive-basic", A_SIDE, counts="basics"),  # on an enemy's board
        Row("captive-elite", A_SIDE, counts="elites"),
        Row("on-map", A_SIDE),  # soldiers on the map in all
        Row("trophies", A_SEAT),  # enemy figures on one's own board
        Row("beacon-reserve", A_SEAT, counts="beacons"),
        Row("beacons-boxed", A_SEAT, counts="beacons"),
        Row("contract-reserve", A_SEAT, counts="contracts"),
        Row("contracts-boxed", A_SEAT, counts="contracts"),
        Row("aside-elite", A_SEAT, counts="elites"),  # material the tutorial has not handed out yet
        Row("aside-contract", A_SEAT, counts="contracts"),
        Row("aside-token", A_SEAT, A_TOKEN, counts="tokens"),
        Row("steam-held", A_SEAT, counts="steam-cards"),  # how many, which is public
        Row("archon-held", A_SEAT, counts="archon-cards"),
        Row("final-geo", A_SEAT),
        Row("archon-gone", AN_ARCHON, counts="archon-cards"),  # cards that have left the deck and hands for good
        Row("memory", A_CARD),  # what each card has named: a sea, zone or clan, + 1
        # Secrets.
        Row("steam-hand", A_SEAT, A_STEAM_CARD, seen=OWNER, holds=FLAG),
        Row("archon-hand", A_SEAT, AN_ARCHON, seen=OWNER, holds=FLAG),
        Row("meeting", A_SEAT, seen=OWNER, holds=A_ZONE, counts="steam-cards"),  # a seat's rendezvous
        Row("meeting-drawn", A_SEAT, Axis.of("meeting", MEETINGS), seen=OWNER, holds=A_ZONE, counts="steam-cards"),
        Row("steam-deck", A_DEPTH, seen=NOBODY, holds=A_STEAM_CARD),  # the top card last
        Row("steam-discard", A_DEPTH, seen=REMEMBERED, holds=A_STEAM_CARD),
        Row("archon-deck", Axis.of("archon-depth", ARCHONS), seen=NOBODY, holds=AN_ARCHON),
        # Spark of Hope: what only its tables use comes last.
        Row("expansion"),  # 0 the base game, 1 its six cards added, 2 caravans
        Row("second-up", holds=AN_ARCHON, counts="archon-cards"),  # in force beside the first
        Row("board-active", holds=FLAG),  # the order being activated lies on a caravan board
        Row("loaded", holds=FLAG),  # the Heavy Transport has loaded in this activation
        Row("unloaded", holds=FLAG),
        Row("rolled", holds=FLAG),  # the caravan has moved in this activation
        Row("resting", A_UNIT),  # units set down in the active zone in this activation
        Row("caravan-at", A_SEAT, holds=A_ZONE),
        Row("wagons", A_SEAT, counts="wagons"),  # with the caravan
        Row("wagons-boxed", A_SEAT, counts="wagons"),
        Row("wagons-taken", A_SEAT, counts="wagons"),  # one's own, beside enemy boards
        Row("wagon-trophies", A_SEAT),  # enemy wagons beside one's own board
        Row("board-order", A_SEAT, holds=AN_ORDER, counts="orders"),
        Row("exempt", A_SEAT),  # bit 0: from the Archon card in force, bit 1: from the second one
        Row("aboard-basic", A_SEAT, counts="basics"),
        Row("aboard-elite", A_SEAT, counts="elites"),
        Row("aboard", A_SEAT, A_STRUCTURE),  # structures on the Heavy Transport
        Row("mobile-farms", A_SEAT, counts="farms"),
        Row("mobile-turrets", A_SEAT, counts="turrets"),
        Row("kit", A_SEAT, A_KIT_PLACE, holds=ON_A_KIT_PLACE),
        Row("advanced", A_SEAT, A_KIT_PLACE, holds=FLAG),
        Row("exploited", A_SEAT, A_KIT_PLACE),  # this turn
        Row("kits-left", A_KIT, counts="kits"),
        Row("kits-boxed", A_KIT, counts="kits"),
        Row("archon-aside", Axis.of("aside", ARCHONS_ASIDE), seen=NOBODY, holds=AN_ARCHON),  # base cards, unseen
    ]
)

# Written by `python -m tools.rows` from the declarations above.
SEATS: Final = 5
SIDES: Final = 6
SCORCHED_SIDE: Final = 5
STEAM_CARDS: Final = 50
RUINS_CARD: Final = 49
UNITS: Final = 2
SCENARIO: Final = 0
TURN: Final = 1
PHASE: Final = 2
ACTIVE: Final = 3
ACTIVE_ZONE: Final = 4
COMBAT_ZONE: Final = 5
ATTACK: Final = 6
DEFENCE_STRENGTH: Final = 7
FIRST_SEAT: Final = 8
BEACON_SET: Final = 9
SET_OUT: Final = 10
UNNUMBERED: Final = 11
PASSES: Final = 12
WINNER: Final = 13
ENDING: Final = 14
LAST_CLAN_WINS: Final = 15
ARCHON_UP: Final = 16
HOLDER: Final = 17
FORESEEN: Final = 18
LEGATE_AT: Final = 19
LEGATE_OF: Final = 20
PRIMUS_AT: Final = 21
PRIMUS_OF: Final = 22
ACCOMPLICE_AT: Final = 23
CLEAN_LEFT: Final = 24
CONTRABAND_LEFT: Final = 25
QUARANTINE_LEFT: Final = 26
MORALE_LEFT: Final = 27
FLOORS_LEFT: Final = 28
FARMS_LEFT: Final = 29
TURRETS_LEFT: Final = 30
TOXICS_LEFT: Final = 31
FARMS_BOXED: Final = 32
TURRETS_BOXED: Final = 33
TOXICS_BOXED: Final = 34
STEAM_LEFT: Final = 35
STEAM_DISCARDED: Final = 36
STEAM_TOP: Final = 37
STEAM_BOXED: Final = 38
ARCHON_LEFT: Final = 39
CONTROL: Final = 40
FLOORS: Final = 89
FARMS: Final = 138
TOXICS: Final = 187
TURRETS: Final = 236
MORALE: Final = 285
TARGET: Final = 334
LOOT: Final = 383
ORDER: Final = 432
ORDER_OF: Final = 481
BASICS: Final = 530
ELITES: Final = 824
BEACONS: Final = 1118
CONTRACTS: Final = 1363
CONCLAVE: Final = 1393
RESERVATION: Final = 1399
CLAN: Final = 1405
DEPLOYED: Final = 1410
TITLE: Final = 1415
PASSED: Final = 1420
OUT: Final = 1425
STALLED: Final = 1430
REWARDED: Final = 1435
ATTACKS: Final = 1440
GEO: Final = 1445
SUPPLY: Final = 1450
INCUBATION: Final = 1455
WARDS: Final = 1460
CLEAN_STOCK: Final = 1465
CONTRABAND_STOCK: Final = 1470
CLEAN_SURPLUS: Final = 1475
CONTRABAND_SURPLUS: Final = 1480
SICK_STOCK: Final = 1485
SICK_SUPPLY: Final = 1490
SLOT: Final = 1495
TOKEN_RESERVE: Final = 1520
ORDER_RESERVE: Final = 1540
RESERVE_BASIC: Final = 1555
RESERVE_ELITE: Final = 1561
EXILED_BASIC: Final = 1567
EXILED_ELITE: Final = 1573
BOXED_BASIC: Final = 1579
CAPTIVE_BASIC: Final = 1585
CAPTIVE_ELITE: Final = 1591
ON_MAP: Final = 1597
TROPHIES: Final = 1603
BEACON_RESERVE: Final = 1608
BEACONS_BOXED: Final = 1613
CONTRACT_RESERVE: Final = 1618
CONTRACTS_BOXED: Final = 1623
ASIDE_ELITE: Final = 1628
ASIDE_CONTRACT: Final = 1633
ASIDE_TOKEN: Final = 1638
STEAM_HELD: Final = 1658
ARCHON_HELD: Final = 1663
FINAL_GEO: Final = 1668
ARCHON_GONE: Final = 1673
MEMORY: Final = 1709
STEAM_HAND: Final = 1748
ARCHON_HAND: Final = 1998
MEETING: Final = 2178
MEETING_DRAWN: Final = 2183
STEAM_DECK: Final = 2198
STEAM_DISCARD: Final = 2248
ARCHON_DECK: Final = 2298
EXPANSION: Final = 2334
SECOND_UP: Final = 2335
BOARD_ACTIVE: Final = 2336
LOADED: Final = 2337
UNLOADED: Final = 2338
ROLLED: Final = 2339
RESTING: Final = 2340
CARAVAN_AT: Final = 2342
WAGONS: Final = 2347
WAGONS_BOXED: Final = 2352
WAGONS_TAKEN: Final = 2357
WAGON_TROPHIES: Final = 2362
BOARD_ORDER: Final = 2367
EXEMPT: Final = 2372
ABOARD_BASIC: Final = 2377
ABOARD_ELITE: Final = 2382
ABOARD: Final = 2387
MOBILE_FARMS: Final = 2407
MOBILE_TURRETS: Final = 2412
KIT: Final = 2417
ADVANCED: Final = 2432
EXPLOITED: Final = 2447
KITS_LEFT: Final = 2462
KITS_BOXED: Final = 2472
ARCHON_ASIDE: Final = 2482
# End of what is written.

assert SEATS == MOST_PLAYERS
