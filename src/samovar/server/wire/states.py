"""What a seat knows: the position, what is asked, and what it has heard."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from samovar.server.wire.message import Message, Target, Text, Why
from samovar.server.wire.questions import Question, Undoable
from samovar.server.wire.tables import Amendment, Outcome


class Line(Message, frozen=True):
    """One line of the log. `n` counts this perspective's lines from 1; `seq` is the state that it led to."""

    n: int
    seq: int
    kind: Literal["event", "note"]
    key: str
    args: dict[str, Any]


class DeedRow(Message, frozen=True):
    """A line of a deed's small table: what it is about, what is said of it, a short mark, and whether it won."""

    of: Target | None
    text: Text
    mark: str
    won: bool


class Deed(Message, frozen=True):
    """Lines of the log that people tell as one: its first and last line, and the sentence that stands for them.

    A deed that goes on is told anew under the same `n`. `at` is where on the board it was.
    """

    n: int
    last: int
    text: Text
    tone: Literal["plain", "heading", "dice", "fight", "column", "settled", "victory"]
    of: Target | None
    at: list[Target]
    rows: list[DeedRow]


class Ask(Message, frozen=True):
    """What the table waits for, as everybody may know it."""

    title: Text
    rule: str
    mode: Literal["turn", "reaction", "simultaneous", "team"]
    asked: list[int]
    concerned: list[int]


class Undo(Message, frozen=True):
    """May this seat take something back? Its latest choice by `kind`; further, from these lines of the log on."""

    kind: Undoable
    free_from: int | None
    consent_from: int | None
    why: Why | None


class State(Message, frozen=True, tag="state"):
    """A moment of the game as one seat sees it (seat null: as everybody sees it).

    `lines` are those after state `since`, `deeds` those that were told or told otherwise after it; `struck` the lines
    among all that were taken back. `acted` is the state that this seat's last choice led to, 0 before its first.
    """

    seq: int
    since: int
    seat: int | None
    rows: dict[str, list[int | None]]
    scene: dict[str, Any]  # what is going on, as the game's own `Scene` declares it
    answers: list[str | None]
    ask: Ask | None
    decision: str | None
    question: Question | None
    undo: Undo | None
    lines: list[Line]
    deeds: list[Deed]
    struck: list[int]
    acted: int
    outcome: Outcome | None


class Frame(Message, frozen=True):
    """One state of a replay, without its content: its number, the last line that led to it, who was asked."""

    seq: int
    line: int
    asked: list[int]


class Replay(Message, frozen=True):
    """All moments of a game from one perspective: a seat's number, "public", or "all" once the game is over.

    `moment` is where to begin: the state that shows what the moment asked for shows in another perspective. `rules` and
    `edition` are those the game was laid with; `changes` says what of it is not as it was.
    """

    seen: str
    moment: int
    perspectives: list[str]
    frames: list[Frame]
    lines: list[Line]
    deeds: list[Deed]
    struck: list[int]
    rules: int
    edition: str
    changes: list[Amendment]


class LookBack(Message, frozen=True):
    """Look through a lens of the game at a moment of a replay."""

    seq: int
    lens: str
    seen: str = "public"
    wish: dict[str, Any] = field(default_factory=dict)


class LookedBack(Message, frozen=True):
    """What the lens shows of it; its shape is the game's own."""

    seq: int
    answer: dict[str, Any]
