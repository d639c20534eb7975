"""What was: replays, records, forks, and the check of the dice."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from samovar.server.archive import Kept
from samovar.server.records import LARGEST, brought
from samovar.server.refusals import FORBIDDEN, Refused
from samovar.server.replays import (
    PUBLIC,
    Reel,
    perspectives_for,
    record_of,
    replay_of,
    verdict_of,
    viewpoint_of,
)
from samovar.server.routes.asking import (
    REFUSALS,
    Asked,
    address_of,
    asked_by_our_page,
    from_our_page,
    guest_of,
    hall_of,
    person_of,
)
from samovar.server.wire.states import LookBack, LookedBack, Replay, State
from samovar.server.wire.tables import Fork, Table, Verdict

PLAIN = "text/plain; charset=utf-8"

Seen = Annotated[str, QueryParameter(max_length=10)]
Number = Annotated[int, QueryParameter(ge=1)]


async def kept_for(request: Asked, table: str) -> tuple[Kept, list[str]]:
    """The table's past, and from where this reader may look at it."""
    hall_of(request).house.limits.replays.check(address_of(request))
    return await past_for(request, table)


async def past_for(request: Asked, table: str) -> tuple[Kept, list[str]]:
    hall = hall_of(request)
    person = await guest_of(request)
    id = None if person is None else person.id
    kept = await hall.kept(table)
    mine = [seat for seat in kept.seats if seat.person is not None and seat.person == id]
    if not kept.facts.watch and not mine and kept.facts.host != id:
        raise Refused("why-not-watched", FORBIDDEN)
    if kept.facts.delay and kept.facts.status != "over" and not mine:
        # Spectators who are behind at the table are behind here, too.
        kept = msgspec.structs.replace(kept, rows=kept.rows[: max(1, len(kept.rows) - kept.facts.delay)])
    return kept, perspectives_for(kept.facts, kept.seats, id)


@get("/replay", summary="All moments from one perspective", responses=REFUSALS)
async def replay(
    request: Asked, table: FromPath[str], seen: Seen = PUBLIC, like: Seen = PUBLIC, seq: Number = 1
) -> Replay:
    """`moment` in it shows what moment `seq` of the perspective `like` shows."""
    kept, allowed = await kept_for(request, table)
    reel: Reel = await hall_of(request).reel(kept)
    return await asyncio.to_thread(replay_of, reel, seen, allowed, like, seq)


@get("/replay/states", summary="Some moments in full", responses=REFUSALS)
async def states(
    request: Asked, table: FromPath[str], seen: Seen = PUBLIC, first: Number = 1, last: Number = 20
) -> list[State]:
    kept, allowed = await kept_for(request, table)
    seat = viewpoint_of(seen, allowed)
    reel: Reel = await hall_of(request).reel(kept)
    return await asyncio.to_thread(reel.states, seat, first, last)


@post(
    "/replay/look",
    status_code=200,
    summary="A moment through a lens of the game",
    responses=REFUSALS,
    guards=[asked_by_our_page],
)
async def look(request: Asked, table: FromPath[str], data: JSONBody[LookBack]) -> LookedBack:
    hall_of(request).house.limits.looks_back.check(address_of(request))
    kept, allowed = await past_for(request, table)
    seat = viewpoint_of(data.seen, allowed)
    reel: Reel = await hall_of(request).reel(kept)
    return await asyncio.to_thread(reel.look, seat, data.seq, data.lens, data.wish)


@get("/record", summary="The record, as text", media_type=PLAIN, responses=REFUSALS)
async def record(request: Asked, table: FromPath[str]) -> str:
    kept, _ = await kept_for(request, table)
    box = hall_of(request).house.shelf.box(kept.facts.game, kept.facts.pack)
    if kept.facts.status != "over" and box.secrets:
        raise Refused("why-record-secret", FORBIDDEN)
    return await asyncio.to_thread(record_of, kept)


@post("/fork", summary="Go on from a moment at a new table", responses=REFUSALS, guards=[from_our_page])
async def fork(request: Asked, table: FromPath[str], data: JSONBody[Fork]) -> Table:
    hall = hall_of(request)
    person = await person_of(request)
    kept, allowed = await kept_for(request, table)
    box = hall.house.shelf.box(kept.facts.game, kept.facts.pack)
    if kept.facts.status != "over" and box.secrets:
        raise Refused("why-fork-secret", FORBIDDEN)
    reel = await hall.reel(kept)
    place = await asyncio.to_thread(reel.place_of, viewpoint_of(data.seen, allowed), data.seq)
    room = await hall.lobby.fork(person, kept, place, data.seats, data.public)
    return room.card(person.id)


@get("/dice", summary="Were the dice fair?", responses=REFUSALS)
async def dice(request: Asked, table: FromPath[str]) -> Verdict:
    kept, _ = await kept_for(request, table)
    return await asyncio.to_thread(verdict_of, kept)


@post(
    "/api/records",
    summary="Look at a record again",
    responses=REFUSALS,
    guards=[from_our_page],
    tags=["replays"],
    request_max_body_size=LARGEST,
)
async def bring(request: Asked) -> Table:
    """The body is a record, as text. It becomes a table of whoever brings it, which is over."""
    hall = hall_of(request)
    person = await person_of(request)
    hall.house.limits.records.check(person.id)
    hall.house.limits.records.check(address_of(request))
    text = (await request.body()).decode()
    laid = await asyncio.to_thread(brought, hall.house.shelf, text, person)
    room = await hall.lobby.keep(laid.facts, laid.seats, laid.rows, "record")
    return room.card(person.id)


ROUTER = Router("/api/tables/{table:str}", route_handlers=[replay, states, look, record, fork, dice], tags=["replays"])
