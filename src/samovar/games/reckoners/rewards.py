"""Rewards: what a defeated Epic leaves, and what a consumable gives."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.reckoners import babilar, deeds, obstacles, targets
from samovar.games.reckoners.cells import EPIC_AT, GONE, NOWHERE, REWARD_DUE
from samovar.games.reckoners.choices import (
    WHOLE_DIE_CHOICES,
    Attack,
    Break,
    Collect,
    Contain,
    Disperse,
    Focus,
    GiveUp,
    Hand,
    Research,
)
from samovar.games.reckoners.content.ids import BABILAR, EPIC_COUNT
from samovar.games.reckoners.content.words import (
    GREAT_EPIC_RESEARCH,
    MONEY,
    PLAN,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.triggers import reward_of
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Step


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
        if table.agreed.city != BABILAR or gains[GREAT_EPIC_RESEARCH] == 0:
            # Nothing that the order could change: money and research on the Great Epic arrive together.
            if gains[MONEY] > 0:
                deeds.earn(table, gains[MONEY])
            if gains[GREAT_EPIC_RESEARCH] > 0:
                rest = without(without(gains, MONEY, gains[MONEY]), GREAT_EPIC_RESEARCH, gains[GREAT_EPIC_RESEARCH])
                table.then(Claim(self.seat, rest, self.place, self.author))
                deeds.study_great(table, gains[GREAT_EPIC_RESEARCH], actor(table, self.author))
                return
            gains = without(gains, MONEY, gains[MONEY])
        question = Claiming(self.seat, gains, self.place, self.author)
        if question.worthwhile(table):
            table.then(question)


def actor(table: ReckonersTable, author: int) -> int:
    """Whose a reward's attacks and research are: nobody's, or by the switch his who earned it. [RS-EQ.50] [RS-EQ.52]"""
    return author if table.switches.rewards_are_the_victors else NOWHERE


def without(gains: tuple[int, ...], gain: int, amount: int) -> tuple[int, ...]:
    left = list(gains)
    left[gain] -= amount
    return tuple(left)


def may_remove_shields(table: ReckonersTable, place: int) -> bool:
    """A shield goes for a matching symbol where a figure stands, and a reward's symbols know no exception to that.

    [RS-SHIELD.11]
    """
    if table.switches.rewards_remove_shields_beside_a_figure:
        return table.someone_at(place)
    return table.switches.rewards_remove_shields_anywhere


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
        if table.switches.rewards_in_printed_order:
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
        found: list[Choice] = []
        for place in range(table.ring()):
            shields = may_remove_shields(table, place)
            found += [offer for offer in deeds.offers(table, gain, place, shields) if offer not in found]
        return found

    def _studies(self, table: ReckonersTable) -> list[Choice]:
        """In Babilar the district of the fallen Epic; a consumable's where the team wants. [RS-BAB.9] [RS-BAB.22]"""
        if self.place != NOWHERE:
            return [Collect(GREAT_EPIC_RESEARCH)]
        if table.switches.free_research_where_he_stands:
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
            place = table.place_of(choice.district)
            table.then(babilar.Tracing(place, amount, self.author, actor(table, self.author)))
        elif gain == GREAT_EPIC_RESEARCH:
            if self.place != NOWHERE:
                # [RS-REW.8]
                table.then(babilar.Tracing(self.place, amount, self.author, actor(table, self.author)))
        else:
            deeds.perform(table, choice, actor(table, self.author))

    def _gain_of(self, choice: Choice) -> int:
        if isinstance(choice, GiveUp):
            return NOWHERE
        if isinstance(choice, Collect):
            return choice.gain
        if isinstance(choice, Hand):
            return PLAN
        return GREAT_EPIC_RESEARCH if isinstance(choice, Focus) else deeds.symbol_of(choice)

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, WHOLE_DIE_CHOICES):
            return Refusal("RS-REW.5", "why-only-as-printed")
        if isinstance(choice, GiveUp):
            return Refusal("RS-REW.2", "why-reward-is-taken") if self.must_go_on() else None
        if not isinstance(choice, (Research, Contain, Attack, Disperse, Break, Collect, Hand, Focus)):
            return obstacles.answer_first(self.rule)
        gain = self._gain_of(choice)
        if self.gains[gain] == 0:
            return Refusal("RS-REW.3", "why-not-in-reward")
        reason = self._why_not_here(table, choice, gain)
        if reason is None and table.switches.rewards_in_printed_order and gain != self._parts(table)[0]:
            return Refusal("RS-REW.4", "why-reward-in-order")
        return reason

    def _why_not_here(self, table: ReckonersTable, choice: Choice, gain: int) -> Refusal | None:
        """The reward has it, but not for this."""
        if isinstance(choice, Hand):
            return obstacles.of_reckoner(table, choice.reckoner)
        if isinstance(choice, Collect):
            if gain == MONEY or (gain == GREAT_EPIC_RESEARCH and choice in self._studies(table)):
                return None
            return Refusal("RS-BAB.22" if gain == GREAT_EPIC_RESEARCH else "RS-REW.5", "why-say-where")
        assert isinstance(choice, (Research, Contain, Attack, Disperse, Break, Focus))
        reason = obstacles.of_district(table, choice.district)
        if reason is not None:
            return reason
        place = table.place_of(choice.district)
        if isinstance(choice, Focus):
            return self._why_no_focus(table, place)
        return targets.obstacle(table, place, choice, may_remove_shields(table, place))

    def _why_no_focus(self, table: ReckonersTable, place: int) -> Refusal | None:
        """[RS-BAB.9] [RS-BAB.17] [RS-BAB.22]"""
        if self.place != NOWHERE:
            return Refusal("RS-BAB.9", "why-track-of-the-fallen")
        if table.switches.free_research_where_he_stands:
            return None if place == table.great_place() else Refusal("RS-BAB.22", "why-great-epic-elsewhere")
        return Refusal("RS-BAB.17", "why-track-done") if table.marker(place) == 0 else None


class Collecting(Step[ReckonersTable]):
    """The base game's own step: the rewards of all Epics defeated this round, together. [RK-REW.1]"""

    def run(self, table: ReckonersTable) -> None:
        due: list[Step[Any]] = []
        for epic in range(EPIC_COUNT):
            if table.cells[EPIC_AT + epic] == REWARD_DUE:
                table.cells[EPIC_AT + epic] = GONE
                due.append(Claim(table.speaker(), reward_of(table, epic), NOWHERE, NOWHERE))
        table.then(*due)
