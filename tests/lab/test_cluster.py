"""The same plan on a real cluster: a scheduler and two workers in processes of their own, of which one is killed."""

import pytest
from typer.testing import CliRunner

from samovar.cli import app
from samovar.kernel.errors import Impossible
from samovar.lab.engines import Here
from samovar.lab.plan import read_plan
from samovar.lab.running import run
from samovar.lab.seating import Hosts
from tests.lab.dask_processes import WAIT, DaskProcesses
from tests.lab.test_plans import contents

PLAN = """
games = 20

[[series]]
game = "steamwatchers"
vary = { players = [2, 3] }
"""
SHORT_TASK = 0.1  # seconds, so that the killed worker surely has some


@pytest.fixture
def cluster(tmp_path):
    """A scheduler and its two workers."""
    cluster = DaskProcesses(tmp_path)
    yield cluster
    cluster.close()


@pytest.mark.filterwarnings("ignore")  # Dask's own, when a connection is cut
def test_a_killed_worker_costs_no_game_and_the_bytes_are_those_of_one_process(cluster, tmp_path):
    from samovar.lab.cluster import Cluster  # here: Dask takes seconds to import, and every process reads this file

    workers = cluster.workers
    file = tmp_path / "small.toml"
    file.write_text(PLAN)
    plan = read_plan(file)
    engine = Cluster(cluster.address, 10.0, True)
    engine.client.wait_for_workers(2, timeout=WAIT)
    killed_after = []

    def progress(games):
        killed_after.append(games)
        if sum(killed_after) >= 5 and workers[0].poll() is None:
            cluster.kill(0)

    far = run(plan, tmp_path / "far", engine, Hosts(trusted=True), progress=progress, task_seconds=SHORT_TASK)
    near = run(plan, tmp_path / "near", Here(10.0, True), Hosts(trusted=True))
    words = ["lab", "run", str(file), "--scheduler", cluster.address, "--out", str(tmp_path / "said"), "--json"]
    said = CliRunner().invoke(app, words)  # by the worker that is left

    assert workers[0].poll() is not None
    assert workers[1].poll() is None
    assert sum(killed_after) == far.played == near.played == plan.games
    assert contents(tmp_path / "far") == contents(tmp_path / "near")
    assert said.exit_code == 0, said.output
    assert contents(tmp_path / "said") == contents(tmp_path / "near")


def test_a_worker_of_another_version_or_build_is_refused():
    from samovar.lab.cluster import Opening

    with pytest.raises(Impossible, match="this worker has samovar"):
        Opening("digest", b"", 1.0, True, ("0.0.0", "compiled")).setup(None)
