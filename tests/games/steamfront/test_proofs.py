"""Rules whose first tests let planted faults through: each is proved by what happens at the table."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.choices import Command, Mend, Move, Reroll, Shoot, Stay, Strike
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.game import Steamfront
from samovar.games.steamfront.table import DEPLOYMENT, LOST, FrontTable
from samovar.games.steamfront.words import DAMAGE, KEYWORDS, MASTERY, RANKS
from samovar.kernel.chance import seeded
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked, options, pending
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import ARCHER, CHAMPION, CONSCRIT, CONTENT, GARDE, NONE, PAIR, Stage, inches
from tests.games.steamfront.owners import owned_content, owned_pack


@cites("SF-2.3.8")
def test_a_card_has_the_faction_the_rank_and_the_abilities_that_are_printed_on_it():
    for place, id in enumerate(CONTENT.cards):
        printed = CONTENT.pack.values["cards"][id]

        assert CONTENT.factions[CONTENT.faction[place]] == printed["faction"], id
        assert RANKS[CONTENT.rank[place]] == printed["rank"], id
        assert [word for number, word in enumerate(KEYWORDS) if CONTENT.has(place, number)] == printed["keywords"], id
    assert {word for card in CONTENT.pack.values["cards"].values() for word in card["keywords"]} == set(KEYWORDS)


@cites("SF-2.3.8", "SF-7.10", "SF-7.24")
@pytest.mark.parametrize(("keywords", "asks"), [("[]", "AttackThrow"), ('["double-attack"]', "Announce")])
def test_a_keyword_and_nothing_else_on_the_card_gives_its_ability(tmp_path, keywords: str, asks: str):
    content = owned_content(tmp_path, f"[cards.lum-garde]\nkeywords = {keywords}\n")
    stage = Stage(content=content)
    garde = stage.a(GARDE, 5, 5)
    foe = stage.beside(CONSCRIT, garde)
    stage.activate(garde).answer(Strike(foe, 0))

    assert stage.asks() == asks


@cites("SF-2.3.8", "SF-7.24")
@pytest.mark.parametrize(("keywords", "rule"), [("[]", "SF-2.4.9"), ('["flight"]', "")])
def test_who_bears_the_word_flies_over_a_wall_and_nobody_else(tmp_path, keywords: str, rule: str):
    stage = Stage(content=owned_content(tmp_path, f"[cards.lum-garde]\nmove = 8\nkeywords = {keywords}\n"))
    garde = stage.a(GARDE, 10, 10)
    stage.piece("mur-droit", 10, 12)
    stage.activate(garde)

    assert stage.rule(Move(inches(10, 14, 10, 14.5))) == rule


FEEBLE = """
[cards.lum-garde]
weapons = [{ name = { fr = "Canne", en = "Cane" }, bands = [
  { sas = true, attack = 3, damage = 1 }, { low = 0, high = 9, attack = 3, damage = 1 },
] }]
"""


@cites("SF-5.1.11", "SF-5.1.10")
@pytest.mark.parametrize("apart", [0, 5])
def test_a_wounded_attacker_never_throws_fewer_than_three_dice(tmp_path, apart: int):
    stage = Stage(content=owned_content(tmp_path, FEEBLE))
    garde = stage.a(GARDE, 5, 5, lost=3)
    foe = stage.b(CONSCRIT, 5 + 1.26 + apart, 5)
    assert stage.table.is_wounded(garde)
    stage.activate(garde)

    stage.answer(*([Stay(), Shoot(foe, 0)] if apart else [Strike(foe, 0)]))

    assert stage.asks() == "AttackThrow"
    assert stage.dice() == 3


@cites("SF-5.1.11")
def test_a_wounded_and_dazed_defender_throws_three_dice():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    foe = stage.beside(CONSCRIT, garde, lost=2, daze=2)
    stage.activate(garde).answer(Strike(foe, 0)).throw(*PAIR[5])

    assert stage.asks() == "DefenceThrow"
    assert stage.dice() == 3


def melee(leader: str, card: str, pressure: int) -> tuple[Stage, int, int]:
    stage = Stage().orders(a=1).led(leader)
    one = stage.a(card, 5, 5, pressure=pressure)
    return stage, one, stage.beside("lum-protecteur", one)


@cites("SF-6.4.1")
def test_damage_1_throws_exactly_one_die_again_and_the_new_face_counts():
    stage, worker, foe = melee("stm-coordonnateur", "stm-ouvrier", 1)
    stage.activate(worker).answer(Strike(foe, 0), Command(DAMAGE, 1)).throw(1, 1, 2, 2, 3).throw(*NONE[6])
    assert stage.rule(Reroll((3, 4))) == "SF-6.4.0"
    assert stage.rule(Reroll((2, 3, 4))) == "SF-6.4.0"

    stage.answer(Reroll((4,))).throw(2)

    assert stage.cell(LOST, foe) == 1 + 3 + 1
    assert stage.asks() != "Rerolls"


@cites("SF-6.7.0")
def test_mastery_0_throws_exactly_one_die_again_without_pressure_or_damage_more():
    stage, garde, foe = melee(CHAMPION, GARDE, 0)
    stage.activate(garde).answer(Strike(foe, 0), Command(MASTERY, 0))
    assert stage.dice() == 5
    stage.throw(1, 1, 2, 3, 4).throw(*NONE[6])
    assert stage.rule(Reroll((3, 4))) == "SF-6.4.0"

    stage.answer(Reroll((4,))).throw(5)

    assert stage.cell(LOST, foe) == CONTENT.band_damage[CONTENT.band_first[CONTENT.cards.index(GARDE)]] + 1


@cites("SF-6.7.0")
def test_mastery_0_improves_shots_too():
    stage = Stage().orders(a=1).led(CHAMPION)
    archer, foe = stage.a(ARCHER, 5, 5), stage.b(CONSCRIT, 11, 5)
    stage.activate(archer).answer(Move(inches(5, 5.5)), Shoot(foe, 0))

    assert "command mastery 0" in stage.offered()
    stage.answer(Command(MASTERY, 0)).throw(*NONE[stage.dice()]).throw(*NONE[4])
    assert stage.asks() == "Rerolls"
    assert stage.rule(Reroll((0, 1))) == "SF-6.4.0"


OUTSIDE_THE_HOUSE = """
[terrain.colonne]
name = { fr = "Colonne", en = "Column" }
type = "wall"
polygon = [-500, -500, 500, -500, 500, 500, -500, 500]

