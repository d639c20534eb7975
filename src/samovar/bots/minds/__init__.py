"""Minds, one module a game; and the bots by name."""

from __future__ import annotations

from samovar.bots.bot import Bot, RandomBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.mind import Mind
from samovar.kernel.errors import Unreadable

BOTS = ("random", "greedy")


def mind_for(game: str) -> Mind | None:
    """The mind for a game, if somebody has written one. Read when asked for: one game does not load the others."""
    if game == "steamwatchers":
        from samovar.bots.minds.caravans import CaravanMind

        return CaravanMind()
    if game == "steamfront":
        from samovar.bots.minds.steamfront import SteamfrontMind

        return SteamfrontMind()
    if game == "reckoners":
        from samovar.bots.minds.reckoners import ReckonersMind

        return ReckonersMind()
    return None


def bot(name: str, game: str, seed: int) -> Bot:
    """The bot of that name, ready to play that game."""
    if name == "random":
        return RandomBot(seed)
    mind = mind_for(game)
    if name == "greedy" and mind is not None:
        return GreedyBot(seed, mind)
    known = ", ".join(BOTS if mind is not None else BOTS[:1])
    raise Unreadable("bots", f"there is no bot called '{name}' for {game}; there are {known}")
