"""What does not change is prepared once: rules, texts and drawings, packed and tagged."""

import asyncio
import gzip
import time
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from samovar.ledger.rules import Ledger, ledgers
from samovar.server import prepared
from samovar.server.app import create_app
from samovar.server.client import Client, Sheet
from samovar.server.prepared import Prepared
from samovar.server.routes import games
from samovar.server.settings import Settings

Server = TestClient[Litestar]
PATHS = ["/api/games/steamwatchers/rules?language=fr", "/api/games/steamwatchers/texts/fr"]


def test_rules_are_read_from_their_files_once_however_many_ask(server: Server, monkeypatch):
    read = []
    whole = ledgers

    def reading(folder: Path) -> list[Ledger]:
        read.append(folder)
        return whole(folder)

    monkeypatch.setattr("samovar.server.catalogue.ledgers", reading)
    games.whole_rules.cache_clear()

    answers = [server.get("/api/games/steamfront/rules", params={"language": "fr"}).json() for _ in range(5)]
    found = server.get("/api/games/steamfront/rules", params={"language": "fr", "find": "socle"}).json()

    assert len(read) == 1
    assert all(answer == answers[0] for answer in answers)
    assert 0 < len(found[0]["rules"]) < len(answers[0][0]["rules"])


def test_whoever_has_the_rules_already_is_told_so(server: Server):
    for path in PATHS:
        first = server.get(path)
        again = server.get(path, headers={"if-none-match": first.headers["etag"]})

        assert first.status_code == 200
        assert again.status_code == 304
        assert again.content == b""


def test_the_rules_travel_packed_and_are_packed_once(server: Server, monkeypatch):
    packed = []
    press = gzip.compress

    def pressing(body: bytes, **how: Any) -> bytes:
        packed.append(len(body))
        return press(body, **how)

    monkeypatch.setattr("samovar.server.client.gzip.compress", pressing)
    path = "/api/games/reckoners/rules?language=fr"

    answers = [server.get(path, headers={"accept-encoding": "gzip"}) for _ in range(3)]
    plain = server.get(path, headers={"accept-encoding": "identity"})

    assert [answer.headers["content-encoding"] for answer in answers] == ["gzip"] * 3
    assert "content-encoding" not in plain.headers
    assert answers[0].json() == plain.json()
    assert len(packed) == 1


async def test_ten_who_ask_at_once_wait_for_one_that_reads():
    made = []
    kept = Prepared()

    def written() -> bytes:
        made.append(1)
        time.sleep(0.05)
        return b"x" * 5000

    answers = await asyncio.gather(*[kept.answer("key", "a.txt", httpx.Headers(), written) for _ in range(10)])

    assert len(made) == 1
    assert {answer.content for answer in answers} == {b"x" * 5000}


async def test_what_is_kept_is_bounded_by_its_size(monkeypatch):
    monkeypatch.setattr(prepared, "MOST_BYTES", 3 * Sheet("a.bin", bytes(1000)).size)
    kept = Prepared()

    for number in range(10):
        await kept.answer(number, "a.bin", httpx.Headers(), lambda: bytes(1000))

    assert list(kept.sheets) == [7, 8, 9]
    assert kept.bytes <= prepared.MOST_BYTES


def test_searches_of_the_rules_have_a_limit_and_reading_them_has_none(tmp_path, built):
    app = create_app(Settings(tmp_path, bots="thread", slack=1), Client(built))
    with TestClient(app, base_url="http://127.0.0.1:8000") as client:
        asked = [client.get("/api/games/steamfront/rules", params={"find": str(n)}).status_code for n in range(70)]
        read = client.get("/api/games/steamfront/rules").status_code

    assert set(asked[:60]) == {200}
    assert 429 in asked[60:]
    assert read == 200
