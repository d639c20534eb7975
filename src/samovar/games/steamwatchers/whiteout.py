"""The Great White: GEO, victory, fuel, supply, upkeep; then a new turn can begin."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.choices import ACCEPT, REFUSE, Accept, Disband, Keep
from samovar.games.steamwatchers.content.effects import GREAT_WHITE, SUPPLY
from samovar.games.steamwatchers.content.ids import BASIC, CONTRABAND, ELITE, NONE, SEAS, TOKENS, ZONES
from samovar.games.steamwatchers.contracts import lapse
from samovar.games.steamwatchers.election import Alms
from samovar.games.steamwatchers.elimination import CHECK_CLANS
from samovar.games.steamwatchers.events import Disbanded, PhaseBegan, Refilled, SupplySet
from samovar.games.steamwatchers.extensions import DISBANDING, GEO_COUNTED, TURN_ENDS
from samovar.games.steamwatchers.fuel import Spend
from samovar.games.steamwatchers.incubation import Recovery
from samovar.games.steamwatchers.offers import DISBANDED
from samovar.games.steamwatchers.rows import (
    BASICS,
    CLEAN_LEFT,
    CLEAN_STOCK,
    CLEAN_SURPLUS,
    CONTRABAND_LEFT,
    CONTRABAND_STOCK,
    CONTRABAND_SURPLUS,
    ELITES,
    GEO,
    INCUBATION,
    LEGATE_AT,
    LEGATE_OF,
    MORALE,
    MORALE_LEFT,
    PHASE,
    PRIMUS_AT,
    PRIMUS_OF,
    SICK_SLOT,
    SICK_SUPPLY,
    SIDES,
    SLOT,
    SLOTS,
    TOKEN_RESERVE,
    WARDS,
)
from samovar.games.steamwatchers.rows import SUPPLY as SUPPLY_ROW
from samovar.games.steamwatchers.scoring import count_geo, crown_hegemon, end_game
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.words import fire
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

WHITEOUT_PHASE: Final = 5


class Whiteout(Step[SteamTable]):
    """Phase 5 in its order: GEO, victory, preparation, upkeep. [SW-GB.1]"""

    def run(self, table: SteamTable) -> None:
        table.cells[PHASE] = WHITEOUT_PHASE
        table.tell(PhaseBegan(WHITEOUT_PHASE))
        order = table.reservation_order()
        table.then(Reckoning(), Preparation(), Upkeep(), Alms())
        if table.story().cleansing_cost:
            for place in range(len(order) - 1, -1, -1):
                table.push(Lazaret(order[place]))
        fire(table, GREAT_WHITE, NONE, NONE)


class Lazaret(Step[SteamTable]):
    """One scenario lets each clan buy a Quarantine token off its board, before the refill. [SW-SCN-HAVRES.4]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        if table.quarantines(self.seat) > 0 and table.fuel(self.seat) >= table.story().cleansing_cost:
            table.push(LazaretOffer(self.seat))


class LazaretOffer(Ask[SteamTable]):
    """Two algofuel for one token; the freed place counts in this very phase. [SW-SCN-HAVRES.4] [SW-SCN-HAVRES.5]"""

    rule: ClassVar[str] = "SW-SCN-HAVRES.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"cost": table.story().cleansing_cost}

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, Accept):
            return {"key": "choice-keep-quarantine", "args": {}}
        return {"key": "choice-buy-off", "args": {"cost": table.story().cleansing_cost}}

    def options(self, table: SteamTable) -> list[Choice]:
        return [ACCEPT, REFUSE]

    def otherwise(self, table: SteamTable, seat: int) -> Choice:
        return REFUSE

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Accept):
            table.then(Spend(self.seat, table.story().cleansing_cost), Recovery(self.seat, 1))


class Reckoning(Step[SteamTable]):
    """Step 1, and then victory is looked for, here and nowhere else. [SW-END.2]"""

    def run(self, table: SteamTable) -> None:
        count_geo(table)
        table.push(Verdict())
        table.occur(GEO_COUNTED, NONE)


class Verdict(Step[SteamTable]):
    """Step 2: somebody has won, or another turn can be prepared. [SW-GB.7]"""

    def run(self, table: SteamTable) -> None:
        # The scenario's turns are a maximum. [SW-SEQ.2] [SW-SCN.3]
        if not crown_hegemon(table) and table.turn() >= table.last_turn():
            end_game(table)


