"""Prospects: which answers keep a goal of the team within reach in this use step, told on request."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners.cells import NOWHERE, USING
from samovar.games.reckoners.content.ids import DISTRICTS, EPICS, GREAT_EPICS
from samovar.games.reckoners.hints import NO, YES, goals, hints
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import HUSH, READY, say
from samovar.kernel.errors import Unreadable
from samovar.kernel.steps import asked
from samovar.kernel.table import ALL_SEEING, copy

LONGEST_GOAL: Final = 60


def prospects(seen: ReckonersTable, seat: int, wish: dict[str, Any]) -> dict[str, Any]:
    """The goals that can be asked about, and for one of them what each answer does to it: yes, no or unknown."""
    goal = wish.get("goal")
    if goal is not None and (not isinstance(goal, str) or len(goal) > LONGEST_GOAL):
        raise Unreadable("wish", "'goal' is one of the goals")
    if seen.stage() != USING or seat not in asked(seen):
        return {"goals": [], "goal": None, "answers": []}
    table = copy(seen)
    table.viewer = ALL_SEEING
    table.answers = [READY if answer == HUSH else answer for answer in table.answers]
    offered = goals(table)
    # A goal that was reached or has gone is no error: the question simply moved on.
    chosen = goal if goal in offered else None
    told = [] if chosen is None else hints(table, seat, chosen)
    return {
        "goals": [{"goal": one, "text": _sentence(table, one)} for one in offered],
        "goal": chosen,
        "answers": [{"line": say(choice), "sure": _word(sure)} for choice, sure in told],
    }


def _word(sure: int) -> str:
    return "yes" if sure == YES else "no" if sure == NO else "unknown"


def _sentence(table: ReckonersTable, goal: str) -> dict[str, Any]:
    kind, _, district = goal.partition(" ")
    if not district:
        great = {"kind": "great-epic", "id": GREAT_EPICS[table.agreed.great_epic]}
        return {"key": f"hint-{kind}", "args": {"great": great}}
    epic = table.epic(table.place_of(DISTRICTS.index(district)))
    assert epic != NOWHERE, "a goal about an Epic names a district that has one"
    args = {"epic": {"kind": "epic", "id": EPICS[epic]}, "district": {"kind": "district", "id": district}}
    return {"key": f"hint-{kind}", "args": args}
