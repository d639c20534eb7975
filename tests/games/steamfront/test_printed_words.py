"""Where the house once played otherwise than the book's words: contact, flight over craters, ranges, answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.games.steamfront.choices import CounterAttack, Guard, Move, Shoot, Stay, Strike
from samovar.games.steamfront.outlook import attack_wording
from samovar.games.steamfront.table import LOST, X
from samovar.games.steamfront.words import DEFENCE
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import CONSCRIT, GARDE, NONE, PAIR, inches
from tests.games.steamfront.builders import PlainStage as Stage
from tests.games.steamfront.owners import owned_content

TEXTS = Path(__file__).parents[3] / "src" / "samovar" / "games" / "steamfront" / "texts"
TOUCHING = 9 - 1.26


@cites("SF-4.2.7", "A-51")
@pytest.mark.parametrize("gap", [0.021, 0.05, 0.09, 0.1, 0.11])
def test_a_move_ends_where_it_was_meant_to_however_near_an_enemy(gap: float):
    stage = Stage()
    garde, foe = stage.a(GARDE, 5, 5), stage.b(CONSCRIT, 9, 5)
    stage.activate(garde)

    stage.answer(Move(inches(TOUCHING - gap, 5)))

    assert stage.cell(X, garde) == round(1000 * (TOUCHING - gap))
    assert not stage.table.touch(garde, foe)
    assert not [said for said in stage.offered() if said.startswith("strike")]


@cites("SF-2.4.11", "SF-7.24", "A-47")
def test_a_flyer_that_starts_in_a_crater_moves_two_inches_less_unless_a_switch_spares_it():
    for spared, far in ((False, 6), (True, 8)):
        stage = Stage(flight_ignores_craters=spared)
        wing = stage.a("lum-aile", 10, 10)
        stage.piece("cratere-grand", 10, 10)

        stage.activate(wing)

        assert stage.rule(Move(inches(10, 10 + far))) == ""
        assert stage.rule(Move(inches(10, 10 + far + 0.001))) == ("SF-2.3.2" if spared else "SF-2.4.11")
        assert stage.rule(Move(inches(10, 10 + 8.001))) == "SF-2.3.2"


@cites("SF-7.24", "A-47")
def test_a_flyer_crosses_a_crater_and_lands_in_one_without_loss():
    stage = Stage()
    wing = stage.a("lum-aile", 10, 5)
    stage.piece("cratere-grand", 10, 10)

    stage.activate(wing)

    assert stage.rule(Move(inches(10, 13))) == ""
    assert stage.rule(Move(inches(10, 10))) == ""


OVERLAPPING = """
[cards.lum-garde]
weapons = [
  { name = { fr = "Arc", en = "Bow" }, bands = [
    { sas = true, attack = 4, damage = 1 },
    { low = 0, high = 10, attack = 4, damage = 3 },
    { low = 6, high = 14, attack = 6, damage = 1 },
  ] },
]
"""


@cites("SF-5.1.5", "SF-2.3.5", "A-72")
@pytest.mark.parametrize(("apart", "offered"), [(5, [0]), (6, [0]), (8, [0, 1]), (10, [0, 1]), (12, [1]), (15, [])])
def test_where_ranges_of_a_weapon_overlap_the_shooter_chooses_one(tmp_path, apart: float, offered: list[int]):
    stage = Stage(content=owned_content(tmp_path, OVERLAPPING))
    garde, foe = stage.a(GARDE, 5, 5), stage.b(CONSCRIT, 5 + 1.26 + apart, 5)

    stage.activate(garde).answer(Stay())

    shots = [said for said in stage.offered() if said.startswith("shoot")]
    assert shots == [f"shoot b1 {weapon}" for weapon in offered]
    for weapon in {0, 1} - set(offered):
        assert stage.rule(Shoot(foe, weapon)) == "SF-5.1.5"


@cites("SF-5.1.8", "A-72")
@pytest.mark.parametrize(("weapon", "dice", "lost"), [(0, 4, 3), (1, 6, 1)])
def test_the_chosen_range_gives_dice_and_damage(tmp_path, weapon: int, dice: int, lost: int):
    stage = Stage(content=owned_content(tmp_path, OVERLAPPING))
    garde, foe = stage.a(GARDE, 5, 5), stage.b(CONSCRIT, 5 + 1.26 + 8, 5)
    stage.activate(garde).answer(Stay(), Shoot(foe, weapon))

    assert stage.dice() == dice
    stage.throw(*PAIR[dice]).throw(1, 1, 2, 3)
    assert stage.cell(LOST, foe) == lost


@cites("A-20", "A-72")
def test_only_the_outermost_range_of_the_weapon_is_lengthened_by_an_order(tmp_path):
    content = owned_content(tmp_path, OVERLAPPING)
    stage = Stage(content=content).orders(a=1).led("lum-archiviste")
    garde = stage.a(GARDE, 5, 5, pressure=1)
    stage.b(CONSCRIT, 5 + 1.26 + 15, 5)

    stage.activate(garde).answer(Stay())

    assert [said for said in stage.offered() if said.startswith("shoot")] == ["shoot b1 1"]


TWO_BLADES = """
[cards.stm-ouvrier]
weapons = [
  { name = { fr = "Marteau", en = "Hammer" }, bands = [{ sas = true, attack = 4, damage = 1 }] },
  { name = { fr = "Pince", en = "Pincers" }, bands = [{ sas = true, attack = 6, damage = 3 }] },
]
"""


@cites("SF-7.6", "A-28")
@pytest.mark.parametrize(("weapon", "dice", "lost"), [(0, 4, 2), (1, 6, 4)])
def test_an_answer_is_struck_with_any_contact_weapon_of_the_figure(tmp_path, weapon: int, dice: int, lost: int):
    stage = Stage(content=owned_content(tmp_path, TWO_BLADES)).orders(b=1).led(b="stm-premier")
    garde = stage.a(GARDE, 5, 5)
    worker = stage.beside("stm-ouvrier", garde, pressure=2)
    stage.activate(garde).answer(Strike(worker, 0), Guard(DEFENCE, 2)).throw(*PAIR[5]).throw(*NONE[5])
    assert stage.offered() == ["strike a1 0", "strike a1 1", "counter-attack no"]
    assert stage.rule(CounterAttack(True)) == "SF-7.6"

    stage.answer(Strike(garde, weapon))

    assert stage.dice() == dice
    stage.throw(*PAIR[dice]).throw(*NONE[5])
    assert stage.cell(LOST, garde) == lost


@cites("SF-7.6")
def test_who_has_one_contact_weapon_answers_with_it():
    stage = Stage().orders(b=1).led(b="stm-premier")
    garde = stage.a(GARDE, 5, 5)
    worker = stage.beside("stm-ouvrier", garde, pressure=2)
    stage.activate(garde).answer(Strike(worker, 0), Guard(DEFENCE, 2)).throw(*PAIR[5]).throw(*NONE[5])

    assert stage.offered() == ["counter-attack yes", "counter-attack no"]
    assert stage.rule(Strike(garde, 1)) == "SF-7.6"


@cites("A-72")
@pytest.mark.parametrize(("apart", "key"), [(5, "choice-shoot"), (8, "choice-shoot-with")])
def test_a_shot_is_called_by_its_range_where_there_are_several(tmp_path, apart: float, key: str):
    stage = Stage(content=owned_content(tmp_path, OVERLAPPING))
    garde, foe = stage.a(GARDE, 5, 5), stage.b(CONSCRIT, 5 + 1.26 + apart, 5)
    stage.activate(garde).answer(Stay())

    label = attack_wording(stage.table, garde, Shoot(foe, 0))

    assert label["key"] == key
    if key == "choice-shoot-with":
        assert label["args"]["weapon"] == {"kind": "weapon", "id": "lum-garde-0"}
        assert (label["args"]["low"], label["args"]["high"]) == (0, 10)
        assert attack_wording(stage.table, garde, Shoot(foe, 1))["args"]["high"] == 14
    for language in ("fr", "en"):
        assert f"\n{key} = " in (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
