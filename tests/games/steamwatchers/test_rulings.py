"""What the rulebook leaves open and how this house plays it: one test a ruling, named after it."""

from __future__ import annotations

from samovar.games.steamwatchers.conclave import Conclave, LegateToken, TakeTitle, Untaken
from samovar.games.steamwatchers.content.edition import house_pack
from samovar.games.steamwatchers.content.ids import CLAN_IDS, NONE, SCENARIO_IDS, SEA_IDS, UNIT_IDS
from samovar.games.steamwatchers.contracts import SeaChoice
from samovar.games.steamwatchers.decline import Decline
from samovar.games.steamwatchers.deployment import Accomplice
from samovar.games.steamwatchers.elimination import CheckClans
from samovar.games.steamwatchers.incubation import Rise, cover
from samovar.games.steamwatchers.routes import marches
from samovar.games.steamwatchers.rows import (
    ARCHON_HELD,
    ARCHON_LEFT,
    ARCHON_UP,
    CLEAN_LEFT,
    CLEAN_STOCK,
    CLEAN_SURPLUS,
    DEPLOYED,
    EXILED_BASIC,
    FLOORS_LEFT,
    GEO,
    INCUBATION,
    LEGATE_AT,
    LEGATE_OF,
    MORALE,
    OUT,
    PRIMUS_AT,
    PRIMUS_OF,
    QUARANTINE_LEFT,
    RESERVATION,
    RESERVE_BASIC,
    STEAM_DISCARDED,
    STEAM_HELD,
    STEAM_LEFT,
    SUPPLY,
    TROPHIES,
)
from samovar.games.steamwatchers.scoring import final_geo, first_of, geo
from samovar.games.steamwatchers.setup import FirstColumns
from samovar.games.steamwatchers.whiteout import Preparation, Upkeep, Whiteout, set_supply
from samovar.games.steamwatchers.words import PlayCard, TurnUp
from samovar.kernel.choice import say
from samovar.kernel.steps import asked
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    GAME,
    A,
    B,
    C,
    activation,
    build,
    card,
    cheer,
    choose,
    entitle,
    europe,
    fuel,
    lines,
    new_game,
    offered,
    on_top,
    owned,
    places,
    put,
    question,
    reason,
    reserve,
    run,
    sea,
    sign,
    steam,
    title,
    token,
    told,
    turn_of,
    why_not,
    zone,
)


def homes(*clans: str, scenario: str = "war", turn: int = 2):
    """One soldier for each clan, far from everything; Ambassadors wait in the order of the seats."""
    table = europe(*(clans or ("rhone", "menrau")), scenario=scenario, turn=turn)
    for seat, where in zip(range(table.seats), ("skane", "eire", "sicilia"), strict=False):
        put(table, seat, where, 1)
    reserve(table, *("watcher-1", "legate", "archon")[: table.seats])
    return table


def assault(table, basics=3, elites=0, where="rhone"):
    """Units of the first clan attack from Gironde."""
    put(table, A, "gironde", basics, elites, order="move")
    activation(table, A, "gironde")
    return choose(table, f"walk {where}", f"send {basics} {elites}", "finish")


