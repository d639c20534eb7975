"""A batch of tables: one game played at many of them at once, a choice at each in a single call."""

from __future__ import annotations

from typing import Any

from samovar.kernel.chance import lane, next_memory, seeded
from samovar.kernel.choice import Choice
from samovar.kernel.encoding import Scribe
from samovar.kernel.errors import Impossible
from samovar.kernel.game import laid
from samovar.kernel.native import Cells, cells, i64
from samovar.kernel.steps import QuestionStep, pending, settle
from samovar.kernel.table import Table, copy


class Batch:
    """Tables of one game, and the rows in which a scribe keeps what is asked at each.

    `seat` is who chooses from outside, everybody else being played by lot; -1: whoever is asked. A game that is over
    stays as it ended until the next call of `step`, which lays it anew.
    """

    def __init__(self, blank: Table, count: int, seat: int, most: int, scribe: Scribe) -> None:
        self.blank = blank  # as it is set up, before anything was thrown
        self.seat = seat
        self.most: i64 = most  # decisions after which a game is cut
        self.scribe = scribe
        self.tables = [copy(blank) for _ in range(count)]
        self.offered: list[list[Choice]] = [[] for _ in range(count)]
        self.asked: Cells = cells(count)  # by table: the seat that chooses, or -1
        self.decided: Cells = cells(count)  # by table: decisions of all seats so far
        self.memory: Cells = cells(count)  # by table: the generator of its seeds and of those who play by lot

    def reset(self, seeds: list[int]) -> None:
        """New games everywhere; a table's seed settles its dice in this game and all that follow."""
        for at in range(len(self.tables)):
            self.memory[at] = seeded(seeds[at])
            self.lay(at)

    def step(self, actions: list[int]) -> None:
        """By table the slot that is chosen, where an empty one stands for the one that it would be if the slots went
        round. Where a game was over, a new one begins instead."""
        for at in range(len(self.tables)):
            if self.over(at):
                self.lay(at)
                continue
            table = self.tables[at]
            offered = self.offered[at]
            step = _question(table)
            step.accept(table, int(self.asked[at]), offered[actions[at] % len(offered)])
            settle(table)
            self.decided[at] += 1
            self._go_on(at, table)

    def over(self, at: int) -> bool:
        """Whether the game at this table has ended, or lasted longer than any does."""
        return self.asked[at] < 0 or self.decided[at] >= self.most

    def lay(self, at: int) -> None:
        """A new game at this table."""
        self.memory[at] = next_memory(self.memory[at])
        table = laid(self.blank, seeded(int(lane(self.memory[at]))))
        self.tables[at] = table
        self.decided[at] = 0
        self._go_on(at, table)

    def _go_on(self, at: int, table: Table) -> None:
        """As far as the next choice from outside, which is written down."""
        seat = self._whose(at, table)
        self.asked[at] = seat
        if seat < 0:
            self.scribe.write_silence(max(self.seat, 0), at)
            return
        step = _question(table)
        offered = self.scribe.offered(step, table, seat)
        self.offered[at] = offered
        self.scribe.write_question(step, seat, at)
        self.scribe.write_options(offered, at)

    def _whose(self, at: int, table: Table) -> int:
        """Who chooses next from outside, after all others have chosen by lot; -1 when the game is over."""
        stack = table.stack
        mine = self.seat
        while stack:
            step = _question(table)
            seat = step.next_seat(table)
            if mine < 0 or seat == mine or (table.answers[mine] is None and mine in step.concerned(table)):
                return seat if mine < 0 else mine
            if self.decided[at] >= self.most:
                break
            memory = next_memory(self.memory[at])
            self.memory[at] = memory
            step.accept(table, seat, step.drawn(table, seat, memory))
            settle(table)
            self.decided[at] += 1
        return -1


def _question(table: Table) -> QuestionStep[Any]:
    step = pending(table)
    if step is None:
        raise Impossible("nobody is asked")
    return step
