"""Playouts: a table played to its end by picking any option, as fast as the rules allow."""

from __future__ import annotations

from samovar.kernel.chance import next_memory
from samovar.kernel.native import i64
from samovar.kernel.steps import settle
from samovar.kernel.table import Table


def playout(table: Table, memory: int, most: int = 1_000_000) -> int:
    """Play on at random, at most so many decisions; gives how many were taken.

    It works on the table it is given: a bot gives it a determinization, never the true one.
    """
    taken = 0
    remembered: i64 = memory
    stack = table.stack
    while taken < most and stack:
        remembered = next_memory(remembered)
        if not stack[-1].decide(table, remembered):
            break
        settle(table)
        taken += 1
    return taken
