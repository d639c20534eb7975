"""More of what the rulebook leaves open: cases that the tests of its chapters do not come across."""

from __future__ import annotations

from pathlib import Path

from samovar.games.steamwatchers.content.ids import DEFENCE
from samovar.games.steamwatchers.elimination import CheckClans
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.rows import ATTACK, CLEAN_STOCK, INCUBATION, RESERVE_BASIC
from samovar.games.steamwatchers.whiteout import Upkeep
from samovar.kernel.steps import asked
from samovar.ledger.citations import Citations
from samovar.ledger.rules import Ledger, cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    C,
    activation,
    build,
    choose,
    entitle,
    europe,
    fuel,
    lines,
    new_game,
    offered,
    put,
    question,
    reserve,
    run,
    sign,
    turn_of,
    why_not,
    zone,
)

ROOT = Path(__file__).parents[3]
BOOK = ROOT / "src" / "samovar" / "games" / "steamwatchers"


def test_every_ruling_has_a_test_that_names_it():
    rulings = [ruling.id for ruling in Ledger.read(BOOK / "rules.toml").rulings]
    named = Citations.read(BOOK, ROOT / "tests" / "games" / "steamwatchers", ROOT).tests

    assert [ruling for ruling in rulings if ruling not in named] == []
    assert len(rulings) > 90


def two_fronts(rhone: int, burgundie: int, order: str = ""):
    """The first clan has moved from Gironde into two zones of the second; nobody can bid."""
    table = europe("rhone", "menrau")
    put(table, A, "gironde", 5, order="move")
    put(table, B, "rhone", rhone)
    put(table, B, "burgundie", burgundie, order=order)
    fuel(table, A)
    fuel(table, B)
    activation(table, A, "gironde")
    return choose(table, "walk rhone", "send 4 0", "walk burgundie", "send 1 0", "finish")


class TestBeforeTheFirstTurn:
    @cites("A-COMPLICE")
    def test_the_accomplice_goes_to_sea_within_his_own_clans_deployment(self):
        table = new_game("war", 2, clans=("flotte-libre", "menrau"), seed=3)

        deploying = []
        while question(table) != "Accomplice":
            deploying.append((question(table), asked(table)[0]))
            choose(table, lines(table)[0])

        assert asked(table) == [0]
        assert deploying[-1][1] == 0
        assert offered(table, "at-sea") != []


class TestOrders:
    @cites("A-PLAN-UNITS")
    def test_a_toxic_farm_alone_takes_no_order(self):
        table = europe("menrau", "rhone")
        put(table, A, "rhone", 1)
        put(table, B, "skane", 1)
        build(table, "gironde", "toxic-farm", seat=A)

        run(table, Planning())

        assert table.control(zone("gironde")) == A
        assert why_not(table, "plan gironde=move,rhone=move", seat=A) == "SW-PLAN.3"

    @cites("A-PASS-ORDER")
    def test_the_reservation_order_is_that_of_the_track_and_not_of_passing(self):
        table = europe("rhone", "menrau", "alliance")
        entitle(table, A, "watcher-1")
        entitle(table, B, "legate")
        entitle(table, C, "archon")

        choose(turn_of(table, C), "pass legate")
        choose(turn_of(table, A), "pass archon")
        choose(turn_of(table, B), "pass watcher-1")

        assert table.reservation_order() == [B, C, A]


class TestBeaconsOnTheMarch:
    @cites("A-MOVE-BEACON-AFTER")
    def test_the_zone_that_all_have_left_may_still_get_a_beacon(self):
        table = europe("rhone", "menrau")
        put(table, A, "gironde", 1, order="move")
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 1 0")

        assert "gironde" in offered(table, "beacon")

    @cites("A-MOVE-BEACON-AFTER")
    def test_a_zone_with_a_combat_to_come_gets_none(self):
        table = europe("rhone", "menrau")
        put(table, A, "gironde", 2, order="move")
        put(table, B, "rhone", 1)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 1 0")

        assert offered(table, "beacon") == ["gironde"]


