"""Steps that may be played otherwise than the base game plays them."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.native import mypyc_attr
from samovar.kernel.steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class VariedStep(Step[SteamTable]):
    """Runs, unless a variant that is registered for its kind plays it."""

    kind: ClassVar[int]

    def advance(self, table: SteamTable) -> bool:
        table.stack.pop()
        for variant in table.extensions.variants[self.kind]:
            if variant.plays(table, self):
                return True
        self.run(table)
        return True
