"""The dice: what each face of each colour shows, and the three dice that nobody but the Epics throws."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners.content.acts import Acts, face_of
from samovar.games.reckoners.content.words import COLOURS, FACES, ROWS
from samovar.kernel.errors import Impossible


class Dice:
    """Faces by colour: `symbol[colour * FACES + face]`, `count` likewise."""

    def __init__(self, pack: dict[str, Any], acts: Acts) -> None:
        self.symbol: list[int] = []
        self.count: list[int] = []
        for colour in COLOURS:
            for line in pack["dice"][colour]["faces"]:
                face = face_of(line)
                if face is None:
                    raise Impossible(f"the schema let {line!r} pass as a face")
                self.symbol.append(face[0])
                self.count.append(face[1])
        # Districts that Steelheart goes: clockwise above zero, counter-clockwise below.
        self.movement: list[int] = list(pack["movement-die"]["faces"])
        # Acts of the Epic ability die.
        self.ability: list[int] = [acts.number(line) for line in pack["epic-ability-die"]["faces"]]
        # Rows of Limelight's tables.
        self.power: list[int] = [ROWS.index(row) for row in pack["power-dice"]["faces"]]

    def shows(self, colour: int, face: int) -> tuple[int, int]:
        """Symbol and count of a face."""
        return self.symbol[colour * FACES + face], self.count[colour * FACES + face]
