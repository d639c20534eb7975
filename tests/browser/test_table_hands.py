"""What a press does by itself, what it never does, and whose undo is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.kettles import BOT, ME, OPEN, Guest
from tests.browser.waiting import HEARS_ENTER, answer, eventually, hears_enter, painted

SAME = {"kind": "same-screen", "name": "Boris"}
QUICK = "localStorage.setItem('samovar.comfort', JSON.stringify({ everyQuestion: true }))"


def quick(guest: Guest) -> Guest:
    """A reader with the usual comfort, who wants to see every question."""
    guest.page.add_init_script(QUICK)
    return guest


def in_talk(anna: Guest) -> None:
    """Both seats are hers, both have bid, and all talk: several may act, until all are ready."""
    anna.lay(ME, SAME)
    while "talk" not in anna.state().get("ask", {}).get("title", {}).get("key", ""):
        pressed = anna.page.locator("#handover .btn.primary, #decision.mine .btn.primary").first
        pressed.wait_for()
        if anna.page.locator("#handover").count():
            pressed.click()
            continue
        before = len(anna.said("choose"))
        # The screen may be about to be handed over: then nothing is answered here.
        eventually(anna.page, lambda: anna.page.evaluate(HEARS_ENTER) or handed_over(anna), "the moment for an answer")
        if handed_over(anna):
            continue
        answer(anna.page)
        anna.taken(before)


def handed_over(anna: Guest) -> bool:
    return anna.page.locator("#handover").count() > 0


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


REPEATED = """() => document.body.dispatchEvent(
    new KeyboardEvent('keydown', {key: 'Enter', repeat: true, bubbles: true, cancelable: true}))"""


def test_another_seal_leaves_a_draft_and_its_enter_alone_and_a_held_enter_answers_once(guest):
    anna, boris = quick(guest()), guest()
    table = anna.lay(ME, OPEN)
    boris.api("POST", f"/api/tables/{table}/join", {})
    boris.api("POST", f"/api/tables/{table}/ready", {"ready": True})
    anna.waits("How much coal")
    asked_at = anna.page.locator("#decision").get_attribute("data-asked-at")

    state = boris.api("GET", f"/api/tables/{table}/state?seat=1")
    sealed = {"type": "choose", "id": "b1", "seat": 1, "decision": state["decision"], "line": "burn 0"}
    boris.api("POST", f"/api/tables/{table}/messages", sealed)
    expect(anna.page.locator("#decision .locks")).to_be_visible()
    still = anna.page.locator("#decision").get_attribute("data-asked-at")
    anna.page.get_by_role("radio", name="1", exact=True).click()
    expect(anna.button).to_contain_text("Seal")
    hears_enter(anna.page)
    anna.page.evaluate(REPEATED)
    painted(anna.page)
    held = len(anna.said("choose"))
    anna.page.keyboard.press("Enter")
    anna.taken(0)

    assert (still, held) == (asked_at, 0)


def test_one_resigns_with_two_presses_and_the_result_is_there(guest):
    anna = guest()
    anna.lay(ME, BOT)
    anna.waits()
    anna.page.get_by_role("button", name="Menu").click()

    resign = anna.page.locator("[data-resign]")
    resign.click()
    asked = len(anna.said("resign"))
    expect(resign).to_have_attribute("data-resign", "really")
    resign.click()

    expect(anna.page.locator("#result")).to_contain_text("resignation")
    expect(anna.page.locator(".result li.winner")).to_have_count(1)
    assert asked == 0