[deployments.coin]
name = { fr = "Coin", en = "Corner" }
a = [0, 0, 6000, 0, 6000, 6000, 0, 6000]
b = [24000, 18000, 30000, 18000, 30000, 24000, 24000, 24000]
neutral = [8000, 8000, 22000, 8000, 22000, 16000, 8000, 16000]

[scenarios.duel]
name = { fr = "Duel", en = "Duel" }
pitch = { fr = "Une colonne.", en = "One column." }
mechanisms = []
score = { kills = 1 }
end = { points = 9, turns = 1 }
deployment = "coin"
objectives = [15000, 9000]
pieces = [{ piece = "colonne", x = 15000, y = 12000 }]
"""


@cites("SF-9.5.1")
def test_scenery_zones_and_an_end_that_a_pack_adds_are_played_with(tmp_path):
    game = Steamfront(owned_pack(tmp_path, OUTSIDE_THE_HOUSE))
    table = new_table(game, {"scenario": "duel"}, seeded(5))
    assert isinstance(table, FrontTable)
    content: Content = table.content

    while type(pending(table)).__name__ in ("ZoneChoice", "Mustering", "Posting"):
        act(table, asked(table)[0], options(table, asked(table)[0])[0])

    assert content.deployments[table.cells[DEPLOYMENT] - 1] == "coin"
    for side in (0, 1):
        left, low = (0, 0) if table.zone_of(side) == 0 else (24_000, 18_000)
        for figure in table.standing(side):
            assert left <= table.x(figure) <= left + 6000, "deployed within the zones of the pack"
            assert low <= table.y(figure) <= low + 6000, "deployed within the zones of the pack"
    assert table.battlefield().opaque.count == 1
    assert table.battlefield().opaque.holds(0, 15_000, 12_000)
    while asked(table):
        act(table, asked(table)[0], options(table, asked(table)[0])[-1])
    assert table.cells[0] == 1, "one turn, as the pack says"


@cites("SF-7.22")
def test_the_special_of_a_restorer_mends_hurt_friends_in_contact_and_nobody_else():
    stage = Stage()
    restorer = stage.a("lum-restaurateur", 10, 10, lost=1)
    hurt = stage.beside(GARDE, restorer, side=0, lost=1)
    whole = stage.beside(GARDE, restorer, side=0, angle=1)
    far = stage.a(GARDE, 15, 15, lost=2)
    stage.activate(restorer).answer(Stay())
    mends = [said for said in stage.offered() if said.startswith("mend")]

    stage.answer(Mend(hurt))

    assert mends == ["mend a4"]
    assert [stage.cell(LOST, one) for one in (restorer, hurt, whole, far)] == [1, 0, 0, 2]


@cites("SF-7.22")
def test_a_special_gives_as_much_as_its_card_says_and_not_in_melee():
    stage = Stage()
    restorer = stage.a("lum-restaurateur", 10, 10)
    hurt = stage.beside(GARDE, restorer, side=0, lost=3)
    amount = CONTENT.pack.values["cards"]["lum-restaurateur"]["special"]["amount"]
    stage.activate(restorer).answer(Stay(), Mend(hurt))
    assert stage.cell(LOST, hurt) == 3 - amount

    engaged = Stage()
    busy = engaged.a("lum-restaurateur", 10, 10)
    engaged.beside(GARDE, busy, side=0, lost=3)
    engaged.beside(CONSCRIT, busy, angle=2)
    engaged.activate(busy)
    assert not [said for said in engaged.offered() if said.startswith("mend")]
