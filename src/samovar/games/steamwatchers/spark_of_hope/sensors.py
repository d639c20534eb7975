"""Kits against cards: E.M.P. Fields keep an Archon card off, a Sensor Bay plays a second one, Tripods lend support."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.battle import rally
from samovar.games.steamwatchers.choices import ACCEPT, REFUSE, Accept, PlayArchon, Refuse
from samovar.games.steamwatchers.conclave import cover_card
from samovar.games.steamwatchers.content.effects import (
    ANY_ROLE,
    FREE_SUPPORT,
    NO_SUPPORT,
    SECOND_ARCHON_CARD,
    SHIELD_ALL,
)
from samovar.games.steamwatchers.content.ids import ZONE_IDS
from samovar.games.steamwatchers.elimination import CheckClans
from samovar.games.steamwatchers.events import ArchonPlayed
from samovar.games.steamwatchers.force import initial_strength
from samovar.games.steamwatchers.obstacles import elsewhere, unheld_archon
from samovar.games.steamwatchers.rows import ARCHON_HELD, ARCHON_UP, EXEMPT, SEATS, SECOND_UP
from samovar.games.steamwatchers.spark_of_hope.caravans import FIRST_CARD, SECOND_CARD, CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import SHELTER, UNDERGO, Shelter
from samovar.games.steamwatchers.spark_of_hope.events import CaravanSupported, CardKeptOff, CardUndergone
from samovar.games.steamwatchers.words import Effects
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def ask_shields(table: CaravanTable, card: i64) -> None:
    """Right after the reveal, and again when a card acts again, in the order of titles. [SH-KITS.2] [SH-KITS.3]"""
    mark = FIRST_CARD if table.cells[ARCHON_UP] == card + 1 else SECOND_CARD
    for seat in range(table.seats):
        table.cells[EXEMPT + seat] &= ~mark
    order = table.title_order()
    for place in range(len(order) - 1, -1, -1):
        if lasting.holds(table, order[place], SHIELD_ALL):
            table.push(Declaration(order[place], card, mark))


class Declaration(Ask[CaravanTable]):
    """Before anything of the card happens its owner says whether he undergoes it. [SH-KITS.2] [SH-KITS.4]"""

    rule: ClassVar[str] = "SH-KITS.2"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, card: int, mark: int) -> None:
        self.seat = seat
        self.card = card
        self.mark = mark

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return {"archon": {"kind": "archon-card", "id": table.content.archons[self.card].id}}

    def options(self, table: CaravanTable) -> list[Choice]:
        return [UNDERGO, SHELTER]

    def take(self, table: CaravanTable, choice: Choice) -> None:
        if isinstance(choice, Shelter):
            table.cells[EXEMPT + self.seat] |= self.mark
            table.tell(CardKeptOff(table.clan(self.seat)))
        else:
            table.tell(CardUndergone(table.clan(self.seat)))


class SecondTurn(Step[CaravanTable]):
    """When his first card is resolved, an Archon with an advanced Sensor Bay may play another. [SH-KITS.1]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: CaravanTable) -> None:
        if (
            table.playing(self.seat)
            and table.cells[ARCHON_HELD + self.seat] > 0
            and lasting.holds(table, self.seat, SECOND_ARCHON_CARD)
        ):
            table.push(SecondArchon(self.seat))


class SecondArchon(Ask[CaravanTable]):
    """A second card without its bonus; this turn both are in force. [SH-KITS.1]"""

    rule: ClassVar[str] = "SH-KITS.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: CaravanTable) -> list[Choice]:
        offered: list[Choice] = [PlayArchon(card) for card in table.archon_hand(self.seat)]
        offered.append(REFUSE)
        return offered

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        return unheld_archon(table, seat, choice.archon, "SH-KITS.1") if isinstance(choice, PlayArchon) else None

    def wording(self, table: CaravanTable, seat: int, choice: Choice) -> dict[str, Any]:
        return {"key": "choice-no-second-card", "args": {}} if isinstance(choice, Refuse) else choice.label()

    def otherwise(self, table: CaravanTable, seat: int) -> Choice:
        return REFUSE

    def take(self, table: CaravanTable, choice: Choice) -> None:
        if isinstance(choice, Refuse):
            return
        assert isinstance(choice, PlayArchon)
        card = choice.archon
        table.give_up_archon(self.seat, card)
        table.cells[SECOND_UP] = card + 1
        table.reveal()
        table.tell(ArchonPlayed(table.clan(self.seat), card))
        table.then(Effects(tuple(table.content.archons[card].arrival), self.seat, self.seat), CheckClans())
        ask_shields(table, card)


def cover_first(table: CaravanTable) -> None:
    """At the end of the turn the second card covers the first."""
    second = table.cells[SECOND_UP] - 1
    if second >= 0:
        table.cells[SECOND_UP] = 0
        cover_card(table, second)
        for seat in range(SEATS):
            table.cells[EXEMPT + seat] >>= 1


def may_lend(table: CaravanTable, side: i64, combat: i64) -> bool:
    """A caravan on Tripods supports any combat next door, unless support is barred. [SH-KITS.7]"""
    return (
        side < SEATS
        and table.caravan_near(combat, side)
        and lasting.holds(table, side, FREE_SUPPORT)
        and not lasting.holds(table, side, NO_SUPPORT)
        and table.support_ban(combat) is None
        and table.support_ban(table.caravan_zone(side)) is None
    )


class LentSupport(Ask[CaravanTable]):
    """The caravan alone, without its bonus of defence, and once a combat. [SH-KITS.7] [SH-KITS.8] [SH-KITS.9]"""

    rule: ClassVar[str] = "SH-KITS.7"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, zone: int, role: int) -> None:
        self.seat = seat
        self.zone = zone
        self.role = role

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def lent(self, table: CaravanTable) -> i64:
        return table.caravan_strength(self.seat, table.caravan_zone(self.seat), ANY_ROLE, self.zone)

    def options(self, table: CaravanTable) -> list[Choice]:
        return [ACCEPT, REFUSE]

    def explain(self, table: CaravanTable, seat: int, kind: str, id: str) -> Refusal | None:
        return elsewhere(self.zone, kind, id, self.rule)

    def facts(self, table: CaravanTable, seat: int, choice: Choice) -> list[Fact]:
        lent = self.lent(table) if isinstance(choice, Accept) else 0
        return [Fact("fact-strength", {"strength": int(initial_strength(table, seat, self.zone, self.role, lent))})]

    def wording(self, table: CaravanTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, Accept):
            return {"key": "choice-lend-nothing", "args": {}}
        return {"key": "choice-lend", "args": {"strength": int(self.lent(table))}}

    def take(self, table: CaravanTable, choice: Choice) -> None:
        if not isinstance(choice, Accept):
            rally(table, self.seat, self.zone, self.role, 0)
            return
        if table.log is not None:
            table.tell(CaravanSupported(table.clan(self.seat), self.zone))
        rally(table, self.seat, self.zone, self.role, self.lent(table))
