"""What the commands of the lab can be told, each option once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Game = Annotated[str, typer.Argument(help="Which game: see `samovar games`.")]
Games = Annotated[int, typer.Option(min=2, help="How many games, of each thing that is tried.")]
Players = Annotated[int | None, typer.Option(help="How many players, if the game lets one choose.")]
SetOption = Annotated[list[str] | None, typer.Option("--set", help="Any setting, as key=value.")]
Bots = Annotated[str, typer.Option(help="Who plays, by commas; they change seats.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Report = Annotated[Path | None, typer.Option(help="Write a report there: .html, or .md with pictures.", dir_okay=False)]
PackOption = Annotated[
    Path | None, typer.Option(help="Start from the values of this pack.", exists=True, file_okay=False)
]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="How many processes play: else one a core. The result is the same.")
]
Scheduler = Annotated[
    str | None, typer.Option(help="Address of a Dask scheduler: its workers play.", metavar="ADDRESS")
]
Minutes = Annotated[
    float | None, typer.Option(min=0.01, help="End by then: what was played is kept, and --resume goes on.")
]
Out = Annotated[Path | None, typer.Option(help="The folder for the results.", file_okay=False)]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a run that was cut off.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
BotSeconds = Annotated[
    float, typer.Option(min=0.01, help="How long a bot that is not ours may think about one choice.")
]
TrustBots = Annotated[
    bool, typer.Option("--trust-bots", help="Let them play inside our processes: faster, but nothing stops them.")
]
