"""Ratings: mine, and the ladder of a game."""

from __future__ import annotations

import time
from functools import partial

from litestar import get
from litestar.params import FromPath

from samovar.server.people import id_of
from samovar.server.ratings import ACTIVE, LADDER, SURE, Standing, ratings_of, standings
from samovar.server.routes.asking import REFUSALS, Asked, for_members, guest_of, service_of
from samovar.server.services import Services
from samovar.server.wire.ratings import Ladder, MyRatings, Rated


def rated(services: Services) -> list[str]:
    if not services.settings.ratings:
        return []
    return [each.id for each in services.catalogue.entries() if each.status == "playable" and services.opposed(each.id)]


def placed(found: list[Standing], me: str | None) -> list[Rated]:
    place, rows, active = 0, [], time.time() - ACTIVE
    for each in found:
        ranked = each.deviation <= SURE and each.at > active
        place += ranked
        rows.append(
            Rated(
                game=each.game,
                name=each.name,
                rating=round(each.rating),
                deviation=round(each.deviation),
                games=each.games,
                place=place if ranked else None,
                mine=each.person == me,
            )
        )
    return rows


@get("/api/ladder/{game:str}", summary="The ladder of a game", responses=REFUSALS, guards=[for_members], tags=["games"])
async def ladder(request: Asked, game: FromPath[str]) -> Ladder:
    """The best hundred, then those of whom too little is known yet; and always the asker."""
    services, me = service_of(request).services, id_of(await guest_of(request))
    games = rated(services)
    if game not in games:
        return Ladder(games=games, rows=[])
    found = placed(await services.store.look(lambda database: standings(database, game)), me)
    sure = [row for row in found if row.place is not None]
    unsure = [row for row in found if row.place is None]
    rows = [*sure[:LADDER], *unsure[: max(0, LADDER - len(sure))]]
    return Ladder(games=games, rows=[*rows, *[row for row in found if row.mine and row not in rows]])


@get("/api/me/ratings", summary="My ratings", responses=REFUSALS, tags=["people"])
async def my_ratings(request: Asked) -> MyRatings:
    services, person = service_of(request).services, await guest_of(request)
    if not services.settings.ratings or person is None:
        return MyRatings(rated=services.settings.ratings, rows=[])
    mine = await services.store.look(lambda database: ratings_of(database, person.id))
    ladders = [await services.store.look(partial(standings, game=each.game)) for each in mine]
    rows = [row for every in ladders for row in placed(every, person.id) if row.mine]
    return MyRatings(rated=True, rows=rows)
