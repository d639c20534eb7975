"""The Reckoners' table in a real browser: by clicking, by keyboard, on small screens, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.eyes import Eyes, flaws
from tests.browser.laying import Past, lay
from tests.browser.waiting import PATIENT, answer, eventually, hears_enter, painted
from tests.thorough import usually

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SCREENS: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
CITIES = {"steelheart": "newcago", "regalia": "babilar", "limelight": "ildithia"}
MIXED = [(great, city) for great in CITIES for city in CITIES.values() if CITIES[great] != city]
ON_PHONES = [("steelheart", "babilar"), ("regalia", "ildithia"), ("limelight", "newcago")]
TEAM = ["tia", "abraham", "megan"]
ALONE = [{"kind": "me"}, {"kind": "same-screen", "name": "Ines"}, {"kind": "same-screen", "name": "Malo"}]
PAIR = ALONE[:2]
# Losses of every round are as high as they get, so that a game takes three rounds or so.
QUICK = {"difficulty": "d", "difficulty-token": "hardest"}
LONGEST = 400
PATIENCE = 15_000

# All that a reader can see of the moment: the question, what can be said, and whether the game is over.
MOMENT = """() => ({
  asked: document.querySelector('#asked')?.textContent?.trim() ?? '',
  decision: document.querySelector('#decision')?.dataset.decision ?? '',
  says: [...document.querySelectorAll('#decision [data-say]')].map(e => e.dataset.say),
  open: [...document.querySelectorAll('#board [data-target][role=button]')].length,
  can: document.querySelector('#decision .cta .btn.primary') !== null,
  busy: document.querySelector('#decision .cta .btn.primary')?.getAttribute('aria-busy') === 'true',
  seat: document.querySelector('.dock h3')?.textContent ?? '',
  over: document.querySelector('.result, [data-outcome]') !== null || /defeated|vaincu|gone|fallen|tomb/.test(
    document.querySelector('#decision h2')?.textContent ?? ''),
  line: document.querySelectorAll('[role=log] li').length * 1000 + Math.max(
    0, ...[...document.querySelectorAll('[role=log] li[data-last]')].map(li => Number(li.dataset.last))),
})"""

# The answer that has the focus, and the one that is selected.
CHOSEN_BY_KEYS = """() => [
  document.activeElement?.dataset?.say ?? null,
  document.querySelector('#decision [aria-checked=true][data-say]')?.dataset.say ?? null,
]"""


def new_table(page: Page, seats: list[dict[str, str]], **config: Any) -> str:
    """A table by the server's own door; its address."""
    told = {"humans": 1, "reckoners": len(seats), **config}
    answer = page.evaluate(
        """async (wish) => (await fetch('/api/me')) &&
             (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
             headers: {'content-type': 'application/json', 'X-Samovar': '1'}})).json()""",
        {"game": "reckoners", "config": told, "seats": seats},
    )
    assert "id" in answer, answer
    return str(answer["id"])


def sit(page: Page, table: str, patient: bool = True) -> None:
    """As a reader who is asked always, so that what is selected stands there before it is sent; or as others are."""
    if patient:
        page.add_init_script(PATIENT)
    page.goto(page.url.split("/t/")[0].rstrip("/") + f"/t/{table}")
    page.wait_for_selector("[data-city] :is(article, [data-tile])")
    page.wait_for_selector("#decision h2")


def ready_first(says: list[str]) -> str:
    return "ready" if "ready" in says else says[0]


def thrown(team: list[str], **config: Any) -> Past:
    """A team that has thrown its dice and can use them."""
    past = Past("reckoners", {"humans": 1, "reckoners": len(team), "team": team, **config})
    return past.play(lambda says, _: any(say.startswith("die") for say in says), ready_first)


