"""What a player sees before attacking: whom, with which band, at which odds."""

from __future__ import annotations

from typing import Any

from samovar.games.steamfront.aim import contact_band, range_band, shots, strikes, weapons
from samovar.games.steamfront.choices import FIGURE, Shoot, Strike
from samovar.games.steamfront.events import CARD, REASON
from samovar.games.steamfront.odds import Attack, Odds, odds, together
from samovar.games.steamfront.pools import Reasons, attack_pool, defence_pool, floored, forecast, order_row
from samovar.games.steamfront.table import FrontTable
from samovar.games.steamfront.words import NO_ORDER, SAS, SHOT, shown_inches
from samovar.kernel.choice import Choice
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64


def odds_facts(table: FrontTable, attack: Attack, target: i64) -> list[Fact]:
    """What a player should know before attacking: dice on both sides, the chance to hurt and to remove, the mean."""
    dice = Fact("fact-dice", {"attack": attack.attack, "fixed": attack.fixed, "defence": attack.defence})
    return [Fact("fact-odds", chances_told(table, odds(attack), target), "gain"), dice]


def chances_told(table: FrontTable, told: Odds, target: i64) -> dict[str, Any]:
    return {
        "hit": round(float(told.hit) * 100),
        "mean": round(float(told.mean), 2),
        "kill": round(float(told.kill(int(table.life_left(target)))) * 100),
    }


def action_attacks(
    table: FrontTable, figure: i64, target: i64, weapon: i64, kind: i64, order: i64, level: i64, count: i64
) -> list[Attack]:
    """All attacks of one action, were they made on the same target: an order improves the first. [A-22]"""
    found: list[Attack] = []
    for place in range(count):
        improved = place == 0 or table.switches.order_on_both_attacks
        row, step = (order, level) if improved else (NO_ORDER, 0)
        band = band_of(table, figure, target, weapon, kind, reach_of_order(table, row, step))
        if band >= 0:
            found.append(forecast(table, figure, target, band, kind, row, step))
    return found


def action_facts(table: FrontTable, target: i64, attacks: list[Attack]) -> list[Fact]:
    """What several attacks do together; one alone has said it already."""
    if len(attacks) < 2:
        return []
    told = chances_told(table, together(attacks), target)
    return [Fact("fact-odds-together", {"attacks": len(attacks), **told}, "gain")]


def reason_facts(table: FrontTable, attack: Reasons, defence: Reasons) -> list[Fact]:
    """Why so many dice, on both sides: each reason with its dice, adding up to what is thrown. [SF-5.1.8] [SF-5.1.9]"""
    told = [("fact-attack-reason", attack), ("fact-defence-reason", defence)]
    return [
        Fact(key, {"reason": REASON.arg(reason), "dice": dice})
        for key, reasons in told
        for reason, dice in (floored(table, reasons) if reasons else [])
    ]


def band_of(table: FrontTable, figure: i64, target: i64, weapon: i64, kind: i64, longer: i64) -> i64:
    if kind == SAS:
        return contact_band(table, figure, weapon)
    return range_band(table, figure, weapon, target, longer)


def attack_options(table: FrontTable, figure: i64, kind: i64) -> list[Choice]:
    """Every legal attack of one kind, without an order."""
    if kind == SAS:
        return [Strike(target, weapon) for target, weapon in strikes(table, figure)]
    return [Shoot(target, weapon) for target, weapon in shots(table, figure, 0)]


def attack_wording(table: FrontTable, figure: i64, choice: Choice) -> dict[str, Any]:
    """An attack by its weapon and its range, where the card leaves a choice between several against this target."""
    if not isinstance(choice, (Strike, Shoot)) or weapons(table, figure) == 1:
        return choice.label()
    content = table.content
    kind = SAS if isinstance(choice, Strike) else SHOT
    known = range(weapons(table, figure))
    bands = [band_of(table, figure, choice.target, weapon, kind, 0) for weapon in known]
    if choice.weapon not in known or len([band for band in bands if band >= 0]) < 2 or bands[choice.weapon] < 0:
        return choice.label()
    band = bands[choice.weapon]
    id = f"{content.cards[table.card(figure)]}-{content.band_printed[band]}"
    told: dict[str, Any] = {**choice.args(), "weapon": {"kind": "weapon", "id": id}}
    if kind == SHOT:
        told["low"] = shown_inches(int(content.band_low[band]))
        told["high"] = shown_inches(int(content.band_high[band]))
    return {"key": f"choice-{choice.verb}-with", "args": told}


def attack_facts(table: FrontTable, figure: i64, choice: Choice, order: i64, level: i64) -> list[Fact]:
    if not isinstance(choice, (Strike, Shoot)):
        return []
    kind = SAS if isinstance(choice, Strike) else SHOT
    band = band_of(table, figure, choice.target, choice.weapon, kind, reach_of_order(table, order, level))
    if band < 0:
        return [Fact("fact-needs-range-order", {}, "cost")]
    is_fixed = table.content.band_fixed[band] > 0
    attack = [] if is_fixed else attack_pool(table, figure, band, kind, order, level, False)
    defence = defence_pool(table, figure, choice.target, kind, NO_ORDER, 0)
    told = odds_facts(table, forecast(table, figure, choice.target, band, kind, order, level), choice.target)
    return [*told, *reason_facts(table, attack, defence)]


def reach_of_order(table: FrontTable, order: i64, level: i64) -> i64:
    """By how much an order lengthens the outermost band."""
    return 0 if order == NO_ORDER else table.content.order_range[order_row(order, level)]


def about_figure(table: FrontTable, figure: i64) -> dict[str, Any]:
    """A figure and its card as arguments of a question's sentence."""
    return {"figure": FIGURE.arg(figure), "card": CARD.arg(table.card_name(figure))}
