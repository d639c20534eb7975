"""The drill: a lesson's table is laid, its steps go by, and its goal is looked at in the end."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.reckoners import epics, obstacles, rounds, setup, shopping
from samovar.games.reckoners.cells import (
    BRACKET,
    BUYING,
    EPIC,
    EPIC_AT,
    FACE,
    GREAT_ACTS,
    GREAT_HEALTH,
    GREAT_PLACE,
    GREAT_RESEARCH,
    HOLDER,
    IN_PLAY,
    MONEY,
    NOWHERE,
    ON_DISPLAY,
    PIECE,
    PLACES,
    PLAN,
    PLAN_TOKENS,
    POPULATION,
    RESULT,
    RING,
    ROLLING,
    ROUND,
    STATE,
    SUPPLY,
    UNSPENT,
    USING,
    WHERE,
    WON,
)
from samovar.games.reckoners.choices import GoOn
from samovar.games.reckoners.content.ids import EPICS as EPIC_IDS
from samovar.games.reckoners.content.ids import EQUIPMENT
from samovar.games.reckoners.content.parameters import START_POPULATION
from samovar.games.reckoners.content.words import RESEARCH
from samovar.games.reckoners.epics_phase import Stage, epics_phase
from samovar.games.reckoners.great_epics import ActivateGreatEpic
from samovar.games.reckoners.lessons import rooms
from samovar.games.reckoners.lessons.rooms import BESIDE, HERE, LEARNER, MOST_LOST, SYMBOLS_WANTED, Room, room_of
from samovar.games.reckoners.rolling import RollDice
from samovar.games.reckoners.shopping import BuyEquipment
from samovar.games.reckoners.sources import yielded
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.trays import TakingDice
from samovar.games.reckoners.using import Use, UseDice
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Step

# What a pause is for.
BEFORE_EPICS: Final = 0
AFTER_EPICS: Final = 1
BEFORE_STRIKE: Final = 2


def lay_lesson(table: ReckonersTable, lesson: str) -> None:
    """The dice are in the tray, the ring lies open, and the learner stands in its first district."""
    room = room_of(lesson)
    table.cells[RING] = rooms.RING
    table.cells[ROUND] = 1
    if lesson == rooms.ROUND:
        table.cells[ROUND] = 0
        ring = range(rooms.RING)
        steps: list[Step[Any]] = [setup.Muster(), *[setup.LayDistrict(place) for place in ring]]
        steps += [epics.Arrival(place) for place in ring]
        table.then(*steps, shopping.Refill(), setup.Prologue(), FirstRound())
        return
    table.then(setup.Muster(), Position())
    for place in range(rooms.RING):
        setup.lay(table, place, place)
    table.cells[WHERE + LEARNER] = HERE
    table.cells[GREAT_PLACE] = room.great_at
    for place, (name, bracket) in enumerate(room.epics):
        epic = EPIC_IDS.index(name)
        epics.seat_epic(table, place, epic)
        table.cells[BRACKET + place] = bracket
        table.put(0, place, room.enforcement[place])
    for name in room.display:
        table.cells[HOLDER + EQUIPMENT.index(name)] = ON_DISPLAY
    table.cells[MONEY] = room.money
    table.cells[PLAN + LEARNER] += room.plans
    table.cells[SUPPLY + PLAN_TOKENS] -= room.plans
    if room.great_health:
        table.cells[GREAT_RESEARCH] = room.great_research
        table.cells[GREAT_HEALTH] = room.great_health


class Position(Step[ReckonersTable]):
    """The steps of a lesson, once the dice are in the tray."""

    def run(self, table: ReckonersTable) -> None:
        lesson = table.agreed.lesson
        if lesson == rooms.DICE:
            table.then(RollAgain())
        elif lesson == rooms.DEEDS:
            table.then(ShowFaces(), Stage(USING), Use())
        elif lesson == rooms.EPICS:
            table.then(ShowFaces(), Stage(USING), Use(), *acting(table))
        else:
            table.then(
                Stage(BUYING), BuyEquipment(), Reading(LEARNER, BEFORE_STRIKE), ShowFaces(), Stage(USING), UseDice()
            )


def acting(table: ReckonersTable) -> list[Step[Any]]:
    """The Epics' phase with a pause before and after it."""
    great: list[Step[Any]] = [Stage(GREAT_ACTS), ActivateGreatEpic(), Reading(LEARNER, AFTER_EPICS)]
    return [Reading(LEARNER, BEFORE_EPICS), *epics_phase(table), *great]


