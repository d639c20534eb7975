"""The attendant of a room: plays for bots, gives standing answers, and watches the clocks."""

from __future__ import annotations

import asyncio
import hashlib
import logging

from samovar.kernel.choice import say
from samovar.kernel.steps import Ask, Open, pending
from samovar.server.chronicle import Note
from samovar.server.desk import title_of
from samovar.server.refusals import Refused
from samovar.server.room import BELATED, Room
from samovar.server.standing import Instruction
from samovar.server.thinkers import Thought
from samovar.server.wire.live import Clock

LOG = logging.getLogger("samovar.server")
MOST_ACTS = 60  # of a bot within one question where all act as they like; then it is ready


class Attendant:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.ringing: asyncio.Task[None] | None = None
        self.again = False
        self.acts: dict[tuple[int, str], int] = {}

    def wake(self) -> None:
        """Something happened: see whether anybody is to be played for."""
        self.again = True
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._attend())
        self._set_clock()

    def end(self) -> None:
        for task in (self.task, self.ringing):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    @property
    def busy(self) -> bool:
        return (self.task is not None and not self.task.done()) or bool(self.room.clocks.started)

    async def _attend(self) -> None:
        while self.again and not self.room.spoiled:
            self.again = False
            try:
                while await self._play_one():
                    pass
            except Refused as refused:
                # Somebody else acted while the bot thought; what happened since has woken us again.
                LOG.info("an attendant's choice came late", extra={"table": self.room.facts.id, "key": refused.why.key})
            except Exception:
                self.room.house.metrics.faults.inc()
                LOG.exception("an attendant stumbled", extra={"table": self.room.facts.id})
                return

    async def _play_one(self) -> bool:
        """One choice for one seat that does not choose itself; whether there was one."""
        room = self.room
        if room.facts.status != "playing" or room.fault is not None:
            return False
        for seat in room.facts.asked:
            level = room.seats[seat].bot
            if level is not None:
                await self._play_bot(seat, level)
                return True
            if await self._answer(seat):
                return True
        return False

    async def _play_bot(self, seat: int, level: str) -> None:
        room = self.room
        async with room.lock:
            if seat not in room.facts.asked:
                return
            perspective = room.perspectives[seat]
            decision, seen, seq = f"d{perspective.decision}", perspective.seen, perspective.seq
        assert seen is not None
        dice = hashlib.blake2b(f"{room.facts.id}:{seat}:{seq}".encode(), digest_size=6).digest()
        facts = room.facts
        thought = Thought.of(facts.game, facts.pack, facts.config, seen, seat, level, int.from_bytes(dice, "big"))
        pause = asyncio.create_task(asyncio.sleep(room.house.settings.bot_pause))
        line = await room.house.thinkers.choose(thought)
        step = pending(seen)
        if isinstance(step, Open):
            line = self._enough(seat, repr(step), line, step.may_be_ready(seen, seat))
        await pause
        if room.seats[seat].bot is None:
            return
        try:
            await room.choose(seat, line, "bot", decision)
        except Refused as refused:
            if refused.stale or room.perspectives[seat].seq != seq:
                return  # in team play somebody else took it first: the bot looks again
            # A bot that wants what is not allowed must not stop the game for the others.
            LOG.error("a bot chose what is not allowed", extra={"table": facts.id, "key": refused.why.key})
            if step is not None:
                await room.choose(seat, say(step.otherwise(seen, seat)), "bot", decision)

    def _enough(self, seat: int, step: str, line: str, may_stop: bool) -> str:
        """Two bots that hand each other the same thing must come to an end."""
        key = (seat, step)
        self.acts[key] = self.acts.get(key, 0) + 1
        return "ready" if self.acts[key] > MOST_ACTS and may_stop else line

    async def _answer(self, seat: int) -> bool:
        """A standing answer, if this seat has one for the question and it is allowed."""
        room = self.room
        if not any(who == seat for who, _ in room.standing):
            return False
        kept = room.standing.get((seat, title_of(room, seat) or ""))
        if kept is None:
            return False
        seen = room.perspectives[seat].seen
        assert seen is not None
        # What several seats do at once must not tell who has left an instruction.
        notes = [Note("note-standing", seat)] if isinstance(pending(seen), Ask) else None
        for line in Instruction.read(kept).answers(room.game, seen, seat):
            try:
                await room.choose(seat, line, "standing", f"d{room.perspectives[seat].decision}", notes=notes)
            except Refused:
                continue
            return True
        return False

    def _set_clock(self) -> None:
        if self.ringing is not None:
            self.ringing.cancel()
            self.ringing = None
        due = self.room.clocks.next_ring()
        if due is not None and not self.room.spoiled:
            self.ringing = asyncio.create_task(self._ring(due))

    async def _ring(self, due: float) -> None:
        await asyncio.sleep(due + 0.01)
        room = self.room
        for seat in room.clocks.to_warn():
            self._warn(seat)
        late = room.clocks.run_out()
        self.ringing = None  # what follows sets the next alarm, and must not cancel itself
        for seat in late:
            await self._play_late(seat)
        self._set_clock()

    def _warn(self, seat: int) -> None:
        """The seat hears what will be chosen for it, the others only that something will."""
        room = self.room
        seconds = round(room.clocks.remaining(seat))
        step, seen = pending(room.perspectives[seat].seen), room.perspectives[seat].seen  # type: ignore[arg-type]
        if step is not None and seen is not None:
            label = step.wording(seen, seat, step.otherwise(seen, seat))
            room.tell_seat(seat, "notice-clock-yours", "warning", seconds=seconds, choice=label)
        for connection in room.connections:
            if connection.seat != seat and room.viewpoint(connection) != BELATED:
                room.tell_one(connection, "notice-clock", seat=seat, seconds=seconds)
        room.tell(Clock(clocks=room.clocks.shown()))

    async def _play_late(self, seat: int) -> None:
        """The time is over: what the question itself names is chosen."""
        room = self.room
        perspective = room.perspectives[seat]
        seen = perspective.seen
        step = None if seen is None else pending(seen)
        if step is None or seen is None or seat not in room.facts.asked:
            return
        line, decision = say(step.otherwise(seen, seat)), f"d{perspective.decision}"
        try:
            await room.choose(seat, line, "clock", decision, notes=[Note("note-clock", seat)])
        except Refused as refused:
            LOG.info("a clock came late", extra={"table": room.facts.id, "key": refused.why.key})
