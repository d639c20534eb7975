"""The worked examples of a rulebook: looked at, and played on."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from samovar.server.client import PACKED
from samovar.server.examples import ExampleJob, ExampleLookJob, example_of, pictured, wishes_of
from samovar.server.jobs import LENS
from samovar.server.lobby import seated
from samovar.server.past_jobs import RECORD
from samovar.server.records import Brought
from samovar.server.routes.asking import (
    REFUSALS,
    Asked,
    asked_by_our_page,
    bucket_of,
    for_members,
    from_our_page,
    person_of,
    service_of,
)
from samovar.server.routes.replays import answered_with
from samovar.server.wire.examples import ExampleLook, Pictured
from samovar.server.wire.states import LookedBack
from samovar.server.wire.tables import TableCard
from samovar.server.workers import rebuilt

SHOWN = ResponseSpec(Pictured, description="The position.", generate_examples=False)


@get("/", summary="A worked example of the rulebook", responses={200: SHOWN, **REFUSALS}, opt={PACKED: True})
async def example(request: Asked, game: FromPath[str], example: FromPath[str]) -> Response[bytes]:
    services = service_of(request).services

    def written() -> bytes:
        return msgspec.json.encode(pictured(services.catalogue.box(game), example))

    return await services.prepared.answer(("example", game, example), "example.json", request.headers, written)


@post(
    "/look",
    status_code=200,
    summary="A worked example through a lens of the game",
    responses=answered_with(LookedBack),
    guards=[asked_by_our_page],
)
async def look(
    request: Asked, game: FromPath[str], example: FromPath[str], data: JSONBody[ExampleLook]
) -> Response[bytes]:
    services, who = service_of(request).services, await bucket_of(request)
    services.limits.looks_back.check(who)
    example_of(services.catalogue.box(game), example)
    job = ExampleLookJob(game, example, data.lens, data.wish)
    return Response(await services.slow_workers.run(job, LENS, who), media_type="application/json")


@post("/table", summary="Play a worked example on", responses=REFUSALS, guards=[from_our_page, for_members])
async def play_on(request: Asked, game: FromPath[str], example: FromPath[str]) -> TableCard:
    service = service_of(request)
    person = await person_of(request)
    service.services.limits.tables.check(person.id)
    box = service.services.catalogue.box(game)
    told = example_of(box, example)
    job = ExampleJob(game, example, person.id, person.name)
    answer = await service.services.slow_workers.run(job, RECORD, person.id)
    laid = msgspec.json.decode(answer, type=Brought, dec_hook=rebuilt)
    ids = [seat.id for seat in laid.seats]
    seats = seated(box, ids, wishes_of(box, told, len(ids)), person)
    return await service.lobby.keep(person, laid.facts, seats, laid.rows, laid.edition)


ROUTER = Router("/api/games/{game:str}/examples/{example:str}", route_handlers=[example, look, play_on], tags=["games"])
