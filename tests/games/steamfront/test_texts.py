"""Names of everything in the box of Steamfront; tests/games/test_texts.py says the rest."""

from __future__ import annotations

import pytest

from tests.faults import texts_for_faults
from tests.games.sheets import GAMES, LANGUAGES, bundle, every
from tests.games.steamfront.builders import CONTENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_a_name(language: str):
    told = every("steamfront", language)

    assert [scenario.id for scenario in CONTENT.scenarios if f"scenario-{scenario.id}" not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_content(language: str):
    texts = bundle("steamfront", language)
    values = CONTENT.pack.values

    for table, kind in (("cards", "card"), ("terrain", "terrain"), ("deployments", "deployment")):
        for id, entry in values[table].items():
            pattern = texts.get_message(f"{kind}-{id}").value
            assert pattern is not None
            said, _ = texts.format_pattern(pattern, {})
            assert str(said).replace("’", "'") == entry["name"][language].replace("’", "'")


def test_codes_of_squads_and_tables_say_what_is_wrong_with_them():
    wanted = texts_for_faults((GAMES / "steamfront").rglob("*.py"))

    assert {"fault-squad-form", "where-squad", "fault-table-form", "where-table"} <= wanted
