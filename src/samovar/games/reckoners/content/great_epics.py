"""The boards of Steelheart and Regalia, and Limelight's booklet."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners.content.acts import Acts, loss_of
from samovar.games.reckoners.content.words import (
    COLUMNS,
    DIFFICULTIES,
    FEWEST_RECKONERS,
    FORMULA_STEPS,
    FORMULAS,
    MOST_RECKONERS,
    NO_FORMULA,
    ROW_COUNT,
    ROWS,
    TEAM_SIZES,
    TRACK_COUNT,
    TRACKS,
)
from samovar.kernel.errors import Impossible

LONGEST_BOARD: Final = 24  # a run of slots is this long, whatever the track's own length


def team_place(reckoners: int) -> int:
    """Which column of a table by number of Reckoners: 2 to 6; a lone Reckoner, for tests, plays as two."""
    return min(max(reckoners, FEWEST_RECKONERS), MOST_RECKONERS) - FEWEST_RECKONERS


class Boards:
    """The tracks of Steelheart and Regalia. A board is four tracks, for one difficulty and number of Reckoners."""

    def __init__(self, pack: dict[str, Any], acts: Acts) -> None:
        self.length: list[int] = []
        self.slots: list[int] = []
        for great in ("steelheart", "regalia"):
            for difficulty in DIFFICULTIES:
                for reckoners in range(FEWEST_RECKONERS, MOST_RECKONERS + 1):
                    for track in TRACKS:
                        printed = pack[great][track]
                        lines = [*printed["adjustment"][difficulty][str(reckoners)], *printed["power"]]
                        self.length.append(len(lines))
                        numbers = [acts.number(line) for line in lines]
                        self.slots += numbers + [0] * (LONGEST_BOARD - len(numbers))

    def board(self, great: int, difficulty: int, reckoners: int) -> int:
        """The number of the board's yellow track; black, red and blue follow. [RK-SETUP.16]"""
        return ((great * len(DIFFICULTIES) + difficulty) * TEAM_SIZES + team_place(reckoners)) * TRACK_COUNT

    def act(self, track: int, slot: int) -> int:
        """The act in a slot of a track (board + colour), the leftmost being slot 0; past the end, the last one."""
        return self.slots[track * LONGEST_BOARD + min(slot, self.length[track] - 1)]


class Booklet:
    """Limelight's pages. A yellow cell is a loss of population by a count, any other is acts, found in `acts`."""

    def __init__(self, pack: dict[str, Any], acts: Acts) -> None:
        booklet = pack["limelight"]
        self.formula: list[int] = []
        self.losses: list[int] = []  # FORMULA_STEPS a cell
        self.first: list[int] = []
        self.count: list[int] = []
        self.acts: list[int] = []
        for difficulty in DIFFICULTIES:
            for reckoners in range(FEWEST_RECKONERS, MOST_RECKONERS + 1):
                page = booklet["pages"][f"{reckoners}-{difficulty}"]
                for track in TRACKS:
                    for row in ROWS:
                        for line in page[track][row]:
                            self._add(line, track == "yellow", acts)
        self.limits: list[int] = [0] * (2 * (FORMULA_STEPS - 1))  # those of no formula and of a flat loss
        for formula in FORMULAS[2:]:
            self.limits += booklet["brackets"][formula]
        self.prologue_row: int = ROWS.index(booklet["prologue"]["row"])
        self.prologue_column: int = booklet["prologue"]["column"]

    def _add(self, line: str, yellow: bool, acts: Acts) -> None:
        loss = loss_of(line) if yellow else None
        self.formula.append(NO_FORMULA if loss is None else loss[0])
        self.losses += [0] * FORMULA_STEPS if loss is None else loss[1]
        numbers = [acts.number(each) for each in line.split(" | ")] if loss is None else []
        self.first.append(len(self.acts))
        self.count.append(len(numbers))
        self.acts += numbers

    def page(self, difficulty: int, reckoners: int) -> int:
        """The page of a number of Reckoners and a difficulty. [RS-LIM.3]"""
        return difficulty * TEAM_SIZES + team_place(reckoners)

    def cell(self, page: int, track: int, row: int, column: int) -> int:
        """The number of a cell; columns count from 1, as in the booklet."""
        if not 1 <= column <= COLUMNS:
            raise Impossible(f"Limelight's tables have no column {column}")
        return ((page * TRACK_COUNT + track) * ROW_COUNT + row) * COLUMNS + column - 1

    def loss(self, cell: int, count: int) -> int:
        """The population that a yellow cell costs when what it counts is `count`.

        That is shields [RS-LACT.3], Enforcement [RS-LACT.4], Epics defeated in the round [RS-LACT.5], or how many
        equipment cards lie between the richest Reckoner and the poorest [RS-LACT.8].
        """
        formula = self.formula[cell]
        step = 0
        if formula > 1:
            limits = formula * (FORMULA_STEPS - 1)
            while step < FORMULA_STEPS - 1 and count > self.limits[limits + step]:
                step += 1
        return self.losses[cell * FORMULA_STEPS + step]
