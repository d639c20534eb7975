"""The activation phase: the sides take turns, one figure each, through a fixed sequence."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar, Final

from samovar.games.steamfront.aim import has_range, shots, strikes, why_not
from samovar.games.steamfront.choices import (
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
from samovar.games.steamfront.outlook import about_figure, attack_facts
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
        if isinstance(choice, Pass) and table.cells[PASSES + self.seat] == 0:
            return Refusal("SF-4.2.4", "why-no-pass-token")
        if isinstance(choice, Activate):
            if not 0 <= choice.figure < FIGURES or table.side(choice.figure) != self.seat:
                return Refusal("SF-4.2.1", "why-not-your-figure")
            if not table.stands(choice.figure):
                return Refusal("SF-4.2.5", "why-not-on-table")
            if table.cells[ACTIVATED + choice.figure]:
                return Refusal("SF-4.2.5", "why-activated")
        return None

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
        table.tell(CameRound(figure, int(table.card(figure))))
        table.then(End(figure))
        return
    table.tell(Activated(figure, int(table.card(figure))))
    steps: list[Step[Any]] = [Action(seat, figure), End(figure)]
    # In melee there is no movement to ask for. [SF-4.2.11]
    if not table.is_engaged(figure):
        steps.insert(0, Movement(seat, figure, False))
    special = table.content.special[table.card(figure)]
    if special == GIVE_PRESSURE and beneficiaries(table, figure):
        steps.insert(0, Plans(seat, figure))
    elif special == SHARE_PRESSURE and table.pressure(figure) > 0 and beneficiaries(table, figure):
        steps.insert(0, Network(seat, figure))
    table.then(*steps)


def beneficiaries(table: FrontTable, figure: i64) -> list[int]:
    """Friends in range of a special who have room for pressure."""
    content = table.content
    reach = content.special_range[table.card(figure)]
    return [
        friend
        for friend in table.standing(table.side(figure))
        if friend != figure
        and table.pressure(friend) < content.pressure[table.card(friend)]
        and table.within(figure, friend, reach)
    ]


class Plans(Ask[FrontTable]):
    """Friends near by gain pressure at the start of this figure's activation; it may be declined. [SF-2.3.9]"""

    rule: ClassVar[str] = "SF-2.3.9"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def options(self, table: FrontTable) -> list[Choice]:
        near = beneficiaries(table, self.figure)
        most = min(len(near), int(table.content.special_targets[table.card(self.figure)]))
        chosen = [group for size in range(most, -1, -1) for group in combinations(near, size)]
        return [GivePressure(group) for group in chosen]

    def take(self, table: FrontTable, choice: Choice) -> None:
        if isinstance(choice, GivePressure):
            for friend in choice.figures:
                press(table, friend, table.content.special_amount[table.card(self.figure)])


class Network(Ask[FrontTable]):
    """Own pressure goes to one friend near by. [SF-2.3.9]"""

    rule: ClassVar[str] = "SF-2.3.9"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def options(self, table: FrontTable) -> list[Choice]:
        content = table.content
        offered: list[Choice] = [KeepPressure()]
        own = min(int(table.pressure(self.figure)), int(content.special_amount[table.card(self.figure)]))
        for friend in beneficiaries(table, self.figure):
            room = int(content.pressure[table.card(friend)] - table.pressure(friend))
            offered += [SharePressure(friend, amount) for amount in range(1, min(own, room) + 1)]
        return offered

    def take(self, table: FrontTable, choice: Choice) -> None:
        if isinstance(choice, SharePressure):
            table.cells[PRESSURE + self.figure] -= choice.amount
            press(table, choice.figure, choice.amount)


class Action(Ask[FrontTable]):
    """Step 3: one action, combat, overload, scenery or neutral; one only. [SF-4.2.13] [SF-4.2.15] [SF-5.0.1]"""

    rule: ClassVar[str] = "SF-4.2.13"

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

    def patients(self, table: FrontTable) -> list[int]:
        """Friends in contact whom a special can mend in place of the action; never while engaged. [SF-7.22]"""
        mends = table.content.special[table.card(self.figure)] == REPAIR
        if not mends or table.is_engaged(self.figure):
            return []
        return [
            friend
            for friend in table.standing(self.seat)
            if friend != self.figure and table.cells[LOST + friend] > 0 and table.touch(self.figure, friend)
        ]

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
        if isinstance(choice, (Move, Stay)):
            held = table.is_engaged(figure) and table.cells[MOVED] == 0
            return Refusal("SF-4.2.11" if held else "SF-4.2.6", "why-engaged" if held else "why-moved-already")
        return None

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
    life = min(table.content.special_amount[table.card(figure)], table.cells[LOST + friend])
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


ACTIVATION_STEPS: list[type[Any]] = [Alternate, Activation, Plans, Network, Action, End]
