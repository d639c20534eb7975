"""The shelf: every game of the house by its id, opened when somebody asks for it.

Each game keeps its sentences in `texts/<language>.ftl`, the names of its things in `texts/names.<language>.ftl`, what
clients draw with in `board/`, its rules in `rules.toml`.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path

import msgspec

import samovar.games
from samovar.bots.minds import BOTS, bot
from samovar.games import Entry, catalogue, open_box
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game
from samovar.kernel.rules import Ledger, ledgers
from samovar.kernel.table import OPEN
from samovar.server.cellar import Cellar, Stored
from samovar.server.refusals import MISSING, Refused

LANGUAGES = ("en", "fr")
HOUSE_PACK = "house"
HOUSE = "samovar.server.shelf:house"
PRINTED = "printed.json"


class Box:
    """An opened game: its rules, and the folder with its texts, drawings and ledger."""

    def __init__(self, entry: Entry, game: Game, folder: Path, pack: Path | None = None) -> None:
        self.entry = entry
        self.game = game
        self.folder = folder
        self.pack = pack  # an owner's, which lies over the house's
        self.levels = [name for name in BOTS if plays(name, game.id)]
        self.files = files_below(folder / "board")

    @property
    def secrets(self) -> bool:
        """Whether anybody ever sees less than another, so that a shared screen needs a hand-over."""
        return any(row.seen != OPEN for row in self.game.layout().rows)

    def texts(self, language: str) -> str:
        """Sentences and names, an owner's own last; the rules' own words travel with the ledger."""
        if language not in LANGUAGES:
            raise Refused("why-no-such-text", MISSING)
        folder = self.folder / "texts"
        paths = [folder / f"{language}.ftl", folder / f"names.{language}.ftl"]
        if self.pack is not None:
            paths.append(self.pack / "texts" / f"{language}.ftl")
        found = [path for path in paths if path.is_file()]
        if not found:
            raise Refused("why-no-such-text", MISSING)
        return "\n".join(path.read_text(encoding="utf-8") for path in found)

    def rule_texts(self, language: str) -> dict[str, str]:
        """Rules and rulings in a reader's language, by key: `rule-sw-combat-16`, `ruling-sw-r-3`. Plain sentences."""
        if language not in LANGUAGES:
            return {}
        paths = [self.folder / "texts" / f"{sheet}.{language}.ftl" for sheet in ("rules", "rulings")]
        return plain_messages("\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file()))

    def file(self, path: str) -> bytes:
        """A file to draw with. What is printed is asked of the game, because an owner's pack may say otherwise."""
        if path not in self.files:
            raise Refused("why-nothing-here", MISSING)
        if path == PRINTED and self.pack is not None:
            return msgspec.json.encode(self.game.printed())
        return self.files[path].read_bytes()

    def ledgers(self) -> list[Ledger]:
        """The game's own ledger first, then its expansions'."""
        return ledgers(self.folder)


class Shelf:
    """Boxes by id. `reference` tells a bot's worker where to find the same shelf: module, function, folder of packs."""

    def __init__(
        self,
        entries: Callable[[], list[Entry]],
        opened: Callable[[Entry, str], Box],
        reference: str,
        cellar: Cellar | None = None,
    ) -> None:
        self.entries = entries
        self.opened = lru_cache(maxsize=64)(opened)
        self.reference = reference
        self.cellar = cellar

    def packs(self, game: str) -> list[Stored]:
        """What an owner has put beside the house edition."""
        return [] if self.cellar is None else self.cellar.packs(game)

    def box(self, id: str, pack: str = HOUSE_PACK) -> Box:
        for entry in self.entries():
            if entry.id == id:
                if entry.status != "playable":
                    raise Refused("why-game-coming", game=id)
                return self.opened(entry, pack)
        raise Refused("why-no-such-game", MISSING, game=id)


def messages_named(source: str, prefix: str) -> str:
    """The messages of a Fluent source whose names begin so. What belongs to a message is indented."""
    kept: list[str] = []
    on = False
    for line in source.splitlines():
        if line[:1].isalpha():
            on = line.startswith(prefix)
        elif not line.startswith((" ", "}")):
            on = False
        if on:
            kept.append(line)
    return "\n".join(kept)


def plain_messages(source: str) -> dict[str, str]:
    """The messages of a Fluent source without placeables, each as one line."""
    found: dict[str, str] = {}
    name = ""
    for line in source.splitlines():
        if line[:1].isalpha():
            name, _, text = (part.strip() for part in line.partition("="))
            found[name] = text
        elif line.startswith(" ") and name:
            found[name] = f"{found[name]} {line.strip()}".strip()
        else:
            name = ""
    return found


def plays(level: str, game: str) -> bool:
    try:
        bot(level, game, 1)
    except Unreadable:
        return False
    return True


def files_below(folder: Path) -> dict[str, Path]:
    """By the name that a client asks for; listing them keeps odd paths out."""
    if not folder.is_dir():
        return {}
    return {each.relative_to(folder).as_posix(): each for each in sorted(folder.rglob("*")) if each.is_file()}


@lru_cache(maxsize=8)
def house(packs: str = "") -> Shelf:
    """The games of the catalogue, and the packs in a folder."""
    cellar = Cellar(Path(packs)) if packs else None

    def opened(entry: Entry, pack: str) -> Box:
        folder = Path(samovar.games.__file__).parent / entry.id
        if pack == HOUSE_PACK:
            box = Box(entry, open_box(entry.id), folder)
            # It stays for good: to look through all its cards again at every sweep held choices up for 30 ms and more.
            gc.freeze()
            return box
        if cellar is None:
            raise Refused("why-no-such-pack", MISSING, pack=pack)
        return Box(entry, cellar.open(entry.id, pack), folder, cellar.place(entry.id, pack))

    return Shelf(catalogue, opened, f"{HOUSE}:{packs}" if packs else HOUSE, cellar)


def shelf_at(reference: str) -> Shelf:
    """The shelf that a reference names; for the worker of a bot, which starts with nothing in hand."""
    module, name, *packs = reference.split(":", 2)
    found: Shelf = getattr(import_module(module), name)(*packs)
    return found
