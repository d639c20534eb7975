"""How a command ends: a sentence for the reader, and a number for whoever called."""

from __future__ import annotations

from typing import NoReturn

import typer

FINDING = 1  # the command worked, and its answer is no: a rule without a test, a faulty pack, a lost bet
USAGE = 2  # the command line itself is wrong; Typer's own number
UNREADABLE = 3  # a file or line that does not parse, with where and why
MISSING = 4  # an optional part is not installed
BUG = 5  # our own mistake
IN_USE = 6  # another server has the folder
INTERRUPTED = 130

MEANINGS = {
    0: "all is well",
    FINDING: "the answer is no, or something was found wanting",
    USAGE: "the command line is wrong",
    UNREADABLE: "a file cannot be read",
    MISSING: "an optional part is not installed",
    BUG: "a mistake of ours",
    IN_USE: "another server uses the folder",
}


def stop(sentence: str, code: int) -> NoReturn:
    """End here with a sentence."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
