"""Events travel to bots in plain form, and come back the same."""

from __future__ import annotations

import pytest

import samovar
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Unreadable
from samovar.kernel.events import recalled
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked, options


@pytest.mark.parametrize("id", samovar.list_games())
def test_what_was_told_comes_back_the_same(id: str):
    game = samovar.load(id, variant="small")
    table = new_table(game.rules, game.config, seeded(3), listening=True)
    while asked(table):
        seat = asked(table)[0]
        act(table, seat, options(table, seat)[-1])
    assert table.log

    events = [told.event for told in table.log]

    assert [recalled(game.rules.package(), event.plain()) for event in events] == events


def test_an_event_that_nobody_tells_is_refused():
    with pytest.raises(Unreadable, match="no event called 'Danced'"):
        recalled("samovar.games.reckoners", {"is": "Danced"})
