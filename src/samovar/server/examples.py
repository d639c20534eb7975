"""Worked examples of the rulebooks: a picture of each for the book, and a table that goes on from it."""

from __future__ import annotations

from typing import Any

import msgspec

from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.match import Match
from samovar.ledger.examples import Example, laid, read_example, record_of
from samovar.server.archive import SeatFacts
from samovar.server.cards import card_of
from samovar.server.catalogue import Box, Catalogue
from samovar.server.lobby import fresh_facts
from samovar.server.people import Person
from samovar.server.perspectives import Perspective, seen_by, state_message
from samovar.server.records import Brought, brought
from samovar.server.refusals import MISSING, Refused, of_illegal, of_unreadable
from samovar.server.wire.examples import Pictured
from samovar.server.wire.message import Target
from samovar.server.wire.states import LookedBack
from samovar.server.wire.tables import NewTable, SeatWish
from samovar.server.workers import Job

NOBODY = Person("", "", None)
BEGINNER = 0  # a reader of the book plays on against bots of the first level


def example_of(box: Box, id: str) -> Example:
    found = read_example(box.folder, id)
    if found is None:
        raise Refused("why-nothing-here", MISSING)
    return found


def laid_out(box: Box, example: Example) -> Match:
    try:
        return laid(box.game, example)
    except Unreadable as fault:
        raise of_unreadable(fault) from None


def pictured(box: Box, id: str) -> Pictured:
    """The position as the example's seat sees it, at a table where nobody sits."""
    example = example_of(box, id)
    match = laid_out(box, example)
    perspective = Perspective(box.game, example.seat)
    perspective.seq = perspective.decision = 1
    perspective.seen = seen_by(match.table, example.seat)
    facts = fresh_facts(box, match.config, NOBODY, NewTable(game=box.game.id))
    seats = [SeatFacts(seat, id, "open") for seat, id in enumerate(match.record.seats)]
    kind, _, thing = example.focus.partition(":")
    return Pictured(
        table=card_of(msgspec.structs.replace(facts, status="playing"), seats, None, set()),
        state=state_message(perspective),
        focus=Target(kind=kind, id=thing) if thing else None,
        turns=example.turns,
        sheet=example.sheet,
    )


class ExampleLookJob(Job):
    """The position through a lens, with the eyes of its seat: one may look at it no otherwise than at a table."""

    game: str
    example: str
    lens: str
    wish: dict[str, Any]

    def perform(self, catalogue: Catalogue) -> LookedBack:
        box = catalogue.box(self.game)
        example = example_of(box, self.example)
        seen = seen_by(laid_out(box, example).table, example.seat)
        try:
            return LookedBack(seq=1, answer=box.game.look(seen, example.seat, self.lens, self.wish))
        except Unreadable as fault:
            raise of_unreadable(fault) from None
        except Illegal as fault:
            raise of_illegal(fault) from None


class ExampleJob(Job):
    """A table whose past is the example's; who sits there is the lobby's business."""

    game: str
    example: str
    person: str
    name: str

    def perform(self, catalogue: Catalogue) -> Brought:
        box = catalogue.box(self.game)
        record = record_of(box.game, example_of(box, self.example))
        laid = brought(catalogue, record.text(), Person(self.person, self.name, None))
        laid.facts = msgspec.structs.replace(laid.facts, status="lobby", outcome=None, watch=False)
        return laid


def wishes_of(box: Box, example: Example, seats: int) -> list[SeatWish]:
    """The reader takes the seat that he saw the example with; where all are on one side he leads everybody."""
    bot = SeatWish(kind="bot", level=box.house_levels[BEGINNER])
    return [SeatWish(kind="me") if box.game.cooperative or seat == example.seat else bot for seat in range(seats)]
