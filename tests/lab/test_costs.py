"""What the lab costs beside the games themselves: processor time, which a busy machine hardly changes."""

import pytest

from benchmarks import lab

MOST = 0.02  # of a game of ten milliseconds


def test_a_game_of_ten_milliseconds_costs_the_lab_less_than_two_percent(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lab, "STUBS", 4_000)

    worker, sent, played = lab.worker_cost()
    cost = worker + lab.counting_cost(played) + lab.sending_cost(played[0], 1, tasks=40)

    assert cost < MOST * lab.A_GAME
    assert sent < 200  # bytes
