"""A mind for Steamwatchers with caravans: what kits, wagons and cargo are worth, and where a caravan is useful."""

from __future__ import annotations

from typing import Final

from samovar.bots.mind import Mind
from samovar.bots.minds.steamwatchers import SteamMind
from samovar.games.steamwatchers.choices import FINISH, Pass
from samovar.games.steamwatchers.content.ids import DECOY, DEFENCE, HEAVY_TRANSPORT, KIT_IDS, MOVE, NONE, ORDERS
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.rows import (
    ABOARD_BASIC,
    ABOARD_ELITE,
    EXPLOITED,
    KIT_PLACES,
    MOBILE_FARMS,
    MOBILE_TURRETS,
    ORDER_RESERVE,
    ROLLED,
    WAGON_TROPHIES,
)
from samovar.games.steamwatchers.spark_of_hope.actions import activate_board
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import (
    ActivateCaravan,
    BuyKit,
    Condemn,
    Drive,
    Exploit,
    Ferry,
    Load,
    PlanCaravan,
    Unload,
    UpgradeKit,
)
from samovar.games.steamwatchers.spark_of_hope.journey import CaravanManoeuvre
from samovar.games.steamwatchers.spark_of_hope.losses import Condemnation
from samovar.games.steamwatchers.spark_of_hope.planning import CaravanPlanning, planner, tokens_left
from samovar.games.steamwatchers.spark_of_hope.transport import Embarking
from samovar.games.steamwatchers.spark_of_hope.workshop import ExploitNext, KitGift, Shopping, exploitable
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.game import Game
from samovar.kernel.steps import QuestionStep, act, asked, options, pending
from samovar.kernel.table import Table, copy

WAGON_VALUE: Final = 3.0
PRIZED_WAGON: Final = 8.0  # where the winner keeps it
CARGO_SHARE: Final = 0.8
FREES_SOLDIERS: Final = 1.5  # a caravan that goes itself leaves them free for another goal
WORKED: Final = 1.0  # a kit that has been exploited this turn
WORTH_BUYING: Final = 0.5
WORTH_DRIVING: Final = 2.5  # more than a kit that works

# What a kit brings a turn, and how much more on its advanced side.
KIT_WORTH: Final = {
    "heavy-transport": (0.5, 0.2),
    "biomass-generator": (1.2, 0.8),
    "amphibious-modules": (0.4, 0.2),
    "hydraulic-tripods": (0.6, 0.3),
    "sensor-bay": (0.7, 0.4),
    "recycling-station": (0.7, 0.4),
    "magnetic-cannons": (0.7, 0.5),
    "combat-simulators": (2.0, 0.4),
    "emp-fields": (0.3, 0.3),
    "experimental-greenhouse": (0.8, 2.5),  # a GEO at the end
}
BASIC_WORTH: Final = [KIT_WORTH[id][0] for id in KIT_IDS]
ADVANCED_WORTH: Final = [KIT_WORTH[id][0] + KIT_WORTH[id][1] for id in KIT_IDS]


def turns_left(table: SteamTable) -> int:
    return max(1, table.last_turn() - table.turn() + 1)


def kit_worth(table: CaravanTable, kit: int, advanced: bool) -> float:
    return (ADVANCED_WORTH[kit] if advanced else BASIC_WORTH[kit]) * turns_left(table)


def place_worth(table: CaravanTable, seat: int, place: int, unit: float) -> float:
    """What would be lost with a kit place: its kit, and the passengers of a transport."""
    kit = table.kit_at(seat, place)
    if kit == NONE:
        return 0.0
    passengers = unit * int(table.cargo(seat)) if kit == HEAVY_TRANSPORT else 0.0
    return kit_worth(table, kit, table.advanced(seat, place)) + passengers


