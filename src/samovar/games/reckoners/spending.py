"""Spending: one source in hand, its symbols one by one, or all of it at once."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.reckoners import deeds, equipment, forecast, ildithia, moving, newcago, obstacles, refusals, stock
from samovar.games.reckoners.cells import (
    BARRICADES,
    DUPLICATES,
    HELD,
    HELD_REACH,
    NOWHERE,
    SNIPER_TOKEN,
)
from samovar.games.reckoners.choices import (
    Activate,
    Aim,
    Attack,
    Break,
    Change,
    Clear,
    Contain,
    Disperse,
    Earn,
    Erase,
    GiveUp,
    Go,
    Half,
    Lay,
    PlanAhead,
    Protect,
    Research,
    Trade,
    UseCard,
)
from samovar.games.reckoners.content import words
from samovar.games.reckoners.content.ids import ILDITHIA
from samovar.games.reckoners.content.words import (
    CHANGE_SYMBOL,
    PLAN_AT_ONCE,
    SNIPER,
    SYMBOL_COUNT,
)
from samovar.games.reckoners.events import Aimed, BarricadeCleared, TokenErased
from samovar.games.reckoners.in_hand import NO_MOVE, ONE_OF, PRINTED, WHOLE, InHand
from samovar.games.reckoners.reach import places_for
from samovar.games.reckoners.sources import (
    ANY_SYMBOL,
    FROM_EFFECT,
    TOKEN,
    counted,
    fuelled,
    printed,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.steps import Ask


def symbol_uses(table: ReckonersTable, seat: int, symbols: tuple[int, ...], reach: int, manner: int) -> list[Choice]:
    """What the symbols in hand can do, one by one. [RK-USE.1] [RK-USE.3]"""
    found: list[Choice] = []
    for symbol in range(SYMBOL_COUNT):
        if symbol not in symbols:
            continue
        for place in places_for(table, seat, symbol, reach):
            found += deeds.offers(table, symbol, place, True)
            if symbol >= words.MONEY:
                break  # money and plans are the same everywhere
    if table.agreed.city == ILDITHIA and not manner & PRINTED:
        found += _protections(table, seat, symbols, reach, manner)
    return found


def any_symbol_use(table: ReckonersTable, seat: int, symbols: tuple[int, ...], reach: int, manner: int) -> bool:
    """Whether `symbol_uses` would find anything: the first one is enough."""
    for symbol in symbols:
        for place in places_for(table, seat, symbol, reach):
            if deeds.offers(table, symbol, place, True):
                return True
            if symbol >= words.MONEY:
                break
    if table.agreed.city == ILDITHIA and not manner & PRINTED:
        return len(_protections(table, seat, symbols, reach, manner)) > 0
    return False


def _protections(table: ReckonersTable, seat: int, symbols: tuple[int, ...], reach: int, manner: int) -> list[Choice]:
    """Any one symbol lowers a district's marker by one. [RS-ILD.17] [RS-ILD.19] [RS-ILD.20]"""
    found: list[Choice] = []
    offered: list[int] = []
    for symbol in range(SYMBOL_COUNT):
        if symbol not in symbols:
            continue
        for place in places_for(table, seat, symbol, reach):
            if table.marker(place) > 0 and not (manner & ONE_OF and place in offered):
                offered.append(place)
                found.append(Protect(table.district(place), symbol))
    return found


def whole_uses(
    table: ReckonersTable, seat: int, source: int, symbols: tuple[int, ...], reach: int, manner: int
) -> list[Choice]:
    """What the source can do as a whole, whatever it shows; no shield hinders that. [RK-USE.7] [RK-USE.10]

    [RK-PLAN.2] [RS-SHIELD.3] [RS-DAWN.8]
    """
    found: list[Choice] = []
    if not manner & NO_MOVE:
        found += moving.moves(table, seat, False)
    places = [table.where(seat)]
    if table.switches.whole_dice_reach:  # else the token and reaching cards carry symbols only [RK-ABIL.8] [RS-EQ.4]
        for symbol in symbols:
            places += [place for place in places_for(table, seat, symbol, reach) if place not in places]
    anywhere = table.switches.barricades_removed_anywhere
    for place in range(table.ring()) if anywhere else places:
        if table.barricades(place) > 0:  # [RK-MOVE.5] [RK-MOVE.6]
            found.append(stock.CLEARS[table.district(place)])
    for place in places:
        if table.pieces(DUPLICATES, place) > 0:  # [RS-DUP.7] [RS-DUP.8]
            found.append(stock.ERASES[table.district(place)])
    found += equipment.activations(table, seat, source, symbols)
    wanted = newcago.tradable(table, seat)
    if wanted and any(wanted >> symbol & 1 for symbol in symbols):
        found.append(Trade(table.district(table.where(seat))))
    if not manner & ONE_OF:
        found += [UseCard(card) for card in table.content.cards.having[CHANGE_SYMBOL] if table.ready(seat, card)]
    aims_once = table.switches.sniper_token_once and table.cells[SNIPER_TOKEN] == NOWHERE
    if aims_once and table.has_ability(seat, SNIPER):
        found += [Aim(table.district(place)) for place in range(table.ring())]
    return found


