"""The careless bot: it plays as the greedy one does, and now and then overlooks what is best."""

from __future__ import annotations

from typing import Final

from samovar.bots.greedy import GreedyBot
from samovar.bots.mind import LOTS, Mind, others_answer
from samovar.bots.mixing import best_place
from samovar.kernel.choice import Choice
from samovar.kernel.game import Game, determinize
from samovar.kernel.steps import Sealed, options, pending
from samovar.kernel.table import Table

GLANCE: Final = 2  # choices that come to mind when it does not look closely


class CarelessBot(GreedyBot):
    """In so many of a hundred decisions it takes the better of two things that happen to come to mind."""

    def __init__(self, seed: int, mind: Mind, lapses: int) -> None:
        super().__init__(seed, mind)
        self.lapses = lapses

    def choose(self, game: Game, seen: Table, seat: int) -> Choice:
        if self.below(100) >= self.lapses:
            return super().choose(game, seen, seat)
        offered = options(seen, seat)
        if len(offered) == 1:
            return offered[0]
        few = [offered[self.below(len(offered))] for _ in range(GLANCE)]
        determinized = determinize(game, seen, seat, 1 + self.below(LOTS))
        if isinstance(pending(determinized), Sealed):
            others_answer(determinized, seat, self.below(LOTS))
        return few[best_place(self.mind.rank(game, determinized, seat, few))]
