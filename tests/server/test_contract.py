"""The server keeps to its own description, and the client's types are written from it."""

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from samovar.server.app import create_app
from samovar.server.settings import Settings
from tools.wire import TARGET, declaration, messages, written

CASES = 15


def test_no_question_that_the_description_allows_breaks_the_description(tmp_path):
    app = create_app(Settings(tmp_path, names=None))
    described = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)

    for operation in described.get_all_operations():
        assert isinstance(operation, Ok), operation

        @settings(max_examples=CASES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.ok().as_strategy())
        def ask(case):
            case.call_and_validate()

        ask()


def test_the_types_of_the_client_are_those_of_the_server():
    assert TARGET.read_text(encoding="utf-8") == messages(), "run python -m tools.wire"


def test_a_tagged_union_becomes_literals_that_a_compiler_can_tell_apart():
    schema = {
        "type": "object",
        "required": ["kind"],
        "properties": {
            "kind": {"enum": ["one"]},
            "hint": {"anyOf": [{"type": "string"}, {"type": "null"}]},
            "picks": {"type": "array", "items": {"anyOf": [{"$ref": "Zone"}, {"type": "integer"}]}},
        },
    }

    assert declaration("Question", schema).splitlines() == [
        "export interface Question {",
        "  readonly kind: 'one';",
        "  readonly hint?: string | null;",
        "  readonly picks?: readonly (Zone | number)[];",
        "}",
    ]
    assert written({"type": "object", "additionalProperties": {"type": "boolean"}}) == (
        "Readonly<Record<string, boolean>>"
    )
