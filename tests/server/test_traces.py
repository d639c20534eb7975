"""Traces tell what took how long, and nothing of who, where or what."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from samovar.server.traces import TRACING, span
from tests.server.guests import Guest

TOLD = {
    "http.request.method",
    "http.response.status_code",
    "http.route",
    "game",
    "maker",
    "works",
    "kind",
    "error.type",
}


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    TRACING.start(SimpleSpanProcessor(exporter))
    yield exporter
    TRACING.stop()


def test_requests_choices_writes_and_jobs_are_traced(kettle: TestClient[Litestar], spans: InMemorySpanExporter):
    anna = Guest(kettle, "Anna of the docks")
    table = anna.lay("me", "bot", title="Our secret title")["id"]
    with anna.live(table) as live:
        live.choose(live.first_line())
    anna.get(f"/api/tables/{table}/replay")
    anna.get("/api/tables/no-such-table")

    found = spans.get_finished_spans()

    names = {each.name for each in found}
    assert {"choice", "store.write", "job", "POST /api/tables", "GET /api/tables/{table}"} <= names
    assert {key for each in found for key in each.attributes or {}} <= TOLD
    written = " ".join(each.to_json() for each in found)
    for secret in (table, anna.id, "Anna", "secret", "no-such-table", anna.cookie):
        assert secret not in written


def test_what_a_fault_says_is_not_traced(spans: InMemorySpanExporter):
    with pytest.raises(ValueError, match="march provence"), span("choice", game="kettle"):
        raise ValueError("march provence rhone 3")

    (found,) = spans.get_finished_spans()
    assert "march" not in found.to_json()
    assert found.attributes is not None
    assert found.attributes["error.type"] == "ValueError"


def test_nothing_is_traced_unless_the_operator_wants_it(kettle: TestClient[Litestar]):
    kettle.get("/healthz")

    assert TRACING.tracer is None
