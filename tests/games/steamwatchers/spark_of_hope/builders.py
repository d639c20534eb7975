"""Small builders for tables with caravans: each says only what a test is about."""

from __future__ import annotations

from samovar.games.steamwatchers.content.ids import CLAN_IDS, HEAVY_TRANSPORT, KIT_IDS, ORDER_IDS, TITLE_IDS
from samovar.games.steamwatchers.rows import (
    ABOARD_BASIC,
    ABOARD_ELITE,
    ADVANCED,
    KIT,
    KIT_PLACES,
    KITS_LEFT,
    PHASE,
    RESERVE_BASIC,
    RESERVE_ELITE,
    TURN,
    WAGON_HERE,
    WAGONS,
)
from samovar.games.steamwatchers.setup import take_clan
from samovar.games.steamwatchers.spark_of_hope.actions import activate_board
from samovar.games.steamwatchers.spark_of_hope.table import HopeTable
from samovar.kernel.chance import seeded
from samovar.kernel.game import full_config, new_table
from samovar.kernel.steps import settle
from tests.games.steamwatchers.builders import GAME, SEATS, entitle, zone

EXPANSION = "spark-of-hope"


def hope(*clans: str, scenario: str = "war", turn: int = 2) -> HopeTable:
    """An empty map; these clans have their boards and wagons, but no caravan is deployed yet."""
    sitting = [clans[seat] for seat in SEATS[: len(clans)]]
    config = {"scenario": scenario, "players": len(clans), "clans": sitting, "expansion": EXPANSION}
    table = GAME.setup(full_config(GAME, config))
    assert isinstance(table, HopeTable)
    table.stack.clear()
    table.chance = seeded(1)
    table.log = []
    table.cells[TURN] = turn
    table.cells[PHASE] = 3
    for number, seat in enumerate(SEATS[: len(clans)]):
        take_clan(table, seat, CLAN_IDS.index(clans[number]))
        entitle(table, seat, TITLE_IDS[table.places()[number]])
    return table


def hope_game(scenario: str = "war", players: int = 2, seed: int = 1, clans: tuple[str, ...] = ()) -> HopeTable:
    """A game from its first question on."""
    config = {"scenario": scenario, "players": players, "clans": list(clans), "expansion": EXPANSION}
    table = new_table(GAME, config, seeded(seed))
    assert isinstance(table, HopeTable)
    return table


def park(table: HopeTable, seat: int, where: str, wagons: int = 3) -> None:
    """The caravan stands there; wagons that it lacks block the last places of its board."""
    for place in range(wagons, KIT_PLACES):
        table.block(seat, place, WAGON_HERE)
    table.cells[WAGONS + seat] = wagons
    table.station_caravan(seat, zone(where))


def kit(name: str) -> int:
    return KIT_IDS.index(name)


def fit(table: HopeTable, seat: int, name: str, place: int = 2, advanced: bool = False) -> None:
    """A kit of the reserve lies on this place of the board, counted from 1."""
    if kit(name) != HEAVY_TRANSPORT:
        table.cells[KITS_LEFT + kit(name)] -= 1
        table.install(seat, place - 1, kit(name))
    table.cells[ADVANCED + seat * KIT_PLACES + place - 1] = int(advanced)


def advance(table: HopeTable, seat: int, place: int = 1) -> None:
    table.cells[ADVANCED + seat * KIT_PLACES + place - 1] = 1


def board(table: HopeTable, seat: int, order: str) -> None:
    """An order lies on the caravan board."""
    table.place_board_order(seat, ORDER_IDS.index(order))


def aboard(table: HopeTable, seat: int, basics: int, elites: int = 0) -> None:
    """Soldiers of the reserve ride on the Heavy Transport."""
    table.cells[RESERVE_BASIC + seat] -= basics
    table.cells[RESERVE_ELITE + seat] -= elites
    table.cells[ABOARD_BASIC + seat] += basics
    table.cells[ABOARD_ELITE + seat] += elites


def carried(table: HopeTable, seat: int) -> tuple[int, int]:
    return int(table.cells[ABOARD_BASIC + seat]), int(table.cells[ABOARD_ELITE + seat])


def board_activation(table: HopeTable, seat: int) -> HopeTable:
    """The seat activates the order on its caravan board."""
    activate_board(table, seat)
    settle(table)
    return table


def kits_of(table: HopeTable, seat: int) -> list[str]:
    """What lies on the three places: kits, a + for the advanced side, and what blocks a place."""
    names = []
    for place in range(KIT_PLACES):
        what = int(table.cells[KIT + seat * KIT_PLACES + place])
        name = "empty" if what == 0 else "blocked" if what > len(KIT_IDS) else KIT_IDS[what - 1]
        names.append(name + ("+" if table.advanced(seat, place) else ""))
    return names
