"""What a bot is: somebody who, shown a view, chooses."""

from __future__ import annotations

from samovar.kernel.chance import draw, seeded
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Impossible
from samovar.kernel.events import Event
from samovar.kernel.game import Config, Game, Outcome
from samovar.kernel.native import mypyc_attr
from samovar.kernel.steps import options
from samovar.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It has a random generator of its own and never uses the table's."""

    def __init__(self, seed: int) -> None:
        self.memory = seeded(seed)

    def begin(self, game: Game, config: Config, seat: int) -> None:
        """A game begins, and this is my seat."""

    def heard(self, events: list[Event], seat: int) -> None:
        """What this seat was told since it chose last, before it is asked again."""

    def end(self, outcome: Outcome, seat: int) -> None:
        """The game is over."""

    def choose(self, game: Game, seen: Table, seat: int) -> Choice:
        """One of the choices allowed to this seat. `seen` is the seat's view, never the table itself."""
        raise Impossible(f"{type(self).__name__} does not choose")

    def below(self, count: int) -> int:
        """A random number below `count`, from the bot's own generator."""
        number, self.memory = draw(self.memory, count)
        return number


class RandomBot(Bot):
    """Takes any option, each as likely as the next."""

    def choose(self, game: Game, seen: Table, seat: int) -> Choice:
        offered = options(seen, seat)
        return offered[self.below(len(offered))]
