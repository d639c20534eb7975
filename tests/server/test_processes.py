"""Several processes on one database: any takes any visitor, a table has one owner, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from samovar.cli import app as command_line
from samovar.cli.exits import UNREADABLE
from samovar.server import archive
from samovar.server.leases import LeaseLost, Leases, fenced, ours
from samovar.server.lobby import fresh_facts
from samovar.server.news import PART, TURNS, Wire
from samovar.server.peers import Peers
from samovar.server.people import Person
from samovar.server.refusals import Refused
from samovar.server.schema import LEASES, MUTES, PERSONS, PROCESSES
from samovar.server.store import Store
from samovar.server.wire.tables import NewTable
from tests.server.keeping import STORE
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.machine import PATIENCE, Line, Machine, Visitor
from tests.server.postgres import RUNNING, Postgres, database_for
from tests.server.serve_kettle import TOGETHER
from tests.server.test_restart import lay, state_of

RESTART = 1012


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Machine, Machine]]:
    """Two processes, each with a port of its own, so that a test knows whom it asks."""
    for name, value in ((STORE, "postgresql"), (RUNNING, postgres.address), (TOGETHER, "1")):
        monkeypatch.setenv(name, value)
    with Machine(tmp_path, pause=0.1) as first, Machine(tmp_path, pause=0.1) as second:
        yield first, second


class At(Visitor):
    """Somebody whom we know already, at another process."""

    def __init__(self, known: Visitor, machine: Machine) -> None:
        self.machine, self.cookie = machine, known.cookie


def until(what: Callable[[], Any]) -> Any:
    late = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < late
        time.sleep(0.05)
    return found


def ended(line: Line) -> int | None:
    """Read on until it is closed: by which code."""
    try:
        while True:
            line.next()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def news(visitor: Visitor) -> Any:
    address = f"ws://{visitor.machine.address}/api/me/live"
    return connect(address, additional_headers={"cookie": visitor.cookie}, legacy=True)


def test_two_play_at_two_processes_and_nothing_is_lost_with_the_one_that_has_the_table(
    pair: tuple[Machine, Machine], tmp_path: Path, postgres: Postgres
):
    first, second = pair
    anna, boris = Visitor(first), Visitor(second)
    table, bots = lay(anna, "me", "open"), lay(anna, "bot", "bot")
    code = anna.request("GET", f"/api/tables/{table}")["code"]
    assert boris.request("GET", f"/api/codes/{code}")["id"] == table
    boris.request("POST", f"/api/tables/{table}/join", {})
    with news(boris) as told:
        assert json.loads(told.recv(PATIENCE))["turns"] == []
        boris.request("POST", f"/api/tables/{table}/ready", {"ready": True})
        until(lambda: [turn["table"] for turn in json.loads(told.recv(PATIENCE))["turns"]] == [table])
    hers, his = anna.connect(table), boris.connect(table)
    assert hers.choose("burn 3", "bid")["type"] == "accepted"
    his.until_state(lambda state: state["answers"][0] == "sealed")
    before = state_of(his)
    mine = next(each for each in boris.request("GET", "/api/me/tables") if each["id"] == table)
    assert [seat["here"] for seat in mine["seats"]] == [True, True]

    first.kill()

    assert ended(his) == RESTART
    again = At(boris, second).connect(table)
    assert state_of(again) == before
    hers = At(anna, second).connect(table)
    assert hers.choose("burn 3", "bid")["type"] == "accepted"  # the same message once more is the same choice
    assert hers.state["answers"][0] == "burn 3"
    assert again.choose("burn 1", "b1")["type"] == "accepted"
    hers.until_state(lambda state: state["answers"] == [None, None])
    assert [line["args"]["pieces"] for line in hers.state["lines"] if line["key"] == "event-burnt"] == [3, 1]
    until(lambda: At(anna, second).request("GET", f"/api/tables/{bots}")["status"] == "over")
    assert [said for said in second.complaints().splitlines() if "another process died" not in said] == []


def test_a_process_that_has_lost_a_table_stores_nothing_and_sends_everybody_to_the_new_owner(
    pair: tuple[Machine, Machine], postgres: Postgres, tmp_path: Path
):
    first, second = pair
    anna = Visitor(first)
    table = lay(anna, "me", "same-screen")
    hers = anna.connect(table, seat=0)
    store = Store(database_for(postgres.address, tmp_path))
    theirs = select(PROCESSES.c.id).where(
        PROCESSES.c.id != select(LEASES.c.process).where(LEASES.c.table_id == table).scalar_subquery()
    )

    taken = update(LEASES).where(LEASES.c.table_id == table)
    taken = taken.values(process=theirs.scalar_subquery(), term=LEASES.c.term + 1)
    store.write(lambda connection: connection.execute(taken)).result()
    with pytest.raises(ConnectionClosed) as closed:
        hers.choose("burn 3", "bid")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == RESTART
    again = anna.connect(table, seat=0)  # led to the other
    assert again.state["answers"] == [None, None]
    assert again.choose("burn 2", "bid2")["type"] == "accepted"
    here = httpx.get(f"http://{first.address}/metrics", timeout=PATIENCE).text
    there = httpx.get(f"http://{second.address}/metrics", timeout=PATIENCE).text
    assert ("samovar_connections 0.0" in here, "samovar_connections 1.0" in there) == (True, True)
    store.close()


def test_whoever_lost_a_lease_cannot_write_and_a_taking_waits_for_writes_under_way(postgres: Postgres, tmp_path: Path):
    address = database_for(postgres.address, tmp_path)
    store, other = Store(address), Store(address)
    mine, theirs = (Leases(each, Peers(each.engine, "127.0.0.1:1")) for each in (store, other))
    lay_row(store, "t")

    lease = mine._take("t")
    assert lease is not None
    with pytest.raises(Refused):
        theirs._take("t")
    assert theirs._take("no-such-table") is None
    with store.engine.begin() as writing:
        assert ours(writing, lease)
        with other.engine.connect() as taking:
            taking.execute(text("SET lock_timeout = '100ms'"))
            with pytest.raises(OperationalError):
                taking.execute(update(LEASES).values(term=9))
    mine.peers._let_go()  # as a killed process does
    new = theirs._take("t")
    write = fenced(lease, lambda connection: connection.execute(insert(MUTES).values(person="a", muted="b")))
    fault = store.write(write).exception(PATIENCE)

    assert new is not None
    assert new.term > lease.term
    assert isinstance(fault, LeaseLost)
    assert store.read(lambda connection: connection.execute(select(MUTES)).all()) == []
    mine.held["t"] = lease
    mine.peers._beat()  # it lives after all, finds the database again, and what it has lost
    assert mine.lost(False) == [lease]
    for each in (mine, theirs):
        each.peers.close()
    store.close()
    other.close()


def lay_row(store: Store, id: str) -> None:
    host = Person("anna", "Anna", None)
    facts = fresh_facts(kettle_catalogue().box("kettle", "house"), {}, host, NewTable(game="kettle"))

    def work(connection: Connection) -> None:
        connection.execute(insert(PERSONS).values(id=host.id, name=host.name, made_at=0.0))
        archive.lay(connection, msgspec.structs.replace(facts, id=id), [])

    store.write(work).result()


def test_a_file_has_one_process(tmp_path: Path):
    told = CliRunner().invoke(command_line, ["serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)])

    assert (told.exit_code, "PostgreSQL" in told.output) == (UNREADABLE, True)


def test_the_command_serves_with_two_processes_replaces_one_that_is_killed_and_ends_all(
    postgres: Postgres, tmp_path: Path
):
    address = database_for(postgres.address, tmp_path)
    words = ["serve", "--workers", "2", "--port", "0", "--data", str(tmp_path), "--database", address]
    server = subprocess.Popen(
        [sys.executable, "-c", "from samovar.cli import main; main()", *words], stdout=subprocess.PIPE, text=True
    )
    store = Store(address)
    alive = select(PROCESSES.c.id)

    def processes() -> set[int]:
        return set(store.read(lambda connection: connection.execute(alive).scalars().all()))

    try:
        assert server.stdout is not None
        here = server.stdout.readline().split()[4]
        before = until(lambda: len(now := processes()) == 2 and now)
        os.kill(children(server.pid)[0], signal.SIGKILL)
        until(lambda: len(now := processes()) == 2 and now != before)
        assert httpx.get(f"{here}healthz", timeout=PATIENCE).status_code == 200
        server.terminate()
        assert server.wait(PATIENCE) == 0
        assert not processes() & before
    finally:
        server.kill()
        server.communicate()
        store.close()


def children(pid: int) -> list[int]:
    """The workers of a server, not what helps multiprocessing."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


async def test_news_of_many_turns_go_together_and_none_is_missing(postgres: Postgres, tmp_path: Path):
    """Every notice costs every process that listens: with many processes that would be the first to be too much."""
    store, heard = Store(database_for(postgres.address, tmp_path)), []
    here = Wire(store, 1, lambda *_: None)
    there = Wire(store, 2, lambda kind, *told: heard.append((kind, told)))
    late = time.monotonic() + PATIENCE
    while not heard and time.monotonic() < late:
        here.send(PART, "somebody")
        await asyncio.sleep(0.1)
    people = {f"{number:016}" for number in range(500)}

    for person in people:
        here.send(TURNS, [person])
    told: set[str] = set()
    while told != people and time.monotonic() < late:
        await asyncio.sleep(0.05)
        told = {person for kind, (persons, *_) in heard if kind == TURNS for person in persons}

    assert told == people
    assert sum(kind == TURNS for kind, _ in heard) == 3
    await here.close()
    await there.close()
    store.close()
