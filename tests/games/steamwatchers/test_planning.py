"""Planning: sealed orders, shown together."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.ids import DECOY, DEFENCE, MOVE, NONE, ORDERS, ZONE_IDS
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.rows import ORDER_RESERVE
from samovar.kernel.chance import next_memory, seeded
from samovar.kernel.choice import HUSH, say
from samovar.kernel.errors import Unreadable
from samovar.kernel.steps import asked, options, pending
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    build,
    choose,
    europe,
    lines,
    put,
    run,
    turn_of,
    why_not,
    zone,
)

TWELVE = ZONE_IDS[:12]


def planning(*zones: str):
    """The first clan has one soldier in each of these zones, the second one in Skåne."""
    table = europe("menrau", "rhone")
    for where in zones:
        put(table, A, where, 1)
    put(table, B, "skane", 1)
    return run(table, Planning())


@cites("SW-PLAN.1")
def test_every_zone_with_a_unit_needs_an_order():
    table = planning("rhone", "gironde", "breizh", "elsass")

    assert why_not(table, "plan breizh=move,elsass=move,gironde=defence", seat=A) == "SW-PLAN.1"
    assert why_not(table, "plan breizh=move,elsass=move,gironde=defence,rhone=decoy", seat=A) is None


@cites("SW-PLAN.2")
def test_a_zone_takes_one_order():
    table = planning("rhone", "gironde")

    assert why_not(table, "plan gironde=move,gironde=defence", seat=A) == "SW-PLAN.2"


@pytest.mark.parametrize("order", ["none", "?"])
def test_no_zone_takes_an_order_of_no_kind(order):
    table = planning("rhone")

    with pytest.raises(Unreadable):
        choose(table, f"plan rhone={order}", seat=A)


@cites("SW-PLAN.3", "SW-AID.1", "A-PLAN-UNITS")
def test_a_beacon_alone_takes_no_order():
    table = planning("rhone")
    build(table, "occitania-bassa", "beacon")

    assert why_not(table, "plan rhone=move,occitania-bassa=defence", seat=A) == "SW-PLAN.3"
    assert why_not(table, "plan rhone=move", seat=A) is None


@cites("SW-PLAN.4")
def test_planning_waits_for_everybody():
    table = planning("rhone")

    choose(table, "plan rhone=move", seat=A)

    assert asked(table) == [B]
    assert table.order(zone("rhone")) == NONE


@cites("SW-PLAN.5", "A-PLAN-MORE")
def test_with_twelve_zones_exactly_ten_get_an_order():
    table = planning(*TWELVE)
    four = [f"{name}=defence" for name in TWELVE[:4]]
    three = [f"{name}=move" for name in TWELVE[4:7]]
    rest = [f"{name}=decoy" for name in TWELVE[7:10]]

    assert why_not(table, "plan " + ",".join(four + three + rest), seat=A) is None
    assert why_not(table, "plan " + ",".join(four + three), seat=A) == "SW-PLAN.1"
    assert all(len(line.split(",")) == 10 for line in lines(table, A))


@cites("SW-COMP.18")
@pytest.mark.parametrize("kind", ["move", "decoy"])
def test_a_fourth_move_or_decoy_does_not_exist(kind):
    table = planning("rhone", "gironde", "breizh", "elsass")
    four = ",".join(f"{name}={kind}" for name in ("breizh", "elsass", "gironde", "rhone"))

    assert why_not(table, f"plan {four}", seat=A) == "SW-COMP.18"


@cites("SW-PLAN.6")
def test_a_zone_without_an_order_is_not_activated():
    table = europe("menrau", "rhone")
    put(table, A, "rhone", 1)
    put(table, A, "gironde", 1, order="move")

    turn_of(table, A)

    assert why_not(table, "activate rhone") == "SW-PLAN.6"
    assert why_not(table, "activate gironde") is None


@cites("SW-PLAN.7")
def test_there_are_three_kinds_of_order():
    table = planning("rhone")

    assert lines(table, A) == ["plan rhone=move", "plan rhone=defence", "plan rhone=decoy"]


@cites("SW-PLAN.8")
def test_orders_stay_secret_until_the_reveal():
    table = planning("rhone", "gironde")

    choose(table, "plan gironde=move,rhone=defence", seat=A)
    seen = view(table, B)

    assert seen.answers[A] == HUSH
    assert seen.order(zone("rhone")) == NONE


@cites("SW-PLAN.9", "SW-PLAN.10")
def test_all_orders_show_together_and_decoys_go_straight_back():
    table = planning("rhone", "gironde")

    choose(table, "plan gironde=decoy,rhone=defence", seat=A)
    choose(table, "plan skane=move", seat=B)

    assert table.order(zone("rhone")) == DEFENCE
    assert table.order(zone("skane")) == MOVE
    assert table.order(zone("gironde")) == NONE
    assert table.orders_left(A, DECOY) == 3


@cites("SW-PLAN.11", "A-PLAN-DECOY")
def test_decoys_may_be_used_with_few_zones():
    table = planning("rhone", "gironde", "breizh")

    assert why_not(table, "plan breizh=decoy,gironde=decoy,rhone=move", seat=A) is None


@cites("SW-PLAN.12")
def test_in_the_base_game_a_decoy_does_nothing_after_the_reveal():
    table = planning("rhone")
    choose(table, "plan rhone=decoy", seat=A)
    choose(table, "plan skane=decoy", seat=B)

    turn_of(table, A)

    assert not [line for line in lines(table) if line.startswith("activate")]


@pytest.mark.parametrize("count", range(1, 13))
def test_every_plan_of_the_sample_is_allowed_and_none_comes_twice(count):
    table = planning(*TWELVE[:count])
    question = pending(table)

    offered = options(table, A)

    assert question is not None
    assert 1 <= len(offered) <= 200
    assert len(set(offered)) == len(offered)
    assert all(question.judge(table, A, plan) is None for plan in offered)


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("spent", [(), (MOVE,), (MOVE, MOVE, MOVE), (DEFENCE, DEFENCE, DECOY), (DECOY, DECOY, DECOY)])
def test_the_lot_falls_on_every_plan_of_the_sample_and_on_no_other(count, spent):
    table = planning(*TWELVE[:count])
    for kind in spent:
        table.cells[ORDER_RESERVE + A * ORDERS + kind] -= 1
    step = pending(table)
    assert step is not None
    offered = options(table, A)

    memories = [next_memory(seeded(seed)) for seed in range(15 * len(offered))]
    drawn = [step.drawn(table, A, memory) for memory in memories]

    assert {say(plan) for plan in drawn} == {say(plan) for plan in offered}
