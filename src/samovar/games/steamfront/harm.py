"""Harm and what comes with it: lost life, removal, stun and daze, dropped relics."""

from __future__ import annotations

from samovar.games.steamfront.events import Dazed, DroppedRelic, Eliminated, GainedPressure, Hurt, Stunned
from samovar.games.steamfront.table import (
    ALL_KILLS,
    CARRIED,
    CARRIES,
    DAZE,
    GONE,
    KILLS,
    LOST,
    LYING,
    RELIC,
    RELIC_X,
    RELIC_Y,
    STATUS,
    STUN,
    FrontTable,
    other,
)
from samovar.games.steamfront.words import UNSHAKEABLE
from samovar.kernel.native import i64


def hurt(table: FrontTable, figure: int, damage: i64) -> None:
    """Take life away. The figure still stands until `fall` is asked, so that two may fall together. [SF-7.8] [A-64]"""
    table.cells[LOST + figure] = min(table.cells[LOST + figure] + damage, table.content.life[table.card(figure)])
    if table.log is not None:
        table.tell(Hurt(figure, table.card_name(figure), int(damage), int(table.life_left(figure))))


def fall(table: FrontTable, figure: int) -> bool:
    """Remove a figure that has no life left; it counts once, for the other side. [SF-2.3.1] [SF-5.1.19]"""
    if not table.stands(figure) or table.life_left(figure) > 0:
        return False
    drop(table, figure)
    table.cells[STATUS + figure] = GONE
    winner = other(table.side(figure))
    table.cells[KILLS + winner] += 1
    table.cells[ALL_KILLS + winner] += 1
    table.tell(Eliminated(figure, table.card_name(figure)))
    return True


def drop(table: FrontTable, figure: int) -> None:
    """Whoever falls or is stunned drops the relic where he stands."""
    carried = table.cells[CARRIES + figure]
    if carried == 0:
        return
    relic = carried - 1
    table.cells[CARRIES + figure] = 0
    assert table.cells[RELIC + relic] == CARRIED
    table.cells[RELIC + relic] = LYING
    table.cells[RELIC_X + relic] = table.x(figure)
    table.cells[RELIC_Y + relic] = table.y(figure)
    table.tell(DroppedRelic(figure))


def stun(table: FrontTable, figure: int) -> None:
    """A stun token, one at most unless a switch lets them pile up. [SF-7.2] [A-54]"""
    if table.content.can(table.card(figure), UNSHAKEABLE):
        return
    tokens = table.cells[STUN + figure] + 1
    table.cells[STUN + figure] = tokens if table.switches.stun_stack else min(tokens, 1)
    table.tell(Stunned(figure))
    drop(table, figure)


def daze(table: FrontTable, figure: int, tokens: i64) -> None:
    """Daze tokens: each takes a defence die until the figure's next activation. [SF-7.13]"""
    table.cells[DAZE + figure] += tokens
    if table.log is not None:
        table.tell(Dazed(figure, int(table.cells[DAZE + figure])))


def press(table: FrontTable, figure: int, amount: i64) -> None:
    """Pressure gained outside an overload; told only if there was room for it."""
    gained = int(table.gain_pressure(figure, amount))
    if gained and table.log is not None:
        table.tell(GainedPressure(figure, gained, int(table.pressure(figure))))
