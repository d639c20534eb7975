"""Commands: everything that people at a table may ask for, each with who may ask it."""

from __future__ import annotations

import time
from contextlib import nullcontext
from typing import Any

import msgspec

from samovar.kernel.choice import Choice
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.question import preview
from samovar.kernel.steps import pending, refusal
from samovar.kernel.table import SPECTATOR
from samovar.kernel.undo import NEVER
from samovar.server import archive
from samovar.server.absence import fair_time, level_for, not_away_long
from samovar.server.advising import ADVICE, check_alone
from samovar.server.connections import Connection
from samovar.server.event_log import Note, WayBack, permitted
from samovar.server.jobs import LENS, LookJob
from samovar.server.people import Person
from samovar.server.perspectives import hidden_as_none, readable, state_message
from samovar.server.proposals import TAKE_BACK, TAKE_OVER, Wish
from samovar.server.reasons import reasons
from samovar.server.refusals import BAD, FORBIDDEN, MISSING, Refused, of_illegal, of_unreadable
from samovar.server.resigning import resign
from samovar.server.room import BELATED, Room
from samovar.server.standing import Instruction
from samovar.server.wire.live import (
    Accepted,
    Agree,
    BotsPlay,
    Choose,
    Clock,
    Explain,
    Explained,
    Heard,
    Lend,
    Look,
    Looked,
    Mute,
    Notice,
    Ping,
    Pong,
    Preview,
    Previewed,
    Proposals,
    Reclaim,
    Redo,
    Resign,
    Say,
    Stand,
    StandingChanged,
    Suggest,
    Suggested,
    TakeBack,
    TakeOver,
    Told,
)
from samovar.server.wire.message import Target, Text, Why

LONGEST_ID = 64
LONGEST_LINE = 8_000
LONGEST_CHAT = 500
MOST_STANDING = 20


