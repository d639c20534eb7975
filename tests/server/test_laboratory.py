"""The lab in a browser: for those whom the operator lets in, in a process that can be ended, and that goes on later."""

import io
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.kernel.errors import Unreadable
from samovar.lab.job import checked
from samovar.lab.plan import read_plan
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import LabDoor, Settings
from tests.server.conftest import HERE
from tests.server.guests import PATIENCE, Guest

Server = TestClient[Litestar]
PLAN = """
name = "small"
games = {games}
[keep]
decisions = true
[[series]]
game = "steamwatchers"
bots = ["random"]
settings = {{ players = 2 }}
"""


def laboratory(folder: Path, built: Path, door: LabDoor | None) -> Server:
    app = create_app(Settings(folder, bots="thread", slack=1000, lab=door), Client(built))
    return TestClient(app, base_url=HERE)


def until(guest: Guest, job: str, *states: str, least: int = 0) -> dict[str, Any]:
    """The job, as soon as it stands so and has played so much."""
    end = time.monotonic() + 3 * PATIENCE  # it stands behind everybody else on this machine
    while time.monotonic() < end:
        told = next(each for each in guest.get("/api/lab").json()["jobs"] if each["id"] == job)
        if told["state"] in states and told["done"] >= least:
            return dict(told)
        assert told["state"] != "failed" or "failed" in states, told["reason"]
        time.sleep(0.1)  # asked more often, the server would take from the job what it computes with
    raise TimeoutError(str(told))


@pytest.fixture
def lab(tmp_path: Path, built: Path):
    """Open to whoever sits at this machine, as the test's client seems to."""
    with laboratory(tmp_path / "files", built, LabDoor(frozenset({"anna"}))) as client:
        yield client


@pytest.fixture(autouse=True)
def at_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("samovar.server.routes.asking.OWN_MACHINE", frozenset({"testclient"}))


def test_there_is_no_lab_unless_the_operator_opens_it(tmp_path: Path, built: Path):
    with laboratory(tmp_path / "files", built, None) as closed:
        guest = Guest(closed)

        assert guest.get("/api/lab").status_code == 404
        assert guest.post("/api/lab", {"plan": PLAN.format(games=2)}).status_code == 404
        assert guest.get("/api/me").json()["lab"] is False
        assert not (tmp_path / "files" / "lab").exists()


def test_from_elsewhere_only_accounts_that_were_named_come_in(lab: Server):
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    anna, boris = Guest(lab), Guest(lab)
    for guest, name in ((anna, "Anna"), (boris, "Boris")):
        kept = guest.post("/api/me/account", {"name": name, "password": "a long way to go"})
        guest.cookie = f"samovar={kept.cookies['samovar']}"

    def status(guest: Guest) -> int:
        return lab.get("/api/lab", headers={**elsewhere, **guest.headers()}).status_code

    assert status(anna) == 200
    assert status(boris) == 403
    assert boris.get("/api/lab").status_code == 200  # no proxy passed him on: he sits here


def test_a_plan_is_played_watched_and_its_charts_and_data_are_there(lab: Server):
    guest = Guest(lab)

    begun = guest.post("/api/lab", {"plan": PLAN.format(games=4)}).json()
    done = until(guest, begun["id"], "done")
    report = guest.get(f"/api/lab/{begun['id']}/report.en.html")
    french = guest.get(f"/api/lab/{begun['id']}/report.fr.html")
    chart = guest.get(f"/api/lab/{begun['id']}/{done['charts'][0]['file']}")
    games = guest.get(f"/api/lab/{begun['id']}/games.parquet")

    assert begun["state"] in ("waiting", "running")
    assert (done["name"], done["done"], done["games"]) == ("small", 4, 4)
    assert {(chart["shows"], chart["language"]) for chart in done["charts"]} >= {("who-wins", "en"), ("who-wins", "fr")}
    assert "Who wins" in report.text
    assert "Qui gagne" in french.text
    assert "sandbox" in report.headers["content-security-policy"]
    assert "script-src" not in report.headers["content-security-policy"]
    assert "<script" not in report.text
    assert chart.headers["content-type"] == "image/svg+xml"
    assert "default-src 'none'" in chart.headers["content-security-policy"]
    assert games.headers["content-disposition"].startswith("attachment")
    assert pl.read_parquet(io.BytesIO(games.content)).height == 4
    for name in ("about.json", "plan.toml", "..%2f..%2fsamovar.sqlite3"):
        assert guest.get(f"/api/lab/{begun['id']}/{name}").status_code == 404


