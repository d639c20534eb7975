"""Everything on the table that has a name: its id and its number, the same under every content pack.

A pack may change what a card says or where a border runs, never which zones or clans there are. It may add Archon
cards, which take the places that their list keeps free at its end.
"""

from __future__ import annotations

from typing import Final

from samovar.kernel.numbered import Numbered

NONE: Final = -1  # no zone, no clan, no card

# The ten zones east of the Crater come last, so that the western map is the first part of every row. [SW-SETUP.4]
ZONE_IDS: Final = [
    "eire",
    "alba",
    "cymru",
    "commonwealth",
    "breizh",
    "normaundie",
    "vlaanderen",
    "burgundie",
    "elsass",
    "gironde",
    "rhone",
    "occitania-alta",
    "occitania-bassa",
    "provenca",
    "catalunya",
    "euskal-herria",
    "castilla",
    "lusitania",
    "andalus",
    "friesland",
    "rheinland",
    "schwaben",
    "saksa",
    "cechy",
    "pomorze",
    "jylland",
    "skane",
    "vestland",
    "svealand",
    "helvetia",
    "tirol",
    "catabatia",
    "padania",
    "istra",
    "dalmacija",
    "toscana",
    "latium",
    "napule",
    "sicilia",
    "lulli-sapmi",
    "pustynia",
    "skuthia",
    "mistreana",
    "gagauziya",
    "duna-barrage",
    "vojvodina",
    "sandzak",
    "trakija",
    "epiri",
]
WESTERN_ZONES: Final = 39

# Seas are no zones: no row has a place for a unit or a structure at sea. [SW-OCC.4]
SEA_IDS: Final = ["mor-irez", "mare-nostrum", "noordzee", "itameri", "jadran", "pontos"]

TERRAIN_IDS: Final = ["plain", "mountain"]

DEPLOYMENT_IDS: Final = [  # as printed; in rows they count from 0
    "1",
    "2",
    "3",  # printed 3: out of a game for 2 or 3 [SW-SETUP.5]
    "4",
    "5",
    "6",  # printed 6: brings a contract in Mare Nostrum
]

CLAN_IDS: Final = ["rhein-stamm", "apotres", "flotte-libre", "rhone", "alliance", "catabates", "menrau"]
# Beside the clans: the neutral clan of one scenario, a side in battle and never a player, and the neutral zone of
# another, which defends itself.
SIDE_IDS: Final = [*CLAN_IDS, "crames", "cradle"]

# The elite soldiers, in the order of their clans.
ELITE_IDS: Final = ["iotunn", "idol", "charger", "skypiercer", "jeep", "erinys", "sower"]

TITLE_IDS: Final = ["watcher-1", "legate", "archon", "watcher-4", "primus", "watcher-6"]

ORDER_IDS: Final = ["move", "defence", "decoy"]

# Special-action tokens.
TOKEN_IDS: Final = ["mobilisation", "great-host", "forced-march", "negotiation"]

UNIT_IDS: Final = ["basic", "elite"]

FUEL_IDS: Final = ["clean", "contraband"]

# No other piece is a structure. [SW-COMP.23]
STRUCTURE_IDS: Final = ["farm", "turret", "beacon", "toxic-farm"]

# What a square of the Incubation track brings.
SQUARE_IDS: Final = ["resist", "quarantine", "exile"]

# The first 18 are the base game's, the last 6 come with Spark of Hope.
ARCHON_IDS: Final = [
    "a01",
    "a02",
    "a03",
    "a04",
    "a05",
    "a06",
    "a07",
    "a08",
    "a09",
    "a10",
    "a11",
    "a12",
    "a13",
    "a14",
    "a15",
    "a16",
    "a17",
    "a18",
    "a19",
    "a20",
    "a21",
    "a22",
    "a23",
    "a24",
    *[f"added-archon-{place}" for place in range(1, 13)],
]
BASE_ARCHONS: Final = 18
PRINTED_ARCHONS: Final = 24

# The three Scenario cards.
CARD_IDS: Final = ["ruins", "reliquary", "miracle-alga"]

KIT_IDS: Final = [
    "heavy-transport",
    "biomass-generator",
    "amphibious-modules",
    "hydraulic-tripods",
    "sensor-bay",
    "recycling-station",
    "magnetic-cannons",
    "combat-simulators",
    "emp-fields",
    "experimental-greenhouse",
]

