"""What a bot is: somebody who, shown a view, chooses."""

from __future__ import annotations

from samovar.kernel.chance import draw, seeded
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Impossible
from samovar.kernel.game import Game
from samovar.kernel.native import mypyc_attr
from samovar.kernel.steps import options
from samovar.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. Its own dice are its own: they never touch the table's."""

    def __init__(self, seed: int) -> None:
        self.memory = seeded(seed)

    def choose(self, game: Game, seen: Table, seat: int) -> Choice:
        """One of the choices allowed to this seat. `seen` is the seat's view, never the table itself."""
        raise Impossible(f"{type(self).__name__} does not choose")

    def below(self, count: int) -> int:
        """The bot's own dice."""
        number, self.memory = draw(self.memory, count)
        return number


class RandomBot(Bot):
    """Takes any option, each as likely as the next."""

    def choose(self, game: Game, seen: Table, seat: int) -> Choice:
        offered = options(seen, seat)
        return offered[self.below(len(offered))]
