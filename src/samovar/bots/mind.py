"""What a bot must be told about a game to play it with sense: what a position is worth, and a few habits."""

from __future__ import annotations

from samovar.kernel.choice import Choice
from samovar.kernel.errors import Impossible
from samovar.kernel.game import Game
from samovar.kernel.native import mypyc_attr
from samovar.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Knowledge of one game. A mind is asked with views or imagined tables only."""

    def worth(self, table: Table, seat: int) -> float:
        """How good this position is for the seat; the table is whole, as the seat imagines it."""
        raise Impossible(f"{type(self).__name__} does not value positions")

    def habit(self, game: Game, seen: Table, seat: int) -> Choice | None:
        """An answer by rule of thumb, or None to think. It must be allowed."""
        return None

    def candidates(self, game: Game, seen: Table, seat: int, offered: list[Choice]) -> list[Choice]:
        """What is worth thinking about: some of the options, or others that a wide question allows."""
        return offered

    def guess(self, game: Game, table: Table, seat: int, offered: list[Choice]) -> Choice | None:
        """What another seat will probably do, or None if anything."""
        return None
