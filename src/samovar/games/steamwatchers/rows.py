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
        Row("turns-agreed"),  # 0: those of the scenario [A-TURNS]
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
TURNS_AGREED: Final = 16
ARCHON_UP: Final = 17
HOLDER: Final = 18
FORESEEN: Final = 19
LEGATE_AT: Final = 20
LEGATE_OF: Final = 21
PRIMUS_AT: Final = 22
PRIMUS_OF: Final = 23
ACCOMPLICE_AT: Final = 24
CLEAN_LEFT: Final = 25
CONTRABAND_LEFT: Final = 26
QUARANTINE_LEFT: Final = 27
MORALE_LEFT: Final = 28
FLOORS_LEFT: Final = 29
FARMS_LEFT: Final = 30
TURRETS_LEFT: Final = 31
TOXICS_LEFT: Final = 32
FARMS_BOXED: Final = 33
TURRETS_BOXED: Final = 34
TOXICS_BOXED: Final = 35
STEAM_LEFT: Final = 36
STEAM_DISCARDED: Final = 37
STEAM_TOP: Final = 38
STEAM_BOXED: Final = 39
ARCHON_LEFT: Final = 40
CONTROL: Final = 41
FLOORS: Final = 90
FARMS: Final = 139
TOXICS: Final = 188
TURRETS: Final = 237
MORALE: Final = 286
TARGET: Final = 335
LOOT: Final = 384
ORDER: Final = 433
ORDER_OF: Final = 482
BASICS: Final = 531
ELITES: Final = 825
BEACONS: Final = 1119
CONTRACTS: Final = 1364
CONCLAVE: Final = 1394
RESERVATION: Final = 1400
CLAN: Final = 1406
DEPLOYED: Final = 1411
TITLE: Final = 1416
PASSED: Final = 1421
OUT: Final = 1426
STALLED: Final = 1431
REWARDED: Final = 1436
ATTACKS: Final = 1441
GEO: Final = 1446
SUPPLY: Final = 1451
INCUBATION: Final = 1456
WARDS: Final = 1461
CLEAN_STOCK: Final = 1466
CONTRABAND_STOCK: Final = 1471
CLEAN_SURPLUS: Final = 1476
CONTRABAND_SURPLUS: Final = 1481
SICK_STOCK: Final = 1486
SICK_SUPPLY: Final = 1491
SLOT: Final = 1496
TOKEN_RESERVE: Final = 1521
ORDER_RESERVE: Final = 1541
RESERVE_BASIC: Final = 1556
RESERVE_ELITE: Final = 1562
EXILED_BASIC: Final = 1568
EXILED_ELITE: Final = 1574
BOXED_BASIC: Final = 1580
CAPTIVE_BASIC: Final = 1586
CAPTIVE_ELITE: Final = 1592
ON_MAP: Final = 1598
TROPHIES: Final = 1604
BEACON_RESERVE: Final = 1609
BEACONS_BOXED: Final = 1614
CONTRACT_RESERVE: Final = 1619
CONTRACTS_BOXED: Final = 1624
ASIDE_ELITE: Final = 1629
ASIDE_CONTRACT: Final = 1634
ASIDE_TOKEN: Final = 1639
STEAM_HELD: Final = 1659
ARCHON_HELD: Final = 1664
FINAL_GEO: Final = 1669
ARCHON_GONE: Final = 1674
MEMORY: Final = 1710
STEAM_HAND: Final = 1749
ARCHON_HAND: Final = 1999
MEETING: Final = 2179
MEETING_DRAWN: Final = 2184
STEAM_DECK: Final = 2199
STEAM_DISCARD: Final = 2249
ARCHON_DECK: Final = 2299
EXPANSION: Final = 2335
SECOND_UP: Final = 2336
BOARD_ACTIVE: Final = 2337
LOADED: Final = 2338
UNLOADED: Final = 2339
ROLLED: Final = 2340
RESTING: Final = 2341
CARAVAN_AT: Final = 2343
WAGONS: Final = 2348
WAGONS_BOXED: Final = 2353
WAGONS_TAKEN: Final = 2358
WAGON_TROPHIES: Final = 2363
BOARD_ORDER: Final = 2368
EXEMPT: Final = 2373
ABOARD_BASIC: Final = 2378
ABOARD_ELITE: Final = 2383
ABOARD: Final = 2388
MOBILE_FARMS: Final = 2408
MOBILE_TURRETS: Final = 2413
KIT: Final = 2418
ADVANCED: Final = 2433
EXPLOITED: Final = 2448
KITS_LEFT: Final = 2463
KITS_BOXED: Final = 2473
ARCHON_ASIDE: Final = 2483
# End of what is written.

assert SEATS == MOST_PLAYERS
