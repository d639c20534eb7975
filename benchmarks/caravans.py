"""What bots do with their caravans, counted: `python -m benchmarks.caravans 50 war 2`, which is also the default."""

from __future__ import annotations

import sys
from collections import Counter

from rich.console import Console

from samovar.bots.plugins import bot_named
from samovar.games.steamwatchers.game import Steamwatchers
from samovar.games.steamwatchers.spark_of_hope.events import (
    BoardActivated,
    CaravanDrove,
    KitBought,
    KitExploited,
    KitUpgraded,
    PiecesLoaded,
    PiecesUnloaded,
)
from samovar.games.steamwatchers.spark_of_hope.table import HopeTable
from samovar.kernel.chance import seeded
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked
from samovar.kernel.view import view

COUNTED = (KitBought, KitUpgraded, KitExploited, BoardActivated, CaravanDrove, PiecesLoaded, PiecesUnloaded)
WITH_PURPOSE = "drives with a purpose"


def deeds(game: Steamwatchers, scenario: str, players: int, bot: str, seed: int) -> Counter[str]:
    """What happened to the caravans of one game. A drive is useful towards a column, a farm, a haven or new ground."""
    config = {"scenario": scenario, "players": players, "expansion": "spark-of-hope"}
    table = new_table(game, config, seeded(seed))
    assert isinstance(table, HopeTable)
    table.log = []
    seated = [bot_named(bot, game.id, seed * 31 + seat) for seat in range(players)]
    held: list[int] = []
    counts: Counter[str] = Counter()
    while waiting := asked(table):
        seat = waiting[0]
        held = table.controlled(seat)
        choice = seated[seat].choose(game, view(table, seat), seat)
        told = len(table.log)
        act(table, seat, choice)
        for one in table.log[told:]:
            event = one.event
            if isinstance(event, COUNTED):
                counts[type(event).__name__] += 1
            if isinstance(event, CaravanDrove):
                goal = event.path[-1]
                useful = table.floors(goal) + table.farms(goal) > 0 or table.is_haven(goal) or goal not in held
                counts[WITH_PURPOSE] += int(useful)
    return counts


def main() -> None:
    said = [*sys.argv[1:], *["50", "war", "2"][len(sys.argv) - 1 :]]
    games, scenario, players = int(said[0]), said[1], int(said[2])
    bot = sys.argv[4] if len(sys.argv) > 4 else "greedy"
    game = Steamwatchers()
    total: Counter[str] = Counter()
    for seed in range(games):
        total += deeds(game, scenario, players, bot, seed)
    console = Console()
    console.print(f"{games} games of {scenario} for {players}, {bot} bots; for each game:")
    for name in [*[kind.__name__ for kind in COUNTED], WITH_PURPOSE]:
        console.print(f"  {name:24} {total[name] / games:.2f}")


if __name__ == "__main__":
    main()
