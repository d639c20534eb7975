"""What travels about the lab."""

from __future__ import annotations

from samovar.server.wire.message import Message


class LabChart(Message, frozen=True):
    """A picture of a section of the report, whose key it `shows`, in one language."""

    file: str
    shows: str
    language: str


class LabJob(Message, frozen=True):
    """A plan that is, was or will be played. `left` are seconds; `files` can be fetched."""

    id: str
    name: str
    plan: str
    made_at: float
    state: str  # waiting, running, stopped (and can go on), done, failed
    games: int
    done: int
    rate: float | None
    left: float | None
    reason: str
    charts: list[LabChart]
    files: list[str]


class LabPlan(Message, frozen=True):
    """A plan of the house, to begin with."""

    game: str
    name: str
    plan: str


class Lab(Message, frozen=True):
    jobs: list[LabJob]
    plans: list[LabPlan]
    most: int  # jobs that are kept


class LabWish(Message, frozen=True):
    plan: str
