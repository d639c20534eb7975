"""Steamfront's workshop in a real browser: squads and tables are made by clicking, tapping and by keys."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, Route, expect

from samovar.games.steamfront.game import Steamfront
from tests.browser.eyes import flaws
from tests.browser.waiting import eventually

GAME = Steamfront()
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
NIGHT = {"color_scheme": "dark", "locale": "fr-FR"}
BENCHES: dict[str, tuple[str, dict[str, Any]]] = {
    "squads-desk": ("squads", {}),
    "squads-phone-dark-fr": ("squads", {**PHONE, **NIGHT}),
    "tables-desk-dark-fr": ("tables", NIGHT),
    "tables-phone": ("tables", PHONE),
    "tables-phone-dark-fr": ("tables", {**PHONE, **NIGHT}),
}
SQUADS = "games/steamfront/workshop"
TABLES = "games/steamfront/workshop#tables"


def add(page: Page, card: str, times: int = 1) -> None:
    for _ in range(times):
        page.locator(f"[data-card={card}] .stepper button").last.click()


def total(page: Page) -> Any:
    return page.locator(".squad .total b")


def brought(page: Page) -> dict[str, Any]:
    """The settings in the address of the new-game page."""
    page.wait_for_url("**/new/steamfront#*")
    settings: dict[str, Any] = json.loads(unquote(page.url.partition("#")[2]))
    return settings


def on_field(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a place of the table, in inches, is on the screen."""
    at: list[float] = page.locator("#field").evaluate(
        "(svg, [x, y]) => { const p = new DOMPoint(x * 100, 2400 - y * 100).matrixTransform(svg.getScreenCTM());"
        " return [p.x, p.y]; }",
        [x, y],
    )
    return at[0], at[1]


def test_a_squad_is_made_card_by_card_and_every_broken_limit_is_named(opened):
    page = opened(SQUADS, ready="[data-card]")
    broken = page.locator(".squad [data-broken]")
    expect(broken).to_contain_text("SF-3.1.1")
    expect(broken).to_contain_text("SF-3.1.2")

    add(page, "lum-champion")
    add(page, "lum-garde", 3)
    add(page, "lum-protecteur", 3)
    expect(total(page)).to_have_text("166")
    expect(broken).to_have_count(1)
    expect(broken).to_contain_text("SF-3.1.4")
    add(page, "lum-archer", 2)

    expect(total(page)).to_have_text("204")
    expect(broken).to_contain_text("SF-3.1.5")
    expect(page.locator(".squad .tag")).to_have_text("2 limits broken")


def test_the_casual_switch_leaves_only_the_limits_of_casual_play(opened):
    page = opened(SQUADS, ready="[data-card]")
    add(page, "lum-champion")
    add(page, "lum-protecteur", 6)
    expect(page.locator(".squad .tag")).to_have_text("3 limits broken")

    page.get_by_role("switch", name="Casual").check()

    expect(page.locator(".squad .tag")).to_have_text("Legal for casual play")


def test_a_squad_is_kept_under_a_name_opened_again_and_forgotten(opened):
    page = opened(SQUADS, ready="[data-card]")
    page.get_by_label("Begin with a ready-made squad").select_option("lum-rulebook")
    expect(total(page)).to_have_text("193")
    page.get_by_label("Name").fill("My wall")

    page.get_by_role("button", name="Keep").click()
    page.get_by_role("button", name="Clear").click()
    expect(total(page)).to_have_text("0")
    page.reload()
    page.get_by_role("button", name="My wall", exact=True).click()
    expect(total(page)).to_have_text("193")
    page.get_by_role("button", name="Forget My wall").click()

    expect(page.get_by_role("button", name="My wall", exact=True)).to_have_count(0)


