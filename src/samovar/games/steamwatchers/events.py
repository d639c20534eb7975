"""All that the table of Steamwatchers tells, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.steamwatchers.choices import (
    ARCHON,
    CLAN,
    DEPLOYMENT,
    PLACE,
    SEA,
    STEAM,
    STRUCTURE,
    TITLE,
    UNIT,
    ZONE,
)
from samovar.games.steamwatchers.content.added_words import ADDED_ENDINGS
from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    CARD_IDS,
    FUEL_IDS,
    ORDER_IDS,
    SIDE_IDS,
    ZONE_IDS,
)
from samovar.games.steamwatchers.rows import SEAT_IDS
from samovar.kernel.events import Event
from samovar.kernel.parts import Named, Number, Pairs, Part, Several

WAY_IDS = ["land", "sea", "march"]
PHASE_IDS = ["setup", "conclave", "planning", "activation", "decline", "great-white"]
ENDING_IDS = ["hegemony", "most-geo", "fewest-quarantines", "first-title", "last-clan", "nobody", *ADDED_ENDINGS]

SEAT = Named("seat", "seat", list(SEAT_IDS))
FUEL = Named("fuel", "fuel", list(FUEL_IDS))
WAY = Named("way", "way", WAY_IDS)
PHASE_NAME = Named("phase", "phase", PHASE_IDS)
ENDING = Named("why", "ending", ENDING_IDS)


class FirstPlayerDrawn(Event):
    parts: ClassVar[tuple[Part, ...]] = (SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ClanTaken(Event):
    parts: ClassVar[tuple[Part, ...]] = (SEAT, CLAN)

    def __init__(self, seat: int, clan: int) -> None:
        self.seat = seat
        self.clan = clan


class TitleReserved(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, TITLE)

    def __init__(self, clan: int, title: int) -> None:
        self.clan = clan
        self.title = title


class ColumnRose(Event):
    parts: ClassVar[tuple[Part, ...]] = (ZONE, Number("floors"))

    def __init__(self, zone: int, floors: int) -> None:
        self.zone = zone
        self.floors = floors


class DeploymentTaken(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, DEPLOYMENT)

    def __init__(self, clan: int, deployment: int) -> None:
        self.clan = clan
        self.deployment = deployment


class Stationed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, UNIT, Pairs("posts", ZONE, Number("count")))

    def __init__(self, clan: int, unit: int, posts: tuple[int, ...]) -> None:
        self.clan = clan
        self.unit = unit
        self.posts = posts


class TurnBegan(Event):
    parts: ClassVar[tuple[Part, ...]] = (Number("turn"),)

    def __init__(self, turn: int) -> None:
        self.turn = turn


class PhaseBegan(Event):
    parts: ClassVar[tuple[Part, ...]] = (PHASE_NAME,)

    def __init__(self, phase: int) -> None:
        self.phase = phase


class TitleTaken(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, TITLE)

    def __init__(self, clan: int, title: int) -> None:
        self.clan = clan
        self.title = title


class SteamDrawn(Event):
    """What the others hear: how many cards, not which."""

    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("count"))

    def __init__(self, clan: int, count: int) -> None:
        self.clan = clan
        self.count = count


class SteamSeen(Event):
    """What the drawer sees."""

    parts: ClassVar[tuple[Part, ...]] = (CLAN, Several(Named("cards", "zone", list(ZONE_IDS))))

    def __init__(self, clan: int, cards: tuple[int, ...]) -> None:
        self.clan = clan
        self.cards = cards


class SteamPlayed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, STEAM)

    def __init__(self, clan: int, card: int) -> None:
        self.clan = clan
        self.card = card


class SteamTurned(Event):
    """A card comes up for a Watcher whom nobody is."""

    parts: ClassVar[tuple[Part, ...]] = (STEAM,)

    def __init__(self, card: int) -> None:
        self.card = card


class LegatePlaced(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, SEA)

    def __init__(self, clan: int, sea: int) -> None:
        self.clan = clan
        self.sea = sea


class ArchonDrawn(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("count"))

    def __init__(self, clan: int, count: int) -> None:
        self.clan = clan
        self.count = count


class ArchonSeen(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Several(Named("archons", "archon-card", list(ARCHON_IDS))))

    def __init__(self, clan: int, archons: tuple[int, ...]) -> None:
        self.clan = clan
        self.archons = archons


class ArchonPlayed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ARCHON)

    def __init__(self, clan: int, archon: int) -> None:
        self.clan = clan
        self.archon = archon


class ArchonAgain(Event):
    parts: ClassVar[tuple[Part, ...]] = (ARCHON,)

    def __init__(self, archon: int) -> None:
        self.archon = archon


class PrimusBlocked(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, TITLE)

    def __init__(self, clan: int, title: int) -> None:
        self.clan = clan
        self.title = title


class Recruited(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, UNIT, Number("count"), ZONE)

    def __init__(self, clan: int, unit: int, count: int, zone: int) -> None:
        self.clan = clan
        self.unit = unit
        self.count = count
        self.zone = zone


class Planned(Event):
    parts: ClassVar[tuple[Part, ...]] = (
        CLAN,
        Pairs("orders", ZONE, Named("order", "order", list(ORDER_IDS))),
    )

    def __init__(self, clan: int, orders: tuple[int, ...]) -> None:
        self.clan = clan
        self.orders = orders


class Activated(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Named("order", "order", list(ORDER_IDS)), ZONE)

    def __init__(self, clan: int, order: int, zone: int) -> None:
        self.clan = clan
        self.order = order
        self.zone = zone


class PassedTurn(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, TITLE)

    def __init__(self, clan: int, title: int) -> None:
        self.clan = clan
        self.title = title


class StalledWithSteam(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, STEAM)

    def __init__(self, clan: int, card: int) -> None:
        self.clan = clan
        self.card = card


class StalledWithArchon(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ARCHON)

    def __init__(self, clan: int, archon: int) -> None:
        self.clan = clan
        self.archon = archon


class MeetingShown(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ZONE)

    def __init__(self, clan: int, zone: int) -> None:
        self.clan = clan
        self.zone = zone


class Moved(Event):
    parts: ClassVar[tuple[Part, ...]] = (
        CLAN,
        Number("basics"),
        Number("elites"),
        Named("origin", "zone", list(ZONE_IDS)),
        ZONE,
        WAY,
    )

    def __init__(self, clan: int, basics: int, elites: int, origin: int, zone: int, way: int) -> None:
        self.clan = clan
        self.basics = basics
        self.elites = elites
        self.origin = origin
        self.zone = zone
        self.way = way


class Built(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, STRUCTURE, ZONE)

    def __init__(self, clan: int, structure: int, zone: int) -> None:
        self.clan = clan
        self.structure = structure
        self.zone = zone


class Razed(Event):
    parts: ClassVar[tuple[Part, ...]] = (STRUCTURE, ZONE)

    def __init__(self, structure: int, zone: int) -> None:
        self.structure = structure
        self.zone = zone


class BeaconDestroyed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ZONE, Named("by", "clan", list(SIDE_IDS)))

    def __init__(self, clan: int, zone: int, by: int) -> None:
        self.clan = clan
        self.zone = zone
        self.by = by


class TrapSprung(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("basics"), Number("elites"), ZONE)

    def __init__(self, clan: int, basics: int, elites: int, zone: int) -> None:
        self.clan = clan
        self.basics = basics
        self.elites = elites
        self.zone = zone


class Supported(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ZONE, Several(Named("zones", "zone", list(ZONE_IDS))))

    def __init__(self, clan: int, zone: int, zones: tuple[int, ...]) -> None:
        self.clan = clan
        self.zone = zone
        self.zones = zones


class Announced(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("strength"), ZONE)

    def __init__(self, clan: int, strength: int, zone: int) -> None:
        self.clan = clan
        self.strength = strength
        self.zone = zone


class BidShown(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("barrels"))

    def __init__(self, clan: int, barrels: int) -> None:
        self.clan = clan
        self.barrels = barrels


class Paid(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("clean"), Number("contraband"))

    def __init__(self, clan: int, clean: int, contraband: int) -> None:
        self.clan = clan
        self.clean = clean
        self.contraband = contraband


class Fought(Event):
    parts: ClassVar[tuple[Part, ...]] = (
        ZONE,
        CLAN,
        Named("loser", "clan", list(SIDE_IDS)),
        Number("attack"),
        Number("defence"),
    )

    def __init__(self, zone: int, clan: int, loser: int, attack: int, defence: int) -> None:
        self.zone = zone
        self.clan = clan
        self.loser = loser
        self.attack = attack
        self.defence = defence


class UnitsLost(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("basics"), Number("elites"), ZONE)

    def __init__(self, clan: int, basics: int, elites: int, zone: int) -> None:
        self.clan = clan
        self.basics = basics
        self.elites = elites
        self.zone = zone


class FigureCaptured(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, UNIT, Named("loser", "clan", list(SIDE_IDS)))

    def __init__(self, clan: int, unit: int, loser: int) -> None:
        self.clan = clan
        self.unit = unit
        self.loser = loser


class Fled(Event):
    parts: ClassVar[tuple[Part, ...]] = (
        CLAN,
        Number("basics"),
        Number("elites"),
        Named("origin", "zone", list(ZONE_IDS)),
        ZONE,
    )

    def __init__(self, clan: int, basics: int, elites: int, origin: int, zone: int) -> None:
        self.clan = clan
        self.basics = basics
        self.elites = elites
        self.origin = origin
        self.zone = zone


class Scattered(Event):
    """Units with nowhere to flee, or beyond the occupation limit."""

    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("basics"), Number("elites"), ZONE)

    def __init__(self, clan: int, basics: int, elites: int, zone: int) -> None:
        self.clan = clan
        self.basics = basics
        self.elites = elites
        self.zone = zone


class FellBack(Event):
    """Beaten attackers return to the zone they came from."""

    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("basics"), Number("elites"), ZONE)

    def __init__(self, clan: int, basics: int, elites: int, zone: int) -> None:
        self.clan = clan
        self.basics = basics
        self.elites = elites
        self.zone = zone


class Cheered(Event):
    """A Morale cube."""

    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Waited(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ZONE)

    def __init__(self, clan: int, zone: int) -> None:
        self.clan = clan
        self.zone = zone


class ContractPlaced(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, SEA)

    def __init__(self, clan: int, sea: int) -> None:
        self.clan = clan
        self.sea = sea


class ContractReturned(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, SEA)

    def __init__(self, clan: int, sea: int) -> None:
        self.clan = clan
        self.sea = sea


class IncubationRose(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("level"))

    def __init__(self, clan: int, level: int) -> None:
        self.clan = clan
        self.level = level


class IncubationWarded(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("left"))

    def __init__(self, clan: int, left: int) -> None:
        self.clan = clan
        self.left = left


class Isolated(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, PLACE)

    def __init__(self, clan: int, place: int) -> None:
        self.clan = clan
        self.place = place


class Cleansed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, PLACE)

    def __init__(self, clan: int, place: int) -> None:
        self.clan = clan
        self.place = place


class Exiled(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, UNIT, ZONE)

    def __init__(self, clan: int, unit: int, zone: int) -> None:
        self.clan = clan
        self.unit = unit
        self.zone = zone


class ColumnFell(Event):
    parts: ClassVar[tuple[Part, ...]] = (ZONE, Number("floors"))

    def __init__(self, zone: int, floors: int) -> None:
        self.zone = zone
        self.floors = floors


class GeoCounted(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("geo"))

    def __init__(self, clan: int, geo: int) -> None:
        self.clan = clan
        self.geo = geo


class SupplySet(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("units"))

    def __init__(self, clan: int, units: int) -> None:
        self.clan = clan
        self.units = units


class Refilled(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("clean"), Number("contraband"))

    def __init__(self, clan: int, clean: int, contraband: int) -> None:
        self.clan = clan
        self.clean = clean
        self.contraband = contraband


class Disbanded(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, UNIT, ZONE)

    def __init__(self, clan: int, unit: int, zone: int) -> None:
        self.clan = clan
        self.unit = unit
        self.zone = zone


class FuelGained(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, FUEL, Number("barrels"))

    def __init__(self, clan: int, fuel: int, barrels: int) -> None:
        self.clan = clan
        self.fuel = fuel
        self.barrels = barrels


class FuelLost(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, FUEL, Number("barrels"))

    def __init__(self, clan: int, fuel: int, barrels: int) -> None:
        self.clan = clan
        self.fuel = fuel
        self.barrels = barrels


class FuelSwapped(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN,)

    def __init__(self, clan: int) -> None:
        self.clan = clan


class Eliminated(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN,)

    def __init__(self, clan: int) -> None:
        self.clan = clan


class ScenarioCardTaken(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Named("scenario_card", "scenario-card", list(CARD_IDS)))

    def __init__(self, clan: int, scenario_card: int) -> None:
        self.clan = clan
        self.scenario_card = scenario_card


class RuinsFound(Event):
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class SeaNamed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, SEA)

    def __init__(self, clan: int, sea: int) -> None:
        self.clan = clan
        self.sea = sea


class ZoneNamed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ZONE)

    def __init__(self, clan: int, zone: int) -> None:
        self.clan = clan
        self.zone = zone


class ClanNamed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Named("by", "clan", list(SIDE_IDS)))

    def __init__(self, clan: int, by: int) -> None:
        self.clan = clan
        self.by = by


class Voted(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Named("by", "clan", list(SIDE_IDS)), Number("votes"))

    def __init__(self, clan: int, by: int, votes: int) -> None:
        self.clan = clan
        self.by = by
        self.votes = votes


class AuctionWon(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("barrels"))

    def __init__(self, clan: int, barrels: int) -> None:
        self.clan = clan
        self.barrels = barrels


class AuctionVoid(Event):
    """Nobody bid anything."""


class CampSet(Event):
    """The Scorched make camp."""

    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Shifted(Event):
    parts: ClassVar[tuple[Part, ...]] = (
        CLAN,
        UNIT,
        Named("origin", "zone", list(ZONE_IDS)),
        Named("to", "zone", list(ZONE_IDS)),
    )

    def __init__(self, clan: int, unit: int, origin: int, to: int) -> None:
        self.clan = clan
        self.unit = unit
        self.origin = origin
        self.to = to


class Won(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ENDING)

    def __init__(self, clan: int, why: int) -> None:
        self.clan = clan
        self.why = why


EVENTS: list[type[Event]] = [
    FirstPlayerDrawn,
    ClanTaken,
    TitleReserved,
    ColumnRose,
    DeploymentTaken,
    Stationed,
    TurnBegan,
    PhaseBegan,
    TitleTaken,
    SteamDrawn,
    SteamSeen,
    SteamPlayed,
    SteamTurned,
    LegatePlaced,
    ArchonDrawn,
    ArchonSeen,
    ArchonPlayed,
    ArchonAgain,
    PrimusBlocked,
    Recruited,
    Planned,
    Activated,
    PassedTurn,
    StalledWithSteam,
    StalledWithArchon,
    MeetingShown,
    Moved,
    Built,
    Razed,
    BeaconDestroyed,
    TrapSprung,
    Supported,
    Announced,
    BidShown,
    Paid,
    Fought,
    UnitsLost,
    FigureCaptured,
    Fled,
    Scattered,
    FellBack,
    Cheered,
    Waited,
    ContractPlaced,
    ContractReturned,
    IncubationRose,
    IncubationWarded,
    Isolated,
    Cleansed,
    Exiled,
    ColumnFell,
    GeoCounted,
    SupplySet,
    Refilled,
    Disbanded,
    FuelGained,
    FuelLost,
    FuelSwapped,
    Eliminated,
    ScenarioCardTaken,
    RuinsFound,
    SeaNamed,
    ZoneNamed,
    ClanNamed,
    Voted,
    AuctionWon,
    CampSet,
    Shifted,
    Won,
]
