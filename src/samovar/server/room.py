"""A room: one table in memory, with its game, who is there, and the one way in which anything happens to it.

Whatever changes the game goes through `happen`, under the room's lock: it is tried, then stored, and only then told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection as Database

from samovar.kernel.choice import Choice
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.saved import Reader
from samovar.kernel.steps import asked
from samovar.kernel.table import SPECTATOR
from samovar.server import archive
from samovar.server.archive import Kept, Stored
from samovar.server.attendance import BELATED, Attendance
from samovar.server.audience import Audience, by_itself
from samovar.server.chat import ChatLog
from samovar.server.connections import ENCODER, Connection
from samovar.server.corrections import laid_today
from samovar.server.event_log import EventLog, Happening, Note
from samovar.server.leases import Lease, LeaseLost, fenced
from samovar.server.locks import ClosableLock
from samovar.server.moments import REMARK, Noticed, Writer, Written
from samovar.server.news import TURNS
from samovar.server.perspectives import Perspective, state_message
from samovar.server.proposals import TAKE_BACK, Wishes
from samovar.server.refusals import BUSY, FAULT, MISSING, Refused, of_illegal, of_unreadable, stuck_args
from samovar.server.resume import past_at, resumed
from samovar.server.services import Services
from samovar.server.store import Work
from samovar.server.traces import span
from samovar.server.undone import Undone
from samovar.server.wire.live import Clock
from samovar.server.wire.message import Text

LOG = logging.getLogger("samovar.server")

# What a room takes over from the store after a fault; who is here and the clocks stay.
RESTORED = (
    "facts",
    "seats",
    "taken",
    "standing",
    "wishes",
    "stored",
    "event_log",
    "audience",
    "writer",
    "perspectives",
    "unseen",
    "chat_log",
    "fault",
)

Act = Callable[[], tuple[Happening, str] | None]
Extra = Callable[[Database], None]
Answer = TypeVar("Answer")


class Deed(NamedTuple):
    """What came of something that was tried: its lines and its moment, whether everybody notices, the messages to send.

    `by` has chosen, or has taken `back` so many choices.
    """

    lines: str
    written: Written
    public: bool
    by: int | None
    back: int
    messages: dict[tuple[int, int], bytes]


class Room(Attendance):
    def __init__(
        self, services: Services, kept: Kept, leave: Callable[[Room], None], lease: Lease | None = None
    ) -> None:
        super().__init__(services, kept)
        self.lease = lease
        self.taken = kept.messages
        self.wishes = Wishes(kept.wishes)
        self.stored = len(kept.rows)
        self.leave = leave
        self.lock = ClosableLock()
        self.audience = Audience(self.game, len(kept.seats), kept.facts.undo, self.hands)
        self.undone = Undone()
        self.writer: Writer | None = None
        self.unseen: deque[Happening] = deque()  # what spectators who are behind have not seen yet
        self.chat_log = ChatLog(services.store, kept.facts.id)
        self.moved: Callable[[], None] = lambda: None  # whoever attends the room hears that something happened
        self.spoiled = False

    def part(self) -> None:
        """Put away: nothing of it knows the room any more, so that it goes as soon as nobody else does."""
        self.moved = lambda: None
        self.audience.hands = by_itself

    def remember(self, kept: Kept) -> None:
        """Be where the stored moments left off. A table that cannot be read by any means is stuck, and says why."""
        try:
            if kept.lacking:
                raise Unreadable("record", "what happened was not stored, and these rules cannot follow it")
            self._recall(kept)
        except Unreadable as fault:
            # Where, not what: the line that does not fit is somebody's choice.
            LOG.error("a table cannot be resumed: %s", fault.where, extra={"table": self.facts.id})
            self._stuck()
        except Exception:
            self.stumbled("a table cannot be resumed")
            self._stuck()

    def _stuck(self) -> None:
        self.event_log, self.perspectives = None, {}
        self.fault = Text(key="why-stuck", args=stuck_args())

    def _recall(self, kept: Kept) -> None:
        store, id = self.services.store, self.facts.id
        found = resumed(self.game, kept, self.audience, lambda place: store.read(lambda file: past_at(file, id, place)))
        self.event_log, self.writer = found.event_log, found.writer
        self.perspectives = dict(self.audience.perspectives)
        if found.behind is not None:
            self.perspectives[BELATED] = found.behind
        self.unseen = deque(found.unseen)
        self.chat_log.told = self.stored - len(self.unseen)

    def _perspectives(self) -> None:
        self.perspectives = dict(self.audience.perspectives)
        if self.facts.delay:
            self.perspectives[BELATED] = Perspective(self.game, SPECTATOR)

    def _observe(self, happening: Happening) -> list[Noticed]:
        """Each seat takes in what happened; those for whom it was something new."""
        assert self.event_log is not None
        noticed = self.audience.observe(happening, self.event_log)
        if self.facts.delay:
            self._observe_later(happening)
        return noticed

    def _observe_later(self, happening: Happening) -> None:
        """Spectators see the setup at once, the rest so many choices later, and everything when the game is over."""
        behind = self.perspectives[BELATED]
        self.unseen.append(happening.kept())
        over = happening.outcome is not None
        while self.unseen and (over or behind.seen is None or len(self.unseen) > self.facts.delay):
            behind.observe(self.unseen.popleft(), None)

    async def begin(self) -> None:
        """The game starts. The caller holds the lock."""
        told = self.event_log
        if told is None:
            self._perspectives()
        laid = laid_today(self.services.catalogue, self.facts) if told is None else None

        def act() -> tuple[Happening, str]:
            if told is not None:  # a fork: it begins where its rows end
                return told.remark(Note("note-forked", self.seats[0].seat))
            self.event_log = EventLog(self.game, self.facts.config, self.facts.seed)
            self.writer = Writer(self.game.rules_version, Reader(self.game, self.facts.config))
            return self.event_log.opening()

        self.facts.status = "playing"
        self._part_from_strangers()
        await self.happen(act, "setup", extra=laid)
        seats = [seat.bot or seat.kind for seat in self.seats]
        LOG.info("a game begins", extra={"table": self.facts.id, "game": self.facts.game, "seats": seats})
        self.tell_table()

    def _part_from_strangers(self) -> None:
        """Whoever waited in the lobby without a seat does not stay where nobody watches."""
        for connection in self.connections:
            if not self.admits(None if connection.person is None else connection.person.id):
                connection.end("why-not-watched", for_good=True)

    async def happen(
        self, act: Act, maker: str, person: str | None = None, message: str | None = None, extra: Extra | None = None
    ) -> None:
        """Try something, store it, tell it. The caller holds the lock."""
        with span("choice", game=self.facts.game, maker=maker):
            await self._happen(act, maker, person, message, extra)

    async def _happen(self, act: Act, maker: str, person: str | None, message: str | None, extra: Extra | None) -> None:
        present = list(self.connections)
        try:
            deed = await self.services.executors.choices.run(self._tried, act, present)
            if deed is None:
                return
            values = self._values(deed, maker) if deed.public else {}
            stored = Stored(self.stored, deed.lines, maker, person, message, deed.written)
            await self.keep(lambda database: self._store(database, stored, values, extra))
        except Refused:
            raise
        except Exception:
            refused = self.stumbled("a table goes on from its last stored state after a fault")
            await self._restore()
            raise refused from None
        except BaseException:
            # Nobody waits for what was begun, and memory may now differ from the disk: forget this room.
            self.spoil()
            raise
        self.stored += 1
        if message is not None and person is not None:
            self.taken.add((person, message))
        self.services.metrics.choices.labels(maker).inc()
        self._deliver(deed, present)
        if deed.public:
            self._moved_on(values, deed, maker)
        if self.facts.delay:
            behind = [each for each in self.connections if self.viewpoint(each) == BELATED]
            await self.chat_log.catch_up(self.stored - len(self.unseen), behind)

    def write(self, work: Work[Answer]) -> Future[Answer]:
        """Whatever is stored of this table goes this way: undone, if another process has it by now."""
        return self.services.store.write(fenced(self.lease, work))

    async def keep(self, work: Work[Answer]) -> Answer:
        """Stored when this returns; Refused if another process has the table."""
        try:
            return await asyncio.wrap_future(self.write(work))
        except LeaseLost:
            self.lose()
            raise Refused("why-come-back", BUSY) from None

    def _tried(self, act: Act, present: list[Connection]) -> Deed | None:
        """In a thread: the rules, and every message that follows. A choice that leads to a question which cannot be
        written is thus never stored: the table stays where one can go on."""
        chosen = 0 if self.event_log is None else len(self.event_log.match.moments)
        before = None if self.event_log is None else self.event_log.extent()
        try:
            outcome = act()
        except Illegal as fault:
            raise of_illegal(fault) from None
        except Unreadable as fault:
            raise of_unreadable(fault) from None
        except Exception:
            if self.event_log is None or before != self.event_log.extent():
                raise
            # Judging changes nothing: whoever sent it bears it alone, and nobody waits for the table to be restored.
            raise self.stumbled("a choice could not be judged") from None
        if outcome is None:
            return None
        happening, lines = outcome
        by = None if happening.kind == REMARK or happening.seat < 0 else happening.seat
        noticed = self._observe(happening)
        public = any(notice.seat == SPECTATOR for notice in noticed)
        assert self.writer is not None
        assert self.event_log is not None
        written = self.writer.write(happening.stored(noticed), happening.table)
        return Deed(lines, written, public, by, self.event_log.gone_back(chosen), self._messages(present))

    def stumbled(self, says: str) -> Refused:
        """While a fault is handled: counted and logged, and what to answer whoever met it."""
        self.services.metrics.faults.inc()
        LOG.exception(says, extra={"table": self.facts.id, "game": self.facts.game})
        return Refused("why-engine-fault", FAULT)

    async def _restore(self) -> None:
        """Be again what the store holds, which is right when memory may differ from it. People stay, clocks go on."""
        try:
            kept = await self.services.store.look(lambda database: archive.fetched(database, self.facts.id))
            assert kept is not None
            again = Room(self.services, kept, self.leave, self.lease)
            if kept.rows:
                await self.services.executors.openings.run(again.remember, kept)
        except Exception:
            self.stumbled("a table could not be restored")
            self.spoil()
            return
        for name in RESTORED:
            setattr(self, name, getattr(again, name))
        for connection in self.connections:
            seen = self.state(connection.seat, connection.since, None if (who := connection.person) is None else who.id)
            if seen is not None and seen.seq > connection.since:
                connection.post(seen)
                connection.since = seen.seq

    def _messages(self, present: list[Connection]) -> dict[tuple[int, int], bytes]:
        """One for each seat that somebody looks from, and for each state that he had."""
        messages: dict[tuple[int, int], bytes] = {}
        for connection in present:
            key = (self.viewpoint(connection), connection.since)
            perspective = self.perspectives[key[0]]
            if key not in messages and perspective.seq > connection.since:
                messages[key] = ENCODER.encode(state_message(perspective, connection.since))
        return messages

    def _values(self, deed: Deed, maker: str) -> dict[str, Any]:
        """The facts that everybody may see changing."""
        event_log = self.event_log
        assert event_log is not None
        outcome = event_log.outcome()
        now_asked = asked(event_log.table) if outcome is None else []
        waiting = self._waiting_for(now_asked) if outcome is None else {}
        return {
            "asked": now_asked,
            "moved_at": time.time(),
            "status": "playing" if outcome is None else "over",
            "outcome": outcome,
            "turn": event_log.turn(),
            "left": self.clocks.rest_after(waiting, deed.by, deed.back, maker != "person"),
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
            sealed = deed.messages.get((seat, connection.since))
            if sealed is not None:
                connection.post_bytes(sealed)
                connection.since = self.perspectives[seat].seq

    def _moved_on(self, values: dict[str, Any], deed: Deed, maker: str) -> None:
        before, ended = set(self.facts.asked), self.facts.status
        for name, value in values.items():
            setattr(self.facts, name, value)
        if self.clocks.follow(self.waiting(), deed.by, deed.back, maker != "person"):
            self.tell(Clock(clocks=self.clocks.shown()))
        if self.facts.status == "over" and ended != "over":
            LOG.info("a game is over", extra={"table": self.facts.id, "game": self.facts.game})
            self.tell_table()
        touched = before ^ set(self.facts.asked) if self.facts.status == "playing" else set(range(len(self.seats)))
        if persons := {person for seat in touched if (person := self.seats[seat].person) is not None}:
            self.services.news.tell(TURNS, sorted(persons))
        self.moved()

    def clear_away(self, key: str = "why-cleared-away") -> None:
        """The table is no more: whoever waits at it is told so."""
        self.spoiled = True
        self.lock.close("why-no-such-table", MISSING)
        self.leave(self)
        for connection in self.connections:
            connection.end(key, for_good=True)

    def spoil(self, key: str = "why-engine-fault", status: int = FAULT) -> None:
        """Close the room; the next who comes opens it again from the store."""
        self.spoiled = True
        self.lock.close(key, status)
        self.leave(self)
        for connection in self.connections:
            connection.end(key)

    def lose(self) -> None:
        """Another process has the table: whoever comes back is led there."""
        if self.lease is not None and self.services.leases is not None:
            self.services.leases.forget(self.lease)
        self.spoil("why-come-back", BUSY)

    async def choose(
        self,
        seat: int,
        line: str,
        maker: str,
        decision: str | None = None,
        person: str | None = None,
        message: str | None = None,
        notes: list[Note] | None = None,
        joined: bool = False,
    ) -> None:
        """Take a line for a seat. The same message of the same person twice is one choice."""
        async with self.lock:
            if person is not None and message is not None and (person, message) in self.taken:
                return
            event_log = self.playing()
            if decision is not None and decision != f"d{self.perspectives[seat].decision}":
                raise Refused("why-stale", stale=True)

            def act() -> tuple[Happening, str] | None:
                choice: Choice = event_log.game.vocabulary().hear(line)
                if event_log.answered_so(seat, choice):
                    return None
                return event_log.play(seat, choice, notes, joined)

            await self.happen(act, maker, person, message)
            if person is not None:
                self.undone.chosen(person, seat, line)

    def playing(self) -> EventLog:
        if self.spoiled:
            raise Refused("why-engine-fault", FAULT)
        if self.fault is not None:
            raise Refused(self.fault.key, **self.fault.args)
        if self.event_log is None or self.facts.status != "playing":
            raise Refused("why-not-playing")
        return self.event_log
