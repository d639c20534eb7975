"""Kits: obtained for havens, upgraded, exploited; and what each of them does."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.battle import Combat
from samovar.games.steamwatchers.conclave import TakeTitle, Untaken
from samovar.games.steamwatchers.content.effects import ATTACKING, CHOOSE_CLAN, DEFENDING
from samovar.games.steamwatchers.content.ids import ARCHON, KITS, NONE
from samovar.games.steamwatchers.events import Announced
from samovar.games.steamwatchers.force import initial_strength
from samovar.games.steamwatchers.rows import (
    ARCHON_DECK,
    ARCHON_GONE,
    ARCHON_HELD,
    ARCHON_LEFT,
    ARCHON_UP,
    BEACONS_BOXED,
    GEO,
    INCUBATION,
    KITS_BOXED,
    KITS_LEFT,
    LEGATE_AT,
    LEGATE_OF,
    MEMORY,
    SECOND_UP,
    SET_OUT,
    STEAM_HELD,
    SUPPLY,
)
from samovar.games.steamwatchers.scoring import geo
from samovar.games.steamwatchers.spark_of_hope.workshop import Workshop
from samovar.games.steamwatchers.whiteout import Tidying, set_supply
from samovar.games.steamwatchers.words import PlayCard
from samovar.kernel.steps import asked
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    C,
    activation,
    build,
    card,
    choose,
    entitle,
    fuel,
    lines,
    offered,
    on_top,
    put,
    question,
    reason,
    reserve,
    run,
    sea,
    sign,
    steam,
    told,
    why_not,
    zone,
)
from tests.games.steamwatchers.spark_of_hope.builders import (
    board,
    board_activation,
    fit,
    hope,
    kit,
    kits_of,
    park,
)


def workshop(havens=("catalunya", "breizh", "vlaanderen"), place="gironde"):
    """A's caravan in Gironde; a soldier in each of these havens, one of them with a Defence order."""
    table = hope("apotres", "menrau")
    park(table, A, place)
    for name in havens:
        put(table, A, name, 1)
    if havens:
        table.place_order(zone(havens[0]), A, 1)
    put(table, B, "skane", 1)
    return table


def shop(table):
    activation(table, A, "catalunya")
    return choose(table, "obtain-kits")


def works(name, advanced=False, place="gironde"):
    """A Decoy on the board of a caravan with this kit is about to be activated."""
    table = workshop((), place)
    fit(table, A, name, 2, advanced)
    board(table, A, "decoy")
    return table


def reveal(table, name, archon=NONE):
    """An Archon card comes into force."""
    table.cells[ARCHON_UP] = card(name) + 1
    return run(table, PlayCard(card(name), archon))


