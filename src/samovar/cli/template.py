"""A template for an owner's pack: every value that is not the rulebook's own, ready to be put right."""

from __future__ import annotations

import json
import re
from typing import Any

from samovar.content.packs import Pack, is_text
from samovar.content.schema import ID

CERTAIN = ("rulebook", "printed")


def first_page(pack: Pack, name: str) -> str:
    """The overlay's pack.toml."""
    words = "-".join(re.findall(r"[a-z0-9]+", name.lower()))
    id = words if ID.fullmatch(words) else "my-box"
    return f"""\
id = {quoted(id)}
game = {quoted(pack.game)}
version = 1
title = {{ fr = "Ma boîte", en = "My box" }}
over = {quoted(pack.id)}

# Where your values come from, unless a table or a value says otherwise.
origin = "printed"
"""


def values_page(pack: Pack) -> str:
    """The overlay's values.toml: each value in question as a comment, below the table that it belongs to."""
    lines = [
        f"# Values of {pack.label} that no rulebook's text gives. Where your box says otherwise, take the # away",
        "# from the value and from the [table] above it, and write what is printed. What stays a comment stays",
        "# as it is.",
    ]
    tables(pack, pack.values, (), lines)
    return "\n".join(lines) + "\n"


def tables(pack: Pack, values: dict[str, Any], path: tuple[str, ...], lines: list[str]) -> None:
    doubtful = [key for key, value in values.items() if not is_table(value) and value is not None]
    doubtful = [key for key in doubtful if pack.origin_of(".".join((*path, key))) not in CERTAIN]
    if doubtful:
        lines.extend(["", f"# [{'.'.join(path)}]"] if path else [""])
        lines.extend(f"# {key} = {toml(values[key])}  # {pack.origin_of('.'.join((*path, key)))}" for key in doubtful)
    for key, value in values.items():
        if is_table(value):
            tables(pack, value, (*path, key), lines)


def is_table(value: object) -> bool:
    return isinstance(value, dict) and not is_text(value)


def toml(value: object) -> str:
    """A value in the format of the files, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(toml(each) for each in value)}]"
    if isinstance(value, dict):
        fields = ", ".join(f"{key} = {toml(each)}" for key, each in value.items() if each is not None)
        return f"{{ {fields} }}" if fields else "{}"
    return quoted(value) if isinstance(value, str) else str(value)


def quoted(text: str) -> str:
    # A JSON string is a TOML string, but for DEL, which JSON leaves bare.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
