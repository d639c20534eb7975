"""`samovar agent`: programs in any language sit at a table."""

from __future__ import annotations

import shlex
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from samovar.agents.messages import Terms
from samovar.agents.referee import Line, OwnLines, Referee
from samovar.cli.catalogue import say_json
from samovar.cli.exits import FINDING, USAGE, stop
from samovar.cli.sim import chosen
from samovar.content.languages import FALLBACK, Language
from samovar.facade import Game, load
from samovar.processes import Failed, Program

app = typer.Typer(no_args_is_help=True, help="Programs in any language at a table: docs/agents.md.")
BOT = "bot:"


class Observe(StrEnum):
    both = "both"
    text = "text"
    json = "json"


Box = Annotated[str, typer.Argument(help="Which game: see `samovar games`.")]
Others = Annotated[str, typer.Option(help="The bot that plays every other seat.")]
Set = Annotated[list[str] | None, typer.Option("--set", help="A setting, as key=value.")]
Seed = Annotated[str | None, typer.Option(help="The same seed throws the same dice.")]
Spoken = Annotated[Language, typer.Option(help="Language of the sentences.")]
Observed = Annotated[Observe, typer.Option(help="How the table is told.")]
Listed = Annotated[bool, typer.Option("--options/--no-options", help="Whether it is told what it may choose.")]
Tries = Annotated[int, typer.Option(min=1, help="Lines that an agent may get wrong at one question.")]
Seconds = Annotated[float, typer.Option(min=0.1, help="How long an agent may take for a line.")]
Written = Annotated[Path | None, typer.Option("--record", help="Write the game's record there.")]


@app.command("referee")
def referee(
    game: Box,
    seat: Annotated[
        list[str] | None, typer.Option(help="Who sits there, in order: a command, or bot:NAME. Give it once a seat.")
    ] = None,
    others: Others = "greedy",
    setting: Set = None,
    seed: Seed = None,
    lang: Spoken = FALLBACK,
    observe: Observed = Observe.both,
    listed: Listed = True,
    tries: Tries = 3,
    seconds: Seconds = 60.0,
    record: Written = None,
) -> None:
    """Start each seat's program, let them play one game to its end, and tell how it ended as JSON."""
    box = opened(game, setting)
    who = [*(seat or []), *[BOT + others] * (len(box.seats) - len(seat or []))]
    if len(who) > len(box.seats):
        stop(f"{len(who)} seats are named, but these settings have {len(box.seats)}.", USAGE)
    terms = Terms(lang, observed(observe), listed, tries, seconds)
    lines: list[str | Line] = []
    try:
        for each in who:
            seated: str | Line = each.removeprefix(BOT) if each.startswith(BOT) else Program(command(each))
            lines.append(seated)  # at once: if the next cannot be started, this one is ended
        told = Referee(box, lines, terms, seed).play()
    except Failed as failed:
        stop(f"An agent {failed}.", FINDING)
    finally:
        for line in lines:
            if not isinstance(line, str):
                line.close()
    written = told.pop("record")
    if record is not None:
        record.write_text(written, encoding="utf-8")
    say_json({"seats": who, **told})
    if told["lost"]:
        raise typer.Exit(FINDING)


@app.command("play")
def play(
    game: Box,
    seat: Annotated[int, typer.Option(min=0, help="Which seat is yours.")] = 0,
    others: Others = "greedy",
    setting: Set = None,
    seed: Seed = None,
    lang: Spoken = FALLBACK,
    observe: Observed = Observe.both,
    listed: Listed = True,
    tries: Tries = 3,
    seconds: Seconds = 3600.0,
    record: Written = None,
) -> None:
    """Play one seat over this command's own input and output, one JSON object a line; bots play the others."""
    box = opened(game, setting)
    if seat >= len(box.seats):
        stop(f"There are seats 0 to {len(box.seats) - 1}.", USAGE)
    # Read without a buffer: a thread that still waits for a line must not hold its lock when we end.
    mine: Line = OwnLines(getattr(sys.stdin.buffer, "raw", sys.stdin.buffer), sys.stdout.buffer)
    seats: list[str | Line] = [mine if place == seat else others for place in range(len(box.seats))]
    told = Referee(box, seats, Terms(lang, observed(observe), listed, tries, seconds), seed).play()
    if record is not None:
        record.write_text(told["record"], encoding="utf-8")
    if told["lost"]:
        raise typer.Exit(FINDING)


@app.command("mcp")
def mcp() -> None:
    """Serve tables over the Model Context Protocol, on this command's own input and output."""
    from samovar.agents.mcp_server import mcp_server

    mcp_server().run("stdio")


def opened(game: str, setting: list[str] | None) -> Game:
    box = load(game)
    return Game(box.rules, chosen(box.rules, None, None, setting or []))


def observed(observe: Observe) -> tuple[str, ...]:
    return ("text", "json") if observe == Observe.both else (observe.value,)


def command(words: str) -> list[str]:
    """A command as a shell reads it."""
    try:
        split = shlex.split(words)
    except ValueError as fault:
        stop(f"--seat: {words}: {fault}.", USAGE)
    if not split:
        stop("--seat: an empty command starts nothing; bot:NAME seats a bot.", USAGE)
    return split
