"""The server answers at once after a start: tables that go on by themselves are woken behind its back."""

import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from benchmarks.server_load import processor_seconds
from samovar.games import open_box
from samovar.kernel.match import Match
from samovar.kernel.steps import asked, options
from samovar.server import archive
from samovar.server.archive import SeatFacts, Stored
from samovar.server.catalogue import house_catalogue
from samovar.server.lobby import fresh_facts
from samovar.server.people import Person
from samovar.server.records import rows_of
from samovar.server.schema import PERSONS
from samovar.server.settings import Settings
from samovar.server.store import Store
from samovar.server.wire.tables import ClockRule, NewTable
from tests.server.machine import Machine

GAME, TABLES, CHOICES = "steamfront", 13, 120
ANNA = Person("anna", "Anna", None)
# Seconds of the processor to the first answer: 1.0 to 1.6, twice that where Python may not keep what it compiled.
MOST = 6.0 if sys.dont_write_bytecode else 3.0
MOST_MORE = 0.5  # seconds of the processor, before the first answer, because of all those tables
PATIENCE = 60.0
COMPLAINTS = {  # of the table whose game is not there any more: when it is woken, and when older files are swept
    "a table could not be woken: why-no-such-game",
    "a table's moments cannot be had: why-no-such-game",
}


def test_tables_that_go_on_by_themselves_do_not_hold_up_the_first_answer_and_are_all_woken(tmp_path):
    empty, full = tmp_path / "empty", tmp_path / "full"
    empty.mkdir()
    full.mkdir()
    lay_tables(full)

    alone = seconds_to_answer(empty)
    with Machine(full, catalogue="house") as machine:
        crowded = processor_seconds(machine)
        awake = until_open(machine, TABLES)
        until_said(machine, COMPLAINTS)

    assert crowded < min(MOST, alone + MOST_MORE)
    assert awake == TABLES
    assert set(machine.complaints().splitlines()) == COMPLAINTS


def until_said(machine: Machine, wanted: set[str]) -> None:
    until = time.monotonic() + PATIENCE
    while not wanted <= set(machine.complaints().splitlines()) and time.monotonic() < until:
        time.sleep(0.05)


def seconds_to_answer(folder: Path) -> float:
    """Of the processor: those on the clock tell how busy the machine is."""
    with Machine(folder, catalogue="house") as machine:
        return processor_seconds(machine)


def until_open(machine: Machine, wanted: int) -> int:
    """How many rooms are open, when they are as many as wanted or the patience is over."""
    until, rooms = time.monotonic() + PATIENCE, 0
    while rooms < wanted and time.monotonic() < until:
        lines = httpx.get(f"http://{machine.address}/metrics", timeout=PATIENCE).text.splitlines()
        rooms = round(next(float(line.split()[1]) for line in lines if line.startswith("samovar_rooms ")))
    return rooms


def lay_tables(folder: Path) -> None:
    """Games in the middle, each with a clock; and before them one of a game that is not there any more."""
    box = house_catalogue().box(GAME)
    match = Match(open_box(GAME), {}, bytes(32))
    dice = random.Random(3)
    for _ in range(CHOICES):
        seat = asked(match.table)[0]
        match.play(seat, dice.choice(options(match.table, seat)))
    rows = rows_of(match.record)
    seats = [SeatFacts(seat, id, "person", ANNA.id, ANNA.name, "", True) for seat, id in enumerate(match.record.seats)]

    def work(database: Any) -> None:
        database.execute(PERSONS.insert().values(id=ANNA.id, name=ANNA.name, made_at=0.0))
        for number in range(TABLES + 1):
            wish = NewTable(game=GAME, clock=ClockRule(kind="decision", seconds=3600))
            facts = fresh_facts(box, match.record.config, ANNA, wish)
            facts.status, facts.seed, facts.asked = "playing", bytes(32), asked(match.table)
            facts.game = "gone" if number == 0 else facts.game
            archive.lay(database, facts, seats)
            for place, row in enumerate(rows):
                archive.append(database, facts.id, Stored(place, row, "person"))

    store = Store(Settings(folder).database)
    store.write(work).result(PATIENCE)
    store.close()


def test_a_start_loads_nothing_for_messages_that_are_not_ours(server):
    added = {type(plugin).__module__ for plugin in server.app.plugins}

    assert not [module for module in added if "pydantic" in module or "attrs" in module]
