"""The balance of the house's own editions: plays each game's plan and writes its report.

    python -m tools.balance [GAME ...] [--games 500] [--jobs 2] [--scheduler ADDRESS] [--runs FOLDER] [--to FOLDER]

A plan lies in `games/<game>/plans/balance.toml`. What was played already is not played again, so a run that was cut off
goes on, and one that a cluster played (`python -m benchmarks.hundred_thousand`) is only read. The reports are Markdown
with small pictures, and a page of HTML beside the run's data. `--games` is for trying: about so many in all for each.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from samovar.cli.lab_means import Means
from samovar.games import catalogue
from samovar.lab.plan import read_plan
from samovar.lab.sections import page_of

ROOT = Path(__file__).parent.parent
PLANS = {
    entry.id: file
    for entry in catalogue()
    if (file := ROOT / "src" / "samovar" / "games" / entry.id / "plans" / "balance.toml").exists()
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", choices=[[], *PLANS], help="else all")
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--scheduler")
    parser.add_argument("--runs", type=Path, default=ROOT / "build" / "balance")
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "balance")
    wanted = parser.parse_args()
    wanted.to.mkdir(parents=True, exist_ok=True)
    for game in wanted.game or PLANS:
        plan = read_plan(PLANS[game])
        if wanted.games is not None:
            plan.shorten(wanted.games)
        ran = Means(wanted.jobs, wanted.scheduler).play(plan, wanted.runs / game, resume=True, quiet=False)
        if not ran.complete:
            raise SystemExit(f"{game}: ended early; the same call goes on")
        page = page_of(plan, ran.results)
        page.write(wanted.to / f"{game}.md")
        page.write(wanted.runs / f"{game}.html")
        print(f"{game}: {ran.results.games.height:,} games, {ran.played:,} of them now: {wanted.to / game}.md")


if __name__ == "__main__":
    main()
