"""The squad builder: totals, limits, codes and texts, and how hard each card hits for its points."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from samovar.content.languages import LANGUAGES
from samovar.games.steamfront.aids.chances import spread
from samovar.games.steamfront.aids.wish import Wish
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.effects import order_facts
from samovar.games.steamfront.odds import Attack, Odds, odds
from samovar.games.steamfront.recruiting import ANY_FACTION, can_field, random_squad
from samovar.games.steamfront.roster import CASUAL, STANDARD, limits, read_code, roster, squad_of, total
from samovar.games.steamfront.words import BASTION, CATEGORIES, LEVELS, OFFICER, RANKS
from samovar.kernel.errors import Unreadable, brief

MOST_CARDS: Final = 60
MOST_TEXT: Final = 4_000
MOST_SEED: Final = 2**31 - 1
DEFENCES: Final = [4, 5, 6]  # the reference defences: most cards have one of them
REFERENCE_DICE: Final = 5  # the reference attack: so many dice, one damage


def cards_of(content: Content, read: Wish) -> list[int]:
    """The figures of a squad being made, each by its card."""
    listed = read.words.get("cards")
    if not isinstance(listed, list) or len(listed) > MOST_CARDS:
        why = f"expected a list of at most {MOST_CARDS} cards"
        raise Unreadable("cards", why, "fault-many-cards", {"most": MOST_CARDS})
    for id in listed:
        if id not in content.cards:
            raise Unreadable("cards", f"there is no card called '{id}'", "fault-no-card", {"word": brief(id)})
    return [content.cards.index(id) for id in listed]


def name_of(content: Content, card: int, language: str) -> str:
    name: str = content.pack.values["cards"][content.cards[card]]["name"][language]
    return name


def counted(cards: list[int]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def squad_told(content: Content, cards: list[int], format: str) -> dict[str, Any]:
    """A squad with everything that a builder shows; broken limits never keep anybody from going on."""
    broken = limits(content, cards, format)
    counts = counted(cards)
    factions = sorted({int(content.faction[card]) for card in cards})
    officers = [card for card in counts if content.rank[card] == OFFICER]
    categories = [0, *[int(content.faction_category[faction]) for faction in factions]]
    categories += [int(content.category[card]) for card in officers if int(content.category[card]) not in categories]
    per = content.figures_per_order
    return {
        "cards": [content.cards[card] for card in cards],
        "counts": [
            {"card": content.cards[card], "count": count, "points": count * int(content.points[card])}
            for card, count in counts.items()
        ],
        "figures": len(cards),
        "total": total(content, cards),
        "limit": None if format == CASUAL else content.points_limit,
        "legal": not broken,
        "broken": [refused.plain() for refused in broken],
        "faction": content.factions[factions[0]] if len(factions) == 1 else None,
        "ranks": {id: sum([int(content.rank[card] == rank) for card in cards]) for rank, id in enumerate(RANKS)},
        "categories": [CATEGORIES[category] for category in categories],
        "orders": (len(cards) + per - 1) // per,
        "orderTable": [orders_told(content, category) for category in categories],
        "edition": content.edition,
        "code": roster(content, grouped(cards)).code() if cards else None,
        "text": {language: text_of(content, cards, language) for language in LANGUAGES},
    }


def orders_told(content: Content, category: int) -> dict[str, Any]:
    """What an order of a category does for each pressure that is spent on it, from none upwards."""
    rows = [[fact.plain() for fact in order_facts(content, category, level)] for level in range(LEVELS)]
    return {"category": CATEGORIES[category], "rows": rows}


def grouped(cards: list[int]) -> list[int]:
    """The same cards, those of one kind together, as a squad's line has them."""
    return [card for card, count in counted(cards).items() for _ in range(count)]


def text_of(content: Content, cards: list[int], language: str) -> str:
    """A squad for people: one line a card, then the total and the edition."""
    lines = [
        f"{count} × {name_of(content, card, language)} ({count * int(content.points[card])})"
        for card, count in counted(cards).items()
    ]
    return "\n".join([*lines, f"= {total(content, cards)} ({content.edition})"])


def read_text(content: Content, text: str) -> list[int]:
    """The cards of such a text, in either language; lines that start with = or # are left aside."""
    names: dict[str, int] = {}
    for card, id in enumerate(content.cards):
        names[id] = card
        for language in LANGUAGES:
            names[name_of(content, card, language).casefold()] = card
    cards: list[int] = []
    for line in text.splitlines():
        told = line.strip()
        if not told or told[0] in "=#":
            continue
        count, name = _line(told)
        if name.casefold() not in names:
            why = f"'{told}': there is no card called '{name}'"
            raise Unreadable("squad", why, "fault-no-card", {"word": brief(name)})
        cards += [names[name.casefold()]] * count
    if not 0 < len(cards) <= MOST_CARDS:
        why = f"expected 1 to {MOST_CARDS} figures"
        raise Unreadable("squad", why, "fault-squad-size", {"most": MOST_CARDS})
    return cards


def _line(told: str) -> tuple[int, str]:
    """How many, and of what: "3 × Guard (36)"; both the count and the points may be missing."""
    first, _, rest = told.partition(" ")
    digits = first.rstrip("×x*")
    count, name = 1, told
    if digits.isascii() and digits.isdigit() and len(digits) <= 2:
        count, name = int(digits), rest.lstrip("×x* ") if rest[:1] in "×x*" else rest
    head, bracket, tail = name.rpartition(" (")
    if bracket and tail.endswith(")") and tail[:-1].isdigit():
        name = head
    return count, name.strip()


