"""Deployment: figure by figure, each wholly within its own zone."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamfront.choices import Muster, Post
from samovar.games.steamfront.errands import called, post
from samovar.games.steamfront.events import Deployed, LeftOut
from samovar.games.steamfront.outlook import about_figure
from samovar.games.steamfront.reach import Reach, reach_of
from samovar.games.steamfront.table import CARD, DEPLOYMENT, FIGURES, GONE, RESERVE, SIDE, STATUS, FrontTable, other
from samovar.geometry.plane import GRAIN, INCH, span
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Field, PointField
from samovar.kernel.steps import Ask, Step

MOST_SAMPLES: Final = 24
ROOM: Final = 3000  # between two figures that deploy themselves, if there is as much
PITCHES: Final = (1300, 650, 200)  # the lattice on which places are looked for, finer if there is none


def reserve(table: FrontTable, side: int) -> list[int]:
    """The figures still to be deployed, one of each card: twins are alike."""
    found: list[int] = []
    for figure in range(side * SIDE, side * SIDE + SIDE):
        twin = [one for one in found if table.card(one) == table.card(figure)]
        if table.cells[STATUS + figure] == RESERVE and not twin:
            found.append(figure)
    return found


class Deploying(Step[FrontTable]):
    """The sides take turns to deploy one figure; who has more finishes alone. [SF-9.2.1] [A-40] [A-41]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: FrontTable) -> None:
        seat = self.seat if reserve(table, self.seat) else int(other(self.seat))
        waiting = reserve(table, seat)
        if not waiting:
            return
        after = Deploying(int(other(seat)))
        if len(waiting) == 1:
            table.then(Posted(seat, waiting[0]), after)
        else:
            table.then(Mustering(seat), after)


class Mustering(Ask[FrontTable]):
    """Which figure is deployed next. [SF-9.2.1]"""

    rule: ClassVar[str] = "SF-9.2.1"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: FrontTable) -> list[Choice]:
        return [Muster(figure) for figure in reserve(table, self.seat)]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Muster):
            return Refusal(self.rule, "why-deploy-first")
        if not 0 <= choice.figure < FIGURES or table.side(choice.figure) != self.seat:
            return Refusal(self.rule, "why-not-your-figure")
        if table.cells[STATUS + choice.figure] != RESERVE:
            return Refusal(self.rule, "why-not-in-reserve")
        return None if choice.figure in reserve(table, self.seat) else Refusal(self.rule, "why-twin-first")

    def take(self, table: FrontTable, choice: Choice) -> None:
        assert isinstance(choice, Muster)
        table.then(Posted(self.seat, choice.figure))


class Posted(Step[FrontTable]):
    """Ask for a place, if the zone still has one."""

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def run(self, table: FrontTable) -> None:
        if posts(table, self.figure):
            table.then(Posting(self.seat, self.figure))
        else:
            table.cells[STATUS + self.figure] = GONE
            table.tell(LeftOut(self.figure, table.card_name(self.figure)))


def why_not_post(table: FrontTable, reach: Reach, x: int, y: int) -> Refusal | None:
    """A figure is deployed wholly within its own zone, clear of everything. [SF-9.2.1]"""
    zones = table.content.zones[table.cells[DEPLOYMENT] - 1].shapes
    if not zones.contains_disc(table.zone_of(reach.side), x, y, reach.radius):
        return Refusal("SF-9.2.1", "why-outside-zone")
    return reach.no_rest(x, y)


def posts(table: FrontTable, figure: int) -> list[tuple[int, int]]:
    """Some places for a figure, spread over its zone; looked for more closely only if there is none."""
    zones = table.content.zones[table.cells[DEPLOYMENT] - 1].shapes
    reach = Reach(table, figure)
    box = 4 * table.zone_of(reach.side)
    left, low, right, high = (int(zones.boxes[box + one]) for one in range(4))
    for pitch in PITCHES:
        inset = reach.radius
        places = [
            (x, y)
            for x in range(left + inset, right - inset + 1, pitch)
            for y in range(low + inset, high - inset + 1, pitch)
        ]
        legal = [place for place in places if why_not_post(table, reach, *place) is None]
        if legal:
            return legal[:: max(1, len(legal) // MOST_SAMPLES)]
    return []


def station(table: FrontTable, figure: int) -> tuple[int, int]:
    """A sensible one of them: towards the middle of the table, with room between friends."""
    content = table.content
    friends = [(table.x(one), table.y(one)) for one in table.standing(table.side(figure))]

    def merit(place: tuple[int, int]) -> int:
        room = min([ROOM, *[int(span(*place, *friend)) // GRAIN for friend in friends]])
        return 3 * room - int(span(*place, content.wide // 2, content.high // 2)) // GRAIN

    return max(posts(table, figure), key=merit)


class Posting(Ask[FrontTable]):
    """Where the figure is deployed. [SF-9.2.1]"""

    rule: ClassVar[str] = "SF-9.2.1"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def fields(self, table: FrontTable, seat: int) -> list[Field]:
        content = table.content
        zones = content.zones[table.cells[DEPLOYMENT] - 1].shapes
        outline = [one for corner in zones.corners(int(table.zone_of(self.seat))) for one in corner]
        return [PointField("at", INCH, (0, 0, content.wide, content.high), 1, [outline])]

    def options(self, table: FrontTable) -> list[Choice]:
        return [Post(place) for place in posts(table, self.figure)]

    def otherwise(self, table: FrontTable, seat: int) -> Choice:
        return Post(station(table, self.figure))

    def wording(self, table: FrontTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, Post) or len(choice.at) != 2:
            return choice.label()
        return called(choice, post(table, self.seat, (choice.at[0], choice.at[1])))

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Post) or len(choice.at) != 2:
            return Refusal(self.rule, "why-post-a-point")
        return why_not_post(table, reach_of(table, self.figure), choice.at[0], choice.at[1])

    def take(self, table: FrontTable, choice: Choice) -> None:
        assert isinstance(choice, Post)
        table.put(self.figure, choice.at[0], choice.at[1])
        table.tell(Deployed(self.figure, table.card_name(self.figure), choice.at))


def enlist(table: FrontTable, side: int, cards: list[int]) -> None:
    """A squad takes its places in the reserve; every figure has its card. [SF-2.2.5]"""
    for place, card in enumerate(cards):
        table.cells[CARD + side * SIDE + place] = card + 1
        table.cells[STATUS + side * SIDE + place] = RESERVE
