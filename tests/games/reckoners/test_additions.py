"""Cards beyond the two boxes: an owner's pack adds Reckoners, equipment and Epics in the words of the others."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from samovar.bots.bot import RandomBot
from samovar.cli import app
from samovar.content.packs import Pack, overlaid
from samovar.games.reckoners import cells
from samovar.games.reckoners.content import SCHEMA, Content, content_of, house_pack
from samovar.games.reckoners.content.ids import (
    ADDED_EPICS,
    ADDED_EQUIPMENT,
    ADDED_RECKONERS,
    BASE_EPICS,
    CARDS,
    EPICS,
    EQUIPMENT,
)
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.migrations import room_for_equipment
from samovar.kernel.errors import Faulty, Unreadable
from samovar.kernel.game import new_table
from samovar.kernel.match import Match, replay
from samovar.kernel.record import read_record
from samovar.kernel.saved import Sheet
from samovar.kernel.steps import asked
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from samovar.server.catalogue import house_catalogue
from samovar.speech import speech_of
from tests.games.reckoners.builders import Desk

HEAD = """
id = "my-box"
game = "reckoners"
version = 1
title = { fr = "Ma boîte", en = "My box" }
over = "house"
origin = "printed"
"""
ADDED = """
[reckoners.thia]
name = { fr = "Thia {noire}", en = "Thia" }
dice = { basic = 2, green = 3 }
[reckoners.thia.ability]
name = { fr = "Sang-froid", en = "Cool Head" }
text = { fr = "Deux jetons.", en = "Two tokens." }
kind = "use"
effect = "plan-now"
amount = 2

[equipment.ray-gun]
name = { fr = "Fusil à rayons", en = "Ray Gun" }
text = { fr = "Trois attaques.", en = "Three attacks." }
price = 1
kind = "free"
effect = "symbols"
gains = { attack = 3 }

