"""Where the servers of tests keep; imports next to nothing, since each of their processes imports it."""

from __future__ import annotations

import os

from samovar.server.settings import Settings

STORE = "SAMOVAR_STORE"


def on_postgres() -> bool:
    return os.environ.get(STORE) == "postgresql"


def keep_in_postgres() -> None:
    """From now on every settings of this process keep in a database, one for each folder."""
    from tests.server.postgres import RUNNING, database_for

    began = Settings.__init__

    def begin(self: Settings, *words: object, **named: object) -> None:
        began(self, *words, **named)  # type: ignore[arg-type]
        self.address = self.address or database_for(os.environ[RUNNING], self.folder)

    Settings.__init__ = begin  # type: ignore[method-assign]


def keep_as_told() -> None:
    """In a process that a test has started."""
    if on_postgres():
        keep_in_postgres()
