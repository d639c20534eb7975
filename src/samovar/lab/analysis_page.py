"""An analysis (bots/analysis.py) as a page of its own, with nothing to fetch, and as plain text."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from samovar.kernel.game import Game
from samovar.speech import Speech, speech_of

WIDTH: Final = 720
HEIGHT: Final = 260
EDGE: Final = 36
COLOURS: Final = ("#c2571a", "#1f6f8b", "#5b7f2b", "#7a4b8c", "#a3862f", "#8c3b4a")
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2rem; } svg { width: 100%; height: auto; } text { fill: currentColor; font-size: 12px; }
.axis { stroke: currentColor; stroke-opacity: 0.3; } .how { opacity: 0.75; } li { margin: 0.4rem 0; }
"""


class Told:
    """An analysis in one language: what every line of it says."""

    def __init__(self, game: Game, analysis: dict[str, Any], language: str) -> None:
        self.analysis = analysis
        self.game = game
        self.words = speech_of(game, language)
        own = Path(__file__).parent / "texts" / f"analysis.{language}.ftl"
        self.page = Speech(language, [own.read_text(encoding="utf-8")])
        self.language = language
        together = analysis["cooperative"]
        self.seats = [self.say("team")] if together else [self.words.name("seat", id) for id in analysis["seats"]]

    def say(self, key: str, **args: Any) -> str:
        return self.page.say({"key": f"analysis-{key}", "args": args})

    def title(self) -> str:
        return self.say("title", game=self.words.name("game", self.game.id))

    def how(self) -> str:
        rollouts = max(1, self.analysis["rollouts"])
        return self.say("course-how", rollouts=rollouts, error=round(100 * 0.5 / rollouts**0.5))

    def turning(self) -> list[str]:
        return [
            self.say(
                "turned",
                **{"from": each["place"] + 1, "until": each["until"]},
                seat=self.seat(each["seat"]),
                change=self.percent(each["change"]),
            )
            for each in self.analysis["turning"]
        ]

    def costly(self) -> list[str]:
        return [
            self.say(
                "cost",
                place=each["place"] + 1,
                seat=self.words.name("seat", self.analysis["seats"][each["seat"]]),
                made=self.words.say(each["made"]["label"]),
                better=self.words.say(each["better"]["label"]),
                gain=self.percent(each["gain"]),
                error=self.percent(each["error"]).lstrip("+"),
            )
            for each in self.analysis["costly"]
        ] or [self.say("none")]

    def played(self) -> list[str]:
        names = [self.words.name("seat", id) for id in self.analysis["seats"]]
        return [
            self.say("good", seat=name, good=each["good"], judged=each["judged"])
            for name, each in zip(names, self.analysis["played"], strict=True)
        ]

    def luck(self) -> list[str]:
        found = self.analysis["luck"][: len(self.seats)]
        if not self.analysis["thrown"]:
            return [self.say("no-luck")]
        return [
            self.say("lucky", seat=seat, deviations=f"{each['deviations']:+.1f}".replace(".", self.point()))
            for seat, each in zip(self.seats, found, strict=True)
        ]

    def seat(self, seat: int) -> str:
        return self.seats[0] if self.analysis["cooperative"] else self.seats[seat]

    def percent(self, share: float) -> str:
        return f"{100 * share:+.0f}\u202f%"

    def point(self) -> str:
        return "," if self.language == "fr" else "."

    def sections(self) -> list[tuple[str, str, list[str]]]:
        """Heading, how it was found, lines."""
        return [
            (self.say("turning"), "", self.turning()),
            (self.say("costly"), self.say("costly-how"), self.costly()),
            (self.say("played"), "", self.played()),
            (self.say("luck"), "", self.luck()),
        ]


def text_of(told: Told) -> str:
    """To read in a terminal."""
    lines = [told.title(), ""]
    for heading, how, entries in told.sections():
        lines += [heading, *([how] if how else []), *[f"  {entry}" for entry in entries], ""]
    if not told.analysis["complete"]:
        lines.append(told.say("short"))
    return "\n".join(lines).rstrip() + "\n"


def page_of(told: Told) -> str:
    """One file of HTML."""
    parts = [f"<h1>{escape(told.title())}</h1>"]
    if not told.analysis["complete"]:
        parts.append(f"<p class=how>{escape(told.say('short'))}</p>")
    parts.append(f"<h2>{escape(told.say('course'))}</h2>")
    parts.append(chart(told))
    parts.append(f"<p class=how>{escape(told.how())}</p>")
    for heading, how, entries in told.sections():
        parts.append(f"<h2>{escape(heading)}</h2>")
        parts += [f"<p class=how>{escape(how)}</p>"] if how else []
        parts.append("<ul>" + "".join(f"<li>{escape(entry)}</li>" for entry in entries) + "</ul>")
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(told.title())}</title>"
    shell = f"<!doctype html><html lang={told.language}><head>{head}<style>{STYLE}</style></head>"
    return f"{shell}<body>{''.join(parts)}</body></html>\n"


def chart(told: Told) -> str:
    """The course of the chances: a solid line a seat by the truth, a dashed one by what it knew."""
    course = told.analysis["course"]
    last = max(1, told.analysis["choices"])
    drawn = []
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        drawn.append(f"<line class=axis x1={EDGE} y1={y} x2={WIDTH - 8} y2={y} />")
        drawn.append(f"<text x={EDGE - 6} y={y + 4} text-anchor=end>{percent}</text>")
    drawn.append(f"<text x={WIDTH - 8} y={HEIGHT - 6} text-anchor=end>{escape(told.say('choices'))} 1 – {last}</text>")
    for seat, name in enumerate(told.seats):
        colour = COLOURS[seat % len(COLOURS)]
        for kind, dashes in (("truth", ""), ("known", " stroke-dasharray='5 4' stroke-opacity=0.7")):
            points = " ".join(f"{across(each['place'] / last)},{down(each[kind][seat])}" for each in course)
            drawn.append(f"<polyline points='{points}' fill=none stroke='{colour}' stroke-width=2{dashes} />")
        drawn.append(
            f"<text x={EDGE + 4 + 120 * seat} y=14 style='fill:{colour};font-weight:600'>{escape(name)}</text>"
        )
    label = escape(told.say("course"))
    return f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role=img aria-label='{label}'>{''.join(drawn)}</svg>"


def across(share: float) -> float:
    return round(EDGE + share * (WIDTH - EDGE - 8), 1)


def down(share: float) -> float:
    return round(24 + (1 - share) * (HEIGHT - 24 - 24), 1)
