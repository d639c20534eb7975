"""The games as a client sees them before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from samovar.content.languages import Language
from samovar.games import Entry
from samovar.server.wire.message import Message, Text, Why

# One text in every language. The title is what the client's types call it.
Words = Annotated[dict[str, str], Meta(title="Words")]


class Span(Message, frozen=True):
    least: int
    most: int


class Game(Message, frozen=True):
    """One game of the catalogue."""

    id: str
    names: Words
    blurb: Words
    players: Span
    minutes: Span
    status: Literal["coming", "playable"]

    @classmethod
    def of(cls, entry: Entry) -> Game:
        return cls(
            id=entry.id,
            names=entry.names,
            blurb=entry.blurb,
            players=Span(*entry.players),
            minutes=Span(*entry.minutes),
            status=entry.status,
        )


class Setting(Message, frozen=True):
    """One line of the new-game page."""

    key: str
    kind: Literal["one", "some", "number", "switch"]
    default: Any
    values: list[str]
    low: int
    high: int
    per_seat: bool
    carried: bool


class Row(Message, frozen=True):
    """A named run of a state's numbers: its axes from slowest to fastest, and who sees it.

    A row that `holds` things of an axis has their places on it, counted from the number after `none`.
    """

    name: str
    axes: list[str]
    seen: Literal["open", "nobody", "owner", "judged"]
    holds: str | UnsetType = UNSET
    none: int | UnsetType = UNSET


class Layout(Message, frozen=True):
    axes: dict[str, list[str]]
    rows: list[Row]


class Lesson(Message, frozen=True):
    """A short game that teaches: lay a table with these settings, and ask the lens `coach` at each state."""

    id: str
    config: dict[str, Any]
    minutes: int


class Course(Message, frozen=True):
    """A lesson of the catalogue, with who sits down in it."""

    id: str
    config: dict[str, Any]
    minutes: int
    seats: list[str]


class Courses(Message, frozen=True):
    """All lessons of a game. `texts` are their names and goals as Fluent, since the whole texts of a game are long."""

    courses: list[Course]
    levels: list[str]
    texts: Words


class Fault(Message, frozen=True):
    """What is wrong with a pack: its file and place, and why; in the reader's language where there is a `text`."""

    where: str
    why: str
    text: Text | None


class Pack(Message, frozen=True):
    """A content pack that an owner has put here. One with faults cannot be played with."""

    id: str
    title: Words
    faults: list[Fault]


class Box(Message, frozen=True):
    """An opened box: all that a client needs to offer a game and to draw it. `sliders`: styles of the house's bots,
    each with its two ends; a bot is called `LEVEL+STYLE`. `analysis`: a finished game of it can be analysed."""

    game: Game
    rules_version: int
    pack: str
    settings: list[Setting]
    seats: list[str]
    levels: list[str]
    sliders: list[tuple[str, str]]
    layout: Layout
    secrets: bool
    files: list[str]
    lenses: list[str]
    analysis: bool
    lessons: list[Lesson]
    tools: list[str]
    packs: list[Pack]


class Seating(Message, frozen=True):
    """What settings lead to: the seats, or why they do not go together."""

    seats: list[str]
    why: Why | None


class Wishes(Message, frozen=True):
    config: dict[str, Any] = field(default_factory=dict)


class Order(Message, frozen=True):
    """What a tool of the workshop shall make; its shape is the game's own."""

    wish: dict[str, Any] = field(default_factory=dict)


class Crafted(Message, frozen=True):
    """What it made."""

    answer: dict[str, Any]


class Rule(Message, frozen=True):
    """`language` is that of `rule`: the one asked for, or English where nobody has put it into words yet."""

    id: str
    language: Language
    page: str
    kind: str
    rule: str
    case: str
    see: list[str]
    depends: list[str]
    waived: str


class Ruling(Message, frozen=True):
    id: str
    language: Language
    question: str
    ruling: str
    reason: str
    confidence: str
    rules: list[str]


class Ledger(Message, frozen=True):
    """The rules of a game or of one expansion, in our words."""

    name: str
    rules: list[Rule]
    rulings: list[Ruling]


class Paragraph(Message, frozen=True):
    """Some sentences of a rulebook: `**strong**`, `*stressed*`, `{sign}` of the board; and which rules they tell.
    An example may have a `position`, by its id; else that is empty."""

    text: str
    rules: list[str]
    example: bool
    position: str


class Chapter(Message, frozen=True):
    id: str
    title: str
    paragraphs: list[Paragraph]


class Book(Message, frozen=True):
    """The rulebook for players and the aid of one page; both without chapters while they are not written."""

    chapters: list[Chapter]
    aid: list[Chapter]


class Health(Message, frozen=True):
    status: Literal["ok", "failing"]
    version: str
