"""The roll step: all Reckoners throw their dice, up to three times, keeping some each time."""

from __future__ import annotations

from typing import ClassVar, Final

from samovar.games.reckoners import obstacles, stock
from samovar.games.reckoners.cells import DICE, FACE, KEPT, ROLLS, STATE, UNSPENT
from samovar.games.reckoners.choices import DIE_IDS, USE_STEP_CHOICES, Reroll
from samovar.games.reckoners.content.words import FACES, JOKER, REROLL_LESS, SYMBOLS
from samovar.games.reckoners.events import Rolled
from samovar.games.reckoners.sources import printed
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.chance import faces
from samovar.kernel.choice import READY, WAIT, Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Field, SubsetField
from samovar.kernel.steps import Chance, Open, Step

MOST_ROLLS: Final = 3
LISTED: Final = 6  # with more dice than this a question lists a sample of what may be thrown again


class RollDice(Step[ReckonersTable]):
    """Everybody throws all he has, then each decides what to throw again. [RK-ROLL.1] [RK-ROLL.7] [RS-ASLT.6]"""

    def run(self, table: ReckonersTable) -> None:
        table.then(Rerolls())
        for seat in range(table.seats - 1, -1, -1):
            less = table.assault(seat, REROLL_LESS)
            table.cells[ROLLS + seat] = max(0, MOST_ROLLS - 1 - less)
            dice = tuple(table.rolled(seat))
            if dice:
                table.then(Throw(seat, dice))


class Throw(Chance[ReckonersTable]):
    """Some dice of one Reckoner, all at once: six ways each."""

    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice

    def ways(self, table: ReckonersTable) -> int:
        ways = 1
        for _ in self.dice:
            ways *= FACES
        return ways

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        shown = faces(outcome, len(self.dice), FACES)
        for position in range(len(self.dice)):
            table.cells[FACE + self.seat * DICE + self.dice[position]] = shown[position]
        if table.log is not None:
            symbols: list[int] = []
            for die in self.dice:
                symbols += printed(table, self.seat, die)
            colours = tuple([int(table.colour(self.seat, die)) for die in self.dice])
            table.tell(Rolled(int(table.who(self.seat)), tuple(symbols), colours))

    def label(self, table: ReckonersTable, outcome: int) -> str:
        """The faces in the order of the dice."""
        return "".join([str(face + 1) for face in faces(outcome, len(self.dice), FACES)])


def must_keep(table: ReckonersTable, seat: int) -> int:
    """How many of the dice just thrown must stay; none for Sam, while his ability works. [RK-ROLL.2] [RS-RECK.25]"""
    return 0 if table.has_ability(seat, JOKER) else 1


def fresh(table: ReckonersTable, seat: int) -> list[int]:
    """The dice that were thrown last and are not kept. [RK-ROLL.3]"""
    if not table.switches.kept_dice_locked:
        return table.rolled(seat)
    return table.unspent(seat)


def can_reroll(table: ReckonersTable, seat: int) -> bool:
    """[RK-ROLL.1] [RK-ROLL.4] [RK-ROLL.6] [RS-RECK.26]"""
    return table.cells[ROLLS + seat] > 0 and len(fresh(table, seat)) > must_keep(table, seat)


class Rerolls(Open[ReckonersTable]):
    """Each Reckoner may throw again what he does not keep; who is done says so. [RK-ROLL.2] [RK-ROLL.5] [RK-ROUND.5]"""

    rule: ClassVar[str] = "RK-ROLL.2"

    def seats(self, table: ReckonersTable) -> list[int]:
        return [seat for seat in range(table.seats) if can_reroll(table, seat)]

    def next_seat(self, table: ReckonersTable) -> int:
        for seat in range(table.seats):
            if table.answers[seat] is None and can_reroll(table, seat):
                return seat
        return -1

    def options(self, table: ReckonersTable, seat: int) -> list[Choice]:
        """Every choice with six dice; with more, those that keep all dice showing some of the symbols."""
        dice = fresh(table, seat)
        most = len(dice) - must_keep(table, seat)
        if len(dice) <= LISTED:
            return stock.rerolls(dice, most)
        return [Reroll(pick) for pick in self._sample(table, seat, dice) if 0 < len(pick) <= most]

    def _sample(self, table: ReckonersTable, seat: int, dice: list[int]) -> list[tuple[int, ...]]:
        showing = [printed(table, seat, die)[0] for die in dice]
        picks: list[tuple[int, ...]] = []
        for kept in range(1 << len(SYMBOLS)):
            pick = tuple([dice[at] for at in range(len(dice)) if not kept >> showing[at] & 1])
            if pick not in picks:
                picks.append(pick)
        # When all dice show the same symbol, keeping one must still be on offer.
        if tuple(dice[1:]) not in picks:
            picks.append(tuple(dice[1:]))
        return picks

    def fields(self, table: ReckonersTable, seat: int) -> list[Field]:
        if table.answers[seat] is not None or not can_reroll(table, seat):
            return []
        dice = fresh(table, seat)
        return [SubsetField("dice", "die", [DIE_IDS[die] for die in dice], 1, len(dice) - must_keep(table, seat))]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if choice == READY:
            return None
        if choice == WAIT:
            return Refusal(self.rule, "why-not-offered")
        if table.answers[seat] is not None:
            return Refusal("RK-ROUND.5", "why-you-are-done")
        if isinstance(choice, USE_STEP_CHOICES):
            return Refusal("RK-ROUND.4", "why-roll-first")
        if not isinstance(choice, Reroll):
            return obstacles.answer_first(self.rule)
        dice = fresh(table, seat)
        if len(choice.dice) == 0 or sorted(set(choice.dice)) != list(choice.dice):
            return Refusal("RK-ROLL.1", "why-dice-once-each")
        for die in choice.dice:
            reason = self._why_lies(table, seat, die)
            if reason is not None:
                return reason
        if len(choice.dice) > len(dice) - must_keep(table, seat):
            return Refusal("RK-ROLL.2", "why-keep-one")
        return None

    def _why_lies(self, table: ReckonersTable, seat: int, die: int) -> Refusal | None:
        """Why this die cannot be thrown again, or None."""
        if die in fresh(table, seat):
            return None
        reason = obstacles.of_owned_die(table, seat, die)
        if reason is None:
            reason = obstacles.of_die_aside(table, seat, die)
        return Refusal("RK-ROLL.3", "why-die-kept") if reason is None else reason

    def take(self, table: ReckonersTable, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Reroll)
        table.cells[ROLLS + seat] -= 1
        for die in fresh(table, seat):
            table.cells[STATE + seat * DICE + die] = UNSPENT if die in choice.dice else KEPT
        table.then(Throw(seat, choice.dice))

    def close(self, table: ReckonersTable) -> None:
        for seat in range(table.seats):
            for die in table.rolled(seat):
                table.cells[STATE + seat * DICE + die] = UNSPENT
