"""What can be told of a game: thrown dice, moves, blows, points."""

from __future__ import annotations

from typing import ClassVar, Final

from samovar.games.steamfront.choices import CATEGORY, FIGURE, FOE, POINT, WAY
from samovar.games.steamfront.table import DIE_IDS, FIGURE_IDS, PIECE_IDS, SIDE_IDS
from samovar.games.steamfront.words import ATTACKS, CARD_NAMES, DEPLOYMENTS, SCENARIOS, TERRAIN_KINDS, Inches
from samovar.kernel.events import Event
from samovar.kernel.numbered import Numbered
from samovar.kernel.parts import Flag, Named, Number, Part, Several

# Every reason for more or fewer dice has a name, told with the throw.
REASONS: Final = [
    "printed",
    "charge",
    "order",
    "wounded",
    "floor",
    "barricade",
    "defence-order",
    "shield-wall",
    "daze",
]

NUMBERED: Final = [
    Numbered(REASONS, called={"order": "BY_ORDER", "barricade": "BEHIND_BARRICADE", "shield-wall": "SHIELDS"}),
]

# Written by `python -m tools.rows` from the declarations above.
PRINTED: Final = 0
CHARGE: Final = 1
BY_ORDER: Final = 2
WOUNDED: Final = 3
FLOOR: Final = 4
BEHIND_BARRICADE: Final = 5
DEFENCE_ORDER: Final = 6
SHIELDS: Final = 7
DAZE: Final = 8
# End of what is written.

CARD = CARD_NAMES
REASON = Named("reason", "reason", REASONS)


class Drawn(Event):
    """The table's deployment and how many pieces and objectives it gets."""

    parts: ClassVar[tuple[Part, ...]] = (DEPLOYMENTS, Number("terrain"), Number("objectives"))

    def __init__(self, deployment: int, terrain: int, objectives: int) -> None:
        self.deployment = deployment
        self.terrain = terrain
        self.objectives = objectives


class ScenarioDrawn(Event):
    parts: ClassVar[tuple[Part, ...]] = (SCENARIOS,)

    def __init__(self, scenario: int) -> None:
        self.scenario = scenario


class RolledOff(Event):
    """Both sides threw for the choice of the zone."""

    parts: ClassVar[tuple[Part, ...]] = (Number("first"), Number("second"))

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second


class ZoneTaken(Event):
    parts: ClassVar[tuple[Part, ...]] = (Named("side", "side", SIDE_IDS), Named("zone", "zone", SIDE_IDS))

    def __init__(self, side: int, zone: int) -> None:
        self.side = side
        self.zone = zone


class Laid(Event):
    parts: ClassVar[tuple[Part, ...]] = (Named("side", "side", SIDE_IDS), TERRAIN_KINDS, POINT)

    def __init__(self, side: int, piece: int, at: tuple[int, ...]) -> None:
        self.side = side
        self.piece = piece
        self.at = at


class Marked(Event):
    parts: ClassVar[tuple[Part, ...]] = (Named("side", "side", SIDE_IDS), POINT)

    def __init__(self, side: int, at: tuple[int, ...]) -> None:
        self.side = side
        self.at = at


class Deployed(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, CARD, POINT)

    def __init__(self, figure: int, card: int, at: tuple[int, ...]) -> None:
        self.figure = figure
        self.card = card
        self.at = at


class LeftOut(Event):
    """No place was left for a figure in its zone."""

    parts: ClassVar[tuple[Part, ...]] = (FIGURE, CARD)

    def __init__(self, figure: int, card: int) -> None:
        self.figure = figure
        self.card = card


class TurnBegan(Event):
    parts: ClassVar[tuple[Part, ...]] = (Number("turn"),)

    def __init__(self, turn: int) -> None:
        self.turn = turn


class ThrewInitiative(Event):
    """With the bonuses of those in play."""

    parts: ClassVar[tuple[Part, ...]] = (Number("first"), Number("second"))

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second


class WonInitiative(Event):
    parts: ClassVar[tuple[Part, ...]] = (Named("side", "side", SIDE_IDS),)

    def __init__(self, side: int) -> None:
        self.side = side


