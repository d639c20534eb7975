"""Chronicles: a score by its sources is the score, and every word of it is said in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.games import open_box
from samovar.kernel.chronicle import Chronicler
from samovar.kernel.game import Outcome
from samovar.kernel.match import Match
from samovar.kernel.record import read_record
from tests.games.sheets import LANGUAGES, every

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = [
    ("steamwatchers", "alga-4"),  # exiles, a card in force
    ("steamwatchers", "columns-4"),  # the scenario's own GEO
    ("steamwatchers", "spark-of-hope-convoy-3"),
    ("steamfront", "generators"),  # points at the end of the scenario
    ("reckoners", "campaign-2"),  # people lost and saved
    ("reckoners", "limelight-babilar"),
]


def heard(game: str, name: str) -> tuple[Chronicler, list[list[tuple[str, int]]], Outcome, list[dict[str, str]]]:
    """A golden game, listened to from its first line to its last."""
    box = open_box(game)
    record = read_record((GOLDEN / game / f"{name}.record").read_text())
    match = Match(box, record.config, None)
    chronicler = box.chronicler(record.config, len(record.seats))
    assert chronicler is not None
    for entry in record.entries:
        match.follow(entry, name)
        for told in match.told():
            said = told.event.sentence()
            chronicler.hear(match.table, entry.seat if not entry.kind else -1, said["key"], said["args"])
    outcome = match.outcome()
    assert outcome is not None
    shares = [[(share.id, share.amount) for share in each] for each in chronicler.shares(match.table)]
    things = [box.occasion(match.table), *box.roles(match.table)]
    return chronicler, shares, outcome, [thing for thing in things if thing is not None]


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_the_sources_of_a_score_add_up_to_it(game: str, name: str):
    chronicler, shares, outcome, things = heard(game, name)

    sums = [sum(amount for _, amount in each) for each in shares]
    assert sums == (outcome.scores or [outcome.args.get("population", 0)])
    words = [f"share-{id}" for each in shares for id, _ in each]
    words += [f"figure-{figure.id}" for figure in chronicler.figures()] + ["score-unit", *chronicler.headlines]
    words += ["fortune"] if chronicler.fortunes() else []
    words += [f"{thing['kind']}-{thing['id']}" for thing in things]
    for language in LANGUAGES:
        assert [word for word in words if word not in every(game, language)] == []


def test_what_death_and_exile_took_is_told():
    chronicler, shares, _, things = heard("steamwatchers", "alga-4")

    assert shares[0] == [("floors", 2), ("farms", 0), ("exiles", -4)]
    assert shares[3] == [("floors", 1), ("farms", 3), ("cards", 1)]
    counted = {figure.id: figure.counts for figure in chronicler.figures()}
    assert sum(count or 0 for count in counted["combats-won"]) == sum(count or 0 for count in counted["combats-lost"])
    assert counted["exiled"][0] == 8  # one GEO less for each pair
    assert things[0] == {"kind": "scenario", "id": "alga"}
    assert len(things) == 5  # and a clan a seat


def test_luck_is_what_fell_beside_what_falls_on_average():
    thrown = [fortune for fortune in heard("reckoners", "campaign-2")[0].fortunes() if fortune is not None]

    assert [fortune.thrown for fortune in thrown] == [83, 74, 67]
    assert [round(fortune.expected, 2) for fortune in thrown] == [81.0, 71.33, 67.0]
    assert thrown[0].deviations > 0
    assert thrown[2].deviations == pytest.approx(0)
