"""Setup: decks, first columns, clans and titles in turn, then deployment in the reverse order."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.choices import ReserveTitle, TakeClan
from samovar.games.steamwatchers.content.ids import (
    BASIC,
    CLANS,
    CLEAN,
    CONTRABAND,
    ELITE,
    NONE,
    ORDERS,
    TOKENS,
)
from samovar.games.steamwatchers.deployment import Deploying
from samovar.games.steamwatchers.events import (
    ClanTaken,
    ColumnRose,
    FirstPlayerDrawn,
    SteamTurned,
    TitleReserved,
)
from samovar.games.steamwatchers.extensions import CLAN_TAKEN
from samovar.games.steamwatchers.offers import CLANS_TO_TAKE, TITLES_TO_RESERVE
from samovar.games.steamwatchers.rows import (
    ARCHON_DECK,
    ARCHON_LEFT,
    BEACON_RESERVE,
    CLAN,
    CLEAN_LEFT,
    CLEAN_STOCK,
    CONTRABAND_LEFT,
    CONTRABAND_STOCK,
    CONTRACT_RESERVE,
    FIRST_SEAT,
    GEO,
    ORDER_RESERVE,
    RESERVATION,
    RESERVE_BASIC,
    RESERVE_ELITE,
    STEAM_DECK,
    STEAM_LEFT,
    SUPPLY,
    TOKEN_RESERVE,
    TOXICS_LEFT,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.chance import orderings, shuffled
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Chance, Step


class ShuffleArchons(Chance[SteamTable]):
    """The Archon deck, face down. [SW-SETUP.2] [SW-COMP.15]"""

    def ways(self, table: SteamTable) -> int:
        return orderings(table.cells[ARCHON_LEFT])

    def happen(self, table: SteamTable, outcome: int) -> None:
        count = table.cells[ARCHON_LEFT]
        order = shuffled(outcome, [table.cells[ARCHON_DECK + depth] for depth in range(count)])
        for depth in range(count):
            table.cells[ARCHON_DECK + depth] = order[depth]


class ShuffleSteam(Chance[SteamTable]):
    """The top so many steam cards, or all. [SW-SETUP.7] [SW-SETUP.14]"""

    def __init__(self, top: int) -> None:
        self.top = top  # 0: the whole pile

    def ways(self, table: SteamTable) -> int:
        return orderings(self.count(table))

    def count(self, table: SteamTable) -> int:
        left = int(table.cells[STEAM_LEFT])
        return left if self.top == 0 else min(self.top, left)

    def happen(self, table: SteamTable, outcome: int) -> None:
        count = self.count(table)
        start = STEAM_DECK + table.cells[STEAM_LEFT] - count
        order = shuffled(outcome, [table.cells[start + depth] for depth in range(count)])
        for depth in range(count):
            table.cells[start + depth] = order[depth]


class FirstColumns(Step[SteamTable]):
    """The scenario's first columns; cards of deployments are ignored and go back into the pile. [SW-SETUP.11]"""

    def run(self, table: SteamTable) -> None:
        wanted = table.story().initial_columns
        ignored: list[int] = []
        while wanted > 0:
            card = table.draw_steam()
            if card == NONE:
                break
            table.tell(SteamTurned(card))
            if table.content.board.deployment[card] != NONE:
                ignored.append(card)  # [SW-SETUP.12]
                continue
            wanted -= 1
            table.discard_steam(card)
            # Each kept card places its floors. [SW-SETUP.13] [SW-DECK.3]
            floors = table.raise_column(card, table.content.board.floors[card] + table.story().added_floors)
            table.tell(ColumnRose(card, floors))
        for card in ignored:
            table.cells[STEAM_DECK + table.cells[STEAM_LEFT]] = card + 1
            table.cells[STEAM_LEFT] += 1
        if ignored:
            table.push(ShuffleSteam(0))


class FirstPlayer(Chance[SteamTable]):
    """The first player is random. [SW-SETUP.17]"""

    def ways(self, table: SteamTable) -> int:
        return table.seats

    def happen(self, table: SteamTable, outcome: int) -> None:
        table.cells[FIRST_SEAT] = outcome
        table.tell(FirstPlayerDrawn(outcome))


