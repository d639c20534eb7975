"""The server keeps to its own description, and the client's types are written from it."""

import subprocess
import sys
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, given, settings

from samovar.server.app import create_app
from samovar.server.settings import Settings
from samovar.server.wire import MESSAGES, UNIONS
from samovar.server.wire.message import Message
from tests.thorough import usually
from tools.wire import TARGET, declaration, messages, written

CASES = usually(5, 15)  # of each question
ROOT = Path(__file__).parents[2]


def test_no_question_that_the_description_allows_breaks_the_description(tmp_path):
    import schemathesis  # here, so that only the process that asks for it pays for it
    from schemathesis.core.result import Ok

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


def test_every_message_is_known_before_threads_meet_it():
    """A class that two threads meet together for the first time crashes the process: all are learnt at import."""
    _, learnt = msgspec.json.schema_components([*MESSAGES, *UNIONS.values()], ref_template="{name}")

    assert {kind.__name__ for kind in kinds_of(Message)} - set(learnt) == set()


def kinds_of(kind: type) -> set[type]:
    below: set[type] = set(kind.__subclasses__())
    return below.union(*[kinds_of(each) for each in below])


THREADS = """
import sys, threading
from samovar.server.perspectives import asked_of, readable
from samovar.server.wire.tables import NewTable
from tests.server.test_bots import bidding
from tests.tiny.game import Kettle
import msgspec

sys.setswitchinterval(1e-6)
gate = threading.Barrier(6)

def run():
    gate.wait()
    readable(asked_of(Kettle(), bidding(), 0))
    msgspec.convert({"game": "kettle", "seats": [{"kind": "me"}]}, NewTable)

threads = [threading.Thread(target=run) for _ in range(6)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
"""


def test_many_threads_may_write_their_first_letters_together():
    done = subprocess.run([sys.executable, "-c", THREADS], cwd=ROOT, check=False)

    assert done.returncode == 0


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