@pytest.mark.parametrize(("bench", "tool"), [(SQUADS, "squad-check"), (TABLES, "table-check")])
def test_what_is_kept_before_the_engine_has_read_it_is_kept_as_soon_as_it_has(opened, bench, tool):
    page = opened(bench, ready="[data-card], [data-kind]")
    held: list[Route] = []
    free: list[bool] = []
    page.route(f"**/craft/{tool}", lambda route: route.continue_() if free else held.append(route))
    if bench == SQUADS:
        page.get_by_label("Begin with a ready-made squad").select_option("lum-rulebook")
        wanted = GAME.craft("squad-read", {"code": "lum-rulebook"})["code"]
    else:
        with page.expect_response("**/craft/table-random") as drawn:
            page.get_by_role("button", name="Random table").click()
        wanted = drawn.value.json()["answer"]["code"]
    page.get_by_label("Name").fill("My wall")
    eventually(page, lambda: held, "the question")

    page.get_by_role("button", name="Keep").click()
    if bench == SQUADS:
        page.get_by_role("button", name="Clear").click()
    expect(page.locator(".said")).to_have_text("It is being read, and then kept.")
    expect(page.get_by_role("button", name="My wall", exact=True)).to_have_count(0)
    free.append(True)
    for route in held:
        route.continue_()

    expect(page.get_by_role("button", name="My wall", exact=True)).to_have_count(1)
    drawer = f"samovar.steamfront.{'squads' if bench == SQUADS else 'tables'}"
    kept = json.loads(page.evaluate("(key) => localStorage.getItem(key)", drawer))
    assert kept == [{"name": "My wall", "code": wanted}]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_codes_and_lists_in_words_lead_back_to_the_same_squad(opened, locale):
    told = GAME.craft("squad-read", {"code": "stm-reseau"})
    page = opened(SQUADS, ready="[data-card]", locale=locale)
    area = page.locator("textarea")
    open_it = area.locator("xpath=following-sibling::button")

    for source in (told["code"], told["text"]["fr"], told["text"]["en"]):
        area.fill(source)
        open_it.click()
        expect(total(page)).to_have_text(str(told["total"]))
        page.locator(".squad .deeds .btn").last.click()
        expect(total(page)).to_have_text("0")


def test_a_code_of_an_older_edition_is_explained_card_by_card(opened):
    page = opened(SQUADS, ready="[data-card]")
    old = "steamfront-house@0:aaaaaaaaaaaa/lum-champion:40,lum-garde*3:10,lum-balloonist:9/79"
    page.locator("textarea").fill(old)

    page.get_by_role("button", name="Open it").click()

    changes = page.locator("[data-changes]")
    expect(changes).to_contain_text("steamfront-house@0:aaaaaaaaaaaa")
    expect(changes.locator("[data-change=lum-garde]")).to_have_text("Sword-and-Shield Guard: 10 points then, 12 now.")
    expect(changes.locator("[data-change=lum-balloonist]")).to_contain_text("no more")
    expect(changes).to_contain_text("It cost 79 points then, and costs 76 now.")
    expect(page.locator(".squad .edition")).to_contain_text(GAME.pack())


def test_a_line_that_cannot_be_read_says_why_and_leaves_the_squad_alone(browser, address):
    # The browser itself reports the refused request, so this page has no watcher of complaints.
    page = browser.new_page(locale="en-GB")
    page.goto(address + SQUADS)
    page.wait_for_selector("[data-card]")
    add(page, "lum-champion")
    page.locator("textarea").fill("3 × Teapot")

    page.get_by_role("button", name="Open it").click()

    expect(page.locator(".squad [role=alert]")).to_contain_text("Teapot")
    expect(total(page)).to_have_text("40")
    page.close()


def test_the_odds_of_every_card_are_those_of_the_engine(opened):
    told = {one["card"]: one for one in GAME.craft("squad-odds", {})["cards"]}
    page = opened(SQUADS, ready="[data-card] table")

    for card in ("lum-champion", "lum-archer", "lum-garde"):
        cells = page.locator(f"[data-card={card}] td b").all_inner_texts()
        rows = [row for band in told[card]["bands"] for row in (band["against"], band["charging"]) if row]
        assert cells == [f"{one['mean']:.2f}" for row in rows for one in row]
        per_ten = page.locator(f"[data-card={card}] td small").all_inner_texts()
        assert per_ten == [f"{one['perPoint'] * 10:.2f}" for row in rows for one in row]


