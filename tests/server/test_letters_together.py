"""Letters of several processes on one database: each is sent once, whoever sends it."""

from __future__ import annotations

import re
from collections import Counter
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from samovar.server.schema import LETTER_WAYS, OUTBOX
from samovar.server.store import Store
from tests.server.keeping import STORE
from tests.server.machine import Machine, Visitor
from tests.server.post import mail_server
from tests.server.postgres import RUNNING, Postgres, database_for
from tests.server.serve_kettle import ALL_LEAD, SMTP, TOGETHER
from tests.server.test_letters import words
from tests.server.test_processes import At, until
from tests.server.test_restart import lay

Told = tuple[str, str]  # to whom, of which table


def writable(store: Store, person: Visitor, address: str) -> None:
    """This person has confirmed an address."""
    id = person.request("GET", "/api/me")["id"]
    row = {"id": address, "person": id, "kind": "email", "form": "", "address": address, "made_at": 0.0}
    store.write(lambda connection: connection.execute(insert(LETTER_WAYS).values(**row, confirmed_at=1.0))).result()


def met(one: Visitor, other: Visitor) -> str:
    """A table of two at which both are asked."""
    table: str = lay(one, "me", "open")
    other.request("POST", f"/api/tables/{table}/join", {})
    other.request("POST", f"/api/tables/{table}/ready", {"ready": True})
    return table


def said_in(letter: EmailMessage) -> list[Told]:
    return [(str(letter["To"]), table) for table in set(re.findall(r"/t/(\w+)", words(letter)))]


def test_each_letter_is_sent_once_though_both_processes_want_to_and_the_rest_by_the_one_that_is_left(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with mail_server() as (mailbox, smtp):
        told = {STORE: "postgresql", RUNNING: postgres.address, TOGETHER: "1", SMTP: smtp, ALL_LEAD: "1"}
        for name, value in told.items():
            monkeypatch.setenv(name, value)
        with Machine(tmp_path) as first, Machine(tmp_path) as second:
            anna, bert = Visitor(first), Visitor(second)
            store = Store(database_for(postgres.address, tmp_path))
            for person, address in ((anna, "anna@example.org"), (bert, "bert@example.org")):
                writable(store, person, address)

            def all_told(tables: list[str]) -> bool:
                rows = store.read(lambda connection: connection.execute(select(OUTBOX)).all())
                return len(rows) == 2 * len(tables) and all(row.sent_at is not None for row in rows)

            tables = [met(anna, bert) for _ in range(6)]
            until(lambda: all_told(tables))
            first.kill()
            tables += [met(At(anna, second), bert) for _ in range(3)]
            until(lambda: all_told(tables))
            store.close()

    counts = Counter(each for letter in mailbox.letters for each in said_in(letter))
    assert counts == Counter((f"{name}@example.org", table) for name in ("anna", "bert") for table in tables)
