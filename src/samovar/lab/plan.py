"""Plans: what is to be played, written down before anything is, so that everybody can play the same.

A plan has series. A series plays the same **turns** on new dice again and again: a turn is a box, its settings and who
sits where. All turns of a round share their dice, so whatever the turns differ in (seats, sides, packs, bots) is
compared on equal luck, and the round is what counts as one observation.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

from samovar.content.packs import Pack, owned
from samovar.games import schema_of
from samovar.kernel.errors import Illegal, Unreadable, nearest
from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import Box
from samovar.lab.pairing import SIDES, two_sides

RECORDS: Final = ("none", "worst", "sample", "all")
KEPT_RECORDS: Final = 5  # of a series, unless said
GAMES: Final = 100  # of a series, unless said

PLAIN_NAME: Final = re.compile(r"[\w-]+")

WHOLE_PLAN: Final = ("name", "about", "seed", "games", "keep", "series")
KEEP: Final = ("records", "most", "decisions", "course")
SERIES: Final = ("name", "game", "pack", "bots", "settings", "games", "seed", "vary", "pairs", "rotate")


class Turn:
    """One game of a round: which box, which settings, who sits where."""

    def __init__(self, box: int, config: Config, bots: list[str]) -> None:
        self.box = box
        self.config = config
        self.bots = bots

    def plain(self) -> dict[str, Any]:
        return {"box": self.box, "config": self.config, "bots": self.bots}


class Series:
    """The same turns on so many different dice."""

    def __init__(self, name: str, turns: list[Turn], rounds: int, seed: int) -> None:
        self.name = name
        self.turns = turns
        self.rounds = rounds
        self.seed = seed

    @property
    def games(self) -> int:
        return self.rounds * len(self.turns)

    def plain(self) -> dict[str, Any]:
        turns = [turn.plain() for turn in self.turns]
        return {"name": self.name, "turns": turns, "rounds": self.rounds, "seed": self.seed}


class Keep:
    """What is kept of the games beside one row each."""

    def __init__(
        self, records: str = "none", most: int = KEPT_RECORDS, decisions: bool | int = False, course: bool = False
    ) -> None:
        if records not in RECORDS:
            raise Unreadable("records", f"'{records}' is none of {', '.join(RECORDS)}")
        self.records = records
        self.most = most  # records of a series
        self.decisions = decisions  # a row for each: of all games, or of so many rounds of each series
        self.course = course  # who was ahead, round by round

    def decisions_of(self, number: int) -> bool:
        """Whether the decisions of this round are kept."""
        return self.decisions is True or number < self.decisions

    def plain(self) -> dict[str, Any]:
        return {"records": self.records, "most": self.most, "decisions": self.decisions, "course": self.course}


class Plan:
    """Boxes to open and series to play; travels to every process once."""

    def __init__(
        self, name: str, boxes: list[Box], series: list[Series], keep: Keep | None = None, about: str = ""
    ) -> None:
        self.name = name
        self.about = about  # for who reads the report; it decides nothing
        self.boxes = boxes
        self.series = series
        self.keep = Keep() if keep is None else keep
        names = [each.name for each in series]
        twice = next((name for name in names if names.count(name) > 1), None) if len(set(names)) < len(names) else None
        if twice is not None:
            raise Unreadable("series", f"two are called '{twice}': give them names")

    @property
    def games(self) -> int:
        return sum(series.games for series in self.series)

    def shorten(self, games: int) -> None:
        """About so many games in all, every series shorter by the same part; each plays a round at least."""
        part = games / self.games
        for series in self.series:
            series.rounds = max(1, round(series.rounds * part))

    def plain(self) -> dict[str, Any]:
        """All that decides what is played. Packs are told by their whole digest."""
        boxes = [
            {"game": box.id, "pack": None if box.pack is None else "+".join(box.pack.stack) + ":" + box.pack.digest}
            for box in self.boxes
        ]
        series = [each.plain() for each in self.series]
        return {"name": self.name, "boxes": boxes, "series": series, "keep": self.keep.plain()}

    def digest(self) -> str:
        canonical = json.dumps(self.plain(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()


def rotated(box: int, config: Config, bots: list[str]) -> list[Turn]:
    """The bots change seats until each has sat everywhere."""
    turns = len(bots) if len(set(bots)) > 1 else 1
    return [Turn(box, config, bots[turn:] + bots[:turn]) for turn in range(turns)]


def rounds_for(games: int, turns: list[Turn]) -> int:
    """Whole rounds, so many games at least."""
    return -(-games // len(turns))


def pack_in(game: str, folder: Path) -> Pack:
    return owned(f"samovar.games.{game}", folder, schema_of(game))


def read_plan(file: Path, packs: Path | None = None, plain_names: bool = False) -> Plan:
    """The plan that a file holds; Unreadable says where and why not. Its packs lie beside it, or in the folder `packs`;
    `plain_names` keeps it from looking elsewhere."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise Unreadable(file.name, f"is not TOML: {fault}") from None
    return plan_of(told, packs or file.parent, file.stem, plain_names)


