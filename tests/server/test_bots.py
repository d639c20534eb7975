"""Bots at the table: they fill seats, take over for the absent, hand back, and never hold up a game."""

import logging
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.bots.bot import Bot, RandomBot
from samovar.bots.plugins import installed
from samovar.kernel.steps import act, settle
from samovar.kernel.table import UNKNOWN, Table, plain_table
from samovar.kernel.view import view
from samovar.server import bot_workers, presence
from samovar.server.bot_workers import BotTask, BotWorkers, reflect, seen_from
from samovar.server.refusals import Refused
from tests.server.guests import PATIENCE, Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.tiny.game import Kettle
from tests.tiny.rules import Burn

Server = TestClient[Litestar]


def over(guest: Guest, table: str) -> bool:
    until = time.monotonic() + PATIENCE
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


def test_a_bot_whose_thought_ends_after_the_server_is_no_fault(
    kettle: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def choose(_: BotWorkers, __: BotTask) -> str:
        for opened in kettle.app.state.service.rooms.opened:
            await presence.close(opened.room)  # as the server does when it ends
        return "burn 1"

    monkeypatch.setattr(BotWorkers, "choose", choose)
    caplog.set_level(logging.INFO, "samovar.server")
    until = time.monotonic() + PATIENCE

    Guest(kettle).lay("me", "bot")
    while "a bot runner's choice came late" not in caplog.messages and time.monotonic() < until:
        time.sleep(0.02)

    assert "a bot runner's choice came late" in caplog.messages
    assert [each.message for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_in_a_team_bots_wait_until_the_people_are_ready_or_let_them_play(kettle: Server, monkeypatch):
    monkeypatch.setattr(Kettle, "cooperative", True)
    anna = Guest(kettle)
    table = anna.lay("me", "bot")["id"]

    with anna.live(table, seat=0) as live:
        while live.state["ask"]["title"]["key"] != "ask-talk":
            if live.state["question"] and live.state["question"]["answered"] is None:
                live.choose(live.first_line())
            else:
                live.until("state")
        for _ in range(20):
            live.ask("ping")
        waiting = live.state["answers"][1], live.state["ask"]["asked"]
        live.ask("bots-play", seat=0)
        while live.state["answers"][1] is None:
            live.until("state")

    assert waiting == (None, [0, 1])


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
    (chip,) = chips
    assert (chip["seat"], chip["key"], chip["choice"]["line"], chip["unless"]) == (0, "ask-bid", "burn 1", None)
    assert gone == []


def standing(live) -> list[dict[str, Any]]:
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
    monkeypatch.setattr(bot_workers, "bot", lambda level, game, seed, hurry: Cheat(seed))
    anna = Guest(kettle)

    table = anna.lay("bot", "bot")["id"]

    assert over(anna, table)


def task(level: str = "random") -> BotTask:
    seen = view(bidding(), 0)
    return BotTask.of("kettle", "house", {"players": 2}, seen, 0, level, 7)


async def test_a_bot_that_thinks_too_long_in_a_thread_is_answered_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_workers, "bot", lambda level, game, seed, hurry: Sleepy(seed))
    workers = BotWorkers(kettle_catalogue(), "thread", 0.2)

    line = await workers.choose(task())

    assert line == "burn 0"


async def test_a_bot_that_thinks_too_long_in_a_worker_is_stopped_and_the_next_starts_afresh(
    monkeypatch: pytest.MonkeyPatch,
):
    workers = BotWorkers(kettle_catalogue(), "process", 30.0)
    await workers.choose(task())
    first = workers.pool.workers[0].process
    assert first is not None

    workers.limit = 0.0
    late = await workers.choose(task())
    workers.limit = 30.0
    again = await workers.choose(task())
    await workers.close()

    assert late == "burn 0"
    assert first.returncode is not None, "the slow worker has ended"
    assert again.startswith("burn ")


async def test_bots_hurry_when_many_wait_in_line(monkeypatch: pytest.MonkeyPatch):
    hurries: list[float] = []

    def hurried(level: str, game: str, seed: int, hurry: float) -> RandomBot:
        hurries.append(hurry)
        return RandomBot(seed)

    monkeypatch.setattr(bot_workers, "bot", hurried)
    workers = BotWorkers(kettle_catalogue(), "thread", 30.0)

    await workers.choose(task())
    workers.pool.waiting = 3 * len(workers.pool.workers)
    await workers.choose(task())

    assert hurries == [1.0, 4.0]


async def test_bots_think_in_a_process_of_their_own():
    workers = BotWorkers(kettle_catalogue(), "process", 30.0)

    lines = {await workers.choose(task()) for _ in range(3)}
    processes = [worker.process for worker in workers.pool.workers if worker.process is not None]
    await workers.close()

    assert len(lines) == 1, "the same dice, the same view: the same choice"
    assert lines.pop().startswith("burn ")
    assert all(process.returncode is not None for process in processes)


@pytest.fixture
def rogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with bots of all manners."""
    package = tmp_path / "rogues-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: rogues\nVersion: 1.0\n")
    named = "\n".join(f"{rogue.lower()} = tests.bots.rogues:{rogue}" for rogue in ROGUES)
    (package / "entry_points.txt").write_text(f"[samovar.bots]\n{named}\n")
    monkeypatch.syspath_prepend(tmp_path)
    installed.cache_clear()
    kettle_catalogue().opened.cache_clear()
    yield
    installed.cache_clear()
    kettle_catalogue().opened.cache_clear()


ROGUES = (
    "Last",
    "Diary",
    "Crash",
    "CrashAtStart",
    "Exit",
    "Die",
    "Illegal",
    "Nonsense",
    "Broken",
    "Garbage",
    "Loud",
    "Hang",
)


def test_installed_bots_are_levels(rogues: None, kettle: Server):
    levels = Guest(kettle).get("/api/games/kettle").json()["levels"]

    assert {"random", "last", "crash"} <= set(levels)
    assert levels[-1] == "random", "what is usually taken is ours"


@pytest.mark.parametrize(
    "rogue", [name.lower() for name in ROGUES if name not in ("Diary", "Exit", "Die", "Hang", "Garbage")]
)
def test_a_bot_of_an_installed_package_plays_to_the_end_whatever_it_does(rogue: str, rogues: None, kettle: Server):
    anna = Guest(kettle)

    seats = [{"kind": "bot", "level": level} for level in ("random", rogue)]
    table = anna.post("/api/tables", {"game": "kettle", "seats": seats, "config": {"players": 2}}).json()["id"]

    assert over(anna, table)


def test_a_bot_of_an_installed_package_hears_what_its_seat_is_told_and_how_it_ends(
    rogues: None, kettle: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    diary = tmp_path / "diary"
    monkeypatch.setenv("DIARY", str(diary))
    anna = Guest(kettle)

    seats = [{"kind": "bot", "level": level} for level in ("random", "diary")]
    table = anna.post("/api/tables", {"game": "kettle", "seats": seats, "config": {"players": 2}}).json()["id"]
    assert over(anna, table)
    until = time.monotonic() + PATIENCE
    while "\nend 1" not in diary.read_text() and time.monotonic() < until:
        time.sleep(0.02)

    lines = [line.split() for line in diary.read_text().splitlines()]
    begun = [place for place, line in enumerate(lines) if line[0] == "begin"]
    heard = [
        len([line for line in lines[one:two] if line[0] == "heard"]) for one, two in pairwise([*begun, len(lines)])
    ]
    assert {line[1] for line in lines} == {"1"}
    assert heard == sorted(heard)
    assert heard[-1] > heard[0]
    assert len([line for line in lines if line[0] == "end"]) == 1


async def test_a_bot_that_dies_or_hangs_in_its_worker_is_answered_for(rogues: None):
    workers = BotWorkers(kettle_catalogue(), "process", 30.0)
    lines = {}
    for level in ("last", "exit", "die", "garbage", "random"):
        lines[level] = await workers.choose(task(level))

    workers.limit = 0.3
    lines["hang"] = await workers.choose(task("hang"))
    await workers.close()

    assert lines["last"].startswith("burn ")
    assert [lines[level] for level in ("exit", "die", "hang")] == ["burn 0"] * 3
    assert lines["garbage"].startswith("burn ")


async def test_a_level_never_names_code_to_be_run(rogues: None):
    with pytest.raises(Refused):
        reflect(kettle_catalogue().reference, task("tests.bots.rogues:Last"))


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
