"""A game taken up again where its stored moments left off, however long it was: no rule is asked how it came there."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from samovar.kernel.game import Game
from samovar.kernel.saved import Reader, Shape
from samovar.kernel.table import SPECTATOR, Table
from samovar.server import archive
from samovar.server.archive import Kept
from samovar.server.audience import Audience
from samovar.server.event_log import EventLog, Happening, notes_in
from samovar.server.moments import LOST, Moment, Past, Writer, read_moment
from samovar.server.perspectives import Perspective

States = tuple[int, list[tuple[bytes, bool]], dict[str, Shape]]


class Resumed:
    """`behind` is what spectators have seen who are some choices late, `unseen` what waits for them."""

    def __init__(self, event_log: EventLog, writer: Writer) -> None:
        self.event_log = event_log
        self.writer = writer
        self.behind: Perspective | None = None
        self.unseen: list[Happening] = []


def past_at(database: Connection, id: str, place: int) -> States:
    """What reading the table after one happening takes."""
    first, states = archive.states(database, id, place, place)
    return first, states, archive.shapes(database)


def resumed(game: Game, kept: Kept, audience: Audience, states_at: Callable[[int], States]) -> Resumed:
    """Unreadable if the table as it stands cannot be read. `states_at` is asked when somebody goes back further than
    the match remembers."""
    facts, rows = kept.facts, kept.rows
    moments = [read_moment(blob) for blob in kept.moments if blob is not None]
    reader = Reader(game, facts.config)
    past = Past(reader, kept.first, kept.states, kept.shapes)
    last = len(rows) - 1
    table = past.picture(last) if facts.status == "over" else past.table(last)
    found = Resumed(EventLog(game, facts.config, facts.seed, table), Writer(game.rules_version, reader))
    found.writer.go_on(past, last)

    def table_after(place: int) -> Table:
        first, states, shapes = states_at(place)
        return Past(reader, first, states, shapes).table(place)

    found.event_log.recall(moments, rows, table_after)
    audience.recall(moments, rows, table, found.event_log)
    if facts.delay:
        follow_late(found, game, kept, moments, past)
    return found


def follow_late(found: Resumed, game: Game, kept: Kept, moments: list[Moment], past: Past) -> None:
    facts, rows = kept.facts, kept.rows
    found.behind = Perspective(game, SPECTATOR)
    seen = len(rows) if facts.status == "over" else max(1, len(rows) - facts.delay)
    for place in range(seen):
        found.behind.recall(moments[place], notes_in(rows[place]))
    found.behind.stand_at(past.picture(seen - 1), None, None)
    for place in range(seen, len(rows)):
        moment = moments[place]
        if moment.kind != LOST:
            notes, table = notes_in(rows[place]), past.picture(place)
            found.unseen.append(
                Happening(moment.kind, moment.seat, moment.place, table, moment.told, notes, moment.outcome)
            )
