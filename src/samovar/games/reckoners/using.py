"""The use step: all Reckoners spend their dice, cards and tokens, in whatever order the team likes."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import equipment, forecast, giving, in_hand, moving, obstacles, spending, stock
from samovar.games.reckoners.cells import HELD, HELD_REACH, SNIPER_TOKEN
from samovar.games.reckoners.choices import (
    IN_HAND_CHOICES,
    Aim,
    Buy,
    Go,
    Reroll,
    Resume,
    Surrender,
    UseCard,
    UseDie,
    UseHelp,
    UseToken,
)
from samovar.games.reckoners.content.words import (
    CHANGE_SYMBOL,
    FREE,
    FREE_MOVE,
    GIVE,
    MOVE,
    PERMANENT,
    POPULATION,
    SNIPER,
    SYMBOLS,
)
from samovar.games.reckoners.events import Activated, Aimed, Began, HelpUsed, TokenUsed
from samovar.games.reckoners.sources import (
    FROM_CARD,
    FROM_EFFECT,
    FROM_HELP,
    TOKEN,
    free_cards,
    heals,
    helps,
    no_ride,
    rides,
    take_in_hand,
    yielded,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.telling import counted
from samovar.kernel.choice import READY, WAIT, Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.steps import Ask, Open, Step


class UseDice(Step[ReckonersTable]):
    """The step begins with Cody's token, if he is in play. [RK-ABIL.7]"""

    def run(self, table: ReckonersTable) -> None:
        table.then(Use())
        if not table.switches.sniper_token_once:
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

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Aim):
            return obstacles.of_district(table, choice.district)
        return obstacles.answer_first(self.rule)

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

    def next_seat(self, table: ReckonersTable) -> int:
        for seat in range(table.seats):
            if table.answers[seat] is None:
                return seat
        return -1

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
        return question_of(table, seat, source).worthwhile(table)

    def _rides(self, table: ReckonersTable, seat: int) -> list[int]:
        """Helicopter and Motorcycle: a move without a die. [RK-EQ.5] [RK-EQ.16]"""
        return [card for card in rides(table, seat) if moving.moves(table, seat, True, card)]

    def take(self, table: ReckonersTable, seat: int, choice: Choice) -> None:
        cards = table.content.cards
        if isinstance(choice, Resume):
            symbols = spending.unpacked(table.cells[HELD + seat])
            reach = table.cells[HELD_REACH + seat]
            table.cells[HELD + seat] = 0
            table.then(in_hand.InHand(seat, FROM_EFFECT, symbols, reach, 0))
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
        question = question_of(table, seat, source)
        take_in_hand(table, seat, choice)
        if table.log is not None:
            who = int(table.who(seat))
            table.tell(TokenUsed(who) if source == TOKEN else Began(who, question.symbols))
        table.then(question)

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if table.answers[seat] is not None:
            return Refusal("RK-ROUND.5", "why-you-are-done")
        if isinstance(choice, UseDie):
            return self._idle(table, seat, choice, obstacles.of_die(table, seat, choice.die))
        if isinstance(choice, UseToken):
            return self._idle(table, seat, choice, obstacles.of_token(table, seat))
        if isinstance(choice, UseHelp):
            reason = obstacles.of_help(table, seat, choice.card)
            return None if reason is None and heals(table, choice.card) else self._idle(table, seat, choice, reason)
        if isinstance(choice, UseCard):
            return self._why_not_card(table, seat, choice)
        if isinstance(choice, Resume):
            return Refusal("RK-USE.4", "why-nothing-laid-aside") if table.cells[HELD + seat] == 0 else None
        if isinstance(choice, Buy):
            return Refusal("RK-BUY.1", "why-buy-later")
        if isinstance(choice, Reroll):
            return Refusal("RK-ROUND.4", "why-rolling-is-over")
        if isinstance(choice, Surrender):
            return Refusal("RS-PILL.5", "why-no-sale")
        if isinstance(choice, IN_HAND_CHOICES):
            return Refusal("RK-USE.1", "why-take-in-hand")
        return obstacles.answer_first(self.rule)

    def _idle(self, table: ReckonersTable, seat: int, choice: Choice, reason: Refusal | None) -> Refusal | None:
        """Whatever is at hand must have something to do, or be able to carry its owner away. [RK-USE.11]"""
        if reason is not None or moving.can_move(table, seat) or self._useful(table, seat, source_of(choice)):
            return reason
        return Refusal("RK-USE.11", "why-no-target")

    def _why_not_card(self, table: ReckonersTable, seat: int, choice: UseCard) -> Refusal | None:
        """A card that is no die must be able to move its owner, or serve somebody else. [RK-CARD.5] [RS-CARD.2]"""
        card = choice.card
        kind, effect = table.content.cards.kind[card], table.content.cards.effect[card]
        if effect in (MOVE, FREE_MOVE):
            reason = no_ride(table, seat, card)
            if reason is None and not moving.moves(table, seat, True, card):
                return moving.held(table, seat, card)
            return reason
        if kind == PERMANENT:
            return Refusal("RK-CARD.6", "why-card-permanent")
        reason = obstacles.of_card(table, seat, card)
        if reason is not None:
            return reason
        if kind == GIVE:
            return None if giving.offers(table, seat, card) else Refusal("RS-CARD.2", "why-nobody-to-serve")
        if kind != FREE:
            return Refusal("RK-CARD.2", "why-card-wants-die")
        if effect == CHANGE_SYMBOL:
            return Refusal("RS-EQ.16", "why-take-in-hand")
        return self._idle(table, seat, choice, None)

    def near(self, table: ReckonersTable, seat: int) -> list[Choice]:
        """A spent die is marked as such where it lies; it needs no words here."""
        wanted: list[Choice] = []
        if table.plans(seat) == 0 and table.pending_plans(seat) > 0:
            wanted.append(UseToken())
        return wanted

    def facts(self, table: ReckonersTable, seat: int, choice: Choice) -> list[Fact]:
        """What a die shows; who stops here leaves the city to the Epics as it is."""
        if isinstance(choice, UseDie):
            named = [{"kind": "symbol", "id": SYMBOLS[symbol]} for symbol in yielded(table, seat, choice.die)]
            return [Fact("fact-shows", {"symbols": counted(named)})]
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


def question_of(table: ReckonersTable, seat: int, source: int) -> spending.Spending:
    """The question that a source will put."""
    mode = in_hand.WHOLE
    if source == TOKEN:
        mode |= in_hand.ONE_OF
    reach = in_hand.OWN_PLACE
    if FROM_CARD <= source < FROM_HELP and table.content.cards.anywhere[source - FROM_CARD]:
        reach = in_hand.ANYWHERE
    return spending.Spending(seat, source, yielded(table, seat, source), reach, mode)


class Riding(Ask[ReckonersTable]):
    """A card moves its owner. [RK-EQ.5] [RK-EQ.16] [RS-ASLT.15]"""

    rule: ClassVar[str] = "RK-EQ.5"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: ReckonersTable) -> list[Choice]:
        return moving.moves(table, self.seat, True, self.card)

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Go):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_district(table, choice.district)
        if reason is not None:
            return reason
        return moving.obstacle(table, self.seat, table.place_of(choice.district), True, False, self.card)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Go)
        moving.pay_and_go(table, self.seat, table.place_of(choice.district), self.card)
