"""Telling: the log as people read it, deed by deed.

A game's teller says of each sentence that somebody hears whether it begins a deed or belongs to the one before it, and
says a whole deed in one sentence. It hears what the log holds, `event-fought` with its arguments, as one seat heard it:
so it can give away nothing, and games of the past are told like those of today.
"""

from __future__ import annotations

from typing import Any, Final

from samovar.kernel.native import mypyc_attr

PLAIN: Final = "plain"
HEADING: Final = "heading"  # a turn, a phase: what follows belongs under it
DICE: Final = "dice"
FIGHT: Final = "fight"  # its rows are the sides with their sums
COLUMN: Final = "column"
SETTLED: Final = "settled"  # many things at once: its rows are a small table
VICTORY: Final = "victory"

Text = dict[str, Any]


def text(key: str, **args: Any) -> Text:
    return {"key": key, "args": args}


class Heard:
    """One sentence of the log, and the seat whose choice led to it; -1: nobody's."""

    def __init__(self, key: str, args: dict[str, Any], seat: int = -1) -> None:
        self.key = key
        self.args = args
        self.seat = seat

    def id(self, part: str) -> str:
        """The id of what it names, or nothing."""
        value = self.args.get(part)
        return str(value.get("id", "")) if isinstance(value, dict) else ""

    def number(self, part: str) -> int:
        value = self.args.get(part)
        return value if isinstance(value, int) else 0

    def sentence(self) -> Text:
        return {"key": self.key, "args": self.args}


class Row:
    """A line of a deed's small table: what it is about, what is said of it, and a number or short mark."""

    def __init__(self, of: dict[str, Any] | None, said: Text, mark: str = "", won: bool = False) -> None:
        self.of = of
        self.said = said
        self.mark = mark
        self.won = won


class Tale:
    """A deed in one sentence; where on the board it was, and what a reader may want to see of it in rows."""

    def __init__(
        self,
        said: Text,
        tone: str = PLAIN,
        at: list[dict[str, Any]] | None = None,
        rows: list[Row] | None = None,
        of: dict[str, Any] | None = None,
    ) -> None:
        self.said = said
        self.tone = tone
        self.at: list[dict[str, Any]] = [] if at is None else at
        self.rows: list[Row] = [] if rows is None else rows
        self.of = of  # whose it is, if the sentence does not name it first


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """One game's. This one is for a game that tells nothing of deeds: every sentence stands for itself."""

    def begins(self, kind: str, lines: list[Heard], heard: Heard) -> str | None:
        """The kind of deed that a sentence begins; None if it belongs to the open one, of this kind and these lines."""
        return PLAIN

    def told(self, kind: str, lines: list[Heard]) -> Tale:
        """A deed of at least one line, finished or not."""
        return Tale(lines[0].sentence(), at=places(lines[0].args))


def places(args: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that a sentence names, for boards that know where it stands."""
    return [value for value in args.values() if isinstance(value, dict) and "kind" in value and "id" in value]
