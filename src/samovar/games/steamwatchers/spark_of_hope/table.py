"""A table with caravans: what the expansion says wherever the base game asks."""

from __future__ import annotations

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.activation import ActivationEnd
from samovar.games.steamwatchers.content.effects import GAIN_KIT, SHIELD_HARM, UPGRADE_KIT, Effect
from samovar.games.steamwatchers.content.ids import ARCHONS, BASE_ARCHONS, DECOY, MOVE, NONE
from samovar.games.steamwatchers.defence import DefenceAction
from samovar.games.steamwatchers.elimination import CheckClans
from samovar.games.steamwatchers.rows import (
    ACTIVE,
    ACTIVE_ZONE,
    ARCHON_ASIDE,
    ARCHONS_ASIDE,
    BEACON_SET,
    BOARD_ACTIVE,
    EXPLOITED,
    KIT_PLACES,
    LOADED,
    MOBILE_FARMS,
    RESTING,
    ROLLED,
    SCORCHED_SIDE,
    SEATS,
    SECOND_UP,
    SET_OUT,
    UNLOADED,
    WAGON_TROPHIES,
)
from samovar.games.steamwatchers.spark_of_hope import cradle, setup
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import ActivateCaravan, ExploitKits, ObtainKits
from samovar.games.steamwatchers.spark_of_hope.events import BoardActivated
from samovar.games.steamwatchers.spark_of_hope.inventory import add_caravans
from samovar.games.steamwatchers.spark_of_hope.journey import (
    CaravanManoeuvre,
    caravan_moves,
    refuse_caravan_move,
    take_caravan_move,
)
from samovar.games.steamwatchers.spark_of_hope.losses import CaravanLosses, CaravanRout, fall_back
from samovar.games.steamwatchers.spark_of_hope.planning import CaravanPlanning
from samovar.games.steamwatchers.spark_of_hope.sensors import (
    LentSupport,
    SecondTurn,
    ask_shields,
    cover_first,
    may_lend,
)
from samovar.games.steamwatchers.spark_of_hope.workshop import (
    Exploitation,
    KitGift,
    UpgradeGift,
    Workshop,
    purchases,
    refuse_exploitation,
    refuse_workshop,
    upgrades,
)
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64


