"""Kidnap: the Great Epic, or pieces from all over the city, are brought to one district."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import obstacles
from samovar.games.reckoners.cells import CITY_PIECES, ENFORCERS, GREAT_PLACE, PIECE, PLACES
from samovar.games.reckoners.choices import Carry, Gather, Lure, Pass
from samovar.games.reckoners.events import GreatEpicMoved, PieceCarried
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Step


class Kidnapping(Ask[ReckonersTable]):
    """The Great Epic, or some pieces, to a district of the owner's choice. [RS-EQ.5] [RS-EQ.6] [RS-INT.6]"""

    rule: ClassVar[str] = "RS-EQ.5"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, pieces: int) -> None:
        self.seat = seat
        self.pieces = pieces

    def options(self, table: ReckonersTable) -> list[Choice]:
        found: list[Choice] = [
            Lure(table.district(place)) for place in range(table.ring()) if place != table.great_place()
        ]
        return found + [Gather(table.district(place)) for place in range(table.ring()) if self.gathers(table, place)]

    def gathers(self, table: ReckonersTable, place: int) -> bool:
        """Enough lies elsewhere to be brought here."""
        enough = self.pieces if table.switches.kidnap_exact else 1
        return len(carriable(table, place)) > 0 and pieces_elsewhere(table, place) >= enough

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, (Lure, Gather)):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_district(table, choice.district)
        if reason is not None:
            return reason
        place = table.place_of(choice.district)
        if isinstance(choice, Lure):
            return Refusal("RS-EQ.5", "why-great-epic-there") if place == table.great_place() else None
        return None if self.gathers(table, place) else Refusal("RS-EQ.7", "why-too-few-pieces")

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, Lure):  # no action, no card: only the figure [RS-EQ.5]
            table.cells[GREAT_PLACE] = table.place_of(choice.district)
            table.tell(GreatEpicMoved(choice.district))
        elif isinstance(choice, Gather):
            table.then(Carrying(self.seat, table.place_of(choice.district), self.pieces, 0))


def carriable(table: ReckonersTable, to: int) -> list[Choice]:
    """Pieces of other districts; a red shield keeps Enforcement from being carried off. [RS-EQ.7] [RS-EQ.8]"""
    found: list[Choice] = []
    for kind in range(CITY_PIECES):
        for place in range(table.ring()):
            if place == to or table.pieces(kind, place) == 0:
                continue
            if not guarded(table, kind, place):
                found.append(Carry(kind, table.district(place)))
    return found


def guarded(table: ReckonersTable, kind: int, place: int) -> bool:
    """[RS-EQ.8]"""
    return kind == ENFORCERS and table.red_shields(place) > 0 and table.switches.red_shield_stops_kidnap


def pieces_elsewhere(table: ReckonersTable, to: int) -> int:
    total = 0
    for kind in range(CITY_PIECES):
        total += table.in_city(kind) - table.pieces(kind, to)
    return total


class Carrying(Ask[ReckonersTable]):
    """Up to three pieces, one by one, from anywhere in the city. [RS-EQ.6] [RS-EQ.7] [RS-DUP.10]"""

    rule: ClassVar[str] = "RS-EQ.6"

    def __init__(self, seat: int, to: int, left: int, carried: int) -> None:
        self.seat = seat
        self.to = to
        self.left = left
        self.carried = carried

    def options(self, table: ReckonersTable) -> list[Choice]:
        found = carriable(table, self.to)
        may_stop = not table.switches.kidnap_exact or not found
        return [*found, Pass()] if may_stop else found

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Pass):
            stuck = table.switches.kidnap_exact and len(carriable(table, self.to)) > 0
            return Refusal("RS-EQ.6", "why-carry-on", {"left": self.left}) if stuck else None
        if not isinstance(choice, Carry):
            return obstacles.answer_first(self.rule)
        if choice.piece >= CITY_PIECES:
            return Refusal("RS-EQ.6", "why-no-city-piece")
        reason = obstacles.of_district(table, choice.district)
        if reason is not None:
            return reason
        place = table.place_of(choice.district)
        if place == self.to:
            return Refusal("RS-EQ.7", "why-piece-stays")
        if table.pieces(choice.piece, place) == 0:
            return Refusal("RS-EQ.7", "why-no-such-piece")
        return Refusal("RS-EQ.8", "why-red-shield") if guarded(table, choice.piece, place) else None

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if not isinstance(choice, Carry):
            return
        table.cells[PIECE + choice.piece * PLACES + table.place_of(choice.district)] -= 1
        table.cells[PIECE + choice.piece * PLACES + self.to] += 1
        table.tell(PieceCarried(choice.piece, choice.district, int(table.district(self.to))))
        if self.left > 1:
            table.then(MoreCarrying(self.seat, self.to, self.left - 1, self.carried + 1))


class MoreCarrying(Step[ReckonersTable]):
    """With fewer pieces in the city than the card may move, it ends early. [RS-EQ.7]"""

    def __init__(self, seat: int, to: int, left: int, carried: int) -> None:
        self.seat = seat
        self.to = to
        self.left = left
        self.carried = carried

    def run(self, table: ReckonersTable) -> None:
        if carriable(table, self.to):
            table.then(Carrying(self.seat, self.to, self.left, self.carried))
