"""Worlds: the same table played by a script, with an ear at every seat, so that two worlds can be compared by bytes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from samovar.kernel.chance import FairDice, draw, seeded
from samovar.kernel.choice import say
from samovar.kernel.game import full_config
from samovar.kernel.match import Match
from samovar.kernel.record import Entry
from samovar.kernel.steps import asked, options
from samovar.server import archive
from samovar.server.archive import Facts, Kept, SeatFacts, Stored
from samovar.server.backfill import ready
from samovar.server.catalogue import Catalogue
from samovar.server.connections import Connection
from samovar.server.event_log import EventLog
from samovar.server.people import Person
from samovar.server.room import Room
from samovar.server.rooms import Opened
from samovar.server.routes.live import answer, enter, show
from samovar.server.schema import PERSONS
from samovar.server.services import Services
from samovar.server.settings import Settings
from samovar.server.upserts import upsert
from samovar.server.wire.live import Choose, Explain, Hello, Preview
from samovar.server.wire.message import Target
from tests.server.kettle_catalogue import kettle_catalogue
from tests.tiny.game import Kettle

NAMES = ("anna", "boris", "clara", "dmitri")
NOON = 1_700_000_000.0
WATCHER = "watcher"

Script = list[tuple[int, str]]


def kept(seats: int, shuffle: int, seed: bytes, persons: list[str]) -> Kept:
    """A table whose deck lies in a chosen order, before the first question."""
    facts = Facts(
        id="table",
        code="ABCDEF",
        game="kettle",
        pack="house",
        label="house",
        rules=1,
        config={"players": seats, "yard": "open", "quick": False},
        title="",
        host=persons[0],
        status="playing",
        public=True,
        watch=True,
        undo="consent",
        clock={"kind": "none", "seconds": 0, "bonus": 0},
        seed=seed,
        asked=list(range(seats)),
        outcome=None,
        left=None,
        forked_from=None,
        inherited=0,
        made_at=NOON,
        moved_at=NOON,
        delay=0,
    )
    places = [SeatFacts(seat, NAMES[seat], "person", persons[seat], persons[seat], "", True) for seat in range(seats)]
    return Kept(facts, places, [f"~ {shuffle}/720"], set(), {}, [], [None], 0, [], {})


def house_kept(catalogue: Catalogue, game: str, seed: bytes, config: dict[str, Any]) -> Kept:
    """A table of one of the house's games, as its dice lay it out."""
    box = catalogue.box(game)
    complete = full_config(box.game, config)
    seats = box.game.seats(complete)
    bare = kept(len(seats), 0, seed, list(NAMES[: len(seats)]))
    facts = replace(
        bare.facts, game=game, label=box.game.pack(), rules=box.game.rules_version, config=complete, asked=[]
    )
    _, rows = EventLog(box.game, complete, seed).opening()
    places = [replace(place, id=id) for place, id in zip(bare.seats, seats, strict=True)]
    return replace(bare, facts=facts, seats=places, rows=[rows])


class World:
    """One table with an ear at each seat and one among the spectators."""

    def __init__(self, at: Path | Services, table: Kept, catalogue: Catalogue | None = None) -> None:
        """In a folder of its own, or where other worlds were before."""
        self.services = at if isinstance(at, Services) else services_in(at, catalogue or kettle_catalogue())
        self.table = table
        self.opened: Opened | None = None
        self.listeners: dict[str, Connection] = {}
        self.said = [0] * len(table.seats)

    async def open(self) -> None:
        people = [Person(id, id, None) for id in sorted({seat.person for seat in self.table.seats if seat.person})]

        def work(database: Any) -> None:
            for person in people:
                row = {"id": person.id, "name": person.name, "made_at": NOON}
                database.execute(upsert(database, PERSONS).values(row).on_conflict_do_nothing())
            archive.lay(database, self.table.facts, self.table.seats)
            archive.append(database, "table", Stored(0, self.table.rows[0], "setup"))

        await self.services.store.keep(work)
        table = await ready(self.services, self.table)
        room = Room(self.services, table, lambda _: None)
        room.opened_at = NOON
        await asyncio.to_thread(room.remember, table)
        self.opened = Opened(room)
        for seat, place in enumerate(self.table.seats):
            person = next(each for each in people if each.id == place.person)
            self.listeners[NAMES[seat]] = await self._enter(person, seat)
        self.listeners[WATCHER] = await self._enter(None, None)

    async def _enter(self, person: Person | None, seat: int | None) -> Connection:
        assert self.opened is not None
        connection = Connection(person)
        await enter(self.opened, connection, Hello(seat=seat))
        return connection

    async def choose(self, seat: int, line: str) -> None:
        assert self.opened is not None
        self.said[seat] += 1
        decision = f"d{self.opened.room.perspectives[seat].decision}"
        message = Choose(id=f"c{seat}-{self.said[seat]}", seat=seat, decision=decision, line=line)
        await answer(self.opened, self.listeners[NAMES[seat]], "", message)

    async def ponder(self, seat: int, line: str) -> None:
        """Look at a choice and at a thing without choosing."""
        assert self.opened is not None
        listener = self.listeners[NAMES[seat]]
        await answer(self.opened, listener, "", Preview(id="p", seat=seat, line=line))
        await answer(self.opened, listener, "", Explain(id="e", seat=seat, target=Target(kind="tool", id="rag")))

    async def hand_over(self, seat: int) -> None:
        assert self.opened is not None
        await show(self.opened, self.listeners[NAMES[0]], seat, 0)

    def heard(self, name: str) -> list[bytes]:
        """Everything that this ear was sent since the last time."""
        waiting = self.listeners[name].waiting
        messages = []
        while not waiting.empty():
            message = waiting.get_nowait()
            assert message is not None, "the connection was ended"
            messages.append(message)
        return messages

    def table_now(self) -> Any:
        assert self.opened is not None
        assert self.opened.room.event_log is not None
        return self.opened.room.event_log.table

    async def clear_away(self) -> None:
        """Another world may come here, with a table of the same name: nothing of this one may still be at work."""
        assert self.opened is not None
        await self.opened.end()
        await self.services.store.keep(lambda database: archive.clear_away(database, self.table.facts.id))

    def close(self) -> None:
        self.services.close()


def services_in(folder: Path, catalogue: Catalogue) -> Services:
    return Services(Settings(folder, bots="thread", slack=1000), catalogue)


async def played(folder: Path, table: Kept, script: Script, ponder: bool = False) -> dict[str, list[bytes]]:
    """What every ear hears of a script. The hour stands still, so that only the game makes a difference."""
    with patch("time.time", return_value=NOON):
        world = World(folder, table)
        await world.open()
        for seat, line in script:
            if ponder:
                await world.ponder(seat, line)
            await world.choose(seat, line)
        heard = {name: world.heard(name) for name in world.listeners}
        world.close()
    return heard


def random_script(seats: int, shuffle: int, seed: bytes, number: int) -> Script:
    """A whole random game, as the seats and lines that were chosen."""
    match = Match(Kettle(), {"players": seats}, None)
    match.follow(Entry("~", number=shuffle, ways=720), "setup")
    match.dice = FairDice(seed)
    memory = seeded(number)
    script: Script = []
    while waiting := asked(match.table):
        place, memory = draw(memory, len(waiting))
        offered = options(match.table, waiting[place])
        taken, memory = draw(memory, len(offered))
        script.append((waiting[place], say(offered[taken])))
        match.play(waiting[place], offered[taken])
    return script
