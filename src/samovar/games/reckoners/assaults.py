"""Assault effects: what a Reckoner suffers for one Reckoners' phase."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import obstacles
from samovar.games.reckoners.cells import (
    ASSAULT_NEW,
    ASSAULT_OLD,
    OFF,
    OFF_NEW,
    OFF_OLD,
    SEATS,
    WORKING,
)
from samovar.games.reckoners.choices import Surrender
from samovar.games.reckoners.content.ids import EQUIPMENT_COUNT
from samovar.games.reckoners.content.words import ASSAULT_COUNT, EQUIPMENT_LESS
from samovar.games.reckoners.events import Assaulted, AssaultsEnded, SwitchedOff
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Step


def hit(table: ReckonersTable, seat: int, effect: int) -> None:
    """An effect strikes one Reckoner; several add up, and tokens are no limit. [RS-ASLT.4] [RS-COMP.12] [RS-ASLT.21]"""
    if not table.switches.assaults_add_up and table.struck(seat, effect) > 0:
        return
    table.cells[ASSAULT_NEW + seat * ASSAULT_COUNT + effect] += 1
    if table.log is not None:
        table.tell(Assaulted(int(table.who(seat)), effect))
    if effect == EQUIPMENT_LESS:
        _lose_a_card(table, seat)


def _lose_a_card(table: ReckonersTable, seat: int) -> None:
    """The card is chosen, or the population pays, at this moment. [RS-ASLT.8] [RS-ASLT.9] [RS-ASLT.10]"""
    if not table.owned(seat):
        table.hurt(1)
        return
    working = [card for card in table.owned(seat) if table.cells[OFF + card] == WORKING]
    if len(working) == 1:
        switch_off(table, seat, working[0])
    elif working:
        table.then(SwitchingOff(seat))


def switch_off(table: ReckonersTable, seat: int, card: int) -> None:
    table.cells[OFF + card] = OFF_NEW
    table.tell(SwitchedOff(int(table.who(seat)), card))


class SwitchingOff(Ask[ReckonersTable]):
    """Which of his cards does not work in the next phase? It stays his. [RS-ASLT.8] [RS-ASLT.11]"""

    rule: ClassVar[str] = "RS-ASLT.8"
    proposes: ClassVar[bool] = False
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Surrender(card) for card in table.owned(self.seat) if table.cells[OFF + card] == WORKING]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Surrender):
            return obstacles.answer_first(self.rule)
        if table.owner(choice.card) != self.seat:
            return Refusal(self.rule, "why-not-your-card")
        return None if table.cells[OFF + choice.card] == WORKING else Refusal(self.rule, "why-card-off")

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Surrender)
        switch_off(table, self.seat, choice.card)


class ReturnTokens(Step[ReckonersTable]):
    """Effects of the round before end; those of this round stay for the next one. [RS-ASLT.1] [RS-ASLT.3] [RS-INT.2]

    [RS-REG.9] [RS-LIM.11] [RK-STEEL.7] [RS-MIX.9]
    """

    def run(self, table: ReckonersTable) -> None:
        ended = False
        for cell in range(ASSAULT_OLD, ASSAULT_OLD + SEATS * ASSAULT_COUNT):
            if table.cells[cell] > 0:
                table.cells[cell] = 0
                ended = True
        for card in range(EQUIPMENT_COUNT):
            if table.cells[OFF + card] == OFF_OLD:
                table.cells[OFF + card] = WORKING
        if ended:
            table.tell(AssaultsEnded())


def grow_old(table: ReckonersTable) -> None:
    """A new round: what was created in the last one holds in this Reckoners' phase and ends with it. [RS-ASLT.1]"""
    for at in range(SEATS * ASSAULT_COUNT):
        table.cells[ASSAULT_OLD + at] += table.cells[ASSAULT_NEW + at]
        table.cells[ASSAULT_NEW + at] = 0
    for card in range(EQUIPMENT_COUNT):
        if table.cells[OFF + card] == OFF_NEW:
            table.cells[OFF + card] = OFF_OLD
        elif table.cells[OFF + card] != OFF_OLD:
            table.cells[OFF + card] = WORKING  # a stolen card that came home works again [RS-ACT.22] [RS-INT.11]
