"""`samovar odds`: what an attack of Steamfront does, exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

import typer
from rich.table import Table

from samovar.bots.minds.steamfront import MOST_DICE, Attack, Odds, odds
from samovar.cli.shelf import console, say_json

BAR = 40


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
    told = odds(Attack(attack, defence, damage, plus, minus, cap, rerolls, fixed))
    if as_json:
        say_json(plain(told, life))
    else:
        draw(told, life)


def plain(told: Odds, life: int) -> dict[str, object]:
    answer: dict[str, object] = {
        "hit": both(told.hit),
        "mean": both(told.mean),
        "distribution": [{"damage": damage, **both(chance)} for damage, chance in enumerate(told.distribution)],
    }
    return {**answer, "kill": both(told.kill(life))} if life else answer


def both(number: Fraction) -> dict[str, object]:
    return {"exact": str(number), "value": float(number)}


def draw(told: Odds, life: int) -> None:
    out = console()
    out.print(f"hit  {float(told.hit):.4f}  ({told.hit})")
    out.print(f"mean {float(told.mean):.4f}  ({told.mean})")
    if life:
        out.print(f"kill {float(told.kill(life)):.4f}  ({told.kill(life)})")
    table = Table(box=None, pad_edge=False)
    for heading in ("damage", "chance", "at least", ""):
        table.add_column(heading, justify="right" if heading else "left")
    for damage, chance in enumerate(told.distribution):
        bar = "█" * round(float(chance) * BAR)
        table.add_row(str(damage), f"{float(chance):.4f}", f"{float(told.kill(damage)):.4f}", bar)
    out.print(table)
