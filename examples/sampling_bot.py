"""A bot in thirty lines, for every game: it plays each choice on to the end and takes what wins most.

samovar sim steamwatchers --games 20 --bots examples/sampling_bot.py:Sampler,random
"""

from samovar.bots.bot import Bot
from samovar.bots.playout import playout
from samovar.kernel.game import determinize
from samovar.kernel.steps import act, options
from samovar.kernel.table import copy

DETERMINIZATIONS = 6
MOST = 6  # choices that it looks at


class Sampler(Bot):
    def begin(self, game, config, seat):
        """A game begins. Every game and every seat has a bot of its own, which may remember what it likes."""
        self.told = 0

    def heard(self, events, seat):
        """What this seat was told since it chose last."""
        self.told += len(events)

    def choose(self, game, seen, seat):
        """`seen` is what the seat sees; `determinize` fills the others' secrets in with something possible."""
        offered = options(seen, seat)
        while len(offered) > MOST:
            offered.pop(self.below(len(offered)))  # the bot's own dice, never the table's
        if len(offered) == 1:
            return offered[0]
        determinizations = [determinize(game, seen, seat, 1 + self.below(1 << 29)) for _ in range(DETERMINIZATIONS)]
        return max(
            offered,
            key=lambda choice: sum(self.wins(game, determinized, seat, choice) for determinized in determinizations),
        )

    def wins(self, game, determinized, seat, choice):
        trial = copy(determinized)
        act(trial, seat, choice)
        playout(trial, 1 + self.below(1 << 29))
        outcome = game.outcome(trial)
        return outcome is not None and seat in outcome.winners
