"""Packs that an owner has installed beside the house's, as the server offers them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from samovar.content.packs import Pack, owned
from samovar.games import open_box, schema_of
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game
from samovar.server.settings import Settings


def installed_folders(game: str, data: Path | None = None) -> list[Path]:
    """Where the installed packs of a game lie, every version."""
    place = Settings(data).packs / game
    return sorted(each for each in place.iterdir() if each.is_dir()) if place.is_dir() else []


def installed(game: str, data: Path | None = None) -> Iterator[Pack]:
    """Those that can be read; one with faults is no reason not to find another."""
    for folder in installed_folders(game, data):
        try:
            yield pack_of(game, folder)
        except Unreadable:
            continue


def pack_of(game: str, folder: Path) -> Pack:
    return owned(f"samovar.games.{game}", folder, schema_of(game))


def box_of(game: str, label: str, data: Path | None = None) -> Game | None:
    """The game with the installed pack that a record names, if there is one."""
    for pack in installed(game, data):
        opened = open_box(game, pack)
        if opened.pack() == label:
            return opened
    return None