class TableCommands:
    """One for each room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.hinted: set[tuple[int, int]] = set()  # seats and questions for which a hint is counted

    async def hear(self, person: Person, message: Heard) -> Told:
        """Do what somebody asks, and answer; Refused says why not. A fault of ours costs him this answer, no more."""
        try:
            return await self._hear(person, message)
        except Refused:
            raise
        except Exception:
            raise self.room.stumbled("a message could not be answered") from None

    async def _hear(self, person: Person, message: Heard) -> Told:
        id = getattr(message, "id", "")
        if len(id) > LONGEST_ID:
            raise Refused("why-unreadable", BAD, where="id", reason="too long")
        match message:
            case Choose():
                await self.choose(person, message)
            case Preview():
                return await self.room.services.executors.asking.run(self.preview, person, message)
            case Explain():
                return await self.room.services.executors.asking.run(self.explain, person, message)
            case Look():
                return await self.look(person, message)
            case TakeBack():
                await self.take_back(person, message)
            case Redo():
                await self.redo(person, message)
            case Agree():
                await self.agree(person, message)
            case Lend():
                await self.lend(person, message.seat, message.level)
            case Reclaim():
                await self.reclaim(person, message.seat)
            case Resign():
                self.own(person, message.seat)
                async with self.room.lock:
                    await resign(self.room, person.id)
            case TakeOver():
                await self.take_over(person, message)
            case BotsPlay():
                self.own(person, message.seat)
                self.room.hurried = pending(self.room.playing().table)
                self.room.moved()
            case Stand():
                await self.stand(person, message)
            case Say():
                await self.say(person, message)
            case Mute():
                await self.mute(person, message)
            case Ping():
                return Pong(id=id)
            case _:
                raise Refused("why-only-live", BAD)
        return Accepted(id=id)

    def own(self, person: Person, seat: int) -> None:
        """Refused unless this person holds that seat."""
        if seat not in self.room.held_by(person.id):
            raise Refused("why-not-your-seat", FORBIDDEN)

    async def choose(self, person: Person, message: Choose) -> None:
        self.own(person, message.seat)
        if len(message.line) > LONGEST_LINE:
            raise Refused("why-unreadable", BAD, where="line", reason="too long")
        if self.room.seats[message.seat].lent is not None:
            raise Refused("why-seat-lent")
        started = time.perf_counter()
        await self.room.choose(
            message.seat, message.line, "person", message.decision, person.id, message.id, joined=message.joined
        )
        self.room.services.metrics.seconds.observe(time.perf_counter() - started)

    def preview(self, person: Person, message: Preview) -> Previewed:
        """From the seat's own view, so that it can tell no more than the seat knows."""
        self.own(person, message.seat)
        self.room.playing()
        seen = self.room.perspectives[message.seat].seen
        assert seen is not None
        if len(message.line) > LONGEST_LINE:
            raise Refused("why-unreadable", BAD, where="line", reason="too long")
        try:
            choice = self.room.game.vocabulary().hear(message.line)
        except Unreadable as fault:
            raise of_unreadable(fault) from None
        looked = preview(self.room.game, seen, message.seat, choice)
        looked["id"] = message.id
        if "changes" in looked:
            looked["changes"] = hidden_as_none(seen, looked["changes"])
        return msgspec.convert({"type": "previewed", **looked}, Previewed)

    def explain(self, person: Person, message: Explain) -> Explained:
        """The options that a thing is part of; else the refusals that name it; else the rule of the question."""
        self.own(person, message.seat)
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
            self.own(person, message.seat)
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

    def way_back(self, seat: int) -> WayBack:
        return permitted(self.room.playing().way_back(seat, self.room.hands(seat)), self.room.facts.undo)

    async def take_back(self, person: Person, message: TakeBack) -> None:
        """At once if it is free or nobody else needs to agree; else it is proposed."""
        self.own(person, message.seat)
        room, seat = self.room, message.seat
        async with room.lock:
            way = self.way_back(seat)
            place = way.own
            if message.line is not None:
                place = room.perspectives[seat].moment_of(message.line)
            elif way.kind == NEVER:
                raise Refused(way.why)
            free = place is not None and way.free_from is not None and place >= way.free_from
            by_consent = place is not None and way.consent_from is not None and place >= way.consent_from
            if place is None or not (free or by_consent):
                raise Refused(way.why or "why-undo-never")
            voters = set() if free else self.voters(person.id)
            if voters:
                self.room.wishes.propose(TAKE_BACK, seat, seat, "", place, voters)
                await self.keep_wishes()
            else:
                await self._go_back(person.id, seat, place)

    async def _go_back(self, person: str, seat: int, place: int) -> None:
        """The caller holds the lock."""
        room, event_log = self.room, self.room.playing()
        gone, joined = event_log.match.moments[place:], event_log.joined[place:]
        await room.happen(lambda: event_log.take_back(seat, place), "person")
        room.undone.taken_back(person, room.hands(seat), gone, joined)

    async def redo(self, person: Person, message: Redo) -> None:
        """What this person has just taken back happens again, one gesture at a time, from the seat that chose it."""
        self.own(person, message.seat)
        undone = self.room.undone
        if undone.next(person.id) is None:
            raise Refused("why-nothing-undone")
        id: str | None = message.id
        while (deed := undone.next(person.id)) is not None and (id is not None or deed[2]):
            seat, line, joined = deed
            if self.room.seats[seat].lent is not None:
                raise Refused("why-seat-lent")
            self.own(person, seat)
            try:
                await self.room.choose(seat, line, "person", None, person.id, id, joined=joined and id is None)
            except Refused:
                if id is not None:
                    raise
                return  # what came before it has happened again
            if undone.next(person.id) is deed:
                return  # the message had come before: nothing happened
            id = None

    def voters(self, asker: str) -> set[str]:
        """The others who play for themselves."""
        players = {seat.person for seat in self.room.seats if seat.person is not None and seat.bot is None}
        return players - {asker}

    async def agree(self, person: Person, message: Agree) -> None:
        async with self.room.lock:
            wish = self.room.wishes.open.get(message.proposal)
            if wish is None:
                raise Refused("why-no-proposal", MISSING)
            if not message.yes:
                if person.id not in wish.voters and person.id != self.room.seats[wish.by].person:
                    raise Refused("why-not-your-seat", FORBIDDEN)
                del self.room.wishes.open[wish.id]
                self.room.tell_seat(wish.by, "notice-declined", by=person.name)
            elif person.id not in wish.voters:
                raise Refused("why-not-your-seat", FORBIDDEN)
            else:
                wish.voters.discard(person.id)
                if not wish.voters:
                    del self.room.wishes.open[wish.id]
                    try:
                        await self._fulfil(wish)
                    except Refused:
                        await self.keep_wishes()  # it is gone all the same
                        raise
            await self.keep_wishes()

    async def _fulfil(self, wish: Wish) -> None:
        if wish.kind == TAKE_OVER:
            if self.room.here(self.room.seats[wish.seat].person):
                raise Refused("why-not-away")
            await self._take_over(wish.seat, wish.level)
            return
        way = self.way_back(wish.by)
        if way.consent_from is None or wish.place < way.consent_from:
            raise Refused("why-undo-never")
        await self._go_back(self.room.seats[wish.by].person or "", wish.by, wish.place)

    async def welcome_back(self, seats: list[int]) -> None:
        """Nobody needs a bot for somebody who is here again: what the others gave to one is his."""
        room = self.room
        if not room.wishes.any(TAKE_OVER) and not any(room.seats[seat].taken_over for seat in seats):
            return
        async with room.lock:
            if room.wishes.lapse(TAKE_OVER, set(seats)):
                await self.keep_wishes()
            for seat in seats:
                if room.seats[seat].taken_over and room.facts.status == "playing" and room.fault is None:
                    await self._lend(seat, None)
                    room.tell(Notice(tone="plain", text=Text(key="notice-seat-back", args={"seat": seat})))

    def moved_on(self) -> None:
        """Something happened that everybody sees: what was asked about the moment before is void."""
        if self.room.wishes.lapse(TAKE_BACK):
            self.tell_wishes()

    async def keep_wishes(self) -> None:
        """Proposals outlive the server: store them, then tell them. The caller holds the lock."""
        room = self.room
        await room.keep(lambda database: archive.note_wishes(database, room.facts.id, room.wishes.plain()))
        self.tell_wishes()

    def tell_wishes(self) -> None:
        for connection in self.room.connections:
            if self.room.viewpoint(connection) != BELATED:
                connection.post(self.wishes_for(connection))

    def wishes_for(self, connection: Connection) -> Proposals:
        room = self.room
        perspective = room.perspectives.get(room.viewpoint(connection))
        lines: dict[str, int | None] = {}
        for wish in self.room.wishes.open.values():
            back = wish.kind == TAKE_BACK and perspective is not None
            lines[wish.id] = perspective.line_from(wish.place) if back and perspective is not None else None
        seats: dict[str, list[int]] = {}
        for each in room.seats:
            if each.person is not None:
                seats.setdefault(each.person, []).append(each.seat)
        return Proposals(proposals=self.room.wishes.shown(seats, lines))

    def level(self, level: str) -> str:
        if not self.room.services.catalogue.box(self.room.facts.game, self.room.facts.box).plays(level):
            raise Refused("why-no-such-level", BAD, level=level)
        return level

    async def lend(self, person: Person, seat: int, level: str) -> None:
        self.own(person, seat)
        self.level(level)
        async with self.room.lock:
            await self._lend(seat, level)

    async def _take_over(self, seat: int, level: str) -> None:
        """A bot plays until its holder returns, and everybody hears of it; the caller holds the lock."""
        await self._lend(seat, level, absent=True)
        self.room.tell(Notice(tone="plain", text=Text(key="notice-taken-over", args={"seat": seat})))

    async def _lend(self, seat: int, level: str | None, *, absent: bool = False) -> None:
        """To a bot, or back to its holder; the caller holds the lock."""
        room = self.room
        event_log = room.playing()
        if room.seats[seat].lent == level:
            return
        changed = msgspec.structs.replace(room.seats[seat], lent=level, taken_over=absent)
        lent = "note-taken-over" if absent else "note-lent"
        note = Note("note-reclaimed", seat) if level is None else Note(lent, seat, level)
        await room.happen(
            lambda: event_log.remark(note),
            "person",
            extra=lambda database: archive.note_seat(database, room.facts.id, changed),
        )
        room.seats[seat] = changed
        room.tell_table()
        room.clocks.charge(seat)
        room.clocks.turn(room.waiting())
        if room.clocks.ticking:
            room.tell(Clock(clocks=room.clocks.shown()))
        room.moved()

    async def reclaim(self, person: Person, seat: int) -> None:
        self.own(person, seat)
        if seat in self.room.playing().resigned:
            raise Refused("why-resigned")
        async with self.room.lock:
            await self._lend(seat, None)

    async def take_over(self, person: Person, message: TakeOver) -> None:
        """A bot for somebody who has been away for a while, if those who are here agree."""
        room = self.room
        mine = room.held_by(person.id)
        if not mine:
            raise Refused("why-not-your-seat", FORBIDDEN)
        if not 0 <= message.seat < len(room.seats):
            raise Refused("why-no-such-seat", MISSING)
        absent = room.seats[message.seat]
        since = room.away_since(absent.person)
        if absent.kind != "person" or absent.bot is not None or since is None:
            raise Refused("why-not-away")
        fair = fair_time(room.clocks.rule, room.services.settings.absence)
        if time.time() - since < fair:
            raise not_away_long(fair)
        level = level_for(room.seats, room.services.catalogue.box(room.facts.game, room.facts.box).house_levels)
        async with room.lock:
            voters = {each for each in self.voters(person.id) if each != absent.person and room.here(each)}
            if voters:
                self.room.wishes.propose(TAKE_OVER, mine[0], message.seat, level, -1, voters)
                await self.keep_wishes()
            else:
                await self._take_over(message.seat, level)

    async def stand(self, person: Person, message: Stand) -> None:
        """A standing answer (see standing.py); tried whenever that kind of question comes, if it is allowed."""
        self.own(person, message.seat)
        room, where = self.room, (message.seat, message.key)
        kept = None if message.line is None else Instruction.of(message.line, message.unless)
        text = None if kept is None else kept.text()
        if len(message.key) > LONGEST_ID or len(text or "") > LONGEST_LINE:
            raise Refused("why-unreadable", BAD, where="standing", reason="too long")
        if kept is not None:
            for line in kept.lines():
                self._heard(line)
            if where not in room.standing and len(room.standing_of(message.seat)) >= MOST_STANDING:
                raise Refused("why-many-standing", most=MOST_STANDING)
        async with room.lock:
            await room.keep(lambda database: archive.stand(database, room.facts.id, message.seat, message.key, text))
            room.standing.pop(where, None)
            if text is not None:
                room.standing[where] = text
        told = StandingChanged(standing=room.standing_of(message.seat))
        for connection in room.connections:
            if connection.seat == message.seat:
                connection.post(told)
        room.moved()

    def _heard(self, line: str) -> Choice:
        try:
            return self.room.game.vocabulary().hear(line)
        except Unreadable as fault:
            raise of_unreadable(fault) from None

    async def say(self, person: Person, message: Say) -> None:
        """Chat; those who sit here write, everybody here reads."""
        room = self.room
        mine = room.held_by(person.id)
        if not mine and room.facts.host != person.id:
            raise Refused("why-only-players-chat", FORBIDDEN)
        said = "".join(sign for sign in message.text if sign.isprintable() or sign == " ").strip()
        if not (1 if message.suggest is None else 0) <= len(said) <= LONGEST_CHAT:
            raise Refused("why-chat-length", BAD, most=LONGEST_CHAT)
        room.services.limits.chat.check(person.id)
        seat = mine[0] if len(mine) == 1 else None
        suggested = None if message.suggest is None else await self.suggest(message.suggest)
        # With spectators who are behind, nothing may happen in between: a line would reach them twice, or never.
        async with room.lock if room.facts.delay else nullcontext():
            place = room.stored
            line = await room.keep(room.chat_log.kept(person, seat, said, suggested, place))
            for connection in room.connections:
                if place <= room.chat_log.told or room.viewpoint(connection) != BELATED:
                    connection.chat([line])

    async def suggest(self, wish: Suggest) -> Suggested:
        return await self.room.services.executors.asking.run(self.suggested, wish)

    def suggested(self, wish: Suggest) -> Suggested:
        """Read from what everybody sees, and only in games where that is everything."""
        room = self.room
        room.playing()
        if room.services.catalogue.box(room.facts.game, room.facts.box).secrets:
            raise Refused("why-no-suggestions")
        if not 0 <= wish.seat < len(room.seats):
            raise Refused("why-no-such-seat", BAD)
        if wish.line is None and wish.target is None:
            raise Refused("why-unreadable", BAD, where="suggest", reason="neither a choice nor a thing")
        targets = [] if wish.target is None else [wish.target]
        if any(len(word) > LONGEST_ID for target in targets for word in (target.kind, target.id)):
            raise Refused("why-unreadable", BAD, where="target", reason="too long")
        if wish.line is None:
            return Suggested(seat=wish.seat, line=None, label=None, targets=targets)
        if len(wish.line) > LONGEST_LINE:
            raise Refused("why-unreadable", BAD, where="line", reason="too long")
        seen = room.perspectives[SPECTATOR].seen
        assert seen is not None
        choice = self._heard(wish.line)
        reason = refusal(seen, wish.seat, choice)
        if reason is not None:
            raise of_illegal(Illegal(reason))
        label = choice.label()
        targets = [Target(kind=each["kind"], id=each["id"]) for each in choice.targets()] + targets
        said = Text(key=label["key"], args=label["args"])
        return Suggested(seat=wish.seat, line=wish.line, label=said, targets=targets)

    async def mute(self, person: Person, message: Mute) -> None:
        room = self.room
        if len(message.person) > LONGEST_ID:
            raise Refused("why-unreadable", BAD, where="person", reason="too long")
        await room.services.store.keep(
            lambda database: archive.mute(database, person.id, message.person, message.muted)
        )
        for connection in room.connections:
            if connection.person is not None and connection.person.id == person.id:
                connection.muted.discard(message.person)
                if message.muted:
                    connection.muted.add(message.person)


def title_of(room: Room, seat: int) -> str | None:
    """The key of the question that a seat is asked, from its own view."""
    seen: Any = room.perspectives[seat].seen
    step = pending(seen)
    return None if step is None else str(step.title(seen, seat)["key"])
