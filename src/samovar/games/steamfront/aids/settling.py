"""What a lesson has just settled, in numbers: the last attack, and the points of the turn before."""

from __future__ import annotations

from typing import Any

from samovar.games.steamfront.dice import successes
from samovar.games.steamfront.lessons.rooms import LEARNER
from samovar.games.steamfront.table import (
    ACTIVATED,
    ATTACK_DICE,
    ATTACKER,
    DEFENCE_DICE,
    FIGURE_IDS,
    OBJECTIVE_COUNT,
    POINTS,
    TARGET,
    TURN,
    FrontTable,
    other,
)
from samovar.games.steamfront.throws import dice_on
from samovar.games.steamfront.turn import controller

Line = dict[str, Any]


def settled(table: FrontTable) -> dict[str, Any]:
    """Read once for each throw that fell since; nothing before the first attack of the first turn."""
    lines = [*of_attack(table), *of_turn(table)]
    return {"settled": {"moment": int(table.rolls), "lines": lines}} if lines else {}


def of_attack(table: FrontTable) -> list[Line]:
    """Dice against dice, and what became of the target. [SF-5.1.12] [SF-5.1.14] [SF-5.1.15] [SF-5.1.16]"""
    shown, against = dice_on(table, ATTACK_DICE), dice_on(table, DEFENCE_DICE)
    if not shown or not against:
        return []
    hits, guards = successes(shown), successes(against)
    attacker, target = int(table.cells[ATTACKER] - 1), int(table.cells[TARGET] - 1)
    numbers = {"hits": hits, "guards": guards, "more": hits - guards}
    thrown = {"attacker": named(attacker), "target": named(target), "dice": len(shown), "against": len(against)}
    verdict = "hit" if hits > 0 and hits >= guards else "miss"
    lines: list[Line] = [
        {"key": "coach-settled-dice", "args": {**thrown, "hits": hits, "guards": guards}},
        {"key": f"coach-settled-{verdict}", "args": numbers},
    ]
    if verdict == "hit":
        life = int(table.life_left(target)) if table.stands(target) else 0
        lines.append({"key": "coach-settled-life", "args": {"target": named(target), "life": life}})
    return lines


def of_turn(table: FrontTable) -> list[Line]:
    """The points, until the learner has activated somebody in the new turn. [SF-9.3.1]"""
    turn = int(table.cells[TURN])
    if turn < 2 or any(table.cells[ACTIVATED + figure] for figure in table.standing(LEARNER)):
        return []
    places = range(int(table.cells[OBJECTIVE_COUNT]))
    held = len([place for place in places if controller(table, place) == LEARNER])
    points = {"mine": int(table.cells[POINTS + LEARNER]), "theirs": int(table.cells[POINTS + other(LEARNER)])}
    return [
        {"key": "coach-settled-points", "args": {"turn": turn - 1, "held": held, **points}},
        {"key": "coach-settled-turn", "args": {"turn": turn, "orders": int(table.orders(LEARNER))}},
    ]


def named(figure: int) -> dict[str, str]:
    return {"kind": "figure", "id": FIGURE_IDS[figure]}
