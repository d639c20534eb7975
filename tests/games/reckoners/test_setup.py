"""Setting up: the ring, the team, the decks, the Great Epic's values, the prologue."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.content import Content, house_pack
from samovar.games.reckoners.content.ids import CITY_DISTRICTS, EPICS, GREAT_EPICS
from samovar.games.reckoners.content.words import ACTIONS, BASE_ACTIONS
from samovar.games.reckoners.events import ActPerformed
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.great_epics import RedTrack
from samovar.games.reckoners.rewards import Collecting
from samovar.games.reckoners.settings import MODULES
from samovar.games.reckoners.setup import Prologue
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.chance import OUTSIDE, seeded
from samovar.kernel.choice import READY
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import Config, new_table
from samovar.kernel.steps import act, asked, options, pending
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing


def table_of(seed: int = 1, **settings: Any) -> ReckonersTable:
    config: Config = {key.replace("_", "-"): value for key, value in settings.items()}
    table = new_table(Reckoners(), config, seeded(seed))
    assert isinstance(table, ReckonersTable)
    return table


def refusal_of(**settings: Any) -> str:
    with pytest.raises(Illegal) as refused:
        table_of(**settings)
    return refused.value.refusal.rule


@cites("RK-SETUP.1", "RK-SETUP.10", "RK-SETUP.11", "RK-SETUP.19", "RK-COMP.1")
def test_ring_and_values_follow_the_number_of_reckoners() -> None:
    tables = [table_of(humans=humans) for humans in (2, 3, 4, 5, 6)]

    assert [table.ring() for table in tables] == [3, 4, 5, 6, 7]
    assert [table.cells[cells.GREAT_RESEARCH] for table in tables] == [24, 34, 44, 54, 64]
    assert [table.cells[cells.GREAT_HEALTH] for table in tables] == [9, 13, 17, 21, 25]
    assert [table.population() for table in tables] == [40] * 5
    assert [table.money() for table in tables] == [0] * 5


@cites("RK-SETUP.2")
def test_each_district_has_one_neighbour_on_each_side() -> None:
    five, three = Desk(["tia", "abraham", "prof", "megan"]).table, Desk().table

    assert (five.next_clockwise(0), five.next_counterclockwise(0)) == (1, 4)
    assert sorted(three.neighbours(0)) == [1, 2]


@cites("RK-SETUP.3")
def test_districts_and_their_order_are_random_and_the_rest_is_out() -> None:
    rings = []
    for seed in (1, 2, 3):
        table = table_of(seed, humans=3)
        rings.append([table.district(place) for place in range(4)])

    assert all(len(set(ring)) == 4 and max(ring) < CITY_DISTRICTS for ring in rings)
    assert len({tuple(ring) for ring in rings}) > 1


@cites("RK-SETUP.6", "RK-SETUP.7", "RK-PRO.5")
def test_one_epic_lies_in_each_district_with_three_actions_left_of_its_bracket() -> None:
    table = table_of(humans=4, modules=[])

    lying = [table.cells[cells.EPIC_AT + epic] for epic in range(len(EPICS))]
    assert lying.count(cells.IN_PLAY) == 5
    assert lying.count(cells.DECK) == 20
    assert [table.bracket(place) for place in range(5)] == [3] * 5


@cites("RK-SETUP.8")
def test_markers_start_on_the_cards_two_main_values() -> None:
    desk = Desk(epics={"A": "ozone"})

    assert (desk.research("A"), desk.health("A")) == (3, 8)


@cites("RK-SETUP.9", "RK-SYM.11")
def test_an_infinite_health_cannot_be_harmed_until_the_weakness_is_found() -> None:
    desk = Desk(epics={"A": "fortuity"})
    dice = desk.show("tia", "violet research 2", "violet research 2", "attack")

    desk.do("tia", dice[2])
    early = desk.refused("tia", "attack A epic")
    desk.do("tia", "give-up")
    desk.do("tia", dice[0], *["research A epic"] * 2, dice[1], *["research A epic"] * 2)

    assert early == "RK-SYM.11"
    assert desk.health("A") == 3


@cites("RK-SETUP.12", "RK-SETUP.15", "RK-SETUP.13")
def test_a_new_game_has_its_marker_on_top_empty_boards_and_five_cards_on_display() -> None:
    table = table_of(humans=2, modules=[])

    held = [table.cells[cells.HOLDER + card] for card in range(53)]
    assert table.base() == 1
    assert [table.plans(0), table.plans(1), table.owned(0), table.owned(1)] == [0, 0, [], []]
    assert (held.count(cells.ON_DISPLAY), held.count(cells.IN_DECK), held.count(cells.BOXED)) == (5, 24, 24)


@cites("RK-SETUP.17", "RS-REG.3", "RS-LIM.1", "RS-LIM.2")
@pytest.mark.parametrize("great", GREAT_EPICS)
@pytest.mark.parametrize("difficulty", ["a", "d"])
def test_each_bracket_of_the_great_epic_starts_with_two_actions(great: str, difficulty: str) -> None:
    table = table_of(humans=3, great_epic=great, difficulty=difficulty)

    assert [table.great_bracket(track) for track in range(4)] == [2, 2, 2, 2]


@cites("RK-SETUP.20")
def test_no_reckoner_plays_twice() -> None:
    assert refusal_of(humans=2, team=["tia", "tia"]) == "RK-SETUP.20"


@cites("RK-SETUP.20", "RS-RECK.1", "RS-MOD.6")
def test_reckoners_are_chosen_or_dealt_without_repeating() -> None:
    chosen = table_of(humans=4, team=["sam", "val", "tia", "prof"])
    dealt = table_of(9, humans=3)

    assert [chosen.who(seat) for seat in range(4)] == [9, 6, 4, 0]
    assert len({dealt.who(seat) for seat in range(3)}) == 3


@cites("RK-SETUP.21", "RS-RECK.3", "RK-COMP.13")
def test_dice_that_nobody_uses_form_the_reserve() -> None:
    six = table_of(humans=6, modules=[])
    two = table_of(humans=2, modules=[], team=["tia", "prof"])

    assert [six.cells[cells.RESERVE + colour] for colour in range(7)] == [0, 1, 1, 1, 1, 1, 1]
    assert two.cells[cells.RESERVE + 5] == 4
    assert two.cells[cells.SNIPER_TOKEN] == cells.NOWHERE


@cites("RS-COMP.24")
def test_every_colour_has_a_die_in_the_reserve_whoever_plays() -> None:
    for seed in range(12):
        table = table_of(seed, humans=6)

        assert min(table.cells[cells.RESERVE + colour] for colour in range(1, 7)) >= 1


@cites("RK-PRO.1", "RK-PRO.2", "RS-REG.7", "RS-LIM.9")
@pytest.mark.parametrize("great", GREAT_EPICS)
def test_the_movement_die_brings_the_great_epic_into_the_ring(great: str) -> None:
    desk = Desk(["tia", "abraham", "prof", "megan"], great=great)
    desk.set(cells.GREAT_PLACE, cells.NOWHERE)
    desk.set(cells.ROUND, 0)

    desk.alone(Prologue())
    desk.throw(2)  # two districts clockwise

    assert desk.great_at() == desk.letter(2)
    assert desk.table.round() == 0
    assert [desk.table.cells[cells.REGALIA_AT + card] for card in range(12)].count(cells.GONE) == 0


@cites("RK-PRO.3", "RK-PRO.5", "RS-DIFF.5")
def test_only_red_is_resolved_in_the_prologue() -> None:
    desk = Desk(["tia", "abraham", "prof", "megan"], epics={"A": "curveball"}, difficulty_token="hardest")
    desk.set(cells.GREAT_PLACE, cells.NOWHERE)

    desk.alone(Prologue())
    desk.throw(2)

    assert [desk.table.enforcement(place) for place in range(5)] == [0, 0, 1, 1, 1]
    assert (desk.table.population(), desk.table.base(), desk.table.in_city(cells.BARRICADES)) == (40, 1, 0)
    assert (desk.place("A"), desk.bracket("A")) == (2, 3)


@cites("RK-PRO.2")
def test_red_may_come_before_the_figure_is_placed_where_the_parameter_says_so() -> None:
    desk = Desk(content=playing(prologue__order="red-first"))
    desk.set(cells.GREAT_PLACE, cells.NOWHERE)

    desk.alone(Prologue())

    assert [desk.table.enforcement(place) for place in range(3)] == [1, 1, 0]
    assert desk.throwing() is not None


@cites("RK-PRO.4", "RK-MOVE.8")
def test_several_reckoners_may_enter_the_same_district() -> None:
    desk = Desk(["tia", "abraham", "prof", "megan"])
    for seat in range(4):
        desk.set(cells.WHERE + seat, cells.NOWHERE)
    desk.alone(Prologue())
    desk.throw(0)

    for name in desk.team:
        desk.do(name, "enter C")

    assert [desk.where(name) for name in desk.team] == ["C"] * 4


@cites("RK-PRO.6", "RK-EPIC.6")
@pytest.mark.parametrize("great", ["steelheart", "regalia"])  # Limelight himself strengthens Epics
def test_enforcement_of_the_prologue_stays_and_counts_in_the_first_round(great: str) -> None:
    quiet = {id: {**card, "track": ["none"] * 8} for id, card in house_pack().values["epics"].items()}
    content = Content({**house_pack().values, "epics": quiet}, "quiet")
    table = new_table(Reckoners(content), {"humans": 4, "great-epic": great}, seeded(3))
    assert isinstance(table, ReckonersTable)
    prologue = [table.enforcement(place) for place in range(table.ring())]

    while table.stage() <= cells.BUYING and table.round() < 2:
        seat = asked(table)[0]
        act(table, seat, READY if READY in options(table, seat) else options(table, seat)[0])
        if table.stage() <= cells.BUYING and table.round() == 1:
            kept = [table.enforcement(place) for place in range(table.ring())]

    assert sum(prologue) > 0
    assert kept == prologue
    assert [table.bracket(place) for place in range(table.ring())] == [3 + 1 + there for there in prologue]


@cites("RS-REG.6", "RS-REG.17")
def test_regalias_prologue_uses_her_own_red_track() -> None:
    desk = Desk(["tia", "abraham", "prof", "megan"], great="regalia", city="babilar", great_at="C")

    desk.alone(RedTrack())

    assert [desk.count("enforcement", letter) for letter in "ABCDE"] == [0, 1, 0, 2, 0]


@cites("RS-LIM.8", "RS-INT.4")
def test_limelights_prologue_uses_red_b1_whatever_the_bracket_shows() -> None:
    desk = Desk(great="limelight", city="ildithia", great_at="C")
    desk.great_brackets(2, 2, 6, 2)

    desk.alone(RedTrack())

    assert [desk.count("enforcement", letter) for letter in "ABC"] == [1, 1, 1]
    assert desk.table.in_city(cells.RED_SHIELDS) == 0
    assert desk.throwing() is None


@cites("RS-MOD.1", "RS-MOD.2", "RS-MOD.4", "RS-MOD.5", "RS-MOD.7", "RS-EPIC.1")
def test_the_four_modules_combine_in_any_way() -> None:
    for bits in product([False, True], repeat=4):
        modules = [module for module, used in zip(MODULES, bits, strict=True) if used]

        table = table_of(humans=2, modules=modules)

        epics = [table.cells[cells.EPIC_AT + epic] for epic in range(39)]
        cards = [table.cells[cells.HOLDER + card] for card in range(53)]
        assert 39 - epics.count(cells.OUT) == (39 if "epics" in modules else 25)
        assert 53 - cards.count(cells.BOXED) == (53 if "equipment" in modules else 29)
        assert [table.cells[cells.SUPPLY + kind] for kind in (2, 3, 4)] == [10, 6, 8]
    assert refusal_of(humans=2, modules=["epics"], great_epic="regalia") == "RS-MOD.1"
    assert refusal_of(humans=2, modules=["epics"], team=["sam"]) == "RS-MOD.1"


@cites("RS-MOD.2")
def test_duplicate_tokens_work_with_the_base_games_epics() -> None:
    desk = Desk(great="regalia", city="babilar", modules=["great-epics"], epics={"A": "conflux"}, great_at="A")
    desk.great_brackets(0, 0, 0, 2)

    from samovar.games.reckoners.tracks import Track

    desk.alone(Track(3))
    placed = (desk.count("blue-shield", "A"), desk.count("duplicate", "A"))
    desk.epic("A", "conflux", bracket=0)
    desk.activate("A")

    assert placed == (1, 1)
    assert desk.count("enforcement", "A") == 1  # the leftmost action of its base card


@cites("RS-MOD.4")
@pytest.mark.parametrize("modules", [[], ["reckoners"], ["equipment"], ["great-epics"]])
def test_without_module_three_every_epic_is_its_base_card_and_does_base_actions_alone(modules: list[str]) -> None:
    elsewhere = "great-epics" in modules
    great, city = ("regalia", "babilar") if elsewhere else ("steelheart", "newcago")
    desk = Desk(modules=modules, great=great, city=city)
    content = desk.table.content
    printed = content.values["base-epics"]
    dealt = [epic for epic in range(len(EPICS)) if desk.table.cells[cells.EPIC_AT + epic] != cells.OUT]

    for epic in dealt:
        desk.epic("A", EPICS[epic], bracket=8)
        desk.table.log = []
        desk.set(cells.POPULATION, 99)
        desk.great_brackets(0, 0, 0, 0)  # beyond the end of his tracks a Great Epic would act himself
        desk.activate("A")
        while desk.table.stack:  # a base may be found: somebody loses a die
            desk.do(desk.asked()[0], desk.offered(desk.asked()[0])[0])
        done = [ACTIONS[event.action] for event in desk.heard(ActPerformed)]
        assert set(done) <= set(BASE_ACTIONS), EPICS[epic]
        assert [content.acts.number(line) for line in printed[EPICS[epic]]["track"]] == [
            desk.table.agreed.epics.act(epic, slot) for slot in range(8)
        ]

    assert [EPICS[epic] for epic in dealt] == EPICS[:25]


@cites("RS-MOD.4", "RS-EPIC.1")
def test_with_module_three_no_base_card_is_in_the_deck() -> None:
    table = table_of(humans=2, modules=["epics"])
    content = table.content

    for epic in range(39):
        track = content.values["epics"][EPICS[epic]]["track"]
        slots = [table.agreed.epics.act(epic, slot) for slot in range(len(track))]
        assert slots == [content.acts.number(line) for line in track]
        if epic < 25:
            assert track != content.values["base-epics"][EPICS[epic]]["track"]
        assert table.cells[cells.EPIC_AT + epic] != cells.OUT


@cites("RS-MOD.4")
def test_a_base_card_gives_its_own_values_and_reward() -> None:
    pack = house_pack().values
    cards = dict(pack["base-epics"])
    cards["dazzle"] = {**cards["dazzle"], "research": 9, "health": 8, "weak": 7}
    cards["dazzle"]["reward"] = {**cards["dazzle"]["reward"], "money": 5}
    desk = Desk(modules=[], content=Content({**pack, "base-epics": cards}, "mine"))

    desk.epic("A", "dazzle")
    arrived = (desk.research("A"), desk.health("A"))
    desk.epic("A", "dazzle", research=1)
    [study] = desk.show("tia", "research")
    desk.do("tia", study, "research A epic")
    weak = desk.health("A")
    desk.epic("A", "dazzle", health=1)
    [attack] = desk.show("abraham", "attack")
    desk.do("abraham", attack, "attack A epic")
    desk.alone(Collecting())

    assert arrived == (9, 8)
    assert weak == 7
    assert desk.table.money() == 5


@cites("RS-REG.4", "RS-REG.5", "RS-BAB.2", "RS-BAB.5", "RS-BAB.7")
def test_regalia_in_babilar_starts_with_the_citys_values() -> None:
    table = table_of(humans=2, great_epic="regalia", city="babilar", difficulty="d", modules=["great-epics"])

    assert table.cells[cells.GREAT_HEALTH] == 25
    assert [table.marker(place) for place in range(3)] == [10, 10, 10]
    assert table.great_research() == 30
    assert [table.cells[cells.DAWN_AT + card] for card in range(14)] == [cells.DAWN_DECK] * 14
    assert [table.cells[cells.SUPPLY + kind] for kind in (2, 3, 4)] == [10, 6, 8]


@cites("RS-BAB.3", "RS-BAB.4", "RS-BAB.5")
def test_babilars_health_depends_on_the_difficulty_alone() -> None:
    hard = table_of(humans=5, city="babilar", great_epic="regalia", difficulty="c")
    small, large = (table_of(humans=humans, city="babilar", great_epic="regalia") for humans in (2, 6))
    beginner = table_of(humans=2, city="babilar", great_epic="regalia", difficulty="a")

    assert hard.cells[cells.GREAT_HEALTH] == 20
    assert [hard.marker(place) for place in range(6)] == [9] * 6
    assert [small.cells[cells.GREAT_HEALTH], large.cells[cells.GREAT_HEALTH]] == [15, 15]
    assert [beginner.marker(place) for place in range(3)] == [7, 7, 7]


@cites("RS-BAB.1", "RS-ILD.1")
@pytest.mark.parametrize(("city", "first"), [("babilar", 7), ("ildithia", 14)])
def test_the_ring_is_drawn_from_the_citys_own_districts(city: str, first: int) -> None:
    table = table_of(humans=4, city=city)

    ring = [table.district(place) for place in range(5)]
    assert len(set(ring)) == 5
    assert all(first <= district < first + 7 for district in ring)


@cites("RS-BAB.6")
def test_a_symbol_on_the_starting_space_never_fires() -> None:
    desk = Desk(city="babilar", difficulty="c", ring=["painted-village", "central-park", "chinatown"])

    held = [desk.table.cells[cells.DAWN_AT + card] for card in range(14)]
    assert desk.marker("A") == 9
    assert held == [cells.DAWN_DECK] * 14


@cites("RS-LIM.3", "RS-LIM.4", "RS-LIM.5", "RS-LIM.6", "RS-LIM.7", "RS-ILD.2", "RS-ILD.5")
def test_limelight_in_ildithia_starts_on_the_page_of_count_and_difficulty() -> None:
    flame = table_of(humans=4, great_epic="limelight", city="ildithia", difficulty="d", modules=["great-epics"])
    standard = [table_of(humans=humans, great_epic="limelight", city="ildithia") for humans in (2, 3, 4, 5, 6)]

    assert flame.cells[cells.GREAT_RESEARCH] == 38
    assert [table.cells[cells.GREAT_RESEARCH] for table in standard] == [14, 20, 26, 32, 38]
    assert [table.cells[cells.GREAT_HEALTH] for table in standard] == [7, 9, 11, 13, 15]
    assert [table.marker(0) for table in standard] == [3, 4, 5, 6, 7]
    assert [flame.cells[cells.SUPPLY + kind] for kind in (2, 3, 4)] == [10, 6, 8]
    assert flame.agreed.page == flame.content.booklet.page(3, 4)


@cites("RS-ILD.6", "RS-MIX.8", "RS-COMP.14")
@pytest.mark.parametrize("great", GREAT_EPICS)
def test_the_movement_board_starts_behind_whichever_great_epic_is_played(great: str) -> None:
    desk = Desk(["tia", "abraham", "prof"], great=great, city="ildithia")
    desk.set(cells.GREAT_PLACE, cells.NOWHERE)
    for seat in range(3):
        desk.set(cells.WHERE + seat, cells.NOWHERE)

    desk.alone(Prologue())
    desk.throw(2)

    assert desk.great_at() == desk.letter(2)
    assert desk.table.cells[cells.BOARD] == 2
    assert desk.question() == "EnterCity"


@cites("RS-NEW.1", "RS-NEW.2")
def test_each_district_of_newcago_gets_its_own_card_on_the_agreed_side() -> None:
    sides = ["grant-park", "soldier-field"]

    table = table_of(humans=3, newcago_cards=True, sides_b=sides)

    for place in range(4):
        expected = 2 if table.district(place) in (1, 2) else 1
        assert table.cells[cells.SIDE + place] == expected
    assert refusal_of(humans=3, newcago_cards=True, city="babilar") == "RS-NEW.1"


@cites("RS-MIX.1")
@pytest.mark.parametrize("great", GREAT_EPICS)
@pytest.mark.parametrize("city", ["newcago", "babilar", "ildithia"])
def test_any_great_epic_may_be_fought_in_any_city(great: str, city: str) -> None:
    assert pending(table_of(humans=2, great_epic=great, city=city)) is not None


@cites("RS-MIX.2")
def test_the_standard_pair_is_the_default_and_mixing_a_choice() -> None:
    defaults = Reckoners().defaults()

    assert (defaults["great-epic"], defaults["city"]) == ("steelheart", "newcago")


@cites("RS-MIX.3", "RS-MIX.4", "RS-MIX.10")
def test_the_great_epic_keeps_his_boards_and_takes_the_citys_values() -> None:
    limelight = table_of(humans=4, great_epic="limelight", city="newcago", difficulty="c")
    regalia = table_of(humans=4, great_epic="regalia", city="newcago")
    steelheart = table_of(humans=4, city="ildithia", difficulty="d")

    assert limelight.agreed.page == limelight.content.booklet.page(2, 4)
    assert (regalia.cells[cells.GREAT_RESEARCH], regalia.cells[cells.GREAT_HEALTH]) == (44, 17)
    content = steelheart.content
    red = [content.acts.amount[content.boards.act(steelheart.agreed.board + 2, slot)] for slot in (0, 1)]
    assert (steelheart.cells[cells.GREAT_RESEARCH], red) == (38, [3, 1])


@cites("RS-MIX.5")
def test_book_example_regalia_in_ildithia_with_four_players_starts_with_38_research() -> None:
    table = table_of(humans=4, great_epic="regalia", city="ildithia", difficulty="d")

    assert table.cells[cells.GREAT_RESEARCH] == 38
    assert [table.cells[cells.REGALIA_AT + card] for card in range(12)] == [cells.DECK] * 12
    assert [table.cells[cells.DAWN_AT + card] for card in range(14)] == [cells.DAWN_OUT] * 14


@cites("RS-MIX.6")
def test_book_example_limelight_in_babilar_with_two_players() -> None:
    table = table_of(humans=2, great_epic="limelight", city="babilar", difficulty="d")

    assert [table.marker(place) for place in range(3)] == [10, 10, 10]
    assert table.cells[cells.GREAT_HEALTH] == 25
    assert table.agreed.track_length == [6, 6, 6, 6]


@cites("RS-DIFF.1")
def test_the_relaxed_variant_starts_with_a_dollar_for_each_reckoner() -> None:
    assert table_of(humans=4, relaxed=True).money() == 4


@cites("RS-DIFF.7", "RS-COMP.7")
def test_the_two_variants_are_alternatives_and_one_token_has_one_side_up() -> None:
    both: dict[str, Any] = {"humans": 2, "relaxed": True, "difficulty_token": "intense"}

    assert refusal_of(**both) == "RS-DIFF.7"
    assert table_of(**both, rulings=["difficulty-allow-both-otherwise"]).money() == 2
    with pytest.raises(Unreadable):
        table_of(humans=2, difficulty_token=["intense", "hardest"])


@cites("RS-INT.13")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    config: Config = {"humans": 3, "great-epic": "regalia", "city": "babilar"}

    one, two = (new_table(Reckoners(), config, seeded(5)) for _ in range(2))
    waiting = new_table(Reckoners(), config, OUTSIDE)

    assert list(one.cells) == list(two.cells)
    assert pending(waiting) is None  # every throw can be decided from outside