class TestObtaining:
    @cites("SH-KIT.1")
    def test_any_defence_order_offers_it_wherever_the_caravan_is(self):
        table = activation(workshop(), A, "catalunya")

        assert "obtain-kits" in lines(table)

    @cites("SH-KIT.2")
    def test_one_point_for_each_haven_and_what_is_not_spent_is_lost(self):
        table = shop(workshop())

        choose(table, "buy-kit biomass-generator 2", "buy-kit sensor-bay 3", "finish")

        assert kits_of(table, A) == ["heavy-transport", "biomass-generator", "sensor-bay"]
        assert not asked(table)

    @cites("SH-KIT.2")
    def test_without_a_haven_there_is_nothing_to_pay_with(self):
        table = workshop(())
        put(table, A, "burgundie", 1, order="defence")
        activation(table, A, "burgundie")

        assert why_not(table, "obtain-kits") == "SH-KIT.2"

    @cites("SH-KIT.3")
    def test_a_bought_kit_lies_basic_side_up(self):
        table = shop(workshop(("catalunya",)))

        choose(table, "buy-kit biomass-generator 2")

        assert kits_of(table, A) == ["heavy-transport", "biomass-generator", "empty"]
        assert table.cells[KITS_LEFT + kit("biomass-generator")] == 1

    @cites("SH-KIT.4")
    def test_a_kit_on_a_taken_place_sends_the_old_one_to_the_box(self):
        table = workshop(("catalunya",))
        fit(table, A, "biomass-generator", 2)
        fit(table, A, "sensor-bay", 3)

        shop(table)
        choose(table, "buy-kit emp-fields 2")

        assert kits_of(table, A) == ["heavy-transport", "emp-fields", "sensor-bay"]
        assert table.cells[KITS_BOXED + kit("biomass-generator")] == 2
        assert table.cells[KITS_LEFT + kit("biomass-generator")] == 1

    @cites("SH-KIT.5")
    def test_nobody_buys_a_kit_that_he_has(self):
        table = workshop()
        fit(table, A, "biomass-generator", 2)

        shop(table)

        assert why_not(table, "buy-kit biomass-generator 3") == "SH-KIT.5"

    @cites("SH-KIT.5")
    def test_nor_the_same_kit_twice_in_one_action(self):
        table = shop(workshop())

        choose(table, "buy-kit biomass-generator 2", "buy-kit sensor-bay 2")

        assert why_not(table, "buy-kit biomass-generator 3") == "SH-KIT.5"

    @cites("SH-KIT.6")
    def test_a_blocked_place_takes_no_kit(self):
        table = hope("apotres", "menrau")
        park(table, A, "gironde", wagons=2)
        put(table, A, "catalunya", 1, order="defence")

        shop(table)

        assert why_not(table, "buy-kit biomass-generator 3") == "SH-KIT.6"
        assert why_not(table, "buy-kit biomass-generator 2") is None

    @cites("SH-KIT.7")
    def test_a_point_turns_a_kit_to_its_advanced_side(self):
        table = shop(workshop(("catalunya",)))

        choose(table, "upgrade-kit heavy-transport")

        assert kits_of(table, A)[0] == "heavy-transport+"

    @cites("SH-KIT.8")
    def test_a_kit_of_this_action_is_not_upgraded_by_it(self):
        table = shop(workshop())

        choose(table, "buy-kit experimental-greenhouse 2")

        assert why_not(table, "upgrade-kit experimental-greenhouse") == "SH-KIT.8"

    @cites("SH-KIT.9")
    def test_worked_example_two_havens_a_generator_and_a_better_transport(self):
        table = shop(workshop(("catalunya", "breizh")))

        choose(table, "buy-kit biomass-generator 2", "upgrade-kit heavy-transport")

        assert kits_of(table, A) == ["heavy-transport+", "biomass-generator", "empty"]
        assert not asked(table)

    def test_a_kit_that_nobody_has_left_is_gone(self):
        table = workshop()
        table.cells[KITS_LEFT + kit("sensor-bay")] = 0

        shop(table)

        assert why_not(table, "buy-kit sensor-bay 2") == "SH-SETUP.3"


class TestExploiting:
    @cites("SH-EXPLOIT.1")
    def test_an_order_on_the_map_exploits_nothing(self):
        table = workshop(())
        fit(table, A, "biomass-generator")
        table.place_order(zone("gironde"), A, 1)
        board(table, A, "defence")

        activation(table, A, "gironde")
        on_the_map = why_not(table, "exploit-kits")
        choose(table, "bide")
        board_activation(table, A)

        assert on_the_map == "SH-EXPLOIT.1"
        assert why_not(table, "exploit-kits") is None

    @cites("SH-EXPLOIT.2")
    def test_all_kits_work_in_the_order_that_their_owner_likes(self):
        table = works("biomass-generator")
        fit(table, A, "recycling-station", 3)
        table.cells[INCUBATION + A] = 3
        fuel(table, A)

        board_activation(table, A)
        first = offered(table, "exploit")
        choose(table, "exploit recycling-station", "exploit biomass-generator")

        assert first == ["biomass-generator", "recycling-station"]
        assert table.cells[INCUBATION + A] == 1
        assert table.clean(A) == 1

    @cites("SH-EXPLOIT.3")
    def test_one_effect_is_over_before_the_next_begins(self):
        table = works("combat-simulators", advanced=True)
        fit(table, A, "biomass-generator", 3)

        board_activation(table, A)
        choose(table, "exploit combat-simulators", "at gironde")

        assert question(table) == "Enlistment"
        choose(table, "recruit basic gironde", "recruit basic gironde")
        assert offered(table, "exploit") == ["biomass-generator"]

    @cites("SH-KIT.11")
    def test_a_kit_works_once_a_turn(self):
        table = works("biomass-generator")
        fit(table, A, "recycling-station", 3)

        board_activation(table, A)
        choose(table, "exploit biomass-generator")

        assert why_not(table, "exploit biomass-generator") == "SH-KIT.11"
        choose(table, "finish")
        board(table, A, "defence")
        board_activation(table, A)
        choose(table, "exploit-kits")
        assert offered(table, "exploit") == ["recycling-station"]

    @cites("SH-KIT.11")
    def test_the_upkeep_makes_it_ready_again(self):
        table = works("biomass-generator")
        board_activation(table, A)
        choose(table, "exploit biomass-generator")

        run(table, Tidying())
        board(table, A, "decoy")
        board_activation(table, A)

        assert offered(table, "exploit") == ["biomass-generator"]


