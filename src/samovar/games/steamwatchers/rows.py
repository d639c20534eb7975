"""Where everything lies: the rows of whole numbers that a game of Steamwatchers is made of.

Cells that name a thing hold its number plus one, so that an untouched cell says "none".
"""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    ARCHONS,
    CARD_IDS,
    CARDS,
    KIT_IDS,
    KITS,
    MOST_PLAYERS,
    ORDER_IDS,
    ORDERS,
    SEA_IDS,
    SEAS,
    STRUCTURE_IDS,
    STRUCTURES,
    TITLE_IDS,
    TITLES,
    TOKEN_IDS,
    TOKENS,
    UNIT_IDS,
    ZONE_IDS,
    ZONES,
)
from samovar.kernel.table import NOBODY, OWNER, Axis, Layout, Row

SEATS: Final = 5
SIDES: Final = 6  # five seats, and the Scorched of one scenario
SCORCHED_SIDE: Final = 5
SLOTS: Final = 5  # special-action slots that a clan board may have at most
STEAM_CARDS: Final = 50  # one card a zone, and the Ruins
RUINS_CARD: Final = 49
MEETINGS: Final = 3  # cards among which a rendezvous is chosen
UNITS: Final = 2
KIT_PLACES: Final = 3
ARCHONS_ASIDE: Final = 6

SEAT_IDS: Final = ["one", "two", "three", "four", "five"]
SIDE_NAMES: Final = [*SEAT_IDS, "scorched"]

