"""Scenery on the table: what stops sight, what stops feet, what hides and what slows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from samovar.games.steamfront.words import BARRICADE, CLOUD, CRATER, WALL
from samovar.geometry.shapes import Shapes
from samovar.kernel.native import Cells, cells, i64

if TYPE_CHECKING:
    from samovar.games.steamfront.content import Content

NO_BASES = cells(0)
KEPT: Final = 64  # arrangements of scenery that are remembered at once


class Battlefield:
    """The pieces in effect, sorted by what they do. Lists named …_piece lead from a shape back to its piece."""

    def __init__(self, key: tuple[int, ...], content: Content) -> None:
        self.key: Cells = Cells(list(key))
        count = len(key) // 5
        walls: list[int] = []
        barricades: list[int] = []
        clouds: list[int] = []
        craters: list[int] = []
        mechanisms: list[int] = []
        polygons: list[list[int]] = []
        for piece in range(count):
            kind, x, y, turn, state = (key[piece + row * count] for row in range(5))
            polygons.append([] if kind == 0 else content.mould(kind - 1, turn, x, y))
            if kind == 0 or state == 0:
                continue
            sort = content.terrain_type[kind - 1]
            if sort == WALL:
                walls.append(piece)
            elif sort == BARRICADE:
                barricades.append(piece)
            elif sort == CLOUD:
                clouds.append(piece)
            elif sort == CRATER:
                craters.append(piece)
            else:
                mechanisms.append(piece)
        # A wall and a cloud block lines of sight; barricades, craters and mechanisms do not.
        # [SF-2.4.1] [SF-2.4.8] [SF-2.4.10] [SF-2.4.13]
        self.opaque_piece = [*walls, *clouds]
        self.opaque = Shapes([polygons[piece] for piece in self.opaque_piece])
        self.cloud_piece = clouds
        self.clouds = Shapes([polygons[piece] for piece in clouds])
        self.barricade_piece = barricades
        self.barricades = Shapes([polygons[piece] for piece in barricades])
        self.mechanism_piece = mechanisms
        self.mechanisms = Shapes([polygons[piece] for piece in mechanisms])
        # Feet cross neither walls nor barricades; clouds hinder nobody; craters slow. [SF-2.4.4] [SF-2.4.5] [SF-2.4.9]
        self.solid_piece = [*walls, *barricades, *mechanisms]
        self.solids = Shapes([polygons[piece] for piece in self.solid_piece])
        self.walked_piece = [*self.solid_piece, *craters]
        self.walked = Shapes([polygons[piece] for piece in self.walked_piece])
        self.crawled = Shapes([polygons[piece] for piece in [*walls, *mechanisms]])


class Battlefields:
    """The arrangements seen lately, so that each is computed once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], Battlefield] = {}
        self.last: Battlefield | None = None  # that was asked for: mostly it is asked for again

    def at(self, row: Cells, first: i64, end: i64, content: Content) -> Battlefield:
        """The arrangement that a part of a table's row tells."""
        last = self.last
        if last is not None and len(last.key) == end - first:
            key: Cells = last.key
            place: i64 = first
            while place < end and key[place - first] == row[place]:
                place += 1
            if place == end:
                return last
        found = self.of(tuple(row[first:end]), content)
        self.last = found
        return found

    def of(self, key: tuple[int, ...], content: Content) -> Battlefield:
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = Battlefield(key, content)
            self.known[key] = found
        return found
