"""What is going on, for whoever draws it: planned orders, a way over the map, the zone that a question is about."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Required, TypedDict, cast

from samovar.games.steamwatchers.choices import Plan
from samovar.games.steamwatchers.content.ids import NONE, ORDER_IDS, ZONE_IDS
from samovar.games.steamwatchers.events import PHASE_IDS
from samovar.games.steamwatchers.expansion import Expansion
from samovar.games.steamwatchers.expansions import EXPANSION_IDS
from samovar.games.steamwatchers.flight import Overflow
from samovar.games.steamwatchers.march import BY_SEA, Grouping
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.steps import pending

Zone = Annotated[str, "zone"]
Order = Annotated[str, "order"]


class Scene(TypedDict, total=False):
    """Empty when nobody is asked.

    `at`: where it takes place. `goal`: where it leads, if that is settled; `via` and `sailing`: by which way.
    `orders`: what this seat has planned and sealed.
    """

    doing: Required[Literal["acting", "driving", "fleeing", "grouping", "lending", "planning"]]
    at: Zone
    via: Zone
    goal: Zone
    sailing: bool
    orders: list[tuple[Zone, Order]]


# What rows hold as numbers, for boards that read them.
CONSTANTS: Final[dict[str, Any]] = {"EXPANSIONS": EXPANSION_IDS, "PHASES": PHASE_IDS}


def scene_of(seen: SteamTable, seat: int, expansion: Expansion) -> dict[str, Any]:
    step = pending(seen)
    scene: Scene = {"doing": "acting"}
    if step is None:
        return {}
    own = expansion.scene(seen, step)
    if own is not None:
        return own
    if isinstance(step, Planning):
        scene = {"doing": "planning"}
        if 0 <= seat < seen.seats:
            _add_orders(scene, seen, seat, expansion)
    elif isinstance(step, Grouping):
        scene = {"doing": "grouping", "at": ZONE_IDS[step.origin], "goal": ZONE_IDS[step.zone]}
        if step.via != NONE:
            scene["via"] = ZONE_IDS[step.via]
        if step.way == BY_SEA:
            scene["sailing"] = True
    elif isinstance(step, Overflow):
        scene = {"doing": "fleeing", "at": ZONE_IDS[step.zone], "goal": ZONE_IDS[step.goal]}
    else:
        # Questions about one zone call it so, whichever chapter puts them.
        zone: int = getattr(step, "zone", NONE)
        if 0 <= zone < len(ZONE_IDS):
            scene["at"] = ZONE_IDS[zone]
    return cast("dict[str, Any]", scene)


def _add_orders(scene: Scene, seen: SteamTable, seat: int, expansion: Expansion) -> None:
    answer = seen.answers[seat]
    flat = answer.orders if isinstance(answer, Plan) else expansion.planned(answer)
    if flat is not None:
        scene["orders"] = [(ZONE_IDS[flat[i]], ORDER_IDS[flat[i + 1]]) for i in range(0, len(flat), 2)]
