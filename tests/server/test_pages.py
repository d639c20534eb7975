"""The client's files and what travels with them."""

import gzip

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.client import Client, sent
from samovar.server.settings import Settings

Server = TestClient[Litestar]

PLAIN = {"accept-encoding": "identity"}


@pytest.mark.parametrize("path", ["/", "/t/4711", "/learn/steamwatchers", "/index.html"])
def test_every_address_of_the_client_is_the_page(server: Server, path: str):
    answer = server.get(path)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>Samovar</title>" in answer.text


def test_a_missing_file_is_missing_and_not_the_page(server: Server):
    assert server.get("/assets/index-old.js").status_code == 404


@pytest.mark.parametrize("path", ["/.stamp", "/..%2Ffiles%2Fsamovar.sqlite3", "/%2e%2e/files/samovar.sqlite3"])
def test_nothing_but_the_client_can_be_read(server: Server, path: str):
    assert server.get(path).status_code == 404


def test_what_has_a_digest_in_its_name_is_kept_for_ever(server: Server):
    cache = server.get("/assets/index-4f2a.js").headers["cache-control"]

    assert "immutable" in cache
    assert "max-age=31536000" in cache


def test_the_page_is_asked_for_again_and_costs_nothing_when_unchanged(server: Server):
    page = server.get("/")

    again = server.get("/", headers={"if-none-match": page.headers["etag"]})

    assert page.headers["cache-control"] == "no-cache"
    assert again.status_code == 304
    assert again.content == b""


def test_texts_travel_packed_to_those_who_unpack(server: Server):
    plain = server.get("/assets/index-4f2a.js", headers=PLAIN)
    packed = server.get("/assets/index-4f2a.js", headers={"accept-encoding": "gzip"})

    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert packed.content == plain.content
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


def test_what_the_build_has_packed_tighter_goes_to_those_who_understand_it(built):
    tight = b"as the build has packed it"
    (built / "assets" / "index-4f2a.js.br").write_bytes(tight)
    client = Client(built)

    told = sent(client.sheets["assets/index-4f2a.js"], {"accept-encoding": "gzip, deflate, br"})
    older = sent(client.sheets["assets/index-4f2a.js"], {"accept-encoding": "gzip, deflate"})

    assert (told.headers["Content-Encoding"], told.content) == ("br", tight)
    assert older.headers["Content-Encoding"] == "gzip"
    assert client.sheet("assets/index-4f2a.js.br") is None


def test_a_font_travels_as_it_is(server: Server):
    font = server.get("/assets/spectral-9c1d.woff2", headers={"accept-encoding": "gzip"})

    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers


def test_packing_the_same_file_twice_gives_the_same_bytes(built):
    first, second = (Client(built).sheets["index.html"].packed for _ in range(2))

    assert first == second
    assert gzip.decompress(first["gzip"]) == (built / "index.html").read_bytes()


def test_head_tells_what_get_would_bring(server: Server):
    told, brought = server.head("/", headers=PLAIN), server.get("/", headers=PLAIN)

    assert told.status_code == 200
    assert told.content == b""
    assert told.headers["content-length"] == str(len(brought.content))


def test_a_server_without_its_client_says_how_to_build_it(tmp_path):
    app = create_app(Settings(tmp_path / "files"), Client(tmp_path / "nowhere"))

    with TestClient(app, base_url="http://127.0.0.1") as server:
        answer = server.get("/")

    assert answer.status_code == 404
    assert "make play" in answer.json()["detail"]
