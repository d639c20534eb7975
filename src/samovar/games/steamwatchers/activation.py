"""Order activation: in Conclave order each player activates one order or passes, until all have passed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.choices import Activate, Pass, Recruit, ShowMeeting, StallArchon, StallSteam
from samovar.games.steamwatchers.content.effects import PASSED as PASSED_TRIGGER
from samovar.games.steamwatchers.content.ids import (
    ALLIANCE,
    BASIC,
    MOVE,
    NONE,
    RENDEZVOUS,
    TITLE_IDS,
    TITLES,
    ZONE_IDS,
    ZONES,
)
from samovar.games.steamwatchers.defence import DefenceAction
from samovar.games.steamwatchers.elimination import CHECK_CLANS
from samovar.games.steamwatchers.events import (
    Activated,
    MeetingShown,
    PassedTurn,
    StalledWithArchon,
    StalledWithSteam,
)
from samovar.games.steamwatchers.extensions import ACTIVATION, ACTIVATION_END, HAS_PASSED
from samovar.games.steamwatchers.march import Manoeuvre
from samovar.games.steamwatchers.muster import billets, enlist
from samovar.games.steamwatchers.offers import ACTIVATIONS, PASSES, STEAM_STALLS
from samovar.games.steamwatchers.rows import (
    ACTIVE,
    ACTIVE_ZONE,
    ARCHON_GONE,
    BEACON_SET,
    CONCLAVE,
    MEETING,
    ORDER,
    ORDER_OF,
    OUT,
    PASSED,
    PRIMUS_AT,
    PRIMUS_OF,
    RESERVATION,
    RESERVE_BASIC,
    SEATS,
    SET_OUT,
    STALLED,
    TARGET,
    TITLE,
    UNNUMBERED,
)
from samovar.games.steamwatchers.rows import (
    PASSES as PASSES_MADE,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.varied import VariedStep
from samovar.games.steamwatchers.words import fire
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

CLAN_TARGET: Final = 2  # a Target token with this clan's face up: 2 + seat


class NextPlayer(Step[SteamTable]):
    """Rounds in the order of the Conclave track, without those who have passed. [SW-ACT.2] [SW-PASS.11]"""

    def __init__(self, place: int) -> None:
        self.place = place  # the title of whoever acted last, or NONE at the start

    def run(self, table: SteamTable) -> None:
        cells = table.cells
        nearest: i64 = TITLES
        found: i64 = NONE
        seat: i64
        for seat in range(table.seats):
            title = cells[TITLE + seat] - 1
            if title != NONE and cells[PASSED + seat] == 0 and cells[OUT + seat] == 0:
                distance = (title - self.place - 1) % TITLES
                if distance < nearest:
                    nearest = distance
                    found = seat
        if found != NONE:
            table.push(NEXT_PLAYERS[cells[TITLE + found] - 1])
            table.push(PLAYS[found])


def own_orders(table: SteamTable, seat: i64) -> list[int]:
    """The zones with an order that the seat may activate."""
    found: list[int] = []
    cells = table.cells
    zone: i64
    for zone in range(ZONES):
        if cells[ORDER_OF + zone] == seat + 1:
            found.append(zone)
    return found


def offer_titles(table: SteamTable, seat: i64, offered: list[Choice]) -> None:
    """The titles that a passing player may reserve. [SW-PASS.6] [SW-PASS.10]"""
    cells = table.cells
    # Until he passes, the Primus keeps others off the title under his token. [SW-CONC.19] [SW-PASS.5]
    blocked: i64 = NONE if cells[PRIMUS_OF] == seat + 1 else cells[PRIMUS_AT] - 1
    own = cells[TITLE + seat] - 1
    count = len(offered)
    own_open = False
    for place in table.places():
        if cells[RESERVATION + place] == 0 and place != blocked:
            if place == own:
                own_open = True
            else:
                offered.append(PASSES[place])
    # Not the title one holds, unless it is the only one. [SW-PASS.8] [SW-PASS.9]
    if own_open and len(offered) == count:
        offered.append(PASSES[own])


BOUND: Final = Refusal("SW-SCN-RDV.2", "why-bound-to-activate")


class Play(Ask[SteamTable]):
    """Activate one order, or pass. [SW-ACT.1] [SW-ACT.3] [SW-PASS.1]"""

    rule: ClassVar[str] = "SW-ACT.3"

    def __init__(self, seat: int, bound: bool) -> None:
        self.seat = seat
        self.bound = bound  # has shown his rendezvous, so he goes on to activate an order

    def options(self, table: SteamTable) -> list[Choice]:
        seat = self.seat
        offered: list[Choice] = []
        cells = table.cells
        zone: i64
        for zone in range(ZONES):
            if cells[ORDER_OF + zone] == seat + 1:
                offered.append(ACTIVATIONS[zone])
        table.offer_more(ACTIVATION, seat, NONE, offered)
        if self.bound:
            return offered
        if offered and may_show_meeting(table, seat):
            offered.append(ShowMeeting())
        if table.has_ability(seat, ALLIANCE) and table.cells[STALLED + seat] == 0:
            # Once a turn, also with no order left. [SW-CLAN-AO.2] [A-CLAN-AO]
            offered += [STEAM_STALLS[card] for card in table.steam_hand(seat)]
            offered += [StallArchon(card) for card in table.archon_hand(seat)]
        offer_titles(table, seat, offered)
        return offered

    def otherwise(self, table: SteamTable, seat: int) -> Choice:
        return self.options(table)[-1]

    def near(self, table: SteamTable, seat: int) -> list[Choice]:
        if self.bound:
            return []
        offered: list[Choice] = []
        offer_titles(table, seat, offered)
        return [PASSES[place] for place in table.places() if PASSES[place] not in offered]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Activate):
            return obstacles.orderless(table, seat, choice.zone)
        if isinstance(choice, Pass):
            return self.title_obstacle(table, choice.title)
        if isinstance(choice, ShowMeeting):
            return self.meeting_obstacle(table)
        if isinstance(choice, (StallSteam, StallArchon)):
            return self.stall_obstacle(table, choice)
        return table.objection(ACTIVATION, seat, NONE, choice)

    def title_obstacle(self, table: SteamTable, title: i64) -> Refusal | None:
        """Why a title cannot be reserved by whoever passes now. [SW-PASS.6] [SW-PASS.8]"""
        taken = obstacles.untitled(table, title)
        if taken is not None:
            return taken
        named: dict[str, object] = {"title": {"kind": "title", "id": TITLE_IDS[title]}}
        if self.bound:
            return BOUND
        if table.cells[PRIMUS_AT] == title + 1 and table.cells[PRIMUS_OF] != self.seat + 1:
            return Refusal("SW-CONC.19", "why-title-blocked", named)
        offered: list[Choice] = []
        offer_titles(table, self.seat, offered)
        return None if PASSES[title] in offered else Refusal("SW-PASS.8", "why-own-title", named)

    def meeting_obstacle(self, table: SteamTable) -> Refusal | None:
        """Why no rendezvous is shown: before an order is activated, early, and once. [SW-SCN-RDV.2]"""
        if self.bound:
            return BOUND
        if not may_show_meeting(table, self.seat):
            return Refusal("SW-SCN-RDV.2", "why-no-meeting-now")
        offered: list[Choice] = []
        table.offer_more(ACTIVATION, self.seat, NONE, offered)
        if offered or own_orders(table, self.seat):
            return None
        return Refusal("SW-SCN-RDV.2", "why-no-order-to-activate")

    def stall_obstacle(self, table: SteamTable, choice: Choice) -> Refusal | None:
        """Only the Alliance discards a card to let a turn go by, once a turn, and only a card of its hand."""
        if self.bound:
            return BOUND
        if not table.has_ability(self.seat, ALLIANCE):
            return Refusal("SW-CLAN-AO.2", "why-only-alliance-stalls")
        if table.cells[STALLED + self.seat]:
            return Refusal("SW-CLAN-AO.2", "why-stalled-already")
        if isinstance(choice, StallSteam):
            return obstacles.unheld_steam(table.steam_hand(self.seat), choice.card, "SW-CLAN-AO.2")
        assert isinstance(choice, StallArchon)
        return obstacles.unheld_archon(table, self.seat, choice.archon, "SW-CLAN-AO.2")

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Activate):
            activate(table, self.seat, choice.zone)
        elif isinstance(choice, Pass):
            pass_turn(table, self.seat, choice.title)
        elif isinstance(choice, StallSteam):
            stall_with_steam(table, self.seat, choice.card)
        elif isinstance(choice, StallArchon):
            stall_with_archon(table, self.seat, choice.archon)
        elif isinstance(choice, ShowMeeting):
            show_meeting(table, self.seat)
        else:
            table.taken(ACTIVATION, self.seat, NONE, choice)


def activate(table: SteamTable, seat: i64, zone: i64) -> None:
    """He is the active player, this is the active zone. [SW-ACT.7] [SW-ACT.9]"""
    table.cells[ACTIVE] = seat + 1
    table.cells[ACTIVE_ZONE] = zone + 1
    table.cells[BEACON_SET] = 0
    table.cells[SET_OUT] = 0
    table.cells[UNNUMBERED] = 0
    kind = table.order(zone)
    if table.log is not None:
        table.tell(Activated(table.clan(seat), kind, zone))
    table.push(CHECK_CLANS)
    table.push(ActivationEnd(seat))
    if kind == MOVE:
        table.push(Manoeuvre(seat, zone))
    else:
        table.push(DefenceAction(seat, zone))


class ActivationEnd(VariedStep):
    """The order returns to the reserve when all it did is done. [SW-ACT.4] [SW-COMBAT.39] [SW-TRIG.5]"""

    kind: ClassVar[int] = ACTIVATION_END

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        zone = table.active_zone()
        if table.has_order(zone, self.seat):
            table.return_order(zone)
        table.cells[ACTIVE_ZONE] = 0


def pass_turn(table: SteamTable, seat: i64, title: i64) -> None:
    """Move tokens come back, Defence tokens stay but can no longer be activated. [SW-PASS.2] [SW-PASS.3]"""
    table.cells[PASSED + seat] = 1
    table.cells[PASSES_MADE] += 1
    for zone in own_orders(table, seat):
        if table.cells[ORDER + zone] == MOVE + 1:
            table.return_order(zone)
    table.occur(HAS_PASSED, seat)
    # The Ambassador goes to the title of next turn. [SW-PASS.4]
    held = table.title(seat)
    if held != NONE:
        table.cells[CONCLAVE + held] = 0
    table.reserve_title(seat, title)
    if table.cells[PRIMUS_OF] == seat + 1:
        table.cells[PRIMUS_AT] = 0  # his token blocks nothing any more [SW-PASS.7]
    if table.log is not None:
        table.tell(PassedTurn(table.clan(seat), title))
    fire(table, PASSED_TRIGGER, seat, NONE)


def stall_with_steam(table: SteamTable, seat: i64, card: i64) -> None:
    """The discarded card has no effect. [SW-CLAN-AO.3]"""
    table.cells[STALLED + seat] = 1
    table.give_up_steam(seat, card)
    table.discard_steam(card)
    table.reveal()
    if table.log is not None:
        table.tell(StalledWithSteam(table.clan(seat), card))


def stall_with_archon(table: SteamTable, seat: i64, card: i64) -> None:
    """It goes under the face-up pile, so that it covers nothing. [SW-CLAN-AO.3] [A-CLAN-AO]"""
    table.cells[STALLED + seat] = 1
    table.give_up_archon(seat, card)
    table.cells[ARCHON_GONE + card] = 1
    table.reveal()
    if table.log is not None:
        table.tell(StalledWithArchon(table.clan(seat), card))


def may_show_meeting(table: SteamTable, seat: i64) -> bool:
    """In the first turns, while the rendezvous is secret. [SW-SCN-RDV.2]"""
    if table.scenario() != RENDEZVOUS or table.turn() > table.story().last_reveal_turn:
        return False
    return not meeting_shown(table, seat)


def meeting_shown(table: SteamTable, seat: i64) -> bool:
    mark = meeting_mark(seat)
    return len([zone for zone in range(ZONES) if table.cells[TARGET + zone] & mark]) > 0


def meeting_mark(seat: i64) -> i64:
    """Two clans may meet in one zone: each Target token is a bit of its own."""
    return CLAN_TARGET << seat


def show_meeting(table: SteamTable, seat: i64) -> None:
    zone = table.cells[MEETING + seat] - 1
    table.cells[TARGET + zone] |= meeting_mark(seat)
    table.reveal()
    table.tell(MeetingShown(table.clan(seat), zone))
    table.push(Play(seat, True))
    if billets(table, seat, BASIC, NONE):
        table.push(MeetingRecruits(seat))


class MeetingRecruits(Ask[SteamTable]):
    """Two basic soldiers join one zone, as many as fit. [SW-SCN-RDV.3]"""

    rule: ClassVar[str] = "SW-SCN-RDV.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"count": table.story().reveal_recruits}

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, Recruit):
            return choice.label()
        zone = {"kind": "zone", "id": ZONE_IDS[choice.zone]}
        return {"key": "choice-recruits", "args": {"count": int(self.count(table, choice.zone)), "zone": zone}}

    def count(self, table: SteamTable, zone: i64) -> i64:
        """As many as the scenario gives, as the zone holds and as the reserve has."""
        most = min(table.story().reveal_recruits, table.room(zone, self.seat))
        return min(most, table.cells[RESERVE_BASIC + self.seat])

    def options(self, table: SteamTable) -> list[Choice]:
        return [Recruit(BASIC, zone) for zone in billets(table, self.seat, BASIC, NONE)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Recruit):
            return None
        if choice.unit != BASIC:
            return Refusal("SW-SCN-RDV.3", "why-basic-only")
        return obstacles.unarmed(table, seat, BASIC) or obstacles.lodging(table, seat, choice.zone, "SW-SCN-RDV.3")

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Recruit)
        for _ in range(self.count(table, choice.zone)):
            enlist(table, self.seat, BASIC, choice.zone)


# Steps never change, so those that come in every round stand ready: by title, and by seat.
NEXT_PLAYERS: Final = [NextPlayer(place) for place in range(TITLES)]
PLAYS: Final = [Play(seat, False) for seat in range(SEATS)]
