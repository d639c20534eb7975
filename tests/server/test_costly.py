"""Guests who ask for too much get a refusal; whoever plays meanwhile notices nothing, and the server still ends."""

import threading
import time

import httpx

from samovar.kernel.chance import FairDice
from samovar.kernel.match import KEPT, Match
from samovar.kernel.record import TAKEN_BACK, Entry
from samovar.server.records import LARGEST, MOST_ENTRIES
from tests.server.machine import Machine, Visitor
from tests.tiny.game import Kettle

UPLOADS = 6
CHOICES = 12
LEAST = 3  # choices while records are read
PATIENCE = 60.0  # seconds: six records took minutes, and so did a choice and the end


def hostile(bytes_wanted: int) -> str:
    """A record that changes one sealed choice again and again."""
    record = Match(Kettle(), {"players": 2}, FairDice(bytes(32)).seed).record
    record.seed, record.end = "", None
    lines = ["0 burn 1", "0 burn 2"]
    count = bytes_wanted // (len(lines[0]) + 1)
    record.entries += [Entry("", seat=0, said=lines[number % 2].partition(" ")[2]) for number in range(count)]
    return record.text()


def endless() -> str:
    """A record in which far more is taken back, again and again, than anybody remembers."""
    record = Match(Kettle(), {"players": 2}, FairDice(bytes(32)).seed).record
    record.seed, record.end = "", None
    choices = [Entry("", seat=0, said=f"burn {number % 2}") for number in range(KEPT + 10)]
    record.entries += choices * 100
    for _ in range(200):
        record.entries += [*choices, Entry(TAKEN_BACK, number=len(choices))]
    return record.text()


def bring(visitor: Visitor, text: str, answers: list[int]) -> None:
    try:
        answer = httpx.post(
            f"http://{visitor.machine.address}/api/records",
            content=text,
            headers={"cookie": visitor.cookie, "x-samovar": "1"},
            timeout=100,
        )
        answers.append(answer.status_code)
    except httpx.HTTPError:
        answers.append(0)


def test_six_records_that_repeat_one_choice_do_not_hold_up_anybody_who_plays_nor_the_end(tmp_path):
    with Machine(tmp_path, "process") as machine:
        anna = Visitor(machine)
        table = anna.request("POST", "/api/tables", {"game": "kettle", "config": {"players": 2}, "seats": TWO})["id"]
        line = anna.connect(table, seat=0)
        text = hostile(MOST_ENTRIES * len("0 burn 1"))
        answers: list[int] = []
        guests = [Visitor(machine) for _ in range(UPLOADS)]
        uploads = [threading.Thread(target=bring, args=(guest, text, answers)) for guest in guests]
        for upload in uploads:
            upload.start()

        taken: list[float] = []
        while len(taken) < CHOICES and len(answers) < UPLOADS - 1:
            began = time.monotonic()
            assert line.choose(f"burn {len(taken) % 3}", f"c{len(taken)}")["type"] == "accepted"
            taken.append(time.monotonic() - began)
            time.sleep(0.2)  # a person thinks, too
        assert machine.process is not None
        began = time.monotonic()
        machine.process.terminate()
        machine.process.wait(2 * PATIENCE)
        ended = time.monotonic() - began
        machine.process = None
        for upload in uploads:
            upload.join()

    assert len(taken) >= LEAST
    assert max(taken) < PATIENCE / 2
    assert ended < PATIENCE


def test_a_record_that_costs_too_much_is_refused_in_a_sentence_and_the_next_is_read(tmp_path):
    with Machine(tmp_path, "process") as machine:
        anna = Visitor(machine)
        headers = {"cookie": anna.cookie, "x-samovar": "1"}

        def brought(text: str) -> httpx.Response:
            address = f"http://{machine.address}/api/records"
            return httpx.post(address, content=text, headers=headers, timeout=100)

        costly = brought(endless())
        long = brought(hostile(LARGEST - 2000))
        short = brought(hostile(1000))

    assert costly.status_code == 409
    assert costly.json()["key"] == "why-too-costly"
    assert long.status_code == 409
    assert short.status_code == 201, short.text
    assert short.json()["status"] == "over"


TWO = [{"kind": "me"}, {"kind": "same-screen"}]