class TestEachKit:
    @pytest.mark.parametrize(
        ("advanced", "column", "barrels"), [(False, 0, 1), (False, 2, 2), (True, 0, 2), (True, 2, 3)]
    )
    def test_a_biomass_generator_gives_clean_fuel_and_more_beside_a_column(self, advanced, column, barrels):
        table = works("biomass-generator", advanced)
        steam(table, "gironde", column)
        fuel(table, A)

        board_activation(table, A)
        choose(table, "exploit biomass-generator")

        assert table.clean(A) == barrels

    def test_advanced_modules_use_any_sea_with_a_free_slot(self):
        table = workshop((), "rhone")
        fit(table, A, "amphibious-modules", 2, advanced=True)
        table.place_order(zone("rhone"), A, 0)

        activation(table, A, "rhone")

        assert "padania" in offered(table, "ferry")

    @cites("SW-CONC.11", "A-CONC-LEGATE")
    @pytest.mark.parametrize("legate", [True, False])
    def test_no_card_counts_a_caravan_on_the_legates_own_sea(self, legate):
        table = workshop((), "rhone")
        fit(table, A, "amphibious-modules", 2)
        table.place_order(zone("rhone"), A, 0)
        table.cells[ARCHON_UP] = card("a02") + 1
        sign(table, A, "mare-nostrum")
        if legate:
            table.cells[LEGATE_OF] = A + 1
            table.cells[LEGATE_AT] = sea("mare-nostrum") + 1
        activation(table, A, "rhone")

        table.cells[SET_OUT] = 3

        assert offered(table, "drive") == []
        assert ("padania" in offered(table, "ferry")) == legate

    def test_advanced_tripods_cross_mountains_as_plains(self):
        table = workshop((), "occitania-bassa")
        fit(table, A, "hydraulic-tripods", 2, advanced=True)
        table.place_order(zone("occitania-bassa"), A, 0)

        activation(table, A, "occitania-bassa")

        assert "occitania-alta,rhone" in offered(table, "drive")

    def test_a_sensor_bay_draws_more_and_finds_columns(self):
        table = works("sensor-bay")
        reserve(table, "watcher-1", "legate")
        on_top(table, "breizh", "rhone", "gironde", "elsass", "tirol")

        board_activation(table, A)
        choose(table, "exploit sensor-bay")
        run(table, TakeTitle(0))

        assert table.cells[STEAM_HELD + A] == 1 + 4

    @cites("SH-KITS.6")
    def test_a_recycling_station_lowers_incubation_without_applying_squares(self):
        table = works("recycling-station")
        table.cells[INCUBATION + A] = 5

        board_activation(table, A)
        choose(table, "exploit recycling-station")

        assert table.cells[INCUBATION + A] == 3
        assert table.quarantines(A) == 0

    def test_an_advanced_recycling_station_also_cleans_a_barrel(self):
        table = works("recycling-station", advanced=True)
        fuel(table, A, clean=0, contraband=2)

        board_activation(table, A)
        choose(table, "exploit recycling-station")

        assert (table.clean(A), table.contraband(A)) == (1, 1)

    def test_magnetic_cannons_strengthen_an_attacking_caravan_only(self):
        table = workshop(())
        fit(table, A, "magnetic-cannons")

        assert initial_strength(table, A, zone("gironde"), ATTACKING, 0) == 3
        assert initial_strength(table, A, zone("gironde"), DEFENDING, 0) == 4

    def test_advanced_cannons_destroy_a_turret_or_a_beacon_next_door(self):
        table = works("magnetic-cannons", advanced=True)
        build(table, "rhone", "beacon", seat=B)
        build(table, "padania", "turret", seat=B)

        board_activation(table, A)
        choose(table, "exploit magnetic-cannons")

        assert lines(table) == ["at rhone", "refuse"]
        choose(table, "at rhone")
        assert table.cells[BEACONS_BOXED + B] == 1

    @cites("SH-KITS.5")
    def test_combat_simulators_mobilise_around_the_caravan(self):
        table = works("combat-simulators")
        put(table, A, "gironde", 1)
        put(table, A, "rhone", 1)
        fuel(table, A, clean=1)

        board_activation(table, A)
        choose(table, "exploit combat-simulators", "at gironde", "recruit basic gironde", "recruit basic rhone")

        assert table.clean(A) == 0
        assert table.room(zone("gironde"), A) == 0
        assert table.units(zone("rhone"), A) == 2

    def test_advanced_simulators_cost_nothing(self):
        table = works("combat-simulators", advanced=True)
        fuel(table, A)

        board_activation(table, A)
        choose(table, "exploit combat-simulators", "at gironde", "recruit elite gironde")

        assert table.elites(zone("gironde"), A) == 1

    def test_a_greenhouse_feeds_two_more_and_an_advanced_one_counts_for_geo(self):
        table = workshop(())
        table.cells[GEO + A] = 5
        set_supply(table, A)
        plain = int(table.cells[SUPPLY + A])
        fit(table, A, "experimental-greenhouse", 2, advanced=True)

        set_supply(table, A)

        assert table.cells[SUPPLY + A] == plain + 2
        assert geo(table, A) == 1


