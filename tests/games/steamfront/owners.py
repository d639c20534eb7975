"""Packs as an owner of the printed game would write them."""

from __future__ import annotations

from pathlib import Path

from samovar.content.packs import Pack, overlaid
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.edition import SCHEMA, house

HEAD = """
id = "my-box"
game = "steamfront"
version = 1
title = { fr = "Ma boîte", en = "My box" }
over = "steamfront-house"
origin = "printed"
"""


def owned_pack(folder: Path, values: str) -> Pack:
    """The house edition with an owner's values over it."""
    (folder / "pack.toml").write_text(HEAD)
    (folder / "values.toml").write_text(values)
    return overlaid(house(), folder, SCHEMA)


def owned_content(folder: Path, values: str) -> Content:
    return Content(owned_pack(folder, values))
