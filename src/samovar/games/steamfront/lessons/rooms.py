"""The rooms of the school: what stands on the table when each lesson begins, and how long it may last."""

from __future__ import annotations

from typing import Final

NO_LESSON: Final = "none"
MOVES: Final = "moves"
SETS: Final = "sets"
ORDERS: Final = "orders"
SCENERY: Final = "scenery"
OBJECTIVES: Final = "objectives"

LEARNER: Final = 0  # the side that is taught
POINTS_WANTED: Final = 3  # of the lesson on objectives
TOKENS_LEFT: Final = 1  # of three, in the lesson on orders


class Stand:
    """A figure at its place, in thousandths of an inch. Who is `spent` was activated already."""

    def __init__(self, side: int, card: str, x: int, y: int, spent: bool = False, pressure: int = 0) -> None:
        self.side = side
        self.card = card
        self.x = x
        self.y = y
        self.spent = spent
        self.pressure = pressure


class Room:
    """A lesson's table in the middle of its first turn: the learner begins, most enemies have had their turn."""

    def __init__(
        self,
        id: str,
        minutes: int,
        turns: int,
        scenario: str,
        figures: list[Stand],
        pieces: list[tuple[str, int, int, int]],
        objectives: list[int],
    ) -> None:
        self.id = id
        self.minutes = minutes
        self.turns = turns  # after so many it ends, goal or no goal
        self.scenario = scenario
        self.figures = figures
        self.pieces = pieces  # kind, x, y and one of the 24 turns
        self.objectives = objectives


ROOMS: Final = [
    Room(
        MOVES,
        3,
        3,
        "libre",
        [
            Stand(0, "lum-duelliste", 12_000, 5_600),
            Stand(0, "lum-garde", 18_000, 8_000),
            Stand(1, "iron-conscrit", 18_000, 13_000, spent=True),
        ],
        [("mur-droit", 12_000, 8_000, 0)],
        [],
    ),
    Room(
        SETS,
        3,
        4,
        "libre",
        [
            Stand(0, "lum-archer", 10_000, 6_000),
            Stand(0, "lum-protecteur", 20_000, 8_000),
            Stand(1, "iron-hallebardier", 10_000, 12_000, spent=True),
            Stand(1, "iron-conscrit", 20_000, 9_417, spent=True),
        ],
        [],
        [],
    ),
    Room(
        ORDERS,
        4,
        3,
        "libre",
        [
            Stand(0, "lum-champion", 11_000, 9_000, pressure=1),
            Stand(0, "lum-garde", 18_000, 6_000, pressure=1),
            Stand(0, "lum-garde", 20_000, 6_000),
            Stand(0, "lum-garde", 14_000, 6_000),
            Stand(0, "lum-garde", 16_000, 6_000),
            Stand(0, "lum-archer", 7_000, 5_000),
            Stand(0, "lum-archer", 9_000, 4_500),
            Stand(1, "iron-hallebardier", 11_000, 10_260, spent=True),
            Stand(1, "iron-fusilier", 18_000, 16_000),
        ],
        [("barricade", 14_000, 12_500, 0)],
        [24_000, 11_500],
    ),
    Room(
        SCENERY,
        4,
        4,
        "generateurs",
        [
            Stand(0, "lum-archer", 11_000, 5_500),
            Stand(0, "lum-garde", 19_000, 6_500),
            Stand(1, "iron-conscrit", 12_000, 13_000, spent=True),
            Stand(1, "iron-fusilier", 19_000, 17_000, spent=True),
        ],
        [
            ("generateur", 19_000, 10_000, 0),
            ("batiment", 12_000, 9_000, 0),
            ("barricade", 19_000, 12_200, 0),
            ("cratere-petit", 15_000, 5_500, 0),
        ],
        [],
    ),
    Room(
        OBJECTIVES,
        4,
        4,
        "libre",
        [
            Stand(0, "lum-garde", 8_000, 7_000),
            Stand(0, "lum-garde", 22_000, 7_500),
            Stand(0, "lum-archer", 15_000, 5_500),
            Stand(1, "iron-conscrit", 15_000, 13_000, spent=True),
            Stand(1, "iron-conscrit", 27_000, 18_000),
        ],
        [("barricade", 15_000, 9_000, 0)],
        [8_000, 11_000, 15_000, 12_000, 22_000, 11_000],
    ),
]
LESSONS: Final = [room.id for room in ROOMS]


def room_of(lesson: str) -> Room:
    return ROOMS[LESSONS.index(lesson)]
