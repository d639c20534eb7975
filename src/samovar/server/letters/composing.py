"""What a letter says: which tables wait, in its reader's language. Nothing of the games is in it."""

from __future__ import annotations

import html
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from samovar.content.languages import FALLBACK, LANGUAGES
from samovar.server.catalogue import Catalogue
from samovar.server.letters.outbox import Due, Waiting
from samovar.server.letters.ways import CONFIRM, EMAIL, RESET
from samovar.speech import Speech

TEXTS = Path(__file__).parent / "texts"


class Line(Struct):
    text: str
    link: str | None = None


class Letter(Struct):
    """`short` is for whoever reads a line or two of it, on a telephone's screen."""

    language: str
    subject: str
    lines: list[Line]
    stop: str | None
    stop_text: str
    short: str
    path: str

    def plain(self) -> str:
        told = [line.text if line.link is None else f"{line.text}\n  {line.link}" for line in self.lines]
        return "\n\n".join([*told, *([f"{self.stop_text}\n  {self.stop}"] if self.stop else [])]) + "\n"

    def rich(self) -> str:
        told = "".join(f"<p>{_linked(line.text, line.link)}</p>" for line in self.lines)
        stop = f"<hr><p><small>{_linked(self.stop_text, self.stop)}</small></p>" if self.stop else ""
        return f'<!doctype html><html lang="{self.language}"><meta charset="utf-8"><body>{told}{stop}</body></html>'


def _linked(text: str, link: str | None) -> str:
    words = html.escape(text)
    return words if link is None else f'<a href="{html.escape(link)}">{words}</a>'


@cache
def speech(language: str) -> Speech:
    told = language if language in LANGUAGES else FALLBACK
    return Speech(told, [(TEXTS / f"{told}.ftl").read_text(encoding="utf-8")])


class Composer:
    def __init__(self, catalogue: Catalogue, base: str) -> None:
        self.catalogue = catalogue
        self.base = base

    def compose(self, due: Due, names: dict[str, str], token: str, stop: str) -> Letter:
        """`names` of whoever invites; `token` for what a prompt letter is for, `stop` for the link that ends them."""
        says = speech(due.wishes.language)
        if due.prompt is not None:
            return self._prompt(due, says, token, stop)
        turns, invitations = len(due.turns), len(due.invitations)
        subject = self._subject(says, turns, invitations)
        lines = [Line(says.say(told("letter-hello", name=names.get(due.way.person, ""))))]
        if turns:
            lines.append(Line(says.say(told("letter-turns", count=turns))))
            lines += [Line(self._table(says, each), f"{self.base}/t/{each.table}") for each in due.turns]
        for each in due.invitations:
            said = told("letter-invited", name=names.get(each.by, ""), table=self._table(says, each))
            lines.append(Line(says.say(said), f"{self.base}/t/{each.table}"))
        all_of_them = [*due.turns, *due.invitations]
        short = " · ".join(self._table(says, each) for each in all_of_them[:3])
        path = f"/t/{all_of_them[0].table}" if len(all_of_them) == 1 else "/games-mine"
        return Letter(says.language, subject, lines, self._stop(stop), says.say(told("letter-stop")), short, path)

    def _subject(self, says: Speech, turns: int, invitations: int) -> str:
        if not invitations:
            return says.say(told("letter-subject-turns", count=turns))
        if not turns:
            return says.say(told("letter-subject-invitations", count=invitations))
        return says.say(told("letter-subject-both", turns=turns, invitations=invitations))

    def _prompt(self, due: Due, says: Speech, token: str, stop: str) -> Letter:
        mark = {CONFIRM: f"/letters#confirm={token}", RESET: f"/settings#reset={token}"}[due.prompt or CONFIRM]
        subject = says.say(told(f"letter-subject-{due.prompt}"))
        key = f"letter-{due.prompt}-{due.way.kind}" if due.prompt == CONFIRM else f"letter-{due.prompt}"
        lines = [Line(says.say(told(key, server=self.base)), f"{self.base}{mark}")]
        lines.append(Line(says.say(told(f"letter-{due.prompt}-else"))))
        # Whoever did not ask for the first one must be able to end them; a link for a password is no subscription.
        ends = self._stop(stop) if due.prompt == CONFIRM and due.way.kind == EMAIL else None
        return Letter(says.language, subject, lines, ends, says.say(told("letter-stop-unasked")), subject, mark)

    def _stop(self, token: str) -> str:
        return f"{self.base}/letters#stop={token}"

    def _table(self, says: Speech, waiting: Waiting) -> str:
        names = next((each.names for each in self.catalogue.entries() if each.id == waiting.game), {})
        name = names.get(says.language, waiting.game)
        return f"{name} · {waiting.title}" if waiting.title else name


def told(key: str, **args: Any) -> dict[str, Any]:
    return {"key": key, "args": args}
