"""The collector looks through all tables at set times, and between them only among what is new."""

import asyncio
import gc
import weakref

import pytest

from samovar.server.collector import Collector
from samovar.server.metrics import Metrics

ALL = 2  # the oldest generation: everything


class Ring:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector():
    collector = Collector(Metrics(), every=0.01)
    before = gc.get_threshold()
    collector.start()
    yield collector
    collector.stop()
    assert gc.get_threshold() == before


def test_however_much_is_made_nothing_old_is_looked_through_unasked(collector: Collector):
    never = gc.get_threshold()[ALL]
    gc.set_threshold(100, 1, never)  # as if a hundred times as much were made
    sweeps = gc.get_stats()[ALL]["collections"]

    kept = [[number] for number in range(300_000)]

    assert len(kept) > 0
    assert gc.get_stats()[ALL]["collections"] == sweeps
    assert f"samovar_collector_longest {collector.longest}" in collector.metrics.text().decode()
    assert 0 < collector.longest <= collector.seconds


async def test_old_rings_go_at_the_next_full_sweep(collector: Collector):
    ring = Ring()
    gone = weakref.ref(ring)
    gc.collect()
    del ring

    sweeping = asyncio.create_task(collector.sweep_on())
    while gone() is not None:  # noqa: ASYNC110 nobody tells when the collector has been there
        await asyncio.sleep(0.01)
    sweeping.cancel()

    assert gone() is None
