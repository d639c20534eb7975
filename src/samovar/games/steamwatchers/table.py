"""The table of Steamwatchers: clan boards, fuel, cards, titles and contracts around the map."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.content.clans import ClanBoard
from samovar.games.steamwatchers.content.effects import HAVEN
from samovar.games.steamwatchers.content.ids import (
    APOTRES,
    APPRENTICESHIP,
    ARCHONS,
    BASE_ARCHONS,
    CLEAN,
    CONTRABAND,
    FLOTTE_LIBRE,
    LEGATE,
    NONE,
    ORDERS,
    SEAS,
    TITLES,
    TOKENS,
    ZONES,
)
from samovar.games.steamwatchers.content.scenarios import Scenario
from samovar.games.steamwatchers.extended import ExtendedPieces
from samovar.games.steamwatchers.rows import (
    ACCOMPLICE_AT,
    ACTIVE,
    ACTIVE_ZONE,
    ARCHON_DECK,
    ARCHON_HAND,
    ARCHON_HELD,
    ARCHON_LEFT,
    ARCHON_UP,
    CLEAN_LEFT,
    CLEAN_STOCK,
    CLEAN_SURPLUS,
    CONCLAVE,
    CONTRABAND_LEFT,
    CONTRABAND_STOCK,
    CONTRABAND_SURPLUS,
    CONTRACT_RESERVE,
    CONTRACTS,
    CONTROL,
    DEPLOYED,
    LEGATE_AT,
    LEGATE_OF,
    MEMORY,
    ORDER_RESERVE,
    OUT,
    PASSED,
    QUARANTINE_LEFT,
    RESERVATION,
    SCENARIO,
    SEATS,
    SICK_SLOT,
    SICK_STOCK,
    SICK_SUPPLY,
    SLOT,
    SLOTS,
    STEAM_CARDS,
    STEAM_DECK,
    STEAM_DISCARD,
    STEAM_DISCARDED,
    STEAM_HAND,
    STEAM_HELD,
    STEAM_LEFT,
    STEAM_TOP,
    TITLE,
    TOKEN_RESERVE,
    TURN,
    TURNS_AGREED,
)
from samovar.kernel.native import i64

NOTHING_LASTS: Final[list[int]] = []
TURN_OF_ELITES: Final = 2  # when the tutorial hands out its material
TURN_OF_CONTRACTS: Final = 3


class SteamTable(ExtendedPieces):
    """Everything that a game of Steamwatchers is."""

    def fresh(self) -> SteamTable:
        return SteamTable(self.content, self.extensions)

    def turn(self) -> i64:
        return self.cells[TURN]

    def scenario(self) -> i64:
        return self.cells[SCENARIO]

    def story(self) -> Scenario:
        """What the scenario prints."""
        return self.content.scenarios[self.cells[SCENARIO]]

    def last_turn(self) -> i64:
        """As agreed before the game, or else as the scenario says. [SW-SCN.3] [A-TURNS]"""
        agreed = self.cells[TURNS_AGREED]
        return agreed if agreed > 0 else self.story().turns

    def board(self, seat: i64) -> ClanBoard:
        return self.content.clans[self.clan(seat)]

    def active(self) -> i64:
        """The player whose order is being activated, or NONE. [SW-ACT.7]"""
        return self.cells[ACTIVE] - 1

    def active_zone(self) -> i64:
        return self.cells[ACTIVE_ZONE] - 1

    def in_use(self, zone: i64, seat: i64) -> bool:
        """Whether the order of a zone is the one that the seat is activating. [SW-COMBAT.15]"""
        return self.cells[ACTIVE] == seat + 1 and self.cells[ACTIVE_ZONE] == zone + 1

    def playing(self, seat: i64) -> bool:
        return self.cells[OUT + seat] == 0

    def passed(self, seat: i64) -> bool:
        return self.cells[PASSED + seat] == 1

    def has_ability(self, seat: i64, clan: i64) -> bool:
        """Whether a seat plays this clan and its clan ability counts: in the tutorial none does. [SW-SCN-APP.6]"""
        return self.clan(seat) == clan and self.cells[SCENARIO] != APPRENTICESHIP

    def has_elite(self, seat: i64, clan: i64) -> bool:
        """Whether a seat leads this clan's elite soldiers, who keep their ability in the tutorial. [SW-UNIT.2]"""
        return seat < SEATS and self.clan(seat) == clan

    # Both tracks have the same places, and their order is the order of play. [SW-TRACK.1]

    def places(self) -> list[int]:
        """The titles in this game, first to last. [SW-SETUP.8] [SW-SETUP.10]"""
        return self.content.titles.tracks[self.seats]

    def reservation(self, place: i64) -> i64:
        return self.cells[RESERVATION + place] - 1

    def reserve_title(self, seat: i64, place: i64) -> None:
        self.cells[RESERVATION + place] = seat + 1

    def conclave(self, place: i64) -> i64:
        return self.cells[CONCLAVE + place] - 1

    def title(self, seat: int) -> int:
        """The title that a seat holds, or held until it passed this turn."""
        return self.cells[TITLE + seat] - 1

    def reservation_order(self) -> list[int]:
        """The players as their Ambassadors stand on the Reservation track, not as they passed."""
        order: list[int] = []
        place: i64
        for place in range(TITLES):
            seat = self.cells[RESERVATION + place] - 1
            if seat != NONE:
                order.append(seat)
        return order

    def conclave_order(self) -> list[int]:
        """The players by the titles they hold this turn."""
        order: list[int] = []
        place: i64
        for place in range(TITLES):
            seat = self.title_holder(place)
            if seat != NONE:
                order.append(seat)
        return order

    def title_holder(self, place: i64) -> i64:
        """Who holds this title this turn, passed or not, or NONE."""
        seat: i64
        for seat in range(self.seats):
            if self.cells[TITLE + seat] == place + 1 and self.cells[OUT + seat] == 0:
                return seat
        return NONE

    def title_order(self) -> list[int]:
        """By the place of each Ambassador on either track: how cards handle several players."""
        order: list[int] = []
        place: i64
        for place in range(TITLES):
            seat = self.cells[CONCLAVE + place] - 1
            if seat != NONE:
                order.append(seat)
            seat = self.cells[RESERVATION + place] - 1
            if seat != NONE:
                order.append(seat)
        return order

    def holds_title(self, seat: i64, place: i64) -> bool:
        return self.cells[TITLE + seat] == place + 1

    # Two kinds of fuel, each in its stock or in surplus. [SW-FUEL.1]

    def clean(self, seat: i64) -> i64:
        return self.cells[CLEAN_STOCK + seat] + self.cells[CLEAN_SURPLUS + seat]

    def contraband(self, seat: i64) -> i64:
        return self.cells[CONTRABAND_STOCK + seat] + self.cells[CONTRABAND_SURPLUS + seat]

    def fuel(self, seat: i64) -> i64:
        """All that can be spent: contraband and surplus count in full. [SW-FUEL.5] [SW-FUEL.6]"""
        return self.clean(seat) + self.contraband(seat)

    def clean_places(self, seat: i64) -> i64:
        """Places of the clean stock without a Quarantine token. [SW-QUAR.4]"""
        return self.board(seat).stocks[CLEAN] - self.cells[SICK_STOCK + seat]

    def gain_clean(self, seat: i64, barrels: i64) -> i64:
        """Onto free places first, the rest in surplus; sixty barrels in all. [SW-FUEL.3] [SW-FUEL.6] [SW-COMP.7]"""
        gained = min(barrels, self.cells[CLEAN_LEFT])
        stocked = min(gained, max(0, self.clean_places(seat) - self.cells[CLEAN_STOCK + seat]))
        self.cells[CLEAN_LEFT] -= gained
        self.cells[CLEAN_STOCK + seat] += stocked
        self.cells[CLEAN_SURPLUS + seat] += gained - stocked
        return gained

    def gain_contraband(self, seat: i64, barrels: i64) -> i64:
        """The same for contraband: thirty-two barrels in all. [SW-COMP.8]"""
        gained = min(barrels, self.cells[CONTRABAND_LEFT])
        places = self.board(seat).stocks[CONTRABAND]
        stocked = min(gained, max(0, places - self.cells[CONTRABAND_STOCK + seat]))
        self.cells[CONTRABAND_LEFT] -= gained
        self.cells[CONTRABAND_STOCK + seat] += stocked
        self.cells[CONTRABAND_SURPLUS + seat] += gained - stocked
        return gained

    def lose_clean(self, seat: i64, barrels: i64) -> i64:
        """Barrels taken away, surplus first: this is no spending."""
        lost = min(barrels, self.clean(seat))
        spare = min(lost, self.cells[CLEAN_SURPLUS + seat])
        self.cells[CLEAN_SURPLUS + seat] -= spare
        self.cells[CLEAN_STOCK + seat] -= lost - spare
        self.cells[CLEAN_LEFT] += lost
        return lost

    def spend(self, seat: i64, clean: i64, contraband: i64) -> None:
        """Each spent barrel returns to the general reserve. [SW-FUEL.8] [SW-RES.2]

        Stock before surplus: an empty place costs nothing when a Quarantine token comes, and surplus is never covered.
        """
        stocked = min(clean, self.cells[CLEAN_STOCK + seat])
        self.cells[CLEAN_STOCK + seat] -= stocked
        self.cells[CLEAN_SURPLUS + seat] -= clean - stocked
        self.cells[CLEAN_LEFT] += clean
        stocked = min(contraband, self.cells[CONTRABAND_STOCK + seat])
        self.cells[CONTRABAND_STOCK + seat] -= stocked
        self.cells[CONTRABAND_SURPLUS + seat] -= contraband - stocked
        self.cells[CONTRABAND_LEFT] += contraband

    # Slots, special tokens, Quarantine tokens.

    def slot(self, seat: i64, number: i64) -> i64:
        """What lies on a special-action slot: nothing, a special token + 1, or SICK_SLOT."""
        return self.cells[SLOT + seat * SLOTS + number]

    def slot_cost(self, seat: i64, number: i64) -> i64:
        """Zero or one algofuel, never any for the Apostles. [SW-SPEC.2] [SW-CLAN-AHL.1] [SW-RES.6]"""
        return 0 if self.has_ability(seat, APOTRES) else self.board(seat).slot_costs[number]

    def tokens(self, seat: i64, token: i64) -> i64:
        """Special tokens of a kind in the clan reserve."""
        return self.cells[TOKEN_RESERVE + seat * TOKENS + token]

    def orders_left(self, seat: i64, kind: i64) -> i64:
        return self.cells[ORDER_RESERVE + seat * ORDERS + kind]

    def quarantines(self, seat: i64) -> i64:
        """Quarantine tokens on a clan board, which break ties."""
        total = self.cells[SICK_STOCK + seat] + self.cells[SICK_SUPPLY + seat]
        for number in range(SLOTS):
            if self.slot(seat, number) == SICK_SLOT:
                total += 1
        return total

    def quarantines_left(self) -> i64:
        """Thirty-five for all. [SW-COMP.6]"""
        return self.cells[QUARANTINE_LEFT]

    # Cards.

    def draw_steam(self) -> i64:
        """The top steam card, or NONE when the pile is used up."""
        left = self.cells[STEAM_LEFT]
        if left == 0:
            return NONE
        self.cells[STEAM_LEFT] = left - 1
        card = self.cells[STEAM_DECK + left - 1] - 1
        self.cells[STEAM_DECK + left - 1] = 0
        self.reveal()
        return card

    def discard_steam(self, card: i64) -> None:
        """Face up, but only the top card shows. [SW-DECK.1]"""
        self.cells[STEAM_DISCARD + self.cells[STEAM_DISCARDED]] = card + 1
        self.cells[STEAM_DISCARDED] += 1
        self.cells[STEAM_TOP] = card + 1

    def holds_steam(self, seat: i64, card: i64) -> bool:
        return self.cells[STEAM_HAND + seat * STEAM_CARDS + card] == 1

    def take_steam(self, seat: i64, card: i64) -> None:
        """Into a hand: how many is public, which is not. [SW-HAND.1] [SW-HAND.2] [SW-HAND.3]"""
        self.cells[STEAM_HAND + seat * STEAM_CARDS + card] = 1
        self.cells[STEAM_HELD + seat] += 1

    def give_up_steam(self, seat: i64, card: i64) -> None:
        self.cells[STEAM_HAND + seat * STEAM_CARDS + card] = 0
        self.cells[STEAM_HELD + seat] -= 1

    def steam_hand(self, seat: i64) -> list[int]:
        start = STEAM_HAND + seat * STEAM_CARDS
        hand: list[int] = []
        cells = self.cells
        card: i64
        for card in range(STEAM_CARDS):
            if cells[start + card] == 1:
                hand.append(card)
        return hand

    def draw_archon(self, seat: i64) -> i64:
        left = self.cells[ARCHON_LEFT]
        if left == 0:
            return NONE
        self.cells[ARCHON_LEFT] = left - 1
        card = self.cells[ARCHON_DECK + left - 1] - 1
        self.cells[ARCHON_DECK + left - 1] = 0
        self.cells[ARCHON_HAND + seat * ARCHONS + card] = 1
        self.cells[ARCHON_HELD + seat] += 1
        self.reveal()
        return card

    def archon_hand(self, seat: i64) -> list[int]:
        start = ARCHON_HAND + seat * ARCHONS
        hand: list[int] = []
        cells = self.cells
        card: i64
        for card in range(ARCHONS):
            if cells[start + card] == 1:
                hand.append(card)
        return hand

    def give_up_archon(self, seat: i64, card: i64) -> None:
        self.cells[ARCHON_HAND + seat * ARCHONS + card] = 0
        self.cells[ARCHON_HELD + seat] -= 1

    # Seas and havens.

    def contracts(self, sea: i64, seat: i64) -> i64:
        return self.cells[CONTRACTS + sea * SEATS + seat]

    def free_slots(self, sea: i64) -> i64:
        """Contract slots of a sea that nobody holds: two a sea, three with five players. [SW-NEG.7] [SW-ZONE.4]"""
        taken: i64 = 0
        for place in range(sea * SEATS, sea * SEATS + SEATS):
            taken += self.cells[CONTRACTS + place]
        return self.content.board.contract_slots[self.seats] - taken

    def place_contract(self, sea: i64, seat: i64) -> None:
        self.cells[CONTRACT_RESERVE + seat] -= 1
        self.cells[CONTRACTS + sea * SEATS + seat] += 1

    def return_contract(self, sea: i64, seat: i64) -> None:
        self.cells[CONTRACT_RESERVE + seat] += 1
        self.cells[CONTRACTS + sea * SEATS + seat] -= 1

    def contracts_on_map(self, seat: i64) -> i64:
        total: i64 = 0
        sea: i64
        for sea in range(SEAS):
            total += self.contracts(sea, seat)
        return total

    def legate_at(self) -> i64:
        return self.cells[LEGATE_AT] - 1

    def legate_here(self, sea: i64, seat: i64) -> bool:
        """The Legate's token counts as one of his contracts and takes no slot. [SW-CONC.10]"""
        return self.cells[LEGATE_AT] == sea + 1 and self.cells[LEGATE_OF] == seat + 1

    def under_contract(self, sea: i64, seat: i64) -> bool:
        """A contract, the Legate's token or the Accomplice. [SW-SEA.1] [SW-SEA.2] [SW-NEG.3]"""
        if self.cells[CONTRACTS + sea * SEATS + seat] > 0 or self.legate_here(sea, seat):
            return True
        # The Accomplice takes no slot either. [SW-CLAN-FL.1]
        return self.cells[ACCOMPLICE_AT] == sea + 1 and self.clan(seat) == FLOTTE_LIBRE

    def sailing_taught(self) -> bool:
        """The tutorial teaches the seas in its third turn. [SW-SCN-APP.12]"""
        return self.cells[SCENARIO] != APPRENTICESHIP or self.cells[TURN] >= TURN_OF_CONTRACTS

    def is_haven(self, zone: i64) -> bool:
        """Havens sit in certain zones; a card may open one more. [SW-HAVEN.1]"""
        if self.content.board.haven[zone]:
            return True
        for number in self.lasting(NONE):
            word = self.content.modifiers[number]
            if word.word == HAVEN and self.cells[MEMORY + word.memory] == zone + 1:
                return True
        return False

    def havens(self, seat: i64) -> i64:
        """A haven is controlled with its zone; a beacon is enough. [SW-HAVEN.2]"""
        count: i64 = 0
        zone: i64
        for zone in range(ZONES):
            if self.cells[CONTROL + zone] == seat + 1 and self.is_haven(zone):
                count += 1
        return count

    def lasting(self, seat: i64) -> list[int]:
        """The modifiers of all cards in force that may concern a seat, or anybody. [SW-CONC.15]"""
        up = self.cells[ARCHON_UP]
        card = self.content.scenarios[self.cells[SCENARIO]].card
        if card == NONE:
            return NOTHING_LASTS if up == 0 else self.content.archons[up - 1].lasting
        if up == 0:
            return self.content.cards[card].lasting
        return self.content.archons[up - 1].lasting + self.content.cards[card].lasting

    def free_sea(self, seat: i64) -> i64:
        """The sea where this seat's deployment keeps contracts without upkeep, or NONE. [SW-SETUP.26]"""
        card = self.cells[DEPLOYED + seat] - 1
        return NONE if card == NONE else self.content.board.deployment_sea[card]

    def is_legate(self, seat: i64) -> bool:
        return self.holds_title(seat, LEGATE)

    def triggers(self) -> list[int]:
        """The triggers of all cards in force."""
        up = self.cells[ARCHON_UP]
        card = self.content.scenarios[self.cells[SCENARIO]].card
        found = NOTHING_LASTS if up == 0 else self.content.archons[up - 1].triggers
        return found if card == NONE else found + self.content.cards[card].triggers

    def archon_pool(self) -> list[int]:
        """The Archon cards that may be in deck and hands."""
        return self.stacked_archons()

    def stacked_archons(self) -> list[int]:
        """The Archon cards that are stacked at first: eighteen, unless more were added. [SW-COMP.15] [A-ADDED]"""
        more = self.content.expansion_archons if self.extensions.archons > BASE_ARCHONS else []
        return [*range(BASE_ARCHONS), *more, *self.content.added_archons]

    def tie_order(self) -> list[int]:
        """The order that breaks the last ties. [SW-GB.9]"""
        return self.reservation_order()
