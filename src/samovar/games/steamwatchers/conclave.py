"""The Conclave: titles are taken in order, each with its ability; what nobody took happens by itself."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.choices import AtSea, Block, PlayArchon, PlaySteam, at_sea_words
from samovar.games.steamwatchers.content.effects import DRAW_MORE
from samovar.games.steamwatchers.content.ids import (
    ALLIANCE,
    ARCHON,
    BASIC,
    LEGATE,
    NONE,
    PRIMUS,
    SEAS,
    TITLES,
)
from samovar.games.steamwatchers.election import Election
from samovar.games.steamwatchers.events import (
    ArchonDrawn,
    ArchonSeen,
    LegatePlaced,
    PhaseBegan,
    PrimusBlocked,
    SteamPlayed,
    TitleTaken,
    TurnBegan,
)
from samovar.games.steamwatchers.extensions import ARCHON_PLAYS as ARCHON_MOMENT
from samovar.games.steamwatchers.muster import Levy
from samovar.games.steamwatchers.offers import ARCHON_PLAYS, AT_SEA, BLOCKS, STEAM_PLAYS
from samovar.games.steamwatchers.rows import (
    ARCHON_GONE,
    ARCHON_HELD,
    ARCHON_UP,
    ATTACKS,
    CONCLAVE,
    FORESEEN,
    LEGATE_AT,
    LEGATE_OF,
    MEMORY,
    PASSED,
    PASSES,
    PHASE,
    PRIMUS_AT,
    PRIMUS_OF,
    RESERVATION,
    REWARDED,
    STALLED,
    STEAM_HELD,
    TITLE,
    TURN,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.words import Draw, PlayCard, TurnUp, appear
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

CONCLAVE_PHASE: Final = 1
PLANNING_CARDS: Final = 2  # steam cards that the Alliance draws before the first Conclave


class Conclave(Step[SteamTable]):
    """Phase 1: the turn counter moves on, then titles in the order of the track. [SW-CONC.1] [SW-CONC.2]"""

    def run(self, table: SteamTable) -> None:
        table.cells[TURN] += 1
        table.cells[PHASE] = CONCLAVE_PHASE
        table.cells[PASSES] = 0
        table.cells[FORESEEN] = 0
        for seat in range(table.seats):
            table.cells[TITLE + seat] = 0
            table.cells[PASSED + seat] = 0 if table.playing(seat) else 1
            table.cells[STALLED + seat] = 0
            table.cells[REWARDED + seat] = 0
            table.cells[ATTACKS + seat] = 0
        table.tell(TurnBegan(table.turn()))
        table.tell(PhaseBegan(CONCLAVE_PHASE))
        places = table.places()
        table.push(Election())
        for turn in range(len(places) - 1, -1, -1):
            table.push(UNTAKEN[places[turn]])
        for turn in range(len(places) - 1, -1, -1):
            table.push(TAKEN[places[turn]])
        planner = table.seat_of(ALLIANCE)
        if table.turn() == 1 and planner != NONE and table.has_ability(planner, ALLIANCE):
            table.push(Draw(planner, PLANNING_CARDS))  # [SW-CLAN-AO.1]


class TakeTitle(Step[SteamTable]):
    """An Ambassador crosses to the Conclave track, and the ability follows at once. [SW-CONC.2] [SW-CONC.3]"""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: SteamTable) -> None:
        place = self.place
        seat = table.reservation(place)
        if seat == NONE:
            return
        table.cells[RESERVATION + place] = 0
        table.cells[CONCLAVE + place] = seat + 1
        table.cells[TITLE + seat] = place + 1
        if table.log is not None:
            table.tell(TitleTaken(table.clan(seat), place))
        # Every title gives one ability. [SW-TRACK.2]
        if place == LEGATE:
            table.push(LegateToken(seat))
        elif place == ARCHON:
            if not table.story().tutorial:  # in the tutorial the Archon has no ability [SW-SCN-APP.5]
                table.then(ArchonDraw(seat), ArchonTurn(seat))
        elif place == PRIMUS:
            # A soldier for a zone of his; without room or reserve, just the token. [SW-CONC.20]
            table.then(PrimusToken(seat), Levy(NONE, seat, BASIC, 1, NONE, False))
        else:
            # Three cards drawn, one played, two kept. [SW-CONC.4] [SW-CONC.7]
            draws = table.content.titles.watcher_draws + lasting.added(table, seat, DRAW_MORE)
            table.then(Draw(seat, draws), Watch(seat, table.story().watcher_plays))


class Untaken(Step[SteamTable]):
    """A Watcher whom nobody is turns up the top card; an untaken Archon's card acts again. [SW-CONC.8]"""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: SteamTable) -> None:
        place = self.place
        if table.cells[CONCLAVE + place]:
            return
        # Without a Legate or a Primus their tokens stay where they are. [SW-CONC.12] [SW-CONC.21]
        if place in (LEGATE, PRIMUS):
            return
        if place == ARCHON:
            # Last turn's card remains in force; on the first turn there is none. [SW-CONC.16] [A-CONC-ARCHON-T1]
            if table.cells[ARCHON_UP]:
                table.push(PlayCard(table.cells[ARCHON_UP] - 1, NONE))
            return
        table.push(TurnUp(table.story().watcher_plays))  # two in one scenario [SW-SCN-RELIQ.4]


