"""How a game of The Reckoners came to its end: who lived, who was to blame, and what each Reckoner did."""

from __future__ import annotations

from math import sqrt
from typing import Any, ClassVar, Final

from samovar.games.reckoners.cells import GREAT_HEALTH, GREAT_RESEARCH, POPULATION, STAGES
from samovar.games.reckoners.content.ids import RECKONERS
from samovar.games.reckoners.content.words import COLOURS, FACES
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.chronicle import Chronicler, Figure, Fortune, Share, counted, named
from samovar.kernel.table import Table

FIGURES: Final = ["dice-used", "researched", "contained", "attacked", "dispersed", "defeated", "bought"]
BY_THE_CHOOSER: Final = {
    "event-began": "dice-used",
    "event-researched": "researched",
    "event-contained": "contained",
    "event-attacked": "attacked",
    "event-dispersed": "dispersed",
    "event-defeated": "defeated",
}
BLAMED: Final = {"activate-epics": "lost-epics", "activate-great-epic": "lost-great-epic"}
OTHERWISE: Final = "lost-otherwise"


class Meter:
    """What one Reckoner's dice showed, beside what they show on average."""

    def __init__(self) -> None:
        self.thrown = 0
        self.expected = 0.0
        self.variance = 0.0


class ReckonersChronicler(Chronicler):
    headlines: ClassVar[tuple[str, ...]] = (
        "event-won",
        "event-lost",
        "event-weakened",
        "event-defeated",
        "event-base-found",
        "event-population-fell",
        "event-population-rose",
        "event-attacked",
        "event-researched",
    )
    turn_key: ClassVar[str] = "event-round-began"
    turn_arg: ClassVar[str] = "number"

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counts: dict[str, list[int]] = {id: [0] * seats for id in FIGURES}
        self.meters = [Meter() for _ in range(seats)]
        self.lost: dict[str, int] = {}
        self.saved = 0
        self.left = -1  # people, as the log last told; -1 before it did
        self.stage = STAGES[0]

    def hear(self, table: Table, seat: int, key: str, args: dict[str, Any]) -> None:
        assert isinstance(table, ReckonersTable)
        if key == "event-step-began":
            self.stage = named(args, "stage")
        elif key == "event-round-began":
            self.stage = STAGES[0]
        elif key == "event-population-fell":
            left = counted(args, "left")
            # It never falls below 0, however many an act would have taken.
            loss = counted(args, "loss") if self.left < 0 else min(counted(args, "loss"), self.left - left)
            blamed = BLAMED.get(self.stage, OTHERWISE)
            self.lost[blamed] = self.lost.get(blamed, 0) + loss
            self.left = left
        elif key == "event-population-rose":
            self.saved += counted(args, "gain")
            self.left = counted(args, "left")
        elif key == "event-rolled":
            self.weigh(table, args)
        elif key == "event-bought":
            buyer = seat_of(table, named(args, "reckoner"))
            if buyer >= 0:
                self.counts["bought"][buyer] += 1
        elif key in BY_THE_CHOOSER and 0 <= seat < self.seats:
            self.counts[BY_THE_CHOOSER[key]][seat] += 1

    def weigh(self, table: ReckonersTable, args: dict[str, Any]) -> None:
        """A throw: an older version did not tell of which dice."""
        seat = seat_of(table, named(args, "reckoner"))
        colours, symbols = args.get("colours"), args.get("symbols")
        if seat < 0 or not isinstance(colours, list) or not isinstance(symbols, list):
            return
        meter = self.meters[seat]
        meter.thrown += len(symbols)
        for colour in colours:
            at = COLOURS.index(colour["id"]) * FACES
            counts = [table.content.dice.count[at + face] for face in range(FACES)]
            mean = sum(counts) / FACES
            meter.expected += mean
            meter.variance += sum([count * count for count in counts]) / FACES - mean * mean

    def shares(self, table: Table) -> list[list[Share]]:
        """Everybody's together: those who were there, those who died and by whom, those who were saved."""
        assert isinstance(table, ReckonersTable)
        people = int(table.cells[POPULATION])
        lost = [Share(id, -self.lost[id]) for id in (*BLAMED.values(), OTHERWISE) if self.lost.get(id)]
        saved = [Share("saved", self.saved)] if self.saved else []
        began = people + sum(self.lost.values()) - self.saved
        return [[Share("began", began), *lost, *saved]]

    def standing(self, table: Table) -> list[int]:
        """People, and how far the Great Epic is from his end: the one loses the game, the other wins it."""
        assert isinstance(table, ReckonersTable)
        return [int(table.cells[POPULATION] - table.cells[GREAT_HEALTH] - table.cells[GREAT_RESEARCH])]

    def figures(self) -> list[Figure]:
        return [Figure(id, list(self.counts[id])) for id in FIGURES]

    def fortunes(self) -> list[Fortune | None]:
        found: list[Fortune | None] = []
        for meter in self.meters:
            deviation = sqrt(meter.variance)
            ahead = (meter.thrown - meter.expected) / deviation if deviation else 0.0
            found.append(Fortune(float(meter.thrown), meter.expected, ahead) if meter.expected else None)
        return found


def seat_of(table: ReckonersTable, reckoner: str) -> int:
    for seat in range(table.seats):
        if RECKONERS[table.who(seat)] == reckoner:
            return seat
    return -1