def moment(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(MOMENT)
    return seen


def moved_on(page: Page, before: dict[str, Any]) -> None:
    """Until something was answered: another question, another seat, or another line of the log."""

    def followed() -> bool:
        now = moment(page)
        parts = ("asked", "decision", "says", "seat", "line")
        return bool(now["over"]) or any(now[part] != before[part] for part in parts)

    eventually(page, followed, f"something after {before}")


def can_answer(page: Page) -> bool:
    now = moment(page)
    return bool(now["over"] or (now["can"] and not now["busy"]))


def commit(page: Page) -> None:
    before = moment(page)
    answer(page, "#decision .cta .btn.primary")  # never "Play on", which may have come by now
    moved_on(page, before)


def select(page: Page, say: str) -> None:
    """As a reader does it: the option is in the list, or folded and found by unfolding."""
    option = page.locator(f'#decision [data-say="{say}"]')
    if not option.is_visible():
        page.locator("#decision .unfold").click()
    option.click()


def is_over(page: Page) -> bool:
    return bool(moment(page)["over"])


def kind_of_question(page: Page) -> str:
    return " ".join(page.locator("#asked").inner_text().split()[:3])  # not by whom or where it names


def sensible(says: list[str], turn: int) -> str:
    """Now and then a die is used, so that all kinds of questions come; else the team is ready."""
    if "ready" in says and turn % 7 in (0, 3) and says[0].startswith("die"):
        return says[turn % (len(says) - 1)]
    return "ready" if "ready" in says else says[turn % len(says)]


def play(
    page: Page,
    until: Callable[[Page], bool],
    wish: Callable[[list[str], int], str] = sensible,
    eyes: Eyes | None = None,
) -> int:
    """Click on, until something is so; how many answers it took. `eyes` look at each question."""
    for turn in range(LONGEST):
        eventually(page, lambda: until(page) or can_answer(page), "a question")
        if until(page):
            return turn
        now = moment(page)
        if eyes:
            eyes.look(page, kind_of_question(page))
        if now["says"]:
            select(page, wish(now["says"], turn))
        commit(page)
    raise AssertionError("the game does not go on")


def round_of(page: Page) -> int:
    words = page.locator(".topbar p").first.inner_text().split()
    return int(words[-1]) if words and words[-1].isdigit() else 0


def accessible(page: Page) -> None:
    assert flaws(page) == []


def whole(page: Page) -> None:
    """Nothing is wider than the screen, and exactly one button commits."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if moment(page)["can"]:
        expect(page.locator("#decision .btn.primary:visible")).to_have_count(1)


@pytest.mark.long
def test_a_lone_player_leads_three_reckoners_to_the_end_by_clicking(opened, photograph):
    page = opened(**PHONE, locale="fr", color_scheme="dark")
    sit(page, new_table(page, ALONE, team=TEAM, **QUICK))

    answers = play(page, is_over, eyes=Eyes("phone"))

    assert answers > 12
    expect(page.locator("#decision")).to_contain_text("la ville est tombée")
    photograph(page, "reckoners-end-phone-fr")


def test_two_browsers_and_a_bot_play_the_last_round_together(opened, steam_house):
    first, second = opened(**DESKTOP), opened(**PHONE, locale="fr")
    lost = Past("reckoners", {"humans": 2, "reckoners": 3, "team": TEAM, **QUICK}).finish(ready_first)
    table = lay(steam_house, lost.earlier(2 * len(TEAM)), first.context, second.context, None)
    for page in (first, second):
        sit(page, table)
    for turn in range(LONGEST):
        if is_over(first) and is_over(second):
            break
        for page in (first, second):
            now = moment(page)
            if now["can"] and not now["busy"] and not now["over"] and now["says"]:
                wanted = sensible(now["says"], turn)
                page.evaluate('(say) => document.querySelector(`#decision [data-say="${say}"]`)?.click()', wanted)
                # "Play again" stands there too when the game is over, but not among the answers.
                page.evaluate("document.querySelector('#decision .cta .btn.primary')?.click()")
        eventually(first, lambda: can_answer(first) or can_answer(second), "a question for one of them")

    expect(first.locator("#decision")).to_contain_text("The population is gone")
    expect(second.locator("#decision")).to_contain_text("la ville est tombée")


@pytest.mark.long
def test_a_game_is_played_to_its_end_by_keyboard_alone(opened, photograph):
    page = opened(**DESKTOP)
    sit(page, new_table(page, PAIR, team=TEAM[:2], **QUICK))
    eyes = Eyes("desktop")

    for turn in range(LONGEST):
        eventually(page, lambda: can_answer(page), "a question")
        now = moment(page)
        if now["over"]:
            break
        eyes.look(page, kind_of_question(page))
        wanted = sensible(now["says"], turn) if now["says"] else ""
        for _ in range(len(now["says"]) + 6):  # refused ones are stops on the way too
            focused, checked = page.evaluate(CHOSEN_BY_KEYS)
            if not wanted or wanted == checked:
                break
            page.keyboard.press("ArrowDown")
            painted(page)
            if focused is None and page.evaluate(CHOSEN_BY_KEYS)[0] is None:
                page.keyboard.press("Tab")  # past the dice, to the list of answers
        hears_enter(page)
        page.keyboard.press("Enter")
        painted(page)
        if page.locator("#decision .btn.primary[data-armed=true]").count():
            page.keyboard.press("Enter")  # it cannot be undone and was only proposed
        moved_on(page, now)

    expect(page.locator("#decision")).to_contain_text("The population is gone")
    photograph(page, "reckoners-end-desktop-en")


# Usually each Great Epic is seen at home on a desktop and away on a phone, and so is each city.
@pytest.mark.parametrize("screen", usually(["desktop"], list(SCREENS)))
@pytest.mark.parametrize("great", CITIES)
def test_every_great_epic_and_city_plays_a_round(opened, photograph, great, screen):
    language = "fr" if (great == "regalia") == (screen == "desktop") else "en"
    theme = "dark" if language == "fr" else "light"
    extra = {"newcago-cards": True} if great == "steelheart" else {}
    team = TEAM if screen == "desktop" else TEAM[:2]
    past = thrown(team, **{"great-epic": great, "city": CITIES[great]}, **extra)
    page = opened(past=past, patient=True, **SCREENS[screen], locale=language, color_scheme=theme)

    whole(page)
    photograph(page, f"reckoners-{great}-{screen}-{language}-{theme}")
    accessible(page)
    play(page, lambda now: round_of(now) > 1 or is_over(now))

    expect(page.locator("[data-district]")).to_have_count(len(team) + 1)
    whole(page)
    accessible(page)


@pytest.mark.parametrize(("great", "city"), usually(ON_PHONES, MIXED))
def test_a_great_epic_away_from_home_plays_a_round(opened, great, city):
    screen = "phone" if (great, city) in ON_PHONES else "desktop"
    language = "en" if great == "regalia" else "fr"
    theme = "dark" if language == "en" else "light"
    past = thrown(TEAM[:2], **{"great-epic": great, "city": city})
    page = opened(past=past, patient=True, **SCREENS[screen], locale=language, color_scheme=theme)

    play(page, lambda now: round_of(now) > 1 or is_over(now), lambda says, _: ready_first(says))

    expect(page.locator(f"[data-city={city}] [data-district]")).to_have_count(3)
    whole(page)
    accessible(page)


def test_a_die_and_its_use_are_marked_on_the_city_before_anything_is_sent(opened, photograph):
    page = opened(past=thrown(TEAM[:2]), patient=True, **DESKTOP)
    die = page.locator(".dock [data-target^='die:']").first

    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    commit(page)
    expect(page.locator(".hand")).to_be_visible()
    before = page.locator("[role=log] li").count()
    spot = page.locator("#board [data-spot$='/place'][role=button]").first
    spot.click()

    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(page.locator("article.goal")).to_have_count(1)
    expect(page.locator("#decision .preview")).to_be_visible()
    assert page.locator("[role=log] li").count() == before
    photograph(page, "reckoners-die-desktop-en-light")


def test_who_is_ready_sees_first_what_the_epics_would_do(opened):
    page = opened(past=thrown(TEAM[:2]), patient=True, **DESKTOP)

    expect(page.locator(".outlook")).to_contain_text("If the Epics acted now")
    expect(page.locator(".people .loss")).to_be_attached()


def test_a_click_on_what_cannot_be_done_is_answered(opened):
    page = opened(past=thrown(TEAM[:2]), patient=True, **DESKTOP)

    page.locator("#board [data-spot$='/health']:not([role=button])").first.click()

    expect(page.locator("#why")).to_be_visible()


def test_one_person_changes_freely_between_the_reckoners_of_a_team(opened):
    page = opened(past=thrown(TEAM[:2]), patient=True, **DESKTOP)
    shown = page.locator(".dock h3").inner_text()

    other = "Abraham" if "abraham" not in shown.lower() else "Tia"
    page.locator(".dock").get_by_role("button", name=f"Play as {other}").click()

    expect(page.locator(".dock h3")).to_contain_text(other, ignore_case=True)
    expect(page.locator("#decision h2")).to_contain_text("All play together")


def test_the_city_is_read_as_a_list(opened):
    page = opened(**DESKTOP)
    sit(page, new_table(page, PAIR, team=TEAM[:2]))

    page.keyboard.press("l")

    rows = page.locator("#board-list tbody tr")
    expect(rows).to_have_count(3)
    epic = page.locator("[data-district] .title b").first.inner_text()
    expect(page.locator("#board-list")).to_contain_text(epic)
    accessible(page)


def test_nothing_moves_for_a_reader_who_wants_stillness(opened):
    page = opened(past=thrown(TEAM[:2], **QUICK), patient=True, **DESKTOP, reduced_motion="reduce")

    play(page, lambda now: round_of(now) > 1 or is_over(now))

    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize(("count", "width", "height"), [(2, 1024, 768), (6, 1440, 900), (6, 3840, 2160)])
def test_rings_of_three_to_seven_districts_fit_their_screens(opened, photograph, count, width, height):
    page = opened(viewport={"width": width, "height": height})
    seats = [{"kind": "me"}, *[{"kind": "same-screen", "name": f"Ines {seat}"} for seat in range(1, count)]]
    sit(page, new_table(page, seats))

    cards = page.locator("[data-district]")
    expect(cards).to_have_count(count + 1)
    boxes = [card.bounding_box() for card in cards.all()]
    room = page.locator("#board").bounding_box()
    assert room is not None
    for box in boxes:
        assert box is not None
        assert box["x"] >= room["x"] - 1
        assert box["x"] + box["width"] <= room["x"] + room["width"] + 1
    if width < 3000:
        photograph(page, f"reckoners-ring-{count}-{width}")
    whole(page)
