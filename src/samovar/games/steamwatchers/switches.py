"""The switches of a game: what players may agree on where the rulebook leaves it open."""

from __future__ import annotations

from typing import Final

from samovar.kernel.switches import flag

LAST_CLAN: Final = "last-clan-wins"
TURNS: Final = "turns"
MOST_TURNS: Final = 5

# In the order of the new-game page.
SWITCHES: Final = [
    flag(LAST_CLAN),  # the last clan left has won at once [A-ELIM-LAST]
]
