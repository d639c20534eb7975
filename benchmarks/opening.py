"""How long a table takes to open, however long its game was: `python -m benchmarks.opening [--loops 1000] [--json]`.

Of each game the longest random game of some, almost to its end; then the same with so many choices made and taken back
in its middle, because a long evening has these, too. Measured is all that the server does between a reader who comes
and the first state that he is sent: reading the file, the room with every seat, the message; then some moments from
the middle of the replay; then going back to a moment that memory no longer holds. Beside it what opening cost before
moments were stored: playing the whole record again. CPU time of one core in milliseconds, the best of some rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from samovar.kernel.game import Game
from samovar.kernel.saved import Reader
from samovar.kernel.steps import asked, options
from samovar.server import archive
from samovar.server.archive import Stored
from samovar.server.audience import Audience
from samovar.server.backfill import backfilled, header_of
from samovar.server.catalogue import house_catalogue
from samovar.server.event_log import EventLog, Happening
from samovar.server.lobby import fresh_facts, seated
from samovar.server.moments import Writer, Written
from samovar.server.people import Person
from samovar.server.perspectives import state_message
from samovar.server.replays import Playback
from samovar.server.resume import past_at
from samovar.server.room import Room
from samovar.server.schema import PERSONS
from samovar.server.services import Services
from samovar.server.settings import Settings
from samovar.server.table_service import NEW_THINGS
from samovar.server.wire.tables import NewTable, SeatWish

BUDGET = 200.0  # milliseconds
ROUNDS = 5
GAMES: dict[str, dict[str, Any]] = {
    "steamwatchers": {"players": 5, "scenario": "war"},
    "steamfront": {},
    "reckoners": {"reckoners": 6, "humans": 6},
}


class Long:
    """A game played at random, with its rows as a server stores them."""

    def __init__(self, game: Game, config: dict[str, Any], seats: int, seed: int) -> None:
        self.dice = random.Random(seed)
        self.event_log = EventLog(game, config, seed.to_bytes(32, "big"))
        self.audience = Audience(game, seats, "consent")
        self.writer = Writer(game.rules_version, Reader(game, config))
        self.rows: list[tuple[str, Written]] = []
        self.keep(self.event_log.opening())

    def keep(self, told: tuple[Happening, str]) -> None:
        happening, lines = told
        noticed = self.audience.observe(happening, self.event_log)
        self.rows.append((lines, self.writer.write(happening.stored(noticed), happening.table)))

    def play(self, loops: int) -> None:
        """To the end; once, where something can be taken back, it is done so many times."""
        while asked(self.event_log.table):
            seat = self.dice.choice(asked(self.event_log.table))
            choice = self.dice.choice(options(self.event_log.table, seat))
            self.keep(self.event_log.play(seat, choice))
            while loops and self.event_log.way_back(seat).kind == "free":
                self.keep(self.event_log.take_back(seat, len(self.event_log.match.moments) - 1))
                self.keep(self.event_log.play(seat, choice))
                loops -= 1


def stored(services: Services, game: str, loops: int) -> str:
    """A table that lacks its last choice, in the server's file; its id."""
    box = services.catalogue.box(game)
    config = {**box.game.defaults(), **GAMES[game]}
    ids = box.game.seats(config)
    person = Person("me", "me", None)
    long = Long(box.game, config, len(ids), 7)
    long.play(loops)
    facts = fresh_facts(box, config, person, NewTable(game=game))
    facts.status = "playing"
    wishes = [SeatWish(kind="me")] * len(ids)

    def work(database: Any) -> None:
        database.execute(PERSONS.insert().prefix_with("OR IGNORE").values(id="me", name="me", made_at=0.0))
        archive.lay(database, facts, seated(box, ids, wishes, person))
        for place, (lines, written) in enumerate(long.rows[:-1]):
            archive.append(database, facts.id, Stored(place, lines, "person", written=written))

    services.store.write(work).result()
    return facts.id


def milliseconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    times = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times) * 1000


def measured(services: Services, game: str, loops: int) -> dict[str, Any]:
    id = stored(services, game, loops)
    opened = services.catalogue.box(game).game

    def open_room() -> Room:
        kept = services.store.read(lambda database: archive.fetched(database, id))
        assert kept is not None
        room = Room(services, kept, lambda _: None)
        room.remember(kept)
        assert room.fault is None
        state_message(room.perspectives[0], room.perspectives[0].seq)
        return room

    def look_back() -> None:
        kept = services.store.read(lambda database: archive.fetched(database, id, every=True))
        assert kept is not None
        playback = Playback(opened, kept)
        middle = max(1, len(playback.perspective(0).frames) // 2)
        playback.states(0, middle, min(middle + 19, len(playback.perspective(0).frames)))

    whole = services.store.read(lambda database: archive.fetched(database, id, every=True))
    assert whole is not None
    size = sum(len(row) for row in whole.rows), sum(len(blob or b"") for blob in whole.moments)
    middle = len(whole.rows) // 2
    return {
        "game": game,
        "happenings": len(whole.rows),
        "open": milliseconds(open_room),
        "replay": milliseconds(look_back),
        "back": milliseconds(lambda: services.store.read(lambda database: past_at(database, id, middle))),
        "before": milliseconds(lambda: backfilled(opened, header_of(whole), "consent", whole.rows, True), 1),
        "bytes": [
            round(size[0] / len(whole.rows)),
            round((size[1] + sum(len(state) for state, _ in whole.states)) / len(whole.rows)),
        ],
    }


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loops", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    gc.set_threshold(NEW_THINGS, *gc.get_threshold()[1:])  # as the server does
    with tempfile.TemporaryDirectory() as folder:
        services = Services(Settings(Path(folder), bots="thread"), house_catalogue(str(Path(folder) / "packs")))
        found = [measured(services, game, loops) for game in GAMES for loops in (0, given.loops)]
        services.close()
    if given.json:
        print(json.dumps(found))  # noqa: T201
        return
    print("game            happenings   open  replay   back  replaying it all   bytes a choice: record, moment")  # noqa: T201
    for each in found:
        times = f"{each['open']:6.0f} {each['replay']:7.0f} {each['back']:6.1f} {each['before']:10.0f}"
        print(f"{each['game']:15} {each['happenings']:10} {times} {'':14} {each['bytes'][0]}, {each['bytes'][1]}")  # noqa: T201
    worst = max(each["open"] for each in found)
    print(f"The slowest opens in {worst:.0f} ms; the budget is {BUDGET:.0f}.")  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main())
