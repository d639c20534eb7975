"""Editions: the content of every table that was laid here, kept by its digest, so that a table keeps its own.

What the house or an owner prints may change from one version to the next; games under way go on with what they began
with. The store holds them (`archive.keep_edition`). A bot's worker and the catalogue read them from there without
writing, and without the store's library, which takes longer to import than all else that a worker needs.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from samovar.content.packs import SHORT_DIGEST, Head, Pack
from samovar.content.schema import Reading, at
from samovar.games import house_edition, schema_of
from samovar.server.moments import unpacked

MOST_MENDS = 8
SHIPPED = Path(__file__).parent / "shipped_editions"  # of versions that did not store the house's yet


class Edition(Struct):
    """Content with the words that its owner has for it, by language."""

    head: dict[str, Any]
    origin: str
    stack: list[str]
    values: dict[str, Any]
    texts: dict[str, str]

    def pack(self) -> Pack:
        return Pack(Head(self.head, self.origin), self.stack, self.values, {})


def edition_of(pack: Pack, texts: dict[str, str]) -> Edition:
    head = {name: value for name, value in vars(pack.head).items() if name != "origin"}
    return Edition(head, pack.head.origin, pack.stack, pack.values, texts)


def found(kept_at: Path | str, game: str, short: str) -> Edition | None:
    """The edition with this short digest, from the store or from those that came with the program."""
    shipped = SHIPPED / f"{game}-{short}.json.z"
    if len(short) != SHORT_DIGEST or not short.isalnum():
        return None
    body = of_file(kept_at, game, short) if isinstance(kept_at, Path) else of_database(kept_at, game, short)
    if body is None and shipped.is_file():
        body = shipped.read_bytes()
    return None if body is None else msgspec.json.decode(unpacked(body), type=Edition)


def of_file(database: Path, game: str, short: str) -> bytes | None:
    if not database.is_file():
        return None
    query = "SELECT body FROM editions WHERE game = ? AND substr(digest, 1, ?) = ?"
    try:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=5.0)) as file:
            row = file.execute(query, (game, SHORT_DIGEST, short)).fetchone()
    except sqlite3.OperationalError as fault:
        if "no such table" not in str(fault):  # else no version with editions has opened the file yet
            raise
        return None
    return None if row is None else bytes(row[0])


def of_database(address: str, game: str, short: str) -> bytes | None:
    import psycopg  # of an extra; a server of a file has none

    query = "SELECT body FROM editions WHERE game = %s AND substr(digest, 1, %s) = %s"
    with psycopg.connect(address, connect_timeout=5) as connection:
        row = connection.execute(query, (game, SHORT_DIGEST, short)).fetchone()
    return None if row is None else bytes(row[0])


def fitted(game: str, edition: Edition) -> Pack:
    """The edition as today's game reads it: what the game has learnt to ask since is answered by today's house, and
    what it no longer asks is left out."""
    services, schema = house_edition(game), schema_of(game)
    values = msgspec.json.decode(msgspec.json.encode(edition.values))
    for _ in range(MOST_MENDS):
        reading = Reading()
        plain = schema.read(values, (), reading)
        if isinstance(plain, dict) and not reading.faults:
            reading.look_up(plain)
        if not reading.faults:
            assert isinstance(plain, dict)
            return Pack(Head(edition.head, edition.origin), edition.stack, plain, {})
        for path, _why in reading.faults:
            mend(values, services.values, path)
    return services


def mend(values: dict[str, Any], services: dict[str, Any], path: tuple[str, ...]) -> None:
    """Lay what the house has at a path in its place, or nothing if the house has nothing there."""
    inner: Any = values
    for step in path[:-1]:
        inner = inner.get(step) if isinstance(inner, dict) else inner[int(step)]
    known = at(services, path)
    if isinstance(inner, list):
        inner[int(path[-1])] = known
    elif known is None:
        inner.pop(path[-1], None)
    elif isinstance(inner, dict):
        inner[path[-1]] = known