def announced(table):
    """The strengths that were announced, the attacker's first."""
    return [one.event.strength for one in table.log if isinstance(one.event, Announced)]


class TestTripods:
    def fight_next_door(self, soldiers=0, order="", attacker=A):
        """A's caravan on Tripods in Gironde; in Rhône a combat begins."""
        table = hope("apotres", "menrau")
        park(table, A, "gironde")
        fit(table, A, "hydraulic-tripods")
        if soldiers:
            put(table, A, "gironde", soldiers, order=order)
        put(table, A, "rhone", 3)
        put(table, B, "rhone", 2)
        fuel(table, A)
        fuel(table, B)
        return run(table, Combat(attacker, zone("rhone")))

    @cites("SH-KITS.7")
    def test_the_caravan_alone_supports_without_an_order(self):
        table = self.fight_next_door(soldiers=2)

        choose(table, "accept")

        assert "CaravanSupported" in told(table)
        assert announced(table)[0] == 3 + 1

    @cites("SH-KITS.8")
    def test_it_supports_a_defender_without_its_bonus(self):
        table = self.fight_next_door(attacker=B)

        choose(table, "accept")

        assert announced(table)[1] == 3 + 1

    @cites("SH-KITS.9")
    def test_it_does_not_count_twice_when_the_order_is_spent_too(self):
        table = self.fight_next_door(soldiers=2, order="defence")

        choose(table, "accept", "support gironde")

        assert announced(table)[0] == 3 + 1 + 2

    def test_whoever_declines_may_still_support_with_the_order(self):
        table = self.fight_next_door(soldiers=2, order="defence")

        choose(table, "refuse", "support gironde")

        assert announced(table)[0] == 3 + 3


