"""The rulebook that players read: chapters of prose, each paragraph naming the rules that it tells.

A book is a text beside its game, one a language. `# id: Title` begins a chapter, blank lines part paragraphs, `> `
marks an example, `> @so: ` one with a position to look at and to play (examples.py), and brackets at the end of a
paragraph hold ids or spans of ids (`X.1-6`). Inside a paragraph `**so**` is strong, `*so*` stressed, and `{so}` a sign
of the game's board. The player aid (`aid.<language>.md`) is written alike.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

CITED: Final = re.compile(r"\s*\[((?:[A-Z][A-Z0-9-]*\.[0-9]+(?:\.[0-9]+)*(?:-[0-9]+)?\s*)+)\]\s*$")
HEADING: Final = re.compile(r"^# ([a-z][a-z0-9-]*): (.+)$")
RANGE: Final = re.compile(r"^(.+\.)([0-9]+)-([0-9]+)$")
EXAMPLE: Final = "> "
POSITION: Final = re.compile(r"^@([a-z][a-z0-9-]*): ")


class Paragraph(NamedTuple):
    text: str
    rules: list[str]
    example: bool
    position: str = ""  # the example's, by its id


class Chapter(NamedTuple):
    id: str
    title: str
    paragraphs: list[Paragraph]


def read_book(folder: Path, sheet: str, language: str) -> list[Chapter]:
    """The chapters of a game's book or aid in a language; none if it has not been written."""
    path = folder / "book" / f"{sheet}.{language}.md"
    return chapters_in(path.read_text(encoding="utf-8")) if path.is_file() else []


def chapters_in(text: str) -> list[Chapter]:
    chapters: list[Chapter] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        heading = HEADING.match(block)
        if heading:
            chapters.append(Chapter(heading[1], heading[2].strip(), []))
        elif not chapters:
            raise ValueError(f"a book begins with a chapter, not with: {block[:40]}")
        else:
            chapters[-1].paragraphs.append(paragraph(block))
    return chapters


def paragraph(block: str) -> Paragraph:
    example = block.startswith(EXAMPLE)
    words = " ".join(line.removeprefix(EXAMPLE) for line in block.split("\n"))
    shown = POSITION.match(words) if example else None
    position = "" if shown is None else shown[1]
    words = words if shown is None else words[shown.end() :]
    cited = CITED.search(words)
    if cited is None:
        return Paragraph(words, [], example, position)
    rules = [id for one in cited[1].split() for id in spread(one)]
    return Paragraph(words[: cited.start()], rules, example, position)


def spread(cited: str) -> list[str]:
    """`RK-SYM.1-3` stands for three ids."""
    span = RANGE.match(cited)
    if span is None:
        return [cited]
    return [f"{span[1]}{number}" for number in range(int(span[2]), int(span[3]) + 1)]


def told(chapters: list[Chapter]) -> set[str]:
    """Every rule that some paragraph tells."""
    return {rule for chapter in chapters for paragraph in chapter.paragraphs for rule in paragraph.rules}
