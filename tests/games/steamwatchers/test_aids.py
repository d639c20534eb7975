"""The coach and the battle lens: what they say is allowed, useful, and known to the seat that looks."""

from __future__ import annotations

import random
import re
from importlib import import_module
from importlib.resources import files
from pkgutil import walk_packages
from typing import Any

import pytest

import samovar.games.steamwatchers as room
from samovar.games.steamwatchers.bidding import OpenBid
from samovar.games.steamwatchers.choices import AtSea, Send
from samovar.games.steamwatchers.content.ids import SCENARIO_IDS
from samovar.games.steamwatchers.contracts import SeaChoice, free_seas
from samovar.games.steamwatchers.fuel import TokenUse
from samovar.games.steamwatchers.game import Steamwatchers
from samovar.games.steamwatchers.march import Grouping
from samovar.games.steamwatchers.rows import ARCHON_UP, BEACON_RESERVE
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import HUSH
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Lesson, new_table
from samovar.kernel.parts import kebab
from samovar.kernel.steps import QuestionStep, asked, options, pending, play, refusal
from samovar.kernel.table import SPECTATOR, Table
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import A, B, activation, card, choose, europe, fuel, put, run, token, zone

GAME = Steamwatchers()
LESSONS = {lesson.id: lesson for lesson in GAME.lessons()}
LESSONS_OF = {
    id: GAME.content.scenarios[SCENARIO_IDS.index(one.config["scenario"])].turns for id, one in LESSONS.items()
}
LEARNER = 0
TEXT = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
# A question that shares the sentences of another, or has one for each thing that is advised.
SPLIT = {
    "planning": ["planning", "planning-1", "planning-2", "planning-3", "planning-4"],
    "play": [
        f"play-{word}" for word in ("move", "defence", "negotiate", "turret", "kits", "caravan", "pass", "pass-last")
    ],
    "watcher": ["watcher", "watcher-near", "watcher-far"],
    "next-combat": ["next-combat", "next-combat-over"],
    "manoeuvre": [f"manoeuvre-{way}" for way in ("walk", "sail", "march", "beacon", "finish")],
    "defence-action": [f"defence-action-{deed}" for deed in ("mobilise", "negotiate", "turret", "kits", "bide")],
    "bid": ["bid-attack", "bid-defence"],
    "open-bid": ["bid-attack", "bid-defence"],
}


def coached(table: Table, seat: int = LEARNER) -> dict[str, Any]:
    return GAME.look(view(table, seat), seat, "coach", {"lesson": "apprenticeship"})


ANNOUNCED = {
    "coach-play-defence": "mobilise",
    "coach-play-negotiate": "negotiate",
    "coach-play-turret": "turret",
    "coach-play-kits": "kits",
}


def keeps_its_word(table: Table, said: list[dict[str, Any]], choice: Any) -> None:
    """What is announced is advised next, no sea gets two contracts, a farm keeps its soldier, numbers are true."""
    assert isinstance(table, SteamTable)
    now = said[-1]["text"]
    before = said[-2]["text"]["key"] if len(said) > 1 else ""
    if before in ANNOUNCED and now["key"].startswith("coach-defence-action-"):
        assert now["key"] == f"coach-defence-action-{ANNOUNCED[before]}"
    if now["key"] == "coach-next-combat-over":
        assert now["args"]["beacons"] == table.cells[BEACON_RESERVE + LEARNER]
    question = pending(table)
    if isinstance(choice, AtSea) and isinstance(question, SeaChoice):
        fresh = [sea for sea in free_seas(table) if table.contracts(sea, LEARNER) == 0]
        assert not fresh or choice.sea in fresh
    if isinstance(choice, Send) and isinstance(question, Grouping) and table.farms(question.origin) > 0:
        leaves = choice.basics + choice.elites == table.units(question.origin, LEARNER)
        assert not leaves or len(options(table, LEARNER)) == 1


def taught(lesson: Lesson, seed: int):
    """The lesson played to its end by its coach against a bot at random: all that was said, and the end."""
    table = new_table(GAME, lesson.config, seed)
    dice = random.Random(seed)
    said = []
    while pending(table) is not None:
        seat = asked(table)[0]
        if seat != LEARNER:
            play(table, seat, dice.choice(options(table, seat)))
            continue
        said.append(coached(table))
        choice = GAME.vocabulary().hear(said[-1]["line"])
        assert refusal(table, LEARNER, choice) is None
        keeps_its_word(table, said, choice)
        play(table, LEARNER, choice)
    return said, table


