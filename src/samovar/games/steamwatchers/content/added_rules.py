"""What Spark of Hope adds to the box and to scenarios: the fields of a pack, and a scenario's few numbers."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.schema import Flag, Kind, Maybe, Record, Ref, Whole, Word
from samovar.games.steamwatchers.content.added_words import ADDED_SET
from samovar.games.steamwatchers.content.ids import NONE, ZONE_IDS

# Whether a scenario is played with the expansion.
ALLOWED: Final = 0
REFUSED: Final = 1
REQUIRED: Final = 2
EXPANSION_WORDS: Final = ["allowed", "refused", "required"]

ADDED_BOX: dict[str, Kind] = {
    ADDED_SET: Record(
        {
            "caravan-boards": Whole(),
            "wagons": Whole(1, 3),
            "kit-places": Whole(1, 3),
            "kits": Whole(),
            "archon-cards-replaced": Whole(),
        }
    ),
}
ADDED_SCENARIO: dict[str, Kind] = {
    ADDED_SET: Word(*EXPANSION_WORDS),
    "mobile-structures": Maybe(Flag(), False),
    "captured-wagon-geo": Maybe(Whole(), 0),
    "cradle": Maybe(Ref("zones")),
    "cradle-strength": Maybe(Whole(), 0),
    "cradle-defence": Maybe(Whole(), 0),
    "cradle-geo": Maybe(Whole(), 0),
}
BARS_DEPLOYMENTS: Final = "SH-SCN-BERCEAU.4"  # the rule of the one scenario that does


class AddedRules:
    """A scenario's rules about caravans and the Cradle, and what they change of its setup."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.expansion: int = EXPANSION_WORDS.index(plain[ADDED_SET])
        self.mobile_structures: bool = plain["mobile-structures"]  # they travel with the caravan [SH-SCN-SOH.1]
        self.captured_wagon_geo: int = plain["captured-wagon-geo"]
        self.cradle: int = NONE if plain["cradle"] is None else ZONE_IDS.index(plain["cradle"])
        self.cradle_strength: int = plain["cradle-strength"]
        self.cradle_defence: int = plain["cradle-defence"]
        self.cradle_geo: int = plain["cradle-geo"]
        self.bare_start: bool = self.mobile_structures
        # No column rises in the Cradle. [SH-SCN-BERCEAU.1]
        self.cardless: list[int] = [] if self.cradle == NONE else [self.cradle]
