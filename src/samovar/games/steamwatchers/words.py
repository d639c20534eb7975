"""The vocabulary of cards, and the one interpreter that gives each word its meaning."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.choices import ACCEPT, REFUSE, Accept, Burn, Prefer
from samovar.games.steamwatchers.conditions import can_do, feasible, passes, size
from samovar.games.steamwatchers.content.effects import (
    ADD_FLOOR,
    AUCTION,
    BUILD,
    BY_STEAM_PILE,
    CHOOSE,
    CLEANSE,
    DRAW_STEAM,
    EVERYONE,
    GAIN_FUEL,
    HOLDER,
    INCUBATE,
    LOSE_FUEL,
    MOBILISE,
    MORALE,
    OFFER,
    OPTION,
    PLACE_CONTRACT,
    RAZE,
    RECRUIT,
    RETURN_CONTRACT,
    REVEAL_COLUMN,
    SHIFT,
    SOOTHE,
    SWAP_FUEL,
    THE_ARCHON,
    WARD,
    Effect,
)
from samovar.games.steamwatchers.content.ids import BASIC, CLEAN, CONTRABAND, FUEL_IDS, NONE, RUINS, STRUCTURE_IDS
from samovar.games.steamwatchers.contracts import Recall, Signing
from samovar.games.steamwatchers.deeds import Deed, Naming, Shifting, nameable
from samovar.games.steamwatchers.elimination import CHECK_CLANS
from samovar.games.steamwatchers.events import (
    ArchonAgain,
    ArchonPlayed,
    AuctionVoid,
    AuctionWon,
    ColumnRose,
    FuelGained,
    FuelLost,
    FuelSwapped,
    RuinsFound,
    SteamDrawn,
    SteamSeen,
    SteamTurned,
)
from samovar.games.steamwatchers.extensions import CARD_COMES
from samovar.games.steamwatchers.fuel import Spend, bid_obstacle, most_barrels
from samovar.games.steamwatchers.incubation import Recovery, Rise
from samovar.games.steamwatchers.muster import Levy
from samovar.games.steamwatchers.offers import bids
from samovar.games.steamwatchers.rows import HOLDER as HOLDER_CELL
from samovar.games.steamwatchers.rows import (
    INCUBATION,
    MEMORY,
    PASSES,
    REWARDED,
    RUINS_CARD,
    STEAM_BOXED,
    TARGET,
    WARDS,
)
from samovar.games.steamwatchers.sources import source
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import AmountField, Fact, Field
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Sealed, Step


class PlayCard(Step[SteamTable]):
    """A card comes into force: what happens on its arrival, and the Archon's bonus. [SW-CONC.14]"""

    def __init__(self, card: int, archon: int) -> None:
        self.card = card
        self.archon = archon  # NONE when the card is applied again: then nobody has the bonus [SW-CONC.17]

    def run(self, table: SteamTable) -> None:
        card = table.content.archons[self.card]
        arrival = Effects(tuple(card.arrival), self.archon, self.archon)
        if self.archon == NONE:
            table.tell(ArchonAgain(self.card))
            table.then(arrival, CHECK_CLANS)
            table.occur(CARD_COMES, self.card)
            return
        table.tell(ArchonPlayed(table.clan(self.archon), self.card))
        bonus = Effects(tuple(card.bonus), self.archon, self.archon)
        if card.bonus_first:
            table.then(bonus, arrival, CHECK_CLANS)
        else:
            table.then(arrival, bonus, CHECK_CLANS)
        table.occur(CARD_COMES, self.card)


