"""The scenery action: generators, valves, chests, relics on the ground, barricades that a sapper takes down."""

from __future__ import annotations

from samovar.games.steamfront.aim import cloud_over
from samovar.games.steamfront.choices import PickUp, Use
from samovar.games.steamfront.events import (
    CloudChanged,
    Demolished,
    Primed,
    Searched,
    TookRelic,
    TurnedValve,
)
from samovar.games.steamfront.harm import daze, press
from samovar.games.steamfront.table import (
    BAG_EMPTY,
    BAG_RELICS,
    CARRIED,
    CARRIES,
    LYING,
    NOT_FOUND,
    PIECE,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_USED,
    PIECES,
    RELIC,
    RELIC_X,
    RELIC_Y,
    RELICS,
    FrontTable,
)
from samovar.games.steamfront.words import BARRICADE, CACHE, CLOUD, DEMOLITION, GENERATOR, MECHANISM, VALVE
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Chance


def touches_piece(table: FrontTable, figure: i64, piece: i64) -> bool:
    """Whether a base touches a mechanism or a barricade."""
    field = table.battlefield()
    reach: i64 = table.radius(figure) + table.switches.contact
    for shapes, pieces in ((field.mechanisms, field.mechanism_piece), (field.barricades, field.barricade_piece)):
        if piece in pieces:
            return shapes.touched(pieces.index(int(piece)), table.x(figure), table.y(figure), reach)
    return False


def sort_of(table: FrontTable, piece: i64) -> i64:
    kind = table.cells[PIECE + piece]
    return -1 if kind == 0 else table.content.terrain_type[kind - 1]


def mechanism_of(table: FrontTable, piece: i64) -> i64:
    return table.content.terrain_mechanism[table.cells[PIECE + piece] - 1]


def why_not_use(table: FrontTable, figure: i64, piece: i64) -> Refusal | None:
    """Why a scenery action on a piece is refused, or None."""
    if not 0 <= piece < PIECES or table.cells[PIECE + piece] == 0 or table.cells[PIECE_STATE + piece] == 0:
        return Refusal("SF-5.3.1", "why-no-such-piece")
    # Not in melee, and in contact with the piece. [SF-5.3.1] [SF-5.3.2]
    if table.is_engaged(figure):
        return Refusal("SF-5.3.2", "why-engaged")
    if not touches_piece(table, figure, piece):
        return Refusal("SF-5.3.1", "why-not-beside-piece")
    sort = sort_of(table, piece)
    if sort == BARRICADE and table.content.can(table.card(figure), DEMOLITION):
        return None
    # Only what the scenario describes can be used; the Free scenario describes nothing. [SF-5.3.3]
    if sort != MECHANISM or mechanism_of(table, piece) not in table.scenario().mechanisms:
        return Refusal("SF-5.3.3", "why-no-mechanism")
    if table.cells[PIECE_USED + piece] != 0:
        return Refusal("SF-5.3.3", "why-used-this-turn")
    if mechanism_of(table, piece) == CACHE and table.cells[CARRIES + figure] > 0:
        return Refusal("SF-5.3.3", "why-hands-full")
    return None


def why_not_pick_up(table: FrontTable, figure: i64, relic: i64) -> Refusal | None:
    if not 0 <= relic < RELICS or table.cells[RELIC + relic] != LYING:
        return Refusal("SF-5.3.1", "why-no-such-piece")
    if table.is_engaged(figure):
        return Refusal("SF-5.3.2", "why-engaged")
    if table.cells[CARRIES + figure] > 0:
        return Refusal("SF-5.3.3", "why-hands-full")
    reach: i64 = table.radius(figure) + table.content.relic_radius + table.switches.contact
    dx: i64 = table.x(figure) - table.cells[RELIC_X + relic]
    dy: i64 = table.y(figure) - table.cells[RELIC_Y + relic]
    return None if dx * dx + dy * dy <= reach * reach else Refusal("SF-5.3.1", "why-not-beside-piece")


def scenery_options(table: FrontTable, figure: int) -> list[Choice]:
    """Every scenery action from here."""
    found: list[Choice] = [
        Use(piece)
        for piece in range(PIECES)
        if table.cells[PIECE + piece] and why_not_use(table, figure, piece) is None
    ]
    return [
        *found,
        *[PickUp(relic) for relic in range(RELICS) if why_not_pick_up(table, figure, relic) is None],
    ]


def use(table: FrontTable, figure: int, piece: int) -> None:
    """What the scenario says that the piece does. [SF-2.2.3] [SF-5.3.3]"""
    if sort_of(table, piece) == BARRICADE:
        table.cells[PIECE_STATE + piece] = 0
        table.tell(Demolished(figure, piece))
        return
    mechanism = mechanism_of(table, piece)
    table.cells[PIECE_USED + piece] = 1
    if mechanism == GENERATOR:
        # The flag stays when the figure leaves. One priming for each generator each turn.
        table.cells[PIECE_OWNER + piece] = table.side(figure) + 1
        table.tell(Primed(figure, piece))
        press(table, figure, 1)
    elif mechanism == VALVE:
        turn_valve(table, figure, piece)
    else:
        table.then(Search(figure, piece))


def turn_valve(table: FrontTable, figure: int, piece: int) -> None:
    """The linked clouds come and go; one that comes dazes those inside."""
    table.tell(TurnedValve(figure, piece))
    for valve, clouds in table.scenario().links:
        if valve != piece:
            continue
        for cloud in clouds:
            shut = table.cells[PIECE_STATE + cloud] == 1
            table.cells[PIECE_STATE + cloud] = 0 if shut else 1
            assert sort_of(table, cloud) == CLOUD
            table.tell(CloudChanged(cloud, not shut))
            if shut:
                continue
            for one in [*table.standing(0), *table.standing(1)]:
                if cloud_over(table, one) == cloud:
                    daze(table, one, 1)


class Search(Chance[FrontTable]):
    """A chest is opened: what the bag still holds decides, drawn without putting back."""

    def __init__(self, figure: int, piece: int) -> None:
        self.figure = figure
        self.piece = piece

    def ways(self, table: FrontTable) -> int:
        return int(table.cells[BAG_RELICS] + table.cells[BAG_EMPTY])

    def weights(self, table: FrontTable) -> list[int] | None:
        return [int(table.cells[BAG_RELICS]), int(table.cells[BAG_EMPTY])]

    def happen(self, table: FrontTable, outcome: int) -> None:
        found = outcome == 0
        table.cells[BAG_RELICS if found else BAG_EMPTY] -= 1
        table.tell(Searched(self.figure, self.piece, found))
        if found:
            relic = next(one for one in range(RELICS) if table.cells[RELIC + one] == NOT_FOUND)
            take_relic(table, self.figure, relic)

    def label(self, table: FrontTable, outcome: int) -> str:
        return "relic" if outcome == 0 else "empty"


def take_relic(table: FrontTable, figure: int, relic: int) -> None:
    table.cells[RELIC + relic] = CARRIED
    table.cells[CARRIES + figure] = relic + 1
    table.tell(TookRelic(figure))


def rest_mechanisms(table: FrontTable) -> None:
    """At the end of a turn generators and valves may be used again; a searched chest stays searched."""
    for piece in range(PIECES):
        if table.cells[PIECE + piece] and mechanism_of(table, piece) != CACHE:
            table.cells[PIECE_USED + piece] = 0
