"""Tables laid at a moment: the engine plays there with known dice, in this process, and the server finds the table in
its file. No click leads there, and no throw decides what a test meets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext

from samovar.kernel.choice import say
from samovar.kernel.game import Config, full_config
from samovar.kernel.steps import asked, options, refusal
from samovar.kernel.table import Table
from samovar.server import archive
from samovar.server.archive import SeatFacts, Stored
from samovar.server.catalogue import house_catalogue
from samovar.server.event_log import EventLog
from samovar.server.lobby import fresh_facts
from samovar.server.people import Person
from samovar.server.settings import Settings
from samovar.server.store import Store
from samovar.server.wire.tables import NewTable
from tests.browser.kettles import House

DICE = bytes(range(32))  # those of `steam_server`
MOST = 2000  # more choices than any game takes
PATIENCE = 30

Reached = Callable[[list[str], Table], object]
Wish = Callable[[list[str]], str]


class Past:
    """What happened at a table until a moment."""

    def __init__(self, game: str, config: Config, dice: bytes = DICE) -> None:
        self.box = house_catalogue().box(game)
        self.config = full_config(self.box.game, config)
        self.dice = dice
        self.log = EventLog(self.box.game, self.config, dice)
        self.rows = [self.log.opening()[1]]
        self.chosen: list[tuple[int, str]] = []

    @property
    def table(self) -> Table:
        return self.log.table

    def choose(self, seat: int, line: str) -> None:
        choice = self.box.game.vocabulary().hear(line)
        assert refusal(self.table, seat, choice) is None, line  # wide questions list only some of what is allowed
        self.rows.append(self.log.play(seat, choice)[1])
        self.chosen.append((seat, line))

    def play(self, reached: Reached, wish: Wish) -> Past:
        """Play on until somebody is asked this; what whoever is asked may say is told, and one of it wished for."""
        for _ in range(MOST):
            seat = asked(self.table)[0]
            lines = [say(choice) for choice in options(self.table, seat)]
            if reached(lines, self.table):
                return self
            self.choose(seat, wish(lines))
        raise AssertionError("the game does not come there")

    def finish(self, wish: Wish) -> Past:
        while waiting := asked(self.table):
            self.choose(waiting[0], wish([say(choice) for choice in options(self.table, waiting[0])]))
        return self

    def earlier(self, choices: int) -> Past:
        """The same table, so many choices before."""
        past = Past(self.box.game.id, self.config, self.dice)
        for seat, line in self.chosen[:-choices]:
            past.choose(seat, line)
        return past


def lay(house: House, past: Past, *readers: BrowserContext | None) -> str:
    """The table of that past. Its seats are in the hands of one reader, or each in those of one of them or of a bot."""
    ids = past.box.game.seats(past.config)
    people = [
        None if reader is None else str(reader.request.get(f"{house.address}/api/me").json()["id"])
        for reader in readers
    ]
    seats = []
    for seat, id in enumerate(ids):
        person = people[seat % len(people)]
        kind, level = ("bot", "random") if person is None else ("person", "")
        seats.append(SeatFacts(seat, id, kind, person, id.capitalize() if person else "", level, ready=True))
    host = Person(next(person for person in people if person), "Anna", None)
    laid = fresh_facts(past.box, past.config, host, NewTable(game=past.box.game.id))
    turn = past.box.game.turn(past.table)
    facts = msgspec.structs.replace(laid, seed=past.dice, status="playing", asked=asked(past.table), turn=turn)

    def work(database: Any) -> None:
        archive.keep_edition(database, past.box.edition)
        archive.lay(database, facts, seats)
        archive.append(database, facts.id, *[Stored(place, row, "person") for place, row in enumerate(past.rows)])

    store = Store(Settings(house.folder).database)
    store.write(work).result(PATIENCE)
    store.close()
    return facts.id
