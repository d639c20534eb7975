"""Analysis of a finished game: how the chances moved, what was missed, and what the dice did.

It knows no game. A chance of winning is the share of games won when everybody plays on by the greedy policy: from the
true table, and from determinizations of what a seat saw then. A choice is judged by the search bot with the chooser's
own view, so it is compared with the best that could have been known, never with what only the dealer knew. Luck is what
the throws brought against what other throws would have brought to the same choice.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from samovar.bots.mind import LOTS, Mind
from samovar.bots.search import FOREVER, Candidate, SearchBot
from samovar.kernel.chance import seeded
from samovar.kernel.choice import Choice, say
from samovar.kernel.game import Game
from samovar.kernel.match import Match, lasting
from samovar.kernel.question import preview
from samovar.kernel.record import CHANCE, CORRECTED, Record
from samovar.kernel.steps import act, asked, options
from samovar.kernel.table import Table, copy
from samovar.kernel.view import view

LONGEST_GAME: Final = 20_000  # decisions of a rollout; what is not over then is nobody's victory
SHOWN: Final = 5  # choices that cost most, and turning points
SURE: Final = 2.0  # standard errors by which a choice must be worse before anybody is told
OTHER_THROWS: Final = 12  # that the true one is compared with
FEWEST: Final = 2  # rollouts of every moment, however short the time is
FEWEST_PAIRS: Final = 8  # games by each of two choices, before the difference says anything
# By which share of the time each part is over.
LUCK: Final = 0.1
CHANCES: Final = 0.5
JUDGED: Final = 0.85


class Decision:
    """One choice of the game as it was played: the table before and after it."""

    def __init__(self, place: int, seat: int, choice: Choice, before: Table, after: Table) -> None:
        self.place = place  # among the choices that were not taken back
        self.seat = seat
        self.choice = choice
        self.before = before
        self.after = after


def decisions_of(game: Game, record: Record) -> list[Decision]:
    """The game told again, without what was taken back."""
    match = Match(game, record.config, None)
    found: list[Decision] = []
    for number, entry in enumerate(lasting(record.entries), 1):
        chosen = entry.kind not in (CHANCE, CORRECTED)
        if not chosen:
            match.follow(entry, f"entry {number}")
            if found:
                found[-1].after = match.table
            continue
        before = copy(match.table)
        match.follow(entry, f"entry {number}")
        choice = game.vocabulary().hear(entry.said)
        found.append(Decision(len(found), entry.seat, choice, before, match.table))
    for decision, following in pairwise(found):
        decision.after = following.before
    return found


class Judge(SearchBot):
    """A search bot that also thinks about the choice that was made."""

    def __init__(self, seed: int, mind: Mind, simulations: int) -> None:
        super().__init__(seed, mind, simulations)
        self.made: Choice | None = None

    def candidates(self, game: Game, seen: Table, seat: int, offered: list[Choice]) -> list[Candidate]:
        found = super().candidates(game, seen, seat, offered)
        if self.made is not None and all(one.choice != self.made for one in found):
            found.append(Candidate(self.made, -FOREVER))
        return found


class Judged:
    """A decision beside the best that was found for it."""

    def __init__(self, decision: Decision, best: Choice, behind: float, error: float) -> None:
        self.decision = decision
        self.best = best
        self.behind = behind
        self.error = error
        self.gain = 0.0  # of the chance of winning, by the better choice
        self.gain_error = 0.0

    @property
    def worse(self) -> bool:
        return self.best != self.decision.choice and self.behind > SURE * self.error and self.behind > 0.0


class Analyst:
    """Analyses one finished game. The same seed and counts give the same analysis; `seconds` only cuts it short."""

    def __init__(
        self,
        game: Game,
        mind: Mind,
        record: Record,
        seed: int = 1,
        rollouts: int = 16,
        moments: int = 16,
        simulations: int = 24,
        seconds: float = FOREVER,
        progress: Callable[[float], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game = game
        self.mind = mind
        self.record = record
        self.rollouts = rollouts
        self.moments = moments
        self.seconds = seconds
        self.clock = clock
        self.begun = clock()
        self.progress = progress
        self.judge = Judge(seed, mind, simulations)
        self.decisions = decisions_of(game, record)
        self.seats = len(record.seats)
        # A team has one chance of winning, whoever looks.
        self.lookers = [0] if game.cooperative else list(range(self.seats))
        self.rolled_out = 0  # rollouts of each moment, fewer than wanted where the time ran out
        self.cut_short = False

    def analyse(self) -> dict[str, Any]:
        """All of it, plain: what a page or a program shows."""
        luck = self.luck()
        course = self.course()
        judged = self.judged()
        costly = self.costly(judged)
        return {
            "game": self.game.id,
            "seats": list(self.record.seats),
            "cooperative": self.game.cooperative,
            "choices": len(self.decisions),
            "course": course,
            "turning": turning_points(course),
            "costly": [self.told(one) for one in costly],
            "played": self.played(judged),
            "luck": luck,
            "thrown": len([each for each in self.decisions if each.after.rolls > each.before.rolls]),
            "rollouts": self.rolled_out,
            "simulations": self.judge.simulations,
            "complete": not self.cut_short,
        }

    # How the chances moved

    def course(self) -> list[dict[str, Any]]:
        """At some moments, evenly spread: every seat's chance by the truth, and by what it knew itself.

        One rollout of every moment after the other, so that a course cut short is less exact, not half."""
        places = spread(len(self.decisions), self.moments)
        truth = [[0.0] * self.seats for _ in places]
        known = [[0.0] * self.seats for _ in places]
        played = 0
        while played < self.rollouts and (played < FEWEST or not self.over(CHANCES)):
            self.tell(LUCK + (CHANCES - LUCK) * played / self.rollouts)
            for number, place in enumerate(places):
                before = self.decisions[place].before
                trial = copy(before)
                trial.chance = seeded(played + 1)
                winners = self.played_out(trial)
                for seat in range(self.seats):
                    truth[number][seat] += share(winners, seat, self.game.cooperative)
                for seat in self.lookers:
                    winners = self.played_out(self.judge.determinize(self.game, view(before, seat), seat))
                    known[number][seat] += share(winners, seat, self.game.cooperative)
            played += 1
        found = [
            {
                "place": place,
                "truth": [each / played for each in truth[number]],
                "known": [known[number][0 if self.game.cooperative else seat] / played for seat in range(self.seats)],
            }
            for number, place in enumerate(places)
        ]
        self.rolled_out = played
        outcome = self.game.outcome(self.decisions[-1].after) if self.decisions else None
        if outcome is not None:
            won = [share(outcome.winners, seat, self.game.cooperative) for seat in range(self.seats)]
            found.append({"place": len(self.decisions), "truth": won, "known": won})
        return found

    def played_out(self, table: Table) -> list[int]:
        """Who wins when everybody plays on by the greedy policy."""
        for _ in range(LONGEST_GAME):
            waiting = asked(table)
            if not waiting:
                break
            act(table, waiting[0], self.mind.reply(self.game, table, waiting[0]))
        outcome = self.game.outcome(table)
        return [] if outcome is None else outcome.winners

    # What was missed

    def judged(self) -> list[Judged]:
        """Every decision that was one, beside the best choice found with what its seat knew. Those that the greedy
        policy would have made otherwise come first: there is more to find there, should the time run out."""
        real = [each for each in self.decisions if len(options(each.before, each.seat)) > 1]
        surprising = [each for each in real if not self.expected(each)]
        found: list[Judged] = []
        for count, decision in enumerate(surprising + [each for each in real if each not in surprising]):
            if self.over(JUDGED):
                break
            self.tell(CHANCES + (JUDGED - CHANCES) * count / len(real))
            seen = view(decision.before, decision.seat)
            self.judge.made = decision.choice
            thoughts = self.judge.think(self.game, seen, decision.seat)
            made = next((one for one in thoughts if one.choice == decision.choice), None)
            if made is None:
                continue
            behind, error = made.behind(thoughts[0]) if made is not thoughts[0] else (0.0, 0.0)
            found.append(Judged(decision, thoughts[0].choice, behind if behind < FOREVER else 0.0, error))
        return found

    def expected(self, decision: Decision) -> bool:
        seen = view(decision.before, decision.seat)
        determinized = self.judge.determinize(self.game, seen, decision.seat)
        return self.mind.reply(self.game, determinized, decision.seat) == decision.choice

    def costly(self, judged: list[Judged]) -> list[Judged]:
        """Those that cost most, tried out to the end of the game: what the better choice would have been worth."""
        suspects = sorted([one for one in judged if one.worse], key=lambda one: -one.behind)[: 2 * SHOWN]
        for count, one in enumerate(suspects):
            if self.over(1.0):
                break
            self.tell(JUDGED + (1.0 - JUDGED) * count / len(suspects))
            self.try_out(one)
        kept = [one for one in suspects if one.gain > one.gain_error]
        return sorted(kept, key=lambda one: -one.gain)[:SHOWN]

    def try_out(self, one: Judged) -> None:
        """Both choices meet the same determinizations and the same dice."""
        seat = one.decision.seat
        seen = view(one.decision.before, seat)
        gaps: list[float] = []
        for _ in range(2 * self.rollouts):
            start = self.judge.determinize(self.game, seen, seat)
            shares: list[float] = []
            for choice in (one.best, one.decision.choice):
                trial = copy(start)
                act(trial, seat, choice)
                shares.append(share(self.played_out(trial), seat, self.game.cooperative))
            gaps.append(shares[0] - shares[1])
            if len(gaps) >= FEWEST_PAIRS and self.over(1.0):
                break
        one.gain = sum(gaps) / len(gaps)
        spread_of = sum([(gap - one.gain) ** 2 for gap in gaps]) / len(gaps)
        one.gain_error = (spread_of / (len(gaps) - 1)) ** 0.5

    def told(self, one: Judged) -> dict[str, Any]:
        """A costly choice with its better one, in the game's own sentences."""
        decision = one.decision
        seen = view(decision.before, decision.seat)
        return {
            "place": decision.place,
            "seat": decision.seat,
            "made": {"say": say(decision.choice), "label": self.label(seen, decision.seat, decision.choice)},
            "better": {"say": say(one.best), "label": self.label(seen, decision.seat, one.best)},
            "gain": one.gain,
            "error": one.gain_error,
        }

    def label(self, seen: Table, seat: int, choice: Choice) -> dict[str, Any]:
        label: dict[str, Any] = preview(self.game, seen, seat, choice).get("label", {"key": choice.verb, "args": {}})
        return label

    def played(self, judged: list[Judged]) -> list[dict[str, int]]:
        """For each seat: how many real decisions were judged, and in how many nothing surely better was found."""
        found = [{"judged": 0, "good": 0} for _ in range(self.seats)]
        for one in judged:
            found[one.decision.seat]["judged"] += 1
            found[one.decision.seat]["good"] += 0 if one.worse else 1
        return found

    # What the dice did

    def luck(self) -> list[dict[str, float]]:
        """For each seat: what the throws brought against other throws, in standard deviations of all throws."""
        total = [0.0] * self.seats
        variance = [0.0] * self.seats
        thrown = [each for each in self.decisions if each.after.rolls > each.before.rolls]
        for count, decision in enumerate(thrown):
            if self.over(LUCK):
                break
            self.tell(LUCK * count / len(thrown))
            others = [self.thrown_again(decision, number) for number in range(OTHER_THROWS)]
            for seat in self.lookers:
                worths = [self.mind.worth(table, seat) for table in others]
                mean = sum(worths) / len(worths)
                total[seat] += self.mind.worth(decision.after, seat) - mean
                variance[seat] += sum([(worth - mean) ** 2 for worth in worths]) / (len(worths) - 1)
        found = [
            {"deviations": 0.0 if variance[seat] == 0.0 else total[seat] / variance[seat] ** 0.5}
            for seat in range(self.seats)
        ]
        return [found[0]] * self.seats if self.game.cooperative else found

    def thrown_again(self, decision: Decision, number: int) -> Table:
        trial = copy(decision.before)
        trial.chance = seeded(LOTS + number)
        act(trial, decision.seat, decision.choice)
        return trial

    def over(self, share: float) -> bool:
        """Whether this share of the time is spent."""
        spent = self.clock() > self.begun + self.seconds * share
        self.cut_short = self.cut_short or spent
        return spent

    def tell(self, done: float) -> None:
        if self.progress is not None:
            self.progress(done)


def share(winners: list[int], seat: int, cooperative: bool) -> float:
    """What a seat has of a victory: those who win together share it, but for a team, which wins as one."""
    if seat not in winners:
        return 0.0
    return 1.0 if cooperative else 1.0 / len(winners)


def spread(count: int, most: int) -> list[int]:
    """At most so many places of a list, evenly spread, the first among them."""
    if count <= most:
        return list(range(count))
    return [place * count // most for place in range(most)]


def turning_points(course: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Between which moments the truth changed most, the largest change first."""
    found: list[dict[str, Any]] = []
    for before, after in pairwise(course):
        changes = [now - then for then, now in zip(before["truth"], after["truth"], strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if changes[seat] != 0.0:
            found.append({"place": before["place"], "until": after["place"], "seat": seat, "change": changes[seat]})
    return sorted(found, key=lambda one: -abs(one["change"]))[:SHOWN]
