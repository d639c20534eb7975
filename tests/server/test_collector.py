"""How long the collector held choices up is told to the operator."""

import gc

from samovar.server.collector import Collector
from samovar.server.metrics import Metrics


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
