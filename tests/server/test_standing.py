"""Standing answers: read, and weighed against what a question tells."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.choices import NoCommand, Strike
from samovar.server.refusals import Refused
from samovar.server.standing import Instruction
from samovar.server.wire.live import Unless
from tests.games.steamfront.builders import GAME, Stage

GUARDED = "endure unless fact-odds mean {least} then guard resistance 0"


@pytest.fixture
def attacked() -> Stage:
    """A halberdier strikes a champion, whose side may pay for a defensive order."""
    stage = Stage().orders(a=1, b=1).led("iron-canonnier", "lum-champion")
    hammer = stage.a("iron-hallebardier", 5, 5)
    foe = stage.beside("lum-champion", hammer)
    stage.activate(hammer).answer(Strike(foe, 0), NoCommand())
    return stage


def test_a_bare_line_is_given_always():
    kept = Instruction.read("burn 1")

    assert kept.lines() == ["burn 1"]


def test_a_condition_names_a_fact_a_number_and_another_line():
    kept = Instruction.read("endure unless fact-odds mean 1.5 then guard defence 0")

    assert kept.lines() == ["endure", "guard defence 0"]
    assert (kept.fact, kept.arg, kept.least) == ("fact-odds", "mean", 1.5)


@pytest.mark.parametrize(
    "text", ["endure unless", "endure unless fact-odds mean then guard", "endure unless fact-odds mean -1 then guard"]
)
def test_words_that_only_look_like_a_condition_are_a_line(text):
    assert Instruction.read(text).lines() == [text]


def test_what_a_player_sent_is_kept_as_a_text_and_told_by_its_parts():
    sent = Instruction.of("endure", Unless("fact-odds", "mean", 1.5, "guard defence 0"))
    told = Instruction.read(sent.text()).told(GAME.vocabulary(), 1, "ask-reaction")

    assert told.choice.verb == "endure"
    assert told.unless == Unless("fact-odds", "mean", 1.5, "guard defence 0")
    assert told.instead is not None
    assert (told.instead.verb, told.instead.args["level"]) == ("guard", 0)


@pytest.mark.parametrize(
    ("line", "unless"),
    [
        ("endure unless fact-odds mean 1 then guard defence 0", None),
        ("endure", Unless("fact-odds", "mean", float("nan"), "guard defence 0")),
        ("endure", Unless("fact-odds", "mean", -1.0, "guard defence 0")),
        ("endure", Unless("fact odds", "mean", 1.0, "guard defence 0")),
        ("endure", Unless("fact-odds", "mean", 1.0, "")),
        ("endure", Unless("fact-odds", "mean 1 then endure", 1.0, "guard defence 0")),
        ("endure unless fact-odds", Unless("mean", "x", 1.0, "endure unless a b 1 then endure")),
    ],
)
def test_a_condition_that_would_be_read_otherwise_is_refused(line, unless):
    with pytest.raises(Refused):
        Instruction.of(line, unless)


def test_the_other_line_is_given_once_enough_is_to_be_feared(attacked):
    careful, bold = [Instruction.read(GUARDED.format(least=least)) for least in (0.1, 19)]

    given = [kept.answers(GAME, attacked.table, 1) for kept in (careful, bold)]

    assert attacked.asks() == "Reaction"
    assert given == [["guard resistance 0", "endure"], ["endure"]]


def test_a_fact_that_is_not_told_weighs_nothing(attacked):
    kept = Instruction.read("endure unless fact-weather mean 0 then guard resistance 0")

    assert kept.answers(GAME, attacked.table, 1) == ["endure"]
