"""A game looked at again: moments, eyes, links, a new game from there, and honest dice."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.kettles import BOT, ME, Guest


@pytest.fixture
def ended(guest) -> tuple[Guest, str]:
    anna: Guest = guest()
    table = anna.lay(ME, BOT)
    anna.finish()
    return anna, table


def moment(guest: Guest) -> int:
    return int(guest.page.get_by_role("slider").input_value())


def test_a_replay_is_scrubbed_played_and_shared(ended, guest):
    anna, _ = ended
    anna.page.get_by_role("link", name="Watch the replay").click()
    page = anna.page
    page.wait_for_selector("#board table")

    page.get_by_role("button", name="Last moment").click()
    expect(page.locator(".side")).to_contain_text("Most coins at the end")
    whole = len(anna.log())
    page.get_by_role("button", name="First moment").click()
    anna.until("document.querySelectorAll('[role=log] li[data-n]').length < 3")
    first = len(anna.log())
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    anna.until("Number(document.querySelector('input[type=range]').value) >= 3")
    page.get_by_role("button", name="Pause").click()
    here = moment(anna)
    anna.until(f"location.hash === '#{here + 1}@all'")
    address = page.url

    boris: Guest = guest()
    boris.page.goto(address)
    boris.page.wait_for_selector("#board table")

    assert first < whole
    assert moment(boris) == here
    assert boris.page.get_by_label("Seen by").input_value() == "all"
    assert boris.page.locator("#board tbody").inner_text() == page.locator("#board tbody").inner_text()
    page.keyboard.press("ArrowRight")
    anna.until(f"location.hash === '#{here + 2}@all'")
    # Other eyes see the same moment, though they number it otherwise.
    heard = len(anna.log())
    page.get_by_label("Seen by").select_option("public")
    anna.until("!location.hash.includes('@')")
    assert len(anna.log()) == heard


def test_a_replay_jumps_from_turn_to_turn_by_button_and_by_key(ended):
    anna, table = ended
    anna.go(f"/t/{table}/replay")
    page = anna.page
    page.wait_for_selector("#board table")
    frames = anna.api("GET", f"/api/tables/{table}/replay?seen=all")["frames"]
    asked = [frame["asked"] for frame in frames]
    turns = [place for place in range(1, len(asked)) if asked[place] and asked[place] != asked[place - 1]]
    anna.until("location.hash !== ''")
    page.get_by_role("button", name="First moment").click()
    anna.until("document.querySelector('input[type=range]').value === '0'")

    page.get_by_role("button", name="Next turn").click()
    anna.until(f"document.querySelector('input[type=range]').value === '{turns[0]}'")
    page.keyboard.press("PageDown")
    anna.until(f"document.querySelector('input[type=range]').value === '{turns[1]}'")
    page.keyboard.press("PageUp")
    anna.until(f"document.querySelector('input[type=range]').value === '{turns[0]}'")

    expect(page.locator(".controls [role=status]")).to_have_text(f"{turns[0] + 1} of {len(frames)}")
    expect(page.get_by_role("button", name="Previous turn")).to_have_attribute("aria-disabled", "true")
    # This game names no highlights: there is nothing to jump to.
    expect(page.get_by_role("button", name="Next highlight")).to_have_count(0)


def test_each_one_s_eyes_see_what_he_knew(ended):
    anna, table = ended
    anna.go(f"/t/{table}/replay")
    page = anna.page
    page.wait_for_selector("#board table")
    eyes = page.get_by_label("Seen by")

    options = eyes.locator("option").all_inner_texts()
    eyes.select_option("public")
    expect(page.locator("#board tbody")).to_contain_text("?")
    eyes.select_option("all")
    expect(page.locator("#board tbody")).not_to_contain_text("?")

    assert options[0] != ""
    assert len(options) == 4


def test_a_new_game_goes_on_from_a_moment(ended):
    anna, table = ended
    anna.go(f"/t/{table}/replay")
    anna.page.wait_for_selector("#board table")
    anna.page.keyboard.press("ArrowRight")

    anna.page.get_by_role("button", name="New game from here").click()

    anna.page.wait_for_url("**/t/*")
    anna.page.wait_for_selector("#decision, #handover, .lobby")
    assert table not in anna.page.url


def test_the_record_is_downloaded_opened_elsewhere_and_the_dice_are_checked(ended, guest):
    anna, table = ended
    anna.go(f"/t/{table}/replay")
    anna.page.wait_for_selector("#board table")

    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Record of the game").click()
    record = download.value.path().read_text()
    anna.page.get_by_role("button", name="Check the dice").click()

    assert "kettle" in record
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("computed in your browser")
    expect(dialog).to_contain_text("sha256:")

    # Anybody who has the file can watch the same game again.
    boris: Guest = guest()
    boris.house.troubled = True  # the browser notes the answer of 400
    boris.go("/games-mine")
    chooser = boris.page.get_by_label("Open a record")
    chooser.set_input_files({"name": "torn.samovar", "mimeType": "text/plain", "buffer": record[:-40].encode()})
    expect(boris.page.get_by_role("alert")).to_contain_text("We cannot read this (line ")
    chooser.set_input_files({"name": "game.samovar", "mimeType": "text/plain", "buffer": record.encode()})
    boris.page.wait_for_url("**/replay*")
    boris.page.wait_for_selector("#board table")
    boris.page.get_by_role("button", name="Last moment").click()
    expect(boris.page.locator(".side")).to_contain_text("Most coins at the end")
    boris.house.troubled = False


def test_a_replay_of_a_running_game_keeps_its_secrets(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    table = anna.lay(ME, BOT)
    anna.waits("How much coal")

    boris.go(f"/t/{table}/replay")
    boris.page.wait_for_selector("#board table")
    eyes = boris.page.get_by_label("Seen by").locator("option").all_inner_texts()
    told = boris.api("GET", f"/api/tables/{table}/replay/states?seen=public&first=1&last=5")

    assert eyes == ["everybody"]
    assert all(state["rows"]["hand"] == [None] * 4 for state in told)
    assert "burn" not in json.dumps([state["answers"] for state in told])


def test_a_line_of_the_log_leads_to_its_moment(ended):
    anna, table = ended

    anna.page.locator("[role=log] li[data-n]").nth(2).get_by_role("button", name="see").click()

    anna.page.wait_for_url(f"**/t/{table}/replay#*")
    anna.page.wait_for_selector("#board table")


def test_the_same_people_play_again(ended):
    anna, table = ended

    anna.page.get_by_role("button", name="Play again").click()

    anna.page.wait_for_url(lambda url: table not in url)
    anna.waits("How much coal")
