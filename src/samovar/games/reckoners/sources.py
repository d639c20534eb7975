"""Sources: everything that counts as a die, and the symbols that it yields."""

from __future__ import annotations

from typing import Final

from samovar.games.reckoners import obstacles, stock
from samovar.games.reckoners.cells import (
    ACTIVATED,
    DAWN_AT,
    DAWN_HELD,
    DAWN_OUT,
    DICE,
    MOVES,
    PLAN,
    PLAN_TOKENS,
    SPENT,
    STATE,
    SUPPLY,
)
from samovar.games.reckoners.choices import UseCard, UseDie, UseHelp, UseToken
from samovar.games.reckoners.content.ids import BABILAR, DAWNSLIGHT_CARDS
from samovar.games.reckoners.content.words import (
    BASIC,
    DOUBLE,
    DOUBLES_SINGLE,
    FACES,
    FREE,
    FREE_MOVE,
    GAIN_COUNT,
    GIVES_SYMBOLS,
    MOVE,
    PAIRS_ARE_THREE,
    SYMBOL_COUNT,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal

# A source is one number: a die of the tray, a plan token, a card, a Dawnslight card, or an effect's symbol.
TOKEN: Final = 20
FROM_CARD: Final = 100
FROM_HELP: Final = 200
FROM_EFFECT: Final = 300

ANY_SYMBOL: Final = (0, 1, 2, 3, 4, 5)
NEVER_MIND: Final = -1  # whatever a payer shows


def printed(table: ReckonersTable, seat: int, source: int) -> list[int]:
    """The symbols that a source shows, before anything changes them. A token shows what its owner wants. [RK-PLAN.1]"""
    content = table.content
    if source < DICE:
        at = table.colour(seat, source) * FACES + table.face(seat, source)
        return [content.dice.symbol[at]] * content.dice.count[at]
    if source == TOKEN:
        return list(ANY_SYMBOL)
    if source >= FROM_HELP:
        row, start = content.decks.dawnslight, (source - FROM_HELP) * GAIN_COUNT
    else:
        row, start = content.cards.gains, (source - FROM_CARD) * GAIN_COUNT
    shown: list[int] = []
    for symbol in range(SYMBOL_COUNT):
        shown += [symbol] * row[start + symbol]
    return shown


def counted(table: ReckonersTable, seat: int, source: int, shown: list[int]) -> list[int]:
    """What printed symbols count as for this Reckoner: doubles cut by an assault, basic dice doubled by cards.

    [RS-ASLT.17] [RS-ASLT.19] [RK-EQ.1] [RS-EQ.21]
    """
    if source == TOKEN or source >= FROM_EFFECT:
        return shown
    cut = table.assault(seat, DOUBLES_SINGLE) > 0 and (source < FROM_HELP or _help_is_a_die(table))
    if cut and len(shown) == 2 and shown[0] == shown[1]:
        shown = shown[:1]
    # Only doubles that are printed are cut, unless the parameter says otherwise. [RS-ASLT.20]
    all_cut = cut and table.switches.all_doubles_cut
    if source < DICE and table.colour(seat, source) == BASIC and not all_cut:
        shown = [symbol for one in shown for symbol in ([one, one] if doubles(table, seat, one) else [one])]
    return shown


def doubles(table: ReckonersTable, seat: int, symbol: int) -> bool:
    """Camera and its kind: the symbol counts twice on own basic dice, and on nothing else.

    [RS-EQ.22] [RS-RECK.27] [RK-PLAN.6]
    """
    cards = table.content.cards
    return any(table.works_for(seat, card) and cards.shows(card, symbol) for card in cards.having[DOUBLE])


def fuelled(table: ReckonersTable, seat: int, source: int, shown: list[int]) -> list[int]:
    """Fuel Cells: exactly two equal symbols of a die, ability or equipment count as three.

    [RS-EQ.27] [RS-EQ.28] [RS-EQ.29] [RS-EQ.30] [RS-ASLT.18]
    """
    if len(shown) != 2 or shown[0] != shown[1] or source == TOKEN or source >= FROM_EFFECT:
        return shown
    if source >= FROM_HELP and not _help_is_a_die(table):
        return shown
    special = source < DICE and table.colour(seat, source) != BASIC
    if special and table.assault(seat, DOUBLES_SINGLE) > 0:  # whatever made the pair, Tradecraft included
        return shown
    card = table.benefits(seat, PAIRS_ARE_THREE)
    return shown if card < 0 else [shown[0]] * table.content.cards.amount[card]


def _help_is_a_die(table: ReckonersTable) -> bool:
    return table.switches.help_counts_as_a_die


def yielded(table: ReckonersTable, seat: int, source: int) -> tuple[int, ...]:
    """The symbols of a source as they will be spent."""
    return tuple(fuelled(table, seat, source, counted(table, seat, source, printed(table, seat, source))))


def shows(table: ReckonersTable, seat: int, source: int, symbol: int) -> bool:
    """Whether a source may pay where this symbol is required. [RK-CARD.3]"""
    return symbol == NEVER_MIND or symbol in printed(table, seat, source)


def helps(table: ReckonersTable, seat: int) -> list[int]:
    """The Dawnslight cards in front of a Reckoner; they are no equipment. [RS-DAWN.5] [RS-DAWN.10]"""
    if table.agreed.city != BABILAR:
        return []
    held = DAWN_HELD + seat
    return [card for card in range(DAWNSLIGHT_CARDS) if table.cells[DAWN_AT + card] == held]


def heals(table: ReckonersTable, card: int) -> bool:
    """A Dawnslight card without symbols is about the population. [RS-DAWN.9]"""
    start = card * GAIN_COUNT
    return not any(table.content.decks.dawnslight[start : start + SYMBOL_COUNT])


def free_cards(table: ReckonersTable, seat: int) -> list[int]:
    """Cards that act as a die at no cost and are ready. [RK-CARD.5]"""
    cards = table.content.cards
    return [card for card in cards.having[GIVES_SYMBOLS] if cards.kind[card] == FREE and table.ready(seat, card)]


def rides(table: ReckonersTable, seat: int) -> list[int]:
    """Cards that grant this Reckoner a move now, Motorcycle while it is his first. [RK-EQ.5] [RK-EQ.16]"""
    cards = table.content.cards
    found = [card for card in cards.having[MOVE] if table.ready(seat, card)]
    moved = table.cells[MOVES + seat]
    first = [card for card in cards.having[FREE_MOVE] if moved < cards.amount[card] and table.works_for(seat, card)]
    return found + first


def no_ride(table: ReckonersTable, seat: int, card: int) -> Refusal | None:
    """Why a card grants this Reckoner no move now, or None: `rides`, said of one card."""
    cards = table.content.cards
    if cards.effect[card] == MOVE:
        return obstacles.of_card(table, seat, card)
    reason = obstacles.of_held_card(table, seat, card)
    if reason is None and table.cells[MOVES + seat] >= cards.amount[card]:
        return Refusal("RK-EQ.16", "why-moved-already")
    return reason


def payers(table: ReckonersTable, seat: int, symbol: int) -> list[Choice]:
    """What else could be spent as a second die: unspent dice, a token, free cards, Dawnslight cards.

    [RS-CARD.9] [RS-ASLT.16]
    """
    found: list[Choice] = [stock.DIES[die] for die in table.unspent(seat) if shows(table, seat, die, symbol)]
    if table.plans(seat) > 0:
        found.append(UseToken())
    found += [UseCard(card) for card in free_cards(table, seat) if shows(table, seat, FROM_CARD + card, symbol)]
    found += [
        UseHelp(card)
        for card in helps(table, seat)
        if not heals(table, card) and shows(table, seat, FROM_HELP + card, symbol)
    ]
    return found


def no_payer(table: ReckonersTable, seat: int, symbol: int, choice: Choice, rule: str) -> Refusal | None:
    """Why something cannot be spent as a second die, or None: `payers`, said of one choice.

    `rule` asks for the second die.
    """
    reason: Refusal | None = None
    source = TOKEN
    if isinstance(choice, UseDie):
        reason, source = obstacles.of_die(table, seat, choice.die), choice.die
    elif isinstance(choice, UseToken):
        reason = obstacles.of_token(table, seat)
    elif isinstance(choice, UseHelp):
        reason, source = obstacles.of_help(table, seat, choice.card), FROM_HELP + choice.card
        if reason is None and heals(table, choice.card):
            reason = Refusal("RS-DAWN.9", "why-help-heals")
    elif isinstance(choice, UseCard):
        reason, source = obstacles.of_card(table, seat, choice.card), FROM_CARD + choice.card
        cards = table.content.cards
        free = cards.kind[choice.card] == FREE and cards.effect[choice.card] == GIVES_SYMBOLS
        if reason is None and not free:
            reason = Refusal("RK-CARD.5", "why-card-no-die")
    else:
        return obstacles.answer_first(rule)
    if reason is None and not shows(table, seat, source, symbol):
        return Refusal("RK-CARD.3", "why-payer-shows-other")
    return reason


def take_in_hand(table: ReckonersTable, seat: int, choice: Choice) -> int:
    """Spend what was chosen; from now on only its symbols are left. Gives the source. [RK-USE.9] [RK-PLAN.5]"""
    if isinstance(choice, UseDie):
        table.cells[STATE + seat * DICE + choice.die] = SPENT
        return choice.die
    if isinstance(choice, UseToken):
        table.cells[PLAN + seat] -= 1
        table.cells[SUPPLY + PLAN_TOKENS] += 1
        return TOKEN
    if isinstance(choice, UseHelp):
        table.cells[DAWN_AT + choice.card] = DAWN_OUT  # out of the game [RS-DAWN.13] [RS-BAB.21]
        return FROM_HELP + choice.card
    assert isinstance(choice, UseCard)
    table.mark_used(seat, choice.card)
    return FROM_CARD + choice.card


def lay_on(table: ReckonersTable, seat: int, source: int, card: int) -> None:
    """Remember which card a die activated. [RS-CARD.8] [RS-EQ.12]"""
    if source < DICE:
        table.cells[ACTIVATED + seat * DICE + source] = card + 1
