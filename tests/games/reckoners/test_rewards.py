"""Rewards, the buy step, consumables, Favor and Blind Spot."""

from __future__ import annotations

from samovar.games.reckoners import cells
from samovar.games.reckoners.content.ids import DAWNSLIGHT_CARDS
from samovar.games.reckoners.epics import Advance
from samovar.games.reckoners.rewards import Claim, Collecting
from samovar.games.reckoners.shopping import BuyEquipment
from samovar.games.reckoners.triggers import reward_of
from samovar.kernel.chance import seeded
from samovar.kernel.steps import options, pending
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing

FOUR = ("tia", "abraham", "prof", "megan")
EPIC = {"conflux": 7, "digzone": 17, "refractionary": 3, "powder": 36, "sourcefield": 25, "mitosis": 10, "dazzle": 1}


def reward(desk: Desk, epic: str, letter: str = "A") -> None:
    """Somebody has just defeated an Epic there."""
    desk.run(Claim(0, reward_of(desk.table, EPIC[epic]), desk.place(letter), 0))


def shop(desk: Desk, *cards: str, money: int = 30) -> None:
    """The buy step with these cards on display."""
    from samovar.games.reckoners.content.ids import EQUIPMENT

    for card in range(53):
        if desk.table.cells[cells.HOLDER + card] == cells.ON_DISPLAY:
            desk.set(cells.HOLDER + card, cells.IN_DECK)
    for name in cards:
        desk.set(cells.HOLDER + EQUIPMENT.index(name), cells.ON_DISPLAY)
    desk.set(cells.MONEY, money)
    desk.table.chance = seeded(3)
    desk.alone(BuyEquipment())


@cites("RK-REW.1")
def test_in_the_base_game_rewards_come_together_after_the_dice() -> None:
    desk = Desk(modules=[], epics={"A": "dazzle"}, great_at="B", at={"tia": "B"})
    desk.epic("A", "dazzle", health=1)
    desk.set(cells.GREAT_RESEARCH, 2)
    [mine] = desk.show("abraham", "attack")
    [yours] = desk.show("tia", "attack")

    desk.do("abraham", mine, "attack A epic")
    desk.do("tia", yours)
    early = desk.refused("tia", "attack B great-epic")
    desk.alone(Collecting())

    assert early == "RK-GOAL.7"
    assert (desk.table.cells[cells.GREAT_RESEARCH], desk.table.money()) == (0, 2)


@cites("RS-PHASE.2")
def test_any_module_makes_rewards_immediate_unless_the_parameter_wants_module_four() -> None:
    for settings, money in (({}, 2), ({"rulings": ["rewards-timing-great-epics-module"]}, 0)):
        desk = Desk(modules=["equipment"], epics={"A": "dazzle"}, **settings)  # type: ignore[arg-type]
        desk.epic("A", "dazzle", health=1)
        [die] = desk.show("abraham", "attack")

        desk.do("abraham", die, "attack A epic")

        assert desk.table.money() == money


@cites("RK-REW.2", "RS-REW.3", "RS-REW.6", "RS-EQ.64")
def test_plan_tokens_of_a_reward_are_split_freely_and_pending() -> None:
    desk = Desk(["tia", "prof"])
    desk.give("tia", "predictive-analytics")
    before = desk.table.cells[cells.GREAT_RESEARCH]

    reward(desk, "sourcefield")
    desk.do("tia", "hand tia", "hand prof")

    assert (desk.plans("tia"), desk.plans("prof")) == ((0, 1), (0, 1))
    assert before - desk.table.cells[cells.GREAT_RESEARCH] == 2
    assert desk.refused("tia", "token") == "RK-PLAN.3"


