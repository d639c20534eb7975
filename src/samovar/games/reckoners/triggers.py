"""Triggers: what an Epic's fall or weakness sets off."""

from __future__ import annotations

from typing import ClassVar, Final

from samovar.games.reckoners import newcago, obstacles
from samovar.games.reckoners.cells import NOWHERE
from samovar.games.reckoners.choices import (
    AT_GREAT_EPIC,
    BONUS_FIRST,
    CARD_FIRST,
    REWARD_FIRST,
    First,
    Pass,
    Pick,
)
from samovar.games.reckoners.content.words import (
    BONUS_ON_DEFEAT,
    BONUS_ON_WEAKNESS,
    GAIN_COUNT,
    ON_DEFEAT,
    ON_WEAKNESS,
    SYMBOL_COUNT,
)
from samovar.games.reckoners.events import Weakened
from samovar.games.reckoners.in_hand import WHOLE, InHand
from samovar.games.reckoners.sources import FROM_EFFECT
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Step

NOT_PRINTED: Final = -1  # no reward to claim: the Epic was only weakened, or the reward comes later


def epic_fell(table: ReckonersTable, epic: int, place: int, author: int) -> None:
    """The reward, the Newcago card's bonus and Favor are triggers of their own. [RS-NEW.23] [RS-INT.12]"""
    todo: list[int] = []
    if table.agreed.at_once:  # [RS-REW.1] [RS-PHASE.1]
        todo.append(REWARD_FIRST)
    if newcago.has_bonus(table, place, BONUS_ON_DEFEAT) and table.someone_at(place):
        todo.append(BONUS_FIRST)
    todo += _cards(table, ON_DEFEAT, place, author)
    _set_off(table, epic, place, author, todo)


def epic_weakened(table: ReckonersTable, place: int, author: int) -> None:
    todo: list[int] = []
    if newcago.has_bonus(table, place, BONUS_ON_WEAKNESS) and table.someone_at(place):
        todo.append(BONUS_FIRST)
    todo += _cards(table, ON_WEAKNESS, place, author)
    _set_off(table, NOT_PRINTED, place, author, todo)


def great_weakened(table: ReckonersTable, author: int) -> None:
    """The Great Epic's weakness counts in the district where he stands. [RS-EQ.51] [RS-EQ.53]"""
    place = table.great_place()
    if table.log is not None:
        table.tell(Weakened(int(table.district(place)), AT_GREAT_EPIC))
    _set_off(table, NOT_PRINTED, place, author, _cards(table, ON_WEAKNESS, place, author))


def _cards(table: ReckonersTable, effect: int, place: int, author: int) -> list[int]:
    """Favor or Blind Spot: for owners who stand there or did the last bit, once each.

    [RS-EQ.46] [RS-EQ.47] [RS-EQ.49] [RS-EQ.50] [RS-EQ.52] [RK-ABIL.10]
    """
    return [
        CARD_FIRST + table.who(seat)
        for seat in range(table.seats)
        if (seat == author or table.where(seat) == place) and table.benefits(seat, effect) != NOWHERE
    ]


def _set_off(table: ReckonersTable, epic: int, place: int, author: int, todo: list[int]) -> None:
    if todo:
        table.then(Aftermath(epic, place, author, tuple(todo)))


class Aftermath(Step[ReckonersTable]):
    """Triggers of one instant, one after another, each with its own chain; the team picks the order. [RS-INT.12]"""

    def __init__(self, epic: int, place: int, author: int, todo: tuple[int, ...]) -> None:
        self.epic = epic
        self.place = place
        self.author = author
        self.todo = todo

    def run(self, table: ReckonersTable) -> None:
        if len(self.todo) == 1 or table.switches.triggers_in_fixed_order:
            set_off_one(table, self.epic, self.place, self.author, self.todo, self.todo[0])
        else:
            seat = self.author if self.author != NOWHERE else table.speaker()
            table.then(Ordering(seat, self.epic, self.place, self.author, self.todo))


def set_off_one(table: ReckonersTable, epic: int, place: int, author: int, todo: tuple[int, ...], now: int) -> None:
    rest = tuple([trigger for trigger in todo if trigger != now])
    if rest:
        table.then(Aftermath(epic, place, author, rest))
    if now == REWARD_FIRST:
        asker = author if author != NOWHERE else table.speaker()
        table.claim(reward_of(table, epic), place, author, asker)
    elif now == BONUS_FIRST:
        kind = BONUS_ON_WEAKNESS if epic == NOT_PRINTED else BONUS_ON_DEFEAT
        table.then(Bonus(author if author != NOWHERE else table.speaker(), place, kind))
    else:
        seat = table.seat_of(now - CARD_FIRST)
        card = table.benefits(seat, ON_WEAKNESS if epic == NOT_PRINTED else ON_DEFEAT)
        gained = symbols_in(table.content.cards.gains, card)
        # As from a die: it may move, clear or activate instead. [RS-EQ.48]
        table.then(InHand(seat, FROM_EFFECT, gained, 0, WHOLE))


def symbols_in(row: list[int], card: int) -> tuple[int, ...]:
    """The symbols of a row of gains, one by one."""
    found: list[int] = []
    for symbol in range(SYMBOL_COUNT):
        found += [symbol] * row[card * GAIN_COUNT + symbol]
    return tuple(found)


class Ordering(Ask[ReckonersTable]):
    """What is resolved first. [RS-NEW.23]"""

    rule: ClassVar[str] = "RS-INT.12"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, epic: int, place: int, author: int, todo: tuple[int, ...]) -> None:
        self.seat = seat
        self.epic = epic
        self.place = place
        self.author = author
        self.todo = todo

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [First(trigger) for trigger in self.todo]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, First):
            return obstacles.answer_first(self.rule)
        return None if choice.trigger in self.todo else Refusal(self.rule, "why-not-set-off")

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, First)
        set_off_one(table, self.epic, self.place, self.author, self.todo, choice.trigger)


class Bonus(Ask[ReckonersTable]):
    """One Reckoner in the district may do what the Newcago card shows, only as printed. [RS-NEW.16] [RS-NEW.17]

    [RS-NEW.20] [RS-NEW.22] [RS-NEW.8] [RS-NEW.9]
    """

    rule: ClassVar[str] = "RS-NEW.16"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, place: int, kind: int) -> None:
        self.seat = seat
        self.place = place
        self.kind = kind

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [*[Pick(table.who(seat)) for seat in table.present(self.place)], Pass()]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, Pick):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_reckoner(table, choice.reckoner)
        if reason is None and table.where(table.seat_of(choice.reckoner)) != self.place:
            return Refusal("RS-NEW.8", "why-not-in-district")
        return reason

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, Pick):
            newcago.give_bonus(table, self.place, table.seat_of(choice.reckoner))


def reward_of(table: ReckonersTable, epic: int) -> tuple[int, ...]:
    """All parts of an Epic's reward. [RS-REW.3]"""
    return tuple([table.agreed.epics.reward(epic, gain) for gain in range(GAIN_COUNT)])
