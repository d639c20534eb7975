"""The games of the house at the server: every letter fits the wire, and a table comes back as it was."""

import random
import time
from collections import Counter
from itertools import count
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from samovar.games import catalogue
from samovar.kernel.table import SPECTATOR
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.perspectives import state_message
from samovar.server.settings import Settings
from samovar.server.wire.live import Told
from tests.games.steamfront.skirmishes import SMALL
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.readers import sentence_of
from tests.thorough import usually

DECODER = msgspec.json.Decoder(Told)
CHOICES = 40
PREVIEWS = 20
MOMENTS = 50  # of a replay, at once
WHOLE_GAME = 60_000  # bytes of a record
POSITION = ("rows", "scene", "answers", "ask", "question")
PLAYABLE = [entry.id for entry in catalogue() if entry.status == "playable"]


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_of_the_house_is_played_stored_and_resumed(tmp_path, built, game: str):
    app = create_app(Settings(tmp_path / "files", bots="thread", bot_pause=0, slack=1000), Client(built))
    dice = random.Random(game)
    slowest = 0.0
    with TestClient(app, base_url=HERE) as server:
        anna = Guest(server)
        box = anna.get(f"/api/games/{game}").json()
        seats = [{"kind": "me"}] * len(box["seats"])
        table = anna.post("/api/tables", {"game": game, "seats": seats}).json()["id"]

        for number in range(CHOICES):
            public = anna.get(f"/api/tables/{table}/state").json()
            if public["outcome"] is not None:
                break
            seat = dice.choice(public["ask"]["asked"])
            told = anna.get(f"/api/tables/{table}/state", seat=seat)
            DECODER.decode(told.content)  # strict: the kernel's plain question is exactly what the protocol promises
            state = told.json()
            line = dice.choice(state["question"]["options"])["say"]
            began = time.perf_counter()
            answer = anna.post(
                f"/api/tables/{table}/messages",
                {"type": "choose", "id": f"c{number}", "seat": seat, "decision": state["decision"], "line": line},
            )
            slowest = max(slowest, time.perf_counter() - began)
            assert answer.status_code == 200, answer.text
        before = [anna.get(f"/api/tables/{table}/state", seat=seat).content for seat in range(len(seats))]
        room = app.state.service.rooms.find(table).room
        counted = public["rows"]["round" if game == "reckoners" else "turn"][0]
        assert anna.get(f"/api/tables/{table}").json()["turn"] in (counted, counted + 1)  # one more choice was made
        for seat in range(SPECTATOR, len(seats)):
            DECODER.decode(msgspec.json.encode(state_message(room.perspectives[seat])))

    again = create_app(Settings(tmp_path / "files", bots="thread", bot_pause=0, slack=1000), Client(built))
    with TestClient(again, base_url=HERE) as server:
        anna.client = server
        after = [anna.get(f"/api/tables/{table}/state", seat=seat).content for seat in range(len(seats))]

    assert after == before
    assert slowest < 20, "a choice must not hold up a table, even on a busy machine"


def with_changes(rows: dict[str, list[Any]], layout: dict[str, Any], changes: list[list[Any]]) -> dict[str, list[Any]]:
    """The rows of a state after what a preview tells: a row's cells lie in the order of its axes, the last fastest."""
    after = {name: list(row) for name, row in rows.items()}
    axes = {row["name"]: [layout["axes"][axis] for axis in row["axes"]] for row in layout["rows"]}
    for name, ids, old, new in changes:
        place = 0
        for axis, id in zip(axes[name], ids, strict=True):
            place = place * len(axis) + axis.index(id)
        assert after[name][place] == old
        after[name][place] = new
    return after


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_preview_without_chance_comes_true(tmp_path, built, game: str):
    app = create_app(Settings(tmp_path / "files", bots="thread", bot_pause=0, slack=1000), Client(built))
    dice = random.Random(game)
    compared = 0
    with TestClient(app, base_url=HERE) as server:
        anna = Guest(server)
        box = anna.get(f"/api/games/{game}").json()
        table = anna.post("/api/tables", {"game": game, "seats": [{"kind": "me"}] * len(box["seats"])}).json()["id"]

        for number in range(PREVIEWS):
            asked = anna.get(f"/api/tables/{table}/state").json()["ask"]["asked"]
            seat = dice.choice(asked)
            before = anna.get(f"/api/tables/{table}/state", seat=seat).json()
            said = {"seat": seat, "line": dice.choice(before["question"]["options"])["say"]}
            promised = anna.post(
                f"/api/tables/{table}/messages", {"type": "preview", "id": f"p{number}", **said}
            ).json()
            chosen = {"type": "choose", "id": f"c{number}", "decision": before["decision"], **said}
            anna.post(f"/api/tables/{table}/messages", chosen)
            after = anna.get(f"/api/tables/{table}/state", seat=seat).json()

            # What is sealed counts only when all have answered.
            if promised["undo"] == "free" and before["question"]["mode"] != "simultaneous":
                assert after["rows"] == with_changes(before["rows"], box["layout"], promised["changes"]), said["line"]
                compared += len(promised["changes"])

    assert compared > 0


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_choice_said_twice_is_taken_once_and_a_free_one_is_taken_back_to_the_very_state(tmp_path, built, game: str):
    app = create_app(Settings(tmp_path / "files", bots="thread", bot_pause=0, slack=1000), Client(built))
    dice = random.Random(game)
    undone = Counter[str]()
    with TestClient(app, base_url=HERE) as server:
        anna = Guest(server)
        box = anna.get(f"/api/games/{game}").json()
        table = anna.post("/api/tables", {"game": game, "seats": [{"kind": "me"}] * len(box["seats"])}).json()["id"]

        def seen(seat: int | None = None) -> dict[str, Any]:
            state: dict[str, Any] = anna.get(
                f"/api/tables/{table}/state", **({} if seat is None else {"seat": seat})
            ).json()
            return state

        def said(**message: Any) -> dict[str, Any]:
            answer: dict[str, Any] = anna.post(f"/api/tables/{table}/messages", message).json()
            return answer

        for number in range(CHOICES):
            public = seen()
            if public["outcome"] is not None:
                break
            seat = dice.choice(public["ask"]["asked"])
            before = seen(seat)
            line = dice.choice(before["question"]["options"])["say"]
            choice = {"type": "choose", "seat": seat, "decision": before["decision"], "line": line}

            first = said(**choice, id=f"c{number}")
            once = seen(seat)
            second = said(**choice, id=f"c{number}")

            assert first["type"] == second["type"] == "accepted"
            assert seen(seat) == once
            undone[once["undo"]["kind"]] += 1
            if once["undo"]["kind"] == "consent":
                continue
            answer = said(type="take-back", id=f"b{number}", seat=seat)
            if once["undo"]["kind"] == "never":
                assert answer["key"] == once["undo"]["why"]["key"]
                continue
            back = seen(seat)
            assert answer["type"] == "accepted"
            assert {key: back[key] for key in POSITION} == {key: before[key] for key in POSITION}
            said(**{**choice, "decision": back["decision"]}, id=f"a{number}")

    assert undone["free"] > 0
    assert undone["never"] > 0


