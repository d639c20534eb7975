"""`samovar verify`: every stored game of a data file under the present code, before an operator upgrades."""

from __future__ import annotations

from typing import Annotated

import typer

from samovar.cli.catalogue import say_json
from samovar.cli.exits import FINDING, UNREADABLE, stop
from samovar.cli.operating import settings_of
from samovar.cli.serve import Data


def verify(
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json", help="Every table, as JSON.")] = False,
) -> None:
    """Check that every stored game goes on and can be watched; ends with 1 when one cannot. Writes nothing."""
    # Imported here so that every other command works without the web extra, and starts without its weight.
    import msgspec

    from samovar.server.files import Unopened
    from samovar.server.verify import verified

    try:
        found = verified(settings_of(data))
    except Unopened as fault:
        stop(f"{fault.path} cannot be opened: {fault.reason}.", UNREADABLE)
    bad = [each for each in found if each.faults]
    if as_json:
        say_json([msgspec.to_builtins(each) for each in found])
    else:
        for each in found:
            for what in [*each.faults, *each.remarks]:
                typer.echo(f"{each.table} ({each.game}{f', {each.title}' if each.title else ''}): {what}.")
        playing = sum(each.status == "playing" for each in found)
        typer.echo(f"{len(found)} games, {playing} of them under way: {len(found) - len(bad)} are well.")
    if bad:
        raise typer.Exit(FINDING)
