"""Everybody who perceives a game: the perspectives of its seats and of those who only watch, taking it in together."""

from __future__ import annotations

from collections.abc import Callable

from samovar.kernel.game import Game
from samovar.kernel.table import SPECTATOR, Table
from samovar.server.event_log import EventLog, Happening, notes_in, permitted
from samovar.server.moments import Moment, Noticed
from samovar.server.perspectives import Perspective

Hands = Callable[[int], frozenset[int]]  # all seats of whoever plays a seat


def by_itself(seat: int) -> frozenset[int]:
    return frozenset((seat,))


class Audience:
    def __init__(self, game: Game, seats: int, undo: str, hands: Hands = by_itself) -> None:
        self.undo = undo  # what the table has agreed on about taking back
        self.hands = hands
        self.perspectives = {seat: Perspective(game, seat) for seat in [SPECTATOR, *range(seats)]}

    def observe(self, happening: Happening, event_log: EventLog) -> list[Noticed]:
        """Each takes in what happened; those for whom it was something new."""
        noticed = []
        for seat, perspective in self.perspectives.items():
            way = None if seat < 0 else permitted(event_log.way_back(seat, self.hands(seat)), self.undo)
            if perspective.observe(happening, way):
                noticed.append(perspective.notice(happening.table))
        return noticed

    def recall(self, moments: list[Moment], rows: list[str], table: Table, event_log: EventLog) -> None:
        """Be where the stored moments left off."""
        last: dict[int, Noticed] = {}
        for moment, row in zip(moments, rows, strict=True):
            notes = notes_in(row)
            for seat, perspective in self.perspectives.items():
                notice = perspective.recall(moment, notes)
                if notice is not None:
                    last[seat] = notice
        for seat, perspective in self.perspectives.items():
            way = None if seat < 0 else permitted(event_log.way_back(seat, self.hands(seat)), self.undo)
            perspective.stand_at(table, last.get(seat), way)
