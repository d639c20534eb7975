"""Where everything lies on the Reckoners' table: one row of whole numbers, cut into named runs."""

from __future__ import annotations

from typing import Final

from samovar.games.reckoners.content.ids import (
    CITY_DISTRICTS,
    DAWNSLIGHT_CARDS,
    DISTRICT_COUNT,
    DISTRICTS,
    EPIC_COUNT,
    EPICS,
    EQUIPMENT,
    EQUIPMENT_COUNT,
    REGALIA_CARDS,
)
from samovar.games.reckoners.content.words import (
    ASSAULT_COUNT,
    ASSAULTS,
    COLOUR_COUNT,
    COLOURS,
    MOST_RECKONERS,
    TRACK_COUNT,
    TRACKS,
)
from samovar.kernel.table import Axis, Layout, Row

SEATS: Final = MOST_RECKONERS
PLACES: Final = CITY_DISTRICTS  # places of the ring, clockwise
DICE: Final = 13  # six to start with, six Recruits, one from Rtich

# Pieces of the city and of the team that come from a supply.
PIECES: Final = ["enforcement", "barricade", "red-shield", "blue-shield", "duplicate", "plan"]
ENFORCERS: Final = 0
BARRICADES: Final = 1
RED_SHIELDS: Final = 2
BLUE_SHIELDS: Final = 3
DUPLICATES: Final = 4
PLAN_TOKENS: Final = 5
CITY_PIECES: Final = 5  # the first five lie in districts
PIECE_COUNT: Final = 6

ROUND: Final = 0
STAGE: Final = ROUND + 1
RESULT: Final = STAGE + 1
POPULATION: Final = RESULT + 1
MONEY: Final = POPULATION + 1
BASE: Final = MONEY + 1
DEFEATED: Final = BASE + 1
CHAIN: Final = DEFEATED + 1
RING: Final = CHAIN + 1
GREAT_PLACE: Final = RING + 1
GREAT_RESEARCH: Final = GREAT_PLACE + 1
GREAT_HEALTH: Final = GREAT_RESEARCH + 1
GREAT_BRACKET: Final = GREAT_HEALTH + 1
POWER_ROW: Final = GREAT_BRACKET + TRACK_COUNT
BOARD: Final = POWER_ROW + TRACK_COUNT
SNIPER_TOKEN: Final = BOARD + 1
DEMOLITION_TOKENS: Final = SNIPER_TOKEN + 1

DISTRICT: Final = DEMOLITION_TOKENS + 1
EPIC: Final = DISTRICT + PLACES
RESEARCH: Final = EPIC + PLACES
HEALTH: Final = RESEARCH + PLACES
BRACKET: Final = HEALTH + PLACES
PIECE: Final = BRACKET + PLACES
MARKER: Final = PIECE + CITY_PIECES * PLACES
SIDE: Final = MARKER + PLACES
BONUS_USED: Final = SIDE + PLACES

WHO: Final = BONUS_USED + PLACES
WHERE: Final = WHO + SEATS
PLAN: Final = WHERE + SEATS
PENDING: Final = PLAN + SEATS
ABILITY_USED: Final = PENDING + SEATS
ROLLS: Final = ABILITY_USED + SEATS
MOVES: Final = ROLLS + SEATS
BOUGHT: Final = MOVES + SEATS
HELD: Final = BOUGHT + SEATS
HELD_REACH: Final = HELD + SEATS

COLOUR: Final = HELD_REACH + SEATS
FACE: Final = COLOUR + SEATS * DICE
STATE: Final = FACE + SEATS * DICE
ACTIVATED: Final = STATE + SEATS * DICE
GRANT: Final = ACTIVATED + SEATS * DICE
SWAP: Final = GRANT + SEATS * DICE

ASSAULT_OLD: Final = SWAP + SEATS * DICE
ASSAULT_NEW: Final = ASSAULT_OLD + SEATS * ASSAULT_COUNT

RESERVE: Final = ASSAULT_NEW + SEATS * ASSAULT_COUNT
SUPPLY: Final = RESERVE + COLOUR_COUNT

HOLDER: Final = SUPPLY + PIECE_COUNT
FORMER: Final = HOLDER + EQUIPMENT_COUNT
USED: Final = FORMER + EQUIPMENT_COUNT
OFF: Final = USED + EQUIPMENT_COUNT
GRANTED: Final = OFF + EQUIPMENT_COUNT

EPIC_AT: Final = GRANTED + EQUIPMENT_COUNT
PLACE_OF: Final = EPIC_AT + EPIC_COUNT
REGALIA_AT: Final = PLACE_OF + DISTRICT_COUNT
DAWN_AT: Final = REGALIA_AT + REGALIA_CARDS
DAWN_BOTTOM: Final = DAWN_AT + DAWNSLIGHT_CARDS
SIZE: Final = DAWN_BOTTOM + DAWNSLIGHT_CARDS

NOWHERE: Final = -1

# STAGE: what the table is busy with.
STAGES: Final = [
    "prologue",
    "roll",
    "use",
    "collect",
    "buy",
    "activate-city",
    "add-epics",
    "newcago-cards",
    "activate-epics",
    "activate-great-epic",
]
PROLOGUE: Final = 0
ROLLING: Final = 1
USING: Final = 2
COLLECTING: Final = 3
BUYING: Final = 4
MOVING_CITY: Final = 5
ADDING: Final = 6
CARDS_ACT: Final = 7
EPICS_ACT: Final = 8
GREAT_ACTS: Final = 9

# RESULT
UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2

