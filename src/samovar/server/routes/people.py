"""Who I am, and what waits for me."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from samovar.server import archive
from samovar.server.api_tokens import ApiToken
from samovar.server.cards import card_of
from samovar.server.names import folded, unmarked
from samovar.server.news import PART, REHOMED, RENAMED
from samovar.server.own_records import ended_of, own_record
from samovar.server.people import COOKIE, COOKIE_LIFE, DEVICE_COOKIE, Person
from samovar.server.routes.asking import (
    REFUSALS,
    Asked,
    bucket_of,
    bucket_of_address,
    by_oneself,
    guest_of,
    lab_open,
    person_of,
    service_of,
)
from samovar.server.table_service import TableService
from samovar.server.wire.own_record import OwnRecord
from samovar.server.wire.people import Credentials, Me, NewPassword, NewToken, Rename, Reset, Token, TokenWish
from samovar.server.wire.tables import TableCard


def me(request: Asked, person: Person, after: BackgroundTask | None = None) -> Response[Me]:
    """The person, and the cookie that will bring him back; a program has its token, which ends when it is revoked."""
    known = Me(id=person.id, name=person.name, account=person.account, lab=lab_open(request, person))
    if person.token:
        return Response(known)
    cookie = Cookie(
        key=COOKIE,
        value=service_of(request).services.people.cookie(person),
        max_age=COOKIE_LIFE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(known, cookies=[cookie], background=after)


def alone(request: Asked, person: Person, *, before: Person | None = None) -> Response[Me]:
    """This device has its new cookie before live connections end: it comes back with it, all others are nobody.

    They are those of this person, or of whoever was known here `before`.
    """
    return me(request, person, parting(service_of(request), (before or person).id))


def parting(service: TableService, person: str) -> BackgroundTask:
    async def part() -> None:
        service.services.news.tell(PART, person)

    return BackgroundTask(part)


def remembered(request: Asked, answer: Response[Me], account: str) -> Response[Me]:
    """From this device the password of the account was known once: strangers who guess at it do not hold it up."""
    people = service_of(request).services.people
    device = people.device_of(request.cookies.get(DEVICE_COOKIE), account)
    answer.set_cookie(
        key=DEVICE_COOKIE,
        value=people.device_cookie(account, device),
        path=ROUTER.path,
        max_age=COOKIE_LIFE,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return answer


@get("/", summary="Who I am; a guest is made of whoever is unknown", responses=REFUSALS)
async def who_i_am(request: Asked) -> Response[Me]:
    person = await guest_of(request)
    if person is None:
        services = service_of(request).services
        services.limits.guests.check(bucket_of_address(request))
        person = await services.people.guest()
    return me(request, person)


@put("/", summary="Change my name", responses=REFUSALS, guards=[by_oneself])
async def rename(request: Asked, data: JSONBody[Rename]) -> Response[Me]:
    person = await person_of(request)
    service = service_of(request)
    renamed = await service.services.people.rename(person, data.name)
    service.services.news.tell(RENAMED, person.id, person.name, renamed.name)
    return me(request, renamed)


@post(
    "/account",
    status_code=200,
    summary="Keep my games under a name and password",
    responses=REFUSALS,
    guards=[by_oneself],
)
async def register(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    services = service_of(request).services
    person = await person_of(request)
    services.limits.passwords_here.check(bucket_of_address(request))
    named = await services.people.register(person, data.name, data.password, data.invitation)
    return remembered(request, alone(request, named), folded(data.name))


@post("/session", status_code=200, summary="Sign in", responses=REFUSALS, guards=[by_oneself])
async def sign_in(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    service = service_of(request)
    limits, people = service.services.limits, service.services.people
    before, address = await guest_of(request), bucket_of_address(request)
    limits.passwords_here.check(address)
    account = await people.account_named(data.name)
    device = people.device_of(request.cookies.get(DEVICE_COOKIE), account)
    # By the bare name, whether anybody has it or not: spellings are no new buckets, and tell nobody who exists.
    taken = limits.guesses.take(unmarked(account), address, device)
    person = await people.sign_in(before, account, data.password)
    for limit, who in [*taken, (limits.passwords_here, address)]:
        limit.forgive(who)
    if before is not None and before.account is None and before.id != person.id:
        service.services.news.tell(REHOMED, before.id, person.id)
    return remembered(request, alone(request, person, before=before) if before else me(request, person), account)


@put("/password", summary="Change my password; signs out everywhere else", responses=REFUSALS, guards=[by_oneself])
async def change_password(request: Asked, data: JSONBody[NewPassword]) -> Response[Me]:
    services = service_of(request).services
    person = await person_of(request)
    services.limits.passwords_here.check(bucket_of_address(request))
    services.limits.passwords.check(await bucket_of(request))
    return alone(request, await services.people.change_password(person, data.present, data.password))


@post("/reset", status_code=200, summary="A new password by a link", responses=REFUSALS, guards=[by_oneself])
async def reset_password(request: Asked, data: JSONBody[Reset]) -> Response[Me]:
    services = service_of(request).services
    services.limits.passwords_here.check(bucket_of_address(request))
    person = await services.people.reset_password(data.token, data.password)
    return remembered(request, alone(request, person), person.account or "")


@delete(
    "/sessions/others", status_code=200, summary="Sign out everywhere else", responses=REFUSALS, guards=[by_oneself]
)
async def sign_out_elsewhere(request: Asked) -> Response[Me]:
    person = await person_of(request)
    return alone(request, await service_of(request).services.people.sign_out_elsewhere(person))


@delete("/session", status_code=204, summary="Sign out", responses=REFUSALS, guards=[by_oneself])
async def sign_out(request: Asked) -> Response[None]:
    service, person = service_of(request), await guest_of(request)
    if person is not None:
        await service.services.people.sign_out(person)
    answer = Response(None, status_code=204, background=None if person is None else parting(service, person.id))
    answer.delete_cookie(COOKIE)
    return answer


@get("/tokens", summary="The keys of my programs, without their secrets", responses=REFUSALS)
async def my_tokens(request: Asked) -> list[Token]:
    person = await person_of(request)
    return [shown(token) for token in await service_of(request).services.api_tokens.listed(person)]


@post("/tokens", summary="A key with which a program plays as me", responses=REFUSALS, guards=[by_oneself])
async def make_token(request: Asked, data: JSONBody[TokenWish]) -> NewToken:
    token, secret = await service_of(request).services.api_tokens.create(await person_of(request), data.name)
    return NewToken(token=shown(token), secret=secret)


@delete("/tokens/{id:str}", status_code=204, summary="Revoke a key", responses=REFUSALS, guards=[by_oneself])
async def revoke_token(request: Asked, id: FromPath[str]) -> Response[None]:
    """Live connections of this person end, since one of them may have come by it; those of browsers come back."""
    service, person = service_of(request), await person_of(request)
    await service.services.api_tokens.revoke(person, id)
    return Response(None, status_code=204, background=parting(service, person.id))


def shown(token: ApiToken) -> Token:
    return Token(id=token.id, name=token.name, made_at=token.made_at, used_at=token.used_at)


@get("/tables", summary="My tables, those that wait for me first", responses=REFUSALS)
async def my_tables(request: Asked) -> list[TableCard]:
    person = await guest_of(request)
    if person is None:
        return []
    service = service_of(request)
    listed = await service.services.store.look(lambda database: archive.tables_of(database, person.id))
    here = await service.present(listed)
    cards = [card_of(facts, seats, person.id, here[facts.id]) for facts, seats in listed]
    return sorted(cards, key=lambda card: (not waits_for_me(card), card.status == "over", -card.moved_at))


@get("/record", summary="What I have played to the end", responses=REFUSALS)
async def my_record(request: Asked) -> OwnRecord:
    person = await guest_of(request)
    if person is None:
        return OwnRecord(games=[], more=False)
    services = service_of(request).services
    services.limits.replays.check(await bucket_of(request))
    ended, shapes = await services.store.look(lambda database: ended_of(database, person.id))
    return await asyncio.to_thread(own_record, services.catalogue, person.id, ended, shapes)


def waits_for_me(card: TableCard) -> bool:
    return card.status == "playing" and any(seat in card.mine and not card.seats[seat].lent for seat in card.asked)


ROUTER = Router(
    "/api/me",
    route_handlers=[
        who_i_am,
        rename,
        register,
        change_password,
        reset_password,
        sign_in,
        sign_out,
        sign_out_elsewhere,
        my_tables,
        my_tokens,
        make_token,
        revoke_token,
        my_record,
    ],
    tags=["people"],
)
