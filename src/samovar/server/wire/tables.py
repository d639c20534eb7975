"""A table as everybody sees it from outside: who sits where, by which settings, and whose turn it is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from samovar.server.wire.message import Message, Text

Status = Literal["lobby", "playing", "over", "stuck"]
Wish = Literal["me", "same-screen", "bot", "open"]


class ClockRule(Message, frozen=True):
    """`decision`: so many seconds each time. `player`: so many for the whole game, and a bonus after each choice."""

    kind: Literal["none", "decision", "player"] = "none"
    seconds: int = 0
    bonus: int = 0


class SeatWish(Message, frozen=True):
    """Who shall sit here. `name` is for a second person at the same screen, `level` for a bot."""

    kind: Wish
    name: str = ""
    level: str = ""


class NewTable(Message, frozen=True):
    """The new-game page, sent. Settings left out take their defaults."""

    game: str
    config: dict[str, Any] = field(default_factory=dict)
    seats: list[SeatWish] = field(default_factory=list)
    public: bool = False
    title: str = ""
    clock: ClockRule = ClockRule()
    undo: Literal["consent", "own", "none"] = "consent"
    watch: bool = True
    pack: str = "house"
    hints: bool = True  # whether players may ask what a strong one would do
    delay: Annotated[int, Meta(ge=0, le=200)] = 0  # choices by which spectators are behind


class Seat(Message, frozen=True):
    """One seat. `id` is the game's word for it; `lent` is the level of the bot that plays for its holder meanwhile,
    or for good if the holder has `resigned`; lists of tables do not tell that."""

    seat: int
    id: str
    kind: Literal["person", "bot", "open"]
    name: str
    person: str | None
    level: str
    ready: bool
    lent: str | None
    here: bool
    away_since: float | None
    resigned: bool = False


class Outcome(Message, frozen=True):
    winners: list[int]
    key: str
    args: dict[str, Any]
    scores: list[int] | None


class Amendment(Message, frozen=True):
    """Something that has become of a table since it was laid, as a sentence: its rules were corrected, a part of its
    past cannot be shown. `at` is when, in seconds; null for a record that somebody brought so."""

    key: str
    args: dict[str, Any]
    at: float | None


class TableCard(Message, frozen=True):
    """The card of a table. `mine` are the seats of whoever asked; `code` is told to those who sit at it.

    `follows`: another game follows this one, and whoever sits here may begin it; `sequel` is its table, once begun.
    `rules` and `edition` are those it was laid with; `pack` is what to ask for to draw it.
    """

    id: str
    code: str | None
    game: str
    title: str
    status: Status
    public: bool
    watch: bool
    delay: int
    hints: bool
    undo: Literal["consent", "own", "none"]
    clock: ClockRule
    config: dict[str, Any]
    pack: str
    seats: list[Seat]
    mine: list[int]
    host: bool
    asked: list[int]
    turn: int
    made_at: float
    moved_at: float
    commitment: str
    outcome: Outcome | None
    fault: Text | None
    forked_from: str | None
    follows: bool
    sequel: str | None
    rules: int
    edition: str
    changes: list[Amendment]


class Onward(Message, frozen=True):
    """What the players decided between a game and the one that follows; its shape is the game's own."""

    wish: dict[str, Any] = field(default_factory=dict)


class Join(Message, frozen=True):
    """Any open seat, or this one."""

    seat: int | None = None
    name: str = ""


class Readiness(Message, frozen=True):
    ready: bool


class SeatChange(Message, frozen=True):
    """The host gives a seat to a bot or opens it, before the game."""

    seat: int
    kind: Literal["me", "same-screen", "bot", "open"]
    name: str = ""
    level: str = ""


class Fork(Message, frozen=True):
    """A new table that goes on from a moment of this one. `seq` counts in the perspective `seen`."""

    seq: int
    seen: str = "public"
    seats: list[SeatWish] = field(default_factory=list)
    public: bool = False


class Verdict(Message, frozen=True):
    """Whether the dice were those that were committed to; `seed` is shown once the game is over."""

    commitment: str
    seed: str | None
    throws: int
    faults: list[str]
    over: bool
