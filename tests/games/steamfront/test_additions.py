"""Cards of the publisher that the house does not know: an owner's pack adds units, factions and specials."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from samovar.bots.bot import RandomBot
from samovar.games.steamfront.aids.workshop import craft
from samovar.games.steamfront.choices import Strike
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.edition import house
from samovar.games.steamfront.events import Activated, Attacked
from samovar.games.steamfront.game import Steamfront
from samovar.games.steamfront.table import LOST, PRESSURE, FrontTable
from samovar.games.steamfront.words import BASTION, CARDS, FULL_BOILER, PRESSURE_ON_KILL, REPAIR
from samovar.kernel.errors import Faulty, Illegal
from samovar.kernel.game import new_table
from samovar.kernel.match import Match, replay
from samovar.kernel.record import read_record
from samovar.kernel.steps import asked
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from samovar.server.catalogue import house_catalogue
from samovar.server.pack_store import PackStore
from tests.games.steamfront.builders import CONSCRIT, NONE, PAIR, Stage
from tests.games.steamfront.owners import HEAD, owned_content, owned_pack

ADDED = """
[factions.abyssals]
name = { fr = "Abyssaux", en = "Abyssals" }
category = "resistance"

[specials.rage-de-vapeur]
name = { fr = "Rage de vapeur", en = "Steam Rage" }
words = [{ word = "pressure-on-kill", amount = 2 }, { word = "full-boiler", amount = 1 }, { word = "bastion" }]

[cards.aby-amiral]
name = { fr = "Amiral \\"Vif\\" {noir}", en = "Admiral" }
faction = "abyssals"
rank = "officer"
points = 35
category = "damage"
life = 8
move = 5
defence = 5
pressure = 3
base = 40
weapons = [
  { name = { fr = "Harpon", en = "Harpoon" }, bands = [
    { sas = true, attack = 5, damage = 2 },
    { low = 0, high = 8, attack = 4, damage = 1 },
  ] },
]
[cards.aby-amiral.special]
word = "rage-de-vapeur"
passive = true
text = { fr = "Deux pressions par ennemi éliminé.", en = "Two pressure for each enemy removed." }

[cards.aby-matelot]
name = { fr = "Matelot", en = "Sailor" }
faction = "abyssals"
rank = "regular"
points = 11
life = 4
move = 5
defence = 4
pressure = 1
base = 32
weapons = [{ name = { fr = "Gaffe", en = "Boat-hook" }, bands = [{ sas = true, attack = 5, damage = 1 }] }]