class GainedTokens(Event):
    parts: ClassVar[tuple[Part, ...]] = (Named("side", "side", SIDE_IDS), Number("orders"), Number("passes"))

    def __init__(self, side: int, orders: int, passes: int) -> None:
        self.side = side
        self.orders = orders
        self.passes = passes


class Passed(Event):
    parts: ClassVar[tuple[Part, ...]] = (Named("side", "side", SIDE_IDS), Number("left"))

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left


class Activated(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, CARD)

    def __init__(self, figure: int, card: int) -> None:
        self.figure = figure
        self.card = card


class CameRound(Event):
    """A stunned figure lost its activation."""

    parts: ClassVar[tuple[Part, ...]] = (FIGURE, CARD)

    def __init__(self, figure: int, card: int) -> None:
        self.figure = figure
        self.card = card


class Moved(Event):
    """The whole way, from its first bend to its end, and its length in thousandths of an inch."""

    parts: ClassVar[tuple[Part, ...]] = (FIGURE, CARD, WAY, Inches("length"))

    def __init__(self, figure: int, card: int, way: tuple[int, ...], length: int) -> None:
        self.figure = figure
        self.card = card
        self.way = way
        self.length = length


class Charged(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, FOE)

    def __init__(self, figure: int, target: int) -> None:
        self.figure = figure
        self.target = target


class Disengaged(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE,)

    def __init__(self, figure: int) -> None:
        self.figure = figure


class Overloaded(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Number("pressure"))

    def __init__(self, figure: int, pressure: int) -> None:
        self.figure = figure
        self.pressure = pressure


class Rested(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE,)

    def __init__(self, figure: int) -> None:
        self.figure = figure


class Mended(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Named("friend", "figure", FIGURE_IDS), Number("life"))

    def __init__(self, figure: int, friend: int, life: int) -> None:
        self.figure = figure
        self.friend = friend
        self.life = life


class Commanded(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, CATEGORY, Number("level"))

    def __init__(self, figure: int, category: int, level: int) -> None:
        self.figure = figure
        self.category = category
        self.level = level


class Guarded(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, CATEGORY, Number("level"))

    def __init__(self, figure: int, category: int, level: int) -> None:
        self.figure = figure
        self.category = category
        self.level = level


class Attacked(Event):
    """An attack was announced."""

    parts: ClassVar[tuple[Part, ...]] = (
        FIGURE,
        CARD,
        FOE,
        CARD_NAMES.called("foe"),
        Named("kind", "attack", ATTACKS),
    )

    def __init__(self, figure: int, card: int, target: int, foe: int, kind: int) -> None:
        self.figure = figure
        self.card = card
        self.target = target
        self.foe = foe
        self.kind = kind


class Modified(Event):
    """One reason for more or fewer dice."""

    parts: ClassVar[tuple[Part, ...]] = (FIGURE, REASON, Number("dice"))

    def __init__(self, figure: int, reason: int, dice: int) -> None:
        self.figure = figure
        self.reason = reason
        self.dice = dice


class ThrewAttack(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Several(Number("dice")), Number("successes"))

    def __init__(self, figure: int, dice: tuple[int, ...], successes: int) -> None:
        self.figure = figure
        self.dice = dice
        self.successes = successes


class ThrewDefence(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Several(Number("dice")), Number("successes"))

    def __init__(self, figure: int, dice: tuple[int, ...], successes: int) -> None:
        self.figure = figure
        self.dice = dice
        self.successes = successes


class ThrewAgain(Event):
    """All attack dice as they lie now, and which of them fell anew."""

    parts: ClassVar[tuple[Part, ...]] = (
        FIGURE,
        Several(Named("again", "die", DIE_IDS)),
        Several(Number("dice")),
        Number("successes"),
    )

    def __init__(self, figure: int, again: tuple[int, ...], dice: tuple[int, ...], successes: int) -> None:
        self.figure = figure
        self.again = again
        self.dice = dice
        self.successes = successes


class Burnt(Event):
    """A flamethrower needs no throw."""

    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Number("successes"))

    def __init__(self, figure: int, successes: int) -> None:
        self.figure = figure
        self.successes = successes


class Missed(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, FOE)

    def __init__(self, figure: int, target: int) -> None:
        self.figure = figure
        self.target = target


