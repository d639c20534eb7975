"""Where this server may be sent by what people type: nowhere inside, unless the operator has named the place."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from samovar.server.refusals import BAD, FORBIDDEN, Refused

PUBLIC: Final = "public"
LONGEST = 2000
HTTPS = 443
# IPv6 that leads to any address of IPv4: Teredo, translation, 6to4.
TUNNELS = tuple(ip_network(each) for each in ("2001::/32", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16"))


class Destination(Struct):
    """An address that was looked up, and is used as it was found: asked again, its name might say another."""

    url: str  # with the address in place of the name
    host: str  # as the Host header says it
    name: str  # whose certificate it must show
    origin: str


class Doorkeeper:
    """`named` are hosts, or hosts with a port, to which anybody may send; they may lie inside. `public` lets in all
    that lie outside."""

    def __init__(self, named: tuple[str, ...], *, public: bool) -> None:
        self.named = frozenset(each.lower() for each in named if each != PUBLIC)
        self.public = public or PUBLIC in named

    async def admit(self, url: str) -> Destination:
        """Refused, and why, if nothing is to be sent there."""
        parts = split(url)
        host, port = parts.hostname or "", parts.port or (HTTPS if parts.scheme == "https" else 80)
        named = host in self.named or f"{host}:{port}" in self.named
        found = await addresses(host, port)
        inside = [each for each in found if not is_public(each)]
        if parts.scheme != "https" and not (named and all(each.is_loopback for each in found)):
            raise Refused("why-webhook-https", BAD)
        if not named:
            if not self.public:
                raise Refused("why-webhook-host", FORBIDDEN, host=host)
            if inside or port != HTTPS:
                raise Refused("why-webhook-inside", FORBIDDEN, host=host)
        chosen = found[0]
        place = f"[{chosen}]" if isinstance(chosen, IPv6Address) else str(chosen)
        usual = port == (HTTPS if parts.scheme == "https" else 80)
        told = f"[{host}]" if ":" in host else host
        return Destination(
            url=parts._replace(netloc=f"{place}:{port}", fragment="").geturl(),
            host=told if usual else f"{told}:{port}",
            name=host,
            origin=f"{parts.scheme}://{told}" + ("" if usual else f":{port}"),
        )


def split(url: str) -> SplitResult:
    try:
        parts = urlsplit(url.strip())
        well = parts.scheme in ("https", "http") and parts.hostname and parts.port != 0
    except ValueError:
        well = False
    if not well or len(url) > LONGEST or "@" in parts.netloc or not url.isprintable() or not url.isascii():
        raise Refused("why-no-webhook", BAD)
    return parts


async def addresses(host: str, port: int) -> list[IPv4Address | IPv6Address]:
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused("why-webhook-unknown", BAD, host=host) from None
    return [ip_address(str(each[4][0]).partition("%")[0]) for each in found]


def is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in each for each in TUNNELS):
            return False
    return address.is_global and not address.is_multicast
