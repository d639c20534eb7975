"""Refusals: why a source in hand cannot do what a player looks for, and the rule that says so.

`spending.symbol_uses` and `whole_uses` list what it can do; a law holds the two.
"""

from __future__ import annotations

from samovar.games.reckoners import deeds, equipment, moving, newcago, obstacles, targets
from samovar.games.reckoners.cells import DUPLICATES, NOWHERE, SNIPER_TOKEN
from samovar.games.reckoners.choices import (
    Activate,
    Aim,
    Attack,
    Break,
    Buy,
    Clear,
    Contain,
    Disperse,
    Earn,
    Erase,
    Go,
    Half,
    Lay,
    PlanAhead,
    Protect,
    Research,
    Resume,
    Trade,
    UseCard,
    UseDie,
    UseHelp,
    UseToken,
)
from samovar.games.reckoners.content.ids import EQUIPMENT_COUNT, ILDITHIA
from samovar.games.reckoners.content.words import (
    BONUS_SPEND,
    CHANGE_SYMBOL,
    CLEAR_BARRICADES,
    CLEAR_ENFORCEMENT,
    PERMANENT,
    SNIPER,
    TRADECRAFT,
    TURN_BASIC_DIE,
    TWO_DICE,
    USE,
)
from samovar.games.reckoners.in_hand import NO_MOVE, ONE_OF, PRINTED, WHOLE
from samovar.games.reckoners.reach import places_for
from samovar.games.reckoners.sources import payers
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal


def why_not(
    table: ReckonersTable, seat: int, symbols: tuple[int, ...], reach: int, manner: int, choice: Choice, rule: str
) -> Refusal | None:
    """What keeps the source in hand from doing this, or None. `rule` put the question."""
    if isinstance(choice, (Research, Contain, Attack, Disperse, Break, Protect, Earn, PlanAhead)):
        return _of_symbol(table, seat, symbols, reach, manner, choice)
    if isinstance(choice, Lay):
        if not table.switches.sources_laid_aside:
            return Refusal("RK-USE.4", "why-use-up-first")
        return Refusal("RK-USE.4", "why-not-begun") if manner & WHOLE else None
    changes = isinstance(choice, UseCard) and table.content.cards.effect[choice.card] == CHANGE_SYMBOL
    if isinstance(choice, (UseDie, UseToken, UseCard, UseHelp, Resume)) and not changes:
        return Refusal("RK-USE.5", "why-use-up-first")
    if isinstance(choice, Buy):
        return Refusal("RK-BUY.1", "why-buy-later")
    if not isinstance(choice, (Go, Clear, Erase, Activate, Half, Trade, UseCard, Aim)):
        return obstacles.answer_first(rule)
    if manner & PRINTED:
        return Refusal("RS-NEW.20", "why-only-as-printed")
    if manner & NO_MOVE and isinstance(choice, Go):
        return Refusal("RS-EQ.25", "why-submarine-stays")
    if not manner & WHOLE:
        return Refusal("RK-USE.8", "why-die-begun")
    if isinstance(choice, UseCard):
        return _of_change(table, seat, manner, choice.card)
    if isinstance(choice, (Activate, Half)):
        return _of_card(table, seat, symbols, choice)
    return _of_whole(table, seat, symbols, reach, choice)


def _of_symbol(
    table: ReckonersTable, seat: int, symbols: tuple[int, ...], reach: int, manner: int, choice: Choice
) -> Refusal | None:
    """[RK-USE.1] [RK-USE.2]"""
    symbol = deeds.symbol_of(choice)
    place = table.where(seat)
    if isinstance(choice, (Research, Contain, Attack, Disperse, Break, Protect)):
        reason = obstacles.of_district(table, choice.district)
        if reason is not None:
            return reason
        place = table.place_of(choice.district)
    if isinstance(choice, Protect):
        if manner & PRINTED:
            return Refusal("RS-NEW.20", "why-only-as-printed")
        if table.agreed.city != ILDITHIA:
            return Refusal("RS-ILD.17", "why-not-ildithia")
    if symbol not in symbols:
        return Refusal("RK-USE.1", "why-no-such-symbol")
    if place not in places_for(table, seat, symbol, reach):
        return Refusal("RK-USE.2", "why-out-of-reach")
    if isinstance(choice, Protect):
        return _of_protection(table, seat, symbols, reach, manner, place, symbol)
    return targets.obstacle(table, place, choice, True)


def _of_protection(
    table: ReckonersTable, seat: int, symbols: tuple[int, ...], reach: int, manner: int, place: int, symbol: int
) -> Refusal | None:
    if table.marker(place) == 0:
        return Refusal("RS-ILD.19", "why-protected")
    # Where one symbol of several is used, which one it is makes no difference: the first of them stands for all.
    before = [other for other in range(symbol) if other in symbols]
    if manner & ONE_OF and any(place in places_for(table, seat, other, reach) for other in before):
        return Refusal("RS-ILD.17", "why-any-symbol-protects")
    return None


