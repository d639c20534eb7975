"""How large the numbers of each game become: `python -m tools.bounds` plays and writes `adapters/bounds.json`.

Least and most of every row over many random games of all settings that change the table, widened to the next power of
two beyond half as much again. Encoders cut off what lies outside, so a bound that is too narrow loses a little, and
never breaks anything; the tests say when one is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from samovar.bots.minds import bot
from samovar.games import catalogue, open_box
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Illegal
from samovar.kernel.game import Config, Game, new_table
from samovar.kernel.steps import act, asked, options
from samovar.kernel.table import UNKNOWN, Table
from samovar.kernel.view import view

FILE = Path(__file__).parent.parent / "src" / "samovar" / "adapters" / "bounds.json"
LEAST_ROOM = 15
GAMES_EACH = 30
GREEDY = 6  # games besides, by bots that try to win
EVERY = 4  # decisions between two looks


class Bounds:
    """The extremes of one game."""

    def __init__(self) -> None:
        self.rows: dict[str, list[int]] = {}
        self.options = 0

    def look(self, table: Table) -> None:
        for row in table.layout().rows:
            cells = [int(cell) for cell in table.cells[row.start : row.start + row.size] if cell != UNKNOWN]
            known = self.rows.setdefault(row.name, [0, 0])
            self.rows[row.name] = [min(known[0], *cells), max(known[1], *cells)]

    def plain(self) -> dict[str, Any]:
        rows = {name: [-widened(-low) if low else 0, widened(high)] for name, (low, high) in self.rows.items()}
        return {"options": power(self.options), "rows": rows}


def widened(number: int) -> int:
    """The next power of two beyond half as much again, less one, and some room for what was never seen."""
    return max(LEAST_ROOM, power(number + number // 2 + 1) - 1)


def power(number: int) -> int:
    return 1 << max(0, number - 1).bit_length()


def played(game: Game, config: Config, seed: int, bounds: Bounds, name: str = "random") -> None:
    table = new_table(game, config, seeded(seed))
    player = bot(name, game.id, seed + 1)
    count = 0
    while waiting := asked(table):
        seat = waiting[0]
        bounds.options = max(bounds.options, len(options(table, seat)))
        act(table, seat, player.choose(game, view(table, seat), seat))
        count += 1
        if count % EVERY == 0:
            bounds.look(table)
    bounds.look(table)


def configs(game: Game) -> list[Config]:
    """The defaults, and each value of each setting alone."""
    found: list[Config] = [{}]
    for setting in game.settings():
        if setting.carried or setting.per_seat:
            continue
        values: list[Any] = list(setting.values)
        if setting.kind == "number":
            values = [setting.low, setting.high]
        if setting.kind == "some":
            values = [[value] for value in values]
        found += [{setting.key: value} for value in values if value != setting.default]
    return found


def measured(game: Game) -> Bounds:
    bounds = Bounds()
    for seed in range(GREEDY):
        played(game, {}, seed, bounds, "greedy")
    for config in configs(game):
        for seed in range(GAMES_EACH if not config else 3):
            try:
                played(game, config, seed, bounds)
            except Illegal:  # settings that do not go together with the other defaults
                break
    return bounds


def main() -> None:
    told = {entry.id: measured(open_box(entry.id)).plain() for entry in catalogue()}
    lines = [f'  "{id}": {json.dumps(bounds)}' for id, bounds in told.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
