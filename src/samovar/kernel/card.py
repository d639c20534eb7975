"""A card: what a table tells of one of its things to whoever points at it.

A game that has cards offers the lens `card`. Its wish is a thing, `{"kind": "zone", "id": "rhone"}`; a thing that
lies somewhere says where after an `@`: `turret@rhone`. The answer is plain: `thing`, and where useful `title` (a text
in place of its name), `sort` (what sort of thing it is), `says` (what it is and does, whole), `numbers` (label and
value), `now` (what it does at this moment, and why), `rule` (an id of the ledger) and `see` (things with own cards).
Its sentences lie in `texts/cards.<language>.ftl`, which is read when the first card is asked for.
"""

from __future__ import annotations

from typing import Any, Final

from samovar.kernel.errors import Unreadable, brief

CARD: Final = "card"  # the lens
AT: Final = "@"

Args = dict[str, Any]


def thing(kind: str, id: str) -> dict[str, str]:
    """A name for sentences, and a thing of the board."""
    return {"kind": kind, "id": id}


def text(key: str, args: Args | None = None) -> dict[str, Any]:
    return {"key": key, "args": {} if args is None else args}


class Asked:
    """The thing that a card is wished of."""

    def __init__(self, kind: str, id: str, where: str) -> None:
        self.kind = kind
        self.id = id
        self.where = where  # empty if it lies nowhere in particular

    def number(self, ids: list[str]) -> int:
        """Its place in a list of ids."""
        return place_in(ids, self.id)

    def spot(self, ids: list[str]) -> int:
        """The place in a list of ids of where it lies."""
        return place_in(ids, self.where)


def place_in(ids: list[str], id: str) -> int:
    if id not in ids:
        raise Unreadable("wish", f"nothing here is called '{brief(id)}'")
    return ids.index(id)


def asked_for(wish: dict[str, Any]) -> Asked:
    """The wish read with care: it comes from outside."""
    kind, id = wish.get("kind"), wish.get("id")
    if not isinstance(kind, str) or not isinstance(id, str) or len(wish) != 2:
        raise Unreadable("wish", "a card is wished of a kind and an id")
    name, _, where = id.partition(AT)
    return Asked(kind, name, where)


def no_card(asked: Asked) -> Unreadable:
    return Unreadable("wish", f"nothing of the kind '{brief(asked.kind)}' has a card")


class Card:
    """Filled line by line, then plain."""

    def __init__(self, kind: str, id: str, rule: str = "") -> None:
        self.thing = thing(kind, id)
        self.rule = rule
        self.named: dict[str, Any] | None = None
        self.sorted: dict[str, Any] | None = None
        self.said: list[dict[str, Any]] = []
        self.counted: list[dict[str, Any]] = []
        self.present: list[dict[str, Any]] = []
        self.seen: list[dict[str, str]] = []

    def title(self, key: str, args: Args | None = None) -> Card:
        self.named = text(key, args)
        return self

    def sort(self, key: str, args: Args | None = None) -> Card:
        self.sorted = text(key, args)
        return self

    def says(self, key: str, args: Args | None = None) -> Card:
        self.said.append(text(key, args))
        return self

    def number(self, key: str, value: Any) -> Card:
        """`value` is a number, a word, a thing, a text, or a list of these."""
        self.counted.append({"label": text(key), "value": value})
        return self

    def now(self, key: str, args: Args | None = None) -> Card:
        self.present.append(text(key, args))
        return self

    def see(self, kind: str, id: str) -> Card:
        self.seen.append(thing(kind, id))
        return self

    def plain(self) -> dict[str, Any]:
        told: dict[str, Any] = {"thing": self.thing}
        if self.named is not None:
            told["title"] = self.named
        if self.sorted is not None:
            told["sort"] = self.sorted
        if self.rule:
            told["rule"] = self.rule
        told["says"], told["numbers"], told["now"], told["see"] = self.said, self.counted, self.present, self.seen
        return told