# The moment of the game.
SCENARIO: Final = 0
TURN: Final = SCENARIO + 1
PHASE: Final = TURN + 1
ACTIVE: Final = PHASE + 1  # seat + 1
ACTIVE_ZONE: Final = ACTIVE + 1  # zone + 1
COMBAT_ZONE: Final = ACTIVE_ZONE + 1  # zone + 1
ATTACK: Final = COMBAT_ZONE + 1  # announced strengths of the combat
DEFENCE_STRENGTH: Final = ATTACK + 1
FIRST_SEAT: Final = DEFENCE_STRENGTH + 1
BEACON_SET: Final = FIRST_SEAT + 1  # a beacon was deployed in this activation
SET_OUT: Final = BEACON_SET + 1  # figures that left in this activation
PASSES: Final = SET_OUT + 1  # players who have passed this turn
WINNER: Final = PASSES + 1  # seat + 1
ENDING: Final = WINNER + 1
# Cards in force and tokens that lie somewhere.
ARCHON_UP: Final = ENDING + 1  # card + 1
HOLDER: Final = ARCHON_UP + 1  # who has the Scenario card, seat + 1; nobody at first [SW-SCN-ALGUE.2] [SW-SCN-RELIQ.1]
FORESEEN: Final = HOLDER + 1  # the Reliquary was used this turn
LEGATE_AT: Final = FORESEEN + 1  # sea + 1; none: on the Conclave track, where both title tokens start [SW-SETUP.16]
LEGATE_OF: Final = LEGATE_AT + 1  # seat + 1
PRIMUS_AT: Final = LEGATE_OF + 1  # place of the Reservation track + 1
PRIMUS_OF: Final = PRIMUS_AT + 1  # seat + 1
ACCOMPLICE_AT: Final = PRIMUS_OF + 1  # sea + 1
# The general reserve and the box.
CLEAN_LEFT: Final = ACCOMPLICE_AT + 1
CONTRABAND_LEFT: Final = CLEAN_LEFT + 1
QUARANTINE_LEFT: Final = CONTRABAND_LEFT + 1
MORALE_LEFT: Final = QUARANTINE_LEFT + 1
FLOORS_LEFT: Final = MORALE_LEFT + 1
FARMS_LEFT: Final = FLOORS_LEFT + 1
TURRETS_LEFT: Final = FARMS_LEFT + 1
TOXICS_LEFT: Final = TURRETS_LEFT + 1  # with the Menrâu
FARMS_BOXED: Final = TOXICS_LEFT + 1
TURRETS_BOXED: Final = FARMS_BOXED + 1
TOXICS_BOXED: Final = TURRETS_BOXED + 1
STEAM_LEFT: Final = TOXICS_BOXED + 1
STEAM_DISCARDED: Final = STEAM_LEFT + 1
STEAM_TOP: Final = STEAM_DISCARDED + 1  # the card on the discard, + 1
STEAM_BOXED: Final = STEAM_TOP + 1  # cards that this game does without, the Ruins once applied included
ARCHON_LEFT: Final = STEAM_BOXED + 1
# By zone.
CONTROL: Final = ARCHON_LEFT + 1  # side + 1
FLOORS: Final = CONTROL + ZONES
FARMS: Final = FLOORS + ZONES
TOXICS: Final = FARMS + ZONES
TURRETS: Final = TOXICS + ZONES
MORALE: Final = TURRETS + ZONES
TARGET: Final = MORALE + ZONES  # bit 0 the neutral face, bit 1 + seat a clan's
LOOT: Final = TARGET + ZONES  # contraband barrels of the Scorched
ORDER: Final = LOOT + ZONES  # kind + 1
ORDER_OF: Final = ORDER + ZONES  # seat + 1
BASICS: Final = ORDER_OF + ZONES
ELITES: Final = BASICS + ZONES * SIDES
BEACONS: Final = ELITES + ZONES * SIDES
CONTRACTS: Final = BEACONS + ZONES * SEATS
# By place of the title tracks.
CONCLAVE: Final = CONTRACTS + SEAS * SEATS  # seat + 1
RESERVATION: Final = CONCLAVE + TITLES  # seat + 1
# By seat.
CLAN: Final = RESERVATION + TITLES  # clan + 1
DEPLOYED: Final = CLAN + SEATS  # deployment card + 1
TITLE: Final = DEPLOYED + SEATS  # place held this turn + 1
PASSED: Final = TITLE + SEATS
OUT: Final = PASSED + SEATS  # eliminated
STALLED: Final = OUT + SEATS
REWARDED: Final = STALLED + SEATS  # a once-a-turn trigger was used
ATTACKS: Final = REWARDED + SEATS  # combats as attacker this turn
GEO: Final = ATTACKS + SEATS
SUPPLY: Final = GEO + SEATS
INCUBATION: Final = SUPPLY + SEATS
WARDS: Final = INCUBATION + SEATS
CLEAN_STOCK: Final = WARDS + SEATS
CONTRABAND_STOCK: Final = CLEAN_STOCK + SEATS
CLEAN_SURPLUS: Final = CONTRABAND_STOCK + SEATS
CONTRABAND_SURPLUS: Final = CLEAN_SURPLUS + SEATS
SICK_STOCK: Final = CONTRABAND_SURPLUS + SEATS  # Quarantine tokens on clean places
SICK_SUPPLY: Final = SICK_STOCK + SEATS  # Quarantine tokens on the Supply track
SLOT: Final = SICK_SUPPLY + SEATS  # special token + 1, or SICK_SLOT
TOKEN_RESERVE: Final = SLOT + SEATS * SLOTS
ORDER_RESERVE: Final = TOKEN_RESERVE + SEATS * TOKENS
RESERVE_BASIC: Final = ORDER_RESERVE + SEATS * ORDERS
RESERVE_ELITE: Final = RESERVE_BASIC + SIDES
EXILED_BASIC: Final = RESERVE_ELITE + SIDES
EXILED_ELITE: Final = EXILED_BASIC + SIDES
BOXED_BASIC: Final = EXILED_ELITE + SIDES
CAPTIVE_BASIC: Final = BOXED_BASIC + SIDES  # on an enemy's board
CAPTIVE_ELITE: Final = CAPTIVE_BASIC + SIDES
ON_MAP: Final = CAPTIVE_ELITE + SIDES  # soldiers on the map in all
TROPHIES: Final = ON_MAP + SIDES  # enemy figures on one's own board
BEACON_RESERVE: Final = TROPHIES + SEATS
BEACONS_BOXED: Final = BEACON_RESERVE + SEATS
CONTRACT_RESERVE: Final = BEACONS_BOXED + SEATS
CONTRACTS_BOXED: Final = CONTRACT_RESERVE + SEATS
ASIDE_ELITE: Final = CONTRACTS_BOXED + SEATS  # material the tutorial has not handed out yet
ASIDE_CONTRACT: Final = ASIDE_ELITE + SEATS
ASIDE_TOKEN: Final = ASIDE_CONTRACT + SEATS
STEAM_HELD: Final = ASIDE_TOKEN + SEATS * TOKENS  # how many, which is public
ARCHON_HELD: Final = STEAM_HELD + SEATS
FINAL_GEO: Final = ARCHON_HELD + SEATS
ARCHON_GONE: Final = FINAL_GEO + SEATS  # cards that have left the deck and hands for good
MEMORY: Final = ARCHON_GONE + ARCHONS  # what each card has named: a sea, zone or clan, + 1
# Secrets.
STEAM_HAND: Final = MEMORY + ARCHONS + CARDS
ARCHON_HAND: Final = STEAM_HAND + SEATS * STEAM_CARDS
MEETING: Final = ARCHON_HAND + SEATS * ARCHONS  # a seat's rendezvous, zone + 1
MEETING_DRAWN: Final = MEETING + SEATS  # cards to choose it from, zone + 1
STEAM_DECK: Final = MEETING_DRAWN + SEATS * MEETINGS  # card + 1, the top card last
STEAM_DISCARD: Final = STEAM_DECK + STEAM_CARDS
ARCHON_DECK: Final = STEAM_DISCARD + STEAM_CARDS
# Spark of Hope: what only its tables use comes last.
EXPANSION: Final = ARCHON_DECK + ARCHONS  # 0 the base game, 1 its six cards added, 2 caravans
SECOND_UP: Final = EXPANSION + 1  # an Archon card in force beside the first, + 1
BOARD_ACTIVE: Final = SECOND_UP + 1  # the order being activated lies on a caravan board
LOADED: Final = BOARD_ACTIVE + 1  # the Heavy Transport has loaded in this activation
UNLOADED: Final = LOADED + 1
ROLLED: Final = UNLOADED + 1  # the caravan has moved in this activation
RESTING: Final = ROLLED + 1  # units set down in the active zone in this activation, by kind
CARAVAN_AT: Final = RESTING + UNITS  # zone + 1
WAGONS: Final = CARAVAN_AT + SEATS  # with the caravan
WAGONS_BOXED: Final = WAGONS + SEATS
WAGONS_TAKEN: Final = WAGONS_BOXED + SEATS  # one's own, beside enemy boards
WAGON_TROPHIES: Final = WAGONS_TAKEN + SEATS  # enemy wagons beside one's own board
BOARD_ORDER: Final = WAGON_TROPHIES + SEATS  # kind + 1
EXEMPT: Final = BOARD_ORDER + SEATS  # bit 0: from the Archon card in force, bit 1: from the second one
ABOARD_BASIC: Final = EXEMPT + SEATS
ABOARD_ELITE: Final = ABOARD_BASIC + SEATS
ABOARD: Final = ABOARD_ELITE + SEATS  # structures on the Heavy Transport, by kind
MOBILE_FARMS: Final = ABOARD + SEATS * STRUCTURES
MOBILE_TURRETS: Final = MOBILE_FARMS + SEATS
KIT: Final = MOBILE_TURRETS + SEATS  # kit + 1, or what blocks the place
ADVANCED: Final = KIT + SEATS * KIT_PLACES
EXPLOITED: Final = ADVANCED + SEATS * KIT_PLACES  # this turn
KITS_LEFT: Final = EXPLOITED + SEATS * KIT_PLACES
KITS_BOXED: Final = KITS_LEFT + KITS
ARCHON_ASIDE: Final = KITS_BOXED + KITS  # base cards laid aside unseen, card + 1
SIZE: Final = ARCHON_ASIDE + ARCHONS_ASIDE

