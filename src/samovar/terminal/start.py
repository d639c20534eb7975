"""Before the game: which one, and who plays."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, Label, OptionList
from textual.widgets.option_list import Option

from samovar.bots.minds import levels_of
from samovar.facade import load
from samovar.games import catalogue
from samovar.terminal.words import said

Wanted = tuple[str, int, str]  # game, people at the keyboard, bots


class Start(App[Wanted]):
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "quit", show=False)]
    CSS = "OptionList { height: auto; border: none; } Label { padding: 1 1 0 1; text-style: bold; }"

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.game: str | None = None

    def compose(self) -> ComposeResult:
        yield Label(said(self.language, "new-game"), id="asked")
        shelf = [entry for entry in catalogue() if entry.status == "playable"]
        yield OptionList(
            *[Option(f"{entry.names[self.language]}\n  {entry.blurb[self.language]}", id=entry.id) for entry in shelf],
            markup=False,
        )
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        chosen = event.option_id or ""
        if self.game is None:
            self.game = chosen
            levels = levels_of(chosen)
            offers = [Option(said(self.language, "new-alone", bot=level), id=f"alone {level}") for level in levels]
            options = self.query_one(OptionList)
            options.clear_options()
            options.add_options(
                [
                    *offers,
                    Option(said(self.language, "new-hot-seat"), id=f"all {levels[0]}"),
                    Option(said(self.language, "new-watch"), id=f"none {levels[-1]}"),
                ]
            )
            options.highlighted = 0
            self.query_one("#asked", Label).update(said(self.language, "new-seats"))
            return
        who, bot = chosen.split(" ", 1)
        people = {"alone": 1, "none": 0}.get(who, len(load(self.game).seats))
        self.exit((self.game, people, bot))
