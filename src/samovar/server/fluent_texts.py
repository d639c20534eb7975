"""Parts of Fluent sources, by the project's own parser: which messages there are, and what the plain ones say."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource, TextElement

PARSER = FluentParser(with_spans=False)


def messages_named(source: str, prefix: str) -> str:
    """The messages of a source whose names begin so, as a source of their own."""
    kept = [entry for entry in messages_in(source) if entry.id.name.startswith(prefix)]
    return str(FluentSerializer().serialize(Resource(body=list(kept)))).rstrip("\n")


def plain_messages(source: str) -> dict[str, str]:
    """The messages of a source without placeables, each as one line."""
    return {entry.id.name: said for entry in messages_in(source) if (said := plain(entry)) is not None}


def messages_in(source: str) -> list[Message]:
    return [entry for entry in PARSER.parse(source).body if isinstance(entry, Message)]


def plain(entry: Message) -> str | None:
    parts = [] if entry.value is None else [part for part in entry.value.elements if isinstance(part, TextElement)]
    if entry.value is None or len(parts) < len(entry.value.elements):
        return None
    lines = "".join(part.value for part in parts).split("\n")  # not at the narrow spaces of French
    return " ".join(line.strip(" ") for line in lines).strip(" ")
