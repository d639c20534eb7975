"""Chapter 2: the table, the cards, bands, and scenery."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.aim import NO_BAND, contact_band, cover, hidden_by, range_band, why_no_line
from samovar.games.steamfront.choices import Command, Mend, Move, Shoot, Stay, Strike
from samovar.games.steamfront.events import ThrewAttack, ThrewDefence, ThrewInitiative
from samovar.games.steamfront.harm import fall, hurt
from samovar.games.steamfront.table import LOST, ORDERS, PIECE_STATE, PIECE_Y, PRESSURE, STATUS
from samovar.games.steamfront.words import CARDS, DISTANCE, FLIGHT, IMPACT, SPECIALS, thousandths
from samovar.kernel.chance import seeded
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked, options
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import (
    ARCHER,
    CHAMPION,
    CONSCRIT,
    CONTENT,
    FUSILIER,
    GAME,
    GARDE,
    NONE,
    Stage,
    inches,
)

FREE = -1


@cites("SF-2.2.2", "A-49")
def test_a_base_lies_wholly_on_the_table():
    stage = Stage()
    garde = stage.a(GARDE, 27, 12)
    stage.activate(garde)

    assert stage.rule(Move(inches(29.37, 12))) == ""
    assert stage.rule(Move(inches(29.38, 12))) == "SF-2.2.2"


@cites("SF-2.2.4")
def test_every_die_of_a_game_shows_one_to_six():
    table = new_table(GAME, {"squads": ["iron-marteau", "stm-meute"]}, seeded(4))
    table.log = []
    place = 0
    while asked(table):
        offered = options(table, asked(table)[0])
        act(table, asked(table)[0], offered[place % len(offered)])
        place += 7
    thrown = [told.event for told in table.log]
    dice = [face for event in thrown if isinstance(event, (ThrewAttack, ThrewDefence)) for face in event.dice]

    assert dice
    assert set(dice) == {1, 2, 3, 4, 5, 6}
    assert [event for event in thrown if isinstance(event, ThrewInitiative)]


@cites("SF-2.2.5")
def test_every_figure_of_a_squad_has_its_card():
    table = new_table(GAME, {"squads": ["iron-marteau", "stm-meute"]})

    fielded = [figure for figure in range(40) if table.cells[STATUS + figure]]

    assert len(fielded) == 12 + 10
    assert all(table.card(figure) >= 0 for figure in fielded)  # type: ignore[attr-defined]


@cites("SF-2.2.6")
def test_inches_and_millimetres():
    assert 2 * thousandths(32) == 1260
    assert 2 * thousandths(254) == 10_000
    assert (thousandths(40), thousandths(50)) == (787, 984)


@cites("SF-2.2.7")
def test_a_used_order_is_no_longer_shown():
    stage = Stage().orders(a=3)
    archer, foe = stage.a("iron-canonnier", 5, 5), stage.b(GARDE, 10, 5)
    stage.activate(archer).answer(Stay(), Shoot(foe, 1))
    offered = stage.offered()

    stage.answer(Command(DISTANCE, 0))

    assert "command distance 0" in offered
    assert stage.cell(ORDERS) == 2


@cites("SF-2.2.8")
def test_spent_pressure_leaves_the_figure():
    stage = Stage().orders(a=1)
    hammer = stage.a("iron-hallebardier", 5, 5, pressure=2)
    foe = stage.beside(GARDE, hammer)
    stage.led(a="iron-marechal").activate(hammer).answer(Strike(foe, 0))

    stage.answer(Command(IMPACT, 1))

    assert stage.cell(PRESSURE, hammer) == 1


@cites("SF-2.2.9")
def test_lost_life_is_shown_in_drops_of_three_and_one():
    stage = Stage()
    champion = stage.a(CHAMPION, 5, 5, lost=7)
    other = stage.a(CHAMPION, 9, 5, lost=3)

    assert stage.table.drops(champion) == (2, 1)
    assert stage.table.drops(other) == (1, 0)


@cites("SF-2.3.1", "SF-5.1.19", "SF-7.8")
@pytest.mark.parametrize(("damage", "left"), [(3, 1), (4, 0)])
def test_a_figure_falls_when_its_life_is_gone(damage: int, left: int):
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)

    hurt(stage.table, garde, damage)
    fell = fall(stage.table, garde)

    assert stage.table.life_left(garde) == left
    assert fell == (left == 0)
    assert stage.table.stands(garde) == (left > 0)


@cites("SF-2.3.2", "SF-4.2.7", "SF-7.16")
def test_a_movement_is_at_most_the_cards_value():
    stage = Stage()
    garde = stage.a(GARDE, 10, 10)
    stage.activate(garde)

    assert stage.rule(Stay()) == ""
    assert stage.rule(Move(inches(12.5, 10))) == ""
    assert stage.rule(Move(inches(15, 10))) == ""
    assert stage.rule(Move(inches(15.001, 10))) == "SF-2.3.2"
    assert stage.rule(Move(inches(13, 14))) == ""
    assert stage.rule(Move(inches(13, 14.001))) == "SF-2.3.2"


@cites("SF-2.3.3", "SF-5.1.9", "SF-7.7")
def test_defence_is_a_number_of_dice():
    stage = Stage()
    conscrit = stage.a(CONSCRIT, 5, 5)
    garde = stage.beside(GARDE, conscrit)
    stage.activate(conscrit).answer(Strike(garde, 0)).throw(*NONE[4])

    assert stage.dice() == 5


@cites("SF-2.3.4", "SF-5.2.2")
def test_pressure_never_exceeds_the_cards_maximum():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5, pressure=2)

    gained = stage.table.gain_pressure(archer, 1)

    assert gained == 0
    assert stage.cell(PRESSURE, archer) == 2


@cites("SF-2.3.5", "SF-5.1.5", "SF-7.18")
def test_a_target_lies_in_the_band_whose_edge_it_does_not_pass():
    stage = Stage()
    fusilier = stage.a(FUSILIER, 2, 5)
    at = {8.0: 8, 8.001: 16, 16.0: 16}
    for gap, band in at.items():
        foe = stage.b(GARDE, 2 + 1.26 + gap, 5)
        found = range_band(stage.table, fusilier, 0, foe, 0)
        assert CONTENT.band_high[found] == band * 1000
    foe = stage.b(GARDE, 2 + 1.26 + 16.001, 5)

    assert range_band(stage.table, fusilier, 0, foe, 0) == NO_BAND


@cites("SF-2.3.6", "SF-2.3.7", "SF-5.1.2")
def test_each_band_of_the_archer_has_its_dice_and_damage():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    near, far = stage.b(GARDE, 5 + 1.26 + 5, 5), stage.b(GARDE, 5 + 1.26 + 12, 5)

    def dice_and_damage(band: int) -> tuple[int, int]:
        return int(CONTENT.band_attack[band]), int(CONTENT.band_damage[band])

    assert dice_and_damage(range_band(stage.table, archer, 0, near, 0)) == (5, 2)
    assert dice_and_damage(range_band(stage.table, archer, 0, far, 0)) == (4, 1)
    assert dice_and_damage(contact_band(stage.table, archer, 0)) == (4, 1)


@cites("SF-2.3.8")
def test_a_keyword_carries_its_ability():
    assert CONTENT.has(CARDS.index("lum-aile"), FLIGHT)
    assert not CONTENT.has(CARDS.index("lum-garde"), FLIGHT)


@cites("SF-2.3.9", "SF-7.22")
def test_a_passive_special_acts_by_itself_and_a_triggered_one_is_asked_for():
    stage = Stage()
    archivist = stage.a("lum-archiviste", 5, 5)
    stage.a(GARDE, 8, 5)

    stage.activate(archivist)

    assert stage.asks() == "Plans"
    assert stage.offered() == ["give-pressure a4", "give-pressure -"]
    for card in CARDS:
        special = CONTENT.pack.values["cards"][card]["special"]
        able = [word for place, word in enumerate(SPECIALS) if CONTENT.can(CARDS.index(card), place)]
        assert able == ([] if special is None else [special["word"]])


@cites("SF-2.2.3", "SF-2.4.1")
def test_a_steam_cloud_blocks_sight():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 5, 10), stage.b(GARDE, 17, 10)
    assert why_no_line(stage.table, archer, foe) is None

    cloud = stage.piece("nuage-grand", 11, 10)

    refused = why_no_line(stage.table, archer, foe)
    assert refused is not None
    assert refused.key == "why-no-sight"
    assert refused.args["piece"] == {"kind": "terrain", "id": "nuage-grand"}
    assert hidden_by(stage.table, archer, foe) == cloud


@cites("SF-2.4.2")
def test_from_within_a_cloud_nobody_shoots():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 10, 10), stage.b(GARDE, 13.6, 10)
    stage.piece("nuage-petit", 9.5, 10)
    stage.activate(archer).answer(Stay())

    assert stage.rule(Shoot(foe, 0)) == "SF-2.4.2"


@cites("SF-2.4.3", "A-43")
def test_into_a_cloud_nobody_shoots_either():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 10, 10), stage.b(GARDE, 14.26, 10)
    stage.piece("nuage-petit", 14.26, 10)
    stage.activate(archer).answer(Stay())

    assert stage.rule(Shoot(foe, 0)) == "SF-2.4.3"


@cites("SF-2.4.3", "SF-2.4.2")
def test_two_figures_in_the_same_cloud_do_not_shoot_at_each_other():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 10, 10), stage.b(GARDE, 12, 10)
    stage.piece("nuage-grand", 11, 10)
    stage.activate(archer).answer(Stay())

    assert stage.rule(Shoot(foe, 0)) == "SF-2.4.2"


@cites("A-43")
def test_a_base_half_in_a_cloud_is_judged_by_its_sight_lines_unless_the_switch_says_otherwise():
    for any_part, expected in (("centre", ""), ("any-part", "SF-2.4.3")):
        stage = Stage(cloud_inside=any_part)
        archer, foe = stage.a(ARCHER, 10, 10), stage.b(GARDE, 15, 10)
        stage.piece("nuage-petit", 15, 11.9)
        stage.activate(archer).answer(Stay())

        assert stage.rule(Shoot(foe, 0)) == expected


@cites("SF-2.4.4")
def test_a_cloud_neither_slows_nor_prevents_contact_attacks():
    stage = Stage()
    garde = stage.a(GARDE, 10, 10)
    foe = stage.b(CONSCRIT, 15 + 1.26, 10)
    stage.piece("nuage-grand", 12.5, 10)
    stage.piece("nuage-grand", 16, 10)
    stage.activate(garde)

    stage.answer(Move(inches(15, 10)))

    assert f"strike b{foe - 19} 0" in stage.offered()


@cites("SF-2.4.5")
def test_a_barricade_is_walked_round_not_crossed():
    stage = Stage()
    garde = stage.a(GARDE, 10, 10)
    stage.piece("barricade", 10, 11.5)
    stage.activate(garde)

    assert stage.rule(Move((*inches(10, 10.6), *inches(10, 13)))) == "SF-2.4.5"
    assert stage.rule(Move(inches(10, 13))) == "SF-2.4.5"
    assert stage.rule(Move(inches(12.4, 12.6))) == ""


@cites("SF-2.4.6", "SF-2.4.8")
def test_a_barricade_gives_a_die_against_shots_and_leaves_sight_free():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 5, 10), stage.b(CONSCRIT, 11, 10)
    stage.piece("barricade", 9.5, 10, turn=90)
    stage.activate(archer).answer(Stay(), Shoot(foe, 0)).throw(*NONE[5])

    assert stage.dice() == 5


@cites("SF-2.4.6")
def test_a_barricade_gives_nothing_in_base_contact():
    stage = Stage()
    garde = stage.a(GARDE, 9, 10)
    foe = stage.beside(CONSCRIT, garde)
    stage.piece("barricade", 9.63, 12, turn=0)
    stage.activate(garde).answer(Strike(foe, 0)).throw(*NONE[5])

    assert stage.dice() == 4


@cites("SF-2.4.7", "A-45")
@pytest.mark.parametrize(("gap", "covered"), [(0.0, False), (0.5, True)])
def test_a_shooter_who_touches_the_barricade_shoots_over_it(gap: float, covered: bool):
    stage = Stage()
    stage.piece("barricade", 9.5, 10, turn=90)
    archer, foe = stage.a(ARCHER, 9.3 - 0.63 - gap, 10), stage.b(CONSCRIT, 13, 10)

    assert (cover(stage.table, archer, foe) != FREE) == covered


@cites("A-44")
def test_a_barricade_hides_when_it_meets_the_field_between_the_bases():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 5, 10), stage.b(CONSCRIT, 15, 10)

    piece = stage.piece("barricade-courte", 10, 10.8)
    assert cover(stage.table, archer, foe) == piece
    stage.table.cells[piece + PIECE_STATE] = 0
    stage.piece("barricade-courte", 10, 10.9)

    assert cover(stage.table, archer, foe) == FREE


@cites("A-45", "A-68")
def test_several_barricades_give_one_die_together():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 5, 10), stage.b(CONSCRIT, 12, 10)
    stage.piece("barricade", 8, 10, turn=90)
    stage.piece("barricade", 10, 10, turn=90)
    stage.activate(archer).answer(Stay(), Shoot(foe, 0)).throw(*NONE[5])

    assert stage.dice() == 5


@cites("SF-2.4.9")
def test_a_wall_is_not_crossed():
    stage = Stage()
    garde = stage.a(GARDE, 10, 10)
    stage.piece("mur-droit", 10, 11.5)
    stage.activate(garde)

    assert stage.rule(Move(inches(10, 13))) == "SF-2.4.9"
    assert stage.rule(Move(inches(10, 11.6))) == "SF-2.4.9"


@cites("SF-2.4.10", "A-42")
def test_a_wall_hides_what_all_nine_lines_miss_and_nothing_else():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 5, 10), stage.b(GARDE, 15, 10)
    wall = stage.piece("mur-droit", 10, 9.5, turn=90)
    assert hidden_by(stage.table, archer, foe) == wall

    stage.table.cells[PIECE_Y + wall] = 7400

    assert hidden_by(stage.table, archer, foe) == FREE
    assert cover(stage.table, archer, foe) == FREE


@cites("A-42")
def test_figures_block_sight_only_by_a_switch():
    for blocks in (False, True):
        stage = Stage(figures_block_los=blocks)
        archer, foe = stage.a(ARCHER, 5, 10), stage.b(GARDE, 15, 10)
        stage.a("lum-protecteur", 10, 10)

        assert (why_no_line(stage.table, archer, foe) is None) == (not blocks)


@cites("SF-2.4.11")
def test_who_starts_in_a_crater_moves_two_inches_less():
    stage = Stage()
    garde = stage.a(GARDE, 10, 10)
    stage.piece("cratere-petit", 8.4, 10)
    stage.activate(garde)

    assert stage.rule(Move(inches(13, 10))) == ""
    assert stage.rule(Move(inches(13.001, 10))) == "SF-2.4.12"


@cites("SF-2.4.12", "A-46")
def test_who_clips_a_crater_moves_two_inches_less_and_who_walks_round_it_does_not():
    stage = Stage()
    garde = stage.a(GARDE, 10, 10)
    stage.piece("cratere-petit", 12.5, 8.1)
    stage.activate(garde)

    assert stage.rule(Move(inches(13, 10))) == ""
    assert stage.rule(Move((*inches(12, 10), *inches(13.5, 10)))) == "SF-2.3.2"
    assert stage.rule(Move(inches(13.5, 10.3))) == ""
    assert stage.rule(Move((*inches(11.8, 10.6), *inches(13.5, 10.6)))) == ""


@cites("A-46")
def test_two_craters_slow_once_or_each_by_the_switch():
    for each, expected in ((False, ""), (True, "SF-2.3.2")):
        stage = Stage(crater_cumulative=each)
        falcon = stage.a("iron-hallebardier", 5, 10)
        stage.piece("cratere-petit", 6, 8.3)
        stage.piece("cratere-petit", 7.2, 11.9)
        stage.activate(falcon)

        assert stage.rule(Move((*inches(6.5, 10.2), *inches(7.5, 10.2)))) == expected


@cites("SF-2.4.13")
def test_a_crater_changes_neither_sight_nor_defence():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 5, 10), stage.b(CONSCRIT, 11, 10)
    stage.piece("cratere-grand", 10, 10)
    stage.activate(archer).answer(Stay(), Shoot(foe, 0)).throw(*NONE[5])

    assert stage.dice() == 4


def test_specials_that_mend_and_overload_are_offered_where_they_apply():
    stage = Stage()
    restorer = stage.a("lum-restaurateur", 5, 5)
    hurt_friend = stage.beside(GARDE, restorer, side=0, lost=3)

    stage.activate(restorer).answer(Stay(), Mend(hurt_friend))

    assert stage.cell(LOST, hurt_friend) == 1


def test_all_terrain_and_spiders_do_not_mind_craters():
    for card in ("stm-coursier", "stm-traqueur"):
        stage = Stage()
        walker = stage.a(card, 10, 10)
        stage.piece("cratere-grand", 10, 10)
        stage.activate(walker)

        assert stage.rule(Move(inches(17, 10))) == ""


def test_a_spider_crosses_barricades_but_does_not_rest_on_them():
    stage = Stage()
    spider = stage.a("stm-traqueur", 10, 10)
    stage.piece("barricade", 10, 12)
    stage.piece("mur-droit", 10, 7)
    stage.activate(spider)

    assert stage.rule(Move(inches(10, 14))) == ""
    assert stage.rule(Move(inches(10, 12))) == "SF-2.4.5"
    assert stage.rule(Move(inches(10, 4))) == "SF-2.4.9"
