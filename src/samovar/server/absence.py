"""Somebody is away: how long the others wait for him, and which bot plays meanwhile."""

from __future__ import annotations

import math
from collections import Counter

from samovar.bots.minds import MORE
from samovar.server.archive import SeatFacts
from samovar.server.refusals import Refused
from samovar.server.wire.tables import ClockRule

MOST_MINUTES = 120  # longer is told in hours
SHARE = 10  # of a player's whole time, for which he may be away at once


def fair_time(rule: ClockRule, least: float) -> float:
    """Seconds. Whoever has a day for a decision may use it, wherever he is; a clock that is quick changes nothing."""
    if rule.kind == "decision":
        return max(least, float(rule.seconds))
    if rule.kind == "player":
        return max(least, rule.seconds / SHARE)
    return least


def not_away_long(fair: float) -> Refused:
    minutes = math.ceil(fair / 60)
    if minutes < MOST_MINUTES:
        return Refused("why-not-away-long", minutes=minutes)
    return Refused("why-not-away-hours", hours=math.ceil(minutes / 60))


def level_for(seats: list[SeatFacts], levels: list[str]) -> str:
    """That of the table's own bots, the strongest of those that most seats have; else the middle of the game's levels.

    Nobody chooses it: a weak bot for an opponent would be a way to win.
    """
    strengths = [seat.level.partition(MORE)[0] for seat in seats if seat.kind == "bot"]  # whatever their styles
    laid = Counter(level for level in strengths if level in levels)
    if not laid:
        return levels[len(levels) // 2]
    return max(laid, key=lambda level: (laid[level], levels.index(level)))
