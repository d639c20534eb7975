"""The terminal's frame: a board, a question, a log. It knows no game, only what every table tells."""

from __future__ import annotations

import time
from typing import Any, ClassVar

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from samovar.content.languages import LANGUAGES
from samovar.terminal import drawings
from samovar.terminal.board import Sheet
from samovar.terminal.canvas import Target
from samovar.terminal.drafting import template
from samovar.terminal.position import Position
from samovar.terminal.screens import Form, HandOver, LensPage, Page, RulesPage
from samovar.terminal.tables import Playing, Refused, Seen
from samovar.terminal.words import ended, option_words, refused, said, seat_name, seats_told

COMPOSE = "compose"
GLANCE = 0.2  # seconds between two pictures of a table where bots play fast
KEYS = {"u": "undo", "l": "log", "r": "rules", "v": "lens", "b": "board", "f": "language", "question_mark": "help"}


class Terminal(App[bool]):
    """One table on the screen. It returns whether the game came to its end."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "terminal.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key, action, action) for key, action in KEYS.items()],
        Binding("q", "leave", "quit"),
    ]

    def __init__(self, table: Playing, language: str) -> None:
        super().__init__()
        self.table = table
        self.language = language
        self.seat = (table.mine or [-1])[0]
        self.seen: Seen = table.seen(self.seat)
        self.busy = False
        self.handing = False
        self.read = 0  # lines of the log on the screen
        self.pointed: Target | None = None

    def compose(self) -> ComposeResult:
        yield Static("", id="head", markup=False)
        with Horizontal(id="middle"):
            with ScrollableContainer(id="window", can_focus=False):
                yield Sheet(id="board")
            with Vertical(id="aside"):
                yield Static("", id="title", markup=False)
                yield OptionList(id="options", markup=False)
                yield Static("", id="facts", markup=False)
        yield RichLog(id="log", wrap=True, max_lines=200)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        self.name_keys()
        self.query_one("#options").focus()
        self.others()

    def name_keys(self) -> None:
        """The footer in the reader's language."""
        for key, action in {**KEYS, "q": "leave"}.items():
            word = "quit" if action == "leave" else action
            self._bindings.key_to_bindings[key] = [Binding(key, action, said(self.language, f"key-{word}"))]
        self.refresh_bindings()

    def on_unmount(self) -> None:
        self.table.close()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    # The table as it stands

    def renew(self) -> None:
        """Look again, with the eyes of whoever is asked at this keyboard."""
        if not self.query("#options"):
            return  # the screen is being taken down while somebody far away chose
        seen = self.table.seen(self.seat)
        mine = [seat for seat in seen.asked if seat in self.table.mine]
        if mine and self.seat not in mine:
            if self.table.secrets and not self.handing:
                self.handing = True
                name = seat_name(self.table, mine[0], self.language)
                screen = HandOver(said(self.language, "hand-over", seat=name), [])
                self.push_screen(screen, lambda _: self.handed(mine[0]))
                return
            if self.handing:
                return
            self.turn_to(mine[0])
            return
        self.seen = seen
        self.show()

    def handed(self, seat: int) -> None:
        self.handing = False
        self.turn_to(seat)

    def turn_to(self, seat: int) -> None:
        self.seat = seat
        self.read = 0
        self.query_one("#log", RichLog).clear()
        self.seen = self.table.seen(seat)
        self.show()

    def show(self) -> None:
        self.head()
        self.offer()
        self.draw()
        log = self.query_one("#log", RichLog)
        if len(self.seen.log) < self.read:  # something was taken back
            log.clear()
            self.read = 0
        speech = self.table.speech(self.language)
        for text in self.seen.log[max(self.read, len(self.seen.log) - 100) :]:
            log.write(speech.say(text))
        self.read = len(self.seen.log)

    def head(self) -> None:
        told = []
        if self.seat >= 0:
            told.append(said(self.language, "you-are", seat=seat_name(self.table, self.seat, self.language)))
        if self.seen.outcome is not None:
            told.append(said(self.language, "over"))
        elif self.seat in self.seen.asked:
            told.append(said(self.language, "asked-now"))
        elif self.seen.asked:
            told.append(said(self.language, "waiting", seats=seats_told(self.table, self.seen.asked, self.language)))
        self.query_one("#head", Static).update(" · ".join(told))

    def offer(self) -> None:
        speech = self.table.speech(self.language)
        title, options = self.query_one("#title", Static), self.query_one("#options", OptionList)
        options.clear_options()
        put = self.seen.question
        if put is None or self.seat not in self.seen.asked:
            lines = ended(self.table, self.seen, self.language)
            if not lines and self.seen.ask is not None:
                lines = [speech.say(self.seen.ask["title"])]
            if put is not None and put["answered"]:
                lines.append(said(self.language, "answered", line=put["answered"]))
            title.update("\n".join(lines))
            self.query_one("#facts", Static).update("")
            return
        title.update(speech.say(put["title"]) + (f"  [{put['rule']}]" if put["rule"] else ""))
        options.add_options([Option(speech.say(option["label"])) for option in put["options"]])
        if template(put) is not None:
            options.add_option(Option(said(self.language, "compose"), id=COMPOSE))
        says = [option["say"] for option in put["options"]]
        options.highlighted = (
            says.index(put["default"]) if put["mode"] == "simultaneous" and put["default"] in says else 0
        )

    def draw(self) -> None:
        window = self.query_one("#window")
        position = Position(self.table, self.seen, self.table.speech(self.language))
        room = window.container_size if window.size.width == 0 else window.size
        canvas = drawings.draw(position, max(20, room.width - 1), max(8, room.height))
        self.query_one(Sheet).show(canvas, self.named())

    def named(self) -> frozenset[Target]:
        """What the marked answer points to."""
        option = self.marked()
        return frozenset() if option is None else frozenset((one["kind"], one["id"]) for one in option["targets"])

    def marked(self) -> dict[str, Any] | None:
        place = self.query_one("#options", OptionList).highlighted
        put = self.seen.question
        if place is None or put is None or self.seat not in self.seen.asked or place >= len(put["options"]):
            return None
        found: dict[str, Any] = put["options"][place]
        return found

    # What others do

    @work(thread=True, exclusive=True, group="others")
    def others(self) -> None:
        """Bots, or people far away: until somebody at this keyboard is asked, or for ever at a table of a server."""
        worker = get_current_worker()
        self.busy = not self.table.live
        shown = time.monotonic()
        try:
            while not worker.is_cancelled:
                happened = self.table.step()
                if happened and (self.table.live or time.monotonic() - shown > GLANCE):
                    self.call_from_thread(self.renew)
                    shown = time.monotonic()
                elif not happened and not self.table.live:
                    break
        finally:
            self.busy = False
        if not self.table.live and not worker.is_cancelled:
            self.call_from_thread(self.renew)

    # Answers

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id != "options":
            return
        option = self.marked()
        facts = [] if option is None else option_words(self.table, option, self.language)[1]
        self.query_one("#facts", Static).update("\n".join(facts))
        self.query_one(Sheet).mark(self.named())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id != "options" or self.busy:
            return
        option = self.marked()
        if option is not None:
            self.choose(option["say"])
        elif event.option_id == COMPOSE and self.seen.question is not None:
            self.compose_answer(self.seen.question)

    def compose_answer(self, put: dict[str, Any]) -> None:
        self.push_screen(Form(self.table, self.seat, put, self.language), self.composed)

    def composed(self, line: str | None) -> None:
        if line:
            self.choose(line)

    def choose(self, line: str) -> None:
        try:
            self.table.choose(self.seat, line)
        except Refused as fault:
            self.notify(refused(self.table, fault, self.language), severity="warning", markup=False)
        if self.table.live:
            self.renew()
        else:
            self.others()

    def on_sheet_pointed(self, event: Sheet.Pointed) -> None:
        """Mark the next answer that names what was pointed to; a bare point of the plane may itself be an answer."""
        self.pointed = event.target
        put = self.seen.question
        if put is None or self.seat not in self.seen.asked:
            return
        options = self.query_one("#options", OptionList)
        first = (options.highlighted if options.highlighted is not None else -1) + 1
        count = len(put["options"])
        for place in [*range(first, count), *range(min(first, count))]:
            if event.target in [(one["kind"], one["id"]) for one in put["options"][place]["targets"]]:
                options.highlighted = place
                return
        field = put["fields"][0] if len(put["fields"]) == 1 else None
        model = template(put)
        if event.point is not None and field is not None and field["kind"] == "point" and model is not None:
            words = model[0].split(" ")
            words[model[1][0]] = f"{event.point[0]}={event.point[1]}"
            self.choose(" ".join(words))

    def on_sheet_measured(self, event: Sheet.Measured) -> None:
        ends = [f"({x:.1f}, {y:.1f})" for x, y in (event.start, event.end)]
        told = said(self.language, "measured", inches=f"{event.inches:.1f}", **{"from": ends[0], "to": ends[1]})
        self.query_one("#facts", Static).update(told)

    # Keys

    def action_undo(self) -> None:
        if self.busy:
            return
        try:
            self.table.undo(self.seat)
            self.notify(said(self.language, "taken-back"))
        except Refused as fault:
            self.notify(refused(self.table, fault, self.language), severity="warning", markup=False)
        self.renew()

    def action_log(self) -> None:
        speech = self.table.speech(self.language)
        lines = [speech.say(text) for text in self.seen.log]
        self.push_screen(Page(said(self.language, "key-log"), lines, at_end=True))

    def action_rules(self) -> None:
        put = self.seen.question
        find = "" if put is None else put["rule"].partition(".")[0]
        self.push_screen(RulesPage(self.table, self.language, find))

    def action_lens(self) -> None:
        position = Position(self.table, self.seen, self.table.speech(self.language))
        pointed = self.pointed or next((one for one in sorted(self.named())), None)
        self.push_screen(
            LensPage(self.table, self.seat, self.language, lambda lens: drawings.wish(lens, position, pointed))
        )

    def action_board(self) -> None:
        self.query_one("#aside").toggle_class("hidden")
        self.query_one("#log").toggle_class("hidden")
        self.call_after_refresh(self.draw)

    def action_language(self) -> None:
        spoken: list[str] = list(LANGUAGES)
        self.language = spoken[(spoken.index(self.language) + 1) % len(spoken)]
        self.name_keys()
        self.query_one("#log", RichLog).clear()
        self.read = 0
        self.renew()

    def action_help(self) -> None:
        self.push_screen(Page(said(self.language, "key-help"), said(self.language, "help").splitlines()))

    def action_leave(self) -> None:
        self.exit(self.seen.outcome is not None)
