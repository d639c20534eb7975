"""The scenarios: how long, for whom, from which start, and the few numbers that each of them adds."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.schema import Flag, Kind, ListOf, Maybe, Record, Ref, TableOf, Whole, Word
from samovar.games.steamwatchers.content.added_rules import (
    ADDED_SCENARIO,
    ALLOWED,
    BARS_DEPLOYMENTS,
    REFUSED,
    REQUIRED,
    AddedRules,
)
from samovar.games.steamwatchers.content.ids import (
    CARD_IDS,
    CLAN_IDS,
    DEPLOYMENTS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    NONE,
    SCENARIO_IDS,
    ZONE_IDS,
)

# What hegemony counts.
GEO_TRACK: Final = 0
HAVENS_HELD: Final = 1
HEGEMONY_WORDS: Final = ["geo-track", "havens"]

__all__ = ["ALLOWED", "BARS_DEPLOYMENTS", "REFUSED", "REQUIRED", "Scenario"]

BY_PLAYERS: dict[str, Kind] = {"up-to-four-players": Whole(1), "five-players": Whole(1)}
SOLDIERS: dict[str, Kind] = {"basic": Whole(), "elite": Whole()}

SCENARIO_FIELDS: dict[str, Kind] = {
    "scenarios": TableOf(
        Record(
            {
                "turns": Whole(3, 5),
                "players": ListOf(Whole(FEWEST_PLAYERS, MOST_PLAYERS), 2, 2),
                "initial-columns": Whole(),
                "card": Maybe(Word(*CARD_IDS)),
                "targets": Maybe(Whole(), 0),
                "barred-clans": Maybe(ListOf(Word(*CLAN_IDS), distinct=True), []),
                "barred-deployments": Maybe(ListOf(Whole(1, DEPLOYMENTS), distinct=True), []),
                "start": Maybe(Record({**SOLDIERS, "farms": Whole(), "turrets": Whole()})),
                "extra": Maybe(Record(SOLDIERS)),
                "column-floors": Maybe(Whole(1, 5)),
                "hegemony": Maybe(Record({"from-turn": Whole(1, 5), "metric": Word(*HEGEMONY_WORDS), **BY_PLAYERS})),
                "tutorial": Maybe(Flag(), False),
                "scouts": Maybe(Whole(), 0),
                "captives-per-geo": Maybe(Whole(), 0),
                "camps": Maybe(
                    Record(
                        {
                            "zones": Whole(),
                            "basic": Whole(),
                            "toxic-farms": Whole(),
                            "turrets": Whole(),
                            "contraband": Whole(),
                        }
                    )
                ),
                "camp-losses": Maybe(Whole(), 0),
                "outriders": Maybe(Whole(), 0),
                "quarantines": Maybe(Whole(), 0),
                "ruins-among": Maybe(Record(BY_PLAYERS)),
                "cleansing-cost": Maybe(Whole(), 0),
                "watcher-plays": Maybe(Whole(1), 1),
                "vote-from-turn": Maybe(Whole(), 0),
                "zones-per-vote": Maybe(Whole(), 0),
                "giants": Maybe(ListOf(Ref("zones"), distinct=True), []),
                "giant-floors": Maybe(Whole(), 0),
                "added-floors": Maybe(Whole(), 0),
                "tall-floors": Maybe(Whole(), 0),
                "tall-incubation": Maybe(Whole(), 0),
                "target-geo": Maybe(Whole(), 0),
                "rendezvous-drawn": Maybe(Whole(), 0),
                "last-reveal-turn": Maybe(Whole(), 0),
                "reveal-recruits": Maybe(Whole(), 0),
                "own-rendezvous-geo": Maybe(Whole(), 0),
                "enemy-rendezvous-geo": Maybe(Whole(), 0),
                **ADDED_SCENARIO,
            }
        ),
        ids=tuple(SCENARIO_IDS),
    ),
}


class Scenario:
    """One scenario. A number that a scenario does not use is 0, a thing that it does not use is NONE. [SW-SCN.1]"""

    def __init__(self, id: str, plain: dict[str, Any]) -> None:
        self.id = id
        self.turns: int = plain["turns"]
        self.fewest: int = plain["players"][0]
        self.most: int = plain["players"][1]
        self.initial_columns: int = plain["initial-columns"]
        self.added = AddedRules(plain)  # what only an expansion asks about
        self.expansion = self.added.expansion
        self.card: int = NONE if plain["card"] is None else CARD_IDS.index(plain["card"])
        self.targets: int = plain["targets"]
        self.barred_clans: list[int] = [CLAN_IDS.index(clan) for clan in plain["barred-clans"]]
        # Deployments count from 0 in rows, from 1 in print.
        self.barred_deployments: list[int] = [number - 1 for number in plain["barred-deployments"]]
        self._take_start(plain)
        self._take_hegemony(plain["hegemony"])
        self._take_base_rules(plain)

    def _take_start(self, plain: dict[str, Any]) -> None:
        start = plain["start"]
        self.replaces_start: bool = start is not None
        self.start: list[int] = [0, 0] if start is None else [start["basic"], start["elite"]]
        self.start_farms: int = NONE if start is None else start["farms"]
        self.start_turrets: int = NONE if start is None else start["turrets"]
        if self.added.bare_start:
            self.start_farms = self.start_turrets = 0
        extra = plain["extra"]
        self.extra: list[int] = [0, 0] if extra is None else [extra["basic"], extra["elite"]]
        self.column_floors: int = NONE if plain["column-floors"] is None else plain["column-floors"]

    def _take_hegemony(self, plain: dict[str, Any] | None) -> None:
        self.hegemony_from: int = 0 if plain is None else plain["from-turn"]  # 0: never
        self.hegemony_metric: int = NONE if plain is None else HEGEMONY_WORDS.index(plain["metric"])
        self.hegemony: list[int] = _by_players(plain)

    def _take_base_rules(self, plain: dict[str, Any]) -> None:
        self.tutorial: bool = plain["tutorial"]
        self.scouts: int = plain["scouts"]
        self.captives_per_geo: int = plain["captives-per-geo"]
        camps = plain["camps"]
        self.camps: int = 0 if camps is None else camps["zones"]
        self.camp_basic: int = 0 if camps is None else camps["basic"]
        self.camp_toxic_farms: int = 0 if camps is None else camps["toxic-farms"]
        self.camp_turrets: int = 0 if camps is None else camps["turrets"]
        self.camp_contraband: int = 0 if camps is None else camps["contraband"]
        self.camp_losses: int = plain["camp-losses"]
        self.outriders: int = plain["outriders"]
        self.quarantines: int = plain["quarantines"]
        self.ruins_among: list[int] = _by_players(plain["ruins-among"])
        self.cleansing_cost: int = plain["cleansing-cost"]
        self.watcher_plays: int = plain["watcher-plays"]
        self.vote_from: int = plain["vote-from-turn"]
        self.zones_per_vote: int = plain["zones-per-vote"]
        self.giants: list[int] = [ZONE_IDS.index(zone) for zone in plain["giants"]]
        # Zones without a steam card: giants stand already.
        self.cardless: list[int] = [*self.giants, *self.added.cardless]
        self.giant_floors: int = plain["giant-floors"]
        self.added_floors: int = plain["added-floors"]
        self.tall_floors: int = plain["tall-floors"]
        self.tall_incubation: int = plain["tall-incubation"]
        self.target_geo: int = plain["target-geo"]
        self.rendezvous_drawn: int = plain["rendezvous-drawn"]
        self.last_reveal_turn: int = plain["last-reveal-turn"]
        self.reveal_recruits: int = plain["reveal-recruits"]
        self.own_rendezvous_geo: int = plain["own-rendezvous-geo"]
        self.enemy_rendezvous_geo: int = plain["enemy-rendezvous-geo"]


def _by_players(plain: dict[str, Any] | None) -> list[int]:
    """A row indexed by the number of players."""
    if plain is None:
        return [0] * (MOST_PLAYERS + 1)
    few: int = plain["up-to-four-players"]
    return [*[few] * MOST_PLAYERS, int(plain["five-players"])]
