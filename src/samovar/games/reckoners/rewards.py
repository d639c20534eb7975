"""Rewards, and everything else that an Epic's fall or weakness sets off."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.reckoners import babilar, deeds, newcago, spending
from samovar.games.reckoners.cells import EPIC_AT, GONE, NOWHERE, REWARD_DUE
from samovar.games.reckoners.choices import (
    BONUS_FIRST,
    CARD_FIRST,
    REWARD_FIRST,
    Collect,
    First,
    Focus,
    GiveUp,
    Hand,
    Pass,
    Pick,
)
from samovar.games.reckoners.content.ids import BABILAR, EPIC_COUNT
from samovar.games.reckoners.content.parameters import (
    BABILAR_FREE_RESEARCH_DISTRICT,
    BABILAR_FREE_RESEARCH_DISTRICT_GREAT_EPIC,
    REWARDS_MAY_REMOVE_SHIELDS,
    REWARDS_ORDER,
    REWARDS_ORDER_PRINTED,
    TRIGGERS_ORDER,
    TRIGGERS_ORDER_FIXED,
    TRIGGERS_REWARD_ACTOR,
    TRIGGERS_REWARD_ACTOR_VICTOR,
)
from samovar.games.reckoners.content.words import (
    BONUS_ON_DEFEAT,
    BONUS_ON_WEAKNESS,
    GAIN_COUNT,
    GREAT_EPIC_RESEARCH,
    MONEY,
    ON_DEFEAT,
    ON_WEAKNESS,
    PLAN,
    SYMBOL_COUNT,
)
from samovar.games.reckoners.sources import FROM_EFFECT
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Step

NOT_PRINTED: Final = -1  # no reward to claim: the Epic was only weakened, or the reward comes later


def epic_fell(table: ReckonersTable, epic: int, place: int, author: int) -> None:
    """The reward, the Newcago card's bonus and Favor are triggers of their own. [RS-NEW.23] [RS-INT.12]"""
    todo: list[int] = []
    if table.scene.at_once:  # [RS-REW.1] [RS-PHASE.1]
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
        if len(self.todo) == 1 or table.param(TRIGGERS_ORDER) == TRIGGERS_ORDER_FIXED:
            set_off_one(table, self.epic, self.place, self.author, self.todo, self.todo[0])
        else:
            seat = self.author if self.author != NOWHERE else table.speaker()
            table.then(Ordering(seat, self.epic, self.place, self.author, self.todo))


def set_off_one(table: ReckonersTable, epic: int, place: int, author: int, todo: tuple[int, ...], now: int) -> None:
    rest = tuple([trigger for trigger in todo if trigger != now])
    if rest:
        table.then(Aftermath(epic, place, author, rest))
    if now == REWARD_FIRST:
        claim(table, reward_of(table, epic), place, author, author if author != NOWHERE else table.speaker())
    elif now == BONUS_FIRST:
        kind = BONUS_ON_WEAKNESS if epic == NOT_PRINTED else BONUS_ON_DEFEAT
        table.then(Bonus(author if author != NOWHERE else table.speaker(), place, kind))
    else:
        seat = table.seat_of(now - CARD_FIRST)
        card = table.benefits(seat, ON_WEAKNESS if epic == NOT_PRINTED else ON_DEFEAT)
        gained = symbols_in(table.content.cards.gains, card)
        # As from a die: it may move, clear or activate instead. [RS-EQ.48]
        table.then(spending.InHand(seat, FROM_EFFECT, gained, 0, spending.WHOLE))


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

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        if isinstance(choice, Pick):
            newcago.give_bonus(table, self.place, table.seat_of(choice.reckoner))


def reward_of(table: ReckonersTable, epic: int) -> tuple[int, ...]:
    """All parts of an Epic's reward. [RS-REW.3]"""
    return tuple([table.content.epics.reward(epic, gain) for gain in range(GAIN_COUNT)])


def claim(table: ReckonersTable, gains: tuple[int, ...], place: int, author: int, asker: int) -> None:
    """A reward is resolved now; it cannot be saved. [RS-REW.1] [RS-REW.2]"""
    if any(gains):
        table.then(Claim(asker, gains, place, author))


class Claim(Step[ReckonersTable]):
    """What is left of a reward: what needs no decision is taken, what has no target is lost. [RS-REW.2] [RS-REW.3]

    `gains` has one number a gain; `place` is where the Epic fell, or NOWHERE for a consumable; `author` defeated it;
    `seat` speaks for the team.
    """

    def __init__(self, seat: int, gains: tuple[int, ...], place: int, author: int) -> None:
        self.seat = seat
        self.gains = gains
        self.place = place
        self.author = author

    def run(self, table: ReckonersTable) -> None:
        gains = self.gains
        if table.scene.city != BABILAR or gains[GREAT_EPIC_RESEARCH] == 0:
            # Nothing that the order could change: money and research on the Great Epic arrive together.
            if gains[MONEY] > 0:
                deeds.earn(table, gains[MONEY])
            if gains[GREAT_EPIC_RESEARCH] > 0:
                rest = without(without(gains, MONEY, gains[MONEY]), GREAT_EPIC_RESEARCH, gains[GREAT_EPIC_RESEARCH])
                table.then(Claim(self.seat, rest, self.place, self.author))
                deeds.study_great(table, gains[GREAT_EPIC_RESEARCH], self.author)
                return
            gains = without(gains, MONEY, gains[MONEY])
        question = Claiming(self.seat, gains, self.place, self.author)
        if question.worthwhile(table):
            table.then(question)