def test_the_printed_sheet_shows_every_card_and_what_the_squad_breaks(opened):
    page = opened(SQUADS, ready="[data-card]")
    page.get_by_label("Begin with a ready-made squad").select_option("lum-rulebook")
    add(page, "lum-champion")
    expect(total(page)).to_have_text("233")

    page.emulate_media(media="print")

    sheet = page.locator(".sheet")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("2 × Champion")
    expect(sheet).to_contain_text("SF-3.1.1")
    expect(sheet).to_contain_text(GAME.pack())
    champion = sheet.locator("section", has_text="2 × Champion")
    expect(champion.locator(".boxes i:not(.steam)")).to_have_count(2 * 9)
    expect(champion.locator(".boxes .steam")).to_have_count(2 * 3)
    orders = sheet.locator("tbody tr")
    expect(orders.locator("th")).to_have_text(["Universal", "Mastery", "Resistance"])
    expect(orders.nth(2).locator("td").nth(1)).to_have_text("2 damage less.")
    expect(page.locator(".bench")).to_be_hidden()
    expect(page.get_by_role("banner")).to_be_hidden()


def test_a_game_is_laid_with_the_squad(opened):
    page = opened(SQUADS, ready="[data-card]")
    page.get_by_label("Begin with a ready-made squad").select_option("stm-meute")
    add(page, "stm-coursier")
    page.locator("[data-card=stm-coursier] .stepper button").first.click()
    expect(page.locator(".squad .tag")).to_have_text("Legal")

    page.get_by_role("button", name="Play with this squad").click()

    code = GAME.craft("squad-read", {"code": "stm-meute"})["code"]
    assert brought(page)["squads"][0] == code
    expect(page.locator("option:checked", has_text="from the workshop")).to_have_count(1)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(f"{page.url.partition('/t/')[0]}/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["config"]["squads"][0] == code


def test_a_kept_squad_is_chosen_for_either_side_of_a_new_game(opened):
    page = opened(SQUADS, ready="[data-card]")
    page.get_by_label("Begin with a ready-made squad").select_option("lum-rulebook")
    expect(page.locator(".squad .tag")).to_have_text("Legal")
    page.get_by_label("Name").fill("My wall")
    page.get_by_role("button", name="Keep").click()
    code = GAME.craft("squad-read", {"code": "lum-rulebook"})["code"]
    page.goto(page.url.partition("/games/")[0] + "/new/steamfront")
    squads = page.get_by_label("Squads", exact=True)
    expect(squads).to_have_count(2)

    for side in (0, 1):
        squads.nth(side).select_option(label="My wall")
    page.get_by_role("button", name="Start").click()

    page.wait_for_url("**/t/*")
    table = page.request.get(f"{page.url.partition('/t/')[0]}/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["config"]["squads"] == [code, code]


def test_a_squad_brought_for_one_side_may_be_taken_by_the_other(opened):
    page = opened(SQUADS, ready="[data-card]")
    page.get_by_label("Begin with a ready-made squad").select_option("stm-meute")
    expect(page.locator(".squad .tag")).to_have_text("Legal")
    page.get_by_role("button", name="Play with this squad").click()
    code = brought(page)["squads"][0]

    page.get_by_label("Squads", exact=True).nth(1).select_option(label="from the workshop")

    expect(page.locator("option:checked", has_text="from the workshop")).to_have_count(2)
    assert page.get_by_label("Squads", exact=True).nth(1).input_value() == code


def test_the_squad_stays_on_the_bench_while_a_rule_is_read(opened):
    page = opened(SQUADS, ready="[data-card]")
    add(page, "lum-champion", 2)
    expect(total(page)).to_have_text("80")

    page.locator(".squad [data-broken] a", has_text="SF-3.1.1").click()
    page.wait_for_url("**/rules/steamfront#SF-3.1.1")
    page.go_back()

    expect(total(page)).to_have_text("80")


def test_a_squad_is_made_by_keys_alone(opened):
    page = opened(SQUADS, ready="[data-card]")
    page.locator("[data-card=lum-champion] .stepper button").last.focus()

    page.keyboard.press("Enter")
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")

    expect(page.locator(".squad .roll li")).not_to_have_count(0)
    expect(total(page)).not_to_have_text("0")


def test_a_piece_is_laid_where_one_presses_and_refused_where_a_rule_forbids(opened):
    page = opened(TABLES, ready="#field")
    page.locator("[data-kind=mur-droit]").click()
    expect(page.locator("[data-forbidden]")).to_have_count(1)

    page.mouse.click(*on_field(page, 15, 2))
    refused = page.locator("[data-refused]")
    expect(refused).to_contain_text("SF-9.1.5")
    expect(page.locator("#field [data-piece]")).to_have_count(0)
    page.mouse.click(*on_field(page, 15, 9))

    expect(page.locator("#field [data-piece=mur-droit]")).to_have_count(1)
    expect(refused).to_have_count(0)


def test_the_shaded_ground_is_where_the_engine_refuses(opened):
    page = opened(TABLES, ready="#field")
    page.locator("[data-kind=objective]").click()
    expect(page.locator("[data-forbidden]")).to_have_count(1)

    spots = [(x, y) for x in range(1, 30, 2) for y in range(1, 24, 2)]
    shaded = page.locator("[data-forbidden]").evaluate(
        "(path, spots) => spots.map(([x, y]) => path.isPointInFill(new DOMPoint(x * 100, 2400 - y * 100)))", spots
    )
    wish = {"deployment": "front", "pieces": [], "wanted": 3}
    refused = [
        GAME.craft("table-check", {**wish, "objectives": [[x * 1000, y * 1000]]})["objectives"][0]["refusal"]
        for x, y in spots
    ]
    wrong = [spot for spot, dark, why in zip(spots, shaded, refused, strict=True) if dark != (why is not None)]

    assert wrong == []


def test_a_piece_is_dragged_and_goes_back_when_its_new_place_is_refused(opened):
    page = opened(TABLES, ready="#field")
    page.locator("[data-kind=batiment]").click()
    page.mouse.click(*on_field(page, 10, 9))
    expect(page.locator("#field [data-piece]")).to_have_count(1)
    page.get_by_role("button", name="Put it away").click()

    page.mouse.move(*on_field(page, 10, 9))
    page.mouse.down()
    page.mouse.move(*on_field(page, 18, 12), steps=4)
    page.mouse.up()
    expect(page.locator(".laid").get_by_text("Building (18″, 12″)")).to_be_visible()
    page.mouse.move(*on_field(page, 18, 12))
    page.mouse.down()
    page.mouse.move(*on_field(page, 18, 22), steps=4)
    page.mouse.up()

    expect(page.locator("[data-refused]")).to_contain_text("SF-9.1.5")
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".laid").get_by_text("Building (18″, 12″)")).to_be_visible()


