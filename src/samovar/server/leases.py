"""Leases: which process has a table, where several share a database, and how one that has lost it is kept out.

A lease is a row with a process and a term, which grows with every taking. Whatever a room writes reads its row in the
same transaction, locked against change: a taking waits for writes under way, and none of the former owner follows it.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, bindparam, literal, select, update

from samovar.server.peers import NOW, Peers, died
from samovar.server.refusals import BUSY, Refused
from samovar.server.schema import LEASES, PROCESSES, TABLES
from samovar.server.store import Store, Work

Answer = TypeVar("Answer")


class Lease(NamedTuple):
    table: str
    process: int
    term: int


class Peer(NamedTuple):
    """Where another process is reached, and what it must be told."""

    address: str
    token: str


class LeaseLost(Exception):
    """Somebody else has the table now."""


FENCE = (
    select(LEASES.c.term)
    .where(
        LEASES.c.table_id == bindparam("table"),
        LEASES.c.process == bindparam("process"),
        LEASES.c.term == bindparam("term"),
    )
    .with_for_update(read=True)
)
HOLDER = (
    select(LEASES.c.process, PROCESSES.c.address, PROCESSES.c.token)
    .join(PROCESSES, PROCESSES.c.id == LEASES.c.process)
    .where(LEASES.c.table_id == bindparam("table"), PROCESSES.c.until > NOW)
)


def ours(connection: Connection, lease: Lease) -> bool:
    """Whether a lease still holds. If so, it does until this transaction ends."""
    return connection.execute(FENCE, lease._asdict()).first() is not None


def fenced(lease: Lease | None, work: Work[Answer]) -> Work[Answer]:
    """A work of a room, which is undone if the room's table is somebody else's. One process alone has no leases."""
    if lease is None:
        return work
    held = lease

    def guarded(connection: Connection) -> Answer:
        if not ours(connection, held):
            raise LeaseLost(held.table)
        return work(connection)

    return guarded


def held_by(connection: Connection, process: int) -> set[Lease]:
    rows = connection.execute(select(LEASES.c.table_id, LEASES.c.term).where(LEASES.c.process == process))
    return {Lease(row.table_id, process, row.term) for row in rows}


class Leases:
    """Those of this process. A taking has a transaction of its own, which waits for nothing else."""

    def __init__(self, store: Store, peers: Peers) -> None:
        self.store = store
        self.peers = peers
        self.held: dict[str, Lease] = {}

    async def take(self, table: str) -> Lease | None:
        """The lease of a table, or nothing if there is no such table; Refused if another process has it."""
        lease = await asyncio.to_thread(self._take, table)
        if lease is not None:
            self.held[table] = lease
        return lease

    def _take(self, table: str) -> Lease | None:
        from sqlalchemy.dialects import postgresql

        there = select(TABLES.c.id, literal(0)).where(TABLES.c.id == table)
        made = postgresql.insert(LEASES).from_select(["table_id", "term"], there).on_conflict_do_nothing()
        mine = LEASES.c.table_id == table
        with self.store.engine.begin() as connection:
            connection.execute(made)
            row = connection.execute(select(LEASES).where(mine).with_for_update()).first()
            if row is None:
                return None
            me = self.peers.id
            if row.process not in (None, me) and holder(connection, table, me) is not None:
                raise Refused("why-come-back", BUSY)
            term: int = connection.execute(
                update(LEASES).where(mine).values(process=me, term=row.term + 1).returning(LEASES.c.term)
            ).scalar_one()
        return Lease(table, me, term)

    def give_back(self, lease: Lease) -> None:
        """Written without anybody waiting: if it fails, whoever takes the table next finds it to be ours."""
        self.forget(lease)
        still = (LEASES.c.table_id == lease.table, LEASES.c.process == lease.process, LEASES.c.term == lease.term)
        self.store.write(lambda connection: connection.execute(update(LEASES).where(*still).values(process=None)))

    def forget(self, lease: Lease) -> None:
        """It is not ours, or shall not be."""
        if self.held.get(lease.table) == lease:
            del self.held[lease.table]

    async def elsewhere(self, table: str) -> Peer | None:
        """The process that has this table, if it is another one that lives."""
        if table in self.held:
            return None
        return await self.store.look(lambda connection: holder(connection, table, self.peers.id))

    async def held_elsewhere(self, tables: list[str]) -> set[str]:
        """Which of these another process has. One that has died since the last look may be among them."""
        there = LEASES.c.table_id.in_([table for table in tables if table not in self.held])
        chosen = select(LEASES.c.table_id).join(PROCESSES, PROCESSES.c.id == LEASES.c.process)
        chosen = chosen.where(there, LEASES.c.process != self.peers.id, PROCESSES.c.until > NOW)
        return await self.store.look(lambda connection: set(connection.execute(chosen).scalars()))

    def lost(self, all_of_them: bool) -> list[Lease]:
        """In a thread: those that we believed to be ours."""
        believed = list(self.held.values())
        kept = set() if all_of_them else self.store.read(lambda connection: held_by(connection, self.peers.id))
        return [lease for lease in believed if lease not in kept]


def holder(connection: Connection, table: str, me: int) -> Peer | None:
    """Who has it and lives, but us."""
    row = connection.execute(HOLDER, {"table": table}).first()
    if row is None or row.process == me or died(connection, row.process):
        return None
    return Peer(row.address, row.token)
