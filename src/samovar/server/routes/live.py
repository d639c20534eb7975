"""The live connections: one to a table, one to whatever waits for a person."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from samovar.server import archive, presence
from samovar.server.attendance import BELATED
from samovar.server.connections import Connection
from samovar.server.people import Person, id_of
from samovar.server.refusals import BUSY, FAULT, FORBIDDEN, MISSING, UNREAD, Refused
from samovar.server.rooms import Opened
from samovar.server.routes.asking import for_members, guest_of, nothing_unkept, same_origin, service_of
from samovar.server.routes.tables import OF_A_SEAT, may_look
from samovar.server.turns import TurnListener
from samovar.server.wire.live import (
    Accepted,
    Clock,
    Explain,
    Farewell,
    Heard,
    Hello,
    Look,
    Preview,
    Redo,
    Show,
    TakeBack,
    Welcome,
)
from samovar.server.wire.live import Refused as RefusedMessage
from samovar.server.wire.message import Why

LOG = logging.getLogger("samovar.server")
DECODER = msgspec.json.Decoder(Heard)
LONGEST_MESSAGE = 32 * 1024
PATIENCE = 15.0  # seconds until a connection must have said hello

ONLY_ASKING = (Explain, Look, Preview)  # they change nothing
HELLO_FIRST, NOT_ALLOWED, NO_TABLE, TOO_FAST, UNREADABLE, RESTART = 4001, 4003, 4004, 4008, 4009, 1012
FOR_GOOD = {"why-not-watched": NOT_ALLOWED}
# How a refusal at the door ends a connection: a room that is being put away is there again in a moment.
CODES = {MISSING: NO_TABLE, FAULT: RESTART, BUSY: RESTART}

Socket = WebSocket[Any, Any, State]


class Gone(Exception):
    """The server ends a connection: code and reason."""

    def __init__(self, code: int, key: str, **args: Any) -> None:
        super().__init__(key)
        self.code = code
        self.why = Why(rule="", key=key, args=args)


async def heard(socket: Socket) -> tuple[str, Any]:
    """A message as it came and as it is meant."""
    text = await socket.receive_data(mode="text")
    if len(text) > LONGEST_MESSAGE:
        raise Gone(UNREADABLE, "why-too-large")
    try:
        return text, DECODER.decode(text)
    except UNREAD as fault:
        raise Gone(UNREADABLE, "why-unreadable", where="message", reason=str(fault)) from None


@websocket("/api/tables/{table:str}/live")
async def table_live(socket: Socket, table: FromPath[str]) -> None:
    await socket.accept()
    try:
        if not same_origin(socket):
            raise Gone(NOT_ALLOWED, "why-foreign-page")
        try:
            await guest_of(socket)
            await for_members(socket)
        except Refused as refused:
            raise Gone(NOT_ALLOWED, refused.why.key) from None
        await attend(socket, table)
    except Gone as gone:
        await goodbye(socket, gone)
    except WebSocketDisconnect:
        pass


async def attend(socket: Socket, table: str) -> None:
    """One connection from hello to the end."""
    service = service_of(socket)
    person = await guest_of(socket)
    try:
        _, hello = await asyncio.wait_for(heard(socket), PATIENCE)
    except TimeoutError:
        raise Gone(HELLO_FIRST, "why-hello-first") from None
    if not isinstance(hello, Hello):
        raise Gone(HELLO_FIRST, "why-hello-first")
    store = service.services.store
    muted = set() if person is None else await store.look(lambda database: archive.muted_by(database, person.id))
    try:
        async with service.rooms.use(table) as opened:
            may_look(opened.room, person)
            await stay(socket, opened, Connection(person, muted), hello)
    except Refused as refused:
        raise Gone(CODES.get(refused.status, NOT_ALLOWED), refused.why.key, **refused.why.args) from None


async def stay(socket: Socket, opened: Opened, connection: Connection, hello: Hello) -> None:
    """The room is held all the time, so that nobody else opens the table beside it."""
    connections = opened.room.services.metrics.connections
    tasks: list[asyncio.Task[None]] = []
    connections.inc()
    try:
        await enter(opened, connection, hello)
        tasks.append(asyncio.create_task(send_on(socket, connection)))
        tasks.append(asyncio.create_task(listen(socket, opened, connection)))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connections.dec()
        leave(opened, connection)
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome
    raise Gone(FOR_GOOD.get(connection.farewell, NO_TABLE) if connection.for_good else RESTART, connection.farewell)


async def enter(opened: Opened, connection: Connection, hello: Hello) -> None:
    room = opened.room
    id = id_of(connection.person)
    mine = room.held_by(id)
    seat = hello.seat if hello.seat is not None else mine[0] if len(mine) == 1 else None
    if seat is not None and seat not in mine:
        raise Gone(NOT_ALLOWED, "why-not-your-seat")
    came = id is not None and not room.here(id)
    async with room.lock:
        await show(opened, connection, seat, hello.since)
        behind = room.viewpoint(connection) == BELATED
        lines = await room.chat_log.lines(behind)
        room.connections.add(connection)
        if id is not None:
            presence.note(room, id, None)
    if room.wishes.open and not behind:
        connection.post(opened.commands.agreements.wishes_for(connection))
    connection.chat(lines)
    if room.clocks.ticking and not behind:
        connection.post(Clock(clocks=room.clocks.shown()))
    if came and mine:
        room.tell_table()
        with contextlib.suppress(Refused):  # of a room that was spoilt meanwhile: its farewell is on the way
            await opened.commands.agreements.welcome_back(mine)


async def show(opened: Opened, connection: Connection, seat: int | None, since: int) -> None:
    """Look from a seat from now on. The caller holds the lock, so nothing falls between."""
    room = opened.room
    id = id_of(connection.person)
    written = await room.services.executors.choices.run(room.state, seat, since, id)
    connection.seat = seat
    connection.post(
        Welcome(
            person=id,
            table=room.card(id),
            seat=seat,
            standing=room.standing_of(seat),
            muted=sorted(connection.muted),
        )
    )
    connection.since = 0
    if written is not None:
        connection.since = written.seq
        connection.post(written)


def leave(opened: Opened, connection: Connection) -> None:
    room = opened.room
    if connection not in room.connections:
        return
    room.connections.discard(connection)
    person = connection.person
    if person is not None and not room.here(person.id):
        presence.note(room, person.id, time.time())
        if room.held_by(person.id):
            room.tell_table()


async def send_on(socket: Socket, connection: Connection) -> None:
    while (message := await connection.waiting.get()) is not None:
        await send(socket, message)


async def send(socket: Socket, message: bytes) -> None:
    try:
        await socket.send_data(message.decode(), mode="text")
    except OSError:  # how the server below us says that the other end has gone
        raise WebSocketDisconnect(detail="gone while sending") from None


async def listen(socket: Socket, opened: Opened, connection: Connection) -> None:
    bucket = opened.room.services.limits.messages()
    looks = opened.room.services.limits.looks()
    while True:
        text, message = await heard(socket)
        if isinstance(message, ONLY_ASKING):
            if not looks.take():  # nothing is lost by waiting, and the sender's own line fills up behind it
                await asyncio.sleep(looks.seconds)
        elif not bucket.take():
            raise Gone(TOO_FAST, "why-too-fast")
        await opened.carry_through(answer(opened, connection, text, message))


async def answer(opened: Opened, connection: Connection, text: str, message: Any) -> None:
    id = getattr(message, "id", "")
    try:
        nothing_unkept(text)
        connection.post(await answered(opened, connection, message))
    except Refused as refused:
        opened.room.services.metrics.refusals.labels(refused.why.key).inc()
        connection.post(RefusedMessage(id=id, why=refused.why, stale=refused.stale))
    except Exception:
        # Whatever it was, it is one message of one person: he keeps his connection, and nobody else hears of it.
        fault = opened.room.stumbled("a message could not be answered")
        connection.post(RefusedMessage(id=id, why=fault.why))


async def answered(opened: Opened, connection: Connection, message: Any) -> Any:
    person = connection.person
    if isinstance(message, Hello):
        raise Refused("why-hello-once")
    if isinstance(message, Show):
        await look_from(opened, connection, person, message)
        return Accepted(id=message.id)
    # What somebody did is his from any of his seats: at a hand-over, where none is shown, he takes it back, too.
    handing_over = connection.seat is None and isinstance(message, (TakeBack, Redo))
    if isinstance(message, OF_A_SEAT) and message.seat != connection.seat and not handing_over:
        raise Refused("why-not-shown", FORBIDDEN)
    if person is None:
        raise Refused("why-unknown-person", FORBIDDEN)
    return await opened.commands.hear(person, message)


async def look_from(opened: Opened, connection: Connection, person: Person | None, message: Show) -> None:
    if message.seat is not None and message.seat not in opened.room.held_by(id_of(person)):
        raise Refused("why-not-your-seat", FORBIDDEN)
    async with opened.room.lock:
        await show(opened, connection, message.seat, message.since)
    if opened.room.wishes.open and opened.room.viewpoint(connection) != BELATED:
        connection.post(opened.commands.agreements.wishes_for(connection))


async def goodbye(socket: Socket, gone: Gone) -> None:
    farewell = Farewell(why=gone.why, again=gone.code == RESTART)
    with contextlib.suppress(Exception):  # it may be gone already, which is as good
        await socket.send_data(msgspec.json.encode(farewell).decode(), mode="text")
        await socket.close(code=gone.code, reason=gone.why.key)


@websocket("/api/me/live")
async def turns_live(socket: Socket) -> None:
    """The tables that wait for me, now and whenever that changes."""
    await socket.accept()
    try:
        person = await guest_of(socket)
    except Refused as refused:
        await goodbye(socket, Gone(NOT_ALLOWED, refused.why.key))
        return
    if person is None or not same_origin(socket):
        await goodbye(socket, Gone(NOT_ALLOWED, "why-unknown-person"))
        return
    turn_notifier = service_of(socket).services.turn_notifier
    listener = TurnListener(person.id)
    ringing = asyncio.create_task(ring_on(socket, listener))
    try:
        await turn_notifier.listen(listener)
        while True:
            await socket.receive_data(mode="text")  # nothing is expected; this notices when the tab closes
    except WebSocketDisconnect:
        pass
    finally:
        turn_notifier.leave(listener)
        ringing.cancel()
        await asyncio.gather(ringing, return_exceptions=True)


async def ring_on(socket: Socket, listener: TurnListener) -> None:
    while (message := await listener.waiting.get()) is not None:
        await send(socket, message)
    await goodbye(socket, Gone(RESTART, "why-come-back"))
