"""What a place is for, in words: who chooses among places without looking at them hears more than coordinates.

A place is judged by what is true there, not by why it was suggested, so that a place drawn by hand is called the same.
"""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamfront.aim import cover, gap, piece_named
from samovar.games.steamfront.reach import Reach
from samovar.games.steamfront.scenery import touches_piece, why_not_pick_up
from samovar.games.steamfront.spots import Spot, bands, far, foes, home_of
from samovar.games.steamfront.table import (
    CARRIES,
    DEPLOYMENT,
    FIGURE_IDS,
    LYING,
    OBJECTIVE_COUNT,
    OBJECTIVE_IDS,
    OBJECTIVE_X,
    OBJECTIVE_Y,
    RELIC,
    RELIC_IDS,
    RELIC_X,
    RELIC_Y,
    RELICS,
    FrontTable,
)
from samovar.geometry.plane import GRAIN, INCH, side, span, square_between
from samovar.geometry.sight import FREE
from samovar.kernel.choice import Choice
from samovar.kernel.table import copy

EDGE: Final = 10  # how near to the end of a range a place lies that was chosen for it
TURNED: Final = 3  # a contact lies straight ahead unless it is turned by about twenty degrees, a third of the radius
STEEP: Final = 1000  # 1000 to 414 is the slope between a straight heading and a slanting one
SLANT: Final = 414
NOBODY: Final = "none"
COLUMNS: Final = ["left", "middle", "right"]
ROWS: Final = ["bottom", "middle", "top"]

Args = dict[str, Any]
Wording = tuple[str, Args]


def called(choice: Choice, wording: Wording) -> Args:
    """A choice under another text than its verb's; its own parts stay among the arguments."""
    return {"key": f"choice-{choice.verb}-{wording[0]}", "args": {**choice.args(), **wording[1]}}


def errand(table: FrontTable, reach: Reach, end: Spot) -> Wording:
    """What a figure would go there for."""
    trial = copy(table)
    trial.put(reach.figure, end[0], end[1])
    near = _near(trial, reach)
    touched = trial.touching_enemies(reach.figure)
    if touched:
        return "contact", {"target": _figure(touched[0]), "side": _side(trial, reach, touched[0])}
    arrived = _arrived(trial, reach)
    if arrived is not None:
        return "beside" if arrived["kind"] == "terrain" else "onto", {"goal": arrived, **near}
    sheltered = _sheltered(trial, reach)
    if sheltered is not None:
        return "cover", sheltered
    goal = _goal(table, reach, end)
    if goal is not None:
        return "towards-piece" if goal["kind"] == "terrain" else "towards", {"goal": goal, **near}
    return _range(trial, reach) or ("heading", {"heading": _heading(reach, end), **near})


def _figure(figure: int) -> dict[str, str]:
    return {"kind": "figure", "id": FIGURE_IDS[figure]}


def _near(trial: FrontTable, reach: Reach) -> Args:
    """The nearest enemy as seen from there, and how far away, in inches."""
    apart = [(gap(trial, reach.figure, foe), foe) for foe in foes(trial, reach)]
    if not apart:
        return {"near": NOBODY, "gap": 0}
    least, foe = min(apart)
    return {"near": _figure(foe), "gap": _tenths(least)}


def _tenths(length: int) -> float:
    return round(length / INCH, 1)


def _side(trial: FrontTable, reach: Reach, foe: int) -> str:
    """Straight at an enemy, or to the left or right of the way there."""
    x, y, figure = trial.x(foe), trial.y(foe), reach.figure
    beside = int(side(reach.x, reach.y, x, y, trial.x(figure), trial.y(figure)))
    whole = int(span(reach.x, reach.y, x, y)) // GRAIN * int(reach.radius + trial.radius(foe))
    if abs(beside) * TURNED <= whole:
        return "straight"
    return "left" if beside > 0 else "right"


def _arrived(trial: FrontTable, reach: Reach) -> Args | None:
    """The zone, the objective, the relic or the mechanism that is reached."""
    figure = reach.figure
    if trial.cells[CARRIES + figure]:
        zones = trial.content.zones[trial.cells[DEPLOYMENT] - 1].shapes
        if zones.contains_disc(trial.zone_of(reach.side), trial.x(figure), trial.y(figure), reach.radius):
            return _home()
    for place in range(int(trial.cells[OBJECTIVE_COUNT])):
        if trial.on_objective(figure, place):
            return _objective(place)
    for relic in range(RELICS):
        if why_not_pick_up(trial, figure, relic) is None:
            return _relic(relic)
    for piece in _mechanisms(trial, reach):
        if touches_piece(trial, figure, piece):
            return piece_named(trial, piece)
    return None


def _mechanisms(table: FrontTable, reach: Reach) -> list[int]:
    """Those that the scenario gives a use."""
    return reach.field.mechanism_piece if table.scenario().mechanisms else []


def _home() -> Args:
    return {"kind": "goal", "id": "home"}


