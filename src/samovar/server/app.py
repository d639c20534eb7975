"""The application: the games, the tables, the client, and a pulse."""

from __future__ import annotations

import asyncio
import hmac
import logging
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Middleware, Scope
from sqlalchemy.exc import DataError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from samovar import __version__
from samovar.content.languages import LANGUAGES
from samovar.server.catalogue import Catalogue, house_catalogue
from samovar.server.client import PACKED, Client, sent
from samovar.server.guard import bare, only_for, seal
from samovar.server.refusals import FORBIDDEN, MISSING, UNREAD, Refused
from samovar.server.routes import (
    analyses,
    examples,
    games,
    invitations,
    laboratory,
    letters,
    live,
    manners,
    people,
    ratings,
    replays,
    tables,
    tournaments,
)
from samovar.server.routes.asking import (
    OWN_MACHINE,
    REFUSALS,
    Asked,
    address_of,
    refuse,
    refuse_http,
    refuse_unkept,
    refuse_unread,
    service_of,
)
from samovar.server.settings import LOOPBACK, Settings
from samovar.server.table_service import TableService
from samovar.server.traces import TRACING, traced
from samovar.server.wire.catalogue import Health

LOG = logging.getLogger("samovar.server")
INTERNAL = 500
LARGEST_BODY = 64 * 1024
NOTHING_HERE = "There is nothing at this address."
NOT_BUILT = "The browser client is not built: run `make play`, or install the package again."
TEXTS = Path(__file__).parent / "texts"


class Application(Litestar):
    """Litestar without what it adds unasked for messages of Pydantic and attrs: ours are msgspec's, and where those
    packages happen to be installed, importing them was a sixth of the time of a start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def create_app(settings: Settings, client: Client | None = None, catalogue: Catalogue | None = None) -> Litestar:
    """Raises `Unopened` when the settings' folder cannot hold the database."""
    if settings.traces:
        TRACING.start()
    service = TableService(settings, catalogue or house_catalogue(str(settings.packs), settings.address))
    app = routed(settings)
    app.state = State({"service": service, "client": client or Client()})
    app.on_startup = [service.open]
    app.on_shutdown = [service.close]
    return app


def routed(settings: Settings) -> Application:
    """What is the same for every service behind the same doors."""
    return Application(
        route_handlers=[
            people.ROUTER,
            games.ROUTER,
            examples.ROUTER,
            tables.ROUTER,
            tables.by_code,
            replays.ROUTER,
            replays.bring,
            analyses.ROUTER,
            laboratory.ROUTER,
            letters.ROUTER,
            letters.MINE,
            invitations.ask_somebody,
            invitations.MINE,
            manners.MINE,
            manners.report,
            ratings.ladder,
            ratings.my_ratings,
            tournaments.ROUTER,
            live.table_live,
            live.turns_live,
            texts,
            healthz,
            readyz,
            metrics,
            page,
        ],
        middleware=doors(settings),
        before_send=[seal],
        after_exception=[tell],
        exception_handlers={
            Refused: refuse,
            HTTPException: refuse_http,
            **dict.fromkeys(UNREAD, refuse_unread),
            DataError: refuse_unkept,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # whoever runs the server decides where its log goes
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1500, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        # The plain document only: the usual viewers load scripts from elsewhere.
        openapi_config=OpenAPIConfig(
            title="Samovar", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


def doors(settings: Settings) -> list[Middleware]:
    """What a request passes first: who sends it, by the word of proxies that we trust, and under which name."""
    passed: list[Middleware] = [traced]
    if settings.trusted_proxies:
        # Its types are uvicorn's own names for the same shapes.
        believing: Any = ProxyHeadersMiddleware
        passed.append(DefineMiddleware(believing, trusted_hosts=list(settings.trusted_proxies)))
    if settings.names is not None:
        passed.append(only_for(settings.names))
    return passed


async def tell(fault: Exception, scope: Scope) -> None:
    """A fault of ours goes to the log; a refusal is the asker's own affair."""
    if isinstance(fault, (Refused, DataError, *UNREAD)):
        return
    if not isinstance(fault, HTTPException) or fault.status_code >= INTERNAL:
        LOG.error("%s failed", scope.get("path", "?"), exc_info=fault)


@get(
    "/api/texts/{language:str}",
    summary="The server's own sentences, as Fluent",
    media_type="text/plain; charset=utf-8",
    responses=REFUSALS,
)
async def texts(language: FromPath[str]) -> str:
    if language not in LANGUAGES:
        raise Refused("why-no-such-text", MISSING)
    return await asyncio.to_thread((TEXTS / f"{language}.ftl").read_text, "utf-8")


UNWELL = ResponseSpec(Health, description="The store cannot be written or read.", generate_examples=False)


@get("/healthz", summary="Whether the server lives")
async def healthz() -> Health:
    """Says nothing of the store: starting again mends no disk."""
    return Health(status="ok", version=__version__)


@get("/readyz", summary="Whether the server can take choices", responses={503: UNWELL})
async def readyz(request: Asked) -> Response[Health]:
    """Writes to the store and reads it back. Why it fails stands in the log: it is the operator's affair."""
    fault = await service_of(request).services.readiness.fault()
    health = Health(status="failing" if fault else "ok", version=__version__)
    return Response(health, status_code=503 if fault else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """For the machine itself, or for whoever holds the operator's token. What a proxy passes on under the server's
    public name comes from elsewhere, though the proxy is on this machine."""
    service = service_of(request)
    token = service.services.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    here = address_of(request) in OWN_MACHINE and bare(request.headers.get("host", "")) in LOOPBACK
    allowed = here if token is None else hmac.compare_digest(given.encode(), token.encode())
    if not allowed:
        raise Refused("why-nothing-here", FORBIDDEN)
    return Response(service.services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    opt={PACKED: True},
    sync_to_thread=False,
)
def page(request: Request[None, None, State]) -> Response[bytes]:
    client: Client = request.app.state.client
    path = request.scope["path"]
    sheet = None if path.startswith("/api/") else client.sheet(path)
    if sheet is None:
        raise NotFoundException(NOTHING_HERE if client.built else NOT_BUILT)
    return sent(sheet, request.headers)
