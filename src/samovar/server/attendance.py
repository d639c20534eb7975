"""Attendance: who sits at a table, who is here, from which seat each looks, and what each is told."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import msgspec

from samovar.kernel.errors import Unreadable
from samovar.kernel.steps import Open, pending
from samovar.kernel.table import SPECTATOR
from samovar.server.archive import Facts, Kept, SeatFacts
from samovar.server.cards import card_of
from samovar.server.clocks import Clocks
from samovar.server.connections import ENCODER, Connection
from samovar.server.event_log import EventLog
from samovar.server.perspectives import Perspective, state_message
from samovar.server.refusals import FORBIDDEN, Refused
from samovar.server.services import Services
from samovar.server.standing import Instruction
from samovar.server.wire.live import Notice, Standing, TableChanged
from samovar.server.wire.message import Text
from samovar.server.wire.states import State
from samovar.server.wire.tables import ClockRule, TableCard

BELATED = -3  # the perspective of spectators who are so many choices behind


class Attendance:
    """The half of a room that changes nothing of the game."""

    def __init__(self, services: Services, kept: Kept) -> None:
        self.services = services
        self.facts: Facts = kept.facts
        self.seats: list[SeatFacts] = kept.seats
        self.standing = kept.standing
        self.connections: set[Connection] = set()
        self.opened_at = time.time()
        box = services.catalogue.box(kept.facts.game, kept.facts.box)
        self.game = box.game
        self.pack = kept.facts.box if box.older else kept.facts.pack
        self.event_log: EventLog | None = None
        self.perspectives: dict[int, Perspective] = {}
        self.clocks = Clocks(msgspec.convert(kept.facts.clock, ClockRule), len(kept.seats), kept.facts.left)
        self.fault: Text | None = None
        self.hurried: object = None  # the question in which bots need not wait for people
        self._has_sequel: bool | None = None

    def eyes(self, seat: int | None, person: str | None) -> int:
        """The perspective of somebody who looks from a seat, or from none."""
        if seat is not None:
            return seat
        return BELATED if self.facts.delay and not self.held_by(person) else SPECTATOR

    def viewpoint(self, connection: Connection) -> int:
        return self.eyes(connection.seat, None if connection.person is None else connection.person.id)

    def state(self, seat: int | None, since: int, person: str | None) -> State | None:
        """What this seat knows, or this person without one; nothing in the lobby."""
        perspective = self.perspectives.get(self.eyes(seat, person))
        return None if perspective is None or perspective.seen is None else state_message(perspective, since)

    def waiting(self) -> dict[int, int]:
        """The people that the table waits for: seats without a bot, with the number of their decision."""
        return self._waiting_for(self.facts.asked) if self.facts.status == "playing" else {}

    def bots_wait(self) -> bool:
        """In a team where all act as they like, bots let people go first, who would else see a turn spent before their
        eyes. Opponents wait for nobody."""
        if not self.game.cooperative:
            return False
        step = None if self.event_log is None else pending(self.event_log.table)
        return isinstance(step, Open) and step is not self.hurried and bool(self.waiting())

    def _waiting_for(self, seats: list[int]) -> dict[int, int]:
        return {seat: self.perspectives[seat].decision for seat in seats if self.seats[seat].bot is None}

    def hands(self, seat: int) -> frozenset[int]:
        """All seats that the person of this one plays: what he did last may have been done from any of them."""
        person = self.seats[seat].person
        if person is None or self.seats[seat].lent is not None:
            return frozenset((seat,))
        return frozenset(each for each in self.held_by(person) if self.seats[each].lent is None)

    def check_seat(self, person: str, seat: int) -> None:
        """Refused unless this person holds that seat."""
        if seat not in self.held_by(person):
            raise Refused("why-not-your-seat", FORBIDDEN)

    def held_by(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.person == person and person]

    def admits(self, person: str | None) -> bool:
        """Who may read the table: everybody in the lobby, and then whoever sits here or laid it, if nobody watches."""
        facts = self.facts
        return facts.watch or facts.status == "lobby" or bool(self.held_by(person)) or facts.host == person

    def here(self, person: str | None) -> bool:
        return any(each.person is not None and each.person.id == person for each in self.connections)

    def present(self) -> set[str]:
        return {each.person.id for each in self.connections if each.person is not None}

    def away_since(self, person: str | None) -> float | None:
        if person is None or self.here(person):
            return None
        left = [each.left_at for each in self.seats if each.person == person and each.left_at is not None]
        return max(left, default=self.opened_at)

    def card(self, person: str | None) -> TableCard:
        persons = {each.person for each in self.seats if each.person is not None}
        away = {each: since for each in persons if (since := self.away_since(each)) is not None}
        status = "stuck" if self.fault is not None else None
        here = self.present()
        gone = set() if self.event_log is None else self.event_log.resigned
        return card_of(
            self.facts, self.seats, person, here, away, status, self.fault, self.has_sequel(), self.pack, gone
        )

    def has_sequel(self) -> bool:
        """Whether another game follows this one, which is over."""
        if self.facts.status != "over" or self.event_log is None or self.event_log.ended is not None:
            return False
        if self._has_sequel is None:  # a game that is over stays as it is
            self._has_sequel = self.game.sequel(self.facts.config, self.event_log.table, {}) is not None
        return self._has_sequel

    def reseat(self) -> None:
        """In the lobby: whoever holds exactly one seat looks from it when the game begins."""
        for connection in self.connections:
            mine = self.held_by(None if connection.person is None else connection.person.id)
            connection.seat = mine[0] if len(mine) == 1 else None

    def standing_of(self, seat: int | None) -> list[Standing]:
        found = []
        for (who, key), text in sorted(self.standing.items()):
            if who == seat:
                with contextlib.suppress(Unreadable):  # one that is forgotten as soon as its question comes
                    found.append(Instruction.read(text).told(self.game.vocabulary(), who, key))
        return found

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
