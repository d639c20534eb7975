"""Saved tables: a moment of a game in plain form, the difference between two of them, and the way back to a table.

A saved table outlives the version that saved it. Its numbers are kept with the layout that they were cut by, so that a
later version finds each under its row's name and its ids; and what only the game itself can know, such as a step that
has another name now, is told by the game's own migrations.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from samovar.kernel.errors import Unreadable, brief
from samovar.kernel.game import Config, Game, full_config
from samovar.kernel.native import Cells
from samovar.kernel.origin import Origin
from samovar.kernel.steps import Step
from samovar.kernel.table import Layout, Table, copy
from samovar.kernel.values import field_names, rebuilt

Saved = dict[str, Any]  # a table as `plain_table` writes it
Rows = list[list[Any]]  # a layout: of each row its name, then the ids of each axis

SHORT: Final = 16


class Shape:
    """How saved numbers are to be read: the version of the game's saved tables, and the rows that they lie in."""

    def __init__(self, version: int, rows: Rows) -> None:
        self.version = version
        self.rows = rows

    def plain(self) -> list[Any]:
        return [self.version, self.rows]

    def digest(self) -> str:
        text = json.dumps(self.plain(), separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:SHORT]


class Sheet:
    """A saved table taken apart, for a migration to alter: numbers by row and ids, steps and answers in plain form."""

    def __init__(self, rows: dict[str, dict[tuple[str, ...], int]], stack: list[dict[str, Any]], answers: Any) -> None:
        self.rows = rows
        self.stack = stack
        self.answers: list[dict[str, Any] | None] = answers

    def rename_row(self, before: str, now: str) -> None:
        self.rows[now] = self.rows.pop(before)

    def drop_row(self, name: str) -> None:
        """What this row said is no longer asked."""
        del self.rows[name]

    def rename_id(self, row: str, before: str, now: str) -> None:
        """A place of a row has another id, on whichever axis it stands."""
        cells = self.rows[row]
        self.rows[row] = {tuple([now if id == before else id for id in ids]): cell for ids, cell in cells.items()}

    def rename_step(self, before: str, now: str) -> None:
        self.stack = [{**step, "is": now} if step["is"] == before else step for step in self.stack]


Migration = Callable[[Sheet], None]


class Bygone(Step[Any]):
    """A step that these rules no longer have, on a table that is only looked at."""

    def __init__(self, told: str) -> None:
        self.told = told

    def plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = json.loads(self.told)
        return plain


def shape_of(game: Game, layout: Layout) -> Shape:
    return Shape(game.saved_version, [[row.name, *[list(axis.ids) for axis in row.axes]] for row in layout.rows])


def difference(before: Saved, after: Saved) -> Saved:
    """What must be told to whoever knows `before`. Of the stack: how much of it stays, and what lies on that."""
    told: Saved = {}
    was, now = before["cells"], after["cells"]
    if was != now:
        flat: list[int] = []
        for cell in range(len(now)):
            if was[cell] != now[cell]:
                flat += [cell, now[cell]]
        told["cells"] = flat
    old, new = before["stack"], after["stack"]
    if old != new:
        stays = 0
        while stays < len(old) and stays < len(new) and old[stays] == new[stays]:
            stays += 1
        told["stack"] = [stays, new[stays:]]
    for key, value in after.items():
        if key not in ("cells", "stack") and before[key] != value:
            told[key] = value
    return told


def patched(before: Saved, told: Saved) -> Saved:
    """`before` with a difference on it; `before` stays as it is."""
    after = {**before, **told}
    if "cells" in told:
        cells = list(before["cells"])
        flat = told["cells"]
        for place in range(0, len(flat), 2):
            cells[flat[place]] = flat[place + 1]
        after["cells"] = cells
    if "stack" in told:
        stays, new = told["stack"]
        after["stack"] = [*before["stack"][:stays], *new]
    return after


