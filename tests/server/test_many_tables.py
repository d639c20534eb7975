"""More tables than rooms that may stay open idle, and everybody back at once: no table is ever open twice."""

import asyncio

from benchmarks.restarts import Trial
from tests.server.machine import Machine

TABLES = 300


def test_every_accepted_choice_is_heard_by_the_other_after_everybody_came_back_at_once(tmp_path):
    with Machine(tmp_path) as machine:
        trial = Trial(machine, TABLES, back=3.0, play=2.0, patience=90.0)
        asyncio.run(trial.run(restarts=1))

    assert trial.faults == []
    assert machine.complaints() == ""
