"""What a seat sees, for readers without eyes: the rows of a view by name, as JSON and as lines of text."""

from __future__ import annotations

from typing import Any

from samovar.kernel.choice import say
from samovar.kernel.question import question
from samovar.kernel.steps import QuestionStep, asked, concerned, pending
from samovar.kernel.table import UNKNOWN, Row, Table
from samovar.kernel.view import closed
from samovar.speech import Speech, readable, speech_of

Rows = dict[str, Any]  # a row's name -> its number, or its numbers by the ids of its axes


def rows_of(seen: Table) -> Rows:
    """Every number of a view that is not zero; None where it is hidden. Of several axes the ids stand one after the
    other, and what is wholly hidden is told once: {"turn": 2, "basics": {"rhone one": 3}, "hand": {"two": None}}."""
    rows: Rows = {}
    shown = closed(seen)
    for row in seen.layout().rows:
        numbers = [int(shown.cells[row.start + place]) for place in range(row.size)]
        if not any(numbers):
            continue
        if all(number == UNKNOWN for number in numbers):
            rows[row.name] = None
        elif not row.axes:
            rows[row.name] = numbers[0]
        else:
            rows[row.name] = _by_ids(row, numbers)
    return rows


def _by_ids(row: Row, numbers: list[int]) -> dict[str, int | None]:
    named = dict(zip(places(row), numbers, strict=True))
    share = row.size // len(row.axes[0].ids)
    for part, id in enumerate(row.axes[0].ids):
        if share > 1 and all(number == UNKNOWN for number in numbers[part * share : (part + 1) * share]):
            named = {ids: number for ids, number in named.items() if not ids.startswith(f"{id} ")} | {id: UNKNOWN}
    return {ids: None if number == UNKNOWN else number for ids, number in named.items() if number}


def places(row: Row) -> list[str]:
    """The ids of every place of a row."""
    return places_of([list(axis.ids) for axis in row.axes])


def places_of(axes: list[list[str]]) -> list[str]:
    """The ids of every place along some axes, the last of them fastest."""
    found = [""]
    for ids in axes:
        found = [f"{before} {id}".strip() for before in found for id in ids]
    return found


def lines_of(seen: Table, speech: Speech) -> list[str]:
    """The same as lines to read."""
    lines = []
    for name, shown in rows_of(seen).items():
        key = f"row-{name}"
        called = speech.say({"key": key})
        if not isinstance(shown, dict):
            said = "?" if shown is None else str(shown)
        else:
            said = ", ".join(f"{ids} {'?' if number is None else number}" for ids, number in shown.items())
        lines.append(f"{called if called != readable(key) else name}: {said}")
    return lines


def asked_of(game: Any, seen: Table, seat: int, language: str, listed: bool = True) -> dict[str, Any] | None:
    """A seat's question with a sentence in every place; None if it is not asked. Without `listed` the options are left
    out: whoever wants to choose must know how."""
    put = question(game, seen, seat, previews=False)
    if put is None:
        return None
    speech = speech_of(game, language)
    put["text"] = speech.say(put["title"])
    for option in put["options"]:
        option["text"] = speech.say(option["label"])
        option["facts"] = [{**fact, "text": speech.say(fact)} for fact in option["facts"]]
    for refused in put["refused"]:
        refused["text"] = speech.say(refused["label"])
        refused["why"]["text"] = speech.say(refused["why"])
    if not listed:
        put["options"] = []
        put["refused"] = []
        put["sample"] = True
    return put


def told_of(game: Any, seen: Table, seat: int, language: str, listed: bool = True) -> str:
    """All that a seat needs in order to choose, as text: the table, what is asked, what may be said."""
    speech = speech_of(game, language)
    lines = lines_of(seen, speech)
    put = asked_of(game, seen, seat, language, listed)
    if put is not None:
        lines += ["", put["text"]]
        lines += [f"{option['id']}  {option['say']}  ({option['text']})" for option in put["options"]]
        lines += [field_line(field) for field in put["fields"]]
    else:
        step = pending(seen)
        lines += ["", waiting_line(step, seen)] if step is not None else []
    return "\n".join(lines)


def field_line(field: dict[str, Any]) -> str:
    """One field of a wide question, as it is written down."""
    rest = ", ".join(f"{key} {value}" for key, value in field.items() if key not in ("kind", "name", "region"))
    return f"{field['name']} ({field['kind']}): {rest}"


def waiting_line(step: QuestionStep[Any], seen: Table) -> str:
    answered = [seat for seat in concerned(seen, step) if seat not in asked(seen)]
    return f"... {type(step).__name__}: {asked(seen)}" + (f", {answered} +" if answered else "")


def answer_of(seen: Table, seat: int) -> str | None:
    """What the question itself names for a seat that does not answer."""
    step = pending(seen)
    return None if step is None or seat not in concerned(seen, step) else say(step.otherwise(seen, seat))