class FirstRound(Step[ReckonersTable]):
    """A round as ever, and no second one. [RK-ROUND.1]"""

    def run(self, table: ReckonersTable) -> None:
        table.cells[ROUND] = 1
        rounds.Round().freshen(table)
        steps: list[Step[Any]] = [Stage(ROLLING), TakingDice(), RollDice(), Stage(USING), UseDice()]
        table.then(*steps, Stage(BUYING), BuyEquipment(), *acting(table))


class ShowFaces(Step[ReckonersTable]):
    """The dice as the lesson needs them: a throw that could have been."""

    def run(self, table: ReckonersTable) -> None:
        for die, face in enumerate(room_of(table.agreed.lesson).faces):
            table.cells[FACE + die] = face
            table.cells[STATE + die] = UNSPENT


class RollAgain(Step[ReckonersTable]):
    """Roll steps one after the other until one ends with enough symbols."""

    def run(self, table: ReckonersTable) -> None:
        table.then(Stage(ROLLING), RollDice(), Judged())


class Judged(Step[ReckonersTable]):
    def run(self, table: ReckonersTable) -> None:
        if not is_met(table):
            table.cells[ROUND] += 1
            table.then(RollAgain())


class Reading(Ask[ReckonersTable]):
    """A pause: the coach explains what lies there, and the learner goes on when he has seen it."""

    rule: ClassVar[str] = "RK-ROUND.1"

    def __init__(self, seat: int, why: int) -> None:
        self.seat = seat
        self.why = why

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [GoOn()]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, GoOn) else obstacles.answer_first(self.rule)

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        pass


def shown(table: ReckonersTable, symbol: int) -> int:
    """How often the learner's dice show a symbol."""
    return sum([yielded(table, LEARNER, die).count(symbol) for die in table.rolled(LEARNER)])


def lost(table: ReckonersTable) -> int:
    """How many people the lesson has cost so far."""
    return int(table.param(START_POPULATION) - table.cells[POPULATION])


def fell(table: ReckonersTable, place: int) -> bool:
    """Whether the Epic that a lesson began with is gone from its place."""
    epic = EPIC_IDS.index(room_of(table.agreed.lesson).epics[place][0])
    return bool(table.cells[EPIC + place] == NOWHERE or table.cells[EPIC_AT + epic] != IN_PLAY)


def weakened_beside(table: ReckonersTable) -> bool:
    room: Room = room_of(table.agreed.lesson)
    return bool(table.cells[BRACKET + BESIDE] < room.epics[BESIDE][1])


def dispersed_beside(table: ReckonersTable) -> bool:
    room: Room = room_of(table.agreed.lesson)
    return bool(table.cells[PIECE + 0 * PLACES + BESIDE] < room.enforcement[BESIDE])


def is_met(table: ReckonersTable) -> bool:
    """Whether the goal of the lesson that is played is met on this table."""
    lesson = table.agreed.lesson
    if lesson == rooms.DICE:
        return shown(table, RESEARCH) >= SYMBOLS_WANTED
    if lesson == rooms.DEEDS:
        return fell(table, HERE) and weakened_beside(table) and dispersed_beside(table)
    if lesson == rooms.STRIKE:
        return bool(table.cells[RESULT] == WON)
    if lesson == rooms.EPICS:
        return not table.over() and lost(table) <= MOST_LOST
    return not table.over()