@pytest.mark.parametrize("id", LESSONS)
def test_who_follows_the_coach_comes_to_the_end_and_wins_more_often_than_not(id):
    ends = [taught(LESSONS[id], seed)[1] for seed in range(1, 6)]

    outcomes = [GAME.outcome(end) for end in ends]
    assert sum(LEARNER in one.winners for one in outcomes if one is not None) >= 3
    assert all(coached(end)["done"] for end in ends)


@cites("SW-SCN-APP.1")
def test_the_tutorials_coach_brings_the_rules_in_turn_by_turn():
    said, _ = taught(LESSONS["apprenticeship"], 3)

    keys = [each["text"]["key"] for each in said]
    order = ["coach-clan-choice-lesson", "coach-planning-1", "coach-first-elite", "coach-planning-2"]
    order += ["coach-first-contract", "coach-planning-3", "coach-planning-4"]
    assert [key for key in keys if key in order] == order
    steps = [each["step"] for each in said]
    assert steps == sorted(steps)
    assert max(steps) <= said[0]["of"] == 21


@cites("SW-SPEC.1")
@pytest.mark.parametrize(
    ("archon", "line", "key"), [("a19", "slot 1", "coach-slot-choice-alike"), ("a18", "slot 0", "coach-slot-choice")]
)
def test_the_coach_keeps_the_free_slot_where_a_card_makes_another_free(archon, line, key):
    table = europe("menrau", "rhone")
    table.cells[ARCHON_UP] = card(archon) + 1

    run(table, TokenUse(LEARNER, token("forced-march")))

    assert (coached(table)["line"], coached(table)["text"]["key"]) == (line, key)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_there_is_a_sentence_for_each_kind_of_question_and_lesson(language):
    sheets = [files(room).joinpath("texts", f"{sheet}{language}.ftl") for sheet in ("", "lessons.")]
    told = {key for sheet in sheets for key in TEXT.findall(sheet.read_text(encoding="utf-8"))}
    kinds = {
        kebab(thing.__name__)
        for module in (import_module(found.name) for found in walk_packages(room.__path__, f"{room.__name__}."))
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, QuestionStep) and thing.__module__.startswith(room.__name__)
    }

    wanted = {f"coach-{word}" for kind in kinds for word in SPLIT.get(kind, [kind])}
    wanted |= {f"lesson-{id}{end}" for id in LESSONS for end in ("", "-goal")}
    assert wanted - told == set()
    assert {key for key in told if key.startswith("coach-")} - wanted == {
        *(f"coach-{word}" for word in ("won", "lost", "wait", "wait-plans", "wait-setup")),
        *(f"coach-{word}" for word in ("clan-choice-lesson", "first-elite", "first-contract", "slot-choice-alike")),
        *(f"coach-{word}-hint" for word in ("bid-attack", "bid-defence", "planning")),
        *(f"coach-settled-{word}" for word in ("geo", "supply", "fuel", "exile")),
    }


@pytest.mark.parametrize("id", LESSONS)
def test_what_a_turn_has_settled_is_told_in_the_numbers_of_this_very_table(id):
    said, _ = taught(LESSONS[id], 2)
    settled = {each["settled"]["moment"]: each["settled"]["lines"] for each in said if "settled" in each}

    assert list(settled) == list(range(2, LESSONS_OF[id] + 1))
    for turn, lines in settled.items():
        told = {line["key"].removeprefix("coach-settled-"): line["args"] for line in lines}
        assert list(told) == ["geo", "supply", "fuel", "exile"]
        assert told["geo"]["turn"] == turn - 1
        assert told["supply"]["units"] > 0 < told["supply"]["supply"]
        assert told["geo"]["geo"] >= told["geo"]["farms"] >= 0
        assert told["exile"]["geo"] == told["exile"]["count"] // 2


@cites("SW-PLAN.9")
def test_the_coach_says_the_same_whatever_the_other_has_sealed():
    table, other = (new_table(GAME, LESSONS["apprenticeship"].config, 5) for _ in range(2))
    dice = random.Random(5)
    while len(asked(table)) < 2:
        seat = asked(table)[0]
        choice = dice.choice(options(table, seat))
        play(table, seat, choice)
        play(other, seat, choice)

    plans = options(table, 1)
    play(table, 1, plans[0])
    play(other, 1, plans[-1])

    assert plans[0] != plans[-1]
    assert view(table, LEARNER).answers[1] is HUSH
    assert coached(table) == coached(other)


