"""Lines for wide questions: which word of an option's line each field is, and each field's value as that word."""

from __future__ import annotations

from typing import Any

EMPTY = "-"
Question = dict[str, Any]
Field = dict[str, Any]


def word_of(field: Field, value: Any) -> str:
    """A field's value as one word of the notation."""
    if field["kind"] == "number":
        return str(value)
    if field["kind"] == "some":
        # In the order of the question, so that the same choice is always the same line.
        return ",".join(id for id in field["ids"] if id in value) or EMPTY
    if field["kind"] == "assign":
        return ",".join(f"{place}={value[place]}" for place in field["places"] if value.get(place)) or EMPTY
    if field["kind"] == "point":
        return ",".join(f"{x}={y}" for x, y in value) or EMPTY
    return ",".join(value) or EMPTY


def value_of(field: Field, word: str) -> Any:
    """What a word of the notation gives a field."""
    listed = [] if word == EMPTY else word.split(",")
    if field["kind"] == "number":
        return int(word) if word.lstrip("-").isdecimal() else field["low"]
    if field["kind"] == "assign":
        return dict(pair.split("=", 1) for pair in listed if "=" in pair)
    if field["kind"] == "point":
        pairs = [pair.split("=", 1) for pair in listed if "=" in pair]
        return [(int(x), int(y)) for x, y in pairs]
    return listed


def template(question: Question) -> tuple[str, list[int]] | None:
    """The line that the fields rewrite, and which of its words each of them is: the first that has one for each."""
    fields = question["fields"]
    for option in question["options"] if fields else []:
        words = len(option["say"].split(" ")) - 1
        names = list(option["label"]["args"])
        if len(names) == words and all(field["name"] in names for field in fields):
            return option["say"], [names.index(field["name"]) + 1 for field in fields]
        if words == len(fields):
            return option["say"], list(range(1, words + 1))
    return None


def first_values(question: Question) -> list[Any]:
    """Each field as the template has it."""
    model = template(question)
    assert model is not None, "only a question that fields can answer is drafted"
    words = model[0].split(" ")
    return [value_of(field, words[place]) for field, place in zip(question["fields"], model[1], strict=True)]


def line_of(question: Question, values: list[Any]) -> str:
    """The line that these values say."""
    model = template(question)
    assert model is not None, "only a question that fields can answer is drafted"
    words = model[0].split(" ")
    for field, place, value in zip(question["fields"], model[1], values, strict=True):
        words[place] = word_of(field, value)
    return " ".join(words)