class Effects(Step[SteamTable]):
    """Some effects one after the other; each handles its players in title order, one completely before the next."""

    def __init__(self, numbers: tuple[int, ...], actor: int, archon: int) -> None:
        self.numbers = numbers
        self.actor = actor
        self.archon = archon

    def run(self, table: SteamTable) -> None:
        if not self.numbers:
            return
        number = self.numbers[0]
        if len(self.numbers) > 1:
            table.push(Effects(self.numbers[1:], self.actor, self.archon))
        effect = table.content.effects[number]
        if effect.word == REVEAL_COLUMN:
            table.push(TurnUp(effect.amount))
        elif effect.word == CHOOSE:
            choose(table, number, self.archon)
        elif effect.word == AUCTION:
            table.push(Auction(number))
        else:
            seats = concerned_seats(table, effect, self.actor, self.archon)
            for place in range(len(seats) - 1, -1, -1):
                table.push(Handling(number, seats[place]))


def concerned_seats(table: SteamTable, effect: Effect, actor: i64, archon: i64) -> list[int]:
    if effect.who == EVERYONE:
        seats = table.title_order()
    elif effect.who == THE_ARCHON:
        seats = [] if archon == NONE else [archon]
    elif effect.who == HOLDER:
        holder = table.cells[HOLDER_CELL] - 1
        seats = [] if holder == NONE else [holder]
    else:
        seats = [] if actor == NONE else [actor]
    # Tests compare the players as they are before any of them is handled.
    return [
        seat
        for seat in seats
        if table.playing(seat) and not spared(table, effect, seat) and passes(table, effect.test, seat)
    ]


def spared(table: SteamTable, effect: Effect, seat: i64) -> bool:
    """Whether an effect passes a player by, because he is exempt from its card or from this effect alone."""
    if table.exemption_of(effect.memory, seat) is not None:
        return True
    return any(immunity.spares(table, effect, seat) for immunity in table.extensions.immunities)


def choose(table: SteamTable, number: i64, archon: i64) -> None:
    """A choice that the card keeps is not made again; the steam pile chooses by turning cards up."""
    effect = table.content.effects[number]
    if effect.by == BY_STEAM_PILE:
        search(table, number)
        return
    chooser = archon
    if archon == NONE:
        order = [seat for seat in table.title_order() if table.exemption_of(effect.memory, seat) is None]
        if effect.keep or not order:
            return
        chooser = order[0]
    table.cells[MEMORY + effect.memory] = 0
    offered = nameable(table, number, chooser)
    if len(offered) == 1:
        Naming(number, chooser).take(table, offered[0])
    elif offered:
        table.push(Naming(number, chooser))


def search(table: SteamTable, number: i64) -> None:
    """Steam cards are turned up, without columns, until one names a fitting zone."""
    effect = table.content.effects[number]
    while True:
        card = table.draw_steam()
        if card == NONE:
            return
        table.discard_steam(card)
        table.tell(SteamTurned(card))
        if lasting.fits(table, effect.zone, card, NONE, effect.memory):
            table.cells[MEMORY + effect.memory] = card + 1
            table.cells[TARGET + card] = 1
            table.tell(RuinsFound(card))
            return


class Handling(Step[SteamTable]):
    """One effect reaches one player: as much of it as rules and material allow."""

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        effect = table.content.effects[self.number]
        if not can_do(table, self.number, self.seat):
            if effect.otherwise:
                table.push(Effects(tuple(effect.otherwise), self.seat, NONE))
        elif effect.word == OFFER or (effect.optional and effect.otherwise):
            table.push(Offer(self.number, self.seat))
        else:
            carry_out(table, self.number, self.seat)


class Offer(Ask[SteamTable]):
    """A player may take a card's offer, at its price."""

    rule: ClassVar[str] = "SW-CONC.14"

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {**source(table, self.number), "cost": max(0, table.content.effects[self.number].cost)}

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, Accept):
            return choice.label()
        args = self.about(table, seat)
        return {"key": "choice-take-offer", "args": {"cost": args["cost"], "prize": args["prize"]}}

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        cost = max(0, table.content.effects[self.number].cost)
        return [Fact("fact-cost", {"barrels": cost}, "cost")] if isinstance(choice, Accept) and cost else []

    def options(self, table: SteamTable) -> list[Choice]:
        return [ACCEPT, REFUSE]

    def otherwise(self, table: SteamTable, seat: int) -> Choice:
        return REFUSE

    def take(self, table: SteamTable, choice: Choice) -> None:
        effect = table.content.effects[self.number]
        if not isinstance(choice, Accept):
            table.push(Effects(tuple(effect.otherwise), self.seat, NONE))
        elif effect.word == OFFER:
            table.then(Spend(self.seat, effect.cost), Effects(tuple(effect.inner[0]), self.seat, NONE))
        else:
            carry_out(table, self.number, self.seat)


