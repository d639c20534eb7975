"""`samovar packs`: editions listed, checked and shown, and a template that an owner fills in."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from samovar.cli import app, packs
from samovar.cli.catalogue import Content, content_of
from samovar.cli.template import toml, values_page
from samovar.content.packs import Pack, overlaid, read
from samovar.games import Entry, catalogue, open_box
from samovar.lab.arena import play_recorded
from tests.kernel.test_packs import CARDS, HEAD, LIMITS, SCHEMA, box, folder, house


def run(*arguments: object):
    return CliRunner().invoke(app, ["packs", *map(str, arguments)])


@pytest.fixture
def tiny(tmp_path, monkeypatch):
    """A shelf with two games: the edition of one lies in a folder of its own, the other is still coming."""
    house(tmp_path).rename(tmp_path / "data")
    names = {"fr": "Petit", "en": "Tiny"}
    shelf = [
        Entry("tiny", names, names, (2, 4), (5, 10), "playable"),
        Entry("later", names, names, (2, 2), (5, 5), "coming"),
    ]
    contents = {"tiny": Content("tiny", SCHEMA)}
    monkeypatch.setattr(packs, "files", {"tiny": tmp_path}.get)
    monkeypatch.setattr(packs, "catalogue", lambda: shelf)
    monkeypatch.setattr("samovar.cli.catalogue.catalogue", lambda: shelf)
    monkeypatch.setattr(packs, "content_of", contents.get)
    monkeypatch.setattr(packs, "open_box", lambda id, pack: None)
    return tmp_path


def edition(path) -> Pack:
    return read(path / "data", SCHEMA)


def test_editions_are_listed_with_their_origins(tiny):
    label = edition(tiny).label

    listed = run("list").stdout
    plain = json.loads(run("list", "--json").stdout)

    assert label in listed
    assert plain == [
        {
            "game": "tiny",
            "id": "house",
            "version": 1,
            "title": {"fr": "Édition maison", "en": "House edition"},
            "label": label,
            "origins": {"printed": 0, "rulebook": 2, "inferred": 6, "house": 7},
        }
    ]


def test_a_good_pack_is_well(tiny):
    result = run("check", tiny / "data")

    assert result.exit_code == 0
    assert result.stdout == f"{edition(tiny).label} is well: 2 rulebook, 6 inferred, 7 house.\n"


def test_a_good_overlay_is_well(tiny):
    result = run("check", box(tiny, "[limits]\nbarrels = 58\n"))

    assert result.exit_code == 0
    assert " over house is well: 1 printed, 1 rulebook, 6 inferred, 7 house." in result.stdout


def test_a_faulty_pack_is_told_fault_by_fault(tiny):
    faulty = house(tiny, limits=LIMITS.replace("60", "61"), cards=CARDS.replace("cards = 2", "cards = 9"))

    result = run("check", faulty)

    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        "limits.toml:4: limits.barrels: must be from 0 to 60, not 61",
        "cards.toml:5: cards.a01.effects.0.cards: must be from 1 to 3, not 9",
        f"2 faults in {faulty}.",
    ]


def test_a_faulty_overlay_is_told_fault_by_fault(tiny):
    result = run("check", box(tiny, "[zones.atlantis]\nhaven = true\n"))

    assert result.exit_code == 1
    assert "values.toml:1: zones.atlantis: is not in the pack that this one lies over" in result.stderr


def test_a_pack_of_a_coming_game_is_checked_for_its_shape(tiny):
    head = HEAD.replace('"tiny"', '"later"')
    good = folder(tiny / "good", pack=head, values='[any]\norigin = "house"\nthing = 1\n')
    bad = folder(tiny / "bad", pack=head, values="[any]\nthing = 1\n")

    assert run("check", good).exit_code == 0
    assert "values.toml:1: any: states no origin for thing" in run("check", bad).stderr


def test_a_pack_of_an_unknown_game_names_those_there_are(tiny):
    result = run("check", folder(tiny / "odd", pack=HEAD.replace('"tiny"', '"chess"')))

    assert (result.exit_code, result.stderr) == (2, "There is no game called chess. There are: tiny, later.\n")


def test_values_are_shown_with_their_origins(tiny):
    shown = run("show", "tiny").stdout
    plain = json.loads(run("show", "tiny", "--json", "--origin", "rulebook").stdout)

    assert "zones.elsass.terrain" in shown
    assert [(row["path"], row["value"]) for row in plain["values"]] == [
        ("limits.barrels", 60),
        ("zones.tirol.name", "Tirol"),
    ]


def test_values_are_shown_with_an_overlay_on_them(tiny):
    over = box(tiny, "[limits]\nbarrels = 58\n")

    plain = json.loads(run("show", "tiny", "--json", "--over", over, "--origin", "printed").stdout)

    assert plain["values"] == [{"path": "limits.barrels", "value": 58, "origin": "printed"}]
    assert plain["label"].startswith("house@1+my-box@1:")


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("show", "chess"), 2, "There is no game called chess."),
        (("show", "later"), 1, "later is still coming: it has no content yet."),
        (("show", "tiny", "--origin", "hearsay"), 2, "There is no origin called hearsay."),
        (("new", "later", "somewhere"), 1, "later is still coming"),
    ],
)
def test_what_cannot_be_shown_is_said(tiny, arguments, code, said):
    result = run(*arguments)

    assert result.exit_code == code
    assert said in result.stderr


def test_a_folder_that_is_no_pack_is_said(tiny):
    (tiny / "empty").mkdir()

    result = run("check", tiny / "empty")

    assert result.exit_code == 1
    assert "empty: has no pack.toml, so it is not a pack" in result.stderr


def test_a_template_is_a_good_overlay_that_changes_nothing(tiny):
    written = run("new", "tiny", tiny / "My Box 2")

    pack = overlaid(edition(tiny), tiny / "My Box 2", SCHEMA)

    assert written.exit_code == 0
    assert pack.stack == ["house@1", "my-box-2@1"]
    assert pack.values == edition(tiny).values
    assert run("check", tiny / "My Box 2").exit_code == 0


def test_a_template_with_every_comment_taken_away_is_a_good_overlay(tiny):
    run("new", "tiny", tiny / "box")
    page = tiny / "box" / "values.toml"
    lines = page.read_text(encoding="utf-8").splitlines()
    page.write_text("\n".join(line.removeprefix("# ") for line in lines[3:]), encoding="utf-8")

    pack = overlaid(edition(tiny), tiny / "box", SCHEMA)

    assert pack.values == edition(tiny).values
    assert pack.origin_of("zones.elsass.terrain") == "printed"
    assert pack.origin_of("limits.barrels") == "rulebook"


def test_a_template_never_writes_over_something(tiny):
    run("new", "tiny", tiny / "box")

    again = run("new", "tiny", tiny / "box")

    assert again.exit_code == 1
    assert "is there already and not empty." in again.stderr


def test_a_template_asks_only_for_what_no_rulebook_gives(tiny):
    page = values_page(edition(tiny))

    assert "# barrels = 60" not in page
    assert "# towers = 12  # inferred" in page
    assert '# text = { fr = "Piochez.", en = "Draw." }  # house' in page


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (True, "true"),
        (7, "7"),
        ('say "no"\n', '"say \\"no\\"\\n"'),
        ([1, [True]], "[1, [true]]"),
        ({"do": "draw", "n": None}, '{ do = "draw" }'),
        ({}, "{}"),
    ],
)
def test_values_are_written_in_the_format_of_the_files(value, written):
    assert toml(value) == written


def test_every_edition_of_the_shelf_is_well():
    for entry in catalogue():
        if content_of(entry.id) is not None:
            assert packs.edition(entry.id).game == entry.id


STEAM = """id = "mine"
game = "steamwatchers"
version = 1
title = { fr = "A", en = "A" }
over = "house"
origin = "house"
"""


def mine(path, values):
    return folder(path, pack=STEAM, values=values)


def test_a_pack_is_checked_as_play_opens_it_with_line_and_nearest_id(tmp_path):
    """Neighbours that are not mutual: the schema has nothing against them, the board cannot be laid."""
    zones = packs.edition("steamwatchers").values["zones"]
    lonely = next(id for id in zones if zones[id]["neighbours"])

    mutual = run("check", mine(tmp_path / "a", f"[zones.{lonely}]\nneighbours = []\n"))
    mistyped = run("check", mine(tmp_path / "b", f"# a zone\n[zones.{lonely}x]\nhaven = true\n"))

    assert mutual.exit_code == 1
    assert "neighbour" in mutual.stderr
    assert "values.toml:2: " in mistyped.stderr
    assert f"did you mean '{lonely}'?" in mistyped.stderr
    assert "1 fault in" in mistyped.stderr


def test_installed_packs_are_listed_compared_and_found_by_replay(tmp_path):
    zones = packs.edition("steamwatchers").values["zones"]
    zone, haven = next((id, each["haven"]) for id, each in zones.items())
    pack = mine(tmp_path / "mine", f"[zones.{zone}]\nhaven = {str(not haven).lower()}\n")
    record = tmp_path / "game.record"
    game = open_box("steamwatchers", packs.opened(pack))
    record.write_text(play_recorded(game, {}, ["random"], bytes(32)).record.text())
    data = tmp_path / "data"

    before = CliRunner().invoke(app, ["replay", str(record), "--data", str(data)])
    given = CliRunner().invoke(app, ["replay", str(record), "--data", str(data), "--pack", str(pack)])
    installed = run("install", pack, "--data", data)
    after = CliRunner().invoke(app, ["replay", str(record), "--data", str(data)])
    listed = run("list", "--data", data).stdout
    differs = run("diff", "steamwatchers", pack, "--json")

    assert installed.exit_code == 0, installed.output
    assert "Not of this version" in before.output
    assert "Not of this version" not in given.output + after.output
    assert "every one fits" in given.output
    assert "every one fits" in after.output
    assert "mine@1" in listed
    assert differs.exit_code == 1
    told = json.loads(differs.stdout)["differences"]
    assert told == [{"path": f"zones.{zone}.haven", "first": haven, "second": not haven}]
    assert run("diff", "steamwatchers", "steamwatchers").exit_code == 0
