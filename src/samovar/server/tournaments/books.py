"""Tournaments as the store keeps them: made by an operator, entered and left by people, played round by round."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from msgspec import Struct, convert, structs, to_builtins
from sqlalchemy import Connection, func, insert, select, update

from samovar.kernel.game import Game
from samovar.server.names import visible
from samovar.server.people import Person
from samovar.server.refusals import BAD, CONFLICT, FORBIDDEN, MISSING, Refused
from samovar.server.schema import PERSONS, RATINGS, TOURNAMENT_ENTRANTS, TOURNAMENT_MEETINGS, TOURNAMENTS
from samovar.server.tournaments.standings import DECIDED, FEWEST, Entrant, Meeting, rounds_for
from samovar.server.wire.tables import NewTable

OPEN, PLAYING, OVER, CALLED_OFF = "open", "playing", "over", "called-off"
MOST: Final = 128  # entrants
MOST_ROUNDS: Final = 30
MOST_LISTED: Final = 50
LONGEST_TITLE: Final = 50  # its tables add the round
SEATS: Final = 2
DAY: Final = 24 * 3600.0


class Facts(Struct, frozen=True):
    """A tournament without its people."""

    id: str
    title: str
    kind: str
    wish: NewTable
    status: str
    rounds: int
    round: int
    days: float | None
    ends_at: float | None
    made_at: float


class Book(Struct, frozen=True):
    """All that is kept of one tournament."""

    facts: Facts
    entrants: list[Entrant]
    meetings: list[Meeting]

    @property
    def undecided(self) -> list[Meeting]:
        return [each for each in self.meetings if each.points is None]

    @property
    def playing(self) -> list[Entrant]:
        return [each for each in self.entrants if not each.left]


def fit(game: Game, config: dict[str, Any]) -> None:
    """Refused where there are not two who play against each other."""
    if game.cooperative:
        raise Refused("why-tournament-together", BAD)
    if len(game.seats(config)) != SEATS:
        raise Refused("why-tournament-seats", BAD, seats=len(game.seats(config)))


def make(connection: Connection, title: str, kind: str, wish: NewTable, rounds: int, days: float | None) -> str:
    """A tournament that can be entered; its id."""
    shown = visible(title)[:LONGEST_TITLE].rstrip()
    if not shown:
        raise Refused("why-tournament-title", BAD)
    row = {
        "id": secrets.token_hex(4),
        "title": shown,
        "kind": kind,
        "wish": to_builtins(structs.replace(wish, title=shown, seats=[], public=True)),
        "status": OPEN,
        "rounds": min(rounds, MOST_ROUNDS),
        "round": 0,
        "days": days,
        "made_at": time.time(),
    }
    connection.execute(insert(TOURNAMENTS).values(row))
    return str(row["id"])


def facts_of(row: Any) -> Facts:
    values = {name: getattr(row, name) for name in Facts.__struct_fields__}
    return Facts(**{**values, "wish": convert(row.wish, NewTable)})


def locked(connection: Connection, id: str) -> Facts:
    """Nobody else changes it until this is written: the command line, and any process of the server."""
    mine = TOURNAMENTS.c.id == id
    if not connection.execute(update(TOURNAMENTS).where(mine).values(round=TOURNAMENTS.c.round)).rowcount:
        raise Refused("why-no-such-tournament", MISSING)
    return facts_of(connection.execute(select(TOURNAMENTS).where(mine)).one())


def listed(connection: Connection) -> list[tuple[Facts, int]]:
    """The newest first, with how many have entered."""
    counted = select(TOURNAMENT_ENTRANTS.c.tournament, func.count().label("entered"))
    counted = counted.where(TOURNAMENT_ENTRANTS.c.left_at.is_(None)).group_by(TOURNAMENT_ENTRANTS.c.tournament)
    entered = counted.subquery()
    chosen = select(TOURNAMENTS, entered.c.entered).outerjoin(entered, entered.c.tournament == TOURNAMENTS.c.id)
    rows = connection.execute(chosen.order_by(TOURNAMENTS.c.made_at.desc()).limit(MOST_LISTED))
    return [(facts_of(row), row.entered or 0) for row in rows]


def under_way(connection: Connection) -> list[Book]:
    ids = connection.execute(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == PLAYING)).scalars().all()
    return [book(connection, id) for id in ids]


def book(connection: Connection, id: str) -> Book:
    row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)).first()
    if row is None:
        raise Refused("why-no-such-tournament", MISSING)
    return Book(facts_of(row), entrants(connection, id), meetings(connection, id))


def entrants(connection: Connection, id: str) -> list[Entrant]:
    """By their numbers. Whoever is banned has left."""
    chosen = select(TOURNAMENT_ENTRANTS, PERSONS.c.name, PERSONS.c.banned_at)
    chosen = chosen.join(PERSONS, PERSONS.c.id == TOURNAMENT_ENTRANTS.c.person)
    rows = connection.execute(
        chosen.where(TOURNAMENT_ENTRANTS.c.tournament == id).order_by(
            TOURNAMENT_ENTRANTS.c.number, TOURNAMENT_ENTRANTS.c.entered_at, TOURNAMENT_ENTRANTS.c.person
        )
    )
    return [
        Entrant(row.person, row.name, row.number, row.left_at is not None or row.banned_at is not None) for row in rows
    ]


def meetings(connection: Connection, id: str) -> list[Meeting]:
    chosen = select(TOURNAMENT_MEETINGS).where(TOURNAMENT_MEETINGS.c.tournament == id)
    rows = connection.execute(chosen.order_by(TOURNAMENT_MEETINGS.c.round, TOURNAMENT_MEETINGS.c.board))
    return [
        Meeting(
            row.round,
            row.board,
            row.first,
            row.second,
            row.table_id,
            None if row.first_points is None else (row.first_points, row.second_points),
            row.how,
        )
        for row in rows
    ]


def enter(connection: Connection, id: str, person: Person) -> None:
    """By whoever has an account: a guest's name and games go with his cookie."""
    facts = locked(connection, id)
    if person.account is None:
        raise Refused("why-tournament-account", FORBIDDEN)
    if facts.status != OPEN:
        raise Refused("why-tournament-begun", CONFLICT)
    inside = entrants(connection, id)
    if any(each.person == person.id for each in inside):
        return
    if len(inside) >= MOST:
        raise Refused("why-tournament-full", CONFLICT, most=MOST)
    number = 1 + max((each.number for each in inside), default=-1)
    row = {"tournament": id, "person": person.id, "number": number, "entered_at": time.time()}
    connection.execute(insert(TOURNAMENT_ENTRANTS).values(row))


