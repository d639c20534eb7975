"""Looks: what somebody may ask about a table from a seat's own view, so that it tells no more than the seat knows."""

from __future__ import annotations

from typing import Any

import msgspec

from samovar.kernel.question import preview
from samovar.kernel.steps import pending
from samovar.kernel.table import SPECTATOR
from samovar.server.advising import ADVICE, check_alone
from samovar.server.event_log import Note
from samovar.server.jobs import LENS, LookJob
from samovar.server.lines import LONGEST_LINE, check_length, heard
from samovar.server.people import Person
from samovar.server.perspectives import hidden_as_none, readable, state_message
from samovar.server.reasons import reasons
from samovar.server.refusals import FORBIDDEN, Refused
from samovar.server.room import Room
from samovar.server.wire.live import Explain, Explained, Look, Looked, Preview, Previewed
from samovar.server.wire.message import Why


class Looks:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.hinted: set[tuple[int, int]] = set()  # seats and questions for which a hint is counted

    def preview(self, person: Person, message: Preview) -> Previewed:
        """From the seat's own view, so that it can tell no more than the seat knows."""
        self.room.check_seat(person.id, message.seat)
        self.room.playing()
        seen = self.room.perspectives[message.seat].seen
        assert seen is not None
        check_length("line", message.line, LONGEST_LINE)
        choice = heard(self.room.game, message.line)
        looked = preview(self.room.game, seen, message.seat, choice)
        looked["id"] = message.id
        if "changes" in looked:
            looked["changes"] = hidden_as_none(seen, looked["changes"])
        return msgspec.convert({"type": "previewed", **looked}, Previewed)

    def explain(self, person: Person, message: Explain) -> Explained:
        """The options that a thing is part of; else the refusals that name it; else the rule of the question."""
        self.room.check_seat(person.id, message.seat)
        self.room.playing()
        perspective = self.room.perspectives[message.seat]
        seen, put = perspective.seen, readable(state_message(perspective).question)
        if put is None or seen is None:
            args = {"target": {"kind": message.target.kind, "id": message.target.id}}
            return Explained(id=message.id, options=[], whys=[Why(rule="", key="why-not-your-turn", args=args)])
        found = [option.id for option in put.options if message.target in option.targets]
        whys = [] if found else reasons(self.room.game, seen, message.seat, put, message.target)
        return Explained(id=message.id, options=found, whys=whys)

    async def look(self, person: Person, message: Look) -> Looked:
        """Through a lens, from the seat's own view: like a preview it can tell no more than the seat knows."""
        if message.seat is not None:
            self.room.check_seat(person.id, message.seat)
        if self.room.facts.status != "over" or self.room.event_log is None:  # one may look at the end for long
            self.room.playing()
        perspective = self.room.perspectives[self.room.eyes(message.seat, person.id)]
        seen, seq = perspective.seen, perspective.seq
        assert seen is not None
        seat = SPECTATOR if message.seat is None else message.seat
        facts, workers = self.room.facts, self.room.services.quick_workers
        if message.lens == ADVICE:
            check_alone(self.room.seats, person.id, self.room.game.cooperative)
            if not facts.hints:
                raise Refused("why-no-hints", FORBIDDEN)
            workers = self.room.services.slow_workers  # whoever drags a figure does not wait behind it
        job = LookJob.of(facts.game, facts.box, facts.config, seen, seat, message.lens, message.wish)
        answer: Any = msgspec.Raw(await workers.run(job, LENS, person.id))  # it travels on as it came
        if message.lens == ADVICE:
            await self._count_hint(seat, perspective.decision)
        return Looked(id=message.id, seq=seq, answer=answer)

    async def _count_hint(self, seat: int, decision: int) -> None:
        """Everybody reads in the log who asked for a hint, once for a question: the same hint again is no other."""
        async with self.room.lock:
            if (seat, decision) in self.hinted or self.room.facts.status != "playing":
                return
            self.hinted.add((seat, decision))
            event_log = self.room.playing()
            await self.room.happen(lambda: event_log.remark(Note("note-hint", seat)), "person")


def title_of(room: Room, seat: int) -> str | None:
    """The key of the question that a seat is asked, from its own view."""
    seen: Any = room.perspectives[seat].seen
    step = pending(seen)
    return None if step is None else str(step.title(seen, seat)["key"])
