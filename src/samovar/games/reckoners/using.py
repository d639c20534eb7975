"""The use step: all Reckoners spend their dice, cards and tokens, in whatever order the team likes."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import equipment, forecast, giving, moving, spending, stock
from samovar.games.reckoners.cells import HELD, HELD_REACH, MOVES, SNIPER_TOKEN
from samovar.games.reckoners.choices import (
    Aim,
    Buy,
    Go,
    Resume,
    UseCard,
    UseDie,
    UseHelp,
    UseToken,
)
from samovar.games.reckoners.content.ids import EQUIPMENT_COUNT
from samovar.games.reckoners.content.parameters import CODY_TOKEN_TIMING, CODY_TOKEN_TIMING_USE_STEP
from samovar.games.reckoners.content.words import FREE_MOVE, GIVE, MOVE, POPULATION, SNIPER, SYMBOLS
from samovar.games.reckoners.events import Activated, Aimed, Began, HelpUsed
from samovar.games.reckoners.sources import (
    FROM_CARD,
    FROM_EFFECT,
    FROM_HELP,
    TOKEN,
    free_cards,
    heals,
    helps,
    take_in_hand,
    yielded,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import READY, WAIT, Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.steps import Ask, Open, Step


class UseDice(Step[ReckonersTable]):
    """The step begins with Cody's token, if he is in play. [RK-ABIL.7]"""

    def run(self, table: ReckonersTable) -> None:
        table.then(Use())
        if table.param(CODY_TOKEN_TIMING) == CODY_TOKEN_TIMING_USE_STEP:
            for seat in range(table.seats):
                if table.has_ability(seat, SNIPER):
                    table.then(Aiming(seat))


class Aiming(Ask[ReckonersTable]):
    """Cody puts the sniper token on any district; it stays there for the step. [RK-ABIL.6] [RK-ABIL.7]"""

    rule: ClassVar[str] = "RK-ABIL.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Aim(table.district(place)) for place in range(table.ring())]

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Aim)
        table.cells[SNIPER_TOKEN] = table.place_of(choice.district)
        table.tell(Aimed(choice.district))


