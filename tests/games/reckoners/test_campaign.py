"""The house campaign: three chapters, and what is carried from one to the next."""

from __future__ import annotations

import json

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.campaign import (
    begun,
    config_of,
    followed,
    is_lost,
    is_won,
    keepable,
    resumed,
    score,
)
from samovar.games.reckoners.content import Content, house
from samovar.games.reckoners.content.ids import EQUIPMENT
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import Config, full_config, new_table
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing

TEAM = ["tia", "prof", "sam"]
SETTINGS: Config = {"humans": 1, "reckoners": 3, "team": TEAM}


def ended(won: bool, population: int = 27, content: Content | None = None) -> Desk:
    """A chapter that has just ended."""
    desk = Desk(TEAM, content=content)
    desk.set(cells.POPULATION, population)
    desk.table.end(cells.WON if won else cells.LOST)
    return desk


def setup(config: Config) -> ReckonersTable:
    table = new_table(Reckoners(), config, seeded(3))
    assert isinstance(table, ReckonersTable)
    return table


@cites("RS-CAMP.2")
def test_three_chapters_in_sequence() -> None:
    campaign = begun(SETTINGS, "a")
    pairs = []

    for _ in range(3):
        config = config_of(house(), campaign)
        pairs.append((config["great-epic"], config["city"]))
        campaign = followed(campaign, ended(True).table, [[], [], []], 0)

    assert pairs == [("steelheart", "newcago"), ("regalia", "babilar"), ("limelight", "ildithia")]
    assert is_won(house(), campaign)
    with pytest.raises(Illegal):
        config_of(house(), campaign)


@cites("RS-CAMP.3")
def test_the_same_reckoners_play_all_chapters() -> None:
    campaign = followed(begun({"humans": 1, "reckoners": 3, "team": []}, "b"), ended(True).table, [], 0)

    table = setup(config_of(house(), campaign))

    assert [table.who(seat) for seat in range(3)] == [4, 0, 9]


@cites("RS-CAMP.4")
def test_each_victory_raises_the_difficulty_by_a_letter() -> None:
    letters = []
    for start in ("b", "d"):
        campaign = begun(SETTINGS, start)
        for _ in range(2):
            campaign = followed(campaign, ended(True).table, [], 0)
            letters.append(config_of(house(), campaign)["difficulty"])

    assert letters == ["c", "d", "d", "d"]


@cites("RS-CAMP.5")
def test_each_chapter_is_a_complete_new_setup() -> None:
    desk = ended(True, population=9)
    for die in (0, 1):
        desk.set(cells.COLOUR + die, cells.NOWHERE)
    campaign = followed(begun(SETTINGS, "b"), desk.table, [], 0)

    table = setup(config_of(house(), campaign))

    assert (table.population(), table.base(), len(table.dice_of(0))) == (40, 1, 6)
    assert table.cells[cells.DEMOLITION_TOKENS] == 0


@cites("RS-CAMP.6")
def test_each_reckoner_keeps_one_card_and_the_next_deck_lacks_it() -> None:
    desk = ended(True)
    desk.give("tia", "camera", "drone")
    campaign = followed(begun(SETTINGS, "b"), desk.table, [["drone"], [], []], 0)

    table = setup(config_of(house(), campaign))

    assert table.owned(0) == [3]
    assert table.cells[cells.HOLDER] in (cells.IN_DECK, cells.ON_DISPLAY)
    with pytest.raises(Illegal):
        followed(begun(SETTINGS, "b"), desk.table, [["camera", "drone"], [], []], 0)
    two = ended(True, content=playing(campaign__keep_equipment=2))
    two.give("tia", "camera", "drone")
    more = followed(begun(SETTINGS, "b"), two.table, [["camera", "drone"], [], []], 0)
    assert sorted(setup(config_of(house(), more)).owned(0)) == [0, 3]


