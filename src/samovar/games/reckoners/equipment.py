"""Cards in use: equipment and abilities that are paid for, free, or given to another Reckoner."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import deeds, in_hand, kidnap, moving, obstacles
from samovar.games.reckoners.cells import (
    BARRICADES,
    BASE,
    DEMOLITION_TOKENS,
    ENFORCERS,
    POPULATION,
)
from samovar.games.reckoners.choices import (
    Activate,
    Charge,
    Clear,
    Detonate,
    Half,
    Pass,
    Repeat,
    Send,
    Turn,
)
from samovar.games.reckoners.content.ids import EQUIPMENT_COUNT
from samovar.games.reckoners.content.words import (
    ATTACK,
    BASIC,
    CLEAR_BARRICADES,
    CLEAR_ENFORCEMENT,
    DEMOLITION,
    DISPATCH,
    FACES,
    GIVES_SYMBOLS,
    HEAL,
    HIDE_BASE,
    KIDNAP,
    PLAN_NOW,
    SYMBOL_COUNT,
    TRADECRAFT,
    TURN_BASIC_DIE,
    TWO_DICE,
    USE,
)
from samovar.games.reckoners.events import (
    Activated,
    BarricadeCleared,
    BaseHidden,
    Charged,
    DieTurned,
    Dispersed,
    PopulationRose,
)
from samovar.games.reckoners.sources import (
    FROM_CARD,
    FROM_EFFECT,
    TOKEN,
    counted,
    fuelled,
    lay_on,
    no_payer,
    payers,
    printed,
    take_in_hand,
    yielded,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask


def activations(table: ReckonersTable, seat: int, source: int, symbols: tuple[int, ...]) -> list[Choice]:
    """The cards that the source in hand may pay for: once a round each. [RK-CARD.2] [RK-CARD.8]"""
    cards = table.content.cards
    found: list[Choice] = []
    for card in cards.paid:
        if not table.ready(seat, card):
            continue
        if cards.kind[card] == TWO_DICE:
            found += _halves(table, seat, card, symbols)
        elif can_activate(table, seat, card):
            found.append(Activate(card))
    ability = EQUIPMENT_COUNT + table.who(seat)
    usable = cards.kind[ability] == USE and table.ability_ready(seat) and can_activate(table, seat, ability)
    if usable and (cards.effect[ability] != TRADECRAFT or symbols):
        found.append(Activate(ability))
    return found


def _halves(table: ReckonersTable, seat: int, card: int, symbols: tuple[int, ...]) -> list[Choice]:
    """Two separate sources are needed, each showing its own requirement.

    [RS-CARD.7] [RS-CARD.10] [RS-EQ.55] [RS-EQ.57]
    """
    needs = table.content.cards.needs
    first, second = needs[card * 2], needs[card * 2 + 1]
    found: list[Choice] = []
    if first in symbols and payers(table, seat, second):
        found.append(Half(card, first))
    if second in symbols and first != second and payers(table, seat, first):
        found.append(Half(card, second))
    return found


def can_activate(table: ReckonersTable, seat: int, card: int) -> bool:
    """Whether the card would do anything now."""
    effect = table.content.cards.effect[card]
    if effect == CLEAR_ENFORCEMENT:  # a red shield forbids it [RK-ABIL.2]
        place = table.where(seat)
        return table.enforcement(place) > 0 and table.red_shields(place) == 0
    if effect == CLEAR_BARRICADES:
        return table.in_city(BARRICADES) > 0
    if effect == TURN_BASIC_DIE:
        return any(table.colour(seat, die) == BASIC for die in table.unspent(seat))
    if effect == DISPATCH:
        return len(dispatches(table, seat)) > 0
    return True


def activate(
    table: ReckonersTable, seat: int, card: int, source: int, symbols: tuple[int, ...], reach: int, manner: int
) -> None:
    """The source in hand is laid on the card. [RK-CARD.2] [RK-CARD.9]"""
    table.mark_used(seat, card)
    lay_on(table, seat, source, card)
    if table.log is not None:
        table.tell(Activated(int(table.who(seat)), card))
    if table.content.cards.effect[card] == TRADECRAFT:
        table.then(Repeating(seat, source, symbols, reach, manner, card))
    else:
        resolve(table, seat, card)


def resolve(table: ReckonersTable, seat: int, card: int) -> None:
    """What a card that was paid for does."""
    cards = table.content.cards
    effect, amount = cards.effect[card], cards.amount[card]
    if effect == GIVES_SYMBOLS:
        reach = in_hand.ANYWHERE if cards.anywhere[card] else in_hand.OWN_PLACE
        source = FROM_CARD + card
        table.then(in_hand.InHand(seat, source, yielded(table, seat, source), reach, in_hand.WHOLE))
    elif effect == HEAL:  # also above the value at the start [RK-EQ.12] [RS-EQ.35]
        heal(table, amount)
    elif effect == PLAN_NOW:  # [RK-ABIL.1] [RS-EQ.9]
        for _ in range(amount):
            deeds.plan(table, seat, True)
    elif effect == HIDE_BASE:
        _hide_base(table, seat, card, amount)
    elif effect == CLEAR_ENFORCEMENT:
        place = table.where(seat)
        for _ in range(table.enforcement(place)):
            table.take_off(ENFORCERS, place, 1)
            table.tell(Dispersed(int(table.district(place))))
    elif effect == CLEAR_BARRICADES:
        table.then(Blasting(seat, amount))
    elif effect == TURN_BASIC_DIE:
        table.then(Turning(seat))
    elif effect == DISPATCH:
        table.then(Dispatching(seat))
    elif effect == DEMOLITION:
        table.then(Demolishing(seat, card))
    elif effect == KIDNAP:
        table.then(kidnap.Kidnapping(seat, amount))


def heal(table: ReckonersTable, amount: int) -> None:
    table.cells[POPULATION] += amount
    table.tell(PopulationRose(amount, int(table.population())))


def _hide_base(table: ReckonersTable, seat: int, card: int, amount: int) -> None:
    """Dish Soap: the marker goes up; at the top, money as from a die. [RS-EQ.14] [RS-EQ.15] [RK-BASE.7]"""
    if table.base() > 1:
        table.cells[BASE] = max(1, table.base() - amount)
        table.tell(BaseHidden(int(table.base())))
    else:
        source = FROM_CARD + card
        symbols = yielded(table, seat, source)
        table.then(in_hand.InHand(seat, source, symbols, in_hand.OWN_PLACE, in_hand.WHOLE))


class Blasting(Ask[ReckonersTable]):
    """Tensors: barricades anywhere. [RK-EQ.11]"""

    rule: ClassVar[str] = "RK-EQ.11"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: ReckonersTable) -> list[Choice]:
        found: list[Choice] = [
            Clear(table.district(place)) for place in range(table.ring()) if table.barricades(place) > 0
        ]
        return [*found, Pass()]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Clear):
            return obstacles.of_barricade(table, choice.district, self.rule)
        return None if isinstance(choice, Pass) else obstacles.answer_first(self.rule)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, Clear):
            table.take_off(BARRICADES, table.place_of(choice.district), 1)
            table.tell(BarricadeCleared(choice.district))
            if self.left > 1 and table.in_city(BARRICADES) > 0:
                table.then(Blasting(self.seat, self.left - 1))


class Turning(Ask[ReckonersTable]):
    """Improvise: one of his unspent basic dice shows any face; special dice are excluded. [RK-ABIL.3] [RS-REPL.3]"""

    rule: ClassVar[str] = "RK-ABIL.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [
            Turn(die, symbol)
            for die in table.unspent(self.seat)
            if table.colour(self.seat, die) == BASIC
            for symbol in range(SYMBOL_COUNT)
        ]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Turn):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_die(table, self.seat, choice.die)
        if reason is None and table.colour(self.seat, choice.die) != BASIC:
            return Refusal(self.rule, "why-special-die")
        return reason

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Turn)
        shown = table.content.dice.symbol[BASIC * FACES : (BASIC + 1) * FACES]
        table.show_face(self.seat, choice.die, shown.index(choice.symbol))
        table.tell(DieTurned(int(table.who(self.seat)), choice.symbol))


def dispatches(table: ReckonersTable, seat: int) -> list[Choice]:
    """Another Reckoner to any other district, or a barricade anywhere. [RS-RECK.5] [RS-RECK.6] [RS-RECK.8]"""
    found: list[Choice] = []
    for other in range(table.seats):
        if other != seat:
            found += [
                Send(table.who(other), table.district(place)) for place in moving.destinations(table, other, True, True)
            ]
    found += [Clear(table.district(place)) for place in range(table.ring()) if table.barricades(place) > 0]
    return found


class Dispatching(Ask[ReckonersTable]):
    """Val sends somebody, or clears the way. It costs the one sent nothing. [RS-RECK.5] [RS-RECK.6]"""

    rule: ClassVar[str] = "RS-RECK.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: ReckonersTable) -> list[Choice]:
        return dispatches(table, self.seat)

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Clear):
            return obstacles.of_barricade(table, choice.district, "RS-RECK.8")
        if not isinstance(choice, Send):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_reckoner(table, choice.reckoner)
        if reason is None:
            reason = obstacles.of_district(table, choice.district)
        if reason is not None:
            return reason
        other = table.seat_of(choice.reckoner)
        if other == self.seat:
            return Refusal("RS-RECK.6", "why-not-oneself")
        return moving.obstacle(table, other, table.place_of(choice.district), True, True)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, Send):
            moving.put(table, table.seat_of(choice.reckoner), table.place_of(choice.district))
        elif isinstance(choice, Clear):
            table.take_off(BARRICADES, table.place_of(choice.district), 1)
            table.tell(BarricadeCleared(choice.district))


class Demolishing(Ask[ReckonersTable]):
    """Mizzy adds a token, or takes some off for twice as many attacks and one more. [RS-RECK.11] [RS-RECK.13]

    [RS-RECK.12] [RS-RECK.15] [RS-RECK.16]
    """

    rule: ClassVar[str] = "RS-RECK.11"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: ReckonersTable) -> list[Choice]:
        held = table.cells[DEMOLITION_TOKENS]
        found: list[Choice] = [Charge()] if held < table.content.supplies["demolition-tokens"] else []
        return found + [Detonate(tokens) for tokens in range(held + 1)]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        held = int(table.cells[DEMOLITION_TOKENS])
        if isinstance(choice, Charge):
            full = held >= table.content.supplies["demolition-tokens"]
            return Refusal("RS-RECK.15", "why-demolition-full", {"held": held}) if full else None
        if isinstance(choice, Detonate):
            there = 0 <= choice.tokens <= held
            return None if there else Refusal("RS-RECK.11", "why-demolition-held", {"held": held})
        return obstacles.answer_first(self.rule)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, Detonate):
            cards = table.content.cards
            table.cells[DEMOLITION_TOKENS] -= choice.tokens
            attacks = cards.amount[self.card] * choice.tokens + cards.gain(self.card, ATTACK)
            # Like the symbols of one die. [RS-RECK.14]
            table.then(in_hand.InHand(self.seat, FROM_EFFECT, (ATTACK,) * attacks, in_hand.OWN_PLACE, in_hand.WHOLE))
        else:
            table.cells[DEMOLITION_TOKENS] += 1
        table.tell(Charged(int(table.cells[DEMOLITION_TOKENS])))


class Repeating(Ask[ReckonersTable]):
    """Tradecraft: the activating source keeps its symbols and gets one more of its own.

    [RS-RECK.18] [RS-RECK.19] [RS-RECK.20] [RS-RECK.21] [RS-RECK.22] [RS-RECK.23]
    """

    rule: ClassVar[str] = "RS-RECK.18"

    def __init__(self, seat: int, source: int, symbols: tuple[int, ...], reach: int, manner: int, card: int) -> None:
        self.seat = seat
        self.source = source
        self.symbols = symbols
        self.reach = reach
        self.manner = manner
        self.card = card

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Repeat(symbol) for symbol in range(SYMBOL_COUNT) if symbol in self.symbols]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Repeat):
            return obstacles.answer_first(self.rule)
        return None if choice.symbol in self.symbols else Refusal("RS-RECK.20", "why-no-such-symbol")

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Repeat)
        more = [choice.symbol] * table.content.cards.amount[self.card]
        if self.source == TOKEN or self.manner & in_hand.ONE_OF:
            together = [choice.symbol, *more]
        elif self.source >= FROM_EFFECT or self._changed(table):
            together = [*self.symbols, *more]
        else:
            # Doublers, then Tradecraft, then Fuel Cells on the final number. [RS-RECK.22]
            plain = counted(table, self.seat, self.source, printed(table, self.seat, self.source))
            if table.switches.fuel_cells_before_tradecraft:
                together = [*fuelled(table, self.seat, self.source, plain), *more]
            else:
                together = fuelled(table, self.seat, self.source, [*plain, *more])
        manner = self.manner & ~in_hand.ONE_OF & ~in_hand.WHOLE
        table.then(in_hand.InHand(self.seat, self.source, tuple(sorted(together)), self.reach, manner))

    def _changed(self, table: ReckonersTable) -> bool:
        """Utility Tool has changed a symbol of the source already."""
        return sorted(yielded(table, self.seat, self.source)) != sorted(self.symbols)


def pay_half(table: ReckonersTable, seat: int, card: int, symbol: int, source: int) -> None:
    needs = table.content.cards.needs
    other = needs[card * 2 + 1] if needs[card * 2] == symbol else needs[card * 2]
    table.mark_used(seat, card)
    lay_on(table, seat, source, card)
    table.then(OtherHalf(seat, card, other))


class OtherHalf(Ask[ReckonersTable]):
    """The second source of a card that costs two. What it shows beyond its part is lost. [RS-CARD.7] [RS-EQ.56]"""

    rule: ClassVar[str] = "RS-CARD.7"

    def __init__(self, seat: int, card: int, symbol: int) -> None:
        self.seat = seat
        self.card = card
        self.symbol = symbol

    def options(self, table: ReckonersTable) -> list[Choice]:
        return payers(table, self.seat, self.symbol)

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        return no_payer(table, self.seat, self.symbol, choice, self.rule)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        source = take_in_hand(table, self.seat, choice)
        lay_on(table, self.seat, source, self.card)
        if table.log is not None:
            table.tell(Activated(int(table.who(self.seat)), self.card))
        resolve(table, self.seat, self.card)