def carry_out(table: SteamTable, number: i64, seat: i64) -> None:
    effect = table.content.effects[number]
    word = effect.word
    amount = size(table, effect, seat)
    if word == GAIN_FUEL:
        gain(table, seat, effect.fuel, amount)
    elif word == LOSE_FUEL:
        table.tell(FuelLost(table.clan(seat), CLEAN, table.lose_clean(seat, amount)))
    elif word == SWAP_FUEL:
        table.spend(seat, 0, 1)
        table.gain_clean(seat, 1)
        table.tell(FuelSwapped(table.clan(seat)))
    elif word == INCUBATE:
        table.push(Rise(seat, amount))
    elif word == WARD:
        table.cells[WARDS + seat] += amount
    elif word == SOOTHE:
        # On the way down no square does anything.
        table.cells[INCUBATION + seat] = max(0, table.cells[INCUBATION + seat] - amount)
    elif word == CLEANSE:
        table.push(Recovery(seat, amount))
    elif word == RECRUIT:
        table.push(Levy(number, seat, BASIC, amount, effect.zone, effect.optional))
    elif word == SHIFT:
        table.push(Shifting(number, seat, amount))
    elif word == DRAW_STEAM:
        table.push(Draw(seat, amount))
    elif word == PLACE_CONTRACT:
        table.push(Signing(seat, amount, effect.optional))
    elif word == RETURN_CONTRACT:
        table.push(Recall(number, seat, amount))
    elif word == OPTION:
        table.push(Alternative(number, seat))
    elif word in (MOBILISE, ADD_FLOOR, BUILD, RAZE, MORALE):
        table.push(Deed(number, seat))
    else:
        for words in table.extensions.words:
            words.carry_out(table, number, seat)


class Alternative(Ask[SteamTable]):
    """One of several things that a card offers."""

    rule: ClassVar[str] = "SW-CONC.14"

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return source(table, self.number)

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, Prefer):
            return choice.label()
        first = table.content.effects[table.content.effects[self.number].inner[choice.place][0]]
        args = choice.args()
        args["amount"] = int(size(table, first, seat))
        args["fuel"] = {"kind": "fuel", "id": FUEL_IDS[max(CLEAN, first.fuel)]}
        built = STRUCTURE_IDS[first.structures[0]] if first.structures else "none"
        args["structure"] = {"kind": "structure", "id": built}
        return {"key": "choice-prefer-effect", "args": args}

    def options(self, table: SteamTable) -> list[Choice]:
        inner = table.content.effects[self.number].inner
        return [
            Prefer(place, table.content.effects[inner[place][0]].word)
            for place in feasible(table, self.number, self.seat)
        ]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Prefer) or choice in self.options(table):
            return None
        return Refusal("SW-RES.6", "why-nothing-to-do")

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Prefer)
        table.push(Effects(tuple(table.content.effects[self.number].inner[choice.place]), self.seat, NONE))


def gain(table: SteamTable, seat: i64, fuel: i64, barrels: i64) -> None:
    gained = table.gain_clean(seat, barrels) if fuel == CLEAN else table.gain_contraband(seat, barrels)
    if table.log is not None and gained:
        table.tell(FuelGained(table.clan(seat), CLEAN if fuel == CLEAN else CONTRABAND, gained))


