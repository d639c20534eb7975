"""Tables: laying, finding, sitting down, and the same messages as live for whoever has no websocket."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from samovar.server import archive
from samovar.server.cards import card_of
from samovar.server.people import Person, id_of
from samovar.server.refusals import BAD, FORBIDDEN, MISSING, Refused
from samovar.server.room import Room
from samovar.server.routes.asking import REFUSALS, Asked, address_of, from_our_page, guest_of, hall_of, person_of
from samovar.server.wire.live import Choose, Explain, Heard, Hello, Preview, Show, TakeBack
from samovar.server.wire.states import State
from samovar.server.wire.tables import Join, NewTable, Onward, Readiness, SeatChange, Table

DECODER = msgspec.json.Decoder(Heard)


def may_look(room: Room, person: Person | None) -> None:
    """Whoever sits here or laid the table; others if it may be watched."""
    if not room.facts.watch and room.facts.status != "lobby":
        id = id_of(person)
        if not room.held_by(id) and room.facts.host != id:
            raise Refused("why-not-watched", FORBIDDEN)


@get("/", summary="Public tables")
async def tables(request: Asked) -> list[Table]:
    person = await guest_of(request)
    hall = hall_of(request)
    listed = await hall.house.store.look(archive.public_tables)
    return [card_of(facts, seats, id_of(person), hall.rooms.present(facts.id)) for facts, seats in listed]


@post("/", summary="Lay a table", responses=REFUSALS, guards=[from_our_page])
async def lay(request: Asked, data: JSONBody[NewTable]) -> Table:
    person = await person_of(request)
    room = await hall_of(request).lobby.lay(person, data)
    return room.card(person.id)


@get("/{table:str}", summary="One table", responses=REFUSALS)
async def table_card(request: Asked, table: FromPath[str]) -> Table:
    person = await guest_of(request)
    room = (await hall_of(request).rooms.open(table)).room
    return room.card(id_of(person))


@delete("/{table:str}", status_code=204, summary="Clear a table away", responses=REFUSALS, guards=[from_our_page])
async def clear_away(request: Asked, table: FromPath[str]) -> None:
    """By the host, before the game: nobody needs to wait at it any longer."""
    person, room = await person_and_room(request, table)
    await hall_of(request).lobby.clear_away(room, person)


@post("/{table:str}/join", status_code=200, summary="Sit down", responses=REFUSALS, guards=[from_our_page])
async def join(request: Asked, table: FromPath[str], data: JSONBody[Join]) -> Table:
    person, room = await person_and_room(request, table)
    await hall_of(request).lobby.join(room, person, data.seat, data.name)
    return room.card(person.id)


@post("/{table:str}/leave", status_code=200, summary="Stand up", responses=REFUSALS, guards=[from_our_page])
async def leave(request: Asked, table: FromPath[str]) -> Table:
    person, room = await person_and_room(request, table)
    await hall_of(request).lobby.leave(room, person)
    return room.card(person.id)


@post("/{table:str}/ready", status_code=200, summary="Be ready, or not", responses=REFUSALS, guards=[from_our_page])
async def ready(request: Asked, table: FromPath[str], data: JSONBody[Readiness]) -> Table:
    person, room = await person_and_room(request, table)
    await hall_of(request).lobby.ready(room, person, data.ready)
    return room.card(person.id)


@post("/{table:str}/start", status_code=200, summary="Start", responses=REFUSALS, guards=[from_our_page])
async def start(request: Asked, table: FromPath[str]) -> Table:
    person, room = await person_and_room(request, table)
    await hall_of(request).lobby.start(room, person)
    return room.card(person.id)


@post("/{table:str}/seats", status_code=200, summary="Change a seat", responses=REFUSALS, guards=[from_our_page])
async def change_seat(request: Asked, table: FromPath[str], data: JSONBody[SeatChange]) -> Table:
    person, room = await person_and_room(request, table)
    await hall_of(request).lobby.change(room, person, data)
    return room.card(person.id)


@post("/{table:str}/sequel", status_code=200, summary="Play on", responses=REFUSALS, guards=[from_our_page])
async def follow(request: Asked, table: FromPath[str], data: JSONBody[Onward]) -> Table:
    """The game that follows one that is over, with the same people; a second call finds the same table."""
    person, room = await person_and_room(request, table)
    sequel = await hall_of(request).lobby.follow(room, person, data.wish)
    return sequel.card(person.id)


@get("/{table:str}/state", summary="What a seat knows", responses=REFUSALS)
async def state(
    request: Asked,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> State:
    person = await guest_of(request)
    room = (await hall_of(request).rooms.open(table)).room
    may_look(room, person)
    if seat is not None and seat not in room.held_by(id_of(person)):
        raise Refused("why-not-your-seat", FORBIDDEN)
    async with room.lock:
        written = await asyncio.to_thread(room.state, seat, since, id_of(person))
    if written is None:
        raise Refused("why-not-playing")
    return written


@post("/{table:str}/messages", include_in_schema=False, status_code=200, guards=[from_our_page])
async def messages(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """Any live message that has an answer of its own."""
    message = DECODER.decode(await request.body())
    if isinstance(message, Hello | Show):
        raise Refused("why-only-live", BAD)
    person = await person_of(request)
    opened = await hall_of(request).rooms.open(table)
    # Whoever hangs up in the middle must not leave a choice half taken.
    answer = await asyncio.shield(asyncio.ensure_future(opened.desk.hear(person, message)))
    return Response(msgspec.json.encode(answer), media_type="application/json")


async def person_and_room(request: Asked, table: str) -> tuple[Person, Room]:
    person = await person_of(request)
    return person, (await hall_of(request).rooms.open(table)).room


@get("/api/codes/{code:str}", summary="The table of a code", responses=REFUSALS, tags=["tables"])
async def by_code(request: Asked, code: FromPath[str]) -> Table:
    hall = hall_of(request)
    hall.house.limits.codes.check(address_of(request))
    id = await hall.house.store.look(lambda database: archive.id_of_code(database, code.strip().upper()))
    if id is None:
        raise Refused("why-no-such-table", MISSING)
    person = await guest_of(request)
    return (await hall.rooms.open(id)).room.card(id_of(person))


# Messages about a seat; over a connection they work for the seat that is shown only.
OF_A_SEAT = Choose | Preview | Explain | TakeBack

ROUTER = Router(
    "/api/tables",
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
        follow,
        state,
        messages,
    ],
    tags=["tables"],
)
