"""The seven clan boards: soldiers, special-action slots, fuel stocks, the supply and incubation tracks."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.schema import Flag, Kind, ListOf, Maybe, Record, TableOf, Whole, Word
from samovar.games.steamwatchers.content.ids import CLAN_IDS, ORDER_IDS, SQUARE_IDS, TOKEN_IDS
from samovar.kernel.errors import Unreadable
from samovar.kernel.native import i64

FIGURES_OF_A_CLAN: Final = 16
MOST_SLOTS: Final = 5  # places that a table keeps for a clan board
ENDLESS_WHEEL: Final = 1000  # more than all barrels of any box

CLAN_FIELDS: dict[str, Kind] = {
    "every-clan": Record(
        {
            "orders": Record({id: Whole() for id in ORDER_IDS}),
            "structures": Record({"column-floors": Whole(), "farms": Whole(), "turrets": Whole()}),
            "markers": Record({"geo": Whole(), "supply": Whole(), "incubation": Whole()}),
            "lowest-supply-square-coverable": Flag(),
        }
    ),
    "clans": TableOf(
        Record(
            {
                "figures": Record({"basic": Whole(), "elite": Whole()}),
                "start": Record({"basic": Whole(), "elite": Whole()}),
                "slots": ListOf(Word("free", "paid"), 1, MOST_SLOTS),
                "stocks": Record({"clean": Whole(), "contraband": Whole()}),
                "supply": ListOf(ListOf(Whole(), 2, 2), 1),
                "incubation": ListOf(Word(*SQUARE_IDS), 1),
                "after-last": Word("repeat", "stop"),
                "beacons": Whole(),
                "tokens": Record({id: Whole() for id in TOKEN_IDS}),
                "contracts": Whole(),
                "accomplice": Flag(),
                "wheel": Maybe(Whole(1)),
                "toxic-farms": Whole(),
            }
        ),
        ids=tuple(CLAN_IDS),
    ),
}


class EveryClan:
    """What all clans have alike."""

    def __init__(self, plain: dict[str, Any]) -> None:
        # In the order of ORDER_IDS. [SW-COMP.18]
        self.orders: list[int] = [plain["orders"][id] for id in ORDER_IDS]
        self.column_floors: int = plain["structures"]["column-floors"]
        self.farms: int = plain["structures"]["farms"]
        self.turrets: int = plain["structures"]["turrets"]
        self.geo: int = plain["markers"]["geo"]
        self.supply: int = plain["markers"]["supply"]
        self.incubation: int = plain["markers"]["incubation"]
        self.lowest_supply_coverable: bool = plain["lowest-supply-square-coverable"]


class ClanBoard:
    """One clan's board and box. [SW-BOARD.1]"""

    def __init__(self, id: str, plain: dict[str, Any]) -> None:
        self.id = id
        # Soldiers by kind, as in UNIT_IDS. [SW-COMP.24]
        self.figures: list[int] = [plain["figures"]["basic"], plain["figures"]["elite"]]
        self.start: list[int] = [plain["start"]["basic"], plain["start"]["elite"]]
        # The price of each special-action slot. [SW-BOARD.2]
        self.slot_costs: list[int] = [1 if slot == "paid" else 0 for slot in plain["slots"]]
        self.slots = len(self.slot_costs)
        # Places by kind of fuel, as in FUEL_IDS.
        self.stocks: list[int] = [plain["stocks"]["clean"], plain["stocks"]["contraband"]]
        self.supply_geo: list[int] = [square[0] for square in plain["supply"]]
        self.supply_units: list[int] = [square[1] for square in plain["supply"]]
        # What square 1, 2, 3 … of the incubation track brings; place 0 of the row is square 0, which brings nothing.
        self.incubation: list[int] = [0, *[SQUARE_IDS.index(square) for square in plain["incubation"]]]
        self.last_square = len(self.incubation) - 1
        self.last_square_repeats: bool = plain["after-last"] == "repeat"
        self.beacons: int = plain["beacons"]
        # Special-action tokens, as in TOKEN_IDS. [SW-COMP.19]
        self.tokens: list[int] = [plain["tokens"][token] for token in TOKEN_IDS]
        self.contracts: int = plain["contracts"]
        self.accomplice: bool = plain["accomplice"]
        # The highest bid that the combat wheel shows; without one a bid ends with one's fuel. [A-CBT-BIDLIMIT]
        self.wheel: int = ENDLESS_WHEEL if plain["wheel"] is None else plain["wheel"]
        self.toxic_farms: int = plain["toxic-farms"]
        self._check()

    def _check(self) -> None:
        where = f"clans.{self.id}"
        if sum(self.figures) != FIGURES_OF_A_CLAN:
            raise Unreadable(f"{where}.figures", f"a clan has {FIGURES_OF_A_CLAN} figures, not {sum(self.figures)}")
        if self.start[0] > self.figures[0] or self.start[1] > self.figures[1]:
            raise Unreadable(f"{where}.start", "more soldiers start than the clan has")
        for row in (self.supply_geo, self.supply_units):
            if row != sorted(row):
                raise Unreadable(f"{where}.supply", "the squares must rise from left to right")
        if self.supply_geo[0] != 0:
            raise Unreadable(f"{where}.supply", "the first square must be open to a clan without GEO")

    def supply_square(self, geo: i64, covered: i64) -> i64:
        """The square of the Supply marker at a level of GEO, with so many squares covered from the top.

        A level above the last square reads the last one. [SW-GB.12]
        """
        square = len(self.supply_geo) - 1 - covered
        while square > 0 and self.supply_geo[square] > geo:
            square -= 1
        return max(square, 0)
