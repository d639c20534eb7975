"""Packs with some values changed: what a sweep tries, a tuner proposes and a designer reads."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

from samovar.content.packs import HEAD_FILE, Head, Mark, Pack
from samovar.content.schema import Reading, at
from samovar.games import house_edition, open_box, schema_of
from samovar.kernel.errors import Faulty, Unreadable, nearest
from samovar.lab.plan import pack_in

SPAN = re.compile(r"(-?\d+)\.\.(-?\d+)")


def base_pack(game: str, folder: Path | None) -> Pack:
    return house_edition(game) if folder is None else pack_in(game, folder)


def changed(pack: Pack, changes: dict[str, Any], name: str = "trial") -> Pack:
    """The same pack with other values at dotted paths, checked as if it had been read from files."""
    values = copy.deepcopy(pack.values)
    for path, value in changes.items():
        put(values, path, value)
    reading = Reading()
    plain = schema_of(pack.game).read(values, (), reading)
    assert isinstance(plain, dict)
    reading.look_up(plain)
    if reading.faults:
        raise Faulty(name, [Unreadable(".".join(path), why) for path, why in reading.faults])
    told = {**vars(pack.head), "id": name, "version": 1, "over": pack.id}
    marks = {**pack.marks, **{tuple(path.split(".")): Mark("house", name) for path in changes}}
    made = Pack(Head(told, "house"), [*pack.stack, f"{name}@1"], plain, marks)
    open_box(pack.game, made)
    return made


def put(values: dict[str, Any], path: str, value: Any) -> None:
    """Lay a value at a path that is there already."""
    steps = path.split(".")
    known: Any = values
    for depth, step in enumerate(steps):
        if at(known, (step,)) is None:
            near = nearest(step, known) if isinstance(known, dict) else ""
            meant = f"; did you mean '{near}'?" if near else ""
            raise Unreadable(path, f"the pack has nothing called '{'.'.join(steps[: depth + 1])}'{meant}")
        if depth < len(steps) - 1:
            known = known[int(step)] if isinstance(known, list) else known[step]
    if isinstance(known, list):
        known[int(steps[-1])] = value
    else:
        known[steps[-1]] = value


def spread(word: str) -> tuple[str, list[Any]]:
    """`path=1..5` or `path=a,b,c`: what varies, and its values."""
    path, equals, said = word.partition("=")
    if not equals or not path or not said:
        raise Unreadable(word, "is not path=1..5 or path=a,b,c")
    span = SPAN.fullmatch(said)
    if span is not None:
        low, high = int(span[1]), int(span[2])
        if high < low:
            raise Unreadable(word, f"{high} is below {low}")
        return path, list(range(low, high + 1))
    return path, [valued(each) for each in said.split(",")]


def valued(word: str) -> Any:
    """A word of the command line as a file would say it."""
    try:
        return json.loads(word)
    except ValueError:
        return word


def write_overlay(folder: Path, pack: Pack, changes: dict[str, Any], id: str, notes: str) -> None:
    """A pack over another that holds these values alone: ready to be checked, installed and played."""
    folder.mkdir(parents=True, exist_ok=True)
    title = (
        "{ fr = "
        + json.dumps(f"Proposition : {id}", ensure_ascii=False)
        + ", en = "
        + json.dumps(f"Proposal: {id}")
        + " }"
    )
    head = [
        f"id = {json.dumps(id)}",
        f"game = {json.dumps(pack.game)}",
        "version = 1",
        f"title = {title}",
        f"over = {json.dumps(pack.id)}",
        'origin = "house"',
        f"notes = {json.dumps(notes, ensure_ascii=False)}",
    ]
    (folder / HEAD_FILE).write_text("\n".join(head) + "\n", encoding="utf-8")
    lines: list[str] = []
    for path, value in changes.items():
        table, _, key = path.rpartition(".")
        lines += [f"[{table}]", f"{key} = {json.dumps(value, ensure_ascii=False)}", ""]
    (folder / "values.toml").write_text("\n".join(lines), encoding="utf-8")