class Preparation(Step[SteamTable]):
    """Step 3: fuel, then supply."""

    def run(self, table: SteamTable) -> None:
        order = table.reservation_order()
        for seat in order:
            empty_surplus(table, seat)
        for seat in order:
            refill(table, seat)
        for seat in order:
            set_supply(table, seat)
        table.push(CHECK_CLANS)
        for place in range(len(order) - 1, -1, -1):
            seat = order[place]
            if table.units_on_map(seat) > table.cells[SUPPLY_ROW + seat]:
                table.push(Famine(seat))


def empty_surplus(table: SteamTable, seat: i64) -> None:
    """Surplus goes back to the general reserve. [SW-GB.11] [SW-FUEL.7]"""
    table.cells[CLEAN_LEFT] += table.cells[CLEAN_SURPLUS + seat]
    table.cells[CLEAN_SURPLUS + seat] = 0
    table.cells[CONTRABAND_LEFT] += table.cells[CONTRABAND_SURPLUS + seat]
    table.cells[CONTRABAND_SURPLUS + seat] = 0


def refill(table: SteamTable, seat: i64) -> None:
    """Every free place that no Quarantine token covers gets its barrel, while barrels last. [SW-GB.10] [SW-FUEL.4]"""
    clean = min(table.clean_places(seat) - table.cells[CLEAN_STOCK + seat], table.cells[CLEAN_LEFT])
    table.cells[CLEAN_STOCK + seat] += clean
    table.cells[CLEAN_LEFT] -= clean
    places = table.board(seat).stocks[CONTRABAND]
    contraband = min(places - table.cells[CONTRABAND_STOCK + seat], table.cells[CONTRABAND_LEFT])
    table.cells[CONTRABAND_STOCK + seat] += contraband
    table.cells[CONTRABAND_LEFT] -= contraband
    if table.log is not None:
        table.tell(Refilled(table.clan(seat), clean, contraband))


def set_supply(table: SteamTable, seat: i64) -> None:
    """The marker goes where the GEO level says, below what is under quarantine. [SW-GB.12] [SW-TRACK.5]"""
    board = table.board(seat)
    square = board.supply_square(table.cells[GEO + seat], table.cells[SICK_SUPPLY + seat])
    table.cells[SUPPLY_ROW + seat] = board.supply_units[square] + lasting.added(table, seat, SUPPLY)
    if table.log is not None:
        table.tell(SupplySet(table.clan(seat), table.cells[SUPPLY_ROW + seat]))


class Famine(Step[SteamTable]):
    """Units beyond the supply level leave the map; at any other time there may be more. [SW-GB.13] [SW-GB.14]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        if table.units_on_map(self.seat) > table.cells[SUPPLY_ROW + self.seat]:
            table.push(self)
            table.push(Disbanding(self.seat))


class Disbanding(Ask[SteamTable]):
    """The owner freely chooses who goes, to his reserve and never into exile. [SW-GB.13] [SW-BOARD.3]"""

    rule: ClassVar[str] = "SW-GB.13"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"excess": table.units_on_map(seat) - int(table.cells[SUPPLY_ROW + seat])}

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = []
        cells = table.cells
        place: i64 = self.seat
        zone: i64
        for zone in range(ZONES):
            if cells[BASICS + place] > 0:
                offered.append(DISBANDED[BASIC * ZONES + zone])
            if cells[ELITES + place] > 0:
                offered.append(DISBANDED[ELITE * ZONES + zone])
            place += SIDES
        return offered

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Disband):
            return None
        reason = table.objection(DISBANDING, seat, choice.zone, choice)
        return reason or obstacles.no_such_soldier(table, seat, choice.unit, choice.zone, "SW-GB.13")

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Disband)
        table.withdraw(choice.zone, self.seat, 1 - choice.unit, choice.unit)
        if table.log is not None:
            table.tell(Disbanded(table.clan(self.seat), choice.unit, choice.zone))


class Upkeep(Step[SteamTable]):
    """Step 4: contracts in Reservation order, then everything goes back to its place. [SW-GB.15]"""

    def run(self, table: SteamTable) -> None:
        order = table.reservation_order()
        table.then(Tidying(), CHECK_CLANS)
        for place in range(len(order) - 1, -1, -1):
            if table.contracts_on_map(order[place]) > 0:
                table.push(ContractUpkeep(order[place]))


def contracts_held(table: SteamTable, seat: i64) -> list[int]:
    """The sea of each contract on the map."""
    held: list[int] = []
    for sea in range(SEAS):
        held += [sea] * table.contracts(sea, seat)
    return held


def keepable(table: SteamTable, seat: i64) -> list[tuple[int, ...]]:
    """Every choice of contracts to keep that the seat can pay for, the fullest last."""
    found: list[tuple[int, ...]] = [()]
    for sea in contracts_held(table, seat):
        found += [(*some, sea) for some in found if (*some, sea) not in found]
    fuel = table.fuel(seat)
    return [seas for seas in found if upkeep_price(table, seat, seas) <= fuel]


def upkeep_price(table: SteamTable, seat: i64, seas: tuple[int, ...]) -> i64:
    """One algofuel each, save in the sea of one's deployment. [SW-GB.15] [SW-SETUP.26]"""
    free = table.free_sea(seat)
    return len([sea for sea in seas if sea != free])


