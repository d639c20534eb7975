"""Movement: any legal way within the card's value, and what it leads to."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamfront.choices import Move, Stay
from samovar.games.steamfront.errands import called, errand
from samovar.games.steamfront.events import BroughtHome, Charged, Disengaged, Moved
from samovar.games.steamfront.outlook import about_figure
from samovar.games.steamfront.reach import MOST_BENDS, Reach, drawing_of, reach_of
from samovar.games.steamfront.spots import spots
from samovar.games.steamfront.table import (
    CARRIES,
    CHARGED,
    DEPLOYMENT,
    HOME,
    MOVED,
    POINTS,
    RELIC,
    FrontTable,
)
from samovar.games.steamfront.words import shown_inches
from samovar.geometry.plane import GRAIN, INCH
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact, Field, PointField
from samovar.kernel.steps import Ask, Step


class WayField(PointField):
    """Where a figure may go; its reach is drawn only when somebody wants to see it, for drawing takes longer."""

    def __init__(self, box: tuple[int, int, int, int], table: FrontTable, figure: int) -> None:
        super().__init__("way", INCH, box, MOST_BENDS)
        self.table = table
        self.figure = figure

    def plain(self) -> dict[str, Any]:
        self.region = drawing_of(self.table, self.figure)
        return super().plain()


class Movement(Ask[FrontTable]):
    """Step 2 of an activation, or another movement by an order, which alone may leave a melee.

    [SF-4.2.7] [SF-4.2.11] [SF-4.2.12] [SF-7.9]
    """

    rule: ClassVar[str] = "SF-4.2.7"

    def __init__(self, seat: int, figure: int, again: bool) -> None:
        self.seat = seat
        self.figure = figure
        self.again = again

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        reach = reach_of(table, self.figure)
        limit = reach.slowed if reach.starts_slowed else reach.limit
        return {**about_figure(table, self.figure), "limit": shown_inches(limit)}

    def is_held(self, table: FrontTable) -> bool:
        """In contact with an enemy one cannot move in the movement step. [SF-4.2.11] [A-13]"""
        return not self.again and table.is_engaged(self.figure)

    def fields(self, table: FrontTable, seat: int) -> list[Field]:
        content = table.content
        box = (0, 0, content.wide, content.high)
        if self.is_held(table):
            return [PointField("way", INCH, box, MOST_BENDS, [])]
        return [WayField(box, table, self.figure)]

    def options(self, table: FrontTable) -> list[Choice]:
        if self.is_held(table):
            return [Stay()]
        # Bots ask once for each position: looking it up among those known would cost more than computing it.
        return [Stay(), *[Move(spot) for spot in spots(table, Reach(table, self.figure))]]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Stay):
            return None
        if not isinstance(choice, Move):
            # Move first, then act; a movement by an order may be the last of its activation. [SF-4.2.6]
            return Refusal(self.rule, "why-only-move") if self.again else Refusal("SF-4.2.6", "why-move-first")
        if self.is_held(table):
            return Refusal("SF-4.2.11", "why-engaged")
        return reach_of(table, self.figure).judge(choice.way)

    def wording(self, table: FrontTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, Move) or len(choice.way) < 2:
            return choice.label()
        reach = reach_of(table, self.figure)
        wanted = (choice.way[-2], choice.way[-1])
        return called(choice, errand(table, reach, wanted))

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Move):
            return []
        reach = reach_of(table, self.figure)
        way = taken(reach, choice.way)
        length = shown_inches(reach.measured(way) // GRAIN)
        # The way goes along with its length, so that a client draws the bends that were measured.
        told = {"length": length, "limit": shown_inches(reach.limit), "way": [int(one) for one in way]}
        facts = [Fact("fact-length", told)]
        if reach.is_contact(way[-2], way[-1]):
            facts.append(Fact("fact-charge", {}, "gain"))
        return facts

    def take(self, table: FrontTable, choice: Choice) -> None:
        if not isinstance(choice, Move):
            return
        reach = Reach(table, self.figure)
        way = taken(reach, choice.way)
        was_engaged = table.is_engaged(self.figure)
        table.put(self.figure, way[-2], way[-1])
        table.cells[MOVED] = 1
        if table.log is not None:
            card = table.card_name(self.figure)
            table.tell(Moved(self.figure, card, tuple(way), reach.measured(way) // GRAIN))
        foes = table.touching_enemies(self.figure)
        if was_engaged and not foes:
            table.tell(Disengaged(self.figure))
        # A movement that ends in contact is a charge; two of them give no second die. [SF-4.2.10] [SF-7.5]
        if foes:
            table.cells[CHARGED] = 1
            table.tell(Charged(self.figure, foes[0]))
        bring_home(table, self.figure)


def taken(reach: Reach, way: tuple[int, ...]) -> list[int]:
    """The way as it is walked: one point means the shortest way there, with its bends. [SF-4.2.7]"""
    return reach.way(way[0], way[1]) if len(way) == 2 else list(way)


def bring_home(table: FrontTable, figure: int) -> None:
    """A relic whose carrier ends his move wholly in his own zone is home: points at once, and it leaves the game."""
    carried = table.cells[CARRIES + figure]
    if carried == 0:
        return
    side = table.side(figure)
    zones = table.content.zones[table.cells[DEPLOYMENT] - 1].shapes
    if zones.contains_disc(table.zone_of(side), table.x(figure), table.y(figure), table.radius(figure)):
        table.cells[CARRIES + figure] = 0
        table.cells[RELIC + carried - 1] = HOME
        table.cells[POINTS + side] += table.scenario().home
        table.tell(BroughtHome(figure, table.scenario().home))


class MoveAgain(Step[FrontTable]):
    """A second movement, if the figure is still there to make it. [SF-6.1.1] [A-63]"""

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def run(self, table: FrontTable) -> None:
        if table.stands(self.figure):
            table.then(Movement(self.seat, self.figure, True))