class TestNamesAndMaterial:
    @cites("A-NAMES")
    def test_one_id_for_each_thing(self):
        assert [name for name in SEA_IDS if name.startswith("mor")] == ["mor-irez"]

    @cites("A-SCN-TITLES")
    def test_turns_are_three_to_five_and_what_the_book_does_not_tell_is_ours(self):
        turns = {SCENARIO_IDS[place]: story.turns for place, story in enumerate(GAME.content.scenarios)}
        told_by = {id: house_pack().origin_of(f"scenarios.{id}.turns") for id in SCENARIO_IDS}

        assert turns == {**dict.fromkeys(SCENARIO_IDS, 4), "fires": 3, "havens": 5}
        assert [id for id in SCENARIO_IDS if told_by[id] != "house"] == ["apprenticeship", "fires", "alga"]

    @cites("A-SPEC-TOKENS")
    def test_five_special_tokens_each(self):
        assert {sum(board.tokens) for board in GAME.content.clans} == {5}

    @cites("A-BEACON-COUNT")
    def test_of_twenty_beacons_rhone_has_four_catabates_and_menrau_two_the_others_three(self):
        beacons = {id: GAME.content.clans[place].beacons for place, id in enumerate(CLAN_IDS)}

        assert beacons == {**dict.fromkeys(CLAN_IDS, 3), "rhone": 4, "catabates": 2, "menrau": 2}
        assert sum(beacons.values()) == 20
        assert {house_pack().origin_of(f"clans.{id}.beacons") for id in CLAN_IDS} == {"house"}

    def test_how_the_ten_first_soldiers_are_split_is_ours(self):
        origins = {house_pack().origin_of(f"clans.{id}.start.{unit}") for id in CLAN_IDS for unit in UNIT_IDS}

        assert origins == {"house"}

    @cites("A-SUMMITS")
    def test_forty_five_floors_count_alike_whatever_their_shape(self):
        table = europe("rhone", "menrau", "alliance", "apotres")

        for place in range(20):
            table.raise_column(place, 1)

        assert table.cells[FLOORS_LEFT] == 25

    @cites("A-GB-FUEL-SHORT")
    def test_short_barrels_go_to_the_first_titles(self):
        table = homes()
        fuel(table, A)
        fuel(table, B)
        places = int(table.board(A).stocks[0])
        table.cells[CLEAN_LEFT] = places + 1

        run(table, Preparation())

        assert (table.cells[CLEAN_STOCK + A], table.cells[CLEAN_STOCK + B]) == (places, 1)

    @cites("A-INC-QUAR-NONE")
    def test_without_a_token_nothing_is_placed(self):
        table = homes()
        table.cells[QUARANTINE_LEFT] = 0
        table.cells[INCUBATION + A] = 2

        run(table, Rise(A, 1))

        assert table.quarantines(A) == 0

    @cites("A-DECK-EMPTY")
    def test_an_exhausted_pile_is_not_reshuffled(self):
        table = homes()
        table.cells[STEAM_LEFT] = 0
        table.cells[STEAM_DISCARDED] = 39

        run(table, TurnUp(1), TakeTitle(title("watcher-1")))

        assert table.cells[STEAM_HELD + A] == 0
        assert table.cells[STEAM_LEFT] == 0

    @cites("A-CONC-ARCHON-EMPTY")
    def test_an_archon_draws_what_is_left(self):
        table = homes()
        reserve(table, "archon", "legate")
        table.cells[ARCHON_LEFT] = 1

        run(table, TakeTitle(title("archon")))

        assert table.cells[ARCHON_HELD + A] == 1


class TestBoardAndSetup:
    @cites("A-TRACK-ORDER")
    def test_watcher_legate_archon_watcher_primus_and_for_five_a_third_watcher(self):
        two = europe("rhone", "menrau")
        three = europe("rhone", "menrau", "alliance")
        five = europe("rhone", "menrau", "alliance", "apotres", "catabates")
        track = [title(name) for name in ("watcher-1", "legate", "archon", "watcher-4", "primus")]

        assert two.places() == track[:-1]
        assert three.places() == track
        assert five.places() == [*track, title("watcher-6")]

    @cites("A-SETUP-DISCARD")
    def test_kept_cards_are_discarded_and_the_others_shuffled_in_once(self):
        table = europe("rhone", "menrau", "alliance", "apotres")
        on_top(table, "padania", "friesland", "gironde", "normaundie")

        run(table, FirstColumns())

        assert table.cells[STEAM_DISCARDED] == 3
        assert table.cells[STEAM_LEFT] == 46

    @cites("A-SETUP-3ZONES")
    def test_a_deployment_zone_may_stay_empty(self):
        table = new_game(clans=("rhone", "menrau"))
        while question(table) != "Stations":
            choose(table, lines(table)[0])

        assert [line for line in offered(table, "station") if line.endswith("=0")]

    @cites("A-SETUP-DEP6")
    def test_every_contract_in_mare_nostrum_is_free_for_the_owner_of_deployment_six(self):
        table = homes()
        table.cells[DEPLOYED + A] = 6
        sign(table, A, "mare-nostrum", "mare-nostrum")
        fuel(table, A)

        run(table, Upkeep())

        assert "keep mare-nostrum,mare-nostrum" in lines(table)

    @cites("A-EAST")
    def test_a_sea_without_any_shore_in_play_still_takes_contracts_and_tokens(self):
        legate, fleet, signing = homes(), homes("flotte-libre", "rhone"), homes()

        run(legate, LegateToken(A))
        run(fleet, Accomplice(A))
        run(signing, SeaChoice(A, False))

        assert [offered(table, "at-sea") for table in (legate, fleet, signing)] == [list(SEA_IDS)] * 3

    @cites("A-EAST")
    def test_only_the_ten_land_zones_are_closed_their_seas_are_not(self):
        table = homes()
        put(table, A, "padania", 1, order="move")
        sign(table, A, "jadran")

        activation(table, A, "padania")

        assert "istra" in offered(table, "sail")
        assert not {"epiri", "sandzak"} & set(offered(table, "sail"))