[epics.tinder]
name = { fr = "Amadou", en = "Tinder" }
research = 2
health = 4
weak = 2
track = ["population 7", "enforcement", "base 4 adjacent", "population 2"]
reward = { money = 5 }
"""
TEAM = ["added-reckoner-1", "tia", "abraham"]


def owned(folder: Path, values: str = ADDED) -> Pack:
    (folder / "pack.toml").write_text(HEAD)
    (folder / "values.toml").write_text(values)
    return overlaid(house_pack(), folder, SCHEMA)


@pytest.fixture
def content(tmp_path: Path) -> Content:
    return content_of(owned(tmp_path))


@cites("AR-ADDED")
def test_what_a_pack_adds_is_in_every_game_with_it_and_in_no_other(content: Content) -> None:
    game = Reckoners(content)
    base = new_table(game, {"modules": [], "humans": 3})
    whole = new_table(game, {"humans": 3})
    without = new_table(Reckoners(), {"humans": 3})

    epic, card = EPICS.index(ADDED_EPICS[0]), EQUIPMENT.index(ADDED_EQUIPMENT[0])
    for table, there in ((base, True), (whole, True), (without, False)):
        assert (table.cells[cells.EPIC_AT + epic] != cells.OUT) == there
        assert (table.cells[cells.HOLDER + card] != cells.BOXED) == there
        assert table.cells[cells.EPIC_AT + epic + 1] == cells.OUT
        assert table.cells[cells.HOLDER + card + 1] == cells.BOXED
    assert base.cells[cells.EPIC_AT + BASE_EPICS] == cells.OUT
    offered = {setting.key: setting.values for setting in game.settings()}
    known = {setting.key: setting.values for setting in Reckoners().settings()}
    assert set(offered["team"] or []) - set(known["team"] or []) == {ADDED_RECKONERS[0]}
    assert set(offered["kept"] or []) - set(known["kept"] or []) == {ADDED_EQUIPMENT[0]}
    assert game.refuses({**game.defaults(), "modules": [], "team": ["added-reckoner-1"]}) is None


@cites("AR-ADDED")
def test_added_cards_do_what_their_words_say(content: Content) -> None:
    desk = Desk(["added-reckoner-1", "tia"], content=content)
    desk.epic("A", "added-epic-1", bracket=1)
    desk.give("tia", "added-equipment-1")
    people = desk.table.population()

    assert len(desk.table.dice_of(0)) == 5
    assert desk.refused("tia", "card added-ability-1") is not None
    desk.do("added-reckoner-1", "die 1", "activate added-ability-1")
    assert desk.plans("added-reckoner-1") == (2, 0)
    desk.do("tia", "card added-equipment-1", "attack A epic")
    assert desk.health("A") == 3

    desk.activate("A")
    assert desk.table.population() == people - 7


@cites("AR-ADDED")
@pytest.mark.parametrize("modules", [[], ["reckoners", "equipment", "epics", "great-epics"]])
def test_a_game_with_added_cards_is_played_to_its_end_and_replays(content: Content, modules: list[str]) -> None:
    game = Reckoners(content)
    match = Match(game, {"team": TEAM, "modules": modules}, bytes(32))
    bot = RandomBot(3)
    while match.outcome() is None:
        seat = asked(match.table)[0]
        match.play(seat, bot.choose(game, view(match.table, seat), seat))

    again = replay(game, read_record(match.record.text()))

    assert list(again.table.cells) == list(match.table.cells)
    assert "added-" in match.record.text()


@cites("AR-ADDED")
@pytest.mark.parametrize(
    ("language", "told"), [("fr", "Thia {noire}, Fusil à rayons, Amadou"), ("en", "Thia, Ray Gun, Tinder")]
)
def test_texts_call_what_is_added_by_its_own_name(content: Content, language: str, told: str) -> None:
    say = speech_of(Reckoners(content), language)
    named = [
        say.name("reckoner", "added-reckoner-1"),
        say.name("card", "added-equipment-1"),
        say.name("epic", "added-epic-1"),
    ]

    assert ", ".join(named) == told
    assert say.name("setting-team", "added-reckoner-1") == named[0]
    assert say.name("card", "added-ability-1-text") in ("Deux jetons.", "Two tokens.")
    assert say.name("act", "population-7").endswith("1 ×7")
    assert say.name("act", "base-4-adjacent").endswith(("quartier voisin", "neighbouring district"))
    printed = Reckoners(content).printed()
    assert printed["cards"]["added-equipment-1"]["gains"] == [["attack", 3]]
    assert printed["epics"]["added-epic-1"] == printed["baseEpics"]["added-epic-1"]
    assert printed["abilities"][-1] == "added-ability-1"
    assert "added-epic-1" not in Reckoners().printed()["epics"]


@cites("AR-ADDED")
@pytest.mark.parametrize(
    ("was", "now", "where"),
    [
        ('effect = "symbols"\ngains = { attack = 3 }', 'effect = "symbol"', "equipment.ray-gun.effect"),
        ('name = { fr = "Amadou", en = "Tinder" }', "", "epics.tinder.name"),
        ('fr = "Fusil à rayons", ', "", "equipment.ray-gun.name"),
        ("population 7", "populate 7", "epics.tinder.track.0"),
        ('effect = "plan-now"', 'effect = "sniper"', "reckoners.thia.ability.effect"),
        ('kind = "free"\neffect = "symbols"', 'kind = "give"\neffect = "symbols"', "equipment.ray-gun.effect"),
        ("green = 3", "green = 6, red = 6", "reckoners.thia.dice"),
        ("[epics.tinder]", "[base-epics.tinder]", "base-epics.tinder"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_place(tmp_path: Path, was: str, now: str, where: str) -> None:
    assert was in ADDED

    with pytest.raises((Faulty, Unreadable)) as refused:
        content_of(owned(tmp_path, ADDED.replace(was, now)))

    assert where in str(refused.value)


@cites("AR-ADDED")
def test_there_is_room_for_twelve_more_cards(tmp_path: Path) -> None:
    card = ADDED[ADDED.index("[equipment") : ADDED.index("[epics")]
    many = "".join([card.replace("ray-gun", f"ray-gun-{number}") for number in range(13)])

    with pytest.raises(Faulty, match="room for 12"):
        owned(tmp_path, many)
    owned(tmp_path, many[len(card) + 2 :])


@cites("AR-ADDED")
def test_abilities_of_a_table_saved_before_there_was_room_are_found_again() -> None:
    sheet = Sheet(
        {"activated": {("0", "1"): 54, ("0", "2"): 53, ("0", "3"): 0}, "grant": {("0", "1"): 3}, "swap": {}},
        [{"is": "A", "card": 53, "source": 153}, {"is": "B", "card": 52, "source": 152}, {"is": "C", "source": 253}],
        [],
    )

    room_for_equipment(sheet)

    assert list(sheet.rows["activated"].values()) == [66, 53, 0]
    assert [step.get("card") for step in sheet.stack] == [65, 52, None]
    assert [step["source"] for step in sheet.stack] == [165, 152, 253]
    assert CARDS[65] == "mastermind"


@cites("AR-ADDED")
def test_the_check_tells_file_line_and_the_nearest_word(tmp_path: Path) -> None:
    wrong = ADDED.replace("plan-now", "plan-nau").replace("[equipment.ray-gun]", "[equipment.camra]")
    late = ADDED.replace('effect = "plan-now"', 'effect = "sniper"')

    with pytest.raises(Faulty):
        owned(tmp_path, wrong.replace('name = { fr = "Fusil à rayons", en = "Ray Gun" }', ""))
    told = CliRunner().invoke(app, ["packs", "check", str(tmp_path)]).output
    assert "values.toml:9: reckoners.thia.ability.effect" in told
    assert "did you mean 'plan-now'" in told
    assert "did you mean 'camera'" in told

    owned(tmp_path, late)
    told = CliRunner().invoke(app, ["packs", "check", str(tmp_path)]).output
    assert "values.toml:9: reckoners.thia.ability.effect" in told


@cites("AR-ADDED")
def test_the_server_sends_names_and_composed_texts_of_a_pack(tmp_path: Path) -> None:
    folder = tmp_path / "reckoners" / "my-box@1"
    folder.mkdir(parents=True)
    owned(folder)

    texts = house_catalogue(str(tmp_path)).box("reckoners", "my-box@1").texts("en").split("\n")

    assert 'card-added-equipment-1 = { "Ray Gun" }' in texts
    assert "act-population-7 = { act-population } ×7" in texts
    assert "act-base-4-adjacent = { act-base } ×4, { act-place-adjacent }" in texts
