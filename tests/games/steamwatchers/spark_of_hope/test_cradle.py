"""The scenario of the Cradle: a zone that defends itself, helps its keeper and spoils his ties."""

from __future__ import annotations

from samovar.games.steamwatchers.content.effects import DEFENDING
from samovar.games.steamwatchers.content.ids import CLAN_IDS, NONE
from samovar.games.steamwatchers.force import initial_strength, supporters
from samovar.games.steamwatchers.rows import (
    CONTROL,
    FINAL_GEO,
    FLOORS,
    MORALE,
    SCORCHED_SIDE,
    SICK_STOCK,
    STEAM_DECK,
    STEAM_DISCARDED,
    STEAM_LEFT,
    TARGET,
    TURN,
    WINNER,
)
from samovar.games.steamwatchers.scoring import geo
from samovar.games.steamwatchers.whiteout import Reckoning
from samovar.kernel.steps import act, asked, options
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    C,
    activation,
    choose,
    entitle,
    fuel,
    offered,
    put,
    question,
    reserve,
    run,
    told,
    why_not,
    zone,
)
from tests.games.steamwatchers.spark_of_hope.builders import (
    aboard,
    fit,
    hope,
    hope_game,
    kits_of,
    park,
)

CRADLE = zone("catabatia")


def cradle(*clans):
    table = hope(*(clans or ("apotres", "menrau")), scenario="cradle")
    put(table, B, "skane", 1)
    return table


def storm(barrels, table=None):
    """Four basic soldiers and an elite attack from Cechy and bid so many barrels."""
    table = cradle() if table is None else table
    put(table, A, "cechy", 4, 1, order="move")
    fuel(table, A, clean=6)
    activation(table, A, "cechy")
    return choose(table, "walk catabatia", "send 4 1", "finish", f"burn {barrels}")


def keeper(table=None):
    """A holds the Cradle with three soldiers."""
    table = cradle() if table is None else table
    put(table, A, "catabatia", 3)
    table.withdraw(CRADLE, SCORCHED_SIDE, 1, 0)
    return table


class TestSetup:
    @cites("SH-SCN-BERCEAU.1", "SH-SCN-BERCEAU.2")
    def test_the_card_of_catabatia_is_in_the_box_and_four_columns_rise_elsewhere(self):
        table = hope_game("cradle", 4)

        cards = [int(table.cells[STEAM_DECK + depth]) - 1 for depth in range(table.cells[STEAM_LEFT])]

        assert len(cards) + int(table.cells[STEAM_DISCARDED]) == 48
        assert CRADLE not in cards
        assert table.cells[TARGET + CRADLE] == 1
        assert table.cells[STEAM_DISCARDED] == 4
        assert table.floors(CRADLE) == 0

    @cites("SH-SCN-BERCEAU.3")
    def test_the_catabates_are_not_played(self):
        table = hope_game("cradle", 3)

        assert offered(table, "take-clan") == [clan for clan in CLAN_IDS if clan != "catabates"]
        assert why_not(table, "take-clan catabates") == "SW-SCN.4"

    @cites("SH-SCN-BERCEAU.4", "SH-SCN-BERCEAU.5")
    def test_deployment_two_is_barred_and_first_columns_have_one_floor(self):
        table = hope_game("cradle", 3, clans=("apotres", "menrau", "rhone"))
        while question(table) != "DeploymentChoice":
            act(table, asked(table)[0], options(table, asked(table)[0])[0])
        cards = offered(table, "deploy")
        choose(table, "deploy 1")
        while question(table) != "ColumnPlace":
            act(table, asked(table)[0], options(table, asked(table)[0])[0])

        before = int(table.cells[FLOORS + zone("eire")])
        choose(table, "at eire")

        assert cards == ["1", "4", "5", "6"]
        assert table.cells[FLOORS + zone("eire")] == before + 1


