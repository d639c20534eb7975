"""What `serve` is told of letters: a mail server, webhooks, browsers' push services. None of them is on unless told."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from samovar.cli.exits import MISSING, USAGE, stop

if TYPE_CHECKING:
    from samovar.server.settings import Post

SMTP = "SAMOVAR_SMTP"
WEBHOOKS = "SAMOVAR_WEBHOOKS"
NEEDED = ("aiosmtplib", "httpx", "py_vapid", "http_ece", "fluent.runtime")

Public = Annotated[
    str | None,
    typer.Option(
        "--address",
        help="What links in letters begin with, such as https://club.example.org; else the first name by https.",
        show_default=False,
        envvar="SAMOVAR_ADDRESS",
    ),
]
MailFrom = Annotated[
    str | None,
    typer.Option(
        help=f"From whom letters come, such as games@club.example.org. The mail server stands in {SMTP}, as "
        "smtp://user:password@host:587 or smtps://…: a password does not belong on a command line.",
        show_default=False,
        envvar="SAMOVAR_MAIL_FROM",
    ),
]
WebhookHosts = Annotated[
    list[str] | None,
    typer.Option(
        "--webhook-host",
        help="Host whose webhooks people may name, such as discord.com; may be said several times, or in "
        f"{WEBHOOKS} with commas. `public` stands for every public one.",
        show_default=False,
    ),
]
PushContact = Annotated[
    str | None,
    typer.Option(
        help="Lets browsers be told by their makers' push services, who may write to this address about it, such as "
        "mailto:you@club.example.org.",
        show_default=False,
        envvar="SAMOVAR_PUSH_CONTACT",
    ),
]


def post_of(
    names: list[str], address: str | None, sender: str | None, hosts: list[str] | None, contact: str | None
) -> Post | None:
    """None where no letters are wanted; ends with a clear word where what is told does not fit."""
    smtp = os.environ.get(SMTP) or None
    told = tuple(filter(None, (each.strip().lower() for each in hosts or os.environ.get(WEBHOOKS, "").split(","))))
    if not (smtp or told or contact):
        return None
    if any(find_missing(each) for each in NEEDED):
        stop("Letters need more packages: pip install 'samovar[web,letters]'.", MISSING)
    from samovar.server.settings import Post

    return Post(
        base=base_of(names, address),
        smtp=None if smtp is None else mail_server(smtp),
        sender=sender_of(sender) if smtp else "",
        webhooks=tuple(host_of(each) for each in told),
        push=None if not contact else contact_of(contact),
    )


def find_missing(package: str) -> bool:
    try:
        return find_spec(package) is None
    except ModuleNotFoundError:  # of a part of a package that is not there at all
        return True


def base_of(names: list[str], address: str | None) -> str:
    first = next(filter(None, (each.strip() for each in names)), None)
    told = address or (f"https://{first}" if first else None)
    if told is None:
        stop("Letters hold links: say --address https://…, or --name.", USAGE)
    parts = urlsplit(told)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        stop(f"{told} is no address that links can begin with, such as https://club.example.org.", USAGE)
    return told.rstrip("/")


def mail_server(address: str) -> str:
    """Never quoted: a password may be in it."""
    try:
        parts = urlsplit(address)
        well = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
    except ValueError:
        well = False
    if not well:
        stop(f"{SMTP} is no mail server: say smtp://user:password@host:587 or smtps://user:password@host.", USAGE)
    return address


def sender_of(sender: str | None) -> str:
    if not sender or "@" not in sender or not sender.isprintable():
        stop("Say from whom letters come: --mail-from games@club.example.org, or SAMOVAR_MAIL_FROM.", USAGE)
    return sender


def host_of(host: str) -> str:
    if "/" in host or "@" in host or not host.isascii():
        stop(f"{host} is no host of webhooks. Say it alone, such as discord.com, or `public`.", USAGE)
    return host


def contact_of(contact: str) -> str:
    if not contact.startswith(("mailto:", "https://")):
        stop(f"{contact} is no contact for push services: it begins with mailto: or https://.", USAGE)
    return contact
