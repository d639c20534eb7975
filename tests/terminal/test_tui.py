"""The terminal as a player meets it: keys and mouse, at 80 by 24, from the same questions as everywhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select, Static

from samovar.facade import load
from samovar.games import catalogue
from samovar.terminal.app import Terminal
from samovar.terminal.board import Sheet
from samovar.terminal.screens import Form, HandOver, LensPage, Page, RulesPage
from samovar.terminal.start import Start
from samovar.terminal.tables import LocalTable, local
from tests.terminal.tables import SHORT, nearly_over, put_to

GAMES = [entry.id for entry in catalogue()]
SMALL = (80, 24)


def alone(game: str, people: int = 1, record: str | None = None, **settings: object) -> LocalTable:
    box = load(game, **{**SHORT[game], **settings})
    return local(box, [""] * people + ["random"] * (len(box.seats) - people), "5", record)


def screen(app: Terminal) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def settled(pilot: Pilot[bool]) -> None:
    """Until nobody but the keyboard is asked."""
    app = pilot.app
    assert isinstance(app, Terminal)
    await pilot.pause()  # what was pressed has set them going by now
    await app.workers.wait_for_complete()
    await pilot.pause()


async def until(pilot: Pilot[bool], happened: Callable[[], bool]) -> None:
    while not happened():  # the test's own limit of time ends it
        await pilot.pause(0.02)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_comes_to_its_end_by_the_enter_key_alone(game):
    table = alone(game, record=nearly_over(game))
    app = Terminal(table, "en")
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        for _ in range(30):
            if app.seen.outcome is None:
                await pilot.press("enter")
                await settled(pilot)

        assert table.table.over
        assert app.seen.outcome is not None
        assert "The game is over." in screen(app)
        await pilot.press("q")
    assert app.return_value is True


async def test_a_whole_game_from_its_first_question():
    table = alone("steamwatchers")
    app = Terminal(table, "fr")
    async with app.run_test(size=SMALL) as pilot:
        presses = 0
        await settled(pilot)
        while app.seen.outcome is None and presses < 200:
            await pilot.press("enter")
            await settled(pilot)
            presses += 1

        assert table.table.over
        assert "La partie est finie." in screen(app)


async def test_what_an_answer_names_is_marked_and_a_click_on_the_board_marks_the_answer():
    table = alone("reckoners")
    app = Terminal(table, "en")
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        options, sheet = app.query_one("#options", OptionList), app.query_one(Sheet)
        last = put_to(table.seen(0))["options"][-1]["targets"][0]
        target = (last["kind"], last["id"])
        spot = min(place for place, found in sheet.canvas.spots.items() if found == target)

        await pilot.click(Sheet, offset=spot)

        assert options.highlighted == options.option_count - 1
        assert target in sheet.marked
        await pilot.press("enter", "enter")  # the board has the focus: there it only points
        await settled(pilot)
        assert not table.table.match.moments


async def test_an_answer_is_composed_in_a_form_that_judges_it():
    table = alone("steamwatchers", people=1)
    app = Terminal(table, "en")
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        while not put_to(app.seen)["fields"]:
            await pilot.press("enter")
            await settled(pilot)
        put = put_to(app.seen)
        places = put["fields"][0]["places"]

        await pilot.press("end", "enter")
        await pilot.pause()

        form = app.screen
        assert isinstance(form, Form)
        assert not form.query_one("#accept", Button).disabled
        form.query(Select).first().clear()
        await until(pilot, lambda: form.query_one("#accept", Button).disabled)
        form.query(Select).first().value = "decoy"
        await until(pilot, lambda: not form.query_one("#accept", Button).disabled)
        form.query_one("#accept", Button).press()
        await until(pilot, lambda: not isinstance(app.screen, Form))
        await settled(pilot)
        said = [moment.said for moment in table.table.match.moments if moment.seat == 0]
        assert said[-1].startswith(f"plan {places[0]}=decoy")


async def test_undo_log_rules_lenses_help_and_the_other_language_are_a_key_away():
    table = alone("reckoners", record=nearly_over("reckoners"))
    app = Terminal(table, "en")
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        english = screen(app)
        await pilot.press("f")
        await pilot.pause()
        assert "Vous êtes" in screen(app)
        assert screen(app) != english

        for key, kind in (("l", Page), ("r", RulesPage), ("v", LensPage), ("question_mark", Page)):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, kind)
            if kind is RulesPage:
                app.screen.query_one("#find", Input).value = "RK-GOAL.1"
                await pilot.pause()
                assert "RK-GOAL.1" in str(app.screen.query_one("#found", Static).render())
            await pilot.press("escape")
            await pilot.pause()
        chosen = len(table.table.match.moments)
        await pilot.press("u")
        await settled(pilot)
        assert len(table.table.match.moments) <= chosen


async def test_the_ruler_measures_the_table_of_a_skirmish():
    app = Terminal(alone("steamfront"), "en")
    async with app.run_test(size=(110, 34)) as pilot:
        await settled(pilot)
        sheet = app.query_one(Sheet)
        sheet.focus()
        plane = sheet.canvas.plane
        assert plane is not None
        sheet.cursor = plane.place(5000, 12000)

        await pilot.press("m", "shift+right")
        await pilot.pause()

        wide = 10 * plane.per_column / 1000
        assert f"{wide:.1f}″" in str(app.query_one("#facts", Static).render())


async def test_whoever_takes_over_the_keyboard_sees_nothing_before_saying_so():
    table = alone("steamwatchers", people=2)
    app = Terminal(table, "en")
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        for _ in range(20):
            if isinstance(app.screen, HandOver):
                break
            await pilot.press("enter")
            await settled(pilot)
        before = app.seat

        assert isinstance(app.screen, HandOver)
        assert "GEO" not in screen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.seat != before
        assert "GEO" in screen(app)


async def test_a_bot_that_fails_costs_its_answer_and_not_the_game():
    table = alone("reckoners")
    del table._bots[1]
    app = Terminal(table, "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        await settled(pilot)

        assert table.faults
        assert table.table.asked


async def test_the_shelf_asks_which_game_and_who_plays():
    app = Start("fr")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "enter")
        await pilot.pause()
        await pilot.press("enter")
    assert app.return_value is not None
    assert app.return_value[:2] == ("steamfront", 1)
