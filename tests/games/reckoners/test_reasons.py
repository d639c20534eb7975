"""Why not: a reason stands exactly against what is not offered, and each question has reasons of its own."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.content.ids import CITIES, EQUIPMENT_COUNT, GREAT_EPICS, PRINTED_RECKONERS, RECKONERS
from samovar.games.reckoners.content.words import CONSUMABLE
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.settings import RULINGS
from samovar.kernel.chance import seeded
from samovar.kernel.choice import READY, WAIT, Choice, say
from samovar.kernel.game import Config, new_table
from samovar.kernel.parts import Named, Number, Part, Several
from samovar.kernel.steps import QuestionStep, act, asked, options, pending
from samovar.kernel.values import kinds_in
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from samovar.testkit.laws import obey, reasons_are_true
from tests.driving import Pick, picker
from tests.games.reckoners.builders import Desk

PAIRS = list(product(GREAT_EPICS, CITIES))
ELSEWHERE = "why-answer-first"  # said of what no such question offers
MOST_NUMBER = 4
TRIES = 4  # of a verb, at a moment
GAMES = 70
TOGETHER = 5
MET = 24  # questions that are met in so many games, of some forty that there are
ROUNDS = 5


@pytest.mark.parametrize(("great", "city"), PAIRS)
def test_a_reason_stands_exactly_against_what_is_not_allowed(great: str, city: str) -> None:
    number = PAIRS.index((great, city))
    config: Config = {"humans": 1 + number % 6, "great-epic": great, "city": city}
    config["newcago-cards"] = city == "newcago"
    config["rulings"] = list(RULINGS)[number :: len(PAIRS)]

    walk = obey(Reckoners(), config, picker(number), bytes([number]), 2, cheap=(), dear=(reasons_are_true,))

    assert walk.match.outcome() is not None


def met_in(numbers: range) -> set[str]:
    """The questions of these games; at the first of a kind, and now and then, whatever can be said is said."""
    met: set[str] = set()
    for number in numbers:
        pick = picker(number)
        table: Any = new_table(Reckoners(), varied(number, pick), seeded(number))
        enrich(table, pick)
        while (waiting := asked(table)) and table.round() <= ROUNDS:
            seat = waiting[pick(len(waiting))]
            kind = type(pending(table)).__name__
            if kind not in met or pick(4) == 0:
                met.add(kind)
                assert lies(table, seat, pick) == []
            offered = options(table, seat)
            act(table, seat, offered[pick(len(offered))])
    return met


@pytest.mark.parametrize("first", range(0, GAMES, TOGETHER))
def test_whatever_is_said_is_offered_or_has_a_reason_that_the_question_knows(first: int) -> None:
    met = met_in(range(first, first + TOGETHER))

    assert len(met) >= MET


@cites("RK-CARD.2", "RK-CARD.6", "RK-CARD.7", "RS-EQ.16", "RS-CARD.2", "RK-USE.1")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("card med-kit", "RK-CARD.2"),
        ("card camera", "RK-CARD.6"),
        ("card drone", "RK-CARD.7"),
        ("card utility-tool", "RS-EQ.16"),
        ("card spyril", "RS-CARD.2"),
        ("attack A epic", "RK-USE.1"),
        ("surrender camera", "RS-PILL.5"),
    ],
)
def test_with_nothing_in_hand_each_card_has_its_own_reason(line: str, rule: str) -> None:
    desk = Desk()
    desk.give("tia", "med-kit", "camera", "utility-tool", "spyril")
    desk.give("abraham", "drone")
    desk.show("tia", "money")

    assert desk.refused("tia", line) == rule


@cites("RK-MOVE.2", "RK-MOVE.5", "RS-DUP.7", "RK-CARD.5", "RS-CARD.7", "RK-CARD.3", "RS-ILD.17", "RK-USE.5")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("go A", "RK-MOVE.2"),
        ("go B", None),
        ("clear A", "RK-MOVE.5"),
        ("erase A", "RS-DUP.7"),
        ("activate camera", "RK-CARD.6"),
        ("activate spyril", "RK-CARD.5"),
        ("activate data-chip", "RS-CARD.7"),
        ("half data-chip money", "RS-CARD.7"),
        ("half data-chip plan", "RK-CARD.3"),
        ("protect A money", "RS-ILD.17"),
        ("aim A", "RK-ABIL.6"),
        ("card helicopter", "RK-USE.5"),
        ("buy drone tia", "RK-BUY.1"),
    ],
)
def test_a_source_in_hand_says_what_it_cannot_do(line: str, rule: str | None) -> None:
    desk = Desk()
    desk.give("tia", "camera", "spyril", "data-chip", "helicopter")
    [die] = desk.show("tia", "money")

    desk.do("tia", die)

    assert desk.refused("tia", line) == rule


@cites("RK-ROUND.5")
def test_whoever_is_done_is_told_so_and_not_that_his_die_is_bad() -> None:
    desk = Desk()
    [die] = desk.show("tia", "money")

    desk.ready("tia")

    assert desk.refused("tia", die) == "RK-ROUND.5"


def test_every_question_has_reasons_of_its_own() -> None:
    questions = [kind for kind in Reckoners().step_kinds() if issubclass(kind, QuestionStep)]

    assert len(questions) >= 35
    assert [kind.__name__ for kind in questions if kind.judge is QuestionStep.judge] == []


def varied(number: int, pick: Pick) -> Config:
    """Any pair, team and number of seats, with some rulings played another way."""
    great, city = PAIRS[number % len(PAIRS)]
    first, humans = pick(PRINTED_RECKONERS), 2 + number % 5
    team = [RECKONERS[(first + seat) % PRINTED_RECKONERS] for seat in range(humans)]
    config: Config = {"humans": humans, "team": team, "great-epic": great, "city": city}
    config["newcago-cards"] = city == "newcago" and pick(2) == 0
    config["rulings"] = [ruling for ruling in RULINGS if ruling != "players-count-by-humans" and pick(8) == 0]
    return config


def enrich(table: Any, pick: Pick) -> None:
    """Cards for everybody and pieces everywhere, in a city that lasts: so rare questions are put as well."""
    table.cells[cells.POPULATION] = 120
    table.cells[cells.MONEY] = pick(30)
    for card in range(EQUIPMENT_COUNT):
        owned = table.content.cards.kind[card] != CONSUMABLE and table.cells[cells.HOLDER + card] == cells.IN_DECK
        if owned and pick(2) == 0:
            table.cells[cells.FORMER + card] = pick(table.seats)
            table.cells[cells.HOLDER + card] = cells.OWNED + table.cells[cells.FORMER + card]
    for kind, place in product(range(cells.CITY_PIECES), range(table.ring())):
        if pick(2) == 0 and table.cells[cells.SUPPLY + kind] > 0:
            table.cells[cells.SUPPLY + kind] -= 1
            table.cells[cells.PIECE + kind * cells.PLACES + place] += 1


def lies(table: Any, seat: int, pick: Pick) -> list[str]:
    """What a question says of choices of every verb that is not so."""
    step = pending(table)
    assert step is not None
    if step.fields(table, seat):
        return []  # its reasons decide what is allowed
    seen, offered = view(table, seat), options(table, seat)
    verbs = {type(choice) for choice in offered}
    found = []
    for choice in [*offered, *said(pick), *[altered(choice, pick) for choice in offered]]:
        if choice in (READY, WAIT):
            continue
        reason = step.judge(seen, seat, choice)
        untrue = (reason is None) != (choice in offered)
        shrugged = reason is not None and reason.key == ELSEWHERE and type(choice) in verbs
        if untrue or shrugged:
            found.append(f"{type(step).__name__}: {say(choice)}: {reason}")
    return found


def said(pick: Pick) -> list[Choice]:
    """Some choices of every verb."""
    kinds = kinds_in(Choice, Reckoners().package())
    return [
        kind(*[value(part, pick) for part in kind.parts]) for kind in kinds for _ in range(TRIES if kind.parts else 1)
    ]


def altered(choice: Choice, pick: Pick) -> Choice:
    """The same, with one thing in the place of another."""
    if not choice.parts or choice in (READY, WAIT):
        return choice
    at = pick(len(choice.parts))
    values = [getattr(choice, part.name) for part in choice.parts]
    values[at] = value(choice.parts[at], pick)
    return type(choice)(*values)


def value(part: Part, pick: Pick) -> Any:
    if isinstance(part, Number):
        return pick(MOST_NUMBER)
    if isinstance(part, Several):
        return (pick(MOST_NUMBER),)
    assert isinstance(part, Named)
    return pick(len(part.ids))
