"""Steps: the five kinds, each doing its own kind of waiting."""

import pytest

from samovar.kernel.chance import seeded
from samovar.kernel.choice import HUSH, READY, WAIT
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import Game, new_table
from samovar.kernel.steps import act, asked, happen, options, pending, pending_chance, play, refusal, settle
from samovar.kernel.view import view
from tests.tiny.game import Kettle
from tests.tiny.rules import Bid, Burn, Gust, Shuffle, Stroll, Talk, Walk
from tests.tiny.table import HEAT, KettleTable

KETTLE = Kettle()


def kettle(players: int = 2, seed: int = 1) -> KettleTable:
    table = new_table(KETTLE, {"players": players}, seeded(seed))
    assert isinstance(table, KettleTable)
    return table


def test_a_throw_waits_for_whoever_decides_chance_from_outside():
    table = KETTLE.setup(KETTLE.defaults())
    settle(table)

    assert isinstance(pending_chance(table), Shuffle)
    assert asked(table) == []

    happen(table, 0)
    settle(table)

    assert isinstance(pending(table), Bid)


def test_a_sealed_question_waits_for_all_and_shows_nothing_before():
    table = kettle(players=3)

    act(table, 1, Burn(2))

    assert asked(table) == [0, 2]
    assert view(table, 0).answers == [None, HUSH, None]
    assert view(table, 1).answers == [None, Burn(2), None]
    assert table.cells[HEAT] == 0


def test_a_sealed_choice_can_be_changed_until_all_have_chosen():
    table = kettle()

    play(table, 0, Burn(4))
    play(table, 0, Burn(1))
    play(table, 1, Burn(0))

    assert table.coal(0) == 3
    assert table.heat() == 1


def test_sealing_counts_as_showing_only_when_all_have_chosen():
    table = kettle()
    before = table.shown

    act(table, 0, Burn(1))
    assert table.shown == before

    act(table, 1, Burn(0))
    assert table.shown == before + 1


def test_an_open_question_ends_when_all_are_ready_and_acting_takes_readiness_back():
    table = to_the_talk(players=2)

    act(table, 0, READY)
    assert options(table, 0) == [WAIT]
    act(table, 0, WAIT)
    assert asked(table) == [0, 1]
    act(table, 1, READY)
    act(table, 0, READY)

    assert not isinstance(pending(table), Talk)


def to_the_talk(players: int) -> KettleTable:
    table = kettle(players)
    while not isinstance(pending(table), Talk):
        seat = asked(table)[0]
        act(table, seat, options(table, seat)[0])
    return table


def test_weights_decide_which_outcome_a_number_is():
    table = to_the_talk(players=2)
    table.chance = 0
    table.cells[HEAT] = 5
    act(table, 0, READY)
    act(table, 1, READY)
    assert isinstance(pending_chance(table), Gust)

    happen(table, 4)

    assert table.heat() == 4


def test_a_choice_out_of_turn_is_refused():
    table = kettle()
    while not isinstance(pending(table), Stroll):
        seat = asked(table)[0]
        act(table, seat, options(table, seat)[0])
    stroller = asked(table)[0]

    reason = refusal(table, 1 - stroller, Walk((0, 0)))

    assert reason is not None
    assert reason.key == "why-not-your-turn"
    assert reason.rule == "TG-WALK.1"


def test_a_wide_question_judges_choices_outside_its_sample():
    table = kettle()
    while not isinstance(pending(table), Stroll):
        seat = asked(table)[0]
        act(table, seat, options(table, seat)[0])
    seat = asked(table)[0]

    assert Walk((7, 13)) not in options(table, seat)
    assert refusal(table, seat, Walk((7, 13))) is None
    with pytest.raises(Illegal) as refused:
        play(table, seat, Walk((77, 0)))

    assert refused.value.refusal.key == "why-too-far"
    assert refused.value.refusal.args == {"stride": 30}


def test_when_the_game_is_over_nobody_is_asked():
    table = kettle()
    while asked(table):
        seat = asked(table)[0]
        act(table, seat, options(table, seat)[-1])

    reason = refusal(table, 0, Burn(0))

    assert options(table, 0) == []
    assert reason is not None
    assert reason.key == "why-nothing-asked"


def test_settings_that_do_not_go_together_are_refused_by_rule():
    with pytest.raises(Illegal) as refused:
        new_table(KETTLE, {"players": 4, "yard": "walled"}, 1)

    assert refused.value.refusal.rule == "TG-SETUP.2"


@pytest.mark.parametrize(
    ("config", "why"),
    [
        ({"players": 7}, "from 2 to 4"),
        ({"players": True}, "from 2 to 4"),
        ({"yard": "wet"}, "none of open, walled"),
        ({"quick": 1}, "yes or no"),
        ({"weather": 1}, "no setting called 'weather'; it has players, yard, quick"),
        ({"player": 2}, "no setting called 'player'; did you mean 'players'"),
        ({"yard": "waled"}, "none of open, walled; did you mean 'walled'"),
    ],
)
def test_settings_that_do_not_fit_say_why(config, why):
    with pytest.raises(Unreadable, match=why):
        new_table(KETTLE, config, 1)


def test_a_game_that_gives_nothing_says_what_is_missing():
    from samovar.kernel.errors import Impossible

    with pytest.raises(Impossible, match="no settings"):
        Game().settings()
