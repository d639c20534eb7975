"""What a series of games shows: who won how often, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from samovar.lab.arena import Played
from samovar.lab.statistics import Scores

TEAM = "team"


def shares(played: Played) -> list[float]:
    """What each seat got of the one victory of a game: winners share it, and so do all where nobody won. Who lost his
    seat on the way gets nothing, whatever came of it."""
    stayed = [seat for seat in range(len(played.bots)) if seat not in played.forfeits]
    winners = [seat for seat in played.outcome.winners if seat in stayed] or stayed
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(played.bots))]


class Count:
    """Games played by somebody, his wins (a draw is shared), and the score of each round."""

    def __init__(self) -> None:
        self.played = 0
        self.won = 0.0
        self.scores = Scores()

    def add(self, won: Sequence[float]) -> None:
        """What somebody won in each game of a round."""
        self.played += len(won)
        self.won += sum(won)
        self.scores.add(sum(won) / len(won))

    def plain(self) -> dict[str, Any]:
        return {"won": self.won, "played": self.played, "rounds": self.scores.count, **self.scores.plain()}


class Tally:
    """Counts as rounds come in: wins by bot and by seat, ends, decisions.

    A round is what is independent of the next: the games in which the same dice meet every order of the bots. Where all
    win or lose together, the team is the only one to be counted.
    """

    def __init__(self, cooperative: bool = False) -> None:
        self.cooperative = cooperative
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.ends: dict[str, int] = {}
        self.by_bot: dict[str, Count] = {}
        self.by_seat: dict[int, Count] = {}
        self.forfeits: dict[str, list[str]] = {}  # by bot: why it lost its seat, once a game
        self.last: dict[str, float] = {}  # what each bot scored in the last round

    def add(self, games: Sequence[Played]) -> None:
        """Count a round."""
        bots: dict[str, list[float]] = {}
        seats: dict[int, list[float]] = {}
        for played in games:
            self.games += 1
            self.decisions += played.decisions
            self.longest = max(self.longest, played.decisions)
            self.ends[played.outcome.key] = self.ends.get(played.outcome.key, 0) + 1
            for seat, why in sorted(played.forfeits.items()):
                self.forfeits.setdefault(played.bots[seat], []).append(why)
            if self.cooperative:
                bots.setdefault(TEAM, []).append(float(bool(played.outcome.winners)))
                continue
            won: dict[str, float] = {}
            for seat, share in enumerate(shares(played)):
                won[played.bots[seat]] = min(1.0, won.get(played.bots[seat], 0.0) + share)
                seats.setdefault(seat, []).append(share)
            for name, share in won.items():
                bots.setdefault(name, []).append(share)
        self.last = {name: sum(each) / len(each) for name, each in bots.items()}
        for name, each in bots.items():
            self.by_bot.setdefault(name, Count()).add(each)
        for seat, each in seats.items():
            self.by_seat.setdefault(seat, Count()).add(each)

    def plain(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": {"mean": self.decisions / max(1, self.games), "most": self.longest},
            "ends": dict(sorted(self.ends.items())),
            "forfeits": {name: {"count": len(whys), "first": whys[0]} for name, whys in sorted(self.forfeits.items())},
            "bots": {name: count.plain() for name, count in sorted(self.by_bot.items())},
            "seats": {str(seat): count.plain() for seat, count in sorted(self.by_seat.items())},
        }
