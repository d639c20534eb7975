"""Where scenery and objectives may lie on a table that the players build, and whether the rest still finds room."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.content import Deployment
from samovar.games.steamfront.table import (
    DEPLOYMENT,
    OBJECTIVE_COUNT,
    OBJECTIVE_X,
    OBJECTIVE_Y,
    OBJECTIVES_LEFT,
    PIECE,
    PIECE_TURN,
    PIECE_X,
    PIECE_Y,
    PIECES,
    FrontTable,
)
from samovar.geometry.shapes import Shapes
from samovar.kernel.errors import Refusal

NEUTRAL: Final = 2  # of a deployment's shapes
LATTICE: Final = 500  # places are looked for at every half inch
MOST_TRIALS: Final = 400

Point = tuple[int, int]


class Plan:
    """A table being built, with a piece or an objective more than it has."""

    def __init__(self, table: FrontTable, piece: list[int] | None = None, objective: Point | None = None) -> None:
        content = table.content
        cells = table.cells
        self.content = content
        self.deployment: Deployment = content.zones[cells[DEPLOYMENT] - 1]
        self.radius = int(table.objective_radius())
        polygons = [
            content.mould(
                int(cells[PIECE + one]) - 1,
                int(cells[PIECE_TURN + one]),
                int(cells[PIECE_X + one]),
                int(cells[PIECE_Y + one]),
            )
            for one in range(PIECES)
            if cells[PIECE + one]
        ]
        self.shapes = Shapes(polygons if piece is None else [*polygons, piece])
        laid = [
            (int(cells[OBJECTIVE_X + one]), int(cells[OBJECTIVE_Y + one])) for one in range(int(cells[OBJECTIVE_COUNT]))
        ]
        self.objectives: list[Point] = laid if objective is None else [*laid, objective]
        self.left = int(cells[OBJECTIVES_LEFT]) - (0 if objective is None else 1)
        # One objective at least lies wholly in the neutral band, two if their number is even. [SF-9.1.10]
        whole = len(self.objectives) + self.left
        wanted = 0 if whole == 0 else 1 if whole % 2 else 2
        self.looked_at: dict[int, bool] = {}  # by place of the lattice: whether it is free
        self.neutral_left = wanted - len([one for one in self.objectives if self.is_neutral(one)])

    def is_neutral(self, point: Point) -> bool:
        return self.deployment.shapes.contains_disc(NEUTRAL, point[0], point[1], self.radius)

    def room(self) -> list[Point]:
        """Places of the lattice where one more objective could lie, in order along the neutral band."""
        return [point for point in self.lattice() if self.neighbour_fault(point, self.objectives) is None]

    def lattice(self) -> list[Point]:
        """All places of the empty table where an objective could lie; the same for every game on this deployment."""
        known = self.deployment.lattices.get(self.radius)
        if known is not None:
            return known
        corners = self.deployment.shapes.corners(NEUTRAL)
        (ax, ay), (bx, by) = max([(one, two) for one in corners for two in corners], key=_apart)
        ordered = [
            (x * (bx - ax) + y * (by - ay), (x, y))
            for x in range(0, self.content.wide + 1, LATTICE)
            for y in range(0, self.content.high + 1, LATTICE)
            if self.edge_fault((x, y)) is None
        ]
        found = [point for _, point in sorted(ordered)]
        self.deployment.lattices[self.radius] = found
        return found

    def edge_fault(self, point: Point) -> Refusal | None:
        """What of the table itself forbids an objective here: its edges and the two zones. [SF-9.1.6] [SF-9.1.7]"""
        content, (x, y) = self.content, point
        least = content.objective_gap_edge + self.radius
        if not (least <= x <= content.wide - least and least <= y <= content.high - least):
            return Refusal("SF-9.1.7", "why-near-edge")
        reach = content.objective_gap_zone + self.radius
        for zone in (0, 1):
            if self.deployment.shapes.closer(zone, x, y, x, y, reach):
                return Refusal("SF-9.1.6", "why-objective-near-zone")
        return None

    def neighbour_fault(self, point: Point, others: list[Point]) -> Refusal | None:
        """What lies there already: objectives keep three inches, scenery may touch. [SF-9.1.8] [SF-9.1.9] [A-38]"""
        reach = self.content.objective_gap + 2 * self.radius
        for one in others:
            if _square(one, point) < reach * reach:
                return Refusal("SF-9.1.8", "why-near-objective")
        for shape in range(self.shapes.count):
            if self.shapes.disc_overlaps(shape, point[0], point[1], self.radius):
                return Refusal("SF-9.1.9", "why-overlap")
        return None

    def completion(self) -> list[Point] | None:
        """Places for all objectives still to come, those that must be neutral first; None if none were found.

        A placement after which this finds nothing is refused, so that the table can always be finished. [A-31]
        """
        needed = max(0, self.neutral_left)
        if needed > self.left:
            return None
        return self._search([], self.left, needed, [MOST_TRIALS])

    def _search(self, chosen: list[Point], left: int, needed: int, trials: list[int]) -> list[Point] | None:
        if left == 0:
            return []
        lattice, looked_at = self.lattice(), self.looked_at
        places = self._neutral_places() if needed > 0 else self._places()
        reach = (self.content.objective_gap + 2 * self.radius) ** 2
        for place in places:
            x, y = lattice[place]
            crowded = False
            for px, py in chosen:
                if (x - px) * (x - px) + (y - py) * (y - py) < reach:
                    crowded = True
                    break
            if crowded:
                continue
            # Most tables have room at once, so places are looked at one by one and remembered.
            if place not in looked_at:
                looked_at[place] = self.neighbour_fault((x, y), self.objectives) is None
            if not looked_at[place]:
                continue
            if trials[0] == 0:
                return None
            trials[0] -= 1
            rest = self._search([*chosen, (x, y)], left - 1, needed - 1 if needed > 0 else 0, trials)
            if rest is not None:
                return [(x, y), *rest]
        return None

    def _places(self) -> list[int]:
        return list(range(len(self.lattice())))

    def _neutral_places(self) -> list[int]:
        """The places of the lattice that lie wholly in the neutral band."""
        known = self.deployment.neutrals.get(self.radius)
        if known is None:
            lattice = self.lattice()
            known = [place for place in range(len(lattice)) if self.is_neutral(lattice[place])]
            self.deployment.neutrals[self.radius] = known
        return known

    def piece_fault(self, polygon: list[int]) -> Refusal | None:
        """What forbids a piece of scenery to lie like this, the objectives still to come apart."""
        content = self.content
        for i in range(0, len(polygon), 2):
            if not (0 <= polygon[i] <= content.wide and 0 <= polygon[i + 1] <= content.high):
                return Refusal("A-69", "why-off-table")
        piece = Shapes([polygon])
        # Three inches from both zones; exactly three will do. [SF-9.1.5]
        for zone in (0, 1):
            if not piece.apart(0, self.deployment.shapes, zone, content.terrain_gap):
                return Refusal("SF-9.1.5", "why-terrain-near-zone")
        # Nothing overlaps, though all may touch. [SF-9.1.9]
        for shape in range(self.shapes.count):
            if piece.overlaps(0, self.shapes, shape):
                return Refusal("SF-9.1.9", "why-overlap")
        for x, y in self.objectives:
            if piece.disc_overlaps(0, x, y, self.radius):
                return Refusal("SF-9.1.9", "why-overlap")
        return None

    def objective_fault(self, point: Point) -> Refusal | None:
        """What forbids an objective to lie here, those still to come apart."""
        refused = self.edge_fault(point) or self.neighbour_fault(point, self.objectives)
        if refused is not None:
            return refused
        if self.neutral_left - int(self.is_neutral(point)) > self.left - 1:
            return Refusal("SF-9.1.10", "why-must-be-neutral")
        return None


def _square(one: Point, two: Point) -> int:
    return (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2


def _apart(pair: tuple[Point, Point]) -> int:
    return _square(pair[0], pair[1])


def why_not_piece(table: FrontTable, polygon: list[int], plan: Plan | None = None) -> Refusal | None:
    """Why a piece of scenery may not lie like this, or None. Who asks often brings the plan of the table along."""
    refused = (plan or Plan(table)).piece_fault(polygon)
    if refused is None and Plan(table, piece=polygon).completion() is None:
        return Refusal("A-31", "why-no-room-left")
    return refused


def why_not_objective(table: FrontTable, point: Point) -> Refusal | None:
    """Why an objective may not lie here, or None."""
    refused = Plan(table).objective_fault(point)
    if refused is None and Plan(table, objective=point).completion() is None:
        return Refusal("A-31", "why-no-room-left")
    return refused
