"""The bot runner of a room: plays for bots, gives standing answers, and watches the clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from samovar.bots.plugins import foreign
from samovar.kernel.chance import FairDice
from samovar.kernel.choice import say
from samovar.kernel.steps import Ask, Open, pending
from samovar.server import archive
from samovar.server.attendance import BELATED
from samovar.server.bot_workers import BotTask
from samovar.server.event_log import Note
from samovar.server.looks import title_of
from samovar.server.refusals import BAD, BUSY, FAULT, Refused
from samovar.server.room import Room
from samovar.server.standing import Instruction
from samovar.server.wire.live import Clock, StandingChanged

LOG = logging.getLogger("samovar.server")
AGAIN = 5.0  # seconds until a clock that has run out is tried again, if nothing could be chosen
MOST_ACTS = 60  # of a bot within one question where all act as they like; then it is ready


class BotRunner:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.ringing: asyncio.Task[None] | None = None
        self.again = False
        self.acts: dict[tuple[int, str], int] = {}
        self.guests: dict[int, str] = {}  # by seat: somebody else's bot that has chosen here
        self.rested: Callable[[], None] = lambda: None  # whoever keeps the room hears that it may be put away

    def wake(self) -> None:
        """Something happened: see whether anybody is to be played for."""
        self.again = True
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._attend())
            self.task.add_done_callback(lambda _: self.rested())
        self._set_clock()

    async def end(self) -> None:
        """When this returns nothing is played here any more."""
        tasks = [task for task in (self.task, self.ringing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def busy(self) -> bool:
        return (self.task is not None and not self.task.done()) or bool(self.room.clocks.started)

    async def _attend(self) -> None:
        while self.again and not self.room.spoiled:
            self.again = False
            try:
                while await self._play_one():
                    pass
                await self._take_leave()
            except Refused as refused:
                # Somebody else acted while the bot thought; what happened since has woken us again.
                LOG.info("a bot runner's choice came late", extra={"table": self.room.facts.id, "key": refused.why.key})
            except Exception:
                self.room.stumbled("a bot runner failed")
                return

    async def _play_one(self) -> bool:
        """One choice for one seat that does not choose itself; whether there was one."""
        room = self.room
        if room.facts.status != "playing" or room.fault is not None:
            return False
        waits = room.bots_wait()
        for seat in room.facts.asked:
            level = room.seats[seat].bot
            if level is not None and waits:
                continue
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
        facts = room.facts
        dice = FairDice(facts.seed).for_bot(seat, seq)
        task = BotTask.of(facts.game, facts.box, facts.config, seen, seat, level, dice)
        if foreign(level):
            task.heard = self._heard(seat)
            self.guests[seat] = level
        pause = asyncio.create_task(asyncio.sleep(room.services.settings.bot_pause))
        line = await room.services.bot_workers.choose(task)
        step = pending(seen)
        if isinstance(step, Open):
            line = self._enough(seat, repr(step), line, step.may_be_ready(seen, seat))
        await pause
        if room.seats[seat].bot is None:
            return
        try:
            await room.choose(seat, line, "bot", decision)
        except Refused as refused:
            if room.spoiled or refused.status == BUSY:
                raise  # the room closes: what was wrong is not the choice
            if refused.stale or room.perspectives[seat].seq != seq:
                return  # in team play somebody else took it first: the bot looks again
            # A bot that wants what is not allowed must not stop the game for the others.
            LOG.error("a bot chose what is not allowed", extra={"table": facts.id, "key": refused.why.key})
            if step is not None:
                await room.choose(seat, say(step.otherwise(seen, seat)), "bot", decision)

    def _heard(self, seat: int) -> list[dict[str, Any]]:
        """What somebody else's bot at this seat was told, in plain form."""
        told = self.room.event_log
        return [] if told is None else [event.plain() for event in told.heard_by(seat)]

    async def _take_leave(self) -> None:
        """Bots of others that have played here hear how it ended, once."""
        room, facts = self.room, self.room.facts
        told = room.event_log
        if not self.guests or facts.status == "playing" or told is None:
            return
        outcome = told.outcome()
        for seat, level in self.guests.items():
            seen = room.perspectives[seat].seen
            if outcome is None or seen is None or room.seats[seat].bot != level:
                continue
            task = BotTask.of(
                facts.game, facts.box, facts.config, seen, seat, level, FairDice(facts.seed).for_bot(seat, 0)
            )
            task.heard, task.outcome = self._heard(seat), outcome
            await room.services.bot_workers.end(task)
        self.guests = {}

    def _enough(self, seat: int, step: str, line: str, may_stop: bool) -> str:
        """Two bots that hand each other the same thing must come to an end."""
        return "ready" if self._acted(seat, step) > MOST_ACTS and may_stop else line

    def _acted(self, seat: int, step: str) -> int:
        """How often we have acted for a seat in a question, this time included."""
        key = (seat, step)
        self.acts[key] = self.acts.get(key, 0) + 1
        return self.acts[key]

    async def _answer(self, seat: int) -> bool:
        """A standing answer, if this seat has one for the question and it is allowed."""
        room = self.room
        if not any(who == seat for who, _ in room.standing):
            return False
        key = title_of(room, seat) or ""
        kept = room.standing.get((seat, key))
        if kept is None:
            return False
        seen = room.perspectives[seat].seen
        assert seen is not None
        step = pending(seen)
        if isinstance(step, Open) and self._acted(seat, repr(step)) > MOST_ACTS:
            return False  # always the same where all act as they like: it would never end
        # What several seats do at once must not tell who has left an instruction.
        notes = [Note("note-standing", seat)] if isinstance(step, Ask) else None
        try:
            lines = await asyncio.to_thread(Instruction.read(kept).answers, room.game, seen, seat)
        except Exception:
            room.stumbled("a standing answer could not be weighed")
            await self._forget(seat, key)
            return False
        for line in lines:
            try:
                await room.choose(seat, line, "standing", f"d{room.perspectives[seat].decision}", notes=notes)
            except Refused as refused:
                if refused.status in (BAD, FAULT):
                    await self._forget(seat, key)
                    return False
                continue
            return True
        return False

    async def _forget(self, seat: int, key: str) -> None:
        """A standing answer that cannot be read or is a fault goes; its owner is told, and nobody else notices."""
        room = self.room
        if room.spoiled:
            return
        await room.keep(lambda database: archive.stand(database, room.facts.id, seat, key, None))
        room.standing.pop((seat, key), None)
        for connection in room.connections:
            if connection.seat == seat:
                connection.post(StandingChanged(standing=room.standing_of(seat)))
        room.tell_seat(seat, "notice-standing-forgotten", "warning")

    def _set_clock(self, least: float = 0.0) -> None:
        if self.ringing is not None:
            self.ringing.cancel()
            self.ringing = None
        due = self.room.clocks.next_ring()
        if due is not None and not self.room.spoiled:
            self.ringing = asyncio.create_task(self._ring(max(due, least)))

    async def _ring(self, due: float) -> None:
        await asyncio.sleep(due + 0.01)
        room = self.room
        self.ringing = None  # what follows sets the next alarm, and must not cancel itself
        late = {seat: room.clocks.decisions[seat] for seat in room.clocks.run_out()}
        try:
            for seat in room.clocks.to_warn():
                self._warn(seat)
            for seat in late:
                await self._play_late(seat)
        except Exception:
            room.stumbled("a clock stumbled")
        still = [seat for seat in room.clocks.run_out() if late.get(seat) == room.clocks.decisions[seat]]
        self._set_clock(AGAIN if still else 0.0)

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
