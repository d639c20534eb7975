"""Moments that hands are tried at, each reached in this process within a second: the same dice, the same table."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from samovar.games.reckoners.sources import yielded
from samovar.games.steamfront.table import ATTACK_DICE, DEFENCE_DICE
from samovar.games.steamfront.table import DICE as THROWN
from samovar.games.steamwatchers.battle import contested
from samovar.kernel.choice import say
from samovar.kernel.steps import act, asked, options, pending
from samovar.kernel.table import Table, copy
from tests.browser.laying import DICE, Past
from tests.games.steamfront.skirmishes import SMALL

TEAM = ["tia", "abraham", "megan"]
MANY = 11  # dice of one fight


def step_of(table: Table) -> str:
    return type(pending(table)).__name__


def said_at(table: Table) -> list[str]:
    """What whoever is asked may say."""
    return [say(choice) for choice in options(table, asked(table)[0])]


def after(table: Table, line: str) -> Table:
    """A copy of the table on which whoever is asked has said this."""
    then = copy(table)
    seat = asked(then)[0]
    act(then, seat, next(choice for choice in options(then, seat) if say(choice) == line))
    return then


def eager() -> Callable[[list[str]], str]:
    """Everybody plans to move, and activates before passing; else the dice say."""
    dice = random.Random(7)

    def wish(lines: list[str]) -> str:
        if lines[0].startswith("plan"):
            return max(lines, key=lambda line: (line.count("=move"), line.count("=defence"), line))
        return dice.choice([line for line in lines if line.startswith("activate")] or lines)

    return wish


def attack_at(table: Any) -> tuple[str, str] | None:
    """From where and where to whoever is asked can attack at once, with soldiers to spare."""
    if step_of(table) != "Play":
        return None
    seat = asked(table)[0]
    for line in said_at(table):
        moving = after(table, line) if line.startswith("activate") else table
        if step_of(moving) != "Manoeuvre":
            continue
        for walk in [one for one in said_at(moving) if one.startswith("walk")]:
            group = after(moving, walk)
            if step_of(group) != "Grouping" or len(said_at(group)) < 2:
                continue
            there: Any = after(group, said_at(group)[0])
            if step_of(there) == "Manoeuvre" and contested(there, seat):
                return line.split()[1], walk.split()[1]
    return None


@cache
def planning() -> Past:
    """Two clans plan, each with three zones."""
    past = Past("steamwatchers", {"players": 2, "scenario": "war"})
    return past.play(lambda _, table: step_of(table) == "Planning", eager())


@cache
def attacking() -> tuple[Past, str, str]:
    """Somebody of four can attack: from where, and where to."""
    past = Past("steamwatchers", {"players": 4, "scenario": "war"})
    past.play(lambda _, table: attack_at(table), eager())
    found = attack_at(past.table)
    assert found is not None
    return past, *found


def moved_in() -> tuple[Past, str, str]:
    """The attackers stand in the zone that they fight for, and the move is not over."""
    past, origin, goal = attacking()
    then = Past("steamwatchers", past.config, past.dice)
    for seat, line in past.chosen:
        then.choose(seat, line)
    for line in (f"activate {origin}", f"walk {goal}", "send"):
        seat = asked(then.table)[0]
        then.choose(seat, next(one for one in said_at(then.table) if one.startswith(line)))
    return then, origin, goal


def seat_at(past: Past) -> int:
    return asked(past.table)[0]


def planned_zones(past: Past) -> list[str]:
    """The zones that whoever is asked plans for."""
    return [pair.split("=")[0] for pair in said_at(past.table)[0].split(" ")[1].split(",")]


@cache
def mustering() -> Past:
    """Side A brings its first figure to the table."""
    past = Past("steamfront", {})
    return past.play(lambda _, table: step_of(table) == "Mustering" and asked(table) == [0], lambda lines: lines[0])


def shot_at(table: Table) -> tuple[str, str] | None:
    """Who of side A can shoot from where he stands, with or without an order, and at whom."""
    if step_of(table) != "Activation" or asked(table) != [0]:
        return None
    for line in said_at(table):
        moving = after(table, line) if line.startswith("activate") else table
        acting = after(moving, "stay") if step_of(moving) == "Movement" else moving
        if step_of(acting) != "Action":
            continue
        for shot in [one for one in said_at(acting) if one.startswith("shoot")]:
            orders = after(acting, shot)
            if step_of(orders) == "Improvement" and len(said_at(orders)) > 1 and "no-command" in said_at(orders):
                return line.split()[1], shot.split()[1]
    return None


@cache
def shooting() -> tuple[Past, str, str]:
    """Side A activates somebody, and this archer has this target."""
    dice = random.Random(7)

    def wish(lines: list[str]) -> str:
        return dice.choice([line for line in lines if line.split()[0] in {"strike", "shoot"}] or lines)

    past = Past("steamfront", SMALL)
    past.play(lambda _, table: shot_at(table), wish)
    found = shot_at(past.table)
    assert found is not None
    return past, *found


def team(step: str, dice: bytes = DICE) -> Past:
    """Three Reckoners when all of them are asked this for the first time."""
    past = Past("reckoners", {"humans": 1, "reckoners": len(TEAM), "team": TEAM}, dice)

    def wish(lines: list[str]) -> str:
        return "ready" if "ready" in lines else lines[0]

    return past.play(lambda _, table: step_of(table) == step and len(asked(table)) == len(TEAM), wish)


@cache
def rolling() -> Past:
    return team("Rerolls")


@cache
def using() -> Past:
    return team("Use")


@cache
def dealt() -> Past:
    """Three Reckoners by chance, about to throw again."""
    past = Past("reckoners", {})
    return past.play(
        lambda _, table: step_of(table) == "Rerolls" and len(asked(table)) == len(TEAM), lambda all: all[0]
    )


@cache
def doubled() -> tuple[Past, int]:
    """The first Reckoner has a die of two symbols that can be used: the table, and the die."""
    for seed in range(50):
        past = team("Use", bytes([seed]) * 32)
        table: Any = past.table
        found = [
            die for die in table.unspent(0) if len(yielded(table, 0, die)) > 1 and f"die {die + 1}" in said_at(table)
        ]
        if found:
            return past, found[0] + 1
    raise AssertionError("no such throw")


@cache
def posted() -> Past:
    """Each side has brought a figure to the table, side A the last."""
    past = Past("steamfront", {})
    for seat, line in mustering().chosen:
        past.choose(seat, line)
    for verb in ("muster", "post"):
        past.choose(0, next(line for line in said_at(past.table) if line.startswith(verb)))
    return past


@cache
def thrown() -> Past:
    """Side A activates somebody, and the dice of a fight with many of them lie there."""
    dice = random.Random(1)

    def wish(lines: list[str]) -> str:
        eager = [line for line in lines if line.split()[0] in {"strike", "shoot"}]
        return dice.choice(eager or [line for line in lines if line.startswith("activate")] or lines)

    def many(_: list[str], table: Table) -> bool:
        lying = sum(table.cells[row + die] > 0 for row in (ATTACK_DICE, DEFENCE_DICE) for die in range(THROWN))
        return lying >= MANY and step_of(table) == "Activation" and asked(table) == [0]

    return Past("steamfront", {}).play(many, wish)


@cache
def rerolling() -> Past:
    """The dice of that shot lie there, and one of them may be thrown again."""
    shot, figure, target = shooting()
    past = Past("steamfront", shot.config, shot.dice)
    for seat, line in shot.chosen:
        past.choose(seat, line)
    for verb in (f"activate {figure}", "stay", f"shoot {target}", "command", "endure"):
        past.choose(seat_at(past), next(line for line in said_at(past.table) if line.startswith(verb)))
    return past
