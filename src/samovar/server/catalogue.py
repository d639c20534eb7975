"""The catalogue: every game by its id, opened when somebody asks for it.

Each game keeps its sentences in `texts/<language>.ftl`, the names of its things in `texts/names.<language>.ftl`, what
is read later (cards, lessons, set-up) in leaves of their own, what clients draw with in `board/`, its rules in
`rules.toml`.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path

import msgspec

import samovar.games
from samovar.bots.minds import BOTS, MORE, levels_of, plays, sliders_of, styles_of
from samovar.bots.plugins import installed
from samovar.content.languages import LANGUAGES
from samovar.games import Entry, catalogue, house_edition, open_box
from samovar.kernel.game import Game
from samovar.kernel.table import OPEN
from samovar.ledger.book import Chapter, read_book
from samovar.ledger.rules import Ledger, ledgers
from samovar.server.editions import Edition, edition_of, fitted, found
from samovar.server.fluent_texts import plain_messages
from samovar.server.pack_store import PackStore, Stored
from samovar.server.refusals import MISSING, Refused
from samovar.server.settings import ADDRESS, DATABASE

HOUSE_PACK = "house"
HOUSE = "samovar.server.catalogue:house_catalogue"
PRINTED = "printed.json"
LEAVES = ("cards", "setup", "lessons")  # sheets of sentences that travel by themselves
DIGEST = "~"  # between the name of a pack and the digest of an edition of it


QUOTED = str.maketrans({'"': '\\"', "\\": "\\\\", "\n": " ", "\r": " "})


class Box:
    """An opened game: its rules, and the folder with its texts, drawings and ledger."""

    def __init__(
        self,
        entry: Entry,
        game: Game,
        folder: Path,
        edition: Edition | None = None,
        anew: bool = False,
        older: bool = False,
    ) -> None:
        self.entry = entry
        self.game = game
        self.folder = folder
        self.edition = edition  # its content, to be kept with the tables that are laid with it
        self.digest = "" if edition is None else edition.pack().digest
        self.anew = anew  # whether it prints something else than the house does today
        self.older = older  # whether nobody lays a new table with it any more
        self.files = files_below(folder / "board")

    @property
    def levels(self) -> list[str]:
        """All opponents. Those of installed packages are only named here: they are read where they think."""
        return [*installed(), *self.house_levels]

    @property
    def house_levels(self) -> list[str]:
        """Our own bots, the weakest first: who is away is played for by one of them."""
        return levels_of(self.game.id)

    def holds(self, label: str) -> bool:
        """Whether this is the content of that label, as it was then: today's game may read more out of it."""
        return label in (self.game.pack(), "" if self.edition is None else self.edition.pack().label)

    @property
    def usual_level(self) -> str:
        """For whoever does not choose one: the middle."""
        return self.house_levels[len(self.house_levels) // 2]

    def plays(self, level: str) -> bool:
        """Whether a bot can be of this level: those of tables that were laid before there was a ladder stay. One of
        ours may have styles."""
        plain, *styles = level.split(MORE)
        if styles:
            known = styles_of(self.game.id)
            return plain in self.house_levels and all(style in known for style in styles) and plays(level, self.game.id)
        return level in self.levels or (level in BOTS and plays(level, self.game.id))

    @property
    def sliders(self) -> list[tuple[str, str]]:
        """The styles that our bots can have beside their strength: the two ends of each slider."""
        return sliders_of(self.game.id)

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
        texts = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
        if self.anew:
            # What other values call things stands before the sentences of their owner, which may say it better.
            texts.append(self._named(language))
        if self.edition is not None and language in self.edition.texts:
            texts.append(self.edition.texts[language])
        if not texts:
            raise Refused("why-no-such-text", MISSING)
        return "\n".join(texts)

    def leaf(self, name: str, language: str) -> str:
        """Sentences that are read only when somebody asks for them, such as those of cards."""
        path = self.folder / "texts" / f"{name}.{language}.ftl"
        if name not in LEAVES or language not in LANGUAGES:
            raise Refused("why-no-such-text", MISSING)
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def _named(self, language: str) -> str:
        """Names out of a pack's values as Fluent; quoted, so that no sign in them means anything."""
        quoted = {key: text.get(language, "") for key, text in self.game.names().items()}
        lines = [f'{key} = {{ "{text.translate(QUOTED)}" }}' for key, text in sorted(quoted.items()) if text.strip()]
        return "\n".join([*lines, *[f"{key} = {pattern}" for key, pattern in sorted(self.game.composed().items())]])

    def rule_texts(self, language: str) -> dict[str, str]:
        """Rules and rulings in a reader's language, by key: `rule-sw-combat-16`, `ruling-sw-r-3`. Plain sentences."""
        if language not in LANGUAGES:
            return {}
        paths = [self.folder / "texts" / f"{sheet}.{language}.ftl" for sheet in ("rules", "rulings")]
        return plain_messages("\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file()))

    def file(self, path: str) -> bytes:
        """A file to draw with. What is printed is asked of the game, because an owner's pack or an
        older edition may say otherwise."""
        if path not in self.files:
            raise Refused("why-nothing-here", MISSING)
        if path == PRINTED and self.anew:
            return msgspec.json.encode(self.game.printed())
        return self.files[path].read_bytes()

    def book(self, sheet: str, language: str) -> list[Chapter]:
        """The chapters of the rulebook (`book`) or of the player aid (`aid`)."""
        return read_book(self.folder, sheet, language) if language in LANGUAGES else []

    def ledgers(self) -> list[Ledger]:
        """The game's own ledger first, then its expansions'."""
        return ledgers(self.folder)


class Catalogue:
    """Boxes by id. `reference` tells a bot's worker where to find the same one: module, function, folder of packs."""

    def __init__(
        self,
        entries: Callable[[], list[Entry]],
        opened: Callable[[Entry, str], Box],
        reference: str,
        pack_store: PackStore | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.entries = entries
        self.opened = lru_cache(maxsize=64)(opened)
        self.reference = reference
        self.pack_store = pack_store
        # For workers: an address may hold a password, which does not belong into a list of processes.
        self.environment = environment or {}

    def packs(self, game: str) -> list[Stored]:
        """What an owner has put beside the house edition."""
        return [] if self.pack_store is None else self.pack_store.packs(game)

    def box(self, id: str, pack: str = HOUSE_PACK) -> Box:
        """A game with a pack as it is today; or, as `house~6e182c62c710`, as it was when a table was laid."""
        for entry in self.entries():
            if entry.id == id:
                if entry.status != "playable":
                    raise Refused("why-game-coming", game=id)
                return self._edition(entry, pack) if DIGEST in pack else self.opened(entry, pack)
        raise Refused("why-no-such-game", MISSING, game=id)

    def _edition(self, entry: Entry, pack: str) -> Box:
        name, _, digest = pack.partition(DIGEST)
        try:
            today: Box | None = self.opened(entry, name)
        except Refused:  # an owner's pack that was taken away, or no longer fits
            today = None
        if today is not None and today.game.pack().endswith(f":{digest}"):
            return today
        try:
            return self.opened(entry, pack)
        except Refused:  # nobody has kept it: today's values stand in
            return today or self.opened(entry, HOUSE_PACK)


def files_below(folder: Path) -> dict[str, Path]:
    """By the name that a client asks for; listing them keeps odd paths out."""
    if not folder.is_dir():
        return {}
    return {each.relative_to(folder).as_posix(): each for each in sorted(folder.rglob("*")) if each.is_file()}


def folder_of(entry: Entry) -> Path:
    return Path(samovar.games.__file__).parent / entry.id


@cache
def house_box(entry: Entry) -> Box:
    """Once in a process. Whatever is alive then is never looked through again: to sweep through all cards of a game
    held choices up for 30 ms and more. To do so for each catalogue kept what was alive at every start for good."""
    box = Box(entry, open_box(entry.id), folder_of(entry), edition_of(house_edition(entry.id), {}))
    gc.freeze()
    return box


@lru_cache(maxsize=8)
def house_catalogue(packs: str = "", address: str | None = None) -> Catalogue:
    """The games of the catalogue, the packs in a folder, and the editions in the server's file beside it, or in the
    database at an address."""
    pack_store = PackStore(Path(packs)) if packs else None
    told = address or os.environ.get(ADDRESS)
    kept_at: Path | str = told or Path(packs).parent / DATABASE

    def opened(entry: Entry, pack: str) -> Box:
        folder = folder_of(entry)
        if pack == HOUSE_PACK:
            return house_box(entry)
        if DIGEST in pack:
            edition = found(kept_at, entry.id, pack.partition(DIGEST)[2])
            if edition is None:
                raise Refused("why-no-such-pack", MISSING, pack=pack)
            return Box(entry, open_box(entry.id, fitted(entry.id, edition)), folder, edition, anew=True, older=True)
        if pack_store is None:
            raise Refused("why-no-such-pack", MISSING, pack=pack)
        content, texts = pack_store.content(entry.id, pack)
        return Box(entry, pack_store.open(entry.id, pack), folder, edition_of(content, texts), anew=True)

    environment = {} if told is None else {ADDRESS: told}
    return Catalogue(catalogue, opened, f"{HOUSE}:{packs}" if packs else HOUSE, pack_store, environment)


def catalogue_at(reference: str) -> Catalogue:
    """The catalogue that a reference names; for the worker of a bot, which starts with nothing in hand."""
    module, name, *packs = reference.split(":", 2)
    found: Catalogue = getattr(import_module(module), name)(*packs)
    return found
