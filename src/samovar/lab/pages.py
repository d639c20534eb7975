"""Reports that one looks at: the same sections as a page of HTML that needs nothing else, and as Markdown with its
pictures beside it. Charts are drawn by Altair, as SVG: no script, no network."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any

import altair as alt
import polars as pl
import vl_convert

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .2rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } thead { border-bottom: 2px solid #888; }
svg { max-width: 100%; height: auto; } pre { white-space: pre-wrap; font-size: .8rem; color: #555; }
"""


class Section:
    """A heading, a sentence, a table, and perhaps a chart of it."""

    def __init__(self, heading: str, text: str, rows: list[dict[str, Any]], chart: Any = None) -> None:
        self.heading = heading
        self.text = text
        self.rows = rows
        self.chart = chart

    def svg(self) -> str:
        return "" if self.chart is None else str(vl_convert.vegalite_to_svg(self.chart.to_json()))


class Page:
    def __init__(self, title: str, sections: list[Section], origin: dict[str, Any]) -> None:
        self.title = title
        self.sections = sections
        self.origin = origin

    def html(self) -> str:
        parts = [f"<h1>{html.escape(self.title)}</h1>"]
        for section in self.sections:
            parts.append(f"<h2>{html.escape(section.heading)}</h2><p>{html.escape(section.text)}</p>")
            parts.append(section.svg())
            if section.rows:
                heads = "".join(f"<th>{html.escape(key)}</th>" for key in section.rows[0])
                body = "".join(
                    "<tr>" + "".join(f"<td>{html.escape(shown(value))}</td>" for value in row.values()) + "</tr>"
                    for row in section.rows
                )
                parts.append(f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>")
        origin = html.escape(json.dumps(self.origin, ensure_ascii=False, indent=1, sort_keys=True))
        parts.append(f"<details><summary>Where this comes from</summary><pre>{origin}</pre></details>")
        head = f'<meta charset="utf-8"><title>{html.escape(self.title)}</title><style>{STYLE}</style>'
        return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'

    def markdown(self, pictures: str = "") -> str:
        """`pictures` is the beginning of the names of its pictures; without it there are none."""
        lines = [f"# {self.title}", ""]
        for number, section in enumerate(self.sections):
            lines += [f"## {section.heading}", "", section.text, ""]
            if section.chart is not None and pictures:
                lines += [f"![{section.heading}]({pictures}-{number}.svg)", ""]
            if section.rows:
                lines += ["| " + " | ".join(section.rows[0]) + " |", "|" + "---|" * len(section.rows[0])]
                lines += ["| " + " | ".join(shown(value) for value in row.values()) + " |" for row in section.rows]
                lines.append("")
        boxes = ", ".join(f"{box['game']} rules {box['rules']}, {box['pack']}" for box in self.origin.get("boxes", []))
        lines.append(
            f"Made by samovar {self.origin.get('samovar')} ({self.origin.get('build')}); {boxes}; "
            f"plan {str(self.origin.get('digest'))[:12]}."
        )
        return "\n".join(lines) + "\n"

    def write(self, file: Path) -> None:
        """As its name says: .html, or .md with its pictures beside it."""
        if file.suffix != ".md":
            file.write_text(self.html(), encoding="utf-8")
            return
        file.write_text(self.markdown(file.stem), encoding="utf-8")
        for number, section in enumerate(self.sections):
            if section.chart is not None:
                (file.parent / f"{file.stem}-{number}.svg").write_text(section.svg(), encoding="utf-8")


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    if value is None:
        return ""
    return f"{value:.3g}" if isinstance(value, float) else str(value)


def intervals(rows: list[dict[str, Any]], name: str, value: str, title: str, fair: float | None = None) -> Any:
    """Dots with their intervals, one a row; a line where fairness lies. Rows have `low` and `high`."""
    if not rows:
        return None
    frame = pl.DataFrame(
        [{key: row[key] for key in (name, value, "low", "high")} for row in rows], infer_schema_length=None
    )
    base = alt.Chart(frame).encode(y=alt.Y(f"{name}:N", sort=None, title=None))
    bars = base.mark_rule(strokeWidth=3, opacity=0.5).encode(x=alt.X("low:Q", title=title), x2="high:Q")
    dots = base.mark_point(filled=True, size=70).encode(x=f"{value}:Q")
    layers = [bars, dots]
    if fair is not None:
        layers.append(alt.Chart(pl.DataFrame({"fair": [fair]})).mark_rule(strokeDash=[4, 4]).encode(x="fair:Q"))
    return alt.layer(*layers).properties(width=480)


def histogram(values: list[float], title: str) -> Any:
    """How often which value."""
    if not values:
        return None
    axis = alt.X("value:Q", bin=alt.Bin(maxbins=40), title=title)
    chart = alt.Chart(pl.DataFrame({"value": values})).mark_bar().encode(x=axis, y=alt.Y("count()", title="games"))
    return chart.properties(width=480, height=200)
