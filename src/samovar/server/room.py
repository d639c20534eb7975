"""A room: one table in memory, with its game, who is there, and the one way in which anything happens to it.

Whatever changes the game goes through `happen`, under the room's lock: it is tried, then stored, and only then told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection as Database

from samovar.kernel.choice import WAIT, Choice
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.record import Record
from samovar.kernel.steps import asked
from samovar.kernel.table import SPECTATOR
from samovar.server import archive
from samovar.server.archive import Facts, Kept, SeatFacts, Stored
from samovar.server.cards import card_of
from samovar.server.chronicle import REMARK, Chronicle, Happening, Note, permitted
from samovar.server.clocks import Clocks
from samovar.server.connections import ENCODER, Connection
from samovar.server.house import House
from samovar.server.letters import Perspective, letter
from samovar.server.proposals import TAKE_BACK, Wishes
from samovar.server.refusals import FAULT, Refused, of_illegal, of_unreadable, stuck_args
from samovar.server.talk import Talk
from samovar.server.wire.live import Clock, Notice, Standing, TableChanged
from samovar.server.wire.message import Text
from samovar.server.wire.states import State
from samovar.server.wire.tables import ClockRule, Table

LOG = logging.getLogger("samovar.server")

BELATED = -3  # the perspective of spectators who are so many choices behind

Act = Callable[[], tuple[Happening, str] | None]
Extra = Callable[[Database], None]


class Deed:
    """What came of something that was tried: its lines, whether everybody notices, and the letters to send.

    `by` has chosen, or has taken `back` so many choices.
    """

    def __init__(
        self, lines: str, public: bool, by: int | None, back: int, letters: dict[tuple[int, int], bytes]
    ) -> None:
        self.lines = lines
        self.public = public
        self.by = by
        self.back = back
        self.letters = letters


class Room:
    def __init__(self, house: House, kept: Kept, leave: Callable[[Room], None]) -> None:
        self.house = house
        self.facts: Facts = kept.facts
        self.seats: list[SeatFacts] = kept.seats
        self.taken = kept.messages
        self.standing = kept.standing
        self.wishes = Wishes(kept.wishes)
        self.stored = len(kept.rows)
        self.leave = leave
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.away: dict[str, float] = {}
        self.opened_at = time.time()
        self.game = house.shelf.box(kept.facts.game, kept.facts.pack).game
        self.chronicle: Chronicle | None = None
        self.perspectives: dict[int, Perspective] = {}
        self.unseen: deque[Happening] = deque()  # what spectators who are behind have not seen yet
        self.talk = Talk(house.store, kept.facts.id)
        self.clocks = Clocks(msgspec.convert(kept.facts.clock, ClockRule), len(kept.seats), kept.facts.left)
        self.fault: Text | None = None
        self._follows: bool | None = None
        self.moved: Callable[[], None] = lambda: None  # whoever attends the room hears that something happened
        self.spoiled = False

    def header(self) -> Record:
        facts = self.facts
        return Record(facts.game, facts.rules, facts.label, facts.config, [seat.id for seat in self.seats])

    def remember(self, rows: list[str]) -> None:
        """Be where the stored rows left off. A table whose rows no longer fit is stuck, and says why."""
        self._perspectives()
        self.chronicle = Chronicle(self.game, self.facts.config, None)
        try:
            self.chronicle.retell(self.header(), self.facts.seed, rows, self._follow)
            self.talk.told = self.stored - len(self.unseen)
        except Unreadable as fault:
            LOG.error("a table cannot be resumed: %s", fault, extra={"table": self.facts.id})
            self.chronicle, self.perspectives = None, {}
            self.fault = Text(key="why-stuck", args=stuck_args(fault))

    def _perspectives(self) -> None:
        seats = [SPECTATOR, *range(len(self.seats))]
        self.perspectives = {seat: Perspective(self.game, seat) for seat in seats}
        if self.facts.delay:
            self.perspectives[BELATED] = Perspective(self.game, SPECTATOR)

    def _follow(self, happening: Happening) -> bool:
        """Each seat takes in what happened; whether everybody could notice."""
        assert self.chronicle is not None
        public = False
        for seat, perspective in self.perspectives.items():
            if seat == BELATED:
                self._follow_later(happening)
                continue
            way = None if seat < 0 else permitted(self.chronicle.way_back(seat), self.facts.undo)
            noticed = perspective.follow(happening, way)
            public = public or (noticed and seat == SPECTATOR)
        return public

    def _follow_later(self, happening: Happening) -> None:
        """Spectators see the setup at once, the rest so many choices later, and everything when the game is over."""
        behind = self.perspectives[BELATED]
        self.unseen.append(happening.kept())
        over = self.game.outcome(happening.table) is not None
        while self.unseen and (over or behind.seen is None or len(self.unseen) > self.facts.delay):
            behind.follow(self.unseen.popleft(), None)

    def eyes(self, seat: int | None, person: str | None) -> int:
        """The perspective of somebody who looks from a seat, or from none."""
        if seat is not None:
            return seat
        return BELATED if self.facts.delay and not self.held_by(person) else SPECTATOR

    def viewpoint(self, connection: Connection) -> int:
        return self.eyes(connection.seat, None if connection.person is None else connection.person.id)

    async def begin(self) -> None:
        """The game starts. The caller holds the lock."""
        told = self.chronicle
        if told is None:
            self._perspectives()

        def act() -> tuple[Happening, str]:
            if told is not None:  # a fork: it begins where its rows end
                return told.remark(Note("note-forked", self.seats[0].seat))
            self.chronicle = Chronicle(self.game, self.facts.config, self.facts.seed)
            return self.chronicle.opening()

        self.facts.status = "playing"
        await self.happen(act, "setup")
        seats = [seat.bot or seat.kind for seat in self.seats]
        LOG.info("a game begins", extra={"table": self.facts.id, "game": self.facts.game, "seats": seats})
        self.tell_table()

    async def happen(
        self,
        act: Act,
        maker: str,
        person: str | None = None,
        message: str | None = None,
        extra: Extra | None = None,
    ) -> None:
        """Try something, store it, tell it. The caller holds the lock."""
        present = list(self.connections)
        try:
            deed = await asyncio.to_thread(self._tried, act, present)
            if deed is None:
                return
            values = self._values() if deed.public else {}
            stored = Stored(self.stored, deed.lines, maker, person, message)
            await self.house.store.keep(lambda database: self._store(database, stored, values, extra))
        except Refused:
            raise
        except BaseException as fault:
            # Memory may now differ from the disk, and the disk is right: forget this room, everybody comes back.
            self.spoil()
            if not isinstance(fault, Exception):
                raise
            self.house.metrics.faults.inc()
            LOG.exception("a table is opened again after a fault", extra={"table": self.facts.id})
            raise Refused("why-engine-fault", FAULT) from None
        self.stored += 1
        if message is not None and person is not None:
            self.taken.add((person, message))
        self.house.metrics.choices.labels(maker).inc()
        self._deliver(deed, present)
        if deed.public:
            self._moved_on(values, deed, maker)
        if self.facts.delay:
            behind = [each for each in self.connections if self.viewpoint(each) == BELATED]
            await self.talk.catch_up(self.stored - len(self.unseen), behind)

    def _tried(self, act: Act, present: list[Connection]) -> Deed | None:
        """In a thread: the rules, and every letter that follows. A choice that leads to a question which cannot be
        written is thus never stored: the table stays where one can go on."""
        chosen = 0 if self.chronicle is None else len(self.chronicle.match.moments)
        try:
            outcome = act()
        except Illegal as fault:
            raise of_illegal(fault) from None
        except Unreadable as fault:
            raise of_unreadable(fault) from None
        if outcome is None:
            return None
        happening, lines = outcome
        by = None if happening.kind == REMARK or happening.seat < 0 else happening.seat
        public = self._follow(happening)
        return Deed(lines, public, by, self._gone_back(chosen), self._letters(present))

    def _gone_back(self, chosen: int) -> int:
        """How many choices were taken back; not being ready after all is one."""
        assert self.chronicle is not None
        moments = self.chronicle.match.moments
        if len(moments) > chosen:
            return 1 if moments[-1].choice == WAIT else 0
        return chosen - len(moments)

    def _letters(self, present: list[Connection]) -> dict[tuple[int, int], bytes]:
        """One for each seat that somebody looks from, and for each state that he had."""
        letters: dict[tuple[int, int], bytes] = {}
        for connection in present:
            key = (self.viewpoint(connection), connection.since)
            perspective = self.perspectives[key[0]]
            if key not in letters and perspective.seq > connection.since:
                letters[key] = ENCODER.encode(letter(perspective, connection.since))
        return letters

    def _values(self) -> dict[str, Any]:
        """The facts that everybody may see changing."""
        chronicle = self.chronicle
        assert chronicle is not None
        outcome = chronicle.match.outcome()
        return {
            "asked": asked(chronicle.table),
            "moved_at": time.time(),
            "status": "playing" if outcome is None else "over",
            "outcome": None if outcome is None else outcome.plain(),
            "left": self.clocks.kept(),
        }

    def _store(self, database: Database, stored: Stored, values: dict[str, Any], extra: Extra | None) -> None:
        archive.append(database, self.facts.id, stored)
        if values:
            archive.note_facts(database, self.facts.id, values)
            if self.wishes.any(TAKE_BACK):  # what was asked about the moment before is void
                archive.note_wishes(database, self.facts.id, self.wishes.plain(without=TAKE_BACK))
        if extra is not None:
            extra(database)

    def _deliver(self, deed: Deed, present: list[Connection]) -> None:
        for connection in present:
            seat = self.viewpoint(connection)
            sealed = deed.letters.get((seat, connection.since))
            if sealed is not None:
                connection.post_bytes(sealed)
                connection.since = self.perspectives[seat].seq

    def _moved_on(self, values: dict[str, Any], deed: Deed, maker: str) -> None:
        before, ended = set(self.facts.asked), self.facts.status
        for name, value in values.items():
            setattr(self.facts, name, value)
        moved = self.clocks.turn(self.waiting(), deed.by, deed.back)
        if deed.by is not None and maker != "person":
            self.clocks.forgive(deed.by)
        if moved:
            self.tell(Clock(clocks=self.clocks.shown()))
        if self.facts.status == "over" and ended != "over":
            LOG.info("a game is over", extra={"table": self.facts.id, "game": self.facts.game})
            self.tell_table()
        touched = before ^ set(self.facts.asked) if self.facts.status == "playing" else set(range(len(self.seats)))
        self.house.bell.ring({person for seat in touched if (person := self.seats[seat].person) is not None})
        self.moved()

    def waiting(self) -> dict[int, int]:
        """The people that the table waits for: seats without a bot, with the number of their decision."""
        if self.facts.status != "playing":
            return {}
        return {seat: self.perspectives[seat].decision for seat in self.facts.asked if self.seats[seat].bot is None}

    def clear_away(self) -> None:
        """The table is no more: whoever waits at it is told so."""
        self.spoiled = True
        self.leave(self)
        for connection in self.connections:
            connection.end("why-cleared-away", for_good=True)

    def spoil(self) -> None:
        """Close the room; the next who comes opens it again from the store."""
        self.spoiled = True
        self.leave(self)
        for connection in self.connections:
            connection.end("why-engine-fault")

    async def choose(
        self,
        seat: int,
        line: str,
        maker: str,
        decision: str | None = None,
        person: str | None = None,
        message: str | None = None,
        notes: list[Note] | None = None,
    ) -> None:
        """Take a line for a seat. The same message of the same person twice is one choice."""
        async with self.lock:
            if person is not None and message is not None and (person, message) in self.taken:
                return
            chronicle = self.playing()
            if decision is not None and decision != f"d{self.perspectives[seat].decision}":
                raise Refused("why-stale", stale=True)

            def act() -> tuple[Happening, str] | None:
                choice: Choice = chronicle.game.vocabulary().hear(line)
                if chronicle.answered_so(seat, choice):
                    return None
                return chronicle.play(seat, choice, notes)

            await self.happen(act, maker, person, message)

    def playing(self) -> Chronicle:
        if self.spoiled:
            raise Refused("why-engine-fault", FAULT)
        if self.fault is not None:
            raise Refused(self.fault.key, **self.fault.args)
        if self.chronicle is None or self.facts.status != "playing":
            raise Refused("why-not-playing")
        return self.chronicle

    def state(self, seat: int | None, since: int, person: str | None) -> State | None:
        """What this seat knows, or this person without one; nothing in the lobby."""
        perspective = self.perspectives.get(self.eyes(seat, person))
        return None if perspective is None or perspective.seen is None else letter(perspective, since)

    def held_by(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.person == person and person]

    def here(self, person: str | None) -> bool:
        return any(each.person is not None and each.person.id == person for each in self.connections)

    def present(self) -> set[str]:
        return {each.person.id for each in self.connections if each.person is not None}

    def away_since(self, person: str | None) -> float | None:
        if person is None or self.here(person):
            return None
        return self.away.get(person, self.opened_at)

    def card(self, person: str | None) -> Table:
        away = {each.person: self.away.get(each.person, self.opened_at) for each in self.seats if each.person}
        status = "stuck" if self.fault is not None else None
        return card_of(self.facts, self.seats, person, self.present(), away, status, self.fault, self.follows())

    def follows(self) -> bool:
        """Whether another game follows this one, which is over."""
        if self.facts.status != "over" or self.chronicle is None:
            return False
        if self._follows is None:  # a game that is over stays as it is
            self._follows = self.game.sequel(self.facts.config, self.chronicle.table, {}) is not None
        return self._follows

    def reseat(self) -> None:
        """In the lobby: whoever holds exactly one seat looks from it when the game begins."""
        for connection in self.connections:
            mine = self.held_by(None if connection.person is None else connection.person.id)
            connection.seat = mine[0] if len(mine) == 1 else None

    def standing_of(self, seat: int | None) -> list[Standing]:
        found = [Standing(seat=who, key=key, line=line) for (who, key), line in self.standing.items() if who == seat]
        return sorted(found, key=lambda each: each.key)

    def tell(self, message: Any) -> None:
        """To everybody who is here: nothing secret may be in it. Whoever is behind hears nothing of the present."""
        sealed = ENCODER.encode(message)
        for connection in self.connections:
            if self.viewpoint(connection) != BELATED:
                connection.post_bytes(sealed)

    def tell_seat(self, seat: int, key: str, tone: Any = "plain", **args: Any) -> None:
        """To those who look from this seat."""
        for connection in self.connections:
            if connection.seat == seat:
                self.tell_one(connection, key, tone, **args)

    def tell_one(self, connection: Connection, key: str, tone: Any = "plain", **args: Any) -> None:
        connection.post(Notice(tone=tone, text=Text(key=key, args=args)))

    def tell_table(self) -> None:
        for connection in self.connections:
            person = None if connection.person is None else connection.person.id
            connection.post(TableChanged(table=self.card(person)))
