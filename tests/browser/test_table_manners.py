"""Nobody can stall a table and nobody must sit and wait: standing answers, clocks, notifications, late spectators."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.kettles import BOT, ME, PHONE, Guest
from tests.browser.test_table_live import bid, seated

SECONDS = 5  # the shortest clock
# A page that is in the background, in a browser whose owner has allowed notifications; what would pop up is noted.
BACKGROUND = """
window.popped = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission() { return Promise.resolve('granted'); }
  constructor(title) { window.popped.push(title); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""


def test_a_standing_answer_is_given_at_once_and_can_be_withdrawn(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)
    bid(anna, 0)
    bid(boris, 3)
    boris.waits("Show your card")

    boris.page.get_by_role("button", name="Always answer so").click()

    expect(boris.heading).not_to_contain_text("Show your card")
    assert len(boris.said("choose")) == 1
    chip = boris.page.get_by_role("list", name="Standing answers").get_by_role("button", name="Ask me again")
    chip.click()
    expect(chip).to_have_count(0)


def test_a_clock_counts_warns_and_plays_the_default(guest):
    anna: Guest = guest()
    anna.lay(ME, BOT, clock={"kind": "decision", "seconds": SECONDS})
    asked = anna.waits()
    expect(anna.page.get_by_role("timer")).to_be_visible()

    expect(anna.page.locator("#decision .notice")).to_contain_text("You have", timeout=SECONDS * 1000)
    anna.until("document.querySelector('[role=log]').textContent.includes('the default is played')")

    assert asked == "How much coal do you burn?"
    assert anna.said("choose") == []


def test_a_page_in_the_background_is_told_when_it_is_ones_turn(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)
    bid(boris, 1)
    boris.page.add_init_script(BACKGROUND)
    boris.go("/games-mine")
    boris.page.wait_for_selector("h1")
    boris.page.wait_for_timeout(500)
    assert boris.page.evaluate("window.popped") == []

    bid(anna, 0)

    boris.until("window.popped.length > 0")
    assert boris.page.evaluate("window.popped") == ["It is your move."]


def test_a_spectator_who_is_behind_is_told_so_and_sees_the_past(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    clara: Guest = guest()
    table = seated(anna, boris, delay=5)
    clara.go(f"/t/{table}")
    clara.page.wait_for_selector("#decision")

    bid(anna, 3)
    bid(boris, 0)
    expect(anna.page.get_by_role("log")).to_contain_text("Anna burns 3 coal.")

    expect(clara.page.locator("#decision")).to_contain_text("The players are 5 choices ahead of what you see.")
    clara.page.wait_for_timeout(300)
    assert "Anna burns 3 coal." not in clara.log()
    assert "burns 3" not in "".join(clara.frames)


def test_the_sheet_of_a_phone_is_dragged_or_pressed_to_another_size(guest):
    reader: Guest = guest(**PHONE)
    reader.lay(ME, BOT)
    reader.waits()
    table = reader.page.locator(".table")
    grab = reader.page.get_by_role("button", name="Make the panel smaller or larger")
    box = grab.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    reader.page.mouse.move(x, y)
    reader.page.mouse.down()
    reader.page.mouse.move(x, y - 120, steps=4)
    reader.page.mouse.up()
    expect(table).to_have_attribute("data-sheet", "full")
    grab.click()

    expect(table).to_have_attribute("data-sheet", "peek")