# STATE of a die
UNSPENT: Final = 0
KEPT: Final = 1
SPENT: Final = 2
ASIDE: Final = 3

# HOLDER of an equipment card: from OWNED on a seat, from STOLEN on the place of the Epic that it lies under.
BOXED: Final = 0
IN_DECK: Final = 1
ON_DISPLAY: Final = 2
CONSUMED: Final = 3
OWNED: Final = 4
STOLEN: Final = OWNED + SEATS

# OFF: why an equipment card does not work
WORKING: Final = 0
OFF_OLD: Final = 1  # switched off by an assault of the round before
OFF_NEW: Final = 2  # switched off in this round
BROUGHT_BACK: Final = 3  # a stolen card that came home; it works from the next Reckoners' phase on

# EPIC_AT, REGALIA_AT
OUT: Final = 0
DECK: Final = 1
IN_PLAY: Final = 2
GONE: Final = 3
REWARD_DUE: Final = 4  # defeated in this round, its reward still to be collected

# DAWN_AT: from DAWN_HELD on a seat
DAWN_OUT: Final = 0
DAWN_DECK: Final = 1
DAWN_UNDER: Final = 2  # put under the deck; everybody saw it
DAWN_SHOWN: Final = 3
DAWN_HELD: Final = 4

SEAT_AXIS = Axis.of("seat", SEATS)
PLACE_AXIS = Axis.of("place", PLACES)
DIE_AXIS = Axis.of("die", DICE)
TRACK_AXIS = Axis("track", TRACKS)
ASSAULT_AXIS = Axis("assault", ASSAULTS)
COLOUR_AXIS = Axis("colour", COLOURS)
CARD_AXIS = Axis("equipment", EQUIPMENT)
DAWN_AXIS = Axis.of("dawnslight", DAWNSLIGHT_CARDS)

LAYOUT = Layout(
    [
        Row("round", ROUND, []),
        Row("stage", STAGE, []),
        Row("result", RESULT, []),
        Row("population", POPULATION, []),
        Row("money", MONEY, []),
        Row("base", BASE, []),
        Row("defeated", DEFEATED, []),
        Row("chain", CHAIN, []),
        Row("ring", RING, []),
        Row("great-epic-place", GREAT_PLACE, []),
        Row("great-epic-research", GREAT_RESEARCH, []),
        Row("great-epic-health", GREAT_HEALTH, []),
        Row("great-epic-bracket", GREAT_BRACKET, [TRACK_AXIS]),
        Row("power-row", POWER_ROW, [TRACK_AXIS]),
        Row("board", BOARD, []),
        Row("sniper-token", SNIPER_TOKEN, []),
        Row("demolition-tokens", DEMOLITION_TOKENS, []),
        Row("district", DISTRICT, [PLACE_AXIS]),
        Row("epic", EPIC, [PLACE_AXIS]),
        Row("research", RESEARCH, [PLACE_AXIS]),
        Row("health", HEALTH, [PLACE_AXIS]),
        Row("bracket", BRACKET, [PLACE_AXIS]),
        Row("piece", PIECE, [Axis("city-piece", PIECES[:CITY_PIECES]), PLACE_AXIS]),
        Row("marker", MARKER, [PLACE_AXIS]),
        Row("side", SIDE, [PLACE_AXIS]),
        Row("bonus-used", BONUS_USED, [PLACE_AXIS]),
        Row("who", WHO, [SEAT_AXIS]),
        Row("where", WHERE, [SEAT_AXIS]),
        Row("plan", PLAN, [SEAT_AXIS]),
        Row("pending", PENDING, [SEAT_AXIS]),
        Row("ability-used", ABILITY_USED, [SEAT_AXIS]),
        Row("rolls", ROLLS, [SEAT_AXIS]),
        Row("moves", MOVES, [SEAT_AXIS]),
        Row("bought", BOUGHT, [SEAT_AXIS]),
        Row("held", HELD, [SEAT_AXIS]),
        Row("held-reach", HELD_REACH, [SEAT_AXIS]),
        Row("colour", COLOUR, [SEAT_AXIS, DIE_AXIS]),
        Row("face", FACE, [SEAT_AXIS, DIE_AXIS]),
        Row("state", STATE, [SEAT_AXIS, DIE_AXIS]),
        Row("activated", ACTIVATED, [SEAT_AXIS, DIE_AXIS]),
        Row("grant", GRANT, [SEAT_AXIS, DIE_AXIS]),
        Row("swap", SWAP, [SEAT_AXIS, DIE_AXIS]),
        Row("assault-old", ASSAULT_OLD, [SEAT_AXIS, ASSAULT_AXIS]),
        Row("assault-new", ASSAULT_NEW, [SEAT_AXIS, ASSAULT_AXIS]),
        Row("reserve", RESERVE, [COLOUR_AXIS]),
        Row("supply", SUPPLY, [Axis("piece-kind", PIECES)]),
        Row("holder", HOLDER, [CARD_AXIS]),
        Row("former", FORMER, [CARD_AXIS]),
        Row("used", USED, [CARD_AXIS]),
        Row("off", OFF, [CARD_AXIS]),
        Row("granted", GRANTED, [CARD_AXIS]),
        Row("epic-at", EPIC_AT, [Axis("epic", EPICS)]),
        Row("place-of", PLACE_OF, [Axis("district", DISTRICTS)]),
        Row("regalia-at", REGALIA_AT, [Axis.of("regalia-card", REGALIA_CARDS)]),
        Row("dawnslight-at", DAWN_AT, [DAWN_AXIS]),
        Row("dawnslight-bottom", DAWN_BOTTOM, [DAWN_AXIS]),
    ]
)
