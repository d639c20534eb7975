"""Small things that never change: steps, choices and events are equal when they say the same."""

from __future__ import annotations

from typing import Any, TypeVar

from samovar.kernel.errors import Impossible
from samovar.kernel.native import mypyc_attr

_names: dict[type, tuple[str, ...]] = {}


def field_names(value: object) -> tuple[str, ...]:
    """The attributes of a value, called as its constructor calls them; not always in the constructor's order.

    A compiled class lists them itself, those of its ancestors first; an interpreted one shows them on the instance.
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

    def __reduce__(self) -> tuple[Any, ...]:
        names = field_names(self)
        return rebuilt, (type(self), names, tuple([getattr(self, name) for name in names]))

    def plain(self) -> dict[str, Any]:
        """As JSON carries it: the kind under "is", then the fields."""
        told: dict[str, Any] = {"is": type(self).__name__}
        for name in field_names(self):
            told[name] = plain(getattr(self, name))
        return told


def rebuilt(kind: type, names: tuple[str, ...], values: tuple[Any, ...]) -> Any:
    """The value of a class whose attributes are these, by name: compiled and interpreted classes list them in another
    order."""
    build: Any = kind
    return build(**dict(zip(names, values, strict=True)))


def plain(value: Any) -> Any:
    """A leaf as JSON carries it. Anything that is not a leaf, a row of leaves or a value is our own mistake."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    if isinstance(value, Value):
        return value.plain()
    raise Impossible(f"{type(value).__name__} is not a plain value")


K = TypeVar("K")


def kinds_in(base: type[K], package: str) -> list[type[K]]:
    """Every class of a kind that the modules of a package define, by module and name."""
    found = [kind for kind in _kinds_below(base) if kind.__module__.startswith(package + ".")]
    return sorted(found, key=_where)


def _kinds_below(base: Any) -> list[Any]:
    found: list[Any] = []
    for kind in base.__subclasses__():
        found += [kind, *_kinds_below(kind)]
    return list(dict.fromkeys(found))  # who has two parents is met twice


def _where(kind: Any) -> tuple[str, str]:
    return kind.__module__, kind.__name__