class Spending(Ask[ReckonersTable]):
    """A die, token or card is in hand: use it up before anything else is started. [RK-USE.4] [RK-CARD.11]

    `symbols` are those left; `reach` says where, `manner` how they may be used.
    """

    rule: ClassVar[str] = "RK-USE.4"

    def __init__(self, seat: int, source: int, symbols: tuple[int, ...], reach: int, manner: int) -> None:
        self.seat = seat
        self.source = source
        self.symbols = symbols
        self.reach = reach
        self.manner = manner

    def uses(self, table: ReckonersTable) -> list[Choice]:
        found = symbol_uses(table, self.seat, self.symbols, self.reach, self.manner)
        if self.manner & WHOLE and not self.manner & PRINTED:
            found += whole_uses(table, self.seat, self.source, self.symbols, self.reach, self.manner)
        return found

    def worthwhile(self, table: ReckonersTable) -> bool:
        """Something can be done with it."""
        whole = self.manner & WHOLE and not self.manner & PRINTED
        if whole and not self.manner & NO_MOVE and moving.can_move(table, self.seat):
            return True
        if any_symbol_use(table, self.seat, self.symbols, self.reach, self.manner):
            return True
        if not whole:
            return False
        return len(whole_uses(table, self.seat, self.source, self.symbols, self.reach, self.manner)) > 0

    def options(self, table: ReckonersTable) -> list[Choice]:
        found = self.uses(table)
        if not self.manner & WHOLE and table.switches.sources_laid_aside:
            found.append(Lay())
        found.append(stock.GIVE_UP)
        return found

    def otherwise(self, table: ReckonersTable, seat: int) -> Choice:
        return self.options(table)[0]

    def about(self, table: ReckonersTable, seat: int) -> dict[str, Any]:
        named = [{"kind": "symbol", "id": words.SYMBOLS[symbol]} for symbol in self.symbols]
        return {"symbols": named, "choice": "one" if self.manner & ONE_OF else "all"}

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, GiveUp):
            return None
        return refusals.why_not(table, self.seat, self.symbols, self.reach, self.manner, choice, self.rule)

    def near(self, table: ReckonersTable, seat: int) -> list[Choice]:
        """Targets of the own district that a player will look for and cannot have."""
        here = table.district(table.where(self.seat))
        wanted: list[Choice] = []
        if words.ATTACK in self.symbols:
            wanted += [Attack(here, target) for target in (0, 1)]
        if words.RESEARCH in self.symbols:
            wanted += [Research(here, target) for target in (0, 1)]
        if words.CONTAIN in self.symbols:
            wanted.append(Contain(here, 0))
        if words.ENFORCEMENT in self.symbols:
            wanted.append(Disperse(here))
        if self.manner & WHOLE and not self.manner & PRINTED:
            wanted += [Go(table.district(place)) for place in range(table.ring()) if place != table.where(self.seat)]
        allowed = self.options(table)
        return [choice for choice in wanted if choice not in allowed]

    def facts(self, table: ReckonersTable, seat: int, choice: Choice) -> list[Fact]:
        facts: list[Fact] = []
        single = isinstance(choice, (Research, Contain, Attack, Disperse, Break, Earn, PlanAhead, Protect))
        if isinstance(choice, Attack) and choice.target == 0:
            facts.append(Fact("fact-health-left", {"left": int(table.health(table.place_of(choice.district))) - 1}))
        if isinstance(choice, Research) and choice.target == 0:
            facts.append(Fact("fact-research-left", {"left": int(table.research(table.place_of(choice.district))) - 1}))
        if not single and len(self.symbols) > 1 and not self.manner & ONE_OF:
            facts.append(Fact("fact-symbols-lost", {"count": len(self.symbols)}, "cost"))
        if isinstance(choice, GiveUp):
            facts += forecast.facts(table)
        return facts

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, GiveUp):
            return
        if isinstance(choice, Lay):
            table.cells[HELD + self.seat] = packed(self.symbols)
            table.cells[HELD_REACH + self.seat] = self.reach
        elif isinstance(choice, (Research, Contain, Attack, Disperse, Break, Earn, PlanAhead, Protect)):
            self.spend_one(table, choice)
        else:
            self.spend_whole(table, choice)

    def spend_one(self, table: ReckonersTable, choice: Choice) -> None:
        """One symbol does its work; what it sets off comes first, then the rest of the source. [RK-USE.6]"""
        left = list(self.symbols)
        left.remove(deeds.symbol_of(choice))
        if left and not self.manner & ONE_OF:
            whole = self.manner & WHOLE if not table.switches.symbols_or_whole else 0  # [RK-USE.8]
            table.then(InHand(self.seat, self.source, tuple(left), self.reach, self.manner & ~WHOLE | whole))
        if isinstance(choice, Protect):
            ildithia.protect(table, table.place_of(choice.district))
        elif isinstance(choice, PlanAhead):
            # With Predictive Analytics each plan symbol gives a token that may be spent at once. The last symbol of a
            # spent token comes back for a later round, so that one token cannot be turned for ever.
            # [RS-EQ.63] [RS-EQ.65] [RS-EQ.66]
            at_once = table.benefits(self.seat, PLAN_AT_ONCE) != NOWHERE
            again = self.source == TOKEN and (len(left) == 0 or bool(self.manner & ONE_OF))
            deeds.plan(table, self.seat, at_once and not again)
        else:
            deeds.perform(table, choice, self.seat)

    def spend_whole(self, table: ReckonersTable, choice: Choice) -> None:
        """Its symbols are gone. [RK-USE.7] [RK-CARD.4]"""
        seat = self.seat
        if isinstance(choice, Go):
            moving.pay_and_go(table, seat, table.place_of(choice.district))
        elif isinstance(choice, Clear):
            table.take_off(BARRICADES, table.place_of(choice.district), 1)
            table.tell(BarricadeCleared(choice.district))
        elif isinstance(choice, Erase):
            table.take_off(DUPLICATES, table.place_of(choice.district), 1)
            table.tell(TokenErased(choice.district))
        elif isinstance(choice, Activate):
            equipment.activate(table, seat, choice.card, self.source, self.symbols, self.reach, self.manner)
        elif isinstance(choice, Half):
            equipment.pay_half(table, seat, choice.card, choice.symbol, self.source)
        elif isinstance(choice, Trade):
            newcago.trade(table, seat)
        elif isinstance(choice, Aim):
            table.cells[SNIPER_TOKEN] = table.place_of(choice.district)
            table.tell(Aimed(choice.district))
        else:
            assert isinstance(choice, UseCard)
            table.mark_used(seat, choice.card)
            table.then(Changing(seat, self.source, self.symbols, self.reach, self.manner))


