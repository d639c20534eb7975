"""Rules that are corrected while games are under way: which a game goes by, and the sentence that tells its players."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from samovar.kernel.record import CORRECTED, Entry
from samovar.server import archive
from samovar.server.archive import Facts
from samovar.server.catalogue import Catalogue
from samovar.server.event_log import NOBODY, Happening, Note

if TYPE_CHECKING:
    from samovar.server.room import Room


def rules_of(facts: Facts) -> int:
    """The rules by which a game goes on: those that it was laid with, or the last that its players were told of."""
    return next((each["rules"] for each in reversed(facts.changes) if "rules" in each), facts.rules)


def laid_today(catalogue: Catalogue, facts: Facts) -> Callable[[Connection], None]:
    """The rules and the content of a game are those of the day on which it begins, not of that of its lobby."""
    box = catalogue.box(facts.game, facts.box)
    facts.rules, facts.label, facts.edition = box.game.rules_version, box.game.pack(), box.digest
    values = {"rules": facts.rules, "label": facts.label, "edition": facts.edition}

    def keep(database: Connection) -> None:
        archive.keep_edition(database, box.edition)
        archive.note_facts(database, facts.id, values)

    return keep


async def tell_corrections(room: Room) -> None:
    """Other rules than when something last happened at a table: the game goes on by these, and everybody reads so."""
    before, now, facts = rules_of(room.facts), room.game.rules_version, room.facts
    if room.fault is not None or facts.status != "playing" or before == now:
        return
    event_log, at = room.playing(), time.time()
    since = time.strftime("%Y-%m-%d", time.gmtime(at))
    told = {"before": before, "now": now, "since": since}
    changes = [*facts.changes, {"key": "change-rules", "args": told, "at": at, "rules": now, "place": room.stored}]

    def act() -> tuple[Happening, str]:
        return event_log.remark(Note("note-rules-corrected", NOBODY, since), entries=[Entry(CORRECTED, number=now)])

    async with room.lock:
        await room.happen(
            act, "house", extra=lambda database: archive.note_facts(database, facts.id, {"changes": changes})
        )
    facts.changes = changes
