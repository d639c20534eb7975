"""What the series of a run show: each as a tally."""

from __future__ import annotations

from typing import Any

from samovar import games as shelf
from samovar.lab.plan import Plan
from samovar.lab.report import Tally
from samovar.lab.tables import Results


def summaries(plan: Plan, results: Results) -> list[dict[str, Any]]:
    """By series: games, ends, lengths, and shares by bot and by seat."""
    told = []
    for series in plan.series:
        together = shelf.open_box(plan.boxes[series.turns[0].box].id).cooperative
        tally = Tally(together)
        for played in results.rounds(series.name):
            tally.add(played)
        plain = tally.plain()
        rows = plain["bots"] if together else {f"seat {seat}": count for seat, count in plain["seats"].items()}
        told.append({"series": series.name, **plain, "rows": rows})
    return told
