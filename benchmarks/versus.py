"""Our games beside their peers, in one interleaved run: `python -m benchmarks.versus steamwatchers players=4`.

CPU time of one core; rounds go round the contestants, so a slow moment of the machine hits all of them; the best and
the median are printed side by side. The peers live in an environment of their own, pinned by peers.txt. Games differ in
what one action is: the ratios compare engines on their own games, not equal work.
`--page FILE` writes the same as a page of documentation.
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

from benchmarks.standing import Rounds, page, ratios, show, trials
from samovar.lab.speed import calibration
from tools.compiled import ROOT, build

ROUNDS = 3
PEERS = ROOT / "build" / "peers"


def peers() -> Path:
    """The peers' environment, made on first use."""
    return made(PEERS, ROOT / "benchmarks" / "peers.txt")


def made(folder: Path, requirements: Path) -> Path:
    """The Python of an environment with these requirements, which is made on first use."""
    python = folder / "bin" / "python"
    wanted = requirements.read_text()
    stamp = folder / requirements.name
    if not stamp.exists() or stamp.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", "-r", str(requirements)], check=True)
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
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--page", type=Path, help="write a page of documentation; what it says of trials stays")
    parser.add_argument("--built", type=Path, help="a folder that `tools.compiled` has made, instead of making one")
    options = parser.parse_args()
    ours = Path(sys.executable)
    folder = ROOT / "build" / f"compiled-{options.game}"
    compiled = options.built / "src" if options.built else build(folder, opt="3", game=options.game)
    words = ["samovar", options.game, *options.settings]
    contestants: dict[str, tuple[Path, Path | None, list[str]]] = {
        "compiled": (ours, compiled, words),
        "interpreted": (ours, ROOT / "src", words),
        "catanatron": (peers(), None, ["catanatron"]),
        "diplomacy": (peers(), None, ["diplomacy"]),
        "chess, C++ loop": (peers(), None, ["open_spiel_loop", "chess"]),
        "chess, from Python": (peers(), None, ["open_spiel", "chess"]),
        "yacht, C++ loop": (peers(), None, ["open_spiel_loop", "yacht"]),
        "backgammon, C++ MCTS": (peers(), None, ["open_spiel_mcts", "backgammon"]),
    }
    results: Rounds = {name: [] for name in contestants}
    marks = []
    for _ in track(range(options.rounds), "rounds", disable=options.json):
        marks.append(calibration())
        for name, (python, path, spoken) in contestants.items():
            results[name].append(turn(python, path, spoken))
    if options.json:
        sys.stdout.write(json.dumps({"calibration": marks, "rounds": results}, indent=2) + "\n")
    else:
        show(Console(width=140), results, ratios(options.game, results), marks)
    if options.page is not None:
        kept = trials(options.page.read_text()) if options.page.exists() else ""
        options.page.write_text(page(" ".join(words[1:]), results, ratios(options.game, results), marks) + kept)


if __name__ == "__main__":
    main()
