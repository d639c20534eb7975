"""Plants small faults in a game's rules and tells which of them no test notices: `python -m tools.mutants GAME`."""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.mutants.changes import changes
from tools.mutants.trial import EARLY, KILLED, SURVIVED, TIMEOUT, UNTESTED, Mutant, Trials, Verdict

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src" / "samovar" / "games"
Z = 1.96
MAPS = 2  # how maps are drawn: another number, and all are drawn anew
EQUIVALENT = Path(__file__).parent / "equivalent.toml"

# What is no rule: values, words, what is printed, what advises, what deals hidden things, what keeps choices ready.
NO_ROOMS = {"content", "aids", "lessons", "data", "texts", "board"}
NO_MODULES = {
    "__init__", "choices", "content", "determinization", "edition", "effects", "errands", "events", "forecast", "hints",
    "inventory", "offers", "outlook", "printed", "recruiting", "spots", "stock",
}  # fmt: skip
# Functions that only choose which of very many legal answers stand in a question's list; any legal one may be given.
SAMPLERS = {
    "steamwatchers/planning": {
        "enough_for_all", "every_plan", "group", "group_count", "plain_plan", "plan_at", "plan_count", "plan_of",
        "plans_a_group", "share",
    },
    "steamfront/deploying": {"posts"},
}  # fmt: skip
# These notice nearly every fault, but state no rule: a record is written anew when a rule changes.
NO_TESTS = {
    "test_balance", "test_board_files", "test_bots", "test_golden", "test_laws", "test_lessons", "test_mind",
    "test_playthroughs", "test_room", "test_texts",
}  # fmt: skip


def modules(game: str, wanted: list[str]) -> list[Path]:
    """The rules modules of a game, or those named, by `battle` or `spark_of_hope/losses`."""
    folder = GAMES / game
    found = []
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).with_suffix("")
        if NO_ROOMS & set(name.parts) or name.name in NO_MODULES:
            continue
        if not wanted or name.as_posix() in wanted:
            found.append(path)
    if wanted and len(found) != len(set(wanted)):
        raise SystemExit(f"not all of these are rules modules of {game}: {', '.join(wanted)}")
    return found


def mutants(paths: list[Path]) -> list[Mutant]:
    """Every fault that can be planted in these modules."""
    found = [Mutant(path, change) for path in paths for change in changes(path.read_text(encoding="utf-8"))]
    return [mutant for mutant in found if mutant.change.function not in SAMPLERS.get(module_of(mutant.path), ())]


def module_of(path: Path) -> str:
    return path.relative_to(GAMES).with_suffix("").as_posix()