def take_up(table: ReckonersTable, seat: int, source: int, symbols: tuple[int, ...], reach: int, manner: int) -> None:
    """A source comes into hand if it can do anything; else it is lost. [RK-SYM.13]"""
    question = Spending(seat, source, symbols, reach, manner)
    if question.worthwhile(table):
        table.then(question)


class Changing(Ask[ReckonersTable]):
    """Utility Tool: one symbol of the source in hand becomes another; the others stay. [RS-EQ.16] [RS-EQ.17] [RS-EQ.18]

    The change comes before doublers and Fuel Cells. [RS-EQ.58]
    """

    rule: ClassVar[str] = "RS-EQ.16"

    def __init__(self, seat: int, source: int, symbols: tuple[int, ...], reach: int, manner: int) -> None:
        self.seat = seat
        self.source = source
        self.symbols = symbols
        self.reach = reach
        self.manner = manner

    def shown(self, table: ReckonersTable) -> list[int]:
        if self.source >= FROM_EFFECT:
            return list(self.symbols)
        shown = printed(table, self.seat, self.source)
        return shown if shown else list(self.symbols)

    def options(self, table: ReckonersTable) -> list[Choice]:
        shown = self.shown(table)
        return [
            Change(symbol, becomes)
            for symbol in range(SYMBOL_COUNT)
            if symbol in shown
            for becomes in ANY_SYMBOL
            if becomes != symbol
        ]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Change):
            return obstacles.answer_first(self.rule)
        if choice.symbol not in self.shown(table):
            return Refusal(self.rule, "why-no-such-symbol")
        return Refusal(self.rule, "why-same-symbol") if choice.becomes == choice.symbol else None

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Change)
        shown = self.shown(table)
        shown[shown.index(choice.symbol)] = choice.becomes
        changed = counted(table, self.seat, self.source, shown)
        changed = fuelled(table, self.seat, self.source, changed)
        table.then(Spending(self.seat, self.source, tuple(changed), self.reach, self.manner))


def packed(symbols: tuple[int, ...]) -> int:
    """Symbols as one number, so that a source can be laid aside on the table."""
    number = 0
    for symbol in symbols:
        number = number * (SYMBOL_COUNT + 1) + symbol + 1
    return number


def unpacked(number: int) -> tuple[int, ...]:
    symbols: list[int] = []
    while number > 0:
        number, symbol = divmod(number, SYMBOL_COUNT + 1)
        symbols.append(symbol - 1)
    return tuple(sorted(symbols))
