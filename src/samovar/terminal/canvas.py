"""A sheet of characters with colours, on which a drawing says what lies under each of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.cells import cell_len, chop_cells
from rich.text import Text

Target = tuple[str, str]  # kind and id, as options name what they point to
SIDES = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan")
MARKED = "reverse"
CURSOR = "black on white"


@dataclass
class Plane:
    """Where a drawing is a piece of a plane: which point a character stands for. `scale` units are an inch."""

    left: int
    top: int
    per_column: float
    per_row: float
    height: int
    scale: int

    def point(self, column: int, row: int) -> tuple[int, int]:
        """The middle of a character."""
        x = round((column - self.left + 0.5) * self.per_column)
        y = self.height - round((row - self.top + 0.5) * self.per_row)
        return x, y

    def place(self, x: float, y: float) -> tuple[int, int]:
        return self.left + int(x / self.per_column), self.top + int((self.height - y) / self.per_row)


@dataclass
class Canvas:
    width: int
    height: int
    plane: Plane | None = None
    signs: list[list[str]] = field(default_factory=list)
    styles: list[list[str]] = field(default_factory=list)
    spots: dict[tuple[int, int], Target] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.signs = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[""] * self.width for _ in range(self.height)]

    def put(self, column: int, row: int, words: str, style: str = "", target: Target | None = None) -> int:
        """Write from left to right and say where it ends; what does not fit on the sheet is left out."""
        for letter in words:
            wide = cell_len(letter)
            if 0 <= row < self.height and column >= 0 and column + wide <= self.width and wide > 0:
                self.signs[row][column] = letter
                self.styles[row][column] = style
                if wide == 2:
                    self.signs[row][column + 1] = ""
                if target is not None:
                    for place in range(column, column + wide):
                        self.spots[place, row] = target
            column += wide
        return column

    def empty(self, column: int, row: int, length: int) -> bool:
        if not 0 <= row < self.height or column < 0 or column + length > self.width:
            return False
        return all(self.signs[row][place] == " " for place in range(column, column + length))

    def dotted(self, start: tuple[int, int], end: tuple[int, int], sign: str = "·", style: str = "dim") -> None:
        """A line of dots where nothing else is written."""
        steps = max(abs(end[0] - start[0]), 2 * abs(end[1] - start[1])) // 2
        for step in range(1, steps):
            column = start[0] + round((end[0] - start[0]) * step / steps)
            row = start[1] + round((end[1] - start[1]) * step / steps)
            if self.empty(column, row, 1):
                self.put(column, row, sign, style)

    def text(self, marked: frozenset[Target] = frozenset(), cursor: tuple[int, int] | None = None) -> Text:
        """As it is shown: what an answer names is marked."""
        told = Text(no_wrap=True, end="")
        for row, (signs, styles) in enumerate(zip(self.signs, self.styles, strict=True)):
            run, worn = "", ""
            for column, (sign, style) in enumerate(zip(signs, styles, strict=True)):
                if marked and self.spots.get((column, row)) in marked:
                    style = f"{style} {MARKED}"
                if cursor == (column, row):
                    style, sign = CURSOR, sign if sign.strip() else "+"
                if style != worn and run:
                    told.append(run, worn or None)
                    run = ""
                run, worn = run + sign, style
            told.append(run + "\n", worn or None)
        return told

    def plain(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self.signs)


def short(words: str, width: int) -> str:
    """As much of it as fits."""
    if cell_len(words) <= width:
        return words
    return (chop_cells(words, width - 1)[0] if width > 1 else "") + "…"
