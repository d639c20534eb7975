"""The muster: every figure's state at a glance, who holds what, and who would score if the turn ended now."""

from __future__ import annotations

from typing import Any

from samovar.games.steamfront.activation import waiting
from samovar.games.steamfront.aids.prospect import piece_told, spot_of
from samovar.games.steamfront.aids.wish import Wish
from samovar.games.steamfront.aim import cloud_over
from samovar.games.steamfront.scenery import mechanism_of
from samovar.games.steamfront.table import (
    ACTIVATED,
    CARRIED,
    CARRIES,
    DAZE,
    FIGURE_IDS,
    FIGURES,
    INITIATIVE,
    LOST,
    LYING,
    NO_FIGURE,
    OBJECTIVE_COUNT,
    OBJECTIVE_IDS,
    OBJECTIVE_X,
    OBJECTIVE_Y,
    PASSES,
    PHASE,
    PHASES,
    PIECE,
    PIECE_IDS,
    PIECE_OWNER,
    PIECES,
    POINTS,
    RELIC,
    RELIC_IDS,
    RELIC_X,
    RELIC_Y,
    RELICS,
    SIDE_IDS,
    SIDES,
    STATUS,
    STUN,
    TURN,
    USED,
    FrontTable,
)
from samovar.games.steamfront.turn import Control, controller, presence, score
from samovar.games.steamfront.words import CATEGORIES, GENERATOR
from samovar.kernel.steps import asked
from samovar.kernel.table import copy

STATUSES = ["none", "reserve", "standing", "gone"]


def state_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """The whole table in the words of a player: turn, sides, figures, objectives, relics, generators."""
    Wish(wish, [])
    figures = [figure for figure in range(FIGURES) if table.cells[STATUS + figure] != NO_FIGURE]
    next_to_act = asked(table)
    active = table.active()
    return {
        "turn": int(table.cells[TURN]),
        "phase": PHASES[table.cells[PHASE]],
        "lastTurn": table.scenario().end_turns,
        "initiative": side_id(int(table.cells[INITIATIVE]) - 1),
        "asked": [SIDE_IDS[seat] for seat in next_to_act],
        "active": FIGURE_IDS[active] if active >= 0 else None,
        "sides": [side_told(table, side) for side in range(SIDES)],
        "figures": [figure_told(table, figure) for figure in figures],
        "objectives": [objective_told(table, place) for place in range(int(table.cells[OBJECTIVE_COUNT]))],
        "relics": [
            relic_told(table, relic) for relic in range(RELICS) if table.cells[RELIC + relic] in (LYING, CARRIED)
        ],
        "generators": [
            {"id": PIECE_IDS[piece], "holder": side_id(int(table.cells[PIECE_OWNER + piece]) - 1)}
            for piece in range(PIECES)
            if table.cells[PIECE + piece] and mechanism_of(table, piece) == GENERATOR
        ],
        "forecast": forecast_told(table),
    }


def side_id(side: int) -> str | None:
    return SIDE_IDS[side] if side >= 0 else None


def side_told(table: FrontTable, side: int) -> dict[str, Any]:
    return {
        "id": SIDE_IDS[side],
        "points": int(table.cells[POINTS + side]),
        "orders": int(table.orders(side)),
        "passes": int(table.cells[PASSES + side]),
        "toActivate": [FIGURE_IDS[figure] for figure in waiting(table, side)],
        "standing": int(table.count(side)),
        "categories": [CATEGORIES[category] for category in table.categories(side)],
    }


def figure_told(table: FrontTable, figure: int) -> dict[str, Any]:
    """One figure: where it is, what is left of it, what lies beside it."""
    cells, content = table.cells, table.content
    card = int(table.card(figure))
    stands = table.stands(figure)
    large, small = table.drops(figure)
    carried = int(cells[CARRIES + figure])
    cloud = int(cloud_over(table, figure)) if stands else -1
    held = [place for place in range(int(cells[OBJECTIVE_COUNT])) if stands and table.on_objective(figure, place)]
    return {
        "id": FIGURE_IDS[figure],
        "side": SIDE_IDS[table.side(figure)],
        "card": content.cards[card],
        "status": STATUSES[cells[STATUS + figure]],
        "at": list(spot_of(table, figure)) if stands else None,
        "radius": int(content.radius[card]),
        "life": int(table.life_left(figure)),
        "maxLife": int(content.life[card]),
        "lost": int(cells[LOST + figure]),
        "drops": [int(large), int(small)],
        "wounded": table.is_wounded(figure),
        "pressure": int(table.pressure(figure)),
        "maxPressure": int(content.pressure[card]),
        "stun": int(cells[STUN + figure]),
        "daze": int(cells[DAZE + figure]),
        "activated": cells[ACTIVATED + figure] == 1,
        "active": table.active() == figure,
        "specialUsed": cells[USED + figure] == 1,
        "engaged": [FIGURE_IDS[foe] for foe in table.touching_enemies(figure)] if stands else [],
        "relic": RELIC_IDS[carried - 1] if carried else None,
        "cloud": piece_told(table, cloud),
        "objectives": [OBJECTIVE_IDS[place] for place in held],
    }


def objective_told(table: FrontTable, place: int) -> dict[str, Any]:
    """Who holds an objective, and what each side brings to bear on it."""
    weights = [
        sum([presence(table, figure) for figure in table.standing(side) if table.on_objective(figure, place)])
        for side in range(SIDES)
    ]
    return {
        "id": OBJECTIVE_IDS[place],
        "at": [int(table.cells[OBJECTIVE_X + place]), int(table.cells[OBJECTIVE_Y + place])],
        "radius": int(table.objective_radius()),
        "holder": side_id(controller(table, place)),
        "weights": weights,
    }


def relic_told(table: FrontTable, relic: int) -> dict[str, Any]:
    bearers = [
        figure for figure in [*table.standing(0), *table.standing(1)] if table.cells[CARRIES + figure] == relic + 1
    ]
    lies = table.cells[RELIC + relic] == LYING
    return {
        "id": RELIC_IDS[relic],
        "bearer": FIGURE_IDS[bearers[0]] if bearers else None,
        "at": [int(table.cells[RELIC_X + relic]), int(table.cells[RELIC_Y + relic])] if lies else None,
    }


def forecast_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    Wish(wish, [])
    return forecast_told(table)


def forecast_told(table: FrontTable) -> dict[str, Any]:
    """Who would score what if the turn ended now: the control phase itself, run on a copy. [SF-9.3.1]"""
    after = copy(table)
    after.stack.clear()
    Control().run(after)
    sides = []
    for side in range(SIDES):
        kills, objectives, generators, relics = score(table, side)
        now, then = int(table.cells[POINTS + side]), int(after.cells[POINTS + side])
        parts = {"kills": kills, "objectives": objectives, "generators": generators, "relics": relics}
        finish = then - now - sum(parts.values())
        sides.append({"id": SIDE_IDS[side], "now": now, **parts, "finish": finish, "gain": then - now, "then": then})
    leader = None
    if sides[0]["then"] != sides[1]["then"]:
        leader = SIDE_IDS[0 if int(after.cells[POINTS]) > int(after.cells[POINTS + 1]) else 1]
    return {"sides": sides, "leader": leader, "over": not after.stack}
