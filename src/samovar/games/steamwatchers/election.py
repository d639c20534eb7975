"""The Reliquary: from the second turn the players elect its keeper, and the poorest are helped."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.aftermath import take_card
from samovar.games.steamwatchers.choices import AtSea, Name, TakeBarrel, Vote, at_sea_words
from samovar.games.steamwatchers.content.ids import CLEAN, SIDE_IDS
from samovar.games.steamwatchers.contracts import free_seas, harbour_obstacle, sign
from samovar.games.steamwatchers.events import Voted
from samovar.games.steamwatchers.rows import CLEAN_LEFT, CONTRACT_RESERVE, GEO
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.words import gain
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Sealed, Step


class Election(Step[SteamTable]):
    """At the end of each Conclave from the second turn. [SW-SCN-RELIQ.5]"""

    def run(self, table: SteamTable) -> None:
        start = table.story().vote_from
        if start and table.turn() >= start:
            table.push(Ballot())


def votes(table: SteamTable, seat: i64) -> i64:
    """One for each pair of zones controlled. [SW-SCN-RELIQ.6]"""
    return len(table.controlled(seat)) // table.story().zones_per_vote


def electable(table: SteamTable) -> list[int]:
    return [seat for seat in range(table.seats) if table.playing(seat)]


class Ballot(Sealed[SteamTable]):
    """All vote at once, each with all his votes for one player. [SW-SCN-RELIQ.7]"""

    rule: ClassVar[str] = "SW-SCN-RELIQ.7"

    def seats(self, table: SteamTable) -> list[int]:
        return [seat for seat in electable(table) if votes(table, seat) > 0]

    def options(self, table: SteamTable, seat: int) -> list[Choice]:
        return [Vote(table.clan(other)) for other in electable(table)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return obstacles.absent(table, choice.clan, self.rule) if isinstance(choice, Vote) else None

    def reveal(self, table: SteamTable, choices: list[Choice | None]) -> None:
        counts = [0] * table.seats
        for seat in range(table.seats):
            vote = choices[seat]
            if isinstance(vote, Vote):
                counts[table.seat_of(vote.clan)] += votes(table, seat)
                if table.log is not None:
                    table.tell(Voted(vote.clan, table.clan(seat), votes(table, seat)))
        most = max(counts)
        tied = [seat for seat in electable(table) if counts[seat] == most]
        if len(tied) == 1:
            take_card(table, tied[0])
        else:
            # The first player of the Conclave track decides among the tied. [SW-SCN-RELIQ.8]
            table.push(CastingVote(table.conclave_order()[0], tuple(tied)))


class CastingVote(Ask[SteamTable]):
    """A tie is broken by the first player on the Conclave track. [SW-SCN-RELIQ.8]"""

    rule: ClassVar[str] = "SW-SCN-RELIQ.8"

    def __init__(self, seat: int, tied: tuple[int, ...]) -> None:
        self.seat = seat
        self.tied = tied

    def options(self, table: SteamTable) -> list[Choice]:
        return [Name(table.clan(seat)) for seat in self.tied]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Name):
            return None
        missing = obstacles.absent(table, choice.clan, self.rule)
        if missing is not None or table.seat_of(choice.clan) in self.tied:
            return missing
        return Refusal(self.rule, "why-not-tied", {"clan": {"kind": "clan", "id": SIDE_IDS[choice.clan]}})

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Name)
        take_card(table, table.seat_of(choice.clan))


class Alms(Step[SteamTable]):
    """At the very end of the Great White those with the least GEO get a barrel or a contract. [SW-SCN-RELIQ.9]"""

    def run(self, table: SteamTable) -> None:
        if table.story().vote_from == 0:
            return
        order = [seat for seat in table.reservation_order() if table.playing(seat)]
        least = min([int(table.cells[GEO + seat]) for seat in order])
        for place in range(len(order) - 1, -1, -1):
            if table.cells[GEO + order[place]] == least:
                table.push(AlmsFor(order[place]))


class AlmsFor(Step[SteamTable]):
    """One of the poorest, in Reservation order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        if alms(table, self.seat):
            table.push(AlmsChoice(self.seat))


def alms(table: SteamTable, seat: i64) -> list[Choice]:
    offered: list[Choice] = []
    if table.cells[CLEAN_LEFT] > 0:
        offered.append(TakeBarrel())
    if table.cells[CONTRACT_RESERVE + seat] > 0:
        offered += [AtSea(sea) for sea in free_seas(table)]
    return offered


class AlmsChoice(Ask[SteamTable]):
    """A clean barrel, which stays in surplus if the stock is full, or a contract. [SW-SCN-RELIQ.9]"""

    rule: ClassVar[str] = "SW-SCN-RELIQ.9"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return alms(table, self.seat)

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, TakeBarrel) and table.cells[CLEAN_LEFT] == 0:
            return Refusal("SW-RES.5", "why-no-barrel-left")
        if not isinstance(choice, AtSea):
            return None
        if table.cells[CONTRACT_RESERVE + seat] == 0:
            return Refusal("SW-RES.5", "why-no-contract-left")
        return harbour_obstacle(table, choice.sea)

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_sea_words("choice-sign", choice)

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, AtSea):
            sign(table, self.seat, choice.sea)
        else:
            gain(table, self.seat, CLEAN, 1)