@cites("RK-REW.3", "RS-REW.12")
def test_reward_symbols_are_used_in_any_districts() -> None:
    desk = Desk(FOUR)
    desk.pieces("enforcement", "C", 2)
    desk.pieces("enforcement", "D", 1)

    reward(desk, "conflux")
    desk.do("tia", "disperse C", "disperse C", "disperse D")

    assert desk.table.in_city(cells.ENFORCERS) == 0
    assert desk.question() == "Use"


@cites("RK-REW.4")
def test_research_of_a_reward_reaches_the_great_epic_wherever_he_stands() -> None:
    desk = Desk(FOUR, great_at="D")

    reward(desk, "dazzle")

    assert desk.table.cells[cells.GREAT_RESEARCH] == 12


@cites("RS-REW.1")
def test_no_other_die_is_used_before_the_reward_is_resolved() -> None:
    desk = Desk(FOUR, epics={"A": "powder", "B": "ozone"})
    desk.epic("A", "powder", health=1)
    attack, other = desk.show("abraham", "attack", "money")

    desk.do("abraham", attack, "attack A epic")

    assert desk.asked() == ["abraham"]
    assert desk.refused("abraham", other) is not None


@cites("RS-REW.2")
def test_symbols_of_a_reward_without_a_target_are_lost() -> None:
    desk = Desk(great_at="C")
    desk.great_brackets(0, 0, 0, 0)

    reward(desk, "refractionary")

    assert desk.question() == "Use"


@cites("RS-REW.4")
def test_the_team_picks_the_order_of_the_parts() -> None:
    ring = ["central-park", "grand-central", "chinatown"]
    first, last = (Desk(["tia", "prof"], city="babilar", ring=ring) for _ in range(2))
    for desk in (first, last):
        desk.mark("A", 9)  # THWART lies on 8
        reward(desk, "sourcefield")

    first.do("tia", "hand tia", "hand prof", "collect great-epic-research", "pick tia")
    last.do("tia", "collect great-epic-research", "hand tia", "hand prof")

    assert (first.table.population(), first.plans("tia"), first.plans("prof")) == (40, (0, 0), (0, 1))
    assert (last.table.population(), last.plans("tia"), last.plans("prof")) == (39, (0, 1), (0, 1))
    fixed = Desk(["tia", "prof"], city="babilar", ring=ring, content=playing(rewards__order="printed"))
    fixed.mark("A", 9)
    reward(fixed, "sourcefield")
    assert fixed.offered("tia") == ["hand tia", "hand prof"]


@cites("RS-REW.5", "RS-DUP.8", "RS-ILD.20")
def test_reward_symbols_do_only_what_is_printed() -> None:
    desk = Desk(city="ildithia", epics={"B": "ozone"})
    desk.give("tia", "med-kit")
    desk.pieces("barricade", "A", 1)
    desk.pieces("duplicate", "A", 1)

    reward(desk, "mitosis")

    for line in ("go B", "clear A", "activate med-kit", "erase A", "protect A attack"):
        assert desk.refused("tia", line) == "RS-REW.5"


@cites("RS-SHIELD.11")
def test_a_reward_removes_a_matching_shield_only_where_a_figure_stands() -> None:
    desk = Desk(FOUR, epics={"C": "ozone", "D": "dazzle"}, at={"prof": "D"})
    for letter in "CD":
        desk.pieces("blue-shield", letter, 1)

    reward(desk, "refractionary")
    offered = desk.offered("tia")
    why_not = desk.refused("tia", "break C blue")
    desk.do("tia", "break D blue", "contain D epic")

    assert "break D blue" in offered
    assert "break C blue" not in offered
    assert why_not == "RS-SHIELD.11"
    assert (desk.count("blue-shield", "C"), desk.count("blue-shield", "D"), desk.bracket("D")) == (1, 0, 2)


@cites("RS-SHIELD.11")
def test_red_shields_ask_for_a_figure_as_well() -> None:
    desk = Desk(FOUR, at={"prof": "D"})
    for letter in "CD":
        desk.pieces("enforcement", letter, 1)
        desk.pieces("red-shield", letter, 1)

    reward(desk, "conflux")

    assert [line for line in desk.offered("tia") if line.startswith("break")] == ["break D red"]


