"""How a run of `benchmarks.versus` stands: its measures, and the ratios beside what they must and ought to be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

Rounds = dict[str, list[dict[str, Any]]]  # by contestant: what each round measured

COLUMNS = [
    ("listed", "actions/s, listing all", "{:,.0f}"),
    ("actions", "actions/s, ours by lot", "{:,.0f}"),
    ("games", "games/s", "{:,.1f}"),
    ("playouts", "playouts/s", "{:,.0f}"),
    ("spread", "from 11 middles", "{:,.0f}"),
    ("copy", "copy µs", "{:,.2f}"),
    ("view", "view µs", "{:,.2f}"),
]
LESS_IS_BETTER = ("copy", "view")

# What is compared: measure, contestant, against, must, ought.
AREA_CONTROL = [
    ("listed", "compiled", "catanatron", 12.0, 20.0),
    ("listed", "interpreted", "catanatron", 1.0, 2.0),
    ("actions", "compiled", "catanatron", 15.0, 35.0),
    ("actions", "compiled", "diplomacy", 75.0, 150.0),
    ("actions", "compiled", "chess, C++ loop", 2.0, 3.5),
    ("actions", "interpreted", "catanatron", 1.5, 3.0),
]
CO_OP_DICE = [("actions", "compiled", "yacht, C++ loop", 3.0, 6.0)]
EVERY_GAME = [
    ("actions", "compiled", "interpreted", 10.0, 15.0),
    ("copy", "compiled", "catanatron", 25.0, 50.0),
    ("copy", "compiled", "chess, from Python", 1.0, 2.0),
    ("games", "compiled", "backgammon, C++ MCTS", 3.0, 8.0),
    ("playouts", "compiled", "backgammon, C++ MCTS", 3.0, 8.0),
    ("spread", "compiled", "backgammon, C++ MCTS", 3.0, 8.0),
]
OF_ITS_KIND = {"steamwatchers": AREA_CONTROL, "reckoners": CO_OP_DICE}

PEERS = {
    "catanatron": "catanatron, Catan for four",
    "diplomacy": "diplomacy, forty phases; an action is an order, a copy a deep copy",
    "chess, C++ loop": "OpenSpiel chess, the loop inside its C++",
    "chess, from Python": "OpenSpiel chess, driven from Python",
    "yacht, C++ loop": "OpenSpiel yacht, the loop inside its C++",
    "backgammon, C++ MCTS": "OpenSpiel backgammon, its C++ tree search, one random playout a simulation; "
    "games are simulations from the opening, playouts those from the middle, spread those from eleven middles",
}


class Ratio:
    """One measure of ours over a peer's, with what it must be and what it ought to be."""

    def __init__(self, name: str, value: float, usual: float, must: float, ought: float) -> None:
        self.name = name
        self.value = value  # of the bests
        self.usual = usual  # of the medians
        self.must = must
        self.ought = ought

    def word(self) -> str:
        if self.value < self.must:
            return "missed"
        return "beyond" if self.value >= self.ought else "holds"


def best(rounds: list[dict[str, Any]], what: str) -> float:
    values: list[float] = [one[what] for one in rounds]
    return min(values) if what in LESS_IS_BETTER else max(values)