def _objective(place: int) -> Args:
    return {"kind": "objective", "id": OBJECTIVE_IDS[place]}


def _relic(relic: int) -> Args:
    return {"kind": "relic", "id": RELIC_IDS[relic]}


def _sheltered(trial: FrontTable, reach: Reach) -> Args | None:
    """The barricade beside the figure, and the enemy that it hides it from: the one who was nearest before."""
    for foe in foes(trial, reach)[:1]:
        piece = cover(trial, foe, reach.figure)
        if piece != FREE and touches_piece(trial, reach.figure, piece):
            apart = _tenths(gap(trial, reach.figure, foe))
            return {"goal": piece_named(trial, piece), "near": _figure(foe), "gap": apart}
    return None


def _goal(table: FrontTable, reach: Reach, wanted: Spot) -> Args | None:
    """What lies straight ahead of a whole move, if it is one of the things to go for."""
    cells = table.cells
    goals: list[tuple[Args, Spot]] = [
        (_objective(place), (int(cells[OBJECTIVE_X + place]), int(cells[OBJECTIVE_Y + place])))
        for place in range(int(cells[OBJECTIVE_COUNT]))
    ]
    goals += [
        (_relic(relic), (int(cells[RELIC_X + relic]), int(cells[RELIC_Y + relic])))
        for relic in range(RELICS)
        if cells[RELIC + relic] == LYING
    ]
    for shape, piece in enumerate(_mechanisms(table, reach)):
        x, y = reach.field.mechanisms.nearest(shape, reach.x, reach.y)
        goals.append((piece_named(table, piece), (int(x), int(y))))
    if cells[CARRIES + reach.figure]:
        goals += [(_home(), point) for point in home_of(table, reach)]
    ahead = [goal for goal, at in goals if _is_beyond(reach, at) and wanted == far(reach, at[0], at[1])]
    return ahead[0] if ahead else None


def _is_beyond(reach: Reach, at: Spot) -> bool:
    """Too far for one move: who could be there and goes past it does not go towards it."""
    return int(square_between(reach.x, reach.y, at[0], at[1])) > reach.limit**2


def _range(trial: FrontTable, reach: Reach) -> Wording | None:
    """Just within one's own range of an enemy, or just out of his."""
    for foe in foes(trial, reach):
        apart = gap(trial, reach.figure, foe)
        told: Args = {"target": _figure(foe), "gap": _tenths(apart)}
        if [high for high in bands(trial, reach.figure) if high - EDGE < apart <= high]:
            return "in-range", told
        if [high for high in bands(trial, foe)[-1:] if high < apart < high + EDGE]:
            return "out-of-range", told
    return None


def _heading(reach: Reach, end: Spot) -> Args:
    """One of eight directions on the table as it is drawn: the second coordinate grows upwards."""
    across, up = end[0] - int(reach.x), end[1] - int(reach.y)
    words = []
    if abs(up) * STEEP > abs(across) * SLANT:
        words.append("up" if up > 0 else "down")
    if abs(across) * STEEP > abs(up) * SLANT:
        words.append("right" if across > 0 else "left")
    return {"kind": "heading", "id": "-".join(words) or "here"}


def part_of(box: tuple[int, int, int, int], at: Spot) -> Args:
    """Which ninth of an area a place lies in, as it is drawn: top left, middle right."""
    left, low, right, high = box
    column = min(2, max(0, 3 * (at[0] - left) // max(1, right - left)))
    row = min(2, max(0, 3 * (at[1] - low) // max(1, high - low)))
    return {"kind": "part", "id": f"{ROWS[row]}-{COLUMNS[column]}"}


def post(table: FrontTable, seat: int, at: Spot) -> Wording:
    """Where in his own zone a figure would be deployed, and how far from the nearest objective."""
    zones = table.content.zones[table.cells[DEPLOYMENT] - 1].shapes
    first = 4 * int(table.zone_of(seat))
    left, low, right, high = (int(zones.boxes[first + one]) for one in range(4))
    return "at", {"part": part_of((left, low, right, high), at), **_nearest_objective(table, at)}


def mark(table: FrontTable, at: Spot) -> Wording:
    """Where on the table something would be laid, and how far from the nearest objective."""
    box = (0, 0, table.content.wide, table.content.high)
    return "at", {"part": part_of(box, at), **_nearest_objective(table, at)}


def _nearest_objective(table: FrontTable, at: Spot) -> Args:
    """From middle to middle, in inches."""
    cells = table.cells
    laid = [
        (int(square_between(at[0], at[1], cells[OBJECTIVE_X + place], cells[OBJECTIVE_Y + place])), place)
        for place in range(int(cells[OBJECTIVE_COUNT]))
    ]
    if not laid:
        return {"near": NOBODY, "gap": 0}
    place = min(laid)[1]
    apart = int(span(at[0], at[1], cells[OBJECTIVE_X + place], cells[OBJECTIVE_Y + place])) // GRAIN
    return {"near": _objective(place), "gap": _tenths(apart)}
