"""What players ask for that may cost much, each as a job for a worker process (workers.py), with its budget.

Lenses run there, too, although most are done in a few milliseconds: nobody can say for sure what a game computes for
one, and what runs in a thread cannot be stopped. The worker holds the box already and only the view travels.
"""

from __future__ import annotations

from typing import Any, Final

from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import Config
from samovar.kernel.table import Table, plain_table
from samovar.server.advising import ADVICE, advice
from samovar.server.bot_workers import seen_from
from samovar.server.catalogue import Catalogue
from samovar.server.refusals import of_illegal, of_unreadable
from samovar.server.workers import Job, of_processor

LENS: Final = of_processor(3.0)
TOOL: Final = of_processor(5.0)
WARM: Final = of_processor(30.0)


class LookJob(Job):
    """A seat's view through a lens. The view travels, so a lens knows no more than the seat."""

    game: str
    pack: str
    config: Config
    saved: dict[str, Any]
    seat: int
    lens: str
    wish: dict[str, Any]

    @staticmethod
    def of(game: str, pack: str, config: Config, seen: Table, seat: int, lens: str, wish: dict[str, Any]) -> LookJob:
        return LookJob(game, pack, config, plain_table(seen), seat, lens, wish)

    def perform(self, catalogue: Catalogue) -> dict[str, Any]:
        game = catalogue.box(self.game, self.pack).game
        seen = seen_from(game, self.config, self.saved)
        try:
            if self.lens == ADVICE:
                return advice(game, seen, self.seat)
            return game.look(seen, self.seat, self.lens, self.wish)
        except Unreadable as fault:
            raise of_unreadable(fault) from None
        except Illegal as fault:
            raise of_illegal(fault) from None


class WarmJob(Job):
    """Opens every game, so that whoever asks first waits for no imports and no cards."""

    def perform(self, catalogue: Catalogue) -> None:
        for entry in catalogue.entries():
            if entry.status == "playable":
                catalogue.box(entry.id)


class CraftJob(Job):
    """A tool of the game's workshop."""

    game: str
    pack: str
    tool: str
    wish: dict[str, Any]

    def perform(self, catalogue: Catalogue) -> dict[str, Any]:
        try:
            return catalogue.box(self.game, self.pack).game.craft(self.tool, self.wish)
        except Unreadable as fault:
            raise of_unreadable(fault) from None
        except Illegal as fault:
            raise of_illegal(fault) from None
