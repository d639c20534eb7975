"""The activation phase: the sides take turns, one figure each, through a fixed sequence."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar, Final

from samovar.games.steamfront.aim import has_range, shots, strikes, why_not
from samovar.games.steamfront.choices import (
    FIGURE,
    Activate,
    GivePressure,
    KeepPressure,
    Mend,
    Move,
    Overload,
    Pass,
    PickUp,
    Rest,
    SharePressure,
    Shoot,
    Stay,
    Strike,
    Use,
)
from samovar.games.steamfront.events import Activated, CameRound, Mended, Passed, Rested
from samovar.games.steamfront.harm import press
from samovar.games.steamfront.movement import Movement
from samovar.games.steamfront.orders import (
    NeutralOrder,
    attack,
    longest_reach,
    neutral_rows,
    overload,
)
from samovar.games.steamfront.outlook import about_figure, attack_facts, attack_wording
from samovar.games.steamfront.scenery import (
    scenery_options,
    take_relic,
    use,
    why_not_pick_up,
    why_not_use,
)
from samovar.games.steamfront.table import (
    ACTIVATED,
    ACTIVE,
    ATTACKS_MADE,
    CHARGED,
    DAZE,
    FIGURES,
    INITIATIVE,
    LOST,
    MOVED,
    PASSES,
    PIECE,
    PIECES,
    PRESSURE,
    STUN,
    USED,
    FrontTable,
    other,
)
from samovar.games.steamfront.words import GIVE_PRESSURE, NO_ORDER, REPAIR, SAS, SHARE_PRESSURE, SHOT
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

BY_INITIATIVE: Final = -1


class Alternate(Step[FrontTable]):
    """Whose figure is next: the winner of the initiative begins, then the sides take turns.

    A side with nothing left to activate is skipped for free. [SF-4.2.1] [SF-4.2.2] [SF-4.2.3] [A-52]
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: FrontTable) -> None:
        seat = int(table.cells[INITIATIVE] - 1) if self.seat == BY_INITIATIVE else self.seat
        if not waiting(table, seat):
            seat = int(other(seat))
        if waiting(table, seat):
            table.then(Activation(seat), Alternate(int(other(seat))))


def waiting(table: FrontTable, side: i64) -> list[int]:
    """The figures of a side that were not activated this turn. [SF-4.2.5]"""
    return [figure for figure in table.standing(side) if table.cells[ACTIVATED + figure] == 0]


class Activation(Ask[FrontTable]):
    """Step 1: choose a figure that was not activated yet, or spend a pass token. [SF-4.2.4] [SF-4.2.5] [A-66]"""

    rule: ClassVar[str] = "SF-4.2.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: FrontTable) -> list[Choice]:
        offered: list[Choice] = [Activate(figure) for figure in waiting(table, self.seat)]
        if table.cells[PASSES + self.seat] > 0:
            offered.append(Pass())
        return offered

    def near(self, table: FrontTable, seat: int) -> list[Choice]:
        done: list[Choice] = [
            Activate(figure) for figure in table.standing(self.seat) if table.cells[ACTIVATED + figure]
        ]
        return done if table.cells[PASSES + self.seat] > 0 else [*done, Pass()]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Pass):
            return None if table.cells[PASSES + self.seat] else Refusal("SF-4.2.4", "why-no-pass-token")
        if not isinstance(choice, Activate):
            return Refusal(self.rule, "why-activate-first")
        if not 0 <= choice.figure < FIGURES or table.side(choice.figure) != self.seat:
            return Refusal("SF-4.2.1", "why-not-your-figure")
        if not table.stands(choice.figure):
            return Refusal("SF-4.2.5", "why-not-on-table")
        return Refusal("SF-4.2.5", "why-activated") if table.cells[ACTIVATED + choice.figure] else None

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        if isinstance(choice, Activate) and table.cells[STUN + choice.figure] > 0:
            return [Fact("fact-stunned", {}, "warning")]
        return []

    def take(self, table: FrontTable, choice: Choice) -> None:
        if isinstance(choice, Activate):
            begin(table, self.seat, choice.figure)
        else:
            table.cells[PASSES + self.seat] -= 1
            table.tell(Passed(self.seat, int(table.cells[PASSES + self.seat])))


