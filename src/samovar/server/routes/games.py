"""The shelf and what is in each box."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import Game as KernelGame
from samovar.kernel.game import full_config
from samovar.kernel.rules import Ledger as KernelLedger
from samovar.kernel.rules import Rule as KernelRule
from samovar.kernel.rules import Ruling as KernelRuling
from samovar.kernel.table import Layout as KernelLayout
from samovar.server.cellar import Stored
from samovar.server.client import media_type
from samovar.server.lobby import seating
from samovar.server.refusals import of_illegal, of_unreadable
from samovar.server.routes.asking import REFUSALS, Asked, from_our_page, hall_of, person_of
from samovar.server.shelf import LANGUAGES, Shelf, messages_named
from samovar.server.wire.message import Text
from samovar.server.wire.shelf import (
    Box,
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
    Row,
    Rule,
    Ruling,
    Seating,
    Setting,
    Wishes,
    Words,
)

PLAIN = "text/plain; charset=utf-8"


@get("/", summary="The shelf")
async def games(request: Asked) -> list[Game]:
    """Every game of the house, playable or in preparation."""
    return [Game.of(entry) for entry in hall_of(request).house.shelf.entries()]


@get("/{game:str}", summary="An opened box", responses=REFUSALS)
async def box(request: Asked, game: FromPath[str], pack: FromQuery[str] = "house") -> Box:
    return await asyncio.to_thread(box_of, hall_of(request).house.shelf, game, pack)


def box_of(shelf: Shelf, id: str, pack: str) -> Box:
    opened = shelf.box(id, pack)
    game = opened.game
    return Box(
        game=Game.of(opened.entry),
        rules_version=game.rules_version,
        pack=game.pack(),
        settings=[msgspec.convert(setting.plain(), Setting) for setting in game.settings()],
        seats=game.seats(game.defaults()),
        levels=opened.levels,
        layout=layout_of(game.layout()),
        secrets=opened.secrets,
        files=list(opened.files),
        lenses=game.lenses(),
        lessons=[msgspec.convert(lesson.plain(), Lesson) for lesson in game.lessons()],
        tools=game.tools(),
        packs=[pack_of(stored) for stored in shelf.packs(id)],
    )


def pack_of(stored: Stored) -> Pack:
    faults = [
        Fault(where=fault.where, why=fault.why, text=Text(key=fault.key, args=fault.fill) if fault.key else None)
        for fault in stored.faults
    ]
    return Pack(id=stored.id, title=Words.of(stored.title), faults=faults)


@get("/{game:str}/lessons", summary="What can be learnt here", responses=REFUSALS)
async def lessons(request: Asked, game: FromPath[str]) -> Courses:
    return await asyncio.to_thread(courses_of, hall_of(request).house.shelf, game)


def courses_of(shelf: Shelf, id: str) -> Courses:
    opened = shelf.box(id)
    game = opened.game
    told = [
        Course(id=each.id, config=each.config, minutes=each.minutes, seats=game.seats(full_config(game, each.config)))
        for each in game.lessons()
    ]
    words = {language: messages_named(opened.texts(language), "lesson-") if told else "" for language in LANGUAGES}
    return Courses(courses=told, levels=opened.levels, texts=Words.of(words))


def layout_of(layout: KernelLayout) -> Layout:
    rows = []
    for row in layout.rows:
        seen: Any = row.seen
        rows.append(Row(name=row.name, axes=[axis.name for axis in row.axes], seen=seen))
    return Layout(axes=layout.plain()["axes"], rows=rows)


@post(
    "/{game:str}/seating",
    status_code=200,
    summary="Who sits down under these settings",
    responses=REFUSALS,
    guards=[from_our_page],
)
async def seats(request: Asked, game: FromPath[str], data: JSONBody[Wishes], pack: FromQuery[str] = "house") -> Seating:
    opened = await asyncio.to_thread(hall_of(request).house.shelf.box, game, pack)
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
    hall_of(request).house.limits.crafts.check(person.id)
    opened = await asyncio.to_thread(hall_of(request).house.shelf.box, game, pack)
    return Crafted(answer=await asyncio.to_thread(crafted, opened.game, tool, data.wish))


def crafted(game: KernelGame, tool: str, wish: dict[str, Any]) -> dict[str, Any]:
    try:
        return game.craft(tool, wish)
    except Unreadable as fault:
        raise of_unreadable(fault) from None
    except Illegal as fault:
        raise of_illegal(fault) from None


@get("/{game:str}/texts/{language:str}", summary="A game's texts, as Fluent", media_type=PLAIN, responses=REFUSALS)
async def texts(request: Asked, game: FromPath[str], language: FromPath[str], pack: FromQuery[str] = "house") -> str:
    opened = await asyncio.to_thread(hall_of(request).house.shelf.box, game, pack)
    return await asyncio.to_thread(opened.texts, language)


@get("/{game:str}/files/{path:path}", summary="A file to draw with", include_in_schema=False)
async def files(
    request: Asked, game: FromPath[str], path: FromPath[str], pack: FromQuery[str] = "house"
) -> Response[bytes]:
    opened = await asyncio.to_thread(hall_of(request).house.shelf.box, game, pack)
    name = str(path).lstrip("/")
    body = await asyncio.to_thread(opened.file, name)
    return Response(body, media_type=media_type(name), headers={"Cache-Control": "no-cache"})


@get("/{game:str}/rules", summary="The rules and rulings, in our words", responses=REFUSALS)
async def rules(
    request: Asked,
    game: FromPath[str],
    find: Annotated[str, QueryParameter(max_length=100)] = "",
    language: Annotated[str, QueryParameter(max_length=2)] = "en",
) -> list[Ledger]:
    """`find` keeps the rows that hold all its words, in the language that is asked for."""

    def read() -> list[Ledger]:
        opened = hall_of(request).house.shelf.box(game)
        reader = Reader(language, opened.rule_texts(language))
        return [reader.ledger(book, find.casefold().split()) for book in opened.ledgers()]

    return await asyncio.to_thread(read)


class Reader:
    """Somebody who reads rules in one language, and in English what is not written in it."""

    def __init__(self, language: str, words: dict[str, str]) -> None:
        self.language: Any = language
        self.words = words

    def ledger(self, book: KernelLedger, wanted: list[str]) -> Ledger:
        listed = [rule for rule in map(self.rule, book.rules) if holds(f"{rule.id} {rule.page} {rule.rule}", wanted)]
        rulings = [
            ruling
            for ruling in map(self.ruling, book.rulings)
            if holds(f"{ruling.id} {ruling.question} {ruling.ruling}", wanted)
        ]
        return Ledger(name=book.game, rules=listed, rulings=rulings)

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


def holds(text: str, words: list[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words)


ROUTER = Router("/api/games", route_handlers=[games, box, lessons, seats, craft, texts, files, rules], tags=["games"])