class Watch(Step[SteamTable]):
    """A Watcher plays a card of his hand, two in one scenario. [SW-SCN-RELIQ.3]"""

    def __init__(self, seat: int, plays: int) -> None:
        self.seat = seat
        self.plays = plays

    def run(self, table: SteamTable) -> None:
        if self.plays > 0 and table.cells[STEAM_HELD + self.seat] > 0:
            table.then(Watcher(self.seat), Watch(self.seat, self.plays - 1))


class Watcher(Ask[SteamTable]):
    """Any steam card of the hand, old or new, makes its column. [SW-CONC.5]"""

    rule: ClassVar[str] = "SW-CONC.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [STEAM_PLAYS[card] for card in table.steam_hand(self.seat)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return (
            obstacles.unheld_steam(table.steam_hand(seat), choice.card, self.rule)
            if isinstance(choice, PlaySteam)
            else None
        )

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return {"key": "choice-raise", "args": choice.args()} if isinstance(choice, PlaySteam) else choice.label()

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, PlaySteam)
        table.give_up_steam(self.seat, choice.card)
        table.discard_steam(choice.card)
        table.reveal()
        if table.log is not None:
            table.tell(SteamPlayed(table.clan(self.seat), choice.card))
        appear(table, choice.card)


class LegateToken(Ask[SteamTable]):
    """The Legate lays his token on an ice sea. [SW-CONC.9]"""

    rule: ClassVar[str] = "SW-CONC.9"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [AT_SEA[sea] for sea in range(SEAS)]

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_sea_words("choice-lay-legate", choice)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, AtSea)
        table.cells[LEGATE_AT] = choice.sea + 1
        table.cells[LEGATE_OF] = self.seat + 1
        if table.log is not None:
            table.tell(LegatePlaced(table.clan(self.seat), choice.sea))


class ArchonDraw(Step[SteamTable]):
    """Three Archon cards into the hand. [SW-CONC.13]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        cards: list[int] = []
        for _ in range(table.content.titles.archon_draws + lasting.added(table, self.seat, DRAW_MORE)):
            card = table.draw_archon(self.seat)
            if card == NONE:
                break
            cards.append(card)
        if table.log is not None:
            clan = table.clan(self.seat)
            table.tell_only(self.seat, ArchonSeen(clan, tuple(cards)), ArchonDrawn(clan, len(cards)))


class ArchonTurn(Step[SteamTable]):
    """The Archon plays a card if he has one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        if table.cells[ARCHON_HELD + self.seat] > 0:
            table.occur(ARCHON_MOMENT, self.seat)
            table.push(Archon(self.seat))


class Archon(Ask[SteamTable]):
    """Any Archon card of the hand covers the one in force. [SW-CONC.14] [SW-CONC.15]"""

    rule: ClassVar[str] = "SW-CONC.14"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [ARCHON_PLAYS[card] for card in table.archon_hand(self.seat)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, PlayArchon):
            return None
        return obstacles.unheld_archon(table, seat, choice.archon, self.rule)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, PlayArchon)
        table.give_up_archon(self.seat, choice.archon)
        cover_card(table, choice.archon)
        table.reveal()
        table.push(PlayCard(choice.archon, self.seat))


def cover_card(table: SteamTable, card: i64) -> None:
    """The covered card stops at once, and forgets what it had named."""
    old = table.cells[ARCHON_UP] - 1
    if old != NONE:
        table.cells[ARCHON_GONE + old] = 1
        table.cells[MEMORY + old] = 0
    table.cells[ARCHON_UP] = card + 1


class PrimusToken(Ask[SteamTable]):
    """The Primus keeps a title from the others until he passes, any but his own. [SW-CONC.18]"""

    rule: ClassVar[str] = "SW-CONC.18"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [BLOCKS[place] for place in table.places() if place != PRIMUS]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Block):
            return None
        return (
            Refusal("SW-CONC.18", "why-not-primus-place")
            if choice.title == PRIMUS
            else obstacles.title_closed(table, choice.title)
        )

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Block)
        table.cells[PRIMUS_AT] = choice.title + 1
        table.cells[PRIMUS_OF] = self.seat + 1
        if table.log is not None:
            table.tell(PrimusBlocked(table.clan(self.seat), choice.title))


# By title. Steps never change, so those of every Conclave stand ready.
UNTAKEN: Final = [Untaken(place) for place in range(TITLES)]
TAKEN: Final = [TakeTitle(place) for place in range(TITLES)]
