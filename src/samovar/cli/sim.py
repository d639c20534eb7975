"""`samovar sim`: bots play many games, and the result comes with how sure one can be of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from samovar import __version__
from samovar.cli.catalogue import console, say_json
from samovar.cli.exits import INTERRUPTED, USAGE, stop
from samovar.cli.packs import opened
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import Box, play_rounds, rounds_of
from samovar.lab.pairing import corrected, drawn_pairs, each_pair
from samovar.lab.report import Tally
from samovar.lab.seating import SECONDS, Hosts
from samovar.lab.speed import build
from samovar.lab.statistics import Sequential
from samovar.lab.words import value_of


def sim(
    game: Annotated[str, typer.Argument(help="Which game: see `samovar games`.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many players, if the game lets one choose.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, by commas; they go round the seats and change them. "
            "Yours as module:Class, path.py:Class, or by its installed name."
        ),
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
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play. The result is the same.")] = 1,
    bot_seconds: Annotated[
        float, typer.Option(min=0.01, help="How long a bot that is not ours may think about one choice.")
    ] = SECONDS,
    trust_bots: Annotated[
        bool, typer.Option("--trust-bots", help="Let them play in this process: faster, but nothing stops them.")
    ] = False,
    until: Annotated[
        float | None,
        typer.Option(
            min=0.001, max=0.49, help="Two bots: stop when it is clear whether they differ by so much, as 0.05."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Let bots play many games and count what happens. Ctrl+C ends early and tells what was played."""
    box = Box(game, None if pack is None else opened(pack))
    open_game = box.open()
    config = chosen(open_game, players, scenario, setting or [])
    names = [name.strip() for name in bots.split(",") if name.strip()] or ["random"]
    going = values_going_round(open_game, round_of or [])
    hosts = Hosts(bot_seconds, trust_bots)
    hosts.check(names)
    if pairs is not None and draw_by is not None:
        stop("--pairs and --draw are two questions: ask one of them.", USAGE)
    if pairs is not None or draw_by is not None:
        if until is not None:
            stop("--until compares two bots; with --pairs or --draw say how many --games.", USAGE)
        compare(box, open_game, config, names, games, seed, pairs, draw_by, going, jobs, as_json, hosts)
        return
    if going:
        stop("--round goes with --pairs or --draw.", USAGE)
    test = None if until is None else sequential(open_game, names, until)
    tally = Tally(open_game.cooperative)
    verdict, cut = None, False
    started = time.perf_counter()
    with progress(as_json) as bar:
        work = bar.add_task(f"{game}: {', '.join(names)}", total=games)
        rounds = play_rounds(box, rounds_of(config, names, games, seed), jobs, hosts)
        try:
            for played in rounds:
                tally.add(played)
                bar.advance(work, len(played))
                if test is not None and (verdict := test.add(tally.last[names[0]])) is not None:
                    break
        except KeyboardInterrupt:
            cut = True
        finally:
            rounds.close()
    seconds = time.perf_counter() - started
    if as_json:
        told = {**provenance(open_game, config, seed), "bots_in_turn": names, "seconds": seconds, "cut": cut}
        say_json({**told, "until": until, "verdict": verdict, **tally.plain()})
    else:
        draw(open_game, config, tally, seconds)
        if test is not None:
            console().print(SAID[verdict].format(first=names[0], second=names[1], edge=100 * test.edge))
        if cut:
            console().print(f"Ended early, after {tally.games} of {games} games.")
    if cut:
        raise typer.Exit(INTERRUPTED)


SAID = {
    "better": "{first} is better than {second}.",
    "worse": "{first} is worse than {second}.",
    "alike": "{first} and {second} do not differ by {edge:.1f} %.",
    None: "Not clear yet whether {first} and {second} differ by {edge:.1f} %: it needs more games.",
}


def sequential(box: Game, names: list[str], edge: float) -> Sequential:
    """The test that ends a series early; only two who play against each other can be compared."""
    if box.cooperative or len(set(names)) != 2 or len(names) != 2:
        stop("--until compares two bots that play against each other: --bots one,other.", USAGE)
    return Sequential(edge)


def provenance(box: Game, config: Config, seed: int) -> dict[str, Any]:
    """What one must know to play the same games again."""
    return {
        "game": box.id,
        "config": full_config(box, config),
        "seed": seed,
        "version": __version__,
        "rules": box.rules_version,
        "pack": box.pack(),
        "build": build(),
    }