def squad_check(content: Content, wish: dict[str, Any]) -> dict[str, Any]:
    """A squad being made: its total, what it breaks, its code and its text."""
    read = Wish(wish, ["cards", "casual"])
    return squad_told(content, cards_of(content, read), CASUAL if read.flag("casual") else STANDARD)


def squad_read(content: Content, wish: dict[str, Any]) -> dict[str, Any]:
    """A squad out of its code, its text or the name of a ready-made one, and what has changed since. [SF-3.1.6]"""
    read = Wish(wish, ["code", "text", "casual"])
    format = CASUAL if read.flag("casual") else STANDARD
    if read.has("text"):
        told = read.text("text", MOST_TEXT)
        return {**squad_told(content, read_text(content, told), format), "changes": price_changes(content, told)}
    code = read.text("code", MOST_TEXT).strip()
    if code in content.squads:
        return {**squad_told(content, squad_of(content, code), format), "changes": []}
    paper = read_code(content, code, forgiving=True)
    changes = [change_told(*change) for change in paper.changes(content)]
    return {**squad_told(content, paper.cards, format), "changes": changes}


def change_told(what: str, was: str, now: str) -> dict[str, Any]:
    """The edition, the total, what a figure of a card costs, or a card that is printed no more."""
    if what in ("edition", "total"):
        return {"what": what, "card": None, "was": was, "is": now}
    return {"what": "card" if was else "gone", "card": what, "was": was, "is": now}


def price_changes(content: Content, text: str) -> list[dict[str, Any]]:
    """Cards of a squad in words whose price is another now: "3 × Guard (33)" when a guard costs 12. [SF-3.1.6]"""
    found = []
    for line in text.splitlines():
        told = line.strip()
        points = told.rpartition(" (")[2].rstrip(")")
        if not told or told[0] in "=#" or not (told.endswith(")") and points.isascii() and points.isdigit()):
            continue
        cards = read_text(content, told)
        was, now = int(points[:6]), total(content, cards)
        if was != now and was % len(cards) == 0:
            found.append(change_told(content.cards[cards[0]], str(was // len(cards)), str(now // len(cards))))
    return found


def squad_random(content: Content, wish: dict[str, Any]) -> dict[str, Any]:
    """A legal squad drawn at random. `label` is what a series of games counts it under: its faction."""
    read = Wish(wish, ["seed", "faction", "least"])
    fielded = [id for place, id in enumerate(content.factions) if can_field(content, place)]
    faction = content.factions.index(read.word("faction", fielded)) if read.has("faction") else ANY_FACTION
    least = read.number("least", 0, content.points_limit, content.points_limit * 9 // 10)
    cards = random_squad(content, read.number("seed", 0, MOST_SEED), faction, least)
    told = squad_told(content, cards, STANDARD)
    return {**told, "label": told["faction"]}


def squad_odds(content: Content, wish: dict[str, Any]) -> dict[str, Any]:
    """How hard each card hits the reference defences, for its points, and how long it lasts."""
    read = Wish(wish, ["cards"])
    cards = sorted(set(cards_of(content, read))) if read.has("cards") else list(range(len(content.cards)))
    return {
        "defences": DEFENCES,
        "reference": {"attack": REFERENCE_DICE, "damage": 1},
        "cards": [
            {
                "card": content.cards[card],
                "points": int(content.points[card]),
                "lasts": float(lasting(content, card)),
                "bands": [
                    band_told(content, card, band)
                    for band in range(int(content.band_first[card]), int(content.band_first[card + 1]))
                ],
            }
            for card in cards
        ],
    }


def band_told(content: Content, card: int, band: int) -> dict[str, Any]:
    sas = content.band_sas[band] == 1
    return {
        "weapon": int(content.band_weapon[band]),
        "sas": sas,
        "low": int(content.band_low[band]),
        "high": int(content.band_high[band]),
        "against": [against(content, card, band, defence, 0) for defence in DEFENCES],
        "charging": [against(content, card, band, defence, 1) for defence in DEFENCES] if sas else [],
    }


def against(content: Content, card: int, band: int, defence: int, more: int) -> dict[str, Any]:
    """One band against one defence; `more` dice for a charge."""
    fixed = int(content.band_fixed[band])
    dice = 0 if fixed else int(content.band_attack[band]) + more
    told = odds(Attack(dice, defence, int(content.band_damage[band]), fixed=fixed))
    numbers = spread(told, 1)
    per_point = float(told.mean / int(content.points[card]))
    return {"defence": defence, "hit": numbers["hit"], "mean": numbers["mean"], "perPoint": per_point}


def lasting(content: Content, card: int) -> Fraction:
    """How many reference attacks it takes on average to remove a figure, wounds included. [SF-5.1.10]"""
    life = int(content.life[card])
    whole, defence = life, int(content.defence[card])
    found: list[Fraction] = [Fraction(0)]  # by life left
    for left in range(1, life + 1):
        wounded = 2 * (whole - left) >= whole and not content.can(card, BASTION)
        held = max(content.least_dice, defence - int(wounded))
        told: Odds = odds(Attack(REFERENCE_DICE, held, 1))
        onward = Fraction(1)
        for damage, chance in enumerate(told.distribution):
            if damage:
                onward += chance * found[max(0, left - damage)]
        found.append(onward / told.hit)
    return found[life]
