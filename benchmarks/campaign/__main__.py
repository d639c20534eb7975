"""What a server must survive, done to a real one again and again, added up over as many runs as one likes.

    python -m benchmarks.campaign [PART ...] [--minutes 10] [--times 1000] [--page docs/reliability.md]

Parts: `file` (one process and its file), `database` (two processes, PostgreSQL and the wires between them), `messages`
(odd ones of every kind), `hail` (the same without wires, quicker), `worlds` (two that differ in a secret). Each ends
after its minutes or its times, whichever is first, and adds a line to the kept file; `--page` writes what all lines
come to into that page, between its two marks.
Ends with 1 if anything was amiss.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from pathlib import Path

from benchmarks.campaign.parts import PARTS

BEGIN, END = "<!-- campaign -->", "<!-- /campaign -->"


def table(kept: Path) -> str:
    """What all runs so far come to."""
    done: dict[str, Counter[str]] = {name: Counter() for name in PARTS}
    figures: dict[str, Counter[str]] = {name: Counter() for name in PARTS}
    runs, faults, minutes = Counter[str](), Counter[str](), Counter[str]()
    for line in kept.read_text().splitlines():
        run = json.loads(line)
        part = run["part"]
        done[part].update(run["done"])
        figures[part].update(run["figures"])
        faults[part] += len(run["faults"])
        minutes[part] += run["seconds"] / 60
        runs[part] += 1
    rows = ["| part | runs, minutes | what was done | counted | amiss |", "|---|---|---|---|---|"]
    for part in PARTS:
        if runs[part]:
            deeds = "; ".join(f"{name}: {number:,}" for name, number in sorted(done[part].items()))
            counted = "; ".join(f"{name}: {number:,}" for name, number in sorted(figures[part].items()))
            rows.append(f"| {part} | {runs[part]}, {minutes[part]:.0f} | {deeds} | {counted} | {faults[part]} |")
    return "\n".join(rows)


def write_page(page: Path, text: str) -> None:
    before, _, rest = page.read_text().partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all, unless named")
    parser.add_argument("--minutes", type=float, default=10.0, help="for each part")
    parser.add_argument("--times", type=int, default=1_000_000)
    parser.add_argument("--kept", type=Path, default=Path("build/campaign.jsonl"))
    parser.add_argument("--page", type=Path)
    asked = parser.parse_args()
    asked.kept.parent.mkdir(parents=True, exist_ok=True)
    amiss = 0
    for name in asked.parts or PARTS:
        began = time.monotonic()
        found = PARTS[name](asked.times, asked.minutes * 60)
        run = {
            "part": name,
            "seconds": round(time.monotonic() - began, 1),
            "load": os.getloadavg()[0],
            "done": dict(found.done),
            "figures": dict(found.figures),
            "faults": found.faults,
        }
        with asked.kept.open("a") as kept:
            kept.write(json.dumps(run) + "\n")
        sys.stdout.write(json.dumps(run, indent=1) + "\n")
        amiss += len(found.faults)
    text = table(asked.kept)
    sys.stdout.write(text + "\n")
    if asked.page is not None:
        write_page(asked.page, text)
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main())
