"""Who receives letters in tests: a mail server, webhooks and a browser's push service, all on loopback."""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec

from samovar.server.letters.carriers import encoded, point_of


class Mailbox:
    """A real mail server, with everything that arrived. `refuses` are addresses that it does not know."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.refuses: set[str] = set()
        self.broken = False

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, _: Any) -> str:
        if address in self.refuses:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.broken:
            return "451 later"
        content = envelope.content
        assert isinstance(content, bytes)
        self.raw.append(content)
        message = BytesParser(policy=default).parsebytes(content)
        assert isinstance(message, EmailMessage)
        self.letters.append(message)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    mailbox = Mailbox()
    controller = Controller(mailbox, hostname="127.0.0.1", port=0)
    # The controller asks its own port whether it lives, and so needs to know it.
    import socket

    with socket.create_server(("127.0.0.1", 0)) as free:
        controller.port = free.getsockname()[1]
    controller.start()
    try:
        yield mailbox, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()


class Listener:
    """A web server that keeps what is posted to it, and answers as it is told."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 204
        self.door = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.address = f"http://127.0.0.1:{self.door.server_port}"
        self.host = f"127.0.0.1:{self.door.server_port}"

    def _handler(self) -> type[http.server.BaseHTTPRequestHandler]:
        listener = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                listener.posted.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(listener.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        return Handler

    def said(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, _, body in self.posted]


@contextmanager
def listening() -> Iterator[Listener]:
    listener = Listener()
    thread = threading.Thread(target=listener.door.serve_forever, daemon=True)
    thread.start()
    try:
        yield listener
    finally:
        listener.door.shutdown()
        listener.door.server_close()
        thread.join()


class Browser:
    """What a browser keeps for a subscription, with which it alone reads what is pushed."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        self.endpoint = endpoint

    def subscription(self) -> str:
        told = {"endpoint": self.endpoint, "p256dh": encoded(point_of(self.key.public_key()))}
        return json.dumps({**told, "auth": encoded(self.auth)})

    def read(self, body: bytes) -> dict[str, Any]:
        said = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        read: dict[str, Any] = json.loads(said)
        return read
