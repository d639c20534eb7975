"""Extension points: what rules beyond the base game's may be registered for a table; the base game registers none.

Each point is a small class with a few methods. Who extends the game writes subclasses and registers one object of each
in the `Extensions` that its tables are made with. They keep nothing about a table, so all tables share them.
"""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamwatchers.content.effects import Effect, Filter, Test
from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.pieces import Pieces
from samovar.kernel.card import Asked, Card
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64, mypyc_attr
from samovar.kernel.steps import QuestionStep, Step

# Moments at which more may happen, and what their subject is.
TABLE_LAID: Final = 0  # nobody
CLAN_TAKEN: Final = 1  # the seat that has its clan's material now
DEPLOYMENT_TAKEN: Final = 2  # the seat that will place its soldiers next
HAS_PASSED: Final = 3  # the seat
CARD_COMES: Final = 4  # the Archon card that comes into force, or acts again
ARCHON_PLAYS: Final = 5  # the seat that is about to play an Archon card
GEO_COUNTED: Final = 6  # nobody
TURN_ENDS: Final = 7  # nobody
MOMENTS: Final = 8

# Steps that may be played otherwise.
PLANNING: Final = 0
ACTIVATION_END: Final = 1
RALLY: Final = 2
LOSSES: Final = 3
ROUT: Final = 4
RETREAT: Final = 5
VARIED: Final = 6

# Questions at which more may be offered, or more stands against a choice.
ACTIVATION: Final = 0
MOVE_ORDER: Final = 1
DEFENCE_ORDER: Final = 2
DISBANDING: Final = 3
BANISHMENT: Final = 4
SHIFTING: Final = 5
SCOUTING: Final = 6
QUESTIONS: Final = 7

# Numbers to which more may be added, and what their subject is.
GEO_LEVEL: Final = 0  # the seat
FINAL_GEO: Final = 1  # the seat
ARRIVED: Final = 2  # the kind of unit
NUMBERS: Final = 3

# What may be forbidden in a zone.
TO_BUILD: Final = 0
TO_SUPPORT: Final = 1
PURPOSES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion:
    """Something more that happens at a moment."""

    def happen(self, table: Pieces, subject: i64) -> None:
        """The step that follows may be pushed; the moment itself is not over yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """Another way to play a step, which keeps its name on the stack."""

    def plays(self, table: Pieces, step: Step[Any]) -> bool:
        """Whether the step has been played here; if not, it runs as usual."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions:
    """More that a seat may choose at a question, and what of it is not allowed."""

    def options(self, table: Pieces, seat: i64, zone: i64) -> list[Choice]:
        return []

    def judge(self, table: Pieces, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        return None

    def take(self, table: Pieces, seat: i64, zone: i64, choice: Choice) -> bool:
        """Whether the choice was one of these, and has been taken."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Addition:
    """Something that adds to a number."""

    def amount(self, table: Pieces, subject: i64) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Ban:
    """Something that forbids a purpose in a zone."""

    def against(self, table: Pieces, zone: i64) -> Refusal | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Force:
    """Something else than soldiers, turrets, tokens and cubes that is worth strength in a combat."""

    def armed(self, table: Pieces, side: i64, zone: i64, role: i64, combat: i64) -> i64:
        """What a side's other units in this zone are worth in a combat there or beside."""
        return 0

    def defending(self, table: Pieces, side: i64, zone: i64) -> i64:
        """Additional strength of a defender."""
        return 0

    def fixed(self, table: Pieces, side: i64) -> i64:
        """The strength of a defender that nothing changes and whom nothing cheers, or NONE."""
        return NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Immunity:
    """Something that keeps cards off a seat."""

    def exempt(self, table: Pieces, memory: i64, seat: i64) -> Refusal | None:
        """Why the card that remembers at this place does not concern the seat at all."""
        return None

    def spares(self, table: Pieces, effect: Effect, seat: i64) -> bool:
        """Whether one effect passes the seat by."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class CardWords:
    """The meaning of words that the base game's cards do not use. One that nobody knows fits and does nothing."""

    def fits(self, table: Pieces, wanted: Filter, zone: i64, seat: i64) -> bool:
        return False

    def unfit(self, table: Pieces, wanted: Filter, zone: i64, seat: i64, rule: str) -> Refusal | None:
        return None

    def passes(self, table: Pieces, test: Test, seat: i64) -> bool:
        return False

    def centre(self, table: Pieces, effect: Effect, seat: i64) -> i64:
        """The one zone where a Mobilisation is centred that is not free to choose, or NONE."""
        return NONE

    def off_centre(self, table: Pieces, effect: Effect, zone: i64, seat: i64) -> Refusal | None:
        return None

    def can_do(self, table: Pieces, number: i64, seat: i64) -> bool:
        return False

    def carry_out(self, table: Pieces, number: i64, seat: i64) -> None:
        """Do an effect that was found possible."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TieBreak:
    """What decides between those who have most, before Quarantine tokens do."""

    ending: int

    def rivals(self, table: Pieces, tied: list[int]) -> list[int]:
        """Those of the tied who may still win."""
        return tied


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel:
    """What the aids say of all the above."""

    def appeal(self, choice: Choice) -> int | None:
        """How good a choice looks beside the others, if it is one of these."""
        return None

    def plan(self, table: Pieces, seat: int, orders: tuple[int, ...]) -> Choice | None:
        """A plan with these orders where more is planned than they."""
        return None

    def word(self, choice: Choice) -> str:
        """The end of the coach's sentence about a choice, or nothing."""
        return ""

    def rallying(self, question: QuestionStep[Any]) -> int:
        """The role of the side that this question asks for support, or NONE."""
        return NONE

    def part(self) -> str:
        """What a strength that comes from elsewhere than soldiers is called, or nothing."""
        return ""

    def card(self, table: Pieces, asked: Asked) -> Card | None:
        """The card of a thing, if it is one of these."""
        return None

    def standing(self, table: Pieces, zone: int, side: int) -> int:
        """How many pieces a side has in a zone that are no soldiers."""
        return 0


class Extensions:
    """All that is registered for a table."""

    def __init__(self, archons: int) -> None:
        self.archons = archons  # Archon cards of the boxes that are stacked
        self.occasions: list[list[Occasion]] = [[] for _ in range(MOMENTS)]
        self.variants: list[list[Variant]] = [[] for _ in range(VARIED)]
        self.actions: list[list[Actions]] = [[] for _ in range(QUESTIONS)]
        self.additions: list[list[Addition]] = [[] for _ in range(NUMBERS)]
        self.bans: list[list[Ban]] = [[] for _ in range(PURPOSES)]
        self.forces: list[Force] = []
        self.immunities: list[Immunity] = []
        self.words: list[CardWords] = []
        self.tie_breaks: list[TieBreak] = []
        self.counsels: list[Counsel] = []
