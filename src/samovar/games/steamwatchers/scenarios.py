"""What the scenarios add to the setup: giants of steam, camps, ruins, scouts, outriders, rendezvous."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.choices import FINISH, REFUSE, At, Finish, PlaySteam, Refuse, Shift, at_words
from samovar.games.steamwatchers.content.ids import BASIC, ELITE, NONE
from samovar.games.steamwatchers.deployment import home_zones
from samovar.games.steamwatchers.events import CampSet, ColumnRose, Shifted, SteamTurned
from samovar.games.steamwatchers.extensions import SCOUTING
from samovar.games.steamwatchers.incubation import isolate
from samovar.games.steamwatchers.muster import enlist
from samovar.games.steamwatchers.rows import (
    CONTRABAND_LEFT,
    LOOT,
    MEETING,
    MEETING_DRAWN,
    MEETINGS,
    RESERVE_BASIC,
    RUINS_CARD,
    SCORCHED_SIDE,
    STEAM_DECK,
    STEAM_LEFT,
    TARGET,
    TOXICS,
    TOXICS_LEFT,
    TURRETS,
    TURRETS_LEFT,
)
from samovar.games.steamwatchers.setup import ShuffleSteam
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Sealed, Step


class Giants(Step[SteamTable]):
    """Three giant columns, each with a neutral Target token. [SW-SCN-COLONNES.1] [SW-COMP.4]"""

    def run(self, table: SteamTable) -> None:
        for zone in table.story().giants:
            floors = table.raise_column(zone, table.story().giant_floors)
            table.cells[TARGET + zone] = 1
            table.tell(ColumnRose(zone, floors))


class Camps(Step[SteamTable]):
    """Three steam cards say where the Scorched camp; no column rises there. [SW-SCN-CRAMES.2]"""

    def run(self, table: SteamTable) -> None:
        for _ in range(table.story().camps):
            zone = table.draw_steam()
            table.discard_steam(zone)
            table.tell(SteamTurned(zone))
            set_camp(table, zone)


def set_camp(table: SteamTable, zone: i64) -> None:
    """Three figures, a toxic farm, a turret and a barrel of contraband. [SW-SCN-CRAMES.3]"""
    story = table.story()
    table.recruit(zone, SCORCHED_SIDE, story.camp_basic, 0)
    table.cells[TOXICS + zone] += story.camp_toxic_farms
    table.cells[TOXICS_LEFT] -= story.camp_toxic_farms
    table.cells[TURRETS + zone] += story.camp_turrets
    table.cells[TURRETS_LEFT] -= story.camp_turrets
    table.cells[LOOT + zone] += story.camp_contraband
    table.cells[CONTRABAND_LEFT] -= story.camp_contraband
    table.tell(CampSet(zone))


class HideRuins(Step[SteamTable]):
    """The Ruins are shuffled into the top cards of the pile. [SW-SCN-HAVRES.2]"""

    def run(self, table: SteamTable) -> None:
        among = table.story().ruins_among[table.seats]
        if among == 0:
            return
        table.cells[STEAM_DECK + table.cells[STEAM_LEFT]] = RUINS_CARD + 1
        table.cells[STEAM_LEFT] += 1
        table.push(ShuffleSteam(among + 1))


class Prelude(Step[SteamTable]):
    """What happens between the last deployment and the first Conclave, in Reservation order. [A-SETUP-ORDER]"""

    def run(self, table: SteamTable) -> None:
        story = table.story()
        order = table.reservation_order()
        if story.rendezvous_drawn:
            table.then(DealMeetings(), Meetings(), ShuffleSteam(0))
        for place in range(len(order) - 1, -1, -1):
            seat = order[place]
            if story.scouts:
                table.push(Scouts(seat, story.scouts))
            if story.outriders:
                table.push(Outriders(seat))
            if story.quarantines:
                table.push(StartQuarantine(seat))


class StartQuarantine(Step[SteamTable]):
    """Every clan starts with a Quarantine token. [SW-SCN-HAVRES.1]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        isolate(table, self.seat)


def beside_home(table: SteamTable, seat: i64) -> list[int]:
    """Zones next to a deployment that are none of it."""
    homes = home_zones(table, seat)
    reach = table.zones_in_play()
    found: list[int] = []
    for home in homes:
        for zone in table.content.board.land[home]:
            if zone < reach and zone not in homes and zone not in found:
                found.append(zone)
    found.sort()
    return found


class Scouts(Step[SteamTable]):
    """Up to two units move into uncontrolled zones beside the deployment. [SW-SCN-FEUX.2]"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, table: SteamTable) -> None:
        if self.left > 0 and scouting(table, self.seat):
            table.push(Scouting(self.seat, self.left))


def scouting(table: SteamTable, seat: i64) -> list[Choice]:
    """Both units may go to one zone: the first has made it their own."""
    homes = home_zones(table, seat)
    goals = [zone for zone in beside_home(table, seat) if table.control(zone) in (NONE, seat)]
    found: list[Choice] = []
    for home in homes:
        if table.basics(home, seat) > 0:
            found += [Shift(BASIC, home, goal) for goal in goals]
        if table.elites(home, seat) > 0:
            found += [Shift(ELITE, home, goal) for goal in goals]
    return found


def scout_obstacle(table: SteamTable, seat: i64, zone: i64) -> Refusal | None:
    """Why no scout goes to a zone: it must lie beside the deployment and be nobody's. [SW-SCN-FEUX.2]"""
    reason = beside_obstacle(table, seat, zone, "SW-SCN-FEUX.2")
    # Where one scout has gone, another may follow.
    return None if zone in beside_home(table, seat) and table.control(zone) == seat else reason


