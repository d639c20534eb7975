"""How a game came to its end, told by the server from what it has stored."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.chronicles import lasting
from samovar.server.client import Client
from samovar.server.moments import BACK, CHOICE, REMARK, SETUP, Moment
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest

GOLDEN = Path(__file__).parents[1] / "golden"

Server = TestClient[Litestar]


@pytest.fixture
def patient(tmp_path: Path, built: Path) -> Iterator[Server]:
    """A server that lets a worker take its time, on however busy a machine."""
    app = create_app(Settings(tmp_path / "files", bots="thread", bot_pause=0, slack=1000), Client(built))
    with TestClient(app, base_url=HERE) as server:
        yield server


@pytest.mark.parametrize("name", ["alga-4", "havens-2"])
def test_a_game_that_is_over_says_how_it_came_to_this(patient: Server, name: str):
    anna, clara = Guest(patient), Guest(patient)
    record = (GOLDEN / "steamwatchers" / f"{name}.record").read_bytes()
    table = patient.post("/api/records", content=record, headers=anna.headers()).json()["id"]
    path = f"/api/tables/{table}"
    outcome = anna.get(path).json()["outcome"]

    told: dict[str, Any] = clara.get(f"{path}/chronicle").json()

    assert [sum(share["amount"] for share in each) for each in told["shares"]] == outcome["scores"]
    turns = [stage["turn"] for stage in told["course"]]
    assert turns == list(range(turns[-1] + 1))
    assert turns[-1] >= 3
    assert told["course"][-1]["scores"] == outcome["scores"]
    moments = [stage["moment"] for stage in told["course"]]
    assert moments == sorted(set(moments))
    replay = anna.get(f"{path}/replay").json()
    lines = {(line["seq"], line["key"]) for line in replay["lines"]}
    points = told["turningPoints"]
    assert len(points) == 4
    assert all((point["moment"], point["text"]["key"]) in lines for point in points)
    assert all(point["moment"] > moments[0] for point in points)  # none of them in the set-up
    assert max(max(point["gains"]) - min(point["gains"]) for point in points) >= 2


def test_it_is_told_after_the_end_only(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    assert anna.get(f"/api/tables/{table}/chronicle").status_code == 409


def test_what_was_taken_back_is_not_in_it():
    def moment(kind: str, place: int) -> Moment:
        return Moment(kind, 0, place, 0, 0, [], [], [])

    happened = [moment(SETUP, -1), moment(CHOICE, 0), moment(CHOICE, 1), moment(CHOICE, 2), moment(BACK, 1)]
    happened += [moment(REMARK, -1), moment(CHOICE, 1)]

    assert lasting(happened) == [0, 1, 6]
