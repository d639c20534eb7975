"""Cards of all games: whatever a board draws tells what it is, what it does now, and by which rule, in both tongues."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from samovar.games import catalogue, open_box
from samovar.kernel.card import CARD
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game, new_table
from samovar.kernel.steps import asked, options, play
from samovar.kernel.table import SPECTATOR, Table
from samovar.kernel.view import view
from samovar.ledger.book import read_book, told
from tests.games.sheets import GAMES, LANGUAGES, arguments, every, messages

IDS = [entry.id for entry in catalogue() if CARD in open_box(entry.id).lenses()]
# A card of an owner's pack may leave a part out, as a printed one does.
OPTIONAL = ("archon-card-",)
UNNAMED: tuple[str, ...] = ("figure-", "seat-", "piece-hidden")  # named by the board, which knows the table
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "steamwatchers": [
        {"players": 3},
        {"expansion": "spark-of-hope", "scenario": "convoy"},
        {"scenario": "apprenticeship"},
    ],
    "steamfront": [{}, {"scenario": "generateurs"}, {"scenario": "reliques"}],
    "reckoners": [{}, {"city": "babilar", "great-epic": "regalia"}],
}
# What a board draws besides what can be chosen.
DRAWN: dict[str, list[str]] = {
    "steamwatchers": [
        *[f"zone:{zone}" for zone in ("rhone", "helvetia", "epiri", "commonwealth")],
        *[f"sea:{sea}" for sea in ("mor-irez", "jadran")],
        *[f"title:{title}" for title in ("watcher-1", "legate", "archon", "primus")],
        *[f"board:{part}@one" for part in ("supply-track", "incubation-track", "stock", "special-slot", "orders")],
        *[f"board:{part}@two" for part in ("clan-reserve", "hand", "geo-track", "death-exile")],
        *[f"order:{order}@rhone" for order in ("move", "defence", "decoy", "hidden")],
        *[f"structure:{kind}@rhone" for kind in ("farm", "turret", "beacon", "toxic-farm")],
        *[f"piece:{piece}@rhone" for piece in ("column", "morale", "loot", "target", "claim")],
        *[f"piece:{piece}@jadran" for piece in ("contract", "legate", "accomplice")],
        *[f"unit:{unit}@rhone/one" for unit in ("basic", "elite")],
        *[f"token:{token}" for token in ("mobilisation", "great-host", "forced-march", "negotiation")],
        *["clan:rhone", "clan:crames", "archon-card:a01", "steam-card:rhone", "steam-card:ruins", "scenario:war"],
        *[
            "fuel:clean",
            "fuel:contraband",
            "place:slot-1@one",
        ],
    ],
    "steamfront": [
        *[f"figure:{side}{number}" for side in "ab" for number in (1, 5, 9)],
        *["objective:o1", "objective:o7", "piece:p1", "piece:p16", "relic:r1", "card:lum-champion", "zone:a", "die:d1"],
        *[
            f"category:{one}"
            for one in ("universal", "resistance", "defence", "damage", "distance", "impact", "mastery")
        ],
        *[f"board:{part}" for part in ("points", "activations", "orders", "passes", "forecast", "initiative")],
        *[f"board:{part}" for part in ("pressure", "stun", "daze", "wounded")],
    ],
    "reckoners": [
        *[f"board:{part}" for part in ("population", "money", "base", "research", "health", "market", "forecast")],
        *[f"piece:{piece}" for piece in ("enforcement", "barricade", "red-shield", "blue-shield", "duplicate", "plan")],
        *[f"symbol:{one}" for one in ("research", "contain", "attack", "enforcement", "money", "plan")],
        *["epic:curveball", "great-epic:steelheart", "reckoner:tia", "bracket:red", "district:grant-park", "die:1"],
        *["colour:violet", "colour:basic", "target:great-epic"],
        *["card:heavy-support", "card:dispatch", "card:mastermind"],
    ],
}
# And what only an expansion draws.
ADDED: dict[str, list[str]] = {
    "spark-of-hope": ["kit:sensor-bay", "kit-place:1@one", "piece:caravan@one", "piece:wagon@rhone", "clan:cradle"],
}


def moments(game: Game, config: dict[str, Any], seed: int, gap: int, most: int) -> Iterator[Table]:
    """A game of chance, looked at now and then."""
    dice = random.Random(seed)
    table = new_table(game, config, seed + 1)
    for number in range(most):
        seats = asked(table)
        if not seats:
            break
        if number % gap == 0:
            yield table
        offered = options(table, seats[0])
        play(table, seats[0], offered[dice.randrange(len(offered))])
    yield table


def thing(key: str) -> tuple[str, str]:
    kind, _, id = key.partition(":")
    return kind, id


def targets(table: Table) -> list[tuple[str, str]]:
    """What can be pressed at this moment."""
    offered = [choice for seat in asked(table)[:1] for choice in options(table, seat)]
    return [(target["kind"], target["id"]) for choice in offered[:60] for target in choice.targets()]


def cards_of(game: Game, table: Table, seat: int, things: list[tuple[str, str]]) -> list[dict[str, Any]]:
    """These cards and all that they lead to."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    wanted, seen = list(things), view(table, seat)
    while wanted:
        kind, id = wanted.pop()
        if (kind, id) not in found:
            found[kind, id] = game.look(seen, seat, CARD, {"kind": kind, "id": id})
            wanted += [(one["kind"], one["id"]) for one in found[kind, id]["see"]]
    return list(found.values())


