"""`samovar sim`: bots play many games, and the result comes with how sure one can be of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from samovar import games as shelf
from samovar.cli.packs import opened
from samovar.cli.shelf import console, say_json
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import series
from samovar.lab.pairing import Pairing, drawn_pairs, each_pair
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
    pairs: Annotated[
        str | None, typer.Option(help="A setting with one entry a seat: every two of its values play --games games.")
    ] = None,
    draw_by: Annotated[
        str | None, typer.Option("--draw", help="key=tool: each seat's value is drawn by a tool of the workshop.")
    ] = None,
    round_of: Annotated[
        list[str] | None, typer.Option("--round", help="key=a,b,c: values that go round, two games each.")
    ] = None,
    pack: Annotated[
        Path | None, typer.Option(help="Play with the values of this pack.", exists=True, file_okay=False)
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Let bots play many games and count what happens."""
    box = shelf.open_box(game) if pack is None else shelf.open_box(game, opened(pack))
    config = chosen(box, players, scenario, setting or [])
    names = [name.strip() for name in bots.split(",") if name.strip()] or ["random"]
    if pairs is not None or draw_by is not None:
        rounds = {key: value for key, _, value in [word.partition("=") for word in round_of or []]}
        going = {key: value.split(",") for key, value in rounds.items()}
        compare(box, config, names, games, seed, pairs, draw_by, going, as_json)
        return
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


def compare(
    box: Game,
    config: Config,
    names: list[str],
    games: int,
    seed: int,
    pairs: str | None,
    draw_by: str | None,
    rounds: dict[str, list[str]],
    as_json: bool,
) -> None:
    """Values against each other; what lies outside 35 to 65 % bears a star."""
    if pairs is not None:
        found = [one.plain() for one in each_pair(box, config, pairs, names, games, seed, dict(rounds))]
    else:
        key, _, tool = str(draw_by).partition("=")
        counts = drawn_pairs(box, config, key, tool, names, games, seed, dict(rounds))
        found = [labelled(label, halves, played) for label, (halves, played) in sorted(counts.items())]
    if as_json:
        say_json({"game": box.id, "seed": seed, "bots": names, "pairings": found})
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("first", "second", "games", "first wins", "95 % interval", ""):
        table.add_column(heading, justify="left" if heading in ("first", "second") else "right")
    for one in found:
        share, between = f"{100 * one['share']:.0f} %", f"{100 * one['low']:.0f} – {100 * one['high']:.0f} %"
        table.add_row(one["first"], one["second"], str(one["games"]), share, between, "*" if one["outside"] else "")
    console().print(table)


def labelled(label: str, halves: int, played: int) -> dict[str, Any]:
    """A label against all others, as a pairing is told."""
    pairing = Pairing(label, "all others")
    pairing.games, pairing.halves = played, halves
    return pairing.plain()


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
