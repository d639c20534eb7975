"""Proposals: what one player wants and the others must agree to. Bots agree, and so do those who lent their seats."""

from __future__ import annotations

from typing import Any

from samovar.server.wire.live import Proposal

TAKE_BACK, TAKE_OVER = "take-back", "take-over"


class Wish:
    """A proposal under way. It holds while nothing that everybody sees has happened since."""

    def __init__(self, id: str, kind: str, by: int, seat: int, level: str, place: int, voters: set[str]) -> None:
        self.id = id
        self.kind = kind
        self.by = by
        self.seat = seat
        self.level = level
        self.place = place
        self.voters = voters  # persons who have not agreed yet

    def plain(self) -> dict[str, Any]:
        return {**vars(self), "voters": sorted(self.voters)}


class Wishes:
    def __init__(self, kept: list[dict[str, Any]] | None = None) -> None:
        wishes = [Wish(**{**each, "voters": set(each["voters"])}) for each in kept or []]
        self.open: dict[str, Wish] = {wish.id: wish for wish in wishes}
        self.made = max([int(wish.id[1:]) for wish in wishes], default=0)

    def plain(self, without: str = "") -> list[dict[str, Any]]:
        return [wish.plain() for wish in self.open.values() if wish.kind != without]

    def any(self, kind: str) -> bool:
        return any(wish.kind == kind for wish in self.open.values())

    def propose(self, kind: str, by: int, seat: int, level: str, place: int, voters: set[str]) -> Wish:
        """A newer wish of the same seat and kind replaces the older."""
        for id in [id for id, wish in self.open.items() if wish.kind == kind and wish.by == by]:
            del self.open[id]
        self.made += 1
        wish = Wish(f"p{self.made}", kind, by, seat, level, place, voters)
        self.open[wish.id] = wish
        return wish

    def lapse(self, kind: str, seats: set[int] | None = None) -> bool:
        """What was wished about these seats, or about any, is void; whether that ended a wish."""
        gone = [id for id, wish in self.open.items() if wish.kind == kind and (seats is None or wish.seat in seats)]
        for id in gone:
            del self.open[id]
        return bool(gone)

    def shown(self, seats_of: dict[str, list[int]], line_of: dict[str, int | None]) -> list[Proposal]:
        """For one reader: `line_of` says to which line of the reader's own log each would go back."""
        return [
            Proposal(
                id=wish.id,
                kind=any_kind(wish.kind),
                by=wish.by,
                seat=wish.seat,
                level=wish.level,
                line=line_of[wish.id],
                waiting=sorted(seat for person in wish.voters for seat in seats_of.get(person, [])),
            )
            for wish in self.open.values()
        ]


def any_kind(kind: str) -> Any:
    return kind