class TestDefence:
    @cites("SH-SCN-BERCEAU.6")
    def test_whoever_enters_has_to_fight(self):
        table = storm(0)

        choose(table, "lose 2 0")

        assert "Fought" in told(table)
        assert table.control(CRADLE) == SCORCHED_SIDE
        assert table.units(zone("cechy"), A) == 3

    @cites("SH-SCN-BERCEAU.7")
    def test_it_is_worth_twelve_and_a_tie_is_the_attackers(self):
        won, lost = storm(6), storm(5)

        assert won.control(CRADLE) == A
        assert lost.control(CRADLE) == SCORCHED_SIDE

    @cites("SH-SCN-BERCEAU.6")
    def test_an_abandoned_cradle_defends_itself_again(self):
        table = keeper()
        table.place_order(CRADLE, A, 0)

        activation(table, A, "catabatia")
        choose(table, "walk cechy", "send 3 0")
        meanwhile = table.control(CRADLE)
        choose(table, "finish")

        assert meanwhile == NONE
        assert table.control(CRADLE) == SCORCHED_SIDE
        assert table.cells[CONTROL + CRADLE] == SCORCHED_SIDE + 1

    def test_a_conquest_is_cheered_and_its_own_victory_is_not(self):
        won, lost = storm(6), storm(5)

        assert won.cells[MORALE + CRADLE] == 1
        assert lost.cells[MORALE + CRADLE] == 0

    def test_it_is_entered_by_unloading_only_with_a_fight(self):
        table = cradle()
        park(table, A, "cechy")
        aboard(table, A, 3)
        table.place_order(zone("cechy"), A, 0)
        fuel(table, A)

        activation(table, A, "cechy")
        choose(table, "unload catabatia", "land 3 0 -", "finish")

        assert "Fought" in told(table)
        assert table.control(CRADLE) == SCORCHED_SIDE

    @cites("SH-SCN-BERCEAU.8", "SH-SCN-BERCEAU.10")
    def test_no_support_goes_there_or_comes_from_there(self):
        neutral, held = cradle(), keeper()
        for table in (neutral, held):
            put(table, A, "cechy", 1, order="defence")
        held.place_order(CRADLE, A, 1)

        assert supporters(neutral, A, CRADLE) == supporters(held, A, CRADLE) == []
        assert CRADLE not in supporters(held, A, zone("tirol"))
        assert supporters(held, A, zone("tirol")) == [zone("cechy")]

    @cites("SH-SCN-BERCEAU.9")
    def test_its_keeper_defends_it_with_one_more(self):
        table = keeper()
        table.place_order(CRADLE, A, 1)

        assert initial_strength(table, A, CRADLE, DEFENDING, 0) == 5

    @cites("SH-SCN-BERCEAU.10")
    def test_no_structure_stands_there(self):
        table = keeper()
        table.place_order(CRADLE, A, 0)

        activation(table, A, "catabatia")

        assert "catabatia" not in offered(table, "beacon")
        assert why_not(table, "beacon catabatia") == "SH-SCN-BERCEAU.10"


class TestTheGreatWhite:
    def reckoning(self, table):
        reserve(table, "watcher-1", "legate")
        return run(table, Reckoning())

    @cites("SH-SCN-BERCEAU.11")
    def test_it_is_worth_two_geo_a_turn(self):
        table = keeper()
        table.raise_column(zone("cechy"), 4)
        put(table, A, "cechy", 1)

        assert geo(table, A) == 6
        assert geo(table, B) == 0

    @cites("SH-SCN-BERCEAU.12")
    def test_its_keeper_takes_one_free_action(self):
        table = self.reckoning(keeper())

        assert question(table) == "CradleGift"
        choose(table, "upgrade-all")
        assert question(table) != "CradleGift"

    @cites("SH-SCN-BERCEAU.13")
    def test_a_mobilisation_without_token_or_fuel(self):
        table = keeper()
        fuel(table, A)
        self.reckoning(table)

        choose(table, "muster-at catabatia", "recruit basic catabatia", "recruit basic catabatia")

        assert table.units(CRADLE, A) == 5

    @cites("SH-SCN-BERCEAU.14")
    def test_a_turret_in_a_zone_next_to_it(self):
        table = keeper()
        put(table, A, "tirol", 1)
        put(table, A, "rhone", 1)
        self.reckoning(table)

        elsewhere = why_not(table, "fortify-at rhone")
        choose(table, "fortify-at tirol")

        assert elsewhere == "SH-SCN-BERCEAU.14"
        assert table.turrets(zone("tirol")) == 1

    @cites("SH-SCN-BERCEAU.15")
    def test_all_basic_kits_are_turned(self):
        table = keeper()
        park(table, A, "cechy")
        fit(table, A, "biomass-generator", 2)
        fit(table, A, "sensor-bay", 3, advanced=True)
        self.reckoning(table)

        choose(table, "upgrade-all")

        assert kits_of(table, A) == ["heavy-transport+", "biomass-generator+", "sensor-bay+"]

    def test_nobody_is_asked_while_it_is_neutral(self):
        table = self.reckoning(cradle())

        assert question(table) != "CradleGift"

    @cites("SH-SCN-BERCEAU.16")
    def test_its_keeper_does_not_win_a_tie(self):
        table = keeper()
        table.cells[TURN] = table.story().turns
        put(table, B, "rhone", 1)
        table.raise_column(zone("rhone"), 2)
        table.cells[SICK_STOCK + B] = 2

        self.reckoning(table)
        choose(table, "refuse")

        assert table.cells[FINAL_GEO + A] == table.cells[FINAL_GEO + B] == 2
        assert table.cells[WINNER] == B + 1

    @cites("SH-SCN-BERCEAU.16")
    def test_among_others_the_titles_of_this_turn_decide(self):
        table = cradle("apotres", "menrau", "rhone")
        table.cells[TURN] = table.story().turns
        for seat, name in ((A, "breizh"), (B, "rhone"), (C, "elsass")):
            put(table, seat, name, 1)
        entitle(table, C, "primus")
        entitle(table, A, "watcher-4")
        reserve(table, "watcher-1", "legate", "archon")

        run(table, Reckoning())

        assert [int(table.cells[FINAL_GEO + seat]) for seat in (A, B, C)] == [0, 0, 0]
        assert table.cells[WINNER] == B + 1
