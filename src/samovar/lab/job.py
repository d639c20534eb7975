"""A plan that a server plays for somebody: a program of its own, which the server can end at any moment.

    python -m samovar.lab.job FOLDER PACKS PROCESSES

The folder holds the plan. Beside the run's own files it gets `progress.json`, which tells how far the run is, and the
report at its end. The job stands back for people, stays within bounds of memory, disk and number of games, plays with
bots of the house and packs of the server only, and ends when whoever started it is gone; what was played stays, and the
same call goes on.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final

from samovar.bots.plugins import bot_named, foreign
from samovar.content.languages import LANGUAGES
from samovar.kernel.errors import Illegal, Impossible, Unreadable
from samovar.lab.engines import Engine, Here, Pool
from samovar.lab.pace import Pace
from samovar.lab.plan import Plan, read_plan
from samovar.lab.running import run
from samovar.lab.seating import SECONDS, Hosts

PLAN: Final = "plan.toml"
PROGRESS: Final = "progress.json"
REPORT: Final = "report.{language}.html"
CHART: Final = "chart-{language}"
POLITENESS: Final = 10  # how far it stands back: twice as far as bots whom people wait for
MOST_GAMES: Final = 200_000
MOST_SERIES: Final = 400
MEMORY: Final = 3 * 1024**3  # bytes that each process may write to; what only is reserved, as charts do, is free
DISK: Final = 512 * 1024**2  # bytes of a file
EVERY: Final = 0.5  # seconds between two words on how far it is


class Teller:
    """Writes down how the job stands, whole or not at all."""

    def __init__(self, folder: Path, games: int) -> None:
        self.file = folder / PROGRESS
        self.pace = Pace(games)
        self.told = 0.0

    def progress(self, games: int) -> None:
        self.pace.add(games)
        if time.monotonic() - self.told >= EVERY:
            self.tell("running")

    def tell(self, state: str, **more: Any) -> None:
        self.told = time.monotonic()
        half = self.file.with_suffix(".half")
        half.write_text(json.dumps({"state": state, **self.pace.plain(), **more}), encoding="utf-8")
        half.replace(self.file)


def checked(file: Path, packs: Path) -> Plan:
    """The plan, if a guest's plan may say what it says."""
    plan = read_plan(file, packs, plain_names=True)
    if plan.games > MOST_GAMES or len(plan.series) > MOST_SERIES:
        most = f"{MOST_GAMES} games and {MOST_SERIES} series"
        raise Unreadable("plan", f"has {plan.games} games in {len(plan.series)} series; here at most {most}")
    for series in plan.series:
        for turn in series.turns:
            for name in turn.bots:
                if foreign(name):
                    raise Unreadable("bots", f"'{name}' is no bot of the house")
                bot_named(name, plan.boxes[turn.box].id, 1)
    return plan


def work(folder: Path, packs: Path, processes: int) -> str:
    """Play on, and say how it ended."""
    teller = Teller(folder, 0)
    teller.tell("running")
    try:
        plan = checked(folder / PLAN, packs)
        teller.pace.games = plan.games
        engine: Engine = Here(SECONDS, False) if processes == 1 else Pool(processes, SECONDS, False)
        ran = run(plan, folder, engine, Hosts(), resume=True, progress=teller.progress)
    except (Unreadable, Illegal, Impossible, OSError, MemoryError) as fault:
        teller.tell("failed", reason=str(fault) or type(fault).__name__)
        return "failed"
    from samovar.lab.sections import page_of

    charts = []
    for language in LANGUAGES:
        page = page_of(plan, ran.results, language)
        page.write(folder / REPORT.format(language=language))
        drawn = page.draw(folder / CHART.format(language=language))
        charts += [{"file": file, "shows": shows, "language": language} for file, shows in drawn.items()]
    state = "done" if ran.complete else "stopped"
    teller.tell(state, charts=charts)
    return state


def end_with_caller() -> None:
    """Whoever started this holds the other end of the pipe."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def bound() -> None:
    if sys.platform != "win32":
        import resource

        os.nice(POLITENESS)
        for kind, most in ((resource.RLIMIT_DATA, MEMORY), (resource.RLIMIT_FSIZE, DISK)):
            hard = resource.getrlimit(kind)[1]
            resource.setrlimit(kind, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's, and it ends us
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl+C for a run: what was played is kept
    folder, packs, processes = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    bound()
    threading.Thread(target=end_with_caller, daemon=True).start()
    try:
        work(folder, packs, processes)
    except KeyboardInterrupt:  # before the first game, or after the last
        games = json.loads((folder / PROGRESS).read_text(encoding="utf-8"))
        (folder / PROGRESS).write_text(json.dumps({**games, "state": "stopped"}), encoding="utf-8")


if __name__ == "__main__":
    main()
