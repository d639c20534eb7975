"""Where the server keeps its file and under which names it answers."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

DATABASE = "samovar.sqlite3"
ADDRESS = "SAMOVAR_DATABASE"  # the variable with the address of a PostgreSQL database
LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})


def home_of_files(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder that this platform sets aside for a program's own files."""
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "samovar"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "samovar"
    # The XDG convention says that a relative path is to be ignored.
    chosen = Path(environment.get("XDG_DATA_HOME", ""))
    return (chosen if chosen.is_absolute() else Path.home() / ".local" / "share") / "samovar"


class Effort(NamedTuple):
    """How much is put into one analysis (bots/analysis.py). `seconds` are of the processor: a crowded machine must not
    spoil it."""

    seconds: float = 120.0
    rollouts: int = 16
    moments: int = 16
    simulations: int = 24


ANALYSIS = Effort()


class LabDoor(NamedTuple):
    """Who may use the lab: accounts, and whoever sits at this machine if it is open `here`."""

    accounts: frozenset[str] = frozenset()
    here: bool = True
    processes: int = 1


class Post(NamedTuple):
    """How letters leave; nothing of it is on unless the operator says so."""

    base: str  # what links begin with, such as https://club.example.org
    smtp: str | None = None  # smtp://user:password@host:587 or smtps://...
    sender: str = ""  # from whom, such as games@club.example.org
    webhooks: tuple[str, ...] = ()  # hosts that people may name; "public" stands for every public one
    push: str | None = None  # mailto:operator@..., whom a browser's push service can ask
    pause: float = 15.0  # seconds between two looks at what is to be told
    grace: float = 120.0  # seconds that somebody has to see his turn himself
    open_page: float = 900.0  # the same while a page of his is open
    gap: float = 600.0  # seconds between two letters: what comes meanwhile shares the next one
    hourly: int = 4
    daily: int = 20


class Settings:
    """`names` are the host names that requests may use, beside those by which the operator has `named` the server;
    None trusts every name."""

    def __init__(
        self,
        folder: Path | None = None,
        names: frozenset[str] | None = LOOPBACK,
        bots: str = "process",
        workers: str | None = None,
        bot_limit: float = 8.0,
        bot_pause: float = 0.4,
        absence: float = 300.0,
        slack: int = 1,
        metrics_token: str | None = None,
        trusted_proxies: tuple[str, ...] = (),
        prewarm: bool = False,
        named: frozenset[str] = frozenset(),
        address: str | None = None,
        analysis: Effort = ANALYSIS,
        inner: tuple[str, int] | None = None,
        lab: LabDoor | None = None,
        post: Post | None = None,
        ratings: bool = False,
        traces: bool = False,
    ) -> None:
        self.folder = folder or home_of_files()
        self.names = None if names is None else names | named
        self.named = named  # a page that comes from there is ours, whatever name a proxy passes on
        self.bots = bots  # where they think: in a "process" of their own, or in a "thread" of this one
        self.workers = workers or bots  # the same for the costly wishes of guests
        self.bot_limit = bot_limit  # seconds for one choice
        self.bot_pause = bot_pause  # seconds before a bot's choice is shown, so that people can follow
        self.absence = absence  # seconds at least until others may ask a bot to play for somebody away
        self.slack = slack  # loosens every limit of pace so many times
        self.metrics_token = metrics_token  # None: metrics are for this machine only
        self.trusted_proxies = trusted_proxies  # addresses or networks whose X-Forwarded-For and -Proto are believed
        self.analysis = analysis  # how much is put into the analysis of a finished game
        self.address = address  # of a PostgreSQL database; None: a file in the folder
        self.inner = inner  # where the other processes of this server reach this one; None: it is alone
        self.lab = lab  # None: there is none
        self.post = post  # None: no letters
        self.traces = traces  # whether OpenTelemetry is told what takes how long
        self.ratings = ratings  # whether people are rated by what they have won
        self.prewarm = prewarm  # whether workers start before anybody needs them

    @property
    def database(self) -> Path:
        """The file, where there is no address."""
        return self.folder / DATABASE

    @property
    def kept_at(self) -> Path | str:
        """What the store opens."""
        return self.address or self.database

    @property
    def packs(self) -> Path:
        """Where an owner's content packs lie."""
        return self.folder / "packs"
