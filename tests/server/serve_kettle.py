"""A server of Kettle in a process of its own, for tests that kill it: folder and socket are given by the caller.

`python -m tests.server.serve_kettle FOLDER FD BOTS GAMES PAUSE WARM [PROXY ...]` serves on the inherited FD; it ends
by itself. With SAMOVAR_TEST_TOGETHER it is one of several processes; SAMOVAR_TEST_IDLE says how many rooms stay open
that nobody needs.
"""

import os
import socket
import sys
import threading
from pathlib import Path
from typing import Any

from samovar.server import rooms, services
from samovar.server.app import create_app
from samovar.server.catalogue import house_catalogue
from samovar.server.client import Client
from samovar.server.peers import Peers
from samovar.server.serving import Server, config_for
from samovar.server.settings import Post, Settings
from tests.server.keeping import keep_as_told
from tests.server.kettle_catalogue import kettle_catalogue

TOGETHER = "SAMOVAR_TEST_TOGETHER"
SMTP = "SAMOVAR_TEST_SMTP"  # a mail server: letters leave at once
ALL_LEAD = "SAMOVAR_TEST_ALL_LEAD"  # each process takes itself for the one that does what is done once for all
IDLE = "SAMOVAR_TEST_IDLE"
LIFE = 300  # seconds; no test needs longer, and nothing must outlive a run


def main() -> None:
    folder, number = Path(sys.argv[1]), int(sys.argv[2])
    bots, catalogue, pause = sys.argv[3], sys.argv[4], float(sys.argv[5])
    prewarm, trusted = sys.argv[6] == "warm", tuple(sys.argv[7:])
    keep_as_told()
    vars(rooms)["MOST_IDLE"] = int(os.environ.get(IDLE, rooms.MOST_IDLE))
    door = socket.socket(fileno=number)
    threading.Timer(LIFE, os._exit, args=[3]).start()
    settings = Settings(
        folder, bots=bots, bot_pause=pause, absence=0.0, slack=1000, trusted_proxies=trusted, prewarm=prewarm
    )
    if os.environ.get(SMTP):
        quick: dict[str, Any] = {
            "pause": 0.1,
            "grace": 0.0,
            "open_page": 0.0,
            "gap": 0.0,
            "hourly": 1000,
            "daily": 1000,
        }
        settings.post = Post(
            base="https://club.example.org", smtp=os.environ[SMTP], sender="games@example.org", **quick
        )
    if os.environ.get(ALL_LEAD):
        vars(services)["Services"].leads = property(lambda _: True)
    doors = [door]
    if os.environ.get(TOGETHER):
        Peers.life = LIFE  # a crowded machine must not look like a death
        inner = socket.create_server(("127.0.0.1", 0))
        settings.inner = inner.getsockname()
        doors.append(inner)
    app = create_app(settings, Client(folder), kettle_catalogue() if catalogue == "kettle" else house_catalogue())
    Server(config_for(app)).run(sockets=doors)
    os._exit(0)


if __name__ == "__main__":
    main()