@cites("RS-CAMP.7")
def test_a_card_under_an_epic_cannot_be_kept() -> None:
    desk = ended(True)
    desk.give("tia", "camera")
    desk.set(cells.HOLDER, cells.STOLEN)

    assert keepable(desk.table, 0) == []
    with pytest.raises(Illegal):
        followed(begun(SETTINGS, "b"), desk.table, [["camera"], [], []], 0)


@cites("RS-CAMP.8")
def test_the_team_keeps_one_plan_token_spendable_in_the_first_round() -> None:
    desk, none = ended(True), ended(True)
    desk.tokens("sam", 2, 1)

    campaign = followed(begun(SETTINGS, "b"), desk.table, [], 1)
    table = setup(config_of(house(), campaign))
    empty = setup(config_of(house(), followed(begun(SETTINGS, "b"), none.table, [], 1)))

    assert [table.plans(seat) for seat in range(3)] == [0, 1, 0]
    assert [empty.plans(seat) for seat in range(3)] == [0, 0, 0]


@cites("RS-CAMP.9", "RS-CAMP.10")
def test_population_left_becomes_money_on_top_of_the_relaxed_variant() -> None:
    desk = ended(True, population=27)
    desk.set(cells.MONEY, 9)
    plain = followed(begun(SETTINGS, "b"), desk.table, [], 0)
    relaxed = followed(begun({**SETTINGS, "relaxed": True}, "b"), desk.table, [], 0)

    assert setup(config_of(house(), plain)).money() == 2
    assert setup(config_of(house(), relaxed)).money() == 3 + 2


@cites("RS-CAMP.11", "RS-CAMP.14")
def test_a_lost_chapter_is_replayed_with_the_same_carry_over_and_a_bonus() -> None:
    won = ended(True)
    won.give("tia", "drone")
    chapter_two = followed(begun(SETTINGS, "b"), won.table, [["drone"], [], []], 0)

    again = followed(followed(chapter_two, ended(False).table, [], 0), ended(False).table, [], 0)
    config = config_of(house(), again)
    table = setup(config)

    assert (config["great-epic"], config["difficulty"]) == ("regalia", "c")
    assert table.owned(0) == [3]
    assert table.money() == 2 + 6


@cites("RS-CAMP.12")
def test_a_limit_of_defeats_loses_the_campaign_where_there_is_one() -> None:
    campaign = begun(SETTINGS, "b")
    limited = playing(campaign__max_defeats=3)
    lost = []

    for _ in range(4):
        campaign = followed(campaign, ended(False).table, [], 0)
        lost.append(is_lost(limited, campaign))

    assert lost == [False, False, False, True]
    assert not is_lost(house(), campaign)


@cites("RS-CAMP.13")
def test_the_score_is_the_population_saved_less_five_for_each_defeat() -> None:
    campaign = begun(SETTINGS, "b")

    campaign = followed(campaign, ended(True, 27).table, [], 0)
    campaign = followed(campaign, ended(False).table, [], 0)
    campaign = followed(campaign, ended(True, 12).table, [], 0)
    campaign = followed(campaign, ended(True, 8).table, [], 0)

    assert score(house(), campaign) == 42


@cites("RS-CAMP.14")
def test_a_campaign_is_saved_and_resumed_identically() -> None:
    campaign = followed(begun(SETTINGS, "b"), ended(True).table, [], 2)

    again = resumed(json.loads(json.dumps(campaign.plain())))

    assert again.plain() == campaign.plain()
    assert config_of(house(), again) == config_of(house(), campaign)


@cites("RS-CAMP.15")
def test_newcagos_cards_are_recorded_for_replays_of_the_first_chapter() -> None:
    settings = {**SETTINGS, "newcago-cards": True, "sides-b": ["harbor"]}
    campaign = begun(settings, "b")

    replay = config_of(house(), followed(campaign, ended(False).table, [], 0))
    second = config_of(house(), followed(campaign, ended(True).table, [], 0))

    assert (replay["newcago-cards"], replay["sides-b"]) == (True, ["harbor"])
    assert second["newcago-cards"] is False


