"""What every record leads to, in the build that runs this: one digest a record."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from samovar.games import catalogue, open_box
from samovar.kernel import native, table
from samovar.kernel.chance import draw, seeded
from samovar.kernel.game import Game, new_table
from samovar.kernel.match import replay
from samovar.kernel.record import read_record
from samovar.kernel.steps import act, asked, options
from samovar.kernel.table import plain_table
from tests.driving import picker, played
from tests.tiny.game import Kettle

GOLDEN = Path(__file__).parent.parent / "golden"
DECISIONS = 400


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def walked(game: Game, seed: int) -> object:
    """A game at random with quick dice, as far as the limit goes."""
    lies = new_table(game, {}, seeded(seed))
    pick = picker(seed)
    for _ in range(DECISIONS):
        waiting = asked(lies)
        if not waiting:
            break
        offered = options(lies, waiting[0])
        act(lies, waiting[0], offered[pick(len(offered))])
    return plain_table(lies)


def digests() -> dict[str, str]:
    found: dict[str, str] = {}
    ways = [1, 6, 720, 10**9, 2**30 - 1, 2**30, 10**20, 6**40]
    found["draws"] = digest([draw(seeded(seed), way) for seed in (1, -5, 2**70) for way in ways])
    kettle = Kettle()
    for seed in range(5):
        match = played(kettle, {"players": 3}, seed)
        found[f"kettle {seed}"] = digest(plain_table(match.table)) + digest(match.record.text())
    for entry in catalogue():
        if entry.status != "playable":
            continue
        game = open_box(entry.id)
        for seed in range(2):
            found[f"{entry.id} at random {seed}"] = digest(walked(game, seed))
        for file in sorted((GOLDEN / entry.id).glob("*.record")):
            match = replay(game, read_record(file.read_text()))
            found[f"{entry.id} {file.name}"] = digest(plain_table(match.table))
    return found


if __name__ == "__main__":
    compiled = native.compiled and not str(table.__file__).endswith(".py")
    sys.stdout.write(json.dumps({"compiled": compiled, **digests()}))