@cites("RS-SHIELD.11")
def test_switches_let_a_reward_remove_shields_anywhere_or_never() -> None:
    anywhere = Desk(FOUR, epics={"D": "dazzle"}, content=playing(rewards__remove_shields="anywhere"))
    never = Desk(FOUR, epics={"D": "dazzle"}, at={"tia": "D"}, content=playing(rewards__remove_shields="never"))
    for desk in (anywhere, never):
        desk.pieces("blue-shield", "D", 1)
        desk.epic("A", "curveball")
        reward(desk, "refractionary")

    assert "break D blue" in anywhere.offered("tia")
    assert "break D blue" not in never.offered("tia")
    assert never.refused("tia", "break D blue") == "RS-SHIELD.11"


@cites("RS-REW.8", "RS-BAB.9", "RS-BAB.17", "RS-BAB.18", "RS-BAB.19")
def test_in_babilar_a_rewards_research_goes_to_the_fallen_epics_district() -> None:
    desk = Desk(city="babilar", ring=["times-square", "central-park", "chinatown"])
    desk.mark("A", 6)
    desk.set(cells.MONEY, 1)

    reward(desk, "dazzle")
    offered = desk.offered("tia")
    desk.do("tia", "collect great-epic-research")  # the money that is left needs no decision
    one_left = Desk(city="babilar", ring=["times-square", "central-park", "chinatown"])
    one_left.mark("A", 1)
    reward(one_left, "dazzle")
    one_left.do("tia", "collect great-epic-research")
    done = Desk(city="babilar")
    done.mark("A", 0)
    reward(done, "dazzle")
    done.do("tia", "collect money", "collect great-epic-research")

    assert sorted(offered) == ["collect great-epic-research", "collect money"]  # neither can be declined
    assert [desk.marker(letter) for letter in "ABC"] == [4, 8, 8]
    assert [one_left.marker(letter) for letter in "ABC"] == [0, 8, 8]
    assert ([done.marker(letter) for letter in "ABC"], done.table.money()) == ([0, 8, 8], 2)


@cites("RS-REW.10")
def test_a_reward_attack_may_defeat_another_epic_whose_reward_follows_at_once() -> None:
    desk = Desk(FOUR)
    desk.epic("C", "curveball", health=2)
    desk.epic("D", "ozone")

    reward(desk, "powder")
    desk.do("tia", "attack C epic", "attack C epic")
    money = desk.table.money()
    desk.do("tia", "attack D epic")

    assert desk.table.cells[cells.GREAT_RESEARCH] == 14 - 1 - 2
    assert (money, desk.health("D")) == (2, 7)
    assert desk.question() == "Use"


@cites("RS-REW.11")
def test_reward_research_may_find_a_weakness_anywhere() -> None:
    desk = Desk(FOUR)
    desk.epic("D", "ozone", research=2)

    reward(desk, "digzone")
    desk.do("tia", "research D epic", "research D epic")

    assert desk.health("D") == 4


@cites("RS-REW.13")
def test_reward_attacks_hit_the_weakened_great_epic_wherever_he_stands() -> None:
    desk = Desk(FOUR, great="limelight", great_at="E")
    desk.set(cells.GREAT_RESEARCH, 0)
    before = desk.table.cells[cells.GREAT_HEALTH]

    reward(desk, "mitosis")
    desk.do("tia", "attack E great-epic", "attack E great-epic")

    assert before - desk.table.cells[cells.GREAT_HEALTH] == 2


@cites("RS-BAB.23")
def test_plain_reward_research_goes_to_any_epic_or_any_track() -> None:
    desk = Desk(city="babilar", epics={"B": "ozone"}, ring=["times-square", "central-park", "chinatown"])
    desk.mark("A", 0)
    desk.mark("C", 5)

    reward(desk, "digzone")
    desk.do("tia", "collect great-epic-research", "research B epic", "research C track")

    assert (desk.research("B"), desk.marker("C")) == (2, 4)


