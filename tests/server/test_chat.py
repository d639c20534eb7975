"""Chat: short, not too fast, and not from those one does not want to read."""

from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue

Server = TestClient[Litestar]


def two_players(kettle: Server) -> tuple[Guest, Guest, str]:
    anna, boris = Guest(kettle, "Anna"), Guest(kettle, "Boris")
    table = anna.lay("me", "open")["id"]
    boris.post(f"/api/tables/{table}/join")
    return anna, boris, str(table)


def test_a_line_is_read_by_all_and_kept_for_those_who_come_later(kettle: Server):
    anna, boris, table = two_players(kettle)

    with anna.live(table) as hers:
        hers.ask("say", text="  Ready for\x07 steam? ")
    with boris.live(table) as his:
        line = his.until("chat")["lines"][0]

    assert line["text"] == "Ready for steam?"
    assert line["name"] == "Anna"
    assert line["seat"] == 0


def test_a_muted_person_is_not_read(kettle: Server):
    anna, boris, table = two_players(kettle)

    with anna.live(table) as hers, boris.live(table) as his:
        his.ask("mute", person=anna.id, muted=True)
        hers.ask("say", text="Can you hear me?")
        his.ask("ping")
        unheard = [message for message in his.heard if message["type"] == "chat"]
        his.ask("mute", person=anna.id, muted=False)
        hers.ask("say", text="And now?")
        heard = his.until("chat")

    assert unheard == []
    assert heard["lines"][0]["text"] == "And now?"


def test_spectators_do_not_write(kettle: Server):
    _, _, table = two_players(kettle)
    clara = Guest(kettle)

    with clara.live(table) as live:
        answer = live.ask("say", text="Take the coal!")

    assert answer["why"]["key"] == "why-only-players-chat"


def test_empty_and_endless_lines_are_refused(kettle: Server):
    anna, _, table = two_players(kettle)

    with anna.live(table) as live:
        empty = live.ask("say", text="  ")
        endless = live.ask("say", text="a" * 501)

    assert empty["why"]["key"] == endless["why"]["key"] == "why-chat-length"


def test_who_talks_or_acts_too_fast_is_slowed_down(tmp_path, built):
    app = create_app(Settings(tmp_path / "files", bots="thread"), Client(built), kettle_catalogue())
    with TestClient(app, base_url=HERE) as strict:
        anna = Guest(strict)
        table = anna.lay("me", "bot")["id"]

        with anna.live(table) as live:
            answers = [live.ask("say", text=f"line {number}")["type"] for number in range(7)]
            for _ in range(100):
                live.say("ping", id="a")
            told = live.until("farewell")

    assert answers[:5] == ["accepted"] * 5
    assert "refused" in answers[5:]
    assert told["why"]["key"] == "why-too-fast"


def test_who_only_asks_may_ask_as_fast_as_a_hand_can_drag(tmp_path, built):
    app = create_app(Settings(tmp_path / "files", bots="thread"), Client(built), kettle_catalogue())
    with TestClient(app, base_url=HERE) as strict:
        anna = Guest(strict)
        table = anna.lay("me", "bot")["id"]

        with anna.live(table) as live:
            answers = [live.ask("look", seat=0, lens="hand")["type"] for _ in range(250)]
            pong = live.ask("ping")

    assert answers == ["looked"] * 250
    assert pong["type"] == "pong"
