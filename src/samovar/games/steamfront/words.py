"""The words that cards, orders, scenery and scenarios are written in, each list in the order of its numbers."""

from __future__ import annotations

from typing import Any, Final

from samovar.kernel.native import i64
from samovar.kernel.numbered import Numbered
from samovar.kernel.parts import Growing, Number

FACTIONS: Final = ["luminarchs", "iron-dominion", "steamwokens"]

RANKS: Final = ["officer", "regular", "veteran", "elite"]

CATEGORIES: Final = ["universal", "resistance", "defence", "damage", "distance", "impact", "mastery"]
NO_ORDER: Final = -1
LEVELS: Final = 3  # rows of the order table: 0, 1 or 2 pressure, never three

KEYWORDS: Final = ["flight", "double-attack", "double-shot"]

SPECIALS: Final = [
    "none",
    "pressure-on-kill",
    "give-pressure",
    "shield-wall",
    "daze-in-contact",
    "steady-shot",
    "repair",
    "bastion",
    "dive",
    "initiative",
    "fire-correction",
    "demolition",
    "mount",
    "share-pressure",
    "pressure-when-hurt",
    "full-boiler",
    "all-terrain",
    "daze-by-shot",
    "arachnid",
    "unshakeable",
]

TERRAIN: Final = ["wall", "barricade", "cloud", "crater", "mechanism"]

MECHANISMS: Final = ["none", "generator", "valve", "cache"]

CARDS: Final = [
    "lum-champion",
    "lum-archiviste",
    "lum-garde",
    "lum-lampiste",
    "lum-archer",
    "lum-duelliste",
    "lum-restaurateur",
    "lum-protecteur",
    "lum-aile",
    "iron-marechal",
    "iron-canonnier",
    "iron-conscrit",
    "iron-hallebardier",
    "iron-fusilier",
    "iron-incendiaire",
    "iron-sapeur",
    "iron-brise-ligne",
    "iron-mitrailleur",
    "stm-coordonnateur",
    "stm-premier",
    "stm-ouvrier",
    "stm-coursier",
    "stm-rivetier",
    "stm-cracheur",
    "stm-traqueur",
    "stm-colosse",
    "stm-faucon",
]

ATTACKS: Final = ["none", "sas", "shot"]  # sas: in base contact

ANY_DICE: Final = 99  # rerolls of the order that says one or more dice
MICRONS_PER_INCH: Final = 25_400

NUMBERED: Final = [
    Numbered(RANKS),
    Numbered(CATEGORIES),
    Numbered(KEYWORDS),
    Numbered(SPECIALS, named=SPECIALS[1:]),
    Numbered(TERRAIN),
    Numbered(MECHANISMS, named=MECHANISMS[1:]),
    Numbered(ATTACKS, named=ATTACKS[1:]),
]

# Written by `python -m tools.rows` from the declarations above.
OFFICER: Final = 0
REGULAR: Final = 1
VETERAN: Final = 2
ELITE: Final = 3
UNIVERSAL: Final = 0
RESISTANCE: Final = 1
DEFENCE: Final = 2
DAMAGE: Final = 3
DISTANCE: Final = 4
IMPACT: Final = 5
MASTERY: Final = 6
FLIGHT: Final = 0
DOUBLE_ATTACK: Final = 1
DOUBLE_SHOT: Final = 2
PRESSURE_ON_KILL: Final = 1
GIVE_PRESSURE: Final = 2
SHIELD_WALL: Final = 3
DAZE_IN_CONTACT: Final = 4
STEADY_SHOT: Final = 5
REPAIR: Final = 6
BASTION: Final = 7
DIVE: Final = 8
INITIATIVE: Final = 9
FIRE_CORRECTION: Final = 10
DEMOLITION: Final = 11
MOUNT: Final = 12
SHARE_PRESSURE: Final = 13
PRESSURE_WHEN_HURT: Final = 14
FULL_BOILER: Final = 15
ALL_TERRAIN: Final = 16
DAZE_BY_SHOT: Final = 17
ARACHNID: Final = 18
UNSHAKEABLE: Final = 19
WALL: Final = 0
BARRICADE: Final = 1
CLOUD: Final = 2
CRATER: Final = 3
MECHANISM: Final = 4
GENERATOR: Final = 1
VALVE: Final = 2
CACHE: Final = 3
SAS: Final = 1
SHOT: Final = 2
# End of what is written.


def thousandths(millimetres: i64) -> i64:
    """A radius in thousandths of an inch from a diameter in millimetres; 25.4 mm make an inch. [SF-2.2.6] [A-50]"""
    return (millimetres * 500 * 1000 * 2 + MICRONS_PER_INCH) // (2 * MICRONS_PER_INCH)


def shown_inches(units: int) -> float:
    """Thousandths of an inch as a reader sees them, to a tenth: a hand measures no finer. Never for judging."""
    return round(units / 1000, 1)


def inches_beyond(units: int) -> float:
    """The same, rounded up: what is too long by a hair does not read as if it were just right."""
    return -(-units // 100) / 10


class Inches(Number):
    """A length in thousandths of an inch, shown in inches."""

    def arg(self, value: Any) -> Any:
        return shown_inches(int(value))


# To these, packs may add.
CARD_NAMES: Final = Growing("card", "card", [*CARDS])
TERRAIN_KINDS: Final = Growing("piece", "terrain", [])
DEPLOYMENTS: Final = Growing("deployment", "deployment", [])
SCENARIOS: Final = Growing("scenario", "scenario", [])