class TestSensorBay:
    def archon(self, *names):
        """A with an advanced Sensor Bay is about to become Archon and draw these cards."""
        table = workshop(())
        fit(table, A, "sensor-bay", 2, advanced=True)
        reserve(table, "archon", "legate")
        for depth, name in enumerate(reversed(names)):
            table.cells[ARCHON_DECK + depth] = card(name) + 1
        table.cells[ARCHON_LEFT] = len(names)
        return run(table, TakeTitle(ARCHON))

    @cites("SH-KITS.1")
    def test_two_cards_coexist_for_a_turn_and_then_the_second_is_left(self):
        table = self.archon("a22", "a18", "a19", "a21")
        put(table, A, "rhone", 0, 1)

        choose(table, "play-archon a22")
        while question(table) != "SecondArchon":
            choose(table, lines(table)[0])
        choose(table, "play-archon a18")

        assert (table.cells[ARCHON_UP], table.cells[SECOND_UP]) == (card("a22") + 1, card("a18") + 1)
        assert set(table.content.archons[card("a22")].lasting) <= set(table.lasting(B))
        assert set(table.content.archons[card("a18")].lasting) <= set(table.lasting(B))
        run(table, Tidying())
        assert (table.cells[ARCHON_UP], table.cells[SECOND_UP]) == (card("a18") + 1, 0)
        assert table.cells[ARCHON_GONE + card("a22")] == 1

    def test_it_draws_one_more_and_the_second_card_is_a_choice(self):
        table = self.archon("a22", "a18", "a19", "a21")

        held = int(table.cells[ARCHON_HELD + A])
        choose(table, "play-archon a22")
        while question(table) != "SecondArchon":
            choose(table, lines(table)[0])

        assert held == 4
        assert lines(table)[-1] == "refuse"

    def test_the_second_card_brings_no_bonus(self):
        table = self.archon("a22", "a23", "a19", "a21")
        fuel(table, A)

        choose(table, "play-archon a22")
        while question(table) != "SecondArchon":
            choose(table, lines(table)[0])
        choose(table, "play-archon a23")

        assert table.fuel(A) == 0


class TestEmpFields:
    def shielded(self, *seats, advanced=True):
        table = hope("apotres", "menrau", "alliance")
        for seat, name in ((A, "gironde"), (B, "rhone"), (C, "elsass")):
            park(table, seat, name)
        for seat in seats:
            table.cells[KITS_LEFT + kit("emp-fields")] = 1
            fit(table, seat, "emp-fields", 2, advanced)
        return table

    @cites("SH-KITS.2")
    def test_its_owner_declares_before_anything_happens(self):
        table = self.shielded(A)
        fuel(table, A)

        reveal(table, "a21", B)

        assert (question(table), asked(table)) == ("Declaration", [A])
        assert told(table)[-1] == "ArchonPlayed"

    @cites("SH-KITS.3")
    def test_two_owners_declare_in_the_order_of_titles(self):
        table = self.shielded(A, C)
        entitle(table, A, "watcher-4")
        entitle(table, C, "legate")

        reveal(table, "a21", B)
        first = asked(table)
        choose(table, "undergo")

        assert (first, asked(table)) == ([C], [A])

    @cites("SH-KITS.4")
    def test_whoever_keeps_a_card_off_has_neither_good_nor_bad_of_it(self):
        table = self.shielded(A)
        put(table, A, "helvetia", 0, 1)

        reveal(table, "a22", NONE)
        choose(table, "shelter")

        assert set(table.content.archons[card("a22")].lasting).isdisjoint(table.lasting(A))
        assert set(table.content.archons[card("a22")].lasting) <= set(table.lasting(B))
        assert initial_strength(table, A, zone("gironde"), DEFENDING, 0) == 4
        assert initial_strength(table, B, zone("rhone"), DEFENDING, 0) == 2

    @cites("SH-KITS.4")
    def test_the_archon_cannot_name_him(self):
        table = self.shielded(A)
        name = naming_card(table)

        reveal(table, name, B)
        choose(table, "shelter")

        assert "ClanNamed" in told(table)
        assert table.cells[MEMORY + card(name)] == table.clan(C) + 1

    def test_he_is_asked_again_when_the_card_acts_again(self):
        table = self.shielded(A)
        reveal(table, "a21", B)
        choose(table, "shelter")
        table.stack.clear()
        reserve(table, "watcher-1", "legate", "watcher-4")

        run(table, Untaken(ARCHON))

        assert question(table) == "Declaration"
        assert not table.exempt(card("a21"), A)

    def test_basic_fields_ward_off_only_what_harms(self):
        table = self.shielded(A, advanced=False)
        harmful = [effect for effect in table.content.effects if effect.harmful and 0 <= effect.memory < 24]
        kind = [effect for effect in table.content.effects if not effect.harmful and 0 <= effect.memory < 24]

        assert all(table.spares(effect, A) for effect in harmful)
        assert not any(table.spares(effect, A) for effect in kind)
        assert not any(table.spares(effect, B) for effect in harmful)


def naming_card(table):
    """A card on which the Archon names a clan."""
    return next(one.id for one in table.content.archons if one.choice == CHOOSE_CLAN)


