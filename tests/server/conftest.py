"""A server in memory, its file in a folder of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient
from litestar.utils.signature import ParsedSignature

from samovar.server import databases, people
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.postgres import RUNNING, Postgres, running
from tests.server.stores import keep_in_postgres, on_postgres

HERE = "http://127.0.0.1:7266"


def read_signatures_once() -> None:
    """Of the hundreds of applications that tests make, all have the same handlers, whose signatures Litestar would read
    anew for each: a third of the time that one takes."""
    read = ParsedSignature.from_fn
    known: dict[Any, ParsedSignature] = {}

    def from_fn(fn: Any, signature_namespace: dict[str, Any]) -> ParsedSignature:
        key = (fn, *sorted(signature_namespace))
        if key not in known:
            known[key] = read(fn, signature_namespace)
        return known[key]

    ParsedSignature.from_fn = from_fn  # type: ignore[method-assign]


read_signatures_once()


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
    app = create_app(Settings(tmp_path / "files"), Client(built))
    with TestClient(app, base_url=HERE) as client:
        yield client


@pytest.fixture
def kettle(tmp_path: Path, built: Path) -> Iterator[TestClient[Litestar]]:
    """A server whose only game is Kettle; its bots think at once and limits are loose."""
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, absence=0.0, slack=1000)
    app = create_app(settings, Client(built), kettle_catalogue())
    with TestClient(app, base_url=HERE) as client:
        yield client
