"""Each law has a fault planted for it, and finds it."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from samovar.kernel.choice import Choice
from samovar.kernel.errors import Impossible, Refusal, Unreadable
from samovar.kernel.game import Config, Outcome
from samovar.kernel.parts import Number
from samovar.kernel.steps import Ask, Chance
from samovar.kernel.table import OPEN, REMEMBERED, Table
from samovar.testkit.laws import (
    EVERYWHERE,
    NOW_AND_THEN,
    Law,
    copies_are_apart,
    game_ends,
    leaves_are_plain,
    notation_is_faithful,
    obey,
    options_are_sound,
    quantities_are_conserved,
    reasons_are_true,
    rows_hold_what_they_declare,
    saving_changes_nothing,
)
from samovar.testkit.secrecy import (
    determinizations_are_whole,
    secrets_are_kept,
    stack_is_open,
    taking_back_restores,
    views_suffice,
)
from samovar.testkit.walk import Breach
from tests.driving import picker
from tests.tiny import rules
from tests.tiny.game import Kettle
from tests.tiny.rules import Burn, Draw, Give, Gusted, Play, Walk
from tests.tiny.table import CARDS, COAL, DECK, DECK_LEFT, HAND, HEAT, LAYOUT, KettleTable


def breach_of(game: Kettle, *judges: Law) -> str:
    """The law that random play finds broken, under those named besides throws, record and end, which always judge."""
    for seed in range(12):
        try:
            obey(game, {"players": 3}, picker(seed), seed=bytes([seed]), cheap=judges, dear=())
        except Breach as breach:
            return breach.law
    return "none"


def test_without_a_fault_no_law_is_broken():
    assert breach_of(Kettle(), *EVERYWHERE, *NOW_AND_THEN) == "none"


def test_a_step_that_holds_a_fraction_is_found(monkeypatch):
    def run(self, table):
        table.cells[0] += 1
        table.then(rules.Stroll(0.5))  # type: ignore[arg-type]  # the fault

    monkeypatch.setattr(rules.Round, "run", run)

    with pytest.raises(Impossible, match="float is not a plain value"):
        breach_of(Kettle(), leaves_are_plain)


def test_a_copy_that_shares_something_is_found():
    class Sticky(KettleTable):
        shared: ClassVar[list[int]] = []

        def fresh(self) -> KettleTable:
            return Sticky()

        def burn(self, seat: int, pieces: int) -> None:
            Sticky.shared.append(pieces)
            super().burn(seat, pieces)
            self.cells[HEAT] += len(Sticky.shared)

    class StickyKettle(Kettle):
        def setup(self, config: Config) -> Table:
            sticky = Sticky()
            plain = super().setup(config)
            sticky.lay(plain.seats)
            sticky.cells = plain.cells
            sticky.stack = plain.stack
            return sticky

    assert breach_of(StickyKettle(), copies_are_apart) == "copies are apart"


def test_a_question_without_options_is_found(monkeypatch):
    monkeypatch.setattr(rules.Flourish, "options", lambda self, table: [])

    assert breach_of(Kettle(), options_are_sound) == "options are sound"


def test_an_option_offered_twice_is_found(monkeypatch):
    monkeypatch.setattr(rules.Flourish, "options", lambda self, table: [Play(True), Play(True)])

    assert breach_of(Kettle(), options_are_sound) == "options are sound"


def test_an_option_that_is_refused_is_found(monkeypatch):
    monkeypatch.setattr(rules.Pack, "judge", lambda self, table, seat, choice: Refusal("X", "why"))

    assert breach_of(Kettle(), options_are_sound) == "options are sound"


def test_looking_that_changes_the_table_is_found(monkeypatch):
    def options(self, table):
        table.cells[HEAT] += 1
        return [Play(True), Play(False)]

    monkeypatch.setattr(rules.Flourish, "options", options)

    assert breach_of(Kettle(), options_are_sound) == "options are sound"


def test_a_default_that_is_refused_is_found(monkeypatch):
    monkeypatch.setattr(rules.Stroll, "otherwise", lambda self, table, seat: Walk((999, 999)))

    assert breach_of(Kettle(), options_are_sound) == "options are sound"


def test_a_lot_that_falls_on_something_else_than_what_is_listed_is_found(monkeypatch):
    monkeypatch.setattr(rules.Flourish, "drawn", lambda self, table, seat, memory: Play(True))

    assert breach_of(Kettle(), options_are_sound) == "options are sound"


def test_a_question_that_waits_for_the_wrong_seat_is_found(monkeypatch):
    monkeypatch.setattr(rules.Flourish, "next_seat", lambda self, table: self.seat + 1)

    assert breach_of(Kettle(), options_are_sound) == "options are sound"


def test_a_reason_against_what_is_offered_is_found(monkeypatch):
    monkeypatch.setattr(rules.Flourish, "judge", lambda self, table, seat, choice: Refusal("TG-PLAY.1", "why-not-so"))

    assert breach_of(Kettle(), reasons_are_true) == "reasons are true"


def test_a_choice_that_is_looked_for_and_refused_without_a_reason_is_found(monkeypatch):
    monkeypatch.setattr(rules.Flourish, "near", lambda self, table, seat: [Give(0, 99)])
    monkeypatch.setattr(rules.Flourish, "judge", lambda self, table, seat, choice: None)

    assert breach_of(Kettle(), reasons_are_true) == "reasons are true"


def test_options_that_depend_on_another_seats_hand_are_found(monkeypatch):
    def options(self, table):
        return [Play(any(table.card(seat) > 0 for seat in range(table.seats) if seat != self.seat))]

    monkeypatch.setattr(rules.Flourish, "options", options)

    assert breach_of(Kettle(), views_suffice) == "views suffice"


def test_a_title_that_tells_a_secret_is_found(monkeypatch):
    def about(self, table, seat):
        return {"top": int(table.cells[DECK])}

    monkeypatch.setattr(rules.Bid, "about", about)

    assert breach_of(Kettle(), secrets_are_kept) == "secrets are kept"


def test_a_secret_in_an_open_row_is_found(monkeypatch):
    monkeypatch.setattr(LAYOUT.by_name["hand"], "seen", OPEN)
    monkeypatch.setattr(LAYOUT, "secrets", [row for row in LAYOUT.secrets if row.name != "hand"])

    assert breach_of(Kettle(), secrets_are_kept) == "secrets are kept"


class Peek(Ask[KettleTable]):
    """A stoker looks at the top card, which lies on the stack where every view has it."""

    rule: ClassVar[str] = "TG-PEEK.1"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: KettleTable) -> list[Choice]:
        return [Play(True), Play(False)]

    def take(self, table: KettleTable, choice: Choice) -> None:
        return


def test_a_secret_on_the_stack_is_found(monkeypatch):
    real = rules.Flourish.take

    def take(self, table, choice):
        real(self, table, choice)
        if table.cells[DECK_LEFT]:
            table.then(Peek(self.seat, int(table.cells[DECK + table.cells[DECK_LEFT] - 1])))

    monkeypatch.setattr(rules.Flourish, "take", take)
    kinds = [*Kettle().step_kinds(), Peek]
    monkeypatch.setattr(Kettle, "step_kinds", lambda self: kinds)

    assert breach_of(Kettle(), secrets_are_kept) == "none"  # it takes two worlds that differ in the card
    assert breach_of(Kettle(), stack_is_open) == "the stack is open"


def test_a_scene_that_tells_a_secret_is_found(monkeypatch):
    class Known(Kettle):
        tables: ClassVar[list[Table]] = []

        def determinize(self, seen: Table, seat: int, memory: int) -> Table:
            determinized = super().determinize(seen, seat, memory)
            Known.tables.append(determinized)
            return determinized

        def scene(self, seen: Table, seat: int) -> dict[str, Any]:
            return {"determinizations": len(Known.tables)}  # something that lies outside the view

    assert breach_of(Known(), secrets_are_kept) == "secrets are kept"


def test_a_determinization_that_forgets_what_was_shown_to_all_is_found(monkeypatch):
    heat = LAYOUT.by_name["heat"]
    real = Kettle.determinize
    monkeypatch.setattr(heat, "seen", REMEMBERED)
    monkeypatch.setattr(LAYOUT, "remembered", [heat])

    def forget(self, seen, seat, memory):
        determinized = real(self, seen, seat, memory)
        determinized.cells[HEAT] += 1
        return determinized

    assert breach_of(Kettle(), secrets_are_kept) == "none"
    monkeypatch.setattr(Kettle, "determinize", forget)
    assert breach_of(Kettle(), secrets_are_kept) == "secrets are kept"


def test_a_title_that_cannot_be_read_from_every_view_is_found(monkeypatch):
    def about(self, table, seat):
        return {"card": CARDS[table.card(self.seat) - 1]} if table.card(self.seat) else {}

    monkeypatch.setattr(rules.Flourish, "about", about)

    with pytest.raises(IndexError):
        breach_of(Kettle(), secrets_are_kept)


def test_a_determinization_with_a_gap_is_found(monkeypatch):
    monkeypatch.setattr(Kettle, "determinize", lambda self, seen, seat, memory: seen)

    assert breach_of(Kettle(), determinizations_are_whole) == "determinizations are whole"


def test_a_determinization_that_changes_what_the_seat_knows_is_found(monkeypatch):
    real = Kettle.determinize

    def determinize(self, seen, seat, memory):
        determinized = real(self, seen, seat, memory)
        assert isinstance(determinized, KettleTable)
        if seat >= 0 and determinized.hand_full(seat):
            determinized.cells[HAND + seat] = determinized.cells[HAND + seat] % 6 + 1
        return determinized

    monkeypatch.setattr(Kettle, "determinize", determinize)
    assert breach_of(Kettle(), secrets_are_kept) == "secrets are kept"


def test_a_choice_that_is_not_heard_as_it_is_said_is_found(monkeypatch):
    class Deaf(Number):
        def hear(self, word: str) -> int:
            return int(super().hear(word)) + 1

        def say(self, value: int) -> str:
            return "1"

    monkeypatch.setattr(Burn, "parts", (Deaf("pieces"),))
    assert breach_of(Kettle(), notation_is_faithful) == "notation is faithful"


def test_a_step_that_cannot_be_loaded_is_found(monkeypatch):
    kinds = [kind for kind in Kettle().step_kinds() if kind is not rules.Gust]
    monkeypatch.setattr(Kettle, "step_kinds", lambda self: kinds)

    with pytest.raises(Unreadable, match="no step called 'Gust'"):
        breach_of(Kettle(), saving_changes_nothing)


def test_lost_coal_is_found(monkeypatch):
    def take(self, table, seat, choice):
        if isinstance(choice, Give):
            table.cells[COAL + seat] -= 1

    monkeypatch.setattr(rules.Talk, "take", take)

    assert breach_of(Kettle(), quantities_are_conserved) == "quantities are conserved"


def test_a_number_that_names_nothing_is_found(monkeypatch):
    def take(self, table, choice):
        table.cells[HAND] = len(CARDS) + 1

    monkeypatch.setattr(rules.Stroll, "take", take)

    assert breach_of(Kettle(), rows_hold_what_they_declare) == "rows hold what they declare"


def test_a_card_shown_without_saying_so_is_found(monkeypatch):
    def take(self, table, choice):
        table.cells[HEAT] = table.cells[DECK + table.cells[DECK_LEFT] - 1] if table.cells[DECK_LEFT] else 0
        table.then(Draw(self.seat))

    def quiet(self, table):
        if table.cells[DECK_LEFT]:
            table.cells[DECK_LEFT] -= 1
            table.hold(self.seat, table.cells[DECK + table.cells[DECK_LEFT]])
            table.cells[DECK + table.cells[DECK_LEFT]] = 0

    monkeypatch.setattr(rules.Draw, "run", quiet)
    monkeypatch.setattr(rules.Tidy, "take", take)

    assert breach_of(Kettle(), taking_back_restores) == "taking back restores"


class Roulette(Chance[KettleTable]):
    """A throw whose weights do not sum to its ways."""

    def ways(self, table: KettleTable) -> int:
        return 6

    def weights(self, table: KettleTable) -> list[int] | None:
        return [3, 2, 2]

    def happen(self, table: KettleTable, outcome: int) -> None:
        table.tell(Gusted(outcome))


def test_weights_that_do_not_sum_are_found(monkeypatch):
    monkeypatch.setattr(rules, "Gust", Roulette)
    kinds = [*Kettle().step_kinds(), Roulette]
    monkeypatch.setattr(Kettle, "step_kinds", lambda self: kinds)
    monkeypatch.setattr(rules.Talk, "seats", lambda self, table: [0])

    assert breach_of(Kettle()) == "throws are fair"


def test_two_results_under_one_label_are_found(monkeypatch):
    monkeypatch.setattr(rules.Gust, "label", lambda self, table, outcome: "wind")
    monkeypatch.setattr(rules.Talk, "seats", lambda self, table: [0])

    assert breach_of(Kettle()) == "throws are fair"


def test_an_outcome_while_the_game_goes_on_is_found(monkeypatch):
    monkeypatch.setattr(Kettle, "outcome", lambda self, table: Outcome([0], "end"))

    assert breach_of(Kettle(), game_ends) == "the game ends"


def test_a_game_beyond_its_bound_is_found(monkeypatch):
    monkeypatch.setattr(Kettle, "bound", lambda self, config: 3)

    assert breach_of(Kettle()) == "the game ends"


class Nag(Ask[KettleTable]):
    """Asks by something that lies outside the table, so that no replay can repeat it."""

    rule: ClassVar[str] = "TG-NAG.1"
    asked: ClassVar[int] = 0

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: KettleTable) -> list[Choice]:
        return [Play(True), Play(False)]

    def take(self, table: KettleTable, choice: Choice) -> None:
        Nag.asked += 1
        table.cells[HEAT] += Nag.asked


def test_a_memory_outside_the_table_is_found(monkeypatch):
    monkeypatch.setattr(rules, "Flourish", Nag)
    kinds = [*Kettle().step_kinds(), Nag]
    monkeypatch.setattr(Kettle, "step_kinds", lambda self: kinds)

    assert breach_of(Kettle()) == "the record replays"
