"""The arena: bots play a game many times over, and what happened is counted."""

from __future__ import annotations

from collections.abc import Iterator

from samovar.bots.bot import Bot
from samovar.bots.minds import bot
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Impossible
from samovar.kernel.game import Config, Game, Outcome, full_config, new_table
from samovar.kernel.match import Match
from samovar.kernel.steps import act, asked
from samovar.kernel.table import Table
from samovar.kernel.view import view


class Played:
    """One game that was played: how it ended and how many decisions it took."""

    def __init__(self, outcome: Outcome, decisions: int, bots: list[str]) -> None:
        self.outcome = outcome
        self.decisions = decisions
        self.bots = bots


def bots_for(game: Game, names: list[str], seats: int, seed: int) -> list[Bot]:
    """A bot for each seat; the names go round if there are fewer than seats."""
    return [bot(names[seat % len(names)], game.id, seed * 31 + seat) for seat in range(seats)]


def play_one(game: Game, config: Config, names: list[str], seed: int) -> Played:
    """One game, quick dice. Every bot is shown its own view."""
    complete = full_config(game, config)
    table = new_table(game, complete, seeded(seed))
    seated = bots_for(game, names, table.seats, seed)
    decisions = 0
    most = game.bound(complete)
    while waiting := asked(table):
        seat = waiting[0]
        act(table, seat, seated[seat].choose(game, view(table, seat), seat))
        decisions += 1
        if decisions > most:
            raise Impossible(f"{game.id}, seed {seed}: not over after {most} decisions")
    return Played(_ended(game, table), decisions, [names[seat % len(names)] for seat in range(table.seats)])


def play_recorded(game: Game, config: Config, names: list[str], seed: bytes) -> Match:
    """One game with fair dice, kept as a record."""
    match = Match(game, config, seed)
    seated = bots_for(game, names, match.table.seats, int.from_bytes(seed[:6], "big"))
    while waiting := asked(match.table):
        match.play(waiting[0], seated[waiting[0]].choose(game, view(match.table, waiting[0]), waiting[0]))
    return match


def series(
    game: Game, config: Config, names: list[str], games: int, seed: int, rotate: bool = True
) -> Iterator[Played]:
    """Many games; the bots change seats from one to the next so that no seat favours one of them."""
    for number in range(games):
        turn = number % len(names) if rotate else 0
        yield play_one(game, config, names[turn:] + names[:turn], seed + number)


def _ended(game: Game, table: Table) -> Outcome:
    outcome = game.outcome(table)
    if outcome is None:
        raise Impossible(f"{game.id}: nobody is asked, yet it is not over")
    return outcome
