"""What Epics do: one interpreter for every action on cards, boards, tracks and dice."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners import assaults, babilar, epics, losses, moving, tracks
from samovar.games.reckoners.acting import deal
from samovar.games.reckoners.cells import (
    BARRICADES,
    BLUE_SHIELDS,
    CHAIN,
    DUPLICATES,
    ENFORCERS,
    NOWHERE,
    RED_SHIELDS,
)
from samovar.games.reckoners.content.words import (
    ADD_BARRICADE,
    ADD_ENFORCEMENT,
    ADJACENT,
    AROUND,
    ATTACK_POPULATION,
    ATTRACT,
    BLUE_SHIELD,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DAWNSLIGHT,
    DEALT,
    DISCOVER_BASE,
    DUPLICATE,
    DUPLICATE_HERE,
    DUPLICATE_TOKEN,
    EACH_EQUIPMENT,
    EACH_RECKONER,
    EVERYWHERE,
    FACES,
    FIRST_ASSAULT,
    ONCE,
    PER_BARRICADE,
    PER_ENFORCEMENT,
    PILLAGE,
    RED_SHIELD,
    REPEL,
    STEAL,
    STRENGTHEN,
    STRENGTHEN_BLUE,
    STRENGTHEN_GREAT_EPIC,
    STRENGTHEN_YELLOW,
    THWART,
    TRANSFORM,
)
from samovar.games.reckoners.events import AbilityRolled, ActPerformed
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.errors import Impossible
from samovar.kernel.steps import Chance, Step

LONGEST_CHAIN: Final = 2000  # no trigger of the game comes near it; a chain that does is our own mistake [RS-INT.1]


def perform(table: ReckonersTable, act: int, place: int, author: int) -> None:
    """One act, seen from a district; what it leaves to decide lies on the stack afterwards."""
    content = table.content
    action = content.acts.action[act]
    amount = content.acts.amount[act] * repeated(table, content.acts.measure[act], place)
    where = content.acts.place[act]
    table.cells[CHAIN] += 1
    if table.cells[CHAIN] > LONGEST_CHAIN:
        raise Impossible("a chain of Epic actions does not end")
    if table.log is not None:
        table.tell(ActPerformed(action, int(table.district(place))))
    if action == ATTACK_POPULATION:
        table.hurt(amount)  # [RK-EPIC.9]
    elif action == ADD_ENFORCEMENT:
        spread(table, ENFORCERS, amount, place, where)
    elif action == ADD_BARRICADE:
        spread(table, BARRICADES, amount, place, where)
    elif action == RED_SHIELD:
        spread(table, RED_SHIELDS, amount, place, where)
    elif action == BLUE_SHIELD:
        spread(table, BLUE_SHIELDS, amount, place, where)
    elif action == DUPLICATE_TOKEN:  # here, or in the next district clockwise [RS-ACT.36]
        spread(table, DUPLICATES, amount, place, where)
    elif action == DISCOVER_BASE:
        table.then(losses.Discovery(amount, author))
    elif STRENGTHEN_YELLOW <= action <= STRENGTHEN_BLUE:
        tracks.strengthen(table, action - STRENGTHEN_YELLOW, amount)
    elif action == STRENGTHEN:
        epics.strengthen(table, places_of(table, place, where), amount)
    elif action == STRENGTHEN_GREAT_EPIC:
        tracks.strengthen_himself(table, amount)
    elif action >= FIRST_ASSAULT:
        for seat in range(table.seats):  # all Reckoners, wherever they are [RS-LACT.19]
            assaults.hit(table, seat, action - FIRST_ASSAULT)
    else:
        _perform_on_team(table, action, amount, place, author)


def _perform_on_team(table: ReckonersTable, action: int, amount: int, place: int, author: int) -> None:
    if action == ATTRACT:
        attract(table, place)
    elif action == REPEL:
        repel(table, place)
    elif action == STEAL:
        table.then(losses.Theft(amount, place))
    elif action == PILLAGE:
        table.then(losses.Pillage(amount, author))
    elif action == THWART:
        table.then(losses.Thwart(amount, author))
    elif action == TRANSFORM:
        rolls: list[Step[Any]] = [AbilityDie(place, author) for _ in range(amount)]
        table.then(*rolls)
    elif action == DUPLICATE:
        for _ in range(amount):
            epics.duplicate(table, place)
    elif action == DUPLICATE_HERE:
        epics.duplicate_here(table, place)
    elif action == DAWNSLIGHT:
        table.then(babilar.Help(place, author))


def repeated(table: ReckonersTable, measure: int, place: int) -> int:
    """How often a conditional action is repeated; a count of 0 does nothing. [RS-COND.1] [RS-COND.5] [RS-COND.6]

    [RS-COND.7] [RS-COND.8]
    """
    if measure == ONCE:
        return 1
    if measure == PER_ENFORCEMENT:
        return table.enforcement(place)
    if measure == PER_BARRICADE:
        return table.barricades(place)
    if table.epic(place) == NOWHERE:
        return 0
    return table.research(place) if table.research(place) > 0 else table.health(place)


def places_of(table: ReckonersTable, place: int, where: int) -> list[int]:
    """The districts that an act speaks of, in the order in which they are filled. [RS-LACT.14]"""
    if where == CLOCKWISE:
        return [table.next_clockwise(place)]
    if where == COUNTERCLOCKWISE:
        return [table.next_counterclockwise(place)]
    if where == ADJACENT:
        return table.neighbours(place)
    if where == AROUND:
        return [place, *[other for other in table.neighbours(place) if other != place]]
    if where == EVERYWHERE:
        return table.clockwise_from(place)
    return [place]


def spread(table: ReckonersTable, kind: int, amount: int, place: int, where: int) -> None:
    """Put pieces where an act says; the amount is for each district. [RK-EPIC.10] [RK-EPIC.11] [RS-ACT.28] [RS-REG.18]

    [RS-SHIELD.7] [RS-LACT.13] [RS-LACT.15] [RS-LACT.16] [RS-LACT.17] [RS-LACT.18]
    """
    if where == EACH_RECKONER:
        for seat in range(table.seats):
            table.put(kind, table.where(seat), amount)
    elif where == EACH_EQUIPMENT:
        for seat in range(table.seats):
            table.put(kind, table.where(seat), amount * max(1, len(table.owned(seat))))
    elif where == DEALT:
        deal(table, kind, amount, place)
    elif where == ADJACENT and table.switches.neighbours_share_the_amount:
        beside = table.neighbours(place)
        for piece in range(amount):
            table.put(kind, beside[piece % len(beside)], 1)
    else:
        for target in places_of(table, place, where):
            table.put(kind, target, amount)


def attract(table: ReckonersTable, place: int) -> None:
    """All Reckoners of the neighbouring districts come; barricades and other Epics do not hold them.

    [RS-ACT.3] [RS-ACT.6]
    """
    beside = table.neighbours(place)
    for seat in range(table.seats):
        if table.where(seat) in beside:
            moving.put(table, seat, place)


def repel(table: ReckonersTable, place: int) -> None:
    """A barricade, and everybody there goes one district clockwise. [RS-ACT.8] [RS-ACT.9]"""
    table.put(BARRICADES, place, 1)
    if table.over():
        return
    for seat in table.present(place):
        moving.put(table, seat, table.next_clockwise(place))


class AbilityDie(Chance[ReckonersTable]):
    """The Epic ability die; its result happens in the district that transforms. [RS-ACT.15] [RS-ACT.16] [RS-ACT.17]

    A result that needs an Epic is that of the district's Epic, if there is one. [RS-REG.23]
    """

    def __init__(self, place: int, author: int) -> None:
        self.place = place
        self.author = author

    def ways(self, table: ReckonersTable) -> int:
        return FACES

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        act = table.content.dice.ability[outcome]
        if table.log is not None:
            table.tell(AbilityRolled(table.content.acts.action[act]))
        perform(table, act, self.place, self.author)

    def label(self, table: ReckonersTable, outcome: int) -> str:
        return table.content.acts.ids[table.content.dice.ability[outcome]]