class TestConclaveAndPlay:
    @cites("A-CONC-UNTAKEN")
    def test_untaken_titles_come_after_all_taken_ones_in_track_order(self):
        table = homes()
        reserve(table, "watcher-4", "legate")
        table.cells[ARCHON_UP] = card("a08") + 1

        run(table, Conclave())
        while asked(table):
            choose(table, lines(table)[0])
        heard = [name for name in told(table) if name in ("TitleTaken", "SteamTurned", "ArchonAgain")]

        assert heard == ["TitleTaken", "TitleTaken", "SteamTurned", "ArchonAgain"]

    @cites("A-CONC-ARCHON-T1")
    def test_without_a_card_an_untaken_archon_does_nothing(self):
        table = homes(turn=1)

        run(table, Untaken(title("archon")))

        assert "ArchonAgain" not in told(table)

    @cites("A-CONC-PRIMUS-OCC")
    def test_the_primus_may_block_a_place_whose_ambassador_has_not_moved_yet(self):
        table = homes("rhone", "menrau", "alliance")
        reserve(table, "primus", "legate", "watcher-4")

        run(table, TakeTitle(title("primus")))

        assert "legate" in offered(table, "block")

    @cites("A-PASS-OWN")
    def test_a_blocked_place_is_not_available_so_the_own_title_becomes_legal(self):
        table = homes("rhone", "menrau", "alliance")
        entitle(table, A, "legate")
        for name in ("watcher-1", "watcher-4", "primus"):
            table.cells[RESERVATION + title(name)] = B + 1
        table.cells[PRIMUS_AT] = title("archon") + 1
        table.cells[PRIMUS_OF] = C + 1
        table.cells[RESERVATION + title("legate")] = 0

        turn_of(table, A)

        assert offered(table, "pass") == ["legate"]

    @cites("A-ACT-FORCED-PASS")
    def test_the_last_order_used_does_not_pass_at_once(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1, order="defence")
        put(table, B, "skane", 1, order="defence")
        turn_of(table, A)

        choose(table, "activate rhone", "bide")

        assert not table.passed(A)

    @cites("A-ACT-EMPTYZONE")
    def test_an_order_without_a_unit_of_its_owner_returns_whatever_the_cause(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1, order="defence")

        table.withdraw(zone("rhone"), A, 1, 0)

        assert table.order(zone("rhone")) == NONE


