"""Names of everything in the box of Steamwatchers, and what its cards tell; tests/games/test_texts.py says the rest."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.edition import house_pack
from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    CARD_IDS,
    CLAN_IDS,
    DEPLOYMENT_IDS,
    ELITE_IDS,
    FUEL_IDS,
    KIT_IDS,
    ORDER_IDS,
    PRINTED_ARCHONS,
    SCENARIO_IDS,
    SEA_IDS,
    SIDE_IDS,
    SQUARE_IDS,
    STRUCTURE_IDS,
    TERRAIN_IDS,
    TITLE_IDS,
    TOKEN_IDS,
    UNIT_IDS,
    ZONE_IDS,
)
from samovar.games.steamwatchers.events import ENDING_IDS
from tests.games.sheets import LANGUAGES, every

NAMED = {
    "zone": ZONE_IDS,
    "sea": SEA_IDS,
    "terrain": TERRAIN_IDS,
    "clan": SIDE_IDS,
    "elite": ELITE_IDS,
    "title": TITLE_IDS,
    "order": ORDER_IDS,
    "token": TOKEN_IDS,
    "unit": UNIT_IDS,
    "fuel": FUEL_IDS,
    "structure": STRUCTURE_IDS,
    "square": SQUARE_IDS,
    "deployment": DEPLOYMENT_IDS,
    "archon-card": ARCHON_IDS,
    "scenario-card": CARD_IDS,
    "kit": KIT_IDS,
    "scenario": SCENARIO_IDS,
    "end": ENDING_IDS,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_an_id_has_a_name(language: str) -> None:
    told = every("steamwatchers", language)

    assert [f"{kind}-{id}" for kind, ids in NAMED.items() for id in ids if f"{kind}-{id}" not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_all_that_it_does(language: str) -> None:
    told = every("steamwatchers", language)
    values = house_pack().values

    wanted = []
    for id in ARCHON_IDS[:PRINTED_ARCHONS]:
        card = values["archons"][id]
        wanted += [f"archon-card-{id}-flavour", f"archon-card-{id}-bonus"]
        wanted += [f"archon-card-{id}-arrival"] if card["arrival"] else []
        wanted += [f"archon-card-{id}-lasting"] if card["lasting"] or card["triggers"] else []
    wanted += [f"kit-{id}-{side}" for id in KIT_IDS for side in ("basic", "advanced")]
    wanted += [f"scenario-card-{id}-lasting" for id in CARD_IDS]
    wanted += [f"scenario-{id}-{part}" for id in SCENARIO_IDS for part in ("keyword", "blurb", "rules")]
    wanted += [f"clan-{id}-{part}" for id in CLAN_IDS for part in ("style", "ability-text", "elite-text")]
    assert [key for key in wanted if key not in told] == []
