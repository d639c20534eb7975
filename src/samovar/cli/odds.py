"""`samovar odds`: what an attack of Steamfront does, exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

import typer
from rich.table import Table

from samovar.cli.catalogue import console, say_json
from samovar.games import open_box

BAR = 40
MOST_DICE = 24


def odds_of(
    defence: Annotated[int, typer.Option(min=3, max=MOST_DICE, help="Defence dice.")],
    damage: Annotated[int, typer.Option(min=0, max=20, help="Damage of the weapon.")],
    attack: Annotated[int, typer.Option(min=0, max=MOST_DICE, help="Attack dice.", show_default=False)] = 0,
    fixed: Annotated[int, typer.Option(min=0, max=9, help="Fixed value of a flamethrower, in place of dice.")] = 0,
    rerolls: Annotated[int, typer.Option(min=0, max=99, help="Attack dice that may be thrown again.")] = 0,
    plus: Annotated[int, typer.Option(min=0, max=20, help="Damage that an order adds.")] = 0,
    minus: Annotated[int, typer.Option(min=0, max=20, help="Damage that a defensive order takes off.")] = 0,
    cap: Annotated[int, typer.Option(min=0, max=20, help="Most damage that a defensive order lets through.")] = 0,
    life: Annotated[int, typer.Option(min=0, max=99, help="Life of the target, for the chance to remove it.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Exact fractions and their values, as JSON.")] = False,
) -> None:
    """The chance to hit, the mean and the whole distribution of an attack, by counting every throw."""
    if bool(attack) == bool(fixed):
        raise typer.BadParameter("give either --attack or --fixed")
    wish = {"defence": defence, "damage": damage, "attack": attack, "fixed": fixed, "rerolls": rerolls}
    told = open_box("steamfront").craft("attack-odds", {**wish, "plus": plus, "minus": minus, "cap": cap, "life": life})
    if as_json:
        say_json(told)
    else:
        draw(told)


def draw(told: dict[str, Any]) -> None:
    out = console()
    for name in ("hit", "mean", "kill"):
        if name in told:
            out.print(f"{name:<4} {told[name]['value']:.4f}  ({told[name]['exact']})")
    table = Table(box=None, pad_edge=False)
    for heading in ("damage", "chance", "at least", ""):
        table.add_column(heading, justify="right" if heading else "left")
    left = Fraction(1)
    for row in told["distribution"]:
        bar = "█" * round(row["value"] * BAR)
        table.add_row(str(row["damage"]), f"{row['value']:.4f}", f"{float(left):.4f}", bar)
        left -= Fraction(row["exact"])
    out.print(table)
