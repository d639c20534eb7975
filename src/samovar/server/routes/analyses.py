"""Analyses of finished games: asked for, watched, read."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath

from samovar.server.archive import Kept
from samovar.server.refusals import Refused
from samovar.server.replays import ALL
from samovar.server.routes.asking import REFUSALS, Asked, bucket_of, for_members, from_our_page, service_of
from samovar.server.routes.replays import kept_for
from samovar.server.wire.analyses import AnalysisState


async def finished(request: Asked, table: str) -> Kept:
    """Refused unless this reader may see all of it."""
    kept, allowed = await kept_for(request, table)
    if ALL not in allowed or not kept.rows:
        raise Refused("why-not-over")
    return kept


@get("/analysis", summary="What was found in a finished game, or how far the analysis is", responses=REFUSALS)
async def analysis(request: Asked, table: FromPath[str]) -> AnalysisState:
    await finished(request, table)
    return await service_of(request).analyses.state(table)


@post("/analysis", status_code=200, summary="Analyse a finished game", responses=REFUSALS, guards=[from_our_page])
async def analyse(request: Asked, table: FromPath[str]) -> AnalysisState:
    """Begins one unless it is made or under way. It goes on when whoever asked has left."""
    service = service_of(request)
    kept = await finished(request, table)
    state = await service.analyses.state(table)
    if state.state in ("none", "failed"):
        who = await bucket_of(request)
        service.services.limits.analyses.check(who)
        service.analyses.start(kept, who)
        state = await service.analyses.state(table)
    return state


ROUTER = Router("/api/tables/{table:str}", guards=[for_members], route_handlers=[analysis, analyse], tags=["analyses"])