def test_a_whole_game_of_steamfront_is_replayed_as_it_was_seen_and_its_dice_are_those_of_the_seed(tmp_path, built):
    app = create_app(Settings(tmp_path / "files", bots="thread", bot_pause=0, slack=1000), Client(built))
    dice = random.Random(11)
    seen: dict[int, dict[str, Any]] = {}
    with TestClient(app, base_url=HERE) as server:
        anna = Guest(server)
        wish = {"game": "steamfront", "seats": [{"kind": "me"}] * 2, "config": usually(SMALL, {})}
        laid = anna.post("/api/tables", wish).json()
        path = f"/api/tables/{laid['id']}"
        hidden = anna.get(f"{path}/dice").json()
        for number in count():
            public = anna.get(f"{path}/state").json()
            seen[public["seq"]] = public
            if public["outcome"] is not None:
                break
            seat = public["ask"]["asked"][0]
            state = anna.get(f"{path}/state", seat=seat).json()
            line = dice.choice(state["question"]["options"])["say"]
            choice = {"type": "choose", "id": f"c{number}", "seat": seat, "decision": state["decision"], "line": line}
            assert anna.post(f"{path}/messages", choice).status_code == 200

        frames = anna.get(f"{path}/replay", seen="public").json()["frames"]
        shown: dict[int, dict[str, Any]] = {}
        for first in range(1, len(frames) + 1, MOMENTS):
            told = anna.get(f"{path}/replay/states", seen="public", first=first, last=first + MOMENTS - 1).json()
            shown |= {state["seq"]: state for state in told}
        verdict = anna.get(f"{path}/dice").json()
        record = anna.get(f"{path}/record").text

    assert seen.keys() <= shown.keys()
    assert all(shown[seq][key] == seen[seq][key] for seq in seen for key in ("rows", "scene", "ask"))
    assert hidden["seed"] is None
    assert (verdict["commitment"], verdict["faults"]) == (laid["commitment"], [])
    assert verdict["throws"] > 10
    assert len(record.encode()) < WHOLE_GAME


@pytest.mark.parametrize(
    ("tool", "code", "said"),
    [
        (
            "squad-read",
            "house@1/dragon/12",
            "Illisible (l’escouade\u202f: aucune de ses cartes n’est plus imprimée).",
        ),
        ("squad-read", "what", "Illisible (l’escouade\u202f: un code a trois parties\u202f: édition/cartes/total)."),
        (
            "table-check",
            "front/mur@1/",
            "Illisible (la table\u202f: «\u202f1\u202f»\u202f: ici viennent 3 nombres entiers).",
        ),
    ],
)
def test_a_code_that_cannot_be_read_is_refused_in_the_readers_language(
    tmp_path, built, tool: str, code: str, said: str
):
    with TestClient(create_app(Settings(tmp_path / "files"), Client(built)), base_url=HERE) as server:
        answer = Guest(server).post(f"/api/games/steamfront/craft/{tool}", {"wish": {"code": code}})
        sentence = sentence_of(server, answer.json(), game="steamfront")

    assert answer.status_code == 400
    assert sentence == said
