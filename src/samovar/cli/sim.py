"""`samovar sim`: bots play many games, and the result comes with how sure one can be of it."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from samovar import games as shelf
from samovar.cli.shelf import console, say_json
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import series
from samovar.lab.report import Tally


def sim(
    game: Annotated[str, typer.Argument(help="Which game: see `samovar games`.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many players, if the game lets one choose.")] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays, by commas; they go round the seats and change them.")
    ] = "random",
    scenario: Annotated[str | None, typer.Option(help="Which scenario, if the game has several.")] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", help="Any other setting, as key=value.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Let bots play many games and count what happens."""
    box = shelf.open_box(game)
    config = chosen(box, players, scenario, setting or [])
    names = [name.strip() for name in bots.split(",") if name.strip()] or ["random"]
    tally = Tally()
    started = time.perf_counter()
    with progress(as_json) as bar:
        work = bar.add_task(f"{game}: {', '.join(names)}", total=games)
        for played in series(box, config, names, games, seed):
            tally.add(played)
            bar.advance(work)
    seconds = time.perf_counter() - started
    if as_json:
        say_json({"game": game, "config": full_config(box, config), "seed": seed, "seconds": seconds, **tally.plain()})
    else:
        draw(game, box, config, tally, seconds)


def chosen(box: Game, players: int | None, scenario: str | None, more: list[str]) -> Config:
    """The settings that the command line names, as the game reads them."""
    config: Config = {}
    if players is not None:
        config["players"] = players
    if scenario is not None:
        config["scenario"] = scenario
    kinds = {setting.key: setting for setting in box.settings()}
    for pair in more:
        key, equals, value = pair.partition("=")
        if not equals or key not in kinds:
            known = ", ".join(kinds)
            raise Unreadable("--set", f"'{pair}' is not key=value with one of the settings {known}")
        config[key] = value_of(kinds[key].kind, kinds[key].per_seat, value)
    return full_config(box, config)


def value_of(kind: str, per_seat: bool, word: str) -> Any:
    """What a word on the command line means for a setting of this kind. Misfits are left for the setting to refuse."""
    if per_seat or kind == "some":
        return [value_of("one" if kind == "some" else kind, False, each) for each in word.split(",") if each]
    if kind == "number" and word.lstrip("-").isdigit():
        return int(word)
    if kind == "switch" and word in ("yes", "no"):
        return word == "yes"
    return word


def progress(quiet: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console(),
        transient=True,
        disable=quiet,
    )


def draw(game: str, box: Game, config: Config, tally: Tally, seconds: float) -> None:
    """The tally as two tables and a line."""
    told = tally.plain()
    seats = box.seats(full_config(box, config))
    table = Table(title=f"{game}: {tally.games} games", title_justify="left", box=None, pad_edge=False)
    for heading in ("who", "won", "played", "share", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "who" else "right")
    for name, share in told["bots"].items():
        table.add_row(f"bot {name}", *row(share))
    for seat, share in told["seats"].items():
        place = int(seat)
        table.add_row(f"seat {seat} {seats[place] if place < len(seats) else ''}", *row(share))
    out = console()
    out.print(table)
    ends = ", ".join(f"{key} {count}" for key, count in told["ends"].items())
    out.print(f"Ends: {ends}.")
    mean = told["decisions"]["mean"]
    rate = tally.decisions / seconds if seconds else 0.0
    out.print(f"{mean:.1f} decisions a game, {tally.longest} at most; {rate:,.0f} decisions a second.")


def row(share: dict[str, Any]) -> list[str]:
    return [
        str(share["won"]),
        str(share["played"]),
        f"{100 * share['share']:.1f} %",
        f"{100 * share['low']:.1f} – {100 * share['high']:.1f} %",
    ]