class Auction(Sealed[SteamTable]):
    """All bid in secret; the highest pays and has the prize, ties to the first title."""

    rule: ClassVar[str] = "SW-COMBAT.20"

    def __init__(self, number: int) -> None:
        self.number = number

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return source(table, self.number)

    def seats(self, table: SteamTable) -> list[int]:
        memory = table.content.effects[self.number].memory
        return [
            seat
            for seat in range(table.seats)
            if table.playing(seat) and table.fuel(seat) > 0 and table.exemption_of(memory, seat) is None
        ]

    def options(self, table: SteamTable, seat: int) -> list[Choice]:
        return bids(most_barrels(table, seat))

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        most = most_barrels(table, seat)
        if isinstance(choice, Burn) and 0 <= choice.barrels <= most:
            return None
        return bid_obstacle(table, seat, most)

    def fields(self, table: SteamTable, seat: int) -> list[Field]:
        return [AmountField("barrels", 0, most_barrels(table, seat))]

    def reveal(self, table: SteamTable, choices: list[Choice | None]) -> None:
        winner = NONE
        highest = 0
        for seat in table.title_order():
            bid = choices[seat]
            if isinstance(bid, Burn) and bid.barrels > highest:
                winner = seat
                highest = bid.barrels
        if winner == NONE:
            table.tell(AuctionVoid())
            return
        table.tell(AuctionWon(table.clan(winner), highest))
        prize = table.content.effects[self.number].inner[0]
        table.then(Spend(winner, highest), Effects(tuple(prize), winner, NONE))


class Draw(Step[SteamTable]):
    """Steam cards into a hand; the Ruins among them are replaced, then applied. [SW-CONC.4] [SW-SCN-HAVRES.3]"""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, table: SteamTable) -> None:
        cards: list[int] = []
        for _ in range(self.count):
            card = table.draw_steam()
            if card == RUINS_CARD:
                table.push(Ruin(self.seat))
                card = table.draw_steam()
            if card == NONE:
                break
            table.take_steam(self.seat, card)
            cards.append(card)
        if table.log is not None:
            clan = table.clan(self.seat)
            table.tell_only(self.seat, SteamSeen(clan, tuple(cards)), SteamDrawn(clan, len(cards)))


class TurnUp(Step[SteamTable]):
    """The top steam cards go face up to the discard and their columns appear. [SW-CONC.8]"""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, table: SteamTable) -> None:
        for _ in range(self.count):
            card = table.draw_steam()
            if card == RUINS_CARD:
                table.push(Ruin(NONE))
                card = table.draw_steam()
            if card == NONE:
                return
            table.discard_steam(card)
            table.tell(SteamTurned(card))
            appear(table, card)


def appear(table: SteamTable, card: i64) -> None:
    """A column of the card's height appears, taller in one scenario. [SW-CONC.6] [SW-SCN-COLONNES.2]"""
    added = table.raise_column(card, table.content.board.floors[card] + table.story().added_floors)
    if table.log is not None:
        table.tell(ColumnRose(card, added))


class Ruin(Step[SteamTable]):
    """The Ruins are found and lie open beside the board from now on."""

    def __init__(self, finder: int) -> None:
        self.finder = finder

    def run(self, table: SteamTable) -> None:
        table.cells[STEAM_BOXED] += 1
        table.push(Effects(tuple(table.content.cards[RUINS].arrival), self.finder, NONE))


def fire(table: SteamTable, word: i64, actor: i64, loser: i64) -> None:
    """Set off every trigger of this kind on the cards in force."""
    for number in table.triggers():
        trigger = table.content.triggers[number]
        if trigger.word != word or (trigger.nth and trigger.nth != table.cells[PASSES]):
            continue
        if trigger.versus_chosen and table.cells[MEMORY + trigger.memory] != table.side_clan(loser) + 1:
            continue
        if trigger.once:
            if table.cells[REWARDED + actor]:
                continue
            table.cells[REWARDED + actor] = 1
        table.push(Effects(tuple(trigger.effects), actor, NONE))
