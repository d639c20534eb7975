"""What one symbol, and one die, would bring in a district."""

from __future__ import annotations

from typing import Final

from samovar.bots.minds.reckoners.worth import (
    FRESH_BRACKET,
    CityWeights,
    effort,
    great_slot,
    growing_cost,
    kill_worth,
    money_worth,
    researchable,
    slot_costs,
    threat,
    whole_effort,
)
from samovar.games.reckoners.cells import (
    DUPLICATES,
    GREAT_HEALTH,
    NOWHERE,
)
from samovar.games.reckoners.content import words
from samovar.games.reckoners.content.ids import BABILAR, ILDITHIA
from samovar.games.reckoners.content.words import (
    SYMBOL_COUNT,
    TRACK_COUNT,
)
from samovar.games.reckoners.sources import yielded
from samovar.games.reckoners.table import ReckonersTable

PLENTY: Final = 99


def symbol_worths(weights: CityWeights, table: ReckonersTable, place: int) -> list[float]:
    """What one symbol of each kind is worth to a Reckoner who stands there."""
    found = [0.0] * SYMBOL_COUNT
    here = table.great_place() == place
    if table.epic(place) != NOWHERE:
        left = effort(table, place)
        kill = max(0.0, kill_worth(weights, table, place, threat(weights, table, place)))
        whole = whole_effort(table, place)
        slope = weights.near * (weights.begun + 2.0 * (1.0 - weights.begun) * (1.0 - left / whole)) / whole
        step = kill * (slope + (1.0 - weights.near) / max(1.0, left))
        if table.research(place) > 0:
            found[words.RESEARCH] = step
        if table.can_be_attacked(place) or table.research(place) <= 3:
            found[words.ATTACK] = step
        bracket = table.bracket(place)
        if bracket > 0 and table.blue_shields(place) == 0:
            found[words.CONTAIN] = threat(weights, table, place) - growing_cost(
                weights,
                slot_costs(weights, table, place),
                bracket - 1,
                table.enforcement(place),
                table.pieces(DUPLICATES, place),
                weights.ahead,
            )
    if researchable(table, place) and (here or table.agreed.city == BABILAR):
        # The last of his research lets every attack begin.
        found[words.RESEARCH] = max(found[words.RESEARCH], weights.point + weights.found / table.great_research())
    if here:
        if table.great_weakened():
            found[words.ATTACK] = max(found[words.ATTACK], weights.point + 0.5)
        if table.blue_shields(place) == 0:
            found[words.CONTAIN] = max(found[words.CONTAIN], great_slot(weights, table))
    figures = table.enforcement(place)
    if figures > 0 and table.red_shields(place) == 0:
        bracket = FRESH_BRACKET if table.epic(place) == NOWHERE else table.bracket(place)
        tokens = table.pieces(DUPLICATES, place)
        fewer = growing_cost(weights, slot_costs(weights, table, place), bracket, figures - 1, tokens, weights.ahead)
        found[words.ENFORCEMENT] = threat(weights, table, place) - fewer
    found[words.MONEY] = money_worth(weights, table)
    found[words.PLAN] = weights.pending_plan
    if table.agreed.city == ILDITHIA and table.marker(place) > 0:
        bottom = 2 * weights.point / table.marker(place) if table.great_research() > 0 else 0.0
        least = 0.35 + bottom * 0.6
        found = [max(one, least) for one in found]
    return found


def symbol_room(table: ReckonersTable, place: int) -> list[int]:
    """How many symbols of each kind can do something there."""
    room = [0, 0, 0, table.enforcement(place) + table.red_shields(place), PLENTY, PLENTY]
    here = table.great_place() == place
    if table.epic(place) != NOWHERE:
        room[words.RESEARCH] += table.research(place)
        room[words.CONTAIN] += table.bracket(place)
        room[words.ATTACK] += min(table.health(place), table.agreed.epics.weak[table.epic(place)] + 4)
    if table.agreed.city == BABILAR:
        room[words.RESEARCH] += table.marker(place)
    elif here:
        room[words.RESEARCH] += table.great_research()
    if here:
        for track in range(TRACK_COUNT):
            room[words.CONTAIN] += table.great_bracket(track)
        if table.great_weakened():
            room[words.ATTACK] += table.cells[GREAT_HEALTH]
    if table.agreed.city == ILDITHIA:
        room = [one + table.marker(place) for one in room]
    return room


def room_left(weights: CityWeights, table: ReckonersTable, seat: int, place: int) -> list[int]:
    """How many symbols of each kind are left for him to do there."""
    room = symbol_room(table, place)
    # Colleagues who stand there already will use some of it.
    for other in table.present(place):
        if other != seat:
            busy = len(table.unspent(other))
            room = [one - int(busy * weights.share) if one < PLENTY else one for one in room]
    return room


def dice_worth(weights: CityWeights, table: ReckonersTable, seat: int, dice: list[int], place: int) -> list[float]:
    """What each die would bring in a district, while there is something for its symbols to do."""
    worths = symbol_worths(weights, table, place)
    return spent_worth(weights, table, seat, dice, worths, room_left(weights, table, seat, place))


def spent_worth(
    weights: CityWeights, table: ReckonersTable, seat: int, dice: list[int], worths: list[float], room: list[int]
) -> list[float]:
    """What each die brings in turn; they take from what is left to do."""
    found: list[float] = []
    for die in dice:
        total = 0.0
        for symbol in yielded(table, seat, die):
            total += worths[symbol] if room[symbol] > 0 else min(worths[symbol], weights.spare)
            room[symbol] -= 1
        found.append(total)
    return found
