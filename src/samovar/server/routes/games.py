"""The catalogue and what is in each box."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from samovar.content.languages import LANGUAGES
from samovar.kernel.game import full_config
from samovar.kernel.table import NOBODY, REMEMBERED
from samovar.kernel.table import Layout as KernelLayout
from samovar.ledger.book import Chapter as KernelChapter
from samovar.ledger.rules import Ledger as KernelLedger
from samovar.ledger.rules import Rule as KernelRule
from samovar.ledger.rules import Ruling as KernelRuling
from samovar.server.advising import can_be_analysed, lenses_of
from samovar.server.catalogue import Catalogue
from samovar.server.client import PACKED
from samovar.server.fluent_texts import messages_named
from samovar.server.jobs import TOOL, CraftJob
from samovar.server.lobby import seating
from samovar.server.pack_store import Stored
from samovar.server.routes.asking import REFUSALS, Asked, address_of, from_our_page, person_of, service_of
from samovar.server.wire.catalogue import (
    Book,
    Box,
    Chapter,
    Course,
    Courses,
    Crafted,
    Fault,
    Game,
    Layout,
    Ledger,
    Lesson,
    Order,
    Pack,
    Paragraph,
    Row,
    Rule,
    Ruling,
    Seating,
    Setting,
    Wishes,
)
from samovar.server.wire.message import Text

PLAIN = "text/plain; charset=utf-8"


@get("/", summary="The catalogue")
async def games(request: Asked) -> list[Game]:
    """Every game of the house, playable or in preparation."""
    return [Game.of(entry) for entry in service_of(request).services.catalogue.entries()]


@get("/{game:str}", summary="An opened box", responses=REFUSALS)
async def box(request: Asked, game: FromPath[str], pack: FromQuery[str] = "house") -> Box:
    return await asyncio.to_thread(box_of, service_of(request).services.catalogue, game, pack)


def box_of(catalogue: Catalogue, id: str, pack: str) -> Box:
    opened = catalogue.box(id, pack)
    game = opened.game
    return Box(
        game=Game.of(opened.entry),
        rules_version=game.rules_version,
        pack=game.pack(),
        settings=[msgspec.convert(setting.plain(), Setting) for setting in game.settings()],
        seats=game.seats(game.defaults()),
        levels=opened.levels,
        sliders=opened.sliders,
        layout=layout_of(game.layout()),
        secrets=opened.secrets,
        files=list(opened.files),
        lenses=lenses_of(game),
        analysis=can_be_analysed(game),
        lessons=[msgspec.convert(lesson.plain(), Lesson) for lesson in game.lessons()],
        tools=game.tools(),
        packs=[pack_of(stored) for stored in catalogue.packs(id)],
    )


def pack_of(stored: Stored) -> Pack:
    faults = [
        Fault(where=fault.where, why=fault.why, text=Text(key=fault.key, args=fault.fill) if fault.key else None)
        for fault in stored.faults
    ]
    return Pack(id=stored.id, title=stored.title, faults=faults)


@get("/{game:str}/lessons", summary="What can be learnt here", responses=REFUSALS)
async def lessons(request: Asked, game: FromPath[str]) -> Courses:
    return await asyncio.to_thread(courses_of, service_of(request).services.catalogue, game)


def courses_of(catalogue: Catalogue, id: str) -> Courses:
    opened = catalogue.box(id)
    game = opened.game
    told = [
        Course(id=each.id, config=each.config, minutes=each.minutes, seats=game.seats(full_config(game, each.config)))
        for each in game.lessons()
    ]
    words: dict[str, str] = {
        language: messages_named(opened.texts(language), "lesson-") if told else "" for language in LANGUAGES
    }
    return Courses(courses=told, levels=opened.levels, texts=words)


def layout_of(layout: KernelLayout) -> Layout:
    rows, axes = [], layout.plain()["axes"]
    for row in layout.rows:
        seen: Any = NOBODY if row.seen == REMEMBERED else row.seen  # what may not be looked up is shown to nobody
        told = Row(name=row.name, axes=[axis.name for axis in row.axes], seen=seen)
        if row.holds is not None:
            axes[row.holds.name] = row.holds.ids
            told = msgspec.structs.replace(told, holds=row.holds.name, none=row.none)
        rows.append(told)
    return Layout(axes=axes, rows=rows)


@post(
    "/{game:str}/seating",
    status_code=200,
    summary="Who sits down under these settings",
    responses=REFUSALS,
    guards=[from_our_page],
)
async def seats(request: Asked, game: FromPath[str], data: JSONBody[Wishes], pack: FromQuery[str] = "house") -> Seating:
    opened = await asyncio.to_thread(service_of(request).services.catalogue.box, game, pack)
    return await asyncio.to_thread(seating, opened.game, data.config)


@post(
    "/{game:str}/craft/{tool:str}",
    status_code=200,
    summary="A tool of the game's workshop",
    responses=REFUSALS,
    guards=[from_our_page],
)
async def craft(
    request: Asked, game: FromPath[str], tool: FromPath[str], data: JSONBody[Order], pack: FromQuery[str] = "house"
) -> Crafted:
    person = await person_of(request)
    services = service_of(request).services
    services.limits.crafts.check(person.id)
    answer = await services.slow_workers.run(CraftJob(game, pack, tool, data.wish), TOOL, person.id)
    return Crafted(answer=msgspec.json.decode(answer))


@get(
    "/{game:str}/texts/{language:str}",
    summary="A game's texts, as Fluent",
    media_type=PLAIN,
    responses=REFUSALS,
    opt={PACKED: True},
)
async def texts(
    request: Asked, game: FromPath[str], language: FromPath[str], pack: FromQuery[str] = "house"
) -> Response[bytes]:
    services = service_of(request).services

    def written() -> bytes:
        return services.catalogue.box(game, pack).texts(language).encode()

    return await services.prepared.answer(("texts", game, pack, language), "texts.txt", request.headers, written)


@get(
    "/{game:str}/texts/{language:str}/{leaf:str}",
    summary="Texts of a game that are read later, as Fluent",
    media_type=PLAIN,
    responses=REFUSALS,
    opt={PACKED: True},
)
async def leaves(request: Asked, game: FromPath[str], language: FromPath[str], leaf: FromPath[str]) -> Response[bytes]:
    services = service_of(request).services

    def written() -> bytes:
        return services.catalogue.box(game).leaf(leaf, language).encode()

    return await services.prepared.answer(("leaf", game, leaf, language), "texts.txt", request.headers, written)


@get("/{game:str}/files/{path:path}", summary="A file to draw with", include_in_schema=False, opt={PACKED: True})
async def files(
    request: Asked, game: FromPath[str], path: FromPath[str], pack: FromQuery[str] = "house"
) -> Response[bytes]:
    services, name = service_of(request).services, str(path).lstrip("/")

    def written() -> bytes:
        return services.catalogue.box(game, pack).file(name)

    return await services.prepared.answer(("file", game, pack, name), name, request.headers, written)


READ = ResponseSpec(list[Ledger], description="The ledgers.", generate_examples=False)


@get(
    "/{game:str}/rules",
    summary="The rules and rulings, in our words",
    responses={200: READ, **REFUSALS},
    opt={PACKED: True},
)
async def rules(
    request: Asked,
    game: FromPath[str],
    find: Annotated[str, QueryParameter(max_length=100)] = "",
    language: Annotated[str, QueryParameter(max_length=2)] = "en",
) -> Response[bytes]:
    """`find` keeps the rows that hold all its words, in the language that is asked for."""
    services = service_of(request).services
    language = language if language in LANGUAGES else ""
    words = tuple(sorted(set(find.casefold().split())))
    if words:
        services.limits.searches.check(address_of(request))

    def written() -> bytes:
        return msgspec.json.encode([found_in(book, words) for book in whole_rules(services.catalogue, game, language)])

    return await services.prepared.answer(("rules", game, language, words), "rules.json", request.headers, written)


BOUND = ResponseSpec(Book, description="The book.", generate_examples=False)


@get("/{game:str}/book", summary="The rulebook for players", responses={200: BOUND, **REFUSALS}, opt={PACKED: True})
async def book(
    request: Asked, game: FromPath[str], language: Annotated[str, QueryParameter(max_length=2)] = "en"
) -> Response[bytes]:
    services = service_of(request).services
    language = language if language in LANGUAGES else "en"

    def written() -> bytes:
        opened = services.catalogue.box(game)
        whole, aid = opened.book("book", language), opened.book("aid", language)
        return msgspec.json.encode(Book(chapters=bound(whole), aid=bound(aid)))

    return await services.prepared.answer(("book", game, language), "book.json", request.headers, written)


def bound(chapters: list[KernelChapter]) -> list[Chapter]:
    return [
        Chapter(id=one.id, title=one.title, paragraphs=[Paragraph(**part._asdict()) for part in one.paragraphs])
        for one in chapters
    ]


@lru_cache(maxsize=32)
def whole_rules(catalogue: Catalogue, game: str, language: str) -> list[Ledger]:
    """Read once: to parse a game's ledgers takes as long as ten choices."""
    opened = catalogue.box(game)
    reader = Reader(language, opened.rule_texts(language))
    return [reader.ledger(book) for book in opened.ledgers()]


