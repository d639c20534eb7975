"""What boards are told of a moment: the symbols in hand."""

from __future__ import annotations

from typing import get_args

from samovar.games.reckoners.content.words import SYMBOLS
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.scene import Symbol
from samovar.kernel.table import SPECTATOR
from samovar.kernel.view import view
from tests.games.reckoners.builders import Desk


def test_the_symbols_in_hand_are_seen_by_all_while_they_are_spent():
    desk = Desk(["prof", "tia"], epics={"A": "obliteration"})
    (die,) = desk.show("prof", "black plan 2")
    before = Reckoners().scene(view(desk.table, SPECTATOR), SPECTATOR)

    desk.do("prof", die)

    seen = [Reckoners().scene(view(desk.table, seat), seat) for seat in (SPECTATOR, 0, 1)]
    assert before == {}
    assert seen == [{"hand": {"seat": 0, "symbols": ["plan", "plan"]}}] * 3


def test_the_declared_symbols_are_those_of_the_dice():
    assert list(get_args(Symbol)) == SYMBOLS