WAGON_HERE: Final = KITS + 1  # on a kit place: a destroyed wagon, or in one scenario a structure
FARM_HERE: Final = KITS + 2
TURRET_HERE: Final = KITS + 3

SICK_SLOT: Final = TOKENS + 1  # a slot under a Quarantine token

SEAT = Axis("seat", list(SEAT_IDS))
SIDE = Axis("side", list(SIDE_NAMES))
ZONE = Axis("zone", list(ZONE_IDS))
SEA = Axis("sea", list(SEA_IDS))
PLACE = Axis("title", list(TITLE_IDS))
TOKEN = Axis("token", list(TOKEN_IDS))
ORDER_KIND = Axis("order", list(ORDER_IDS))
ARCHON_CARD = Axis("archon-card", list(ARCHON_IDS))
STEAM_CARD = Axis("steam-card", [*ZONE_IDS, "ruins"])
KIT_PLACE = Axis("kit-place", ["1", "2", "3"])
KIT_KIND = Axis("kit", list(KIT_IDS))


SINGLES: Final = """
    scenario turn phase active active-zone combat-zone attack defence-strength first-seat beacon-set set-out passes
    winner ending archon-up holder foreseen legate-at legate-of primus-at primus-of accomplice-at
    clean-left contraband-left quarantine-left morale-left floors-left farms-left turrets-left toxics-left
    farms-boxed turrets-boxed toxics-boxed steam-left steam-discarded steam-top steam-boxed archon-left
"""


