"""What a press does by itself, what it never does, and whose undo is."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.browser.kettles import BOT, ME, Guest
from tests.browser.waiting import answer, eventually, hears_enter

SAME = {"kind": "same-screen", "name": "Boris"}
QUICK = "localStorage.setItem('samovar.comfort', JSON.stringify({ everyQuestion: true }))"


def quick(guest: Guest) -> Guest:
    """A reader with the usual comfort, who wants to see every question."""
    guest.context.add_init_script(QUICK)
    return guest


def in_talk(anna: Guest) -> None:
    """Both seats are hers, both have bid, and all talk: several may act, until all are ready."""
    anna.lay(ME, SAME)
    while "talk" not in anna.state().get("ask", {}).get("title", {}).get("key", ""):
        anna.page.wait_for_selector("#handover .btn.primary, #decision.mine .btn.primary")
        if anna.page.locator("#handover").count():
            anna.page.locator("#handover .btn.primary").click()
            continue
        before = len(anna.said("choose"))
        hears_enter(anna.page)
        if len(anna.said("choose")) == before:
            answer(anna.page)
        eventually(anna.page, partial(has_chosen, anna, before), "a choice")


def has_chosen(anna: Guest, before: int) -> bool:
    return len(anna.said("choose")) > before


def test_what_can_be_undone_is_done_by_the_press_and_the_seal_waits_for_the_button(guest):
    anna = quick(guest())
    anna.lay(ME, BOT)
    anna.waits("How much coal")

    anna.page.get_by_role("radio", name="1", exact=True).click()
    expect(anna.button).to_contain_text("Seal")
    expect(anna.page.locator("#decision")).to_contain_text("Boris has sealed")  # nothing else will arrive meanwhile
    sealed = len(anna.said("choose"))
    hears_enter(anna.page)
    anna.page.keyboard.press("Enter")
    anna.taken(sealed)

    assert sealed == 0
    assert anna.said("choose")[0]["line"] == "burn 1"


def test_a_ready_of_another_seat_is_taken_back_and_said_again(guest):
    anna: Guest = guest()
    in_talk(anna)
    page = anna.page
    hears_enter(page)
    first = anna.state()["seat"]
    page.locator("#decision [data-say=ready]").click()
    answer(page)
    page.wait_for_selector("#handover")
    page.locator("#handover .btn.primary").click()
    eventually(page, lambda: anna.state()["seat"] not in (first, None), "the other seat")
    assert anna.state()["answers"][first] == "ready"
    expect(page.get_by_role("log")).to_contain_text("is ready")

    page.keyboard.press("z")

    eventually(page, lambda: anna.state()["answers"] == [None, None], "nobody ready")
    assert "talk" in anna.state()["ask"]["title"]["key"]
    page.keyboard.press("Shift+Z")
    eventually(page, lambda: anna.state()["answers"].count("ready") == 1, "ready again")
