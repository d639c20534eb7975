"""`samovar lab dataset`: what bots saw, were offered and chose, and how it ended, as numbers for those who learn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from samovar.bots.analysis import share
from samovar.bots.minds import levels_of, plays
from samovar.cli.catalogue import say_json
from samovar.cli.exits import USAGE, stop
from samovar.cli.sim import chosen, progress, provenance
from samovar.facade import Game
from samovar.kernel.choice import Choice, say
from samovar.kernel.game import Config
from samovar.kernel.table import Table
from samovar.lab.arena import Box, play_one

PART: Final = 20  # games of a file


class Watcher:
    """Writes down every decision of one game, with the eyes of whoever decides."""

    def __init__(self, game: Game) -> None:
        from samovar.adapters.encoder import Encoder

        self.encoder = Encoder(game)
        self.rows: list[dict[str, Any]] = []

    def __call__(self, table: Table, seat: int, choice: Choice) -> None:
        offered = self.encoder.offered(table, seat)
        seen = self.encoder.observation(table, seat, offered)
        self.rows.append(
            {
                "seat": seat,
                "observation": seen["observation"],
                "question": seen["question"],
                "options": seen["options"][: len(offered)].reshape(-1),
                "offered": len(offered),
                "chosen": offered.index(choice) if choice in offered else -1,
                "said": say(choice),
            }
        )

    def origin(self) -> dict[str, Any]:
        """How the numbers are read."""
        layout = self.encoder.layout
        return {
            "rows": {row.name: [row.start, row.size] for row in layout.rows},
            "verbs": self.encoder.verbs,
            "questions": self.encoder.kinds,
        }


class Part:
    """Some of the games, in a file of their own: the same games give the same file, whoever plays them."""

    def __init__(self, id: str, config: Config, bots: list[str], seed: int, first: int, games: int, file: Path) -> None:
        self.id = id
        self.config = config
        self.bots = bots
        self.seed = seed
        self.first = first
        self.games = games
        self.file = file

    def write(self) -> int:
        """How many decisions it holds."""
        import numpy as np
        import polars as pl

        rules = Box(self.id).open()
        game = Game(rules, self.config)
        rows: list[dict[str, Any]] = []
        watcher = Watcher(game)
        for number in range(self.first, self.first + self.games):
            watcher = Watcher(game)
            turn = number % len(self.bots)
            names = self.bots[turn:] + self.bots[:turn]
            played = play_one(rules, self.config, names, self.seed + number, watching=[watcher])
            winners = played.outcome.winners
            for place, row in enumerate(watcher.rows):
                seat = row["seat"]
                won = share(winners, seat, rules.cooperative)
                rows.append({"game": number, "number": place, **row, "bot": played.bots[seat], "share": won})
        frame = pl.DataFrame(
            {
                **{name: pl.Series([row[name] for row in rows], dtype=pl.Int32) for name in ("game", "number", "seat")},
                "bot": [row["bot"] for row in rows],
                "observation": np.stack([row["observation"] for row in rows]),
                "question": np.stack([row["question"] for row in rows]),
                "options": pl.Series([row["options"].tolist() for row in rows], dtype=pl.List(pl.Int32)),
                **{name: pl.Series([row[name] for row in rows], dtype=pl.Int32) for name in ("offered", "chosen")},
                "said": [row["said"] for row in rows],
                "share": pl.Series([row["share"] for row in rows], dtype=pl.Float64),
            }
        )
        origin = {**provenance(rules, self.config, self.seed), "bots": self.bots, **watcher.origin()}
        half = self.file.with_suffix(".half")
        frame.write_parquet(half, compression="zstd", metadata={"samovar": json.dumps(origin, sort_keys=True)})
        half.replace(self.file)
        return len(rows)


def written(part: Part) -> int:
    return part.write()


def parts_of(id: str, config: Config, bots: list[str], seed: int, games: int, out: Path) -> Iterator[Part]:
    """Those that are not there yet: an interrupted run goes on."""
    for number, first in enumerate(range(0, games, PART)):
        file = out / f"part-{number:05}.parquet"
        if not file.exists():
            yield Part(id, config, bots, seed, first, min(PART, games - first), file)


def dataset(
    game: Annotated[str, typer.Argument(help="Which game: see `samovar games`.")],
    out: Annotated[Path, typer.Argument(help="The folder for the files. Those that are there already stay.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="Who plays, by commas; they change seats.")] = "greedy",
    players: Annotated[int | None, typer.Option(help="How many players, if the game lets one choose.")] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", help="Any setting, as key=value.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play. The files are the same.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Observations, options, choices and outcomes in Parquet, a row a decision, by the encoders of the environments."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names or not all(plays(name, game) for name in names):
        stop(f"--bots needs bots that play {game}: {', '.join(levels_of(game))}.", USAGE)
    rules = Box(game).open()
    config = chosen(rules, players, None, setting or [])
    Game(rules, config)  # what does not go together is told before anything is written
    out.mkdir(parents=True, exist_ok=True)
    parts = list(parts_of(game, config, names, seed, games, out))
    decisions = 0
    with progress(as_json) as bar:
        work = bar.add_task(f"{game}: {', '.join(names)}", total=len(parts))
        if jobs == 1:
            for part in parts:
                decisions += part.write()
                bar.advance(work)
        else:
            with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
                for count in pool.map(written, parts):
                    decisions += count
                    bar.advance(work)
    if as_json:
        say_json({**provenance(rules, config, seed), "folder": str(out), "files": len(parts), "decisions": decisions})
    else:
        typer.echo(f"{decisions} decisions in {len(parts)} new files in {out}.")
