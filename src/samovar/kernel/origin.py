"""Where a table comes from: its game and its settings. Nothing else must travel to lay it elsewhere."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from samovar.kernel.game import Config, Game
    from samovar.kernel.table import Table

REMEMBERED: Final = 64  # kinds of table that a process lays without setting the game up again


class Origin:
    """One for all copies of a table. `blank` is an empty table of the kind, where somebody has asked for one."""

    def __init__(self, game: Game, config: Config, blank: Table | None = None) -> None:
        self.game = game
        self.config = config
        self.blank = blank

    def __reduce__(self) -> tuple[Any, ...]:
        return origin_of, (self.game, json.dumps(self.config, ensure_ascii=False, sort_keys=True))


@lru_cache(maxsize=REMEMBERED)
def origin_of(game: Game, config: str) -> Origin:
    """The origin that a pickle names; made once, however many tables of it arrive."""
    read: Config = json.loads(config)
    return Origin(game, read, game.setup(read))