def begin(table: FrontTable, seat: int, figure: int) -> None:
    """Daze ends, stun costs the activation; otherwise move, act, end. [SF-4.2.6] [SF-7.2] [SF-7.13] [A-55]"""
    cells = table.cells
    cells[ACTIVE] = figure + 1
    cells[MOVED] = 0
    cells[CHARGED] = 0
    cells[ATTACKS_MADE] = 0
    cells[DAZE + figure] = 0
    if cells[STUN + figure] > 0:
        cells[STUN + figure] -= 1
        table.tell(CameRound(figure, table.card_name(figure)))
        table.then(End(figure))
        return
    table.tell(Activated(figure, table.card_name(figure)))
    steps: list[Step[Any]] = [Action(seat, figure), End(figure)]
    # In melee there is no movement to ask for. [SF-4.2.11]
    if not table.is_engaged(figure):
        steps.insert(0, Movement(seat, figure, False))
    content, card = table.content, table.card(figure)
    shares = content.can(card, SHARE_PRESSURE) and table.pressure(figure) > 0
    if shares and beneficiaries(table, figure, SHARE_PRESSURE):
        steps.insert(0, Network(seat, figure))
    if content.can(card, GIVE_PRESSURE) and beneficiaries(table, figure, GIVE_PRESSURE):
        steps.insert(0, Plans(seat, figure))
    table.then(*steps)


def why_no_pressure(table: FrontTable, figure: i64, friend: i64, special: i64) -> Refusal | None:
    """Why a special of this figure gives that one no pressure, or None: a friend in its range who has room for it."""
    content = table.content
    if not 0 <= friend < FIGURES or table.side(friend) != table.side(figure):
        return Refusal("SF-2.3.9", "why-not-your-figure")
    if friend == figure:
        return Refusal("SF-2.3.9", "why-not-itself")
    if not table.stands(friend):
        return Refusal("SF-2.3.9", "why-not-on-table")
    if table.pressure(friend) >= content.pressure[table.card(friend)]:
        return Refusal("SF-5.2.2", "why-pressure-full")
    if not table.within(figure, friend, content.special_range[content.special_row(table.card(figure), special)]):
        return Refusal("SF-2.3.9", "why-beyond-special")
    return None


def beneficiaries(table: FrontTable, figure: i64, special: i64) -> list[int]:
    """Friends in range of a special who have room for pressure."""
    friends = table.standing(table.side(figure))
    return [friend for friend in friends if why_no_pressure(table, figure, friend, special) is None]


class Plans(Ask[FrontTable]):
    """Friends near by gain pressure at the start of this figure's activation; it may be declined. [SF-2.3.9]"""

    rule: ClassVar[str] = "SF-2.3.9"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def most(self, table: FrontTable) -> int:
        """How many friends the special serves at once."""
        return int(table.content.special_targets[table.content.special_row(table.card(self.figure), GIVE_PRESSURE)])

    def options(self, table: FrontTable) -> list[Choice]:
        near = beneficiaries(table, self.figure, GIVE_PRESSURE)
        most = min(len(near), self.most(table))
        chosen = [group for size in range(most, -1, -1) for group in combinations(near, size)]
        return [GivePressure(group) for group in chosen]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, GivePressure):
            return Refusal(self.rule, "why-not-offered")
        for friend in choice.figures:
            refused = why_no_pressure(table, self.figure, friend, GIVE_PRESSURE)
            if refused is not None:
                return refused
        if sorted(set(choice.figures)) != list(choice.figures):
            return Refusal(self.rule, "why-each-once")
        most = self.most(table)
        return Refusal(self.rule, "why-too-many-friends", {"most": most}) if len(choice.figures) > most else None

    def take(self, table: FrontTable, choice: Choice) -> None:
        if isinstance(choice, GivePressure):
            for friend in choice.figures:
                press(table, friend, table.content.amount(table.card(self.figure), GIVE_PRESSURE))


