"""Every sentence of the server exists in both languages, and says the same things."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor
from litestar import Litestar
from litestar.testing import TestClient

import samovar.kernel
import samovar.server
from tests.faults import texts_for_faults

SERVER = Path(samovar.server.__file__).parent
ROOMS = [SERVER, *(SERVER.parent / room for room in ("kernel", "content", "ledger"))]
KEY = re.compile(r"\"((?:why|note|notice|fault|where|change|outcome)-[a-z-]+)\"")

Server = TestClient[Litestar]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """By key: what is to be filled in."""
    parsed = FluentParser().parse((SERVER / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in parsed.body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_both_languages_have_the_same_sentences():
    assert messages("fr") == messages("en")


def sources() -> list[Path]:
    return [path for room in ROOMS for path in room.rglob("*.py")]


def test_every_sentence_that_the_code_says_is_there():
    said = set()
    for path in sources():
        said |= set(KEY.findall(path.read_text(encoding="utf-8")))
    faults = texts_for_faults(sources())
    assert len(faults) > 40
    said |= faults

    assert said - set(messages("en")) == set()
    elsewhere = {
        "choice-ready",
        "choice-wait",
        "choice-sealed",
        "card-value",
    }
    unsaid = set(messages("en")) - said - elsewhere
    assert unsaid == set(), "sentences that nobody says any more"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentences_are_served_and_can_be_read(kettle: Server, language: str):
    source = kettle.get(f"/api/texts/{language}").text
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))

    pattern = bundle.get_message("notice-clock").value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, {"seat": 2, "seconds": 1})

    assert faults == []
    assert "2" in str(text)
    assert kettle.get("/api/texts/xx").status_code == 404
