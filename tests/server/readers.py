"""A reader in front of the client: what a refusal says in his language, filled in as the browser does it."""

from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.guests import Guest


def sentence_of(server: TestClient[Litestar], why: dict[str, Any], language: str = "fr", game: str = "kettle") -> str:
    """The sentence of a refusal; a key that the served texts lack is a fault of ours."""
    reader = Guest(server)
    bundle = FluentBundle([language], use_isolating=False)
    for path in ("/api/texts", f"/api/games/{game}/texts"):
        bundle.add_resource(FluentResource(reader.get(f"{path}/{language}").text))
    return said(bundle, why)


def said(bundle: FluentBundle, text: dict[str, Any]) -> str:
    pattern = bundle.get_message(text["key"]).value
    assert pattern is not None
    filled = {name: spoken(bundle, value) for name, value in text["args"].items()}
    sentence, faults = bundle.format_pattern(pattern, filled)
    assert faults == [], text
    return str(sentence)


def spoken(bundle: FluentBundle, value: Any) -> Any:
    if isinstance(value, dict) and "key" in value:
        return said(bundle, value).removesuffix(".")
    if isinstance(value, dict):
        return said(bundle, {"key": f"{value['kind']}-{value['id']}", "args": {}})
    return value
