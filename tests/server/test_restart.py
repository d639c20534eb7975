"""The server dies and comes back: every choice that was acknowledged is there, and nothing else."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from samovar.server.schema import TABLES
from tests.server.machine import Line, Machine, Visitor
from tests.server.stores import inside

BLUR = 0.2  # seconds: clocks are told in tenths
STORED_BY = 60.0  # seconds; a beat comes every three


@pytest.fixture
def machine(tmp_path):
    with Machine(tmp_path) as machine:
        yield machine
    assert machine.complaints() == ""


def lay(visitor: Visitor, *seats: str, **more: Any) -> str:
    wishes = [{"kind": seat, "level": "random" if seat == "bot" else ""} for seat in seats]
    body = {"game": "kettle", "config": {"players": len(seats)}, "seats": wishes, **more}
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
    """Without the lines and deeds, which a reader who comes back has already or gets at once."""
    return {key: value for key, value in line.state.items() if key not in ("since", "lines", "deeds")}


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
        answer = line.choose(option, f"turn{chosen}")
        if answer["type"] == "refused":  # where all may act, a bot was quicker; nothing else can be in the way
            assert option not in offered(line), answer
            continue
        chosen += 1
        if chosen % 4 == 1:
            machine.kill()
            machine.start()
            line = anna.connect(table)

    assert chosen >= 6
    verdict = anna.request("GET", f"/api/tables/{table}/dice")
    assert verdict["faults"] == []
    assert verdict["over"] is True


def offered(line: Line) -> list[str]:
    question = line.state["question"]
    return [] if question is None else [option["say"] for option in question["options"]]


@pytest.mark.parametrize("kind", ["decision", "player"])
def test_time_that_was_thought_stays_spent_after_a_power_cut_and_the_outage_is_nobodys(machine: Machine, kind: str):
    anna = Visitor(machine)
    table = lay(anna, "me", "same-screen", clock={"kind": kind, "seconds": 300})
    anna.connect(table, seat=0).close()
    stored = until_stored(machine, table, lambda left: left[0] < 298)

    machine.kill()
    down = time.monotonic()
    while time.monotonic() < down + 1.5:  # the outage itself
        time.sleep(0.1)
    last = clocks_stored(machine, table)  # the beat may have come once more before the end
    begun = time.monotonic()
    machine.start()
    told = anna.connect(table, seat=0).clocks()
    ran = time.monotonic() - begun

    assert stored is not None
    assert last is not None
    for seat in (0, 1):
        assert told[seat] <= last[seat] + BLUR
        assert told[seat] >= last[seat] - ran - BLUR


def test_a_bonus_that_was_earned_survives_a_power_cut(machine: Machine):
    anna = Visitor(machine)
    table = lay(anna, "me", "same-screen", clock={"kind": "player", "seconds": 60, "bonus": 1000})
    line = anna.connect(table, seat=0)
    assert line.choose("burn 1", "a")["type"] == "accepted"

    machine.kill()
    machine.start()

    assert anna.connect(table, seat=0).clocks()[0] > 1000


def clocks_stored(machine: Machine, table: str) -> list[float] | None:
    with inside(machine.folder) as file:
        found: list[float] | None = file.execute(select(TABLES.c.left).where(TABLES.c.id == table)).scalar_one()
    return found


def until_stored(machine: Machine, table: str, wanted: Callable[[list[float]], bool]) -> list[float] | None:
    """What is stored of the clocks, when it is such or the patience is over."""
    until, left = time.monotonic() + STORED_BY, None
    while time.monotonic() < until:
        left = clocks_stored(machine, table)
        if left is not None and wanted(left):
            return left
        time.sleep(0.1)
    return None


def test_bots_go_on_after_a_start_without_anybody_looking(tmp_path):
    with Machine(tmp_path) as machine:
        anna = Visitor(machine)
        table = lay(anna, "me", "bot")
        line = anna.connect(table)
        line.choose("burn 1", "x")

        machine.kill()
        machine.start()
        until = time.monotonic() + 60
        while 1 in anna.request("GET", f"/api/tables/{table}/state")["ask"]["asked"] and time.monotonic() < until:
            time.sleep(0.05)

        assert 1 not in anna.request("GET", f"/api/tables/{table}/state")["ask"]["asked"]


def test_the_bots_workers_end_with_a_server_that_is_killed(tmp_path):
    with Machine(tmp_path, "process") as machine:
        anna = Visitor(machine)
        line = anna.connect(lay(anna, "me", "bot"))
        line.until_state(lambda state: state["answers"][1] is not None)
        assert machine.process is not None
        workers = children_of(machine.process.pid)

        machine.kill()
        until = time.monotonic() + 60
        while any(map(alive, workers)) and time.monotonic() < until:
            time.sleep(0.05)

    assert len(workers) == 1
    assert not any(map(alive, workers))


def test_a_worker_of_each_kind_is_ready_before_anybody_asks(tmp_path):
    with Machine(tmp_path, "process", prewarm=True) as machine:
        assert machine.process is not None
        until = time.monotonic() + 60
        while len(children_of(machine.process.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.05)
        workers = children_of(machine.process.pid)

    assert len(workers) == 2


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
