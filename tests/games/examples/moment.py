"""What an example is to show, and how a game that comes to it is found.

A moment looks at a table just when somebody is asked. If this is what its caption speaks of, it gives the facts that
the caption must name: numbers, and things as `kind:id`. If not, None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from samovar.bots.minds import bot
from samovar.games import open_box
from samovar.kernel.game import Game
from samovar.kernel.match import Match
from samovar.kernel.steps import asked
from samovar.kernel.view import view
from samovar.ledger.examples import Example

Facts = list[int | str]
LONGEST = 1500  # choices


@dataclass(frozen=True)
class Moment:
    """`seek` is asked at each question; `seat` and `focus` may depend on the table that was found."""

    id: str
    seek: Callable[[Any], Facts | None]
    seat: Callable[[Any], int]
    config: dict[str, Any] = field(default_factory=dict)
    focus: Callable[[Any], str] = lambda table: ""
    turns: bool = True
    sheet: bool = False
    bot: str = "greedy"


def games_of(game: Game, moment: Moment) -> Iterator[Match]:
    seed = 0
    while True:
        yield Match(game, moment.config, seed.to_bytes(32, "big"))
        seed += 1


def found(game_id: str, moment: Moment) -> Example:
    """The first game of the bots that comes to the moment."""
    game = open_box(game_id)
    for number, match in enumerate(games_of(game, moment)):
        bots = [bot(moment.bot, game_id, 100 * number + seat) for seat in range(len(match.record.seats))]
        for _ in range(LONGEST):
            waiting = asked(match.table)
            if not waiting:
                break
            if moment.seek(match.table) is not None:
                entries = [entry.line() for entry in match.record.entries]
                table = match.table
                seen = moment.seat(table), moment.focus(table), moment.turns, moment.sheet
                return Example(moment.id, moment.config, *seen, entries)
            seat = waiting[0]
            match.play(seat, bots[seat].choose(game, view(match.table, seat), seat))
    raise AssertionError("unreachable")
