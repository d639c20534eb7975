"""The card of a table: what can be known of it without sitting down."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from samovar.kernel.chance import FairDice
from samovar.server.archive import Facts, SeatFacts
from samovar.server.wire.message import Text
from samovar.server.wire.tables import Amendment, Seat, TableCard


def card_of(
    facts: Facts,
    seats: list[SeatFacts],
    person: str | None,
    here: set[str],
    away: dict[str, float] | None = None,
    status: str | None = None,
    fault: Text | None = None,
    follows: bool = False,
    pack: str | None = None,
    resigned: Collection[int] = (),
) -> TableCard:
    """A table from outside, for one reader."""
    mine = [seat.seat for seat in seats if seat.person == person and person is not None]
    known = bool(mine) or facts.host == person
    shown = [
        Seat(
            seat=each.seat,
            id=each.id,
            kind=each.kind,  # type: ignore[arg-type]
            name=each.name,
            person=each.person,
            level=each.level,
            ready=each.ready,
            lent=each.lent,
            here=each.kind == "bot" or each.person in here,
            away_since=None if each.person is None or each.person in here or away is None else away.get(each.person),
            resigned=each.seat in resigned,
        )
        for each in seats
    ]
    return msgspec.convert(
        {
            "id": facts.id,
            "code": facts.code if known else None,
            "game": facts.game,
            "title": facts.title,
            "status": status or facts.status,
            "public": facts.public,
            "watch": facts.watch,
            "delay": facts.delay,
            "hints": facts.hints,
            "undo": facts.undo,
            "clock": facts.clock,
            "config": facts.config,
            "pack": pack or facts.pack,
            "seats": shown,
            "mine": mine,
            "host": facts.host == person,
            # Whoever is behind must not learn here who is asked now.
            "asked": facts.asked if known or not facts.delay else [],
            "turn": facts.turn if known or not facts.delay else 0,
            "madeAt": facts.made_at,
            "movedAt": facts.moved_at,
            "commitment": commitment_of(facts),
            "outcome": facts.outcome,
            "fault": fault,
            "forkedFrom": facts.forked_from,
            "follows": follows or facts.sequel is not None,
            "sequel": facts.sequel,
            "rules": facts.rules,
            "edition": facts.label,
            "changes": changes_of(facts),
        },
        TableCard,
    )


def changes_of(facts: Facts) -> list[Amendment]:
    return [Amendment(key=each["key"], args=each["args"], at=each["at"]) for each in facts.changes]


def commitment_of(facts: Facts) -> str:
    return FairDice(facts.seed).commitment()
