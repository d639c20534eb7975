"""Setup with caravans, the Archon deck, and which scenarios go with the expansion."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.ids import BASE_ARCHONS, CLANS, KITS, PRINTED_ARCHONS
from samovar.games.steamwatchers.rows import (
    ARCHON_ASIDE,
    ARCHON_DECK,
    ARCHON_LEFT,
    ARCHONS_ASIDE,
    KITS_BOXED,
    KITS_LEFT,
)
from samovar.games.steamwatchers.spark_of_hope.table import HopeTable
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked, options
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import GAME, choose, lines, offered, question, zone
from tests.games.steamwatchers.spark_of_hope.builders import hope, hope_game, kit, kits_of


def play_to(table, name):
    """First options only, up to the first question of that name."""
    while question(table) != name:
        act(table, asked(table)[0], options(table, asked(table)[0])[0])
    return table


def reserve_of(players):
    table = hope_game(players=players)
    return [int(table.cells[KITS_LEFT + each]) for each in range(KITS)]


def deck(table):
    return sorted(int(table.cells[ARCHON_DECK + depth]) - 1 for depth in range(table.cells[ARCHON_LEFT]))


class TestMaterial:
    @cites("SH-COMP.1", "SH-SETUP.1", "SH-SETUP.4", "SH-CARAVAN.2")
    def test_each_of_five_players_has_a_board_three_wagons_and_a_heavy_transport(self):
        table = hope("rhone", "menrau", "apotres", "alliance", "catabates")

        boards = [(int(table.wagons(seat)), kits_of(table, seat)) for seat in range(5)]

        assert boards == [(3, ["heavy-transport", "empty", "empty"])] * 5

    @cites("SH-COMP.2")
    def test_every_clan_has_three_wagons_twenty_one_in_all(self):
        counted = GAME.conserved(hope("rhone", "menrau"))

        wagons = [count for name, count in counted.items() if name.endswith("-wagons") and name != "captured-wagons"]

        assert wagons == [3] * CLANS

    @cites("SH-SETUP.3")
    def test_twelve_kits_for_two_or_three_players_and_twenty_for_more(self):
        few, many = reserve_of(3), reserve_of(4)

        assert few == [0, 2, 2, 2, 1, 1, 1, 1, 1, 1]
        assert many == [0, 3, 3, 2, 2, 2, 2, 2, 2, 2]
        assert (sum(few), sum(many)) == (12, 20)

    @cites("SH-COMP.3")
    def test_twenty_kits_and_five_transports_are_one_less_than_the_box_holds(self):
        table = hope("rhone", "menrau", "apotres", "alliance", "catabates")

        in_use = sum(int(table.cells[KITS_LEFT + each]) for each in range(KITS)) + 5

        assert in_use == 25
        assert table.content.added.kits_in_box == 26
        assert table.cells[KITS_BOXED + kit("heavy-transport")] == 1

    @cites("SH-SETUP.2")
    def test_the_caravan_is_deployed_first_and_leaves_room_for_two(self):
        table = play_to(hope_game(clans=("rhone", "menrau")), "CaravanPlace")
        seat = asked(table)[0]
        home = offered(table, "at")

        choose(table, f"at {home[0]}")

        assert question(table) == "Stations"
        assert table.crowd(zone(home[0]), seat) == 3
        assert table.room(zone(home[0]), seat) == 2
        assert not [line for line in lines(table) if f"{home[0]}=3" in line]


class TestArchonCards:
    @cites("SH-COMP.4", "SH-ARCHON.1")
    def test_six_base_cards_are_laid_aside_unseen_and_six_new_ones_come_in(self):
        table = hope_game()

        aside = sorted(int(table.cells[ARCHON_ASIDE + place]) - 1 for place in range(ARCHONS_ASIDE))

        assert len(deck(table)) == 18
        assert [card for card in deck(table) if card >= BASE_ARCHONS] == list(range(BASE_ARCHONS, PRINTED_ARCHONS))
        assert sorted(aside + deck(table)) == list(range(PRINTED_ARCHONS))

    @cites("SH-ARCHON.2")
    def test_without_caravans_the_six_cards_may_be_added(self):
        table = new_table(GAME, {"expansion": "cards"}, seeded(3))

        assert not isinstance(table, HopeTable)
        assert deck(table) == list(range(PRINTED_ARCHONS))

    def test_other_games_lay_aside_other_cards(self):
        decks = {tuple(deck(hope_game(seed=seed))) for seed in range(6)}

        assert len(decks) > 1


class TestCompatibility:
    @cites("SH-SCN.1")
    def test_the_fires_of_the_old_world_are_played_without_caravans(self):
        config = {"scenario": "fires", "players": 3, "expansion": "spark-of-hope"}

        with pytest.raises(Illegal) as refused:
            new_table(GAME, config, seeded(1))

        assert refused.value.refusal.rule == "SH-SCN.1"

    @pytest.mark.parametrize(
        "scenario", ["apprenticeship", "war", "alga", "scorched", "havens", "reliquary", "columns", "rendezvous"]
    )
    @cites("SH-SCN.1")
    def test_every_other_base_scenario_goes_with_caravans(self, scenario):
        assert question(hope_game(scenario, 2)) == "ClanChoice"

    @pytest.mark.parametrize("scenario", ["convoy", "cradle"])
    @pytest.mark.parametrize("expansion", ["none", "cards"])
    @cites("SH-SCN.2")
    def test_the_scenarios_of_the_expansion_are_played_with_it_alone(self, scenario, expansion):
        with pytest.raises(Illegal) as refused:
            new_table(GAME, {"scenario": scenario, "players": 3, "expansion": expansion}, seeded(1))

        assert refused.value.refusal.rule == "SH-SCN.2"

    @cites("SH-SCN.2")
    def test_a_game_has_one_expansion_at_most(self):
        with pytest.raises(Unreadable):
            new_table(GAME, {"expansion": "fuel-for-war"}, seeded(1))
