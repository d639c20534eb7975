"""Two browsers at one table: lobby, secrets, reloads, a server that is killed in the middle, undo by consent, chat."""

from __future__ import annotations

import json
import time
from contextlib import closing

from playwright.sync_api import WebSocketRoute, expect

from samovar.server.admin_requests import readable
from samovar.server.reports import reports
from samovar.server.settings import Settings
from tests.browser.eyes import flaws
from tests.browser.kettle_server import ABSENCE
from tests.browser.kettles import ME, OPEN, Guest, House
from tests.browser.waiting import answer, eventually


def seated(anna: Guest, boris: Guest, **more: object) -> str:
    """Anna lays a table and Boris comes by the code; both are ready."""
    table = anna.lay(ME, OPEN, **more)
    code = anna.page.locator(".code").inner_text()
    boris.go("/join")
    boris.page.get_by_label("Code or link").fill(code)
    boris.page.get_by_role("button", name="Join").click()
    boris.page.get_by_role("button", name="Take a seat").click()
    boris.page.get_by_role("button", name="I am ready").click()
    anna.waits("How much coal")
    boris.waits("How much coal")
    return table


def bid(guest: Guest, pieces: int) -> None:
    guest.waits("How much coal")
    guest.page.get_by_role("radio", name=str(pieces), exact=True).click()
    guest.commit()


