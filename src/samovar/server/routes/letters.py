"""Letters: how they reach me, what I want to be told, and the links in them, which need no signing in."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from samovar.content.languages import FALLBACK, LANGUAGES
from samovar.server.letters import ways
from samovar.server.people import Person, account_id
from samovar.server.refusals import BAD, FORBIDDEN, Refused
from samovar.server.routes.asking import (
    REFUSALS,
    Asked,
    bucket_of_address,
    by_oneself,
    from_our_page,
    person_of,
    service_of,
)
from samovar.server.services import Services
from samovar.server.wire.letters import (
    Forgotten,
    LetterOffer,
    LetterToken,
    LetterWay,
    LetterWishes,
    MyLetters,
    NewWay,
)

LAST_HOUR = 23


def shown(way: ways.Way) -> LetterWay:
    return LetterWay(
        id=way.id,
        kind=way.kind,  # type: ignore[arg-type]
        form=way.form,  # type: ignore[arg-type]
        address="" if way.kind == ways.PUSH else way.address,
        confirmed=way.confirmed_at is not None,
        failing=way.confirmed_at is None and way.failures > 0,
    )


async def writer_of(request: Asked) -> tuple[Services, Person]:
    """Somebody with an account, where letters are written at all."""
    services, person = service_of(request).services, await person_of(request)
    if services.post_office is None:
        raise Refused("why-no-such-letters", FORBIDDEN)
    if person.account is None:
        raise Refused("why-account-first", FORBIDDEN)
    return services, person


@get("/", summary="By what this server writes to people")
async def offer(request: Asked) -> LetterOffer:
    office = service_of(request).services.post_office
    if office is None:
        return LetterOffer(email=False, webhook=False, push=None)
    return LetterOffer(
        email=ways.EMAIL in office.carriers,
        webhook=ways.WEBHOOK in office.carriers,
        push=None if office.push is None else office.push.public_key,
    )


@post("/confirm", status_code=204, summary="I want letters here", responses=REFUSALS, guards=[from_our_page])
async def confirm(request: Asked, data: JSONBody[LetterToken]) -> None:
    office = service_of(request).services.post_office
    if office is None:
        raise Refused("why-no-such-letters", FORBIDDEN)
    await office.confirm(data.token)


@post("/stop/{token:str}", status_code=204, summary="No more letters here", responses=REFUSALS)
async def stop(request: Asked, token: FromPath[str]) -> None:
    """Also by the button of a program of mail, which knows nothing but this address."""
    office = service_of(request).services.post_office
    if office is None:
        raise Refused("why-no-such-letters", FORBIDDEN)
    await office.stop(token)


@get("/stop/{token:str}", include_in_schema=False)
async def ask_to_stop(token: FromPath[str]) -> Redirect:
    """Programs that look into letters follow links: this one ends nothing."""
    return Redirect(f"/letters#stop={token}", status_code=303)


@post("/forgotten", status_code=204, summary="Write me a link", responses=REFUSALS, guards=[from_our_page])
async def forgotten(request: Asked, data: JSONBody[Forgotten]) -> Response[None]:
    """The same answer for everybody, at once: it tells nobody who has an account or an address."""
    services = service_of(request).services
    if services.post_office is None or ways.EMAIL not in services.post_office.carriers:
        raise Refused("why-no-such-letters", FORBIDDEN)
    services.limits.letters.check(bucket_of_address(request))

    async def write() -> None:
        account = await services.people.account_named(data.name)
        id = await services.store.look(lambda database: account_id(database, account))
        if id is not None:
            await services.store.keep(lambda database: ways.put_reset(database, id))

    return Response(None, status_code=204, background=BackgroundTask(write))


@get("/", summary="How letters reach me, and what I want to be told", responses=REFUSALS)
async def mine(request: Asked) -> MyLetters:
    services, person = await writer_of(request)
    found = await services.store.look(lambda database: ways.ways_of(database, person.id))
    wishes = await services.store.look(lambda database: ways.wishes_of(database, person.id))
    return MyLetters(
        ways=[shown(way) for way in found],
        wishes=LetterWishes(
            language=wishes.language, turns=wishes.turns, invitations=wishes.invitations, hour=wishes.hour
        ),
    )


@put("/", status_code=204, summary="What I want to be told", responses=REFUSALS, guards=[by_oneself])
async def wish(request: Asked, data: JSONBody[LetterWishes]) -> None:
    services, person = await writer_of(request)
    if data.language not in LANGUAGES or not 0 <= data.hour <= LAST_HOUR:
        raise Refused("why-unreadable", BAD, where="letters", reason="language or hour")
    wishes = ways.Wishes(data.language, data.turns, data.invitations, data.hour)
    await services.store.keep(lambda database: ways.set_wishes(database, person.id, wishes))


@post(
    "/ways", summary="Write to me here; e-mail and webhooks wait for my word", responses=REFUSALS, guards=[by_oneself]
)
async def add(request: Asked, data: JSONBody[NewWay]) -> LetterWay:
    services, person = await writer_of(request)
    office = services.post_office
    assert office is not None
    office.check(data.kind)
    services.limits.letters.check(f"person {person.id}")
    address, form = data.address, ""
    if data.kind == ways.EMAIL:
        address = ways.checked_email(data.address)
    elif data.kind == ways.WEBHOOK:
        form = data.form
        if not form:
            raise Refused("why-unreadable", BAD, where="letters", reason="form")
        await office.webhooks.admit(address)
    elif office.push is not None:
        await office.push.check(address)
    language = data.language if data.language in LANGUAGES else FALLBACK
    way = await services.store.keep(
        lambda database: ways.add(database, person.id, data.kind, form, address, office.key, language)
    )
    return shown(way)


@delete("/ways/{id:str}", status_code=204, summary="Write to me here no more", responses=REFUSALS, guards=[by_oneself])
async def remove(request: Asked, id: FromPath[str]) -> None:
    services, person = await writer_of(request)
    await services.store.keep(lambda database: ways.remove(database, id, person.id))


ROUTER = Router("/api/letters", route_handlers=[offer, confirm, stop, ask_to_stop, forgotten], tags=["letters"])
MINE = Router("/api/me/letters", route_handlers=[mine, wish, add, remove], tags=["letters"])
