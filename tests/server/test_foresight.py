"""A bot's sealed choice cannot be foreseen by anybody, and after the end everybody can check it."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.bots.greedy import GreedyBot
from samovar.bots.minds import mind_for
from samovar.games import open_box
from samovar.kernel.chance import FairDice, seeded
from samovar.kernel.choice import say
from samovar.kernel.game import Game, new_table
from samovar.kernel.steps import Sealed, act, asked, pending
from samovar.kernel.table import Table
from samovar.kernel.view import view
from samovar.server.bot_workers import BotTask, reflect
from samovar.server.room import Room
from tests.server.guests import PATIENCE, Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.thorough import usually

Server = TestClient[Litestar]
BOT = 1
TABLES = 16
LOTS = 40


def room_of(server: Server, table: str) -> Room:
    room: Room = server.app.state.service.rooms.find(table).room
    return room


def sealed_by_bot(server: Server, table: str) -> str:
    """What the bot has sealed, read where nobody can."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        event_log = room_of(server, table).event_log
        answer = None if event_log is None else event_log.table.answers[BOT]
        if answer is not None:
            return say(answer)
        time.sleep(0.01)
    raise AssertionError("the bot does not answer")


def task(server: Server, table: str, dice: int) -> str:
    """What our own bot chooses with these dice: even with the bot's own view, which nobody else has."""
    room = room_of(server, table)
    seen: Any = room.perspectives[BOT].seen
    facts = room.facts
    return reflect(
        kettle_catalogue().reference, BotTask.of(facts.game, facts.pack, facts.config, seen, BOT, "random", dice)
    )


def guesses(table: str, commitment: str) -> list[int]:
    """Dice made of whatever is public: the table's id, the commitment, the seat, a count."""
    public = [f"{table}:{BOT}:{count}" for count in range(3)] + [f"{commitment}:{BOT}:{count}" for count in range(3)]
    digests = [hashlib.blake2b(each.encode(), digest_size=6).digest() for each in public]
    known = FairDice(bytes.fromhex(commitment.partition(":")[2]))
    return [int.from_bytes(each, "big") for each in digests] + [known.for_bot(BOT, count) for count in range(3)]


def test_nobody_computes_beforehand_what_a_bot_seals(kettle: Server):
    anna = Guest(kettle)
    right = Counter[int]()

    for _ in range(TABLES):
        card = anna.lay("me", "bot")
        sealed = sealed_by_bot(kettle, card["id"])
        for place, dice in enumerate(guesses(card["id"], card["commitment"])):
            right[place] += task(kettle, card["id"], dice) == sealed

    assert max(right.values()) < TABLES  # each guess is right by luck at times, none always


def test_after_the_end_everybody_can_compute_what_a_bot_sealed(kettle: Server):
    anna = Guest(kettle)
    card = anna.lay("me", "bot")
    table = card["id"]
    sealed = sealed_by_bot(kettle, table)
    seen: Any = room_of(kettle, table).perspectives[BOT].seen

    with anna.live(table) as live:
        before = anna.get(f"/api/tables/{table}/dice").json()
        live.ask("lend", seat=0, level="random")
        while anna.get(f"/api/tables/{table}").json()["status"] != "over":
            time.sleep(0.02)
    after = anna.get(f"/api/tables/{table}/dice").json()
    shown = FairDice(bytes.fromhex(after["seed"]))
    again = BotTask.of("kettle", "house", card["config"], seen, BOT, "random", shown.for_bot(BOT, 1))

    assert before["seed"] is None
    assert card["commitment"] == before["commitment"] == shown.commitment()
    assert reflect(kettle_catalogue().reference, again) == sealed


def sealed_questions(game: Game, seed: int, most: int) -> list[tuple[Table, int]]:
    """Views of those who are asked in secret, along a game of greedy bots."""
    table = new_table(game, {"players": 2}, seeded(seed))
    mind = mind_for(game.id)
    assert mind is not None
    found: list[tuple[Table, int]] = []
    while asked(table) and len(found) < most:
        seat = asked(table)[0]
        if isinstance(pending(table), Sealed):
            found.append((view(table, seat), seat))
        act(table, seat, GreedyBot(seed, mind).choose(game, view(table, seat), seat))
    return found


@pytest.mark.parametrize("seed", usually([1], [1, 2]))
def test_the_greedy_bot_seals_now_this_and_now_that(seed: int):
    game = open_box("steamwatchers")
    mind = mind_for("steamwatchers")
    assert mind is not None
    shares = []

    for seen, seat in sealed_questions(game, seed, 12):
        answers = Counter(say(GreedyBot(lot, mind).choose(game, seen, seat)) for lot in range(LOTS))
        shares.append(answers.most_common(1)[0][1] / LOTS)

    assert len([share for share in shares if share < 1]) > len(shares) / 2
    assert sum(shares) / len(shares) < 0.85
