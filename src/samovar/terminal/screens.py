"""What opens over the table: log, rules, lenses, help, the hand-over, and the form of a wide answer."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, OptionList, Select, SelectionList, Static
from textual.widgets.option_list import Option

from samovar.terminal.drafting import first_values, line_of, value_of, word_of
from samovar.terminal.tables import Playing, Refused
from samovar.terminal.words import lens_lines, refused, said, wish_of

MOST_RULES = 60


class Overlay(ModalScreen[Any]):
    """Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]
    DEFAULT_CSS = """
    Overlay { align: center middle; }
    Overlay > Vertical { width: 90%; height: 90%; border: round $accent; padding: 0 1; background: $surface; }
    """


class Page(Overlay):
    """Lines to read."""

    def __init__(self, title: str, lines: list[str], at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self.heading, markup=False)
            with VerticalScroll(id="page"):
                yield Static("\n".join(self.lines), markup=False)

    def on_mount(self) -> None:
        page = self.query_one("#page")
        page.focus()
        if self.at_end:
            page.scroll_end(animate=False)


class HandOver(Page):
    """Nothing of the table is seen until the next player says so."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss(True)", show=False)]
    DEFAULT_CSS = "HandOver { background: $background; }"


class RulesPage(Overlay):
    def __init__(self, table: Playing, language: str, find: str) -> None:
        super().__init__()
        self.rules = table.rules(language)
        self.language = language
        self.find = find

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Input(self.find, placeholder=said(self.language, "rules-find"), id="find")
            with VerticalScroll():
                yield Static("", markup=False, id="found")

    def on_mount(self) -> None:
        self.search(self.find)

    def on_input_changed(self, changed: Input.Changed) -> None:
        self.search(changed.value)

    def search(self, find: str) -> None:
        wanted = find.casefold().split()
        found = [f"{id}  {rule}" for id, rule in self.rules if all(w in f"{id} {rule}".casefold() for w in wanted)]
        rest = f"\n… +{len(found) - MOST_RULES}" if len(found) > MOST_RULES else ""
        self.query_one("#found", Static).update("\n".join(found[:MOST_RULES]) + rest)


class LensPage(Overlay):
    """Choose a lens, say about what, see what it shows."""

    def __init__(self, table: Playing, seat: int, language: str, wish: Any) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.language = language
        self.wish = wish  # what each lens is asked unless the player says otherwise

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(said(self.language, "lens-which"))
            yield OptionList(*[Option(lens, id=lens) for lens in self.table.lenses], id="lenses")
            yield Input(placeholder=said(self.language, "lens-wish"), id="wish")
            with VerticalScroll():
                yield Static("", markup=False, id="shown")

    def on_mount(self) -> None:
        self.query_one("#lenses", OptionList).styles.max_height = 6

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        wish = self.wish(event.option_id)
        self.query_one("#wish", Input).value = " ".join(f"{key}={value}" for key, value in wish.items())

    def on_option_list_option_selected(self) -> None:
        self.look()

    def on_input_submitted(self) -> None:
        self.look()

    def look(self) -> None:
        lenses = self.query_one("#lenses", OptionList)
        if lenses.highlighted is None:
            return
        lens = lenses.get_option_at_index(lenses.highlighted).id or ""
        try:
            shown = self.table.look(self.seat, lens, wish_of(self.query_one("#wish", Input).value.split()))
            lines = lens_lines(shown, self.table.speech(self.language))
        except Refused as fault:
            lines = [refused(self.table, fault, self.language)]
        self.query_one("#shown", Static).update("\n".join(lines) or said(self.language, "lens-nothing"))


class Form(Overlay):
    """A wide answer, field by field. It is judged at every change, and closes with the line that was made."""

    DEFAULT_CSS = """
    Form Select { width: 100%; }
    Form SelectionList { height: auto; max-height: 10; }
    Form #verdict { height: auto; }
    """

    def __init__(self, table: Playing, seat: int, put: dict[str, Any], language: str) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.put = put
        self.language = language
        self.values = first_values(put)

    def compose(self) -> ComposeResult:
        speech = self.table.speech(self.language)
        with Vertical():
            yield Label(speech.say(self.put["title"]), markup=False)
            with VerticalScroll():
                for number, field in enumerate(self.put["fields"]):
                    yield from self.widgets_for(number, field)
            yield Static("", markup=False, id="verdict")
            yield Button(said(self.language, "accept"), id="accept", variant="primary")

    def widgets_for(self, number: int, field: dict[str, Any]) -> ComposeResult:
        speech = self.table.speech(self.language)
        value = self.values[number]
        if field["kind"] == "some":
            chosen = [(speech.name(field["of"], id), id, id in value) for id in field["ids"]]
            yield SelectionList(*chosen, id=f"field-{number}")
        elif field["kind"] == "assign":
            things = [(speech.name(field["thingsOf"], thing["id"]), thing["id"]) for thing in field["things"]]
            for place in field["places"]:
                yield Label(speech.name(field["placesOf"], place), markup=False)
                yield Select(things, value=value.get(place, Select.NULL), name=place, id=f"field-{number}-{place}")
        else:
            yield Label(field["name"], markup=False)
            yield Input(word_of(field, value), id=f"field-{number}")

    def on_mount(self) -> None:
        self.judge()

    def on_select_changed(self, changed: Select.Changed) -> None:
        number = int((changed.select.id or "").split("-")[1])
        place = changed.select.name or ""
        if changed.value is Select.NULL:
            self.values[number].pop(place, None)
        else:
            self.values[number][place] = changed.value
        self.judge()

    def on_selection_list_selected_changed(self, changed: SelectionList.SelectedChanged[str]) -> None:
        self.values[int((changed.selection_list.id or "").split("-")[1])] = list(changed.selection_list.selected)
        self.judge()

    def on_input_changed(self, changed: Input.Changed) -> None:
        number = int((changed.input.id or "").split("-")[1])
        try:
            self.values[number] = value_of(self.put["fields"][number], changed.value.strip() or "-")
        except ValueError:
            return
        self.judge()

    def judge(self) -> None:
        told = self.table.preview(self.seat, line_of(self.put, self.values))
        speech = self.table.speech(self.language)
        why = told.get("why")
        if why is not None:
            verdict = refused(self.table, Refused(why), self.language)
        else:
            verdict = "\n".join([speech.say(told["label"]), *[speech.say(fact) for fact in told["facts"]]])
        self.query_one("#verdict", Static).update(verdict)
        self.query_one("#accept", Button).disabled = why is not None

    def on_input_submitted(self) -> None:
        self.accept()

    def on_button_pressed(self) -> None:
        self.accept()

    def accept(self) -> None:
        if not self.query_one("#accept", Button).disabled:
            self.dismiss(line_of(self.put, self.values))
