"""What a board may know of its game's engine, in TypeScript: rows and their axes, ids, numbers, and the scene."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from samovar.games import catalogue, open_box
from samovar.kernel.table import Layout

BOARDS = Path(__file__).parent.parent / "client" / "src" / "boards"
HEADER = """/**
 * What the engine tells of this game beyond the wire's own messages.
 * Written by `python -m tools.wire` from src/samovar/games/{game}: its layout, and scene.py. Change it there.
 */
"""
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null"}
MOST_LISTED = 200  # ids of an axis that are worth a type of their own


def place_of(game: str) -> Path:
    return BOARDS / game / "engine.ts"


def engines() -> dict[Path, str]:
    """Every game's file, and what it should hold."""
    return {place_of(entry.id): engine(entry.id) for entry in catalogue() if place_of(entry.id).parent.is_dir()}


def engine(game: str) -> str:
    told = import_module(f"samovar.games.{game}.scene")
    layout = open_box(game).layout()
    axes = named_axes(layout)
    parts = [HEADER.format(game=game)]
    parts += [f"export type {pascal(axis)} = {union(ids)};\n" for axis, ids in axes.items()]
    parts += [constant(name, value) for name, value in told.CONSTANTS.items()]
    parts += scene_types(told.Scene, axes)
    parts.append(shape(layout))
    return "\n".join(parts)


def named_axes(layout: Layout) -> dict[str, list[str]]:
    """Axes whose places have names; numbered ones are plain strings."""
    found: dict[str, list[str]] = {}
    for row in layout.rows:
        for axis in row.axes:
            if not all(id.isdigit() for id in axis.ids) and len(axis.ids) <= MOST_LISTED:
                found[axis.name] = axis.ids
    return dict(sorted(found.items()))


def constant(name: str, value: Any) -> str:
    if isinstance(value, int):
        return f"export const {name} = {value};\n"
    return f"export const {name} = [{', '.join(quoted(one) for one in value)}] as const;\n"


def shape(layout: Layout) -> str:
    rows = "".join(f"    readonly {quoted(row.name)}: readonly [{axes_of(row.axes)}];\n" for row in layout.rows)
    names = sorted({axis.name for row in layout.rows for axis in row.axes})
    return (
        "/** For the contract: rows with the axes that they are read by, and the scene. */\n"
        f"export type Engine = {{\n  readonly rows: {{\n{rows}  }};\n"
        f"  readonly axes: {union(names)};\n  readonly scene: Partial<Scene>;\n}};\n"
    )


def axes_of(axes: list[Any]) -> str:
    return ", ".join(quoted(axis.name) for axis in axes)


def scene_types(scene: type, axes: dict[str, list[str]]) -> list[str]:
    """The scene's declaration and all that it is made of, the parts first."""
    written: dict[str, str] = {}
    _declare(scene, axes, written)
    return list(written.values())


def _declare(kind: Any, axes: dict[str, list[str]], written: dict[str, str]) -> None:
    lines = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        # `__required_keys__` cannot see through annotations that are kept as text.
        required = get_origin(hint) is Required or (kind.__total__ and get_origin(hint) is not NotRequired)
        lines.append(f"  readonly {name}{'' if required else '?'}: {typed(hint, axes, written)};\n")
    doc = " ".join((kind.__doc__ or "").split())
    about = f"/** {doc} */\n" if doc and not doc.startswith("dict(") else ""
    written[kind.__name__] = f"{about}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"


def typed(hint: Any, axes: dict[str, list[str]], written: dict[str, str]) -> str:
    """A hint as TypeScript. Raises KeyError on a kind of hint that no scene has needed yet."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return pascal(args[1]) if args[1] in axes else typed(args[0], axes, written)
    if origin in (Required, NotRequired):
        return typed(args[0], axes, written)
    if origin is Literal:
        return union(list(args))
    if origin in (Union, UnionType):
        return " | ".join(typed(one, axes, written) for one in args)
    if origin is list:
        return f"readonly ({typed(args[0], axes, written)})[]"
    if origin is tuple:
        return f"readonly [{', '.join(typed(one, axes, written) for one in args)}]"
    if is_typeddict(hint):
        _declare(hint, axes, written)
        return str(hint.__name__)
    return PLAIN[hint]


def union(words: list[str]) -> str:
    return " | ".join(quoted(word) for word in words)


def quoted(word: str) -> str:
    return f"'{word}'"


def pascal(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("-"))
