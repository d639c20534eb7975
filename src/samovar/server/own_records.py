"""A record of one's own, read from the tables that are over: how each ended, and whom one played there."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, func, select

from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game
from samovar.kernel.saved import Reader, Shape
from samovar.kernel.table import Table
from samovar.server import archive
from samovar.server.archive import Facts, SeatFacts
from samovar.server.catalogue import Catalogue
from samovar.server.moments import Past
from samovar.server.refusals import Refused
from samovar.server.schema import HAPPENINGS, SEATS, TABLES
from samovar.server.wire.message import Target
from samovar.server.wire.own_record import EndedGame, OwnRecord

MOST_GAMES: Final = 200


class Ended(Struct):
    """A table that is over, with what reading its last position takes."""

    facts: Facts
    seats: list[SeatFacts]
    last: int
    first: int
    states: list[tuple[bytes, bool]]


def ended_of(connection: Connection, person: str) -> tuple[list[Ended], dict[str, Shape]]:
    """Where somebody sat when it ended, the latest first; one more than is told."""
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
    chosen = select(TABLES).where(TABLES.c.id.in_(mine), TABLES.c.status == "over")
    rows = connection.execute(chosen.order_by(TABLES.c.moved_at.desc()).limit(MOST_GAMES + 1))
    found = []
    for facts, seats in archive.with_seats(connection, rows):
        here = HAPPENINGS.c.table_id == facts.id
        last = connection.execute(select(func.max(HAPPENINGS.c.place)).where(here)).scalar() or 0
        found.append(Ended(facts, seats, last, *archive.states(connection, facts.id, last, last)))
    return found, archive.shapes(connection)


def own_record(catalogue: Catalogue, person: str, ended: list[Ended], shapes: dict[str, Shape]) -> OwnRecord:
    games = [played(catalogue, person, each, shapes) for each in ended[:MOST_GAMES]]
    return OwnRecord(games=[each for each in games if each is not None], more=len(ended) > MOST_GAMES)


def played(catalogue: Catalogue, person: str, ended: Ended, shapes: dict[str, Shape]) -> EndedGame | None:
    facts = ended.facts
    mine = [seat.seat for seat in ended.seats if seat.person == person]
    others = [seat for seat in ended.seats if seat.person != person]
    outcome = facts.outcome
    try:
        game = catalogue.box(facts.game, facts.box).game
    except Refused:
        return None  # of a game or a pack that is no longer here
    table = last_table(game, ended, shapes)
    if outcome is None or not mine:
        return None
    roles = [] if table is None else game.roles(table)
    return EndedGame(
        table=facts.id,
        game=facts.game,
        at=facts.moved_at,
        won=any(seat in outcome["winners"] for seat in mine),
        merit=None if table is None else game.merit(table, mine[0]),
        occasion=None if table is None else named(game.occasion(table)),
        roles=[thing for seat in mine if seat < len(roles) and (thing := named(roles[seat])) is not None],
        levels=sorted({seat.level for seat in others if seat.kind == "bot"}),
        people=sum(1 for seat in others if seat.kind != "bot"),
        lesson=lesson_of(game, facts.config),
        config=facts.config,
    )


def last_table(game: Game, ended: Ended, shapes: dict[str, Shape]) -> Table | None:
    """None where an older version stored no positions, or one that cannot be read any more."""
    try:
        return Past(Reader(game, ended.facts.config), ended.first, ended.states, shapes).picture(ended.last)
    except Unreadable:
        return None


def named(thing: dict[str, str] | None) -> Target | None:
    return None if thing is None else Target(kind=thing["kind"], id=thing["id"])


def lesson_of(game: Game, config: dict[str, Any]) -> str | None:
    """The lesson whose settings these are; of several that fit, the one that says most."""
    fits = [each for each in game.lessons() if all(config.get(key) == value for key, value in each.config.items())]
    return max(fits, key=lambda lesson: len(lesson.config)).id if fits else None
