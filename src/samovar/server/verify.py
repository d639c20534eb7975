"""Every stored game of a data file under the present code: what would go on, what would not, and why.

The file itself is not touched: a copy is brought to this version's shape and read.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct
from sqlalchemy import select

from samovar.kernel.errors import Illegal, Impossible, Unreadable
from samovar.kernel.game import Game
from samovar.kernel.question import question
from samovar.kernel.saved import Reader
from samovar.kernel.steps import asked
from samovar.kernel.view import view
from samovar.server import archive
from samovar.server.archive import Kept
from samovar.server.audience import Audience
from samovar.server.backfill import Backfill, backfilled, header_of
from samovar.server.catalogue import Catalogue, house_catalogue
from samovar.server.event_log import recorded
from samovar.server.moments import Past
from samovar.server.refusals import Refused
from samovar.server.resume import resumed
from samovar.server.schema import TABLES
from samovar.server.settings import DATABASE, Settings
from samovar.server.store import Store, in_place

# Rules that meet a table which they do not understand may fail in any way.
STUMBLES = (Unreadable, Illegal, Impossible, LookupError, ValueError, TypeError, AssertionError)


class Finding(Struct):
    """One table. `faults` is what would be lost, `remarks` what is otherwise than it was."""

    table: str
    title: str
    game: str
    status: str
    happenings: int
    faults: list[str]
    remarks: list[str]


@contextmanager
def readable(settings: Settings) -> Iterator[tuple[Store, Path]]:
    """The operator's files once more, with their packs; OSError if there are none. A database is read where it is."""
    if settings.address is not None:
        yield in_place(settings.address), settings.packs
        return
    if not settings.database.is_file():
        raise FileNotFoundError(2, "there is no data file here", str(settings.database))
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with (
            closing(sqlite3.connect(f"file:{settings.database}?mode=ro", uri=True)) as file,
            closing(sqlite3.connect(folder / DATABASE)) as copy,
        ):
            file.backup(copy)
        if settings.packs.is_dir():
            shutil.copytree(settings.packs, folder / "packs")
        yield Store(folder / DATABASE), folder / "packs"


def verified(settings: Settings, catalogue: Catalogue | None = None) -> list[Finding]:
    """All tables that have begun, the oldest first; `Unopened` if the file cannot be brought to this version."""
    with readable(settings) as (store, packs):
        try:
            begun = select(TABLES.c.id).where(TABLES.c.status != "lobby").order_by(TABLES.c.made_at)
            ids = store.read(lambda database: list(database.execute(begun).scalars()))
            games = catalogue or house_catalogue(str(packs), settings.address)
            return [finding_of(games, store, id) for id in ids]
        finally:
            store.close()


def finding_of(catalogue: Catalogue, store: Store, id: str) -> Finding:
    kept = store.read(lambda database: archive.fetched(database, id, every=True))
    assert kept is not None
    facts = kept.facts
    finding = Finding(id, facts.title, facts.game, facts.status, len(kept.rows), [], [])
    try:
        box = catalogue.box(facts.game, facts.box)
    except Refused as refused:
        finding.faults.append(f"the game cannot be opened: {refused.why.key}")
        return finding
    game = box.game
    if game.rules_version != facts.rules:
        finding.remarks.append(f"was laid under rules {facts.rules}; these are rules {game.rules_version}")
    if not box.holds(facts.label):
        finding.remarks.append(f"its content {facts.label} is not known here; {game.pack()} stands in")
    again = replayed(game, kept)
    if kept.lacking:
        only_by_rules(finding, kept, again)
    else:
        by_moments(finding, game, kept)
        if isinstance(again, Unreadable):
            finding.remarks.append(f"its record no longer replays ({again}); it stands as it was stored")
        elif again.fault is not None:
            at = len(recorded(kept.rows[: again.fits])) + 1
            finding.remarks.append(f"its record no longer replays from entry {at} ({again.fault.why})")
    return finding


def replayed(game: Game, kept: Kept) -> Backfill | Unreadable:
    try:
        return backfilled(game, header_of(kept), kept.facts.undo, kept.rows, over=True)
    except STUMBLES as fault:
        return fault if isinstance(fault, Unreadable) else Unreadable("record", str(fault))


def only_by_rules(finding: Finding, kept: Kept, again: Backfill | Unreadable) -> None:
    """A table of a version that kept the lines of the record only."""
    if isinstance(again, Unreadable):
        finding.faults.append(f"cannot be read: {again}")
    elif again.fault is not None:
        at = len(recorded(kept.rows[: again.fits])) + 1
        what = "is shown" if finding.status == "over" else "goes on from there"
        finding.faults.append(f"fits only up to entry {at} and {what}: {again.fault.why}")


def by_moments(finding: Finding, game: Game, kept: Kept) -> None:
    """Whether it can be watched at every moment and, if it is not over, be played on."""
    try:
        past = Past(Reader(game, kept.facts.config), kept.first, kept.states, kept.shapes)
        for place in range(len(kept.rows)):
            past.picture(place)
    except STUMBLES as fault:
        finding.faults.append(f"cannot be watched: {fault}")
    if kept.facts.status == "over":
        return
    try:
        audience = Audience(game, len(kept.seats), kept.facts.undo)
        table = resumed(game, kept, audience, lambda place: (kept.first, kept.states, kept.shapes)).event_log.table
        for seat in asked(table):
            question(game, view(table, seat), seat)
    except STUMBLES as fault:
        finding.faults.append(f"cannot go on: {type(fault).__name__}: {fault}")
