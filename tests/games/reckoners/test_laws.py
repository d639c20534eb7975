"""The laws of the house along random games: every number of seats, Great Epic, city and difficulty."""

from __future__ import annotations

from itertools import product

import pytest

from samovar.games.reckoners.content.ids import CITIES, GREAT_EPICS, PRINTED_RECKONERS, RECKONERS
from samovar.games.reckoners.content.words import DIFFICULTIES
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.settings import RULINGS
from samovar.kernel.chance import seeded
from samovar.kernel.game import Config, new_table
from samovar.kernel.steps import act, asked, options
from samovar.testkit.laws import obey
from tests.driving import picker
from tests.thorough import THOROUGH

PAIRS = list(product(GREAT_EPICS, CITIES))


# Each Great Epic and each city meets every number of seats; before a release each pair does.
SEATED = [
    (great, city, humans)
    for place, (great, city) in enumerate(PAIRS)
    for humans in range(1, 7)
    if (place + humans) % 2 or THOROUGH
]


@pytest.mark.parametrize(("great", "city", "humans"), SEATED)
def test_the_laws_hold_for_every_pair_and_number_of_seats(great: str, city: str, humans: int) -> None:
    number = PAIRS.index((great, city)) * 6 + humans
    config: Config = {"humans": humans, "great-epic": great, "city": city}
    config["difficulty"] = DIFFICULTIES[number % len(DIFFICULTIES)]
    config["difficulty-token"] = ("none", "intense", "hardest")[number // 4 % 3]
    config["newcago-cards"] = city == "newcago" and humans % 2 == 0

    walk = obey(Reckoners(), config, picker(number), seed=bytes([number]), now_and_then=25)

    assert walk.match.outcome() is not None


@pytest.mark.parametrize("modules", [[], ["reckoners", "equipment"], ["great-epics"]])
def test_the_laws_hold_with_the_base_games_own_epics(modules: list[str]) -> None:
    config: Config = {"humans": 3, "modules": modules, "difficulty": "c"}
    if "great-epics" in modules:
        config |= {"great-epic": "regalia", "city": "babilar"}

    walk = obey(Reckoners(), config, picker(len(modules) + 700), seed=bytes([len(modules)]), now_and_then=25)

    assert walk.match.outcome() is not None


@pytest.mark.parametrize("kept", ["herman", "rtich", "motorcycle"])
def test_the_laws_hold_with_cards_carried_over(kept: str) -> None:
    config: Config = {"humans": 2, "great-epic": "regalia", "city": "babilar", "kept": [kept, "none"]}

    walk = obey(Reckoners(), config, picker(800), seed=kept.encode(), now_and_then=25)

    assert walk.match.outcome() is not None


@pytest.mark.parametrize(("great", "city"), PAIRS)
def test_the_laws_hold_when_rulings_are_played_another_way(great: str, city: str) -> None:
    """Each ruling in one of these games, a few at a time."""
    number = PAIRS.index((great, city))
    rulings = list(RULINGS)[number :: len(PAIRS)]
    config: Config = {"humans": 1 + number % 4, "great-epic": great, "city": city, "rulings": rulings}
    if "players-count-by-humans" in rulings:
        config["reckoners"] = 5

    walk = obey(Reckoners(), config, picker(number + 900), seed=bytes([number]), now_and_then=25)

    assert walk.match.outcome() is not None


@pytest.mark.parametrize("first", range(0, PRINTED_RECKONERS, 2))
def test_no_question_offers_more_than_two_hundred_options(first: int) -> None:
    team = [RECKONERS[(first + seat) % PRINTED_RECKONERS] for seat in range(6)]
    config: Config = {"humans": 6, "team": team, "city": "ildithia", "great-epic": "limelight", "relaxed": True}
    table = new_table(Reckoners(), config, seeded(first))
    pick = picker(first)
    most = 0

    while waiting := asked(table):
        offered = options(table, waiting[0])
        most = max(most, len(offered))
        act(table, waiting[0], offered[pick(len(offered))])

    assert most <= 200


def test_games_of_each_pairing_end_whoever_plays_and_however_hard() -> None:
    for great, city in PAIRS:
        for seed in range(12):  # each number of players with two difficulties
            config: Config = {"humans": 1 + seed % 6, "great-epic": great, "city": city}
            config["difficulty"] = DIFFICULTIES[seed % len(DIFFICULTIES)]
            table = new_table(Reckoners(), config, seeded(seed))
            pick = picker(seed)
            decisions = 0
            while waiting := asked(table):
                seat = waiting[pick(len(waiting))]
                offered = options(table, seat)
                act(table, seat, offered[pick(len(offered))])
                decisions += 1

            assert decisions < Reckoners().bound(config)
            assert Reckoners().outcome(table) is not None
