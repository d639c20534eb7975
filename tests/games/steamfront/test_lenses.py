"""The lenses show what the engine would say, and nothing else: reach, ways, sight, threats, odds, states, luck."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from functools import cache
from itertools import product
from math import hypot
from typing import Any

import pytest
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

from samovar.games.steamfront.aids.lenses import LENSES, look
from samovar.games.steamfront.aim import cover, hidden_by, range_band, weapons, why_not
from samovar.games.steamfront.choices import Move, NoCommand, Stay, Strike
from samovar.games.steamfront.events import Moved, ThrewAgain, ThrewAttack, ThrewDefence
from samovar.games.steamfront.movement import Movement
from samovar.games.steamfront.orders import attack_rows
from samovar.games.steamfront.table import (
    ALL_KILLS,
    FIGURE_IDS,
    KILLS,
    PIECE_IDS,
    POINTS,
    FrontTable,
)
from samovar.games.steamfront.turn import Control
from samovar.games.steamfront.words import CATEGORIES, SAS, SHOT
from samovar.geometry.sight import FREE
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import new_table
from samovar.kernel.question import question
from samovar.kernel.steps import act, asked, options
from samovar.kernel.table import copy, same
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import ARCHER, CONSCRIT, GAME, GARDE, inches
from tests.games.steamfront.builders import PlainStage as Stage
from tests.games.steamfront.test_reach import crowded


@cache
def midgames(count: int) -> list[FrontTable]:
    """Tables of every scenario in the middle of random games."""
    found = []
    for seed in range(count):
        scenario = ["libre", "generateurs", "grande-soupape", "reliques"][seed % 4]
        table = new_table(GAME, {"scenario": scenario, "squads": ["iron-feu", "lum-envol"]}, seeded(seed))
        dice = random.Random(seed)
        for _ in range(120 + 15 * seed):
            if not asked(table):
                break
            act(table, asked(table)[0], dice.choice(options(table, asked(table)[0])))
        assert isinstance(table, FrontTable)
        found.append(table)
    return found


def standing(table: FrontTable) -> list[int]:
    return [*table.standing(0), *table.standing(1)]


def test_a_point_is_in_the_reach_that_is_shown_exactly_when_the_engine_accepts_the_move():
    cases = 0
    for seed in range(40):
        stage = crowded(seed)
        dice = random.Random(seed)
        if stage.table.is_engaged(0):
            continue
        at = (int(stage.table.x(0)), int(stage.table.y(0)))
        points = [[at[0] + dice.randint(-9000, 9000), at[1] + dice.randint(-9000, 9000)] for _ in range(300)]

        inside = look(stage.table, "reach", {"figure": "a1", "points": points})["inside"]

        step = Movement(0, 0, False)
        assert inside == [step.judge(stage.table, 0, Move((x, y))) is None for x, y in points]
        cases += len(points)
    assert cases >= 10_000


def filled(outlines: list[list[list[int]]]) -> BaseGeometry:
    """What a screen fills of outlines, one inside the other."""
    area: BaseGeometry = Polygon()
    for loop in outlines:
        if len(loop) > 2:
            area = area.symmetric_difference(Polygon(loop).buffer(0))
    return area


WIDEST = 36  # hundredths of an inch from corner to corner of a field of the lattice of a quarter of an inch


def is_thin(table: FrontTable, x: int, y: int) -> bool:
    """Whether what is accepted here, or what is not, is narrower in some direction than a field of the lattice."""
    for dx, dy in ((10, 0), (7, 7), (0, 10), (-7, 7)):
        line = [[x + dx * step, y + dy * step] for step in range(-WIDEST, WIDEST + 1)]
        inside = look(table, "reach", {"figure": "a1", "points": line})["inside"]
        first = last = WIDEST
        while first > 0 and inside[first - 1] == inside[WIDEST]:
            first -= 1
        while last < 2 * WIDEST and inside[last + 1] == inside[WIDEST]:
            last += 1
        if last - first < WIDEST:
            return True
    return False


def test_the_drawing_of_a_reach_is_the_reach_to_a_fiftieth_of_an_inch_on_ten_thousand_points():
    """All that it may miss are slivers that slip through the lattice on which it is begun."""
    cases = edges = slivers = 0
    for seed in range(44):
        stage = crowded(seed)
        told = look(stage.table, "reach", {"figure": "a1"})
        area = filled(told["area"])
        dice = random.Random(seed)
        points = [
            [told["at"][0] + dice.randint(-8000, 8000), told["at"][1] + dice.randint(-8000, 8000)] for _ in range(240)
        ]

        inside = look(stage.table, "reach", {"figure": "a1", "points": points})["inside"]

        for (x, y), accepted in zip(points, inside, strict=True):
            cases += 1
            if area.boundary.distance(Point(x, y)) <= 20:
                edges += 1
            elif accepted != area.contains(Point(x, y)):
                assert is_thin(stage.table, x, y), f"seed {seed}: {x}, {y}"
                slivers += 1
    assert cases >= 10_000
    assert edges < cases // 20
    assert slivers <= cases // 2000


def test_every_corner_of_a_drawn_reach_is_a_place_where_the_movement_may_end():
    for seed in range(0, 36, 4):
        stage = crowded(seed)
        told = look(stage.table, "reach", {"figure": "a1"})
        corners = [point for loop in told["area"] for point in loop]

        assert all(look(stage.table, "reach", {"figure": "a1", "points": corners})["inside"])


@cites("SF-2.4.12")
def test_what_is_reached_through_a_crater_only_is_shown_apart():
    stage = Stage()
    stage.a(GARDE, 10, 12)
    stage.piece("cratere-petit", 12.5, 12)

    told = look(stage.table, "reach", {"figure": "a1"})

    slowed = Polygon(told["slowed"][0])
    assert slowed.contains(Point(12_000, 12_000))
    assert not slowed.contains(Point(8_500, 12_000))
    assert look(stage.table, "reach", {"figure": "a1", "points": [[12_000, 12_000], [13_500, 12_000]]})["inside"] == [
        True,
        False,
    ]


@cites("SF-4.2.10")
def test_contacts_are_places_from_which_the_enemy_is_touched():
    charged = 0
    for seed in range(20):
        stage = crowded(seed)
        if stage.table.is_engaged(0):
            continue
        for contact in look(stage.table, "reach", {"figure": "a1"})["contacts"]:
            for x, y in contact["points"]:
                after = copy(stage.table)
                after.put(0, x, y)
                assert after.touch(0, FIGURE_IDS.index(contact["figure"]))
                assert Movement(0, 0, False).judge(stage.table, 0, Move((x, y))) is None
                charged += 1
    assert charged > 100


def test_a_way_costs_what_the_engine_measures():
    walked = 0
    for seed in range(30):
        stage = crowded(seed)
        if stage.table.is_engaged(0):
            continue
        dice = random.Random(seed)
        for _ in range(8):
            x = int(stage.table.x(0)) + dice.randint(-5000, 5000)
            y = int(stage.table.y(0)) + dice.randint(-5000, 5000)
            told = look(stage.table, "way", {"figure": "a1", "points": [[x, y]]})
            refused = Movement(0, 0, False).judge(stage.table, 0, Move((x, y)))
            assert told["refusal"] == (None if refused is None else refused.plain())
            if refused is not None:
                assert told["refusal"]["rule"]
                continue
            after = copy(stage.table)
            after.log = []
            Movement(0, 0, False).take(after, Move((x, y)))
            moved = next(one.event for one in after.log if isinstance(one.event, Moved))
            assert abs(moved.length / 1000 - told["used"]) <= 0.001
            assert [list(point) for point in zip(moved.way[::2], moved.way[1::2], strict=True)] == told["way"]
            assert told["left"] >= 0
            walked += 1
    assert walked > 60


def test_way_points_are_refused_from_the_first_leg_that_is_stopped():
    stage = Stage()
    stage.a(GARDE, 5, 5)
    stage.piece("mur-droit", 7, 6.5, turn=90)

    told = look(stage.table, "way", {"figure": "a1", "points": [[5000, 6000], [9000, 6000], [9000, 7000]]})

    assert not told["legal"]
    assert told["leg"] == 1
    assert told["refusal"]["rule"] == "SF-2.4.9"


def test_a_hand_that_lets_go_is_understood():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    stage.b(CONSCRIT, 5, 9)
    stage.a(GARDE, 5, 2)
    limit = int(stage.table.content.move[stage.table.card(garde)])

    def dropped(x: int, y: int) -> dict[str, Any]:
        return look(stage.table, "way", {"figure": "a1", "points": [[x, y]], "dropped": True})

    on_him, short_of_him = dropped(5000, 9000), dropped(5000, 7700)
    outside, beyond = dropped(5000 + limit + 400, 5000), dropped(29_000, 5000)
    on_a_friend = dropped(5000, 2100)["meant"]

    for told in (on_him, short_of_him):
        end = told["contact"] or told["meant"]
        assert look(stage.table, "way", {"figure": "a1", "points": [list(end)]})["charges"]
    assert not outside["legal"]
    assert abs(outside["meant"][0] - 5000 - limit) <= 2
    assert hypot(on_a_friend[0] - 5000, on_a_friend[1] - 2000) < 1500
    assert look(stage.table, "way", {"figure": "a1", "points": [list(on_a_friend)]})["legal"]
    assert beyond["meant"] is None
    assert beyond["short"] == 24 - limit / 1000


def test_sight_is_what_the_engine_says_both_ways_on_ten_thousand_pairs():
    cases = 0
    for table in midgames(8):
        dice = random.Random(cases)
        figures = standing(table)
        for _ in range(70):
            one = dice.choice(figures)
            at = [dice.randrange(700, 29_300), dice.randrange(700, 23_300)]
            others = [FIGURE_IDS[two] for two in figures if two != one]
            told = look(table, "sight", {"figure": FIGURE_IDS[one], "at": at, "targets": others})
            ghost = copy(table)
            ghost.put(one, at[0], at[1])
            for seen in told["targets"]:
                two = FIGURE_IDS.index(seen["figure"])
                hidden = hidden_by(ghost, one, two)
                assert (seen["sight"] == "blocked") == (hidden != FREE) == (hidden_by(ghost, two, one) != FREE)
                assert (seen["blocker"] or {}).get("id") == (None if hidden == FREE else PIECE_IDS[hidden])
                assert (seen["cover"] is not None) == (cover(ghost, one, two) != FREE)
                if ghost.side(one) != ghost.side(two) and seen["shot"] is None:
                    bands = [band["band"] is not None for band in seen["bands"]]
                    assert bands == [range_band(ghost, one, weapon, two, 0) >= 0 for weapon in range(len(bands))]
                cases += 1
    assert cases >= 10_000


def test_sight_looks_the_same_from_the_other_end():
    for table in midgames(8)[:4]:
        for one in standing(table)[::3]:
            others = [FIGURE_IDS[two] for two in standing(table) if two != one]
            for seen in look(table, "sight", {"figure": FIGURE_IDS[one], "targets": others})["targets"]:
                wish = {"figure": seen["figure"], "targets": [FIGURE_IDS[one]]}
                back = look(table, "sight", wish)["targets"][0]

                assert (seen["sight"] == "blocked") == (back["sight"] == "blocked")
                assert seen["distance"] == back["distance"]
                assert seen["blocker"] == back["blocker"]
                assert seen["cover"] == back["coverBack"]


@cites("SF-5.1.4")
def test_rings_run_from_the_edge_of_the_base():
    stage = Stage()
    archer = stage.a(ARCHER, 10, 10)

    told = look(stage.table, "rings", {"figure": "a1"})

    outer = max(band["outer"] for band in told["bands"] if not band["sas"])
    foe = stage.b(CONSCRIT, 10 + (outer + 630) / 1000, 10)
    assert why_not(stage.table, archer, foe, 0, SHOT, 0) is None
    stage.table.put(foe, 10_000 + outer + 631, 10_000)
    assert why_not(stage.table, archer, foe, 0, SHOT, 0) is not None


def test_whoever_threatens_can_really_attack_from_the_place_that_is_shown():
    attacks = 0
    for table in midgames(8):
        for figure in standing(table)[::4]:
            for enemy in look(table, "threat", {"figure": FIGURE_IDS[figure]})["enemies"]:
                foe = FIGURE_IDS.index(enemy["figure"])
                for kind, told in ((SAS, enemy["charge"]), (SHOT, enemy["shot"])):
                    if told is None:
                        continue
                    if told["moves"]:
                        refused = Movement(int(table.side(foe)), foe, False).judge(table, 0, Move(tuple(told["from"])))
                        assert refused is None
                    after = copy(table)
                    after.put(foe, *told["from"])
                    assert why_not(after, foe, figure, told["weapon"], kind, 0) is None
                    attacks += 1
    assert attacks > 40


def test_whoever_is_said_not_to_shoot_can_do_so_from_no_place_of_the_half_inch_lattice():
    silent = 0
    for table in midgames(8)[:4]:
        for figure in standing(table)[::7]:
            told = look(table, "threat", {"figure": FIGURE_IDS[figure]})["enemies"]
            shooters = {enemy["figure"] for enemy in told if enemy["shot"] is not None}
            for foe in table.standing(1 - int(table.side(figure))):
                if FIGURE_IDS[foe] in shooters or table.is_engaged(foe):
                    continue
                step, ghost = Movement(int(table.side(foe)), foe, False), copy(table)
                for across in range(-12, 13, 2):
                    for up in range(-12, 13, 2):
                        x, y = int(table.x(foe)) + 500 * across, int(table.y(foe)) + 500 * up
                        if step.judge(table, 0, Move((x, y))) is None:
                            ghost.put(foe, x, y)
                            for weapon in range(weapons(table, foe)):
                                assert why_not(ghost, foe, figure, weapon, SHOT, 0) is not None
                silent += 1
    assert silent > 20


def test_the_areas_of_threats_are_the_reaches():
    table = midgames(8)[0]

    told = look(table, "threats", {"side": "b"})["figures"]

    assert [one["figure"] for one in told] == [FIGURE_IDS[figure] for figure in table.standing(1)]
    free = next(one for one in told if not one["held"])
    inside = look(
        table, "reach", {"figure": free["figure"], "points": [point for loop in free["area"] for point in loop]}
    )
    assert all(inside["inside"])


def brute_force(attack: int, defence: int, damage: int) -> tuple[Fraction, Fraction]:
    """Hit and mean by throwing every die."""
    mine = [dice - len(set(shown)) for dice in [attack] for shown in product(range(6), repeat=dice)]
    theirs = [dice - len(set(shown)) for dice in [defence] for shown in product(range(6), repeat=dice)]
    whole = Fraction(len(mine) * len(theirs))
    hit = mean = 0
    for won in set(mine):
        for held in set(theirs):
            ways = mine.count(won) * theirs.count(held)
            if won and won >= held:
                hit += ways
                mean += ways * (damage + won - held)
    return Fraction(hit) / whole, Fraction(mean) / whole


@cites("SF-5.1.8", "SF-5.1.9")
def test_the_odds_of_an_attack_equal_counting_every_throw():
    stage = Stage()
    stage.a(GARDE, 5, 5)
    stage.beside(GARDE, 0)

    told = look(stage.table, "odds", {"attacker": "a1", "target": "b1"})["odds"]

    hit, mean = brute_force(5, 5, 1)
    assert (hit, mean) == (Fraction(1140421, 1679616), Fraction(447569, 419904))
    assert (told["attack"], told["defence"]) == (5, 5)
    assert abs(told["hit"] - float(hit)) < 1e-9
    assert abs(told["mean"] - float(mean)) < 1e-9
    assert told["exact"]["hit"] == str(hit)
    assert abs(sum(told["distribution"]) - 1) < 1e-12
    assert abs(told["none"] + told["hit"] - 1) < 1e-12


def test_seven_dice_always_have_a_success():
    stage = Stage()
    stage.a("lum-champion", 5, 5)
    stage.beside(GARDE, 0, daze=9)

    told = look(stage.table, "odds", {"attacker": "a1", "target": "b1"})["odds"]

    assert (told["attack"], told["defence"]) == (7, 3)
    assert told["attackReasons"] == [{"reason": {"kind": "reason", "id": "printed"}, "dice": 7}]
    assert [one["dice"] for one in told["defenceReasons"]] == [5, -9, 7]
    assert told["hit"] > 0.99


@cites("SF-4.2.10", "SF-7.5")
def test_odds_from_a_place_in_contact_count_the_charge():
    stage = Stage()
    stage.a(GARDE, 5, 5)
    foe = stage.b(CONSCRIT, 9, 5)
    place = [int(stage.table.x(foe)) - 1260, 5000]

    told = look(stage.table, "odds", {"attacker": "a1", "target": "b1", "at": place})

    stage.activate(0).answer(Move((place[0], place[1])))
    stage.answer(Strike(foe, 0))
    assert told["kind"] == "sas"
    assert told["odds"]["attack"] == stage.dice() == 6


@cites("SF-6.0.5")
def test_orders_are_offered_as_the_engine_offers_them_with_their_gain():
    stage = Stage().led(a="iron-marechal", b="lum-champion").orders(2, 2)
    stage.a(CONSCRIT, 5, 5, pressure=1)
    stage.beside(GARDE, 0, pressure=2)
    stage.activate(0)

    told = look(stage.table, "odds", {"attacker": "a1", "target": "b1"})

    offered = [(CATEGORIES.index(row["category"]), row["level"]) for row in told["orders"] if row["refusal"] is None]
    assert offered == attack_rows(stage.table, 0, 20, 0, SAS)
    assert {row["refusal"]["rule"] for row in told["orders"] if row["refusal"]} == {"SF-7.19"}
    for row in told["orders"]:
        if row["attacks"] == 1:
            assert row["gain"] == pytest.approx(row["odds"]["mean"] - told["odds"]["mean"])
    assert all(guard["saves"] >= 0 for guard in told["guards"])
    assert told["guards"]
    assert told["back"][0]["odds"]["attack"] == 5


@cites("SF-6.7.0", "SF-6.7.1", "SF-6.7.2")
def test_the_orders_of_an_officer_are_told_with_the_odds_that_they_make():
    stage = Stage().led(a="stm-premier").orders(3, 0)
    stage.a(GARDE, 5, 5, pressure=2)
    foe = stage.beside(GARDE, 0)
    stage.activate(0)

    told = look(stage.table, "odds", {"attacker": "a1", "target": "b1"})
    stage.answer(Strike(foe, 0))
    asked_for = question(GAME, stage.table, 0) or {}

    again, die, twice = [row for row in told["orders"] if row["category"] == "mastery"]
    plain = told["odds"]
    assert (again["odds"]["rerolls"], die["odds"]["attack"]) == (1, plain["attack"] + 1)
    assert plain["hit"] < again["whole"]["hit"] < die["whole"]["hit"]
    assert twice["whole"]["hit"] == pytest.approx(1 - plain["none"] ** 2)
    assert twice["gain"] == pytest.approx(plain["mean"])
    facts = asked_for["options"][-1]["facts"]
    assert [fact["key"] for fact in facts[:2]] == ["effect-extra", "fact-odds-together"]
    said = {fact["key"]: fact["args"] for fact in facts}
    assert asked_for["options"][-1]["say"] == "command mastery 2"
    assert said["fact-odds-together"]["hit"] == round(twice["whole"]["hit"] * 100)
    assert said["fact-odds"]["hit"] == round(plain["hit"] * 100)


def test_of_those_in_sight_the_one_who_would_be_hurt_most_is_told():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    near = stage.b("lum-champion", 12, 5)
    far = stage.b(CONSCRIT, 5, 14)

    told = look(stage.table, "sight", {"figure": FIGURE_IDS[archer]})["targets"]

    best = {one["figure"]: one["best"]["mean"] for one in told}
    assert best[FIGURE_IDS[far]] > best[FIGURE_IDS[near]]
    odds = look(stage.table, "odds", {"attacker": FIGURE_IDS[archer], "target": FIGURE_IDS[far]})["odds"]
    assert best[FIGURE_IDS[far]] == pytest.approx(odds["mean"])


@cites("SF-5.1.7", "SF-7.19")
def test_guards_that_cannot_be_paid_are_told_with_the_reason():
    stage = Stage().led(a="iron-marechal", b="lum-champion").orders(2, 1)
    stage.a(CONSCRIT, 5, 5)
    foe = stage.beside(GARDE, 0, pressure=1)
    stage.activate(0)

    told = look(stage.table, "odds", {"attacker": "a1", "target": "b1"})
    stage.answer(Strike(foe, 0), NoCommand())
    asked_for = question(GAME, stage.table, 1) or {}

    said = {f"guard {guard['category']} {guard['level']}": guard["refusal"] for guard in told["guards"]}
    assert [refused and refused["rule"] for refused in said.values()] == [None, None, "SF-7.19"]
    assert [option["say"] for option in asked_for["options"]] == ["endure", *list(said)[:2]]
    assert [(refused["say"], refused["why"]) for refused in asked_for["refused"]] == list(said.items())[2:]
    stage.orders(2, 0)
    without = look(stage.table, "odds", {"attacker": "a1", "target": "b1"})
    assert [guard["refusal"]["rule"] for guard in without["guards"]] == ["SF-7.17"] * 3


@cites("SF-9.3.1")
def test_the_forecast_equals_the_control_phase():
    differing = 0
    for table in midgames(8):
        for seed in range(8):
            dice = random.Random(seed)
            table = copy(table)
            for side in (0, 1):
                table.cells[KILLS + side] = dice.randrange(3)
                table.cells[ALL_KILLS + side] = dice.randrange(3, 6)
                table.cells[POINTS + side] = dice.randrange(15)
            told = look(table, "forecast", {})
            after = copy(table)
            after.stack.clear()
            Control().run(after)

            assert [side["then"] for side in told["sides"]] == [int(after.cells[POINTS + side]) for side in (0, 1)]
            assert told["over"] == (not after.stack)
            differing += told["leader"] is not None
    assert differing > 10


def test_the_state_names_who_is_engaged_wounded_and_next():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5, lost=2, pressure=1)
    stage.beside(CONSCRIT, garde, stun=1, daze=2)
    stage.objective(3.7, 5)

    told = look(stage.table, "state", {})

    one, two = told["figures"]
    assert (one["life"], one["maxLife"], one["wounded"], one["drops"]) == (2, 4, True, [0, 2])
    assert (one["engaged"], two["engaged"]) == (["b1"], ["a1"])
    assert (two["stun"], two["daze"], one["pressure"]) == (1, 2, 1)
    assert told["objectives"][0]["holder"] == "a"
    assert told["sides"][0]["toActivate"] == ["a1"]


def test_luck_is_what_was_rolled_beside_what_was_to_be_expected():
    stage = Stage()
    stage.a(GARDE, 5, 5)
    foe = stage.beside(CONSCRIT, 0)
    stage.activate(0)
    stage.answer(Strike(foe, 0)).throw(1, 1, 1, 2, 3).throw(1, 2, 3, 4)
    assert stage.table.log is not None
    events = [told.event.sentence() for told in stage.table.log]

    a, b = look(stage.table, "luck", {"events": json.loads(json.dumps(events))})["sides"]

    thrown = [*stage.told(ThrewAttack), *stage.told(ThrewDefence)]
    assert a["rolled"] + b["rolled"] == sum(event.successes for event in thrown) == 2
    assert (a["exact"], a["rolled"], a["throws"]) == ("1829/1296", 2, 1)
    assert a["ahead"] == pytest.approx(2 - 1829 / 1296)
    assert b["ahead"] < 0


@cites("SF-6.4.0")
def test_luck_counts_dice_that_are_thrown_again_for_what_they_bring_on_average():
    first = {"key": "event-threw-attack", "args": {"figure": "a1", "dice": [1, 1, 2, 3], "successes": 1}}
    again = {
        "key": "event-threw-again",
        "args": {"figure": {"kind": "figure", "id": "a1"}, "again": ["d3", "d4"], "dice": [1, 1, 1, 4], "successes": 2},
    }
    table = Stage().table

    once = look(table, "luck", {"events": [first]})["sides"][0]
    twice = look(table, "luck", {"events": [first, again]})["sides"][0]

    falls = [4 - len({1, one, two}) for one, two in product(range(1, 7), repeat=2)]
    gain = Fraction(sum(falls), 36) - 1
    assert (twice["rolled"], twice["throws"], twice["dice"]) == (2, 2, 6)
    assert Fraction(twice["exact"]) - Fraction(once["exact"]) == gain
    assert twice["ahead"] == pytest.approx(2 - float(Fraction(once["exact"]) + gain))


@cites("SF-6.4.0")
def test_the_log_tells_the_luck_lens_which_dice_fell_anew():
    told = 0
    for seed in range(6):
        table = new_table(GAME, {"squads": ["lum-envol", "lum-rulebook"]}, seeded(40 + seed))
        assert isinstance(table, FrontTable)
        table.log = []
        dice = random.Random(seed)
        while asked(table) and len(table.log) < 900:
            act(table, asked(table)[0], dice.choice(options(table, asked(table)[0])))
        events = [one.event.sentence() for one in table.log]

        sides = look(table, "luck", {"events": json.loads(json.dumps(events))})["sides"]

        final = 0
        for place, one in enumerate(table.log):
            if isinstance(one.event, (ThrewAttack, ThrewDefence)):
                final += one.event.successes
            elif isinstance(one.event, ThrewAgain):
                before = next(
                    late.event
                    for late in reversed(table.log[:place])
                    if isinstance(late.event, (ThrewAttack, ThrewAgain)) and late.event.figure == one.event.figure
                )
                kept = [die for die in range(len(before.dice)) if die not in one.event.again]
                assert all(before.dice[die] == one.event.dice[die] for die in kept)
                final += one.event.successes - before.successes
                told += 1
        assert sum(side["rolled"] for side in sides) == final
    assert told > 3


WISHES: dict[str, list[dict[str, Any]]] = {
    "reach": [{}, {"figure": "a99"}, {"figure": "b20"}, {"figure": "a1", "points": 3}, {"figure": "a1", "x": 1}],
    "way": [{"figure": "a1"}, {"figure": "a1", "points": []}, {"figure": "a1", "points": [[1, 2, 3]]}],
    "sight": [{"figure": 1}, {"figure": "a1", "at": ["x", 2]}, {"figure": "a1", "targets": ["z"]}],
    "rings": [{}],
    "threat": [{"figure": "a1", "at": [10**9, 0]}],
    "threats": [{"side": "c"}],
    "odds": [{"attacker": "a1", "target": "a1"}, {"attacker": "a1", "target": "b1", "weapon": 7}],
    "state": [{"figure": "a1"}],
    "forecast": [{"x": 1}],
    "luck": [{}, {"events": [{"key": "event-threw-attack", "args": {"figure": "a1", "dice": [9]}}]}],
    "card": [{}, {"kind": "figure"}, {"kind": "figure", "id": "a99"}, {"kind": "zone", "id": "rhone"}],
    "nothing": [{}],
}


@pytest.mark.parametrize("lens", [*LENSES, "nothing"])
def test_a_wish_that_does_not_fit_is_unreadable(lens: str):
    stage = Stage()
    stage.a(GARDE, 5, 5)
    stage.b(GARDE, 15, 5)

    for wish in WISHES[lens]:
        with pytest.raises(Unreadable):
            look(stage.table, lens, wish)


def test_looking_changes_nothing_and_travels_as_json():
    for table in midgames(8)[:3]:
        seen = view(table, 0)
        before = copy(seen)
        a, b = FIGURE_IDS[table.standing(0)[0]], FIGURE_IDS[table.standing(1)[0]]
        wishes: dict[str, dict[str, Any]] = {
            "way": {"figure": a, "points": [[9000, 9000]]},
            "odds": {"attacker": a, "target": b, "at": [9000, 9000]},
            "luck": {"events": []},
            "card": {"kind": "figure", "id": a},
            **{lens: {"figure": a} for lens in ("reach", "rings")},
            **{lens: {"figure": a, "at": [9000, 9000]} for lens in ("sight", "threat")},
        }
        for lens in LENSES:
            told = GAME.look(seen, 0, lens, wishes.get(lens, {}))

            assert json.loads(json.dumps(told)) == told
        assert same(seen, before)


def test_a_held_figure_is_told_why_it_cannot_move():
    stage = Stage()
    stage.a(GARDE, 5, 5)
    stage.beside(CONSCRIT, 0)

    told = look(stage.table, "way", {"figure": "a1", "points": [[5000, 8000]]})

    assert told["refusal"]["rule"] == "SF-4.2.11"
    assert look(stage.table, "reach", {"figure": "a1"})["held"]
    assert [type(choice) for choice in Movement(0, 0, False).options(stage.table)] == [Stay]
    assert inches(5, 5) == (5000, 5000)
