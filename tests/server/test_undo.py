"""Taking back: free at once, by consent of the others, or never and why."""

from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest, Live
from tests.server.kettle_catalogue import kettle_catalogue

Server = TestClient[Litestar]


def table_of(kettle: Server, *guests: Guest, **fields) -> str:
    table = guests[0].lay("me", *["open"] * (len(guests) - 1), **fields)["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join")
        guest.post(f"/api/tables/{table}/ready", {"ready": True})
    return str(table)


def bids_are_over(*lives: Live) -> None:
    """All bid nothing, so nobody wins and the stroll of the second seat follows."""
    for live in lives:
        live.choose("burn 0")
    for live in lives:
        while live.state["ask"]["title"]["key"] != "ask-stroll":
            live.until("state")


def position(live: Live) -> dict[str, object]:
    return {key: live.state[key] for key in ("rows", "scene", "answers", "ask", "question")}


def test_what_nobody_else_has_answered_is_taken_back_at_once(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = table_of(kettle, anna, boris)

    with anna.live(table) as hers, boris.live(table) as his:
        bids_are_over(hers, his)
        before = position(his)
        his.choose("walk 30=0")
        while his.state["ask"]["title"]["key"] == "ask-stroll":
            his.until("state")
        kind = his.state["undo"]["kind"]
        answer = his.ask("take-back", seat=1)
        while his.state["ask"]["title"]["key"] != "ask-stroll":
            his.until("state")

    assert kind == "free"
    assert answer["type"] == "accepted"
    assert position(his) == before
    assert his.state["lines"][-1]["key"] == "note-taken-back"


def test_a_reveal_cannot_be_taken_back(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = table_of(kettle, anna, boris)

    with anna.live(table) as hers, boris.live(table) as his:
        bids_are_over(hers, his)
        answer = hers.ask("take-back", seat=0)

    assert hers.state["undo"]["kind"] == "never"
    assert answer["type"] == "refused"
    assert answer["why"]["key"] == "why-undo-never"


def test_a_sealed_choice_is_changed_and_not_taken_back(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = table_of(kettle, anna, boris)

    with anna.live(table) as hers:
        hers.choose("burn 1")
        hers.ask("ping")
        answer = hers.ask("take-back", seat=0)

    assert hers.state["undo"]["why"]["key"] == "why-undo-sealed"
    assert answer["why"]["key"] == "why-undo-sealed"


def in_talk(hers: Live, his: Live) -> None:
    """Boris has walked; all talk, Anna has been ready since."""
    bids_are_over(hers, his)
    his.choose("walk 30=0")
    while his.state["ask"]["title"]["key"] != "ask-pack":
        his.until("state")
    his.choose("take -")
    for live in (hers, his):
        while live.state["ask"]["title"]["key"] != "ask-talk":
            live.until("state")
    hers.choose("ready")
    while his.state["answers"][0] != "ready":
        his.until("state")


def test_what_others_have_answered_needs_their_consent(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = table_of(kettle, anna, boris)

    with anna.live(table) as hers, boris.live(table) as his:
        in_talk(hers, his)
        kind = his.state["undo"]["kind"]
        his.ask("take-back", seat=1)
        proposal = hers.until("proposals")["proposals"][0]
        still = his.state["ask"]["title"]["key"]
        answer = hers.ask("agree", proposal=proposal["id"], yes=True)
        while his.state["ask"]["title"]["key"] != "ask-pack":
            his.until("state")

    assert kind == "consent"
    assert proposal["by"] == 1
    assert proposal["waiting"] == [0]
    assert still == "ask-talk"
    assert answer["type"] == "accepted"


def test_one_refusal_ends_a_proposal(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle, "Boris")
    table = table_of(kettle, anna, boris)

    with anna.live(table) as hers, boris.live(table) as his:
        in_talk(hers, his)
        his.ask("take-back", seat=1)
        proposal = hers.until("proposals")["proposals"][0]["id"]
        hers.ask("agree", proposal=proposal, yes=False)
        told = his.until("notice")
        again = hers.ask("agree", proposal=proposal, yes=True)

    assert told["text"]["key"] == "notice-declined"
    assert again["why"]["key"] == "why-no-proposal"


def test_a_proposal_lapses_when_the_game_moves_on(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = table_of(kettle, anna, boris)

    with anna.live(table) as hers, boris.live(table) as his:
        in_talk(hers, his)
        his.ask("take-back", seat=1)
        first = hers.until("proposals")["proposals"]
        hers.choose("wait")

    assert len(first) == 1
    assert [message for message in hers.heard if message["type"] == "proposals"][-1]["proposals"] == []


def test_bots_agree_to_everything(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("bot", "me")["id"]

    with anna.live(table) as live:
        live.choose("burn 0")
        while live.state["ask"]["title"]["key"] != "ask-stroll":
            if live.state["ask"]["title"]["key"] == "ask-flourish" and live.state["question"]:
                live.choose("play no")
            live.until("state")
        live.choose("walk 30=0")
        while live.state["ask"]["title"]["key"] != "ask-pack":
            live.until("state")
        live.choose("take -")
        while live.state["ask"]["title"]["key"] != "ask-talk" or live.state["answers"][0] is None:
            live.until("state")
        kind = live.state["undo"]["kind"]
        live.ask("take-back", seat=1)
        while live.state["ask"]["title"]["key"] != "ask-pack":
            live.until("state")

    assert kind == "consent"


def test_a_line_of_the_log_leads_back_to_before_it(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = table_of(kettle, anna, boris)

    with anna.live(table) as hers, boris.live(table) as his:
        bids_are_over(hers, his)
        refused = his.ask("take-back", seat=1, line=1)
        unknown = his.ask("take-back", seat=1, line=99)

    assert refused["type"] == unknown["type"] == "refused"


def test_a_table_may_agree_on_no_undo(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    strict, own = table_of(kettle, anna, boris, undo="none"), table_of(kettle, anna, boris, undo="own")

    with anna.live(strict) as hers, boris.live(strict) as his:
        bids_are_over(hers, his)
        his.choose("walk 30=0")
        none = his.ask("take-back", seat=1)
    with anna.live(own) as hers, boris.live(own) as his:
        in_talk(hers, his)
        late = his.ask("take-back", seat=1)

    assert none["why"]["key"] == "why-undo-off"
    assert late["why"]["key"] == "why-undo-own"


def test_a_proposal_outlives_the_server_and_lapses_with_the_moment(tmp_path, built):
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, slack=1000)
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna, boris = Guest(server), Guest(server)
        table = table_of(server, anna, boris)
        with anna.live(table) as hers, boris.live(table) as his:
            in_talk(hers, his)
            his.ask("take-back", seat=1)

    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna.client = boris.client = server
        with anna.live(table) as hers, boris.live(table) as his:
            (proposal,) = hers.until("proposals")["proposals"]
            agreed = hers.ask("agree", proposal=proposal["id"], yes=True)
            while his.state["ask"]["title"]["key"] != "ask-pack":
                his.until("state")

    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna.client = server
        with anna.live(table) as hers:
            hers.ask("ping")
            left = [message for message in hers.heard if message["type"] == "proposals"]

    assert proposal["kind"] == "take-back"
    assert agreed["type"] == "accepted"
    assert left == []


def alone(hers: Live) -> None:
    """Anna plays both seats; both have bid nothing and the second has walked and packed: both talk."""
    for seat in (0, 1):
        hers.ask("show", seat=seat)
        hers.choose("burn 0")
    hers.choose("walk 30=0")
    hers.choose("take -")
    assert hers.state["ask"]["title"]["key"] == "ask-talk"


def test_undo_and_redo_are_a_persons_over_all_seats(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    with anna.live(table) as hers:
        alone(hers)
        hers.ask("show", seat=0)
        hers.choose("ready")
        told = [line["key"] for line in hers.state["lines"]]
        kind = hers.state["undo"]["kind"]
        hers.ask("show", seat=1)  # the last deed was the other seat's
        nothing = hers.ask("redo", seat=1)
        hers.ask("take-back", seat=1)
        ready = hers.state["answers"]
        hers.ask("take-back", seat=1)
        back = hers.state["ask"]["title"]["key"]
        first = hers.ask("redo", seat=1)
        again = hers.state["ask"]["title"]["key"]
        second = hers.ask("redo", seat=1)
        whole = hers.state["answers"]
        third = hers.ask("redo", seat=1)

    assert told[-1] == "note-ready"
    assert kind == "free"
    assert nothing["why"]["key"] == third["why"]["key"] == "why-nothing-undone"
    assert ready == [None, None]
    assert back == "ask-pack"
    assert first["type"] == second["type"] == "accepted"
    assert again == "ask-talk"
    assert whole == ["ready", None]


def test_whoever_chooses_something_else_has_nothing_to_do_again(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    with anna.live(table) as hers:
        alone(hers)
        hers.ask("take-back", seat=1)
        hers.choose("take tongs")
        refused = hers.ask("redo", seat=1)

    assert refused["why"]["key"] == "why-nothing-undone"


def test_the_reason_of_a_refusal_is_what_happened_to_ones_own_choice(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = table_of(kettle, anna, boris)

    with anna.live(table) as hers:
        refused = hers.ask("take-back", seat=0)

    assert refused["why"]["key"] == "why-undo-none"


def test_what_one_gesture_did_is_taken_back_and_done_again_together(tmp_path, built):
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, slack=1000)

    def served() -> Server:
        return TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE)

    with served() as kettle:
        anna = Guest(kettle)
        table = anna.lay("me", "same-screen")["id"]
        with anna.live(table) as hers:
            for seat in (0, 1):
                hers.ask("show", seat=seat)
                hers.choose("burn 0", joined=True)  # the other seat's before it: not one gesture
            hers.choose("walk 30=0")
            hers.choose("take -", joined=True)
            assert hers.state["ask"]["title"]["key"] == "ask-talk"
            hers.ask("take-back", seat=1)
            back = hers.state["ask"]["title"]["key"]
            hers.ask("redo", seat=1)
            again = hers.state["ask"]["title"]["key"]
    with served() as kettle:  # what is stored knows it, too
        anna.client = kettle
        with anna.live(table, seat=1) as hers:
            hers.ask("take-back", seat=1)
            later = hers.state["ask"]["title"]["key"]

    assert (back, again, later) == ("ask-stroll", "ask-talk", "ask-stroll")


def test_what_was_done_at_a_shared_screen_is_taken_back_while_it_changes_hands(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    with anna.live(table) as live, boris.live(table) as spectator:
        for seat, line in ((0, "burn 0"), (1, "burn 0"), (1, "walk 30=0")):
            live.ask("show", seat=seat)
            live.choose(line)

        def next_asked() -> str:
            live.ask("show", seat=None)
            return str(live.state["ask"]["title"]["key"])

        walked = next_asked()
        taken = live.ask("take-back", seat=0)
        stranger = spectator.ask("take-back", seat=1)
        undone = next_asked()
        live.ask("redo", seat=0)
        again = next_asked()

    assert taken["type"] == "accepted"
    assert (walked, undone, again) == ("ask-pack", "ask-stroll", "ask-pack")
    assert stranger["type"] == "refused"
