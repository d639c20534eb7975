"""Whatever is said to a game is heard or not, allowed or not: it is never a fault, and never bends the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from samovar.games import open_box
from samovar.kernel.chance import seeded
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import Game, new_table
from samovar.kernel.question import preview
from samovar.kernel.steps import act, asked, options, pending, refusal
from samovar.kernel.table import SPECTATOR, Table, copy
from samovar.kernel.view import view
from tests.odd_lines import OddLines, lines_of, odd_json, some_config, spoilt_json

GAMES = ["steamwatchers", "steamfront", "reckoners"]
LINES = {"steamwatchers": 9_000, "steamfront": 3_000, "reckoners": 6_000}


def tables(game: Game, lot: Random, decisions: int):
    """Questions of random games under all sorts of settings, without end."""
    while True:
        try:
            table = new_table(game, some_config(game, lot), seeded(lot.randrange(1 << 30)))
        except (Unreadable, Illegal):
            continue
        for _ in range(decisions):
            if not asked(table):
                break
            seat = lot.choice(asked(table))
            offered = options(table, seat)
            yield table, seat, offered
            act(table, seat, lot.choice(offered))


def judged(game: Game, table: Table, seat: int, choice: Choice) -> None:
    """Judge it from the table and from the seat's own view; if it is allowed, take it and look at what came of it."""
    seen = view(table, seat)
    reasons = [refusal(each, seat, choice) for each in (table, seen)]
    if reasons[0] is not None:
        return
    preview(game, seen, seat, choice)
    trial = copy(table)
    act(trial, seat, choice)
    assert game.conserved(trial) == game.conserved(table), repr(choice)


@pytest.mark.parametrize("id", GAMES)
def test_no_line_is_a_fault_and_none_that_is_allowed_bends_the_table(id: str):
    game, lot = open_box(id), Random(14)
    odd = OddLines(game.vocabulary(), lot)
    said = heard = 0

    for table, seat, offered in tables(game, lot, 300):
        for _ in range(4):
            said += 1
            line = odd.line(lines_of(offered[:40]))
            try:
                choice = game.vocabulary().hear(line)
            except Unreadable:
                continue
            heard += 1
            try:
                judged(game, table, seat, choice)
            except Exception as fault:
                raise AssertionError(f"'{line}' to {pending(table)}") from fault
        if said >= LINES[id]:
            break

    assert heard > said / 10


POINT = [9000, 9000]
FALLEN = {"figure": "a1", "dice": [1, 6], "again": [{"kind": "die", "id": "d1"}]}
PIECE = {"piece": "mur-droit", "x": 9000, "y": 9000, "turn": 0}
# Wishes as clients send them; the test puts something else in one place of each.
WISHES: dict[str, Any] = {
    "reach": {"figure": "a1", "points": [POINT]},
    "way": {"figure": "a1", "points": [POINT]},
    "sight": {"figure": "a1", "at": POINT, "targets": ["b1"]},
    "rings": {"figure": "a1", "at": POINT},
    "threat": {"figure": "a1", "at": POINT},
    "threats": {"side": "a"},
    "odds": {"attacker": "a1", "target": "b1", "weapon": 0, "kind": "shot", "at": POINT, "order": "impact", "level": 1},
    "luck": {"events": [{"key": "event-threw-again", "args": FALLEN}, {"key": "event-threw-attack", "args": FALLEN}]},
    "squad-check": {"cards": ["lum-garde"], "casual": True},
    "squad-read": {"code": "lum-rulebook", "casual": False},
    "squad-odds": {"cards": ["lum-garde"]},
    "attack-odds": {"attack": 5, "defence": 5, "damage": 1, "plus": 1, "rerolls": 2, "life": 2},
    "squad-random": {"seed": 1, "faction": "luminarchs", "least": 10},
    "table-check": {
        "deployment": "front",
        "pieces": [PIECE],
        "objectives": [POINT],
        "wanted": 1,
        "next": "barricade",
        "turn": 0,
    },
    "table-random": {"seed": 1, "deployment": "front", "pieces": 5, "objectives": 3},
    "campaign": {"settings": {"players": 2, "campaign": True}},
    "hints": {"goal": "defeat"},
}
CARDS: dict[str, Any] = {
    "steamwatchers": {"kind": "zone", "id": "rhone"},
    "steamfront": {"kind": "figure", "id": "a1"},
    "reckoners": {"kind": "symbol", "id": "money"},
}


@pytest.mark.parametrize("id", GAMES)
def test_no_wish_is_a_fault_of_a_lens_or_a_tool(id: str):
    game, lot = open_box(id), Random(15)
    words = OddLines(game.vocabulary(), lot).ids[:60]
    aids = [*game.lenses(), *game.tools()]
    answered: set[str] = set()

    for number, (table, seat, _) in enumerate(tables(game, lot, 60)):
        eyes = lot.choice([seat, SPECTATOR])
        seen = view(table, eyes)
        for aid in aids * 8:
            wish = spoilt_json(CARDS[id] if aid == "card" else WISHES.get(aid, {}), lot, words)
            try:
                game.look(seen, eyes, aid, wish) if aid in game.lenses() else game.craft(aid, wish)
                answered.add(aid)
            except (Unreadable, Illegal):
                continue
            except Exception as fault:
                raise AssertionError(f"{aid} {wish}") from fault
        if number > 40:
            break

    assert answered == set(aids)


@pytest.mark.parametrize("id", GAMES)
def test_no_settings_are_a_fault(id: str):
    game, lot = open_box(id), Random(16)
    words = [setting.key for setting in game.settings()]

    for _ in range(400):
        config = {lot.choice(words): odd_json(lot, words) for _ in range(lot.randrange(1, 3))}
        try:
            new_table(game, config, 1)
        except (Unreadable, Illegal):
            continue