class ContractUpkeep(Ask[SteamTable]):
    """Which contracts a player keeps; the others return to his reserve. [SW-GB.15]"""

    rule: ClassVar[str] = "SW-GB.15"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [Keep(seas) for seas in keepable(table, self.seat)]

    def habit(self, table: SteamTable, seat: int) -> Choice | None:
        """Contracts that cost nothing are kept."""
        held = tuple(contracts_held(table, self.seat))
        return Keep(held) if upkeep_price(table, self.seat, held) == 0 else None

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Keep):
            return None
        for sea in choice.seas:
            missing = obstacles.unsigned(table, seat, sea, "SW-GB.15")
            if missing is not None:
                return missing
        there = contracts_held(table, seat)
        short = obstacles.miscounted(choice.seas, there)
        if short != NONE:
            return Refusal("SW-GB.15", "why-not-so-many-contracts", obstacles.sea_args(short))
        price = upkeep_price(table, seat, choice.seas)
        if price <= table.fuel(seat):
            return obstacles.disordered(choice.seas, there, "SW-GB.15")
        return Refusal("SW-GB.15", "why-cannot-pay", {"cost": int(price), "fuel": int(table.fuel(seat))})

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        sea = obstacles.number_of("sea", kind, id)
        if sea == NONE:
            return None
        missing = obstacles.unsigned(table, seat, sea, "SW-GB.15")
        return missing or self.judge(table, seat, Keep((sea,)))

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Keep):
            return []
        return [Fact("fact-cost", {"barrels": upkeep_price(table, seat, choice.seas)}, "cost")]

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Keep)
        for sea in range(SEAS):
            kept = len([one for one in choice.seas if one == sea])
            while table.contracts(sea, self.seat) > kept:
                lapse(table, self.seat, sea)
        # Paid from the new stock; contraband still bites before the marker is reset. [A-GB-CONTRACT-PAY]
        price = upkeep_price(table, self.seat, choice.seas)
        if price:
            table.push(Spend(self.seat, price))


class Tidying(Step[SteamTable]):
    """Tokens, cubes and markers return to where a turn starts."""

    def run(self, table: SteamTable) -> None:
        zone: i64
        for zone in range(ZONES):
            if table.order_owner(zone) != NONE:
                table.return_order(zone)  # [SW-GB.16]
            if table.cells[MORALE + zone]:
                table.cells[MORALE + zone] = 0  # cubes never move, they only return [SW-GB.18] [SW-MORALE.3]
                table.cells[MORALE_LEFT] += 1  # [SW-MORALE.4]
        for seat in range(table.seats):
            self.clear_slots(table, seat)
            table.cells[WARDS + seat] = 0
            table.cells[INCUBATION + seat] = 0  # last of all [SW-GB.20] [SW-BOARD.4]
        table.occur(TURN_ENDS, NONE)
        # Both title tokens go back to the Conclave track. [SW-GB.19]
        table.cells[LEGATE_AT] = 0
        table.cells[LEGATE_OF] = 0
        table.cells[PRIMUS_AT] = 0
        table.cells[PRIMUS_OF] = 0

    def clear_slots(self, table: SteamTable, seat: i64) -> None:
        """Special tokens return to the reserve, Quarantine tokens stay. [SW-GB.17] [SW-SPEC.4]"""
        for number in range(SLOTS):
            token = table.slot(seat, number)
            if token > 0 and token != SICK_SLOT:
                table.cells[TOKEN_RESERVE + seat * TOKENS + token - 1] += 1
                table.cells[SLOT + seat * SLOTS + number] = 0