class Hurt(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, CARD, Number("damage"), Number("left"))

    def __init__(self, figure: int, card: int, damage: int, left: int) -> None:
        self.figure = figure
        self.card = card
        self.damage = damage
        self.left = left


class Eliminated(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, CARD)

    def __init__(self, figure: int, card: int) -> None:
        self.figure = figure
        self.card = card


class Stunned(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE,)

    def __init__(self, figure: int) -> None:
        self.figure = figure


class Dazed(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Number("tokens"))

    def __init__(self, figure: int, tokens: int) -> None:
        self.figure = figure
        self.tokens = tokens


class GainedPressure(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Number("amount"), Number("pressure"))

    def __init__(self, figure: int, amount: int, pressure: int) -> None:
        self.figure = figure
        self.amount = amount
        self.pressure = pressure


class LostAttack(Event):
    """The announced target is gone."""

    parts: ClassVar[tuple[Part, ...]] = (FIGURE, FOE)

    def __init__(self, figure: int, target: int) -> None:
        self.figure = figure
        self.target = target


class CounterAttacked(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, FOE)

    def __init__(self, figure: int, target: int) -> None:
        self.figure = figure
        self.target = target


class Primed(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Named("piece", "piece", PIECE_IDS))

    def __init__(self, figure: int, piece: int) -> None:
        self.figure = figure
        self.piece = piece


class TurnedValve(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Named("piece", "piece", PIECE_IDS))

    def __init__(self, figure: int, piece: int) -> None:
        self.figure = figure
        self.piece = piece


class CloudChanged(Event):
    parts: ClassVar[tuple[Part, ...]] = (Named("piece", "piece", PIECE_IDS), Flag("open"))

    def __init__(self, piece: int, open: bool) -> None:
        self.piece = piece
        self.open = open


class Searched(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Named("piece", "piece", PIECE_IDS), Flag("relic"))

    def __init__(self, figure: int, piece: int, relic: bool) -> None:
        self.figure = figure
        self.piece = piece
        self.relic = relic


class TookRelic(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE,)

    def __init__(self, figure: int) -> None:
        self.figure = figure


class DroppedRelic(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE,)

    def __init__(self, figure: int) -> None:
        self.figure = figure


class BroughtHome(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Number("points"))

    def __init__(self, figure: int, points: int) -> None:
        self.figure = figure
        self.points = points


class Demolished(Event):
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Named("piece", "piece", PIECE_IDS))

    def __init__(self, figure: int, piece: int) -> None:
        self.figure = figure
        self.piece = piece


class Scored(Event):
    parts: ClassVar[tuple[Part, ...]] = (
        Named("side", "side", SIDE_IDS),
        Number("points"),
        Number("kills"),
        Number("objectives"),
        Number("total"),
    )

    def __init__(self, side: int, points: int, kills: int, objectives: int, total: int) -> None:
        self.side = side
        self.points = points
        self.kills = kills
        self.objectives = objectives
        self.total = total


class TurnEnded(Event):
    parts: ClassVar[tuple[Part, ...]] = (Number("turn"),)

    def __init__(self, turn: int) -> None:
        self.turn = turn


class Finished(Event):
    parts: ClassVar[tuple[Part, ...]] = (Number("first"), Number("second"))

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second


EVENTS: list[type[Event]] = [
    Drawn,
    ScenarioDrawn,
    RolledOff,
    ZoneTaken,
    Laid,
    Marked,
    Deployed,
    LeftOut,
    TurnBegan,
    ThrewInitiative,
    WonInitiative,
    GainedTokens,
    Passed,
    Activated,
    CameRound,
    Moved,
    Charged,
    Disengaged,
    Overloaded,
    Rested,
    Mended,
    Commanded,
    Guarded,
    Attacked,
    Modified,
    ThrewAttack,
    ThrewDefence,
    ThrewAgain,
    Burnt,
    Missed,
    Hurt,
    Eliminated,
    Stunned,
    Dazed,
    GainedPressure,
    LostAttack,
    CounterAttacked,
    Primed,
    TurnedValve,
    CloudChanged,
    Searched,
    TookRelic,
    DroppedRelic,
    BroughtHome,
    Demolished,
    Scored,
    TurnEnded,
    Finished,
]