def test_whoever_waits_hears_why_and_whoever_watches_hears_nothing():
    table = europe("menrau", "rhone")
    put(table, A, "rhone", 2, order="move")
    put(table, B, "skane", 1)
    activation(table, A, "rhone")

    waiting = coached(table, B)

    assert waiting["text"]["key"] == "coach-wait"
    assert "line" not in waiting
    assert GAME.look(view(table, SPECTATOR), SPECTATOR, "coach", {}) == {}


def fight(attackers=3, barrels=1):
    """So many attack two behind a Defence order; four barrels against as many as are said."""
    table = europe("menrau", "rhone")
    put(table, A, "rhone", attackers, order="move")
    put(table, B, "provenca", 2, order="defence")
    fuel(table, A, clean=4)
    fuel(table, B, clean=barrels)
    activation(table, A, "rhone")
    return choose(table, "walk provenca", f"send {attackers} 0", "finish")


@cites("SW-COMBAT.25")
def test_whoever_is_ahead_need_not_hope_that_the_other_bids_nothing():
    table = fight(attackers=5, barrels=3)

    sure = GAME.look(view(table, A), A, "battle", {})["sure"]

    # Five against three: without a barrel the attack still beats a bid of two.
    assert sure == {"certain": 1, "possible": 0, "most": 4, "theirs": 3, "lead": 2}


@cites("SW-COMBAT.25")
def test_the_battle_lens_tells_forces_by_part_and_which_bid_is_certain():
    table = fight()

    seen = GAME.look(view(table, A), A, "battle", {})

    assert seen["zone"] == "provenca"
    assert seen["attacker"]["parts"] == [{"part": "basics", "count": 3, "strength": 3}]
    assert seen["defender"]["parts"] == [
        {"part": "basics", "count": 2, "strength": 2},
        {"part": "defence", "count": 1, "strength": 1},
    ]
    assert (seen["attacker"]["least"], seen["attacker"]["most"]) == (3, 7)
    assert (seen["defender"]["least"], seen["defender"]["most"]) == (3, 4)
    # A tie is enough for the attacker; the defender can never be sure.
    assert seen["sure"] == {"certain": 1, "possible": 0, "most": 4, "theirs": 1, "lead": 0}
    assert GAME.look(view(table, B), B, "battle", {})["sure"] == {
        "certain": None,
        "possible": 1,
        "most": 1,
        "theirs": 4,
        "lead": -1,
    }


@cites("SW-COMBAT.20", "SW-COMBAT.25")
def test_whoever_bids_last_knows_which_barrels_win():
    table = fight()
    table.stack.pop()
    run(table, OpenBid(A, A, B, zone("provenca"), 0, 1))

    seen = GAME.look(view(table, A), A, "battle", {})

    assert seen["sure"] == {"certain": 1, "possible": 1, "most": 4, "theirs": 0, "lead": -1}


@cites("SW-COMBAT.11")
def test_the_battle_lens_tells_everybody_who_may_support_and_then_what_the_support_was_worth():
    table = europe("menrau", "rhone")
    put(table, A, "rhone", 3, order="move")
    put(table, A, "helvetia", 2, order="defence")
    put(table, B, "provenca", 2, order="defence")
    fuel(table, A, clean=4)
    activation(table, A, "rhone")
    choose(table, "walk provenca", "send 3 0", "finish")

    rallying = GAME.look(view(table, SPECTATOR), SPECTATOR, "battle", {})
    choose(table, "support helvetia")
    bidding = GAME.look(view(table, SPECTATOR), SPECTATOR, "battle", {})

    assert rallying["attacker"]["supports"] == [{"zone": "helvetia", "strength": 2}]
    assert not rallying["bidding"]
    assert bidding["attacker"]["parts"][-1] == {"part": "support", "count": 1, "strength": 2}
    assert bidding["attacker"]["strength"] == 5
    assert bidding["bidding"]
    assert bidding["sure"] is None


@cites("SW-COMBAT.20")
def test_the_battle_lens_does_not_know_a_sealed_wheel():
    low, high = fight(), fight()
    choose(low, "burn 0", seat=B)
    choose(high, "burn 1", seat=B)

    assert GAME.look(view(low, A), A, "battle", {}) == GAME.look(view(high, A), A, "battle", {})


def test_a_lens_that_does_not_exist_is_refused_and_so_is_a_wish_that_means_nothing():
    table = view(fight(), A)

    with pytest.raises(Unreadable):
        GAME.look(table, A, "telescope", {})
    with pytest.raises(Unreadable):
        GAME.look(table, A, "battle", {"wheel": 3})
