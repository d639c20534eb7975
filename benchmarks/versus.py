"""Our games beside their peers, in one interleaved run: `python -m benchmarks.versus steamwatchers players=4`.

CPU time of one core; rounds go round the contestants, so a slow moment of the machine hits all of them; the best and
the median are printed side by side. The peers live in an environment of their own, pinned by peers.txt. Games differ in
what one action is: the ratios compare engines on their own games, not equal work.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from samovar.lab.speed import calibration
from tools.compiled import ROOT, build

ROUNDS = 3
PEERS = ROOT / "build" / "peers"


def peers() -> Path:
    """The peers' environment, made on first use."""
    python = PEERS / "bin" / "python"
    wanted = (ROOT / "benchmarks" / "peers.txt").read_text()
    stamp = PEERS / "peers.txt"
    if not stamp.exists() or stamp.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        requirements = str(ROOT / "benchmarks" / "peers.txt")
        subprocess.run([str(python), "-m", "pip", "install", "-q", "-r", requirements], check=True)
        stamp.write_text(wanted)
    return python


def turn(python: Path, path: Path | None, words: list[str]) -> dict[str, Any]:
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    script = str(ROOT / "benchmarks" / "contestant.py")
    done = subprocess.run([str(python), script, *words], env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(words)}: {done.stderr[-2000:]}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="*", help="key=value")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    ours = Path(sys.executable)
    compiled = build(ROOT / "build" / f"compiled-{options.game}", opt="3", game=options.game)
    words = ["samovar", options.game, *options.settings]
    contestants: dict[str, tuple[Path, Path | None, list[str]]] = {
        f"{options.game}, compiled": (ours, compiled, words),
        f"{options.game}, interpreted": (ours, ROOT / "src", words),
        "catanatron, 4 players": (peers(), None, ["catanatron"]),
        "OpenSpiel chess, C++ loop": (peers(), None, ["open_spiel_loop", "chess"]),
        "OpenSpiel chess, from Python": (peers(), None, ["open_spiel", "chess"]),
    }
    results: dict[str, list[dict[str, Any]]] = {name: [] for name in contestants}
    marks = []
    for _ in track(range(ROUNDS), "rounds", disable=options.json):
        marks.append(calibration())
        for name, (python, path, spoken) in contestants.items():
            results[name].append(turn(python, path, spoken))
    if options.json:
        sys.stdout.write(json.dumps({"calibration": marks, "rounds": results}, indent=2) + "\n")
        return
    draw(results, marks)


def best(rounds: list[dict[str, Any]], what: str) -> float:
    values: list[float] = [one[what] for one in rounds]
    return min(values) if what == "copy" else max(values)


def median(rounds: list[dict[str, Any]], what: str) -> float:
    return float(sorted(one[what] for one in rounds)[len(rounds) // 2])


def draw(results: dict[str, list[dict[str, Any]]], marks: list[float]) -> None:
    first = next(iter(results.values()))
    table = Table(box=None, pad_edge=False)
    headings = ("contestant", "actions/s best", "median", "games/s", "copy µs best", "median", "compiled is", "copies")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "contestant" else "right")
    for name, rounds in results.items():
        table.add_row(
            name,
            f"{best(rounds, 'actions'):,.0f}",
            f"{median(rounds, 'actions'):,.0f}",
            f"{best(rounds, 'games'):,.1f}",
            f"{best(rounds, 'copy'):.2f}",
            f"{median(rounds, 'copy'):.2f}",
            f"{best(first, 'actions') / best(rounds, 'actions'):.1f} x",
            f"{best(rounds, 'copy') / best(first, 'copy'):.1f} x",
        )
    console = Console(width=140)
    console.print(table)
    console.print(
        f"CPU time of one core, {ROUNDS} interleaved rounds, calibration {', '.join(f'{m:.0f}' for m in marks)} ms."
    )


if __name__ == "__main__":
    main()
