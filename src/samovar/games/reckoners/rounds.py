"""The round: the Reckoners' phase, then the Epics' phase, until somebody has won."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners import assaults
from samovar.games.reckoners.cells import (
    ABILITY_USED,
    BONUS_USED,
    BOUGHT,
    BUYING,
    COLLECTING,
    DEFEATED,
    GREAT_ACTS,
    MOVES,
    PENDING,
    PLACES,
    PLAN,
    ROLLING,
    ROUND,
    USED,
    USING,
)
from samovar.games.reckoners.content.ids import EQUIPMENT_COUNT
from samovar.games.reckoners.epics_phase import Stage, epics_phase
from samovar.games.reckoners.events import RoundBegan
from samovar.games.reckoners.great_epics import ActivateGreatEpic
from samovar.games.reckoners.rewards import Collecting
from samovar.games.reckoners.rolling import RollDice
from samovar.games.reckoners.shopping import BuyEquipment
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.trays import TakingDice
from samovar.games.reckoners.using import UseDice
from samovar.kernel.steps import Step


class Round(Step[ReckonersTable]):
    """Roll, use (and collect), buy; then the city, new Epics, the Epics and the Great Epic. No round limit ends a game.

    The city's steps follow the city, whoever is fought there. [RK-ROUND.1] [RK-ROUND.2] [RK-GOAL.8] [RS-PHASE.1]
    [RS-PHASE.3] [RS-PHASE.4] [RS-MIX.7]
    """

    def run(self, table: ReckonersTable) -> None:
        table.cells[ROUND] += 1
        self.freshen(table)
        table.tell(RoundBegan(int(table.round())))
        steps: list[Step[Any]] = [Stage(ROLLING), TakingDice(), RollDice(), Stage(USING), UseDice()]
        if not table.agreed.at_once:  # [RK-REW.1]
            steps += [Stage(COLLECTING), Collecting()]
        steps += [Stage(BUYING), BuyEquipment()]
        steps += [*epics_phase(table), Stage(GREAT_ACTS), ActivateGreatEpic(), Round()]
        table.then(*steps)

    def freshen(self, table: ReckonersTable) -> None:
        """Marks of use clear, pending tokens become ready, last round's assault effects hold now.

        [RK-ROUND.7] [RK-PLAN.3] [RS-LACT.7] [RS-ASLT.1]
        """
        table.cells[DEFEATED] = 0
        for card in range(EQUIPMENT_COUNT):
            table.cells[USED + card] = 0
        for place in range(PLACES):
            table.cells[BONUS_USED + place] = 0
        for seat in range(table.seats):
            table.cells[ABILITY_USED + seat] = 0
            table.cells[MOVES + seat] = 0
            table.cells[BOUGHT + seat] = 0
            table.cells[PLAN + seat] += table.cells[PENDING + seat]
            table.cells[PENDING + seat] = 0
        assaults.grow_old(table)
