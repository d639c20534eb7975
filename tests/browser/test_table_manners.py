"""Nobody can stall a table and nobody must sit and wait: standing answers, clocks, notifications, late spectators."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.kettles import BOT, GAME, ME, PHONE, Guest
from tests.browser.test_table_live import bid, seated
from tests.browser.waiting import eventually

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


def listens(guest: Guest) -> None:
    """Wait until the page that is open has heard which tables wait."""
    guest.frames.clear()
    guest.page.reload()
    eventually(guest.page, lambda: any('"type":"turns"' in frame for frame in guest.frames), "word of tables that wait")


def test_a_standing_answer_is_given_at_once_and_can_be_withdrawn(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)
    bid(anna, 0)
    bid(boris, 3)
    boris.waits("Show your card")

    boris.page.get_by_role("button", name="Always answer like this").click()

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

    warning = anna.page.locator("#decision .notice")
    expect(warning).to_contain_text("then this is chosen for you: Burn nothing", timeout=SECONDS * 1000)
    anna.until("document.querySelector('[role=log]').textContent.includes('the default is played')")

    assert asked == "How much coal do you burn?"
    assert anna.said("choose") == []


def test_any_page_of_the_house_tells_when_another_game_waits_for_its_reader(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    table = seated(anna, boris)
    bid(boris, 1)
    boris.page.add_init_script(BACKGROUND)
    boris.lay(ME, BOT)
    boris.waits()
    listens(boris)
    assert boris.page.evaluate("window.popped") == []

    bid(anna, 0)
    boris.until("window.popped.length > 0")
    boris.until("document.title.startsWith('(1) ')")
    boris.page.get_by_role("link", name="One game waits for you").click()
    boris.waits("Show your card")

    assert boris.page.evaluate("window.popped") == ["It is your move."]
    assert boris.page.url.endswith(f"/t/{table}")


def test_whoever_wants_no_notifications_gets_none_and_still_sees_the_count(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)
    bid(boris, 1)
    boris.page.add_init_script(BACKGROUND)
    boris.go("/settings")
    boris.page.get_by_role("switch", name="Tell me when it is my turn").click()
    boris.go("/")
    listens(boris)

    bid(anna, 0)
    boris.until("document.title.startsWith('(1) ')")

    expect(boris.page.get_by_label("One game waits for you")).to_be_visible()
    assert boris.page.evaluate("window.popped") == []
    assert boris.page.evaluate("JSON.parse(localStorage['samovar.comfort']).notify") is False


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
    clara.page.reload()  # all that is sent to her now was composed after both had bid
    clara.page.wait_for_selector("#decision")
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


def test_a_plan_made_while_waiting_is_offered_at_ones_turn_and_sends_nothing(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)
    bid(anna, 0)
    bid(boris, 4)
    boris.waits("Show your card")
    plan = anna.page.get_by_role("region", name="Your plan")

    anna.page.locator('#board [data-target="stoker:boris"]').click()
    anna.page.get_by_role("button", name="Keep it for my turn").click()
    plan.get_by_label("A note to yourself").fill("Give him coal before the last round")
    plan.get_by_label("A note to yourself").blur()
    anna.page.reload()
    expect(plan.get_by_role("listitem")).to_contain_text("Boris")
    chosen = len(anna.said("choose"))
    for _ in range(GAME):
        if "give coal" in anna.heading.inner_text():
            break
        eventually(anna.page, lambda: boris.asks() or anna.asks(), "a question")
        (boris if boris.asks() else anna).commit()

    expect(plan.get_by_label("A note to yourself")).to_have_value("Give him coal before the last round")
    expect(plan.get_by_role("listitem")).to_contain_text("selected, as planned")
    expect(anna.button).to_contain_text("Boris")
    assert [message["line"] for message in anna.said("choose")[chosen:] if "boris" in message["line"]] == []
    anna.commit()
    expect(plan.get_by_role("listitem")).to_have_count(0)