class HopeTable(CaravanTable):
    """Everything that a game with Spark of Hope is."""

    def fresh(self) -> HopeTable:
        return HopeTable(self.content)

    # Setup.

    def prepare_more(self) -> None:
        setup.lay_out_kits(self)
        setup.found_cradle(self)

    def equip_more(self, seat: i64) -> None:
        setup.equip(self, seat)

    def deploy_more(self, seat: i64) -> None:
        setup.load_board(self, seat)
        self.push(setup.CaravanPlace(seat))

    def archon_pool(self) -> list[int]:
        """The second card in force is neither in the deck nor in a hand."""
        return [card for card in range(ARCHONS) if self.cells[SECOND_UP] != card + 1]

    def archon_aside(self, rest: list[int]) -> list[int]:
        """Base cards that nobody has seen may be among the six that were laid aside."""
        aside = min(self.content.box.archons_replaced, ARCHONS_ASIDE)
        gone = [card for card in rest if card < BASE_ARCHONS][:aside]
        for place in range(aside):
            self.cells[ARCHON_ASIDE + place] = gone[place] + 1
        return [card for card in rest if card not in gone]

    # Planning and activation.

    def plan_more(self) -> bool:
        self.push(CaravanPlanning())
        return True

    def more_activations(self, seat: i64) -> list[Choice]:
        """One order at a time, the caravan board's among the others. [SH-ORDER.7]"""
        return [] if self.board_order(seat) == NONE else [ActivateCaravan()]

    def refuse_activation(self, seat: i64, choice: Choice) -> Refusal | None:
        return Refusal("SH-ORDER.7", "why-no-board-order") if isinstance(choice, ActivateCaravan) else None

    def activate_more(self, seat: i64, choice: Choice) -> None:
        """The zone where the caravan stands is the active one. [SH-ORDER.7]"""
        zone = self.caravan_zone(seat)
        kind = self.board_order(seat)
        self.cells[ACTIVE] = seat + 1
        self.cells[ACTIVE_ZONE] = zone + 1
        self.cells[BOARD_ACTIVE] = 1
        self.cells[BEACON_SET] = 0
        self.cells[SET_OUT] = 0
        if self.log is not None:
            self.tell(BoardActivated(self.clan(seat), kind))
        self.then(ActivationEnd(seat), CheckClans())
        if kind == MOVE:
            self.push(CaravanManoeuvre(seat))  # [SH-ORDER.3]
        elif kind == DECOY:
            self.push(Exploitation(seat))  # a Decoy does nothing else [SH-ORDER.6]
        else:
            self.push(DefenceAction(seat, zone))  # [SH-ORDER.5]

    def close_activation(self, seat: i64) -> bool:
        """The token returns after use. [SH-ORDER.7]"""
        zone = self.active_zone()
        board = self.cells[BOARD_ACTIVE] == 1
        if board:
            self.return_board_order(seat)
        for cell in (BOARD_ACTIVE, LOADED, UNLOADED, ROLLED, RESTING, RESTING + 1):
            self.cells[cell] = 0
        self.cells[ACTIVE_ZONE] = 0
        self.claim(zone)  # nobody returns to an abandoned Cradle any more
        return board

    def pass_more(self, seat: i64) -> None:
        """A Move comes back; a Defence, or a Decoy that can no longer be used, stays. [SH-ORDER.7] [A-SH-DECOYPASS]"""
        if self.board_order(seat) == MOVE:
            self.return_board_order(seat)

    # A Move order in the caravan's zone.

    def more_moves(self, seat: i64, zone: i64) -> list[Choice]:
        """The caravan moves with the order of its zone, and may still unload where it has gone. [SH-TL.1]"""
        if not self.has_caravan(seat) or (self.caravan_zone(seat) != zone and self.cells[ROLLED] == 0):
            return []
        return caravan_moves(self, seat)

    def take_move(self, seat: i64, zone: i64, choice: Choice) -> None:
        take_caravan_move(self, seat, choice)

    def refuse_move(self, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        if self.has_caravan(seat) and self.caravan_zone(seat) != zone and self.cells[ROLLED] == 0:
            return Refusal("SH-TL.1", "why-caravan-elsewhere")
        return refuse_caravan_move(self, seat, choice)

    # A Defence order.

    def more_defences(self, seat: i64, zone: i64) -> list[Choice]:
        """Kits are obtained with any Defence order, exploited with the board's only. [SH-KIT.1] [SH-EXPLOIT.1]"""
        offered: list[Choice] = []
        if refuse_workshop(self, seat) is None:
            offered.append(ObtainKits())
        if refuse_exploitation(self, seat) is None:
            offered.append(ExploitKits())
        return offered

    def refuse_defence(self, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        if isinstance(choice, ObtainKits):
            return refuse_workshop(self, seat)
        return refuse_exploitation(self, seat) if isinstance(choice, ExploitKits) else None

    def take_defence(self, seat: i64, zone: i64, choice: Choice) -> bool:
        if isinstance(choice, ObtainKits):
            self.push(Workshop(seat, self.havens(seat), ()))
            return True
        if isinstance(choice, ExploitKits):
            self.push(Exploitation(seat))
            return True
        return False

    # A combat.

    def lend_support(self, side: i64, zone: i64, role: i64) -> bool:
        """The order on the board is never spent for support; only the kit supports without one. [SH-ORDER.8]"""
        if not may_lend(self, side, zone):
            return False
        self.push(LentSupport(side, zone, role))
        return True

    def lose_more(self, side: i64, zone: i64, winner: i64) -> bool:
        if side == SCORCHED_SIDE and self.story().cradle != NONE:
            self.withdraw(zone, side, 1, 0)  # the Cradle has nobody to lose: it stops defending itself
            return True
        if not self.caravan_here(zone, side):
            return False
        self.push(CaravanLosses(side, zone, winner))
        return True

    def rout_more(self, side: i64, zone: i64, winner: i64) -> bool:
        """The order on the caravan board stays, whatever becomes of the zone's. [SH-COMBAT.2]"""
        if not self.caravan_here(zone, side):
            return False
        self.push(CaravanRout(side, zone, winner))
        return True

    def retreat_more(self, side: i64, zone: i64) -> bool:
        if not self.caravan_here(zone, side):
            return False
        fall_back(self, side, zone)
        return True

    # Cards.

    def spares(self, effect: Effect, seat: i64) -> bool:
        """Who keeps a card off is left out of it all; basic E.M.P. Fields ward off what harms. [SH-KITS.4]"""
        if self.exempt(effect.memory, seat):
            return True
        return effect.harmful and 0 <= effect.memory < ARCHONS and lasting.holds(self, seat, SHIELD_HARM)

    def shield(self, card: i64) -> None:
        ask_shields(self, card)

    def more_archon(self, seat: i64) -> None:
        self.push(SecondTurn(seat))

    def can_do_more(self, number: i64, seat: i64) -> bool:
        if not self.has_caravan(seat):
            return False
        if self.content.effects[number].word == UPGRADE_KIT:
            return len(upgrades(self, seat, ())) > 0
        return len(purchases(self, seat, ())) > 0

    def carry_out_more(self, number: i64, seat: i64) -> None:
        word = self.content.effects[number].word
        if word == UPGRADE_KIT:
            self.push(UpgradeGift(number, seat))
        elif word == GAIN_KIT:
            self.push(KitGift(number, seat))

    # The Great White and the end.

    def more_geo(self, seat: i64) -> i64:
        """One for each mobile farm, two for the Cradle. [SH-SCN-SOH.3] [SH-SCN-BERCEAU.11]"""
        total = self.cells[MOBILE_FARMS + seat]
        return total + self.story().cradle_geo if cradle.keeper(self) == seat else total

    def reckon_more(self) -> None:
        seat = cradle.keeper(self)
        if seat != NONE and cradle.gifts(self, seat):
            self.push(cradle.CradleGift(seat))

    def tidy_more(self) -> None:
        """Orders leave the boards, kits can be exploited again, one Archon card is left."""
        for seat in range(self.seats):
            self.return_board_order(seat)
        for place in range(SEATS * KIT_PLACES):
            self.cells[EXPLOITED + place] = 0
        cover_first(self)

    def more_final_geo(self, seat: i64) -> i64:
        """One for each captured wagon. [SH-SCN-SOH.10]"""
        return self.cells[WAGON_TROPHIES + seat] * self.story().captured_wagon_geo

    def contenders(self, tied: list[int]) -> list[int]:
        """The keeper of the Cradle does not win a tie. [SH-SCN-BERCEAU.16]"""
        kept = cradle.keeper(self)
        return [seat for seat in tied if seat != kept] if len(tied) > 1 else tied

    def tie_order(self) -> list[int]:
        """In the scenario of the Cradle the titles of this turn, not those reserved. [SH-SCN-BERCEAU.16] [A-SH-SCN2]"""
        return self.reservation_order() if self.story().cradle == NONE else self.conclave_order()

    # The box.

    def count_more(self, counted: dict[str, int]) -> None:
        add_caravans(self, counted)
