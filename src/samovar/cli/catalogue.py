"""What the commands know of the games: the catalogue, each game's content, and the ledgers with who cites them."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import typer
from rich.console import Console

import samovar
from samovar.cli.exits import USAGE, stop
from samovar.content.languages import Language, nearest
from samovar.content.schema import Record
from samovar.games import Entry, catalogue
from samovar.ledger.citations import CITED_FILE, Citations
from samovar.ledger.rules import Ledger, ledgers

PIPED_WIDTH = 140  # without a terminal there is no width to ask for, and sentences should not break at 80


class Content:
    """What a game's `content` module offers: the schema of its packs, and how far its words reach.

    A game declares `SCHEMA`; `own_steps()` gives how many cards need a step of their own, and of how many.
    """

    def __init__(self, package: str, schema: Record, own_steps: Callable[[], tuple[int, int]] | None = None) -> None:
        self.package = package
        self.schema = schema
        self.own_steps = own_steps


def entry(game: str) -> Entry:
    """The catalogue's entry of a game, or a sentence that names those there are."""
    shelf = {each.id: each for each in catalogue()}
    if game not in shelf:
        stop(f"There is no game called {game}. There are: {', '.join(shelf)}.", USAGE)
    return shelf[game]


def content_of(game: str) -> Content | None:
    """A game's content, or None while it is still coming."""
    package = f"samovar.games.{game}"
    if find_spec(package) is None or find_spec(f"{package}.content") is None:
        return None
    module = import_module(f"{package}.content")
    schema = getattr(module, "SCHEMA", None)
    return None if schema is None else Content(package, schema, getattr(module, "own_steps", None))


class Tree:
    """Where ledgers and citations are read: a checkout, or an installed package with its build's list."""

    def __init__(self, root: Path | None = None) -> None:
        package = Path(samovar.__file__).parent if root is None else root / "src" / "samovar"
        checkout = package.parents[1]
        self.package = package
        self.checkout = checkout if package.parent.name == "src" and (checkout / "tests").is_dir() else None

    def ledgers(self) -> list[Ledger]:
        return ledgers(self.package / "games", "src/samovar/games/")

    def test_ledgers(self) -> list[Ledger]:
        """Ledgers of games that live under the tests: their ids may be cited, nothing else is asked of them."""
        return [] if self.checkout is None else ledgers(self.checkout / "tests", "tests/")

    def cited(self) -> Citations:
        if self.checkout is None:
            return Citations.restored(self.package / CITED_FILE)
        return Citations.read(self.package, self.checkout / "tests", self.checkout)


def language() -> Language:
    """That of the machine, if it is one of ours."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return nearest(spoken)


def console() -> Console:
    """Where tables are drawn; made anew for each command, so that it draws where that command writes."""
    made = Console(highlight=False)
    return made if made.is_terminal else Console(highlight=False, width=PIPED_WIDTH)


def say_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))
