"""What an order does, in words: one sentence for each value that the pack prints in its row."""

from __future__ import annotations

from samovar.games.steamfront.content import GIVES, Content
from samovar.games.steamfront.pools import order_row
from samovar.games.steamfront.words import ANY_DICE, shown_inches
from samovar.kernel.fields import Fact


def order_facts(content: Content, category: int, level: int) -> list[Fact]:
    """Every effect of one row of the order table, in the order in which they come into play. [SF-6.0.5]"""
    row = order_row(category, level)
    found = []
    if content.order_gives[row]:
        found.append(Fact(f"effect-{GIVES[content.order_gives[row]]}", {}, "gain"))
    if content.order_reroll[row]:
        key = "effect-reroll-any" if content.order_reroll[row] >= ANY_DICE else "effect-reroll"
        found.append(Fact(key, {"dice": int(content.order_reroll[row])}, "gain"))
    counted = [
        ("effect-range", shown_inches(content.order_range[row])),
        ("effect-attack", content.order_attack[row]),
        ("effect-damage", content.order_damage[row]),
        ("effect-stun", content.order_stun[row]),
        ("effect-extra", content.order_extra[row]),
        ("effect-defence", content.order_defence[row]),
        ("effect-reduce", content.order_reduce[row]),
        ("effect-cap", content.order_cap[row]),
        ("effect-reflect", content.order_reflect[row]),
        ("effect-counter", content.order_counter[row]),
    ]
    return found + [Fact(key, {"amount": amount}, "gain") for key, amount in counted if amount]
