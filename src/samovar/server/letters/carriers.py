"""Who carries a letter: a mail server, a webhook, the push service of a browser's maker."""

from __future__ import annotations

import asyncio
import base64
import re
import ssl
import time
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

import aiosmtplib
import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from samovar.server.letters.composing import Letter
from samovar.server.letters.doorkeeper import Destination, Doorkeeper
from samovar.server.letters.ways import Way
from samovar.server.refusals import BAD, Refused

PATIENCE = 20.0  # seconds
GONE: Final = (404, 410)
LONGEST_KEPT = 12 * 3600  # seconds for which a push service keeps what it cannot deliver
AGENT: Final = "samovar"
DISCORD, SLACK, MATRIX = "discord", "slack", "matrix"
FORMS: Final = (DISCORD, SLACK, MATRIX)
MARKUP = re.compile(r"([\\`*_~|>\[\]()#<@:-])")
# Links in headers stand in one line: folded ones are written as encoded words, which no program of mail follows.
WHOLE: Final = SMTP.clone(max_line_length=990)
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Undelivered(Exception):
    """It did not arrive. `for_good`: nobody is there, and trying again is of no use; `gone`: and never will be."""

    def __init__(self, says: str, *, for_good: bool = False, gone: bool = False) -> None:
        super().__init__(says)
        self.for_good = for_good
        self.gone = gone


class Carrier(Protocol):
    async def carry(self, way: Way, letter: Letter, stop: str) -> None:
        """Undelivered if it did not arrive."""


class MailServer:
    """`stop` of `carry` is what programs of mail offer as one button."""

    def __init__(self, address: str, sender: str, base: str) -> None:
        self.server = urlsplit(address)
        self.sender = sender
        self.base = base

    async def carry(self, way: Way, letter: Letter, stop: str) -> None:
        server = self.server
        host, secure = server.hostname or "", server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                self.message(way.address, letter, stop).as_bytes(),  # by its own policy, and not by the library's
                sender=parseaddr(self.sender)[1],
                recipients=[way.address],
                hostname=host,
                port=server.port or (465 if secure else 587),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=secure,
                # Without a word of its own a mail server elsewhere must speak TLS: nobody on the way reads along.
                start_tls=None if secure or host in LOOPBACK else True,
                tls_context=ssl.create_default_context(),
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as fault:
            code = min((each.code for each in fault.recipients), default=0)
            raise Undelivered("recipient refused", for_good=code >= 500) from None
        except (aiosmtplib.SMTPException, OSError, ValueError) as fault:
            raise Undelivered(type(fault).__name__) from None

    def message(self, address: str, letter: Letter, stop: str) -> EmailMessage:
        message = EmailMessage(policy=WHOLE)
        message["From"] = self.sender
        message["To"] = address
        message["Subject"] = letter.subject
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = make_msgid(domain=urlsplit(self.base).hostname)
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop is not None:
            message["List-Unsubscribe"] = f"<{self.base}/api/letters/stop/{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.plain())
        message.add_alternative(letter.rich(), subtype="html")
        message["Content-Language"] = letter.language
        return message


class Webhooks:
    def __init__(self, doorkeeper: Doorkeeper) -> None:
        self.doorkeeper = doorkeeper

    async def carry(self, way: Way, letter: Letter, stop: str) -> None:
        body = msgspec.json.encode(spoken(way.form, letter))
        await send(await admitted(self.doorkeeper, way.address), body, {"content-type": "application/json"})


def spoken(form: str, letter: Letter) -> dict[str, Any]:
    """In the words of whoever listens. What people have written means nothing there but itself."""
    if form == DISCORD:
        said = [MARKUP.sub(r"\\\1", line.text) + (f"\n<{line.link}>" if line.link else "") for line in letter.lines]
        return {"content": "\n".join(said)[:2000], "allowed_mentions": {"parse": []}}
    if form == SLACK:
        signs = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
        said = [line.text.translate(signs) + (f"\n<{line.link}>" if line.link else "") for line in letter.lines]
        return {"text": "\n".join(said)}
    said = [line.text + (f"\n{line.link}" if line.link else "") for line in letter.lines]
    return {"text": "\n".join(said), "username": "Samovar"}


class Subscription(msgspec.Struct):
    """What a browser gives: where to send, and the keys with which it alone can read."""

    endpoint: str
    p256dh: str
    auth: str


class PushServices:
    def __init__(self, doorkeeper: Doorkeeper, key: str, contact: str) -> None:
        self.doorkeeper = doorkeeper
        self.vapid = Vapid02.from_string(key)
        self.contact = contact

    @property
    def public_key(self) -> str:
        """By which a browser knows who may send."""
        return encoded(point_of(self.vapid.public_key))

    async def check(self, address: str) -> None:
        """Refused if it is no browser's, or leads inside."""
        await self.doorkeeper.admit(subscription(address).endpoint)

    async def carry(self, way: Way, letter: Letter, stop: str) -> None:
        told = subscription(way.address)
        place = await admitted(self.doorkeeper, told.endpoint)
        said = msgspec.json.encode({"title": letter.subject, "body": letter.short, "path": letter.path})
        body = await asyncio.to_thread(sealed, told, said)
        claims = {"sub": self.contact, "aud": place.origin, "exp": int(time.time()) + LONGEST_KEPT}
        signed = await asyncio.to_thread(self.vapid.sign, claims)
        headers = {"content-encoding": "aes128gcm", "ttl": str(LONGEST_KEPT), "urgency": "normal", **signed}
        await send(place, body, headers)


def sealed(told: Subscription, said: bytes) -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        said, private_key=key, dh=decoded(told.p256dh), auth_secret=decoded(told.auth), version="aes128gcm"
    )
    return body


def subscription(address: str) -> Subscription:
    """Refused if no browser would give such."""
    try:
        told = msgspec.json.decode(address, type=Subscription)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(told.p256dh))
        if len(decoded(told.auth)) != 16:
            raise ValueError
    except (ValueError, msgspec.DecodeError):
        raise Refused("why-no-subscription", BAD) from None
    return told


def new_key() -> str:
    """For a server that pushes for the first time."""
    raw = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(raw.to_bytes(32, "big"))


def point_of(key: Any) -> bytes:
    point: bytes = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return point


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def admitted(doorkeeper: Doorkeeper, url: str) -> Destination:
    """At each sending anew: a name may lead elsewhere by now, and the operator may have changed his mind."""
    try:
        return await doorkeeper.admit(url)
    except Refused as refused:
        raise Undelivered(refused.why.key, for_good=refused.why.key != "why-webhook-unknown") from None


async def send(place: Destination, body: bytes, headers: dict[str, str]) -> None:
    """Nobody's proxy, no other address than the one that was looked at, and nothing of the answer but its number."""
    told = {"host": place.host, "user-agent": AGENT, **headers}
    try:
        async with httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=PATIENCE) as client:
            named = {"sni_hostname": place.name}
            async with client.stream("POST", place.url, content=body, headers=told, extensions=named) as answer:
                status = answer.status_code
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as fault:
        raise Undelivered(type(fault).__name__) from None
    if status in GONE:
        raise Undelivered(str(status), for_good=True, gone=True)
    if status >= 300:
        raise Undelivered(str(status), for_good=status < 500 and status != 429)