class Network(Ask[FrontTable]):
    """Own pressure goes to one friend near by. [SF-2.3.9]"""

    rule: ClassVar[str] = "SF-2.3.9"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def most(self, table: FrontTable, friend: i64) -> int:
        """How much can go to this friend: what the figure has, what its special moves, what the friend can hold."""
        content = table.content
        own = min(int(table.pressure(self.figure)), int(content.amount(table.card(self.figure), SHARE_PRESSURE)))
        return min(own, int(content.pressure[table.card(friend)] - table.pressure(friend)))

    def options(self, table: FrontTable) -> list[Choice]:
        offered: list[Choice] = [KeepPressure()]
        for friend in beneficiaries(table, self.figure, SHARE_PRESSURE):
            offered += [SharePressure(friend, amount) for amount in range(1, self.most(table, friend) + 1)]
        return offered

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, KeepPressure):
            return None
        if not isinstance(choice, SharePressure):
            return Refusal(self.rule, "why-not-offered")
        refused = why_no_pressure(table, self.figure, choice.figure, SHARE_PRESSURE)
        if refused is not None:
            return refused
        most = self.most(table, choice.figure)
        return None if 1 <= choice.amount <= most else Refusal(self.rule, "why-other-amount", {"most": most})

    def take(self, table: FrontTable, choice: Choice) -> None:
        if isinstance(choice, SharePressure):
            table.cells[PRESSURE + self.figure] -= choice.amount
            press(table, choice.figure, choice.amount)


