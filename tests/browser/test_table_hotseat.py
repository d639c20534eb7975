"""One screen for several people: it changes hands without showing anything to the wrong one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.kettles import BOT, ME, Guest
from tests.browser.waiting import eventually

INES = {"kind": "same-screen", "name": "Inès"}


def take(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name=f"I am {name}").click()


def test_two_at_one_screen_play_to_the_end(guest):
    anna: Guest = guest()
    anna.lay(ME, INES)
    handed = 0

    for _ in range(80):
        anna.page.wait_for_selector("#handover, #result, #decision.mine .btn.primary")
        if anna.ended:
            break
        if anna.page.locator("#handover").count():
            handed += 1
            anna.page.locator("#handover .btn.primary").click()
            anna.page.wait_for_selector("#decision")
        elif anna.button.count():
            anna.commit()

    assert anna.ended
    assert handed >= 6


def test_while_the_screen_changes_hands_nothing_of_the_game_is_there(guest):
    anna: Guest = guest()
    anna.lay(ME, INES)
    take(anna, "")
    anna.waits("How much coal")
    anna.page.get_by_role("radio", name="3", exact=True).click()
    anna.commit()

    anna.page.wait_for_selector("#handover")
    shown = anna.page.content()
    tree = anna.page.locator("body").aria_snapshot()

    assert anna.page.locator("#board, #decision, [role=log], .rail").count() == 0
    assert "Coal" not in tree
    assert "Burn 3" not in shown
    assert anna.page.title() == "Samovar"
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Inès")
    expect(anna.page.get_by_role("listitem").filter(has_text="sealed")).to_have_count(1)
    take(anna, "Inès")
    anna.waits("How much coal")
    assert "Burn 3 pieces of coal. You may" not in anna.page.content()
    assert anna.state()["seat"] == 1
    assert anna.state()["answers"][0] == "sealed"


def test_a_hand_over_can_be_protected_by_four_digits(guest):
    anna: Guest = guest()
    anna.lay(ME, INES)
    anna.page.get_by_role("button", name="Protect with a code").click()
    anna.page.get_by_label("Choose four digits").fill("4711")
    anna.page.locator("#handover .btn.primary").click()
    anna.waits("How much coal")
    anna.commit()
    take(anna, "Inès")
    anna.waits()
    anna.commit()
    for _ in range(6):
        anna.page.wait_for_selector("#handover, #decision.mine .btn.primary")
        if anna.page.locator("#handover").count():
            break
        anna.commit()

    if anna.page.get_by_label("Your four digits").count() == 0:
        take(anna, "Inès")
        while not anna.page.locator("#handover").count():
            anna.waits()
            anna.commit()
            anna.page.wait_for_selector("#handover, #decision.mine .btn.primary, #result")
    anna.page.get_by_label("Your four digits").fill("1234")
    anna.page.locator("#handover .btn.primary").click()

    expect(anna.page.get_by_role("alert")).to_contain_text("not your digits")
    anna.page.get_by_label("Your four digits").fill("4711")
    anna.page.locator("#handover .btn.primary").click()
    anna.page.wait_for_selector("#decision")


def test_a_reload_at_a_shared_screen_comes_back_to_the_hand_over(guest):
    anna: Guest = guest()
    anna.lay(ME, INES, BOT)
    take(anna, "")
    anna.waits("How much coal")

    anna.page.reload()

    anna.page.wait_for_selector("#handover")
    assert anna.page.locator("#decision").count() == 0


def test_whoever_takes_the_screen_at_once_is_not_asked_for_his_name_again(guest):
    anna: Guest = guest()
    anna.page.add_init_script(
        """let there = false;
        window.taken = 0;
        new MutationObserver(() => {
            const button = document.querySelector('#handover .btn.primary');
            if (button && !there) { window.taken += 1; button.click(); }
            there = button !== null;
        }).observe(document, { childList: true, subtree: true })"""
    )
    anna.lay(ME, INES)

    anna.waits("How much coal")
    anna.commit()
    eventually(anna.page, lambda: anna.page.evaluate("window.taken >= 2"), "two choices taken")
    anna.waits("How much coal")
    anna.commit()
    said = "window.taken > 2 || document.querySelector('#asked')?.textContent.includes('walk')"
    eventually(anna.page, lambda: anna.page.evaluate(said), "the next question, or a third choice")

    assert anna.page.evaluate("window.taken") == 2