def leave(connection: Connection, id: str, person: str) -> None:
    """Before the start as if he had never come; later he is paired no more, and what he played stays."""
    facts = locked(connection, id)
    mine = (TOURNAMENT_ENTRANTS.c.tournament == id, TOURNAMENT_ENTRANTS.c.person == person)
    if connection.execute(select(TOURNAMENT_ENTRANTS.c.person).where(*mine)).first() is None:
        raise Refused("why-tournament-not-entered", CONFLICT)
    if facts.status == OPEN:
        connection.execute(TOURNAMENT_ENTRANTS.delete().where(*mine))
    elif facts.status == PLAYING:
        there = TOURNAMENT_ENTRANTS.c.left_at.is_(None)
        connection.execute(update(TOURNAMENT_ENTRANTS).where(*mine, there).values(left_at=time.time()))


def leave_all(connection: Connection, person: str) -> None:
    """Of an account that is deleted."""
    rows = select(TOURNAMENTS.c.id).join(TOURNAMENT_ENTRANTS, TOURNAMENT_ENTRANTS.c.tournament == TOURNAMENTS.c.id)
    for id in connection.execute(rows.where(TOURNAMENT_ENTRANTS.c.person == person)).scalars().all():
        leave(connection, id, person)


def entered_by(connection: Connection, person: str) -> list[dict[str, Any]]:
    """For whoever wants to know what is kept of him."""
    chosen = select(TOURNAMENTS.c.title, TOURNAMENT_ENTRANTS.c.entered_at, TOURNAMENT_ENTRANTS.c.left_at)
    chosen = chosen.join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_ENTRANTS.c.tournament)
    rows = connection.execute(chosen.where(TOURNAMENT_ENTRANTS.c.person == person))
    return [{"title": row.title, "entered_at": row.entered_at, "left_at": row.left_at} for row in rows]


