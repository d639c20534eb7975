"""Tables: laying, finding, sitting down, and the same messages as live for whoever has no websocket."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from samovar.server import archive, presence
from samovar.server.cards import card_of
from samovar.server.people import Person, id_of
from samovar.server.refusals import BAD, FORBIDDEN, MISSING, Refused
from samovar.server.room import Room
from samovar.server.routes.asking import (
    FOR_ALL,
    REFUSALS,
    Asked,
    bucket_of,
    bucket_of_address,
    for_members,
    from_our_page,
    guest_of,
    nothing_unkept,
    person_of,
    service_of,
)
from samovar.server.wire.live import Choose, Explain, Heard, Hello, Preview, Redo, Show, TakeBack
from samovar.server.wire.states import State
from samovar.server.wire.tables import Join, NewTable, Onward, Readiness, SeatChange, TableCard

DECODER = msgspec.json.Decoder(Heard)


def may_look(room: Room, person: Person | None) -> None:
    """Whoever sits here or laid the table; others if it may be watched."""
    if not room.admits(id_of(person)):
        raise Refused("why-not-watched", FORBIDDEN)


@get("/", summary="Public tables", opt={FOR_ALL: True})
async def tables(request: Asked) -> list[TableCard]:
    person = await guest_of(request)
    service = service_of(request)
    try:
        await for_members(request)
    except Refused:
        return []
    listed = await service.services.store.look(archive.public_tables)
    here = await service.present(listed)
    return [card_of(facts, seats, id_of(person), here[facts.id]) for facts, seats in listed]


@post("/", summary="Lay a table", responses=REFUSALS, guards=[from_our_page])
async def lay(request: Asked, data: JSONBody[NewTable]) -> TableCard:
    person = await person_of(request)
    return await service_of(request).lobby.lay(person, data)


@get("/{table:str}", summary="One table", responses=REFUSALS)
async def table_card(request: Asked, table: FromPath[str]) -> TableCard:
    person = await guest_of(request)
    async with service_of(request).rooms.use(table) as opened:
        may_look(opened.room, person)
        return opened.room.card(id_of(person))


@delete("/{table:str}", status_code=204, summary="Clear a table away", responses=REFUSALS, guards=[from_our_page])
async def clear_away(request: Asked, table: FromPath[str]) -> None:
    """By the host, before the game: nobody needs to wait at it any longer."""
    async with person_and_room(request, table) as (person, room):
        await service_of(request).lobby.clear_away(room, person)


@post("/{table:str}/join", status_code=200, summary="Sit down", responses=REFUSALS, guards=[from_our_page])
async def join(request: Asked, table: FromPath[str], data: JSONBody[Join]) -> TableCard:
    async with person_and_room(request, table) as (person, room):
        await service_of(request).lobby.join(room, person, data.seat, data.name)
        return room.card(person.id)


@post("/{table:str}/leave", status_code=200, summary="Stand up", responses=REFUSALS, guards=[from_our_page])
async def leave(request: Asked, table: FromPath[str]) -> TableCard:
    async with person_and_room(request, table) as (person, room):
        await service_of(request).lobby.leave(room, person)
        return room.card(person.id)


@post("/{table:str}/ready", status_code=200, summary="Be ready, or not", responses=REFUSALS, guards=[from_our_page])
async def ready(request: Asked, table: FromPath[str], data: JSONBody[Readiness]) -> TableCard:
    async with person_and_room(request, table) as (person, room):
        await service_of(request).lobby.ready(room, person, data.ready)
        return room.card(person.id)


@post("/{table:str}/start", status_code=200, summary="Start", responses=REFUSALS, guards=[from_our_page])
async def start(request: Asked, table: FromPath[str]) -> TableCard:
    async with person_and_room(request, table) as (person, room):
        await service_of(request).lobby.start(room, person)
        return room.card(person.id)


@post("/{table:str}/seats", status_code=200, summary="Change a seat", responses=REFUSALS, guards=[from_our_page])
async def change_seat(request: Asked, table: FromPath[str], data: JSONBody[SeatChange]) -> TableCard:
    async with person_and_room(request, table) as (person, room):
        await service_of(request).lobby.change(room, person, data)
        return room.card(person.id)


@post("/{table:str}/sequel", status_code=200, summary="Play on", responses=REFUSALS, guards=[from_our_page])
async def begin_sequel(request: Asked, table: FromPath[str], data: JSONBody[Onward]) -> TableCard:
    """The game that follows one that is over, with the same people; a second call finds the same table."""
    async with person_and_room(request, table) as (person, room):
        return await service_of(request).lobby.begin_sequel(room, person, data.wish)


@get("/{table:str}/state", summary="What a seat knows", responses=REFUSALS)
async def state(
    request: Asked,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> State:
    person = await guest_of(request)
    async with service_of(request).rooms.use(table) as opened:
        room = opened.room
        may_look(room, person)
        if seat is not None and seat not in room.held_by(id_of(person)):
            raise Refused("why-not-your-seat", FORBIDDEN)
        async with room.lock:
            written = await room.services.executors.choices.run(room.state, seat, since, id_of(person))
    if written is None:
        raise Refused("why-not-playing")
    return written


@post("/{table:str}/messages", include_in_schema=False, status_code=200, guards=[from_our_page])
async def messages(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """Any live message that has an answer of its own."""
    body = await request.body()
    nothing_unkept(body.decode(errors="replace"))
    message = DECODER.decode(body)
    if isinstance(message, Hello | Show):
        raise Refused("why-only-live", BAD)
    person = await person_of(request)
    async with service_of(request).rooms.use(table) as opened:
        may_look(opened.room, person)
        mine = opened.room.held_by(person.id)
        if mine:  # who plays without a websocket is here all the same
            if not opened.room.here(person.id):
                presence.note(opened.room, person.id, time.time())
            await opened.commands.agreements.welcome_back(mine)
        answer = await opened.carry_through(opened.commands.hear(person, message))
    return Response(msgspec.json.encode(answer), media_type="application/json")


@contextlib.asynccontextmanager
async def person_and_room(request: Asked, table: str) -> AsyncIterator[tuple[Person, Room]]:
    person = await person_of(request)
    async with service_of(request).rooms.use(table) as opened:
        yield person, opened.room


@get(
    "/api/codes/{code:str}",
    summary="The table of a code",
    responses=REFUSALS,
    tags=["tables"],
    guards=[for_members],
)
async def by_code(request: Asked, code: FromPath[str]) -> TableCard:
    service = service_of(request)
    service.services.limits.codes_here.check(bucket_of_address(request))
    service.services.limits.codes.check(await bucket_of(request))
    id = await service.services.store.look(lambda database: archive.id_of_code(database, code.strip().upper()))
    if id is None:
        raise Refused("why-no-such-table", MISSING)
    person = await guest_of(request)
    async with service.rooms.use(id) as opened:
        may_look(opened.room, person)
        return opened.room.card(id_of(person))


# Messages about a seat; over a connection they work for the seat that is shown only.
OF_A_SEAT = Choose | Preview | Explain | TakeBack | Redo

ROUTER = Router(
    "/api/tables",
    guards=[for_members],
    route_handlers=[
        tables,
        lay,
        table_card,
        clear_away,
        join,
        leave,
        ready,
        start,
        change_seat,
        begin_sequel,
        state,
        messages,
    ],
    tags=["tables"],
)
