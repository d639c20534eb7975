"""Obstacles: what keeps a district, a Reckoner, a die or a card from being chosen, whatever the question is.

Each says None where nothing is in the way, so that a question may ask for one after the other.
"""

from __future__ import annotations

from samovar.games.reckoners.cells import (
    ABILITY_USED,
    ASIDE,
    BROUGHT_BACK,
    DAWN_AT,
    DAWN_HELD,
    DICE,
    GRANT,
    HOLDER,
    NOWHERE,
    OFF,
    SPENT,
    STATE,
    STOLEN,
    USED,
    WORKING,
)
from samovar.games.reckoners.content.ids import EQUIPMENT_COUNT
from samovar.games.reckoners.content.words import NO_ABILITY
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.errors import Refusal


def answer_first(rule: str) -> Refusal:
    """The choice belongs to another question; this one has been put by a rule of its own."""
    return Refusal(rule, "why-answer-first")


def of_district(table: ReckonersTable, district: int) -> Refusal | None:
    return Refusal("RK-SETUP.3", "why-no-such-district") if table.place_of(district) == NOWHERE else None


def of_barricade(table: ReckonersTable, district: int, rule: str) -> Refusal | None:
    """One must lie there, where a card removes it in any district; `rule` is the card's."""
    reason = of_district(table, district)
    if reason is None and table.barricades(table.place_of(district)) == 0:
        return Refusal(rule, "why-no-barricade")
    return reason


def of_reckoner(table: ReckonersTable, reckoner: int) -> Refusal | None:
    return Refusal("RK-SETUP.21", "why-reckoner-not-in-play") if table.seat_of(reckoner) == NOWHERE else None


def of_owned_die(table: ReckonersTable, seat: int, die: int) -> Refusal | None:
    return Refusal("RK-ROLL.7", "why-no-such-die") if table.colour(seat, die) == NOWHERE else None


def of_die(table: ReckonersTable, seat: int, die: int) -> Refusal | None:
    """He must own it and must not have spent it. [RK-USE.9]"""
    missing = of_owned_die(table, seat, die)
    if missing is not None:
        return missing
    if table.cells[STATE + seat * DICE + die] == SPENT:
        return Refusal("RK-USE.9", "why-die-spent")
    return of_die_aside(table, seat, die)


def of_die_aside(table: ReckonersTable, seat: int, die: int) -> Refusal | None:
    """A die may sit out because an assault took it, or because the card that gave it is off. [RS-ASLT.7] [RS-EQ.71]"""
    if table.cells[STATE + seat * DICE + die] != ASIDE:
        return None
    given_by = table.cells[GRANT + seat * DICE + die] - 1
    off = given_by >= 0 and table.cells[OFF + given_by] != WORKING
    return Refusal("RS-EQ.71" if off else "RS-ASLT.7", "why-die-aside")


def of_token(table: ReckonersTable, seat: int) -> Refusal | None:
    """A plan token that may be spent now. [RK-PLAN.3] [RK-PLAN.4]"""
    if table.plans(seat) > 0:
        return None
    if table.pending_plans(seat) > 0:
        return Refusal("RK-PLAN.3", "why-token-pending")
    return Refusal("RK-PLAN.4", "why-no-token")


def of_help(table: ReckonersTable, seat: int, card: int) -> Refusal | None:
    """A Dawnslight card must lie in front of him. [RS-DAWN.5]"""
    return None if table.cells[DAWN_AT + card] == DAWN_HELD + seat else Refusal("RS-DAWN.5", "why-help-not-held")


def of_held_card(table: ReckonersTable, seat: int, card: int) -> Refusal | None:
    """It must be his and must work, whatever it is. [RK-CARD.7] [RS-ACT.22] [RS-ACT.25] [RS-ASLT.8] [RS-ASLT.12]"""
    if card >= EQUIPMENT_COUNT:
        if card != EQUIPMENT_COUNT + table.who(seat):
            return Refusal("RK-CARD.7", "why-not-your-card")
        return Refusal("RS-ASLT.12", "why-ability-off") if table.assault(seat, NO_ABILITY) > 0 else None
    if table.cells[HOLDER + card] >= STOLEN:
        return Refusal("RS-ACT.25", "why-card-stolen")
    if table.owner(card) != seat:
        return Refusal("RK-CARD.7", "why-not-your-card")
    if not table.is_off(card):
        return None
    if table.cells[OFF + card] == BROUGHT_BACK:
        return Refusal("RS-ACT.22", "why-card-came-back")
    return Refusal("RS-ASLT.8", "why-card-off")


def of_card(table: ReckonersTable, seat: int, card: int) -> Refusal | None:
    """The same for a card that works once a round. [RK-CARD.1]"""
    reason = of_held_card(table, seat, card)
    if reason is not None:
        return reason
    used = table.cells[USED + card] if card < EQUIPMENT_COUNT else table.cells[ABILITY_USED + seat]
    return Refusal("RK-CARD.1", "why-card-used") if used else None


def of_goods(table: ReckonersTable, card: int) -> Refusal | None:
    """A card that can be taken from somebody: it must be owned. [RS-PILL.7] [RS-ACT.24]"""
    if table.owner(card) != NOWHERE:
        return None
    if table.cells[HOLDER + card] >= STOLEN:
        return Refusal("RS-ACT.24", "why-card-stolen")
    return Refusal("RS-PILL.7", "why-card-of-nobody")