def values_going_round(box: Game, words: list[str]) -> dict[str, list[Any]]:
    """The values of `--round`, as the game reads them."""
    kinds = {setting.key: setting for setting in box.settings()}
    going: dict[str, list[Any]] = {}
    for word in words:
        key, equals, values = word.partition("=")
        if not equals or key not in kinds:
            raise Unreadable("--round", f"'{word}' is not key=a,b,c with one of the settings {', '.join(kinds)}")
        going[key] = [value_of(kinds[key].kind, kinds[key].per_seat, value) for value in values.split(",")]
    return going


def compare(
    box: Box,
    open_game: Game,
    config: Config,
    names: list[str],
    games: int,
    seed: int,
    pairs: str | None,
    draw_by: str | None,
    going: dict[str, list[Any]],
    jobs: int,
    as_json: bool,
    hosts: Hosts,
) -> None:
    """Values against each other: a star for what surely lies outside 35 to 65 %, a question mark for what is open."""
    if pairs is not None:
        found = each_pair(box, config, pairs, names, games, seed, going, jobs, hosts)
    else:
        key, _, tool = str(draw_by).partition("=")
        found = drawn_pairs(box, config, key, tool, names, games, seed, going, jobs, hosts)
    told = corrected(found)
    if as_json:
        say_json({**provenance(open_game, config, seed), "bots_in_turn": names, "pairings": told})
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("first", "second", "games", "first wins", "95 % interval", "p", ""):
        table.add_column(heading, justify="left" if heading in ("first", "second") else "right")
    for one in told:
        share, between = f"{100 * one['share']:.0f} %", f"{100 * one['low']:.0f} – {100 * one['high']:.0f} %"
        mark = {"outside": "*", "within": "", "open": "?"}[one["fair"]]
        table.add_row(one["first"], one["second"], str(one["games"]), share, between, f"{one['p']:.3f}", mark)
    console().print(table)
    console().print(
        "* surely outside 35 – 65 %   ? not known yet   p: that such a difference is luck, for all pairs together"
    )


def chosen(box: Game, players: int | None, scenario: str | None, more: list[str]) -> Config:
    """The settings that the command line names, as the game reads them."""
    config: Config = {}
    kinds = {setting.key: setting for setting in box.settings()}
    for option, key, value in (("--players", "players", players), ("--scenario", "scenario", scenario)):
        if value is not None and key not in kinds:
            raise Unreadable(option, f"{box.id} has no such setting; there are {', '.join(kinds)}: --set key=value")
        if value is not None:
            config[key] = value
    for pair in more:
        key, equals, value = pair.partition("=")
        if not equals or key not in kinds:
            known = ", ".join(kinds)
            raise Unreadable("--set", f"'{pair}' is not key=value with one of the settings {known}")
        config[key] = value_of(kinds[key].kind, kinds[key].per_seat, value)
    return full_config(box, config)


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


def draw(box: Game, config: Config, tally: Tally, seconds: float) -> None:
    """The tally as a table and two lines."""
    told = tally.plain()
    seats = box.seats(full_config(box, config))
    table = Table(title=f"{box.id}: {tally.games} games", title_justify="left", box=None, pad_edge=False)
    for heading in ("who", "won", "played", "share", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "who" else "right")
    for name, share in told["bots"].items():
        table.add_row(name if box.cooperative else f"bot {name}", *row(share))
    for seat, share in told["seats"].items():
        place = int(seat)
        table.add_row(f"seat {seat} {seats[place] if place < len(seats) else ''}", *row(share))
    out = console()
    out.print(table)
    ends = ", ".join(f"{key} {count}" for key, count in told["ends"].items())
    out.print(f"Ends: {ends}.")
    for name, lost in told["forfeits"].items():
        out.print(f"{name} lost its seat {lost['count']} times; first: {lost['first']}", markup=False)
    mean = told["decisions"]["mean"]
    rate = tally.decisions / seconds if seconds else 0.0
    out.print(f"{mean:.1f} decisions a game, {tally.longest} at most; {rate:,.0f} decisions a second, {build()}.")


def row(share: dict[str, Any]) -> list[str]:
    return [
        f"{share['won']:g}",
        str(share["played"]),
        f"{100 * share['share']:.1f} %",
        f"{100 * share['low']:.1f} – {100 * share['high']:.1f} %",
    ]
