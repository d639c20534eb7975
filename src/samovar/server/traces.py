"""Traces by OpenTelemetry, for an operator who collects them: requests, choices, writes, jobs.

What a span says is chosen here, word by word: how long what kind of thing took. No table, person, choice or address,
and nothing of what a fault says.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from samovar import __version__

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

SERVICE: Final = "samovar"
SERVER_ERROR: Final = 500


class Tracing:
    """Nothing is traced before `start`."""

    def __init__(self) -> None:
        self.tracer: Any = None

    def start(self, processor: Any = None) -> None:
        """To where OpenTelemetry's own variables say (OTEL_EXPORTER_OTLP_ENDPOINT), unless told otherwise."""
        if self.tracer is not None:
            return
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider

        if processor is None:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
            from opentelemetry.sdk.trace.export import BatchSpanProcessor

            processor = BatchSpanProcessor(OTLPSpanExporter())
        resource = Resource.create({"service.name": SERVICE, "service.version": __version__})
        provider = TracerProvider(resource=resource)
        provider.add_span_processor(processor)
        self.tracer = provider.get_tracer(SERVICE, __version__)

    def stop(self) -> None:
        self.tracer = None

    def span(self, name: str, **told: str | int) -> AbstractContextManager[Any]:
        return nullcontext() if self.tracer is None else self._span(name, told)

    @contextmanager
    def _span(self, name: str, told: dict[str, str | int]) -> Iterator[Any]:
        from opentelemetry.trace import Status, StatusCode

        quiet = {"record_exception": False, "set_status_on_exception": False}
        with self.tracer.start_as_current_span(name, attributes=told, **quiet) as span:
            try:
                yield span
            except Exception as fault:
                span.set_status(Status(StatusCode.ERROR))
                span.set_attribute("error.type", type(fault).__name__)
                raise


TRACING: Final = Tracing()
span = TRACING.span


def traced(app: ASGIApp) -> ASGIApp:
    """Around all requests. The route is told as it is declared: an address can be the key to a seat."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        method = str(scope.get("method", ""))  # a websocket has none, and lasts as long as somebody sits there
        if TRACING.tracer is None or not method:
            await app(scope, receive, send)
            return
        with span("request", **{"http.request.method": method}) as mine:

            async def seen(message: Message) -> None:
                if message["type"] == "http.response.start":
                    mine.set_attribute("http.response.status_code", message["status"])
                    route = str(scope.get("path_template") or "unknown")
                    mine.set_attribute("http.route", route)
                    mine.update_name(f"{method} {route}")
                await send(message)

            await app(scope, receive, seen)

    return answer
