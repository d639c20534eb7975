"""Manners: whom I have muted, and reports to the operator."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection, select

from samovar.server import archive, reports
from samovar.server.people import by_id
from samovar.server.refusals import CONFLICT, MISSING, Refused
from samovar.server.routes.asking import REFUSALS, Asked, for_members, from_our_page, guest_of, person_of, service_of
from samovar.server.routes.tables import may_look
from samovar.server.schema import MUTES, PERSONS
from samovar.server.wire.manners import Muted, ReportWish


def muted_people(connection: Connection, person: str) -> list[Muted]:
    mine = select(PERSONS.c.id, PERSONS.c.name).join(MUTES, MUTES.c.muted == PERSONS.c.id)
    rows = connection.execute(mine.where(MUTES.c.person == person).order_by(PERSONS.c.name))
    return [Muted(person=row.id, name=row.name) for row in rows]


@get("/", summary="Whom I have muted", responses=REFUSALS)
async def my_mutes(request: Asked) -> list[Muted]:
    person = await guest_of(request)
    if person is None:
        return []
    return await service_of(request).services.store.look(lambda database: muted_people(database, person.id))


@put("/{other:str}", status_code=204, summary="Hear somebody no more", responses=REFUSALS, guards=[from_our_page])
async def mute(request: Asked, other: FromPath[str]) -> None:
    """At every table, from the next time that I come there; his invitations do not reach me."""
    person = await person_of(request)
    if other == person.id:
        raise Refused("why-report-oneself", CONFLICT)

    def work(database: Connection) -> None:
        if by_id(database, other) is None:
            raise Refused("why-unknown-person", MISSING)
        archive.mute(database, person.id, other, True)

    await service_of(request).services.store.keep(work)


@delete("/{other:str}", status_code=204, summary="Hear somebody again", responses=REFUSALS, guards=[from_our_page])
async def unmute(request: Asked, other: FromPath[str]) -> None:
    person = await person_of(request)
    await service_of(request).services.store.keep(lambda database: archive.mute(database, person.id, other, False))


@post(
    "/api/tables/{table:str}/reports",
    status_code=204,
    summary="Tell the operator of somebody here",
    responses=REFUSALS,
    guards=[for_members, from_our_page],
)
async def report(request: Asked, table: FromPath[str], data: JSONBody[ReportWish]) -> None:
    person, service = await person_of(request), service_of(request)
    service.services.limits.reports.check(person.id)
    async with service.rooms.use(table) as opened:
        may_look(opened.room, person)
        id = opened.room.facts.id
    await service.services.store.keep(lambda database: reports.report(database, id, person.id, data.person, data.text))
    service.services.metrics.reports.inc()


MINE = Router("/api/me/mutes", route_handlers=[my_mutes, mute, unmute], tags=["people"])
