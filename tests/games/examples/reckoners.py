"""The moments of The Reckoners' book."""

from __future__ import annotations

from typing import Final

from samovar.games.reckoners.cells import GREAT_HEALTH, NOWHERE
from samovar.games.reckoners.content.ids import EPICS, GREAT_EPICS, RECKONERS
from samovar.games.reckoners.content.words import INFINITE, SYMBOLS
from samovar.games.reckoners.rolling import Rerolls, fresh
from samovar.games.reckoners.sources import printed
from samovar.games.reckoners.spending import Spending
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.using import Use
from samovar.kernel.steps import asked, pending
from tests.games.examples.moment import Facts, Moment

TEAM: Final = {"humans": 1, "reckoners": 3, "team": ["tia", "david", "abraham"], "modules": [], "difficulty": "a"}
DICE: Final = 6


def reckoner(table: ReckonersTable, seat: int) -> str:
    return f"reckoner:{RECKONERS[table.who(seat)]}"


def epic(table: ReckonersTable, place: int) -> str:
    return f"epic:{EPICS[table.epic(place)]}"


def rolling(table: ReckonersTable) -> Facts | None:
    """Tia's first throw: some dice to keep, others to throw again."""
    if not isinstance(pending(table), Rerolls) or 0 not in asked(table) or len(fresh(table, 0)) != DICE:
        return None
    shown = [symbol for die in fresh(table, 0) for symbol in printed(table, 0, die)]
    found = shown.count(SYMBOLS.index("research"))
    dice = len([die for die in fresh(table, 0) if SYMBOLS.index("research") in printed(table, 0, die)])
    return [reckoner(table, 0), DICE, found, dice, DICE - dice] if found > dice == 2 else None


def in_hand(table: ReckonersTable, wanted: str) -> tuple[Spending, int] | None:
    """Whoever holds such symbols and no others, and the district where he stands, if only an ordinary Epic is there."""
    step = pending(table)
    if not isinstance(step, Spending) or set(step.symbols) != {SYMBOLS.index(wanted)}:
        return None
    place = table.where(step.seat)
    return (step, place) if table.epic(place) != NOWHERE and table.great_place() != place else None


def contain(table: ReckonersTable) -> Facts | None:
    found = in_hand(table, "contain")
    if found is None:
        return None
    step, place = found
    if table.bracket(place) < 5:
        return None
    return [reckoner(table, step.seat), epic(table, place), len(step.symbols), table.bracket(place)]


def research(table: ReckonersTable) -> Facts | None:
    """The last points before the weakness of an Epic that nothing harms is found."""
    found = in_hand(table, "research")
    if found is None:
        return None
    step, place = found
    left, weak = table.research(place), table.content.epics.weak[table.epic(place)]
    if left != len(step.symbols) or left < 2 or table.health(place) < INFINITE:
        return None
    return [reckoner(table, step.seat), epic(table, place), left, int(weak)]


def attack(table: ReckonersTable) -> Facts | None:
    """The last blow."""
    found = in_hand(table, "attack")
    if found is None:
        return None
    step, place = found
    if table.health(place) != 2 or len(step.symbols) != 2:
        return None
    return [reckoner(table, step.seat), epic(table, place), table.health(place)]


def epics(table: ReckonersTable) -> Facts | None:
    """All dice are spent: an Epic whose bracket Enforcement will push further."""
    if not isinstance(pending(table), Use) or any(table.unspent(seat) for seat in range(table.seats)):
        return None
    for place in range(table.ring()):
        bracket, figures = table.bracket(place), table.enforcement(place)
        if table.epic(place) == NOWHERE or not 3 <= bracket <= 5 or figures != 2:
            continue
        if bracket + 1 + figures <= table.content.epics.length[table.epic(place)]:
            return [epic(table, place), bracket, figures, bracket + 1 + figures]
    return None


def great(table: ReckonersTable) -> Facts | None:
    """His weakness is known, and an attack is in hand where he stands."""
    step = pending(table)
    if not isinstance(step, Spending) or set(step.symbols) != {SYMBOLS.index("attack")} or not table.great_weakened():
        return None
    if table.where(step.seat) != table.great_place():
        return None
    named = f"great-epic:{GREAT_EPICS[table.agreed.great_epic]}"
    return [reckoner(table, step.seat), named, len(step.symbols), int(table.cells[GREAT_HEALTH])]


def whose(table: ReckonersTable) -> int:
    return asked(table)[0]


MOMENTS = [
    Moment("rolling", rolling, lambda table: 0, TEAM),
    Moment("contain", contain, whose, TEAM),
    Moment("research", research, whose, TEAM),
    Moment("attack", attack, whose, TEAM),
    Moment("epics", epics, whose, TEAM),
    Moment("great", great, whose, TEAM),
]
