"""What a position of Steamfront is worth: points, figures and what they hold, and what the turns to come promise."""

from __future__ import annotations

from typing import Final

from samovar.bots.mind import Mind
from samovar.bots.minds.steamfront_ground import FrontWeights, prospects, to_objectives
from samovar.bots.minds.weights import weights_of
from samovar.games.steamfront.table import OBJECTIVE_COUNT, POINTS, TURN, FrontTable, other
from samovar.games.steamfront.turn import controller
from samovar.kernel.native import mypyc_attr
from samovar.kernel.table import Table

DAY: Final = 150.0  # a game that is won


@mypyc_attr(allow_interpreted_subclasses=True)
class FrontWorth(Mind):
    """Values positions by its weights; how to play is told by whoever descends from it."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self.known = weights_of("steamfront", weights)
        self.weigh = FrontWeights(self.known)

    def weights(self) -> dict[str, float]:
        return dict(self.known)

    def worth(self, table: Table, seat: int) -> float:
        """Points scored; and while turns are left to make something of them, squads and what they hold."""
        assert isinstance(table, FrontTable)
        lead = int(table.cells[POINTS + seat] - table.cells[POINTS + 1 - seat])
        if not table.stack:
            return self.weigh.victory * lead + (DAY if lead > 0 else -DAY if lead < 0 else 0.0)
        mine = sum([self.figure_worth(table, figure) for figure in table.standing(seat)])
        theirs = sum([self.figure_worth(table, figure) for figure in table.standing(other(seat))])
        turns = float(turns_left(table)) / float(last_turn(table))
        value = self.weigh.victory * lead + (self.weigh.last_turn + turns) * (mine - theirs)
        value += self.weigh.held * self.held(table, seat)
        return value if table.cells[TURN] == 0 else value + turns * self.outlook(table, seat)

    def outlook(self, table: FrontTable, seat: int) -> float:
        """What the turns to come promise: blows in reach, the way to the objectives, pressure that was kept."""
        foe = int(other(seat))
        value = 0.0
        if self.weigh.prospect != 0.0:
            value += self.weigh.prospect * (prospects(table, seat, self.weigh) - prospects(table, foe, self.weigh))
        value += self.weigh.near * (to_objectives(table, foe) - to_objectives(table, seat))
        return value + self.weigh.kept * (self.pressure_of(table, seat) - self.pressure_of(table, foe))

    def pressure_of(self, table: FrontTable, seat: int) -> int:
        return sum([int(table.pressure(figure)) for figure in table.standing(seat)])

    def held(self, table: FrontTable, seat: int) -> int:
        """How many more objectives the seat controls than the other side."""
        count = 0
        for place in range(int(table.cells[OBJECTIVE_COUNT])):
            side = controller(table, place)
            count += 0 if side < 0 else 1 if side == seat else -1
        return count

    def round(self, table: Table) -> int:
        assert isinstance(table, FrontTable)
        return int(table.cells[TURN])

    def figure_worth(self, table: FrontTable, figure: int) -> float:
        card = table.card(figure)
        left = float(table.life_left(figure)) / float(table.content.life[card])
        return float(table.content.points[card]) * (0.4 + 0.6 * left)

    def pressure_price(self, table: FrontTable) -> float:
        """What is kept in the last turn is lost."""
        end = last_turn(table)
        return self.weigh.pressure * max(0.0, float(end - table.cells[TURN]) / max(1, end - 1))


def last_turn(table: FrontTable) -> int:
    """As agreed before the game, or else as the scenario says. [A-74]"""
    return int(table.switches.turns or table.scenario().end_turns)


def turns_left(table: FrontTable) -> int:
    """This one included."""
    return last_turn(table) - int(table.cells[TURN]) + 1