@cites("RK-BUY.1")
def test_equipment_is_not_bought_in_the_use_step() -> None:
    desk = Desk()
    desk.set(cells.MONEY, 20)
    card = next(card for card in range(53) if desk.table.cells[cells.HOLDER + card] == cells.ON_DISPLAY)
    from samovar.games.reckoners.content.ids import EQUIPMENT

    assert desk.refused("tia", f"buy {EQUIPMENT[card]} tia") == "RK-BUY.1"


@cites("RK-BUY.2", "RK-BUY.3", "RK-BUY.4", "RK-BUY.8")
def test_any_number_of_cards_for_anybody_while_money_lasts() -> None:
    desk = Desk(["sam", "tia"], at={"tia": "B"})
    shop(desk, "camera", "drone", "helicopter", "bank-vault", "notebooks", money=10)

    step = pending(desk.table)
    assert isinstance(step, BuyEquipment)
    told, does = step.facts(desk.table, 1, options(desk.table, 1)[0])
    assert (told.key, told.args["price"] + told.args["left"]) == ("fact-price", 10)
    assert does.key == "card-camera-text"
    desk.do("tia", "buy camera sam", "buy helicopter sam")
    shown = [desk.table.cells[cells.HOLDER + card] for card in range(53)].count(cells.ON_DISPLAY)

    assert desk.owns("sam") == ["camera", "helicopter"]
    assert (desk.table.money(), shown) == (1, 5)


@cites("RK-BUY.2", "RK-BUY.3", "RK-BUY.4")
def test_limit_recipient_and_refill_are_parameters() -> None:
    content = playing(buy__limit=1, buy__recipient="buyer", buy__refill="end")
    desk = Desk(content=content)
    shop(desk, "camera", "drone", "helicopter")

    offered = desk.offered("tia")
    desk.do("tia", "buy camera tia")
    shown = [desk.table.cells[cells.HOLDER + card] for card in range(53)].count(cells.ON_DISPLAY)

    assert not any(line.endswith("abraham") for line in offered)
    assert "tia" not in desk.asked()
    assert shown == 2


@cites("RK-BUY.5")
def test_with_an_empty_deck_the_display_shrinks() -> None:
    desk = Desk()
    shop(desk, "camera", "drone", "helicopter", "bank-vault", "notebooks")
    for card in range(53):
        if desk.table.cells[cells.HOLDER + card] == cells.IN_DECK:
            desk.set(cells.HOLDER + card, cells.BOXED)

    desk.do("tia", "buy camera tia")

    shown = [desk.table.cells[cells.HOLDER + card] for card in range(53)].count(cells.ON_DISPLAY)
    assert shown == 4


@cites("RK-BUY.6")
def test_equipment_is_never_handed_over() -> None:
    desk = Desk()
    desk.give("tia", "camera")
    shop(desk, "drone")

    assert desk.refused("tia", "buy camera abraham") == "RK-BUY.6"


@cites("RK-BUY.7", "RS-EQ.37", "RS-EQ.42")
def test_a_permanent_effect_works_from_the_purchase_on() -> None:
    desk = Desk(epics={"A": "dazzle"})
    shop(desk, "sabotage", "notebooks")

    desk.do("tia", "buy sabotage tia", "buy notebooks tia")
    use_now = desk.refused("tia", "card notebooks")
    desk.alone(Advance(desk.place("A")))

    assert use_now == "RK-CARD.10"
    assert desk.bracket("A") == 3


