"""What a Steamfront figure may hope and fear: looked at once, whatever the place that it might go to."""

from __future__ import annotations

from math import hypot

from samovar.bots.minds.steamfront_ground import (
    INCH,
    FrontWeights,
    approach,
    danger,
    home,
    prospects_of,
    threats_to,
    to_nearest_enemy,
    winnable,
)
from samovar.games.steamfront.table import CARRIES, OBJECTIVE_COUNT, OBJECTIVE_X, OBJECTIVE_Y, FrontTable, other
from samovar.games.steamfront.turn import presence


class Stake:
    """An objective, and by how much a figure's side leads there without that figure."""

    def __init__(self, place: int, x: float, y: float, lead: int) -> None:
        self.place = place
        self.x = x
        self.y = y
        self.lead = lead


class Aims:
    """All of it for one figure, while nobody else moves."""

    def __init__(self, table: FrontTable, figure: int, weights: FrontWeights) -> None:
        self.weigh = weights
        self.threats = threats_to(table, figure, weights)
        self.ahead = prospects_of(table, figure, weights)
        self.stakes = stakes_of(table, figure)
        side = int(table.side(figure))
        self.errands: list[tuple[float, float]] = []
        self.home = (0.0, 0.0)
        self.carries = False
        if table.scenario().mechanisms:
            self.carries = table.cells[CARRIES + figure] > 0
            self.errands = winnable(table, side)
            self.home = home(table, side)

    def danger(self, table: FrontTable, figure: int) -> float:
        return danger(table, figure, self.threats, self.weigh)

    def promise(self, table: FrontTable, figure: int, attack: float) -> float:
        """What a place is worth from which a figure has such an attack, and what it holds there."""
        gain = attack if attack > 0.0 else approach(table, figure, self.ahead, self.weigh.approach)
        return gain + self.holding(table, figure) + self.errand(table, figure)

    def holding(self, table: FrontTable, figure: int) -> float:
        """Objectives that this figure's presence wins or denies, and the way to the nearest that is not ours."""
        value, nearest = 0.0, float("inf")
        x, y = float(table.x(figure)), float(table.y(figure))
        for stake in self.stakes:
            here = table.on_objective(figure, stake.place)
            lead = stake.lead + (presence(table, figure) if here else 0)
            if here:
                value += self.weigh.victory if lead > 0 else self.weigh.victory / 2 if lead == 0 else 0.0
            if here or lead <= 0:
                nearest = min(nearest, ((x - stake.x) ** 2 + (y - stake.y) ** 2) ** 0.5 / INCH)
        if nearest == float("inf"):
            nearest = to_nearest_enemy(table, figure) ** 0.5 / INCH
        return value - self.weigh.step * nearest

    def errand(self, table: FrontTable, figure: int) -> float:
        """Generators to prime, chests to search, relics to fetch and to bring home."""
        x, y = float(table.x(figure)), float(table.y(figure))
        if self.carries:
            return 3 * self.weigh.victory - 2.0 * hypot(self.home[0] - x, self.home[1] - y) / INCH
        if not self.errands:
            return 0.0
        far = min([hypot(goal[0] - x, goal[1] - y) / INCH for goal in self.errands])
        return (self.weigh.victory / 2 if far < 2.0 else 0.0) - 2 * self.weigh.step * far


def stakes_of(table: FrontTable, figure: int) -> list[Stake]:
    side = int(table.side(figure))
    found: list[Stake] = []
    for place in range(int(table.cells[OBJECTIVE_COUNT])):
        lead = 0
        for mate in table.standing(side):
            if mate != figure and table.on_objective(mate, place):
                lead += presence(table, mate)
        for foe in table.standing(other(side)):
            if table.on_objective(foe, place):
                lead -= presence(table, foe)
        x, y = float(table.cells[OBJECTIVE_X + place]), float(table.cells[OBJECTIVE_Y + place])
        found.append(Stake(place, x, y, lead))
    return found
