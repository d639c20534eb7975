"""Lenses and tools: aids of a game that change nothing and show no more than one's own view."""

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.guests import Guest
from tests.server.test_live import two_players

Server = TestClient[Litestar]


def test_a_lens_sees_with_the_eyes_of_the_seat_that_looks(kettle: Server):
    anna, boris, table = two_players(kettle)
    passer_by = Guest(kettle)

    with anna.live(table) as hers, boris.live(table) as his, passer_by.live(table) as watching:
        for_her = hers.ask("look", seat=0, lens="hand")
        for_him = his.ask("look", seat=1, lens="hand")
        for_all = watching.ask("look", lens="hand")

    assert for_her["answer"] == {"known": [0]}
    assert for_him["answer"] == {"known": [1]}
    assert for_all["answer"] == {"known": []}


def test_nobody_looks_from_the_seat_of_another(kettle: Server):
    _, boris, table = two_players(kettle)

    with boris.live(table) as his:
        answer = his.ask("look", seat=0, lens="hand")

    assert answer["type"] == "refused"
    assert answer["why"]["key"] == "why-not-your-seat"


def test_a_lens_or_a_wish_that_is_not_known_is_refused_with_where_and_why(kettle: Server):
    anna, _, table = two_players(kettle)

    with anna.live(table) as hers:
        unknown = hers.ask("look", seat=0, lens="telescope")
        odd = hers.ask("look", seat=0, lens="hand", wish={"seats": [7]})

    assert unknown["why"]["args"]["where"] == "lens"
    assert odd["why"]["args"] == {"where": "wish", "reason": "'seats' is a list of seats at this table"}


def test_the_workshop_answers_without_a_table(kettle: Server):
    anna = Guest(kettle)

    made = anna.post("/api/games/kettle/craft/coal", {"wish": {"players": 3}})
    wrong = anna.post("/api/games/kettle/craft/coal", {"wish": {"players": "many"}})
    nothing = anna.post("/api/games/kettle/craft/anvil", {"wish": {}})

    assert made.json() == {"answer": {"coal": 12}}
    assert wrong.status_code == 400
    assert wrong.json()["args"]["where"] == "wish"
    assert nothing.json()["args"]["where"] == "tool"


def test_the_box_lists_what_can_be_looked_through_and_crafted(kettle: Server):
    box = kettle.get("/api/games/kettle").json()

    assert box["lenses"] == ["hand", "coach"]
    assert box["tools"] == ["coal"]


def test_the_shelf_tells_of_lessons_by_name_in_both_languages(kettle: Server):
    told = kettle.get("/api/games/kettle/lessons").json()

    assert told["courses"] == [
        {"id": "first-fire", "config": {"players": 2, "yard": "walled"}, "minutes": 2, "seats": ["anna", "boris"]}
    ]
    assert told["texts"]["en"].splitlines()[0] == "lesson-first-fire = First fire"
    assert all(line.startswith("lesson-") for line in told["texts"]["fr"].splitlines())