class TestMovement:
    @cites("A-MOVE-STRAIT")
    def test_straits_join_zones_for_support_and_flight_too(self):
        table = europe("rhone", "menrau")
        put(table, A, "jylland", 3, order="move")
        put(table, B, "skane", 3)
        put(table, B, "vestland", 1, order="defence")
        put(table, A, "friesland", 1, order="defence")
        activation(table, A, "jylland")

        choose(table, "walk skane", "send 3 0", "finish")

        assert asked(table) == [B]
        assert offered(table, "support") == ["-", "vestland"]

    @cites("A-MARCH-EXACT")
    def test_a_march_may_start_in_a_mountain_and_never_returns_to_its_start(self):
        table = europe("rhone", "menrau")
        put(table, A, "occitania-alta", 2)

        ways = [say(march) for march in marches(table, A, zone("occitania-alta"))]

        assert "march gironde burgundie" in ways
        assert not [way for way in ways if way.endswith(" occitania-alta")]

    @cites("A-SEA-MULTI")
    def test_the_legates_token_joins_seas_as_a_contract_does(self):
        table = europe("rhone", "menrau")
        put(table, A, "padania", 1, order="move")
        sign(table, A, "mare-nostrum")
        table.cells[LEGATE_AT] = sea("mor-irez") + 1
        table.cells[LEGATE_OF] = A + 1

        activation(table, A, "padania")

        assert "breizh" in offered(table, "sail")

    @cites("A-NEG-RELOCATE")
    def test_one_contract_moves_even_without_a_haven(self):
        table = europe("menrau", "rhone")
        put(table, A, "rhone", 1, order="defence")
        sign(table, A, "jadran", "jadran", "mor-irez")
        activation(table, A, "rhone")

        choose(table, "negotiate", "slot 0", "relocate jadran noordzee")

        assert table.stack == []
        assert table.havens(A) == 0

    @cites("A-DEF-TURRET-ALONE")
    def test_a_turret_without_a_unit_has_no_owner(self):
        table = europe("rhone", "menrau")
        build(table, "rhone", "turret")

        assert table.control(zone("rhone")) == NONE


class TestCombat:
    @cites("A-CBT-SUPPORT-ORDER")
    def test_an_announced_strength_is_not_revised(self):
        table = europe("rhone", "menrau")
        put(table, B, "rhone", 1)
        put(table, A, "burgundie", 1, order="defence")
        assault(table)

        choose(table, "support -")

        assert question(table) == "Bid"
        assert table.has_order(zone("burgundie"), A)

    @cites("A-CBT-BIDLIMIT")
    def test_a_bid_is_nothing_up_to_all_fuel_where_no_wheel_is_printed(self):
        table = europe("rhone", "menrau")
        put(table, B, "rhone", 1)
        fuel(table, A, clean=7, contraband=3, surplus=15)

        assault(table)

        assert lines(table, A) == [f"burn {barrels}" for barrels in range(26)]
        assert why_not(table, "burn 26", seat=A) == "SW-COMBAT.21"

    @cites("A-CBT-BIDLIMIT")
    def test_a_wheel_that_a_pack_prints_ends_the_bids_and_is_named_as_the_reason(self, tmp_path):
        table = europe("rhone", "menrau")
        table.content = owned(tmp_path, "[clans.rhone]\nwheel = 6\n")
        put(table, B, "rhone", 1)

        assault(table)

        assert lines(table, A) == [f"burn {barrels}" for barrels in range(7)]
        assert lines(table, B) == [f"burn {barrels}" for barrels in range(table.fuel(B) + 1)]
        assert reason(table, "burn 7", A) == ("SW-COMBAT.20", "why-wheel-ends", {"barrels": 6})

    @cites("A-CBT-BIDLIMIT")
    def test_the_refusal_of_a_bid_names_the_limit_that_binds(self):
        short = europe("rhone", "menrau")
        put(short, B, "rhone", 1)
        fuel(short, A, clean=2)
        carded = europe("rhone", "menrau")
        put(carded, B, "rhone", 1)
        carded.cells[ARCHON_UP] = card("a18") + 1

        assault(short)
        assault(carded)

        assert reason(short, "burn 3", A) == ("SW-COMBAT.21", "why-bid-too-high", {"barrels": 2})
        assert reason(carded, "burn 4", A) == ("SW-CONC.15", "why-card-limits-bids", {"barrels": 3})

    @cites("A-CBT-EXILE")
    def test_strength_once_announced_stands_though_a_fighter_is_exiled(self):
        table = europe("catabates", "rhone")
        put(table, B, "rhone", 3)
        put(table, B, "skane", 1)
        fuel(table, A, contraband=1)
        fuel(table, B)
        table.cells[INCUBATION + A] = 5
        put(table, A, "gironde", 3, order="move")
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 3 0", "finish", "burn 1")

        assert table.cells[EXILED_BASIC + A] == 1
        assert table.control(zone("rhone")) == A
        assert table.units(zone("rhone"), A) == 2

    @cites("A-CBT-FLEE-CHOICE")
    def test_a_full_zone_is_a_legal_refuge_and_a_refuge_must_be_taken(self):
        table = europe("rhone", "menrau")
        put(table, B, "rhone", 3)
        put(table, B, "provenca", 5)
        fuel(table, A)
        fuel(table, B)
        before = int(table.cells[RESERVE_BASIC + B])

        assault(table, 3)

        assert table.units(zone("provenca"), B) == 5
        assert table.cells[RESERVE_BASIC + B] == before + 3

    @cites("A-CBT-FLEE-CHOICE")
    def test_a_beacon_alone_is_a_refuge(self):
        table = europe("rhone", "menrau")
        put(table, B, "rhone", 3)
        build(table, "provenca", "beacon", seat=B)
        fuel(table, A)
        fuel(table, B)

        assault(table, 3)

        assert table.units(zone("provenca"), B) == 1

    @cites("A-CBT-MORALE")
    def test_a_cube_stays_when_the_zone_changes_hands_without_a_fight(self):
        table = europe("rhone", "menrau")
        cheer(table, "rhone")
        put(table, A, "gironde", 1, order="move")
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 1 0", "finish")

        assert table.cells[MORALE + zone("rhone")] == 1

    @cites("A-CBT-STRUCT")
    def test_each_structure_is_kept_or_destroyed_by_itself_toxic_farms_too(self):
        table = europe("rhone", "menrau")
        put(table, B, "rhone", 1)
        put(table, B, "skane", 1)
        build(table, "rhone", "toxic-farm", "turret", seat=B)
        fuel(table, A)
        fuel(table, B)

        assault(table, 4)

        assert lines(table) == ["raze -", "raze turret", "raze toxic-farm", "raze turret,toxic-farm"]


