"""Rows and ids are declared once: a name that no longer goes with its number is found."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from samovar.games import catalogue, open_box
from samovar.kernel.errors import Impossible
from samovar.kernel.numbered import Numbered
from tests.tiny.game import Kettle
from tools.rows import ROOT, constants, declaring, is_stale

STEAMWATCHERS = ROOT / "src" / "samovar" / "games" / "steamwatchers"


def altered(source: Path, folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of a module in which each text is another one; each stands there exactly once."""
    text = source.read_text(encoding="utf-8")
    for before, after in changes:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    copy = folder / source.name
    copy.write_text(text, encoding="utf-8")
    return copy


def swapped(source: Path, folder: Path, one: str, other: str) -> Path:
    return altered(source, folder, (one, "in between"), (other, one), ("in between", other))


def test_every_constant_is_what_its_module_declares():
    assert [path for path in declaring() if is_stale(path)] == []


def test_the_layout_of_every_game_is_declared_in_a_module_that_is_checked():
    roots = (ROOT / "src", ROOT)
    checked = []
    for path in declaring():
        root = next(root for root in roots if path.is_relative_to(root))
        module = import_module(".".join(path.relative_to(root).with_suffix("").parts))
        checked.append(getattr(module, "LAYOUT", None))

    for game in [*[open_box(entry.id) for entry in catalogue()], Kettle()]:
        assert any(game.layout() is layout for layout in checked), game.id


def test_swapped_names_of_two_rows_are_found(tmp_path):
    copy = swapped(STEAMWATCHERS / "rows.py", tmp_path, 'Row("reserve-basic"', 'Row("reserve-elite"')

    assert is_stale(copy)


def test_swapped_offsets_of_two_rows_are_found(tmp_path):
    copy = swapped(STEAMWATCHERS / "rows.py", tmp_path, "\nRESERVE_BASIC: Final", "\nRESERVE_ELITE: Final")

    assert is_stale(copy)


def test_a_row_without_its_constant_is_found(tmp_path):
    copy = altered(STEAMWATCHERS / "rows.py", tmp_path, ('Row("turn"),', 'Row("turn"), Row("half-turn"),'))

    assert constants(copy)["HALF_TURN"] == 2
    assert is_stale(copy)


def test_two_things_called_the_same_are_found(tmp_path):
    copy = altered(STEAMWATCHERS / "rows.py", tmp_path, ('Row("turn"),', 'Row("turn"), Row("half", constant="TURN"),'))

    with pytest.raises(Impossible, match="two things are called TURN"):
        is_stale(copy)


def test_swapped_ids_are_found(tmp_path):
    text = 'CLAN_IDS: Final = ["rhein-stamm", "apotres",'
    copy = altered(
        STEAMWATCHERS / "content" / "ids.py", tmp_path, (text, 'CLAN_IDS: Final = ["apotres", "rhein-stamm",')
    )

    assert constants(copy)["APOTRES"] == 0
    assert is_stale(copy)


def test_an_id_that_stands_twice_is_found():
    with pytest.raises(Impossible, match="an id stands twice among move, move"):
        Numbered(["move", "move"])


def test_an_id_is_called_by_its_form_or_by_its_own_name():
    numbered = Numbered(["red", "blue", "none"], "TRACKS", form="{}_TRACK", called={"none": "NO_TRACK"})

    assert numbered.constants() == [("TRACKS", 3), ("RED_TRACK", 0), ("BLUE_TRACK", 1), ("NO_TRACK", 2)]