@cites("RS-CARD.11", "RS-CARD.12", "RS-EQ.32", "RS-CARD.15")
def test_newcago_dog_attacks_anywhere_at_once_and_leaves_the_game() -> None:
    desk = Desk(FOUR, epics={"A": "ozone"})
    desk.epic("C", "curveball", health=2)
    shop(desk, "newcago-dog", money=3)

    desk.do("tia", "buy newcago-dog tia")
    forbidden = desk.refused("tia", "go B")
    desk.do("tia", "attack C epic", "attack C epic", "attack A epic")

    assert forbidden == "RS-REW.5"
    assert (desk.table.epic(desk.place("C")), desk.health("A")) == (cells.NOWHERE, 7)
    assert desk.holder("newcago-dog") == cells.CONSUMED
    assert desk.table.cells[cells.DEFEATED] == 1


@cites("RS-CARD.13", "RS-INT.5")
def test_a_consumable_can_win_the_game_in_the_buy_step() -> None:
    desk = Desk(city="babilar", great="regalia", ring=["times-square", "central-park", "chinatown"], great_at="B")
    for letter, left in (("A", 2), ("B", 0), ("C", 0)):
        desk.mark(letter, left)
    for card in range(DAWNSLIGHT_CARDS):
        desk.set(cells.DAWN_AT + card, cells.DAWN_OUT)  # the track's last space finds nobody to help
    desk.set(cells.GREAT_HEALTH, 3)
    shop(desk, "babilar-pizza", "newcago-dog")

    desk.do("tia", "buy babilar-pizza tia", "research A track", "research A track", "give-up")
    weakened = desk.table.great_weakened()
    desk.do("tia", "buy newcago-dog tia", *["attack B great-epic"] * 3)

    assert weakened
    assert desk.table.cells[cells.RESULT] == cells.WON


@cites("RS-CARD.14")
def test_a_consumable_is_never_owned() -> None:
    desk = Desk(["exel", "tia"])
    desk.give("exel", "camera", "drone")
    shop(desk, "ildithia-tea")

    desk.do("exel", "buy ildithia-tea exel", "hand exel")

    assert len(desk.table.owned(0)) == 2


@cites("RS-EQ.33")
def test_babilar_pizza_researches_and_contains_anywhere() -> None:
    desk = Desk(FOUR)
    desk.epic("A", "curveball", research=2)
    desk.epic("C", "dazzle")
    shop(desk, "babilar-pizza")

    desk.do("tia", "buy babilar-pizza tia", *["research A epic"] * 2, *["contain C epic"] * 2)

    assert (desk.health("A"), desk.bracket("C")) == (2, 1)


@cites("RS-EQ.34", "RS-BAB.22")
def test_ildithia_tea_researches_the_great_epic_or_one_track_of_choice() -> None:
    newcago = Desk()
    newcago.set(cells.GREAT_RESEARCH, 6)
    shop(newcago, "ildithia-tea")
    babilar = Desk(city="babilar", ring=["times-square", "grand-central", "chinatown"])
    babilar.mark("B", 7)
    shop(babilar, "ildithia-tea")
    at_his = Desk(city="babilar", great_at="C", content=playing(babilar__free_research_district="great-epic"))
    shop(at_his, "ildithia-tea")

    newcago.do("tia", "buy ildithia-tea tia", "hand abraham")
    babilar.do("tia", "buy ildithia-tea tia", "focus B", "hand tia")
    at_his.do("tia", "buy ildithia-tea tia")

    assert (newcago.table.cells[cells.GREAT_RESEARCH], newcago.plans("abraham")) == (4, (0, 1))
    assert (babilar.marker("B"), babilar.table.base()) == (5, 3)
    assert [line for line in at_his.offered("tia") if line.startswith("focus")] == ["focus C"]


@cites("RS-EQ.46", "RS-EQ.48")
def test_favor_rewards_an_epic_that_falls_in_its_owners_district() -> None:
    desk = Desk(epics={"A": "curveball"})
    desk.epic("A", "curveball", health=1)
    desk.give("tia", "favor")
    [die] = desk.show("abraham", "attack")

    desk.do("abraham", die, "attack A epic", "first reward")
    desk.do("tia", "go B")

    assert desk.where("tia") == "B"


