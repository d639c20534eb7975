"""Whoever leads looks after the tournaments under way: tables are laid, results counted, rounds ended and paired.

What is to be done is found in the store each time, so nothing is lost by a kill between two steps: a meeting without
table and points needs a table, one whose table is over its points, a round without such the next one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from samovar.server import archive, ratings
from samovar.server.archive import Facts, Listed, SeatFacts
from samovar.server.lobby import Lobby, checked_config, fresh_facts
from samovar.server.people import Person, by_id
from samovar.server.refusals import MISSING, Refused
from samovar.server.resigning import resign
from samovar.server.schema import HAPPENINGS
from samovar.server.tournaments import books
from samovar.server.tournaments.books import OVER, Book
from samovar.server.tournaments.standings import ABSENT, DRAW, FEWEST, LOSS, PLAYED, WIN, Meeting, next_round

LOG = logging.getLogger("samovar.server")
EVERY: Final = 3.0  # seconds between two looks


class Steward:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.services.store

    async def attend(self, leads: Callable[[], bool]) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                if leads():
                    await self.look_round()
            except Exception:
                LOG.exception("tournaments could not be looked after")

    async def look_round(self) -> None:
        """Once, at all that are under way."""
        for book in await self.store.look(books.under_way):
            try:
                await self._look_at(book)
            except Refused as refused:  # somebody was quicker, or left meanwhile: the next look finds what is so
                LOG.info("a tournament waits: %s", refused.why.key, extra={"key": book.facts.id})
            except Exception:
                LOG.exception("a tournament could not be looked after", extra={"key": book.facts.id})

    async def _look_at(self, book: Book) -> None:
        waiting = [each for each in book.undecided if each.table is None]
        for meeting in waiting:
            await self._lay(book, meeting)
        if not waiting and not await self._count(book):
            await self._go_on(book)

    async def _count(self, book: Book) -> bool:
        """Note what is over; whether anybody still plays, or did at this look."""
        under_way = {each.table: each for each in book.undecided if each.table is not None}
        if not under_way:
            return False
        listed: Listed = await self.store.look(lambda database: archive.listed(database, list(under_way)))
        late = book.facts.ends_at is not None and time.time() > book.facts.ends_at
        for facts, seats in listed:
            meeting = under_way[facts.id]
            if facts.status == "over":
                counted = partial(books.note, id=book.facts.id, meeting=meeting, points=taken(facts, seats), how=PLAYED)
                await self.store.keep(counted)
            elif late:
                await self._end(book, meeting, [seats[seat].person or "" for seat in facts.asked])
        return True

    async def _end(self, book: Book, meeting: Meeting, awaited: list[str]) -> None:
        """The round's time is over: whoever keeps the other waiting has lost. Who never chose there has left."""
        pair = (meeting.first, meeting.second or "")
        points = [LOSS if person in awaited else WIN for person in pair]
        if not awaited:
            points = [DRAW, DRAW]
        table = meeting.table or ""

        def work(database: Connection) -> None:
            books.note(database, book.facts.id, meeting, (points[0], points[1]), ABSENT)
            for person in awaited:
                if not has_chosen(database, table, person):
                    books.leave(database, book.facts.id, person)

        await self.store.keep(work)
        if len(awaited) == 1:
            with contextlib.suppress(Refused):  # where another process has the table, it stays open
                async with self.lobby.rooms.use(table) as opened, opened.room.lock:
                    await resign(opened.room, awaited[0])

    async def _go_on(self, book: Book) -> None:
        facts = book.facts
        if facts.round >= facts.rounds or len(book.playing) < FEWEST:
            await self.store.keep(lambda database: books.end(database, facts.id, OVER))
            LOG.info("a tournament is over", extra={"key": facts.id})
            return
        paired = await asyncio.to_thread(next_round, facts.kind, facts.round + 1, book.entrants, book.meetings)
        await self.store.keep(lambda database: books.pair(database, book, paired))
        LOG.info("a round is paired", extra={"key": facts.id, "count": facts.round + 1})
        await self._look_at(await self.store.look(lambda database: books.book(database, facts.id)))

    async def _lay(self, book: Book, meeting: Meeting) -> None:
        """A table for two, which begins at once: both find it among their games, and are told as of any turn."""
        services, wish = self.lobby.services, book.facts.wish
        box = await asyncio.to_thread(services.catalogue.box, wish.game, wish.pack)
        config = await asyncio.to_thread(checked_config, box.game, wish.config)
        people = await self.store.look(lambda database: pair_of(database, meeting))
        facts = fresh_facts(box, config, people[0], wish)
        facts.title = f"{book.facts.title} · {meeting.round}"
        seats = [
            SeatFacts(seat, id, "person", person.id, person.name, ready=True)
            for seat, (id, person) in enumerate(zip(box.game.seats(config), people, strict=True))
        ]
        await self.lobby.keep(
            people[0],
            facts,
            seats,
            [],
            box.edition,
            lambda database: books.seat_at(database, book.facts.id, meeting, facts.id),
        )


def taken(facts: Facts, seats: list[SeatFacts]) -> tuple[float, float]:
    """What two took of a table that is over; without a result nobody has won."""
    if facts.outcome is None:
        return DRAW, DRAW
    one, other = [ratings.rank(facts.outcome, seat) for seat in seats]
    return ratings.against(one, other), ratings.against(other, one)


def pair_of(database: Connection, meeting: Meeting) -> tuple[Person, Person]:
    one, other = by_id(database, meeting.first), by_id(database, meeting.second or "")
    if one is None or other is None:
        raise Refused("why-unknown-person", MISSING)
    return one, other


def has_chosen(database: Connection, table: str, person: str) -> bool:
    chose = select(HAPPENINGS.c.place).where(HAPPENINGS.c.table_id == table, HAPPENINGS.c.person == person)
    return database.execute(chose.limit(1)).first() is not None
