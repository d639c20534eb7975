"""How the tests are run everywhere."""

import os
from functools import cache
from itertools import islice

import httpx._transports.default as transports
import pytest
from httpx import create_ssl_context
from hypothesis import settings

# A slow moment of the machine is no fault of the code: speed is measured in benchmarks/, not by a deadline here.
settings.register_profile("house", deadline=None)
settings.load_profile("house")

# Every client reads in the certificates of the machine for 25 ms, though nearly all speak to this machine without TLS.
vars(transports)["create_ssl_context"] = cache(create_ssl_context)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of many seconds come first: begun last, or one after the other, they would keep a core waiting. Those of a
    browser are handed out file by file; of all others each process begins with an equal share."""
    by_files = all(item.get_closest_marker("e2e") for item in items)
    processes = 1 if by_files else int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.get_closest_marker("long")]
    short = iter([item for item in items if not item.get_closest_marker("long")])
    dealt: list[pytest.Item] = []
    for process in range(processes):
        dealt += long[process::processes]
        dealt += islice(short, max(0, len(items) * (process + 1) // processes - len(dealt)))
    items[:] = dealt
