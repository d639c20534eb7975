"""What a series of games shows: who won how often, and how sure one can be of it."""

from __future__ import annotations

from math import sqrt
from typing import Any

from samovar.lab.arena import Played

SURE = 1.96  # standard deviations on each side of a 95 % interval


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: honest for few games and for shares near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, SURE**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, centre - half), min(1.0, centre + half)


class Tally:
    """Counts as games come in: wins by bot and by seat, ends, decisions."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.ends: dict[str, int] = {}
        self.by_bot: dict[str, list[int]] = {}
        self.by_seat: dict[int, list[int]] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.longest = max(self.longest, played.decisions)
        self.ends[played.outcome.key] = self.ends.get(played.outcome.key, 0) + 1
        for seat, name in enumerate(played.bots):
            won = int(seat in played.outcome.winners)
            for counts in (self.by_bot.setdefault(name, [0, 0]), self.by_seat.setdefault(seat, [0, 0])):
                counts[0] += won
                counts[1] += 1

    def plain(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": {"mean": self.decisions / max(1, self.games), "most": self.longest},
            "ends": dict(sorted(self.ends.items())),
            "bots": {name: _share(counts) for name, counts in sorted(self.by_bot.items())},
            "seats": {str(seat): _share(counts) for seat, counts in sorted(self.by_seat.items())},
        }


def _share(counts: list[int]) -> dict[str, Any]:
    won, played = counts
    low, high = interval(won, played)
    return {"won": won, "played": played, "share": won / played, "low": low, "high": high}
