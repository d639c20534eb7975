"""The cues of the lessons: at which moment which figure should do what, in which words, by which rule."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.choices import (
    Activate,
    Command,
    Guard,
    Move,
    Overload,
    Reroll,
    Rest,
    Shoot,
    Stay,
    Strike,
    Use,
)
from samovar.games.steamfront.lessons.rooms import MOVES, OBJECTIVES, ORDERS, SCENERY, SETS
from samovar.games.steamfront.table import SIDE
from samovar.games.steamfront.words import CATEGORIES
from samovar.kernel.choice import Choice

A1: Final = 0
A2: Final = 1
A3: Final = 2
B1: Final = SIDE
B2: Final = SIDE + 1
UNIVERSAL: Final = CATEGORIES.index("universal")
MASTERY: Final = CATEGORIES.index("mastery")
RESISTANCE: Final = CATEGORIES.index("resistance")


class Cue:
    """What the coach says when a question of this kind is put to this figure's player.

    `charge` is whom a movement is to meet; a cue `aside` is needed only now and then, and is no step of the lesson.
    """

    def __init__(
        self, moment: str, figure: int, key: str, rule: str, choice: Choice, charge: int = -1, aside: bool = False
    ) -> None:
        self.moment = moment  # the name of the step that asks; a movement by an order is MovementAgain
        self.figure = figure
        self.key = key
        self.rule = rule
        self.choice = choice
        self.charge = charge
        self.aside = aside


CUES: Final[dict[str, list[Cue]]] = {
    MOVES: [
        Cue("Activation", A1, "coach-moves-choose", "SF-4.2.5", Activate(A1)),
        Cue("Movement", A1, "coach-moves-walk", "SF-4.2.7", Move((16_300, 7_600))),
        Cue("Action", A1, "coach-moves-overload", "SF-5.2.1", Overload()),
        Cue("Activation", A2, "coach-moves-next", "SF-4.2.1", Activate(A2)),
        Cue("Movement", A2, "coach-moves-charge", "SF-4.2.10", Move((18_000, 11_735)), charge=B1),
        Cue("Action", A2, "coach-moves-strike", "SF-5.1.1", Strike(B1, 0)),
    ],
    SETS: [
        Cue("Activation", A1, "coach-sets-archer", "SF-4.2.5", Activate(A1)),
        Cue("Movement", A1, "coach-sets-stay", "SF-4.2.7", Stay()),
        Cue("Action", A1, "coach-sets-shoot", "SF-5.1.12", Shoot(B1, 0)),
        Cue("Rerolls", A1, "coach-sets-reroll", "SF-5.1.12", Reroll(())),
        Cue("Activation", A2, "coach-sets-next", "SF-4.2.1", Activate(A2)),
        Cue("Movement", A2, "coach-sets-return", "SF-4.2.10", Move((20_000, 8_000)), charge=B2, aside=True),
        Cue("Action", A2, "coach-sets-strike", "SF-5.1.15", Strike(B2, 0)),
    ],
    ORDERS: [
        Cue("Activation", A1, "coach-orders-officer", "SF-6.0.2", Activate(A1)),
        Cue("Movement", A1, "coach-orders-charge", "SF-4.2.10", Move((11_000, 9_000)), charge=B1, aside=True),
        Cue("Action", A1, "coach-orders-strike", "SF-5.1.6", Strike(B1, 0)),
        Cue("Improvement", A1, "coach-orders-mastery", "SF-6.0.4", Command(MASTERY, 1)),
        Cue("Rerolls", A1, "coach-orders-reroll", "SF-6.7.1", Reroll(())),
        Cue("Reaction", A1, "coach-orders-guard", "SF-5.1.7", Guard(RESISTANCE, 0), aside=True),
        Cue("Activation", A2, "coach-orders-runner", "SF-4.2.5", Activate(A2)),
        Cue("Movement", A2, "coach-orders-run", "SF-4.2.7", Move((21_400, 9_100))),
        Cue("Action", A2, "coach-orders-rest", "SF-5.4.1", Rest()),
        Cue("NeutralOrder", A2, "coach-orders-again", "SF-6.1.1", Command(UNIVERSAL, 1)),
        Cue("MovementAgain", A2, "coach-orders-arrive", "SF-6.1.1", Move((24_000, 11_500))),
    ],
    SCENERY: [
        Cue("Activation", A2, "coach-scenery-choose", "SF-4.2.5", Activate(A2)),
        Cue("Movement", A2, "coach-scenery-touch", "SF-5.3.1", Move((19_000, 8_360))),
        Cue("Action", A2, "coach-scenery-prime", "SF-5.3.3", Use(0)),
        Cue("Activation", A1, "coach-scenery-archer", "SF-4.2.1", Activate(A1)),
        Cue("Movement", A1, "coach-scenery-see", "SF-2.4.10", Move((7_300, 8_200))),
        Cue("Action", A1, "coach-scenery-shoot", "SF-5.1.5", Shoot(B1, 0)),
        Cue("Rerolls", A1, "coach-sets-reroll", "SF-5.1.12", Reroll(()), aside=True),
    ],
    OBJECTIVES: [
        Cue("Activation", A1, "coach-objectives-choose", "SF-9.3.3", Activate(A1)),
        Cue("Movement", A1, "coach-objectives-step", "SF-9.3.3", Move((8_000, 11_000))),
        Cue("Action", A1, "coach-objectives-ready", "SF-5.2.1", Overload()),
        Cue("Activation", A2, "coach-objectives-second", "SF-4.2.1", Activate(A2)),
        Cue("Movement", A2, "coach-objectives-step", "SF-9.3.3", Move((22_000, 11_000))),
        Cue("Action", A2, "coach-objectives-ready", "SF-5.2.1", Overload()),
        Cue("Activation", A3, "coach-objectives-archer", "SF-9.3.2", Activate(A3)),
        Cue("Movement", A3, "coach-sets-stay", "SF-4.2.7", Stay()),
        Cue("Action", A3, "coach-objectives-shoot", "SF-9.3.2", Shoot(B1, 0)),
        Cue("Rerolls", A3, "coach-sets-reroll", "SF-5.1.12", Reroll(())),
    ],
}
