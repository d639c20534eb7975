"""How a game of Steamfront came to its end: what the points came from, attacks, damage, and the dice."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamfront.aids.luck import AGAIN, COUNTED, Throw, measured, throw_of
from samovar.games.steamfront.table import FIGURE_IDS, KILLS, POINTS, SIDE, SIDE_IDS, FrontTable
from samovar.games.steamfront.turn import score
from samovar.kernel.chronicle import Chronicler, Figure, Fortune, Share, counted, named
from samovar.kernel.errors import Unreadable
from samovar.kernel.table import Table

PLAYERS: Final = 2
FIGURES: Final = ["attacks", "damage", "eliminated", "charges", "orders", "healed"]
ATTACKS: Final = ("event-attacked", "event-counter-attacked")


class FrontChronicler(Chronicler):
    headlines: ClassVar[tuple[str, ...]] = (
        "event-eliminated",
        "event-brought-home",
        "event-hurt",
        "event-took-relic",
        "event-dropped-relic",
        "event-demolished",
        "event-turned-valve",
        "event-primed",
        "event-charged",
        "event-moved",
    )

    def __init__(self) -> None:
        self.counts: dict[str, list[int]] = {id: [0] * PLAYERS for id in FIGURES}
        self.kills = [0] * PLAYERS
        self.held = [0] * PLAYERS
        self.home = [0] * PLAYERS
        self.throws: list[Throw] = []

    def hear(self, table: Table, seat: int, key: str, args: dict[str, Any]) -> None:
        side = side_of(named(args, "figure"))
        if key in COUNTED:
            try:
                self.throws.append(throw_of(args, key == AGAIN))
            except Unreadable:
                return  # told by an older version in another way: the others still count
        elif key == "event-scored":
            scorer = SIDE_IDS.index(named(args, "side"))
            self.kills[scorer] += counted(args, "kills")
            self.held[scorer] += counted(args, "objectives")
        elif side < 0:
            return
        elif key == "event-brought-home":
            self.home[side] += counted(args, "points")
        elif key in ATTACKS:
            self.counts["attacks"][side] += 1
        elif key == "event-hurt":
            self.counts["damage"][1 - side] += counted(args, "damage")
        elif key == "event-eliminated":
            self.counts["eliminated"][1 - side] += 1
        elif key == "event-charged":
            self.counts["charges"][side] += 1
        elif key in ("event-commanded", "event-guarded"):
            self.counts["orders"][side] += 1
        elif key == "event-mended":
            self.counts["healed"][side] += counted(args, "life")

    def shares(self, table: Table) -> list[list[Share]]:
        """The points as they were scored; what no line of the log explains was given at the end of the scenario."""
        assert isinstance(table, FrontTable)
        every = []
        for side in range(PLAYERS):
            points = int(table.cells[POINTS + side])
            finish = points - self.kills[side] - self.held[side] - self.home[side]
            shares = [
                Share("kills", self.kills[side]),
                Share("objectives", self.held[side]),
                Share("relics", self.home[side]),
                Share("finish", finish),
            ]
            every.append([share for share in shares if share.amount or share.id in ("kills", "objectives")])
        return every

    def standing(self, table: Table) -> list[int]:
        """What fell and was brought home so far, and what is held now: the end of a turn alone changes nothing."""
        assert isinstance(table, FrontTable)
        kills = table.scenario().kills
        return [
            self.kills[side]
            + kills * int(table.cells[KILLS + side])
            + self.home[side]
            + (sum(score(table, side)[1:]) if table.stack else 0)
            for side in range(PLAYERS)
        ]

    def figures(self) -> list[Figure]:
        return [Figure(id, list(self.counts[id])) for id in FIGURES]

    def fortunes(self) -> list[Fortune | None]:
        found: list[Fortune | None] = []
        for side, meter in enumerate(measured(self.throws)):
            plain = meter.plain(side)
            fortune = Fortune(float(plain["rolled"]), plain["expected"], plain["deviations"])
            found.append(fortune if meter.throws else None)
        return found


def side_of(figure: str) -> int:
    """The side of a figure that a sentence names, or -1."""
    return FIGURE_IDS.index(figure) // SIDE if figure in FIGURE_IDS else -1
