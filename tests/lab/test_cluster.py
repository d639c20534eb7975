"""The same plan on a real cluster: a scheduler and two workers in processes of their own, of which one is killed."""

import json
import subprocess
import sys
import time
from typing import Any

import pytest

from samovar.lab.cluster import Cluster
from samovar.lab.engines import Here
from samovar.lab.plan import plan_of
from samovar.lab.running import run
from samovar.lab.seating import Hosts
from tests.lab.test_plans import contents

PLAN = {"games": 20, "series": [{"game": "steamwatchers", "vary": {"players": [2, 3]}}]}
SHORT_TASK = 0.1  # seconds, so that the killed worker surely has some
WAIT = 60.0


@pytest.fixture
def cluster(tmp_path):
    """The address of a scheduler, and its two workers."""
    address_file = tmp_path / "scheduler.json"
    begin = [sys.executable, "-m"]
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    place = ["--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(address_file)]
    programs = [subprocess.Popen([*begin, "distributed.cli.dask_scheduler", "--port", "0", *place], **quiet)]
    try:
        until = time.monotonic() + WAIT
        while not address_file.exists() and time.monotonic() < until:
            time.sleep(0.05)
        worker = ["distributed.cli.dask_worker", "--nthreads", "1", "--no-nanny", "--memory-limit", "0"]
        where = ["--scheduler-file", str(address_file), "--host", "127.0.0.1", "--no-dashboard"]
        home = ["--local-directory", str(tmp_path / "dask")]
        programs += [subprocess.Popen([*begin, *worker, *where, *home], **quiet) for _ in range(2)]
        yield json.loads(address_file.read_text())["address"], programs[1:]
    finally:
        for program in reversed(programs):
            program.kill()
            program.wait()


@pytest.mark.filterwarnings("ignore")  # Dask's own, when a connection is cut
def test_a_killed_worker_costs_no_game_and_the_bytes_are_those_of_one_process(cluster, tmp_path):
    address, workers = cluster
    plan = plan_of(PLAN, tmp_path, "small")
    engine = Cluster(address, 10.0, True)
    engine.client.wait_for_workers(2, timeout=WAIT)
    killed_after = []

    def progress(games):
        killed_after.append(games)
        if sum(killed_after) >= 5 and workers[0].poll() is None:
            workers[0].kill()
            workers[0].wait()

    far = run(plan, tmp_path / "far", engine, Hosts(trusted=True), progress=progress, task_seconds=SHORT_TASK)
    near = run(plan, tmp_path / "near", Here(10.0, True), Hosts(trusted=True))

    assert workers[0].poll() is not None
    assert workers[1].poll() is None
    assert sum(killed_after) == far.played == near.played == plan.games
    assert contents(tmp_path / "far") == contents(tmp_path / "near")
