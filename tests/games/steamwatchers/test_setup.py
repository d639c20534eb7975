"""Setup for two to five players."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.ids import ARCHONS, CLAN_IDS, NONE
from samovar.games.steamwatchers.rows import (
    ARCHON_DECK,
    CLAN,
    CLEAN_STOCK,
    CONTRABAND_STOCK,
    CONTRACT_RESERVE,
    FIRST_SEAT,
    GEO,
    INCUBATION,
    LEGATE_AT,
    PRIMUS_AT,
    PRIMUS_OF,
    RESERVATION,
    STEAM_DECK,
    STEAM_DISCARDED,
    STEAM_LEFT,
    SUPPLY,
    TURN,
    TURRETS_LEFT,
)
from samovar.games.steamwatchers.setup import FirstColumns, FirstPlayer, ShuffleSteam
from samovar.kernel.chance import OUTSIDE, orderings, seeded
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import new_table
from samovar.kernel.steps import asked, happen, pending_chance
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    BASE_SCENARIOS,
    GAME,
    A,
    B,
    C,
    D,
    choose,
    europe,
    lines,
    new_game,
    offered,
    on_top,
    question,
    reason,
    run,
    sea,
    why_not,
    zone,
)


def new(players: int = 4, scenario: str = "war", seed: int = 1, clans: tuple[str, ...] = ()):
    return new_table(GAME, {"players": players, "scenario": scenario, "clans": list(clans)}, seeded(seed))


def cards_left(table):
    return [int(table.cells[STEAM_DECK + depth]) - 1 for depth in range(table.cells[STEAM_LEFT])]


def deployed(table, deployment: str = ""):
    """Everybody takes the first clan, title and deployment that is left; the first deployer may take his own."""
    while question(table) != "DeploymentChoice":
        choose(table, lines(table)[0])
    if deployment:
        choose(table, f"deploy {deployment}")
    return table


class TestTheAreaOfPlay:
    @cites("SW-GOAL.1")
    @pytest.mark.parametrize("players", [1, 6])
    def test_one_or_six_players_are_refused(self, players):
        with pytest.raises(Unreadable):
            new_table(GAME, {"players": players}, seeded(1))

    @cites("SW-GOAL.1")
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_two_to_five_players_lead_one_clan_each(self, players):
        table = deployed(new(players))

        clans = [table.clan(seat) for seat in range(players)]

        assert len(set(clans)) == players
        assert NONE not in clans

    @cites("SW-SETUP.1", "SW-COMP.10")
    def test_the_turn_counter_starts_on_zero(self):
        table = new()

        assert table.cells[TURN] == 0

    @cites("SW-SETUP.2", "SW-COMP.15")
    def test_the_archon_deck_is_shuffled_by_the_seed_alone(self):
        decks = [[int(new(seed=seed).cells[ARCHON_DECK + depth]) for depth in range(ARCHONS)] for seed in (1, 1, 2)]

        assert decks[0] == decks[1] != decks[2]
        assert sorted(decks[0]) == [0] * (ARCHONS - 18) + list(range(1, 19))

    @cites("SW-SETUP.3", "SW-SCN.5")
    def test_any_scenario_of_the_base_game_can_be_chosen(self):
        refusals = [GAME.refuses({**GAME.defaults(), "scenario": scenario}) for scenario in BASE_SCENARIOS]

        assert len(BASE_SCENARIOS) == 9
        assert refusals == [None] * 9

    @cites("SW-SETUP.15")
    def test_war_is_what_a_newcomer_is_offered_first(self):
        assert GAME.defaults()["scenario"] == "war"
        assert GAME.refuses({**GAME.defaults(), "scenario": "apprenticeship"}) is None

    @cites("SW-SETUP.4", "SW-SETUP.5", "SW-SETUP.7", "SW-SETUP.9", "SW-SETUP.31", "SW-COMP.13")
    @pytest.mark.parametrize(
        ("players", "steam", "deployments", "turrets", "titles", "slots"),
        [(2, 39, 5, 10, 4, 2), (3, 39, 5, 10, 5, 2), (4, 49, 6, 15, 5, 2), (5, 49, 6, 15, 6, 3)],
    )
    def test_the_table_of_player_counts(self, players, steam, deployments, turrets, titles, slots):
        start = GAME.setup({**GAME.defaults(), "players": players})
        table = deployed(new(players))

        assert start.cells[STEAM_LEFT] == steam
        assert len(offered(table, "deploy")) == deployments
        assert table.cells[TURRETS_LEFT] == turrets
        assert len(table.places()) == titles
        assert table.free_slots(sea("mare-nostrum")) == slots

    @cites("SW-SETUP.5", "SW-COMP.12")
    def test_with_two_players_deployment_three_stays_in_the_box(self):
        table = deployed(new(2))

        assert offered(table, "deploy") == ["1", "2", "4", "5", "6"]

    @cites("SW-SETUP.8")
    def test_with_two_players_there_is_no_primus(self):
        table = new(2, clans=("rhone", "menrau"))

        assert offered(table, "reserve") == ["watcher-1", "legate", "archon", "watcher-4"]

    @cites("SW-SETUP.10", "SW-COMP.3")
    def test_with_five_players_the_tracks_are_one_place_longer(self):
        four, five = new(4, clans=("rhone",)), new(5, clans=("rhone",))

        assert len(five.places()) == len(four.places()) + 1


class TestFirstColumns:
    @cites("SW-SETUP.11", "SW-SETUP.12", "SW-SETUP.13")
    def test_cards_of_deployments_are_passed_over(self):
        table = europe("rhone", "menrau", "alliance", "apotres")
        on_top(table, "padania", "friesland", "gironde", "normaundie")

        run(table, FirstColumns())

        floors = [table.floors(zone(name)) for name in ("padania", "friesland", "gironde", "normaundie")]
        assert floors == [3, 0, 2, 1]

    @cites("SW-SETUP.14")
    def test_the_cards_passed_over_go_back_into_the_pile(self):
        table = europe("rhone", "menrau", "alliance", "apotres")
        on_top(table, "padania", "friesland", "skane", "gironde", "normaundie")

        run(table, FirstColumns())

        assert table.cells[STEAM_LEFT] == 46
        assert table.cells[STEAM_DISCARDED] == 3
        assert {zone("friesland"), zone("skane")} <= set(cards_left(table))

    @cites("SW-SETUP.14", "A-SETUP-DISCARD")
    def test_the_cards_passed_over_are_shuffled_into_the_whole_pile_once(self):
        table = europe("rhone", "menrau", "alliance", "apotres")
        on_top(table, "padania", "friesland", "skane", "gironde", "normaundie")
        table.chance = OUTSIDE

        run(table, FirstColumns())
        throw = pending_chance(table)
        before = cards_left(table)
        happen(table, orderings(46) - 1)

        assert throw is not None
        assert throw.ways(table) == orderings(46)
        assert sorted(cards_left(table)) == sorted(before)
        assert cards_left(table) != before
        assert pending_chance(table) is None

    @cites("SW-SETUP.14")
    def test_those_passed_over_lie_no_deeper_and_no_higher_than_others(self):
        depths = set()
        for seed in range(1, 40):
            table = europe("rhone", "menrau", "alliance", "apotres")
            on_top(table, "padania", "friesland", "gironde", "normaundie")
            table.chance = seeded(seed)
            run(table, FirstColumns())
            depths.add(cards_left(table).index(zone("friesland")) // 16)

        assert depths == {0, 1, 2}

    @cites("SW-SETUP.14")
    def test_without_a_card_passed_over_the_pile_stays_as_it_is(self):
        table = europe("rhone", "menrau", "alliance", "apotres")
        on_top(table, "padania", "gironde", "normaundie")
        table.chance = OUTSIDE

        run(table, FirstColumns())

        assert pending_chance(table) is None

    def test_the_whole_pile_is_one_throw(self):
        table = europe("rhone", "menrau")

        throw = ShuffleSteam(0)

        assert throw.ways(table) == orderings(39)


class TestClansAndTitles:
    @cites("SW-SETUP.16")
    def test_both_title_tokens_start_on_the_conclave_track(self):
        table = new()

        assert [table.cells[cell] for cell in (LEGATE_AT, PRIMUS_AT, PRIMUS_OF)] == [0, 0, 0]

    @cites("SW-SETUP.17")
    def test_any_seat_can_be_first(self):
        first = set()

        for outcome in range(4):
            table = europe("rhone", "menrau", "alliance", "apotres")
            table.then(FirstPlayer())
            happen(table, outcome)
            first.add(int(table.cells[FIRST_SEAT]))

        assert first == {A, B, C, D}

    @cites("SW-SETUP.18")
    def test_a_taken_clan_is_not_offered_again(self):
        table = new()

        choose(table, "take-clan menrau", "reserve archon")

        assert "menrau" not in offered(table, "take-clan")
        assert why_not(table, "take-clan menrau") == "SW-SETUP.18"
        assert len(offered(table, "take-clan")) == 6

    @cites("SW-SETUP.19")
    def test_a_taken_title_is_not_offered_again(self):
        table = new()

        choose(table, "take-clan menrau", "reserve archon", "take-clan rhone")

        assert offered(table, "reserve") == ["watcher-1", "legate", "watcher-4", "primus"]

    @cites("SW-SETUP.20", "SW-SETUP.21")
    def test_clans_go_round_to_the_left_and_deployment_comes_back(self):
        table = new()
        first = int(table.cells[FIRST_SEAT])
        takers, deployers = [], []

        while table.cells[TURN] == 0:
            if question(table) == "ClanChoice":
                takers.append(asked(table)[0])
            if question(table) == "DeploymentChoice":
                deployers.append(asked(table)[0])
            choose(table, lines(table)[0])

        assert takers == [(first + place) % 4 for place in range(4)]
        assert deployers == takers[::-1]

    def test_clans_agreed_on_beforehand_are_not_asked_for(self):
        table = new(2, clans=("rhone", "menrau"))

        assert question(table) == "TitleChoice"
        assert [CLAN_IDS[table.cells[CLAN + table.cells[FIRST_SEAT]] - 1]] == [
            ("rhone", "menrau")[table.cells[FIRST_SEAT]]
        ]

    @pytest.mark.parametrize("clans", [["rhone", "rhone"], ["rhone", "menrau", "alliance"]])
    def test_clans_that_do_not_go_together_are_refused(self, clans):
        with pytest.raises(Illegal):
            new_table(GAME, {"players": 2, "clans": clans}, seeded(1))


class TestDeployment:
    @cites("SW-SETUP.22", "SW-COMP.12")
    def test_a_taken_deployment_is_not_offered_again(self):
        table = deployed(new(), "5")
        while question(table) != "DeploymentChoice":
            choose(table, lines(table)[0])

        assert offered(table, "deploy") == ["1", "2", "3", "4", "6"]

    @cites("SW-SETUP.23")
    def test_forces_are_spread_freely_with_five_at_most(self):
        table = deployed(new(clans=("rhone", "menrau", "flotte-libre", "rhein-stamm")), "1")

        assert why_not(table, "station eire=6,alba=3,cymru=0") == "SW-OCC.1"
        assert why_not(table, "station eire=5,alba=4,cymru=0") is None
        assert why_not(table, "station eire=3,alba=3,cymru=3") is None

    @cites("SW-SETUP.24")
    def test_the_first_floors_make_one_column(self):
        table = deployed(new(), "1")
        while question(table) != "ColumnPlace":
            choose(table, lines(table)[0])

        choose(table, "at cymru")

        assert [table.floors(zone(name)) for name in ("eire", "alba", "cymru")] == [0, 0, 3]

    @cites("SW-SETUP.25")
    def test_deployment_six_brings_a_contract_in_mare_nostrum(self):
        table = deployed(new(clans=("rhone", "menrau", "alliance", "rhein-stamm")))
        seat = asked(table)[0]
        choose(table, "deploy 6")

        while asked(table)[0] == seat and question(table) != "DeploymentChoice":
            choose(table, lines(table)[0])

        assert table.contracts(sea("mare-nostrum"), seat) == 1
        assert table.cells[CONTRACT_RESERVE + seat] == 2
        assert table.free_sea(seat) == sea("mare-nostrum")

    @cites("SW-SETUP.27", "SW-SETUP.28", "SW-SETUP.29", "SW-SETUP.30")
    def test_markers_and_stocks_at_the_start(self):
        table = europe("rhone", "menrau")

        assert [table.cells[row + A] for row in (GEO, SUPPLY, INCUBATION)] == [5, 10, 0]
        for seat in (A, B):
            filled = [table.cells[row + seat] for row in (CLEAN_STOCK, CONTRABAND_STOCK)]
            assert filled == list(table.board(seat).stocks)

    @cites("SW-SETUP.27", "SW-STRUCT.4")
    def test_a_start_is_worth_five_geo_when_all_of_it_is_held(self):
        table = deployed(new(), "1")
        seat = asked(table)[0]

        while asked(table)[0] == seat and question(table) != "DeploymentChoice":
            choose(table, lines(table)[0])
        farms = sum(table.farms(zone(name)) for name in ("eire", "alba", "cymru"))
        floors = sum(table.floors(zone(name)) for name in ("eire", "alba", "cymru"))
        turrets = sum(table.turrets(zone(name)) for name in ("eire", "alba", "cymru"))

        assert (farms, floors, turrets) == (2, 3, 1)

    @cites("SW-CLAN-MEN.2")
    def test_the_menrau_start_with_ordinary_farms(self):
        table = deployed(new(2, clans=("menrau", "rhone")))

        while table.cells[TURN] == 0:
            choose(table, lines(table)[0])

        assert sum(table.toxics(place) for place in range(49)) == 0

    @cites("SW-SETUP.6")
    def test_with_two_players_nothing_starts_in_the_east(self):
        table = new(2)

        while table.cells[TURN] == 0:
            choose(table, lines(table)[-1])

        assert all(table.empty_of_units(place) for place in range(39, 49))
        assert all(table.cells[RESERVATION + place] == 0 for place in (4, 5))


@cites("SW-SETUP.18", "SW-SCN.4")
@pytest.mark.parametrize("side", ["crames", "cradle"])
def test_a_neutral_side_is_nobodys_to_lead(side):
    table = new_game("war", 2)
    while question(table) != "ClanChoice":
        choose(table, lines(table)[0])

    assert f"take-clan {side}" not in lines(table)
    assert reason(table, f"take-clan {side}", asked(table)[0])[:2] == ("SW-SCN.4", "why-clan-barred")
