"""Refusals: why a source in hand cannot do what a player looks for, and the rule that says so."""

from __future__ import annotations

from samovar.games.reckoners import deeds, moving, spending
from samovar.games.reckoners.cells import NOWHERE, PLAN_TOKENS, SUPPLY
from samovar.games.reckoners.choices import (
    Activate,
    Attack,
    Break,
    Clear,
    Contain,
    Disperse,
    Erase,
    Go,
    Half,
    PlanAhead,
    Protect,
    Research,
    Trade,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal


def why_not(table: ReckonersTable, step: spending.Spending, choice: Choice) -> Refusal | None:
    """The rule that forbids what a player may look for."""
    seat = step.seat
    here = table.where(seat)
    if isinstance(choice, Go):
        return _why_stay(table, seat, here, step.manner)
    if isinstance(choice, (Research, Contain, Attack, Disperse, Break, Protect)):
        place = table.place_of(choice.district)
        symbol = deeds.symbol_of(choice)
        if symbol not in step.symbols:
            return Refusal("RK-USE.1", "why-no-such-symbol")
        if place == NOWHERE or place not in spending.places_for(table, seat, symbol, step.reach):
            return Refusal("RK-USE.2", "why-out-of-reach")
        return _why_no_target(table, place, choice)
    if isinstance(choice, (Clear, Erase, Activate, Half, Trade)) and not step.manner & spending.WHOLE:
        return Refusal("RK-USE.8", "why-die-begun")
    if isinstance(choice, Clear):
        return Refusal("RK-MOVE.6", "why-not-your-district")
    if isinstance(choice, Activate):
        return Refusal("RK-CARD.1", "why-card-not-ready")
    if isinstance(choice, PlanAhead) and table.cells[SUPPLY + PLAN_TOKENS] == 0:
        return Refusal("RK-COMP.6", "why-no-plan-token")
    return None


def _why_stay(table: ReckonersTable, seat: int, here: int, manner: int) -> Refusal:
    if manner & spending.PRINTED:
        return Refusal("RS-NEW.20", "why-only-as-printed")
    if manner & spending.NO_MOVE:
        return Refusal("RS-EQ.25", "why-submarine-stays")
    if not manner & spending.WHOLE:
        return Refusal("RK-USE.8", "why-die-begun")
    if moving.held_by_attract(table, here):
        return Refusal("RS-ACT.4", "why-held-by-attract")
    if table.barricades(here) > 0:
        return Refusal("RK-MOVE.4", "why-barricades", {"count": int(table.barricades(here))})
    if moving.costs_two(table, seat):
        return Refusal("RS-ASLT.14", "why-moves-cost-two")
    return Refusal("RK-MOVE.2", "why-too-far")


def _why_no_target(table: ReckonersTable, place: int, choice: Choice) -> Refusal:
    if isinstance(choice, Attack):
        if choice.target == 1:
            if table.great_place() != place:
                return Refusal("RK-USE.2", "why-great-epic-elsewhere")
            return Refusal("RK-GOAL.7", "why-great-epic-not-weakened", {"left": int(table.great_research())})
        if table.epic(place) == NOWHERE:
            return Refusal("RK-USE.13", "why-no-epic")
        return Refusal("RK-SYM.11", "why-health-infinite")
    if isinstance(choice, Research):
        if choice.target == 1:
            return Refusal("RK-SYM.5", "why-great-epic-elsewhere")
        if table.epic(place) == NOWHERE:
            return Refusal("RK-USE.13", "why-no-epic")
        return Refusal("RK-SYM.4", "why-weakness-known")
    if isinstance(choice, Contain):
        if table.blue_shields(place) > 0:
            return Refusal("RS-SHIELD.2", "why-blue-shield")
        return Refusal("RK-SYM.8", "why-bracket-at-start")
    if isinstance(choice, Disperse):
        if table.red_shields(place) > 0:
            return Refusal("RS-SHIELD.1", "why-red-shield")
        return Refusal("RK-USE.11", "why-no-enforcement")
    return Refusal("RK-USE.11", "why-no-target")