class CaravanMind(SteamMind):
    """The mind of the base game, and on tables with caravans what they add."""

    def weighed(self, weights: dict[str, float]) -> Mind:
        return CaravanMind({**self.known, **weights})

    def standing(self, table: SteamTable, seat: int) -> float:
        value = super().standing(table, seat)
        if not isinstance(table, CaravanTable) or not table.playing(seat):
            return value
        value += self.geo_weight * int(table.cells[WAGON_TROPHIES + seat])
        if not table.has_caravan(seat):
            return value
        value += (PRIZED_WAGON if table.story().added.mobile_structures else WAGON_VALUE) * int(table.wagons(seat))
        value += self.geo_weight * int(table.cells[MOBILE_FARMS + seat]) + 1.5 * int(table.cells[MOBILE_TURRETS + seat])
        value += (
            CARGO_SHARE
            * self.unit_weight
            * int(table.cells[ABOARD_BASIC + seat] + 2 * table.cells[ABOARD_ELITE + seat])
        )
        if table.cells[ROLLED] and table.active() == seat:
            value += FREES_SOLDIERS
        for place in range(KIT_PLACES):
            value += place_worth(table, seat, place, self.unit_weight)
            value += WORKED * int(table.cells[EXPLOITED + seat * KIT_PLACES + place])
        return value + self.lone_caravan(table, seat)

    def lone_caravan(self, table: CaravanTable, seat: int) -> float:
        """A caravan holds or attacks a zone by itself; the base mind sees only soldiers."""
        zone = table.caravan_zone(seat)
        if table.units(zone, seat) > 0:
            return 0.0
        if table.control(zone) != seat:
            return self.assault(table, zone, seat)
        return (self.safety(table, zone, seat) - 0.55) * (self.zone_weight + self.prize(table, zone, seat))

    def prize(self, table: SteamTable, zone: int, seat: int) -> float:
        value = super().prize(table, zone, seat)
        if zone == table.story().added.cradle:
            value += self.geo_weight * table.story().added.cradle_geo
        if isinstance(table, CaravanTable) and table.is_haven(zone):
            value += 1.0  # a point for kits
        return value

    def habit(self, game: Game, seen: Table, seat: int) -> Choice | None:
        question = pending(seen)
        if isinstance(seen, CaravanTable) and question is not None:
            if isinstance(question, CaravanManoeuvre):
                return self.manoeuvre(game, seen, seat)
            small = self.small_answer(seen, seat, question)
            if small is not None:
                return small
        return super().habit(game, seen, seat)

    def small_answer(self, table: CaravanTable, seat: int, question: QuestionStep[Table]) -> Choice | None:
        """Which kit to buy, to exploit or to give up needs no looking ahead."""
        if isinstance(question, (Shopping, KitGift)):
            return self.purchase(table, seat)
        if isinstance(question, ExploitNext):
            return Exploit(exploitable(table, seat)[0])
        if isinstance(question, Embarking):
            return options(table, seat)[0]
        if isinstance(question, Condemnation):
            offered = options(table, seat)
            plain = [choice for choice in offered if isinstance(choice, Condemn)]
            return (
                min(plain, key=lambda choice: place_worth(table, seat, choice.place, self.unit_weight))
                if plain
                else None
            )
        return None

    def purchase(self, table: CaravanTable, seat: int) -> Choice:
        """The kit that gains most, counting what it replaces; nothing if none is worth a point."""
        best = WORTH_BUYING
        offered = options(table, seat)
        chosen = FINISH if FINISH in offered else offered[0]
        for choice in offered:
            gain = 0.0
            if isinstance(choice, BuyKit):
                gain = kit_worth(table, choice.kit, False) - place_worth(table, seat, choice.place, self.unit_weight)
            elif isinstance(choice, UpgradeKit):
                gain = kit_worth(table, choice.kit, True) - kit_worth(table, choice.kit, False)
            if gain > best:
                best = gain
                chosen = choice
        return chosen

    def plan(self, game: Game, seen: SteamTable, seat: int, question: Planning, seed: int) -> Choice | None:
        if not isinstance(question, CaravanPlanning) or not isinstance(seen, CaravanTable) or not planner(seen, seat):
            return super().plan(game, seen, seat, question, seed)
        drives = self.drive_gain(game, seen, seat) > WORTH_DRIVING
        orders = self.orders(game, self.afoot(seen, seat) if drives else seen, seat, question, seed)
        if question.judge(seen, seat, PlanCaravan(orders, ())) is not None:
            return None
        return PlanCaravan(orders, self.board(seen, seat, orders, drives))

    def afoot(self, seen: CaravanTable, seat: int) -> CaravanTable:
        """The same table for the soldiers alone: the caravan has its own order, and one Move token is kept for it."""
        lean = copy(seen)
        lean.cells[ROLLED] = 1
        if lean.orders_left(seat, MOVE) > 0:
            lean.cells[ORDER_RESERVE + seat * ORDERS + MOVE] -= 1
        return lean

    def board(self, seen: CaravanTable, seat: int, orders: tuple[int, ...], drives: bool) -> tuple[int, ...]:
        """Move the caravan if that gains, exploit its kits if they can, else defend."""
        left = tokens_left(seen, seat, orders)
        goes_anyway = (seen.caravan_zone(seat), MOVE) in zip(orders[::2], orders[1::2], strict=True)
        if drives and left[MOVE] > 0 and not goes_anyway:
            return (MOVE,)
        if left[DECOY] > 0 and exploitable(seen, seat):
            return (DECOY,)
        return (DEFENCE,) if left[DEFENCE] > 0 else ()

    def drive_gain(self, game: Game, seen: CaravanTable, seat: int) -> float:
        determinized = self.whole(game, seen, seat)
        determinized.stack.clear()
        before = self.worth_beside(determinized, seat)
        assert isinstance(determinized, CaravanTable)
        determinized.place_board_order(seat, MOVE)
        activate_board(determinized, seat)
        return self.best_move(determinized, seat)[0] - before

    def worth_beside(self, table: SteamTable, seat: int) -> float:
        """What a position is worth while the game goes on, also for a table without a question."""
        trial = copy(table)
        trial.then(CaravanManoeuvre(seat))
        return self.worth(trial, seat)

    def play(self, game: Game, seen: SteamTable, seat: int) -> Choice | None:
        """The order on the board counts among the others."""
        usual = super().play(game, seen, seat)
        if not isinstance(seen, CaravanTable) or ActivateCaravan() not in options(seen, seat):
            return usual
        determinized = self.whole(game, seen, seat)
        here = self.worth(determinized, seat)
        act(determinized, seat, ActivateCaravan())
        gain = self.after_activation(determinized, seat) - here
        # A caravan that drives goes first, before others take its goal; the rest of the board waits for the zones.
        urgent = seen.board_order(seat) == MOVE and gain > WORTH_DRIVING
        return ActivateCaravan() if urgent or (gain > self.enough_weight and isinstance(usual, Pass)) else usual

    def after_activation(self, table: SteamTable, seat: int) -> float:
        question = pending(table)
        if isinstance(question, CaravanManoeuvre):
            return self.best_move(table, seat)[0]
        if isinstance(question, ExploitNext):
            self.follow(table, seat)
            return self.worth(table, seat)
        return super().after_activation(table, seat)

    def follow(self, table: SteamTable, seat: int) -> None:
        if not isinstance(table, CaravanTable):
            super().follow(table, seat)
            return
        for _ in range(12):
            question = pending(table)
            if question is None or asked(table) != [seat]:
                return
            small = self.small_answer(table, seat, question)
            if small is None:
                super().follow(table, seat)
                return
            act(table, seat, small)

    def tempting(self, table: SteamTable, seat: int, choice: Choice) -> bool:
        if isinstance(choice, (Drive, Ferry)):
            goal = choice.path[-1] if isinstance(choice, Drive) else choice.zone
            return table.control(goal) != seat or table.floors(goal) + table.farms(goal) > 0
        if isinstance(choice, (Load, Unload)):
            return True
        return super().tempting(table, seat, choice)

    def after_group(self, table: SteamTable, seat: int) -> float:
        question = pending(table)
        if isinstance(question, CaravanManoeuvre):
            return self.worth(table, seat)
        if isinstance(question, Embarking):
            return self.after_loading(table, seat)
        return super().after_group(table, seat)

    def after_loading(self, table: SteamTable, seat: int) -> float:
        """As many as fit go aboard, and are set down where they are worth most."""
        act(table, seat, options(table, seat)[0])
        best = self.worth(table, seat)
        for choice in options(table, seat):
            if isinstance(choice, Unload):
                trial = copy(table)
                act(trial, seat, choice)
                act(trial, seat, options(trial, seat)[0])
                best = max(best, self.worth(trial, seat))
        return best
