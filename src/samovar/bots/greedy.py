"""The greedy bot: it tries each choice on tables that it might be sitting at, and takes what looks best at once."""

from __future__ import annotations

from samovar.bots.bot import Bot
from samovar.bots.mind import Mind
from samovar.kernel.choice import Choice
from samovar.kernel.game import Game, imagine
from samovar.kernel.steps import Sealed, act, asked, options, pending
from samovar.kernel.table import Table, copy


class GreedyBot(Bot):
    """One step ahead, over a few imagined tables."""

    def __init__(self, seed: int, mind: Mind, dreams: int = 3) -> None:
        super().__init__(seed)
        self.mind = mind
        self.dreams = dreams

    def choose(self, game: Game, seen: Table, seat: int) -> Choice:
        habit = self.mind.habit(game, seen, seat)
        if habit is not None:
            return habit
        offered = self.mind.candidates(game, seen, seat, options(seen, seat))
        if len(offered) == 1:
            return offered[0]
        worth = [0.0] * len(offered)
        for _ in range(self.dreams):
            dreamt = imagine(game, seen, seat, 1 + self.below(1 << 29))
            self._others_seal(game, dreamt, seat)
            for place in range(len(offered)):
                # Each choice meets the same imagined world and the same dice, so only the choice differs.
                trial = copy(dreamt)
                act(trial, seat, offered[place])
                worth[place] += self.mind.worth(trial, seat)
        best = max(worth)
        best_places = [place for place in range(len(offered)) if worth[place] == best]
        return offered[best_places[self.below(len(best_places))]]

    def _others_seal(self, game: Game, dreamt: Table, seat: int) -> None:
        """In a sealed question the others' choices are guessed, so that the reveal can be seen coming."""
        if not isinstance(pending(dreamt), Sealed):
            return
        for other in asked(dreamt):
            if other == seat:
                continue
            offered = options(dreamt, other)
            guess = self.mind.guess(game, dreamt, other, offered)
            dreamt.answers[other] = offered[self.below(len(offered))] if guess is None else guess
