"""The Great Epic: four tracks, top to bottom, and a way of moving for each of the three."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners import acts, limelight, regalia, steelheart
from samovar.games.reckoners.assaults import ReturnTokens
from samovar.games.reckoners.cells import CHAIN, ENFORCERS, GREAT_BRACKET, GREAT_PLACE, NOWHERE
from samovar.games.reckoners.content.ids import LIMELIGHT, REGALIA
from samovar.games.reckoners.content.parameters import (
    ASSAULT_EXPIRY,
    ASSAULT_EXPIRY_GREAT_EPIC,
    DIFFICULTY_TOKEN_WHEN_TRACK_EMPTY,
    GREAT_EPIC_END_OF_TRACK,
    GREAT_EPIC_END_OF_TRACK_PERFORM,
)
from samovar.games.reckoners.content.words import (
    ADD_ENFORCEMENT,
    DEALT,
    IN_TURN,
    NO_ACTION,
    TRACK_COUNT,
    YELLOW_TRACK,
)
from samovar.games.reckoners.events import GreatEpicMoved, TrackStrengthened
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import Step


class ActivateGreatEpic(Step[ReckonersTable]):
    """After all Epics: tokens of last round go, then yellow, black, red and blue, then he moves. [RK-GE.1] [RK-EPIC.19]

    His brackets stay where they are. [RK-GE.3] [RK-STEEL.1] [RS-REG.8] [RS-REG.11] [RS-LIM.10] [RS-LIM.15]
    """

    def run(self, table: ReckonersTable) -> None:
        steps: list[Step[Any]] = []
        if table.param(ASSAULT_EXPIRY) == ASSAULT_EXPIRY_GREAT_EPIC:
            steps.append(ReturnTokens())
        if table.scene.great_epic == LIMELIGHT:
            steps.append(limelight.PowerDice())
        for track in range(TRACK_COUNT):
            steps.append(Track(track))
            if track == YELLOW_TRACK and table.scene.yellow_loss > 0:
                steps.append(DifficultyToken())
        if table.scene.great_epic == LIMELIGHT:
            steps.append(limelight.Withdrawal())
        elif table.scene.great_epic == REGALIA:
            steps.append(regalia.Pursuit())
        else:
            steps.append(steelheart.MovementDie())
        table.then(*steps)


class Track(Step[ReckonersTable]):
    """Everything left of one bracket, or the cell that dice and bracket point to. [RK-GE.2] [RK-GE.5] [RK-GE.6]

    Cards that speak of an Epic's actions do not touch his. [RK-GE.7] [RS-REG.10] [RS-REG.21] [RS-REG.25]
    """

    def __init__(self, track: int) -> None:
        self.track = track

    def run(self, table: ReckonersTable) -> None:
        table.cells[CHAIN] = 0
        if table.scene.great_epic == LIMELIGHT:
            limelight.resolve_row(table, self.track, table.great_bracket(self.track))
        else:
            perform_slots(table, self.track, 0, table.great_bracket(self.track))


class RedTrack(Step[ReckonersTable]):
    """The prologue resolves red alone. [RK-PRO.3] [RS-REG.6] [RS-LIM.8]"""

    def run(self, table: ReckonersTable) -> None:
        if table.scene.great_epic == LIMELIGHT:
            limelight.prologue(table)
        else:
            table.then(Track(2))


def perform_slots(table: ReckonersTable, track: int, first: int, end: int) -> None:
    """Some slots of a track, left to right, seen from his district."""
    content = table.content
    number = table.scene.board + track
    steps: list[Step[Any]] = []
    row: list[int] = []
    dealt = 0
    for slot in range(first, end):
        act = content.boards.act(number, slot)
        if act == NO_ACTION:  # a blank slot
            continue
        where = content.acts.place[act]
        if where == DEALT and content.acts.action[act] == ADD_ENFORCEMENT:
            dealt += content.acts.amount[act]  # the slots are added up, then dealt round the ring [RK-STEEL.3]
        elif where == IN_TURN:
            steps.append(InTurn(act, slot))
        else:
            row.append(act)
    if dealt > 0:
        acts.deal(table, ENFORCERS, dealt, table.great_place())
    if row:
        steps.insert(0, acts.Acting(tuple(row), table.great_place(), NOWHERE))
    table.then(*steps)


class InTurn(Step[ReckonersTable]):
    """Slot k acts in the k-th district clockwise, his own being the first. [RK-STEEL.4]"""

    def __init__(self, act: int, slot: int) -> None:
        self.act = act
        self.slot = slot

    def run(self, table: ReckonersTable) -> None:
        acts.perform(table, self.act, (table.great_place() + self.slot) % table.ring(), NOWHERE)


class DifficultyToken(Step[ReckonersTable]):
    """The token beside yellow, once an activation, also beside an empty track. [RS-DIFF.2] [RS-DIFF.3] [RS-DIFF.4]

    [RS-DIFF.6]
    """

    def run(self, table: ReckonersTable) -> None:
        empty = table.great_bracket(YELLOW_TRACK) == 0
        if not empty or table.param(DIFFICULTY_TOKEN_WHEN_TRACK_EMPTY) == 1:
            table.hurt(table.scene.yellow_loss)


def strengthen(table: ReckonersTable, track: int, spaces: int) -> None:
    """A bracket goes right, wherever he stands; beyond the end the last action happens at once. [RK-EPIC.13] [RK-GE.4]

    [RS-LIM.20]
    """
    length = table.scene.track_length[track]
    for _ in range(spaces):
        if table.great_bracket(track) < length:
            table.cells[GREAT_BRACKET + track] += 1
            table.tell(TrackStrengthened(track, int(table.great_bracket(track))))
        elif table.scene.great_epic == LIMELIGHT:
            limelight.overshoot(table, track)
        elif table.param(GREAT_EPIC_END_OF_TRACK) == GREAT_EPIC_END_OF_TRACK_PERFORM:
            perform_slots(table, track, length - 1, length)


def strengthen_himself(table: ReckonersTable, times: int) -> None:
    """Only Limelight's cells say so; another Great Epic has no such action. [RS-LACT.12]"""
    if table.scene.great_epic == LIMELIGHT:
        limelight.strengthen_himself(table, times)


def move_to(table: ReckonersTable, place: int) -> None:
    table.cells[GREAT_PLACE] = place
    if table.log is not None:
        table.tell(GreatEpicMoved(int(table.district(place))))
