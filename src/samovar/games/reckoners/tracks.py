"""The four tracks of the Great Epic: what lies left of a bracket is done, and other Epics push the brackets on."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners import limelight
from samovar.games.reckoners.acting import Acting, deal
from samovar.games.reckoners.cells import CHAIN, ENFORCERS, GREAT_BRACKET, NOWHERE
from samovar.games.reckoners.content.ids import LIMELIGHT
from samovar.games.reckoners.content.words import ADD_ENFORCEMENT, DEALT, IN_TURN, NO_ACTION, TRACK_COUNT
from samovar.games.reckoners.events import TrackStrengthened
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import Step


class Track(Step[ReckonersTable]):
    """Everything left of one bracket, or the cell that dice and bracket point to. [RK-GE.2] [RK-GE.5] [RK-GE.6]

    Cards that speak of an Epic's actions do not touch his. [RK-GE.7] [RS-REG.10] [RS-REG.21] [RS-REG.25]
    """

    def __init__(self, track: int) -> None:
        self.track = track

    def run(self, table: ReckonersTable) -> None:
        table.cells[CHAIN] = 0
        if table.agreed.great_epic == LIMELIGHT:
            limelight.resolve_row(table, self.track, table.great_bracket(self.track))
        else:
            perform_slots(table, self.track, 0, table.great_bracket(self.track))


def perform_slots(table: ReckonersTable, track: int, first: int, end: int) -> None:
    """Some slots of a track, left to right, seen from his district."""
    content = table.content
    number = table.agreed.board + track
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
        deal(table, ENFORCERS, dealt, table.great_place())
    if row:
        steps.insert(0, Acting(tuple(row), table.great_place(), NOWHERE))
    table.then(*steps)


class InTurn(Step[ReckonersTable]):
    """Slot k acts in the k-th district clockwise, his own being the first. [RK-STEEL.4]"""

    def __init__(self, act: int, slot: int) -> None:
        self.act = act
        self.slot = slot

    def run(self, table: ReckonersTable) -> None:
        table.perform(self.act, (table.great_place() + self.slot) % table.ring(), NOWHERE)


def strengthen(table: ReckonersTable, track: int, spaces: int) -> None:
    """A bracket goes right, wherever he stands; beyond the end the last action happens at once. [RK-EPIC.13] [RK-GE.4]

    [RS-LIM.20]
    """
    length = table.agreed.track_length[track]
    for _ in range(spaces):
        if table.great_bracket(track) < length:
            table.cells[GREAT_BRACKET + track] += 1
            table.tell(TrackStrengthened(track, int(table.great_bracket(track))))
        elif table.agreed.great_epic == LIMELIGHT:
            limelight.overshoot(table, track)
        elif table.switches.last_action_beyond_the_end:
            perform_slots(table, track, length - 1, length)


def strengthen_himself(table: ReckonersTable, times: int) -> None:
    """Limelight's leftmost bracket, ties in the order of the tracks; nobody else has such an action. [RS-LACT.12]"""
    if table.agreed.great_epic != LIMELIGHT:
        return
    for _ in range(times):
        if table.switches.limelight_fortifies_all_tracks:
            for track in range(TRACK_COUNT):
                strengthen(table, track, 1)
            continue
        leftmost = 0
        for track in range(1, TRACK_COUNT):
            if table.great_bracket(track) < table.great_bracket(leftmost):
                leftmost = track
        strengthen(table, leftmost, 1)
