"""Playouts: a table played to its end by picking any option, as fast as the rules allow."""

from __future__ import annotations

from samovar.kernel.chance import draw
from samovar.kernel.steps import Ask, Question, act, asked
from samovar.kernel.table import Table


def playout(table: Table, memory: int, most: int = 1_000_000) -> int:
    """Play on at random, at most so many decisions; gives how many were taken.

    It works on the table it is given: a bot gives it one that it imagined, never the true one.
    """
    taken = 0
    while taken < most and table.stack:
        step = table.stack[-1]
        if not isinstance(step, Question):
            break
        seat = step.seat if isinstance(step, Ask) else asked(table)[0]
        offered = step.askable(table, seat)
        place, memory = draw(memory, len(offered))
        act(table, seat, offered[place])
        taken += 1
    return taken
