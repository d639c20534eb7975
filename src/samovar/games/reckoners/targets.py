"""Targets: why one symbol has nothing to do in a district. `deeds.offers` lists what it can do; a law holds the two."""

from __future__ import annotations

from samovar.games.reckoners.cells import GREAT_RESEARCH, NOWHERE, PLAN_TOKENS, SUPPLY
from samovar.games.reckoners.choices import (
    AT_EPIC,
    AT_GREAT_EPIC,
    AT_TRACK,
    EPIC_BRACKET,
    FIRST_GREAT_BRACKET,
    RED,
    Attack,
    Break,
    Contain,
    Disperse,
    PlanAhead,
    Research,
)
from samovar.games.reckoners.content.ids import BABILAR, LIMELIGHT
from samovar.games.reckoners.content.parameters import TRACK_BRACKET_MIN
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal


def obstacle(table: ReckonersTable, place: int, choice: Choice, shields: bool) -> Refusal | None:
    """What keeps a symbol from doing this in a place of the ring, or None. `shields` says whether it may remove one.

    [RK-USE.11] [RK-USE.12]
    """
    if isinstance(choice, Research):
        return _of_research(table, place, choice.target)
    if isinstance(choice, Contain):
        return _of_contain(table, place, choice.bracket)
    if isinstance(choice, Attack):
        return _of_attack(table, place, choice.target)
    if isinstance(choice, Disperse):
        if table.red_shields(place) > 0:
            return Refusal("RS-SHIELD.1", "why-red-shield")
        return Refusal("RK-USE.11", "why-no-enforcement") if table.enforcement(place) == 0 else None
    if isinstance(choice, Break):
        there = table.red_shields(place) if choice.shield == RED else table.blue_shields(place)
        if there == 0:
            return Refusal("RS-SHIELD.4", "why-no-shield")
        return None if shields else Refusal("RS-SHIELD.11", "why-shield-without-figure")
    if isinstance(choice, PlanAhead) and table.cells[SUPPLY + PLAN_TOKENS] == 0:
        return Refusal("RK-COMP.6", "why-no-plan-token")
    return None


def _of_research(table: ReckonersTable, place: int, target: int) -> Refusal | None:
    if target == AT_EPIC:
        if table.epic(place) == NOWHERE:
            return Refusal("RK-USE.13", "why-no-epic")
        return Refusal("RK-SYM.4", "why-weakness-known") if table.research(place) == 0 else None
    if target == AT_TRACK:
        if table.agreed.city != BABILAR:
            return Refusal("RS-BAB.10", "why-no-track")
        return Refusal("RS-BAB.17", "why-track-done") if table.marker(place) == 0 else None
    if table.agreed.city == BABILAR:
        return Refusal("RS-BAB.2", "why-tracks-instead")
    if table.cells[GREAT_RESEARCH] == 0:
        return Refusal("RK-SYM.6", "why-great-epic-weakened")
    if table.great_place() != place and table.switches.great_epic_researched_where_he_stands:
        return Refusal("RK-SYM.5", "why-great-epic-elsewhere")
    return None


def _of_contain(table: ReckonersTable, place: int, bracket: int) -> Refusal | None:
    if bracket == EPIC_BRACKET and table.epic(place) == NOWHERE:
        return Refusal("RK-USE.13", "why-no-epic")
    if bracket != EPIC_BRACKET and table.great_place() != place:
        return Refusal("RK-SYM.9", "why-great-epic-elsewhere")
    if table.blue_shields(place) > 0:
        return Refusal("RS-SHIELD.2", "why-blue-shield")
    if bracket == EPIC_BRACKET:
        lowest = table.bracket(place) <= table.param(TRACK_BRACKET_MIN)
        return Refusal("RK-SYM.8", "why-bracket-at-start") if lowest else None
    if table.great_bracket(bracket - FIRST_GREAT_BRACKET) > table.great_bracket_min():
        return None
    limelight = table.agreed.great_epic == LIMELIGHT
    return Refusal("RS-LIM.19" if limelight else "RK-SYM.8", "why-bracket-at-start")


def _of_attack(table: ReckonersTable, place: int, target: int) -> Refusal | None:
    if target == AT_EPIC:
        if table.epic(place) == NOWHERE:
            return Refusal("RK-USE.13", "why-no-epic")
        return None if table.can_be_attacked(place) else Refusal("RK-SYM.11", "why-health-infinite")
    if target != AT_GREAT_EPIC:
        return Refusal("RK-SYM.10", "why-no-attack-on-track")
    if table.great_place() != place:
        return Refusal("RK-SYM.14", "why-great-epic-elsewhere")
    left = int(table.great_research())
    return Refusal("RK-GOAL.7", "why-great-epic-not-weakened", {"left": left}) if left > 0 else None