@cites("RS-EQ.49")
def test_favor_comes_once_even_if_both_conditions_hold() -> None:
    desk = Desk()
    desk.epic("A", "curveball", health=1)
    desk.give("tia", "favor")
    [die] = desk.show("tia", "attack")

    desk.do("tia", die, "attack A epic")

    assert desk.offered("tia") == ["first reward", "first tia"]


@cites("RS-EQ.50")
def test_a_reward_attack_is_nobodys_for_favor() -> None:
    away, there = Desk(), Desk(at={"tia": "C"})
    victor = Desk(content=playing(triggers__reward_actor="victor"))
    for desk in (away, there, victor):
        desk.epic("C", "curveball", health=1)
        desk.give("tia", "favor")
        reward(desk, "mitosis")
        desk.do("tia", "attack C epic")

    assert away.question() == "Use"
    assert there.question() == "Ordering"
    assert victor.question() == "Ordering"


@cites("RS-EQ.51", "RS-EQ.52")
def test_blind_spot_answers_a_found_weakness_near_or_far() -> None:
    near, far = Desk(), Desk()
    near.epic("A", "curveball", research=1)
    far.epic("A", "ozone")
    far.epic("C", "curveball", research=2)
    for desk in (near, far):
        desk.give("abraham", "blind-spot")
    [die] = near.show("tia", "research")
    far.give("abraham", "notebooks")

    near.do("tia", die, "research A epic")
    near.do("abraham", "attack A epic")
    far.do("abraham", "card notebooks", "research C epic", "research C epic", "attack A epic")

    assert near.health("A") == 1
    assert far.health("A") == 7


@cites("RS-EQ.51")
def test_blind_spot_answers_the_great_epics_weakness_too() -> None:
    desk = Desk(great_at="B", at={"tia": "B"})
    desk.give("tia", "blind-spot")
    desk.set(cells.GREAT_RESEARCH, 2)
    before = desk.table.cells[cells.GREAT_HEALTH]

    desk.run(Claim(1, reward_of(desk.table, EPIC["dazzle"]), 0, 1))
    desk.do("tia", "attack B great-epic")

    assert before - desk.table.cells[cells.GREAT_HEALTH] == 1


@cites("RS-EQ.52")
def test_a_rewards_research_on_the_great_epic_is_nobodys_for_blind_spot() -> None:
    away, there = Desk(great_at="B"), Desk(great_at="B", at={"tia": "B"})
    victor = Desk(great_at="B", content=playing(triggers__reward_actor="victor"))
    for desk in (away, there, victor):
        desk.give("tia", "blind-spot")
        desk.epic("A", "ozone")
        desk.set(cells.GREAT_RESEARCH, 2)
        reward(desk, "dazzle")

    assert away.table.great_weakened()
    assert away.question() == "Use"
    assert (there.question(), victor.question()) == ("Spending", "Spending")


@cites("RS-EQ.52")
def test_a_rewards_research_on_an_epic_is_nobodys_for_blind_spot() -> None:
    away, there = Desk(), Desk(at={"tia": "C"})
    victor = Desk(content=playing(triggers__reward_actor="victor"))
    for desk in (away, there, victor):
        desk.give("tia", "blind-spot")
        desk.epic("A", "ozone")
        desk.epic("C", "curveball", research=1)
        reward(desk, "digzone")
        desk.do("tia", "research C epic")

    assert away.question() == "Claiming"
    assert (there.question(), victor.question()) == ("Spending", "Spending")


