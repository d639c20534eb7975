"""Blueprints: a table on paper, as one line of text both ways, and what of it breaks a limit of the Free scenario."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.building import DRAWN, lay_table
from samovar.games.steamfront.content import Content, Piece, ReadyTable, Scenario
from samovar.games.steamfront.placing import Plan, Point, why_not_objective, why_not_piece
from samovar.games.steamfront.switches import Switches, defaults
from samovar.games.steamfront.table import (
    OBJECTIVES,
    OBJECTIVES_LEFT,
    PIECES,
    SCENARIO,
    SIDES,
    FrontTable,
)
from samovar.games.steamfront.words import MECHANISM
from samovar.geometry.turning import STEP_DEGREES, STEPS
from samovar.kernel.errors import Refusal, Unreadable, brief

MOST_DIGITS: Final = 6


class Blueprint:
    """Where the squads deploy, which pieces lie where, and the objectives."""

    def __init__(self, deployment: int, pieces: list[Piece], objectives: list[Point]) -> None:
        self.deployment = deployment
        self.pieces = pieces
        self.objectives = objectives

    def line(self, content: Content) -> str:
        """deployment/piece@x,y,degrees;…/x,y;…"""
        pieces = [
            f"{content.terrain[piece.kind]}@{piece.x},{piece.y},{piece.turn * STEP_DEGREES}" for piece in self.pieces
        ]
        marks = [f"{x},{y}" for x, y in self.objectives]
        return f"{content.deployments[self.deployment]}/{';'.join(pieces)}/{';'.join(marks)}"

    def marks(self) -> list[int]:
        """The objectives in one row: x, y, x, y …"""
        return [coordinate for point in self.objectives for coordinate in point]

    def without(self, piece: int = -1, objective: int = -1) -> Blueprint:
        """The same with one piece or one objective less."""
        pieces = [one for place, one in enumerate(self.pieces) if place != piece]
        marks = [one for place, one in enumerate(self.objectives) if place != objective]
        return Blueprint(self.deployment, pieces, marks)


def blueprint_of(ready: ReadyTable) -> Blueprint:
    """A ready-made table on paper."""
    marks = ready.objectives
    return Blueprint(ready.deployment, ready.pieces, [(marks[at], marks[at + 1]) for at in range(0, len(marks), 2)])


def read_blueprint(content: Content, line: str) -> Blueprint:
    """A blueprint out of its line; Unreadable names what does not fit."""
    parts = line.split("/")
    if len(parts) != 3 or parts[0] not in content.deployments:
        raise Unreadable("table", "expected deployment/pieces/objectives", "fault-table-form")
    pieces = [_piece(content, word) for word in parts[1].split(";")] if parts[1] else []
    marks = [_numbers(word, 2) for word in parts[2].split(";")] if parts[2] else []
    if len(pieces) > PIECES or len(marks) > OBJECTIVES:
        why = f"there are at most {PIECES} pieces and {OBJECTIVES} objectives"
        raise Unreadable("table", why, "fault-table-many", {"pieces": PIECES, "objectives": OBJECTIVES})
    return Blueprint(content.deployments.index(parts[0]), pieces, [(mark[0], mark[1]) for mark in marks])


def _piece(content: Content, word: str) -> Piece:
    id, at, rest = word.partition("@")
    if not at:
        raise Unreadable("table", f"'{word}': expected piece@x,y,degrees", "fault-piece-form", {"word": brief(word)})
    x, y, degrees = _numbers(rest, 3)
    return piece_of(content, id, x, y, degrees)


def piece_of(content: Content, id: str, x: int, y: int, degrees: int) -> Piece:
    """A piece of the box at a place; Unreadable if there is none, or no such turn."""
    kind = content.terrain.index(id) if id in content.terrain else -1
    if kind < 0 or content.terrain_type[kind] == MECHANISM:
        why = f"'{id}' is no piece of scenery that players lay"
        raise Unreadable("table", why, "fault-no-piece", {"word": brief(id)})
    if degrees % STEP_DEGREES or not 0 <= degrees < STEPS * STEP_DEGREES:
        why = f"pieces turn by steps of {STEP_DEGREES} degrees"
        raise Unreadable("table", why, "fault-piece-turn", {"degrees": STEP_DEGREES})
    return Piece(kind, x, y, degrees // STEP_DEGREES, "")


def _numbers(word: str, count: int) -> list[int]:
    found = word.split(",")
    for one in found:
        if not (one.isascii() and one.isdigit()) or len(one) > MOST_DIGITS:
            raise _unnumbered(word, count)
    if len(found) != count:
        raise _unnumbered(word, count)
    return [int(one) for one in found]


def _unnumbered(word: str, count: int) -> Unreadable:
    fill: dict[str, object] = {"word": brief(word), "count": count}
    return Unreadable("table", f"'{word}': expected {count} whole numbers", "fault-table-numbers", fill)


def built_scenario(content: Content) -> Scenario | None:
    """The first scenario whose table is built by the players."""
    for scenario in content.scenarios:
        if scenario.is_built():
            return scenario
    return None


def drawn_up(content: Content, blueprint: Blueprint, objective_mm: int, more: int) -> FrontTable:
    """A table with nothing but what the blueprint shows, and `more` objectives still to come."""
    config = {**defaults(), "contact-epsilon": content.contact, "objective-diameter": objective_mm, "lesson": "none"}
    table = FrontTable(content, Switches(config))
    table.lay(SIDES)
    scenario = built_scenario(content)
    table.cells[SCENARIO] = 0 if scenario is None else content.scenarios.index(scenario)
    lay_table(table, blueprint.deployment, blueprint.pieces, blueprint.marks())
    table.cells[OBJECTIVES_LEFT] = more
    return table


class Inspection:
    """What breaks a limit: for each piece and each objective why it may not lie there beside all the others."""

    def __init__(self, content: Content, blueprint: Blueprint, objective_mm: int, wanted: int) -> None:
        more = max(0, wanted - len(blueprint.objectives))
        self.pieces: list[Refusal | None] = []
        for place, piece in enumerate(blueprint.pieces):
            table = drawn_up(content, blueprint.without(piece=place), objective_mm, more)
            self.pieces.append(why_not_piece(table, content.mould(piece.kind, piece.turn, piece.x, piece.y)))
        self.objectives: list[Refusal | None] = []
        for place, point in enumerate(blueprint.objectives):
            table = drawn_up(content, blueprint.without(objective=place), objective_mm, more + 1)
            self.objectives.append(why_not_objective(table, point))

    def first(self) -> Refusal | None:
        for refused in [*self.pieces, *self.objectives]:
            if refused is not None:
                return refused
        return None


class Agreed:
    """What the players agreed on for the table of the Free scenario; DRAWN where they did not. [SF-9.1.2] [A-37]"""

    def __init__(self, deployment: int, terrain: int, objectives: int) -> None:
        self.deployment = deployment
        self.terrain = terrain
        self.objectives = objectives


def why_not_blueprint(
    content: Content, blueprint: Blueprint, objective_mm: int, agreed: Agreed | None = None
) -> Refusal | None:
    """Why a table may not be played on, or None: what was agreed on must lie there, and nothing break a limit.

    The numbers that the book recommends bind nobody who brings a table of his own. [SF-9.1.2] [A-37]
    """
    if agreed is not None:
        if agreed.terrain not in (DRAWN, len(blueprint.pieces)):
            told: dict[str, object] = {"agreed": agreed.terrain, "count": len(blueprint.pieces)}
            return Refusal("SF-9.1.2", "why-terrain-count", told)
        if agreed.objectives not in (DRAWN, len(blueprint.objectives)):
            counts: dict[str, object] = {"agreed": agreed.objectives, "count": len(blueprint.objectives)}
            return Refusal("SF-9.1.2", "why-objective-count", counts)
        if agreed.deployment != DRAWN:
            blueprint = Blueprint(agreed.deployment, blueprint.pieces, blueprint.objectives)
    return Inspection(content, blueprint, objective_mm, len(blueprint.objectives)).first()


def why_no_room(content: Content, objective_mm: int, agreed: Agreed) -> Refusal | None:
    """Why a table cannot be built: some deployment that may come has no room for so many objectives. [A-31]"""
    scenario = built_scenario(content)
    if scenario is None:
        return None
    most = max(scenario.objective_counts) if agreed.objectives == DRAWN else agreed.objectives
    for place in range(len(content.zones)) if agreed.deployment == DRAWN else [agreed.deployment]:
        if Plan(drawn_up(content, Blueprint(place, [], []), objective_mm, most)).completion() is None:
            named = {"kind": "deployment", "id": content.deployments[place]}
            told: dict[str, object] = {"deployment": named, "count": most, "diameter": objective_mm}
            return Refusal("A-31", "why-too-many-objectives", told)
    return None