class TestSeveralCombats:
    @cites("A-CBT-SUPPORT-PENDING")
    def test_a_zone_under_attack_itself_supports_its_neighbour(self):
        table = two_fronts(3, 2, order="defence")

        choose(table, "fight rhone")

        assert asked(table) == [B]
        assert offered(table, "support") == ["-", "burgundie"]

    @cites("A-CBT-FLEE-PENDING")
    def test_one_may_flee_to_where_the_next_combat_will_be(self):
        table = two_fronts(3, 1)

        choose(table, "fight rhone")

        assert table.control(zone("rhone")) == A
        assert table.units(zone("burgundie"), B) == 2

    @cites("A-CBT-ATT-RETURN")
    def test_beaten_attackers_for_whom_there_is_no_room_go_to_the_reserve(self):
        table = europe("rhone", "menrau")
        put(table, A, "gironde", 5, order="move")
        put(table, B, "rhone", 5)
        fuel(table, A)
        fuel(table, B)
        activation(table, A, "gironde")
        choose(table, "walk rhone", "send 4 0")
        put(table, A, "gironde", 3)
        before = int(table.cells[RESERVE_BASIC + A])

        choose(table, "finish")

        assert table.units(zone("gironde"), A) == 5
        assert table.cells[RESERVE_BASIC + A] == before + 2 + 1

    @cites("A-AID-FLEE")
    def test_a_beaten_defenders_order_returns_even_when_his_units_flee(self):
        table = europe("rhone", "menrau")
        put(table, A, "gironde", 5, order="move")
        put(table, B, "rhone", 3, order="defence")
        put(table, B, "provenca", 1)
        fuel(table, A)
        fuel(table, B)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 5 0", "finish")

        assert table.units(zone("provenca"), B) == 2
        assert table.orders_left(B, DEFENCE) == 4

    @cites("A-CLAN-JEEP")
    def test_a_jeep_counts_beacons_too(self):
        table = europe("alliance", "menrau")
        put(table, A, "gironde", 0, 1, order="move")
        put(table, B, "rhone", 1)
        build(table, "rhone", "turret", "beacon", seat=B)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 0 1", "finish")

        assert table.cells[ATTACK] == 2 + 2


class TestTheEndOfATurn:
    @cites("A-GB-CONTRACT-PAY")
    def test_a_contract_paid_with_contraband_still_makes_ill(self):
        table = europe("rhone", "menrau")
        put(table, A, "skane", 1)
        put(table, B, "eire", 1)
        reserve(table, "watcher-1", "legate")
        sign(table, A, "mor-irez")
        fuel(table, A, contraband=1)
        table.cells[INCUBATION + A] = 2

        run(table, Upkeep())
        choose(table, "keep mor-irez")
        ill = question(table)
        choose(table, "isolate slot-1")

        assert ill == "Isolation"
        assert table.cells[INCUBATION + A] == 0
        assert table.quarantines(A) == 1

    @cites("A-GB-CONTRACT-PAY")
    def test_a_contract_is_paid_from_the_new_stock(self):
        table = europe("rhone", "menrau")
        put(table, A, "skane", 1)
        put(table, B, "eire", 1)
        reserve(table, "watcher-1", "legate")
        sign(table, A, "mor-irez")
        fuel(table, A, clean=7)

        run(table, Upkeep())
        choose(table, "keep mor-irez")

        assert table.cells[CLEAN_STOCK + A] == 6

    @cites("A-ELIM-MATERIAL")
    def test_toxic_farms_of_dead_menrau_stay_but_hold_nothing(self):
        table = europe("menrau", "rhone", "alliance")
        put(table, B, "skane", 1)
        put(table, C, "eire", 1)
        build(table, "gironde", "toxic-farm", seat=A)
        held = table.control(zone("gironde"))

        run(table, CheckClans())

        assert held == A
        assert table.toxics(zone("gironde")) == 1
        assert table.control(zone("gironde")) == -1
