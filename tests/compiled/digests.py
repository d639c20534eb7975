"""What every record leads to, in the build that runs this: one digest a record.

`python -m tests.compiled.digests [GAME]`
"""

from __future__ import annotations

import hashlib
import json
import pickle
import sys
from copy import deepcopy
from pathlib import Path

from samovar.games import catalogue, open_box
from samovar.kernel import native, table
from samovar.kernel.chance import draw, seeded
from samovar.kernel.game import Game, new_table
from samovar.kernel.match import replay
from samovar.kernel.record import read_record
from samovar.kernel.saved import table_from
from samovar.kernel.steps import act, asked, options
from samovar.kernel.table import plain_table
from samovar.kernel.view import view
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


def travelled(game: Game) -> object:
    """A table some way into a game, after a journey: what arrived, how heavy it was, and whether it is the same."""
    table = played(game, {}, 3, 40).table
    seen = view(table, 0)
    sent = pickle.dumps([table, seen, game, game.outcome(table)])
    arrived = pickle.loads(sent)
    alike = [arrived[0] == table, arrived[1] == seen, arrived[2] == game, deepcopy(table) == table]
    return [len(sent), alike, plain_table(arrived[0]), plain_table(arrived[1]), repr(game), astray(game)]


def astray(game: Game) -> list[str]:
    """Moments of a game whose table does not come back the same, out of a pickle or as it was saved."""
    table = new_table(game, {}, seeded(3))
    pick = picker(3)
    found = []
    for number in range(DECISIONS):
        waiting = asked(table)
        if not waiting:
            break
        seen = view(table, waiting[0])
        saved = table_from(game, {}, plain_table(table))
        if pickle.loads(pickle.dumps(seen)) != seen or saved != table:
            found.append(f"{number}: {table!r}, {saved!r}")
        offered = options(table, waiting[0])
        act(table, waiting[0], offered[pick(len(offered))])
    return found


def digests(only: str | None = None) -> dict[str, str]:
    """By record and game; or of this game only, where the others are not compiled."""
    found: dict[str, str] = {}
    ways = [1, 6, 720, 10**9, 2**30 - 1, 2**30, 10**20, 6**40]
    found["draws"] = digest([draw(seeded(seed), way) for seed in (1, -5, 2**70) for way in ways])
    kettle = Kettle()
    for seed in range(5):
        match = played(kettle, {"players": 3}, seed)
        found[f"kettle {seed}"] = digest(plain_table(match.table)) + digest(match.record.text())
    for entry in catalogue():
        if entry.status != "playable" or only not in (None, entry.id):
            continue
        game = open_box(entry.id)
        found[f"{entry.id} travelled"] = digest(travelled(game))
        for seed in range(2):
            found[f"{entry.id} at random {seed}"] = digest(walked(game, seed))
        for file in sorted((GOLDEN / entry.id).glob("*.record")):
            match = replay(game, read_record(file.read_text()))
            found[f"{entry.id} {file.name}"] = digest(plain_table(match.table))
    return found


if __name__ == "__main__":
    compiled = native.compiled and not str(table.__file__).endswith(".py")
    sys.stdout.write(json.dumps({"compiled": compiled, **digests(*sys.argv[1:])}))
