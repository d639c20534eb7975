"""Names of everything in the box of The Reckoners; tests/games/test_texts.py says the rest."""

from __future__ import annotations

import pytest

from samovar.games.reckoners.content import house
from samovar.games.reckoners.content.ids import CARDS, CITIES, DISTRICTS, EPICS, GREAT_EPICS, RECKONERS
from samovar.games.reckoners.content.parameters import PARAMETERS, WORDS
from samovar.games.reckoners.content.words import (
    ACTIONS,
    ASSAULTS,
    COLOURS,
    DIFFICULTIES,
    FORMULAS,
    GAINS,
    KINDS,
    SYMBOLS,
    TRACKS,
)
from tests.games.sheets import LANGUAGES, every


def named() -> list[str]:
    """The key of every name that the content asks for."""
    kinds = {
        "symbol": SYMBOLS,
        "gain": GAINS,
        "colour": COLOURS,
        "reckoner": RECKONERS,
        "card": CARDS,
        "kind": KINDS,
        "epic": EPICS,
        "great-epic": GREAT_EPICS,
        "city": CITIES,
        "district": DISTRICTS,
        "track": TRACKS,
        "difficulty": DIFFICULTIES,
        "action": ACTIONS,
        "assault": ASSAULTS,
        "act": house().acts.ids,
        "formula": FORMULAS[1:],
    }
    found = [f"{kind}-{id}" for kind, ids in kinds.items() for id in ids]
    found += [f"card-{id}-text" for id in CARDS]
    for name in PARAMETERS:
        key = "parameter-" + name.replace(".", "-").replace("_", "-")
        found += [key, *[f"{key}-{word}" for word in WORDS.get(name, ())]]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_an_id_has_a_name(language: str) -> None:
    assert sorted(set(named()) - set(every("reckoners", language))) == []