def test_a_whole_table_is_built_by_keys_alone_and_played_on(opened):
    page = opened(TABLES, ready="#field")
    wanted = [("mur-court", 6, 9), ("mur-court", 24, 15), ("barricade", 10, 12), ("nuage-petit", 20, 9)]
    wanted += [("cratere-petit", 20, 15), *[("objective", x, 12) for x in (6, 15, 24)]]

    for laid, (kind, x, y) in enumerate(wanted):
        if page.locator(f"[data-kind={kind}]").get_attribute("aria-pressed") == "false":
            page.locator(f"[data-kind={kind}]").focus()
            page.keyboard.press("Enter")
        page.locator("#field").focus()
        page.keyboard.press("q")
        for arrow, far in (("ArrowRight", x - 15), ("ArrowUp", y - 12)):
            for _ in range(abs(far)):
                back = {"ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown"}[arrow]
                page.keyboard.press(f"Shift+{arrow if far > 0 else back}")
        page.keyboard.press("Enter")
        expect(page.locator("#field [data-piece], #field [data-objective]")).to_have_count(laid + 1)
    page.keyboard.press("Escape")

    expect(page.locator(".side .tag").first).to_have_text("Legal and complete")
    play = page.get_by_role("button", name="Play on this table")
    play.focus()
    page.keyboard.press("Enter")
    assert brought(page)["table"].startswith("front/mur-court@6000,9000,15;")
    expect(page.get_by_role("button", name="from the workshop")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")


def test_random_tables_are_legal_and_complete_on_every_deployment(opened):
    page = opened(TABLES, ready="#field")

    for name in ("Front", "Avenue", "Diagonal"):
        page.get_by_role("button", name=name).click()
        with page.expect_response(lambda answer: "table-random" in answer.url):
            page.get_by_role("button", name="Random table").click()
        expect(page.locator(".side .tag").first).to_have_text("Legal and complete")


def test_a_ready_made_table_is_changed_at_a_suggested_place_taken_back_and_still_there_after_a_reload(opened):
    page = opened(TABLES, ready="#field")
    pieces = page.locator("#field [data-piece]")

    page.locator(".side select").select_option("rue-effondree")
    expect(pieces).to_have_count(6)
    page.locator("[data-kind=nuage-petit]").click()
    expect(page.locator("[data-suggested]").first).to_be_visible()
    page.locator("[data-suggest]").click()
    page.locator("#field").focus()
    page.keyboard.press("Enter")
    expect(pieces).to_have_count(7)
    page.locator("[data-undo]").click()
    expect(pieces).to_have_count(6)
    page.keyboard.press("Control+z")
    expect(pieces).to_have_count(0)
    page.locator(".side select").select_option("rue-effondree")
    expect(pieces).to_have_count(6)
    expect(page.locator(".side .tag").first).to_have_text("Legal and complete")
    page.reload()

    expect(pieces).to_have_count(6)
    expect(page.locator(".side .tag").first).to_have_text("Legal and complete")


def test_a_table_that_cannot_take_its_objectives_any_more_is_refused(opened):
    page = opened(TABLES, ready="#field")
    page.locator("[data-kind=objective]").click()
    for x in (6, 12):
        page.mouse.click(*on_field(page, x, 10))
        expect(page.locator(f"[data-objective][transform^='translate({x * 100} ']")).to_have_count(1)

    page.mouse.click(*on_field(page, 20, 10))

    # The last of three must lie in the neutral band, and none does yet.
    expect(page.locator("[data-refused]")).to_contain_text("SF-9.1.10")
    expect(page.locator(".counts")).to_contain_text("neutral band")


def test_pieces_are_laid_by_one_finger(opened):
    page = opened(TABLES, ready="#field", **PHONE)
    page.locator("[data-kind=nuage-petit]").tap()

    page.touchscreen.tap(*on_field(page, 12, 12))

    expect(page.locator("#field [data-piece=nuage-petit]")).to_have_count(1)


def test_the_home_page_leads_to_the_workshop_and_games_without_one_say_so(opened):
    page = opened()
    page.get_by_role("link", name="Workshop").click()
    expect(page.get_by_role("tab", name="Squads")).to_be_visible()

    page = opened("games/steamwatchers/workshop", ready="[role=alert]")

    expect(page.get_by_role("alert")).to_have_text("Steamwatchers has no workshop.")


@pytest.mark.parametrize("name", BENCHES)
def test_axe_finds_nothing_and_nothing_is_too_wide(opened, name, photograph):
    bench, reader = BENCHES[name]
    page = opened(f"games/steamfront/workshop#{bench}", ready="#bench .card", **reader)
    if bench == "squads":
        page.locator(".ready select").select_option("lum-rulebook")
        add(page, "lum-champion")
        expect(total(page)).to_have_text("233")
    else:
        page.locator(".side select").select_option("rue-effondree")
        expect(page.locator("#field [data-objective]")).to_have_count(5)
        page.locator("[data-kind=barricade]").click()
        expect(page.locator("[data-forbidden]")).to_have_count(1)

    assert flaws(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    photograph(page, f"workshop-{name}", whole=False)
