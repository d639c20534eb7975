"""Who I am, and what waits for me."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from samovar.server import archive
from samovar.server.cards import card_of
from samovar.server.people import COOKIE, COOKIE_LIFE, Person
from samovar.server.routes.asking import (
    REFUSALS,
    Asked,
    address_of,
    from_our_page,
    guest_of,
    hall_of,
    person_of,
)
from samovar.server.wire.people import Credentials, Me, NewPassword, Rename
from samovar.server.wire.tables import Table


def me(request: Asked, person: Person, after: BackgroundTask | None = None) -> Response[Me]:
    """The person, and the cookie that will bring him back."""
    cookie = Cookie(
        key=COOKIE,
        value=hall_of(request).house.people.cookie(person),
        max_age=COOKIE_LIFE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Me(id=person.id, name=person.name, account=person.account), cookies=[cookie], background=after)


def alone(request: Asked, person: Person) -> Response[Me]:
    """This device has its new cookie before live connections end: it comes back with it, all others are nobody."""
    hall = hall_of(request)

    async def part() -> None:
        hall.rooms.part(person.id)
        hall.house.bell.part(person.id)

    return me(request, person, BackgroundTask(part))


@get("/", summary="Who I am; a guest is made of whoever is unknown", responses=REFUSALS)
async def who_i_am(request: Asked) -> Response[Me]:
    person = await guest_of(request)
    if person is None:
        house = hall_of(request).house
        house.limits.guests.check(address_of(request))
        person = await house.people.guest()
    return me(request, person)


@put("/", summary="Change my name", responses=REFUSALS, guards=[from_our_page])
async def rename(request: Asked, data: JSONBody[Rename]) -> Response[Me]:
    person = await person_of(request)
    hall = hall_of(request)
    renamed = await hall.house.people.rename(person, data.name)
    hall.rooms.rename(person, renamed.name)
    return me(request, renamed)


@post(
    "/account",
    status_code=200,
    summary="Keep my games under a name and password",
    responses=REFUSALS,
    guards=[from_our_page],
)
async def register(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    house = hall_of(request).house
    person = await person_of(request)
    house.limits.passwords.check(address_of(request))
    return me(request, await house.people.register(person, data.name, data.password))


@post("/session", status_code=200, summary="Sign in", responses=REFUSALS, guards=[from_our_page])
async def sign_in(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    hall = hall_of(request)
    guest = await guest_of(request)
    hall.house.limits.passwords.check(address_of(request))
    person = await hall.house.people.sign_in(guest, data.name, data.password)
    if guest is not None and guest.account is None and guest.id != person.id:
        hall.rooms.rehome(guest.id, person.id)
    return me(request, person)


@put("/password", summary="Change my password; signs out everywhere else", responses=REFUSALS, guards=[from_our_page])
async def change_password(request: Asked, data: JSONBody[NewPassword]) -> Response[Me]:
    house = hall_of(request).house
    person = await person_of(request)
    house.limits.passwords.check(address_of(request))
    return alone(request, await house.people.change_password(person, data.present, data.password))


@delete(
    "/sessions/others", status_code=200, summary="Sign out everywhere else", responses=REFUSALS, guards=[from_our_page]
)
async def sign_out_elsewhere(request: Asked) -> Response[Me]:
    person = await person_of(request)
    return alone(request, await hall_of(request).house.people.sign_out_elsewhere(person))


@delete("/session", status_code=204, summary="Sign out", responses=REFUSALS, guards=[from_our_page])
async def sign_out(request: Asked) -> Response[None]:
    answer = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@get("/tables", summary="My tables, those that wait for me first", responses=REFUSALS)
async def my_tables(request: Asked) -> list[Table]:
    person = await guest_of(request)
    if person is None:
        return []
    hall = hall_of(request)
    listed = await hall.house.store.look(lambda database: archive.tables_of(database, person.id))
    cards = [card_of(facts, seats, person.id, hall.rooms.present(facts.id)) for facts, seats in listed]
    return sorted(cards, key=lambda card: (not waits_for_me(card), card.status == "over", -card.moved_at))


def waits_for_me(card: Table) -> bool:
    return card.status == "playing" and any(seat in card.mine and not card.seats[seat].lent for seat in card.asked)


ROUTER = Router(
    "/api/me",
    route_handlers=[
        who_i_am,
        rename,
        register,
        change_password,
        sign_in,
        sign_out,
        sign_out_elsewhere,
        my_tables,
    ],
    tags=["people"],
)
