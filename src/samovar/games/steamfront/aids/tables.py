"""The table builder: what breaks a limit, where the next piece may not go, and legal tables drawn at random."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamfront.aids.squads import MOST_SEED
from samovar.games.steamfront.aids.wish import Point, Wish, paired, plain_refusal, point_of
from samovar.games.steamfront.blueprint import (
    Blueprint,
    Inspection,
    built_scenario,
    drawn_up,
    piece_of,
    read_blueprint,
)
from samovar.games.steamfront.building import MOST_TERRAIN
from samovar.games.steamfront.content import Content, Piece, Scenario
from samovar.games.steamfront.placing import Plan, why_not_objective, why_not_piece
from samovar.games.steamfront.recruiting import Lot
from samovar.games.steamfront.table import OBJECTIVES, PIECES, FrontTable
from samovar.games.steamfront.words import MECHANISM
from samovar.geometry.contour import Pen, Region, outlines
from samovar.geometry.turning import STEP_DEGREES, STEPS
from samovar.kernel.errors import Refusal, Unreadable

OBJECTIVE: Final = "objective"
PITCH: Final = 1000  # of the lattice on which forbidden ground is drawn
FINE: Final = 40  # on its lines the drawing is right to so much, and to twice so much between them
TRIALS: Final = 60  # for each piece of a random table
STARTS: Final = 20  # of a random table
LINE: Final = 2_000
STRIDE: Final = 1_000  # of the lattice on which places are suggested
MOST_SUGGESTED: Final = 8
ROUGH: Final = 250  # pieces of random tables lie on quarters of an inch


class ForPieces(Region):
    """Where the middle of a piece, turned like this, may not lie."""

    def __init__(self, plan: Plan, kind: int, turn: int) -> None:
        self.plan = plan
        self.kind = kind
        self.turn = turn

    def holds(self, x: int, y: int) -> bool:
        return self.plan.piece_fault(self.plan.content.mould(self.kind, self.turn, x, y)) is not None


class ForObjectives(Region):
    """Where the middle of an objective may not lie."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def holds(self, x: int, y: int) -> bool:
        return self.plan.objective_fault((x, y)) is not None


def scenario_of(content: Content) -> Scenario:
    scenario = built_scenario(content)
    if scenario is None:
        why = "no scenario of this edition lets the players build the table"
        raise Unreadable("table", why, "fault-no-built-scenario")
    return scenario


def blueprint_of(content: Content, read: Wish) -> Blueprint:
    """A table being built: from its line, or from its deployment, pieces and objectives."""
    if read.has("code"):
        return read_blueprint(content, read.text("code", LINE))
    deployment = content.deployments.index(read.word("deployment", content.deployments))
    pieces, marks = read.words.get("pieces", []), read.words.get("objectives", [])
    if not isinstance(pieces, list) or not isinstance(marks, list) or len(pieces) > PIECES or len(marks) > OBJECTIVES:
        why = f"expected at most {PIECES} pieces and {OBJECTIVES} objectives"
        raise Unreadable("table", why, "fault-table-many", {"pieces": PIECES, "objectives": OBJECTIVES})
    laid = [_piece(content, one) for one in pieces]
    return Blueprint(deployment, laid, [point_of("objectives", one) for one in marks])


def _piece(content: Content, told: Any) -> Piece:
    if not isinstance(told, dict):
        raise Unreadable("pieces", "a piece has piece, x, y and turn")
    read = Wish(told, ["piece", "x", "y", "turn"])
    x, y = read.number("x", 0, content.wide), read.number("y", 0, content.high)
    return piece_of(content, str(told.get("piece")), x, y, read.number("turn", 0, 359, 0))


def blueprint_told(content: Content, blueprint: Blueprint) -> dict[str, Any]:
    return {
        "deployment": content.deployments[blueprint.deployment],
        "pieces": [
            {"piece": content.terrain[piece.kind], "x": piece.x, "y": piece.y, "turn": piece.turn * STEP_DEGREES}
            for piece in blueprint.pieces
        ],
        "objectives": [list(point) for point in blueprint.objectives],
        "code": blueprint.line(content),
    }


def table_check(content: Content, wish: dict[str, Any]) -> dict[str, Any]:
    """What of a table breaks a limit, what is still missing, and where the next piece may not go."""
    read = Wish(wish, ["code", "deployment", "pieces", "objectives", "wanted", "next", "turn"])
    scenario = scenario_of(content)
    blueprint = blueprint_of(content, read)
    counts = scenario.objective_counts
    laid = len(blueprint.objectives)
    wanted = read.number("wanted", 0, OBJECTIVES, min([one for one in counts if one >= laid], default=laid))
    inspection = Inspection(content, blueprint, content.objective_mm, wanted)
    told = blueprint_told(content, blueprint)
    for place, refused in enumerate(inspection.pieces):
        told["pieces"][place]["refusal"] = plain_refusal(refused)
    legal = inspection.first() is None
    usual = scenario.least_terrain <= len(blueprint.pieces) <= scenario.most_terrain and laid in counts
    table = drawn_up(content, blueprint, content.objective_mm, max(0, wanted - laid))
    plan = Plan(table)
    return {
        **told,
        "objectives": [
            {
                "at": list(point),
                "neutral": plan.is_neutral(point),
                "refusal": plain_refusal(inspection.objectives[place]),
            }
            for place, point in enumerate(blueprint.objectives)
        ],
        "radius": plan.radius,
        "legal": legal,
        # Other numbers than those recommended are the players' business. [SF-9.1.2] [A-37]
        "complete": legal and laid >= wanted,
        "usual": usual,
        "counts": {
            "pieces": {
                "now": len(blueprint.pieces),
                "least": scenario.least_terrain,
                "most": scenario.most_terrain,
                "limit": MOST_TERRAIN,
            },
            "objectives": {
                "now": laid,
                "recommended": counts,
                "allowed": list(range(OBJECTIVES + 1)),
                "neutralLeft": max(0, plan.neutral_left),
            },
        },
        **(next_told(table, read, plan) if read.has("next") else {"forbidden": [], "suggested": []}),
    }


