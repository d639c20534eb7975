"""The order on the caravan board: planned with the others, with rules of its own."""

from __future__ import annotations

from samovar.games.steamwatchers.content.effects import DEFENDING
from samovar.games.steamwatchers.content.ids import DECOY, DEFENCE, MOVE, NONE
from samovar.games.steamwatchers.force import initial_strength
from samovar.games.steamwatchers.planning import PlanningPhase
from samovar.games.steamwatchers.whiteout import Tidying
from samovar.kernel.steps import options
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    activation,
    choose,
    fuel,
    lines,
    offered,
    put,
    question,
    run,
    turn_of,
    why_not,
    zone,
)
from tests.games.steamwatchers.spark_of_hope.builders import board, board_activation, fit, hope, park


def camp(order="", zone_order=""):
    """A's caravan in Gironde with two soldiers, B in Rhône."""
    table = hope("apotres", "menrau")
    park(table, A, "gironde")
    put(table, A, "gironde", 2, order=zone_order)
    put(table, B, "rhone", 2)
    if order:
        board(table, A, order)
    return table


class TestPlanning:
    @cites("SH-ORDER.1")
    def test_an_order_on_the_board_is_optional(self):
        table = run(camp(), PlanningPhase())

        assert why_not(table, "plan-caravan gironde=move -", seat=A) is None
        assert why_not(table, "plan-caravan gironde=move move", seat=A) is None
        assert why_not(table, "plan-caravan gironde=move move,decoy", seat=A) == "SH-ORDER.1"

    @cites("SH-ORDER.1")
    def test_it_is_one_of_the_usual_ten_tokens(self):
        zones = ("breizh", "normaundie", "burgundie", "elsass", "helvetia", "provenca", "padania", "istra", "tirol")
        table = camp()
        for name in zones:
            put(table, A, name, 1)
        run(table, PlanningPhase())
        kinds = ["move"] * 3 + ["defence"] * 4 + ["decoy"] * 3
        plan = ",".join(
            f"{name}={kind}" for name, kind in zip(sorted(["gironde", *zones], key=zone), kinds, strict=True)
        )

        assert why_not(table, f"plan-caravan {plan} -", seat=A) is None
        assert why_not(table, f"plan-caravan {plan} decoy", seat=A) == "SH-ORDER.1"

    @cites("SH-ORDER.2")
    def test_a_decoy_on_the_board_stays_at_the_reveal(self):
        table = run(camp(), PlanningPhase())

        choose(table, "plan-caravan gironde=decoy decoy", seat=A)
        choose(table, "plan rhone=decoy", seat=B)

        assert table.order_owner(zone("gironde")) == NONE
        assert table.board_order(A) == DECOY
        assert table.orders_left(A, DECOY) == 2


class TestActivation:
    @cites("SH-ORDER.3")
    def test_a_move_on_the_board_moves_the_caravan_alone(self):
        table = board_activation(camp("move"), A)

        assert question(table) == "CaravanManoeuvre"
        assert offered(table, "walk") == []
        assert why_not(table, "walk burgundie") == "SH-ORDER.3"
        choose(table, "drive burgundie", "finish")
        assert table.caravan_zone(A) == zone("burgundie")
        assert table.units(zone("gironde"), A) == 2

    @cites("SH-ORDER.4")
    def test_a_defence_on_the_board_strengthens_the_caravan(self):
        table = hope("apotres", "menrau")
        park(table, A, "gironde")
        board(table, A, "defence")

        assert initial_strength(table, A, zone("gironde"), DEFENDING, 0) == 5
        table.place_order(zone("gironde"), A, DEFENCE)
        assert initial_strength(table, A, zone("gironde"), DEFENDING, 0) == 6

    @cites("SH-ORDER.5")
    def test_a_defence_on_the_board_offers_every_defence_action_and_the_kits(self):
        table = camp("defence")
        put(table, A, "breizh", 1)
        fit(table, A, "biomass-generator")
        fuel(table, A, clean=3)

        board_activation(table, A)

        assert lines(table) == ["turret", "mobilise mobilisation", "negotiate", "obtain-kits", "exploit-kits", "bide"]

    @cites("SH-ORDER.6")
    def test_a_decoy_on_the_board_exploits_kits_and_does_nothing_else(self):
        table = camp("decoy")
        put(table, A, "catalunya", 1)
        fit(table, A, "biomass-generator")

        board_activation(table, A)

        assert lines(table) == ["exploit biomass-generator", "finish"]

    @cites("SH-ORDER.7")
    def test_it_is_activated_like_another_order_and_returns_after_use(self):
        table = turn_of(camp("move", "defence"), A)

        assert lines(table)[:2] == ["activate gironde", "activate-caravan"]
        choose(table, "activate-caravan", "finish")
        assert table.board_order(A) == NONE
        assert table.orders_left(A, MOVE) == 3
        assert table.order(zone("gironde")) == DEFENCE

    @cites("SH-ORDER.7")
    def test_a_player_who_passes_takes_his_move_back_from_the_board(self):
        table = turn_of(camp("move"), A)

        choose(table, "pass archon")

        assert table.board_order(A) == NONE
        assert table.orders_left(A, MOVE) == 3

    def test_a_decoy_stays_when_its_owner_passes_and_returns_in_the_upkeep(self):
        table = turn_of(camp("decoy"), A)

        choose(table, "pass archon")
        stayed = table.board_order(A)
        run(table, Tidying())

        assert stayed == DECOY
        assert table.board_order(A) == NONE
        assert table.orders_left(A, DECOY) == 3

    def test_an_empty_board_has_nothing_to_activate(self):
        table = turn_of(camp(zone_order="move"), A)

        assert offered(table, "activate-caravan") == []
        assert why_not(table, "activate-caravan") == "SH-ORDER.7"


class TestSupport:
    def attack_next_door(self, table):
        """A attacks Rhône from Burgundie."""
        put(table, A, "burgundie", 3, order="move")
        fuel(table, A)
        fuel(table, B)
        activation(table, A, "burgundie")
        return choose(table, "walk rhone", "send 3 0", "finish")

    @cites("SH-ORDER.8")
    def test_the_order_on_the_board_is_never_spent_for_support(self):
        table = self.attack_next_door(camp("defence"))

        assert question(table) != "Reinforcement"
        assert table.board_order(A) == DEFENCE

    @cites("SH-ORDER.8")
    def test_the_caravan_supports_through_the_order_of_its_zone(self):
        table = camp(zone_order="defence")

        self.attack_next_door(table)
        facts = table.stack[-1].facts(table, A, options(table, A)[1])

        assert lines(table) == ["support -", "support gironde"]
        assert facts[0].args["strength"] == 3 + 2 + 1

    def test_while_the_board_is_active_the_order_of_the_zone_may_support(self):
        table = camp("move", "defence")
        put(table, A, "gironde", 1)
        fuel(table, A)
        fuel(table, B)
        board_activation(table, A)

        choose(table, "drive rhone", "finish")

        assert lines(table) == ["support -", "support gironde"]
