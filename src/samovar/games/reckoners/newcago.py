"""Newcago's cards: each district does some harm every round, and helps the Reckoners who stand in it."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.reckoners import acting, assaults, in_hand, obstacles
from samovar.games.reckoners.cells import BONUS_USED, NOWHERE, SIDE
from samovar.games.reckoners.choices import Pick
from samovar.games.reckoners.content.ids import NEWCAGO
from samovar.games.reckoners.content.words import (
    BONUS_REACH,
    BONUS_SPEND,
    FIRST_ASSAULT,
    GAIN_COUNT,
    SYMBOL_COUNT,
)
from samovar.games.reckoners.sources import FROM_EFFECT
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.visits import Visits
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import Ask, Step


def face_of(table: ReckonersTable, place: int) -> int:
    """The side of the card that lies above a district, as content numbers it, or NOWHERE. [RS-NEW.1] [RS-NEW.2]"""
    side = table.cells[SIDE + place]
    if side == 0 or table.agreed.city != NEWCAGO:
        return NOWHERE
    return table.district(place) * 2 + side - 1


def has_bonus(table: ReckonersTable, place: int, bonus: int) -> bool:
    face = face_of(table, place)
    return face != NOWHERE and table.content.decks.newcago_bonus[face] == bonus


def reaches(table: ReckonersTable, place: int, symbol: int) -> bool:
    """All Reckoners there reach the neighbouring districts with this symbol. [RS-NEW.21]"""
    face = face_of(table, place)
    if face == NOWHERE or table.content.decks.newcago_bonus[face] != BONUS_REACH:
        return False
    return table.content.decks.newcago_symbols[face] >> symbol & 1 == 1


def tradable(table: ReckonersTable, seat: int) -> int:
    """The symbols, as bits, for which the card of his district may be used now. [RS-NEW.18] [RK-ABIL.11]"""
    place = table.where(seat)
    if not has_bonus(table, place, BONUS_SPEND):
        return 0
    used = table.cells[BONUS_USED + place]
    if table.switches.trades_once_a_reckoner:
        used = used >> seat & 1
    return 0 if used else table.content.decks.newcago_symbols[face_of(table, place)]


def trade(table: ReckonersTable, seat: int) -> None:
    """The whole source is spent for what the card shows. [RS-NEW.19]"""
    place = table.where(seat)
    table.cells[BONUS_USED + place] |= 1 << seat
    give_bonus(table, place, seat)


def give_bonus(table: ReckonersTable, place: int, seat: int) -> None:
    """The symbols of the bonus, only as printed. [RS-NEW.20]"""
    start = face_of(table, place) * GAIN_COUNT
    gained: list[int] = []
    for symbol in range(SYMBOL_COUNT):
        gained += [symbol] * table.content.decks.newcago_gains[start + symbol]
    table.then(in_hand.InHand(seat, FROM_EFFECT, tuple(gained), 0, in_hand.PRINTED))


class NewcagoCards(Step[ReckonersTable]):
    """Each card acts once, the Great Epic's own twice in a row, clockwise from him.

    [RS-NEW.4] [RS-NEW.5] [RS-NEW.6] [RS-NEW.7] [RS-INT.7]
    """

    def run(self, table: ReckonersTable) -> None:
        order = table.clockwise_from(table.great_place())
        if table.switches.players_order_cards:
            table.then(NextCard(table.speaker(), tuple(order)))
        else:
            steps: list[Step[Any]] = [CardActs(place, NOWHERE) for place in order]
            table.then(*steps)


class NextCard(Visits):
    """The players choose which card acts next, where the parameter lets them. [RS-NEW.6]"""

    rule: ClassVar[str] = "RS-NEW.6"

    def again(self, rest: tuple[int, ...]) -> Step[Any]:
        return NextCard(self.seat, rest)

    def at(self, place: int) -> Step[Any]:
        return CardActs(place, NOWHERE)


class CardActs(Step[ReckonersTable]):
    """The Epic action at the top of a card, in its district. [RS-NEW.3] [RS-NEW.10]

    `hit` is the Reckoner whom an assault has struck already; the Great Epic's repeat passes him over. [RS-NEW.14]
    """

    def __init__(self, place: int, hit: int) -> None:
        self.place = place
        self.hit = hit

    def run(self, table: ReckonersTable) -> None:
        face = face_of(table, self.place)
        if face == NOWHERE:
            return
        act = table.content.decks.newcago_act[face]
        action = table.content.acts.action[act]
        twice = table.great_place() == self.place
        if action < FIRST_ASSAULT:
            table.then(acting.Acting((act, act) if twice else (act,), self.place, NOWHERE))
            return
        victims = self.victims(table)
        if len(victims) == 1:
            strike(table, self.place, victims[0], action - FIRST_ASSAULT, twice and self.hit == NOWHERE)
        elif victims:
            table.then(Victim(table.speaker(), self.place, self.hit, tuple(victims)))

    def victims(self, table: ReckonersTable) -> list[int]:
        """The Reckoners of the first district clockwise that has any, its own included. [RS-NEW.11] [RS-NEW.12]"""
        order = table.clockwise_from(self.place)
        if table.switches.assaults_from_the_next_district:
            order = [*order[1:], order[0]]
        for place in order:
            there = [seat for seat in table.present(place) if seat != self.hit]
            if there:
                return there
        return []  # nobody else is there to be hit [RS-NEW.15]


def strike(table: ReckonersTable, place: int, seat: int, effect: int, again: bool) -> None:
    if again:
        table.then(CardActs(place, seat))
    assaults.hit(table, seat, effect)


class Victim(Ask[ReckonersTable]):
    """Several Reckoners share the district: the players choose who is hit. [RS-NEW.13]"""

    rule: ClassVar[str] = "RS-NEW.13"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, place: int, hit: int, victims: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.hit = hit
        self.victims = victims

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Pick(table.who(seat)) for seat in self.victims]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Pick):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_reckoner(table, choice.reckoner)
        struck = table.seat_of(choice.reckoner)
        if reason is not None or struck in self.victims:
            return reason
        return (
            Refusal("RS-NEW.14", "why-hit-already") if struck == self.hit else Refusal("RS-NEW.11", "why-not-the-next")
        )

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        act = table.content.decks.newcago_act[face_of(table, self.place)]
        again = table.great_place() == self.place and self.hit == NOWHERE
        effect = table.content.acts.action[act] - FIRST_ASSAULT
        strike(table, self.place, table.seat_of(choice.reckoner), effect, again)
