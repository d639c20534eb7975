"""The application: the catalogue, the client, and a pulse."""

from __future__ import annotations

import logging

from litestar import Litestar, Request, Response, get, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from samovar import __version__
from samovar.games import catalogue
from samovar.server.client import Client, sent
from samovar.server.guard import only_for, seal
from samovar.server.settings import Settings
from samovar.server.store import Store
from samovar.server.wire.shelf import Game, Health

LOG = logging.getLogger("samovar.server")
INTERNAL = 500
NOT_PACKED = "packed_already"
NOTHING_HERE = "There is nothing at this address."
NOT_BUILT = "The browser client is not built: run `make play`, or install the package again."


def create_app(settings: Settings, client: Client | None = None) -> Litestar:
    """Raises `Unopened` when the settings' folder cannot hold the database."""
    store = Store(settings.database)
    return Litestar(
        route_handlers=[games, pulse(store), pages(client or Client())],
        middleware=[] if settings.names is None else [only_for(settings.names)],
        before_send=[seal],
        after_exception=[tell],
        on_shutdown=[store.close],
        logging_config=None,  # whoever runs the server decides where its log goes
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1500, gzip_compress_level=5, exclude_opt_key=NOT_PACKED
        ),
        # The plain document only: the usual viewers load scripts from elsewhere.
        openapi_config=OpenAPIConfig(
            title="Samovar", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


async def tell(fault: Exception, scope: Scope) -> None:
    """A fault of ours goes to the log; a refusal is the asker's own affair."""
    if not isinstance(fault, HTTPException) or fault.status_code >= INTERNAL:
        LOG.error("%s failed", scope.get("path", "?"), exc_info=fault)


@get("/api/games", summary="The shelf")
async def games() -> list[Game]:
    """Every game of the house, playable or in preparation."""
    return [Game.of(entry) for entry in catalogue()]


def pulse(store: Store) -> HTTPRouteHandler:
    unwell = ResponseSpec(Health, description="The database does not answer.", generate_examples=False)

    @get("/healthz", summary="A pulse", responses={503: unwell}, sync_to_thread=True)
    def healthz() -> Response[Health]:
        fault = store.fault()
        health = Health(status="failing" if fault else "ok", version=__version__)
        return Response(health, status_code=503 if fault else 200)

    return healthz


def pages(client: Client) -> HTTPRouteHandler:
    @route(
        ["/", "/{path:path}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        opt={NOT_PACKED: True},
        sync_to_thread=False,
    )
    def page(request: Request[None, None, State]) -> Response[bytes]:
        path = request.scope["path"]
        sheet = None if path.startswith("/api/") else client.sheet(path)
        if sheet is None:
            raise NotFoundException(NOTHING_HERE if client.built else NOT_BUILT)
        return sent(sheet, request.headers)

    return page
