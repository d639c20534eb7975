"""One table, one room: held while anybody uses it, put away when nobody does, never open twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from samovar.server import rooms
from samovar.server.people import Person
from samovar.server.refusals import Refused
from samovar.server.room import Room
from samovar.server.schema import PERSONS
from samovar.server.settings import Settings
from samovar.server.table_service import TableService
from samovar.server.wire.tables import NewTable, SeatWish
from tests.server.kettle_catalogue import kettle_catalogue

ANNA = Person("anna", "Anna", None)


@asynccontextmanager
async def hall_with(folder: Path, tables: int, *kinds: Any) -> AsyncIterator[tuple[TableService, list[str]]]:
    service = TableService(Settings(folder, bots="thread", bot_pause=0.0, slack=1000), kettle_catalogue())
    await service.services.store.keep(
        lambda database: database.execute(PERSONS.insert().values(id="anna", name="Anna", made_at=0.0))
    )
    wish = NewTable(
        game="kettle", config={"players": 2}, seats=[SeatWish(kind=kind) for kind in kinds or ("me", "same-screen")]
    )
    laid = [(await service.lobby.lay(ANNA, wish)).id for _ in range(tables)]
    try:
        yield service, laid
    finally:
        await service.close()


async def test_a_room_that_was_handed_out_stays_the_only_one_though_many_others_are_opened(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_IDLE", 2)
    async with hall_with(tmp_path, 6) as (service, tables), service.rooms.use(tables[0]) as mine:
        for other in tables[1:]:
            async with service.rooms.use(other):
                pass
        async with service.rooms.use(tables[0]) as again:
            same = again is mine

    assert same


async def test_rooms_that_are_used_do_not_push_idle_ones_out(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_IDLE", 2)
    async with hall_with(tmp_path, 6) as (service, tables):
        async with service.rooms.use(tables[0]), service.rooms.use(tables[1]), service.rooms.use(tables[2]):
            async with service.rooms.use(tables[3]) as idle:
                pass
            async with service.rooms.use(tables[4]):
                pass
            async with service.rooms.use(tables[3]) as again:
                kept = again is idle
        await asyncio.gather(*[opened.bot_runner.task for opened in service.rooms.opened if opened.bot_runner.task])
        await asyncio.sleep(0)  # those who wait to hear that it is done hear it now
        open_now = len(service.rooms.opened)

    assert kept
    assert open_now == 2


async def test_whoever_comes_while_a_room_is_put_away_gets_a_new_one_when_the_old_one_has_ended(tmp_path):
    async with hall_with(tmp_path, 1) as (service, [table]):
        async with service.rooms.use(table) as old:
            async with old.room.lock:
                old.room.spoil()
                coming = asyncio.create_task(entered(service, table))
                await asyncio.sleep(0)
                await service.services.store.keep(lambda _: None)
                waits = not coming.done()
            new = await coming
        ended = old.bot_runner.task is None or old.bot_runner.task.done()

    assert waits, "somebody is still at work in the old room"
    assert ended
    assert new is not old


async def entered(service: TableService, table: str) -> rooms.Opened:
    async with service.rooms.use(table) as opened:
        return opened


async def test_nothing_begins_any_more_in_a_room_that_was_spoiled(tmp_path):
    async with hall_with(tmp_path, 1) as (service, [table]), service.rooms.use(table) as opened:
        opened.room.spoil()

        with pytest.raises(Refused) as refused:
            async with opened.room.lock:
                pass

    assert refused.value.why.key == "why-engine-fault"


async def test_a_room_that_fell_behind_the_file_is_read_in_again_and_the_table_does_not_split(tmp_path):
    async with hall_with(tmp_path, 1) as (service, [table]):
        async with service.rooms.use(table) as behind:
            kept = await service.kept(table)
            other = Room(service.services, kept, lambda _: None)  # such as another server's
            other.remember(kept)
            await other.choose(0, "burn 2", "person")
            with pytest.raises(Refused) as refused:
                await behind.room.choose(0, "burn 1", "person")
        async with service.rooms.use(table) as again:
            event_log = again.room.playing()
            answers = [None if answer is None else repr(answer) for answer in event_log.table.answers]
            await again.room.choose(1, "burn 1", "person")
        kept = await service.kept(table)

    assert refused.value.why.key == "why-engine-fault"
    assert answers[0] is not None
    assert answers[1] is None
    assert [row.splitlines()[0] for row in kept.rows[1:3]] == ["0 burn 2", "1 burn 1"]


async def test_a_choice_is_stored_though_whoever_made_it_has_gone_and_nobody_else_holds_the_room(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_IDLE", 0)
    async with hall_with(tmp_path, 1) as (service, [table]):
        async with service.rooms.use(table) as opened:
            await opened.room.lock.acquire()
            choosing = opened.carry_through(opened.room.choose(0, "burn 1", "person"))
        left_alone = service.rooms.find(table) is opened
        opened.room.lock.release()
        await choosing
        kept = await service.kept(table)

    assert left_alone
    assert kept.rows[1] == "0 burn 1"


async def test_a_table_where_a_bot_thinks_is_not_put_away(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_IDLE", 0)
    async with hall_with(tmp_path, 1, "me", "bot") as (service, [table]):
        opened = service.rooms.find(table)
        assert opened is not None
        assert opened.bot_runner.task is not None
        await opened.bot_runner.task
        kept = await service.kept(table)

    assert len(kept.rows) > 1
