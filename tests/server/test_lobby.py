"""Before the game: the new-game page, sitting down, being ready, codes and lists."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server import archive
from tests.server.guests import PATIENCE, Guest

Server = TestClient[Litestar]


def test_the_defaults_of_the_new_game_page_are_a_game_at_once(kettle: Server):
    anna = Guest(kettle)

    table = anna.post("/api/tables", {"game": "kettle"}).json()

    assert table["status"] == "playing"
    assert table["mine"] == [0]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


def test_a_box_tells_all_that_a_client_needs(kettle: Server):
    anna = Guest(kettle)

    box = anna.get("/api/games/kettle").json()

    assert [setting["key"] for setting in box["settings"]] == ["players", "yard", "quick"]
    assert box["seats"] == ["anna", "boris"]
    assert box["levels"] == ["random"]
    assert box["secrets"] is True
    hand = next(row for row in box["layout"]["rows"] if row["name"] == "hand")
    assert (hand["axes"], hand["seen"], hand["holds"]) == (["stoker"], "owner", "card")
    assert box["layout"]["axes"]["stoker"] == ["anna", "boris", "clara", "dmitri"]
    assert box["files"] == ["yard.json"]
    assert anna.get("/api/games/kettle/files/yard.json").json()["yard"]
    assert "Bouilloire" in anna.get("/api/games/kettle/texts/fr").text
    assert anna.get("/api/games/kettle/texts/de").status_code == 404
    assert anna.get("/api/games/kettle/texts/fr/cards").text == ""
    assert anna.get("/api/games/kettle/texts/fr/secrets").status_code == 404
    assert anna.get("/api/games/kettle/files/../kettle_catalogue.py").status_code == 404


def test_settings_lead_to_seats_or_to_a_reason(kettle: Server):
    anna = Guest(kettle)

    four = anna.post("/api/games/kettle/seating", {"config": {"players": 4}}).json()
    walled = anna.post("/api/games/kettle/seating", {"config": {"players": 4, "yard": "walled"}}).json()
    unknown = anna.post("/api/games/kettle/seating", {"config": {"roof": True}}).json()

    assert four == {"seats": ["anna", "boris", "clara", "dmitri"], "why": None}
    assert walled["why"] == {"rule": "TG-SETUP.2", "key": "why-yard-too-small", "args": {}}
    assert unknown["why"]["key"] == "why-unreadable"


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "whist"}, "why-no-such-game"),
        ({"game": "kettle", "pack": "other"}, "why-no-such-pack"),
        ({"game": "kettle", "config": {"players": 9}}, "why-unreadable"),
        ({"game": "kettle", "config": {"players": 4, "yard": "walled"}}, "why-yard-too-small"),
        ({"game": "kettle", "seats": [{"kind": "me"}]}, "why-seat-count"),
        ({"game": "kettle", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "why-no-such-level"),
        ({"game": "kettle", "clock": {"kind": "decision", "seconds": 1}}, "why-clock-range"),
        ({"game": "kettle", "surprise": 1}, "why-unreadable"),
        ([], "why-unreadable"),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(kettle: Server, body, key: str):
    anna = Guest(kettle)

    answer = anna.post("/api/tables", body)

    assert 400 <= answer.status_code < 500
    assert answer.json()["key"] == key


def test_a_table_begins_when_all_sit_and_are_ready(kettle: Server):
    anna, boris = Guest(kettle, "Anna"), Guest(kettle, "Boris")
    table = anna.lay("me", "open", public=True)["id"]

    listed = [each["id"] for each in boris.get("/api/tables").json()]
    joined = boris.post(f"/api/tables/{table}/join").json()
    begun = boris.post(f"/api/tables/{table}/ready", {"ready": True}).json()

    assert table in listed
    assert joined["status"] == "lobby"
    assert joined["mine"] == [1]
    assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Boris"]
    assert begun["status"] == "playing"


def test_a_code_read_aloud_leads_to_the_table(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open")

    found = boris.get(f"/api/codes/{table['code'].lower()}").json()

    assert found["id"] == table["id"]
    assert found["code"] is None, "whoever does not sit here is not told the code"
    assert table["id"] not in [each["id"] for each in boris.get("/api/tables").json()]
    assert boris.get("/api/codes/QQQQQQ").status_code == 404


def test_a_full_table_takes_nobody_else(kettle: Server):
    anna, boris, clara = Guest(kettle), Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open")["id"]
    boris.post(f"/api/tables/{table}/join")

    refused = clara.post(f"/api/tables/{table}/join")

    assert refused.status_code == 409
    assert refused.json()["key"] == "why-table-full"


def test_leaving_opens_the_seat_again(kettle: Server):
    anna, boris, clara = Guest(kettle), Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open")["id"]
    boris.post(f"/api/tables/{table}/join")

    boris.post(f"/api/tables/{table}/leave")
    joined = clara.post(f"/api/tables/{table}/join", {"seat": 1})

    assert joined.json()["mine"] == [1]


def test_the_host_gives_an_open_seat_to_a_bot_and_starts(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open")["id"]

    not_yet = anna.post(f"/api/tables/{table}/start")
    not_his = boris.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot"})
    changed = anna.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot", "level": "random"})
    begun = anna.post(f"/api/tables/{table}/start")

    assert not_yet.json()["key"] == "why-seats-open"
    assert not_his.status_code == 403
    assert changed.json()["seats"][1]["kind"] == "bot"
    assert begun.json()["status"] == "playing"
    assert anna.post(f"/api/tables/{table}/start").json()["key"] == "why-begun"


def test_my_tables_list_those_that_wait_for_me_first(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    mine = anna.lay("me", "same-screen")["id"]
    theirs = boris.lay("me", "open")["id"]
    anna.post(f"/api/tables/{theirs}/join")

    tables = anna.get("/api/me/tables").json()

    assert [table["id"] for table in tables] == [mine, theirs]
    assert tables[0]["asked"] == [0, 1]
    assert Guest(kettle).get("/api/me/tables").json() == []


def test_a_game_that_waits_for_me_is_never_crowded_out_by_others(kettle: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(archive, "LISTED", 2)
    anna = Guest(kettle)
    waiting = [anna.lay("me", "same-screen")["id"] for _ in range(4)]

    with kettle.websocket_connect("/api/me/live", headers={"cookie": anna.cookie}) as session:
        turns = session.receive_json(timeout=PATIENCE)["turns"]

    assert sorted(turn["table"] for turn in turns) == sorted(waiting)


def test_a_new_name_is_read_at_the_tables_where_one_sits(kettle: Server):
    anna, boris = Guest(kettle, "Anna"), Guest(kettle, "Piston 100")
    table = anna.lay("me", "open")["id"]
    boris.post(f"/api/tables/{table}/join")

    with anna.live(table) as live:
        boris.put("/api/me", {"name": "Boris"})
        told = live.until("table")["table"]
        while told["seats"][1]["name"] != "Boris":
            told = live.until("table")["table"]

    assert boris.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Boris"
    assert told["seats"][0]["name"] == "Anna"


def test_the_host_clears_a_table_away_and_those_who_wait_are_told(kettle: Server):
    anna, boris = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join")

    with boris.live(table) as waiting:
        stranger = boris.delete(f"/api/tables/{table}")
        gone = anna.delete(f"/api/tables/{table}")
        farewell = waiting.until("farewell")

    assert stranger.json()["key"] == "why-not-host"
    assert gone.status_code == 204
    assert farewell["why"]["key"] == "why-cleared-away"
    assert farewell["again"] is False
    assert anna.get(f"/api/tables/{table}").status_code == 404
    assert anna.get("/api/tables").json() == anna.get("/api/me/tables").json() == []


def test_a_game_that_has_begun_is_not_cleared_away(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot")["id"]

    assert anna.delete(f"/api/tables/{table}").json()["key"] == "why-begun"


def test_an_open_table_is_listed_with_who_is_there_until_nobody_comes_any_more(
    kettle: Server, monkeypatch: pytest.MonkeyPatch
):
    anna, boris = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open", public=True)["id"]

    alone = boris.get("/api/tables").json()
    with anna.live(table):
        present = boris.get("/api/tables").json()
    monkeypatch.setattr(archive, "LOBBY_LIFE", -1)
    later = boris.get("/api/tables").json()

    assert [seat["here"] for seat in alone[0]["seats"]] == [False, False]
    assert [seat["here"] for seat in present[0]["seats"]] == [True, False]
    assert later == []


def test_the_lobby_is_told_live_who_comes(kettle: Server):
    anna, boris = Guest(kettle, "Anna"), Guest(kettle, "Boris")
    table = anna.lay("me", "open")["id"]

    with anna.live(table) as live:
        boris.post(f"/api/tables/{table}/join")
        card = live.until("table")["table"]
        while card["seats"][1]["kind"] == "open":
            card = live.until("table")["table"]
        boris.post(f"/api/tables/{table}/ready", {"ready": True})
        live.until("state")

    assert card["seats"][1]["name"] == "Boris"
    assert live.state["question"]["seat"] == 0


def test_the_rules_can_be_searched(kettle: Server):
    anna = Guest(kettle)

    books = anna.get("/api/games/kettle/rules").json()
    found = anna.get("/api/games/kettle/rules", find="coal SECRET").json()

    assert len(books[0]["rules"]) > len(found[0]["rules"]) == 1
    assert found[0]["rules"][0]["id"] == "KT-BID.1"


def test_rules_are_told_and_found_in_the_language_that_is_asked_for(server: Server):
    anna = Guest(server)

    french = anna.get("/api/games/steamwatchers/rules", find="barils algofuel", language="fr").json()
    english = anna.get("/api/games/steamwatchers/rules", find="SW-COMP.7", language="en").json()
    unknown = anna.get("/api/games/steamwatchers/rules", find="SW-COMP.7", language="xx").json()

    assert {rule["language"] for rule in french[0]["rules"]} == {"fr"}
    assert "SW-COMP.7" in [rule["id"] for rule in french[0]["rules"]]
    assert english[0]["rules"][0]["language"] == unknown[0]["rules"][0]["language"] == "en"


def test_rulings_are_told_and_found_in_the_language_that_is_asked_for(server: Server):
    anna = Guest(server)

    french = anna.get("/api/games/steamwatchers/rules", find="barils manquent", language="fr").json()
    english = anna.get("/api/games/steamwatchers/rules", find="A-GB-FUEL-SHORT", language="en").json()
    reasons = anna.get("/api/games/steamfront/rules", find="A-15", language="fr").json()

    assert [(ruling["id"], ruling["language"]) for ruling in french[0]["rulings"]] == [("A-GB-FUEL-SHORT", "fr")]
    assert french[0]["rulings"][0]["question"].startswith("Et si les barils")
    assert english[0]["rulings"][0]["language"] == "en"
    assert english[0]["rulings"][0]["question"].startswith("What if barrels")
    assert reasons[0]["rulings"][0]["reason"].startswith("Chaque ligne")


def test_a_game_offers_the_ladder_and_bots_are_of_its_middle_unless_somebody_says_otherwise(server: Server):
    anna = Guest(server)
    seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "level": "master"}, {"kind": "bot", "level": "random"}]

    levels = anna.get("/api/games/steamwatchers").json()["levels"]
    config = {"players": 4}
    table = anna.post("/api/tables", {"game": "steamwatchers", "config": config, "seats": seats}).json()
    refused = anna.post("/api/tables", {"game": "steamwatchers", "seats": [{"kind": "bot", "level": "genius"}] * 2})

    assert levels == ["beginner", "casual", "greedy", "shrewd", "master"]
    # Nobody is offered `random` any more, but tables that were laid with it can be laid again.
    assert [seat["level"] for seat in table["seats"]][1:] == ["greedy", "master", "random"]
    assert refused.json()["key"] == "why-no-such-level"
