"""The games of the house as they are served, but with dice that are known: the same choices make the same game.

`python -m tests.browser.steam_server FOLDER FD` serves on the inherited socket FD; it ends by itself.
"""

from __future__ import annotations

import os
import secrets
import socket
import sys
import threading
from pathlib import Path

import uvicorn

from samovar.server import lobby
from samovar.server.app import create_app
from samovar.server.client import STATIC, Client
from samovar.server.settings import LabDoor, Settings

LIFE = 3600  # seconds; nothing must outlive a run
BOT_PAUSE = 0.02


class KnownDice:
    """Every table gets the same seed; ids and codes stay random."""

    choice = staticmethod(secrets.choice)

    @staticmethod
    def token_bytes(count: int) -> bytes:
        return bytes(range(count))


def main() -> None:
    folder, number = Path(sys.argv[1]), int(sys.argv[2])
    threading.Timer(LIFE, os._exit, args=[3]).start()
    vars(lobby)["secrets"] = KnownDice()
    settings = Settings(folder, bots="thread", bot_pause=BOT_PAUSE, slack=1000, lab=LabDoor())
    app = create_app(settings, Client(STATIC))
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, ws="websockets-sansio", timeout_graceful_shutdown=2
    )
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=number)])
    os._exit(0)


if __name__ == "__main__":
    main()
