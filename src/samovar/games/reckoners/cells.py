"""Where everything lies on the Reckoners' table: one row of whole numbers, cut into named runs.

Each is declared once, in LAYOUT; the constants below it are written from there by `python -m tools.rows`.
"""

from __future__ import annotations

from typing import Final

from samovar.games.reckoners.content.ids import (
    CARDS,
    CITY_DISTRICTS,
    DAWNSLIGHT_CARDS,
    DISTRICTS,
    EPICS,
    EQUIPMENT,
    RECKONERS,
    REGALIA_CARDS,
)
from samovar.games.reckoners.content.words import (
    ASSAULTS,
    COLOURS,
    MOST_RECKONERS,
    TRACKS,
    TRAY,
)
from samovar.kernel.numbered import Numbered
from samovar.kernel.table import Axis, Layout, Row

SEATS: Final = MOST_RECKONERS
PLACES: Final = CITY_DISTRICTS  # places of the ring, clockwise
DICE: Final = TRAY

# Pieces of the city and of the team that come from a supply.
PIECES: Final = ["enforcement", "barricade", "red-shield", "blue-shield", "duplicate", "plan"]
CITY_PIECES: Final = 5  # the first five lie in districts

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
# RESULT
UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2

# STATE of a die
DIE_STATES: Final = ["unspent", "kept", "spent", "aside"]
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

NUMBERED: Final = [
    Numbered(
        PIECES,
        "PIECE_COUNT",
        called={
            "enforcement": "ENFORCERS",
            "barricade": "BARRICADES",
            "red-shield": "RED_SHIELDS",
            "blue-shield": "BLUE_SHIELDS",
            "duplicate": "DUPLICATES",
            "plan": "PLAN_TOKENS",
        },
    ),
    Numbered(
        STAGES,
        called={
            "roll": "ROLLING",
            "use": "USING",
            "collect": "COLLECTING",
            "buy": "BUYING",
            "activate-city": "MOVING_CITY",
            "add-epics": "ADDING",
            "newcago-cards": "CARDS_ACT",
            "activate-epics": "EPICS_ACT",
            "activate-great-epic": "GREAT_ACTS",
        },
    ),
]

A_SEAT: Final = Axis.of("seat", SEATS)
A_STAGE: Final = Axis("stage", STAGES)
A_PLACE: Final = Axis.of("place", PLACES)
A_DIE: Final = Axis.of("die", DICE)
A_TRACK: Final = Axis("track", TRACKS)
AN_ASSAULT: Final = Axis("assault", ASSAULTS)
A_COLOUR: Final = Axis("colour", COLOURS)
A_CITY_PIECE: Final = Axis("city-piece", PIECES[:CITY_PIECES])
A_PIECE: Final = Axis("piece-kind", PIECES)
A_CARD: Final = Axis("equipment", EQUIPMENT)
A_PLAYER_CARD: Final = Axis("card", CARDS)  # equipment and abilities
AN_EPIC: Final = Axis("epic", EPICS)
A_DISTRICT: Final = Axis("district", DISTRICTS)
A_RECKONER: Final = Axis("reckoner", RECKONERS)
A_REGALIA_CARD: Final = Axis.of("regalia-card", REGALIA_CARDS)
A_DAWNSLIGHT: Final = Axis.of("dawnslight", DAWNSLIGHT_CARDS)