def start(connection: Connection, id: str) -> None:
    """No more enter. The strongest have the first numbers, as far as they are known; the server pairs the rounds."""
    facts = locked(connection, id)
    if facts.status != OPEN:
        raise Refused("why-tournament-begun", CONFLICT)
    inside = [each for each in entrants(connection, id) if not each.left]
    if len(inside) < FEWEST:
        raise Refused("why-tournament-few", CONFLICT)
    rated = select(RATINGS.c.person, RATINGS.c.rating).where(RATINGS.c.game == facts.wish.game)
    known = dict(connection.execute(rated).all())
    for number, each in enumerate(sorted(inside, key=lambda each: (-known.get(each.person, 0.0), each.number))):
        mine = (TOURNAMENT_ENTRANTS.c.tournament == id, TOURNAMENT_ENTRANTS.c.person == each.person)
        connection.execute(update(TOURNAMENT_ENTRANTS).where(*mine).values(number=number))
    rounds = rounds_for(facts.kind, len(inside), facts.rounds)
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(status=PLAYING, rounds=rounds))


def pair(connection: Connection, before: Book, paired: list[Meeting]) -> None:
    """The next round; Refused if anybody has come or gone since it was paired."""
    id = before.facts.id
    facts = locked(connection, id)
    if (facts.status, facts.round) != (PLAYING, before.facts.round) or entrants(connection, id) != before.entrants:
        raise Refused("why-tournament-changed", CONFLICT)
    rows = [
        {
            "tournament": id,
            "round": each.round,
            "board": each.board,
            "first": each.first,
            "second": each.second,
            "first_points": None if each.points is None else each.points[0],
            "second_points": None if each.points is None else each.points[1],
            "how": each.how,
        }
        for each in paired
    ]
    connection.execute(insert(TOURNAMENT_MEETINGS), rows)
    ends_at = None if facts.days is None else time.time() + facts.days * DAY
    values = {"round": facts.round + 1, "ends_at": ends_at}
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(values))


def end(connection: Connection, id: str, status: str) -> None:
    facts = locked(connection, id)
    if facts.status not in (OPEN, PLAYING):
        raise Refused("why-tournament-over", CONFLICT)
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(status=status, ends_at=None))


def seat_at(connection: Connection, id: str, meeting: Meeting, table: str) -> None:
    """The table at which two meet; Refused if they have one, or need none any more."""
    here = at(id, meeting.round, meeting.board)
    free = (TOURNAMENT_MEETINGS.c.table_id.is_(None), TOURNAMENT_MEETINGS.c.first_points.is_(None))
    if not connection.execute(update(TOURNAMENT_MEETINGS).where(*here, *free).values(table_id=table)).rowcount:
        raise Refused("why-tournament-changed", CONFLICT)


def note(connection: Connection, id: str, meeting: Meeting, points: tuple[float, float], how: str) -> None:
    """What two took of a meeting, unless somebody has decided it."""
    here = (*at(id, meeting.round, meeting.board), TOURNAMENT_MEETINGS.c.first_points.is_(None))
    values = {"first_points": points[0], "second_points": points[1], "how": how}
    connection.execute(update(TOURNAMENT_MEETINGS).where(*here).values(values))


def decide(connection: Connection, id: str, round: int, board: int, points: tuple[float, float]) -> None:
    """By the operator, whatever was played; rounds that are paired stay as they are."""
    locked(connection, id)
    here = (*at(id, round, board), TOURNAMENT_MEETINGS.c.second.is_not(None))
    values = {"first_points": points[0], "second_points": points[1], "how": DECIDED}
    if not connection.execute(update(TOURNAMENT_MEETINGS).where(*here).values(values)).rowcount:
        raise Refused("why-no-such-meeting", MISSING)


def at(id: str, round: int, board: int) -> tuple[Any, ...]:
    return (
        TOURNAMENT_MEETINGS.c.tournament == id,
        TOURNAMENT_MEETINGS.c.round == round,
        TOURNAMENT_MEETINGS.c.board == board,
    )
