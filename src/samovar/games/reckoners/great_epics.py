"""The Great Epic acts: four tracks, top to bottom, and a way of moving for each of the three."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners import limelight, regalia, steelheart
from samovar.games.reckoners.assaults import ReturnTokens
from samovar.games.reckoners.content.ids import LIMELIGHT, REGALIA
from samovar.games.reckoners.content.words import RED_TRACK, TRACK_COUNT, YELLOW_TRACK
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.tracks import Track
from samovar.kernel.steps import Step


class ActivateGreatEpic(Step[ReckonersTable]):
    """After all Epics: tokens of last round go, then yellow, black, red and blue, then he moves. [RK-GE.1] [RK-EPIC.19]

    His brackets stay where they are. [RK-GE.3] [RK-STEEL.1] [RS-REG.8] [RS-REG.11] [RS-LIM.10] [RS-LIM.15]
    """

    def run(self, table: ReckonersTable) -> None:
        steps: list[Step[Any]] = [ReturnTokens()]
        if table.agreed.great_epic == LIMELIGHT:
            steps.append(limelight.PowerDice())
        for track in range(TRACK_COUNT):
            steps.append(Track(track))
            if track == YELLOW_TRACK and table.agreed.yellow_loss > 0:
                steps.append(DifficultyToken())
        if table.agreed.great_epic == LIMELIGHT:
            steps.append(limelight.Withdrawal())
        elif table.agreed.great_epic == REGALIA:
            steps.append(regalia.Pursuit())
        else:
            steps.append(steelheart.MovementDie())
        table.then(*steps)


class RedTrack(Step[ReckonersTable]):
    """The prologue resolves red alone. [RK-PRO.3] [RS-REG.6] [RS-LIM.8]"""

    def run(self, table: ReckonersTable) -> None:
        if table.agreed.great_epic == LIMELIGHT:
            limelight.prologue(table)
        else:
            table.then(Track(RED_TRACK))


class DifficultyToken(Step[ReckonersTable]):
    """The token beside yellow, once an activation, also beside an empty track. [RS-DIFF.2] [RS-DIFF.3] [RS-DIFF.4]

    [RS-DIFF.6]
    """

    def run(self, table: ReckonersTable) -> None:
        empty = table.great_bracket(YELLOW_TRACK) == 0
        if not empty or table.switches.token_beside_an_empty_track:
            table.hurt(table.agreed.yellow_loss)
