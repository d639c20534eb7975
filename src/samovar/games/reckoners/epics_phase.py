"""The Epics' phase up to the Great Epic himself: what a round plays, and what a forecast looks at."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners import assaults, epics, ildithia, newcago
from samovar.games.reckoners.cells import ADDING, CARDS_ACT, EPICS_ACT, MOVING_CITY, PLACES, SIDE, STAGE
from samovar.games.reckoners.content.ids import ILDITHIA, NEWCAGO
from samovar.games.reckoners.events import StepBegan
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import Step


class Stage(Step[ReckonersTable]):
    """The table turns to another step of the round; steps do not overlap. [RK-ROUND.4]"""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, table: ReckonersTable) -> None:
        table.cells[STAGE] = self.stage
        table.tell(StepBegan(self.stage))


def epics_phase(table: ReckonersTable) -> list[Step[Any]]:
    """Assaults end with the Reckoners' phase; then the city, new Epics, Newcago's cards and the Epics. [RS-PHASE.1]

    [RS-ASLT.3] [RS-PHASE.3] [RS-PHASE.4] [RS-MIX.7]
    """
    steps: list[Step[Any]] = []
    if not table.switches.assaults_at_once:
        steps.append(assaults.ReturnTokens())
    if table.agreed.city == ILDITHIA:
        steps += [Stage(MOVING_CITY), ildithia.ActivateIldithia()]
    steps += [Stage(ADDING), epics.AddEpics()]
    if table.agreed.city == NEWCAGO and any(table.cells[SIDE + place] for place in range(PLACES)):
        steps += [Stage(CARDS_ACT), newcago.NewcagoCards()]
    return [*steps, Stage(EPICS_ACT), epics.ActivateEpics()]
