"""What lies in the box, how much a zone holds, and the places of the title tracks."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.schema import Kind, ListOf, Record, TableOf, Whole, Word
from samovar.games.steamwatchers.content.added_rules import ADDED_BOX
from samovar.games.steamwatchers.content.ids import FEWEST_PLAYERS, MOST_PLAYERS, TITLE_IDS

PLAYERS_WITH_FEWER_TURRETS: Final = 3

BOX_FIELDS: dict[str, Kind] = {
    "box": Record(
        {
            "general": Record(
                {
                    "boards": Whole(),
                    "clean-barrels": Whole(),
                    "contraband-barrels": Whole(),
                    "quarantine-tokens": Whole(),
                    "morale-cubes": Whole(),
                    "tops": Whole(),
                    "plain-floors": Whole(),
                    "farms": Whole(),
                    "turrets": Whole(),
                    "turrets-fewer-players": Whole(),
                    "adjustment-tiles": Whole(),
                    "target-tokens": Whole(),
                    "title-tokens": ListOf(Word(*TITLE_IDS), distinct=True),
                }
            ),
            "clan": Record(
                {
                    "boards": Whole(),
                    "ambassadors": Whole(),
                    "geo-markers": Whole(),
                    "supply-markers": Whole(),
                    "incubation-markers": Whole(),
                    "wheels": Whole(),
                    "player-aids": Whole(),
                }
            ),
            **ADDED_BOX,
        }
    ),
    "limits": Record({"units-per-zone": Whole(1), "structures-per-zone": Whole(1), "floors-per-column": Whole(1)}),
    "tracks": TableOf(
        ListOf(Word(*TITLE_IDS), 4, len(TITLE_IDS), distinct=True),
        ids=tuple([str(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]),
    ),
    "draws": Record({"watcher": Whole(1), "archon": Whole(1)}),
}


class Box:
    """Material is limited: what is used up is not replaced. [SW-RES.5]"""

    def __init__(self, plain: dict[str, Any]) -> None:
        general: dict[str, Any] = plain["box"]["general"]
        self.boards: int = general["boards"]
        self.clean: int = general["clean-barrels"]
        self.contraband: int = general["contraband-barrels"]
        self.quarantines: int = general["quarantine-tokens"]
        self.morale: int = general["morale-cubes"]
        # Tops and plain floors alike count as floors. [A-SUMMITS]
        self.tops: int = general["tops"]
        self.floors: int = general["tops"] + general["plain-floors"]
        self.farms: int = general["farms"]
        self.turrets: list[int] = [
            general["turrets-fewer-players"] if players <= PLAYERS_WITH_FEWER_TURRETS else general["turrets"]
            for players in range(MOST_PLAYERS + 1)
        ]
        self.adjustment_tiles: int = general["adjustment-tiles"]
        self.targets: int = general["target-tokens"]
        self.title_tokens: list[int] = [TITLE_IDS.index(title) for title in general["title-tokens"]]
        self.of_a_clan: dict[str, int] = plain["box"]["clan"]
        limits: dict[str, Any] = plain["limits"]
        self.units_per_zone: int = limits["units-per-zone"]
        self.structures_per_zone: int = limits["structures-per-zone"]
        self.floors_per_column: int = limits["floors-per-column"]


class Titles:
    """The places of the Conclave and Reservation tracks, and how many cards a title draws. [SW-TRACK.1]"""

    def __init__(self, plain: dict[str, Any]) -> None:
        # By number of players; the order of places is the order of play.
        self.tracks: list[list[int]] = [
            [TITLE_IDS.index(title) for title in plain["tracks"].get(str(players), [])]
            for players in range(MOST_PLAYERS + 1)
        ]
        self.watcher_draws: int = plain["draws"]["watcher"]
        self.archon_draws: int = plain["draws"]["archon"]
