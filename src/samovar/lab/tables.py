"""Results as data: Parquet by Polars, a row a game and on demand a row a decision, with where they come from in every
file. The same plan gives the same bytes, however often it was interrupted and whoever played it."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import polars as pl

from samovar import __version__
from samovar.kernel.game import Game, Outcome
from samovar.lab.arena import Played
from samovar.lab.plan import Plan
from samovar.lab.report import shares
from samovar.lab.speed import build
from samovar.lab.tasks import played_of

GAMES_FILE: Final = "games.parquet"
DECISIONS_FILE: Final = "decisions.parquet"
CHUNK: Final = 20_000  # rows that are kept as Python's own at once
ROW_GROUP: Final = 100_000

GAMES: Final = {
    "series": pl.String,
    "round": pl.Int64,
    "turn": pl.Int64,
    "game": pl.String,
    "pack": pl.String,
    "seed": pl.Int64,
    "settings": pl.String,
    "bots": pl.List(pl.String),
    "seats": pl.List(pl.String),
    "winners": pl.List(pl.Int64),
    "shares": pl.List(pl.Float64),
    "scores": pl.List(pl.Int64),
    "end": pl.String,
    "decisions": pl.Int64,
    "forfeits": pl.String,
    "leaders": pl.List(pl.Int64),
}
DECISIONS: Final = {
    "series": pl.String,
    "round": pl.Int64,
    "turn": pl.Int64,
    "number": pl.Int64,
    "seat": pl.Int64,
    "question": pl.String,
    "offered": pl.Int64,
    "verbs": pl.List(pl.String),
    "things": pl.List(pl.String),
    "chosen": pl.String,
}

Rounds = Iterable[tuple[int, int, list[dict[str, Any]]]]


def provenance(plan: Plan, games: list[Game], complete: bool) -> dict[str, Any]:
    """What one must know to play the same games again, and to judge them."""
    return {
        "samovar": __version__,
        "build": build(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "boxes": [{"game": game.id, "rules": game.rules_version, "pack": game.pack()} for game in games],
        "seeds": {series.name: [series.seed, series.seed + series.rounds - 1] for series in plan.series},
        "plan": plan.plain(),
        "digest": plan.digest(),
        "complete": complete,
    }


def write(folder: Path, plan: Plan, games: list[Game], rounds: Callable[[], Rounds], complete: bool) -> None:
    """All tables of a run."""
    origin = {"samovar": json.dumps(provenance(plan, games, complete), ensure_ascii=False, sort_keys=True)}
    save(folder / GAMES_FILE, game_rows(plan, games, rounds()), GAMES, origin)
    if plan.keep.decisions:
        save(folder / DECISIONS_FILE, decision_rows(plan, rounds()), DECISIONS, origin)


def save(file: Path, rows: Iterator[list[Any]], shape: dict[str, Any], origin: dict[str, str]) -> None:
    frames = [pl.DataFrame(schema=shape)]
    chunk: list[list[Any]] = []
    for row in rows:
        chunk.append(row)
        if len(chunk) == CHUNK:
            frames.append(framed(chunk, shape))
            chunk = []
    frames.append(framed(chunk, shape))
    half = file.with_suffix(".half")
    # In one piece: how rows were gathered must not show in the file.
    pl.concat(frames, rechunk=True).write_parquet(half, row_group_size=ROW_GROUP, metadata=origin)
    half.replace(file)


def framed(rows: list[list[Any]], shape: dict[str, Any]) -> pl.DataFrame:
    """Rows as a frame, column by column. Lists repeat (seats, bots, winners), and each costs a series of its own: every
    one that is different is made once."""
    columns = []
    for place, (name, kind) in enumerate(shape.items()):
        values: list[Any] = [row[place] for row in rows]
        if not isinstance(kind, pl.List):
            columns.append(pl.Series(name, values, dtype=kind))
            continue
        places: dict[tuple[Any, ...] | None, int] = {}
        index = [places.setdefault(None if each is None else tuple(each), len(places)) for each in values]
        distinct = pl.Series(name, [None if each is None else list(each) for each in places], dtype=kind)
        columns.append(distinct.gather(index))
    return pl.DataFrame(columns)


def game_rows(plan: Plan, games: list[Game], rounds: Rounds) -> Iterator[list[Any]]:
    settings = [
        [json.dumps(turn.config, ensure_ascii=False, sort_keys=True) for turn in series.turns] for series in plan.series
    ]
    seats = [[games[turn.box].seats(turn.config) for turn in series.turns] for series in plan.series]
    packs = [game.pack() for game in games]
    for place, number, told in rounds:
        series = plan.series[place]
        for turn, one in enumerate(told):
            box = series.turns[turn].box
            played = played_of(one, series.turns[turn], len(seats[place][turn]))
            yield [
                series.name,
                number,
                turn,
                games[box].id,
                packs[box],
                series.seed + number,
                settings[place][turn],
                played.bots,
                seats[place][turn],
                played.outcome.winners,
                shares(played),
                played.outcome.scores,
                played.outcome.key,
                played.decisions,
                json.dumps(one["f"], ensure_ascii=False) if "f" in one else None,
                one.get("c"),
            ]


def decision_rows(plan: Plan, rounds: Rounds) -> Iterator[list[Any]]:
    for place, number, told in rounds:
        for turn, one in enumerate(told):
            for count, decision in enumerate(one.get("d", [])):
                yield [plan.series[place].name, number, turn, count, *decision]


class Results:
    """What a run left: its tables, and where they come from."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = pl.read_parquet(folder / GAMES_FILE)
        self.origin: dict[str, Any] = json.loads(pl.read_parquet_metadata(folder / GAMES_FILE)["samovar"])

    @property
    def complete(self) -> bool:
        return bool(self.origin["complete"])

    def decisions(self) -> pl.DataFrame:
        return pl.read_parquet(self.folder / DECISIONS_FILE)

    def rounds(self, series: str) -> Iterator[list[Played]]:
        """The rounds of a series, in order."""
        rows = self.games.filter(pl.col("series") == series).iter_rows(named=True)
        for _, each in groupby(rows, key=lambda row: row["round"]):
            yield [played_row(row) for row in each]


def played_row(row: dict[str, Any]) -> Played:
    outcome = Outcome(row["winners"], row["end"], None, row["scores"])
    forfeits = {int(seat): why for seat, why in json.loads(row["forfeits"] or "{}").items()}
    return Played(outcome, row["decisions"], row["bots"], forfeits)
