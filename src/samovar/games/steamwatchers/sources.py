"""Sources: what an effect is printed on, for sentences that name it."""

from __future__ import annotations

from typing import Any

from samovar.games.steamwatchers.content.edition import Content
from samovar.games.steamwatchers.content.effects import EFFECT_WORDS
from samovar.games.steamwatchers.table import SteamTable


def source(table: SteamTable, number: int) -> dict[str, Any]:
    """What a question about this effect names: where it is printed, and what it does."""
    content = table.content
    effect = content.effects[number]
    inner = effect.inner[0][0] if effect.inner else number
    return {
        "source": printed_on(content, number),
        "effect": {"kind": "effect", "id": EFFECT_WORDS[effect.word]},
        "prize": {"kind": "effect", "id": EFFECT_WORDS[content.effects[inner].word]},
    }


def printed_on(content: Content, number: int) -> dict[str, str]:
    found = [source for source in content.sources if reaches(content, source.effects, number)]
    return {"kind": found[0].kind, "id": found[0].id}


def reaches(content: Content, numbers: list[int], wanted: int) -> bool:
    """Whether an effect is among these, or inside one of them."""
    if wanted in numbers:
        return True
    for number in numbers:
        effect = content.effects[number]
        if reaches(content, effect.otherwise, wanted):
            return True
        for inner in effect.inner:
            if reaches(content, inner, wanted):
                return True
    return False
