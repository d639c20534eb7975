"""The greedy bot: it tries each choice on tables that it might be sitting at, and takes what looks best at once."""

from __future__ import annotations

from typing import Final

from samovar.bots.bot import Bot
from samovar.bots.mind import LOTS, Mind, others_answer
from samovar.bots.mixing import FINE, best_place, blurred
from samovar.kernel.choice import Choice
from samovar.kernel.game import Game, determinize
from samovar.kernel.steps import Sealed, act, options, pending
from samovar.kernel.table import Table, copy

DOUBT: Final = 1.0  # of the worth of a sealed choice, on each determinization


class GreedyBot(Bot):
    """One step ahead, over a few determinizations. What it seals is drawn at random among what looks nearly best."""

    def __init__(self, seed: int, mind: Mind, determinizations: int = 3) -> None:
        super().__init__(seed)
        self.mind = mind
        self.determinizations = determinizations

    def choose(self, game: Game, seen: Table, seat: int) -> Choice:
        sealed = isinstance(pending(seen), Sealed)
        habit = self.mind.sealed(game, seen, seat, self.below(FINE)) if sealed else self.mind.habit(game, seen, seat)
        if habit is not None:
            return habit
        offered = self.mind.candidates(game, seen, seat, options(seen, seat))
        if len(offered) == 1:
            return offered[0]
        worth = [0.0] * len(offered)
        for _ in range(self.determinizations):
            determinized = determinize(game, seen, seat, 1 + self.below(LOTS))
            if sealed:
                others_answer(determinized, seat, self.below(LOTS))
            for place in range(len(offered)):
                # Each choice meets the same determinization and the same dice, so only the choice differs.
                trial = copy(determinized)
                act(trial, seat, offered[place])
                worth[place] += self.mind.worth(trial, seat)
        if sealed:
            return offered[best_place(blurred(worth, DOUBT * self.determinizations, self.below(FINE)))]
        best = max(worth)
        best_places = [place for place in range(len(offered)) if worth[place] == best]
        return offered[best_places[self.below(len(best_places))]]
