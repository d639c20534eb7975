"""Where the server keeps its file and under which names it answers."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})


def home_of_files(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder that this platform sets aside for a program's own files."""
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "samovar"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "samovar"
    # The XDG convention says that a relative path is to be ignored.
    chosen = Path(environment.get("XDG_DATA_HOME", ""))
    return (chosen if chosen.is_absolute() else Path.home() / ".local" / "share") / "samovar"


class Settings:
    """`names` are the host names that requests may use; None trusts every name."""

    def __init__(self, folder: Path | None = None, names: frozenset[str] | None = LOOPBACK) -> None:
        self.folder = folder or home_of_files()
        self.names = names

    @property
    def database(self) -> Path:
        return self.folder / "samovar.sqlite3"