def without(gains: tuple[int, ...], gain: int, amount: int) -> tuple[int, ...]:
    left = list(gains)
    left[gain] -= amount
    return tuple(left)


class Claiming(Ask[ReckonersTable]):
    """The team uses a reward's symbols in any districts, as printed, in the order it likes.

    What they set off is resolved at once, and so on. [RK-REW.2] [RK-REW.3] [RS-REW.4] [RS-REW.5] [RS-REW.10]
    [RS-REW.11] [RS-REW.12] [RS-REW.13] [RS-SHIELD.11] [RS-BAB.23] [RS-CARD.12]
    """

    rule: ClassVar[str] = "RS-REW.5"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, gains: tuple[int, ...], place: int, author: int) -> None:
        self.seat = seat
        self.gains = gains
        self.place = place
        self.author = author

    def worthwhile(self, table: ReckonersTable) -> bool:
        """Something is left that can be done."""
        return len(self.options(table)) > 1 or self.must_go_on()

    def must_go_on(self) -> bool:
        """Parts that cannot be declined. [RS-BAB.19]"""
        gains = self.gains
        return gains[MONEY] + gains[PLAN] + gains[GREAT_EPIC_RESEARCH] > 0

    def options(self, table: ReckonersTable) -> list[Choice]:
        parts = self._parts(table)
        if table.param(REWARDS_ORDER) == REWARDS_ORDER_PRINTED:
            parts = parts[:1]
        found: list[Choice] = []
        for gain in parts:
            found += self._uses(table, gain)
        return found if self.must_go_on() else [*found, GiveUp()]

    def _parts(self, table: ReckonersTable) -> list[int]:
        return [gain for gain in range(GREAT_EPIC_RESEARCH + 1) if self.gains[gain] > 0 and self._uses(table, gain)]

    def _uses(self, table: ReckonersTable, gain: int) -> list[Choice]:
        if gain == MONEY:
            return [Collect(MONEY)]
        if gain == PLAN:
            return [Hand(table.who(seat)) for seat in range(table.seats)]
        if gain == GREAT_EPIC_RESEARCH:
            return self._studies(table)
        shields = table.param(REWARDS_MAY_REMOVE_SHIELDS) == 1
        found: list[Choice] = []
        for place in range(table.ring()):
            found += [offer for offer in deeds.offers(table, gain, place, shields) if offer not in found]
        return found

    def _studies(self, table: ReckonersTable) -> list[Choice]:
        """In Babilar the district of the fallen Epic; a consumable's where the team wants. [RS-BAB.9] [RS-BAB.22]"""
        if self.place != NOWHERE:
            return [Collect(GREAT_EPIC_RESEARCH)]
        if table.param(BABILAR_FREE_RESEARCH_DISTRICT) == BABILAR_FREE_RESEARCH_DISTRICT_GREAT_EPIC:
            return [Focus(table.district(table.great_place()))]
        open_tracks = [place for place in range(table.ring()) if table.marker(place) > 0]
        return [Focus(table.district(place)) for place in open_tracks] or [Collect(GREAT_EPIC_RESEARCH)]

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        gain = self._gain_of(choice)
        if gain == NOWHERE:
            return  # the rest is given up
        amount = 1 if gain < MONEY or gain == PLAN else self.gains[gain]
        rest = without(self.gains, gain, amount)
        if any(rest):
            table.then(Claim(self.seat, rest, self.place, self.author))
        if gain == MONEY:
            deeds.earn(table, amount)
        elif isinstance(choice, Hand):
            deeds.plan(table, table.seat_of(choice.reckoner), False)  # pending [RS-REW.6] [RS-EQ.64]
        elif isinstance(choice, Focus):
            table.then(babilar.Tracing(table.place_of(choice.district), amount, self.author))
        elif gain == GREAT_EPIC_RESEARCH:
            if self.place != NOWHERE:
                table.then(babilar.Tracing(self.place, amount, self.author))  # [RS-REW.8]
        else:
            victor = table.param(TRIGGERS_REWARD_ACTOR) == TRIGGERS_REWARD_ACTOR_VICTOR
            deeds.perform(table, choice, self.author if victor else NOWHERE)

    def _gain_of(self, choice: Choice) -> int:
        if isinstance(choice, GiveUp):
            return NOWHERE
        if isinstance(choice, Collect):
            return choice.gain
        if isinstance(choice, Hand):
            return PLAN
        return GREAT_EPIC_RESEARCH if isinstance(choice, Focus) else deeds.symbol_of(choice)

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, (spending.WHOLE_DIE_CHOICES)):
            return Refusal("RS-REW.5", "why-only-as-printed")
        return None


class Collecting(Step[ReckonersTable]):
    """The base game's own step: the rewards of all Epics defeated this round, together. [RK-REW.1]"""

    def run(self, table: ReckonersTable) -> None:
        due: list[Step[Any]] = []
        for epic in range(EPIC_COUNT):
            if table.cells[EPIC_AT + epic] == REWARD_DUE:
                table.cells[EPIC_AT + epic] = GONE
                due.append(Claim(table.speaker(), reward_of(table, epic), NOWHERE, NOWHERE))
        table.then(*due)
