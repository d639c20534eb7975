"""Python's collector: how long it held choices up is told to the operator, and it leaves tables alone."""

import asyncio
import gc
import weakref

import pytest

from samovar.server.collector import Collector
from samovar.server.metrics import Metrics
from samovar.server.room import Room
from tests.server.worlds import NAMES, World, kept


def test_the_metrics_tell_how_long_the_collector_held_choices_up():
    collector = Collector(Metrics())
    before = gc.get_threshold()

    collector.start()
    gc.collect()
    collector.stop()
    told = collector.metrics.text().decode()
    gc.collect()

    assert 0 < collector.longest <= collector.seconds
    assert f"samovar_collector_longest {collector.longest}" in told
    assert collector.metrics.text().decode() == told
    assert gc.get_threshold() == before


class Thing:
    """Something that lasts."""

    itself: "Thing | None" = None


@pytest.fixture
def collector():
    started = Collector(Metrics())
    started.start()
    yield started
    started.stop()


def test_what_has_lasted_is_never_swept_while_people_play(collector):
    lasting = Thing()

    gc.collect(1)

    assert not any(each is lasting for generation in range(3) for each in gc.get_objects(generation))
    assert gc.get_threshold()[2] > 10**6


def test_everything_is_swept_when_nobody_plays(collector):
    ring = Thing()
    ring.itself = ring
    lost = weakref.ref(ring)
    gc.collect(1)
    del ring
    gc.collect(1)
    assert lost() is not None, "it lies where nobody looks"
    collector.blocks //= 2

    collector.metrics.choices.labels("person").inc()
    collector.look()
    assert lost() is not None, "people play"
    collector.look()

    assert lost() is None


def test_everything_is_swept_when_memory_grows_without_end(collector):
    collector.metrics.choices.labels("person").inc()
    before, collector.blocks = collector.seconds, collector.blocks // 4

    collector.look()

    assert collector.seconds > before


def test_a_room_that_is_put_away_goes_without_the_collector(tmp_path):
    async def put_away() -> "weakref.ref[Room]":
        world = World(tmp_path, kept(2, 0, bytes(32), list(NAMES[:2])))
        await world.open()
        assert world.opened is not None
        room = weakref.ref(world.opened.room)
        await world.clear_away()
        world.opened = None
        world.close()
        return room

    gc.collect()
    gc.disable()
    try:
        room = asyncio.run(put_away())
        assert room() is None
    finally:
        gc.enable()
