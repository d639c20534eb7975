"""What was: replays, records, forks, and the check of the dice."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from samovar.server.archive import Kept
from samovar.server.chronicles import nothing_counted
from samovar.server.past_jobs import (
    PAST,
    RECORD,
    ChronicleJob,
    LookBackJob,
    PlaceJob,
    RecordJob,
    ReplayJob,
    StatesJob,
    past,
)
from samovar.server.records import LARGEST, Brought
from samovar.server.refusals import FORBIDDEN, Refused
from samovar.server.replays import (
    PUBLIC,
    perspectives_for,
    record_of,
    verdict_of,
    viewpoint_of,
)
from samovar.server.routes.asking import (
    REFUSALS,
    Asked,
    asked_by_our_page,
    bucket_of,
    bucket_of_address,
    for_members,
    from_our_page,
    guest_of,
    person_of,
    service_of,
)
from samovar.server.wire.chronicles import Chronicle
from samovar.server.wire.states import LookBack, LookedBack, Replay, State
from samovar.server.wire.tables import Fork, TableCard, Verdict
from samovar.server.workers import Job, rebuilt

PLAIN = "text/plain; charset=utf-8"
TOO_BUSY = ("why-too-costly", "why-busy")

Seen = Annotated[str, QueryParameter(max_length=10)]
Number = Annotated[int, QueryParameter(ge=1)]


async def kept_for(request: Asked, table: str) -> tuple[Kept, list[str]]:
    """The table's past, and from where this reader may look at it."""
    service_of(request).services.limits.replays.check(await bucket_of(request))
    return await past_for(request, table)


async def past_for(request: Asked, table: str) -> tuple[Kept, list[str]]:
    service = service_of(request)
    person = await guest_of(request)
    id = None if person is None else person.id
    kept = await service.kept(table)
    mine = [seat for seat in kept.seats if seat.person is not None and seat.person == id]
    if not kept.facts.watch and not mine and kept.facts.host != id:
        raise Refused("why-not-watched", FORBIDDEN)
    if kept.facts.delay and kept.facts.status != "over" and not mine:
        # Spectators who are behind at the table are behind here, too.
        kept = kept.until(max(1, len(kept.rows) - kept.facts.delay))
    return kept, perspectives_for(kept.facts, kept.seats, id)


def answered_with(kind: Any) -> dict[int, ResponseSpec]:
    """For the API's description: the body comes from a worker, written already."""
    return {200: ResponseSpec(kind, description="Told.", generate_examples=False), **REFUSALS}


async def told(request: Asked, kept: Kept, job: Job) -> Response[bytes]:
    """What a worker tells of the past of a table, as it came."""
    if not kept.rows:
        raise Refused("why-not-playing")
    who = await bucket_of(request)
    answer = await service_of(request).services.slow_workers.run(job, PAST, who, kept.facts.id)
    return Response(answer, media_type="application/json")


@get("/replay", summary="All moments from one perspective", responses=answered_with(Replay))
async def replay(
    request: Asked, table: FromPath[str], seen: Seen = PUBLIC, like: Seen = PUBLIC, seq: Number = 1
) -> Response[bytes]:
    """`moment` in it shows what moment `seq` of the perspective `like` shows."""
    kept, allowed = await kept_for(request, table)
    return await told(request, kept, ReplayJob(past(kept), seen, allowed, like, seq))


@get("/replay/states", summary="Some moments in full", responses=answered_with(list[State]))
async def states(
    request: Asked, table: FromPath[str], seen: Seen = PUBLIC, first: Number = 1, last: Number = 20
) -> Response[bytes]:
    kept, allowed = await kept_for(request, table)
    return await told(request, kept, StatesJob(past(kept), viewpoint_of(seen, allowed), first, last))


@post(
    "/replay/look",
    status_code=200,
    summary="A moment through a lens of the game",
    responses=answered_with(LookedBack),
    guards=[asked_by_our_page],
)
async def look(request: Asked, table: FromPath[str], data: JSONBody[LookBack]) -> Response[bytes]:
    service_of(request).services.limits.looks_back.check(await bucket_of(request))
    kept, allowed = await past_for(request, table)
    seat = viewpoint_of(data.seen, allowed)
    return await told(request, kept, LookBackJob(past(kept), seat, data.seq, data.lens, data.wish))


@get("/chronicle", summary="How it came to its end", responses=answered_with(Chronicle | None))
async def chronicle(request: Asked, table: FromPath[str]) -> Response[bytes]:
    kept, _ = await kept_for(request, table)
    if kept.facts.status != "over":
        raise Refused("why-not-over")
    box = service_of(request).services.catalogue.box(kept.facts.game, kept.facts.box)
    if box.game.chronicler(kept.facts.config, len(kept.seats)) is None:
        return Response(msgspec.json.encode(nothing_counted(box.game)), media_type="application/json")
    try:
        return await told(request, kept, ChronicleJob(past(kept)))
    except Refused as fault:
        if fault.why.key not in TOO_BUSY:
            raise
        return Response(b"null", media_type="application/json")  # the page offers to ask again


@get("/record", summary="The record, as text", media_type=PLAIN, responses=REFUSALS)
async def record(request: Asked, table: FromPath[str]) -> str:
    kept, _ = await kept_for(request, table)
    box = service_of(request).services.catalogue.box(kept.facts.game, kept.facts.box)
    if kept.facts.status != "over" and box.secrets:
        raise Refused("why-record-secret", FORBIDDEN)
    return await asyncio.to_thread(record_of, kept)


@post("/fork", summary="Go on from a moment at a new table", responses=REFUSALS, guards=[from_our_page])
async def fork(request: Asked, table: FromPath[str], data: JSONBody[Fork]) -> TableCard:
    service = service_of(request)
    person = await person_of(request)
    kept, allowed = await kept_for(request, table)
    box = service.services.catalogue.box(kept.facts.game, kept.facts.box)
    if kept.facts.status != "over" and box.secrets:
        raise Refused("why-fork-secret", FORBIDDEN)
    where = PlaceJob(past(kept), viewpoint_of(data.seen, allowed), data.seq)
    place = msgspec.json.decode((await told(request, kept, where)).content, type=int)
    return await service.lobby.fork(person, kept, place, data.seats, data.public)


@get("/dice", summary="Were the dice fair?", responses=REFUSALS)
async def dice(request: Asked, table: FromPath[str]) -> Verdict:
    kept, _ = await kept_for(request, table)
    return await asyncio.to_thread(verdict_of, kept)


@post(
    "/api/records",
    summary="Look at a record again",
    responses=REFUSALS,
    guards=[from_our_page, for_members],
    tags=["replays"],
    request_max_body_size=LARGEST,
)
async def bring(request: Asked) -> TableCard:
    """The body is a record, as text. It becomes a table of whoever brings it, which is over."""
    service = service_of(request)
    person = await person_of(request)
    service.services.limits.records.check(person.id)
    service.services.limits.records.check(bucket_of_address(request))
    text = (await request.body()).decode()
    job = RecordJob(text, person.id, person.name)
    answer = await service.services.slow_workers.run(job, RECORD, person.id)
    laid = msgspec.json.decode(answer, type=Brought, dec_hook=rebuilt)
    return await service.lobby.keep(person, laid.facts, laid.seats, laid.rows, laid.edition)


ROUTER = Router(
    "/api/tables/{table:str}",
    guards=[for_members],
    route_handlers=[replay, states, look, chronicle, record, fork, dice],
    tags=["replays"],
)