@cites("RS-EQ.52")
def test_in_babilar_a_rewards_research_on_the_last_track_is_nobodys_for_blind_spot() -> None:
    away, there = Desk(city="babilar", great_at="B"), Desk(city="babilar", great_at="B", at={"tia": "B"})
    victor = Desk(city="babilar", great_at="B", content=playing(triggers__reward_actor="victor"))
    for desk in (away, there, victor):
        for letter in "BC":
            desk.mark(letter, 0)
        desk.mark("A", 1)
        desk.give("tia", "blind-spot")
        desk.epic("A", "ozone")
        desk.epic("B", "dazzle")
        reward(desk, "dazzle", "A")
        desk.do("tia", "collect great-epic-research")
        answer_dawnslight(desk)

    assert away.table.great_weakened()
    assert away.question() == "Use"
    assert (there.question(), victor.question()) == ("Spending", "Spending")


@cites("RS-EQ.52", "RS-ILD.18")
def test_what_the_people_of_ildithia_tell_is_nobodys_research() -> None:
    away, there = Desk(city="ildithia", great_at="B"), Desk(city="ildithia", great_at="B", at={"abraham": "B"})
    for desk in (away, there):
        desk.mark("A", 1)
        desk.epic("A", "ozone")
        desk.epic("B", "dazzle")
        desk.set(cells.GREAT_RESEARCH, 2)
    away.give("tia", "blind-spot")
    there.give("abraham", "blind-spot")
    for desk in (away, there):
        [die] = desk.show("tia", "money")
        desk.do("tia", die, "protect A money")

    assert away.table.great_weakened()
    assert away.question() == "Use"
    assert there.asked() == ["abraham"]


def answer_dawnslight(desk: Desk) -> None:
    """Cards are drawn and the first is kept, until something else is asked."""
    while desk.question() == "Keeping" or desk.throwing() is not None:
        if desk.throwing() is not None:
            desk.throw(0)
        else:
            desk.do(desk.asked()[0], desk.offered(desk.asked()[0])[0])


@cites("RS-EQ.53")
def test_in_babilar_blind_spot_waits_for_the_last_track() -> None:
    desk = Desk(FOUR, city="babilar", great="regalia", great_at="E", at={"prof": "E"})
    for letter in "BDE":
        desk.mark(letter, 0)
    for letter in "AC":
        desk.mark(letter, 1)
        desk.epic(letter, "ozone" if letter == "A" else "dazzle")
    desk.give("tia", "blind-spot", "climbing-kit", "notebooks")
    [first] = desk.show("tia", "research")

    desk.do("tia", first, "research A track")  # the fourth of five
    answer_dawnslight(desk)
    too_early = desk.question()
    desk.do("tia", "card notebooks", "research C track")
    answer_dawnslight(desk)

    assert too_early == "Use"
    assert desk.question() == "Spending"
    assert "attack A epic" in desk.offered("tia")


@cites("RS-NEW.23", "RS-INT.12")
def test_triggers_of_one_instant_come_in_the_teams_order_each_with_its_chain() -> None:
    desk = Desk(epics={"A": "powder"}, newcago_cards=True)
    desk.card("A", "a")  # Harbor: $2 on defeat
    desk.epic("A", "powder", health=1)
    desk.epic("B", "curveball", health=1)
    desk.give("tia", "favor")
    [die] = desk.show("tia", "attack")

    desk.do("tia", die, "attack A epic")
    offered = desk.offered("tia")
    desk.do("tia", "first reward", "attack B epic")
    money_of_the_chain = desk.table.money()
    desk.do("tia", "first bonus", "pick tia", "earn", "earn", "plan")

    assert offered == ["first reward", "first bonus", "first tia"]
    assert money_of_the_chain == 2  # Curveball's own reward came before Favor and bonus
    assert (desk.table.money(), desk.plans("tia")) == (4, (0, 1))
    fixed = Desk(epics={"A": "powder"}, content=playing(triggers__order="fixed"))
    fixed.epic("A", "powder", health=1)
    fixed.epic("B", "ozone")
    fixed.give("tia", "favor")
    [die] = fixed.show("tia", "attack")
    fixed.do("tia", die, "attack A epic")
    assert fixed.question() == "Claiming"
