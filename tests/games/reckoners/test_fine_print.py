"""The less usual half of a rule: a price that is not there, a card that was used before, money for the chapter."""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.campaign import _money
from samovar.games.reckoners.content.ids import EQUIPMENT
from samovar.games.reckoners.content.parameters import CAMPAIGN_MONEY_PER_POPULATION
from samovar.games.reckoners.content.words import ASSAULTS, MOVES_COST_TWO
from samovar.games.reckoners.losses import LosingDie
from samovar.games.reckoners.moving import can_move
from samovar.games.reckoners.shopping import own
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, edition, playing


@cites("RK-BUY.7")
def test_a_card_that_changes_hands_works_for_its_new_owner_as_if_nobody_had_used_it() -> None:
    desk = Desk()
    number = EQUIPMENT.index("drone")
    neighbours = [number - 1, number + 1]
    for card in (number, *neighbours):
        desk.set(cells.USED + card, 1)
        desk.set(cells.OFF + card, cells.OFF_OLD)

    own(desk.table, desk.seat("abraham"), number)

    assert (desk.table.cells[cells.USED + number], desk.table.cells[cells.OFF + number]) == (0, cells.WORKING)
    assert desk.holder("drone") == cells.OWNED + desk.seat("abraham")
    assert desk.table.cells[cells.FORMER + number] == desk.seat("abraham")
    assert [desk.table.cells[cells.USED + card] for card in neighbours] == [1, 1]
    assert [desk.table.cells[cells.OFF + card] for card in neighbours] == [cells.OFF_OLD] * 2


@cites("RK-EQ.13")
@pytest.mark.parametrize(
    ("jacket", "money", "line", "reason"),
    [
        (False, 9, "pay 1", "why-no-shield-jacket"),
        (False, 9, "pay 0", "why-no-shield-jacket"),
        (True, 0, "pay 1", "why-too-dear"),
        (True, 9, "pay 9", "why-fixed-price"),
        (True, 9, "pay {price}", None),
    ],
)
def test_a_die_is_saved_for_the_price_of_the_shield_jacket_and_no_other(
    jacket: bool, money: int, line: str, reason: str | None
) -> None:
    desk = Desk()
    if jacket:
        desk.give("abraham", "shield-jacket")
    desk.set(cells.MONEY, money)
    step = LosingDie(desk.seat("abraham"))
    price = step.price(desk.table)
    assert (price > 0) == jacket

    choice = desk.game.vocabulary().hear(line.format(price=price))
    refused = step.judge(desk.table, desk.seat("abraham"), choice)

    assert (None if refused is None else refused.key) == reason
    assert (choice in step.options(desk.table)) == (reason is None)


@cites("RS-CAMP.9")
@pytest.mark.parametrize(("per", "population", "money"), [(0, 17, 0), (1, 17, 17), (5, 17, 3), (5, 4, 0), (17, 17, 1)])
def test_a_chapter_starts_with_money_by_the_population_that_was_saved(per: int, population: int, money: int) -> None:
    content = playing(campaign__money_per_population=per)
    assert content.parameters[CAMPAIGN_MONEY_PER_POPULATION] == per

    assert _money(content, population) == money
    assert edition() is not content


@cites("RS-ASLT.14", "RS-ASLT.16")
@pytest.mark.parametrize(("shown", "able"), [((), False), (("money",), True), (("money", "attack"), True)])
def test_where_a_move_costs_two_dice_one_more_must_be_left(shown: tuple[str, ...], able: bool) -> None:
    desk = Desk(at={"tia": "B"})
    desk.assault("tia", ASSAULTS[MOVES_COST_TWO])
    desk.show("tia", *shown)

    assert can_move(desk.table, desk.seat("tia")) == able
