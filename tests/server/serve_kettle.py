"""A server of Kettle in a process of its own, for tests that kill it: folder and socket are given by the caller.

`python -m tests.server.serve_kettle FOLDER FD BOTS SHELF PAUSE` serves on the inherited socket FD; it ends by itself.
"""

import os
import socket
import sys
import threading
from pathlib import Path

import uvicorn

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from samovar.server.shelf import house
from tests.server.kettle_shelf import kettle_shelf

LIFE = 300  # seconds; no test needs longer, and nothing must outlive a run


def main() -> None:
    folder, number = Path(sys.argv[1]), int(sys.argv[2])
    bots, shelf, pause = sys.argv[3], sys.argv[4], float(sys.argv[5])
    door = socket.socket(fileno=number)
    threading.Timer(LIFE, os._exit, args=[3]).start()
    settings = Settings(folder, bots=bots, bot_pause=pause, absence=0.0, slack=1000)
    app = create_app(settings, Client(folder), kettle_shelf() if shelf == "kettle" else house())
    config = uvicorn.Config(app, log_level="warning", access_log=False, ws="websockets-sansio")
    uvicorn.Server(config).run(sockets=[door])
    os._exit(0)


if __name__ == "__main__":
    main()
