"""Advice at the table: who may ask for it, and how it is computed from his own view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from samovar.bots.advice import advise
from samovar.bots.minds import mind_for
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game
from samovar.kernel.table import Table
from samovar.server.refusals import FORBIDDEN, Refused

if TYPE_CHECKING:  # jobs run in workers, which do without the store
    from samovar.server.archive import SeatFacts

ADVICE: Final = "advice"  # the lens that every game has for which a bot can search
SIMULATIONS: Final = 160
SECONDS: Final = 1.5
DICE: Final = 20_261  # the same position gives the same advice


def lenses_of(game: Game) -> list[str]:
    """Those of the game itself, and advice."""
    return [*game.lenses(), ADVICE] if mind_for(game.id) is not None else game.lenses()


def can_be_analysed(game: Game) -> bool:
    """An analysis is made of what a bot thinks of a game."""
    return mind_for(game.id) is not None


def check_alone(seats: list[SeatFacts], person: str, cooperative: bool) -> None:
    """Advice is for tables where nobody could mind: a team's, or against bots alone."""
    others = [seat for seat in seats if seat.kind == "person" and seat.person != person]
    if others and not cooperative:
        raise Refused("why-advice-among-people", FORBIDDEN)


def advice(game: Game, seen: Table, seat: int) -> dict[str, Any]:
    mind = mind_for(game.id)
    if mind is None:
        raise Unreadable("lens", f"{game.id} has no lens called '{ADVICE}'")
    return advise(game, mind, seen, seat, DICE, SIMULATIONS, SECONDS)
