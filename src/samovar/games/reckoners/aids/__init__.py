"""Aids: what a player may look through at the table. They read it and change nothing."""

from __future__ import annotations

from typing import Final

from samovar.kernel.card import CARD

JOURNAL: Final = "campaign"
PROSPECTS: Final = "hints"
MATES: Final = "mates"
COACH: Final = "coach"
USES: Final = "uses"
LENSES: Final = [JOURNAL, PROSPECTS, MATES, COACH, USES, CARD]
