"""What is going on, for whoever draws it: which figure acts, who attacks whom and how, which piece is laid."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Required, TypedDict, cast

from samovar.games.steamfront.building import Laying
from samovar.games.steamfront.combat import Riposte
from samovar.games.steamfront.orders import Improvement
from samovar.games.steamfront.reaction import Reaction
from samovar.games.steamfront.table import (
    ATTACKER,
    BAND,
    FIGURE_IDS,
    KIND,
    LEVEL,
    LYING,
    ORDER,
    PHASES,
    RESERVE,
    SIDE_IDS,
    STANDING,
    TARGET,
    FrontTable,
)
from samovar.games.steamfront.throws import Rerolls
from samovar.games.steamfront.words import ATTACKS, CATEGORIES
from samovar.geometry.turning import STEPS
from samovar.kernel.steps import pending

Figure = Annotated[str, "figure"]
Category = Literal["universal", "resistance", "defence", "damage", "distance", "impact", "mastery"]
NOBODY: Final = -1


class Attack(TypedDict, total=False):
    """An attack that is announced. `order` and `level` improve it; `weapon` counts those of the attacker's card."""

    part: Required[Literal["improving", "defending", "resolving"]]
    attacker: Required[Figure]
    target: Required[Figure]
    weapon: Required[int]
    kind: Required[str]
    order: Category
    level: int


class Scene(TypedDict, total=False):
    """`figure`: who acts. `attack`: the one under way. `terrain`: the kind of piece in hand."""

    figure: Figure
    attack: Attack
    terrain: str


# What rows hold as numbers, for boards that read them.
CONSTANTS: Final[dict[str, Any]] = {
    "PHASES": PHASES,
    "SIDES": SIDE_IDS,
    "CATEGORIES": CATEGORIES,
    "IN_RESERVE": RESERVE,
    "STANDING": STANDING,
    "RELIC_LYING": LYING,
    "TURNS": STEPS,  # of a piece, in a whole circle
}


def scene_of(seen: FrontTable) -> dict[str, Any]:
    step = pending(seen)
    if step is None:
        return {}
    scene: Scene = {}
    figure: int = getattr(step, "figure", NOBODY)  # questions about one figure call it so, whoever puts them
    if figure != NOBODY:
        scene["figure"] = FIGURE_IDS[figure]
    if isinstance(step, Improvement):
        scene["attack"] = {
            "part": "improving",
            "attacker": FIGURE_IDS[step.figure],
            "target": FIGURE_IDS[step.target],
            "weapon": step.weapon,
            "kind": ATTACKS[step.kind],
        }
    elif isinstance(step, (Reaction, Rerolls, Riposte)) and seen.cells[ATTACKER] > 0 and seen.cells[BAND] > 0:
        scene["attack"] = _under_way(seen, "defending" if isinstance(step, Reaction) else "resolving")
    elif isinstance(step, Laying):
        scene["terrain"] = seen.content.terrain[step.kind]
    return cast("dict[str, Any]", scene)


def _under_way(seen: FrontTable, part: Literal["defending", "resolving"]) -> Attack:
    cells = seen.cells
    attack: Attack = {
        "part": part,
        "attacker": FIGURE_IDS[cells[ATTACKER] - 1],
        "target": FIGURE_IDS[cells[TARGET] - 1],
        "weapon": int(seen.content.band_weapon[cells[BAND] - 1]),
        "kind": ATTACKS[cells[KIND]],
    }
    if cells[ORDER] > 0:
        attack["order"] = cast("Category", CATEGORIES[cells[ORDER] - 1])
        attack["level"] = int(cells[LEVEL])
    return attack
