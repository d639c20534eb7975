"""What a player may choose, from the first zone to the last reaction."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.steamfront.table import DIE_IDS, FIGURE_IDS, PIECE_IDS, RELIC_IDS, SIDE_IDS
from samovar.games.steamfront.words import CATEGORIES, TERRAIN_KINDS
from samovar.kernel.choice import Choice
from samovar.kernel.parts import Flag, Named, Number, Pairs, Part, Several

POINT = Pairs("at", Number("x"), Number("y"))
WAY = Pairs("way", Number("x"), Number("y"))
CATEGORY = Named("category", "category", list(CATEGORIES))
FIGURE = Named("figure", "figure", FIGURE_IDS)
FOE = Named("target", "figure", FIGURE_IDS)


class TakeZone(Choice):
    """The winner of the roll-off takes a deployment zone."""

    verb: ClassVar[str] = "take-zone"
    parts: ClassVar[tuple[Part, ...]] = (Named("zone", "zone", SIDE_IDS),)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Pick(Choice):
    """A piece of scenery to lay next."""

    verb: ClassVar[str] = "pick"
    parts: ClassVar[tuple[Part, ...]] = (TERRAIN_KINDS,)

    def __init__(self, piece: int) -> None:
        self.piece = piece


class PickObjective(Choice):
    """An objective zone to lay next."""

    verb: ClassVar[str] = "pick-objective"


class Lay(Choice):
    """The picked piece goes here, in one of 24 turns."""

    verb: ClassVar[str] = "lay"
    parts: ClassVar[tuple[Part, ...]] = (POINT, Number("turn"))

    def __init__(self, at: tuple[int, ...], turn: int) -> None:
        self.at = at
        self.turn = turn


class Mark(Choice):
    """An objective goes here."""

    verb: ClassVar[str] = "mark"
    parts: ClassVar[tuple[Part, ...]] = (POINT,)

    def __init__(self, at: tuple[int, ...]) -> None:
        self.at = at


class Muster(Choice):
    """This figure is deployed next."""

    verb: ClassVar[str] = "muster"
    parts: ClassVar[tuple[Part, ...]] = (FIGURE,)

    def __init__(self, figure: int) -> None:
        self.figure = figure


class Post(Choice):
    """The figure is deployed here."""

    verb: ClassVar[str] = "post"
    parts: ClassVar[tuple[Part, ...]] = (POINT,)

    def __init__(self, at: tuple[int, ...]) -> None:
        self.at = at


class Activate(Choice):
    verb: ClassVar[str] = "activate"
    parts: ClassVar[tuple[Part, ...]] = (FIGURE,)

    def __init__(self, figure: int) -> None:
        self.figure = figure


class Pass(Choice):
    """Spend a pass token: the other side goes on."""

    verb: ClassVar[str] = "pass"


class Stay(Choice):
    verb: ClassVar[str] = "stay"


class Move(Choice):
    """One point: by the shortest way. Several: straight from each to the next."""

    verb: ClassVar[str] = "move"
    parts: ClassVar[tuple[Part, ...]] = (WAY,)

    def __init__(self, way: tuple[int, ...]) -> None:
        self.way = way


class Strike(Choice):
    """An attack in base contact."""

    verb: ClassVar[str] = "strike"
    parts: ClassVar[tuple[Part, ...]] = (FOE, Number("weapon"))

    def __init__(self, target: int, weapon: int) -> None:
        self.target = target
        self.weapon = weapon


class Shoot(Choice):
    verb: ClassVar[str] = "shoot"
    parts: ClassVar[tuple[Part, ...]] = (FOE, Number("weapon"))

    def __init__(self, target: int, weapon: int) -> None:
        self.target = target
        self.weapon = weapon


class Overload(Choice):
    verb: ClassVar[str] = "overload"


class Use(Choice):
    """A scenery action on a piece."""

    verb: ClassVar[str] = "use"
    parts: ClassVar[tuple[Part, ...]] = (Named("piece", "piece", PIECE_IDS),)

    def __init__(self, piece: int) -> None:
        self.piece = piece


class PickUp(Choice):
    """A scenery action on a relic that lies on the table."""

    verb: ClassVar[str] = "pick-up"
    parts: ClassVar[tuple[Part, ...]] = (Named("relic", "relic", RELIC_IDS),)

    def __init__(self, relic: int) -> None:
        self.relic = relic


class Rest(Choice):
    """The neutral action: nothing, unless an order makes something of it."""

    verb: ClassVar[str] = "rest"


class Mend(Choice):
    """A special in place of the action: a friend in contact regains life."""

    verb: ClassVar[str] = "mend"
    parts: ClassVar[tuple[Part, ...]] = (FIGURE,)

    def __init__(self, figure: int) -> None:
        self.figure = figure


class Command(Choice):
    """One order token and so much pressure improve the action."""

    verb: ClassVar[str] = "command"
    parts: ClassVar[tuple[Part, ...]] = (CATEGORY, Number("level"))

    def __init__(self, category: int, level: int) -> None:
        self.category = category
        self.level = level


class NoCommand(Choice):
    verb: ClassVar[str] = "no-command"


class MoveFirst(Choice):
    verb: ClassVar[str] = "move-first"


class AttackFirst(Choice):
    verb: ClassVar[str] = "attack-first"


class Hold(Choice):
    """No further attack."""

    verb: ClassVar[str] = "hold"


class Guard(Choice):
    """A defensive order: one token, and so much of the target's pressure."""

    verb: ClassVar[str] = "guard"
    parts: ClassVar[tuple[Part, ...]] = (CATEGORY, Number("level"))

    def __init__(self, category: int, level: int) -> None:
        self.category = category
        self.level = level


class Endure(Choice):
    verb: ClassVar[str] = "endure"


class Reroll(Choice):
    """Throw these dice again; none keeps them all."""

    verb: ClassVar[str] = "reroll"
    parts: ClassVar[tuple[Part, ...]] = (Several(Named("dice", "die", DIE_IDS)),)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice


class CounterAttack(Choice):
    verb: ClassVar[str] = "counter-attack"
    parts: ClassVar[tuple[Part, ...]] = (Flag("yes"),)

    def __init__(self, yes: bool) -> None:
        self.yes = yes


class GivePressure(Choice):
    """These friends gain pressure; none declines."""

    verb: ClassVar[str] = "give-pressure"
    parts: ClassVar[tuple[Part, ...]] = (Several(Named("figures", "figure", FIGURE_IDS)),)

    def __init__(self, figures: tuple[int, ...]) -> None:
        self.figures = figures


class SharePressure(Choice):
    """So much of the figure's own pressure goes to a friend."""

    verb: ClassVar[str] = "share-pressure"
    parts: ClassVar[tuple[Part, ...]] = (FIGURE, Number("amount"))

    def __init__(self, figure: int, amount: int) -> None:
        self.figure = figure
        self.amount = amount


class KeepPressure(Choice):
    verb: ClassVar[str] = "keep-pressure"
