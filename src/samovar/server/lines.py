"""What people send as text: how long it may be, and the choice that a line says."""

from __future__ import annotations

from samovar.kernel.choice import Choice
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game
from samovar.server.refusals import BAD, Refused, of_unreadable

LONGEST_ID = 64
LONGEST_LINE = 8_000


def check_length(where: str, text: str, most: int) -> None:
    if len(text) > most:
        raise Refused("why-unreadable", BAD, where=where, reason="too long")


def heard(game: Game, line: str) -> Choice:
    try:
        return game.vocabulary().hear(line)
    except Unreadable as fault:
        raise of_unreadable(fault) from None
