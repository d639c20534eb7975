"""The moments of Steamfront's book."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.activation import Action, Activation
from samovar.games.steamfront.aids.prospect import seen
from samovar.games.steamfront.dice import successes
from samovar.games.steamfront.orders import Improvement, attack_rows
from samovar.games.steamfront.pools import is_charging
from samovar.games.steamfront.table import (
    ATTACK_DICE,
    ATTACKER,
    DEFENCE_DICE,
    FIGURE_IDS,
    OBJECTIVE_COUNT,
    TARGET,
    TURN,
    FrontTable,
    other,
)
from samovar.games.steamfront.throws import Rerolls, dice_on
from samovar.games.steamfront.turn import controller
from samovar.kernel.steps import asked, pending
from tests.games.examples.moment import Facts, Moment

SQUADS: Final = {"scenario": "libre", "table": "place-des-chaudieres", "squads": ["lum-rulebook", "stm-reseau"]}
INCH: Final = 1000


def named(table: FrontTable, figure: int) -> list[int | str]:
    return [f"card:{table.content.cards[table.card(figure)]}", f"figure:{FIGURE_IDS[figure]}"]


def inches(length: int) -> str:
    return f"{length / INCH:.1f}"


def sight(table: FrontTable) -> Facts | None:
    """One enemy in sight and in range, another as near that something hides."""
    step = pending(table)
    if not isinstance(step, Action) or step.seat != 0:
        return None
    looks = [seen(table, step.figure, foe) for foe in table.standing(other(step.seat))]
    met = [one for one in looks if one["sight"] == "free" and any(band["band"] is not None for band in one["bands"])]
    hidden = [one for one in looks if one["sight"] == "blocked" and any(b["band"] is not None for b in one["bands"])]
    if len(met) != 1 or len(hidden) != 1 or met[0]["touch"] or hidden[0]["blocker"] is None:
        return None
    foes = [f"figure:{one['figure']}" for one in (met[0], hidden[0])]
    return [*named(table, step.figure), *foes, inches(met[0]["distance"]), inches(hidden[0]["distance"])]


def sets(table: FrontTable) -> Facts | None:
    """A throw with a set of three, and dice to throw again."""
    if not isinstance(pending(table), Rerolls):
        return None
    shown, against = dice_on(table, ATTACK_DICE), dice_on(table, DEFENCE_DICE)
    if max(shown.count(face) for face in shown) < 3 or not against:
        return None
    throws = [", ".join(map(str, sorted(dice))) for dice in (shown, against)]
    who = [*named(table, table.cells[ATTACKER] - 1), *named(table, table.cells[TARGET] - 1)]
    return [*who, *throws, successes(shown), successes(against)]


def pressure(table: FrontTable) -> Facts | None:
    step = pending(table)
    if not isinstance(step, Improvement):
        return None
    rows = attack_rows(table, step.figure, step.target, step.weapon, step.kind)
    if max([level for _, level in rows]) < 1:
        return None
    return [*named(table, step.figure), int(table.pressure(step.figure)), int(table.orders(step.seat)), len(rows)]


def charge(table: FrontTable) -> Facts | None:
    """A figure that has just run into an enemy."""
    step = pending(table)
    if not isinstance(step, Action) or not is_charging(table, step.figure, False):
        return None
    foes = table.touching_enemies(step.figure)
    return [*named(table, step.figure), *named(table, foes[0])] if len(foes) == 1 else None


def objectives(table: FrontTable) -> Facts | None:
    """Each side holds an objective, and one more is fought for."""
    if not isinstance(pending(table), Activation) or table.cells[TURN] < 2:
        return None
    places = range(int(table.cells[OBJECTIVE_COUNT]))
    held = [controller(table, place) for place in places]
    fought = [
        place
        for place in places
        if all(any(table.on_objective(one, place) for one in table.standing(side)) for side in (0, 1))
    ]
    if held.count(0) < 1 or held.count(1) < 1 or not fought:
        return None
    return [len(held), held.count(0), held.count(1)]


def whose(table: FrontTable) -> int:
    return asked(table)[0]


def acting(table: FrontTable) -> int:
    figure: int = getattr(pending(table), "figure", 0)
    return figure


def of_step(table: FrontTable) -> str:
    return f"figure:{FIGURE_IDS[getattr(pending(table), 'figure', 0)]}"


MOMENTS = [
    Moment("sight", sight, whose, SQUADS, of_step, turns=False),
    Moment("sets", sets, whose, SQUADS),
    Moment("pressure", pressure, whose, SQUADS, of_step),
    Moment("charge", charge, whose, {**SQUADS, "squads": ["iron-marteau", "stm-meute"]}, of_step),
    Moment("objectives", objectives, whose, SQUADS),
]