def test_a_job_is_stopped_goes_on_and_is_thrown_away(lab: Server, tmp_path: Path):
    guest = Guest(lab)

    job = guest.post("/api/lab", {"plan": PLAN.format(games=150_000)}).json()["id"]
    other = guest.post("/api/lab", {"plan": PLAN.format(games=2)}).json()
    running = until(guest, job, "running", least=1)
    process = lab.app.state.service.laboratory.process
    guest.post(f"/api/lab/{job}/stop")
    stopped = until(guest, job, "stopped")
    until(guest, other["id"], "done")
    again = guest.post(f"/api/lab/{job}/resume").json()
    further = until(guest, job, "running", least=stopped["done"] + 1)
    gone = guest.delete(f"/api/lab/{job}")

    assert other["state"] == "waiting"  # one at a time
    assert running["rate"] is None or running["rate"] > 0
    assert process.returncode is not None
    assert 0 < stopped["done"] < 150_000
    assert "games.parquet" in stopped["files"]  # what was played is there to be read
    assert again["state"] in ("waiting", "running")
    assert further["done"] > stopped["done"]
    assert gone.status_code == 204
    assert not (tmp_path / "files" / "lab" / job).exists()


def test_a_job_outlives_its_server_as_one_that_can_go_on(tmp_path: Path, built: Path):
    with laboratory(tmp_path / "files", built, LabDoor()) as first:
        guest = Guest(first)
        job = guest.post("/api/lab", {"plan": PLAN.format(games=100)}).json()["id"]
        until(guest, job, "running", least=1)
        process = first.app.state.service.laboratory.process

    with laboratory(tmp_path / "files", built, LabDoor()) as second:
        back = Guest(second)
        found = until(back, job, "stopped", "running", "done")
        back.post(f"/api/lab/{job}/resume")
        done = until(back, job, "done")
        data = back.get(f"/api/lab/{job}/games.parquet").content

    assert process.returncode is not None
    assert found["state"] == "stopped"
    assert done["done"] == 100
    frame = pl.read_parquet(io.BytesIO(data))
    assert frame["round"].to_list() == list(range(100))  # none lost, none twice


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ('[[series]]\ngame = "chess"', "no game called 'chess'"),
        ('[[series]]\ngame = "steamwatchers"\nbots = ["/tmp/mine.py:Bot"]', "no bot of the house"),
        ('[[series]]\ngame = "steamwatchers"\npack = "../../elsewhere"', "no pack's name"),
        ('games = 900000\n[[series]]\ngame = "steamwatchers"', "at most 200000 games"),
    ],
)
def test_a_plan_that_a_guest_may_not_play_is_refused(tmp_path: Path, said: str, why: str):
    (tmp_path / "plan.toml").write_text(said)

    with pytest.raises(Unreadable, match=why):
        checked(tmp_path / "plan.toml", tmp_path / "packs")


def test_a_job_that_fails_says_why(lab: Server):
    guest = Guest(lab)

    job = guest.post("/api/lab", {"plan": '[[series]]\ngame = "chess"'}).json()["id"]

    assert "no game called 'chess'" in until(guest, job, "failed")["reason"]


def test_what_is_no_plan_is_refused_and_only_so_many_are_kept(lab: Server, monkeypatch: pytest.MonkeyPatch):
    guest = Guest(lab)
    monkeypatch.setattr("samovar.server.laboratory.MOST_JOBS", 1)

    unread = guest.post("/api/lab", {"plan": "games = = 3"})
    first = guest.post("/api/lab", {"plan": PLAN.format(games=2)})
    full = guest.post("/api/lab", {"plan": PLAN.format(games=2)})

    assert (unread.status_code, unread.json()["key"]) == (400, "why-unreadable")
    assert first.status_code == 201
    assert full.json()["key"] == "why-lab-full"
    assert guest.get("/api/lab/000000000000/games.parquet").json()["key"] == "why-no-such-job"


def test_every_game_brings_a_plan_to_begin_with_that_can_be_played(lab: Server, tmp_path: Path):
    plans = Guest(lab).get("/api/lab").json()["plans"]

    assert {each["game"] for each in plans} == {"steamwatchers", "steamfront", "reckoners"}
    for each in plans:
        file = tmp_path / f"{each['game']}.toml"
        file.write_text(each["plan"])
        assert read_plan(file).games > 1000