[squads.aby-equipage]
name = { fr = "Équipage", en = "Crew" }
figures = [{ card = "aby-amiral", count = 1 }, { card = "aby-matelot", count = 5 }]
"""
SQUADS = {"squads": ["aby-equipage", "iron-marteau"]}


@pytest.fixture
def game(tmp_path: Path) -> Steamfront:
    return Steamfront(owned_pack(tmp_path, ADDED))


@cites("SF-3.1.6", "SF-1.3.1", "A-73")
def test_a_pack_adds_units_and_factions_after_those_of_the_house(game: Steamfront):
    content = game.content

    assert content.cards == [*CARDS, "aby-amiral", "aby-matelot"]
    assert content.factions[3:] == ["abyssals"]
    assert content.pack.digest != house().digest
    assert [card["id"] for card in game.printed()["cards"]][-2:] == ["aby-amiral", "aby-matelot"]
    assert game.printed()["factions"][-1] == "abyssals"


@cites("A-73")
def test_a_game_with_added_cards_is_played_to_its_end_and_replays(game: Steamfront):
    match = Match(game, SQUADS, bytes(32))
    bot = RandomBot(3)
    while match.outcome() is None:
        seat = asked(match.table)[0]
        match.play(seat, bot.choose(game, view(match.table, seat), seat))

    again = replay(game, read_record(match.record.text()))

    assert list(again.table.cells) == list(match.table.cells)


@cites("A-73")
def test_events_and_notation_name_added_cards_whatever_other_packs_were_opened_before(game: Steamfront, tmp_path: Path):
    other = tmp_path / "other"
    other.mkdir()
    Steamfront(owned_pack(other, ADDED.replace("aby-", "abz-").replace("abyssals", "abzals")))
    late = tmp_path / "late"
    late.mkdir()
    content = owned_content(late, ADDED.replace("aby-matelot", "aby-mousse"))
    stage = Stage(content=content)
    sailor = stage.a("aby-mousse", 5, 5)
    foe = stage.beside(CONSCRIT, sailor)

    stage.activate(sailor).answer(Strike(foe, 0))

    assert stage.told(Activated)[0].args()["card"]["id"] == "aby-mousse"
    assert stage.told(Attacked)[0].args()["card"]["id"] == "aby-mousse"
    assert stage.told(Attacked)[0].args()["foe"]["id"] == CONSCRIT
    assert len(game.content.cards) == len(CARDS) + 2


@cites("SF-7.22", "A-73")
def test_a_composed_special_does_what_each_of_its_words_does(game: Steamfront):
    content = game.content
    admiral = content.cards.index("aby-amiral")
    table = new_table(game, SQUADS)
    assert isinstance(table, FrontTable)

    able = [word for word in (PRESSURE_ON_KILL, FULL_BOILER, BASTION, REPAIR) if content.can(admiral, word)]
    assert able == [PRESSURE_ON_KILL, FULL_BOILER, BASTION]
    assert table.cells[PRESSURE] == 1

    stage = Stage(content=content)
    one = stage.a("aby-amiral", 5, 5, lost=7)
    foe = stage.beside(CONSCRIT, one)
    stage.table.cells[LOST + foe] = content.life[content.cards.index(CONSCRIT)] - 1
    stage.activate(one).answer(Strike(foe, 0)).throw(*PAIR[4]).throw(*NONE[3])
    assert stage.cell(PRESSURE, one) == 2


@cites("SF-3.1.6", "A-73")
def test_the_squad_builder_knows_added_cards_by_code_text_and_at_random(game: Steamfront):
    content = game.content
    told = craft(content, "squad-read", {"code": "aby-equipage"})
    by_code = craft(content, "squad-read", {"code": told["code"]})
    by_text = craft(content, "squad-read", {"text": told["text"]["fr"]})
    drawn = craft(content, "squad-random", {"seed": 4, "faction": "abyssals"})

    assert told["legal"]
    assert told["faction"] == by_code["faction"] == by_text["faction"] == drawn["faction"] == "abyssals"
    assert by_code["cards"] == by_text["cards"] == told["cards"]
    assert {card["id"] for card in craft(content, "cards", {})["cards"]} >= {"aby-amiral", "aby-matelot"}
    with pytest.raises(Illegal):
        new_table(game, {"squads": [f"{content.edition}/aby-matelot*3:11/33", "iron-marteau"]})


@cites("A-73")
def test_a_faction_without_an_officer_is_never_drawn(tmp_path: Path):
    lonely = ADDED[: ADDED.index("[specials")]
    content = owned_content(tmp_path, lonely)

    drawn = {craft(content, "squad-random", {"seed": seed})["faction"] for seed in range(20)}

    assert drawn == {"luminarchs", "iron-dominion", "steamwokens"}


@cites("A-73")
@pytest.mark.parametrize(
    ("was", "now", "where"),
    [
        ('faction = "abyssals"', 'faction = "nobody"', "cards.aby-amiral.faction"),
        ('word = "rage-de-vapeur"', 'word = "no-such-word"', "cards.aby-amiral.special.word"),
        ('word = "bastion"', 'word = "rage-de-vapeur"', "specials.rage-de-vapeur.words.2.word"),
        ("[specials.rage-de-vapeur]", "[specials.bastion]", "specials.bastion"),
        ("points = 11\n", "", "cards.aby-matelot.points"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_place(tmp_path: Path, was: str, now: str, where: str):
    assert was in ADDED

    with pytest.raises(Faulty) as refused:
        Content(owned_pack(tmp_path, ADDED.replace(was, now)))

    assert [fault for fault in refused.value.faults if where in fault.where]


@cites("A-73")
@pytest.mark.parametrize(
    ("language", "sailor", "faction"), [("fr", "Matelot", "Abyssaux"), ("en", "Sailor", "The Abyssals")]
)
def test_the_server_names_what_a_pack_adds(tmp_path: Path, language: str, sailor: str, faction: str):
    folder = tmp_path / "steamfront" / "my-box@1"
    (folder / "texts").mkdir(parents=True)
    (folder / "pack.toml").write_text(HEAD)
    (folder / "values.toml").write_text(ADDED)
    (folder / "texts" / "en.ftl").write_text("faction-abyssals = The Abyssals\n")
    assert PackStore(tmp_path).packs("steamfront")[0].faults == []

    texts = house_catalogue(str(tmp_path)).box("steamfront", "my-box@1").texts(language)

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(texts), allow_overrides=True)

    def named(key: str) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern)[0])

    assert (named("card-aby-matelot"), named("faction-abyssals")) == (sailor, faction)
    assert named("card-lum-garde") in ("Garde épée et bouclier", "Sword-and-Shield Guard")
    assert named("weapon-aby-matelot-0") in ("Gaffe", "Boat-hook")
    assert named("setting-squads-aby-equipage") in ("Équipage", "Crew")
    assert named("card-aby-amiral") in ('Amiral "Vif" {noir}', "Admiral")
