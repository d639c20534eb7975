"""The throws of an attack: dice on both sides, and those that are thrown again."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamfront.again import best_dice
from samovar.games.steamfront.choices import Reroll
from samovar.games.steamfront.dice import SIDES, singles, successes
from samovar.games.steamfront.events import Burnt, Modified, ThrewAgain, ThrewAttack, ThrewDefence
from samovar.games.steamfront.odds import chances, worths
from samovar.games.steamfront.outlook import about_figure
from samovar.games.steamfront.pools import (
    Reasons,
    attack_pool,
    corrector,
    defence_pool,
    floored,
    forecast,
    free_rerolls,
)
from samovar.games.steamfront.table import (
    ATTACK_DICE,
    ATTACKER,
    BAND,
    COUNTER,
    DEFENCE_DICE,
    DICE,
    DIE_IDS,
    GUARD,
    GUARD_LEVEL,
    KIND,
    LEVEL,
    ORDER,
    TARGET,
    USED,
    FrontTable,
)
from samovar.kernel.chance import faces
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Field, SubsetField
from samovar.kernel.steps import Ask, Chance, Step


def clear_dice(table: FrontTable, row: int) -> None:
    for die in range(DICE):
        table.cells[row + die] = 0


def lay_dice(table: FrontTable, row: int, shown: list[int]) -> None:
    for die in range(DICE):
        table.cells[row + die] = shown[die] if die < len(shown) else 0


def dice_on(table: FrontTable, row: int) -> list[int]:
    """The faces that lie on the table."""
    return [int(face) for face in table.cells[row : row + DICE] if face > 0]


class Throwing(Step[FrontTable]):
    """Both sides count their dice, then throw. [SF-5.1.8] [SF-5.1.9]"""

    def run(self, table: FrontTable) -> None:
        cells = table.cells
        figure, target = int(cells[ATTACKER] - 1), int(cells[TARGET] - 1)
        band, kind = cells[BAND] - 1, cells[KIND]
        defence = floored(table, defence_pool(table, figure, target, kind, cells[GUARD] - 1, cells[GUARD_LEVEL]))
        throw = DefenceThrow(summed_dice(defence))
        fixed = int(table.content.band_fixed[band])
        if fixed:
            # A flamethrower throws nothing: its fixed value stands for successes. [SF-7.14]
            table.tell(Burnt(figure, fixed))
            tell_reasons(table, target, defence)
            table.then(throw)
            return
        counter = cells[COUNTER] == 1
        attack = floored(table, attack_pool(table, figure, band, kind, cells[ORDER] - 1, cells[LEVEL], counter))
        tell_reasons(table, figure, attack)
        tell_reasons(table, target, defence)
        first = AttackThrow(summed_dice(attack))
        # Rerolls are chosen when both throws lie open, or before the defence by a switch.
        if table.switches.reroll_before_defence:
            table.then(first, Rerolling(), throw)
        else:
            table.then(first, throw, Rerolling())


def summed_dice(reasons: Reasons) -> int:
    return sum([dice for _, dice in reasons])


def tell_reasons(table: FrontTable, figure: int, reasons: Reasons) -> None:
    if table.log is not None:
        for reason, dice in reasons:
            table.tell(Modified(figure, reason, dice))


class AttackThrow(Chance[FrontTable]):
    """The attack dice, all at once. [SF-2.2.4] [SF-5.1.8]"""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def ways(self, table: FrontTable) -> int:
        return int(SIDES**self.dice)

    def happen(self, table: FrontTable, outcome: int) -> None:
        shown = [face + 1 for face in faces(outcome, self.dice, SIDES)]
        lay_dice(table, ATTACK_DICE, shown)
        if table.log is not None:
            table.tell(ThrewAttack(int(table.cells[ATTACKER] - 1), tuple(shown), successes(shown)))

    def label(self, table: FrontTable, outcome: int) -> str:
        return "".join([str(face + 1) for face in faces(outcome, self.dice, SIDES)])


class DefenceThrow(Chance[FrontTable]):
    """The defence dice, all at once. [SF-2.2.4] [SF-5.1.9]"""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def ways(self, table: FrontTable) -> int:
        return int(SIDES**self.dice)

    def happen(self, table: FrontTable, outcome: int) -> None:
        shown = [face + 1 for face in faces(outcome, self.dice, SIDES)]
        lay_dice(table, DEFENCE_DICE, shown)
        if table.log is not None:
            table.tell(ThrewDefence(int(table.cells[TARGET] - 1), tuple(shown), successes(shown)))

    def label(self, table: FrontTable, outcome: int) -> str:
        return "".join([str(face + 1) for face in faces(outcome, self.dice, SIDES)])


def rerolls_allowed(table: FrontTable) -> tuple[int, int]:
    """Dice that the attack in progress may throw again: freely, and with a friend's correction."""
    cells = table.cells
    figure = cells[ATTACKER] - 1
    counter = cells[COUNTER] == 1
    free = free_rerolls(table, figure, cells[KIND], cells[ORDER] - 1, cells[LEVEL], counter)
    helped = free + (1 if corrector(table, figure, cells[KIND]) >= 0 else 0)
    thrown = len(dice_on(table, ATTACK_DICE))
    return min(free, thrown), min(helped, thrown)