def first_chapter(**more: object) -> Config:
    return full_config(Reckoners(), {**SETTINGS, "campaign": True, **more})


def sequel(config: Config, desk: Desk, **wish: object) -> Config:
    following = Reckoners().sequel(config, desk.table, dict(wish))
    assert following is not None
    assert Reckoners().refuses(full_config(Reckoners(), following)) is None
    return following


@cites("RS-CAMP.2", "RS-CAMP.3", "RS-CAMP.14")
def test_a_campaign_travels_in_the_settings_of_its_chapters() -> None:
    desk = ended(True, 27)
    desk.give("tia", "camera", "drone")
    desk.tokens("sam", 1)

    second = sequel(first_chapter(), desk, keeps=[["drone"], [], []], planner=1)
    again = sequel(second, ended(False))
    third = sequel(again, ended(True, 12))

    assert (second["great-epic"], second["chapter"], second["difficulty"]) == ("regalia", 2, "c")
    assert (second["kept"], second["kept-plans"], second["carried-money"]) == (["drone", "none", "none"], [0, 1, 0], 2)
    assert (again["great-epic"], again["defeats"], again["carried-money"]) == ("regalia", 1, 2 + 3)
    assert again["kept"] == second["kept"]
    assert (third["great-epic"], third["saved"], third["defeats-here"], third["defeats"]) == (
        "limelight",
        [27, 12],
        0,
        1,
    )
    assert Reckoners().sequel(third, ended(True).table, {}) is None


@cites("RS-CAMP.6", "RS-CAMP.8")
def test_without_a_wish_the_dearest_card_and_the_richest_planner_are_taken_along() -> None:
    desk = ended(True)
    desk.give("tia", "camera", "drone")
    desk.tokens("sam", 2)
    price = desk.table.content.cards.price
    dearest = max(["camera", "drone"], key=lambda card: (price[EQUIPMENT.index(card)], -EQUIPMENT.index(card)))

    following = sequel(first_chapter(), desk)

    assert following["kept"] == [dearest, "none", "none"]
    assert following["kept-plans"] == [0, 0, 1]


@cites("RS-CAMP.6", "RS-CAMP.7")
def test_a_wish_for_what_is_not_owned_is_refused() -> None:
    game, config = Reckoners(), first_chapter()

    with pytest.raises(Illegal):
        game.sequel(config, ended(True).table, {"keeps": [["drone"]]})
    for odd in ({"keeps": "drone"}, {"keeps": [["teapot"]]}, {"planner": 7}, {"planner": True}):
        with pytest.raises(Unreadable):
            game.sequel(config, ended(True).table, odd)


@cites("RS-CAMP.2")
def test_nothing_follows_a_single_game_or_one_that_is_not_over() -> None:
    single = full_config(Reckoners(), SETTINGS)

    assert Reckoners().sequel(single, ended(True).table, {}) is None
    assert Reckoners().sequel(first_chapter(), Desk(TEAM).table, {}) is None


@cites("RS-CAMP.2", "RS-CAMP.14")
@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"great-epic": "regalia"}, "why-other-chapter"),
        ({"chapter": 2, "great-epic": "regalia", "city": "babilar"}, "why-campaign-unsound"),
        ({"defeats-here": 1}, "why-campaign-unsound"),
        ({"carried-money": 5}, "why-campaign-unsound"),
        ({"kept": ["drone", "none", "none"]}, "why-campaign-unsound"),
        ({"chapter": 4, "saved": [1, 2, 3]}, "why-campaign-over"),
        ({"modules": ["reckoners"]}, "why-module-missing"),
        ({"campaign": False, "chapter": 2}, "why-no-campaign"),
    ],
)
def test_settings_that_are_no_chapter_of_a_campaign_are_refused(changes: Config, key: str) -> None:
    reason = Reckoners().refuses(first_chapter(**changes))

    assert reason is not None
    assert reason.key == key
