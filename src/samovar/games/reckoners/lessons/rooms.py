"""The rooms of the school: what lies on the table when each lesson begins, and what its goal asks for."""

from __future__ import annotations

from typing import Any, Final

NO_LESSON: Final = "none"
DICE: Final = "dice"
DEEDS: Final = "deeds"
EPICS: Final = "epics"
STRIKE: Final = "strike"
ROUND: Final = "round"

LEARNER: Final = 0  # the only seat
RING: Final = 3  # districts
HERE, BESIDE, FAR = 0, 1, 2  # places of the ring: the learner's own, the next one, the third
SYMBOLS_WANTED: Final = 4  # of research, in the lesson on dice
MOST_LOST: Final = 4  # people, in the lesson on Epics
CARD_WANTED: Final = "grenade-launcher"


class Room:
    """A lesson's table. `epics` are card and bracket by place; `faces` what the dice show, if nothing is thrown."""

    def __init__(
        self,
        id: str,
        minutes: int,
        reckoner: str,
        epics: list[tuple[str, int]],
        faces: list[int],
        great_at: int,
        enforcement: list[int],
        money: int = 0,
        plans: int = 0,
        great_research: int = 0,
        great_health: int = 0,
        display: list[str] | None = None,
    ) -> None:
        self.id = id
        self.minutes = minutes
        self.reckoner = reckoner
        self.epics = epics
        self.faces = faces  # places of the faces on the dice, in the order of the tray
        self.great_at = great_at
        self.enforcement = enforcement
        self.money = money
        self.plans = plans
        self.great_research = great_research  # 0: as the difficulty has it
        self.great_health = great_health
        self.display = display or []


ROOMS: Final = [
    # Tia's violet dice show research on three faces: whoever keeps what he wants has four symbols soon.
    Room(DICE, 2, "tia", [("ozone", 3), ("conflux", 3), ("curveball", 3)], [], FAR, [0, 0, 0]),
    # Abraham shows research, research, contain; two attacks, money, Enforcement. Before its weakness is found the Epic
    # outlives both attacks.
    Room(
        DEEDS,
        3,
        "abraham",
        [("curveball", 3), ("conflux", 5), ("ozone", 3)],
        [0, 0, 1, 0, 4, 3],
        FAR,
        [0, 2, 0],
    ),
    # David shows money, attack, Enforcement; two containments, one containment, research.
    Room(
        EPICS,
        3,
        "david",
        [("firefight", 8), ("refractionary", 3), ("dazzle", 2)],
        [4, 2, 3, 0, 2, 3],
        FAR,
        [1, 0, 0],
    ),
    # Megan shows research, attack, money; attack, contain, Enforcement. Five attacks are needed: two of the dice, two
    # of the card, one of the plan token.
    Room(
        STRIKE,
        3,
        "megan",
        [("ozone", 3), ("conflux", 3), ("curveball", 3)],
        [0, 2, 4, 3, 4, 2],
        HERE,
        [0, 0, 0],
        money=6,
        plans=1,
        great_research=1,
        great_health=5,
        display=["bank-vault", CARD_WANTED, "camera", "helicopter"],
    ),
    Room(ROUND, 6, "tia", [], [], FAR, []),
]
LESSONS: Final = [room.id for room in ROOMS]


def room_of(lesson: str) -> Room:
    return ROOMS[LESSONS.index(lesson)]


def agreed_for(lesson: str) -> dict[str, Any]:
    """The settings that a lesson stands for: the base game's Epics and cards, rewards at once as usual today."""
    return {
        "humans": 1,
        "reckoners": 1,
        "team": [room_of(lesson).reckoner],
        "great-epic": "steelheart",
        "city": "newcago",
        "difficulty": "a",
        "campaign": False,
        "modules": ["great-epics"],
        "newcago-cards": False,
        "sides-b": [],
        "relaxed": False,
        "difficulty-token": "none",
        "rulings": [],
        "kept": [],
        "kept-plans": [],
        "carried-money": 0,
    }