def test_two_browsers_play_with_a_reload_and_a_power_cut_in_the_middle_of_a_bid(guest, frail_house):
    anna: Guest = guest(at=frail_house)
    boris: Guest = guest(at=frail_house)
    seated(anna, boris)
    bid(anna, 2)
    expect(anna.page.locator("#decision")).to_contain_text("Sealed: Burn 2 pieces of coal")

    frail_house.kill()
    expect(anna.page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    frail_house.start()
    expect(anna.page.get_by_role("status").filter(has_text="Connection lost")).to_have_count(0)
    anna.page.reload()
    anna.page.wait_for_selector("#decision")
    expect(anna.page.locator("#decision")).to_contain_text("Sealed: Burn 2 pieces of coal")
    bid(boris, 1)
    expect(anna.page.get_by_role("log")).to_contain_text("Boris burns 1 coal.")

    for _ in range(60):
        if anna.ended and boris.ended:
            break
        for each in (anna, boris):
            if not each.ended and each.asks():
                each.commit()
        eventually(anna.page, lambda: (anna.ended and boris.ended) or anna.asks() or boris.asks(), "a question")
    assert anna.log().count("Boris burns 1 coal.") == 1
    assert anna.ended
    assert boris.ended


def test_a_choice_made_while_the_wire_is_cut_arrives_once(guest, frail_house):
    anna: Guest = guest(at=frail_house)
    boris: Guest = guest(at=frail_house)
    seated(anna, boris)
    anna.page.get_by_role("radio", name="3", exact=True).click()

    frail_house.kill()
    anna.page.get_by_role("status").filter(has_text="Connection lost").wait_for()
    answer(anna.page)
    expect(anna.page.get_by_role("status").filter(has_text="Your choice is kept")).to_be_visible()
    expect(anna.page.get_by_role("radio", name="3", exact=True)).to_have_attribute("aria-checked", "true")
    frail_house.start()
    expect(anna.page.locator("#decision")).to_contain_text("Sealed: Burn 3 pieces of coal")
    expect(anna.page.locator(".strip")).to_have_count(0)
    bid(boris, 0)

    expect(anna.page.get_by_role("log")).to_contain_text("Anna burns 3 coal.")
    assert len([line for line in anna.log() if "Anna burns" in line]) == 1


def test_a_sealed_choice_stays_secret_until_all_have_sealed(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)
    heard = len(boris.frames)

    bid(anna, 3)
    expect(boris.page.locator("#decision")).to_contain_text("has sealed a choice")
    bid_seen = "".join(boris.frames[heard:])
    page = boris.page.content() + boris.page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")

    states = [json.loads(frame) for frame in boris.frames[heard:] if '"type":"state"' in frame]
    assert states[-1]["answers"] == ["sealed", None]
    assert '"burn 3"' not in json.dumps([state["answers"] for state in states])
    assert "Burn 3" not in page.replace("Burn 3 pieces of coal</", "")
    assert all(state["rows"]["hand"][0] is None for state in states)
    assert bid_seen.count("sealed") >= 1


def test_a_seal_can_be_changed_until_the_reveal(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)
    bid(anna, 3)

    anna.page.get_by_role("radio", name="1", exact=True).click()
    expect(anna.button).to_contain_text("Seal instead: Burn 1 piece of coal")
    anna.commit()
    bid(boris, 0)

    expect(boris.page.get_by_role("log")).to_contain_text("Anna burns 1 coal.")


def test_taking_back_across_another_choice_needs_consent(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)
    bid(anna, 0)
    bid(boris, 0)
    boris.waits("Where do you walk")
    boris.commit()
    boris.waits("Which tools")
    boris.commit()
    for each in (anna, boris):
        each.waits("give coal away")
    anna.commit()
    expect(boris.page.locator("[data-undo]")).to_have_attribute("data-undo", "consent")

    boris.page.get_by_role("button", name="Ask to take back").click()
    anna.page.get_by_role("button", name="Agree").click()

    boris.waits("Which tools")
    expect(
        anna.page.get_by_role("log").locator(".struck").or_(anna.page.get_by_role("log").locator(".note"))
    ).not_to_have_count(0)


def test_chat_reaches_the_other_and_a_muted_person_does_not(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)

    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("Good luck <b>!</b>")
    anna.page.get_by_role("button", name="Send").click()
    expect(boris.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    boris.page.get_by_role("tab", name="Chat").click()
    said = boris.page.get_by_role("list", name="Chat")
    expect(said).to_contain_text("Good luck <b>!</b>")
    boris.page.get_by_role("button", name="Mute").click()

    expect(said).not_to_contain_text("Good luck")
    boris.page.get_by_role("button", name="Hear the muted person again").click()
    expect(said).to_contain_text("Good luck")


def test_somebody_is_reported_from_the_chat_in_words(guest, house: House):
    anna: Guest = guest()
    boris: Guest = guest()
    seated(anna, boris)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("You play like a kettle!")
    anna.page.get_by_role("button", name="Send").click()
    boris.page.get_by_role("tab", name="Chat").click()
    boris.page.get_by_role("button", name="Report").click()
    dialog = boris.page.get_by_role("dialog")

    dialog.get_by_label("What happened").fill("An insult.")
    dialog.get_by_role("button", name="Send").click()

    expect(dialog.get_by_role("status")).to_contain_text("on its way to whoever runs this server")
    assert flaws(boris.page, "dialog") == []
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    with closing(readable(Settings(house.folder))) as store:
        told = [report.talk[-1]["text"] for report in store.read(reports) if report.text == "An insult."]
    assert told == ["You play like a kettle!"]


def test_a_spectator_sees_the_table_without_secrets_and_cannot_choose(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    clara: Guest = guest()
    table = seated(anna, boris)
    bid(anna, 3)

    clara.go(f"/t/{table}")
    clara.page.wait_for_selector("#decision")

    expect(clara.page.locator("#decision")).to_contain_text("You are watching")
    expect(clara.heading).to_contain_text("decides.")  # and not what "you" shall do
    assert clara.page.locator("#decision .btn.primary").count() == 0
    clara.page.locator('#board [data-target="stoker:anna"]').click()
    expect(clara.page.locator("#why")).to_contain_text("You are watching")
    states = [json.loads(frame) for frame in clara.frames if '"type":"state"' in frame]
    assert all(state["rows"]["hand"] == [None] * 4 for state in states)
    assert all(state["question"] is None for state in states)


def test_an_absent_player_is_replaced_by_a_bot_and_comes_back(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    table = seated(anna, boris)
    boris.page.goto("about:blank")
    away = anna.page.get_by_role("complementary", name="Players").get_by_text("away")
    expect(away).to_be_visible()
    since = json.loads(next(frame for frame in reversed(anna.frames) if '"type":"table"' in frame))
    gone = since["table"]["seats"][1]["awaySince"]
    eventually(anna.page, lambda: time.time() - gone > ABSENCE, "the time after which somebody is away")

    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Ask for a bot").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("a bot plays")
    anna.page.keyboard.press("Escape")
    bid(anna, 0)
    expect(anna.page.get_by_role("log")).to_contain_text("Boris burns")
    boris.go(f"/t/{table}")
    boris.page.wait_for_selector("#decision")

    # The others had lent his seat: it is his again as soon as he is here.
    # The log keeps it; the notice beside the question goes when somebody chooses, as a bot may at once.
    expect(boris.page.get_by_role("log")).to_contain_text("plays again")
    expect(boris.page.get_by_role("button", name="I play myself again")).to_have_count(0)
    expect(anna.page.get_by_role("log")).to_contain_text("plays again")


def test_two_who_act_on_the_same_piece_get_one_winner_and_one_reason(guest):
    anna: Guest = guest()
    boris: Guest = guest()
    clara: Guest = guest()
    holding = False
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def delayed(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if holding and '"type":"state"' in str(message):
                held.append((wire, message))
            else:
                wire.send(message)

        server.on_message(pass_on)

    boris.page.route_web_socket("**/live", delayed)
    table = anna.lay(ME, OPEN, OPEN)
    for each in (boris, clara):
        each.go(f"/t/{table}")
        each.page.get_by_role("button", name="Take a seat").click()
    for each in (clara, boris):
        each.page.get_by_role("button", name="I am ready").click()
    bid(anna, 0)
    bid(boris, 0)
    bid(clara, 4)
    while boris.page.locator("#asked").inner_text() != "Who wants to give coal away?":
        boris.waits()
        boris.commit()
    for each in (anna, boris):
        each.waits("give coal away")
        each.page.get_by_role("radio", name="Give Clara 1 coal").click()
    holding = True

    anna.commit()
    before = len(boris.said("choose"))
    answer(boris.page)
    eventually(boris.page, lambda: held and len(boris.said("choose")) > before, "a choice that comes too late")
    late = f'"refused","id":"{boris.said("choose")[-1]["id"]}"'
    eventually(boris.page, lambda: any(late in frame for frame in boris.frames), "the refusal")
    holding = False
    for wire, message in held:
        wire.send(message)

    expect(
        boris.page.get_by_role("alert")
        .filter(has_text="Not possible")
        .or_(boris.page.get_by_role("alert").filter(has_text="acted first"))
    ).to_be_visible()
    expect(boris.page.get_by_role("radio", name="Give Clara 1 coal")).to_have_count(0)
    assert sum(boris.state()["rows"]["coal"][:3]) == 8


def test_the_host_can_give_an_open_seat_to_a_bot(guest):
    anna: Guest = guest()
    anna.lay(ME, OPEN)

    anna.page.get_by_role("combobox", name="Who plays Boris").select_option("bot random")
    anna.page.get_by_role("button", name="Start now").click()

    anna.waits("How much coal")


def test_a_table_that_does_not_exist_is_explained(guest, house: House):
    anna: Guest = guest()
    house.troubled = True  # the browser itself complains about the refused address

    anna.go("/t/nowhere")

    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("not open to you")
    house.troubled = False
