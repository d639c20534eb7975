"""Everything in the two boxes that has a name, in the order that fixes its number.

A content pack may change any value of these things. It may add Reckoners, equipment and Epics, which take the places
that each list keeps free at its end: tables are laid out by these lists, so they are of one length in every edition.
"""

from __future__ import annotations

from typing import Final

from samovar.kernel.numbered import Numbered

# The places that packs may fill.
ADDED_RECKONERS: Final = [f"added-reckoner-{place}" for place in range(1, 5)]
ADDED_EQUIPMENT: Final = [f"added-equipment-{place}" for place in range(1, 13)]
ADDED_EPICS: Final = [f"added-epic-{place}" for place in range(1, 13)]

RECKONERS: Final = [
    "prof",
    "megan",
    "david",
    "abraham",
    "tia",
    "cody",
    "val",
    "mizzy",
    "exel",
    "sam",
    *ADDED_RECKONERS,
]
# The first six come with the base game, as 29 equipment cards and 25 Epics do. [RK-COMP.10]
BASE_RECKONERS: Final = 6
PRINTED_RECKONERS: Final = 10  # in both boxes

# The equipment of the base game, then that of Steelslayer.
EQUIPMENT: Final = [
    "camera",
    "evidence",
    "safe-house",
    "drone",
    "helicopter",
    "bank-vault",
    "notebooks",
    "grenade-launcher",
    "schematics",
    "recruit-violet",
    "recruit-blue",
    "recruit-green",
    "recruit-red",
    "recruit-orange",
    "recruit-black",
    "tensors",
    "harmsway",
    "shield-jacket",
    "gauss-gun",
    "epic-dowser",
    "motorcycle",
    "mobile-phones",
    "smoke-bombs",
    "sniper-scope",
    "flash-grenades",
    "counterfeit-notes",
    "blueprints",
    "informant",
    "riot-gear",
    "gottschalk",
    "climbing-kit",
    "kidnap",
    "tracking-device",
    "spyril",
    "dish-soap",
    "utility-tool",
    "herman",
    "illicit-investments",
    "submarine",
    "fuel-cells",
    "med-kit",
    "newcago-dog",
    "babilar-pizza",
    "ildithia-tea",
    "blackmail",
    "sabotage",
    "favor",
    "blind-spot",
    "data-chip",
    "epic-bomb",
    "extra-ammo",
    "predictive-analytics",
    "rtich",
    *ADDED_EQUIPMENT,
]
BASE_EQUIPMENT: Final = 29
PRINTED_EQUIPMENT: Final = 53

# The ability cards, one a Reckoner and in the Reckoners' order. [RS-COMP.17]
# With the equipment they are the cards of a player.
ABILITIES: Final = [
    "mastermind",
    "checkmate",
    "improvise",
    "heavy-support",
    "intel",
    "sniper",
    "dispatch",
    "demolition",
    "tradecraft",
    "joker",
    *[f"added-ability-{place}" for place in range(1, 5)],
]
CARDS: Final = [*EQUIPMENT, *ABILITIES]

# The reworked Epics of the base game, then the new ones.
EPICS: Final = [
    "curveball",
    "dazzle",
    "ozone",
    "refractionary",
    "fortuity",
    "nightwielder",
    "firefight",
    "conflux",
    "deathpoint",
    "faultline",
    "mitosis",
    "absence",
    "earless",
    "daystorm",
    "calling-war",
    "shadowblight",
    "redleaf",
    "digzone",
    "pink-pinkness",
    "insulation",
    "strongtower",
    "burnley-street",
    "el-brass-bullish-dude",
    "armsman",
    "backbreaker",
    "sourcefield",
    "loophole",
    "newton",
    "obliteration",
    "knoxx",
    "larcener",
    "stormwind",
    "neon",
    "wiper",
    "instabam",
    "brainstorm",
    "powder",
    "faberge",
    "mind-dimensions",
    *ADDED_EPICS,
]
BASE_EPICS: Final = 25
PRINTED_EPICS: Final = 39

# Steelslayer adds the second and the third. [RS-COMP.1]
GREAT_EPICS: Final = ["steelheart", "regalia", "limelight"]

CITIES: Final = ["newcago", "babilar", "ildithia"]

# Seven districts a city [RK-COMP.1] [RS-COMP.2], city after city.
DISTRICTS: Final = [
    "harbor",
    "grant-park",
    "soldier-field",
    "steel-catacombs",
    "understreets",
    "station-seven",
    "lake-palace",
    "grand-central",
    "central-park",
    "painted-village",
    "chinatown",
    "turtle-bay",
    "times-square",
    "battery-rooftops",
    "inkom-territory",
    "sharp-tower",
    "stingray-territory",
    "leading-edge",
    "trailing-edge",
    "salt-gardens",
    "old-stadium",
]
CITY_DISTRICTS: Final = 7

REGALIA_CARDS: Final = 12
DAWNSLIGHT_CARDS: Final = 14

NUMBERED: Final = [
    Numbered(RECKONERS, "RECKONER_COUNT", named=RECKONERS[:PRINTED_RECKONERS]),
    Numbered(EQUIPMENT, "EQUIPMENT_COUNT", named=[]),
    Numbered(CARDS, "CARD_COUNT", named=[]),
    Numbered(EPICS, "EPIC_COUNT", named=[]),
    Numbered(GREAT_EPICS, "GREAT_EPIC_COUNT"),
    Numbered(CITIES, "CITY_COUNT"),
    Numbered(DISTRICTS, "DISTRICT_COUNT", named=[]),
]

# Written by `python -m tools.rows` from the declarations above.
RECKONER_COUNT: Final = 14
PROF: Final = 0
MEGAN: Final = 1
DAVID: Final = 2
ABRAHAM: Final = 3
TIA: Final = 4
CODY: Final = 5
VAL: Final = 6
MIZZY: Final = 7
EXEL: Final = 8
SAM: Final = 9
EQUIPMENT_COUNT: Final = 65
CARD_COUNT: Final = 79
EPIC_COUNT: Final = 51
GREAT_EPIC_COUNT: Final = 3
STEELHEART: Final = 0
REGALIA: Final = 1
LIMELIGHT: Final = 2
CITY_COUNT: Final = 3
NEWCAGO: Final = 0
BABILAR: Final = 1
ILDITHIA: Final = 2
DISTRICT_COUNT: Final = 21
# End of what is written.


def in_the_game(module: int, base: int, printed: int, there: int) -> list[int]:
    """The base game's, with their module Steelslayer's, and in any case what a pack adds. [AR-ADDED]"""
    return [number for number in range(there) if module or number < base or number >= printed]
