"""What lies in the two boxes, as the house edition tells it."""

from __future__ import annotations

import copy
import re
from importlib.resources import files
from pathlib import Path

import pytest

from samovar.content.packs import ORIGINS, leaves, overlaid
from samovar.content.schema import Reading, at
from samovar.games.steamwatchers.content import own_steps
from samovar.games.steamwatchers.content.board import Board
from samovar.games.steamwatchers.content.edition import SCHEMA, Content, content_of, house_pack
from samovar.games.steamwatchers.content.effects import (
    BID_LIMIT,
    CHOOSE,
    CHOOSE_CLAN,
    CLOSED_SEA,
    COMBAT_WON,
    CROWDED_ZONES,
    GAIN_FUEL,
    INCUBATE,
    LOSE_FUEL,
    LOSSES,
    RETURN_CONTRACT,
)
from samovar.games.steamwatchers.content.ids import (
    ALLIANCE,
    APOTRES,
    ARCHON,
    ARCHON_IDS,
    BASE_ARCHONS,
    BASIC,
    CARD_IDS,
    CATABATES,
    CLAN_IDS,
    CLEAN,
    CRADLE,
    DECOY,
    DEFENCE,
    DEPLOYMENT_EAST,
    DEPLOYMENT_SEA,
    ELITE,
    ELITE_IDS,
    EXILE,
    FIRES,
    FLOTTE_LIBRE,
    FORCED_MARCH,
    GREAT_HOST,
    HEAVY_TRANSPORT,
    KIT_IDS,
    LEGATE,
    MARE_NOSTRUM,
    MENRAU,
    MOBILISATION,
    MOVE,
    NEGOTIATION,
    NONE,
    PRIMUS,
    PRINTED_ARCHONS,
    QUARANTINE,
    RESIST,
    RHEIN_STAMM,
    RHONE,
    SCENARIO_IDS,
    SEA_IDS,
    SEAS,
    WAR,
    WATCHER_1,
    WATCHER_4,
    WATCHER_6,
    WESTERN_ZONES,
    ZONE_IDS,
    ZONES,
)
from samovar.games.steamwatchers.content.scenarios import REFUSED, REQUIRED
from samovar.kernel.errors import Faulty, Unreadable
from samovar.ledger.rules import cites

BASE_CLANS = range(len(CLAN_IDS))


@pytest.fixture(scope="module")
def content() -> Content:
    return content_of()


@pytest.fixture(scope="module")
def board(content: Content) -> Board:
    return content.board


def zone(id: str) -> int:
    return ZONE_IDS.index(id)


def sea(id: str) -> int:
    return SEA_IDS.index(id)


def overlay(folder: Path, values: str, head: str = "") -> Path:
    """An owner's folder with values read off his own box."""
    folder.mkdir(exist_ok=True)
    folder.joinpath("pack.toml").write_text(
        head
        or 'id = "mine"\ngame = "steamwatchers"\nversion = 1\nover = "house"\norigin = "printed"\n'
        'title = { fr = "Ma boîte", en = "My box" }\n',
        encoding="utf-8",
    )
    folder.joinpath("values.toml").write_text(values, encoding="utf-8")
    return folder


