"""A server in memory, its file in a folder of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from copy import copy
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.events import SimpleEventEmitter
from litestar.testing import TestClient
from sqlalchemy import Connection

from samovar.server import app, databases, migrating, people
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.schema import METADATA
from samovar.server.settings import Settings
from tests.server.keeping import keep_in_postgres, on_postgres
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.postgres import RUNNING, Postgres, running

HERE = "http://127.0.0.1:7266"


def route_once() -> None:
    """Of the hundreds of applications that tests make, all have the same routes, which Litestar would put together anew
    for each: four fifths of the time that one takes. Here each is a copy that has its own service, start and end."""
    routed = app.routed
    known: dict[Any, app.Application] = {}

    def copied(settings: Settings) -> app.Application:
        key = (settings.trusted_proxies, settings.names)
        if key not in known:
            known[key] = routed(settings)
        one = copy(known[key])
        one.event_emitter = SimpleEventEmitter([])
        one.asgi_router = copy(one.asgi_router)
        one.asgi_router.app = one  # whose start and end it calls
        return one

    vars(app)["routed"] = copied


route_once()


def read_client_once() -> None:
    """The built client is the same for all who bring none of their own."""
    vars(app)["Client"] = cache(Client)


read_client_once()


class Tables:
    """Lays the tables of a new file by the statements that a first one was made with, which nobody writes anew."""

    def __init__(self) -> None:
        self.statements: list[str] = []

    def create_all(self, connection: Connection) -> None:
        if connection.dialect.name != "sqlite":
            METADATA.create_all(connection)
        elif self.statements:
            for statement in self.statements:
                connection.exec_driver_sql(statement)
        else:
            METADATA.create_all(connection)
            made = connection.exec_driver_sql("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
            self.statements = [row[0] for row in made]


vars(migrating)["METADATA"] = Tables()


def hash_quickly() -> None:
    """The same hashing of passwords with the least work: what makes them slow to guess makes tests slow, too."""
    vars(people)["PasswordHasher"] = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)


hash_quickly()


def write_lazily() -> None:
    """Files as they are, but nobody waits for the disk: no test cuts its power, and a process that is killed loses
    nothing that it has written."""
    prepare = databases.prepare

    def prepared(connection: Any, record: Any) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA synchronous = OFF")

    vars(databases)["prepare"] = prepared


write_lazily()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a process; each takes a database of its own."""
    with running() as server:
        yield server


@pytest.fixture(scope="session", autouse=True)
def store(request: pytest.FixtureRequest) -> None:
    """Where tests keep what a folder is named for: see stores.py."""
    if on_postgres():
        os.environ[RUNNING] = request.getfixturevalue("postgres").address
        keep_in_postgres()


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the bundler leaves it, small."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Samovar</title>" + "<p>steam</p>" * 100)
    (folder / "assets" / "index-4f2a.js").write_text("export const pressure = 1;\n" * 100)
    (folder / "assets" / "spectral-9c1d.woff2").write_bytes(bytes(range(256)) * 8)
    (folder / ".stamp").write_text("secret of the build")
    return folder


@pytest.fixture
def server(tmp_path: Path, built: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(Settings(tmp_path / "files"), Client(built)), base_url=HERE) as client:
        yield client


@pytest.fixture
def kettle(tmp_path: Path, built: Path) -> Iterator[TestClient[Litestar]]:
    """A server whose only game is Kettle; its bots think at once and limits are loose."""
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, absence=0.0, slack=1000)
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as client:
        yield client
