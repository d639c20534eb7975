"""What Spark of Hope adds to the words of packs and cards: each list continues one of the base game's.

Stored games hold places in these lists, so words are only ever added at the end.
"""

from __future__ import annotations

from typing import Final

# Whom an effect concerns.
ADDED_WHO: Final = ["owner"]  # on whose caravan board the kit is installed

# Tests of a player.
CARAVAN_IN: Final = 5  # his caravan is in play, and its zone fits
ADDED_TESTS: Final = ["caravan-in"]

# What effects do.
UPGRADE_KIT: Final = 22
GAIN_KIT: Final = 23
ADDED_EFFECTS: Final = ["upgrade-kit", "gain-kit"]

# Whose strength.
OF_CARAVAN: Final = 3
OF_CARAVAN_DEFENCE: Final = 4  # the bonus of a defending caravan
ADDED_PIECES: Final = ["caravan", "caravan-defence"]

# Places: in filters, and as the centre of a Mobilisation.
NEAR_CARAVAN: Final = 0
ADDED_FILTERS: Final = ["near-caravan"]
AT_CARAVAN: Final = 0
ADDED_CENTRES: Final = ["caravan"]

# Which box an Archon card comes from, the key of what it adds to the box, and how a game ends.
ADDED_SET: Final = "spark-of-hope"
ADDED_ENDINGS: Final = ["cradle"]
