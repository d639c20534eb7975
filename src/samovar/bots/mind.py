"""What a bot must be told about a game to play it with sense: what a position is worth, and a few habits."""

from __future__ import annotations

from typing import Final

from samovar.kernel.chance import draw
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Impossible
from samovar.kernel.game import Game
from samovar.kernel.native import mypyc_attr
from samovar.kernel.steps import Sealed, act, asked, options, pending
from samovar.kernel.table import Table, copy

LOTS: Final = 1 << 29


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Knowledge of one game. A mind is asked with views or determinizations only."""

    def worth(self, table: Table, seat: int) -> float:
        """How good this position is for the seat; the table is whole, a determinization of what the seat knows."""
        raise Impossible(f"{type(self).__name__} does not value positions")

    def weights(self) -> dict[str, float]:
        """The numbers in `worth` that may be fitted, by name; none where a mind has no such numbers."""
        return {}

    def weighed(self, weights: dict[str, float]) -> Mind:
        """A mind of this kind that values positions by some other weights; the names are those of `weights`."""
        return self

    def habit(self, game: Game, seen: Table, seat: int) -> Choice | None:
        """An answer by rule of thumb, or None to think. It must be allowed."""
        return None

    def sealed(self, game: Game, seen: Table, seat: int, seed: int) -> Choice | None:
        """An answer in secret, one of the nearly best by this seed, or None to think. It must be allowed."""
        return None

    def candidates(self, game: Game, seen: Table, seat: int, offered: list[Choice]) -> list[Choice]:
        """What is worth thinking about: some of the options, or others that a wide question allows."""
        return offered

    def ideas(self, game: Game, table: Table, seat: int, offered: list[Choice], seed: int) -> list[Choice]:
        """What somebody who thinks longer tries beside the greedy policy's answer, at a determinization.
        Of a wide question also choices that its sample lacks."""
        return self.candidates(game, table, seat, offered)

    def rank(self, game: Game, table: Table, seat: int, choices: list[Choice]) -> list[float]:
        """How each choice looks at first sight, at a determinization."""
        found: list[float] = []
        for choice in choices:
            trial = copy(table)
            act(trial, seat, choice)
            found.append(self.worth(trial, seat))
        return found

    def round(self, table: Table) -> int:
        """Which round of the game this is: whoever looks ahead looks to its end."""
        raise Impossible(f"{type(self).__name__} does not know rounds")

    def reply(self, game: Game, table: Table, seat: int) -> Choice:
        """What the greedy policy does at a whole table, true or a determinization: a habit, or the best at first sight.

        In secret it mixes by the table's own dice, so that two determinizations meet two of its answers."""
        secret = isinstance(pending(table), Sealed)
        seed, _ = draw(table.chance, LOTS)
        seed ^= seat
        answer = self.sealed(game, table, seat, seed) if secret else self.habit(game, table, seat)
        if answer is not None:
            return answer
        offered = self.candidates(game, table, seat, options(table, seat))
        best = offered[0]
        if len(offered) == 1:
            return best
        start = table
        if secret:
            start = copy(table)
            others_answer(start, seat, seed)
        highest = 0.0
        for place in range(len(offered)):
            trial = copy(start)
            act(trial, seat, offered[place])
            worth = self.worth(trial, seat)
            if place == 0 or worth > highest:
                highest = worth
                best = offered[place]
        return best


def others_answer(table: Table, seat: int, seed: int) -> None:
    """In a sealed question all others have chosen something, so that the reveal can be seen coming."""
    memory = seed
    for other in asked(table):
        if other != seat:
            offered = options(table, other)
            place, memory = draw(memory, len(offered))
            table.answers[other] = offered[place]
