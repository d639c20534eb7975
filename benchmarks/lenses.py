"""How long Steamfront's lenses take the engine: `python -m benchmarks.lenses [--json] [--rounds 3]`.

Two full squads (24 figures) in the middle of a game, 12 pieces of scenery between them, four such tables; every lens is
looked through for every figure, nothing remembered from the look before. Interpreted and compiled builds take turns,
each in a process of its own; CPU time of one core, in milliseconds, the best of the rounds for each look.

Budgets are those of what a player sees: rings in 50 ms, the reach in 100, the threat map in 300. They count from the
hover to the picture, so what is measured here must leave room for the wire and the screen.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BUDGETS = {"rings": 50.0, "reach": 100.0, "way": 100.0, "sight": 100.0, "threat": 300.0, "threats": 300.0}
TABLES, PIECES_WANTED, DECISIONS = 4, 12, 90
SQUADS = ["iron-feu", "iron-marteau"]  # twelve figures each
READY = ["place-des-chaudieres", "rue-effondree", "bord-du-grand-cratere"]
BUILDS = ("compiled", "interpreted")

Looks = dict[str, list[float]]  # by lens: milliseconds, one for each look, always in the same order


def crowded(seed: int) -> Any:
    """A table after some moves, with more scenery wherever nobody stands."""
    from samovar.games import open_box
    from samovar.games.steamfront.building import lay_piece
    from samovar.games.steamfront.reach import Reach
    from samovar.games.steamfront.table import PIECE, PIECES
    from samovar.kernel.chance import seeded
    from samovar.kernel.game import new_table
    from samovar.kernel.steps import act, asked, options

    dice = random.Random(seed)
    table: Any = new_table(open_box("steamfront"), {"squads": SQUADS, "table": READY[seed % 3]}, seeded(seed))
    for _ in range(DECISIONS):
        seat = asked(table)[0]
        act(table, seat, dice.choice(options(table, seat)))
    kinds = len(table.content.terrain_type)
    while True:
        free = [place for place in range(PIECES) if table.cells[PIECE + place] == 0]
        if PIECES - len(free) >= PIECES_WANTED:
            return table
        spot = dice.randrange(4000, 26_000), dice.randrange(4000, 20_000)
        lay_piece(table, free[0], dice.randrange(kinds), *spot, dice.randrange(24))
        figures = [*table.standing(0), *table.standing(1)]
        if any(Reach(table, one).no_rest(table.x(one), table.y(one)) is not None for one in figures):
            table.cells[PIECE + free[0]] = 0


def wishes(table: Any, lens: str, dice: random.Random) -> list[dict[str, Any]]:
    from samovar.games.steamfront.table import FIGURE_IDS

    if lens == "threats":
        return [{}, {"side": "a"}, {"side": "b"}]
    found: list[dict[str, Any]] = [{"figure": FIGURE_IDS[one]} for one in [*table.standing(0), *table.standing(1)]]
    if lens == "way":
        for wish in found:
            wish["points"] = [[dice.randrange(700, 29_000), dice.randrange(700, 23_000)]]
    return found


def looked() -> Looks:
    """One build looks through every lens at every table."""
    from samovar.games import open_box
    from samovar.games.steamfront.reach import reach_of

    game = open_box("steamfront")
    told: Looks = {lens: [] for lens in BUDGETS}
    crowd = crowded(TABLES)
    for seed in range(TABLES):
        table = crowded(seed)
        for lens in BUDGETS:
            for wish in wishes(table, lens, random.Random(seed)):
                reach_of(crowd, 0)  # the latest reach is kept: now it is another's
                started = time.process_time()
                game.look(table, 0, lens, wish)
                told[lens].append(1000 * (time.process_time() - started))
    return told


def taken(path: Path) -> Looks:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, "-m", "benchmarks.lenses", "--looks"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(done.stderr[-2000:])
    told: Looks = json.loads(done.stdout)
    return told


def best_of(rounds: list[Looks]) -> Looks:
    return {lens: [min(looks) for looks in zip(*[one[lens] for one in rounds], strict=True)] for lens in rounds[0]}


def draw(results: dict[str, Looks]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in ("lens", "build", "looks", "median ms", "95 of 100", "slowest", "budget", ""):
        table.add_column(heading, justify="left" if heading in ("lens", "build", "") else "right")
    for lens, budget in BUDGETS.items():
        for build, told in results.items():
            times = sorted(told[lens])
            late = times[len(times) * 95 // 100]
            row = [f"{number:.2f}" for number in (times[len(times) // 2], late, times[-1])]
            table.add_row(lens, build, str(len(times)), *row, f"{budget:.0f}", "" if times[-1] <= budget else "missed")
    Console(width=120).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--looks", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.looks:
        sys.stdout.write(json.dumps(looked()))
        return
    from tools.compiled import build

    paths = {"compiled": build(ROOT / "build" / "compiled-steamfront", opt="3", game="steamfront")}
    paths["interpreted"] = ROOT / "src"
    rounds: dict[str, list[Looks]] = {name: [] for name in BUILDS}
    for _ in range(options.rounds):
        for name in BUILDS:
            rounds[name].append(taken(paths[name]))
    results = {name: best_of(those) for name, those in rounds.items()}
    if options.json:
        sys.stdout.write(json.dumps(results, indent=2) + "\n")
    else:
        draw(results)


if __name__ == "__main__":
    main()
