"""Why not: every refusal is true, and what is allowed has no reason against it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from samovar.games.steamfront.choices import Guard, Lay, Mark, Mend, Move, Pick, Post, Reroll, Stay, Strike
from samovar.games.steamfront.combat import Riposte
from samovar.games.steamfront.table import FIGURES
from samovar.games.steamfront.words import DEFENCE
from samovar.kernel.choice import Choice
from samovar.kernel.parts import Flag, Named, Number, Part, Several
from samovar.kernel.steps import QuestionStep, asked, options, pending
from samovar.kernel.table import Table
from samovar.kernel.values import kinds_in
from samovar.ledger.rules import cites
from samovar.testkit.laws import obey, reasons_are_true
from samovar.testkit.walk import Walk
from tests.driving import picker
from tests.games.steamfront.builders import CONTENT, GAME, GARDE, NONE, PAIR, Stage
from tests.games.steamfront.owners import owned_content
from tests.games.steamfront.test_printed_words import TWO_BLADES

WIDE = (Lay, Mark, Move, Post, Reroll)  # judged by place or by dice, not by a list
NUMBERS = range(-1, 4)
GROUPS = 2  # figures named at once
ELSEWHERE = "why-not-offered"  # for verbs that have no business in a question

GAMES = [
    ("libre", "place-des-chaudieres", ["lum-rulebook", "stm-meute"], {}),
    ("libre", "bord-du-grand-cratere", ["iron-feu", "lum-envol"], {"figures-block-los": True, "stun-stack": True}),
    ("libre", "build", ["stm-reseau", "iron-marteau"], {"impact1-sas-only": True}),
    ("generateurs", "build", ["iron-marteau", "stm-reseau"], {}),
    ("grande-soupape", "build", ["stm-reseau", "lum-envol"], {"extra-action-announce": False}),
    ("reliques", "build", ["stm-meute", "iron-feu"], {"reroll-before-defence": True, "crater-cumulative": True}),
]

ALWAYS = {
    "ZoneChoice",
    "Posting",
    "Mustering",
    "Activation",
    "Movement",
    "Action",
    "NeutralOrder",
    "Improvement",
    "Rerolls",
}
# What else is asked in these games. Nobody answers at random, so Riposte has a test of its own.
RARE = {
    ("libre", "place-des-chaudieres"): {"Announce", "Sequence", "Reaction", "OrderedAttack"},
    ("libre", "bord-du-grand-cratere"): {"Plans"},
    ("libre", "build"): {"Picking", "Laying", "Marking", "Network"},
    ("generateurs", "build"): {"Network"},
    ("grande-soupape", "build"): {"Plans", "Network", "Announce"},
    ("reliques", "build"): {"Reaction"},
}


def test_every_question_of_the_game_is_met():
    questions = {kind.__name__ for kind in GAME.step_kinds() if issubclass(kind, QuestionStep)}

    assert questions == ALWAYS.union(*RARE.values(), {"Riposte"})


@pytest.mark.parametrize(("scenario", "table", "squads", "switches"), GAMES)
def test_a_reason_stands_exactly_where_a_choice_is_not_allowed(
    scenario: str, table: str, squads: list[str], switches: dict[str, bool]
):
    config = {"scenario": scenario, "table": table, "squads": squads, **switches}

    walk = obey(GAME, config, picker(1), cheap=(), dear=(reasons_are_true,))

    assert GAME.outcome(walk.table) is not None


def values(part: Part) -> list[object]:
    if isinstance(part, Named):
        return list(range(len(part.ids)))
    if isinstance(part, Number):
        return list(NUMBERS)
    if isinstance(part, Flag):
        return [True, False]
    assert isinstance(part, Several)
    return [group for size in range(GROUPS + 1) for group in combinations(range(FIGURES), size)]


def sayable() -> list[Choice]:
    """Every choice of the game that can be listed, whoever may take it."""
    kinds = [kind for kind in kinds_in(Choice, GAME.package()) if kind not in (*WIDE, Pick)]
    said = [kind(*filled) for kind in kinds for filled in product(*[values(part) for part in kind.parts])]
    return [*said, *[Pick(piece) for piece in range(len(Pick.parts[0].ids))]]  # type: ignore[attr-defined]


def sweep(step: QuestionStep[Any], table: Table, seat: int, every: list[Choice]) -> None:
    offered = options(table, seat)
    verbs = {choice.verb for choice in offered}
    for choice in every:
        reason = step.judge(table, seat, choice)
        assert (reason is None) == (choice in offered), f"{step!r} {choice!r} {reason}"
        assert reason is None or choice.verb not in verbs or reason.key != ELSEWHERE, f"{step!r} {choice!r}"


@pytest.mark.parametrize(("scenario", "table", "squads", "switches"), GAMES)
def test_whatever_can_be_said_has_a_reason_against_it_unless_it_is_offered(
    scenario: str, table: str, squads: list[str], switches: dict[str, bool]
):
    every = sayable()
    met: Counter[str] = Counter()
    walk = Walk(GAME, {"scenario": scenario, "table": table, "squads": squads, **switches}, picker(5), b"reasons")

    while asked(walk.table):
        step = pending(walk.table)
        assert step is not None
        name = type(step).__name__
        met[name] += 1
        # The first few of a kind, and now and then a later one: a sweep takes a while, and where pieces are laid, long.
        if met[name] in ((1, 8) if name in ("Picking", "Laying", "Marking") else (1, 2, 4, 8, 16, 32)):
            sweep(step, walk.table, asked(walk.table)[0], every)
        walk.step()

    assert ALWAYS | RARE[scenario, table] <= set(met)


@cites("SF-7.6", "A-28")
@pytest.mark.parametrize("blades", [1, 2])
def test_an_answer_has_a_reason_against_it_unless_it_is_offered(tmp_path, blades: int):
    content = owned_content(tmp_path, TWO_BLADES) if blades == 2 else CONTENT
    stage = Stage(content=content).orders(b=1).led(b="stm-premier")
    garde = stage.a(GARDE, 5, 5)
    worker = stage.beside("stm-ouvrier", garde, pressure=2)
    stage.activate(garde).answer(Strike(worker, 0), Guard(DEFENCE, 2)).throw(*PAIR[5]).throw(*NONE[5])
    step = pending(stage.table)
    assert isinstance(step, Riposte)

    sweep(step, stage.table, 1, sayable())


@cites("A-28", "SF-7.6")
def test_a_weapon_need_not_be_named_where_there_is_only_one():
    stage = Stage().orders(b=1).led(b="stm-premier")
    garde = stage.a(GARDE, 5, 5)
    worker = stage.beside("stm-ouvrier", garde, pressure=2)
    stage.activate(garde).answer(Strike(worker, 0), Guard(DEFENCE, 2)).throw(*PAIR[5]).throw(*NONE[5])
    step = pending(stage.table)
    assert step is not None

    reasons = [
        step.judge(stage.table, 1, choice) for choice in (Strike(garde, 0), Strike(garde, 1), Strike(garde + 1, 0))
    ]

    keys = [None if reason is None else reason.key for reason in reasons]
    assert keys == ["why-only-weapon", "why-no-contact-weapon", "why-answer-the-attacker"]


@cites("SF-7.22")
def test_a_friend_who_cannot_be_mended_is_told_apart_by_the_reason():
    stage = Stage()
    healer = stage.a("lum-restaurateur", 5, 5)
    hurt = stage.beside(GARDE, healer, side=0, lost=1)
    whole = stage.beside(GARDE, healer, side=0, angle=1)
    far = stage.a(GARDE, 12, 12, lost=1)
    stage.activate(healer).answer(Stay())
    step = pending(stage.table)
    assert step is not None

    reasons = [step.judge(stage.table, 0, Mend(friend)) for friend in (hurt, whole, far, healer)]

    keys = [None if reason is None else reason.key for reason in reasons]
    assert keys == [None, "why-unhurt", "why-not-touching", "why-not-itself"]
