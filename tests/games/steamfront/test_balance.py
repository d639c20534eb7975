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
from samovar.lab.arena import Box
from samovar.lab.pairing import drawn_pairs, each_pair
from tests.games.steamfront.builders import GAME

PROPOSAL = Path(__file__).parents[3] / "src" / "samovar" / "games" / "steamfront" / "proposal"


BOX = Box("steamfront")


def test_squads_drawn_at_random_play_under_their_factions_and_again_the_same():
    going = {"table": ["place-des-chaudieres", "rue-effondree"]}

    found = drawn_pairs(BOX, {}, "squads", "squad-random", ["random"], 4, 7, going)

    assert sum(each.count.played for each in found) == 8
    assert sum(each.count.won for each in found) == 4
    assert {each.first for each in found} <= {"luminarchs", "iron-dominion", "steamwokens"}
    again = drawn_pairs(BOX, {}, "squads", "squad-random", ["random"], 4, 7, going)
    assert [each.plain() for each in found] == [each.plain() for each in again]


def test_ready_made_squads_meet_each_other_in_pairs():
    found = each_pair(BOX, {}, "squads", ["random"], 2, 1, {})

    assert len(found) == 15
    assert (found[0].first, found[0].second, found[0].count.played) == ("lum-rulebook", "lum-envol", 2)


def test_only_a_setting_with_one_entry_a_seat_can_be_paired():
    with pytest.raises(Unreadable, match="there are squads"):
        each_pair(BOX, {}, "scenario", ["random"], 1, 1, {})


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