def whole_numbers(value: object, path: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The paths of all numbers that stand under a name of their own."""
    if not isinstance(value, dict):
        return []
    found = [(*path, name) for name, each in value.items() if isinstance(each, int) and not isinstance(each, bool)]
    return found + [deeper for name, each in value.items() for deeper in whole_numbers(each, (*path, name))]


class TestTheBox:
    @cites("SW-COMP.1")
    def test_there_is_one_board_and_no_value_of_a_lore_booklet(self, content: Content) -> None:
        assert content.box.boards == 1
        assert not [path for path in leaves(house_pack().values, ()) if "booklet" in path[-1]]

    @cites("SW-COMP.2")
    def test_the_cardboard_tokens_are_45(self, content: Content) -> None:
        box = content.box

        assert box.adjustment_tiles + box.targets + len(box.title_tokens) + box.quarantines == 45

    @cites("SW-COMP.3", "SW-SETUP.8", "SW-SETUP.10")
    def test_the_adjustment_tile_takes_primus_from_two_players_and_adds_a_place_for_five(
        self, content: Content
    ) -> None:
        tracks = content.titles.tracks

        assert tracks[2] == [WATCHER_1, LEGATE, ARCHON, WATCHER_4]
        assert tracks[3] == tracks[4] == [WATCHER_1, LEGATE, ARCHON, WATCHER_4, PRIMUS]
        assert tracks[5] == [*tracks[4], WATCHER_6]

    @cites("SW-COMP.4")
    def test_there_is_a_target_token_for_every_clan_and_for_every_scenario(self, content: Content) -> None:
        assert content.box.targets == len(CLAN_IDS)
        assert all(scenario.targets <= content.box.targets for scenario in content.scenarios)
        assert content.scenarios[SCENARIO_IDS.index("columns")].targets == 3

    @cites("SW-COMP.5")
    def test_only_legate_and_primus_have_a_token(self, content: Content) -> None:
        assert content.box.title_tokens == [LEGATE, PRIMUS]

    @cites("SW-COMP.6", "SW-COMP.7", "SW-COMP.8", "SW-COMP.9")
    def test_shared_tokens_barrels_and_cubes_are_counted(self, content: Content) -> None:
        box = content.box

        assert (box.quarantines, box.clean, box.contraband, box.morale) == (35, 60, 32, 10)

    @cites("SW-COMP.7", "SW-COMP.8")
    def test_the_five_largest_stocks_can_be_filled_from_the_box(self, content: Content) -> None:
        clean = sorted([clan.stocks[CLEAN] for clan in content.clans])
        contraband = sorted([clan.stocks[1] for clan in content.clans])

        assert sum(clean[-5:]) <= content.box.clean
        assert sum(contraband[-5:]) <= content.box.contraband

    @cites("SW-COMP.11")
    def test_fifteen_tops_and_thirty_floors_are_45_floors(self, content: Content) -> None:
        assert content.box.tops == 15
        assert content.box.floors == 45

    @cites("SW-COMP.12")
    def test_six_deployment_cards_name_three_zones_each_and_never_share_one(self, board: Board) -> None:
        named = [place for zones in board.deployments for place in zones]

        assert [len(zones) for zones in board.deployments] == [3] * 6
        assert len(set(named)) == 18

    @cites("SW-COMP.13", "SW-DECK.3", "A-MAP")
    def test_there_is_one_steam_card_for_each_of_49_zones_with_one_to_five_floors(self, board: Board) -> None:
        assert len(board.floors) == ZONES == 49
        assert all(1 <= floors <= 5 for floors in board.floors)

    @cites("SW-COMP.14")
    def test_each_scenario_card_belongs_to_one_scenario(self, content: Content) -> None:
        used = {CARD_IDS[one.card]: one.id for one in content.scenarios if one.card != NONE}

        assert used == {"ruins": "havens", "reliquary": "reliquary", "miracle-alga": "alga"}
        assert content.scenarios[SCENARIO_IDS.index("war")].card == NONE

    @cites("SW-COMP.15", "SH-COMP.4")
    def test_eighteen_archon_cards_and_six_of_the_expansion_are_all_different(self, content: Content) -> None:
        values = house_pack().values["archons"]
        said = [repr(sorted(values[id].items())) for id in ARCHON_IDS[:PRINTED_ARCHONS]]

        assert len(set(said)) == PRINTED_ARCHONS == len(values) == 24
        assert sum(values[id]["set"] == "base" for id in values) == BASE_ARCHONS == 18
        assert content.added.archons_replaced == 6

    @cites("SW-COMP.16")
    def test_each_clan_has_one_of_each_of_its_own_pieces(self, content: Content) -> None:
        assert set(content.box.of_a_clan.values()) == {1}
        assert set(content.box.of_a_clan) == {
            "boards",
            "ambassadors",
            "geo-markers",
            "supply-markers",
            "incubation-markers",
            "wheels",
            "player-aids",
        }

    @cites("SW-COMP.17")
    def test_three_contracts_a_clan_and_the_accomplice_are_22(self, content: Content) -> None:
        contracts = sum(clan.contracts for clan in content.clans)
        accomplices = [clan for clan in BASE_CLANS if content.clans[clan].accomplice]

        assert {clan.contracts for clan in content.clans} == {3}
        assert accomplices == [FLOTTE_LIBRE]
        assert contracts + len(accomplices) == 22

    @cites("SW-COMP.18")
    def test_a_clan_has_four_defences_three_moves_and_three_decoys(self, content: Content) -> None:
        orders = content.every_clan.orders

        assert (orders[DEFENCE], orders[MOVE], orders[DECOY]) == (4, 3, 3)
        assert sum(orders) * len(CLAN_IDS) == 70

    @cites("SW-COMP.19")
    def test_a_clan_has_five_special_tokens_and_one_of_the_horde_is_the_great_host(self, content: Content) -> None:
        for clan in content.clans:
            assert clan.tokens[FORCED_MARCH] == 2
            assert clan.tokens[NEGOTIATION] == 1
            assert clan.tokens[MOBILISATION] + clan.tokens[GREAT_HOST] == 2
        assert [clan.tokens[GREAT_HOST] for clan in content.clans] == [1, 0, 0, 0, 0, 0, 0]

    @cites("SW-COMP.20", "SW-COMP.21", "SW-COMP.22", "SW-COMP.23")
    def test_beacons_farms_and_turrets_are_78_structures(self, content: Content) -> None:
        beacons = sum(clan.beacons for clan in content.clans)
        toxic = sum(clan.toxic_farms for clan in content.clans)
        turrets = content.box.turrets[5]

        assert (beacons, content.box.farms, toxic, turrets) == (20, 40, 3, 15)
        assert beacons + content.box.farms + toxic + turrets == 78
        assert content.clans[MENRAU].toxic_farms == toxic

    @cites("SW-COMP.24")
    def test_every_clan_has_sixteen_soldiers_three_or_four_of_them_elite(self, content: Content) -> None:
        elites = [clan.figures[ELITE] for clan in content.clans]

        assert [sum(clan.figures) for clan in content.clans] == [16] * 7
        assert [clan for clan in BASE_CLANS if elites[clan] == 4] == [APOTRES, ALLIANCE, CATABATES]
        assert ELITE_IDS[APOTRES] == "idol"
        assert ELITE_IDS[RHEIN_STAMM] == "iotunn"
        assert ELITE_IDS[RHONE] == "skypiercer"

    @cites("SH-COMP.1", "SH-COMP.2", "SH-COMP.3", "SH-SETUP.3")
    def test_the_expansion_has_five_boards_three_wagons_a_clan_and_its_kits(self, content: Content) -> None:
        few = [kit.copies[3] for kit in content.added.kits]
        many = [kit.copies[4] for kit in content.added.kits]

        assert content.added.caravan_boards == 5
        assert content.added.wagons * len(CLAN_IDS) == 21
        assert few == [0, 2, 2, 2, 1, 1, 1, 1, 1, 1]
        assert many == [0, 3, 3, 2, 2, 2, 2, 2, 2, 2]
        # With a Heavy Transport for each of five players 25 are used; the 26th stays in the box.
        assert sum(many) + content.added.caravan_boards == content.added.kits_in_box - 1


class TestTheMap:
    @cites("SW-ZONE.1", "SW-OCC.4")
    def test_every_zone_is_a_plain_or_a_mountain_and_the_seas_are_apart(self, board: Board) -> None:
        assert set(board.terrain) == {0, 1}
        assert len(board.terrain) == ZONES
        assert not set(ZONE_IDS) & set(SEA_IDS)

    @cites("SW-ZONE.2")
    def test_padania_is_coastal_and_burgundie_is_not(self, board: Board) -> None:
        assert board.coastal[zone("padania")]
        assert MARE_NOSTRUM in board.coast[zone("padania")]
        assert not board.coastal[zone("burgundie")]

    @cites("SW-ZONE.4")
    def test_a_sea_has_two_contract_slots_and_a_third_for_five_players(self, board: Board) -> None:
        assert [board.contract_slots[players] for players in (2, 3, 4, 5)] == [2, 2, 2, 3]

    @cites("SW-SETUP.4", "SW-SETUP.5", "SW-SETUP.31")
    def test_two_or_three_players_leave_out_the_east_its_deployment_and_five_turrets(self, content: Content) -> None:
        board = content.board
        gone = ZONE_IDS[WESTERN_ZONES:]

        assert [board.zones_in_play(players) for players in (2, 3, 4, 5)] == [39, 39, 49, 49]
        assert set(gone) == {
            "epiri",
            "trakija",
            "vojvodina",
            "sandzak",
            "duna-barrage",
            "gagauziya",
            "skuthia",
            "mistreana",
            "pustynia",
            "lulli-sapmi",
        }
        assert [least > 3 for least in board.deployment_players].index(True) == DEPLOYMENT_EAST
        assert [content.box.turrets[players] for players in (2, 3, 4, 5)] == [10, 10, 15, 15]

    @cites("SW-MOVE.8")
    def test_a_strait_makes_two_zones_neighbours(self, board: Board) -> None:
        napule, sicilia = zone("napule"), zone("sicilia")

        assert (napule, sicilia) in board.straits
        assert sicilia not in board.borders[napule]
        assert sicilia in board.land[napule]
        assert napule in board.land[sicilia]

    def test_borders_run_both_ways_by_land_and_by_sea(self, board: Board) -> None:
        for here in range(ZONES):
            assert board.land[here]
            assert all(here in board.land[there] for there in board.land[here])
        for water, neighbours in enumerate(board.sea_borders):
            assert all(water in board.sea_borders[other] for other in neighbours)
            assert all(water in board.coast[shore] for shore in board.shore[water])

    def test_the_west_is_in_one_piece_without_the_east(self, board: Board) -> None:
        """By land, straits or one ice sea after another, every western zone can be reached from every other."""
        reached = {0}
        edge = [0]
        while edge:
            here = edge.pop()
            near = {*board.land[here], *[shore for water in board.coast[here] for shore in board.shore[water]]}
            for there in near:
                if there < WESTERN_ZONES and there not in reached:
                    reached.add(there)
                    edge.append(there)

        assert len(reached) == WESTERN_ZONES

    @cites("SW-DECK.2")
    def test_a_steam_card_carries_the_number_of_its_deployment(self, board: Board) -> None:
        assert board.deployment[zone("tirol")] == board.deployment[zone("dalmacija")] == 1
        assert board.deployment[zone("padania")] == NONE
        assert sum(number != NONE for number in board.deployment) == 18

    @cites("A-MAP")
    def test_the_borders_of_the_rulebooks_examples_are_there(self, board: Board) -> None:
        bassa, alta = zone("occitania-bassa"), zone("occitania-alta")
        gironde, rhone = zone("gironde"), zone("rhone")

        assert set(board.land[bassa]) & set(board.land[rhone]) == {alta, gironde}
        assert rhone not in board.land[bassa]
        assert board.mountain[alta]
        assert not any(board.mountain[place] for place in (gironde, rhone, zone("padania"), zone("breizh")))
        assert zone("provenca") in board.land[rhone]
        assert zone("padania") not in board.land[rhone]
        assert zone("catalunya") in board.land[bassa]
        assert all(MARE_NOSTRUM in board.coast[place] for place in (bassa, rhone, zone("padania")))
        assert board.coast[zone("breizh")] == [sea("mor-irez")]
        assert sea("mor-irez") in board.sea_borders[MARE_NOSTRUM]

    @cites("SW-SETUP.25")
    def test_deployment_six_touches_the_sea_where_its_contract_lies(self, board: Board) -> None:
        assert board.deployment_sea == [NONE] * 5 + [MARE_NOSTRUM]
        assert all(MARE_NOSTRUM in board.coast[place] for place in board.deployments[DEPLOYMENT_SEA])

    @cites("SW-HAVEN.1")
    def test_havens_lie_outside_deployments_and_enough_of_them_in_the_west(self, board: Board) -> None:
        assert all(board.deployment[place] == NONE for place in board.havens)
        assert len([place for place in board.havens if place < WESTERN_ZONES]) >= 4

    def test_the_eastern_sea_has_no_coast_without_the_east(self, board: Board) -> None:
        west = board.zones_in_play(3)

        assert [water for water in range(SEAS) if min(board.shore[water]) >= west] == [sea("pontos")]


class TestClanBoards:
    @cites("SW-BOARD.1")
    def test_every_clan_board_has_all_its_parts_and_no_two_are_alike(self, content: Content) -> None:
        values = house_pack().values["clans"]

        for clan in content.clans:
            assert clan.slots >= 3
            assert min(clan.stocks) > 0
            assert len(clan.supply_units) >= 5
            assert EXILE in clan.incubation
        assert len({repr(values[id]) for id in CLAN_IDS}) == len(CLAN_IDS)

    @cites("SW-BOARD.2", "SW-CLAN-AHL.1")
    def test_a_slot_costs_nothing_or_one_and_those_of_the_apostles_nothing(self, content: Content) -> None:
        assert {cost for clan in content.clans for cost in clan.slot_costs} == {0, 1}
        assert set(content.clans[APOTRES].slot_costs) == {0}

    @cites("SW-SETUP.27", "SW-SETUP.29", "SW-SETUP.30", "SW-TRACK.5")
    def test_five_geo_supply_ten_soldiers_and_ten_are_deployed(self, content: Content) -> None:
        start = content.every_clan

        assert (start.geo, start.supply, start.incubation) == (5, 10, 0)
        assert start.column_floors + start.farms == start.geo
        for clan in content.clans:
            square = clan.supply_square(start.geo, 0)
            assert clan.supply_units[square] == start.supply == sum(clan.start)

    @cites("SW-GB.12")
    def test_covered_supply_squares_hold_the_marker_down_but_never_below_the_first(self, content: Content) -> None:
        horde = content.clans[RHEIN_STAMM]

        assert [horde.supply_units[horde.supply_square(geo, 0)] for geo in (0, 1, 5, 7, 30)] == [7, 7, 10, 12, 16]
        assert horde.supply_units[horde.supply_square(10, 2)] == 12
        assert horde.supply_units[horde.supply_square(10, 99)] == 7

    @cites("SW-CLAN-AHL.2")
    def test_only_the_apostles_track_comes_to_an_end(self, content: Content) -> None:
        stops = [clan for clan in BASE_CLANS if not content.clans[clan].last_square_repeats]

        assert stops == [APOTRES]
        assert all(clan.incubation[0] == RESIST for clan in content.clans)
        assert all(clan.incubation[clan.last_square] == EXILE for clan in content.clans)
        assert all(QUARANTINE in clan.incubation for clan in content.clans)


class TestScenarios:
    @cites("SW-GOAL.2")
    def test_a_scenario_of_six_turns_is_refused(self, tmp_path: Path) -> None:
        mine = overlay(tmp_path / "mine", "[scenarios.war]\nturns = 6\n")

        with pytest.raises(Faulty, match=r"scenarios\.war\.turns: must be from 3 to 5, not 6"):
            overlaid(house_pack(), mine, SCHEMA)

    @cites("SW-SCN-GUERRE.1", "SW-SCN.4")
    def test_war_is_the_plain_game_without_card_target_or_hegemony(self, content: Content) -> None:
        war = content.scenarios[WAR]
        plain = house_pack().values["scenarios"]["war"]
        added = {key for key, told in plain.items() if told not in (None, 0, [], False)}

        assert (war.initial_columns, war.card, war.targets, war.hegemony_from) == (3, NONE, 0, 0)
        assert added == {"turns", "players", "initial-columns", "spark-of-hope", "watcher-plays"}
        assert war.watcher_plays == 1

    @cites("SW-SCN-FEUX.3")
    def test_the_fires_burn_for_three_turns(self, content: Content) -> None:
        assert content.scenarios[FIRES].turns == 3

    @cites("SW-SCN.2")
    def test_a_keyword_is_no_value_of_a_scenario(self) -> None:
        scenarios = house_pack().values["scenarios"]

        assert not any("keyword" in scenario or "title" in scenario for scenario in scenarios.values())

    @cites("SW-SCN.1")
    def test_every_scenario_says_how_long_and_with_how_many_columns(self, content: Content) -> None:
        turns = [one.turns for one in content.scenarios]
        columns = [one.initial_columns for one in content.scenarios]

        assert turns == [4, 4, 3, 4, 4, 5, 4, 4, 4, 4, 4]
        assert columns == [3, 3, 3, 3, 0, 3, 3, 0, 3, 3, 4]
        assert [one.id for one in content.scenarios if one.hegemony_from] == ["alga", "havens"]

    @cites("SH-SCN.1")
    def test_only_the_fires_refuse_the_expansion_and_only_its_own_need_it(self, content: Content) -> None:
        refused = [one.id for one in content.scenarios if one.expansion == REFUSED]
        required = [one.id for one in content.scenarios if one.expansion == REQUIRED]

        assert refused == [SCENARIO_IDS[FIRES]]
        assert required == ["convoy", "cradle"]

    def test_the_havens_that_win_are_fewer_with_five_players(self, content: Content) -> None:
        havens = content.scenarios[SCENARIO_IDS.index("havens")]

        assert [havens.hegemony[players] for players in (2, 4, 5)] == [4, 4, 3]
        assert [havens.ruins_among[players] for players in (2, 4, 5)] == [10, 10, 15]

    def test_the_cradle_is_catabatia_and_bars_its_clan_and_its_deployment(self, content: Content) -> None:
        cradle = content.scenarios[CRADLE]

        assert ZONE_IDS[cradle.added.cradle] == "catabatia"
        assert cradle.barred_clans == [CATABATES]
        assert cradle.barred_deployments == [content.board.deployment[cradle.added.cradle]]
        assert (cradle.column_floors, cradle.added.cradle_strength) == (1, 12)

    def test_extra_soldiers_of_a_scenario_are_in_every_clans_box(self, content: Content) -> None:
        for scenario in content.scenarios:
            for clan in content.clans:
                wanted = scenario.start if scenario.replaces_start else clan.start
                assert wanted[BASIC] + scenario.extra[BASIC] <= clan.figures[BASIC]
                assert wanted[ELITE] + scenario.extra[ELITE] <= clan.figures[ELITE]


class TestCards:
    def test_a_card_that_closes_the_sea_asks_the_archon_which_and_remembers_it(self, content: Content) -> None:
        card = content.archons[ARCHON_IDS.index("a01")]

        assert content.effects[card.arrival[0]].word == CHOOSE
        assert content.modifiers[card.lasting[0]].word == CLOSED_SEA
        assert content.modifiers[card.lasting[0]].memory == card.memory == 0

    def test_camp_fever_counts_crowded_zones_up_to_two(self, content: Content) -> None:
        card = content.archons[ARCHON_IDS.index("a07")]
        fever = content.effects[card.arrival[0]]

        assert card.bonus_first
        assert (fever.word, fever.per, fever.amount, fever.most) == (INCUBATE, CROWDED_ZONES, 1, 2)

    def test_a_price_on_a_head_pays_once_a_turn_for_the_named_clan(self, content: Content) -> None:
        card = content.archons[ARCHON_IDS.index("a14")]
        bounty = content.triggers[card.triggers[0]]
        paid = content.effects[bounty.effects[0]]

        assert card.choice == CHOOSE_CLAN
        assert (bounty.word, bounty.versus_chosen, bounty.once) == (COMBAT_WON, True, True)
        assert (paid.word, paid.fuel, paid.amount) == (GAIN_FUEL, CLEAN, 2)

    def test_the_given_word_limits_bids_to_three_and_spares_the_loser_a_unit(self, content: Content) -> None:
        card = content.archons[ARCHON_IDS.index("a18")]
        limit, mercy = [content.modifiers[number] for number in card.lasting]

        assert (limit.word, limit.amount) == (BID_LIMIT, 3)
        assert (mercy.word, mercy.amount) == (LOSSES, -1)

    def test_every_card_has_its_own_memory_and_does_something(self, content: Content) -> None:
        archons = content.archons[:PRINTED_ARCHONS]

        assert [card.memory for card in [*content.archons, *content.cards]] == list(range(24 + 12 + 3))
        assert all(card.arrival or card.lasting or card.triggers for card in [*archons, *content.cards])
        assert all(card.bonus for card in archons)
        assert own_steps() == (0, 37)

    def test_what_takes_fuel_or_contracts_or_health_is_marked_as_harm(self, content: Content) -> None:
        harmful = {effect.word for effect in content.effects if effect.harmful}

        assert harmful == {LOSE_FUEL, INCUBATE, RETURN_CONTRACT}

    def test_every_kit_does_something_on_both_sides(self, content: Content) -> None:
        assert len(content.added.kits) == len(KIT_IDS) == 10
        for kit in content.added.kits:
            for side in (kit.basic, kit.advanced):
                assert side.permanent or side.exploitation
        transport = content.added.kits[HEAVY_TRANSPORT]
        assert content.modifiers[transport.basic.permanent[0]].amount == 3
        assert content.modifiers[transport.advanced.permanent[0]].amount == 4


class TestPacks:
    @cites("A-CARD-TEXT")
    def test_every_value_says_where_it_comes_from(self) -> None:
        pack = house_pack()
        origins = {pack.origin_of(".".join(path)) for path in leaves(pack.values, ())}

        assert origins == set(ORIGINS) - {"printed"}

    @cites("A-CARD-TEXT")
    @pytest.mark.parametrize(
        ("table", "numbers"),
        [("clans", 91), ("every-clan", 9), ("zones", 49), ("box", 24), ("limits", 3), ("draws", 2)],
    )
    def test_a_number_that_no_board_or_card_tells_is_a_fault_and_never_zero(self, table: str, numbers: int) -> None:
        told = whole_numbers(house_pack().values[table], (table,))

        for path in told:
            values = copy.deepcopy(house_pack().values)
            owner = at(values, path[:-1])
            assert isinstance(owner, dict)
            del owner[path[-1]]
            reading = Reading()
            SCHEMA.read(values, (), reading)

            assert reading.faults == [(path, "is missing")]

        assert len(told) == numbers

    @cites("A-CARD-TEXT")
    @pytest.mark.parametrize(
        ("path", "tag"),
        [
            ("archons.a11.bonus.0", "do"),
            ("cards.ruins.arrival.0", "do"),
            ("kits.heavy-transport.basic.permanent.0", "change"),
        ],
    )
    def test_a_card_or_kit_that_does_not_say_what_it_does_is_a_fault(self, path: str, tag: str) -> None:
        values = copy.deepcopy(house_pack().values)
        word = at(values, tuple(path.split(".")))
        assert isinstance(word, dict)
        del word[tag]
        reading = Reading()

        SCHEMA.read(values, (), reading)

        assert [why for _, why in reading.faults] == ["is missing"]

    @cites("A-CARD-TEXT")
    def test_asking_for_a_value_that_is_nowhere_is_an_error(self) -> None:
        with pytest.raises(Unreadable, match="is not in house"):
            house_pack().origin_of("clans.menrau.stocks.steam")

    def test_a_borders_origin_differs_from_that_of_the_zone_around_it(self) -> None:
        pack = house_pack()

        assert pack.origin_of("zones.occitania-alta.terrain") == "rulebook"
        assert pack.origin_of("zones.occitania-alta.floors") == "house"
        assert pack.origin_of("deployments.2.zones") == "rulebook"
        assert pack.origin_of("deployments.4.zones") == "house"
        assert pack.origin_of("kits.heavy-transport.basic.permanent.0.amount") == "house"

    def test_an_owner_replaces_one_stock_and_one_card_and_nothing_else(self, tmp_path: Path, content: Content) -> None:
        mine = overlay(
            tmp_path / "mine",
            '[clans.menrau.stocks]\nclean = 6\n\n[archons.a11]\narrival = [{ do = "ward", who = "all", amount = 1 }]\n',
        )

        pack = overlaid(house_pack(), mine, SCHEMA)
        played = content_of(pack)

        assert played.clans[MENRAU].stocks == [6, content.clans[MENRAU].stocks[1]]
        assert pack.origin_of("clans.menrau.stocks.clean") == "printed"
        assert pack.origin_of("clans.menrau.stocks.contraband") == "house"
        assert len(played.archons[10].arrival) == 1
        assert played.archons[10].bonus
        assert played.label != content.label

    def test_the_overlay_that_the_readme_shows_can_be_played(self, tmp_path: Path) -> None:
        readme = files("samovar.games.steamwatchers").joinpath("README.md").read_text(encoding="utf-8")
        head, values = re.findall(r"```toml\n(.*?)```", readme, re.DOTALL)

        pack = overlaid(house_pack(), overlay(tmp_path / "my-box", values, head), SCHEMA)

        assert content_of(pack).clans[MENRAU].stocks[CLEAN] == 6
        assert pack.origin_of("archons.a11.arrival") == "printed"

    def test_an_overlay_with_a_word_that_no_card_knows_is_refused_with_its_place(self, tmp_path: Path) -> None:
        mine = overlay(tmp_path / "mine", '[archons.a11]\narrival = [{ do = "dance", who = "all" }]\n')

        with pytest.raises(Faulty, match=r"values\.toml: archons\.a11\.arrival\.0\.do: must be one of gain-fuel"):
            overlaid(house_pack(), mine, SCHEMA)

    def test_a_border_that_runs_one_way_only_is_refused(self, tmp_path: Path) -> None:
        mine = overlay(tmp_path / "mine", '[zones.rhone]\nneighbours = ["burgundie"]\n')
        pack = overlaid(house_pack(), mine, SCHEMA)

        with pytest.raises(Unreadable, match="does not border it"):
            content_of(pack)

    @pytest.mark.parametrize(
        ("values", "why"),
        [
            ("[clans.rhone.figures]\nbasic = 14\n", "a clan has 16 figures, not 17"),
            ("[clans.rhone.start]\nelite = 4\n", "more soldiers start than the clan has"),
            ("[clans.rhone]\nsupply = [[0, 6], [5, 4]]\n", "must rise from left to right"),
            ("[clans.rhone]\nsupply = [[2, 6], [5, 10]]\n", "open to a clan without GEO"),
            ('[deployments.1]\nzones = ["eire", "alba", "tirol"]\n', "tirol is in two deployments"),
            ('[archons.a19]\nset = "base"\n', "card 19 belongs to spark-of-hope"),
            ('[archons.a19]\ncustom = "earthquake"\n', "no step of this game is called earthquake"),
        ],
    )
    def test_values_that_do_not_fit_together_are_refused(self, tmp_path: Path, values: str, why: str) -> None:
        pack = overlaid(house_pack(), overlay(tmp_path / "mine", values), SCHEMA)

        with pytest.raises(Unreadable, match=why):
            content_of(pack)


class TestTheReadme:
    def test_it_names_every_module_of_the_room_and_no_other(self) -> None:
        room = files("samovar.games.steamwatchers")
        named = set(re.findall(r"`(?:content/)?([a-z_]+\.py)`", room.joinpath("README.md").read_text(encoding="utf-8")))
        there = {
            each.name
            for folder in (room, room.joinpath("content"))
            for each in folder.iterdir()
            if each.name.endswith(".py") and each.name != "__init__.py"
        }

        assert named == there
