"""Small things that never change: steps, choices and events are equal when they say the same."""

from __future__ import annotations

from typing import Any

from samovar.kernel.errors import Impossible
from samovar.kernel.native import mypyc_attr

_names: dict[type, tuple[str, ...]] = {}


def field_names(value: object) -> tuple[str, ...]:
    """The attributes of a value in the order its constructor takes them.

    A compiled class lists them itself; an interpreted one shows them on the instance.
    """
    kind = type(value)
    known = _names.get(kind)
    if known is not None:
        return known
    names: list[str] = []
    for ancestor in reversed(kind.__mro__):
        for name in ancestor.__dict__.get("__mypyc_attrs__", ()):
            if name != "__dict__" and name not in names:
                names.append(name)
    for name in getattr(value, "__dict__", None) or ():
        if name not in names:
            names.append(name)
    _names[kind] = tuple(names)
    return _names[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Equal by kind and content. Immutable by manners, and by law: copies of a table share their values."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in field_names(self))

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple([getattr(self, name) for name in field_names(self)])))

    def __repr__(self) -> str:
        said = ", ".join([f"{name}={getattr(self, name)!r}" for name in field_names(self)])
        return f"{type(self).__name__}({said})"

    def plain(self) -> dict[str, Any]:
        """As JSON carries it: the kind under "is", then the fields."""
        told: dict[str, Any] = {"is": type(self).__name__}
        for name in field_names(self):
            told[name] = plain(getattr(self, name))
        return told


def plain(value: Any) -> Any:
    """A leaf as JSON carries it. Anything that is not a leaf, a row of leaves or a value is our own mistake."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    if isinstance(value, Value):
        return value.plain()
    raise Impossible(f"{type(value).__name__} is not a plain value")
