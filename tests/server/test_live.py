"""Live connections: greeting, choosing once, coming back, looking from one seat at a time."""

import json

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.guests import PATIENCE, Guest

Server = TestClient[Litestar]


def two_players(kettle: Server) -> tuple[Guest, Guest, str]:
    anna, boris = Guest(kettle, "Anna"), Guest(kettle, "Boris")
    table = anna.lay("me", "open")["id"]
    boris.post(f"/api/tables/{table}/join")
    boris.post(f"/api/tables/{table}/ready", {"ready": True})
    return anna, boris, table


def test_each_player_is_asked_and_hears_what_the_other_does(kettle: Server):
    anna, boris, table = two_players(kettle)

    with anna.live(table) as hers, boris.live(table) as his:
        assert hers.choose("burn 2")["type"] == "accepted"
        his.until("state")
        assert his.state["ask"]["asked"] == [1]
        assert his.choose("burn 1")["type"] == "accepted"
        hers.until("state")
        while not hers.state["lines"]:
            hers.until("state")

    assert [line["key"] for line in hers.state["lines"]] == ["event-burnt", "event-burnt"]


def test_the_same_message_twice_is_one_choice(kettle: Server):
    anna, _, table = two_players(kettle)

    with anna.live(table) as live:
        message = {"seat": 0, "decision": live.state["decision"], "line": "burn 2", "id": "once"}
        live.say("choose", **message)
        first = live.until("accepted")
        live.say("choose", **{**message, "line": "burn 4"})
        second = live.until("accepted")
        live.ask("ping")
        answers = live.state["answers"]

    assert first == second
    assert answers == ["burn 2", None]


def test_a_sealed_choice_can_be_changed_until_all_have_sealed(kettle: Server):
    anna, boris, table = two_players(kettle)

    with anna.live(table) as hers:
        hers.choose("burn 2")
        hers.choose("burn 0")
        hers.ask("ping")
        with boris.live(table) as his:
            his.choose("burn 1")
            while not his.state["lines"]:
                his.until("state")
            burnt = [line["args"]["pieces"] for line in his.state["lines"] if line["key"] == "event-burnt"]

    assert burnt == [0, 1]


