"""How a question is put to the lab: what every question can be told, who plays for it, and how its answer is shown."""

from __future__ import annotations

import inspect
import shutil
import tempfile
import weakref
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

from samovar.cli.catalogue import console, say_json
from samovar.cli.exits import INTERRUPTED, stop
from samovar.cli.lab_means import Means
from samovar.cli.lab_options import AsJson, Game, Out, Players, Report, Resume, Seed, SetOption
from samovar.cli.sim import chosen
from samovar.lab.arena import Box
from samovar.lab.plan import Plan

if TYPE_CHECKING:
    from samovar.lab.pages import Section
    from samovar.lab.tables import Results


class Asking:
    """One question: which box and settings, the plans that it plays, each into a folder of its own, and its answer."""

    def __init__(
        self,
        means: Means,
        game: Game,
        players: Players = None,
        setting: SetOption = None,
        seed: Seed = 1,
        out: Out = None,
        resume: Resume = False,
        report: Report = None,
        as_json: AsJson = False,
    ) -> None:
        self.means = means
        self.game = game
        self.box = Box(game)
        self.opened = self.box.open()
        self.config = chosen(self.opened, players, None, setting or [])
        self.seed = seed
        self.resume = resume
        self.report = report
        self.quiet = as_json
        self.cut = False  # Ctrl+C came: nothing more is played
        self.folder = Path(tempfile.mkdtemp(prefix="samovar-lab-")) if out is None else out
        # Unless Ctrl+C cuts it short, nobody wants the data: the answer is all.
        self.clearing = weakref.finalize(self, shutil.rmtree, self.folder, True) if out is None else None

    @property
    def cooperative(self) -> bool:
        return self.opened.cooperative

    def play(self, plan: Plan, name: str, part_will_do: bool = False) -> Results:
        """What the plan shows. Cut short, it ends here, unless the series that were begun answer something, too: then
        the plan keeps only those."""
        ran = self.means.play(plan, self.folder / name, self.resume, self.quiet)
        if not ran.complete:
            self.cut = True
            if self.clearing is not None:
                self.clearing.detach()
            begun = set(ran.results.games["series"])
            plan.series = [series for series in plan.series if series.name in begun]
            if not part_will_do or not plan.series:
                stop(self.kept(), INTERRUPTED)
        return ran.results

    def say(self, sentence: str) -> None:
        if not self.quiet:
            console().print(sentence, markup=False)

    def kept(self) -> str:
        return f"Ended early. What was played is kept: --out {self.folder} --resume goes on."

    def answer(self, title: str, sections: list[Section], told: dict[str, Any], results: Results) -> None:
        """As JSON or as tables, and as a report if one is wanted."""
        if self.report is not None:
            from samovar.lab.pages import Page

            Page(title, sections, results.origin).write(self.report)
        if self.quiet:
            say_json({**told, "complete": not self.cut, "provenance": results.origin})
        else:
            draw(sections)
            if self.report is not None:
                console().print(f"Report: {self.report}", markup=False)
        if self.cut:
            stop(self.kept(), INTERRUPTED)


def question(outsiders: bool = False) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command that takes what every question takes beside its own options; of other people's bots only where these
    can play. What is decorated gets an `Asking` and its own options."""
    keyword = inspect.Parameter.KEYWORD_ONLY
    asked = [each for each in inspect.signature(Asking, eval_str=True).parameters.values() if each.name != "means"]
    means = list(inspect.signature(Means, eval_str=True).parameters.values())

    def command_of(work: Callable[..., None]) -> Callable[..., None]:
        own = [each for each in inspect.signature(work, eval_str=True).parameters.values() if each.name != "asking"]
        by = means if outsiders else [each for each in means if each.name not in ("bot_seconds", "trust_bots")]

        @wraps(work)
        def command(**given: Any) -> None:
            played_by = Means(**{each.name: given.pop(each.name) for each in by})
            asking = Asking(played_by, **{each.name: given.pop(each.name) for each in asked})
            work(asking, **given)

        told = [each.replace(kind=keyword) for each in (asked[0], *own, *by, *asked[1:])]
        vars(command)["__signature__"] = inspect.Signature(told)
        command.__annotations__ = {}
        return command

    return command_of


def names_of(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",") if name.strip()]


def draw(sections: list[Section]) -> None:
    from samovar.lab.wording import Wording

    shown = Wording().cell
    out = console()
    for section in sections:
        if section.rows:
            table = Table(title=section.heading, title_justify="left", box=None, pad_edge=False)
            for place, heading in enumerate(section.rows[0]):
                table.add_column(heading, justify="right" if place else "left")
            for row in section.rows:
                table.add_row(*[shown(value) for value in row.values()])
            out.print(table)
        out.print(section.text, markup=False)
