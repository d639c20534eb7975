"""The cellar: content packs that an owner has put beside the house edition.

Each lies in a folder `<game>/<id>@<version>`; its own words, if it has any, in `texts/<language>.ftl` there. A newer
version is put beside the older one. Games under way go on with what they began with, whatever becomes of the folder:
see editions.py.
"""

from __future__ import annotations

import re
from pathlib import Path

from samovar.content.languages import LANGUAGES
from samovar.content.packs import HEAD_FILE, Pack, owned, unchecked
from samovar.games import open_box, schema_of
from samovar.kernel.errors import Faulty, Unreadable
from samovar.kernel.game import Game
from samovar.server.refusals import BAD, MISSING, Refused, fault_args

NAME = re.compile(r"([a-z0-9][a-z0-9-]*)@([0-9]+)")


class Stored:
    """A pack as the new-game page lists it; one with faults cannot be chosen."""

    def __init__(self, id: str, title: dict[str, str], faults: list[Unreadable]) -> None:
        self.id = id
        self.title = title
        self.faults = faults


class PackStore:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # By the time of the last change of their files: reading and checking a pack takes a while.
        self.known: dict[Path, tuple[float, Stored]] = {}

    def packs(self, game: str) -> list[Stored]:
        """The newest version of each pack of a game, by name."""
        newest: dict[str, tuple[int, Path]] = {}
        catalogue = self.folder / game
        for folder in catalogue.iterdir() if catalogue.is_dir() else []:
            name = NAME.fullmatch(folder.name)
            if name is not None and folder.is_dir():
                version = int(name[2])
                if version >= newest.get(name[1], (0, folder))[0]:
                    newest[name[1]] = (version, folder)
        return [self._stored(game, newest[id][1]) for id in sorted(newest)]

    def _stored(self, game: str, folder: Path) -> Stored:
        changed = max((each.stat().st_mtime for each in folder.rglob("*")), default=0.0)
        known = self.known.get(folder)
        if known is None or known[0] != changed:
            known = (changed, looked_at(game, folder))
            self.known[folder] = known
        return known[1]

    def place(self, game: str, id: str) -> Path:
        folder = self.folder / game / id
        if NAME.fullmatch(id) is None or not folder.is_dir():
            raise Refused("why-no-such-pack", MISSING, pack=id)
        return folder

    def content(self, game: str, id: str) -> tuple[Pack, dict[str, str]]:
        """The values of a pack, and its own words by language."""
        folder = self.place(game, id)
        try:
            texts = {path.stem: path.read_text(encoding="utf-8") for path in (folder / "texts").glob("*.ftl")}
            return fitting(game, folder), texts
        except Unreadable as fault:
            raise unfit(id, fault) from None

    def open(self, game: str, id: str) -> Game:
        """A game with one of the packs; Refused says where and why it cannot be."""
        folder = self.place(game, id)
        try:
            return open_box(game, fitting(game, folder))
        except Unreadable as fault:
            raise unfit(id, fault) from None


def unfit(id: str, fault: Unreadable) -> Refused:
    first = fault.faults[0] if isinstance(fault, Faulty) else fault
    return Refused("why-bad-pack", BAD, pack=id, **fault_args(first))


def fitting(game: str, folder: Path) -> Pack:
    pack = owned(f"samovar.games.{game}", folder, schema_of(game))
    if f"{pack.id}@{pack.head.version}" != folder.name:
        is_of = f"{pack.id}@{pack.head.version}"
        why = f"is of {is_of}, but the folder is called {folder.name}"
        raise Unreadable(HEAD_FILE, why, "fault-pack-name", {"said": is_of, "folder": folder.name})
    return pack


def looked_at(game: str, folder: Path) -> Stored:
    title: dict[str, str] = dict.fromkeys(LANGUAGES, folder.name)
    try:
        title = unchecked(folder).head.title
        open_box(game, fitting(game, folder))
    except Faulty as faulty:
        return Stored(folder.name, title, faulty.faults)
    except Unreadable as fault:
        return Stored(folder.name, title, [fault])
    return Stored(folder.name, title, [])
