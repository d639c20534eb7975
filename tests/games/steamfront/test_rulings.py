"""Rulings about the book itself: lost pictures, synonyms, a stray digit, a section that is missing."""

from __future__ import annotations

import re
from pathlib import Path

from samovar.games.steamfront.choices import Command, Strike
from samovar.games.steamfront.table import DEPLOYMENT, PRESSURE
from samovar.games.steamfront.words import CATEGORIES, LEVELS
from samovar.kernel.chance import seeded
from samovar.kernel.game import new_table
from samovar.kernel.steps import asked
from samovar.ledger.citations import Citations
from samovar.ledger.rules import Ledger, cites
from tests.games.steamfront.builders import CONSCRIT, CONTENT, GAME, HALLEBARDIER, Stage

ROOT = Path(__file__).parents[3]
ROOM = ROOT / "src" / "samovar" / "games" / "steamfront"


def test_every_ruling_has_a_test_that_names_it():
    rulings = [ruling.id for ruling in Ledger.read(ROOM / "rules.toml").rulings]
    named = Citations.read(ROOM, ROOT / "tests" / "games" / "steamfront", ROOT).tests

    assert [ruling for ruling in rulings if ruling not in named] == []
    assert len(rulings) == 74


@cites("A-39")
def test_the_three_maps_of_the_house_stand_in_for_the_lost_pictures():
    chosen = next(setting for setting in GAME.settings() if setting.key == "deployment")
    maps = [zones.id for zones in CONTENT.zones]

    assert set(chosen.values) == {"random", *maps}
    for number, id in enumerate(maps):
        table = new_table(GAME, {"table": "build", "deployment": id}, seeded(3))
        shapes = CONTENT.zones[number].shapes
        assert asked(table)
        assert table.cells[DEPLOYMENT] - 1 == number
        assert shapes.count == 3
        assert not any(shapes.overlaps(one, shapes, two) for one in range(3) for two in range(one))
    assert len({tuple(zones.shapes.xs) + tuple(zones.shapes.ys) for zones in CONTENT.zones}) == 3


@cites("A-57")
def test_french_players_read_one_word_for_each_thing():
    words = (ROOM / "texts" / "fr.ftl").read_text(encoding="utf-8")
    said = re.sub(r"^[a-z0-9-]+ =|\{[^}]*\}", "", words, flags=re.MULTILINE).lower()

    for chosen in ("surcharge", "décor", "pression", "jeton"):
        assert re.search(rf"\b{chosen}", said), chosen
    # Steam is what clouds are made of; what a figure spends is pressure.
    assert not re.search(r"\b(pions?|terrains?|jetons? de vapeur|points? de vapeur)\b", said)


@cites("A-58")
def test_no_order_costs_three_pressure():
    stage = Stage().led(a="iron-marechal").orders(2, 0)
    halberdier = stage.a(HALLEBARDIER, 5, 5, pressure=3)
    foe = stage.beside(CONSCRIT, halberdier)
    stage.activate(halberdier).answer(Strike(foe, 0))

    offered = [line.split() for line in stage.offered() if line.startswith("command")]

    assert {int(level) for _, _, level in offered} == {0, 1, 2}
    for category in {CATEGORIES.index(category) for _, category, _ in offered}:
        assert stage.rule(Command(category, LEVELS)) == "SF-7.17"
    dearest = next(CATEGORIES.index(category) for _, category, level in offered if level == "2")
    stage.answer(Command(dearest, 2))
    assert stage.cell(PRESSURE, halberdier) == 1


@cites("A-67")
def test_the_missing_section_of_thanks_holds_no_rule():
    ledger = Ledger.read(ROOM / "rules.toml")

    sections = {rule.id.split(".")[0] for rule in ledger.rules}

    assert sections == {f"SF-{number}" for number in (1, 2, 3, 4, 5, 6, 7, 9)}
