"""Chapters 1 and 3: factions, squads, their limits, their line of text."""

from __future__ import annotations

import random
from typing import Any

import pytest

from samovar.content.packs import Pack
from samovar.content.schema import Reading
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.edition import SCHEMA, faults, house
from samovar.games.steamfront.roster import MOST_FIGURES, limits, read_code, roster, squad_of, total
from samovar.games.steamfront.words import CARDS, FACTIONS, RANKS
from samovar.kernel.errors import Faulty, Illegal, Unreadable
from samovar.kernel.game import full_config, new_table
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import CONTENT, GAME


def squad(**counts: int) -> list[int]:
    return [CARDS.index(card.replace("_", "-")) for card, count in counts.items() for _ in range(count)]


def broken(cards: list[int], format: str = "200") -> list[str]:
    return [refusal.rule for refusal in limits(CONTENT, cards, format)]


@cites("SF-1.1.1", "SF-3.1.1", "SF-7.15")
def test_a_squad_has_exactly_one_officer():
    assert broken(squad(lum_garde=3)) == ["SF-3.1.1"]
    assert broken(squad(lum_champion=1, lum_archiviste=1, lum_garde=3)) == ["SF-3.1.1"]
    assert broken(squad(lum_champion=1, lum_garde=3)) == []


@cites("SF-1.1.1")
def test_a_squad_without_an_officer_cannot_start_a_game():
    code = roster(CONTENT, squad(lum_garde=4)).code()

    with pytest.raises(Illegal) as refused:
        new_table(GAME, {"squads": [code, "iron-feu"]})

    assert refused.value.refusal.rule == "SF-3.1.1"


@cites("SF-1.3.1")
def test_there_are_exactly_three_factions():
    values = dict(house().values)
    values["cards"] = {**values["cards"], "lum-garde": {**values["cards"]["lum-garde"], "faction": "clockwork"}}
    reading = Reading()

    SCHEMA.read(values, (), reading)
    reading.look_up(values)

    assert FACTIONS == CONTENT.factions == list(house().values["factions"])
    assert FACTIONS == ["luminarchs", "iron-dominion", "steamwokens"]
    assert [path for path, _ in reading.faults] == [("cards", "lum-garde", "faction")]


@cites("SF-2.1.1")
def test_a_game_opposes_two_squads():
    one, three = {"squads": ["lum-envol"]}, {"squads": ["lum-envol"] * 3}

    for sides in (one, three):
        refused = GAME.refuses(full_config(GAME, sides))
        assert refused is not None
        assert refused.rule == "SF-2.1.1"
    assert GAME.refuses(full_config(GAME, {"squads": ["lum-envol", "stm-meute"]})) is None


@cites("SF-2.2.1", "SF-3.1.5")
def test_the_format_of_two_hundred_points_is_a_limit():
    whole = squad(lum_champion=1, lum_protecteur=2, lum_garde=3, lum_archer=2, lum_lampiste=1)
    assert total(CONTENT, whole) == 184

    assert broken([*whole, CARDS.index("lum-garde")]) == []
    assert broken([*whole, CARDS.index("lum-restaurateur")]) == ["SF-3.1.5"]
    assert broken([*whole, CARDS.index("lum-restaurateur")], "casual") == []


@cites("SF-3.1.5")
def test_two_hundred_points_are_allowed_and_one_more_is_not():
    exact = squad(iron_canonnier=1, iron_conscrit=17)
    over = squad(stm_premier=1, stm_ouvrier=3, stm_faucon=2, stm_rivetier=2, stm_colosse=1)
    dear = squad(lum_champion=1, lum_garde=3, lum_archer=3, lum_duelliste=2, lum_aile=1)

    assert total(CONTENT, exact) == 200
    assert broken(exact) == []
    assert total(CONTENT, over) == 202
    assert broken(over) == ["SF-3.1.5"]
    assert total(CONTENT, dear) == 199


