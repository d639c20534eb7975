"""The house edition: what is in the boxes, and what is printed on it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from samovar.content.packs import ORIGINS, leaves, overlaid
from samovar.games.reckoners.content import SCHEMA, Content, content_of, house, house_pack
from samovar.games.reckoners.content.ids import (
    ABILITIES,
    BASE_EPICS,
    BASE_EQUIPMENT,
    BASE_RECKONERS,
    CARDS,
    CITIES,
    DISTRICTS,
    EPICS,
    EQUIPMENT,
    GREAT_EPICS,
    PRINTED_EPICS,
    PRINTED_EQUIPMENT,
    PRINTED_RECKONERS,
    RECKONERS,
    REGALIA,
    SAM,
    STEELHEART,
    VAL,
    in_the_game,
)
from samovar.games.reckoners.content.parameters import (
    IN_CONTENT,
    MOVE_RANGE,
    MOVE_RANGE_ADJACENT,
    MOVE_RANGE_ANY,
    PARAMETERS,
    SUPPLY_BARRICADES,
)
from samovar.games.reckoners.content.words import (
    ACTIONS,
    ASSAULTS,
    ATTACK,
    BASE_ACTIONS,
    BASIC,
    BEGINNER,
    BLACK_TRACK,
    BLUE_TRACK,
    COLOURS,
    CONSUMABLE,
    DIFFICULTIES,
    FACES,
    GAIN_COUNT,
    GAINS,
    GREAT_EPIC_RESEARCH,
    HARD,
    INFINITE,
    MONEY,
    PLAN,
    POPULATION,
    RED_TRACK,
    RESEARCH,
    SPARKS,
    STANDARD,
    SYMBOLS,
    TRACKS,
    YELLOW_TRACK,
)
from samovar.kernel.errors import Faulty, Unreadable
from samovar.ledger.rules import Ledger, cites

GAME = Path(__file__).parents[3] / "src" / "samovar" / "games" / "reckoners"


@pytest.fixture
def content() -> Content:
    return house()


def track_of(content: Content, great: int, difficulty: int, reckoners: int, track: int) -> list[str]:
    board = content.boards.board(great, difficulty, reckoners) + track
    return [content.acts.ids[content.boards.act(board, slot)] for slot in range(content.boards.length[board])]


def epic_track(content: Content, epic: str) -> list[str]:
    number = EPICS.index(epic)
    return [content.acts.ids[content.epics.act(number, slot)] for slot in range(content.epics.length[number])]


def reward_of(content: Content, epic: str) -> dict[str, int]:
    number = EPICS.index(epic)
    given = {GAINS[gain]: content.epics.reward(number, gain) for gain in range(GAIN_COUNT)}
    return {gain: count for gain, count in given.items() if count}


def cell_acts(content: Content, difficulty: int, reckoners: int, track: int, row: str, column: int) -> list[str]:
    booklet = content.booklet
    cell = booklet.cell(booklet.page(difficulty, reckoners), track, "abcd".index(row), column)
    acts = booklet.acts[booklet.first[cell] : booklet.first[cell] + booklet.count[cell]]
    return [content.acts.ids[act] for act in acts]


def loss(content: Content, difficulty: int, reckoners: int, row: str, column: int, count: int) -> int:
    booklet = content.booklet
    cell = booklet.cell(booklet.page(difficulty, reckoners), YELLOW_TRACK, "abcd".index(row), column)
    return booklet.loss(cell, count)


class TestTheBoxes:
    @cites("RK-COMP.1")
    def test_a_city_has_seven_districts_so_that_six_reckoners_use_them_all(self) -> None:
        assert len(DISTRICTS) == 7 * len(CITIES)
        assert len(set(DISTRICTS)) == len(DISTRICTS)

    @cites("RK-COMP.2")
    def test_there_are_25_enforcement_figures(self, content: Content) -> None:
        assert content.supplies["enforcement"] == 25

    @cites("RK-COMP.4")
    def test_the_barricade_supply_is_8_unless_a_parameter_says_88(self, content: Content) -> None:
        other = content.playing({"supply.barricades": 88})

        assert content.parameters[SUPPLY_BARRICADES] == 8
        assert other.parameters[SUPPLY_BARRICADES] == 88

    @cites("RK-COMP.8")
    def test_the_base_box_has_18_basic_dice_and_four_of_each_of_six_colours(self, content: Content) -> None:
        assert content.supplies["basic-dice"] == 18
        assert content.supplies["base-dice-of-a-colour"] == 4
        assert COLOURS[1:] == ["violet", "blue", "green", "red", "orange", "black"]

    @cites("RK-COMP.10", "RS-COMP.10", "RS-COMP.17")
    def test_the_boxes_hold_25_and_14_epics_29_and_24_equipment_cards_six_and_four_reckoners(self) -> None:
        assert (BASE_EPICS, PRINTED_EPICS, len(EPICS)) == (25, 39, 39 + 12)
        assert (BASE_EQUIPMENT, PRINTED_EQUIPMENT, len(EQUIPMENT)) == (29, 53, 53 + 12)
        assert (BASE_RECKONERS, PRINTED_RECKONERS, len(RECKONERS)) == (6, 10, 10 + 4)
        assert len(set(ABILITIES)) == len(RECKONERS)

    @cites("RK-COMP.10")
    def test_there_is_one_sniper_token(self, content: Content) -> None:
        assert content.supplies["sniper-tokens"] == 1

    @cites("RK-COMP.11")
    def test_twelve_brackets_are_enough_for_seven_districts_and_four_tracks(self, content: Content) -> None:
        assert content.supplies["brackets"] >= 7 + len(TRACKS)

    @cites("RS-COMP.1")
    def test_the_great_epics_are_steelheart_regalia_and_limelight(self) -> None:
        assert GREAT_EPICS == ["steelheart", "regalia", "limelight"]

    @cites("RS-COMP.2")
    def test_babilar_and_ildithia_bring_seven_districts_each(self) -> None:
        pack = house_pack().values

        assert len(pack["babilar"]["districts"]) == 7
        assert len(pack["ildithia"]["districts"]) == 7

    @cites("RS-COMP.3")
    def test_the_booklet_has_20_pages_of_four_tables(self, content: Content) -> None:
        pages = house_pack().values["limelight"]["pages"]

        assert len(pages) == 5 * len(DIFFICULTIES)
        assert all(list(page) == TRACKS for page in pages.values())
        assert len(content.booklet.formula) == 20 * 4 * 4 * 6

    @cites("RS-COMP.4")
    def test_ten_red_and_six_blue_shields(self, content: Content) -> None:
        assert (content.supplies["red-shields"], content.supplies["blue-shields"]) == (10, 6)

    @cites("RS-COMP.5")
    def test_eleven_adjustment_boards_are_ten_of_regalia_and_one_of_limelight(self, content: Content) -> None:
        faces_of_regalia = len(DIFFICULTIES) * 5

        assert content.supplies["new-adjustment-boards"] == faces_of_regalia // 2 + 1

    @cites("RS-COMP.6")
    def test_there_is_a_marker_for_every_district_of_the_largest_ring(self, content: Content) -> None:
        assert content.supplies["district-markers"] == 7

    @cites("RS-COMP.7")
    def test_one_difficulty_token_has_a_side_for_each_loss(self, content: Content) -> None:
        assert content.supplies["difficulty-tokens"] == 1
        assert content.token_losses == [0, 1, 2]

    @cites("RS-COMP.8")
    def test_one_power_board_serves_regalia_and_limelight(self, content: Content) -> None:
        assert content.supplies["power-boards"] == 1

    @cites("RS-COMP.9", "RS-COMP.11", "RS-COMP.13", "RS-COMP.14")
    def test_the_small_pieces_are_counted(self, content: Content) -> None:
        pieces = ["duplicate-tokens", "assault-tokens", "demolition-tokens", "movement-boards"]

        assert [content.supplies[piece] for piece in pieces] == [8, 12, 3, 1]

    @cites("RS-COMP.15")
    def test_the_new_dice_are_exactly_those_of_the_new_reckoners(self, content: Content) -> None:
        for colour in range(BASIC + 1, len(COLOURS)):
            needed = sum(content.dice_of(reckoner, colour) for reckoner in range(VAL, SAM + 1))

            assert needed == content.supplies["new-dice-of-a-colour"] == 3

    @cites("RS-COMP.16")
    def test_four_power_dice_and_one_epic_ability_die(self, content: Content) -> None:
        assert content.supplies["power-dice"] == len(TRACKS)
        assert content.supplies["epic-ability-dice"] == 1

    @cites("RS-COMP.18")
    def test_every_district_of_newcago_has_a_card_with_two_sides(self) -> None:
        cards = house_pack().values["newcago-cards"]

        assert list(cards) == DISTRICTS[:7]
        assert all(set(card) == {"a", "b"} for card in cards.values())

    @cites("RS-COMP.19")
    def test_steelslayer_brings_24_equipment_cards_with_med_kit_and_fuel_cells_among_them(self) -> None:
        new = EQUIPMENT[BASE_EQUIPMENT:PRINTED_EQUIPMENT]

        assert len(new) == 24
        assert {"med-kit", "fuel-cells"} < set(new)

    @cites("RS-COMP.20")
    def test_the_39_epics_have_different_names(self) -> None:
        assert len(set(EPICS[:PRINTED_EPICS])) == 39

    @cites("RS-COMP.21")
    def test_regalia_has_two_cards_of_each_assault_effect(self, content: Content) -> None:
        assert len(content.decks.regalia) == 12
        assert all(content.decks.regalia.count(effect) == 2 for effect in range(len(ASSAULTS)))

    @cites("RS-COMP.22", "RS-DAWN.11")
    def test_dawnslight_doubles_each_symbol_on_two_cards_and_saves_population_on_two(self, content: Content) -> None:
        deck = content.decks
        cards = [[deck.dawnslight_gain(card, gain) for gain in range(GAIN_COUNT)] for card in range(14)]

        for symbol in range(len(SYMBOLS)):
            assert sum(1 for card in cards if card[symbol] == 2 and sum(card) == 2) == 2
        assert sum(1 for card in cards if card[POPULATION] == 3 and sum(card) == 3) == 2

    @cites("RS-COMP.23", "RS-CAMP.1")
    def test_nothing_of_the_campaign_claims_to_come_from_the_box(self) -> None:
        pack = house_pack()
        of_the_campaign = [path for path in leaves(pack.values, ()) if "campaign" in path[:2]]

        assert of_the_campaign
        assert {pack.origin_of(".".join(path)) for path in of_the_campaign} == {"house"}

    @cites("RS-COMP.24")
    def test_whoever_plays_a_die_of_every_colour_is_left(self, content: Content) -> None:
        stock = content.supplies["base-dice-of-a-colour"] + content.supplies["new-dice-of-a-colour"]
        for team in combinations(range(PRINTED_RECKONERS), 6):
            for colour in range(BASIC + 1, len(COLOURS)):
                assert stock - sum(content.dice_of(reckoner, colour) for reckoner in team) >= 1


class TestDice:
    @cites("RK-COMP.9")
    def test_a_basic_die_shows_every_symbol_once(self, content: Content) -> None:
        faces = [content.dice.shows(BASIC, face) for face in range(FACES)]

        assert sorted(faces) == [(symbol, 1) for symbol in range(len(SYMBOLS))]

    @cites("RK-COMP.9")
    @pytest.mark.parametrize("colour", range(BASIC + 1, len(COLOURS)))
    def test_a_special_die_doubles_its_symbol_on_two_faces(self, content: Content, colour: int) -> None:
        own = colour - 1  # the colours follow the symbols' order
        faces = [content.dice.shows(colour, face) for face in range(FACES)]

        others = [symbol for symbol, count in faces if symbol != own and count == 1]
        assert faces.count((own, 2)) == 2
        assert faces.count((own, 1)) == 1
        assert len(set(others)) == 3

    @cites("RK-SETUP.14")
    def test_base_reckoners_have_three_basic_dice_and_three_of_a_colour(self, content: Content) -> None:
        own = {"prof": "black", "megan": "red", "david": "blue", "abraham": "green", "tia": "violet", "cody": "orange"}
        for reckoner, colour in own.items():
            dice = [content.dice_of(RECKONERS.index(reckoner), each) for each in range(len(COLOURS))]

            assert dice[BASIC] == 3
            assert dice[COLOURS.index(colour)] == 3
            assert sum(dice) == 6

    @cites("RS-RECK.2", "RS-RECK.4", "RS-RECK.9", "RS-RECK.17", "RS-RECK.24")
    @pytest.mark.parametrize(
        ("reckoner", "dice"),
        [
            ("val", {"basic": 2, "green": 2, "violet": 2}),
            ("mizzy", {"basic": 2, "orange": 2, "black": 2}),
            ("exel", {"basic": 2, "blue": 2, "red": 2}),
            ("sam", {"violet": 1, "blue": 1, "green": 1, "red": 1, "orange": 1, "black": 1}),
        ],
    )
    def test_new_reckoners_start_with_the_six_dice_of_their_board(
        self, content: Content, reckoner: str, dice: dict[str, int]
    ) -> None:
        held = {colour: content.dice_of(RECKONERS.index(reckoner), place) for place, colour in enumerate(COLOURS)}

        assert {colour: count for colour, count in held.items() if count} == dice
        assert sum(held.values()) == 6

    @cites("RS-ACT.16")
    def test_the_epic_ability_die_has_six_different_actions(self, content: Content) -> None:
        faces = [content.acts.ids[act] for act in content.dice.ability]

        assert faces == ["population", "enforcement", "barricade", "base", "blue-shield", "duplicate-token"]


class TestEquipment:
    @cites("RK-EQ.23")
    def test_the_base_deck_has_29_different_cards(self) -> None:
        assert len(set(EQUIPMENT[:BASE_EQUIPMENT])) == 29

    @cites("RS-REPL.1")
    def test_med_kit_and_fuel_cells_are_in_the_deck_once_each(self) -> None:
        assert [EQUIPMENT.count(card) for card in ("med-kit", "fuel-cells")] == [1, 1]

    @cites("RS-EQ.72")
    def test_every_card_has_one_price(self, content: Content) -> None:
        assert all(content.cards.price[card] > 0 for card in range(PRINTED_EQUIPMENT))

    @cites("RS-EQ.31", "RS-EQ.32", "RS-EQ.33", "RS-EQ.34")
    def test_dog_pizza_and_tea_are_the_consumables(self, content: Content) -> None:
        cards = content.cards
        eaten = [card for card in range(PRINTED_EQUIPMENT) if cards.kind[card] == CONSUMABLE]
        dog, pizza, tea = eaten

        assert [EQUIPMENT[card] for card in eaten] == ["newcago-dog", "babilar-pizza", "ildithia-tea"]
        assert cards.gain(dog, ATTACK) == 3
        assert [cards.gain(pizza, gain) for gain in range(GAIN_COUNT)] == [2, 2, 0, 0, 0, 0, 0, 0]
        assert (cards.gain(tea, GREAT_EPIC_RESEARCH), cards.gain(tea, PLAN)) == (2, 1)

    def test_the_abilities_follow_the_equipment(self, content: Content) -> None:
        assert CARDS[content.cards.ability(VAL)] == "dispatch"
        assert len(content.cards.kind) == len(CARDS)


class TestEpics:
    @cites("RK-EPIC.1")
    def test_every_epic_has_research_health_a_weakness_eight_actions_and_a_reward(self, content: Content) -> None:
        epics = content.epics
        for epic in range(PRINTED_EPICS):
            assert epics.research[epic] > 0
            assert 0 < epics.weak[epic] < epics.health[epic]
            assert epics.length[epic] == 8
            assert reward_of(content, EPICS[epic])

    @cites("RS-MOD.4", "RK-COMP.10")
    def test_the_base_deck_is_25_cards_of_base_actions_alone(self, content: Content) -> None:
        epics = content.base_epics
        for epic in range(BASE_EPICS):
            track = [content.acts.action[epics.act(epic, slot)] for slot in range(epics.length[epic])]

            assert epics.research[epic] > 0
            assert 0 < epics.weak[epic] < epics.health[epic]
            assert len(track) == 8
            assert {ACTIONS[action] for action in track} <= {"none", *BASE_ACTIONS}
            assert len(set(track)) >= 3
            assert sum(epics.reward(epic, gain) for gain in range(GAIN_COUNT)) > 0
        assert in_the_game(0, BASE_EPICS, PRINTED_EPICS, content.epic_count) == list(range(BASE_EPICS))

    def test_every_base_action_occurs_in_the_base_deck_and_no_two_tracks_are_alike(self) -> None:
        tracks = [card["track"] for card in house_pack().values["base-epics"].values()]

        assert {line.split(" ")[0] for track in tracks for line in track} == {"none", *BASE_ACTIONS}
        assert len({tuple(track) for track in tracks}) == BASE_EPICS

    def test_every_value_of_the_base_deck_says_where_it_comes_from(self) -> None:
        for id in EPICS[:BASE_EPICS]:
            for part in ("research", "health", "weak", "track", "reward"):
                assert house_pack().origin_of(f"base-epics.{id}.{part}") in ORIGINS

    def test_the_25_base_epics_come_first_among_the_39(self) -> None:
        assert EPICS.index("backbreaker") == BASE_EPICS - 1
        assert EPICS[BASE_EPICS] == "sourcefield"

    @cites("RS-EPIC.2")
    def test_curveball_has_five_health(self, content: Content) -> None:
        assert content.epics.health[EPICS.index("curveball")] == 5

    @cites("RS-EPIC.3")
    def test_dazzle_has_six_health_and_gives_two_great_epic_research_and_two_money(self, content: Content) -> None:
        assert content.epics.health[EPICS.index("dazzle")] == 6
        assert reward_of(content, "dazzle") == {"great-epic-research": 2, "money": 2}

    @cites("RS-EPIC.4")
    def test_sourcefield_needs_two_research_and_four_attacks(self, content: Content) -> None:
        sourcefield = EPICS.index("sourcefield")

        assert (content.epics.research[sourcefield], content.epics.weak[sourcefield]) == (2, 4)
        assert reward_of(content, "sourcefield") == {"great-epic-research": 2, "plan": 2}

    @cites("RS-EPIC.5")
    def test_loophole_first_strengthens_black(self, content: Content) -> None:
        assert epic_track(content, "loophole")[0] == "strengthen-black"

    @cites("RS-EPIC.6")
    def test_refractionary_can_place_a_blue_shield(self, content: Content) -> None:
        assert "blue-shield" in epic_track(content, "refractionary")

    @cites("RS-EPIC.7")
    def test_ozone_begins_with_enforcement_population_by_enforcement_and_blue(self, content: Content) -> None:
        track = epic_track(content, "ozone")

        assert set(track[:3]) == {"enforcement", "population-per-enforcement", "strengthen-blue"}
        assert track[3] == "enforcement"

    def test_infinite_health_is_above_every_number(self, content: Content) -> None:
        assert content.epics.health[EPICS.index("fortuity")] == INFINITE


class TestGreatEpics:
    @cites("RS-ASLT.5")
    def test_there_are_six_assault_effects(self) -> None:
        assert ASSAULTS == [
            "one-reroll-less",
            "one-die-less",
            "one-equipment-less",
            "no-ability",
            "moves-cost-two",
            "doubles-single",
        ]

    @cites("RK-STEEL.2")
    def test_steelhearts_black_discovers_the_base_once_a_slot(self, content: Content) -> None:
        assert set(track_of(content, STEELHEART, STANDARD, 4, BLACK_TRACK)) == {"base"}

    @cites("RS-REG.17", "RS-REG.18")
    def test_regalias_red_names_her_neighbours_only(self, content: Content) -> None:
        for difficulty in range(len(DIFFICULTIES)):
            for reckoners in range(2, 7):
                red = track_of(content, REGALIA, difficulty, reckoners, RED_TRACK)

                assert all(act.endswith(("adjacent", "clockwise", "none")) for act in red)

    @cites("RS-REG.22")
    def test_regalias_blue_begins_with_a_shield_a_token_and_two_transformations(self, content: Content) -> None:
        blue = track_of(content, REGALIA, STANDARD, 3, BLUE_TRACK)

        assert blue[:4] == ["blue-shield", "duplicate-token", "transform", "transform"]

    @cites("RS-LIM.3")
    def test_every_number_of_reckoners_and_difficulty_has_its_page(self, content: Content) -> None:
        letters, teams = range(len(DIFFICULTIES)), range(2, 7)

        assert sorted(content.booklet.page(letter, team) for letter in letters for team in teams) == list(range(20))

    @cites("RK-SETUP.16")
    def test_red_of_steelheart_for_four_reckoners_grows_from_hard_to_sparks(self, content: Content) -> None:
        hard = track_of(content, STEELHEART, HARD, 4, RED_TRACK)
        sparks = track_of(content, STEELHEART, SPARKS, 4, RED_TRACK)

        assert hard[:2] == ["enforcement-2-dealt", "enforcement-dealt"]
        assert sparks[:2] == ["enforcement-3-dealt", "enforcement-dealt"]

    @cites("RK-STEEL.6")
    def test_steelhearts_track_is_the_adjustment_board_then_the_power_board(self, content: Content) -> None:
        red = track_of(content, STEELHEART, SPARKS, 6, RED_TRACK)

        assert red[:2] == ["enforcement-3-dealt", "enforcement-2-dealt"]
        assert red[2:] == ["none", "enforcement-dealt", "none", *["enforcement-dealt"] * 3]

    @cites("RS-REG.2")
    def test_regalia_has_a_board_for_each_difficulty_from_beginner_to_sparks(self, content: Content) -> None:
        boards = [track_of(content, REGALIA, difficulty, 6, RED_TRACK)[0] for difficulty in range(len(DIFFICULTIES))]

        assert boards == ["enforcement-adjacent", *[f"enforcement-{n}-adjacent" for n in (2, 3, 5)]]

    @cites("RS-REG.24")
    def test_regalias_track_is_the_adjustment_board_then_the_power_board(self, content: Content) -> None:
        for track in range(len(TRACKS)):
            assert len(track_of(content, REGALIA, STANDARD, 3, track)) == 2 + 6

    @cites("RS-REG.25")
    def test_regalias_yellow_attacks_population_and_her_black_harms_the_team(self, content: Content) -> None:
        yellow = track_of(content, REGALIA, STANDARD, 3, YELLOW_TRACK)
        black = track_of(content, REGALIA, STANDARD, 3, BLACK_TRACK)

        assert yellow == [*["population"] * 2, "none", "population", "none", *["population"] * 3]
        assert set(black) == {"base", "thwart", "pillage", "none"}

    @cites("RS-LACT.21")
    def test_the_four_cells_of_the_books_example_stand_on_the_page_of_four_reckoners(self, content: Content) -> None:
        page = (STANDARD, 4)

        assert loss(content, *page, "b", 4, count=2) == 7
        assert cell_acts(content, *page, BLACK_TRACK, "d", 3) == ["strengthen-3-around"]
        assert cell_acts(content, *page, RED_TRACK, "a", 2) == ["enforcement-3-adjacent", "strengthen-everywhere"]
        assert cell_acts(content, *page, BLUE_TRACK, "c", 2) == ["barricade-2-adjacent", "duplicate-token-adjacent"]

    @cites("RS-LACT.20")
    def test_the_beginners_page_for_two_is_three_lower_but_never_below_one(self, content: Content) -> None:
        reference = [loss(content, STANDARD, 4, "a", column, 0) for column in range(1, 7)]
        easiest = [loss(content, BEGINNER, 2, "a", column, 0) for column in range(1, 7)]

        assert reference == [1, 2, 4, 5, 6, 7]
        assert easiest == [1, 1, 1, 2, 3, 4]

    @cites("RS-LACT.20")
    def test_two_reckoners_meet_one_enforcement_less_next_to_limelight(self, content: Content) -> None:
        assert cell_acts(content, STANDARD, 4, RED_TRACK, "a", 1) == ["enforcement-2-adjacent"]
        assert cell_acts(content, STANDARD, 2, RED_TRACK, "a", 1) == ["enforcement-adjacent"]

    @cites("RS-LACT.20")
    def test_every_page_shifts_the_yellow_numbers_of_the_reference_page(self, content: Content) -> None:
        by_difficulty, by_team = [-1, 0, 0, 1], {2: -2, 3: -1, 4: 0, 5: 0, 6: 1}
        for difficulty, harder in enumerate(by_difficulty):
            for reckoners, more in by_team.items():
                for row in "abcd":
                    for column in range(1, 7):
                        for count in (0, 1, 2, 3, 4, 5, 6):
                            expected = max(1, loss(content, STANDARD, 4, row, column, count) + harder + more)

                            assert loss(content, difficulty, reckoners, row, column, count) == expected

    @cites("RS-LACT.3")
    def test_shields_cost_population_in_four_brackets(self, content: Content) -> None:
        losses = [loss(content, STANDARD, 4, "c", 3, count) for count in (0, 2, 3, 4, 5, 6, 16)]

        assert losses == [4, 4, 5, 5, 6, 7, 7]

    @cites("RS-LACT.4")
    def test_enforcement_costs_population_in_the_same_brackets(self, content: Content) -> None:
        losses = [loss(content, STANDARD, 4, "d", 3, count) for count in (0, 3, 5, 25)]

        assert losses == [5, 6, 7, 8]

    @cites("RS-LACT.5", "RS-LACT.6")
    def test_the_more_epics_were_defeated_the_less_population_is_lost(self, content: Content) -> None:
        losses = [loss(content, STANDARD, 4, "d", 5, count) for count in (0, 1, 2, 3, 4, 7)]

        assert losses == [7, 7, 6, 5, 5, 4]

    @cites("RS-LACT.8")
    def test_the_equipment_gap_costs_population(self, content: Content) -> None:
        losses = [loss(content, STANDARD, 4, "b", 4, count) for count in (0, 1, 2, 3, 5)]

        assert losses == [5, 6, 7, 8, 8]


class TestCities:
    @cites("RK-SETUP.18")
    def test_newcago_for_four_reckoners_at_standard_difficulty(self, content: Content) -> None:
        assert content.cities.research(CITIES.index("newcago"), STANDARD, 4) == 44
        assert content.cities.health(CITIES.index("newcago"), STANDARD, 4) == 17

    @cites("RK-SETUP.19")
    def test_newcago_at_standard_difficulty_grows_with_the_reckoners(self, content: Content) -> None:
        newcago = CITIES.index("newcago")

        assert [content.cities.research(newcago, STANDARD, team) for team in range(2, 7)] == [24, 34, 44, 54, 64]
        assert [content.cities.health(newcago, STANDARD, team) for team in range(2, 7)] == [9, 13, 17, 21, 25]

    @cites("RS-BAB.3", "RS-BAB.4")
    @pytest.mark.parametrize("reckoners", range(2, 7))
    def test_babilars_values_follow_the_difficulty_alone(self, content: Content, reckoners: int) -> None:
        babilar, letters = CITIES.index("babilar"), range(len(DIFFICULTIES))

        assert [content.cities.research(babilar, letter, reckoners) for letter in letters] == [7, 8, 9, 10]
        assert [content.cities.health(babilar, letter, reckoners) for letter in letters] == [10, 15, 20, 25]

    @cites("RS-LIM.6")
    def test_ildithia_at_standard_difficulty_grows_with_the_reckoners(self, content: Content) -> None:
        ildithia = CITIES.index("ildithia")

        assert [content.cities.research(ildithia, STANDARD, team) for team in range(2, 7)] == [14, 20, 26, 32, 38]
        assert [content.cities.health(ildithia, STANDARD, team) for team in range(2, 7)] == [7, 9, 11, 13, 15]

    def test_four_reckoners_at_sparks_find_38_research_in_ildithia(self, content: Content) -> None:
        assert content.cities.research(CITIES.index("ildithia"), SPARKS, 4) == 38
        assert house_pack().origin_of("ildithia.research.d.4") == "rulebook"

    @cites("RS-ILD.3", "RS-ILD.4")
    def test_ildithias_levels_and_points_grow_with_the_reckoners(self, content: Content) -> None:
        assert [content.cities.start_level(team) for team in range(2, 7)] == [3, 4, 5, 6, 7]
        assert [content.cities.points(team) for team in range(2, 7)] == [1, 1, 2, 2, 3]

    def test_grand_central_finds_two_bases_and_then_help_from_seven_down(self, content: Content) -> None:
        grand_central = DISTRICTS.index("grand-central")
        symbols = [content.acts.ids[content.cities.babilar_act(grand_central, space)] for space in (6, 5, 4, 3)]

        assert symbols == ["base", "base", "none", "dawnslight"]

    def test_inkom_territory_ends_with_black_a_barricade_and_a_duplicate(self, content: Content) -> None:
        inkom = DISTRICTS.index("inkom-territory")
        acts = [content.acts.ids[content.cities.ildithia_act(inkom, level)] for level in (3, 2, 1)]

        assert acts == ["strengthen-black", "barricade", "duplicate-here"]

    @cites("RS-NEW.3")
    def test_all_14_sides_of_the_newcago_cards_have_an_action_and_a_bonus(self, content: Content) -> None:
        decks = content.decks
        for side in range(14):
            gains = sum(decks.newcago_gains[side * GAIN_COUNT : (side + 1) * GAIN_COUNT])

            assert ACTIONS[content.acts.action[decks.newcago_act[side]]] != "none"
            assert gains or decks.newcago_symbols[side]

    @cites("RS-CAMP.2")
    def test_the_campaign_goes_from_newcago_over_babilar_to_ildithia(self, content: Content) -> None:
        pairs = [(GREAT_EPICS[content.chapters[n]], CITIES[content.chapters[n + 1]]) for n in (0, 2, 4)]

        assert pairs == [("steelheart", "newcago"), ("regalia", "babilar"), ("limelight", "ildithia")]


class TestParameters:
    def test_every_parameter_of_the_rulings_is_here_and_no_other(self) -> None:
        named = Ledger.read(GAME / "rules.toml").params()

        assert set(PARAMETERS) == set(named)
        assert len(PARAMETERS) == 91

    def test_a_parameter_that_is_content_names_a_table_of_the_pack(self) -> None:
        for path in IN_CONTENT.values():
            assert house_pack().at(path) is not None

    def test_a_parameter_can_be_played_another_way(self, content: Content) -> None:
        other = content.playing({"move.range": "adjacent"})

        assert content.parameters[MOVE_RANGE] == MOVE_RANGE_ANY
        assert other.parameters[MOVE_RANGE] == MOVE_RANGE_ADJACENT

    @pytest.mark.parametrize(
        ("name", "value"), [("move.range", "far"), ("dice.faces", "printed"), ("weather", 1), ("start.population", 0)]
    )
    def test_a_parameter_that_cannot_be_so_is_refused(self, content: Content, name: str, value: str | int) -> None:
        with pytest.raises(Unreadable):
            content.playing({name: value})


class TestThePack:
    def test_every_value_says_where_it_comes_from(self) -> None:
        pack = house_pack()

        for path in leaves(pack.values, ()):
            assert pack.origin_of(".".join(path)) in ORIGINS

    def test_an_owners_overlay_replaces_a_value_and_leaves_the_others(self, tmp_path: Path) -> None:
        (tmp_path / "pack.toml").write_text(
            'id = "mine"\ngame = "reckoners"\nversion = 1\nover = "house"\ntitle = { en = "Mine", fr = "La mienne" }\n'
        )
        (tmp_path / "values.toml").write_text('origin = "printed"\n[equipment.camera]\nprice = 7\n')

        pack = overlaid(house_pack(), tmp_path, SCHEMA)
        cards = content_of(pack).cards

        assert cards.price[EQUIPMENT.index("camera")] == 7
        assert pack.origin_of("equipment.camera.price") == "printed"
        assert cards.price[EQUIPMENT.index("drone")] == house().cards.price[EQUIPMENT.index("drone")]
        assert cards.shows(EQUIPMENT.index("camera"), RESEARCH)

    @pytest.mark.parametrize(
        "line",
        [
            '[epics.ozone]\ntrack = ["population twice"]',
            '[epics.ozone]\nhealth = "a lot"',
            "[epics.nobody]\nresearch = 1",
            '[dice.red]\nfaces = ["attack"]',
            "[parameters.submarine]\nmay-move = 2",
            '[limelight.pages.2-a.yellow]\na = ["flat", "flat 1", "flat 1", "flat 1", "flat 1", "flat 1"]',
        ],
    )
    def test_an_overlay_that_cannot_be_read_says_so(self, tmp_path: Path, line: str) -> None:
        (tmp_path / "pack.toml").write_text(
            'id = "mine"\ngame = "reckoners"\nversion = 1\nover = "house"\ntitle = { en = "Mine", fr = "La mienne" }\n'
        )
        (tmp_path / "values.toml").write_text(f'origin = "printed"\n{line}\n')

        with pytest.raises(Faulty):
            overlaid(house_pack(), tmp_path, SCHEMA)

    def test_a_reward_may_hold_what_no_die_shows(self, content: Content) -> None:
        assert content.epics.reward(EPICS.index("dazzle"), MONEY) == 2
        assert content.epics.reward(EPICS.index("dazzle"), GREAT_EPIC_RESEARCH) == 2