class Use(Open[ReckonersTable]):
    """Dice of different Reckoners may be spent in any order; nothing forces anybody to spend them. [RK-ROUND.3]

    [RK-ROUND.6] [RK-USE.5] [RK-CARD.10] [RS-DAWN.6] [RS-DAWN.7]
    """

    rule: ClassVar[str] = "RK-ROUND.3"

    def seats(self, table: ReckonersTable) -> list[int]:
        return list(range(table.seats))

    def options(self, table: ReckonersTable, seat: int) -> list[Choice]:
        found: list[Choice] = []
        mobile = moving.can_move(table, seat)
        found += [stock.DIES[die] for die in table.unspent(seat) if mobile or self._useful(table, seat, die)]
        if table.plans(seat) > 0 and (mobile or self._useful(table, seat, TOKEN)):
            found.append(UseToken())
        sources = free_cards(table, seat)
        found += [UseCard(card) for card in sources if mobile or self._useful(table, seat, FROM_CARD + card)]
        for card in helps(table, seat):
            useful = mobile or heals(table, card) or self._useful(table, seat, FROM_HELP + card)
            found += [UseHelp(card)] if useful else []
        found += [UseCard(card) for card in self._rides(table, seat)]
        found += [UseCard(card) for card in giving.gifts(table, seat)]
        if table.cells[HELD + seat] != 0:
            found.append(Resume())
        return found

    def _useful(self, table: ReckonersTable, seat: int, source: int) -> bool:
        return in_hand(table, seat, source).worthwhile(table)

    def _rides(self, table: ReckonersTable, seat: int) -> list[int]:
        """Helicopter and Motorcycle: a move without a die. [RK-EQ.5] [RK-EQ.16]"""
        cards = table.content.cards
        found = [card for card in cards.having[MOVE] if table.ready(seat, card) and moving.moves(table, seat, True)]
        for card in cards.having[FREE_MOVE]:
            first = table.cells[MOVES + seat] < cards.amount[card]
            if first and table.works_for(seat, card) and moving.destinations(table, seat, True):
                found.append(card)
        return found

    def take(self, table: ReckonersTable, seat: int, choice: Choice) -> None:
        cards = table.content.cards
        if isinstance(choice, Resume):
            symbols = spending.unpacked(table.cells[HELD + seat])
            reach = table.cells[HELD_REACH + seat]
            table.cells[HELD + seat] = 0
            table.then(spending.InHand(seat, FROM_EFFECT, symbols, reach, 0))
            return
        table.cells[HELD + seat] = 0  # what he had laid aside is lost [RK-USE.4]
        if isinstance(choice, UseCard):
            effect = cards.effect[choice.card]
            if table.log is not None:
                table.tell(Activated(int(table.who(seat)), choice.card))
            if effect == FREE_MOVE:
                table.then(Riding(seat, choice.card))
                return
            if effect == MOVE:
                table.mark_used(seat, choice.card)
                table.then(Riding(seat, choice.card))
                return
            if cards.kind[choice.card] == GIVE:
                table.mark_used(seat, choice.card)
                table.then(giving.Giving(seat, choice.card))
                return
        if isinstance(choice, UseHelp):
            if table.log is not None:
                table.tell(HelpUsed(int(table.who(seat)), choice.card))
            if heals(table, choice.card):
                take_in_hand(table, seat, choice)
                equipment.heal(table, table.content.decks.dawnslight_gain(choice.card, POPULATION))
                return
        source = source_of(choice)
        question = in_hand(table, seat, source)
        take_in_hand(table, seat, choice)
        if table.log is not None and source != TOKEN:
            table.tell(Began(int(table.who(seat)), question.symbols))
        table.then(question)

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, UseDie):
            if choice.die in table.dice_of(seat) and choice.die not in table.unspent(seat):
                return Refusal("RK-USE.9", "why-die-spent")
            return Refusal("RK-USE.11", "why-no-target")
        if isinstance(choice, UseToken):
            if table.pending_plans(seat) > 0:
                return Refusal("RK-PLAN.3", "why-token-pending")
            return Refusal("RK-PLAN.4", "why-no-token")
        if isinstance(choice, UseCard):
            if choice.card < EQUIPMENT_COUNT and table.owner(choice.card) != seat:
                return Refusal("RK-CARD.7", "why-not-your-card")
            return Refusal("RK-CARD.1", "why-card-not-ready")
        if isinstance(choice, Buy):
            return Refusal("RK-BUY.1", "why-buy-later")
        return None

    def near(self, table: ReckonersTable, seat: int) -> list[Choice]:
        wanted: list[Choice] = [UseDie(die) for die in table.dice_of(seat) if die not in table.unspent(seat)]
        if table.plans(seat) == 0 and table.pending_plans(seat) > 0:
            wanted.append(UseToken())
        return wanted

    def facts(self, table: ReckonersTable, seat: int, choice: Choice) -> list[Fact]:
        """What a die shows; who stops here leaves the city to the Epics as it is."""
        if isinstance(choice, UseDie):
            named = [{"kind": "symbol", "id": SYMBOLS[symbol]} for symbol in yielded(table, seat, choice.die)]
            return [Fact("fact-shows", {"symbols": named})]
        return forecast.facts(table) if choice in (READY, WAIT) else []

    def otherwise(self, table: ReckonersTable, seat: int) -> Choice:
        return self.askable(table, seat)[-1]

    def close(self, table: ReckonersTable) -> None:
        for seat in range(table.seats):
            table.cells[HELD + seat] = 0


def source_of(choice: Choice) -> int:
    if isinstance(choice, UseDie):
        return choice.die
    if isinstance(choice, UseHelp):
        return FROM_HELP + choice.card
    return FROM_CARD + choice.card if isinstance(choice, UseCard) else TOKEN


def in_hand(table: ReckonersTable, seat: int, source: int) -> spending.Spending:
    """The question that a source will put."""
    mode = spending.WHOLE
    if source == TOKEN:
        mode |= spending.ONE_OF
    reach = spending.OWN_PLACE
    if FROM_CARD <= source < FROM_HELP and table.content.cards.anywhere[source - FROM_CARD]:
        reach = spending.ANYWHERE
    return spending.Spending(seat, source, yielded(table, seat, source), reach, mode)


class Riding(Ask[ReckonersTable]):
    """A card moves its owner. [RK-EQ.5] [RK-EQ.16] [RS-ASLT.15]"""

    rule: ClassVar[str] = "RK-EQ.5"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def free(self, table: ReckonersTable) -> bool:
        return table.content.cards.effect[self.card] == FREE_MOVE

    def options(self, table: ReckonersTable) -> list[Choice]:
        if self.free(table):
            return [Go(table.district(place)) for place in moving.destinations(table, self.seat, True)]
        return moving.moves(table, self.seat, True)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Go)
        place = table.place_of(choice.district)
        if self.free(table):
            moving.go(table, self.seat, place)
        else:
            moving.pay_and_go(table, self.seat, place)
