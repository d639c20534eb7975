"""Which choices may be taken back: freely, with the others' consent, or never, by what has happened since."""

from __future__ import annotations

from typing import Final

FREE: Final = "free"
CONSENT: Final = "consent"
NEVER: Final = "never"


class Moment:
    """A choice that was taken, and how much had been rolled and shown just before it."""

    def __init__(self, seat: int, said: str, rolls: int, shown: int) -> None:
        self.seat = seat
        self.said = said  # its line of notation
        self.rolls = rolls
        self.shown = shown


def undo_class(moments: list[Moment], place: int, seat: int, rolls: int, shown: int) -> str:
    """May this seat have the game back as it was before moment `place`? Rolls and shown are counted now."""
    before = moments[place]
    if before.rolls != rolls or before.shown != shown:
        return NEVER
    for moment in moments[place:]:
        if moment.seat != seat:
            return CONSENT
    return FREE


def own_last(moments: list[Moment], seat: int) -> int:
    """The place of this seat's latest choice, or -1."""
    for place in range(len(moments) - 1, -1, -1):
        if moments[place].seat == seat:
            return place
    return -1
