"""Fields: the shape of a question too wide to list, and the facts that belong to a choice."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a wide question; `name` is the field of the choice that it fills."""

    kind: ClassVar[str] = "field"

    def __init__(self, name: str) -> None:
        self.name = name

    def plain(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name}


class AmountField(Field):
    """A whole number from `low` to `high`."""

    kind: ClassVar[str] = "number"

    def __init__(self, name: str, low: int, high: int, step: int = 1) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.step = step

    def plain(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "low": self.low, "high": self.high, "step": self.step}


class SubsetField(Field):
    """Between `least` and `most` of some things."""

    kind: ClassVar[str] = "some"

    def __init__(self, name: str, of: str, ids: list[str], least: int, most: int) -> None:
        super().__init__(name)
        self.of = of
        self.ids = ids
        self.least = least
        self.most = most

    def plain(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "name": self.name,
            "of": self.of,
            "ids": self.ids,
            "least": self.least,
            "most": self.most,
        }


class AssignField(Field):
    """Each of some places may get one of some things, of which there are so many of each."""

    kind: ClassVar[str] = "assign"

    def __init__(
        self,
        name: str,
        places_of: str,
        places: list[str],
        things_of: str,
        things: list[tuple[str, int]],
        exactly: int,
    ) -> None:
        super().__init__(name)
        self.places_of = places_of
        self.places = places
        self.things_of = things_of
        self.things = things
        self.exactly = exactly

    def plain(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "name": self.name,
            "placesOf": self.places_of,
            "places": self.places,
            "thingsOf": self.things_of,
            "things": [{"id": thing, "count": count} for thing, count in self.things],
            "exactly": self.exactly,
        }


class PointField(Field):
    """A point, or a way of at most `most` points; `scale` units make one inch.

    The region is a drawing for the player's eyes; what `judge` says is the law.
    """

    kind: ClassVar[str] = "point"

    def __init__(
        self,
        name: str,
        scale: int,
        box: tuple[int, int, int, int],
        most: int,
        region: list[list[int]] | None = None,
    ) -> None:
        super().__init__(name)
        self.scale = scale
        self.box = box
        self.most = most
        self.region = region

    def plain(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "name": self.name,
            "scale": self.scale,
            "box": list(self.box),
            "most": self.most,
            "region": self.region,
        }


class SequenceField(Field):
    """Some things in an order."""

    kind: ClassVar[str] = "sequence"

    def __init__(self, name: str, of: str, ids: list[str]) -> None:
        super().__init__(name)
        self.of = of
        self.ids = ids

    def plain(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "of": self.of, "ids": self.ids}


class Fact:
    """Something worth knowing before a choice is taken: the key of a sentence, its arguments, and its tone."""

    def __init__(self, key: str, args: dict[str, Any] | None = None, tone: str = "plain") -> None:
        self.key = key
        self.args: dict[str, Any] = {} if args is None else args
        self.tone = tone  # plain, gain, cost, warning

    def plain(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args, "tone": self.tone}
