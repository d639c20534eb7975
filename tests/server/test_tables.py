"""Tables from the first click to the last choice."""

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.guests import Guest

Server = TestClient[Litestar]


def test_a_guest_plays_against_a_bot_to_the_end(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot")

    with anna.live(table["id"]) as live:
        for _ in range(200):
            if live.state["outcome"] is not None:
                break
            if live.state["question"] is not None and live.state["question"]["answered"] is None:
                seq = live.state["seq"]
                answer = live.choose(live.first_line())
                # Where all may act, the bot may have been quicker; nothing else can be in the way.
                assert answer["type"] == "accepted" or live.state["seq"] > seq
            else:
                live.until("state")

    assert live.state["outcome"]["winners"]
    assert anna.get(f"/api/tables/{table['id']}").json()["status"] == "over"
