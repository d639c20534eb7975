"""Squads: who may be recruited together, what they cost, and a squad as one line of text, both ways."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.content import Content
from samovar.games.steamfront.words import ELITE, OFFICER, REGULAR, VETERAN
from samovar.kernel.errors import Refusal, Unreadable, brief

MOST_FIGURES: Final = 20
STANDARD: Final = "200"
CASUAL: Final = "casual"
FORMATS: Final = [STANDARD, CASUAL]


class Roster:
    """A squad on paper: cards by number, the edition it was made with, its total then, and what each card cost.

    Lines of the first editions lack the prices: theirs is the total alone. `gone` are cards that are printed no more.
    """

    def __init__(
        self,
        content: Content,
        cards: list[int],
        edition: str,
        total: int,
        prices: dict[int, int],
        gone: list[str] | None = None,
    ) -> None:
        self.ids = content.cards
        self.cards = cards
        self.edition = edition
        self.total = total
        self.prices = prices
        self.gone = gone or []

    def code(self) -> str:
        """The squad as one line: edition, cards with their counts and prices, total."""
        counts: dict[int, int] = {}
        for card in self.cards:
            counts[card] = counts.get(card, 0) + 1
        listed = [
            self.ids[card]
            + (f"*{count}" if count > 1 else "")
            + (f":{self.prices[card]}" if card in self.prices else "")
            for card, count in counts.items()
        ]
        return f"{self.edition}/{','.join(listed)}/{self.total}"

    def changes(self, content: Content) -> list[tuple[str, str, str]]:
        """What differs from the edition at hand: the edition, each card's price, the total; was, is. [SF-3.1.6]"""
        found = []
        if self.edition != content.edition:
            found.append(("edition", self.edition, content.edition))
        found += [(id, "", "") for id in self.gone]
        for card, price in self.prices.items():
            if price != content.points[card]:
                found.append((self.ids[card], str(price), str(int(content.points[card]))))
        if self.total != total(content, self.cards):
            found.append(("total", str(self.total), str(total(content, self.cards))))
        return found


def roster(content: Content, cards: list[int]) -> Roster:
    """A squad made with the edition at hand."""
    prices = {card: int(content.points[card]) for card in cards}
    return Roster(content, cards, content.edition, total(content, cards), prices)


def read_code(content: Content, code: str, forgiving: bool = False) -> Roster:
    """A squad out of its line; Unreadable names what does not fit. Cards of one kind stand together.

    Who only wants to look at an old line is forgiven cards that are printed no more.
    """
    parts = code.split("/")
    if len(parts) != 3:
        raise Unreadable("squad", "expected edition/cards/total", "fault-squad-form")
    edition, listed, told = parts
    if not edition or not (told.isascii() and told.isdigit()) or len(told) > 6:
        raise Unreadable("squad", "expected an edition and a total in whole points", "fault-squad-ends")
    cards: list[int] = []
    prices: dict[int, int] = {}
    gone: list[str] = []
    for entry in listed.split(","):
        kind, colon, price = entry.partition(":")
        id, star, count = kind.partition("*")
        if id not in content.cards and forgiving and id:
            gone.append(id)
            continue
        if id not in content.cards:
            raise Unreadable("squad", f"there is no card called '{id}'", "fault-no-card", {"word": brief(id)})
        if colon and not (price.isascii() and price.isdigit() and len(price) <= 4):
            why = f"'{entry}': a price is in whole points"
            raise Unreadable("squad", why, "fault-squad-price", {"word": brief(entry)})
        if star and not (count.isascii() and count.isdigit() and 1 < int(count[:4]) <= MOST_FIGURES):
            why = f"'{entry}': a count is from 2 to {MOST_FIGURES}"
            raise Unreadable("squad", why, "fault-squad-count", {"word": brief(entry), "most": MOST_FIGURES})
        if content.cards.index(id) in cards:
            twice: dict[str, object] = {"card": {"kind": "card", "id": id}}
            raise Unreadable("squad", f"'{id}' stands there twice", "fault-squad-twice", twice)
        cards += [content.cards.index(id)] * (int(count) if star else 1)
        if colon:
            prices[content.cards.index(id)] = int(price)
    if not cards:
        raise Unreadable("squad", "none of its cards is printed any more", "fault-squad-gone")
    read = Roster(content, cards, edition, int(told), prices, gone)
    if not gone and read.code() != code:
        # Whole, because it is there to be copied.
        written = read.code()
        raise Unreadable("squad", f"this squad is written '{written}'", "fault-squad-written", {"code": written})
    return read


def squad_of(content: Content, word: str) -> list[int]:
    """The cards of a ready-made squad, or of a squad's line of text."""
    if word in content.squads:
        return list(content.squads[word])
    return read_code(content, word).cards


def three_of(content: Content, cards: list[int]) -> Roster:
    """The officer of a squad and the cheapest of two other kinds: as few as still are a squad. [A-74]"""
    officers = [card for card in cards if content.rank[card] == OFFICER]
    others = sorted(set(cards) - set(officers), key=lambda card: (int(content.points[card]), card))
    few = [*officers[:1], *others[:2]]
    prices = {card: int(content.points[card]) for card in few}
    return Roster(content, few, content.edition, total(content, few), prices)


def total(content: Content, cards: list[int]) -> int:
    return sum([int(content.points[card]) for card in cards])


def limits(content: Content, cards: list[int], format: str = STANDARD) -> list[Refusal]:
    """Every limit that a squad breaks; none means that it may be fielded."""
    broken = []
    ranks = [int(content.rank[card]) for card in cards]
    officers = ranks.count(OFFICER)
    # Each player leads as an officer: exactly one, no more, no less. [SF-1.1.1] [SF-3.1.1] [SF-7.15]
    if officers != 1:
        broken.append(Refusal("SF-3.1.1", "why-one-officer", {"officers": officers}))
    # Factions are not mixed.
    if len({int(content.faction[card]) for card in cards}) > 1:
        broken.append(Refusal("A-61", "why-one-faction"))
    if len(cards) > MOST_FIGURES:
        broken.append(Refusal("SF-2.2.1", "why-too-many-figures", {"most": MOST_FIGURES}))
    if format == CASUAL:
        return broken
    # Three regulars at least, and as many more as the points allow. [SF-3.1.2] [SF-3.1.8] [SF-7.20]
    if ranks.count(REGULAR) < content.least_regulars:
        few: dict[str, object] = {"regulars": ranks.count(REGULAR), "least": content.least_regulars}
        broken.append(Refusal("SF-3.1.2", "why-three-regulars", few))
    for card in sorted(set(cards)):
        named: dict[str, object] = {"card": {"kind": "card", "id": content.cards[card]}, "count": cards.count(card)}
        # Three of the same veteran, two of the same elite, at most. [SF-3.1.3] [SF-7.23] [SF-3.1.4] [SF-7.12]
        if content.rank[card] == VETERAN and cards.count(card) > content.most_veterans:
            broken.append(Refusal("SF-3.1.3", "why-three-alike", named))
        if content.rank[card] == ELITE and cards.count(card) > content.most_elites:
            broken.append(Refusal("SF-3.1.4", "why-two-alike", named))
    # The format says how many points: two hundred. [SF-2.2.1] [SF-3.1.5]
    if total(content, cards) > content.points_limit:
        much: dict[str, object] = {"points": total(content, cards), "limit": content.points_limit}
        broken.append(Refusal("SF-3.1.5", "why-too-many-points", much))
    return broken
