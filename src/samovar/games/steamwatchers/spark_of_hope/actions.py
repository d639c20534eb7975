"""What a player may do with a caravan and its kits, among the base game's choices."""

from __future__ import annotations

from samovar.games.steamwatchers.activation import ActivationEnd
from samovar.games.steamwatchers.choices import Disband, Exile, Shift
from samovar.games.steamwatchers.content.ids import DECOY, MOVE, NONE
from samovar.games.steamwatchers.defence import DefenceAction
from samovar.games.steamwatchers.elimination import CheckClans
from samovar.games.steamwatchers.extensions import Actions
from samovar.games.steamwatchers.obstacles import zone_args
from samovar.games.steamwatchers.pieces import Pieces
from samovar.games.steamwatchers.rows import (
    ACTIVE,
    ACTIVE_ZONE,
    BEACON_SET,
    BOARD_ACTIVE,
    ROLLED,
    SET_OUT,
    UNNUMBERED,
)
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import (
    ActivateCaravan,
    Drive,
    ExploitKits,
    Ferry,
    Load,
    ObtainKits,
    Unload,
)
from samovar.games.steamwatchers.spark_of_hope.events import BoardActivated
from samovar.games.steamwatchers.spark_of_hope.journey import (
    CaravanManoeuvre,
    caravan_moves,
    refuse_caravan_move,
    take_caravan_move,
)
from samovar.games.steamwatchers.spark_of_hope.workshop import (
    Exploitation,
    Workshop,
    refuse_exploitation,
    refuse_workshop,
)
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64


def activate_board(table: CaravanTable, seat: i64) -> None:
    """The zone where the caravan stands is the active one. [SH-ORDER.7]"""
    zone = table.caravan_zone(seat)
    kind = table.board_order(seat)
    table.cells[ACTIVE] = seat + 1
    table.cells[ACTIVE_ZONE] = zone + 1
    table.cells[BOARD_ACTIVE] = 1
    table.cells[BEACON_SET] = 0
    table.cells[SET_OUT] = 0
    table.cells[UNNUMBERED] = 0
    if table.log is not None:
        table.tell(BoardActivated(table.clan(seat), kind))
    table.then(ActivationEnd(seat), CheckClans())
    if kind == MOVE:
        table.push(CaravanManoeuvre(seat))  # [SH-ORDER.3]
    elif kind == DECOY:
        table.push(Exploitation(seat))  # a Decoy does nothing else [SH-ORDER.6]
    else:
        table.push(DefenceAction(seat, zone))  # [SH-ORDER.5]


class BoardOrder(Actions):
    """One order at a time, the caravan board's among the others. [SH-ORDER.7]"""

    def options(self, table: Pieces, seat: i64, zone: i64) -> list[Choice]:
        assert isinstance(table, CaravanTable)
        return [] if table.board_order(seat) == NONE else [ActivateCaravan()]

    def judge(self, table: Pieces, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        assert isinstance(table, CaravanTable)
        if not isinstance(choice, ActivateCaravan) or table.board_order(seat) != NONE:
            return None
        return Refusal("SH-ORDER.7", "why-no-board-order")

    def take(self, table: Pieces, seat: i64, zone: i64, choice: Choice) -> bool:
        assert isinstance(table, CaravanTable)
        activate_board(table, seat)
        return True


class CaravanMoves(Actions):
    """The caravan moves with the order of its zone, and may still unload where it has gone. [SH-TL.1]"""

    def options(self, table: Pieces, seat: i64, zone: i64) -> list[Choice]:
        assert isinstance(table, CaravanTable)
        if not table.has_caravan(seat) or (table.caravan_zone(seat) != zone and table.cells[ROLLED] == 0):
            return []
        return caravan_moves(table, seat)

    def judge(self, table: Pieces, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        assert isinstance(table, CaravanTable)
        elsewhere = table.has_caravan(seat) and table.caravan_zone(seat) != zone and table.cells[ROLLED] == 0
        if elsewhere and isinstance(choice, (Drive, Ferry, Load, Unload)):
            return Refusal("SH-TL.1", "why-caravan-elsewhere")
        return refuse_caravan_move(table, seat, choice)

    def take(self, table: Pieces, seat: i64, zone: i64, choice: Choice) -> bool:
        assert isinstance(table, CaravanTable)
        take_caravan_move(table, seat, choice)
        return True


class KitActions(Actions):
    """Kits are obtained with any Defence order, exploited with the board's only. [SH-KIT.1] [SH-EXPLOIT.1]"""

    def options(self, table: Pieces, seat: i64, zone: i64) -> list[Choice]:
        assert isinstance(table, CaravanTable)
        offered: list[Choice] = []
        if refuse_workshop(table, seat) is None:
            offered.append(ObtainKits())
        if refuse_exploitation(table, seat) is None:
            offered.append(ExploitKits())
        return offered

    def judge(self, table: Pieces, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        assert isinstance(table, CaravanTable)
        if isinstance(choice, ObtainKits):
            return refuse_workshop(table, seat)
        return refuse_exploitation(table, seat) if isinstance(choice, ExploitKits) else None

    def take(self, table: Pieces, seat: i64, zone: i64, choice: Choice) -> bool:
        assert isinstance(table, CaravanTable)
        if isinstance(choice, ObtainKits):
            table.push(Workshop(seat, table.havens(seat), ()))
            return True
        if isinstance(choice, ExploitKits):
            table.push(Exploitation(seat))
            return True
        return False


class NoSoldiers(Actions):
    """A caravan that stands alone is nobody to be sent home, exiled or shifted. [SH-CARAVAN.5] [SH-CARAVAN.8]"""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def judge(self, table: Pieces, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        if not isinstance(choice, (Disband, Exile, Shift)) or table.units(zone, seat) > 0:
            return None
        return Refusal(self.rule, "why-caravan-only", zone_args(zone)) if table.stands(zone, seat) else None