def texts_in(told: Any) -> Iterator[dict[str, Any]]:
    """Every text of a card, those within others too."""
    if isinstance(told, dict):
        if "key" in told:
            yield told
        for one in told.values():
            yield from texts_in(one)
    elif isinstance(told, list):
        for one in told:
            yield from texts_in(one)


def names_in(told: Any) -> Iterator[str]:
    if isinstance(told, dict):
        if "kind" in told and "id" in told:
            yield f"{told['kind']}-{told['id'].partition('@')[0]}"
        for one in told.values():
            yield from names_in(one)
    elif isinstance(told, list):
        for one in told:
            yield from names_in(one)


@pytest.mark.parametrize("game", IDS)
def test_all_that_can_be_pressed_or_is_drawn_has_a_card_whose_words_and_rules_are_written(game: str):
    box = open_box(game)
    book = told(read_book(GAMES / game, "book", "en"))
    texts = [every(game, language) for language in LANGUAGES]
    missing, unnamed, unfilled, unruled = set(), set(), set(), set()

    for config in SETTINGS[game]:
        for table in moments(box, config, 3, 23, 460):
            for seat in (asked(table)[0] if asked(table) else 0, SPECTATOR):
                drawn = [thing(key) for key in DRAWN[game] + ADDED.get(config.get("expansion", ""), [])]
                for card in cards_of(box, table, seat, drawn + targets(table)):
                    said = list(texts_in({**card, "thing": None, "see": None}))
                    missing |= {one["key"] for one in said for known in texts if one["key"] not in known}
                    for known in texts:
                        unfilled |= {
                            one["key"]
                            for one in said
                            if one["key"] in known and not bare(arguments(known[one["key"]])) <= set(one["args"])
                        }
                    if "title" not in card:
                        unnamed |= {name for name in names_in(card) for known in texts if name not in known}
                    if card.get("rule") not in book:
                        unruled.add((card["thing"]["kind"], card.get("rule")))

    assert sorted(key for key in missing if not key.startswith(OPTIONAL)) == []
    assert sorted(name for name in unnamed if not name.startswith(UNNAMED)) == []
    assert sorted(unfilled) == []
    assert sorted(unruled, key=str) == []


def bare(names: set[str]) -> set[str]:
    return {name.removesuffix("-id").removesuffix("-count") for name in names}


@pytest.mark.parametrize("game", IDS)
def test_every_sentence_of_a_card_is_told_by_the_game(game: str):
    written = " ".join(path.read_text(encoding="utf-8") for path in (GAMES / game).rglob("*cards*.py"))
    keys = list(messages(game, "cards.", "en"))

    assert [key for key in keys if key.startswith("card-") and key not in written and not any(stem(key, written))] == []


def stem(key: str, written: str) -> Iterator[bool]:
    """Keys that are put together, `card-{id}-says`."""
    parts = key.split("-")
    for first in range(1, len(parts)):
        for last in range(first + 1, len(parts) + 1):
            head, tail = "-".join(parts[:first]) + "-{", "}" + "".join(f"-{part}" for part in parts[last:])
            yield head in written and f"{tail}" in written and f"{head}" in written


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("wish", [{}, {"kind": "zone"}, {"kind": 3, "id": "x"}, {"kind": "nothing", "id": "x"}])
def test_a_card_of_nothing_is_refused_and_breaks_nothing(game: str, wish: dict[str, Any]):
    box = open_box(game)
    table = new_table(box, {}, 1)

    with pytest.raises(Unreadable):
        box.look(view(table, 0), 0, CARD, wish)
