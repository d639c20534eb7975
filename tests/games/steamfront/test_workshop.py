"""The workshop: squads and tables judged as the rules judge them, drawn at random, and carried as text."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

from samovar.games.steamfront.aids.squads import DEFENCES
from samovar.games.steamfront.aids.workshop import TOOLS, craft
from samovar.games.steamfront.blueprint import read_blueprint, why_not_blueprint
from samovar.games.steamfront.odds import Attack, odds
from samovar.games.steamfront.words import CARDS, FACTIONS, RANKS
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import full_config, new_table
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import CONTENT, GAME

PRINTED = CONTENT.pack.values["cards"]


def broken_rules(cards: list[str], casual: bool) -> set[str]:
    """The limits of a squad once more, from the printed cards alone."""
    ranks = [PRINTED[card]["rank"] for card in cards]
    found = set()
    if ranks.count("officer") != 1:
        found.add("SF-3.1.1")
    if len({PRINTED[card]["faction"] for card in cards}) > 1:
        found.add("A-61")
    if len(cards) > 20:
        found.add("SF-2.2.1")
    if casual:
        return found
    if ranks.count("regular") < 3:
        found.add("SF-3.1.2")
    for card in cards:
        if PRINTED[card]["rank"] == "veteran" and cards.count(card) > 3:
            found.add("SF-3.1.3")
        if PRINTED[card]["rank"] == "elite" and cards.count(card) > 2:
            found.add("SF-3.1.4")
    if sum(PRINTED[card]["points"] for card in cards) > 200:
        found.add("SF-3.1.5")
    return found


def random_cards(dice: random.Random) -> list[str]:
    """Anything from hopeless to legal."""
    faction = dice.choice(FACTIONS)
    own = [card for card in CARDS if PRINTED[card]["faction"] == faction or dice.random() < 0.02]
    officers = [card for card in own if PRINTED[card]["rank"] == "officer"]
    others = [card for card in own if PRINTED[card]["rank"] != "officer"]
    return [*officers[: dice.choice([0, 1, 1, 1, 1, 2])], *dice.choices(others, k=dice.randint(1, 13))]


@cites("SF-3.1.1", "SF-3.1.2", "SF-3.1.3", "SF-3.1.4", "SF-3.1.5", "A-61")
def test_the_builder_names_the_limits_that_a_brute_force_finds_on_ten_thousand_squads():
    dice = random.Random(14)
    legal = 0
    for _ in range(10_000):
        cards, casual = random_cards(dice), dice.random() < 0.2

        told = craft(CONTENT, "squad-check", {"cards": cards, "casual": casual})

        assert {refused["rule"] for refused in told["broken"]} == broken_rules(cards, casual)
        assert told["legal"] == (not told["broken"])
        assert told["total"] == sum(PRINTED[card]["points"] for card in cards)
        legal += told["legal"]
    assert 300 < legal < 9_000


def test_all_cards_are_known_to_the_builder():
    told = craft(CONTENT, "cards", {})

    assert [card["id"] for card in told["cards"]] == CARDS
    assert len(CARDS) == 27
    for card in told["cards"]:
        assert card["name"]["fr"]
        assert card["name"]["en"]
        assert card["points"] == PRINTED[card["id"]]["points"]
        assert card["rank"] in RANKS


@cites("SF-3.1.6")
def test_a_thousand_squads_come_back_from_their_code_and_from_their_text():
    dice = random.Random(15)
    for _ in range(1_000):
        cards = random_cards(dice)
        told = craft(CONTENT, "squad-check", {"cards": cards})
        language = dice.choice(["fr", "en"])

        by_code = craft(CONTENT, "squad-read", {"code": told["code"]})
        by_text = craft(CONTENT, "squad-read", {"text": told["text"][language]})

        assert sorted(by_code["cards"]) == sorted(by_text["cards"]) == sorted(cards)
        assert by_code["code"] == by_text["code"] == told["code"]
        assert by_code["changes"] == []


def test_a_code_of_another_edition_says_what_has_changed():
    told = craft(CONTENT, "squad-read", {"code": "older@1:000/lum-champion,lum-garde*3/70"})

    assert [(change["what"], change["was"]) for change in told["changes"]] == [
        ("edition", "older@1:000"),
        ("total", "70"),
    ]


def test_suggested_places_are_legal_and_far_from_each_other():
    ground = {"deployment": "front", "pieces": [], "objectives": [], "wanted": 3}

    for kind in ("objective", "mur-droit", "nuage-grand"):
        told = craft(CONTENT, "table-check", {**ground, "next": kind, "turn": 0 if kind == "objective" else 30})
        assert len(told["suggested"]) >= 6
        for x, y in told["suggested"]:
            laid = (
                {"objectives": [[x, y]]}
                if kind == "objective"
                else {"pieces": [{"piece": kind, "x": x, "y": y, "turn": 30}]}
            )
            checked = craft(CONTENT, "table-check", {**ground, **laid})
            assert [one["refusal"] for one in [*checked["objectives"], *checked["pieces"]]] == [None]
        assert len({(x // 3000, y // 3000) for x, y in told["suggested"]}) >= 5


def test_ready_made_tables_come_as_lines_that_are_complete():
    tables = craft(CONTENT, "cards", {})["tables"]

    assert [table["id"] for table in tables] == [table.id for table in CONTENT.tables]
    for table in tables:
        assert craft(CONTENT, "table-check", {"code": table["code"]})["complete"]


def test_a_code_or_a_text_of_another_edition_is_explained_card_by_card():
    code = "older@1:000/lum-champion:40,lum-garde*3:10,lum-balloonist:9/79"

    by_code = craft(CONTENT, "squad-read", {"code": code})
    by_text = craft(CONTENT, "squad-read", {"text": "1 × Champion (40)\n3 × Sword-and-Shield Guard (30)"})

    guard = {"what": "card", "card": "lum-garde", "was": "10", "is": "12"}
    assert guard in by_code["changes"]
    assert {"what": "gone", "card": "lum-balloonist", "was": "", "is": ""} in by_code["changes"]
    assert by_text["changes"] == [guard]


def test_texts_are_read_as_people_write_them():
    told = craft(
        CONTENT, "squad-read", {"text": "# mine\nchampion\n3x Sword-and-Shield Guard\n2 × lum-archer (38)\n\n"}
    )

    assert told["cards"] == ["lum-champion", *["lum-garde"] * 3, *["lum-archer"] * 2]


@cites("SF-3.1.2", "SF-3.1.5")
def test_random_squads_are_legal_dear_enough_and_of_the_faction_asked_for():
    for seed in range(90):
        faction = FACTIONS[seed % 3]

        told = craft(CONTENT, "squad-random", {"seed": seed, "faction": faction})

        assert told["legal"]
        assert told["label"] == told["faction"] == faction
        assert 180 <= told["total"] <= 200
        assert told == craft(CONTENT, "squad-random", {"seed": seed, "faction": faction})


def test_odds_in_the_builder_are_exact():
    told = craft(CONTENT, "squad-odds", {"cards": ["lum-garde", "lum-champion"]})["cards"]

    garde = next(card for card in told if card["card"] == "lum-garde")
    for place, defence in enumerate(DEFENCES):
        exact = odds(Attack(5, defence, 1))
        assert garde["bands"][0]["against"][place]["mean"] == pytest.approx(float(exact.mean), abs=1e-12)
        assert garde["bands"][0]["against"][place]["perPoint"] == pytest.approx(float(exact.mean) / 12, abs=1e-12)
        assert garde["bands"][0]["charging"][place]["mean"] == pytest.approx(float(odds(Attack(6, defence, 1)).mean))
    champion = next(card for card in told if card["card"] == "lum-champion")
    assert champion["lasts"] > garde["lasts"] > 1


# Mean damage of a weapon of damage 1, as the design's section on balance prints it: attack dice against 4, 5 and 6.
PRINTED_MEANS = {
    3: (0.52, 0.31, 0.14),
    4: (0.97, 0.63, 0.32),
    5: (1.51, 1.07, 0.63),
    6: (2.12, 1.62, 1.09),
    7: (2.78, 2.27, 1.69),
    8: (3.50, 2.98, 2.39),
}


def test_every_band_of_every_card_has_the_printed_mean_and_its_share_of_the_points():
    told = craft(CONTENT, "squad-odds", {})["cards"]
    compared = 0

    for card in told:
        first = int(CONTENT.band_first[CARDS.index(card["card"])])
        for place, band in enumerate(card["bands"]):
            dice, damage = int(CONTENT.band_attack[first + place]), int(CONTENT.band_damage[first + place])
            assert all(one["perPoint"] == pytest.approx(one["mean"] / card["points"]) for one in band["against"])
            if damage == 1 and dice in PRINTED_MEANS:
                assert [round(one["mean"], 2) for one in band["against"]] == [*PRINTED_MEANS[dice]]
                compared += 1
            if band["sas"] and damage == 1 and dice + 1 in PRINTED_MEANS and dice > 0:
                assert [round(one["mean"], 2) for one in band["charging"]] == [*PRINTED_MEANS[dice + 1]]

    assert len(told) == len(CARDS)
    assert compared > 10


def polygon(flat: list[int]) -> Polygon:
    return Polygon(list(zip(flat[::2], flat[1::2], strict=True)))


ZONES = {
    id: [polygon(one[key]) for key in ("a", "b", "neutral")] for id, one in CONTENT.pack.values["deployments"].items()
}


def illegal(told: dict[str, Any]) -> list[str]:
    """What of a table breaks a limit, by Shapely; a tenth of a thousandth of an inch is rounding."""
    zones = ZONES[told["deployment"]]
    shapes = [
        polygon(CONTENT.mould(CONTENT.terrain.index(one["piece"]), one["turn"] // 15, one["x"], one["y"]))
        for one in told["pieces"]
    ]
    radius = round(CONTENT.objective_mm / 2 / 25.4 * 1000)
    marks = [Point(mark) for mark in told["objectives"]]
    faults = []
    for place, shape in enumerate(shapes):
        left, low, right, high = shape.bounds
        if left < 0 or low < 0 or right > 30_000 or high > 24_000:
            faults.append("off the table")
        if min(shape.distance(zone) for zone in zones[:2]) < 3000 - 0.1:
            faults.append("near a zone")
        if any(shape.intersection(other).area > 50_000 for other in shapes[:place]):
            faults.append("overlaps")
        if any(shape.distance(mark) < radius - 0.1 for mark in marks):
            faults.append("under an objective")
    for place, mark in enumerate(marks):
        if any(mark.distance(other) < 3000 + 2 * radius - 0.1 for other in marks[:place]):
            faults.append("objectives too near")
        if min(mark.distance(zone) for zone in zones[:2]) < 6000 + radius - 0.1:
            faults.append("objective near a zone")
    neutral = [mark for mark in marks if zones[2].contains(mark) and zones[2].boundary.distance(mark) >= radius - 0.1]
    if len(neutral) < (1 if len(marks) % 2 else 2):
        faults.append("none neutral")
    if len(shapes) not in (5, 6, 7) or len(marks) not in (3, 5):
        faults.append("numbers")
    return faults


@cites("SF-9.1.5", "SF-9.1.6", "SF-9.1.10", "A-31")
def test_two_hundred_random_tables_are_legal():
    deployments = set()
    for seed in range(200):
        told = craft(CONTENT, "table-random", {"seed": seed})

        assert illegal(told) == []
        deployments.add(told["deployment"])
        if seed % 10 == 0:
            blueprint = read_blueprint(CONTENT, told["code"])
            assert why_not_blueprint(CONTENT, blueprint, CONTENT.objective_mm) is None
    assert deployments == set(CONTENT.deployments)


@cites("SF-9.1.9")
def test_the_table_builder_names_what_overlaps_and_what_is_missing():
    pieces = [
        {"piece": "mur-droit", "x": 12_000, "y": 12_000, "turn": 0},
        {"piece": "batiment", "x": 13_000, "y": 12_000, "turn": 15},
        {"piece": "barricade", "x": 20_000, "y": 3_500, "turn": 0},
    ]

    told = craft(CONTENT, "table-check", {"deployment": "front", "pieces": pieces, "objectives": [[15_000, 1_000]]})

    rules = [piece["refusal"] and piece["refusal"]["rule"] for piece in told["pieces"]]
    assert rules == ["SF-9.1.9", "SF-9.1.9", "SF-9.1.5"]
    assert told["objectives"][0]["refusal"]["rule"] == "SF-9.1.7"
    assert not told["legal"]
    assert told["counts"]["pieces"] == {"now": 3, "least": 5, "most": 7, "limit": 12}


@pytest.mark.parametrize("next_piece", ["objective", "mur-droit", "batiment"])
def test_forbidden_ground_is_where_the_next_piece_is_refused(next_piece: str):
    code = craft(CONTENT, "table-random", {"seed": 8})["code"]
    blueprint = read_blueprint(CONTENT, code)
    blueprint.objectives.pop()
    blueprint.pieces.pop()

    told = craft(CONTENT, "table-check", {"code": blueprint.line(CONTENT), "next": next_piece, "turn": 45})

    forbidden: BaseGeometry = Polygon()
    for loop in told["forbidden"]:
        forbidden = forbidden.symmetric_difference(Polygon(loop).buffer(0))
    dice = random.Random(3)
    edges = 0
    for _ in range(150):
        x, y = dice.randrange(0, 30_000), dice.randrange(0, 24_000)
        wish: dict[str, Any] = {"deployment": told["deployment"], "pieces": [], "objectives": []}
        for piece in told["pieces"]:
            wish["pieces"].append({name: piece[name] for name in ("piece", "x", "y", "turn")})
        wish["objectives"] = [one["at"] for one in told["objectives"]]
        if next_piece == "objective":
            wish["objectives"].append([x, y])
            refused = craft(CONTENT, "table-check", wish)["objectives"][-1]["refusal"]
        else:
            wish["pieces"].append({"piece": next_piece, "x": x, "y": y, "turn": 45})
            refused = craft(CONTENT, "table-check", wish)["pieces"][-1]["refusal"]
        if forbidden.boundary.distance(Point(x, y)) <= 80:
            edges += 1
        else:
            assert forbidden.contains(Point(x, y)) == (refused is not None), f"{x}, {y}: {refused}"
    assert edges < 15


@cites("SF-9.1.2")
def test_a_table_from_its_line_is_played_on():
    code = craft(CONTENT, "table-random", {"seed": 5, "deployment": "avenue"})["code"]

    table = new_table(GAME, {"table": code}, seeded(1))

    assert table.stack
    assert read_blueprint(CONTENT, code).line(CONTENT) == code
    ready = new_table(GAME, {"table": code, "scenario": "reliques"}, seeded(1))
    assert list(ready.cells) == list(new_table(GAME, {"scenario": "reliques"}, seeded(1)).cells)


def test_a_line_that_breaks_a_limit_is_refused_with_its_rule():
    with pytest.raises(Illegal) as refused:
        new_table(GAME, {"table": "front/mur-droit@15000,12000,0/15000,12000"}, seeded(1))
    assert refused.value.refusal.rule == "SF-9.1.9"
    assert refused.value.refusal.key == "why-overlap"
    with pytest.raises(Unreadable):
        full_config(GAME, {"table": "nowhere"})


GARBAGE: dict[str, list[dict[str, Any]]] = {
    "squad-check": [{}, {"cards": "x"}, {"cards": ["nobody"]}, {"cards": [], "casual": 3}],
    "squad-read": [{}, {"code": "x"}, {"text": "3 dragons"}, {"text": ""}],
    "squad-odds": [{"cards": [1]}],
    "squad-random": [{}, {"seed": -1}, {"seed": 1, "faction": "x"}],
    "table-check": [
        {},
        {"code": "x"},
        {"deployment": "front", "pieces": [{"piece": "generateur", "x": 1, "y": 1}]},
        {"deployment": "front", "pieces": [{"piece": "mur-droit", "x": 1, "y": 1, "turn": 7}]},
        {"deployment": "front", "next": "dragon"},
    ],
    "table-random": [{}, {"seed": 1, "objectives": 8}, {"seed": 1, "pieces": 99}],
    "cards": [{"x": 1}],
    "attack-odds": [{}, {"attack": 5}, {"attack": 25, "defence": 5, "damage": 1}, {"fixed": 2, "attack": 5}],
    "nothing": [{}],
}


@pytest.mark.parametrize("tool", [*TOOLS, "nothing"])
def test_a_wish_that_does_not_fit_a_tool_is_unreadable(tool: str):
    for wish in GARBAGE[tool]:
        with pytest.raises(Unreadable):
            GAME.craft(tool, wish)


def test_tools_answer_in_json_and_the_same_twice():
    wishes: dict[str, dict[str, Any]] = {
        "squad-check": {"cards": ["lum-garde"]},
        "squad-read": {"code": "iron-feu"},
        "squad-random": {"seed": 1},
        "table-random": {"seed": 1},
        "table-check": {"deployment": "front"},
        "attack-odds": {"attack": 5, "defence": 5, "damage": 1, "life": 2},
    }
    for tool in GAME.tools():
        told = GAME.craft(tool, wishes.get(tool, {}))

        assert json.loads(json.dumps(told)) == told == GAME.craft(tool, wishes.get(tool, {}))
