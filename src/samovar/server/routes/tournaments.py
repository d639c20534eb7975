"""Tournaments: which there are, how one stands, entering and leaving it. The operator makes them: `samovar admin`."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import FromPath

from samovar.server.people import id_of
from samovar.server.routes.asking import REFUSALS, Asked, for_members, from_our_page, guest_of, person_of, service_of
from samovar.server.tournaments import books
from samovar.server.tournaments.books import Book, Facts
from samovar.server.tournaments.standings import standings
from samovar.server.wire.tournaments import Tournament, TournamentCard, TournamentMeeting, TournamentRow


def card(facts: Facts, entered: int) -> TournamentCard:
    return TournamentCard(
        id=facts.id,
        title=facts.title,
        game=facts.wish.game,
        kind=facts.kind,  # type: ignore[arg-type]
        status=facts.status,  # type: ignore[arg-type]
        rounds=facts.rounds,
        round=facts.round,
        entered=entered,
    )


def told(book: Book, me: str | None) -> Tournament:
    facts, numbers = book.facts, {each.person: each.number for each in book.entrants}
    return Tournament(
        card=card(facts, len(book.playing)),
        pack=facts.wish.pack,
        config=facts.wish.config,
        clock=facts.wish.clock,
        days=facts.days,
        ends_at=facts.ends_at,
        entered=any(each.person == me for each in book.playing),
        rows=[
            TournamentRow(
                number=row.entrant.number,
                name=row.entrant.name,
                place=row.place,
                points=row.points,
                opponents=row.opponents,
                beaten=row.beaten,
                wins=row.wins,
                left=row.entrant.left,
                mine=row.entrant.person == me,
            )
            for row in standings(book.entrants, book.meetings)
        ],
        meetings=[
            TournamentMeeting(
                round=each.round,
                board=each.board,
                first=numbers[each.first],
                second=None if each.second is None else numbers[each.second],
                table=each.table,
                points=None if each.points is None else list(each.points),
                how=each.how,
            )
            for each in book.meetings
        ],
    )


@get("/", summary="Tournaments, the newest first", responses=REFUSALS)
async def tournaments(request: Asked) -> list[TournamentCard]:
    found = await service_of(request).services.store.look(books.listed)
    return [card(facts, entered) for facts, entered in found]


@get("/{tournament:str}", summary="One tournament", responses=REFUSALS)
async def tournament(request: Asked, tournament: FromPath[str]) -> Tournament:
    me = id_of(await guest_of(request))
    return told(await service_of(request).services.store.look(lambda database: books.book(database, tournament)), me)


@post("/{tournament:str}/entry", status_code=200, summary="Enter", responses=REFUSALS, guards=[from_our_page])
async def enter(request: Asked, tournament: FromPath[str]) -> Tournament:
    person, store = await person_of(request), service_of(request).services.store
    await store.keep(lambda database: books.enter(database, tournament, person))
    return told(await store.look(lambda database: books.book(database, tournament)), person.id)


@delete("/{tournament:str}/entry", status_code=200, summary="Leave", responses=REFUSALS, guards=[from_our_page])
async def leave(request: Asked, tournament: FromPath[str]) -> Tournament:
    """A game under way goes on: whoever will not play it resigns there."""
    person, store = await person_of(request), service_of(request).services.store
    await store.keep(lambda database: books.leave(database, tournament, person.id))
    return told(await store.look(lambda database: books.book(database, tournament)), person.id)


ROUTER = Router(
    "/api/tournaments",
    guards=[for_members],
    route_handlers=[tournaments, tournament, enter, leave],
    tags=["tournaments"],
)
