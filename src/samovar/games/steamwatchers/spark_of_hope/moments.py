"""When caravans come in: what more happens at the moments of a turn, and the steps that are played otherwise."""

from __future__ import annotations

from typing import Any

from samovar.games.steamwatchers.activation import ActivationEnd
from samovar.games.steamwatchers.aftermath import Losses
from samovar.games.steamwatchers.battle import Rally
from samovar.games.steamwatchers.content.ids import MOVE, NONE
from samovar.games.steamwatchers.extensions import Occasion, Variant
from samovar.games.steamwatchers.flight import Retreat, Rout, give_up
from samovar.games.steamwatchers.pieces import Pieces
from samovar.games.steamwatchers.rows import (
    ACTIVE_ZONE,
    BOARD_ACTIVE,
    EXPLOITED,
    KIT_PLACES,
    LOADED,
    RESTING,
    ROLLED,
    SCORCHED_SIDE,
    SEATS,
    UNLOADED,
)
from samovar.games.steamwatchers.spark_of_hope import cradle, setup
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.losses import CaravanLosses, CaravanRout, fall_back
from samovar.games.steamwatchers.spark_of_hope.planning import CaravanPlanning
from samovar.games.steamwatchers.spark_of_hope.sensors import (
    LentSupport,
    SecondTurn,
    ask_shields,
    cover_first,
    may_lend,
)
from samovar.kernel.native import i64
from samovar.kernel.steps import Step


class KitsLaidOut(Occasion):
    """What lies ready before the first column rises."""

    def happen(self, table: Pieces, subject: i64) -> None:
        assert isinstance(table, CaravanTable)
        setup.lay_out_kits(table)
        setup.found_cradle(table)


class Equipment(Occasion):
    """A caravan comes with a clan's material."""

    def happen(self, table: Pieces, subject: i64) -> None:
        assert isinstance(table, CaravanTable)
        setup.equip(table, subject)


class Vanguard(Occasion):
    """The caravan is deployed before the soldiers."""

    def happen(self, table: Pieces, subject: i64) -> None:
        assert isinstance(table, CaravanTable)
        setup.load_board(table, subject)
        table.push(setup.CaravanPlace(subject))


class BoardCleared(Occasion):
    """A Move comes back; a Defence, or a Decoy that can no longer be used, stays. [SH-ORDER.7] [A-SH-DECOYPASS]"""

    def happen(self, table: Pieces, subject: i64) -> None:
        assert isinstance(table, CaravanTable)
        if table.board_order(subject) == MOVE:
            table.return_board_order(subject)


class Shields(Occasion):
    """An Archon card has just come into force, or acts again: who shields himself?"""

    def happen(self, table: Pieces, subject: i64) -> None:
        assert isinstance(table, CaravanTable)
        ask_shields(table, subject)


class SecondCard(Occasion):
    """What the Archon does after his card."""

    def happen(self, table: Pieces, subject: i64) -> None:
        table.push(SecondTurn(subject))


class CradleHelps(Occasion):
    """After the count of GEO, before victory is looked for."""

    def happen(self, table: Pieces, subject: i64) -> None:
        assert isinstance(table, CaravanTable)
        seat = cradle.keeper(table)
        if seat != NONE and cradle.gifts(table, seat):
            table.push(cradle.CradleGift(seat))


class BoardsTidied(Occasion):
    """Orders leave the boards, kits can be exploited again, one Archon card is left."""

    def happen(self, table: Pieces, subject: i64) -> None:
        assert isinstance(table, CaravanTable)
        for seat in range(table.seats):
            table.return_board_order(seat)
        for place in range(SEATS * KIT_PLACES):
            table.cells[EXPLOITED + place] = 0
        cover_first(table)


class BoardPlanning(Variant):
    """Boards are planned for together with the zones."""

    def plays(self, table: Pieces, step: Step[Any]) -> bool:
        table.push(CaravanPlanning())
        return True


class BoardReturned(Variant):
    """The token of the order that was activated returns after use, from a zone or from a board. [SH-ORDER.7]"""

    def plays(self, table: Pieces, step: Step[Any]) -> bool:
        assert isinstance(table, CaravanTable)
        assert isinstance(step, ActivationEnd)
        zone = table.active_zone()
        board = table.cells[BOARD_ACTIVE] == 1
        if board:
            table.return_board_order(step.seat)
        for cell in (BOARD_ACTIVE, LOADED, UNLOADED, ROLLED, RESTING, RESTING + 1):
            table.cells[cell] = 0
        table.cells[ACTIVE_ZONE] = 0
        table.claim(zone)  # nobody returns to an abandoned Cradle any more
        if not board and table.has_order(zone, step.seat):
            table.return_order(zone)
        return True


class LentFirst(Variant):
    """The order on the board is never spent for support; only the kit supports without one. [SH-ORDER.8]"""

    def plays(self, table: Pieces, step: Step[Any]) -> bool:
        assert isinstance(table, CaravanTable)
        assert isinstance(step, Rally)
        if not may_lend(table, step.side, step.zone):
            return False
        table.push(LentSupport(step.side, step.zone, step.role))
        return True


class WagonsLost(Variant):
    """Where a caravan fought, wagons may be lost in place of soldiers."""

    def plays(self, table: Pieces, step: Step[Any]) -> bool:
        assert isinstance(table, CaravanTable)
        assert isinstance(step, Losses)
        if step.side == SCORCHED_SIDE and table.cradle() != NONE:
            table.withdraw(step.zone, step.side, 1, 0)  # the Cradle has nobody to lose: it stops defending itself
            return True
        if not table.caravan_here(step.zone, step.side):
            return False
        table.push(CaravanLosses(step.side, step.zone, step.winner))
        return True


class CaravanFlees(Variant):
    """The order on the caravan board stays, whatever becomes of the zone's. [SH-COMBAT.2]"""

    def plays(self, table: Pieces, step: Step[Any]) -> bool:
        assert isinstance(table, CaravanTable)
        assert isinstance(step, Rout)
        if not table.caravan_here(step.zone, step.side):
            return False
        give_up(table, step.side, step.zone)
        table.push(CaravanRout(step.side, step.zone, step.winner))
        return True


class CaravanFallsBack(Variant):
    """A beaten caravan returns with the attackers."""

    def plays(self, table: Pieces, step: Step[Any]) -> bool:
        assert isinstance(table, CaravanTable)
        assert isinstance(step, Retreat)
        if not table.caravan_here(step.zone, step.side):
            return False
        fall_back(table, step.side, step.zone)
        return True
