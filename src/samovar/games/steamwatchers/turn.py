"""A turn: five phases in fixed order, again and again until somebody has won."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.activation import NextPlayer
from samovar.games.steamwatchers.conclave import Conclave
from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.decline import Decline
from samovar.games.steamwatchers.events import PhaseBegan
from samovar.games.steamwatchers.planning import PlanningPhase
from samovar.games.steamwatchers.rows import PHASE
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.tutorial import Lesson
from samovar.games.steamwatchers.whiteout import Whiteout
from samovar.kernel.steps import Step

PLANNING_PHASE: Final = 2
ACTIVATION_PHASE: Final = 3


class Turn(Step[SteamTable]):
    """Conclave, planning, activation, Steam Decline, Great White. [SW-SEQ.1]"""

    def run(self, table: SteamTable) -> None:
        for place in range(len(PHASES) - 1, -1, -1):
            table.push(PHASES[place])


class Phase(Step[SteamTable]):
    """The turn goes on to its next phase."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, table: SteamTable) -> None:
        table.cells[PHASE] = self.phase
        table.tell(PhaseBegan(self.phase))


PHASES: Final[list[Step[SteamTable]]] = [
    Lesson(),
    Conclave(),
    Phase(PLANNING_PHASE),
    PlanningPhase(),
    Phase(ACTIVATION_PHASE),
    NextPlayer(NONE),
    Decline(),
    Whiteout(),
    Turn(),
]