class TestTheSixCards:
    def test_right_of_way_lets_caravans_cross_one_more_plain(self):
        table = workshop(())
        table.cells[ARCHON_UP] = card("a19") + 1
        table.place_order(zone("gironde"), A, 0)

        activation(table, A, "gironde")

        assert [line for line in offered(table, "drive") if line.count(",") == 2]

    @cites("SH-CARAVAN.9", "A-SH-MOVE2")
    @pytest.mark.parametrize(("trapped", "safe"), [("normaundie", "vlaanderen"), ("vlaanderen", "normaundie")])
    def test_a_caravan_of_three_plains_chooses_its_way_round_a_trapped_beacon(self, trapped, safe):
        table = hope("menrau", "rhone")
        park(table, A, "cymru")
        build(table, trapped, "beacon", seat=B)
        table.cells[ARCHON_UP] = card("a19") + 1
        table.place_order(zone("cymru"), A, 0)

        activation(table, A, "cymru")
        ways = [line for line in offered(table, "drive") if line.endswith("burgundie")]
        choose(table, f"drive commonwealth,{safe},burgundie")

        assert sorted(ways) == ["commonwealth,normaundie,burgundie", "commonwealth,vlaanderen,burgundie"]
        assert table.wagons(A) == 3
        assert table.beacons(zone(trapped), B) == 1

    @cites("SH-CARAVAN.9", "A-SH-MOVE2")
    def test_of_ways_that_meet_the_same_beacons_one_is_offered_and_the_refusal_says_so(self):
        table = hope("menrau", "rhone")
        park(table, A, "cymru")
        put(table, B, "normaundie", 1)
        table.cells[ARCHON_UP] = card("a19") + 1
        table.place_order(zone("cymru"), A, 0)
        peaceful = hope("menrau", "rhone")
        park(peaceful, A, "cymru")
        peaceful.cells[ARCHON_UP] = card("a19") + 1
        peaceful.place_order(zone("cymru"), A, 0)

        activation(table, A, "cymru")
        activation(peaceful, A, "cymru")
        ways = [line for line in offered(peaceful, "drive") if line.endswith(",burgundie")]

        assert ways == ["commonwealth,normaundie,burgundie"]
        assert reason(peaceful, "drive commonwealth,vlaanderen,burgundie", A)[:2] == ("SH-CARAVAN.9", "why-way-alike")
        assert reason(table, "drive commonwealth,normaundie,burgundie", A)[:2] == ("SH-CARAVAN.9", "why-caravan-enemy")
        assert "commonwealth,vlaanderen,burgundie" in offered(table, "drive")

    def test_the_machine_fair_upgrades_a_kit_or_gives_a_barrel(self):
        table = workshop(("catalunya",))
        fuel(table, A)

        reveal(table, "a20")

        assert lines(table) == ["prefer 0 upgrade-kit", "prefer 1 gain-fuel"]
        choose(table, "prefer 0 upgrade-kit", "upgrade-kit heavy-transport")
        assert kits_of(table, A)[0] == "heavy-transport+"

    def test_the_machine_fair_gives_its_archon_a_kit(self):
        table = workshop(())

        reveal(table, "a20", A)
        choose(table, "prefer 0 gain-kit", "buy-kit emp-fields 3")

        assert kits_of(table, A) == ["heavy-transport", "empty", "emp-fields"]

    def test_a_magnetic_storm_weakens_the_defence_of_caravans(self):
        table = workshop(())
        table.cells[ARCHON_UP] = card("a22") + 1

        assert initial_strength(table, A, zone("gironde"), DEFENDING, 0) == 2

    def test_lantern_road_links_havens_for_soldiers_and_not_for_caravans(self):
        table = workshop((), "catalunya")
        put(table, A, "catalunya", 1, order="move")
        table.cells[ARCHON_UP] = card("a24") + 1

        activation(table, A, "catalunya")

        assert "breizh" in offered(table, "walk")
        assert not [line for line in offered(table, "drive") if line.endswith("breizh")]


def test_every_kit_of_the_reserve_can_be_bought_on_every_place():
    table = workshop()

    run(table, Workshop(A, 1, ()))

    assert len(offered(table, "buy-kit")) == (KITS - 1) * 3
