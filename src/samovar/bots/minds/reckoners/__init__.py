"""A mind for The Reckoners: what a city is worth, what a symbol brings in it, and how six dice are best spent."""

from samovar.bots.minds.reckoners.planner import ReckonersMind

__all__ = ["ReckonersMind"]
