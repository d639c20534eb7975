"""What a player is told before he commits: the way that would be walked, and why so many dice."""

from __future__ import annotations

import itertools
import math
import tomllib
from pathlib import Path
from typing import Any

import samovar.games.steamfront
from samovar.games.steamfront.choices import Command, Move, NoCommand, Overload, Rest, Shoot, Stay, Strike
from samovar.games.steamfront.effects import order_facts
from samovar.games.steamfront.words import CATEGORIES, MASTERY
from samovar.kernel.choice import Choice, say
from samovar.kernel.fields import Fact
from samovar.kernel.question import question
from samovar.kernel.steps import asked, options, pending
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import ARCHER, CONSCRIT, CONTENT, GAME, GARDE, Stage, inches

DATA = Path(samovar.games.steamfront.__file__).parent / "data"


def facts(stage: Stage, choice: Choice) -> list[Fact]:
    step: Any = pending(stage.table)
    told: list[Fact] = step.facts(stage.table, asked(stage.table)[0], choice)
    return told


def reasons(told: list[Fact], key: str) -> list[tuple[str, int]]:
    return [(fact.args["reason"]["id"], fact.args["dice"]) for fact in told if fact.key == key]


def dice(told: list[Fact]) -> dict[str, Any]:
    return next(fact.args for fact in told if fact.key == "fact-dice")


@cites("SF-5.1.8", "SF-7.1")
def test_the_dice_of_an_attack_are_told_with_every_reason_before_it_is_made():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5, lost=2)
    foe = stage.b(CONSCRIT, 9.26, 5, daze=1)
    stage.activate(garde).answer(Move(inches(8, 5)))

    told = facts(stage, Strike(foe, 0))

    assert reasons(told, "fact-attack-reason") == [("printed", 5), ("charge", 1), ("wounded", -1)]
    assert reasons(told, "fact-defence-reason") == [("printed", 4), ("daze", -1)]


@cites("SF-5.1.9")
def test_reasons_add_up_to_the_dice_that_are_told():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5, lost=3)
    foe = stage.b(CONSCRIT, 11, 5, lost=2, daze=1)
    stage.piece("barricade-courte", 9.2, 5, turn=90)
    stage.activate(archer).answer(Stay())

    told = facts(stage, Shoot(foe, 0))

    assert sum(count for _, count in reasons(told, "fact-attack-reason")) == dice(told)["attack"]
    assert sum(count for _, count in reasons(told, "fact-defence-reason")) == dice(told)["defence"]
    assert ("barricade", 1) in reasons(told, "fact-defence-reason")


def test_a_move_tells_the_bends_that_were_measured():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    stage.b(CONSCRIT, 25, 20)
    stage.piece("mur-court", 7, 5, turn=90)
    stage.activate(garde)

    told = facts(stage, Move(inches(7.8, 7.9)))[0].args

    points = [inches(5, 5), *zip(told["way"][::2], told["way"][1::2], strict=True)]
    walked = sum(math.dist(one, two) for one, two in itertools.pairwise(points))
    assert len(points) > 2
    assert points[-1] == inches(7.8, 7.9)
    assert abs(walked / 1000 - told["length"]) <= 0.05  # told to a tenth of an inch


@cites("SF-6.0.5")
def test_every_row_of_the_order_table_says_in_words_all_that_the_pack_prints():
    printed = tomllib.loads((DATA / "orders.toml").read_text(encoding="utf-8"))["orders"]
    rows = [
        (category, level, row)
        for category, id in enumerate(CATEGORIES)
        for level, row in enumerate(printed[id]["rows"])
    ]

    told = [order_facts(CONTENT, category, level) for category, level, _ in rows]

    for facts_of, (category, level, row) in zip(told, rows, strict=True):
        said = {fact.key.removeprefix("effect-").removesuffix("-any"): fact.args for fact in facts_of}
        values = {key: value for key, value in row.items() if key not in {"only", "gives"}}
        assert set(said) == ({row["gives"]} if "gives" in row else set(values)), (CATEGORIES[category], level)
        for key, value in values.items():
            amount = said[key]["dice" if key == "reroll" else "amount"]
            assert amount == (value / 1000 if key == "range" else int(value)), (CATEGORIES[category], level, key)


def test_an_order_says_what_it_does_before_the_odds():
    stage = Stage().led(a="lum-champion", b="iron-marechal").orders(1, 1)
    garde = stage.a(GARDE, 5, 5)
    foe = stage.b(CONSCRIT, 9.26, 5)
    stage.activate(garde).answer(Move(inches(8, 5)), Strike(foe, 0))

    improved = facts(stage, Command(MASTERY, 0))
    plain = facts(stage, NoCommand())

    assert [fact.key for fact in improved[:2]] == ["effect-reroll", "fact-odds"]
    assert plain[0].key == "fact-odds"


def test_an_overload_says_the_pressure_that_it_leads_to():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    stage.activate(archer).answer(Stay())

    told = facts(stage, Overload())

    assert [(fact.key, fact.args["pressure"]) for fact in told] == [("fact-overload", 1)]
    assert [fact.key for fact in facts(stage, Rest())] == ["fact-rest"]


@cites("SF-2.3.5")
def test_who_has_no_gun_is_told_so_and_not_that_the_target_is_too_far():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    foe = stage.b(CONSCRIT, 20, 5)
    stage.activate(garde).answer(Stay())
    step: Any = pending(stage.table)

    near = step.near(stage.table, 0)

    assert stage.key(Shoot(foe, 0)) == "why-no-ranged-weapon"
    assert Strike(foe, 0) in near
    assert not any(isinstance(choice, Shoot) for choice in near)


def test_of_several_targets_the_best_by_odds_comes_first():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    first = stage.b(CONSCRIT, 11, 5)
    dazed = stage.b(CONSCRIT, 5, 11, daze=1)
    stage.activate(archer).answer(Stay())

    put = question(GAME, stage.table, asked(stage.table)[0], True)
    assert put is not None

    assert [one["say"] for one in put["options"]][:2] == [say(Shoot(dazed, 0)), say(Shoot(first, 0))]
    assert [say(one) for one in options(stage.table, 0)][:2] == [say(Shoot(first, 0)), say(Shoot(dazed, 0))]
