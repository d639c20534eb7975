"""Replays and records as jobs for worker processes (workers.py), with their budgets.

A past game is told again in the worker, which remembers the last few it told: whoever looks through a replay asks for
it again and again. How much it remembers is bounded by the worker's memory.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec

from samovar.kernel.errors import Unreadable
from samovar.server.archive import Kept
from samovar.server.catalogue import Catalogue
from samovar.server.chronicles import chronicle_of
from samovar.server.people import Person
from samovar.server.records import Brought, brought
from samovar.server.refusals import Refused, stuck_args
from samovar.server.replays import Playback, replay_of
from samovar.server.wire.chronicles import Chronicle
from samovar.server.wire.states import LookedBack, Replay, State
from samovar.server.workers import REMEMBERED, Job, of_processor

RECORD: Final = of_processor(6.0)
PAST: Final = of_processor(6.0)

REELS: OrderedDict[tuple[str, int], Playback] = OrderedDict()  # of this process


def past(kept: Kept) -> Kept:
    """Without what only a game under way needs, and what a table at which one looks back need not carry."""
    return msgspec.structs.replace(kept, messages=set(), standing={}, wishes=[])


def playback_of(catalogue: Catalogue, kept: Kept) -> Playback:
    """The game told again; the last few are remembered."""
    key = (kept.facts.id, len(kept.rows))
    playback = REELS.pop(key, None)
    if playback is None:
        if len(REELS) >= REMEMBERED:
            REELS.popitem(last=False)
        game = catalogue.box(kept.facts.game, kept.facts.box).game
        try:
            playback = Playback(game, kept)
        except Unreadable:
            raise Refused("why-stuck", **stuck_args()) from None
    REELS[key] = playback
    return playback


class ReplayJob(Job):
    """All moments from one perspective."""

    kept: Kept
    seen: str
    allowed: list[str]
    like: str
    seq: int

    def perform(self, catalogue: Catalogue) -> Replay:
        return replay_of(playback_of(catalogue, self.kept), self.seen, self.allowed, self.like, self.seq)


class StatesJob(Job):
    """Some moments in full."""

    kept: Kept
    seat: int
    first: int
    last: int

    def perform(self, catalogue: Catalogue) -> list[State]:
        return playback_of(catalogue, self.kept).states(self.seat, self.first, self.last)


class LookBackJob(Job):
    """A moment through a lens."""

    kept: Kept
    seat: int
    seq: int
    lens: str
    wish: dict[str, Any]

    def perform(self, catalogue: Catalogue) -> LookedBack:
        return playback_of(catalogue, self.kept).look(self.seat, self.seq, self.lens, self.wish)


class ChronicleJob(Job):
    """How a game that is over came to its end."""

    kept: Kept

    def perform(self, catalogue: Catalogue) -> Chronicle:
        return chronicle_of(playback_of(catalogue, self.kept))


class PlaceJob(Job):
    """Which happening a moment shows, for those who fork there."""

    kept: Kept
    seat: int
    seq: int

    def perform(self, catalogue: Catalogue) -> int:
        return playback_of(catalogue, self.kept).place_of(self.seat, self.seq)


class RecordJob(Job):
    """A record that somebody brings along becomes a table, if it can be told again within the budget."""

    text: str
    person: str
    name: str

    def perform(self, catalogue: Catalogue) -> Brought:
        return brought(catalogue, self.text, Person(self.person, self.name, None))
