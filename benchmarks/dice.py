"""The Reckoners beside OpenSpiel's yacht, dice game beside dice game: `python -m benchmarks.dice humans=3`.

One interleaved run, CPU time of one core, best and median side by side; `versus` says how contestants are kept apart.
OpenSpiel counts a throw as an action, and so do the last columns for us: decisions and throws together. Decisions alone
stand first. Games differ in what one action is: the ratios compare engines on their own games, not equal work.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.versus import ROUNDS, peers, turn
from samovar.bots.playout import playout
from samovar.games import open_box
from samovar.kernel.chance import seeded
from samovar.kernel.game import Config, new_table
from samovar.lab.speed import calibration, copy_with
from tools.compiled import ROOT, build

GAME = "reckoners"
SAMPLE = 100  # random games in which throws are counted
LOOP = "yacht, C++ loop"
Rounds = dict[str, list[dict[str, Any]]]


def throws_a_decision(settings: list[str]) -> float:
    """How many throws a random game has for each decision; the contestants count decisions only."""
    config: Config = {}
    for pair in settings:
        key, _, value = pair.partition("=")
        config[key] = int(value) if value.isdigit() else value
    start = new_table(open_box(GAME), config, seeded(1))
    decisions = throws = 0
    for seed in range(SAMPLE):
        table = copy_with(start, seed)
        before = table.rolls
        decisions += playout(table, seeded(seed + 7))
        throws += table.rolls - before
    return throws / decisions


def spread(rounds: list[dict[str, Any]], what: str) -> tuple[float, float]:
    """The best and the median."""
    values = sorted([float(one[what]) for one in rounds], reverse=what != "copy")
    return values[0], values[len(values) // 2]


def draw(results: Rounds, throws: dict[str, float], marks: list[float]) -> None:
    table = Table(box=None, pad_edge=False)
    headings = (
        "contestant",
        "decisions/s best",
        "median",
        "games/s best",
        "median",
        "copy µs",
        "with throws/s",
        "median",
    )
    for heading in (*headings, "of the loop"):
        table.add_column(heading, justify="left" if heading == "contestant" else "right")
    loop = spread(results[LOOP], "actions")
    for name, rounds in results.items():
        best, median = spread(rounds, "actions")
        more = 1 + throws.get(name, 0.0)
        own = [f"{best:,.0f}", f"{median:,.0f}"] if name in throws else ["", ""]
        games = [f"{one:,.0f}" for one in spread(rounds, "games")]
        both = [f"{best * more:,.0f}", f"{median * more:,.0f}", f"{best * more / loop[0]:.1f} x"]
        table.add_row(name, *own, *games, f"{spread(rounds, 'copy')[0]:.2f}", *both)
    console = Console(width=140)
    console.print(table)
    console.print(
        f"CPU time of one core, {len(marks)} interleaved rounds, calibration {', '.join(f'{m:.0f}' for m in marks)} ms."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("settings", nargs="*", default=["humans=3"], help="key=value")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    ours = Path(sys.executable)
    compiled = build(ROOT / "build" / f"compiled-{GAME}", opt="3", game=GAME)
    words = ["samovar", GAME, *options.settings]
    contestants: dict[str, tuple[Path, Path | None, list[str]]] = {
        "reckoners, compiled": (ours, compiled, words),
        "reckoners, interpreted": (ours, ROOT / "src", words),
        LOOP: (peers(), None, ["open_spiel_loop", "yacht"]),
        "yacht, from Python": (peers(), None, ["open_spiel", "yacht"]),
    }
    results: Rounds = {name: [] for name in contestants}
    marks = []
    for _ in track(range(options.rounds), "rounds", disable=options.json):
        marks.append(calibration())
        for name, (python, path, spoken) in contestants.items():
            results[name].append(turn(python, path, spoken))
    throws = throws_a_decision(options.settings)
    if options.json:
        sys.stdout.write(json.dumps({"calibration": marks, "throws": throws, "rounds": results}, indent=2) + "\n")
    else:
        draw(results, {name: throws for name in contestants if name.startswith(GAME)}, marks)


if __name__ == "__main__":
    main()