def median(rounds: list[dict[str, Any]], what: str) -> float:
    return float(sorted(one[what] for one in rounds)[len(rounds) // 2])


def ratios(game: str, results: Rounds) -> list[Ratio]:
    """By the best of the rounds, which a crowded machine disturbs least, and by the medians beside it."""
    found = []
    for what, ours, theirs, must, ought in OF_ITS_KIND.get(game, []) + EVERY_GAME:
        values = []
        for of in (best, median):
            mine, other = of(results[ours], what), of(results[theirs], what)
            values.append(other / mine if what in LESS_IS_BETTER else mine / other)
        found.append(Ratio(f"{what}, {ours} : {theirs}", values[0], values[1], must, ought))
    return found


def rows(results: Rounds) -> list[list[str]]:
    """Best and, in brackets, median."""
    table = []
    for name, rounds in results.items():
        cells = [name]
        for what, _, form in COLUMNS:
            known = what in rounds[0]
            cells.append(f"{form.format(best(rounds, what))} ({form.format(median(rounds, what))})" if known else "")
        table.append(cells)
    return table


def show(console: Console, results: Rounds, standing: list[Ratio], marks: list[float]) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ["contestant", *[heading for _, heading, _ in COLUMNS]]:
        table.add_column(heading, justify="left" if heading == "contestant" else "right")
    for cells in rows(results):
        table.add_row(*cells)
    console.print(table)
    table = Table(box=None, pad_edge=False)
    for heading in ("ratio", "is", "by medians", "must be", "ought to be", ""):
        table.add_column(heading, justify="left" if heading == "ratio" else "right")
    for one in standing:
        measured = (f"{one.value:.1f} x", f"{one.usual:.1f} x")
        table.add_row(one.name, *measured, f"{one.must:g} x", f"{one.ought:g} x", one.word())
    console.print(table)
    console.print(
        f"CPU time of one core, {len(marks)} interleaved rounds, calibration {', '.join(f'{m:.0f}' for m in marks)} ms."
    )


def lined(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


TRIALS = "\n## What was tried\n"


def trials(page: str) -> str:
    """What a page says of trials, which no run writes anew."""
    _, heading, told = page.partition(TRIALS)
    return heading + told


def page(played: str, results: Rounds, standing: list[Ratio], marks: list[float]) -> str:
    """The run as Markdown."""
    pinned = [line for line in (Path(__file__).parent / "peers.txt").read_text().splitlines() if "==" in line]
    headings = ["contestant", *[heading for _, heading, _ in COLUMNS]]
    lines = [
        "# Speed",
        "",
        f"One run of `python -m benchmarks.versus {played}`; `--page docs/performance.md` writes this page anew.",
        "",
        f"CPU time of one core; {len(marks)} rounds that go round all contestants, so that a slow moment of the",
        "machine hits them alike. Best of the rounds, the median in brackets. A fixed loop took",
        f"{', '.join(f'{mark:.0f}' for mark in marks)} ms at the start of the rounds.",
        "An action is: list what is allowed, choose at random, do it, ours from a loop in Python. By lot, ours draw",
        "one option without making the others, where a question knows how; the peers always list, so both columns",
        "hold the same for them. Copies, views and playouts start half-way through a random game; ours and",
        "OpenSpiel's half-way through the median of eleven. Positions differ a lot: the next column plays in turn from",
        "the middles of all eleven. Games differ in what an action is: ratios compare engines on their own games, not",
        "equal work. Compiled and interpreted are the same source.",
        "",
        lined(headings),
        lined(["---"] + ["---:"] * len(COLUMNS)),
        *[lined(cells) for cells in rows(results)],
        "",
        "| ratio | of the bests | of the medians | must be | ought to be | bests |",
        "| --- | ---: | ---: | ---: | ---: | --- |",
        *[
            lined([r.name, f"{r.value:.1f}", f"{r.usual:.1f}", f"{r.must:g}", f"{r.ought:g}", r.word()])
            for r in standing
        ],
        "",
        "Tree search is compared three times: the row of games starts both sides at the opening, the row of playouts",
        "both in the middle of their median game, the row of spread both in eleven middles in turn. The target was",
        "set for our middle against 694 simulations a second of the peer, its rate from the opening: each of these",
        "rows asks more.",
        "",
        "Peers, in an environment of their own: "
        + ", ".join(line for line in pinned if not line.startswith("#"))
        + ".",
        "",
        *[f"- {name}: {what}." for name, what in PEERS.items()],
        "",
        "`samovar bench` measures our games alone, in whichever build is installed.",
    ]
    return "\n".join(lines) + "\n"
