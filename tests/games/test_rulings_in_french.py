"""Every ruling is told in both languages: in English by the ledger, in French by a sheet of texts beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import samovar.games
from samovar.games import catalogue
from samovar.ledger.rules import Ruling, ledgers

GAMES = Path(samovar.games.__file__).parent
IDS = [entry.id for entry in catalogue()]
# A thin space before the high signs of French and inside its quotation marks; never a typewriter's apostrophe.
PLAIN_SIGN = re.compile(r"'| [;:!?»]|« |[^\s\u202f]»|«[^\u202f]")


def rulings(game: str) -> list[Ruling]:
    return [ruling for ledger in ledgers(GAMES / game) for ruling in ledger.rulings]


def french(game: str) -> dict[str, ast.Message]:
    """The sheet's messages; a line that Fluent cannot read fails here."""
    body = parse((GAMES / game / "texts" / "rulings.fr.ftl").read_text(encoding="utf-8")).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def wanted(ruling: Ruling) -> list[str]:
    key = f"ruling-{ruling.id.lower().replace('.', '-')}"
    return [f"{key}-question", key, *([f"{key}-reason"] if ruling.reason else [])]


@pytest.mark.parametrize("game", IDS)
def test_every_ruling_is_told_in_french_in_the_order_of_the_ledger_and_nothing_else(game: str) -> None:
    assert list(french(game)) == [key for ruling in rulings(game) for key in wanted(ruling)]


@pytest.mark.parametrize("game", IDS)
def test_every_ruling_is_told_in_english(game: str) -> None:
    assert [ruling.id for ruling in rulings(game) if not ruling.question.strip() or not ruling.ruling.strip()] == []


@pytest.mark.parametrize("game", IDS)
def test_the_french_of_rulings_is_set_as_a_printer_sets_it(game: str) -> None:
    lines = (GAMES / game / "texts" / "rulings.fr.ftl").read_text(encoding="utf-8").splitlines()

    said = [line.partition("=")[2] for line in lines if line and not line.startswith("#")]

    assert [line for line in said if PLAIN_SIGN.search(line)] == []


@pytest.mark.parametrize("game", IDS)
def test_the_french_names_the_same_pages_and_rules(game: str) -> None:
    pages = re.compile(r"\bp\.\s?(\d+)", re.IGNORECASE)
    ids = re.compile(r"\b(?:A|AR|SW|SH|SF|RK|RS)-[A-Z0-9][A-Z0-9.-]*\d\b")
    sheet = french(game)

    for ruling in rulings(game):
        english = f"{ruling.question} {ruling.ruling} {ruling.reason}"
        told = " ".join(_text(sheet[key]) for key in wanted(ruling))

        assert set(pages.findall(told)) == set(pages.findall(english)), ruling.id
        assert set(ids.findall(told)) == set(ids.findall(english)), ruling.id


def _text(message: ast.Message) -> str:
    assert message.value is not None
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))
