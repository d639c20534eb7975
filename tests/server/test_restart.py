"""The server dies and comes back: every choice that was acknowledged is there, and nothing else."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.machine import Line, Machine, Visitor


@pytest.fixture
def machine(tmp_path):
    with Machine(tmp_path) as machine:
        yield machine
    assert machine.complaints() == ""


def lay(visitor: Visitor, *seats: str) -> str:
    wishes = [{"kind": seat, "level": "random" if seat == "bot" else ""} for seat in seats]
    body = {"game": "kettle", "config": {"players": len(seats)}, "seats": wishes}
    return str(visitor.request("POST", "/api/tables", body)["id"])


def test_a_bid_survives_a_power_cut_and_stays_sealed(machine: Machine):
    anna, boris = Visitor(machine), Visitor(machine)
    table = lay(anna, "me", "open")
    boris.request("POST", f"/api/tables/{table}/join", {})
    boris.request("POST", f"/api/tables/{table}/ready", {"ready": True})
    hers = anna.connect(table)
    his = boris.connect(table)
    assert hers.choose("burn 3", "bid")["type"] == "accepted"
    hers.until_state(lambda state: state["answers"][0] == "burn 3")
    his.until_state(lambda state: state["answers"][0] == "sealed")
    before = [state_of(hers), state_of(his)]

    machine.kill()
    machine.start()

    hers, his = anna.connect(table), boris.connect(table)
    assert [state_of(hers), state_of(his)] == before
    assert hers.state["answers"] == ["burn 3", None]
    assert his.state["answers"] == ["sealed", None]
    assert his.choose("burn 1", "b1")["type"] == "accepted"
    his.until_state(lambda state: state["answers"] == [None, None])
    assert [line["args"]["pieces"] for line in his.state["lines"] if line["key"] == "event-burnt"] == [3, 1]


def state_of(line: Line) -> dict[str, Any]:
    """Without the lines, which a reader who comes back has already or gets at once."""
    return {key: value for key, value in line.state.items() if key not in ("since", "lines")}


def test_a_choice_sent_again_after_a_power_cut_is_taken_once(machine: Machine):
    anna = Visitor(machine)
    table = lay(anna, "me", "same-screen")
    line = anna.connect(table, seat=1)
    line.choose("burn 2", "first")
    message = {"seat": 1, "decision": line.state["decision"]}

    machine.kill()
    machine.start()

    again = anna.connect(table, seat=1)
    again.say({"type": "choose", "id": "first", "line": "burn 2", **message})
    answer = again.until("accepted")
    assert answer["id"] == "first"
    assert again.state["answers"] == [None, "burn 2"]
    assert again.choose("burn 1", "second")["type"] == "accepted"


def test_a_reader_who_was_away_hears_exactly_what_he_missed(machine: Machine):
    anna = Visitor(machine)
    table = lay(anna, "me", "same-screen")
    line = anna.connect(table, seat=0)
    line.choose("burn 2", "a")
    seen = line.state["seq"]
    lines = len(line.state["lines"])
    line.close()
    other = anna.connect(table, seat=1)
    other.choose("burn 1", "b")

    machine.kill()
    machine.start()

    back = anna.connect(table, seat=0, since=seen)
    assert back.state["since"] == seen
    assert lines == 0 or back.state["lines"][0]["n"] > 0
    assert [each["key"] for each in back.state["lines"]].count("event-burnt") == 2
    assert all(each["seq"] > seen for each in back.state["lines"])


def test_whole_games_survive_a_power_cut_at_any_moment(machine: Machine):
    dice = random.Random(7)
    anna = Visitor(machine)
    table = lay(anna, "me", "bot", "bot")
    line = anna.connect(table)
    chosen = 0

    while line.state["outcome"] is None:
        question = line.state["question"]
        if question is None or question["answered"] is not None:
            line.until("state")
            continue
        option = dice.choice(question["options"])["say"]
        assert line.choose(option, f"turn{chosen}")["type"] == "accepted"
        chosen += 1
        if chosen % 4 == 1:
            machine.kill()
            machine.start()
            line = anna.connect(table)

    assert chosen >= 6
    verdict = anna.request("GET", f"/api/tables/{table}/dice")
    assert verdict["faults"] == []
    assert verdict["over"] is True


def test_bots_go_on_after_a_start_without_anybody_looking(tmp_path):
    with Machine(tmp_path) as machine:
        anna = Visitor(machine)
        table = lay(anna, "me", "bot")
        line = anna.connect(table)
        line.choose("burn 1", "x")

        machine.kill()
        machine.start()
        for _ in range(200):
            if 1 not in anna.request("GET", f"/api/tables/{table}/state")["ask"]["asked"]:
                break

        assert 1 not in anna.request("GET", f"/api/tables/{table}/state")["ask"]["asked"]


def test_the_bots_workers_end_with_a_server_that_is_killed(tmp_path):
    with Machine(tmp_path, "process") as machine:
        anna = Visitor(machine)
        line = anna.connect(lay(anna, "me", "bot"))
        line.until_state(lambda state: state["answers"][1] is not None)
        assert machine.process is not None
        workers = children_of(machine.process.pid)

        machine.kill()
        until = time.monotonic() + 20
        while any(map(alive, workers)) and time.monotonic() < until:
            time.sleep(0.05)

    assert len(workers) == 1
    assert not any(map(alive, workers))


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_people_who_hang_up_in_the_middle_disturb_nobody(machine: Machine):
    anna, boris = Visitor(machine), Visitor(machine)
    table = lay(anna, "me", "open")
    boris.request("POST", f"/api/tables/{table}/join", {})
    boris.request("POST", f"/api/tables/{table}/ready", {"ready": True})
    hers = anna.connect(table)

    for number in range(20):
        his = boris.connect(table)
        his.say({"type": "choose", "id": f"h{number}", "seat": 1, "decision": "d1", "line": f"burn {number % 4}"})
        his.socket.socket.close()  # the cable, not a farewell
    hers.say({"type": "ping", "id": "still here"})

    assert hers.until("pong")["id"] == "still here"
