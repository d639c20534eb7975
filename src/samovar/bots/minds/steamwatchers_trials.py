"""Housekeeping in Steamwatchers, and what a player tries out where a question allows more than he could look at."""

from __future__ import annotations

from samovar.games.steamwatchers.choices import Pay, Plan, Send
from samovar.games.steamwatchers.content.ids import NONE, ORDERS, ZONES
from samovar.games.steamwatchers.rows import CONTROL, FLOORS, SICK_SLOT, WARDS
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.chance import draw, seeded
from samovar.kernel.choice import Choice
from samovar.kernel.native import Cells, i64


def clean_first(table: SteamTable, seat: int, offered: list[Choice]) -> Choice:
    """Contraband makes ill: as little of it as can be, save what wards catch. [SW-FUEL.9]"""
    best = offered[0]
    least = -1
    for choice in offered:
        if isinstance(choice, Pay):
            harm = abs(choice.contraband - int(table.cells[WARDS + seat]))
            if least < 0 or harm < least:
                least = harm
                best = choice
    return best


def ripe(table: SteamTable, seat: int) -> int:
    """How many farms the next decline offers: columns on their last floor, with units beside them. [SW-DECL.4]"""
    cells = table.cells
    count = 0
    for zone in range(ZONES):
        if cells[FLOORS + zone] == 1 and cells[CONTROL + zone] == seat + 1 and table.stands(zone, seat):
            count += 1
    return count


def free_slots(table: SteamTable, seat: int) -> int:
    """Slots that no quarantine covers."""
    return len([number for number in range(table.board(seat).slots) if table.slot(seat, number) != SICK_SLOT])


class Marching:
    """The move that was found best at a table: nobody need look for it again when that table is met."""

    def __init__(self, table: SteamTable | None = None, seat: int = NONE, choice: Choice | None = None) -> None:
        self.table = table
        self.seat = seat
        self.choice = choice

    def at(self, table: SteamTable, seat: int) -> Choice | None:
        if self.table is None or self.seat != seat or len(table.stack) != len(self.table.stack):
            return None
        mine: Cells = self.table.cells
        theirs: Cells = table.cells
        place: i64 = 0
        count: i64 = len(mine)
        while place < count:
            if mine[place] != theirs[place]:
                return None
            place += 1
        return self.choice


def groups_worth_trying(sends: list[Choice]) -> list[Choice]:
    """All who can go, all but one, half of them, and one alone."""
    if len(sends) <= 4:
        return sends
    sizes = [choice.basics + choice.elites if isinstance(choice, Send) else 0 for choice in sends]
    most = max(sizes)
    wanted = (most, most - 1, (most + 1) // 2, 1)
    return [sends[place] for place in range(len(sends)) if sizes[place] in wanted]


def plans_beside(plan: Plan) -> list[Choice]:
    """Plans that differ from one in a single order, or by two that change places."""
    found: list[Choice] = []
    orders = list(plan.orders)
    places = range(1, len(orders), 2)
    for one in places:
        for two in places:
            if one < two and orders[one] != orders[two]:
                other = orders[:]
                other[one], other[two] = orders[two], orders[one]
                found.append(Plan(tuple(other)))
        kinds = [kind for kind in range(ORDERS) if kind != orders[one]]
        found += [Plan((*orders[:one], kind, *orders[one + 1 :])) for kind in kinds]
    return found


def drawn_by(seed: int, offered: list[Choice], count: int) -> list[Choice]:
    """A few of the options."""
    memory = seeded(seed)
    found: list[Choice] = []
    for _ in range(min(count, len(offered))):
        place, memory = draw(memory, len(offered))
        found.append(offered[place])
    return found
