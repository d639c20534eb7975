"""Ratings by game, computed from the results that tables keep: forgotten and computed anew they are the same.

Only games between accounts count, each at one seat, without bots at the table, by the house's rules, from the start.
Several players are counted by pairs, all as they were before the game. Whose seat a bot played at the end, because
he resigned, was away or lent it, is behind all who stayed. Where all win or lose together nobody is rated: there is
no opponent, and how hard a setting is belongs to the setting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from samovar.server import archive
from samovar.server.archive import Facts, SeatFacts
from samovar.server.catalogue import HOUSE_PACK
from samovar.server.glicko import DRAW, LOSS, WIN, Rating, after, aged
from samovar.server.schema import PERSONS, RATED_TABLES, RATINGS, TABLES
from samovar.server.upserts import put_row

AT_ONCE = 200  # tables in one transaction
SURE: Final = 110.0  # a wider deviation is provisional, and has no place on the ladder
LADDER = 100
ACTIVE: Final = 180 * 24 * 3600.0  # seconds after which somebody leaves the ladder until he plays again

Opposed = Callable[[str], bool]  # whether people play against one another in this game


class Standing(Struct):
    person: str
    name: str
    game: str
    rating: float
    deviation: float
    games: int
    at: float


def unrated(connection: Connection) -> archive.Listed:
    """Tables that are over and not looked at yet, in the order in which they ended."""
    seen = select(RATED_TABLES.c.table_id).where(RATED_TABLES.c.table_id == TABLES.c.id)
    chosen = select(TABLES).where(TABLES.c.status == "over", ~seen.exists())
    rows = connection.execute(chosen.order_by(TABLES.c.moved_at, TABLES.c.id).limit(AT_ONCE))
    return archive.with_seats(connection, rows)


def rate(connection: Connection, opposed: Opposed) -> int:
    """How many tables were looked at; none is left when it is none."""
    tables = unrated(connection)
    accounts = set(connection.execute(select(PERSONS.c.id).where(PERSONS.c.account.is_not(None))).scalars())
    for facts, seats in tables:
        counts = opposed(facts.game) and counted(facts, seats, accounts)
        changes = change(connection, facts, seats) if counts else {}
        connection.execute(insert(RATED_TABLES).values(table_id=facts.id, changes=changes))
    return len(tables)


def counted(facts: Facts, seats: list[SeatFacts], accounts: set[str]) -> bool:
    persons = [seat.person for seat in seats]
    return (
        facts.outcome is not None
        and facts.inherited == 0
        and facts.forked_from is None
        and facts.pack == HOUSE_PACK
        and len(persons) > 1
        and len(set(persons)) == len(persons)
        and all(seat.kind == "person" and seat.person in accounts for seat in seats)
    )


def change(connection: Connection, facts: Facts, seats: list[SeatFacts]) -> dict[str, list[float]]:
    """New ratings for all at a table; by person, what each was and is."""
    before = {seat.seat: before_game(connection, seat.person or "", facts) for seat in seats}
    ranks = {seat.seat: rank(facts.outcome or {}, seat) for seat in seats}
    changes: dict[str, list[float]] = {}
    for seat in seats:
        others = [(before[other][0], against(ranks[seat.seat], ranks[other])) for other in before if other != seat.seat]
        mine, games = before[seat.seat]
        now = after(mine, others)
        person = seat.person or ""
        values = {
            "rating": now.rating,
            "deviation": now.deviation,
            "volatility": now.volatility,
            "games": games + 1,
            "at": facts.moved_at,
        }
        put_row(connection, RATINGS, {"person": person, "game": facts.game}, values)
        changes[person] = [mine.rating, now.rating]
    return changes


def before_game(connection: Connection, person: str, facts: Facts) -> tuple[Rating, int]:
    row = connection.execute(select(RATINGS).where(RATINGS.c.person == person, RATINGS.c.game == facts.game)).first()
    if row is None:
        return Rating(), 0
    known = Rating(row.rating, row.deviation, row.volatility)
    return aged(known, facts.moved_at - row.at), row.games


def rank(outcome: dict[str, Any], seat: SeatFacts) -> tuple[bool, bool, int]:
    """The higher, the better: stayed, won, and the score where the game keeps one."""
    stayed, won = seat.lent is None, seat.seat in outcome["winners"]
    scores = outcome.get("scores")
    return stayed, stayed and won, 0 if won or scores is None else scores[seat.seat]


def against(mine: tuple[bool, bool, int], other: tuple[bool, bool, int]) -> float:
    return DRAW if mine == other else WIN if mine > other else LOSS


def forget(connection: Connection) -> None:
    """Everything is computed anew by whoever rates next."""
    connection.execute(delete(RATINGS))
    connection.execute(delete(RATED_TABLES))


def standings(connection: Connection, game: str) -> list[Standing]:
    """All who have played, the best first."""
    chosen = select(RATINGS, PERSONS.c.name).join(PERSONS, PERSONS.c.id == RATINGS.c.person)
    known = (RATINGS.c.game == game, PERSONS.c.account.is_not(None), PERSONS.c.banned_at.is_(None))
    rows = connection.execute(chosen.where(*known).order_by(RATINGS.c.rating.desc(), PERSONS.c.name))
    return [standing_of(row) for row in rows]


def ratings_of(connection: Connection, person: str) -> list[Standing]:
    chosen = select(RATINGS, PERSONS.c.name).join(PERSONS, PERSONS.c.id == RATINGS.c.person)
    return [standing_of(row) for row in connection.execute(chosen.where(RATINGS.c.person == person))]


def standing_of(row: Any) -> Standing:
    return Standing(**{name: getattr(row, name) for name in Standing.__struct_fields__})
