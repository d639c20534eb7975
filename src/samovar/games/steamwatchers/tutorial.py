"""Apprenticeship: the rules come turn by turn, and with them the material that was set aside."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.content.ids import (
    ELITE,
    FORCED_MARCH,
    NEGOTIATION,
    NONE,
    TOKENS,
)
from samovar.games.steamwatchers.contracts import Signing, sign
from samovar.games.steamwatchers.muster import Levy
from samovar.games.steamwatchers.rows import (
    ASIDE_CONTRACT,
    ASIDE_ELITE,
    ASIDE_TOKEN,
    CONTRACT_RESERVE,
    RESERVE_ELITE,
    TOKEN_RESERVE,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.native import i64
from samovar.kernel.steps import Step

TURN_OF_ELITES: Final = 2
TURN_OF_CONTRACTS: Final = 3
TURN_OF_MARCHES: Final = 4


def set_aside(table: SteamTable, seat: i64) -> None:
    """Elites, contracts, the Negotiation and the Forced March tokens wait for their turn. [SW-SCN-APP.4]"""
    table.cells[ASIDE_ELITE + seat] = table.cells[RESERVE_ELITE + seat]
    table.cells[RESERVE_ELITE + seat] = 0
    table.cells[ASIDE_CONTRACT + seat] = table.cells[CONTRACT_RESERVE + seat]
    table.cells[CONTRACT_RESERVE + seat] = 0
    for token in (NEGOTIATION, FORCED_MARCH):
        place = seat * TOKENS + token
        table.cells[ASIDE_TOKEN + place] = table.cells[TOKEN_RESERVE + place]
        table.cells[TOKEN_RESERVE + place] = 0


class Lesson(Step[SteamTable]):
    """What a turn teaches comes before its Conclave. [SW-SCN-APP.1] [SW-SCN-APP.7] [SW-SCN-APP.8]"""

    def run(self, table: SteamTable) -> None:
        if not table.story().tutorial:
            return
        coming = table.turn() + 1
        order = table.reservation_order()
        if coming == TURN_OF_ELITES:
            self.hand_out_elites(table, order)
        elif coming == TURN_OF_CONTRACTS:
            self.hand_out_contracts(table, order)
        elif coming == TURN_OF_MARCHES:
            for seat in order:
                hand_out_token(table, seat, FORCED_MARCH)  # [SW-SCN-APP.13]

    def hand_out_elites(self, table: SteamTable, order: list[int]) -> None:
        """Each player places one elite soldier; from now on they can be recruited. [SW-SCN-APP.9] [SW-SCN-APP.10]"""
        for seat in order:
            table.cells[RESERVE_ELITE + seat] += table.cells[ASIDE_ELITE + seat]
            table.cells[ASIDE_ELITE + seat] = 0
        for place in range(len(order) - 1, -1, -1):
            table.push(Levy(NONE, order[place], ELITE, 1, NONE, False))

    def hand_out_contracts(self, table: SteamTable, order: list[int]) -> None:
        """Contracts and the Negotiation token; each player places one contract. [SW-SCN-APP.11] [SW-SCN-APP.12]"""
        for seat in order:
            table.cells[CONTRACT_RESERVE + seat] += table.cells[ASIDE_CONTRACT + seat]
            table.cells[ASIDE_CONTRACT + seat] = 0
            hand_out_token(table, seat, NEGOTIATION)
            home = table.free_sea(seat)
            if home != NONE and table.free_slots(home) > 0:
                sign(table, seat, home)  # the contract of Deployment 6 could not be placed before [A-SETUP-DEP6]
        for place in range(len(order) - 1, -1, -1):
            table.push(Signing(order[place], 1, False))


def hand_out_token(table: SteamTable, seat: i64, token: i64) -> None:
    place = seat * TOKENS + token
    table.cells[TOKEN_RESERVE + place] += table.cells[ASIDE_TOKEN + place]
    table.cells[ASIDE_TOKEN + place] = 0
