"""Choices: one line of text each, and back; anything else is unreadable and says where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samovar.kernel.choice import READY, Choice, Vocabulary, say
from samovar.kernel.errors import Impossible, Unreadable
from samovar.kernel.parts import NOTHING, Named, Number, kebab
from samovar.kernel.table import UNKNOWN
from samovar.kernel.values import kinds_in
from tests.tiny.game import Kettle
from tests.tiny.rules import Burn, Drew, Give, Play, Post, Take, Walk

HEAR = Kettle().vocabulary().hear
RECALL = Kettle().vocabulary().recall

choices = st.one_of(
    st.builds(Burn, st.integers(-(10**17), 10**17)),
    st.builds(Play, st.booleans()),
    st.builds(Take, st.lists(st.integers(0, 3), max_size=4).map(tuple)),
    st.builds(Walk, st.tuples(st.integers(-99, 99), st.integers(-99, 99))),
    st.builds(Post, st.tuples(st.integers(0, 3), st.integers(0, 3))),
    st.builds(Give, st.integers(0, 3), st.integers(0, 9)),
    st.just(READY),
)


@given(choices)
def test_what_is_said_is_heard(choice):
    assert HEAR(say(choice)) == choice


@given(st.text())
def test_garbage_is_unreadable_and_nothing_else(line):
    try:
        choice = HEAR(line)
    except Unreadable as fault:
        assert fault.where
        assert fault.why
    else:
        assert say(choice) == line


@given(st.sampled_from(["burn", "walk", "give", "take", "post", "play"]), st.lists(st.text(max_size=8), max_size=3))
def test_a_verb_with_garbage_behind_it_is_unreadable(verb, words):
    line = " ".join([verb, *words])
    try:
        assert say(HEAR(line)) == line
    except Unreadable as fault:
        assert str(fault)


@pytest.mark.parametrize(
    ("line", "where", "why"),
    [
        ("boil 3", "verb", "'boil'"),
        ("burn", "burn", "expected pieces"),
        ("burn 03", "burn pieces", "'03' is not a whole number"),
        ("burn x", "burn pieces", "not a whole number"),
        ("give zoe 1", "give stoker", "no stoker called 'zoe'"),
        ("play maybe", "play yes", "neither yes nor no"),
        ("walk 3", "walk to", "'3' is not a pair"),
        ("burn  3", "burn", "expected pieces"),
    ],
)
def test_a_wrong_line_names_the_word_that_does_not_fit(line, where, why):
    with pytest.raises(Unreadable, match=why) as fault:
        HEAR(line)

    assert fault.value.where == where


def test_two_verbs_cannot_be_the_same():
    with pytest.raises(Impossible, match="verb of its own"):
        Vocabulary([Burn, Burn])


def test_choices_are_equal_by_what_they_say():
    assert Burn(2) == Burn(2)
    assert Burn(2) != Burn(3)
    assert Burn(1) != Play(True)
    assert len({Burn(2), Burn(2), Burn(3)}) == 2
    assert repr(Burn(2)) == "Burn(pieces=2)"


def test_a_choice_points_at_the_board_and_names_what_its_text_needs():
    assert Give(1, 2).targets() == [{"kind": "stoker", "id": "boris"}]
    assert Give(1, 2).label() == {
        "key": "choice-give",
        "args": {"stoker": {"kind": "stoker", "id": "boris"}, "pieces": 2},
    }


def test_an_event_has_a_sentence():
    assert Drew(0, 1).sentence() == {
        "key": "event-drew",
        "args": {"stoker": {"kind": "stoker", "id": "anna"}, "card": {"kind": "card", "id": "ember"}},
    }


def test_hidden_and_empty_parts_are_written_and_read():
    zone = Named("zone", "zone", ["a", "b"], optional=True)

    assert [zone.say(value) for value in (0, NOTHING, UNKNOWN)] == ["a", "none", "?"]
    assert [zone.hear(word) for word in ("a", "none", "?")] == [0, NOTHING, UNKNOWN]
    assert zone.arg(UNKNOWN) is None
    assert Number("n").hear("?") == UNKNOWN


@pytest.mark.parametrize("line", ["burn ?", "give ? 2", "give boris ?", "walk ?=3", "walk 3=?"])
def test_what_only_a_view_may_hold_cannot_be_said_but_can_be_recalled(line):
    with pytest.raises(Unreadable) as fault:
        HEAR(line)

    assert fault.value.key == "fault-hidden-word"
    assert say(RECALL(line)) == line


def test_nothing_is_heard_only_where_something_may_be_missing():
    with pytest.raises(Unreadable, match="no zone called 'none'"):
        Named("zone", "zone", ["a", "b"]).hear("none")


def test_names_become_ids():
    assert kebab("DrewUnseen") == "drew-unseen"


def test_a_game_knows_every_verb_and_every_step_of_its_package_and_no_other():
    class Elsewhere(Burn):
        verb = "elsewhere"

    class Altered(Kettle):
        """A game that somebody altered, in a package of his own."""

    verbs = {kind.__name__ for kind in Altered().vocabulary().by_verb.values()}
    steps = {kind.__name__ for kind in Altered().step_kinds()}

    assert Elsewhere in kinds_in(Choice, "tests.kernel")
    assert verbs == {"Burn", "Play", "Walk", "Take", "Line", "Post", "Give", "Ready", "Wait"}
    assert {"Round", "Shuffle", "Gust"} <= steps
    assert "Step" not in steps
