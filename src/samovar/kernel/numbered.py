"""Lists whose places have names: which constants a module of ids gives to the rules."""

from __future__ import annotations

from samovar.kernel.errors import Impossible
from samovar.kernel.table import constant_of


class Numbered:
    """Ids in the order of their numbers, declared once.

    `python -m tools.rows` writes the constants: the length under the name `count`, and the number of each id, or only
    of those that are `named`, under its name in capitals put into `form`, or as `called` says.
    """

    def __init__(
        self,
        ids: list[str],
        count: str = "",
        named: list[str] | None = None,
        form: str = "{}",
        called: dict[str, str] | None = None,
    ) -> None:
        self.ids = ids
        self.count = count
        self.named: list[str] = ids if named is None else named
        self.form = form
        self.called: dict[str, str] = {} if called is None else called
        if len(set(ids)) != len(ids):
            raise Impossible(f"an id stands twice among {', '.join(ids)}")

    def constants(self) -> list[tuple[str, int]]:
        """What code calls each of them, and its number."""
        found = [(self.count, len(self.ids))] if self.count else []
        for id in self.named:
            name = self.called[id] if id in self.called else self.form.format(constant_of(id))
            found.append((name, self.ids.index(id)))
        return found
