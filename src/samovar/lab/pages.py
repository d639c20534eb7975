"""Reports that one looks at: the same sections as a page of HTML that needs nothing else, and as Markdown with its
pictures beside it. Charts are drawn by Altair, as SVG: no script, no network."""

from __future__ import annotations

import html
import json
from functools import cached_property
from pathlib import Path
from typing import Any

import altair as alt
import polars as pl
import vl_convert

from samovar.lab.wording import Wording

BARS = 40  # of a histogram

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .2rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } thead { border-bottom: 2px solid #888; }
svg { max-width: 100%; height: auto; } pre { white-space: pre-wrap; font-size: .8rem; color: #555; }
"""


class Section:
    """A heading, a sentence, a table, and perhaps a chart of it; `key` names it in every language."""

    def __init__(
        self, heading: str, text: str, rows: list[dict[str, Any]], chart: Any = None, key: str | None = None
    ) -> None:
        self.heading = heading
        self.key = heading if key is None else key
        self.text = text
        self.rows = rows
        self.chart = chart

    @cached_property
    def svg(self) -> str:
        return "" if self.chart is None else str(vl_convert.vegalite_to_svg(self.chart.to_json()))


class Page:
    def __init__(
        self,
        title: str,
        sections: list[Section],
        origin: dict[str, Any],
        wording: Wording | None = None,
        about: str = "",
    ) -> None:
        self.title = title
        self.about = about  # what was played, in a sentence or two
        self.sections = sections
        self.origin = origin
        self.wording = Wording() if wording is None else wording

    def html(self) -> str:
        words = self.wording
        parts = [f"<h1>{html.escape(self.title)}</h1>"]
        parts += [f"<p>{html.escape(self.about)}</p>"] if self.about else []
        for section in self.sections:
            parts.append(f"<h2>{html.escape(section.heading)}</h2><p>{html.escape(section.text)}</p>")
            parts.append(section.svg)
            if section.rows:
                heads = "".join(f"<th>{html.escape(words.column(key))}</th>" for key in section.rows[0])
                cells = "".join(
                    "<tr>" + "".join(f"<td>{html.escape(words.cell(value))}</td>" for value in row.values()) + "</tr>"
                    for row in section.rows
                )
                parts.append(f"<table><thead><tr>{heads}</tr></thead><tbody>{cells}</tbody></table>")
        origin = html.escape(json.dumps(self.origin, ensure_ascii=False, indent=1, sort_keys=True))
        parts.append(f"<details><summary>{html.escape(words.say('origin'))}</summary><pre>{origin}</pre></details>")
        head = f'<meta charset="utf-8"><title>{html.escape(self.title)}</title><style>{STYLE}</style>'
        body = "".join(parts)
        return f'<!doctype html>\n<html lang="{words.language}"><head>{head}</head><body>{body}</body></html>\n'

    def markdown(self, pictures: str = "") -> str:
        """`pictures` is the beginning of the names of its pictures; without it there are none."""
        words = self.wording
        lines = [f"# {self.title}", "", *([self.about, ""] if self.about else [])]
        for number, section in enumerate(self.sections):
            lines += [f"## {section.heading}", "", section.text, ""]
            if section.chart is not None and pictures:
                lines += [f"![{section.heading}]({pictures}-{number}.svg)", ""]
            if section.rows:
                heads = [words.column(key) for key in section.rows[0]]
                lines += ["| " + " | ".join(heads) + " |", "|---|" + "---:|" * (len(heads) - 1)]
                lines += ["| " + " | ".join(words.cell(value) for value in row.values()) + " |" for row in section.rows]
                lines.append("")
        boxes = ", ".join(
            words.say("box", game=box["game"], rules=str(box["rules"]), pack=box["pack"])
            for box in self.origin.get("boxes", [])
        )
        version, build = str(self.origin.get("samovar")), str(self.origin.get("build"))
        plan = str(self.origin.get("digest"))[:12]
        lines.append(words.say("made", version=version, build=build, boxes=boxes, plan=plan))
        return "\n".join(lines) + "\n"

    def write(self, file: Path) -> None:
        """As its name says: .html, or .md with its charts beside it."""
        if file.suffix != ".md":
            file.write_text(self.html(), encoding="utf-8")
            return
        file.write_text(self.markdown(file.stem), encoding="utf-8")
        self.draw(file.with_suffix(""))

    def draw(self, start: Path) -> dict[str, str]:
        """The charts as files whose names begin so; gives their names and which sections they show."""
        drawn = {}
        for number, section in enumerate(self.sections):
            if section.chart is not None:
                file = start.with_name(f"{start.name}-{number}.svg")
                file.write_text(section.svg, encoding="utf-8")
                drawn[file.name] = section.key
        return drawn


def intervals(
    rows: list[dict[str, Any]], name: str, value: str, title: str, fair: float | None = None, percent: bool = False
) -> Any:
    """Dots with their intervals, one a row; a line where fairness lies, or a mark in each row that has `even`.
    Rows have `low` and `high`."""
    if not rows:
        return None
    columns = (name, value, "low", "high", *(["even"] if "even" in rows[0] else []))
    frame = pl.DataFrame([{key: row[key] for key in columns} for row in rows], infer_schema_length=None)
    axis = alt.Axis(format="%") if percent else alt.Undefined
    # A name of a series is a sentence at times: all of it is shown.
    base = alt.Chart(frame).encode(y=alt.Y(f"{name}:N", sort=None, title=None, axis=alt.Axis(labelLimit=400)))
    bars = base.mark_rule(strokeWidth=3, opacity=0.5).encode(x=alt.X("low:Q", title=title, axis=axis), x2="high:Q")
    dots = base.mark_point(filled=True, size=70).encode(x=f"{value}:Q")
    layers = [bars, dots]
    if any(row.get("even") is not None for row in rows):
        layers.append(base.mark_tick(thickness=2, color="black").encode(x="even:Q"))
    if fair is not None:
        layers.append(alt.Chart(pl.DataFrame({"fair": [fair]})).mark_rule(strokeDash=[4, 4]).encode(x="fair:Q"))
    return alt.layer(*layers).properties(width=480)


def histogram(values: list[float], title: str, counted: str) -> Any:
    """How often which value; `counted` is what there are so many of."""
    if not values:
        return None
    low, high = min(values), max(values)
    width = max(1.0, -(-(high - low + 1) // BARS))
    counts: dict[float, int] = {}
    for value in values:
        start = low + (value - low) // width * width
        counts[start] = counts.get(start, 0) + 1
    rows = [{"from": start, "to": start + width, "none": 0, "games": count} for start, count in sorted(counts.items())]
    axis = alt.X("from:Q", title=title, scale=alt.Scale(zero=False))
    height = alt.Y("games:Q", title=counted, axis=alt.Axis(tickMinStep=1))
    chart = alt.Chart(pl.DataFrame(rows)).mark_bar().encode(x=axis, x2="to:Q", y=height, y2="none:Q")
    return chart.properties(width=480, height=200)
