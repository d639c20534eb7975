"""The search bot: Monte Carlo over a few candidates, each played on to the end of the round by the greedy policy.

It knows no game. Every simulation deals the hidden things anew from the seat's own view (a determinization), and all
candidates meet the same determinizations and the same dice, so that they differ by nothing but the choice. Candidates
that fall behind are dropped half by half (sequential halving), and at once when it is sure that they are worse, so that
the budget goes to those that are hard to tell apart.
"""

from __future__ import annotations

import time
from typing import Final

from samovar.bots.bot import Bot
from samovar.bots.mind import LOTS, Mind
from samovar.kernel.choice import Choice
from samovar.kernel.game import Game, determinize
from samovar.kernel.native import mypyc_attr
from samovar.kernel.steps import Sealed, act, asked, concerned, options, pending
from samovar.kernel.table import Table, copy

MOST_CANDIDATES: Final = 8
MOST_RANKED: Final = 64  # choices of one question that are looked at at all; of more, a sample
EACH: Final = 3  # simulations that every candidate gets at least: a small budget has fewer candidates
LONGEST_ROLLOUT: Final = 400  # decisions; no round of any game takes so many
SURE: Final = 3.0  # standard errors by which a candidate must be worse to be dropped at once
ENOUGH_TO_TELL: Final = 6  # simulations, before a standard error means anything
FOREVER: Final = 1e18


class Candidate:
    """A choice with what came of it so far: one worth for each simulation, in their order."""

    def __init__(self, choice: Choice, first: float) -> None:
        self.choice = choice
        self.first = first  # its rank before any simulation
        self.worths: list[float] = []

    def add(self, worth: float) -> None:
        self.worths.append(worth)

    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else -FOREVER

    def behind(self, best: Candidate) -> tuple[float, float]:
        """By how much it is worse than another on the simulations of both, and the standard error of that."""
        count = min(len(self.worths), len(best.worths))
        if count < 2:
            return FOREVER, FOREVER
        total = 0.0
        squares = 0.0
        for place in range(count):
            gap = best.worths[place] - self.worths[place]
            total += gap
            squares += gap * gap
        mean = total / count
        return mean, (max(0.0, squares / count - mean * mean) / (count - 1)) ** 0.5


