"""The expansions: the one place that lists them."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.expansion import Expansion
from samovar.games.steamwatchers.spark_of_hope.expansion import CardsAlone, SparkOfHope, WithoutIt

# The base game, the base game with the six Archon cards of Spark of Hope, or all of it.
EXPANSION_IDS: Final = ["none", "cards", "spark-of-hope"]


def every_expansion() -> list[Expansion]:
    """In the order of their ids."""
    return [WithoutIt(), CardsAlone(), SparkOfHope()]
