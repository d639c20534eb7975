"""The balance report is made by playing: pairings of squads, and squads drawn at random."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from samovar.cli import app
from samovar.cli.packs import edition, opened, paths
from samovar.games.steamfront.game import Steamfront
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Outcome
from samovar.lab.arena import Played
from samovar.lab.pairing import Pairing, drawn_pairs, each_pair
from tests.games.steamfront.builders import GAME

PROPOSAL = Path(__file__).parents[3] / "src" / "samovar" / "games" / "steamfront" / "proposal"


def test_a_draw_counts_half_and_sides_are_told_apart():
    pairing = Pairing("one", "two")

    for winners, seat in (([0], 0), ([1], 1), ([0, 1], 0), ([0], 1)):
        pairing.add(Played(Outcome(winners, "end-points"), 10, ["greedy"]), seat)

    told = pairing.plain()
    assert (told["games"], told["share"]) == (4, 0.625)
    assert told["low"] < told["share"] < told["high"]
    assert not told["outside"]


def test_squads_drawn_at_random_play_under_their_factions_and_again_the_same():
    rounds = {"table": ["place-des-chaudieres", "rue-effondree"]}

    counts = drawn_pairs(GAME, {}, "squads", "squad-random", ["random"], 3, 7, rounds)

    assert sum(played for _, played in counts.values()) == 6
    assert sum(halves for halves, _ in counts.values()) == 6
    assert set(counts) <= {"luminarchs", "iron-dominion", "steamwokens"}
    assert counts == drawn_pairs(GAME, {}, "squads", "squad-random", ["random"], 3, 7, rounds)


def test_ready_made_squads_meet_each_other_in_pairs():
    found = next(each_pair(GAME, {}, "squads", ["random"], 2, 1, {}))

    assert (found.first, found.second, found.games) == ("lum-rulebook", "lum-envol", 2)


def test_only_a_setting_with_one_entry_a_seat_can_be_paired():
    with pytest.raises(Unreadable):
        next(each_pair(GAME, {}, "scenario", ["random"], 1, 1, {}))


def test_the_values_proposed_change_five_cards_and_nothing_that_the_rulebook_prints():
    house, pack = edition("steamfront"), opened(PROPOSAL)

    changed = [path for path in paths(house) if pack.at(path) != house.at(path)]

    assert {path.split(".")[1] for path in changed} == {
        "iron-fusilier",
        "iron-conscrit",
        "lum-garde",
        "lum-protecteur",
        "lum-archer",
    }
    assert len(changed) == 5
    assert "rulebook" not in {house.origin_of(path) for path in changed}


def test_sim_plays_with_the_values_of_a_pack():
    words = ["sim", "steamfront", "--games", "1", "--bots", "random", "--pack", str(PROPOSAL), "--json"]

    done = CliRunner().invoke(app, words)

    assert done.exit_code == 0
    assert json.loads(done.stdout)["games"] == 1
    assert Steamfront(opened(PROPOSAL)).content.move != GAME.content.move
