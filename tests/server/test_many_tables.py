"""More tables than rooms that may stay open idle, and everybody back at once: no table is ever open twice."""

import asyncio

import pytest

from benchmarks.restarts import Trial
from tests.server.machine import Machine
from tests.server.serve_kettle import IDLE
from tests.thorough import usually

TABLES = usually(40, 300)
PAUSE = usually(0.5, 2.0)  # seconds that somebody thinks


@pytest.mark.long
def test_every_accepted_choice_is_heard_by_the_other_after_everybody_came_back_at_once(tmp_path, monkeypatch):
    monkeypatch.setenv(IDLE, str(TABLES * 2 // 3))
    with Machine(tmp_path) as machine:
        trial = Trial(machine, TABLES, back=1.5 * PAUSE, play=PAUSE, patience=90.0)
        trial.pause = PAUSE
        asyncio.run(trial.run(restarts=1))

    assert trial.faults == []
    assert machine.complaints() == ""
