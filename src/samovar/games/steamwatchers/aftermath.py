"""After the battle: losses, flight, what becomes of the zone, and what a victory brings."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.choices import At, Capture, Lose, Raze, at_words
from samovar.games.steamwatchers.content.effects import CARD_TAKEN, COMBAT_WON, LOSSES
from samovar.games.steamwatchers.content.ids import (
    ALGA,
    APOTRES,
    BASIC,
    ELITE,
    FARM,
    NONE,
    TOXIC_FARM,
    TURRET,
    ZONE_IDS,
)
from samovar.games.steamwatchers.events import (
    Cheered,
    FigureCaptured,
    Fought,
    Razed,
    ScenarioCardTaken,
    UnitsLost,
)
from samovar.games.steamwatchers.extensions import LOSSES as LOSSES_STEP
from samovar.games.steamwatchers.flight import Retreat, Rout, casualties, tally_obstacle
from samovar.games.steamwatchers.muster import enlist, musters
from samovar.games.steamwatchers.rows import (
    ATTACK,
    CAPTIVE_BASIC,
    CAPTIVE_ELITE,
    COMBAT_ZONE,
    CONTRABAND_SURPLUS,
    DEFENCE_STRENGTH,
    HOLDER,
    LOOT,
    RESERVE_BASIC,
    RESERVE_ELITE,
    SCORCHED_SIDE,
    TROPHIES,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.varied import VariedStep
from samovar.games.steamwatchers.words import fire
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

LOSSES_OF_THE_BEATEN: Final = 2


class Aftermath(Step[SteamTable]):
    """The higher final strength wins, a tie goes to the attacker. [SW-COMBAT.24] [SW-COMBAT.25]"""

    def __init__(self, attacker: int, defender: int, zone: int, elites: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.elites = elites  # elite soldiers who attacked

    def run(self, table: SteamTable) -> None:
        attacker, defender, zone = self.attacker, self.defender, self.zone
        attack = table.cells[ATTACK]
        defence = table.cells[DEFENCE_STRENGTH]
        conquered = attack >= defence
        winner, loser = (attacker, defender) if conquered else (defender, attacker)
        if table.log is not None:
            table.tell(Fought(zone, table.side_clan(winner), table.side_clan(loser), attack, defence))
        if conquered:
            loot(table, attacker, zone)
            table.then(
                Losses(loser, zone, winner),
                Rout(loser, zone, winner),
                Conquest(attacker, zone, self.elites),
                Victory(winner, loser, zone),
            )
        else:
            table.then(Losses(loser, zone, winner), Retreat(loser, zone), Victory(winner, loser, zone))


def loot(table: SteamTable, seat: i64, zone: i64) -> None:
    """The barrels of the Scorched go to the conqueror's surplus. [SW-SCN-CRAMES.8]"""
    table.cells[CONTRABAND_SURPLUS + seat] += table.cells[LOOT + zone]
    table.cells[LOOT + zone] = 0


class Losses(VariedStep):
    """The loser takes two losses among the units that fought, fewer if there are fewer. [SW-COMBAT.26]"""

    kind: ClassVar[int] = LOSSES_STEP

    def __init__(self, side: int, zone: int, winner: int) -> None:
        self.side = side
        self.zone = zone
        self.winner = winner

    def run(self, table: SteamTable) -> None:
        count = min(toll(table, self.side), table.units(self.zone, self.side))
        ways = casualties(table, self.side, self.zone, count)
        if len(ways) > 1:
            table.push(Casualties(self.side, self.zone, count, self.winner))
        else:
            bury(table, self.side, self.zone, ways[0], self.winner)


def toll(table: SteamTable, side: i64) -> i64:
    """The Scorched lose one figure; a card may change the number, never below one. [SW-SCN-CRAMES.9]"""
    count = table.story().camp_losses if side == SCORCHED_SIDE else LOSSES_OF_THE_BEATEN
    return max(1, count + lasting.added(table, side, LOSSES))


def bury(table: SteamTable, side: i64, zone: i64, lost: Lose, winner: i64) -> None:
    """To the loser's reserve, save for a figure that the winner may keep. [SW-COMBAT.27]"""
    table.withdraw(zone, side, lost.basics, lost.elites)
    if table.log is not None:
        table.tell(UnitsLost(table.side_clan(side), lost.basics, lost.elites, zone))
    captives = table.story().captives_per_geo
    if captives == 0 or winner == SCORCHED_SIDE or side == SCORCHED_SIDE or lost.basics + lost.elites == 0:
        return
    if lost.basics and lost.elites:
        table.push(Captivity(winner, side))
    else:
        capture(table, winner, side, ELITE if lost.elites else BASIC)


class Casualties(Ask[SteamTable]):
    """The loser always chooses. [SW-COMBAT.26]"""

    rule: ClassVar[str] = "SW-COMBAT.26"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int, count: int, winner: int) -> None:
        self.seat = seat
        self.zone = zone
        self.count = count
        self.winner = winner

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}, "count": self.count}

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = []
        offered += casualties(table, self.seat, self.zone, self.count)
        return offered

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return tally_obstacle(table, seat, self.zone, self.count, choice, "SW-COMBAT.26")

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Lose)
        bury(table, self.seat, self.zone, choice, self.winner)


class Captivity(Ask[SteamTable]):
    """The winner keeps one figure of the enemy's losses. [SW-SCN-FEUX.4]"""

    rule: ClassVar[str] = "SW-SCN-FEUX.4"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, loser: int) -> None:
        self.seat = seat
        self.loser = loser

    def options(self, table: SteamTable) -> list[Choice]:
        return [Capture(BASIC), Capture(ELITE)]

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Capture)
        capture(table, self.seat, self.loser, choice.unit)


