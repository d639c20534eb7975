"""The terminal's own sentences, and those that both ways of playing tell about a moment."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from samovar.speech import Speech
from samovar.terminal.tables import Playing, Refused, Seen


@cache
def own(language: str) -> Speech:
    sheet = Path(__file__).parent / "texts" / f"{language}.ftl"
    return Speech(language, [sheet.read_text(encoding="utf-8")])


def said(language: str, key: str, **args: Any) -> str:
    return own(language).say({"key": key, "args": args})


def seat_name(table: Playing, seat: int, language: str) -> str:
    name = table.speech(language).name("seat", table.seats[seat])
    return f"{name} ({table.names[seat]})" if table.names[seat] else name


def seats_told(table: Playing, seats: list[int], language: str) -> str:
    return ", ".join(seat_name(table, seat, language) for seat in seats)


def refused(table: Playing, fault: Refused, language: str) -> str:
    """Our own sentences first: a table whose connection is lost cannot be asked for its own."""
    mine = own(language)
    speech = mine if mine.knows(fault.why["key"]) else table.speech(language)
    told = speech.say({"key": fault.why["key"], "args": fault.why.get("args", {})})
    rule = fault.why.get("rule")
    return f"{told} [{rule}]" if rule else told


def ended(table: Playing, seen: Seen, language: str) -> list[str]:
    """How it ended, in lines; none while it goes on."""
    if seen.outcome is None:
        return []
    winners = seats_told(table, seen.outcome["winners"], language)
    won = said(language, "winners", seats=winners) if winners else said(language, "lost")
    return [said(language, "over"), table.speech(language).say(seen.outcome), won]


def option_words(table: Playing, option: dict[str, Any], language: str) -> tuple[str, list[str]]:
    """An answer's sentence, and what is worth knowing about it."""
    speech = table.speech(language)
    return speech.say(option["label"]), [speech.say(fact) for fact in option["facts"]]


def field_words(table: Playing, field: dict[str, Any], language: str) -> str:
    """A field of a wide question, in one line."""
    if field["kind"] == "number":
        rest = said(language, "number-range", low=field["low"], high=field["high"])
    elif field["kind"] == "assign":
        rest = f"{', '.join(field['places'])} = {', '.join(thing['id'] for thing in field['things'])}"
    elif field["kind"] == "point":
        rest = "x=y,x=y …"
    else:
        rest = ", ".join(field["ids"])
    return f"{field['name']} ({rest})"


def lens_lines(shown: Any, speech: Speech, depth: int = 0) -> list[str]:
    """What a lens shows, whatever its shape: texts as sentences, names as names, the rest by its own words."""
    pad = "  " * depth
    if isinstance(shown, dict) and "key" in shown:
        return [pad + speech.say(shown)]
    if isinstance(shown, dict) and set(shown) == {"kind", "id"}:
        return [pad + speech.name(shown["kind"], shown["id"])]
    if isinstance(shown, dict):
        lines = []
        for key, value in shown.items():
            inner = lens_lines(value, speech, depth + 1)
            if len(inner) == 1:
                lines.append(f"{pad}{key}: {inner[0].strip()}")
            elif inner:
                lines += [f"{pad}{key}:", *inner]
        return lines
    if isinstance(shown, list):
        if all(not isinstance(each, (dict, list)) for each in shown):
            return [pad + ", ".join(plain_value(each) for each in shown)] if shown else []
        return [line for each in shown for line in lens_lines(each, speech, depth)]
    return [] if shown is None else [pad + plain_value(shown)]


def plain_value(value: Any) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def wish_of(words: list[str]) -> dict[str, Any]:
    """What a lens is asked, out of key=value; numbers are numbers, x:y a point."""
    wish: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if value.lstrip("-").isdecimal():
            wish[key] = int(value)
        elif ":" in value and all(part.lstrip("-").isdecimal() for part in value.split(":")):
            wish[key] = [int(part) for part in value.split(":")]
        else:
            wish[key] = value
    return wish
