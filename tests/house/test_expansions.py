"""The base game of Steamwatchers reads as if no expansion existed: one module lists them, and they come to it.

The sources are read, not run. Packs, ids and rows number the things of both boxes in one list, since stored games hold
those numbers: the modules that continue the base game's lists are named here, and no other knows an expansion.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

GAME = Path(__file__).parents[2] / "src" / "samovar" / "games" / "steamwatchers"
EXPANSION = GAME / "spark_of_hope"
LISTS_EXPANSIONS = GAME / "expansions.py"
ONE_BOX = [*(GAME / "content").glob("added*.py"), GAME / "content" / "ids.py", GAME / "rows.py"]

WORDS = re.compile(r"caravan|wagon|cradle|convoy|spark|\bSH-|(?<![a-z])(hope|kits?)(?![a-z])", re.IGNORECASE)


def base_modules() -> list[Path]:
    apart = {LISTS_EXPANSIONS, *ONE_BOX, *EXPANSION.rglob("*.py")}
    return sorted(set(GAME.rglob("*.py")) - apart)


def classes(modules: list[Path]) -> set[str]:
    trees = [ast.parse(module.read_text(encoding="utf-8")) for module in modules]
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def names_used(module: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {each.name for each in node.names}
    return found


def test_the_expansion_has_modules_and_so_has_the_base_game() -> None:
    assert len(base_modules()) > 40
    assert "HopeTable" in classes(list(EXPANSION.glob("*.py")))


@pytest.mark.parametrize("module", base_modules(), ids=lambda module: str(module.relative_to(GAME)))
def test_a_module_of_the_base_game_has_no_word_of_an_expansion(module: Path) -> None:
    lines = module.read_text(encoding="utf-8").splitlines()

    spoken = [f"{number}: {line.strip()}" for number, line in enumerate(lines, 1) if WORDS.search(line)]

    assert spoken == []


def test_no_module_of_the_base_game_names_a_class_of_an_expansion() -> None:
    base = base_modules()
    foreign = classes(list(EXPANSION.glob("*.py"))) - classes(base)

    named = {str(module.relative_to(GAME)): sorted(names_used(module) & foreign) for module in base}

    assert {module: names for module, names in named.items() if names} == {}