class Rerolling(Step[FrontTable]):
    """Ask for rerolls if there are any to be had."""

    def run(self, table: FrontTable) -> None:
        _, most = rerolls_allowed(table)
        if most > 0:
            table.then(Rerolls(int(table.side(table.cells[ATTACKER] - 1))))


class Rerolls(Ask[FrontTable]):
    """Which attack dice are thrown again: each once at most, and the new face stands. [SF-6.4.0] [SF-6.7.0] [A-23]"""

    rule: ClassVar[str] = "SF-6.4.0"
    stands: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        _, most = rerolls_allowed(table)
        return {**about_figure(table, table.cells[ATTACKER] - 1), "most": most}

    def fields(self, table: FrontTable, seat: int) -> list[Field]:
        _, most = rerolls_allowed(table)
        thrown = len(dice_on(table, ATTACK_DICE))
        return [SubsetField("dice", "die", DIE_IDS[:thrown], 0, most)]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Reroll):
            return Refusal(self.rule, "why-reroll-only")
        thrown = len(dice_on(table, ATTACK_DICE))
        _, most = rerolls_allowed(table)
        if sorted(set(choice.dice)) != list(choice.dice) or not all(0 <= die < thrown for die in choice.dice):
            return Refusal(self.rule, "why-no-such-dice")
        if len(choice.dice) > most:
            return Refusal(self.rule, "why-too-many-dice", {"most": most})
        return None

    def best(self, table: FrontTable) -> Reroll:
        """For the highest mean damage: dice without a twin, and whole sets where too little would come of them."""
        _, most = rerolls_allowed(table)
        shown = dice_on(table, ATTACK_DICE)
        alone = singles(shown)
        # To go beyond single dice, the rerolls must suffice for a pair at least.
        if len(alone) + 2 > most:
            return Reroll(tuple(alone[:most]))
        return Reroll(tuple(best_dice(shown, most, self.worths(table))))

    def worths(self, table: FrontTable) -> list[int]:
        """What each number of successes is worth now: against the defence that lies there, or any that may come."""
        cells = table.cells
        attack = forecast(
            table,
            cells[ATTACKER] - 1,
            cells[TARGET] - 1,
            cells[BAND] - 1,
            cells[KIND],
            cells[ORDER] - 1,
            cells[LEVEL],
            cells[GUARD] - 1,
            cells[GUARD_LEVEL],
            cells[COUNTER] == 1,
        )
        attack.attack = len(dice_on(table, ATTACK_DICE))
        return worths(attack, successes(dice_on(table, DEFENCE_DICE)), chances(attack.defence, 0))

    def options(self, table: FrontTable) -> list[Choice]:
        shown = dice_on(table, ATTACK_DICE)
        _, most = rerolls_allowed(table)
        offered: list[Choice] = [self.best(table)]
        wanted = [(), *[(die,) for die in range(len(shown))], tuple(range(min(most, len(shown))))]
        for dice in wanted:
            again = Reroll(dice)
            if again not in offered:
                offered.append(again)
        return offered

    def take(self, table: FrontTable, choice: Choice) -> None:
        assert isinstance(choice, Reroll)
        if not choice.dice:
            return
        free, _ = rerolls_allowed(table)
        if len(choice.dice) > free:
            helper = corrector(table, table.cells[ATTACKER] - 1, table.cells[KIND])
            table.cells[USED + helper] = 1
        table.then(Again(choice.dice))


class Again(Chance[FrontTable]):
    """Some attack dice fall anew."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice

    def ways(self, table: FrontTable) -> int:
        return int(SIDES ** len(self.dice))

    def happen(self, table: FrontTable, outcome: int) -> None:
        shown = faces(outcome, len(self.dice), SIDES)
        for place in range(len(self.dice)):
            table.cells[ATTACK_DICE + self.dice[place]] = shown[place] + 1
        if table.log is not None:
            lying = dice_on(table, ATTACK_DICE)
            table.tell(ThrewAgain(int(table.cells[ATTACKER] - 1), self.dice, tuple(lying), successes(lying)))

    def label(self, table: FrontTable, outcome: int) -> str:
        return "".join([str(face + 1) for face in faces(outcome, len(self.dice), SIDES)])
