"""Acts in a row: what chapters leave on the stack for the one interpreter of all acts (acts.py)."""

from __future__ import annotations

from samovar.games.reckoners.content.words import (
    ADD_BARRICADE,
    ADD_ENFORCEMENT,
    ATTACK_POPULATION,
    BLUE_SHIELD,
    DUPLICATE_TOKEN,
    RED_SHIELD,
)
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import Step


class Acting(Step[ReckonersTable]):
    """Some acts in a row, in one district, left to right. [RK-EPIC.2] [RS-ACT.38]

    `author` is the Reckoner whose move caused them, or NOWHERE in the Epics' phase.
    """

    def __init__(self, acts: tuple[int, ...], place: int, author: int) -> None:
        self.acts = acts
        self.place = place
        self.author = author

    def run(self, table: ReckonersTable) -> None:
        for position in range(len(self.acts)):
            act = self.acts[position]
            if waits(table, act):
                rest = self.acts[position + 1 :]
                if rest:
                    table.then(Acting(rest, self.place, self.author))
                table.perform(act, self.place, self.author)
                return
            table.perform(act, self.place, self.author)
            if table.over():
                return


def waits(table: ReckonersTable, act: int) -> bool:
    """Whether an act may leave something on the stack, which must come before what follows it."""
    action = table.content.acts.action[act]
    return action not in (ATTACK_POPULATION, ADD_ENFORCEMENT, ADD_BARRICADE, RED_SHIELD, BLUE_SHIELD, DUPLICATE_TOKEN)


def deal(table: ReckonersTable, kind: int, amount: int, place: int) -> None:
    """One piece a district, from here clockwise, round again if need be. [RK-STEEL.3]"""
    for _ in range(amount):
        table.put(kind, place, 1)
        place = table.next_clockwise(place)
