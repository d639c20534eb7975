"""What travels between server and client.

The client's types are written from these classes (`python -m tools.wire`), so the two cannot drift apart.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from samovar.server.wire import live
from samovar.server.wire.analyses import AnalysisState
from samovar.server.wire.catalogue import Book, Box, Courses, Crafted, Game, Health, Ledger, Order, Seating, Wishes
from samovar.server.wire.chronicles import Chronicle
from samovar.server.wire.examples import ExampleLook, Pictured
from samovar.server.wire.laboratory import Lab, LabWish
from samovar.server.wire.letters import (
    Forgotten,
    InvitationWish,
    LetterOffer,
    LetterToken,
    LetterWay,
    LetterWishes,
    MyLetters,
    NewWay,
    TableInvitation,
)
from samovar.server.wire.manners import Muted, ReportWish
from samovar.server.wire.message import Why
from samovar.server.wire.own_record import OwnRecord
from samovar.server.wire.people import Credentials, Me, NewPassword, NewToken, Rename, Reset, Token, TokenWish
from samovar.server.wire.ratings import Ladder, MyRatings
from samovar.server.wire.states import LookBack, LookedBack, Replay
from samovar.server.wire.tables import Fork, Join, NewTable, Onward, Readiness, SeatChange, TableCard, Verdict
from samovar.server.wire.tournaments import Tournament, TournamentCard

# Every message; what they contain comes along.
MESSAGES: tuple[type[Struct], ...] = (
    AnalysisState,
    Box,
    Chronicle,
    Courses,
    Crafted,
    Credentials,
    Forgotten,
    Fork,
    Game,
    Health,
    InvitationWish,
    Join,
    Lab,
    LabWish,
    Ladder,
    Ledger,
    ExampleLook,
    Pictured,
    LetterOffer,
    LetterToken,
    LetterWay,
    LetterWishes,
    Book,
    LookBack,
    LookedBack,
    Me,
    Muted,
    MyLetters,
    MyRatings,
    NewPassword,
    NewTable,
    NewToken,
    NewWay,
    Onward,
    Order,
    OwnRecord,
    Readiness,
    Rename,
    Replay,
    ReportWish,
    Reset,
    SeatChange,
    Seating,
    TableCard,
    TableInvitation,
    Token,
    TokenWish,
    Tournament,
    TournamentCard,
    Verdict,
    Why,
    Wishes,
    live.Turns,
)

# What may stand alone on a connection: the client says `Heard`, the server says `Told`.
UNIONS: dict[str, Any] = {"Heard": live.Heard, "Told": live.Told}

# msgspec learns a class when it is first read or converted, and two threads that meet an unknown class together crash
# the process (0.22). The one thread that imports this package makes it learn them all.
LEARNT = [json.Decoder(each) for each in (*MESSAGES, *UNIONS.values())]
