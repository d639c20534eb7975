"""Styles beside strength: named sliders that change what a bot values, for every game and in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.bots.minds import bot, mind_for, plays, sliders, sliders_of, styles, styles_of
from samovar.kernel.chance import seeded
from samovar.kernel.choice import say
from samovar.kernel.game import determinize
from samovar.kernel.steps import asked, refusal
from samovar.kernel.view import view
from samovar.server.catalogue import house_catalogue
from tests.bots.tables import GAMES, some_way_in

ROOT = Path(__file__).parents[2]
STYLES = ["bold", "careful", "eager", "patient"]


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_both_sliders_and_every_style_changes_its_mind(id):
    mind = mind_for(id)
    assert mind is not None

    assert sliders_of(id) == [tuple(ends) for ends in sliders().values()]
    assert sorted(styles_of(id)) == STYLES
    for style in STYLES:
        player = bot(f"greedy+{style}", id, 1)
        assert player.mind.weights() != mind.weights()  # type: ignore[attr-defined]
        assert set(styles()[style][id]) <= set(mind.weights())


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_has_at_most_one_end_of_each_slider(id):
    assert plays("shrewd+bold+patient", id)
    for name in ("shrewd+bold+careful", "shrewd+bold+bold", "shrewd+brave", "shrewd+", "random+bold"):
        assert not plays(name, id)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_style_has_a_name(language):
    texts = (ROOT / "client" / "src" / "texts" / f"play.{language}.ftl").read_text(encoding="utf-8")

    assert {f"style-{style}" for style in STYLES} <= {line.partition(" = ")[0] for line in texts.splitlines()}


def test_tables_take_levels_with_styles_and_no_bots_of_the_lab():
    box = house_catalogue().box("steamwatchers")

    assert box.plays("shrewd+bold+patient")
    for name in ("shrewd+unit=5", "search:99999", "search:99999+bold", "shrewd+bold+careful", "genius+bold"):
        assert not box.plays(name)


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_of_any_style_answers_from_what_its_seat_sees_alone(id):
    game, table = some_way_in(id, 14)
    seat = asked(table)[0]
    other_world = determinize(game, table, seat, seeded(100))

    for style in STYLES:
        answers = [
            bot(f"greedy+{style}", id, 7).choose(game, view(world, seat), seat) for world in (table, other_world)
        ]
        assert say(answers[0]) == say(answers[1])
        assert refusal(table, seat, answers[0]) is None
