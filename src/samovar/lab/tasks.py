"""Tasks: some rounds of a series, played by whichever process has time. A task and what came of it are plain and small,
because they travel: three numbers there, one short line a game back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from samovar.bots.minds import mind_for
from samovar.kernel.chance import draw, seeded
from samovar.kernel.choice import Choice, say
from samovar.kernel.game import Config, Game, Outcome, full_config
from samovar.kernel.match import Match
from samovar.kernel.parts import Named
from samovar.kernel.record import Record
from samovar.kernel.steps import asked, options, pending, pending_chance
from samovar.kernel.table import Table
from samovar.lab.arena import Played, play_one
from samovar.lab.plan import Plan, Series, Turn
from samovar.lab.seating import Hosts, Seating

TASK_SECONDS: Final = 0.5  # what a task should take: long beside what it costs to send one
LONGEST_TASK: Final = 4096  # rounds
GROWTH: Final = 8  # at most so much longer than any task of its series before


class Task(NamedTuple):
    """So many rounds of a series, from `first` on."""

    series: int
    first: int
    rounds: int


class Done(NamedTuple):
    """What came of a task: for each round its games, plain; and how long it took."""

    task: Task
    rounds: list[list[dict[str, Any]]]
    seconds: float


class Course:
    """Who was ahead at the end of each round, as the game's mind sees the whole table."""

    def __init__(self, game: Game) -> None:
        self.mind = mind_for(game.id)
        self.round = -1
        self.leaders: list[int] = []

    def __call__(self, table: Table, seat: int, choice: Choice) -> None:
        if self.mind is None:
            return
        now = self.mind.round(table)
        if now != self.round:
            self.round = now
            worths = [self.mind.worth(table, each) for each in range(table.seats)]
            self.leaders.append(worths.index(max(worths)))


class Decisions:
    """Every decision: who, at what, out of how many, of which verbs, with which things, and what he chose."""

    def __init__(self) -> None:
        self.rows: list[list[Any]] = []

    def __call__(self, table: Table, seat: int, choice: Choice) -> None:
        offered = options(table, seat)
        verbs = sorted({each.verb for each in offered})
        things = sorted({named for each in offered if (named := thing(each))})
        self.rows.append([seat, type(pending(table)).__name__, len(offered), verbs, things, say(choice)])


def thing(choice: Choice) -> str:
    """A card, a clan, a place: what a choice is about, with its verb, if its first word names something."""
    if not choice.parts or not isinstance(choice.parts[0], Named):
        return ""
    first = choice.parts[0]
    return f"{choice.verb} {first.say(getattr(choice, first.name))}"


class Workshop:
    """A plan with its boxes open: plays tasks, in this process or in any other, always the same."""

    def __init__(self, plan: Plan, hosts: Hosts) -> None:
        self.plan = plan
        self.hosts = hosts
        self.games = [box.open() for box in plan.boxes]

    def play(self, task: Task) -> Done:
        started = time.perf_counter()
        series = self.plan.series[task.series]
        numbers = range(task.first, task.first + task.rounds)
        rounds = [[self.one(series, turn, number) for turn in series.turns] for number in numbers]
        return Done(task, rounds, time.perf_counter() - started)

    def one(self, series: Series, turn: Turn, number: int) -> dict[str, Any]:
        game = self.games[turn.box]
        seed = series.seed + number
        keep = self.plan.keep
        course = Course(game) if keep.course else None
        decisions = Decisions() if keep.decisions_of(number) else None
        watching: list[Callable[[Table, int, Choice], None]] = [
            each for each in (course, decisions) if each is not None
        ]
        played = play_one(game, turn.config, turn.bots, seed, self.hosts, watching=watching)
        told: dict[str, Any] = {"w": played.outcome.winners, "e": played.outcome.key, "n": played.decisions}
        if played.outcome.scores is not None:
            told["s"] = played.outcome.scores
        if played.forfeits:
            told["f"] = {str(seat): why for seat, why in sorted(played.forfeits.items())}
        if course is not None:
            told["c"] = course.leaders
        if decisions is not None:
            told["d"] = decisions.rows
        if keep.records == "all":
            told["r"] = traced(game, turn.config, turn.bots, seed, self.hosts).text()
        return told

    def record(self, series: Series, number: int, turn: int) -> Record:
        """A game of the plan once more, written down."""
        played = series.turns[turn]
        return traced(self.games[played.box], played.config, played.bots, series.seed + number, self.hosts)


def played_of(told: dict[str, Any], turn: Turn, seats: int) -> Played:
    """A game as it came back."""
    outcome = Outcome(told["w"], told["e"], None, told.get("s"))
    bots = [turn.bots[seat % len(turn.bots)] for seat in range(seats)]
    return Played(outcome, told["n"], bots, {int(seat): why for seat, why in told.get("f", {}).items()})


def traced(game: Game, config: Config, names: list[str], seed: int, hosts: Hosts) -> Record:
    """The very game that `play_one` plays, with every throw of its quick dice in a record."""
    complete = full_config(game, config)
    seating = Seating(game, complete, names, seed, hosts)
    match = Match(game, complete, None)
    memory = seeded(seed)
    while True:
        step = pending_chance(match.table)
        if step is not None:
            number, memory = draw(memory, step.ways(match.table))
            match.fall(number)
            continue
        waiting = asked(match.table)
        if not waiting:
            return match.record
        match.play(waiting[0], seating.choose(match.table, waiting[0]))


class Feeder:
    """What is still to be played, cut into tasks of about `seconds` each: how long a round takes is learnt on the way.

    How it is cut changes nothing of what is played.
    """

    def __init__(self, plan: Plan, done: dict[int, list[tuple[int, int]]], seconds: float = TASK_SECONDS) -> None:
        self.seconds = seconds
        self.gaps: list[Task] = []
        for series, each in enumerate(plan.series):
            self.gaps += [Task(series, first, count) for first, count in missing(done.get(series, []), each.rounds)]
        self.gaps.reverse()
        self.pace: dict[int, float] = {}  # seconds a round, by series
        self.longest: dict[int, int] = {}
        self.again: list[Task] = []

    def next(self) -> Task | None:
        if self.again:
            return self.again.pop()
        if not self.gaps:
            return None
        gap = self.gaps.pop()
        size = min(gap.rounds, self.size(gap.series))
        if size < gap.rounds:
            self.gaps.append(Task(gap.series, gap.first + size, gap.rounds - size))
        return Task(gap.series, gap.first, size)

    def size(self, series: int) -> int:
        if series not in self.pace:
            return 1
        fit = int(self.seconds / max(1e-6, self.pace[series]))
        return max(1, min(fit, LONGEST_TASK, GROWTH * self.longest[series]))

    def learn(self, done: Done) -> None:
        task = done.task
        now = done.seconds / task.rounds
        before = self.pace.get(task.series)
        self.pace[task.series] = now if before is None else 0.7 * before + 0.3 * now
        self.longest[task.series] = max(task.rounds, self.longest.get(task.series, 1))

    def lost(self, task: Task) -> None:
        """Whoever had it is gone: it is given out once more."""
        self.again.append(task)


def missing(done: list[tuple[int, int]], rounds: int) -> list[tuple[int, int]]:
    """The stretches of rounds (first, count) that no one has played."""
    gaps = []
    at = 0
    for first, count in sorted(done):
        if first > at:
            gaps.append((at, first - at))
        at = max(at, first + count)
    return [*gaps, (at, rounds - at)] if at < rounds else gaps