class Seating(Step[SteamTable]):
    """Clans and titles go round to the left, deployment then comes back to the right. [SW-SETUP.20] [SW-SETUP.21]"""

    def __init__(self, wishes: tuple[int, ...]) -> None:
        self.wishes = wishes  # the clan that each seat has agreed on before the game, or NONE

    def run(self, table: SteamTable) -> None:
        first = table.cells[FIRST_SEAT]
        order = [(first + place) % table.seats for place in range(table.seats)]
        for seat in order:
            table.push(Deploying(seat))
        for place in range(table.seats - 1, -1, -1):
            seat = order[place]
            table.push(ClanTurn(seat, self.wishes))


class ClanTurn(Step[SteamTable]):
    """One player takes a clan, then a title."""

    def __init__(self, seat: int, wishes: tuple[int, ...]) -> None:
        self.seat = seat
        self.wishes = wishes

    def run(self, table: SteamTable) -> None:
        table.push(TitleChoice(self.seat))
        wish = self.wishes[self.seat]
        if wish != NONE:
            take_clan(table, self.seat, wish)
        else:
            table.push(ClanChoice(self.seat, self.wishes))


class ClanChoice(Ask[SteamTable]):
    """Each player picks one of the clan boards that are left. [SW-SETUP.18] [SW-GOAL.1]"""

    rule: ClassVar[str] = "SW-SETUP.18"

    def __init__(self, seat: int, promised: tuple[int, ...]) -> None:
        self.seat = seat
        self.promised = promised

    def options(self, table: SteamTable) -> list[Choice]:
        barred = table.story().barred_clans
        return [
            CLANS_TO_TAKE[clan]
            for clan in range(CLANS)
            if clan not in barred and clan not in self.promised and table.seat_of(clan) == NONE
        ]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        # The neutral sides of some scenarios are nobody's to lead.
        if isinstance(choice, TakeClan) and (choice.clan >= CLANS or choice.clan in table.story().barred_clans):
            return Refusal("SW-SCN.4", "why-clan-barred")
        if isinstance(choice, TakeClan) and (choice.clan in self.promised or table.seat_of(choice.clan) != NONE):
            return Refusal("SW-SETUP.18", "why-clan-taken")
        return None

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, TakeClan)
        take_clan(table, self.seat, choice.clan)


def take_clan(table: SteamTable, seat: int, clan: int) -> None:
    """The clan's material goes to its leader. [SW-COMP.16]"""
    table.cells[CLAN + seat] = clan + 1
    board = table.board(seat)
    every = table.content.every_clan
    table.cells[RESERVE_BASIC + seat] = board.figures[BASIC]
    table.cells[RESERVE_ELITE + seat] = board.figures[ELITE]
    table.cells[BEACON_RESERVE + seat] = board.beacons
    table.cells[CONTRACT_RESERVE + seat] = board.contracts
    table.cells[TOXICS_LEFT] += board.toxic_farms
    for token in range(TOKENS):
        table.cells[TOKEN_RESERVE + seat * TOKENS + token] = board.tokens[token]
    for kind in range(ORDERS):
        table.cells[ORDER_RESERVE + seat * ORDERS + kind] = every.orders[kind]
    # Each free place of both stocks is filled; the markers stand on 5, 10 and 0. [SW-SETUP.28] [SW-SETUP.29]
    table.cells[CLEAN_STOCK + seat] = min(board.stocks[CLEAN], table.cells[CLEAN_LEFT])
    table.cells[CLEAN_LEFT] -= table.cells[CLEAN_STOCK + seat]
    table.cells[CONTRABAND_STOCK + seat] = min(board.stocks[CONTRABAND], table.cells[CONTRABAND_LEFT])
    table.cells[CONTRABAND_LEFT] -= table.cells[CONTRABAND_STOCK + seat]
    table.cells[GEO + seat] = every.geo  # [SW-SETUP.27]
    table.cells[SUPPLY + seat] = every.supply  # [SW-SETUP.30]
    table.occur(CLAN_TAKEN, seat)
    if table.log is not None:
        table.tell(ClanTaken(seat, clan))


class TitleChoice(Ask[SteamTable]):
    """Right after his clan, a free title for the first turn. [SW-SETUP.19]"""

    rule: ClassVar[str] = "SW-SETUP.19"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [TITLES_TO_RESERVE[place] for place in table.places() if table.cells[RESERVATION + place] == 0]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return obstacles.untitled(table, choice.title) if isinstance(choice, ReserveTitle) else None

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, ReserveTitle)
        table.reserve_title(self.seat, choice.title)
        if table.log is not None:
            table.tell(TitleReserved(table.clan(self.seat), choice.title))