def next_told(table: FrontTable, read: Wish, plan: Plan) -> dict[str, Any]:
    """Outlines of the ground on which the middle of the next piece may not lie, and some places where it may."""
    content = table.content
    region = region_of(content, read, plan)
    pen = Pen(region, FINE)
    found = [pen.follow(loop) for loop in outlines(region, 0, 0, content.wide, content.high, PITCH, FINE)]
    return {"forbidden": [paired(loop) for loop in found], "suggested": suggested(table, region, plan)}


def suggested(table: FrontTable, region: Region, plan: Plan) -> list[list[int]]:
    """A few legal places far from each other, the one nearest to the middle first; room is left for the objectives."""
    content = table.content
    free = [
        (x, y)
        for x in range(STRIDE, content.wide, STRIDE)
        for y in range(STRIDE, content.high, STRIDE)
        if not region.holds(x, y)
    ]
    middle = (content.wide // 2, content.high // 2)
    found: list[Point] = []
    free.sort(key=lambda spot: (apart(spot, middle), spot))
    while free and len(found) < MOST_SUGGESTED:
        spot = max(free, key=lambda one: min([apart(one, two) for two in found])) if found else free[0]
        free.remove(spot)
        if leaves_room(table, region, plan, spot):
            found.append(spot)
    return [list(spot) for spot in found]


def apart(one: Point, two: Point) -> int:
    return (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2


def leaves_room(table: FrontTable, region: Region, plan: Plan, spot: Point) -> bool:
    if isinstance(region, ForPieces):
        polygon = table.content.mould(region.kind, region.turn, spot[0], spot[1])
        return why_not_piece(table, polygon, plan) is None
    return why_not_objective(table, spot) is None


def region_of(content: Content, read: Wish, plan: Plan) -> Region:
    """Where the next one may not lie."""
    laid = [id for kind, id in enumerate(content.terrain) if content.terrain_type[kind] != MECHANISM]
    id = read.word("next", [OBJECTIVE, *laid])
    degrees = read.number("turn", 0, STEPS * STEP_DEGREES - 1, 0)
    if id == OBJECTIVE:
        return ForObjectives(plan)
    return ForPieces(plan, content.terrain.index(id), degrees // STEP_DEGREES)


def table_random(content: Content, wish: dict[str, Any]) -> dict[str, Any]:
    """A legal table drawn at random, the same for the same seed. [SF-9.1.1] [SF-9.1.2]"""
    read = Wish(wish, ["seed", "deployment", "pieces", "objectives"])
    scenario = scenario_of(content)
    lot = Lot(read.number("seed", 0, MOST_SEED))
    drawn = lot.below(len(content.deployments))
    deployment = content.deployments.index(read.word("deployment", content.deployments, content.deployments[drawn]))
    many = scenario.least_terrain + lot.below(scenario.most_terrain - scenario.least_terrain + 1)
    marks = lot.one_of(scenario.objective_counts)
    pieces = read.number("pieces", 0, MOST_TERRAIN, many)
    objectives = read.number("objectives", 0, OBJECTIVES, marks)
    return blueprint_told(content, random_blueprint(content, lot, deployment, pieces, objectives))


def random_blueprint(content: Content, lot: Lot, deployment: int, pieces: int, objectives: int) -> Blueprint:
    """Piece after piece where it may lie, then the objectives; started again if a table gets stuck."""
    for _ in range(STARTS):
        blueprint = Blueprint(deployment, [], [])
        for _ in range(pieces):
            lay_somewhere(content, lot, blueprint, objectives)
        while len(blueprint.objectives) < objectives:
            blueprint.objectives.append(place_for_objective(content, lot, blueprint, objectives))
        if len(blueprint.pieces) == pieces:
            return blueprint
    why = f"no table with {pieces} pieces and {objectives} objectives was found"
    raise Unreadable("table", why, "fault-no-table-found", {"pieces": pieces, "objectives": objectives})


def lay_somewhere(content: Content, lot: Lot, blueprint: Blueprint, objectives: int) -> None:
    """One more piece, if one of some trials fits."""
    kinds = [kind for kind in range(len(content.terrain)) if content.terrain_type[kind] != MECHANISM]
    table = drawn_up(content, blueprint, content.objective_mm, objectives)
    plan = Plan(table)
    for _ in range(TRIALS):
        kind, turn = lot.one_of(kinds), lot.below(STEPS)
        x, y = lot.below(content.wide // ROUGH) * ROUGH, lot.below(content.high // ROUGH) * ROUGH
        if why_not_piece(table, content.mould(kind, turn, x, y), plan) is None:
            blueprint.pieces.append(Piece(kind, x, y, turn, ""))
            return


def place_for_objective(content: Content, lot: Lot, blueprint: Blueprint, objectives: int) -> Point:
    """Somewhere at random if it fits, else the first place that leaves room for the rest."""
    table = drawn_up(content, blueprint, content.objective_mm, objectives - len(blueprint.objectives))
    plan = Plan(table)
    lattice = plan.lattice()
    for _ in range(TRIALS):
        point = lattice[lot.below(len(lattice))]
        if fits(plan, point) and why_not_objective(table, point) is None:
            return point
    found = plan.completion()
    assert found, "no placement ever leaves a table that cannot be finished"
    return found[0]


def fits(plan: Plan, point: Point) -> bool:
    refused: Refusal | None = plan.objective_fault(point)
    return refused is None