def capture(table: SteamTable, winner: i64, loser: i64, unit: i64) -> None:
    """It leaves its owner's reserve for the winner's board. [SW-SCN-FEUX.4]"""
    table.cells[(RESERVE_ELITE if unit == ELITE else RESERVE_BASIC) + loser] -= 1
    table.cells[(CAPTIVE_ELITE if unit == ELITE else CAPTIVE_BASIC) + loser] += 1
    table.cells[TROPHIES + winner] += 1
    if table.log is not None:
        table.tell(FigureCaptured(table.clan(winner), unit, table.clan(loser)))


class Conquest(Step[SteamTable]):
    """The attacker has the zone and decides what stays standing. [SW-COMBAT.36] [SW-COMBAT.37]"""

    def __init__(self, seat: int, zone: int, elites: int) -> None:
        self.seat = seat
        self.zone = zone
        self.elites = elites

    def run(self, table: SteamTable) -> None:
        # Who attacked with Idols has won with them, even if his bid sent them into exile. [SW-CLAN-AHL.3]
        if self.elites > 0 and table.has_elite(self.seat, APOTRES):
            table.push(Conversion(self.seat, self.zone))
        if table.stands(self.zone, self.seat) and table.structures(self.zone) > 0:
            table.push(Spoils(self.seat, self.zone))


def standing(table: SteamTable, zone: i64) -> list[int]:
    """Every structure of a zone, one entry each."""
    kinds: list[int] = []
    for kind in (FARM, TURRET, TOXIC_FARM):
        kinds += [kind] * table.structures_of(zone, kind)
    return kinds


class Spoils(Ask[SteamTable]):
    """Keep or destroy each structure of a conquered zone. [SW-COMBAT.37] [SW-COMBAT.41]"""

    rule: ClassVar[str] = "SW-COMBAT.37"

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def options(self, table: SteamTable) -> list[Choice]:
        found: list[tuple[int, ...]] = [()]
        for kind in standing(table, self.zone):
            found += [(*some, kind) for some in found if (*some, kind) not in found]
        return [Raze(kinds) for kinds in found]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Raze):
            return None
        for kind in choice.kinds:
            missing = obstacles.bare_of(table, self.zone, kind, "SW-COMBAT.37")
            if missing is not None:
                return missing
        there = standing(table, self.zone)
        if obstacles.miscounted(choice.kinds, there) != NONE:
            return Refusal("SW-COMBAT.37", "why-not-so-many-structures")
        return obstacles.disordered(choice.kinds, there, "SW-COMBAT.37")

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Raze)
        for kind in choice.kinds:
            table.raze(self.zone, kind)
            if table.log is not None:
                table.tell(Razed(kind, self.zone))


def converts(table: SteamTable, seat: i64, zone: i64) -> list[int]:
    """The zone of the combat, be it empty now, and those beside it under control, as far as there is room."""
    found = musters(table, seat, zone)
    if zone not in found and table.enemy(zone, seat) == NONE and table.room(zone, seat) > 0:
        found.insert(0, zone)
    return found


class Conversion(Step[SteamTable]):
    """Idols won: one basic soldier joins, here or beside, where there is room. [SW-CLAN-AHL.3] [SW-RES.7]"""

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def run(self, table: SteamTable) -> None:
        zones = converts(table, self.seat, self.zone)
        if table.cells[RESERVE_BASIC + self.seat] == 0 or not zones:
            return
        if len(zones) > 1:
            table.push(Convert(self.seat, self.zone))
        else:
            enlist(table, self.seat, BASIC, zones[0])


class Convert(Ask[SteamTable]):
    """Where the converted soldier stands. [SW-CLAN-AHL.3]"""

    rule: ClassVar[str] = "SW-CLAN-AHL.3"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def options(self, table: SteamTable) -> list[Choice]:
        return [At(zone) for zone in converts(table, self.seat, self.zone)]

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_words("choice-soldier-at", choice)

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return None
        if choice.zone == self.zone and table.enemy(self.zone, seat) == NONE:
            return obstacles.crowded(table, seat, self.zone)  # the zone of the combat may be nobody's now
        return obstacles.enlisting(table, seat, self.zone, choice.zone, "SW-CLAN-AHL.3")

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, At)
        enlist(table, self.seat, BASIC, choice.zone)


class Victory(Step[SteamTable]):
    """A Morale cube for the zone, conquered or held, and what cards give to the winner. [SW-COMBAT.38]"""

    def __init__(self, winner: int, loser: int, zone: int) -> None:
        self.winner = winner
        self.loser = loser
        self.zone = zone

    def run(self, table: SteamTable) -> None:
        table.cells[COMBAT_ZONE] = 0
        table.cells[ATTACK] = 0
        table.cells[DEFENCE_STRENGTH] = 0
        if table.fixed_strength(self.winner) != NONE:
            return
        if table.stands(self.zone, self.winner) and table.cheer(self.zone) and table.log is not None:
            table.tell(Cheered(self.zone))
        if self.winner == SCORCHED_SIDE:
            return
        if table.scenario() == ALGA:
            # The victor takes the card wherever it is. [SW-SCN-ALGUE.3]
            take_card(table, self.winner)
        fire(table, COMBAT_WON, self.winner, self.loser)


def take_card(table: SteamTable, seat: i64) -> None:
    """A player receives the Scenario card and applies it, also if he had it already."""
    table.cells[HOLDER] = seat + 1
    table.tell(ScenarioCardTaken(table.clan(seat), table.story().card))
    fire(table, CARD_TAKEN, seat, NONE)
