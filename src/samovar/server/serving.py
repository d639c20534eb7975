"""How the application is put on a socket: one place for what a running server must and must not do."""

from __future__ import annotations

import os
import threading
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

LARGEST_MESSAGE = 64 * 1024  # bytes of a websocket message; what clients say is far smaller
GRACE = 5  # seconds that requests under way are given when the server is told to end
LAST = 15.0  # seconds after which it ends whatever still runs


def config_for(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        door_of(app),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=GRACE,
        # Which proxies are believed is the application's own setting: uvicorn's would believe this machine, and
        # whatever FORWARDED_ALLOW_IPS names.
        proxy_headers=False,
    )


def door_of(app: Litestar) -> Any:
    """The application, behind a door that leads to the other processes where there are such."""
    services = app.state.service.services
    if services.leases is None:
        return app
    from samovar.server.relay import RelayDoor  # its libraries are for those who need it

    return RelayDoor(app, services.leases, services.store, services.settings.inner)


class Server(uvicorn.Server):
    """Ends within a time once it is told to: half a request or rules that compute for long must not hold it.

    Nothing is lost by that. What was acknowledged is on disk, and a write that is cut off is undone at the next start.
    """

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = threading.Timer(LAST, os._exit, [0])
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)