class TestDeclineAndWhiteout:
    @cites("A-DECL-ORDER")
    def test_the_whole_board_first_then_the_players(self):
        table = homes()
        put(table, A, "rhone", 1)
        steam(table, "rhone", 2)
        steam(table, "breizh", 2)

        run(table, Decline())

        assert table.log is not None
        fell = [one.event.args()["zone"]["id"] for one in table.log if type(one.event).__name__ == "ColumnFell"]
        assert fell == ["breizh", "rhone"]

    @cites("A-DECL-TOXIC")
    def test_a_toxic_farm_counts_once_a_zone(self):
        table = homes("catabates", "menrau")
        put(table, A, "rhone", 1)
        build(table, "rhone", "toxic-farm", "toxic-farm", seat=B)

        run(table, Decline())

        assert table.cells[INCUBATION + A] == 1

    @cites("A-INC-LAST")
    def test_squares_bite_afresh_every_turn(self):
        table = homes()
        run(table, Rise(A, 3))
        choose(table, "isolate supply")
        table.cells[INCUBATION + A] = 0

        run(table, Rise(A, 3))
        choose(table, "isolate supply")

        assert table.quarantines(A) == 2

    @cites("A-INC-NOUNIT")
    def test_without_a_unit_nobody_is_exiled(self):
        table = europe("rhone", "menrau")
        table.cells[INCUBATION + A] = 7

        run(table, Rise(A, 1))

        assert table.cells[EXILED_BASIC + A] == 0

    @cites("A-GB-SUPPLYTRACK")
    def test_geo_above_the_last_square_reads_the_last_square(self):
        table = homes()
        table.cells[GEO + A] = 30

        set_supply(table, A)

        assert table.cells[SUPPLY + A] == 14

    @cites("A-GB-SUPPLYCHOSEN")
    def test_geo_is_not_counted_again_after_units_were_disbanded(self):
        table = homes()
        put(table, A, "rhone", 5)
        put(table, A, "gironde", 1)
        steam(table, "gironde", 1)
        run(table, Whiteout())

        choose(table, "disband basic gironde")

        assert table.cells[GEO + A] == 1
        assert geo(table, A) == 0

    @cites("A-GB-LAST")
    def test_the_last_turn_has_no_supply_step(self):
        table = homes(turn=4)
        put(table, A, "rhone", 5)
        put(table, A, "gironde", 5)

        run(table, Whiteout())

        assert table.units_on_map(A) == 11
        assert table.stack == []

    @cites("A-GB-NEG")
    def test_final_geo_may_be_negative(self):
        table = homes()
        table.cells[GEO + A] = 0
        table.cells[EXILED_BASIC + A] = 3

        assert final_geo(table, A) == -1

    @cites("A-GB-TIE3")
    def test_quarantine_tokens_lifted_by_a_scenario_no_longer_count(self):
        table = homes()
        reserve(table, "legate", "watcher-1")
        cover(table, B, places("supply")[0])

        assert first_of(table, [A, B]) == A

    @cites("A-ELIM-TIMING")
    def test_a_beacon_alone_does_not_save_a_clan(self):
        table = homes("rhone", "menrau", "alliance")
        table.withdraw(zone("skane"), A, 1, 0)
        build(table, "gironde", "beacon")

        run(table, CheckClans())

        assert table.cells[OUT + A] == 1