def plan_of(told: dict[str, Any], folder: Path, name: str, plain_names: bool = False) -> Plan:
    """A plan out of its plain form. Packs are looked for from `folder`."""
    only(told, WHOLE_PLAN, "plan")
    keep = told.get("keep", {})
    only(of_kind(keep, dict, "keep"), KEEP, "keep")
    decisions = keep.get("decisions", False)
    wanted = Keep(
        keep.get("records", "none"),
        whole(keep.get("most", KEPT_RECORDS), "keep.most"),
        decisions if isinstance(decisions, bool) else whole(decisions, "keep.decisions", 0),
        of_kind(keep.get("course", False), bool, "keep.course"),
    )
    games, seed = whole(told.get("games", GAMES), "games"), whole(told.get("seed", 1), "seed", 0)
    reader = Reader(folder, games, seed, plain_names)
    listed = of_kind(told.get("series", []), list, "series")
    if not listed:
        raise Unreadable("series", "there is none: a plan says [[series]] and which game")
    for number, one in enumerate(listed, 1):
        reader.add(of_kind(one, dict, f"series {number}"), f"series {number}")
    about = " ".join(str(told.get("about", "")).split())
    return Plan(str(told.get("name", name)), reader.boxes, reader.series, wanted, about)


class Reader:
    """Series as they are read, and the boxes that they need, each once."""

    def __init__(self, folder: Path, games: int, seed: int, plain_names: bool = False) -> None:
        self.folder = folder
        self.plain_names = plain_names
        self.games = games
        self.seed = seed
        self.boxes: list[Box] = []
        self.open: list[Game] = []
        self.places: dict[tuple[str, str], int] = {}
        self.series: list[Series] = []

    def box(self, game: str, pack: str) -> int:
        place = self.places.get((game, pack))
        if place is None:
            if self.plain_names and pack and not PLAIN_NAME.fullmatch(pack):
                raise Unreadable("pack", f"'{pack}' is no pack's name")
            box = Box(game, pack_in(game, self.folder / pack) if pack else None)
            place = self.places[game, pack] = len(self.boxes)
            self.open.append(box.open())
            self.boxes.append(box)
        return place

    def add(self, told: dict[str, Any], where: str) -> None:
        only(told, SERIES, where)
        if not isinstance(told.get("game"), str):
            raise Unreadable(where, "says no game")
        bots = told.get("bots", ["random"])
        if isinstance(bots, str):
            bots = [bots]
        if not isinstance(bots, list) or not bots or not all(isinstance(each, str) for each in bots):
            raise Unreadable(where, "bots is a list of names")
        rotate = of_kind(told.get("rotate", True), bool, f"{where}: rotate")
        games = whole(told.get("games", self.games), f"{where}: games")
        seed = whole(told.get("seed", self.seed), f"{where}: seed", 0)
        for said, pack, config in self.grid(told, where):
            box = self.box(told["game"], pack)
            game = self.open[box]
            try:
                complete = full_config(game, config)
            except Unreadable as fault:
                raise Unreadable(f"{where}: {fault.where}", fault.why) from None
            name = " ".join([str(told.get("name", told["game"])), *said])
            if "pairs" in told:
                for pair, turns in self.paired(game, box, complete, str(told["pairs"]), bots, where):
                    self.series.append(Series(f"{name} {pair}", turns, rounds_for(games, turns), seed))
                continue
            reason = game.refuses(complete)
            if reason is not None:
                raise Illegal(reason)
            turns = rotated(box, complete, bots) if rotate else [Turn(box, complete, bots)]
            self.series.append(Series(name, turns, rounds_for(games, turns), seed))

    def grid(self, told: dict[str, Any], where: str) -> Iterator[tuple[list[str], str, Config]]:
        """Every combination of what varies: how it is called, its pack, its settings."""
        vary = of_kind(told.get("vary", {}), dict, f"{where}: vary")
        settings = of_kind(told.get("settings", {}), dict, f"{where}: settings")
        for key, values in vary.items():
            if not isinstance(values, list) or not values:
                raise Unreadable(f"{where}: vary.{key}", "is a list of values")
        for values in product(*vary.values()):
            chosen = dict(zip(vary, values, strict=True))
            said = [f"{key}={spelled(value)}" for key, value in chosen.items()]
            pack = chosen.pop("pack", told.get("pack", ""))
            yield said, str(pack), {**settings, **chosen}

    def paired(
        self, game: Game, box: int, config: Config, key: str, bots: list[str], where: str
    ) -> Iterator[tuple[str, list[Turn]]]:
        """Every two values of a setting with one entry a seat, sides swapped on the same dice."""
        known = {setting.key: setting for setting in game.settings()}
        if key not in known or not known[key].per_seat or len(known[key].values) < SIDES:
            raise Unreadable(f"{where}: pairs", f"'{key}' is no setting of {game.id} with a choice for each seat")
        two_sides(game, config, f"{where}: pairs")
        for first, second in combinations(known[key].values, SIDES):
            sides = ([first, second], [second, first])
            yield f"{first} – {second}", [Turn(box, {**config, key: each}, bots) for each in sides]


def spelled(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(spelled(each) for each in value) if isinstance(value, list) else str(value)


def only(told: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in told:
        if key not in known:
            near = nearest(key, known)
            meant = f"; did you mean '{near}'?" if near else f"; there are {', '.join(known)}"
            raise Unreadable(where, f"says '{key}', which means nothing here{meant}")


def of_kind(value: Any, kind: type, where: str) -> Any:
    if not isinstance(value, kind):
        raise Unreadable(where, f"expected {KINDS[kind]}, not {value!r}")
    return value


KINDS = {dict: "a table", list: "a list", bool: "true or false"}


def whole(value: Any, where: str, least: int = 1) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise Unreadable(where, f"expected a whole number, {least} or more, not {value!r}")
    return value