class Reader:
    """Reads saved tables of one game back, by the rules and the content of today."""

    def __init__(self, game: Game, config: Config) -> None:
        self.game = game
        lasting = lasting_config(game, config)
        self.blank: Table = game.setup(lasting)
        self.blank.origin = Origin(game, lasting)
        self.shape = shape_of(game, self.blank.layout())
        self.digest = self.shape.digest()
        self.kinds: dict[str, Any] = {kind.__name__: kind for kind in game.step_kinds()}
        self.recall = game.vocabulary().recall

    def table(self, saved: Saved, shape: Shape) -> Table:
        """The table, ready to be played on; Unreadable if something on it is not known here."""
        return self._read(saved, shape, False)

    def picture(self, saved: Saved, shape: Shape) -> Table:
        """The table, to be looked at: what is no longer known lies on it as something bygone."""
        return self._read(saved, shape, True)

    def _read(self, saved: Saved, shape: Shape, bygones: bool) -> Table:
        try:
            if shape is not self.shape and shape.digest() != self.digest:
                saved = self._migrated(saved, shape, bygones)
            table = copy(self.blank)
            if len(saved["cells"]) != len(table.cells):
                raise Unreadable("table", f"has {len(saved['cells'])} cells, this game has {len(table.cells)}")
            table.seats = saved["seats"]
            table.cells = Cells([int(cell) for cell in saved["cells"]])
            table.stack = [self._step(told, bygones) for told in saved["stack"]]
            table.answers = [None if told is None else self._answer(told, bygones) for told in saved["answers"]]
            table.chance = saved["chance"]
            table.rolls = saved["rolls"]
            table.shown = saved["shown"]
            table.viewer = saved["viewer"]
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
            raise Unreadable("table", f"is damaged ({type(fault).__name__}: {fault})") from None
        return table

    def _step(self, told: dict[str, Any], bygones: bool) -> Any:
        kind = self.kinds.get(told["is"])
        names = tuple([name for name in told if name != "is"])
        if kind is not None:
            try:
                step = rebuilt(kind, names, tuple([_leaf(told[name]) for name in names]))
                if set(field_names(step)) == set(names):
                    return step
            except TypeError:
                pass  # it takes other values now
        if bygones:
            return Bygone(json.dumps(told))
        if kind is None:
            raise Unreadable("table", f"knows no step called '{told['is']}'")
        raise Unreadable("table", f"knows a step called '{told['is']}', but not with {', '.join(list(told)[1:])}")

    def _answer(self, told: dict[str, Any], bygones: bool) -> Any:
        try:
            return self.recall(told["say"])
        except Unreadable:
            if bygones:
                return None
            raise

    def _migrated(self, saved: Saved, shape: Shape, bygones: bool) -> Saved:
        sheet = taken_apart(saved, shape)
        steps = self.game.migrations()
        if shape.version > self.game.saved_version:
            why = f"was saved by a later version ({shape.version}); this one knows {self.game.saved_version}"
            raise Unreadable("table", why)
        for version in range(shape.version, self.game.saved_version):
            steps[version - 1](sheet)
        cells = [int(cell) for cell in self.blank.cells]
        place = 0
        for row in self.blank.layout().rows:
            known = sheet.rows.pop(row.name, None)
            for ids in _places([list(axis.ids) for axis in row.axes]):
                if known is not None:
                    cells[place] = known.pop(ids, cells[place])
                place += 1
            lost = [] if known is None else [ids for ids, cell in known.items() if cell]
            if lost and not bygones:
                raise Unreadable("table", f"row {row.name} has no place for {'.'.join(lost[0])} any more")
        if sheet.rows and not bygones:
            raise Unreadable("table", f"has no row called {brief(next(iter(sheet.rows)))} any more")
        return {**saved, "cells": cells, "stack": sheet.stack, "answers": sheet.answers}


def table_from(game: Game, config: Config, saved: Saved) -> Table:
    """A table out of its plain form, at the very question where it was saved, by the version that saved it."""
    reader = Reader(game, config)
    return reader.table(saved, reader.shape)


def taken_apart(saved: Saved, shape: Shape) -> Sheet:
    rows: dict[str, dict[tuple[str, ...], int]] = {}
    place = 0
    for row in shape.rows:
        cells: dict[tuple[str, ...], int] = {}
        for ids in _places(row[1:]):
            cells[ids] = saved["cells"][place]
            place += 1
        rows[row[0]] = cells
    return Sheet(rows, [dict(step) for step in saved["stack"]], list(saved["answers"]))


def _places(axes: list[list[str]]) -> list[tuple[str, ...]]:
    """The ids of every place of a row, in the order of its cells."""
    places: list[tuple[str, ...]] = [()]
    for ids in axes:
        longer: list[tuple[str, ...]] = []
        for place in places:
            longer += [(*place, id) for id in ids]
        places = longer
    return places


def lasting_config(game: Game, config: Config) -> Config:
    """The settings of a table that was laid earlier: one that this version no longer has is left out."""
    try:
        return full_config(game, config)
    except Unreadable:
        complete = game.defaults()
        for setting in game.settings():
            if setting.key in config and setting.fault(config[setting.key]) is None:
                complete[setting.key] = config[setting.key]
        return complete


def _leaf(value: Any) -> Any:
    return tuple([_leaf(one) for one in value]) if isinstance(value, list) else value