def found_in(book: Ledger, words: tuple[str, ...]) -> Ledger:
    rules = [rule for rule in book.rules if holds(f"{rule.id} {rule.page} {rule.rule}", words)]
    rulings = [ruling for ruling in book.rulings if holds(f"{ruling.id} {ruling.question} {ruling.ruling}", words)]
    return Ledger(name=book.name, rules=rules, rulings=rulings)


class Reader:
    """Somebody who reads rules in one language, and in English what is not written in it."""

    def __init__(self, language: str, words: dict[str, str]) -> None:
        self.language: Any = language
        self.words = words

    def ledger(self, book: KernelLedger) -> Ledger:
        rules, rulings = [self.rule(row) for row in book.rules], [self.ruling(row) for row in book.rulings]
        return Ledger(name=book.game, rules=rules, rulings=rulings)

    def rule(self, row: KernelRule) -> Rule:
        told = self.words.get(f"rule-{kebab_id(row.id)}")
        return Rule(
            id=row.id,
            language="en" if told is None else self.language,
            page=row.page,
            kind=row.kind,
            rule=row.rule if told is None else told,
            # Cases are written for tests, in English: they would only disturb a reader of another language.
            case=row.case if told is None or self.language == "en" else "",
            see=row.see,
            depends=row.depends,
            waived=row.why if row.waived else "",
        )

    def ruling(self, row: KernelRuling) -> Ruling:
        key = f"ruling-{kebab_id(row.id)}"
        told = self.words.get(key)
        return Ruling(
            id=row.id,
            language="en" if told is None else self.language,
            question=row.question if told is None else self.words.get(f"{key}-question", ""),
            ruling=row.ruling if told is None else told,
            reason=row.reason if told is None else self.words.get(f"{key}-reason", ""),
            confidence=row.confidence,
            rules=row.rules,
        )


def kebab_id(id: str) -> str:
    return id.lower().replace(".", "-")


def holds(text: str, words: tuple[str, ...]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words)


SERVED = [games, box, lessons, seats, craft, texts, leaves, files, rules, book]
ROUTER = Router("/api/games", route_handlers=SERVED, tags=["games"])