class TestClansAndScenarios:
    @cites("A-CLAN-GRANDOST")
    def test_the_great_host_takes_one_slot(self):
        table = europe("rhein-stamm", "menrau")
        put(table, A, "rhone", 1, order="defence")
        activation(table, A, "rhone")

        choose(table, "mobilise great-host", "slot 0", "recruit basic rhone", "finish")

        assert [table.slot(A, number) for number in range(3)] == [token("great-host") + 1, 0, 0]

    @cites("A-CLAN-FONCEUR")
    def test_others_in_a_group_of_chargers_need_a_real_contract(self):
        table = europe("flotte-libre", "menrau")
        put(table, A, "rhone", 1, 1, order="move")
        sign(table, A, "mare-nostrum")
        activation(table, A, "rhone")

        choose(table, "sail padania")

        assert offered(table, "send") == ["1 1", "1 0", "0 1"]

    @cites("A-CLAN-PERCE")
    def test_skypiercers_need_an_order_in_their_own_zone(self):
        table = europe("rhone", "menrau")
        put(table, B, "rhone", 1)
        put(table, A, "elsass", 0, 2)

        assault(table, 1)

        assert question(table) == "Bid"

    @cites("A-CLAN-ERYNIE")
    def test_erinyes_may_end_in_an_enemy_zone_and_fight(self):
        table = europe("catabates", "menrau")
        put(table, A, "occitania-bassa", 0, 2, order="move")
        put(table, B, "gironde", 1)
        put(table, B, "burgundie", 1)
        activation(table, A, "occitania-bassa")

        choose(table, "march gironde burgundie", "slot 0", "send 0 2", "finish")

        assert question(table) == "Bid"

    @cites("A-CLAN-MENRAU")
    def test_a_turret_beside_a_toxic_farm_does_not_matter(self):
        table = europe("menrau", "rhone")

        build(table, "breizh", "toxic-farm", "turret")

        assert table.control(zone("breizh")) == A
        assert table.havens(A) == 1

    @cites("A-CLAN-SEMEUR")
    def test_without_clean_fuel_the_defender_still_falls_ill(self):
        table = europe("menrau", "catabates")
        put(table, B, "rhone", 3)
        fuel(table, B, contraband=2)

        assault(table, 0, 1)

        assert table.contraband(B) == 2
        assert table.cells[INCUBATION + B] == 1

    @cites("A-SCN-FEUX")
    def test_units_lost_to_an_impossible_flight_are_no_captives(self):
        table = homes(scenario="fires")
        put(table, B, "rhone", 4)
        fuel(table, A)
        fuel(table, B)

        assault(table, 4)

        assert table.cells[TROPHIES + A] == 1

    @cites("A-SCN-RELIQ")
    def test_a_late_barrel_waits_in_surplus(self):
        table = homes("menrau", "rhone", scenario="reliquary", turn=2)

        run(table, Whiteout())
        while question(table) == "AlmsChoice":
            choose(table, "barrel")

        assert table.cells[CLEAN_SURPLUS + A] == 1

    @cites("A-SCN-COLONNES")
    def test_deployment_columns_do_not_appear_so_they_get_no_extra_floor(self):
        table = new_game("columns", 2, seed=4)
        while question(table) != "ColumnPlace":
            choose(table, lines(table)[0])
        where = offered(table, "at")[0]

        choose(table, f"at {where}")

        assert table.floors(zone(where)) == 3

    def test_a_card_that_recruits_is_no_mobilisation(self):
        table = homes()

        run(table, PlayCard(card("a15"), A))

        assert table.tokens(A, token("mobilisation")) == 2
