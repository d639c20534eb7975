"""The arena: bots play a game many times over, on one core or on all of them, and what happened is told in order."""

from __future__ import annotations

import atexit
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from samovar import games as shelf
from samovar.content.packs import Pack
from samovar.kernel.chance import seeded
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Impossible
from samovar.kernel.game import Config, Game, Outcome, full_config, new_table
from samovar.kernel.match import Match
from samovar.kernel.steps import act, asked
from samovar.kernel.table import Table
from samovar.lab.seating import Hosts, Seating

AHEAD = 4  # tasks that lie ready for each process, so that none waits for the next


class Played:
    """One game that was played: how it ended, how many decisions it took, and who lost his seat on the way."""

    def __init__(
        self,
        outcome: Outcome,
        decisions: int,
        bots: list[str],
        forfeits: dict[int, str] | None = None,
        moves: dict[str, list[float]] | None = None,
    ) -> None:
        self.outcome = outcome
        self.decisions = decisions
        self.bots = bots
        self.forfeits: dict[int, str] = {} if forfeits is None else forfeits  # seat -> why
        self.moves = {} if moves is None else moves  # by bot, the processor time of each decision, if it was measured


class Round:
    """Some games to be played that belong together: each with its settings, the bots by seat, and its seed."""

    def __init__(self, games: list[tuple[Config, list[str], int]], timed: bool = False) -> None:
        self.games = games
        self.timed = timed


def play_one(
    game: Game,
    config: Config,
    names: list[str],
    seed: int,
    hosts: Hosts | None = None,
    timed: bool = False,
    watching: Sequence[Callable[[Table, int, Choice], None]] = (),
) -> Played:
    """One game, quick dice. Every bot is shown its own view. Without `hosts` other people's bots are trusted. Who
    watches is shown the whole table before each choice, and the choice."""
    complete = full_config(game, config)
    seating = Seating(game, complete, names, seed, Hosts(trusted=True) if hosts is None else hosts)
    table = new_table(game, complete, seeded(seed), seating.listening)
    moves: dict[str, list[float]] = {name: [] for name in seating.names} if timed else {}
    decisions = 0
    most = game.bound(complete)
    while waiting := asked(table):
        seat = waiting[0]
        begun = time.process_time()
        choice = seating.choose(table, seat)
        if timed:
            moves[seating.names[seat]].append(time.process_time() - begun)
        for watch in watching:
            watch(table, seat, choice)
        act(table, seat, choice)
        decisions += 1
        if decisions > most:
            raise Impossible(f"{game.id}, seed {seed}: not over after {most} decisions")
    outcome = _ended(game, table)
    seating.end(table, outcome)
    return Played(outcome, decisions, seating.names, seating.forfeits, moves)


def play_recorded(game: Game, config: Config, names: list[str], seed: bytes) -> Match:
    """One game with fair dice, kept as a record."""
    match = Match(game, config, seed)
    seating = Seating(game, match.config, names, int.from_bytes(seed[:6], "big"), Hosts(trusted=True))
    while waiting := asked(match.table):
        match.play(waiting[0], seating.choose(match.table, waiting[0]))
    return match


def rounds_of(config: Config, names: list[str], games: int, seed: int) -> Iterator[Round]:
    """Whole rounds of at least so many games: on the same dice the bots change seats until each sat everywhere."""
    turns = len(names) if len(set(names)) > 1 else 1
    for number in range(-(-games // turns)):
        yield Round([(config, names[turn:] + names[:turn], seed + number) for turn in range(turns)])


def play_round(game: Game, round: Round, hosts: Hosts) -> list[Played]:
    return [play_one(game, config, names, seed, hosts, round.timed) for config, names, seed in round.games]


class Box:
    """Which game to open, in this process or in another: its id and, if it is not the house's, its pack."""

    def __init__(self, id: str, pack: Pack | None = None) -> None:
        self.id = id
        self.pack = pack

    def open(self) -> Game:
        return shelf.open_box(self.id) if self.pack is None else shelf.open_box(self.id, self.pack)


def play_rounds(
    box: Box, rounds: Iterator[Round], jobs: int = 1, hosts: Hosts | None = None
) -> Generator[list[Played], None, None]:
    """What came of each round, in their order, however many processes played them. `hosts` are closed at the end."""
    kept = Hosts() if hosts is None else hosts
    if jobs == 1:
        game = box.open()
        try:
            for round in rounds:
                yield play_round(game, round, kept)
        finally:
            kept.close()
        return
    kept.close()
    # A fresh interpreter each: what a thread of this one holds must not be held for ever in a copy of it.
    pool = ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=_open, initargs=(box, kept.seconds, kept.trusted)
    )
    playing: deque[Future[list[Played]]] = deque()
    try:
        for round in rounds:
            playing.append(pool.submit(_play, round))
            if len(playing) >= jobs * AHEAD:
                yield playing.popleft().result()
        while playing:
            yield playing.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


_game: tuple[Game, Hosts] | None = None  # of a process of the pool, opened once


def _open(box: Box, seconds: float, trusted: bool) -> None:
    global _game
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever counts; the games under way end
    _game = (box.open(), Hosts(seconds, trusted))
    atexit.register(_game[1].close)


def _play(round: Round) -> list[Played]:
    assert _game is not None
    return play_round(_game[0], round, _game[1])


def _ended(game: Game, table: Table) -> Outcome:
    outcome = game.outcome(table)
    if outcome is None:
        raise Impossible(f"{game.id}: nobody is asked, yet it is not over")
    return outcome