@cites("SF-3.1.2", "SF-7.20")
def test_three_regulars_at_least_of_any_kind():
    assert broken(squad(lum_champion=1, lum_garde=2)) == ["SF-3.1.2"]
    assert broken(squad(lum_champion=1, lum_garde=2, lum_lampiste=1)) == []


@cites("SF-3.1.3", "SF-7.23")
def test_three_of_the_same_veteran_at_most():
    assert broken(squad(lum_champion=1, lum_garde=3, lum_archer=3, lum_duelliste=2)) == []
    assert broken(squad(lum_champion=1, lum_garde=3, lum_archer=4)) == ["SF-3.1.3"]
    assert broken(squad(stm_coordonnateur=1, stm_ouvrier=3, stm_rivetier=4)) == ["SF-3.1.3"]


@cites("SF-3.1.4", "SF-7.12")
def test_two_of_the_same_elite_at_most():
    assert broken(squad(lum_archiviste=1, lum_garde=3, lum_protecteur=2, lum_aile=2)) == []
    assert broken(squad(lum_champion=1, lum_garde=3, lum_protecteur=3)) == ["SF-3.1.4"]
    assert broken(squad(stm_coordonnateur=1, stm_ouvrier=3, stm_colosse=3)) == ["SF-3.1.4"]


@cites("SF-3.1.7")
def test_the_printed_example_costs_193_points_with_nine_figures():
    cards = squad_of(CONTENT, "lum-rulebook")

    assert total(CONTENT, cards) == 193
    assert len(cards) == 9
    assert broken(cards) == []
    costs = {"lum-champion": 40, "lum-protecteur": 30, "lum-garde": 12, "lum-archer": 19}
    for card, points in costs.items():
        assert CONTENT.points[CARDS.index(card)] == points
        assert CONTENT.pack.origin_of(f"cards.{card}.points") == "rulebook"


@cites("SF-3.1.8")
def test_nothing_limits_the_number_of_regulars():
    cards = squad(lum_champion=1, lum_garde=13)

    assert total(CONTENT, cards) == 196
    assert broken(cards) == []


@cites("A-61")
def test_a_squad_comes_from_one_faction():
    assert broken(squad(lum_champion=1, lum_garde=2, iron_conscrit=1)) == ["A-61"]


@cites("SF-3.1.6")
def test_a_saved_squad_remembers_its_edition_and_says_what_changed():
    code = roster(CONTENT, squad_of(CONTENT, "lum-rulebook")).code()
    older = code.replace(CONTENT.pack.label, "steamfront-house@0:abc").replace("/193", "/190")

    assert read_code(CONTENT, code).changes(CONTENT) == []
    assert read_code(CONTENT, older).changes(CONTENT) == [
        ("edition", "steamfront-house@0:abc", CONTENT.pack.label),
        ("total", "190", "193"),
    ]
    assert [RANKS[CONTENT.rank[card]] for card in read_code(CONTENT, older).cards[:2]] == ["officer", "elite"]


@cites("SF-3.1.6")
def test_a_saved_squad_says_which_cards_cost_something_else_now():
    code = roster(CONTENT, squad(lum_champion=1, lum_garde=3)).code()
    dearer = code.replace("lum-garde*3:12", "lum-garde*3:10").replace("/76", "/70")

    assert code.endswith("/lum-champion:40,lum-garde*3:12/76")
    assert read_code(CONTENT, dearer).changes(CONTENT) == [("lum-garde", "10", "12"), ("total", "70", "76")]


@cites("SF-3.1.6")
def test_lines_without_prices_are_still_read_and_those_with_lost_cards_by_who_only_looks():
    old = read_code(CONTENT, "older@1:000/lum-champion,lum-garde*3/70")
    lost = read_code(CONTENT, "older@1:000/lum-champion:40,lum-balloonist*2:9/58", forgiving=True)

    assert (old.prices, old.code()) == ({}, "older@1:000/lum-champion,lum-garde*3/70")
    assert lost.gone == ["lum-balloonist"]
    assert [CARDS[card] for card in lost.cards] == ["lum-champion"]
    with pytest.raises(Unreadable):
        read_code(CONTENT, "older@1:000/lum-champion:40,lum-balloonist*2:9/58")


