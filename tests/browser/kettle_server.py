"""A server of Kettle for a real browser, in a process of its own that can be killed and started again.

`python -m tests.browser.kettle_server FOLDER FD` serves on the inherited socket FD; it ends by itself.
SAMOVAR_STATIC names a folder with another build of the client.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
from functools import lru_cache
from pathlib import Path

import uvicorn

from samovar.games import Entry
from samovar.server import analysis_jobs
from samovar.server.app import create_app
from samovar.server.catalogue import Box, Catalogue
from samovar.server.client import STATIC, Client
from samovar.server.routes import games
from samovar.server.settings import Effort, Settings
from tests.tiny.game import Kettle
from tests.tiny.mind import KettleMind

LIFE = 3600  # seconds; no test needs longer, and nothing must outlive a run
BOT_PAUSE = 0.02  # seconds; a test does not need to follow a bot with its eyes
ABSENCE = 1.0
KETTLE = Entry(
    id="kettle",
    names={"fr": "Bouilloire", "en": "Kettle"},
    blurb={"fr": "Qui chauffe gagne.", "en": "Who heats, wins."},
    players=(2, 4),
    minutes=(1, 2),
    status="playable",
)
FOLDER = Path(__file__).parent / "kettle"


def open_kettle(entry: Entry, pack: str) -> Box:
    return Box(entry, Kettle(), FOLDER)


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    return Catalogue(lambda: [KETTLE], open_kettle, "tests.browser.kettle_server:catalogue")


def main() -> None:
    folder, number = Path(sys.argv[1]), int(sys.argv[2])
    static = Path(os.environ.get("SAMOVAR_STATIC", STATIC))
    threading.Timer(LIFE, os._exit, args=[3]).start()
    vars(analysis_jobs)["mind_for"] = lambda _: KettleMind()
    vars(games)["can_be_analysed"] = lambda _: True
    effort = Effort(rollouts=12, moments=6, simulations=48)  # as much as finds the missed coin of the test
    settings = Settings(folder, bots="thread", bot_pause=BOT_PAUSE, absence=ABSENCE, slack=1000, analysis=effort)
    app = create_app(settings, Client(static), catalogue())
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, ws="websockets-sansio", timeout_graceful_shutdown=2
    )
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=number)])
    os._exit(0)


if __name__ == "__main__":
    main()