def known() -> dict[str, str]:
    """Faults that change nothing a player could notice, each with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    return {f"{row['module']}:{row['function']}: {row['was']} -> {row['now']}": row["reason"] for row in listed}


def name_of(mutant: Mutant) -> str:
    """A name that outlives moved lines."""
    return f"{module_of(mutant.path)}:{mutant.change.function}: {mutant.change.was} -> {mutant.change.now}"


def drawn(tests: Path, paths: list[Path]) -> Callable[[Path], Path]:
    """Where the map of a file of tests lies: drawn anew when it, a source or what tests build with has changed."""
    mark = hashlib.sha256(f"{MAPS} {[path.name for path in paths]} {sys.version}".encode())
    helpers = [path for path in (ROOT / "tests" / "games").rglob("*.py") if not path.stem.startswith("test_")]
    for path in sorted([*(ROOT / "src").rglob("*.py"), *helpers]):
        mark.update(path.read_bytes())

    def place(path: Path) -> Path:
        own = mark.copy()
        own.update(path.read_bytes())
        return ROOT / "build" / "mutants" / "maps" / f"{tests.stem}-{path.stem}-{own.hexdigest()[:16]}.map"

    return place


class Report:
    """Verdicts as they come, kept in a file if one is named, so that a long run can be done in parts."""

    def __init__(self, keep: Path | None, quiet: bool) -> None:
        self.keep = keep
        self.quiet = quiet
        self.rows: dict[str, dict[str, str | int]] = {}
        if keep is not None and keep.exists():
            for line in keep.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self.rows[row["name"]] = row

    def tell(self, verdict: Verdict) -> None:
        change = verdict.mutant.change
        row: dict[str, str | int] = {
            "name": name_of(verdict.mutant),
            "file": verdict.mutant.path.relative_to(ROOT).as_posix(),
            "line": change.line,
            "state": verdict.state,
            "test": verdict.test,
        }
        self.rows[str(row["name"])] = row
        if self.keep is not None:
            self.keep.parent.mkdir(parents=True, exist_ok=True)
            with self.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
        if not self.quiet and verdict.state in (SURVIVED, UNTESTED):
            print(
                f"{row['file']}:{change.line}: {verdict.state}: {change.function}: {change.was}  ->  {change.now}",
                flush=True,
            )

    def summary(self, wanted: list[Mutant]) -> dict[str, Counter[str]]:
        """How many faults came to which end, by module; of those that are asked for now."""
        counts: dict[str, Counter[str]] = {}
        for mutant in wanted:
            row = self.rows.get(name_of(mutant))
            if row is not None:
                counts.setdefault(module_of(mutant.path), Counter())[str(row["state"])] += 1
        return counts


def share(count: Counter[str]) -> float:
    """The share killed, in percent. What is known of no fault is not held to be killed."""
    return 100 * (count[KILLED] + count[TIMEOUT]) / max(1, count.total())


def interval(count: Counter[str]) -> tuple[float, float]:
    """Where the share of all faults lies with 95 % certainty, if these are a sample (Wilson)."""
    tried = max(1, count.total())
    part = share(count) / 100
    middle = part + Z * Z / (2 * tried)
    wide = Z * math.sqrt(part * (1 - part) / tried + Z * Z / (4 * tried * tried))
    scale = 100 / (1 + Z * Z / tried)
    return max(0.0, scale * (middle - wide)), min(100.0, scale * (middle + wide))


def page(counts: dict[str, Counter[str]], total: int) -> str:
    states = (KILLED, TIMEOUT, SURVIVED, UNTESTED, EARLY)
    rows = [f"{'module':40}{''.join(f'{state:>10}' for state in states)}{'share':>9}"]
    everything: Counter[str] = sum(counts.values(), Counter())
    for name, count in [*sorted(counts.items(), key=lambda row: share(row[1])), ("all", everything)]:
        rows.append(f"{name:40}{''.join(f'{count[state]:>10}' for state in states)}{share(count):>8.1f}%")
    low, high = interval(everything)
    certain = f"{share(everything):.1f} % killed (95 %: {low:.1f} to {high:.1f})"
    rows.append(f"{everything.total()} faults judged of {total}; {certain}")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game", choices=sorted(path.parent.name for path in GAMES.glob("*/rules.toml")))
    parser.add_argument(
        "--module", action="append", default=[], help="only this one, as battle or spark_of_hope/losses"
    )
    parser.add_argument("--sample", type=int, help="only so many faults, drawn by the seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tests", type=Path, help="only this file or folder of tests: what does it prove?")
    parser.add_argument("--records", action="store_true", help="let laws, golden games and playthroughs notice, too")
    parser.add_argument(
        "--slowest", type=float, default=2.0, help="leave out tests of more seconds, watched line by line"
    )
    parser.add_argument(
        "--most", type=float, default=10.0, help="seconds of tests for one fault; whatever is left after that survived"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long; --keep goes on later")
    parser.add_argument("--keep", type=Path, help="a file for verdicts: what it holds is not tried again")
    parser.add_argument("--again", action="store_true", help="try only what the file holds as not noticed, once more")
    parser.add_argument("--json", action="store_true", help="verdicts as JSON in place of the page")
    wish = parser.parse_args()

    deadline = time.monotonic() + 60 * wish.minutes
    equivalent = known()
    wanted = [mutant for mutant in mutants(modules(wish.game, wish.module)) if name_of(mutant) not in equivalent]
    # Drawn, not in the order of the modules: a run that is cut short is a fair sample, too.
    random.Random(wish.seed).shuffle(wanted)
    wanted = wanted[: wish.sample]
    report = Report(wish.keep, wish.json)
    left = [mutant for mutant in wanted if name_of(mutant) not in report.rows]
    if wish.again:
        unnoticed = {name for name, row in report.rows.items() if row["state"] not in (KILLED, TIMEOUT)}
        left = [mutant for mutant in wanted if name_of(mutant) in unnoticed]
    tests = (wish.tests or ROOT / "tests" / "games" / wish.game).resolve()
    paths = modules(wish.game, [])
    trials = Trials(left, paths, wish.jobs, report.tell, deadline, drawn(tests, paths), wish.slowest, wish.most)
    ignored = [] if wish.records else [f"--ignore={path}" for path in tests.rglob("*.py") if path.stem in NO_TESTS]
    if left:
        options = [
            "-qq",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "-p",
            "no:randomly",
            "--timeout=0",
            "--no-summary",
        ]
        ended = pytest.main([str(tests), f"--rootdir={ROOT}", *options, *ignored], plugins=[trials])
        if ended != pytest.ExitCode.OK:
            raise SystemExit(f"the tests could not be collected: {pytest.ExitCode(ended).name}")
    if trials.faulty:
        raise SystemExit("these tests fail without any fault:\n" + "\n".join(trials.faulty))
    if wish.json:
        rows = [report.rows[name_of(mutant)] for mutant in wanted if name_of(mutant) in report.rows]
        json.dump(rows, sys.stdout, ensure_ascii=False, indent=1)
    else:
        print(page(report.summary(wanted), len(wanted)))


if __name__ == "__main__":
    main()