def test_a_choice_for_a_question_that_is_over_is_stale(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    with anna.live(table, seat=0) as first, anna.live(table, seat=1) as second:
        first.choose("burn 1")
        old = first.state["decision"]
        second.choose("burn 0")
        while first.state["ask"]["title"]["key"] == "ask-bid":
            first.until("state")
        answer = first.ask("choose", seat=0, decision=old, line="burn 2")

    assert answer["type"] == "refused"
    assert answer["stale"] is True
    assert answer["why"]["key"] == "why-stale"


def test_a_refusal_names_the_rule(kettle: Server):
    anna, _, table = two_players(kettle)

    with anna.live(table) as live:
        answer = live.choose("burn 9")

    assert answer["type"] == "refused"
    assert answer["why"] == {"rule": "TG-BID.1", "key": "why-not-that-much-coal", "args": {"coal": 4}}


def test_nobody_chooses_for_a_seat_that_is_not_theirs(kettle: Server):
    anna, _boris, table = two_players(kettle)

    with anna.live(table) as live:
        shown = live.ask("choose", seat=1, decision=live.state["decision"], line="burn 1")
    over_http = anna.post(
        f"/api/tables/{table}/messages", {"type": "choose", "id": "x", "seat": 1, "decision": "d1", "line": "burn 1"}
    )

    assert shown["why"]["key"] == "why-not-shown"
    assert over_http.status_code == 403
    assert over_http.json()["key"] == "why-not-your-seat"


def test_nobody_looks_from_a_seat_that_is_not_theirs(kettle: Server):
    _anna, boris, table = two_players(kettle)

    with boris.live(table, seat=0) as live:
        told = live.heard[-1]
    over_http = boris.get(f"/api/tables/{table}/state", seat=0)

    assert told["type"] == "farewell"
    assert told["why"]["key"] == "why-not-your-seat"
    assert over_http.status_code == 403


def test_a_spectator_sees_what_lies_open(kettle: Server):
    _anna, _, table = two_players(kettle)
    clara = Guest(kettle)

    with clara.live(table) as live:
        state = live.state
        answer = live.ask("choose", seat=0, decision="d1", line="burn 1")

    assert state["seat"] is None
    assert state["question"] is None
    assert state["rows"]["hand"] == [None] * 4
    assert state["ask"]["asked"] == [0, 1]
    assert answer["type"] == "refused"


def test_a_table_that_is_not_watched_is_closed_to_strangers(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot", watch=False)["id"]
    clara = Guest(kettle)

    with clara.live(table) as live:
        told = live.heard[-1]

    assert told["why"]["key"] == "why-not-watched"
    assert clara.get(f"/api/tables/{table}/state").status_code == 403
    assert clara.get(f"/api/tables/{table}/replay").status_code == 403


def test_whoever_comes_back_hears_what_was_missed_and_nothing_twice(kettle: Server):
    anna, boris, table = two_players(kettle)
    with anna.live(table) as hers:
        hers.choose("burn 2")
        hers.ask("ping")
        seen = hers.state["seq"]
    with boris.live(table) as his:
        his.choose("burn 1")

    with anna.live(table, since=seen) as back:
        state = back.state

    assert state["since"] == seen
    assert [(line["n"], line["key"]) for line in state["lines"]] == [(2, "event-burnt"), (3, "event-burnt")]
    assert {line["seq"] for line in state["lines"]} == {state["seq"]}


def test_one_screen_for_two_is_asked_one_seat_at_a_time(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    with anna.live(table) as live:
        unseen = live.state
        live.ask("show", seat=0)
        first = live.state
        refused = live.ask("choose", seat=1, decision=first["decision"], line="burn 1")
        live.choose("burn 3")
        live.ask("show", seat=None)
        between = live.state
        live.ask("show", seat=1)
        second = live.state

    assert unseen["seat"] is None
    assert unseen["question"] is None
    assert first["question"]["seat"] == 0
    assert refused["why"]["key"] == "why-not-shown"
    assert between["answers"] == ["sealed", None]
    assert second["question"]["seat"] == 1
    assert second["answers"] == ["sealed", None]


def test_two_tabs_of_one_player_show_the_same(kettle: Server):
    anna, _, table = two_players(kettle)

    with anna.live(table) as one, anna.live(table) as two:
        one.choose("burn 2")
        one.ask("ping")
        two.until("state")

    assert one.state == two.state


def test_a_preview_shows_what_would_change_and_changes_nothing(kettle: Server):
    anna, boris, table = two_players(kettle)
    with anna.live(table) as hers, boris.live(table) as his:
        hers.choose("burn 2")
        his.choose("burn 1")
        walker = stroller(hers, his)
        before = walker.state
        looked = walker.ask("preview", seat=before["seat"], line="walk 30=0")
        too_far = walker.ask("preview", seat=before["seat"], line="walk 90=0")

        walker.ask("ping")

    assert looked["undo"] == "free"
    assert ["place", [("anna", "boris")[before["seat"]], "x"], 0, 30] in looked["changes"]
    assert too_far["why"]["key"] == "why-too-far"
    assert walker.state == before


def stroller(hers, his):
    """Whoever is asked to walk, once the bids are shown."""
    for live in (hers, his):
        while live.state["ask"]["title"]["key"] == "ask-bid":
            live.until("state")
    for live in (hers, his):
        if live.state["ask"]["title"]["key"] == "ask-flourish" and live.state["question"]:
            live.choose("play no")
    for live in (hers, his):
        while live.state["ask"]["title"]["key"] != "ask-stroll":
            live.until("state")
    return hers if hers.state["question"] else his


def test_a_click_on_anything_gets_an_answer(kettle: Server):
    anna, _, table = two_players(kettle)

    with anna.live(table) as live:
        answer = live.ask("explain", seat=0, target={"kind": "tool", "id": "rag"})

    assert answer["options"] == []
    assert answer["whys"] == [
        {"rule": "TG-BID.1", "key": "why-no-part", "args": {"target": {"kind": "tool", "id": "rag"}}}
    ]


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"type": "shout"}',
        '{"type": "choose"}',
        '{"type": "choose", "id": 1, "seat": 0, "decision": "d1", "line": "burn 1"}',
        '{"type": "ping", "id": "a", "more": 1}',
        '{"type": "say", "id": "a", "text": "' + "a" * 40_000 + '"}',
    ],
)
def test_garbage_ends_the_connection_with_a_sentence(kettle: Server, garbage: str):
    anna, _, table = two_players(kettle)

    with anna.live(table) as live:
        live.session.send_text(garbage)
        told = live.until("farewell")
        with pytest.raises(WebSocketDisconnect) as closed:
            live.next()

    assert told["why"]["key"] in ("why-unreadable", "why-too-large")
    assert closed.value.code == 4009


