"""A nuisance at the table, for as long as one likes: `python -m benchmarks.fuzz --minutes 60 [--seed 1] [--game …]`.

The same as `tests/server/test_fuzz.py`, with another lot each round. It ends with a sentence and status 1 at the first
thing that the opponent, a clock or the log notices.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from litestar.testing import TestClient

from samovar.games import catalogue
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.fuzzing import PLAYER_CLOCK, SHORT_CLOCK, SLACK, Broken, Fuzz

ROUND = 20.0  # seconds at one table


def fuzz(game: str, seed: int, stalls: bool, seconds: float) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "files", bots="thread", bot_pause=0.0, absence=0.0, slack=100_000)
        with TestClient(create_app(settings, Client(Path(folder))), base_url=HERE) as server:
            table = Fuzz(server, game, seed, SHORT_CLOCK if stalls else PLAYER_CLOCK)
            count = table.run(seconds, stalls)
    if stalls and table.longest > SHORT_CLOCK["seconds"] + SLACK:
        raise Broken(f"{table.story()}\none decision was held for {table.longest:.1f} s")
    return count


def main() -> int:
    playable = [entry.id for entry in catalogue() if entry.status == "playable"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=playable, action="append")
    asked = parser.parse_args()
    end = time.monotonic() + asked.minutes * 60
    total, seed = Counter[str](), asked.seed
    while time.monotonic() < end:
        for game in asked.game or playable:
            for stalls in (False, True):
                seconds = min(ROUND, end - time.monotonic())
                if seconds <= 0:
                    break
                try:
                    total += fuzz(game, seed, stalls, seconds)
                except Broken as broken:
                    sys.stderr.write(f"{game}, seed {seed}, {'stalling' if stalls else 'playing'}\n{broken}\n")
                    return 1
        seed += 1
    for name, number in sorted(total.items()):
        sys.stdout.write(f"{number:8} {name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
