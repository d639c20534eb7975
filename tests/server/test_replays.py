"""What was: replays by perspective, records, dice, forks."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.kernel.match import replay, verify
from samovar.kernel.record import read_record
from tests.server.guests import Guest
from tests.server.readers import sentence_of
from tests.tiny.game import Kettle

Server = TestClient[Litestar]


def finished(guest: Guest) -> str:
    """A game against a bot, played to its end."""
    table = guest.lay("me", "bot")["id"]
    with guest.live(table) as live:
        while live.state["outcome"] is None:
            if live.state["question"] is not None and live.state["question"]["answered"] is None:
                live.choose(live.first_line())
            else:
                live.until("state")
    return str(table)


def unnumbered(told: dict[str, Any]) -> list[dict[str, Any]]:
    return [{name: value for name, value in line.items() if name != "n"} for line in told["lines"]]


def test_during_the_game_only_the_public_and_ones_own_past_can_be_seen(kettle: Server):
    anna, clara = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]
    path = f"/api/tables/{table}/replay"

    assert anna.get(path).json()["perspectives"] == ["public", "0", "1"]
    assert clara.get(path).json()["perspectives"] == ["public"]
    assert clara.get(path, seen="0").status_code == 403
    assert anna.get(path, seen="all").status_code == 403
    assert clara.get(f"{path}/states", seen="0").status_code == 403


def test_after_the_end_everybody_sees_everything(kettle: Server):
    anna, clara = Guest(kettle), Guest(kettle)
    table = finished(anna)
    path = f"/api/tables/{table}/replay"

    told = clara.get(path, seen="all").json()
    states = clara.get(f"{path}/states", seen="all", first=1, last=len(told["frames"])).json()

    assert told["perspectives"] == ["public", "0", "1", "all"]
    assert [state["seq"] for state in states] == [frame["seq"] for frame in told["frames"]]
    assert all(None not in row for state in states for row in state["rows"].values())
    assert states[-1]["outcome"]["winners"]


def test_a_replay_numbers_its_moments_as_they_were_sent(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot")["id"]
    sent = []
    with anna.live(table) as live:
        while live.state["outcome"] is None:
            if live.state["question"] is not None and live.state["question"]["answered"] is None:
                live.choose(live.first_line())
            else:
                live.until("state")
    sent = [message for message in live.heard if message["type"] == "state"]

    states = anna.get(f"/api/tables/{table}/replay/states", seen="0", first=1, last=50).json()

    by_number = {state["seq"]: state for state in states}
    assert len(sent) > 5
    for state in sent:
        if state["seq"] in by_number:
            for key in ("rows", "answers", "scene", "ask", "struck"):
                assert by_number[state["seq"]][key] == state[key]


def test_a_moment_is_found_again_in_every_perspective(kettle: Server):
    anna = Guest(kettle)
    table = finished(anna)
    path = f"/api/tables/{table}/replay"
    every = anna.get(path, seen="all").json()
    states = anna.get(f"{path}/states", seen="all", first=1, last=len(every["frames"])).json()

    for state in states:
        found = anna.get(path, seen="public", like="all", seq=state["seq"]).json()["moment"]
        shown = anna.get(f"{path}/states", seen="public", first=found, last=found).json()[0]
        lies_open = {name: row for name, row in shown["rows"].items() if None not in row}

        assert lies_open == {name: state["rows"][name] for name in lies_open}
        assert shown["outcome"] == state["outcome"]


def test_a_moment_of_a_perspective_that_is_closed_leads_nowhere(kettle: Server):
    anna, clara = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]
    path = f"/api/tables/{table}/replay"

    assert anna.get(path, seen="public", like="1", seq=1).json()["moment"] == 1
    assert clara.get(path, seen="public", like="1", seq=1).status_code == 403
    assert clara.get(path, seen="public", seq=99).status_code == 404


def test_a_lens_shows_a_moment_of_a_replay_with_the_eyes_of_its_perspective(kettle: Server):
    anna = Guest(kettle)
    path = f"/api/tables/{finished(anna)}/replay/look"

    known = {
        seen: anna.post(path, {"seen": seen, "seq": 2, "lens": "hand"}).json() for seen in ("public", "0", "1", "all")
    }

    assert known == {
        "public": {"seq": 2, "answer": {"known": []}},
        "0": {"seq": 2, "answer": {"known": [0]}},
        "1": {"seq": 2, "answer": {"known": [1]}},
        "all": {"seq": 2, "answer": {"known": [0, 1]}},
    }


def test_a_lens_in_a_replay_opens_no_perspective_that_the_replay_does_not(kettle: Server):
    anna, clara = Guest(kettle), Guest(kettle)
    path = f"/api/tables/{anna.lay('me', 'same-screen')['id']}/replay/look"

    own = anna.post(path, {"seen": "0", "seq": 1, "lens": "hand"})
    another = clara.post(path, {"seen": "0", "seq": 1, "lens": "hand"})
    everything = anna.post(path, {"seen": "all", "seq": 1, "lens": "hand"})

    assert own.status_code == 200
    assert (another.status_code, everything.status_code) == (403, 403)


def test_a_moment_or_a_lens_that_is_not_there_is_refused_with_the_reason(kettle: Server):
    anna = Guest(kettle)
    path = f"/api/tables/{finished(anna)}/replay/look"

    never = anna.post(path, {"seen": "0", "seq": 4000, "lens": "hand"})
    unknown = anna.post(path, {"seen": "0", "seq": 1, "lens": "telescope"})
    odd = anna.post(path, {"seen": "0", "seq": 1, "lens": "hand", "wish": {"seats": [7]}})

    assert (never.status_code, never.json()["key"]) == (404, "why-no-such-moment")
    assert unknown.json()["args"]["where"] == "lens"
    assert odd.json()["args"]["where"] == "wish"


def test_too_many_moments_at_once_are_refused(kettle: Server):
    anna = Guest(kettle)
    table = finished(anna)

    assert anna.get(f"/api/tables/{table}/replay/states", first=1, last=51).status_code == 400
    assert anna.get(f"/api/tables/{table}/replay/states", first=5, last=2).status_code == 400


def test_the_record_of_a_finished_game_replays_and_its_dice_are_fair(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot")
    committed = table["commitment"]
    secret = anna.get(f"/api/tables/{table['id']}/record")
    hidden = anna.get(f"/api/tables/{table['id']}/dice").json()

    table_id = finished(anna)
    record = read_record(anna.get(f"/api/tables/{table_id}/record").text)
    verdict = anna.get(f"/api/tables/{table_id}/dice").json()

    assert secret.status_code == 403
    assert hidden["seed"] is None
    assert hidden["commitment"] == committed
    assert replay(Kettle(), record).outcome() is not None
    assert verify(record) == []
    assert verdict["faults"] == []
    assert verdict["seed"] == record.seed
    assert verdict["throws"] > 1


def test_a_new_table_goes_on_from_a_moment(kettle: Server):
    anna = Guest(kettle)
    table = finished(anna)
    states = anna.get(f"/api/tables/{table}/replay/states", seen="all", first=1, last=50).json()
    moment = next(state for state in states if state["ask"]["title"]["key"] == "ask-stroll")

    forked = anna.post(
        f"/api/tables/{table}/fork",
        {"seq": moment["seq"], "seen": "all", "seats": [{"kind": "me"}, {"kind": "same-screen", "name": "Boris"}]},
    ).json()
    seat = moment["ask"]["asked"][0]
    state = anna.get(f"/api/tables/{forked['id']}/state", seat=seat).json()

    assert forked["forkedFrom"] == table
    assert forked["status"] == "playing"
    assert state["ask"] == moment["ask"]
    assert state["rows"]["coal"] == moment["rows"]["coal"]
    assert anna.get(f"/api/tables/{forked['id']}/dice").json()["throws"] == 0


def test_a_fork_can_be_played_on(kettle: Server):
    anna = Guest(kettle)
    table = finished(anna)
    forked = anna.post(f"/api/tables/{table}/fork", {"seq": 2, "seen": "public"}).json()["id"]

    with anna.live(forked) as live:
        while live.state["outcome"] is None:
            if live.state["question"] is not None and live.state["question"]["answered"] is None:
                live.choose(live.first_line())
            else:
                live.until("state")

    assert anna.get(f"/api/tables/{forked}/dice").json()["faults"] == []


@pytest.mark.parametrize("seq", [0, 10_000])
def test_there_is_no_fork_from_a_moment_that_was_not(kettle: Server, seq: int):
    anna = Guest(kettle)
    table = finished(anna)

    assert anna.post(f"/api/tables/{table}/fork", {"seq": seq}).status_code == 404


def test_there_is_no_fork_while_secrets_are_at_stake(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot")["id"]

    answer = anna.post(f"/api/tables/{table}/fork", {"seq": 1})

    assert answer.status_code == 403
    assert answer.json()["key"] == "why-fork-secret"


def brought(guest: Guest, record: str) -> Any:
    answer = guest.client.post("/api/records", content=record.encode(), headers=guest.headers())
    guest.client.cookies.clear()
    return answer


def test_a_record_is_brought_along_looked_at_again_and_forked(kettle: Server):
    anna, clara = Guest(kettle), Guest(kettle)
    table = finished(anna)
    record = anna.get(f"/api/tables/{table}/record").text

    card = brought(clara, record).json()
    again = clara.get(f"/api/tables/{card['id']}/record").text
    told = clara.get(f"/api/tables/{card['id']}/replay", seen="all").json()
    dice = clara.get(f"/api/tables/{card['id']}/dice").json()
    fork = clara.post(f"/api/tables/{card['id']}/fork", {"seq": 3, "seen": "all"}).json()

    assert card["status"] == "over"
    assert card["outcome"] == anna.get(f"/api/tables/{table}").json()["outcome"]
    assert again == record
    played = anna.get(f"/api/tables/{table}/replay", seen="all").json()
    # Who was away and came back is told at the table only, whenever it happened.
    assert unnumbered(told) == [line for line in unnumbered(played) if line["kind"] == "event"]
    assert dice["faults"] == []
    assert dice["throws"] > 0
    assert fork["status"] == "playing"
    assert [mine["id"] for mine in clara.get("/api/me/tables").json()] == [fork["id"], card["id"]]


def test_half_a_record_can_be_looked_at_and_its_dice_are_nobody_s(kettle: Server):
    anna = Guest(kettle)
    whole = anna.get(f"/api/tables/{finished(anna)}/record").text.split("\n")
    half = [line for line in whole[: len(whole) - 6] if not line.startswith("seed ")]

    card = brought(anna, "\n".join(half) + "\n").json()

    assert card["outcome"] is None
    assert anna.get(f"/api/tables/{card['id']}/replay", seen="all").json()["frames"]
    assert anna.get(f"/api/tables/{card['id']}/dice").json()["throws"] == 0


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: "", "Illisible (ligne 1\u202f: un relevé commence par «\u202fsamovar record 1\u202f»)."),
        (lambda text: "\x00\x01 nothing", "Illisible (ligne 1\u202f: un relevé commence par"),
        (lambda text: text.replace("game kettle", "game cauldron"), "(ligne 8\u202f: les réglages, les places"),
        (lambda text: text.replace(" burn ", " burn 9"), "n’est pas permis\u202f: Il n’y a que"),
        (lambda text: text.replace(" burn ", " scorch "), "n’est pas une action de ce jeu"),
        (lambda text: text.replace(" burn ", " burn x"), "n’est pas un nombre entier"),
        (lambda text: text + "0 burn 1\n", "quelque chose suit la fin"),
        (lambda text: text.replace("~ ", "~ 99"), "n’est pas inférieur à"),
        (lambda text: text.replace("= {", "= {]"), "ce n’est pas du JSON"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_with_the_line_in_the_readers_language(
    kettle: Server, spoil: Any, said: str
):
    anna = Guest(kettle)
    record = anna.get(f"/api/tables/{finished(anna)}/record").text

    answer = brought(anna, spoil(record))

    assert answer.status_code == 400
    assert answer.json()["key"] == "why-unreadable"
    assert said in sentence_of(kettle, answer.json())
    assert len(anna.get("/api/me/tables").json()) == 1


def test_a_record_that_is_too_large_or_no_text_is_refused(kettle: Server):
    anna = Guest(kettle)

    large = brought(anna, "samovar record 1\n" + "0 burn 1\n" * 200_000)
    odd = kettle.post("/api/records", content=b"\xff\xfe\x00", headers=anna.headers())

    assert large.json()["key"] == "why-too-large"
    assert odd.json()["key"] == "why-unreadable"