def in_order(candidates: list[Candidate]) -> list[Candidate]:
    """The best first: whoever was thought about longer stands before those that were dropped."""
    return sorted(candidates, key=lambda one: (-len(one.worths), -one.mean()))


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Thinks in simulations, or until its time is over or somebody stops it, whichever comes first."""

    def __init__(self, seed: int, mind: Mind, simulations: int = 48, seconds: float = FOREVER) -> None:
        super().__init__(seed)
        self.mind = mind
        self.simulations = simulations
        self.seconds = seconds
        self.width = MOST_CANDIDATES
        self.least = 0  # decisions that a rollout takes at least, beyond the end of the round if need be
        self.stopped = False
        self.cut = False  # whether the last rollout met the end of the time
        self.spent = 0  # simulations of the last choice

    def stop(self) -> None:
        """Answer with what is known: the simulation under way is cut off."""
        self.stopped = True

    def choose(self, game: Game, seen: Table, seat: int) -> Choice:
        self.stopped = False
        thoughts = self.think(game, seen, seat)
        if isinstance(pending(seen), Sealed):
            return self.mixed(thoughts)
        return thoughts[0].choice

    def think(self, game: Game, seen: Table, seat: int) -> list[Candidate]:
        """What it would choose among, the best first."""
        self.spent = 0
        begun = time.monotonic()
        offered = options(seen, seat)
        if len(offered) == 1:
            return [Candidate(offered[0], 0.0)]
        candidates = self.candidates(game, seen, seat, offered)
        if len(candidates) > 1:
            self.halve(game, seen, seat, candidates, begun)
        return in_order(candidates)

    def candidates(self, game: Game, seen: Table, seat: int, offered: list[Choice]) -> list[Candidate]:
        """What the greedy policy would do, and what looks best beside it at once."""
        determinized = self.determinize(game, seen, seat)
        found = [Candidate(self.mind.reply(game, determinized, seat), FOREVER)]
        ideas = self.sample(self.mind.ideas(game, determinized, seat, offered, self.below(LOTS)))
        others: list[Choice] = []
        for idea in ideas:
            if idea != found[0].choice and idea not in others:
                others.append(idea)
        if not others:
            return found
        ranks = self.mind.rank(game, determinized, seat, others)
        ranked = [Candidate(others[place], ranks[place]) for place in range(len(others))]
        ranked.sort(key=lambda one: -one.first)
        return found + ranked[: max(1, min(self.width, self.simulations // EACH) - 1)]

    def sample(self, choices: list[Choice]) -> list[Choice]:
        if len(choices) <= MOST_RANKED:
            return choices
        rest = choices[:]
        return [rest.pop(self.below(len(rest))) for _ in range(MOST_RANKED)]

    def determinize(self, game: Game, seen: Table, seat: int) -> Table:
        """A whole table that fits what the seat sees; in a sealed question the others have answered."""
        determinized = determinize(game, seen, seat, 1 + self.below(LOTS))
        step = pending(determinized)
        if isinstance(step, Sealed):
            for other in concerned(determinized, step):
                if other != seat:
                    determinized.answers[other] = self.guess(game, determinized, other)
        return determinized

    def guess(self, game: Game, determinized: Table, other: int) -> Choice:
        """Mostly what the greedy policy would seal, else anything: nobody is read for certain."""
        if self.below(4) != 0:
            sealed = self.mind.sealed(game, determinized, other, self.below(LOTS))
            if sealed is not None:
                return sealed
        offered = options(determinized, other)
        return offered[self.below(len(offered))]

    def halve(self, game: Game, seen: Table, seat: int, candidates: list[Candidate], begun: float) -> None:
        """Sequential halving: each phase has its share of the simulations and of the time."""
        alive = candidates[:]
        phases = max(1, (len(alive) - 1).bit_length())
        phase = 0
        while len(alive) > 1:
            phase += 1
            share = max(2, self.simulations // (phases * len(alive)))
            until = begun + self.seconds * min(1.0, phase / phases)
            for _ in range(share):
                if self.spent >= self.simulations or not self.simulate(game, seen, seat, alive, until):
                    break
            alive.sort(key=lambda one: -one.mean())
            if self.spent >= self.simulations or self.over(begun + self.seconds):
                return
            alive = self.still_possible(alive[: (len(alive) + 1) // 2])

    def still_possible(self, alive: list[Candidate]) -> list[Candidate]:
        """Those that are not surely worse than the first; what comes to the same every time is no alternative to it."""
        if len(alive[0].worths) < ENOUGH_TO_TELL:
            return alive
        kept = [alive[0]]
        for one in alive[1:]:
            gap, error = one.behind(alive[0])
            if gap < SURE * error:
                kept.append(one)
        return kept

    def over(self, until: float) -> bool:
        return self.stopped or time.monotonic() > until

    def simulate(self, game: Game, seen: Table, seat: int, alive: list[Candidate], until: float) -> bool:
        """One determinization for all. What not all have met counts for none: False if the time was over before."""
        determinized = self.determinize(game, seen, seat)
        now = self.mind.round(determinized)
        worths: list[float] = []
        for one in alive:
            if self.over(until):
                return False
            trial = copy(determinized)
            act(trial, seat, one.choice)
            worths.append(self.rollout(game, trial, seat, now, until))
            if self.cut:
                return False
        for place in range(len(alive)):
            alive[place].add(worths[place])
        self.spent += len(alive)
        return True

    def rollout(self, game: Game, table: Table, seat: int, now: int, until: float = FOREVER) -> float:
        """Play on to the end of the round, everybody by the greedy policy; what it is worth then. When the time is over
        on the way, it is cut off and worth nothing."""
        self.cut = False
        for taken in range(LONGEST_ROLLOUT):
            if self.over(until):
                self.cut = True
                return 0.0
            waiting = asked(table)
            if not waiting:
                break
            if self.mind.round(table) != now:
                if taken >= self.least:
                    break
                now = self.mind.round(table)
            act(table, waiting[0], self.mind.reply(game, table, waiting[0]))
        return self.mind.worth(table, seat)

    def mixed(self, candidates: list[Candidate]) -> Choice:
        """In secret, one of those that cannot be told apart from the best: a fixed answer could be read."""
        ordered = in_order(candidates)
        best = ordered[0]
        near = [best]
        for one in ordered[1:]:
            gap, error = one.behind(best)
            if 2 * len(one.worths) >= len(best.worths) and gap <= error:
                near.append(one)
        return near[self.below(len(near))].choice