def test_a_connection_begins_with_a_greeting(kettle: Server):
    anna, _, table = two_players(kettle)

    with kettle.websocket_connect(f"/api/tables/{table}/live", headers={"cookie": anna.cookie}) as session:
        session.send_json({"type": "ping", "id": "a"})
        told = session.receive_json(timeout=PATIENCE)

    assert told["why"]["key"] == "why-hello-first"


def test_a_page_of_another_site_cannot_connect(kettle: Server):
    anna, _, table = two_players(kettle)
    headers = {"cookie": anna.cookie, "origin": "https://elsewhere.example"}

    with kettle.websocket_connect(f"/api/tables/{table}/live", headers=headers) as session:
        told = session.receive_json(timeout=PATIENCE)

    assert told["why"]["key"] == "why-foreign-page"


def test_there_is_no_connection_to_a_table_that_does_not_exist(kettle: Server):
    anna = Guest(kettle)

    with anna.live("nowhere") as live:
        told = live.heard[-1]

    assert told["why"]["key"] == "why-no-such-table"


def test_every_state_fits_the_types_of_the_client(kettle: Server):
    import msgspec

    from samovar.server.wire.live import Told

    anna = Guest(kettle)
    table = anna.lay("me", "bot", "bot")["id"]
    decoder = msgspec.json.Decoder(Told)

    with anna.live(table) as live:
        while live.state["outcome"] is None:
            if live.state["question"] is not None and live.state["question"]["answered"] is None:
                live.choose(str(live.state["question"]["options"][-1]["say"]))
            else:
                live.until("state")

    for message in live.heard:
        decoder.decode(json.dumps(message))


def test_turns_are_told_to_whoever_listens_for_them(kettle: Server):
    anna, boris, table = two_players(kettle)

    with kettle.websocket_connect("/api/me/live", headers={"cookie": anna.cookie}) as session:
        first = session.receive_json(timeout=PATIENCE)
        anna.post(f"/api/tables/{table}/messages", choose(anna, table, 0, "burn 1"))
        second = session.receive_json(timeout=PATIENCE)
        for line in ("burn 0", "walk 0=0", "take -"):  # after the walk all talk, and Anna is asked again
            boris.post(f"/api/tables/{table}/messages", choose(boris, table, 1, line))
        third = session.receive_json(timeout=PATIENCE)

    assert [turn["table"] for turn in first["turns"]] == [table]
    assert first["news"] == [table]
    assert second["turns"] == []
    assert third["news"] == [table]


def choose(guest: Guest, table: str, seat: int, line: str) -> dict[str, object]:
    state = guest.get(f"/api/tables/{table}/state", seat=seat).json()
    return {"type": "choose", "id": f"{seat}{line}", "seat": seat, "decision": state["decision"], "line": line}