def beside_obstacle(table: SteamTable, seat: i64, zone: i64, rule: str) -> Refusal | None:
    away = obstacles.off_map(table, zone)
    if away is not None:
        return away
    named = obstacles.zone_args(zone)
    if zone in home_zones(table, seat):
        return Refusal(rule, "why-home-already", named)
    if zone not in beside_home(table, seat):
        return Refusal(rule, "why-not-beside-home", named)
    if table.control(zone) == NONE:
        return None
    args = {**named, "clan": obstacles.clan_thing(table, table.control(zone))}
    return Refusal(rule, "why-zone-of-another", args)


class Scouting(Ask[SteamTable]):
    """One unit at a time, or no more. [SW-SCN-FEUX.2]"""

    rule: ClassVar[str] = "SW-SCN-FEUX.2"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"left": self.left}

    def options(self, table: SteamTable) -> list[Choice]:
        return [*scouting(table, self.seat), FINISH]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Shift):
            return None
        return (
            obstacles.outside_home(home_zones(table, seat), choice.origin, self.rule)
            or table.objection(SCOUTING, seat, choice.origin, choice)
            or obstacles.no_such_soldier(table, seat, choice.unit, choice.origin, self.rule)
            or scout_obstacle(table, seat, choice.to)
        )

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        zone = obstacles.number_of("zone", kind, id)
        return None if zone == NONE else scout_obstacle(table, seat, zone)

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            return
        assert isinstance(choice, Shift)
        table.take_units(choice.origin, self.seat, 1 - choice.unit, choice.unit)
        table.add_units(choice.to, self.seat, 1 - choice.unit, choice.unit)
        if table.log is not None:
            table.tell(Shifted(table.clan(self.seat), choice.unit, choice.origin, choice.to))
        table.push(Scouts(self.seat, self.left - 1))


class Outriders(Step[SteamTable]):
    """A basic soldier may be placed in an uncontrolled zone beside the deployment. [SW-SCN-CRAMES.6]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        if outposts(table, self.seat):
            table.push(Outrider(self.seat))


def outposts(table: SteamTable, seat: i64) -> list[int]:
    if table.cells[RESERVE_BASIC + seat] == 0:
        return []
    return [zone for zone in beside_home(table, seat) if table.control(zone) == NONE]


class Outrider(Ask[SteamTable]):
    """Where the outrider stands, if anywhere. [SW-SCN-CRAMES.6]"""

    rule: ClassVar[str] = "SW-SCN-CRAMES.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = [At(zone) for zone in outposts(table, self.seat)]
        offered.append(REFUSE)
        return offered

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return None
        return obstacles.unarmed(table, seat, BASIC) or beside_obstacle(table, seat, choice.zone, self.rule)

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_words("choice-soldier-at", choice)

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Refuse):
            return
        assert isinstance(choice, At)
        enlist(table, self.seat, BASIC, choice.zone)


class DealMeetings(Step[SteamTable]):
    """Three steam cards for each player. [SW-SCN-RDV.1]"""

    def run(self, table: SteamTable) -> None:
        for seat in range(table.seats):
            for place in range(min(MEETINGS, table.story().rendezvous_drawn)):
                table.cells[MEETING_DRAWN + seat * MEETINGS + place] = table.draw_steam() + 1


class Meetings(Sealed[SteamTable]):
    """Each keeps one as his secret rendezvous; the others are shuffled back. [SW-SCN-RDV.1]"""

    rule: ClassVar[str] = "SW-SCN-RDV.1"

    def seats(self, table: SteamTable) -> list[int]:
        return list(range(table.seats))

    def options(self, table: SteamTable, seat: int) -> list[Choice]:
        return [PlaySteam(card) for card in self.drawn_for(table, seat)]

    def drawn_for(self, table: SteamTable, seat: i64) -> list[int]:
        start = MEETING_DRAWN + seat * MEETINGS
        return [table.cells[start + place] - 1 for place in range(MEETINGS)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, PlaySteam):
            return None
        return obstacles.unheld_steam(self.drawn_for(table, seat), choice.card, self.rule)

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return {"key": "choice-meet-at", "args": choice.args()} if isinstance(choice, PlaySteam) else choice.label()

    def reveal(self, table: SteamTable, choices: list[Choice | None]) -> None:
        for seat in range(table.seats):
            chosen = choices[seat]
            assert isinstance(chosen, PlaySteam)
            table.cells[MEETING + seat] = chosen.card + 1
            for place in range(MEETINGS):
                cell = MEETING_DRAWN + seat * MEETINGS + place
                if table.cells[cell] != chosen.card + 1:
                    table.cells[STEAM_DECK + table.cells[STEAM_LEFT]] = table.cells[cell]
                    table.cells[STEAM_LEFT] += 1
                table.cells[cell] = 0
