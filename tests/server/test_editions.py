"""Editions: content that is kept by its digest, and read by a game that has learnt to ask for more since."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from samovar.games import catalogue, house_edition, open_box
from samovar.server import archive, editions
from samovar.server.editions import SHIPPED, edition_of, fitted, found
from samovar.server.moments import unpacked
from samovar.server.store import Store

GAMES = [entry.id for entry in catalogue()]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_found_by_the_digest_that_records_name_and_opens_the_same_game(game: str, tmp_path: Path):
    pack = house_edition(game)
    edition = edition_of(pack, {"fr": "clan-menrau = Nous"})
    store = Store(tmp_path / "samovar.sqlite3")
    for _ in range(2):  # once and for all
        store.write(lambda connection: archive.keep_edition(connection, edition)).result(5)
    store.close()

    kept = found(tmp_path / "samovar.sqlite3", game, pack.label.rpartition(":")[2])

    assert kept is not None
    assert kept.texts == {"fr": "clan-menrau = Nous"}
    assert fitted(game, kept).label == pack.label
    assert open_box(game, fitted(game, kept)).pack() == open_box(game).pack()


def test_what_an_edition_was_never_asked_is_answered_by_the_house_and_what_is_asked_no_more_is_left_out():
    edition = edition_of(house_edition("steamwatchers"), {})
    edition = msgspec.json.decode(msgspec.json.encode(edition), type=editions.Edition)
    clan = edition.values["clans"]["menrau"]
    clan["stocks"]["contraband"] = 8
    del clan["stocks"]["clean"]
    clan["moon"] = 3
    del edition.values["kits"]

    pack = fitted("steamwatchers", edition)

    house = house_edition("steamwatchers")
    assert pack.at("clans.menrau.stocks.contraband") == 8
    assert pack.at("clans.menrau.stocks.clean") == house.at("clans.menrau.stocks.clean")
    assert "moon" not in pack.at("clans.menrau")
    assert pack.at("kits") == house.at("kits")
    assert open_box("steamwatchers", pack).pack() != house.label


@pytest.mark.parametrize("short", ["", "../../etc/pas", "6e182c62c71", "zzzzzzzzzzzz"])
def test_what_nobody_kept_is_not_found(short: str, tmp_path: Path):
    assert found(tmp_path / "samovar.sqlite3", "reckoners", short) is None


def test_the_editions_that_came_before_the_store_come_with_the_program(tmp_path: Path):
    for path in SHIPPED.glob("*.json.z"):
        game, short = path.name.removesuffix(".json.z").rsplit("-", 1)
        edition = msgspec.json.decode(unpacked(path.read_bytes()), type=editions.Edition)

        assert edition.pack().digest.startswith(short)
        assert fitted(game, edition).game == game
        assert found(tmp_path / "samovar.sqlite3", game, short) == edition
    assert len(list(SHIPPED.glob("*.json.z"))) == len(GAMES)
