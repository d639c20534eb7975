"""The question as it travels: the kernel's own plain form, typed."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from samovar.server.wire.message import Message, Target, Text, Why

Undoable = Literal["free", "consent", "never"]
Change = tuple[str, list[str], int | None, int | None]  # row, place on its axes, was, is; None is hidden


class Fact(Message, frozen=True):
    """Something worth knowing before choosing."""

    key: str
    args: dict[str, Any]
    tone: Literal["plain", "gain", "cost", "warning"]


class Option(Message, frozen=True):
    """One thing that may be chosen; `say` is the line that chooses it, `verb` and `args` are what it says.

    `args` are left out where the label has them all.
    `undo` and `changes` are left out when there are many options: ask for a preview of the one that is looked at.
    """

    id: str
    say: str
    verb: str
    label: Text
    targets: list[Target]
    facts: list[Fact]
    args: dict[str, Any] | UnsetType = UNSET
    undo: Undoable | UnsetType = UNSET
    changes: list[Change] | UnsetType = UNSET


class RefusedOption(Message, frozen=True):
    """Something that a player will look for and may not choose."""

    say: str
    verb: str
    label: Text
    targets: list[Target]
    why: Why
    args: dict[str, Any] | UnsetType = UNSET


class NumberField(Message, frozen=True, tag="number", tag_field="kind"):
    name: str
    low: int
    high: int
    step: int


class SomeField(Message, frozen=True, tag="some", tag_field="kind"):
    name: str
    of: str
    ids: list[str]
    least: int
    most: int


class Supply(Message, frozen=True):
    id: str
    count: int


class AssignField(Message, frozen=True, tag="assign", tag_field="kind"):
    name: str
    places_of: str
    places: list[str]
    things_of: str
    things: list[Supply]
    exactly: int


class PointField(Message, frozen=True, tag="point", tag_field="kind"):
    name: str
    scale: int
    box: tuple[int, int, int, int]
    most: int
    region: list[list[int]] | None


class SequenceField(Message, frozen=True, tag="sequence", tag_field="kind"):
    name: str
    of: str
    ids: list[str]


Field = NumberField | SomeField | AssignField | PointField | SequenceField


class Pattern(Message, frozen=True):
    """How fields become a line: the option whose line they rewrite, and which word each is; the verb is word 0."""

    option: str
    words: list[int]


class Question(Message, frozen=True):
    """What one seat is asked."""

    schema: int
    seat: int
    kind: Literal["one", "confirm", "number", "some", "assign", "point", "sequence", "several"]
    mode: Literal["turn", "reaction", "simultaneous", "team"]
    rule: str
    title: Text
    fields: list[Field]
    options: list[Option]
    sample: bool
    pattern: Pattern | None
    refused: list[RefusedOption]
    default: str
    proposed: str | None
    habit: str | None
    answered: str | None
    waiting: list[int]
