"""What boards are told of a moment: who acts, who attacks whom with what, which piece is laid."""

from __future__ import annotations

from typing import Any, get_args

from samovar.games.steamfront.choices import Command, Endure, NoCommand, Strike
from samovar.games.steamfront.scene import Category
from samovar.games.steamfront.table import FIGURE_IDS
from samovar.games.steamfront.words import CATEGORIES
from samovar.kernel.table import SPECTATOR
from samovar.kernel.view import view
from tests.games.steamfront.builders import GAME, Stage

HALLEBARDIER, GARDE, CHAMPION = "iron-hallebardier", "lum-garde", "lum-champion"


def scene(stage: Stage, seat: int = SPECTATOR) -> dict[str, Any]:
    return GAME.scene(view(stage.table, seat), seat)


def test_an_attack_is_told_from_its_announcement_to_the_dice():
    stage = Stage().orders(a=1, b=1).led(a="iron-marechal", b=CHAMPION)
    hammer = stage.a(HALLEBARDIER, 5, 5)
    foe = stage.beside(GARDE, hammer)
    stage.activate(hammer)
    acting = scene(stage)
    stage.answer(Strike(foe, 0))
    improving = scene(stage)
    stage.answer(Command(5, 0))
    defending = scene(stage)
    plain = {"attacker": FIGURE_IDS[hammer], "target": FIGURE_IDS[foe], "weapon": 0, "kind": "sas"}

    stage.answer(Endure())

    assert acting == {"figure": FIGURE_IDS[hammer]}
    assert improving == {"figure": FIGURE_IDS[hammer], "attack": {"part": "improving", **plain}}
    assert defending == {"attack": {"part": "defending", **plain, "order": CATEGORIES[5], "level": 0}}
    assert scene(stage) == {}


def test_an_attack_without_an_order_names_none():
    stage = Stage().orders(a=1, b=1).led(a="iron-marechal", b=CHAMPION)
    hammer = stage.a(HALLEBARDIER, 5, 5)
    foe = stage.beside(GARDE, hammer)

    stage.activate(hammer).answer(Strike(foe, 0), NoCommand())

    assert "order" not in scene(stage)["attack"]


def test_the_declared_categories_are_those_of_the_rules():
    assert list(get_args(Category)) == CATEGORIES
