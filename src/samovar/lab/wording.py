"""The words of a report, in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from samovar.content.languages import FALLBACK
from samovar.speech import Speech

TEXTS: Final = Path(__file__).parent / "texts"
VERDICTS: Final = ("within", "outside", "open")
SMALLEST: Final = 0.001  # a chance below it is told as such


class Wording:
    """What a report says: sentences by key, and the headings of its columns."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self.speech = Speech(language, [(TEXTS / f"report.{language}.ftl").read_text(encoding="utf-8")])

    def say(self, key: str, **args: Any) -> str:
        return self.speech.say({"key": f"report-{key}", "args": args})

    def column(self, name: str) -> str:
        """The heading of a column; one that has no words is told as it is."""
        key = f"column-{name.replace(' ', '-')}"
        return self.say(key) if self.speech.knows(f"report-{key}") else name

    def cell(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("yes") if value else ""
        if value is None:
            return ""
        if isinstance(value, float):
            return self.number(f"{value:.3g}")
        if isinstance(value, int):
            return self.count(value)
        return self.say(value) if value in VERDICTS else str(value)

    def count(self, number: int) -> str:
        """A large whole number."""
        return f"{number:,}".replace(",", "\u202f") if self.language == "fr" else f"{number:,}"

    def number(self, written: str) -> str:
        return written.replace(".", ",") if self.language == "fr" else written

    def percent(self, part: float) -> str:
        return self.number(f"{100 * part:.1f}") + "\u202f%"

    def interval(self, low: float, high: float) -> str:
        return self.number(f"{100 * low:.1f} – {100 * high:.1f}") + "\u202f%"

    def chance(self, chance: float) -> str:
        """How likely something is by luck alone."""
        return self.number(f"< {SMALLEST}" if chance < SMALLEST else f"{chance:.3f}")

    def who(self, name: str) -> str:
        """A seat or the team, as tallies name them."""
        kind, _, seat = name.partition(" ")
        if kind == "seat" and seat.isdecimal():
            return self.say("seat", seat=seat)
        return self.say("team") if name == "team" else name
