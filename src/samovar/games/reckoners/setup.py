"""Setting up: the ring, the team, the decks, and the prologue that brings the Great Epic in."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners import obstacles
from samovar.games.reckoners.agreement import NEW_RECKONERS
from samovar.games.reckoners.cells import (
    BOARD,
    COLOUR,
    DICE,
    DISTRICT,
    FORMER,
    GREAT_PLACE,
    HOLDER,
    MARKER,
    NOWHERE,
    OWNED,
    PLACE_OF,
    RESERVE,
    SIDE,
    WHERE,
    WHO,
)
from samovar.games.reckoners.choices import Enter
from samovar.games.reckoners.content.ids import (
    BABILAR,
    BASE_RECKONERS,
    CITY_DISTRICTS,
    DISTRICTS,
    ILDITHIA,
    PRINTED_RECKONERS,
    RECKONERS,
    in_the_game,
)
from samovar.games.reckoners.content.words import COLOUR_COUNT
from samovar.games.reckoners.events import Dealt, Entered, Laid
from samovar.games.reckoners.great_epics import RedTrack
from samovar.games.reckoners.steelheart import MovementDie
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Chance, Open, Step


def keep(table: ReckonersTable, seat: int, card: int) -> None:
    """A card carried over from the chapter before; what it grants comes with the first Reckoners' phase. [RS-CAMP.6]"""
    table.cells[HOLDER + card] = OWNED + seat
    table.cells[FORMER + card] = seat


def undealt(table: ReckonersTable) -> list[int]:
    """Reckoners whom nobody plays; the new ones only with their module. [RK-SETUP.20] [RS-MOD.6] [AR-ADDED]"""
    known = in_the_game(
        table.agreed.modules & NEW_RECKONERS, BASE_RECKONERS, PRINTED_RECKONERS, table.content.cards.ability_count
    )
    return [who for who in known if table.seat_of(who) == NOWHERE]


class Deal(Chance[ReckonersTable]):
    """A Reckoner dealt at random. [RS-RECK.1] [RK-SETUP.20]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ways(self, table: ReckonersTable) -> int:
        return len(undealt(table))

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        table.cells[WHO + self.seat] = undealt(table)[outcome]

    def label(self, table: ReckonersTable, outcome: int) -> str:
        return RECKONERS[undealt(table)[outcome]]


class Muster(Step[ReckonersTable]):
    """Everybody takes the dice shown on his board; the others form the reserve. [RK-SETUP.14] [RK-SETUP.21]

    [RK-COMP.13] [RS-RECK.2] [RS-RECK.3]
    """

    def run(self, table: ReckonersTable) -> None:
        for seat in range(table.seats):
            who = table.who(seat)
            table.tell(Dealt(int(who)))
            die = 0
            for colour in range(COLOUR_COUNT):
                for _ in range(table.content.dice_of(who, colour)):
                    table.cells[COLOUR + seat * DICE + die] = colour
                    table.cells[RESERVE + colour] -= 1
                    die += 1


def unlaid(table: ReckonersTable) -> list[int]:
    first = table.agreed.city * CITY_DISTRICTS
    return [district for district in range(first, first + CITY_DISTRICTS) if table.place_of(district) == NOWHERE]


class LayDistrict(Chance[ReckonersTable]):
    """Which districts form the ring, and in which order, is random. [RK-SETUP.3] [RS-BAB.1] [RS-ILD.1]"""

    def __init__(self, place: int) -> None:
        self.place = place

    def ways(self, table: ReckonersTable) -> int:
        return len(unlaid(table))

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        lay(table, self.place, unlaid(table)[outcome])

    def label(self, table: ReckonersTable, outcome: int) -> str:
        return DISTRICTS[unlaid(table)[outcome]]


def lay(table: ReckonersTable, place: int, district: int) -> None:
    """A district with its marker: research in Babilar, level in Ildithia. [RS-BAB.5] [RS-BAB.6] [RS-ILD.2]"""
    table.cells[DISTRICT + place] = district
    table.cells[PLACE_OF + district] = place
    agreed = table.agreed
    if agreed.city == BABILAR:
        table.cells[MARKER + place] = table.content.cities.research(agreed.city, agreed.difficulty, agreed.count)
    elif agreed.city == ILDITHIA:
        table.cells[MARKER + place] = agreed.start_level
    table.tell(Laid(district))


class TurnCards(Step[ReckonersTable]):
    """Each district of Newcago gets its own card, the side agreed before the game. [RS-NEW.1]"""

    def __init__(self, sides: tuple[int, ...]) -> None:
        self.sides = sides

    def run(self, table: ReckonersTable) -> None:
        for place in range(table.ring()):
            table.cells[SIDE + place] = self.sides[table.district(place)]


class Prologue(Step[ReckonersTable]):
    """Once, before the first round: the Great Epic's figure, red, Ildithia's board, then the Reckoners. [RK-PRO.1]

    [RK-PRO.3] [RK-PRO.5] [RS-DIFF.5] [RS-ILD.6] [RS-MIX.8]
    """

    def run(self, table: ReckonersTable) -> None:
        if table.switches.red_before_placing:
            table.cells[GREAT_PLACE] = 0
            table.then(RedTrack(), MovementDie(), PutBoard(), EnterCity())
        else:
            table.then(MovementDie(), RedTrack(), PutBoard(), EnterCity())


class PutBoard(Step[ReckonersTable]):
    """The movement board lies between the Great Epic's district and the next one clockwise. [RS-ILD.6] [RS-COMP.14]"""

    def run(self, table: ReckonersTable) -> None:
        if table.agreed.city == ILDITHIA:
            table.cells[BOARD] = table.great_place()


class EnterCity(Open[ReckonersTable]):
    """Each Reckoner puts his figure into any district; several may share one. [RK-PRO.4] [RK-MOVE.8]"""

    rule: ClassVar[str] = "RK-PRO.4"

    def seats(self, table: ReckonersTable) -> list[int]:
        return [seat for seat in range(table.seats) if table.where(seat) == NOWHERE]

    def may_be_ready(self, table: ReckonersTable, seat: int) -> bool:
        return False

    def options(self, table: ReckonersTable, seat: int) -> list[Choice]:
        return [Enter(table.district(place)) for place in range(table.ring())]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Enter):
            return obstacles.of_district(table, choice.district)
        return Refusal(self.rule, "why-enter-first")

    def take(self, table: ReckonersTable, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Enter)
        table.cells[WHERE + seat] = table.place_of(choice.district)
        table.tell(Entered(int(table.who(seat)), choice.district))

    def close(self, table: ReckonersTable) -> None:
        pass