def _of_whole(table: ReckonersTable, seat: int, symbols: tuple[int, ...], reach: int, choice: Choice) -> Refusal | None:
    """A use that takes the whole source, in a district. [RK-USE.7]"""
    assert isinstance(choice, (Go, Clear, Erase, Trade, Aim))
    reason = obstacles.of_district(table, choice.district)
    if reason is not None:
        return reason
    place = table.place_of(choice.district)
    if isinstance(choice, Go):
        return moving.obstacle(table, seat, place, False)
    if isinstance(choice, Trade):
        return _of_trade(table, seat, symbols, place)
    if isinstance(choice, Aim):
        return _of_aim(table, seat)
    reached = place == table.where(seat) or (
        table.switches.whole_dice_reach and any(place in places_for(table, seat, symbol, reach) for symbol in symbols)
    )
    if isinstance(choice, Clear):
        if not reached and not table.switches.barricades_removed_anywhere:
            return Refusal("RK-MOVE.6", "why-not-your-district")
        return Refusal("RK-MOVE.5", "why-no-barricade") if table.barricades(place) == 0 else None
    if not reached:
        return Refusal("RS-DUP.7", "why-tokens-elsewhere")
    return Refusal("RS-DUP.7", "why-no-duplicate") if table.pieces(DUPLICATES, place) == 0 else None


def _of_trade(table: ReckonersTable, seat: int, symbols: tuple[int, ...], place: int) -> Refusal | None:
    """[RS-NEW.8] [RS-NEW.18]"""
    if place != table.where(seat):
        return Refusal("RS-NEW.8", "why-bonus-elsewhere")
    if not newcago.has_bonus(table, place, BONUS_SPEND):
        return Refusal("RS-NEW.18", "why-no-bonus")
    wanted = newcago.tradable(table, seat)
    if not wanted:
        return Refusal("RS-NEW.18", "why-bonus-used")
    fits = any(wanted >> symbol & 1 for symbol in symbols)
    return None if fits else Refusal("RS-NEW.18", "why-bonus-wants-other")


def _of_aim(table: ReckonersTable, seat: int) -> Refusal | None:
    """[RK-ABIL.6] [RK-ABIL.7]"""
    if not table.has_ability(seat, SNIPER):
        return Refusal("RK-ABIL.6", "why-no-sniper")
    if not table.switches.sniper_token_once:
        return Refusal("RK-ABIL.7", "why-aimed-at-start")
    return None if table.cells[SNIPER_TOKEN] == NOWHERE else Refusal("RK-ABIL.7", "why-aimed-already")


def _of_change(table: ReckonersTable, seat: int, manner: int, card: int) -> Refusal | None:
    """[RS-EQ.16]"""
    reason = obstacles.of_card(table, seat, card)
    if reason is None and manner & ONE_OF:
        return Refusal("RS-EQ.16", "why-nothing-to-change")
    return reason


def _of_card(table: ReckonersTable, seat: int, symbols: tuple[int, ...], choice: Choice) -> Refusal | None:
    """A card that the source would pay for. [RK-CARD.2] [RS-CARD.7]"""
    assert isinstance(choice, (Activate, Half))
    card = choice.card
    kind = table.content.cards.kind[card]
    if kind == PERMANENT:
        return Refusal("RK-CARD.6", "why-card-permanent")
    if kind not in (USE, TWO_DICE):
        return Refusal("RK-CARD.5", "why-card-not-paid")
    reason = obstacles.of_card(table, seat, card)
    if reason is not None:
        return reason
    if isinstance(choice, Half):
        return _of_half(table, seat, symbols, card, choice.symbol)
    if kind == TWO_DICE:
        return Refusal("RS-CARD.7", "why-card-costs-two")
    return _of_effect(table, seat, symbols, card)


def _of_half(table: ReckonersTable, seat: int, symbols: tuple[int, ...], card: int, symbol: int) -> Refusal | None:
    """[RS-CARD.7] [RS-CARD.10]"""
    cards = table.content.cards
    if cards.kind[card] != TWO_DICE:
        return Refusal("RK-CARD.2", "why-card-costs-one")
    needs = cards.needs[card * 2 : card * 2 + 2]
    if symbol not in needs:
        return Refusal("RS-CARD.7", "why-card-needs-other")
    if symbol not in symbols:
        return Refusal("RK-CARD.3", "why-no-such-symbol")
    other = needs[1] if needs[0] == symbol else needs[0]
    return None if payers(table, seat, other) else Refusal("RS-CARD.10", "why-no-second-source")


def _of_effect(table: ReckonersTable, seat: int, symbols: tuple[int, ...], card: int) -> Refusal | None:
    """The card would do nothing now."""
    effect = table.content.cards.effect[card]
    if effect == TRADECRAFT and card >= EQUIPMENT_COUNT and not symbols:
        return Refusal("RS-RECK.18", "why-no-symbol-left")
    if equipment.can_activate(table, seat, card):
        return None
    if effect == CLEAR_ENFORCEMENT:
        guarded = table.red_shields(table.where(seat)) > 0
        return Refusal("RK-ABIL.2", "why-red-shield" if guarded else "why-no-enforcement")
    if effect == CLEAR_BARRICADES:
        return Refusal("RK-EQ.11", "why-no-barricade-anywhere")
    if effect == TURN_BASIC_DIE:
        return Refusal("RK-ABIL.3", "why-no-basic-die")
    return Refusal("RS-RECK.5", "why-nobody-to-send")
