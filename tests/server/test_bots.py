"""Bots at the table: they fill seats, take over for the absent, hand back, and never hold up a game."""

import time

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.bots.bot import Bot, RandomBot
from samovar.kernel.steps import act, settle
from samovar.kernel.table import UNKNOWN, Table, plain_table
from samovar.kernel.view import view
from samovar.server import thinkers
from samovar.server.thinkers import Thinkers, Thought, seen_from
from tests.server.guests import Guest
from tests.server.kettle_shelf import kettle_shelf
from tests.tiny.game import Kettle
from tests.tiny.rules import Burn

Server = TestClient[Litestar]


def over(guest: Guest, table: str) -> bool:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        if guest.get(f"/api/tables/{table}").json()["status"] == "over":
            return True
        time.sleep(0.02)
    return False


def test_bots_alone_play_to_the_end(kettle: Server):
    anna = Guest(kettle)

    table = anna.lay("bot", "bot", "bot")["id"]

    assert over(anna, table)
    assert anna.get(f"/api/tables/{table}/dice").json()["faults"] == []


def test_a_seat_is_lent_to_a_bot_and_taken_back(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    with anna.live(table, seat=0) as live:
        live.ask("lend", seat=0, level="random")
        while live.state["answers"][0] is None:
            live.until("state")
        lent = live.choose("burn 1")
        live.ask("reclaim", seat=0)
        back = live.choose("burn 1")
        card = anna.get(f"/api/tables/{table}").json()

    assert lent["why"]["key"] == "why-seat-lent"
    assert back["type"] == "accepted"
    assert card["seats"][0]["lent"] is None
    replayed = anna.get(f"/api/tables/{table}/replay").json()
    assert [line["key"] for line in replayed["lines"] if line["kind"] == "note"] == ["note-lent", "note-reclaimed"]


def test_a_bot_takes_over_for_the_absent_when_those_present_agree(kettle: Server):
    anna, boris, clara = Guest(kettle), Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open", "open")["id"]
    for guest in (boris, clara):
        guest.post(f"/api/tables/{table}/join")
        guest.post(f"/api/tables/{table}/ready", {"ready": True})

    with anna.live(table) as hers, boris.live(table) as his:
        present = hers.ask("take-over", seat=1, level="random")
        hers.ask("take-over", seat=2, level="random")
        proposal = his.until("proposals")["proposals"][0]
        his.ask("agree", proposal=proposal["id"], yes=True)
        while hers.state["answers"][2] is None:
            hers.until("state")
    with clara.live(table) as live:
        mine = live.ask("reclaim", seat=2)

    assert present["why"]["key"] == "why-not-away"
    assert proposal["kind"] == "take-over"
    assert proposal["waiting"] == [1]
    assert mine["type"] == "accepted"


def test_nobody_gets_a_bot_for_somebody_who_is_here_again(kettle: Server):
    anna, boris, clara = Guest(kettle), Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open", "open")["id"]
    for guest in (boris, clara):
        guest.post(f"/api/tables/{table}/join")
        guest.post(f"/api/tables/{table}/ready", {"ready": True})

    with anna.live(table) as hers, boris.live(table) as his:
        hers.ask("take-over", seat=2, level="random")
        proposal = his.until("proposals")["proposals"][0]
        with clara.live(table):
            gone = his.until("proposals")
            late = his.ask("agree", proposal=proposal["id"], yes=True)
            card = anna.get(f"/api/tables/{table}").json()

    assert gone["proposals"] == []
    assert late["why"]["key"] == "why-no-proposal"
    assert card["seats"][2]["lent"] is None


def test_strangers_take_over_nothing(kettle: Server):
    anna, clara = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "bot")["id"]

    with clara.live(table) as live:
        answer = live.ask("take-over", seat=0, level="random")

    assert answer["why"]["key"] == "why-not-your-seat"


def test_a_standing_answer_is_given_unasked_and_can_be_withdrawn(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    with anna.live(table, seat=0) as live:
        live.ask("stand", seat=0, key="ask-bid", line="burn 1")
        while live.state["answers"][0] is None:
            live.until("state")
        chips = live.until("standing")["standing"] if not standing(live) else standing(live)
        live.ask("stand", seat=0, key="ask-bid", line=None)
        gone = live.until("standing")["standing"] if standing(live) else []

    assert live.state["answers"][0] == "burn 1"
    assert chips == [{"seat": 0, "key": "ask-bid", "line": "burn 1"}]
    assert gone == []


def standing(live) -> list[object]:
    told = [message for message in live.heard if message["type"] == "standing"]
    return list(told[-1]["standing"]) if told else []


class Sleepy(RandomBot):
    """Thinks too long."""

    def choose(self, game, seen, seat):
        time.sleep(1)
        return super().choose(game, seen, seat)


class Cheat(Bot):
    """Wants what is not allowed."""

    def choose(self, game, seen, seat):
        return Burn(99)


def test_a_bot_that_wants_what_is_not_allowed_holds_up_nobody(kettle: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinkers, "bot", lambda level, game, seed: Cheat(seed))
    anna = Guest(kettle)

    table = anna.lay("bot", "bot")["id"]

    assert over(anna, table)


def thought() -> Thought:
    seen = view(bidding(), 0)
    return Thought.of("kettle", "house", {"players": 2}, seen, 0, "random", 7)


async def test_a_bot_that_thinks_too_long_in_a_thread_is_answered_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinkers, "bot", lambda level, game, seed: Sleepy(seed))
    workers = Thinkers(kettle_shelf(), "thread", 0.2)

    line = await workers.choose(thought())

    assert line == "burn 0"


async def test_a_bot_that_thinks_too_long_in_a_worker_is_stopped_and_the_next_starts_afresh(
    monkeypatch: pytest.MonkeyPatch,
):
    workers = Thinkers(kettle_shelf(), "process", 30.0)
    await workers.choose(thought())
    first = workers.workers[0].process
    assert first is not None

    workers.limit = 0.0
    late = await workers.choose(thought())
    workers.limit = 30.0
    again = await workers.choose(thought())
    await workers.close()

    assert late == "burn 0"
    assert first.returncode is not None, "the slow worker has ended"
    assert again.startswith("burn ")


async def test_bots_think_in_a_process_of_their_own():
    workers = Thinkers(kettle_shelf(), "process", 30.0)

    lines = {await workers.choose(thought()) for _ in range(3)}
    processes = [worker.process for worker in workers.workers if worker.process is not None]
    await workers.close()

    assert len(lines) == 1, "the same dice, the same view: the same choice"
    assert lines.pop().startswith("burn ")
    assert all(process.returncode is not None for process in processes)


def test_a_worker_is_given_the_view_and_nothing_more():
    seen = view(bidding(), 0)

    saved = plain_table(seen)
    again = seen_from(Kettle(), {"players": 2}, saved)

    assert plain_table(again) == saved
    assert [cell for cell in saved["cells"] if cell == UNKNOWN]
    assert saved["answers"][1] == {"is": "Hush", "say": "sealed"}


def bidding() -> Table:
    """Boris has sealed his bid, Anna is asked."""
    table = Kettle().setup({"players": 2, "yard": "open", "quick": False})
    table.chance = 1
    settle(table)
    act(table, 1, Burn(3))
    return table
