"""Kettle played to its end by clicking, by keyboard alone, and every kind of question on the way."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.kettles import BOT, ME, Guest
from tests.browser.waiting import eventually, hears_enter

# Press the button, and press it once more as a double-click does, the moment something new stands there.
PRESSED_TWICE = """async button => {
  const asked = () => document.querySelector('#decision')?.dataset.decision;
  const before = asked();
  const came = new Promise(met => new MutationObserver((_, watch) => {
    if (asked() !== before || document.querySelector('.result')) { watch.disconnect(); met(); }
  }).observe(document.body, {attributes: true, childList: true, subtree: true}));
  button.click();
  await Promise.race([came, new Promise(met => {
    const watch = new MutationObserver(() => button.dataset.armed === 'true' && (watch.disconnect(), met()));
    watch.observe(button, {attributes: true});
  })]);
  if (button.dataset.armed === 'true') button.click();
  await came;
  await new Promise(requestAnimationFrame);
  const again = new MouseEvent('click', {detail: 2, bubbles: true, cancelable: true});
  document.querySelector('#decision .btn.primary')?.dispatchEvent(again);
}"""


def legal_options(guest: Guest) -> list[dict[str, Any]]:
    question = guest.state()["question"]
    return list(question["options"]) if question else []


def in_view(page: Page, selector: str) -> bool:
    return bool(
        page.evaluate(
            """selector => {
                const {top, bottom, left, right} = document.querySelector(selector).getBoundingClientRect();
                return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
            }""",
            selector,
        )
    )


def answer_by_clicking(guest: Guest, asked: str) -> None:
    """Use the widget of this kind of question, not only its default."""
    page = guest.page
    if "How much coal" in asked:
        page.get_by_role("radio", name="1", exact=True).or_(
            page.get_by_role("radio", name="0", exact=True)
        ).last.click()
    elif "Where do you walk" in asked:
        page.get_by_role("img", name="Press a place").click(position={"x": 80, "y": 60})
    elif "Which tools" in asked:
        page.get_by_role("checkbox", name="shovel").click()
        page.get_by_role("checkbox", name="rag").click()
    elif "which order" in asked:
        page.get_by_role("button", name="Move rag up").click()
    elif "Who gets" in asked:
        page.get_by_role("combobox", name="Anna").select_option("")
        page.get_by_role("combobox", name="Boris").select_option("rag")
        expect(guest.button).to_have_attribute("aria-disabled", "true")
        page.get_by_role("combobox", name="Anna").select_option("shovel")
    elif guest.button.get_attribute("data-incomplete") is not None:  # nothing is proposed
        page.locator("#decision [role=radio]:not([aria-disabled=true])").first.click()


def chosen_or_armed(anna: Guest, before: int) -> bool:
    return len(anna.said("choose")) > before or armed(anna)


def armed(guest: Guest) -> bool:
    return guest.page.locator("#decision .btn.primary[data-armed=true]").count() > 0


def test_a_game_is_played_to_its_end_by_clicking(guest):
    anna: Guest = guest()
    anna.go("/")
    anna.page.get_by_role("button", name="Play Kettle against bots").click()
    met = []

    while asked := anna.waits():
        met.append(asked)
        answer_by_clicking(anna, asked)
        anna.commit()

    assert {"How much coal do you burn?", "Where do you walk?", "In which order do they lie?"} <= set(met)
    expect(anna.page.get_by_role("heading", level=2)).to_contain_text("Most coins at the end")
    lines = [message["line"] for message in anna.said("choose")]
    assert "take shovel,rag" in lines
    assert "line rag,shovel" in lines
    assert "post anna=shovel,boris=rag" in lines
    assert any(line.startswith("walk ") and line != "walk 0=0" for line in lines)


def test_a_game_is_played_to_its_end_by_keyboard_alone(guest):
    anna: Guest = guest()
    anna.go("/")
    page = anna.page
    page.wait_for_selector("article")
    for _ in range(20):
        page.keyboard.press("Tab")
        if "Play Kettle" in page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''"):
            break
    page.keyboard.press("Enter")

    while asked := anna.waits():
        before = len(anna.said("choose"))
        hears_enter(page)
        if "How much coal" in asked:
            page.keyboard.press("1")
        elif "tools" in asked:
            page.keyboard.press("2")
            page.keyboard.press("4")
        elif "walk" in asked:
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowDown")
        elif anna.button.get_attribute("aria-disabled") == "true":  # nothing is proposed
            page.keyboard.press("1")
        expect(anna.button).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("Enter")
        eventually(page, partial(chosen_or_armed, anna, before), "a choice, or a second question")
        if armed(anna):  # what cannot be undone and was only proposed is asked for once more
            page.keyboard.press("Enter")
        anna.taken(before)

    lines = [message["line"] for message in anna.said("choose")]
    assert "take shovel,rag" in lines
    assert lines.count("burn 1") >= 1
    assert "walk 0=0" not in lines
    assert anna.ended


def test_every_question_is_one_sentence_one_button_and_all_its_options(guest):
    anna: Guest = guest()
    anna.lay(ME, BOT)
    page = anna.page

    while asked := anna.waits():
        assert page.locator("#decision h2:visible").count() == 1
        assert anna.button.count() == 1
        assert in_view(page, "#decision .btn.primary")
        name = anna.button.inner_text().replace("⏎", "").strip()
        assert len(name.split()) > 1, name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        question = anna.state()["question"]
        if question["kind"] in {"one", "confirm", "number", "point"}:
            assert page.locator("#decision [role=radio]:not([aria-disabled=true])").count() == len(legal_options(anna))
        if "tools" in asked:
            page.get_by_role("checkbox", name="tongs").click()
            page.get_by_role("checkbox", name="oilcan").click()
        anna.commit()


def test_selecting_changes_nothing_until_the_commit(guest):
    anna: Guest = guest()
    table = anna.lay(ME, BOT)
    anna.waits("How much coal")
    seq = anna.state()["seq"]

    for number in "3210":
        anna.page.get_by_role("radio", name=number, exact=True).click()
    expect(anna.page.get_by_role("radio", name="0", exact=True)).to_have_attribute("aria-checked", "true")
    now = anna.api("GET", f"/api/tables/{table}/state?seat=0")

    assert anna.said("choose") == []
    assert (now["seq"], now["question"]["answered"]) == (seq, None)
    assert {message["type"] for message in anna.sent} <= {"hello", "preview"}


def test_a_double_click_answers_one_question_only_and_begins_no_other_game(guest):
    anna: Guest = guest()
    anna.lay(ME, BOT)
    answered = 0

    while asked := anna.waits():
        assert len(anna.said("choose")) == answered
        answer_by_clicking(anna, asked)
        anna.button.evaluate(PRESSED_TWICE)
        answered += 1
        anna.taken(answered - 1)
    table = anna.page.url
    anna.api("GET", "/api/me")  # whatever the last press began was sent before this

    assert answered > 3
    assert anna.page.url == table
    assert "POST /api/tables" not in anna.requests


def test_the_preview_shows_what_then_happens(guest):
    anna: Guest = guest()
    anna.lay(ME, {"kind": "same-screen", "name": "Boris"})
    walk_to_first_stroll(anna)
    anna.page.get_by_role("radio", name="Walk to (30, 0)").click()
    promised = next(option for option in legal_options(anna) if option["say"] == "walk 30=0")["changes"]
    rows = anna.state()["rows"]

    anna.commit()
    anna.waits("Which tools")

    after = anna.state()["rows"]
    assert promised == [["place", ["boris", "x"], 0, 30]]
    assert rows["place"][2] == 0
    assert after["place"][2] == 30
    assert {name: row for name, row in after.items() if name != "place"} == {
        name: row for name, row in rows.items() if name != "place"
    }


def walk_to_first_stroll(anna: Guest) -> None:
    """Both seal their bids at one screen; then Boris is asked where to walk."""
    for name in ("", "Boris"):
        anna.page.get_by_role("button", name=f"I am {name}").click()
        anna.waits("How much coal")
        anna.commit()
    expect(anna.heading.or_(anna.page.locator("#handover"))).to_be_visible()
    if anna.page.locator("#handover").count():
        anna.page.get_by_role("button", name="I am Boris").click()
    anna.waits("Where do you walk")


def test_a_free_step_is_taken_back_and_restores_the_very_state(guest):
    anna: Guest = guest()
    anna.lay(ME, {"kind": "same-screen", "name": "Boris"})
    walk_to_first_stroll(anna)
    before = anna.state()
    anna.page.get_by_role("radio", name="Walk to (30, 0)").click()
    anna.commit()
    anna.waits("Which tools")

    undo = anna.page.get_by_role("button", name="Take back", exact=True)
    expect(undo).to_have_attribute("data-undo", "free")
    anna.page.keyboard.press("z")
    anna.waits("Where do you walk")

    after = anna.state()
    assert after["rows"] == before["rows"]
    assert after["question"]["options"] == before["question"]["options"]
    anna.page.keyboard.press("Shift+Z")
    anna.waits("Which tools")
    assert anna.said("choose")[-1]["line"] == "walk 30=0"


def test_what_was_revealed_cannot_be_taken_back_and_the_table_says_why(guest):
    anna: Guest = guest()
    anna.lay(ME, BOT)
    anna.waits("How much coal")
    anna.commit()
    anna.until("document.querySelectorAll('[role=log] li[data-n]').length > 2")
    anna.waits()

    undo = anna.page.locator("[data-undo]")
    assert undo.get_attribute("data-undo") == "never"
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click(force=True)

    expect(anna.page.locator("#why")).to_contain_text("cannot be taken back")


def test_a_click_on_what_is_no_option_says_why(guest):
    anna: Guest = guest()
    anna.lay(ME, BOT)
    anna.waits("How much coal")

    anna.page.locator('#board [data-target="stoker:boris"]').click()

    expect(anna.page.locator("#why")).to_contain_text("Why not Boris?", timeout=1000)
    assert len(anna.page.locator("#why").inner_text().splitlines()) > 1


def test_a_place_too_far_away_is_refused_with_its_rule_before_anything_is_sent(guest):
    anna: Guest = guest()
    anna.lay(ME, {"kind": "same-screen", "name": "Boris"})
    walk_to_first_stroll(anna)

    anna.page.get_by_role("spinbutton", name="x").fill("9")
    anna.page.get_by_role("spinbutton", name="x").blur()

    expect(anna.page.locator("#decision")).to_contain_text("That is more than 30 steps away.")
    expect(anna.button).to_have_attribute("aria-disabled", "true")
    anna.page.locator("#decision .why").get_by_role("button", name="TG-WALK.1").click()
    expect(anna.page.locator("#rule-TG-WALK\\.1")).to_contain_text("within the yard")


def test_every_key_of_the_table_does_what_it_says(guest):
    anna: Guest = guest()
    anna.lay(ME, BOT)
    anna.waits("How much coal")
    page = anna.page

    page.keyboard.press("l")
    expect(page.locator("#board-list")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#board-list")).to_have_count(0)
    page.keyboard.press("F1")
    expect(page.locator("#rule-TG-BID\\.1")).to_be_visible()
    page.keyboard.press("/")
    page.get_by_role("searchbox", name="Name of a place").fill("clar")
    expect(page.get_by_role("dialog")).to_contain_text("Nothing has that name.")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("p")
    assert "Anna" in page.evaluate("document.activeElement.textContent")
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.closest('[role=log]') !== null")


def test_keys_can_be_changed_and_single_letters_switched_off(guest):
    anna: Guest = guest()
    anna.go("/settings")
    page = anna.page
    page.get_by_role("button", name="Change the key for: board as a list").click()
    page.keyboard.press("z")
    expect(page.get_by_role("alert").filter(has_text="Already used for: take back")).to_be_visible()
    page.keyboard.press("x")
    anna.lay(ME, BOT)
    anna.waits("How much coal")

    page.keyboard.press("l")
    expect(page.locator("#board-list")).to_have_count(0)
    page.keyboard.press("x")
    expect(page.locator("#board-list")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('samovar.comfort', JSON.stringify({singleKeys: false}))")
    page.reload()
    anna.waits("How much coal")
    page.keyboard.press("l")
    expect(page.locator("#board-list")).to_have_count(0)


def test_the_list_of_the_board_follows_the_state_and_can_do_what_the_board_can(guest):
    anna: Guest = guest()
    anna.lay(ME, BOT)
    anna.waits("How much coal")
    anna.page.keyboard.press("l")
    rows = anna.page.locator("#board-list tbody tr")

    expect(rows).to_have_count(2)
    before = rows.nth(0).inner_text()
    anna.page.get_by_role("radio", name="3", exact=True).click()
    anna.commit()
    anna.until("document.querySelectorAll('[role=log] li[data-n]').length > 2")
    expect(rows.nth(0)).not_to_have_text(before)
    anna.waits("give coal away")  # a question that comes later would take the explanation away
    coal = anna.state()["rows"]["coal"][0]
    assert str(coal) in rows.nth(0).locator("td").first.inner_text()
    anna.page.locator('#board-list [data-row="stoker:anna"]').click()
    expect(anna.page.locator("#why")).to_contain_text("Anna")  # nobody gives to himself