def _singles(told: str, start: int) -> list[Row]:
    names = told.split()
    return [Row(names[place], start + place, []) for place in range(len(names))]


def _by(axis: Axis, start: int, names: str) -> list[Row]:
    rows = []
    for name in names.split():
        rows.append(Row(name, start, [axis]))
        start += len(axis.ids)
    return rows


LAYOUT: Final = Layout(
    [
        *_singles(SINGLES, SCENARIO),
        *_by(ZONE, CONTROL, "control floors farms toxics turrets morale target loot order order-of"),
        Row("basics", BASICS, [ZONE, SIDE]),
        Row("elites", ELITES, [ZONE, SIDE]),
        Row("beacons", BEACONS, [ZONE, SEAT]),
        Row("contracts", CONTRACTS, [SEA, SEAT]),
        *_by(PLACE, CONCLAVE, "conclave reservation"),
        *_by(
            SEAT,
            CLAN,
            "clan deployed title passed out stalled rewarded attacks geo supply incubation wards clean-stock "
            "contraband-stock clean-surplus contraband-surplus sick-stock sick-supply",
        ),
        Row("slot", SLOT, [SEAT, Axis.of("slot", SLOTS)]),
        Row("token-reserve", TOKEN_RESERVE, [SEAT, TOKEN]),
        Row("order-reserve", ORDER_RESERVE, [SEAT, ORDER_KIND]),
        *_by(
            SIDE,
            RESERVE_BASIC,
            "reserve-basic reserve-elite exiled-basic exiled-elite boxed-basic captive-basic captive-elite on-map",
        ),
        *_by(
            SEAT,
            TROPHIES,
            "trophies beacon-reserve beacons-boxed contract-reserve contracts-boxed aside-elite aside-contract",
        ),
        Row("aside-token", ASIDE_TOKEN, [SEAT, TOKEN]),
        *_by(SEAT, STEAM_HELD, "steam-held archon-held final-geo"),
        Row("archon-gone", ARCHON_GONE, [ARCHON_CARD]),
        Row("memory", MEMORY, [Axis("card", [*ARCHON_IDS, *CARD_IDS])]),
        Row("steam-hand", STEAM_HAND, [SEAT, STEAM_CARD], OWNER),
        Row("archon-hand", ARCHON_HAND, [SEAT, ARCHON_CARD], OWNER),
        Row("meeting", MEETING, [SEAT], OWNER),
        Row("meeting-drawn", MEETING_DRAWN, [SEAT, Axis.of("meeting", MEETINGS)], OWNER),
        Row("steam-deck", STEAM_DECK, [Axis.of("depth", STEAM_CARDS)], NOBODY),
        Row("steam-discard", STEAM_DISCARD, [Axis.of("depth", STEAM_CARDS)], NOBODY),
        Row("archon-deck", ARCHON_DECK, [Axis.of("archon-depth", ARCHONS)], NOBODY),
        *_singles("expansion second-up board-active loaded unloaded rolled", EXPANSION),
        Row("resting", RESTING, [Axis("unit", list(UNIT_IDS))]),
        *_by(
            SEAT,
            CARAVAN_AT,
            "caravan-at wagons wagons-boxed wagons-taken wagon-trophies board-order exempt aboard-basic aboard-elite",
        ),
        Row("aboard", ABOARD, [SEAT, Axis("structure", list(STRUCTURE_IDS))]),
        *_by(SEAT, MOBILE_FARMS, "mobile-farms mobile-turrets"),
        Row("kit", KIT, [SEAT, KIT_PLACE]),
        Row("advanced", ADVANCED, [SEAT, KIT_PLACE]),
        Row("exploited", EXPLOITED, [SEAT, KIT_PLACE]),
        *_by(KIT_KIND, KITS_LEFT, "kits-left kits-boxed"),
        Row("archon-aside", ARCHON_ASIDE, [Axis.of("aside", ARCHONS_ASIDE)], NOBODY),
    ]
)

assert LAYOUT.size == SIZE
assert SEATS == MOST_PLAYERS
