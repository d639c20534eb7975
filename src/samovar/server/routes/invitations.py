"""Invitations to a table: asked by name, seen among one's own games, and told by letter to whoever wants one."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from samovar.server.routes.asking import REFUSALS, Asked, for_members, from_our_page, guest_of, person_of, service_of
from samovar.server.table_invitations import decline, invitations_of, invite
from samovar.server.wire.letters import InvitationWish, TableInvitation


@post(
    "/api/tables/{table:str}/invitations",
    status_code=204,
    summary="Ask somebody to sit down",
    responses=REFUSALS,
    guards=[for_members, from_our_page],
)
async def ask_somebody(request: Asked, table: FromPath[str], data: JSONBody[InvitationWish]) -> None:
    person = await person_of(request)
    service = service_of(request)
    services = service.services
    services.limits.invitations.check(person.id)
    account = await services.people.account_named(data.name)
    async with service.rooms.use(table) as opened, opened.room.lock:
        await opened.room.keep(lambda database: invite(database, opened.room.facts.id, person.id, account))


@get("/", summary="Who asks me to sit down", responses=REFUSALS)
async def my_invitations(request: Asked) -> list[TableInvitation]:
    person = await guest_of(request)
    if person is None:
        return []
    return await service_of(request).services.store.look(lambda database: invitations_of(database, person.id))


@delete("/{table:str}", status_code=204, summary="No, thank you", responses=REFUSALS, guards=[from_our_page])
async def refuse_invitation(request: Asked, table: FromPath[str]) -> None:
    person = await person_of(request)
    await service_of(request).services.store.keep(lambda database: decline(database, table, person.id))


MINE = Router("/api/me/invitations", route_handlers=[my_invitations, refuse_invitation], tags=["people"])
