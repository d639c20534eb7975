"""Archon cards beyond the boxes: an owner's pack adds them in the words of the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.bots.bot import RandomBot
from samovar.content.packs import Pack, overlaid
from samovar.games.steamwatchers.content.edition import SCHEMA, house_pack
from samovar.games.steamwatchers.content.ids import BASE_ARCHONS, PRINTED_ARCHONS
from samovar.games.steamwatchers.game import Steamwatchers
from samovar.games.steamwatchers.rows import ARCHON_DECK, ARCHON_LEFT
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.errors import Faulty
from samovar.kernel.game import Game
from samovar.kernel.match import Match, replay
from samovar.kernel.record import read_record
from samovar.kernel.steps import asked
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from samovar.speech import speech_of

HEAD = """
id = "my-box"
game = "steamwatchers"
version = 1
title = { fr = "Ma boîte", en = "My box" }
over = "house"
origin = "printed"
"""
CARD = """
[archons.long-night]
name = { fr = "Longue nuit", en = "Long Night" }
set = "base"
lasting = [{ change = "units-per-move", amount = 2 }]
bonus = [{ do = "gain-fuel", who = "archon", fuel = "clean", amount = 2 }]
[archons.long-night.text]
lasting = { fr = "Deux unités par déplacement.", en = "Two units a move." }
bonus = { fr = "Prenez 2 barils.", en = "Take 2 barrels." }
"""
ADDED = CARD + CARD.replace("long-night", "caravan-song").replace('set = "base"', 'set = "spark-of-hope"')


def owned(folder: Path, values: str = ADDED) -> Pack:
    (folder / "pack.toml").write_text(HEAD)
    (folder / "values.toml").write_text(values)
    return overlaid(house_pack(), folder, SCHEMA)


def deck(game: Game, expansion: str) -> list[int]:
    table = Match(game, {"players": 2, "expansion": expansion, "scenario": "war"}, bytes(32)).table
    assert isinstance(table, SteamTable)
    return sorted(int(table.cells[ARCHON_DECK + depth]) - 1 for depth in range(table.cells[ARCHON_LEFT]))


@cites("A-ADDED")
def test_added_cards_are_shuffled_in_by_their_set(tmp_path: Path) -> None:
    game = Steamwatchers(owned(tmp_path))
    base = list(range(BASE_ARCHONS))

    assert deck(game, "none") == [*base, PRINTED_ARCHONS]
    assert deck(game, "cards") == [*range(PRINTED_ARCHONS), PRINTED_ARCHONS, PRINTED_ARCHONS + 1]
    caravans = deck(game, "spark-of-hope")
    assert len(caravans) == PRINTED_ARCHONS - 6 + 2
    assert caravans[-2:] == [PRINTED_ARCHONS, PRINTED_ARCHONS + 1]
    assert deck(Steamwatchers(), "none") == base


@cites("A-ADDED")
@pytest.mark.parametrize(("expansion", "dice"), [("none", 5), ("spark-of-hope", 0)])
def test_a_game_with_added_cards_is_played_to_its_end_and_replays(tmp_path: Path, expansion: str, dice: int) -> None:
    game = Steamwatchers(owned(tmp_path, many(12)))
    match = Match(game, {"players": 2, "expansion": expansion, "scenario": "war"}, bytes([dice]) * 32)
    bot = RandomBot(5)
    while match.outcome() is None:
        seat = asked(match.table)[0]
        match.play(seat, bot.choose(game, view(match.table, seat), seat))

    again = replay(game, read_record(match.record.text()))

    assert list(again.table.cells) == list(match.table.cells)
    assert "added-archon-" in match.record.text()


@cites("A-ADDED")
@pytest.mark.parametrize(("language", "name"), [("fr", "Longue nuit"), ("en", "Long Night")])
def test_texts_call_an_added_card_by_its_own_name(tmp_path: Path, language: str, name: str) -> None:
    say = speech_of(Steamwatchers(owned(tmp_path)), language)

    assert say.name("archon-card", "added-archon-1") == name
    assert say.name("archon-card", "added-archon-2-bonus") in ("Prenez 2 barils.", "Take 2 barrels.")
    assert not say.knows("archon-card-added-archon-1-arrival")


def many(count: int) -> str:
    return "".join([CARD.replace("long-night", f"long-night-{number}") for number in range(count)])


@cites("A-ADDED")
@pytest.mark.parametrize(
    ("values", "where"),
    [
        (CARD.replace('change = "units-per-move"', 'change = "units-per-mov"'), "archons.long-night.lasting.0.change"),
        (CARD.replace('name = { fr = "Longue nuit", en = "Long Night" }\n', ""), "archons.long-night.name"),
        (many(13), "room for 12"),
        (CARD.replace("[archons.long-night", "[clans.long-night"), "clans.long-night"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_place(tmp_path: Path, values: str, where: str) -> None:
    with pytest.raises(Faulty) as refused:
        owned(tmp_path, values)

    assert where in str(refused.value)
