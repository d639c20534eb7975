"""The drawing on the screen: it scrolls, is pointed at by mouse or cursor, and can be measured where it is a plane."""

from __future__ import annotations

from math import hypot
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

from samovar.terminal.canvas import Canvas, Target


class Sheet(Static, can_focus=True):
    """The characters themselves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "go(0,-1)", show=False),
        Binding("down,j", "go(0,1)", show=False),
        Binding("left,h", "go(-1,0)", show=False),
        Binding("right,l", "go(1,0)", show=False),
        Binding("shift+up", "go(0,-5)", show=False),
        Binding("shift+down", "go(0,5)", show=False),
        Binding("shift+left", "go(-10,0)", show=False),
        Binding("shift+right", "go(10,0)", show=False),
        Binding("enter", "point", show=False),
        Binding("m", "measure", show=False),
    ]

    class Pointed(Message):
        """A thing was pointed to, or a bare point of the plane."""

        def __init__(self, target: Target | None, point: tuple[int, int] | None) -> None:
            super().__init__()
            self.target = target
            self.point = point

    class Measured(Message):
        """So many inches lie between two points."""

        def __init__(self, inches: float, start: tuple[float, float], end: tuple[float, float]) -> None:
            super().__init__()
            self.inches = inches
            self.start = start
            self.end = end

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(1, 1)
        self.marked: frozenset[Target] = frozenset()
        self.cursor = (0, 0)
        self.begun: tuple[int, int] | None = None  # where the ruler was laid on

    def show(self, canvas: Canvas, marked: frozenset[Target]) -> None:
        self.canvas = canvas
        self.styles.width, self.styles.height = canvas.width, canvas.height
        self.mark(marked)

    def mark(self, marked: frozenset[Target]) -> None:
        """Mark what an answer names, and bring it into sight unless the cursor is in use."""
        self.marked = marked
        self.draw()
        places = [place for place, target in self.canvas.spots.items() if target in marked]
        if places and not self.has_focus:
            column, row = min(places, key=lambda place: (place[1], place[0]))
            self.bring(column, row, wide=12)

    def draw(self) -> None:
        self.update(self.canvas.text(self.marked, self.cursor if self.has_focus else None))

    def bring(self, column: int, row: int, wide: int = 2) -> None:
        window = self.parent
        if isinstance(window, ScrollableContainer):
            window.scroll_to_region(Region(column, row, wide, 2), animate=False, force=True)

    def on_focus(self) -> None:
        self.draw()

    def on_blur(self) -> None:
        self.draw()

    def action_go(self, right: int, down: int) -> None:
        column = min(max(0, self.cursor[0] + right), self.canvas.width - 1)
        row = min(max(0, self.cursor[1] + down), self.canvas.height - 1)
        self.cursor = (column, row)
        self.draw()
        self.bring(column, row)
        if self.begun is not None:
            self.tell()

    def action_point(self) -> None:
        plane = self.canvas.plane
        at = None if plane is None else plane.point(*self.cursor)
        self.post_message(self.Pointed(self.canvas.spots.get(self.cursor), at))

    def on_click(self, event: events.Click) -> None:
        self.cursor = (event.x, event.y)
        self.draw()
        self.action_point()

    def action_measure(self) -> None:
        """Lay the ruler on here, or take it away."""
        if self.canvas.plane is not None:
            self.begun = None if self.begun is not None else self.cursor
            self.tell()

    def tell(self) -> None:
        plane = self.canvas.plane
        if plane is None or self.begun is None:
            return
        start, end = plane.point(*self.begun), plane.point(*self.cursor)
        inches = hypot(end[0] - start[0], end[1] - start[1]) / plane.scale
        first, last = ((x / plane.scale, y / plane.scale) for x, y in (start, end))
        self.post_message(self.Measured(inches, first, last))
