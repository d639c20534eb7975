"""What is going on, for whoever draws it: whose symbols are in hand."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict, cast

from samovar.games.reckoners.cells import DAWN_HELD, DIE_STATES, ON_DISPLAY, OWNED, STAGES, STOLEN
from samovar.games.reckoners.content.ids import RECKONERS
from samovar.games.reckoners.content.words import COLOURS, SYMBOLS, TRACKS
from samovar.games.reckoners.equipment import Repeating
from samovar.games.reckoners.spending import Changing, Spending
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import pending

Symbol = Literal["research", "contain", "attack", "enforcement", "money", "plan"]


class Hand(TypedDict):
    """A die, token or card that is being used: the symbols of it that are left."""

    seat: int
    symbols: list[Symbol]


class Scene(TypedDict, total=False):
    hand: Hand


# What rows hold as numbers, for boards that read them.
CONSTANTS: Final[dict[str, Any]] = {
    "COLOURS": COLOURS,
    "DIE_STATES": DIE_STATES,
    "RECKONERS": RECKONERS,
    "STAGES": STAGES,
    "SYMBOLS": SYMBOLS,
    "TRACKS": TRACKS,
    "ON_DISPLAY": ON_DISPLAY,  # of the row `holder`; from OWNED on a seat, from STOLEN on a place of the ring
    "OWNED": OWNED,
    "STOLEN": STOLEN,
    "DAWN_HELD": DAWN_HELD,  # of the row `dawnslight-at`; from there on a seat
}


def scene_of(seen: ReckonersTable) -> dict[str, Any]:
    step = pending(seen)
    if not isinstance(step, (Changing, Repeating, Spending)):
        return {}
    scene: Scene = {"hand": {"seat": step.seat, "symbols": [cast("Symbol", SYMBOLS[one]) for one in step.symbols]}}
    return cast("dict[str, Any]", scene)
