"""Where the server's file lies, what happens when it cannot, and what shares a commit."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, text

from samovar.server.files import Unopened
from samovar.server.schema import SHAPES
from samovar.server.settings import Settings, home_of_files
from samovar.server.store import Store


def test_the_file_lies_where_the_platform_keeps_such_files():
    home = Path.home()

    assert home_of_files("linux", {}) == home / ".local/share/samovar"
    assert home_of_files("linux", {"XDG_DATA_HOME": "/srv/share"}) == Path("/srv/share/samovar")
    assert home_of_files("darwin", {}) == home / "Library/Application Support/samovar"
    assert home_of_files("win32", {"LOCALAPPDATA": "/local"}) == Path("/local/samovar")


def test_a_relative_folder_in_the_environment_is_ignored():
    assert home_of_files("linux", {"XDG_DATA_HOME": "share"}) == Path.home() / ".local/share/samovar"


def test_a_new_folder_is_made_and_readers_never_wait_for_the_writer(tmp_path):
    store = Store(Settings(tmp_path / "a" / "b").database)

    with store.engine.connect() as connection:
        mode = connection.execute(text("PRAGMA journal_mode")).scalar()
    store.close()

    assert mode == "wal"


def test_a_folder_that_cannot_be_made_says_so(tmp_path):
    (tmp_path / "taken").write_text("a file, not a folder")

    with pytest.raises(Unopened) as refusal:
        Store(tmp_path / "taken" / "samovar.sqlite3")

    assert "taken" in str(refusal.value.path)
    assert refusal.value.reason


def test_a_file_that_is_no_database_says_so(tmp_path):
    spoilt = tmp_path / "samovar.sqlite3"
    spoilt.write_bytes(b"a shopping list " * 100)

    with pytest.raises(Unopened, match="not a database"):
        Store(spoilt)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Store]:
    store = Store(Settings(tmp_path).kept_at)
    yield store
    store.close()


def put(digest: str):
    def work(connection: Connection) -> str:
        connection.execute(insert(SHAPES).values(digest=digest, body=b"x"))
        return digest

    return work


def together(store: Store, *works):
    """What came of works that share a commit: they come while another is under way."""
    begun, busy = threading.Event(), threading.Event()

    def wait(_: Connection) -> bool:
        begun.set()
        return busy.wait(10)

    first = store.write(wait)
    assert begun.wait(10)
    done = [store.write(work) for work in works]
    busy.set()
    assert first.result(10)
    return [each.exception(10) or each.result() for each in done]


def kept(store: Store) -> list[str]:
    return sorted(store.read(lambda connection: connection.execute(select(SHAPES.c.digest)).scalars().all()))


def test_of_works_that_share_a_commit_one_that_fails_is_undone_alone(opened):
    def fails(connection: Connection) -> None:
        put("half")(connection)
        raise LookupError

    one, fault, other = together(opened, put("one"), fails, put("other"))

    assert (one, other) == ("one", "other")
    assert isinstance(fault, LookupError)
    assert kept(opened) == ["one", "other"]


def test_a_work_that_fails_by_itself_leaves_nothing_and_the_next_is_kept(opened):
    with pytest.raises(LookupError):
        opened.write(lambda connection: {"other": 0}[put("half")(connection)]).result(10)
    opened.write(put("next")).result(10)

    assert kept(opened) == ["next"]


def test_nothing_is_acknowledged_of_a_transaction_that_the_database_has_ended(opened):
    """As SQLite may when the disk is full: what came before in the same commit is gone, too."""

    def ended(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise LookupError

    answers = together(opened, put("before"), ended, put("after"))

    said = [each for each in answers if isinstance(each, str)]
    assert kept(opened) == said == []