class Action(Ask[FrontTable]):
    """Step 3: one action, combat, overload, scenery or neutral; one only. [SF-4.2.13] [SF-4.2.15] [SF-5.0.1]"""

    rule: ClassVar[str] = "SF-4.2.13"
    weighed: ClassVar[str] = "fact-odds mean"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def options(self, table: FrontTable) -> list[Choice]:
        figure = self.figure
        offered: list[Choice] = [Strike(target, weapon) for target, weapon in strikes(table, figure)]
        longer = longest_reach(table, figure)
        offered += [Shoot(target, weapon) for target, weapon in shots(table, figure, longer)]
        if table.pressure(figure) < table.content.pressure[table.card(figure)]:
            offered.append(Overload())
        offered += scenery_options(table, figure)
        offered += [Mend(friend) for friend in self.patients(table)]
        return [*offered, Rest()]

    def why_not_mend(self, table: FrontTable, friend: i64) -> Refusal | None:
        """Friends in contact can be mended by a special in place of the action; never while engaged. [SF-7.22]"""
        if not table.content.can(table.card(self.figure), REPAIR):
            return Refusal("SF-7.22", "why-no-such-special")
        if table.is_engaged(self.figure):
            return Refusal("SF-7.22", "why-engaged")
        if not 0 <= friend < FIGURES or table.side(friend) != self.seat:
            return Refusal("SF-7.22", "why-not-your-figure")
        if friend == self.figure:
            return Refusal("SF-7.22", "why-not-itself")
        if not table.stands(friend):
            return Refusal("SF-7.22", "why-not-on-table")
        if table.cells[LOST + friend] == 0:
            return Refusal("SF-7.22", "why-unhurt")
        touches = table.touch(self.figure, friend)
        return None if touches else Refusal("SF-7.22", "why-not-touching", {"target": FIGURE.arg(friend)})

    def patients(self, table: FrontTable) -> list[int]:
        if not table.content.can(table.card(self.figure), REPAIR):
            return []
        return [friend for friend in table.standing(self.seat) if self.why_not_mend(table, friend) is None]

    def near(self, table: FrontTable, seat: int) -> list[Choice]:
        foes = table.standing(other(self.seat))
        longer = longest_reach(table, self.figure)
        looked: list[Choice] = []
        if has_range(table, self.figure):
            looked += [Shoot(foe, 0) for foe in foes if why_not(table, self.figure, foe, 0, SHOT, longer) is not None]
        else:
            looked += [Strike(foe, 0) for foe in foes if not table.touch(self.figure, foe)]
        looked += [Use(piece) for piece in range(PIECES) if table.cells[PIECE + piece]]
        if Overload() not in self.options(table):
            looked.append(Overload())
        return looked

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        figure = self.figure
        if isinstance(choice, Strike):
            return why_not(table, figure, choice.target, choice.weapon, SAS, 0)
        if isinstance(choice, Shoot):
            return why_not(table, figure, choice.target, choice.weapon, SHOT, longest_reach(table, figure))
        if isinstance(choice, Overload):
            full = table.pressure(figure) >= table.content.pressure[table.card(figure)]
            return Refusal("SF-5.2.2", "why-pressure-full") if full else None
        if isinstance(choice, Use):
            return why_not_use(table, figure, choice.piece)
        if isinstance(choice, PickUp):
            return why_not_pick_up(table, figure, choice.relic)
        if isinstance(choice, Mend):
            return self.why_not_mend(table, choice.figure)
        if isinstance(choice, (Move, Stay)):
            held = table.is_engaged(figure) and table.cells[MOVED] == 0
            return Refusal("SF-4.2.11" if held else "SF-4.2.6", "why-engaged" if held else "why-moved-already")
        return None if isinstance(choice, Rest) else Refusal(self.rule, "why-not-offered")

    def wording(self, table: FrontTable, seat: int, choice: Choice) -> dict[str, Any]:
        return attack_wording(table, self.figure, choice)

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        if isinstance(choice, Overload):
            most = int(table.content.pressure[table.card(self.figure)])
            return [Fact("fact-overload", {"pressure": int(table.pressure(self.figure)) + 1, "most": most}, "gain")]
        if isinstance(choice, Rest):
            return [Fact("fact-rest-or-order" if neutral_rows(table, self.figure) else "fact-rest")]
        return attack_facts(table, self.figure, choice, NO_ORDER, 0)

    def take(self, table: FrontTable, choice: Choice) -> None:
        figure = self.figure
        if isinstance(choice, Strike):
            attack(table, self.seat, figure, choice.target, choice.weapon, SAS)
        elif isinstance(choice, Shoot):
            attack(table, self.seat, figure, choice.target, choice.weapon, SHOT)
        elif isinstance(choice, Overload):
            overload(table, figure)
        elif isinstance(choice, Use):
            use(table, figure, choice.piece)
        elif isinstance(choice, PickUp):
            take_relic(table, figure, choice.relic)
        elif isinstance(choice, Mend):
            mend(table, figure, choice.figure)
        elif neutral_rows(table, figure):
            table.then(NeutralOrder(self.seat, figure))
        else:
            # A neutral action does nothing, and may do so even in melee. [SF-5.4.1] [SF-5.4.2]
            table.tell(Rested(figure))


def mend(table: FrontTable, figure: int, friend: int) -> None:
    life = min(table.content.amount(table.card(figure), REPAIR), table.cells[LOST + friend])
    table.cells[LOST + friend] -= life
    table.tell(Mended(figure, friend, int(life)))


class End(Step[FrontTable]):
    """Step 6: the figure is marked as activated. [SF-4.2.17]"""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, table: FrontTable) -> None:
        table.cells[ACTIVATED + self.figure] = 1
        table.cells[ACTIVE] = 0
        table.cells[MOVED] = 0
        table.cells[CHARGED] = 0
        table.cells[ATTACKS_MADE] = 0


def new_turn(table: FrontTable) -> None:
    """Everybody may be activated again, and use what may be used once a turn."""
    for figure in range(FIGURES):
        table.cells[ACTIVATED + figure] = 0
        table.cells[USED + figure] = 0
