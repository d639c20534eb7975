"""What was found in a finished game: how the chances moved, what was missed, what the dice did."""

from __future__ import annotations

from typing import Literal

from samovar.server.wire.message import Message, Text, Why


class Chances(Message, frozen=True):
    """Before choice `place`, from 0: each seat's chance of winning by what lay on the table, and by what it knew.

    `seq` is the moment of the replay with all open that shows it.
    """

    place: int
    seq: int
    truth: list[float]
    known: list[float]


class TurningPoint(Message, frozen=True):
    """Between choice `place` and choice `until` a seat's chance changed by so much."""

    place: int
    until: int
    seat: int
    change: float
    seq: int


class JudgedChoice(Message, frozen=True):
    """A choice as a line of notation and as a sentence of the game."""

    say: str
    label: Text


class Costly(Message, frozen=True):
    """A choice for which a better one was found with what its seat knew: what that would have brought, and how
    exactly this is known. `seq` is the moment before it, in the perspective of the seat."""

    place: int
    seat: int
    seq: int
    made: JudgedChoice
    better: JudgedChoice
    gain: float
    error: float


class Played(Message, frozen=True):
    """How many real decisions of a seat were judged, and in how many nothing surely better was found."""

    judged: int
    good: int


class Analysis(Message, frozen=True):
    """Of a game with `choices` choices, `thrown` of them followed by throws. `luck` counts by seat in standard
    deviations of all throws; `rollouts` games were played on from every moment; not `complete`: time ran out."""

    cooperative: bool
    choices: int
    course: list[Chances]
    turning: list[TurningPoint]
    costly: list[Costly]
    played: list[Played]
    luck: list[float]
    thrown: int
    rollouts: int
    complete: bool


class AnalysisState(Message, frozen=True):
    """How far it is, from 0 to 1; when done, what was found; when it failed, why."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    far: float = 0.0
    why: Why | None = None
    found: Analysis | None = None