SCENARIO_IDS: Final = [
    "apprenticeship",
    "war",
    "fires",
    "alga",
    "scorched",
    "havens",
    "reliquary",
    "columns",
    "rendezvous",
    "convoy",
    "cradle",
]

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5

# A card remembers one choice made on it (a sea, a zone, a clan).
MEMORY_IDS: Final = [*ARCHON_IDS, *CARD_IDS]

NUMBERED: Final = [
    Numbered(ZONE_IDS, "ZONES", named=[]),
    Numbered(SEA_IDS, "SEAS", named=["mare-nostrum"]),
    Numbered(TERRAIN_IDS),
    Numbered(DEPLOYMENT_IDS, "DEPLOYMENTS", named=["3", "6"], called={"3": "DEPLOYMENT_EAST", "6": "DEPLOYMENT_SEA"}),
    Numbered(CLAN_IDS, "CLANS"),
    Numbered(SIDE_IDS, named=["crames", "cradle"], called={"cradle": "THE_CRADLE"}),
    Numbered(TITLE_IDS, "TITLES"),
    Numbered(ORDER_IDS, "ORDERS"),
    Numbered(TOKEN_IDS, "TOKENS"),
    Numbered(UNIT_IDS),
    Numbered(FUEL_IDS),
    Numbered(STRUCTURE_IDS, "STRUCTURES"),
    Numbered(SQUARE_IDS),
    Numbered(ARCHON_IDS, "ARCHONS", named=[]),
    Numbered(CARD_IDS, "CARDS"),
    Numbered(KIT_IDS, "KITS", named=["heavy-transport"]),
    Numbered(SCENARIO_IDS, "SCENARIOS", called={"reliquary": "THE_RELIQUARY"}),
    Numbered(MEMORY_IDS, "MEMORIES", named=[]),
]

# Written by `python -m tools.rows` from the declarations above.
ZONES: Final = 49
SEAS: Final = 6
MARE_NOSTRUM: Final = 1
PLAIN: Final = 0
MOUNTAIN: Final = 1
DEPLOYMENTS: Final = 6
DEPLOYMENT_EAST: Final = 2
DEPLOYMENT_SEA: Final = 5
CLANS: Final = 7
RHEIN_STAMM: Final = 0
APOTRES: Final = 1
FLOTTE_LIBRE: Final = 2
RHONE: Final = 3
ALLIANCE: Final = 4
CATABATES: Final = 5
MENRAU: Final = 6
CRAMES: Final = 7
THE_CRADLE: Final = 8
TITLES: Final = 6
WATCHER_1: Final = 0
LEGATE: Final = 1
ARCHON: Final = 2
WATCHER_4: Final = 3
PRIMUS: Final = 4
WATCHER_6: Final = 5
ORDERS: Final = 3
MOVE: Final = 0
DEFENCE: Final = 1
DECOY: Final = 2
TOKENS: Final = 4
MOBILISATION: Final = 0
GREAT_HOST: Final = 1
FORCED_MARCH: Final = 2
NEGOTIATION: Final = 3
BASIC: Final = 0
ELITE: Final = 1
CLEAN: Final = 0
CONTRABAND: Final = 1
STRUCTURES: Final = 4
FARM: Final = 0
TURRET: Final = 1
BEACON: Final = 2
TOXIC_FARM: Final = 3
RESIST: Final = 0
QUARANTINE: Final = 1
EXILE: Final = 2
ARCHONS: Final = 36
CARDS: Final = 3
RUINS: Final = 0
RELIQUARY: Final = 1
MIRACLE_ALGA: Final = 2
KITS: Final = 10
HEAVY_TRANSPORT: Final = 0
SCENARIOS: Final = 11
APPRENTICESHIP: Final = 0
WAR: Final = 1
FIRES: Final = 2
ALGA: Final = 3
SCORCHED: Final = 4
HAVENS: Final = 5
THE_RELIQUARY: Final = 6
COLUMNS: Final = 7
RENDEZVOUS: Final = 8
CONVOY: Final = 9
CRADLE: Final = 10
MEMORIES: Final = 39
# End of what is written.
