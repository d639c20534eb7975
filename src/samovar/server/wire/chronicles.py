"""What is told of a game that is over: how it came to this."""

from __future__ import annotations

from samovar.server.wire.message import Message, Text


class Share(Message, frozen=True):
    """A part of a score; `share-<id>` of the game's texts names it."""

    id: str
    amount: int


class Stage(Message, frozen=True):
    """The score when a turn was over: of each seat, or one where all win or lose together. `turn` 0 is the beginning;
    `moment` counts in the replay that everybody sees."""

    turn: int
    moment: int
    scores: list[int]


class Figure(Message, frozen=True):
    """Something counted for each seat; `figure-<id>` names it."""

    id: str
    counts: list[int | None]


class Fortune(Message, frozen=True):
    """What the dice gave a seat, what they give on average, and the difference in standard deviations."""

    thrown: float
    expected: float
    deviations: float


class Swing(Message, frozen=True):
    """A moment that changed much: what was told of it, and by how much each score changed."""

    moment: int
    turn: int
    text: Text
    gains: list[int]


class Chronicle(Message, frozen=True):
    """`together`: all win or lose together, and the score is one. `fortunes` is empty where nothing is thrown."""

    together: bool
    shares: list[list[Share]]
    course: list[Stage]
    figures: list[Figure]
    fortunes: list[Fortune | None]
    turning_points: list[Swing]
