"""An owner's content packs at the server: listed, chosen, kept by the table, and refused with where and why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from typer.testing import CliRunner

from samovar.cli import app as command
from samovar.games import open_box
from samovar.server.app import create_app
from samovar.server.catalogue import catalogue_at
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.readers import sentence_of

Server = TestClient[Litestar]
HEAD = """
id = "{id}"
game = "steamwatchers"
version = {version}
title = {{ fr = "Ma boîte", en = "My box" }}
over = "house"
origin = "printed"
"""
CLANS = ["menrau", "rhone"]
CLEAN = 9  # fuel that both clans start with in this box; the house edition has less


def boxed(folder: Path, clean: object = CLEAN, version: int = 1) -> Path:
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(
        HEAD.format(id=folder.name.partition("@")[0] if "@" in folder.name else "my-box", version=version),
        encoding="utf-8",
    )
    values = [f"[clans.{clan}.stocks]\nclean = {clean}\n" for clan in CLANS]
    (folder / "values.toml").write_text("".join(values), encoding="utf-8")
    return folder


# By game: what an owner has read off his box, and where it is printed for those who draw.
OTHERWISE: dict[str, tuple[str, list[str | int], int]] = {
    "steamwatchers": ("[clans.menrau.stocks]\nclean = 9\n", ["clans", "menrau", "stocks", 0], 9),
    "steamfront": ("[cards.lum-champion]\nlife = 11\n", ["cards", 0, "life"], 11),
    "reckoners": ("[epics.curveball]\nhealth = 7\n", ["epics", "curveball", "health"], 7),
}


def printed_by(guest: Guest, game: str, pack: str, path: list[str | int]) -> object:
    answer = guest.get(f"/api/games/{game}/files/printed.json", pack=pack)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    for step in path:
        found = found[step]
    return found


def install(folder: Path, files: Path) -> str:
    told = CliRunner().invoke(command, ["packs", "install", str(folder), "--data", str(files)])
    return told.output


@pytest.fixture
def files(tmp_path: Path) -> Path:
    return tmp_path / "files"


@pytest.fixture
def house(files: Path, built: Path) -> Iterator[Server]:
    app = create_app(Settings(files, bots="process", bot_pause=0, slack=1000), Client(built))
    with TestClient(app, base_url=HERE) as client:
        yield client


def laid(guest: Guest, pack: str) -> tuple[str, dict[str, list[int]]]:
    """The table's name, and its rows: the clan that deploys first has its fuel already."""
    config = {"players": 2, "scenario": "war", "clans": CLANS}
    table = guest.post("/api/tables", {"game": "steamwatchers", "pack": pack, "config": config}).json()
    state = guest.get(f"/api/tables/{table['id']}/state", seat=0).json()
    return table["id"], state["rows"]


def test_a_pack_that_was_installed_can_be_chosen_and_its_values_are_played_with(house, files, tmp_path):
    told = install(boxed(tmp_path / "mine"), files)
    anna = Guest(house)

    box = anna.get("/api/games/steamwatchers").json()
    _, ours = laid(anna, "house")
    table, printed = laid(anna, "my-box@1")

    assert "my-box@1 can be chosen" in told
    assert box["packs"] == [{"id": "my-box@1", "title": {"fr": "Ma boîte", "en": "My box"}, "faults": []}]
    assert CLEAN in printed["clean-stock"]
    assert CLEAN not in ours["clean-stock"]
    assert anna.get(f"/api/tables/{table}").json()["pack"] == "my-box@1"


@pytest.mark.parametrize("game", OTHERWISE)
def test_boards_are_drawn_with_what_the_pack_prints_and_says(house, files, game: str):
    values, path, number = OTHERWISE[game]
    folder = files / "packs" / game / "my-box@1"
    (folder / "texts").mkdir(parents=True)
    edition = open_box(game).pack().partition("@")[0]
    head = (
        HEAD.format(id="my-box", version=1).replace('"steamwatchers"', f'"{game}"').replace('"house"', f'"{edition}"')
    )
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    (folder / "values.toml").write_text(values)
    (folder / "texts" / "fr.ftl").write_text("my-own-word = À moi\n", encoding="utf-8")
    anna = Guest(house)

    ours = printed_by(anna, game, "house", path)
    owners = printed_by(anna, game, "my-box@1", path)
    words = anna.get(f"/api/games/{game}/texts/fr", pack="my-box@1").text

    assert owners == number
    assert ours != number
    assert words.endswith("my-own-word = À moi\n")
    assert "my-own-word" not in anna.get(f"/api/games/{game}/texts/fr").text


def test_a_file_of_a_pack_that_is_not_there_is_refused(house):
    refused = Guest(house).get("/api/games/steamwatchers/files/printed.json", pack="my-box@7")

    assert refused.status_code == 404
    assert refused.json()["key"] == "why-no-such-pack"


def test_bots_think_with_the_same_pack(house, files, tmp_path):
    install(boxed(tmp_path / "mine"), files)

    catalogue = catalogue_at(f"samovar.server.catalogue:house_catalogue:{files / 'packs'}")

    assert "my-box@1" in catalogue.box("steamwatchers", "my-box@1").game.pack()


def test_a_newer_version_lies_beside_the_older_that_a_table_keeps(house, files, tmp_path):
    install(boxed(tmp_path / "first"), files)
    anna = Guest(house)
    table, _ = laid(anna, "my-box@1")

    same = install(boxed(tmp_path / "other", clean=8), files)
    newer = install(boxed(tmp_path / "newer", clean=8, version=2), files)
    listed = [pack["id"] for pack in anna.get("/api/games/steamwatchers").json()["packs"]]
    kept = anna.get(f"/api/tables/{table}/state", seat=0).json()

    assert "Give yours a higher version" in " ".join(same.split())
    assert "my-box@2 can be chosen" in newer
    assert listed == ["my-box@2"]
    assert CLEAN in kept["rows"]["clean-stock"]


def test_a_bad_pack_is_listed_with_where_and_why_and_cannot_be_played(house, files):
    boxed(files / "packs" / "steamwatchers" / "my-box@1", clean='"plenty"')
    anna = Guest(house)

    (listed,) = anna.get("/api/games/steamwatchers").json()["packs"]
    refused = anna.post("/api/tables", {"game": "steamwatchers", "pack": "my-box@1"})

    assert "values.toml" in listed["faults"][0]["where"]
    assert "clans.menrau.stocks.clean" in listed["faults"][0]["where"]
    assert refused.status_code == 400
    assert refused.json()["key"] == "why-bad-pack"
    assert refused.json()["args"] == {
        "pack": "my-box@1",
        "where": listed["faults"][0]["where"],
        "reason": listed["faults"][0]["text"],
    }
    assert listed["faults"][0]["why"] == "must be a whole number, not 'plenty'"
    assert "doit être un nombre entier, et non 'plenty'" in sentence_of(house, refused.json(), game="steamwatchers")


@pytest.mark.parametrize("name", ["my-box@7", "../../etc@1", "nothing", "my-box@1/../x@1"])
def test_a_pack_that_is_not_there_is_refused(house, name: str):
    refused = Guest(house).post("/api/tables", {"game": "steamwatchers", "pack": name})

    assert refused.status_code == 404
    assert refused.json()["key"] == "why-no-such-pack"
