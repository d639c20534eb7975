"""Where the server's file lies, and what happens when it cannot."""

from pathlib import Path

import pytest
from sqlalchemy import text

from samovar.server.files import Unopened
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