@cites("SF-3.1.6")
def test_a_thousand_random_squads_survive_the_journey_through_their_line():
    dice = random.Random(5)
    for _ in range(1000):
        cards = sorted(dice.choices(range(len(CARDS)), k=dice.randint(1, MOST_FIGURES)))

        again = read_code(CONTENT, roster(CONTENT, cards).code())

        assert again.cards == cards
        assert again.changes(CONTENT) == []


@pytest.mark.parametrize(
    "code",
    [
        "",
        "x/y",
        "ed/lum-garde/x",
        "ed/nobody/12",
        "ed/lum-garde*1/12",
        "ed/lum-garde*99/1",
        "ed/lum-garde,lum-garde/24",
        "ed/lum-garde:x/12",
        "ed/lum-garde:012/12",
    ],
)
def test_garbage_is_no_squad(code: str):
    with pytest.raises(Unreadable):
        read_code(CONTENT, code)


def test_the_validator_agrees_with_a_brute_force_on_ten_thousand_random_squads():
    dice = random.Random(9)
    for _ in range(10_000):
        faction = dice.randrange(3)
        own = [card for card in range(len(CARDS)) if CONTENT.faction[card] == faction]
        cards = dice.choices(own, k=dice.randint(4, 14))
        ranks = [RANKS[CONTENT.rank[card]] for card in cards]
        legal = (
            ranks.count("officer") == 1
            and ranks.count("regular") >= 3
            and sum(int(CONTENT.points[card]) for card in cards) <= 200
            and all(cards.count(c) <= {"veteran": 3, "elite": 2}.get(RANKS[CONTENT.rank[c]], 99) for c in cards)
        )

        assert (broken(cards) == []) == legal


@pytest.mark.parametrize("name", list(CONTENT.squads))
def test_every_ready_made_squad_is_legal(name: str):
    assert broken(squad_of(CONTENT, name)) == []


@cites("SF-2.2.5", "A-10")
def test_a_card_without_three_dice_is_refused():
    values = house().values
    values["cards"]["lum-garde"]["defence"] = 2
    reading = Reading()

    SCHEMA.read(values, (), reading)

    assert [path for path, _ in reading.faults] == [("cards", "lum-garde", "defence")]


@cites("SF-2.4.14")
def test_scenery_beyond_the_four_types_must_be_described_by_its_scenario():
    pack = house()
    pack.values["scenarios"]["generateurs"]["mechanisms"] = []

    found = faults(pack)

    assert [fault.where for fault in found] == [f"scenarios.generateurs.pieces.{place}" for place in range(3)]
    with pytest.raises(Faulty):
        Content(pack)


@cites("SF-2.4.14")
def test_a_piece_of_an_unknown_type_is_a_fault_of_the_pack():
    values = house().values
    values["terrain"]["barricade"]["type"] = "swamp"
    reading = Reading()

    SCHEMA.read(values, (), reading)

    assert [path for path, _ in reading.faults] == [("terrain", "barricade", "type")]


def changed(pack: Pack, **tables: dict[str, Any]) -> Pack:
    for name, entries in tables.items():
        pack.values[name] = {**pack.values[name], **entries}
    return pack


@cites("SF-9.5.1")
def test_a_pack_adds_a_deployment_and_a_scenario_without_code():
    from samovar.games.steamfront.game import Steamfront

    pack = house()
    corner = {**pack.values["deployments"]["front"], "name": {"fr": "Coin", "en": "Corner"}}
    duel = {**pack.values["scenarios"]["libre"], "end": {"points": 3, "turns": 2}}
    game = Steamfront(changed(pack, deployments={"corner": corner}, scenarios={"duel": duel}))

    table = new_table(game, {"scenario": "duel", "table": "build", "deployment": "corner"}, 12345)

    assert "duel" in game.settings()[0].values
    assert table.scenario().end_turns == 2  # type: ignore[attr-defined]
    assert table.stack