LAYOUT: Final = Layout(
    [
        Row("round"),
        Row("stage", holds=A_STAGE, none=NOWHERE),
        Row("result"),
        Row("population"),
        Row("money"),
        Row("base"),
        Row("defeated"),
        Row("chain"),
        Row("ring"),
        Row("great-epic-place", holds=A_PLACE, none=NOWHERE, constant="GREAT_PLACE"),
        Row("great-epic-research", constant="GREAT_RESEARCH"),
        Row("great-epic-health", constant="GREAT_HEALTH"),
        Row("great-epic-bracket", A_TRACK, constant="GREAT_BRACKET"),
        Row("power-row", A_TRACK),
        Row("board", holds=A_PLACE, none=NOWHERE),
        Row("sniper-token", holds=A_PLACE, none=NOWHERE),
        Row("demolition-tokens"),
        Row("district", A_PLACE, holds=A_DISTRICT, none=NOWHERE),
        Row("epic", A_PLACE, holds=AN_EPIC, none=NOWHERE),
        Row("research", A_PLACE),
        Row("health", A_PLACE),
        Row("bracket", A_PLACE),
        Row("piece", A_CITY_PIECE, A_PLACE, counts="pieces"),
        Row("marker", A_PLACE),
        Row("side", A_PLACE),
        Row("bonus-used", A_PLACE),
        Row("who", A_SEAT, holds=A_RECKONER, none=NOWHERE),
        Row("where", A_SEAT, holds=A_PLACE, none=NOWHERE),
        Row("plan", A_SEAT, counts="plan-tokens"),
        Row("pending", A_SEAT, counts="plan-tokens"),
        Row("ability-used", A_SEAT),
        Row("rolls", A_SEAT),
        Row("moves", A_SEAT),
        Row("bought", A_SEAT),
        Row("held", A_SEAT),
        Row("held-reach", A_SEAT),
        Row("colour", A_SEAT, A_DIE, holds=A_COLOUR, none=NOWHERE),
        Row("face", A_SEAT, A_DIE),
        Row("state", A_SEAT, A_DIE),
        Row("activated", A_SEAT, A_DIE, holds=A_PLAYER_CARD),
        Row("grant", A_SEAT, A_DIE, holds=A_PLAYER_CARD),
        Row("swap", A_SEAT, A_DIE, holds=A_PLAYER_CARD),
        Row("assault-old", A_SEAT, AN_ASSAULT),
        Row("assault-new", A_SEAT, AN_ASSAULT),
        Row("reserve", A_COLOUR),
        Row("supply", A_PIECE, counts="pieces"),
        Row("holder", A_CARD),
        Row("former", A_CARD),
        Row("used", A_CARD),
        Row("off", A_CARD),
        Row("granted", A_CARD),
        Row("epic-at", AN_EPIC),
        Row("place-of", A_DISTRICT, holds=A_PLACE, none=NOWHERE),
        Row("regalia-at", A_REGALIA_CARD),
        Row("dawnslight-at", A_DAWNSLIGHT, constant="DAWN_AT"),
        Row("dawnslight-bottom", A_DAWNSLIGHT, constant="DAWN_BOTTOM"),
    ]
)

# Written by `python -m tools.rows` from the declarations above.
PIECE_COUNT: Final = 6
ENFORCERS: Final = 0
BARRICADES: Final = 1
RED_SHIELDS: Final = 2
BLUE_SHIELDS: Final = 3
DUPLICATES: Final = 4
PLAN_TOKENS: Final = 5
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
ROUND: Final = 0
STAGE: Final = 1
RESULT: Final = 2
POPULATION: Final = 3
MONEY: Final = 4
BASE: Final = 5
DEFEATED: Final = 6
CHAIN: Final = 7
RING: Final = 8
GREAT_PLACE: Final = 9
GREAT_RESEARCH: Final = 10
GREAT_HEALTH: Final = 11
GREAT_BRACKET: Final = 12
POWER_ROW: Final = 16
BOARD: Final = 20
SNIPER_TOKEN: Final = 21
DEMOLITION_TOKENS: Final = 22
DISTRICT: Final = 23
EPIC: Final = 30
RESEARCH: Final = 37
HEALTH: Final = 44
BRACKET: Final = 51
PIECE: Final = 58
MARKER: Final = 93
SIDE: Final = 100
BONUS_USED: Final = 107
WHO: Final = 114
WHERE: Final = 120
PLAN: Final = 126
PENDING: Final = 132
ABILITY_USED: Final = 138
ROLLS: Final = 144
MOVES: Final = 150
BOUGHT: Final = 156
HELD: Final = 162
HELD_REACH: Final = 168
COLOUR: Final = 174
FACE: Final = 252
STATE: Final = 330
ACTIVATED: Final = 408
GRANT: Final = 486
SWAP: Final = 564
ASSAULT_OLD: Final = 642
ASSAULT_NEW: Final = 678
RESERVE: Final = 714
SUPPLY: Final = 721
HOLDER: Final = 727
FORMER: Final = 792
USED: Final = 857
OFF: Final = 922
GRANTED: Final = 987
EPIC_AT: Final = 1052
PLACE_OF: Final = 1103
REGALIA_AT: Final = 1124
DAWN_AT: Final = 1136
DAWN_BOTTOM: Final = 1150
# End of what is written.
