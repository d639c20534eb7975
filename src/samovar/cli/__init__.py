"""The command line: one word per thing to do, sentences instead of tracebacks."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from samovar import __version__
from samovar.cli import (
    admin,
    agent,
    analyse,
    bench,
    games,
    lab,
    odds,
    packs,
    replay,
    rules,
    serve,
    sim,
    terminal,
    verify,
)
from samovar.cli.exits import BUG, FINDING, INTERRUPTED, MEANINGS, MISSING, UNREADABLE, stop
from samovar.kernel.errors import Illegal, Impossible, Unreadable

EXTRAS = {  # the package that an optional part needs -> the extra that brings it
    "litestar": "web",
    "msgspec": "web",
    "uvicorn": "web",
    "sqlalchemy": "web",
    "itsdangerous": "web",
    "prometheus_client": "web",
    "websockets": "web",
    "fluent": "text",
    "babel": "text",
    "mcp": "agents",
    "textual": "tui",
    "httpx": "tui",
    "gymnasium": "rl",
    "pettingzoo": "rl",
    "numpy": "rl",
    "polars": "lab",
    "altair": "lab",
    "networkx": "lab",
    "optuna": "lab",
    "vl_convert": "lab",
    "distributed": "cluster",
}


class Sentences(TyperGroup):
    """Commands whose errors are sentences; `SAMOVAR_TRACEBACK=1` shows where an error of ours arose."""

    def invoke(self, ctx: Any) -> Any:  # the type would be Typer's private copy of click's
        try:
            return super().invoke(ctx)
        except (Unreadable, Illegal, Impossible, ModuleNotFoundError, OSError, RecursionError) as error:
            if os.environ.get("SAMOVAR_TRACEBACK"):
                raise
            tell(error)


def tell(error: Exception) -> None:
    """Turn an error into its sentence and its exit code."""
    if isinstance(error, Unreadable):
        stop(str(error), UNREADABLE)
    if isinstance(error, Illegal):
        stop(f"Not allowed: {error}.", FINDING)
    package = (error.name or "").partition(".")[0] if isinstance(error, ModuleNotFoundError) else ""
    if package in EXTRAS:
        stop(f"This needs {package}. Install it with: pip install 'samovar[{EXTRAS[package]}]'", MISSING)
    if isinstance(error, BrokenPipeError):
        # The reader went away; there is nobody left to tell, and Python must not try again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(0)
    if isinstance(error, OSError):
        stop(f"{error.filename or 'A file'}: {error.strerror or error}.", UNREADABLE)
    stop(apology(error), BUG)


def apology(error: Exception) -> str:
    return f"This is a mistake of ours, please report it: {type(error).__name__}: {error}"


EXIT_CODES = "  ".join(f"{code}: {meaning}." for code, meaning in MEANINGS.items())

app = typer.Typer(
    cls=Sentences,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    epilog=f"Exit codes  {EXIT_CODES}",
)


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"samovar {__version__}")
        raise typer.Exit()


@app.callback()
def samovar(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say the version and end.")
    ] = False,
) -> None:
    """Steam-and-steel board games, rules-complete: in the browser, in a terminal, for bots, in Python."""


app.command()(serve.play)
app.command()(serve.serve)
app.command("tui")(terminal.tui)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("sim")(sim.sim)
app.command("replay")(replay.replay_file)
app.command("analyse")(analyse.analyse)
app.command("verify")(verify.verify)
app.command("bench")(bench.bench)
app.command("odds")(odds.odds_of)
app.add_typer(packs.app, name="packs")
app.add_typer(lab.app, name="lab")
app.add_typer(admin.app, name="admin")
app.add_typer(agent.app, name="agent")


def main() -> None:
    """The console script."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        if os.environ.get("SAMOVAR_TRACEBACK"):
            raise
        typer.echo(apology(error), err=True)
        sys.exit(BUG)
