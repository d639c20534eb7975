"""The laws along one random game of every number of people, Great Epic, city and difficulty: 216 games, some minutes.

`python -m tests.games.reckoners.everything` runs them. The suite itself (test_laws.py) takes every pairing with every
number of people and with every difficulty, but not all of the product.
"""

from __future__ import annotations

import sys
from itertools import product

from samovar.games.reckoners.content.ids import CITIES, GREAT_EPICS
from samovar.games.reckoners.content.words import DIFFICULTIES
from samovar.games.reckoners.game import Reckoners
from samovar.kernel.game import Config
from samovar.testkit.laws import obey
from tests.driving import picker

NOW_AND_THEN = 60  # the costly laws are looked at once in so many decisions
MOST_HUMANS = 6


def main() -> None:
    combinations = list(product(range(1, MOST_HUMANS + 1), GREAT_EPICS, CITIES, DIFFICULTIES))
    for number, (humans, great, city, difficulty) in enumerate(combinations):
        config: Config = {"humans": humans, "great-epic": great, "city": city, "difficulty": difficulty}
        walk = obey(Reckoners(), config, picker(number), seed=number.to_bytes(2, "big"), now_and_then=NOW_AND_THEN)
        if walk.match.outcome() is None:
            raise SystemExit(f"{humans}, {great}, {city}, {difficulty}: not over")
        sys.stdout.write(f"\r{number + 1} of {len(combinations)}: {humans} with {great} in {city}, {difficulty}      ")
        sys.stdout.flush()
    sys.stdout.write("\nall laws hold, all games end\n")


if __name__ == "__main__":
    main()
