"""The map: zones, their land borders and straits, the ice seas between them, havens, steam cards and deployments."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.schema import Flag, Kind, ListOf, Maybe, Record, Ref, TableOf, Whole, Word
from samovar.games.steamwatchers.content.ids import (
    DEPLOYMENT_IDS,
    DEPLOYMENTS,
    MOST_PLAYERS,
    MOUNTAIN,
    NONE,
    SEA_IDS,
    SEAS,
    TERRAIN_IDS,
    WESTERN_ZONES,
    ZONE_IDS,
    ZONES,
)
from samovar.kernel.errors import Unreadable
from samovar.kernel.native import i64

GRID: Final = 1000
PLAYERS_FOR_THE_EAST: Final = 4

POINT = ListOf(Whole(0, GRID), 2, 2)
ZONE = Ref("zones")

BOARD_FIELDS: dict[str, Kind] = {
    "zones": TableOf(
        Record(
            {
                "at": POINT,
                "terrain": Word(*TERRAIN_IDS),
                "haven": Flag(),
                "floors": Whole(1, 5),
                "coast": ListOf(Ref("seas"), distinct=True),
                "neighbours": ListOf(ZONE, distinct=True),
            }
        ),
        ids=tuple(ZONE_IDS),
    ),
    "seas": TableOf(Record({"at": POINT, "neighbours": ListOf(Ref("seas"), distinct=True)}), ids=tuple(SEA_IDS)),
    "straits": ListOf(ListOf(ZONE, 2, 2, distinct=True), distinct=True),
    "east": ListOf(ZONE, ZONES - WESTERN_ZONES, ZONES - WESTERN_ZONES, distinct=True),
    "landmarks": TableOf(Record({"at": POINT}), ids=("crater",)),
    "contract-slots": Record({"up-to-four-players": Whole(1), "five-players": Whole(1)}),
    "deployments": TableOf(
        Record(
            {
                "zones": ListOf(ZONE, 3, 3, distinct=True),
                "players-at-least": Maybe(Whole(2, MOST_PLAYERS), 2),
                "contract": Maybe(Ref("seas")),
            }
        ),
        ids=tuple(DEPLOYMENT_IDS),
    ),
}


class Board:
    """Europa in rows: a zone is its number in ZONE_IDS, a sea its number in SEA_IDS. [SW-ZONE.1]"""

    def __init__(self, plain: dict[str, Any]) -> None:
        zones: list[dict[str, Any]] = [plain["zones"][id] for id in ZONE_IDS]
        seas: list[dict[str, Any]] = [plain["seas"][id] for id in SEA_IDS]
        self.terrain: list[int] = [TERRAIN_IDS.index(zone["terrain"]) for zone in zones]
        self.mountain: list[bool] = [terrain == MOUNTAIN for terrain in self.terrain]
        self.haven: list[bool] = [zone["haven"] for zone in zones]
        self.havens: list[int] = [zone for zone in range(ZONES) if self.haven[zone]]
        # What the zone's steam column card says. [SW-DECK.3]
        self.floors: list[int] = [zone["floors"] for zone in zones]
        self.borders: list[list[int]] = [_numbers(ZONE_IDS, zone["neighbours"]) for zone in zones]
        self.straits: list[tuple[int, int]] = [
            (ZONE_IDS.index(one), ZONE_IDS.index(other)) for one, other in plain["straits"]
        ]
        # Land borders and straits alike: all that "adjacent" means for units. [SW-MOVE.8]
        self.land: list[list[int]] = [list(row) for row in self.borders]
        for one, other in self.straits:
            self.land[one].append(other)
            self.land[other].append(one)
        for row in self.land:
            row.sort()
        # The seas that a zone touches; a zone with one is coastal. [SW-ZONE.2]
        self.coast: list[list[int]] = [_numbers(SEA_IDS, zone["coast"]) for zone in zones]
        self.coastal: list[bool] = [bool(row) for row in self.coast]
        self.shore: list[list[int]] = [
            [zone for zone in range(ZONES) if sea in self.coast[zone]] for sea in range(SEAS)
        ]
        self.sea_borders: list[list[int]] = [_numbers(SEA_IDS, sea["neighbours"]) for sea in seas]
        self.zone_at: list[tuple[int, int]] = [(zone["at"][0], zone["at"][1]) for zone in zones]
        self.sea_at: list[tuple[int, int]] = [(sea["at"][0], sea["at"][1]) for sea in seas]
        slots = plain["contract-slots"]
        self.contract_slots: list[int] = [
            slots["five-players"] if players == MOST_PLAYERS else slots["up-to-four-players"]
            for players in range(MOST_PLAYERS + 1)
        ]
        self._take_deployments(plain["deployments"])
        self._check(plain)

    def _take_deployments(self, plain: dict[str, Any]) -> None:
        cards: list[dict[str, Any]] = [plain[id] for id in DEPLOYMENT_IDS]
        self.deployments: list[list[int]] = [_numbers(ZONE_IDS, card["zones"]) for card in cards]
        self.deployment_players: list[int] = [card["players-at-least"] for card in cards]
        # The sea where a deployment brings a contract that needs no upkeep. [SW-SETUP.25]
        self.deployment_sea: list[int] = [
            NONE if card["contract"] is None else SEA_IDS.index(card["contract"]) for card in cards
        ]
        # The deployment that a zone belongs to, the number on its steam card. [SW-DECK.2]
        self.deployment: list[int] = [NONE] * ZONES
        for number in range(DEPLOYMENTS):
            for zone in self.deployments[number]:
                if self.deployment[zone] != NONE:
                    raise Unreadable(f"deployments.{DEPLOYMENT_IDS[number]}", f"{ZONE_IDS[zone]} is in two deployments")
                self.deployment[zone] = number

    def _check(self, plain: dict[str, Any]) -> None:
        """Borders run both ways, and the east is what the rows suppose it to be."""
        for zone in range(ZONES):
            for other in self.land[zone]:
                if other == zone or zone not in self.land[other]:
                    raise Unreadable(f"zones.{ZONE_IDS[zone]}.neighbours", f"{ZONE_IDS[other]} does not border it")
            if len(set(self.land[zone])) != len(self.land[zone]):
                raise Unreadable(f"zones.{ZONE_IDS[zone]}.neighbours", "a strait and a border join the same zones")
        for sea in range(SEAS):
            for other in self.sea_borders[sea]:
                if other == sea or sea not in self.sea_borders[other]:
                    raise Unreadable(f"seas.{SEA_IDS[sea]}.neighbours", f"{SEA_IDS[other]} does not border it")
        if sorted(_numbers(ZONE_IDS, plain["east"])) != list(range(WESTERN_ZONES, ZONES)):
            raise Unreadable("east", "the zones east of the Crater are fixed by the rules")

    def zones_in_play(self, players: i64) -> i64:
        """How many of the first zones are in play; every sea is. [SW-SETUP.4] [SW-SETUP.6] [A-EAST]"""
        return ZONES if players >= PLAYERS_FOR_THE_EAST else WESTERN_ZONES


def _numbers(ids: list[str], names: list[str]) -> list[int]:
    return sorted([ids.index(name) for name in names])
