"""The Reckoners' table: a ring of districts, a team with its dice and cards, and one Great Epic over all of it."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners.agreement import Agreement
from samovar.games.reckoners.cells import (
    ABILITY_USED,
    ASIDE,
    ASSAULT_NEW,
    ASSAULT_OLD,
    BARRICADES,
    BASE,
    BLUE_SHIELDS,
    BRACKET,
    COLOUR,
    DICE,
    DISTRICT,
    ENFORCERS,
    EPIC,
    FACE,
    GREAT_BRACKET,
    GREAT_HEALTH,
    GREAT_PLACE,
    GREAT_RESEARCH,
    HEALTH,
    HOLDER,
    LAYOUT,
    LOST,
    MARKER,
    MONEY,
    NOWHERE,
    OFF,
    OFF_NEW,
    OWNED,
    PENDING,
    PIECE,
    PLACE_OF,
    PLACES,
    PLAN,
    PLAN_TOKENS,
    POPULATION,
    RED_SHIELDS,
    RESEARCH,
    RESULT,
    RING,
    ROUND,
    STAGE,
    STATE,
    STOLEN,
    SUPPLY,
    UNSPENT,
    USED,
    WHERE,
    WHO,
    WON,
    WORKING,
)
from samovar.games.reckoners.content import Content
from samovar.games.reckoners.content.ids import BABILAR, EQUIPMENT_COUNT, LIMELIGHT
from samovar.games.reckoners.content.parameters import (
    LIMELIGHT_COLUMN_MIN,
    MONEY_CAP,
    OVERFLOW_ENFORCEMENT_BARRICADE,
    OVERFLOW_PLAN_TOKENS,
    TRACK_BRACKET_MIN,
)
from samovar.games.reckoners.content.words import ASSAULT_COUNT, INFINITE, NO_ABILITY, PERMANENT
from samovar.games.reckoners.events import Lost, PopulationFell
from samovar.kernel.steps import Step
from samovar.kernel.table import Layout, Table


class ReckonersTable(Table):
    """Everything in play, in the rulebook's words. `agreed` is what was agreed before the game; it never changes."""

    def __init__(self, content: Content, agreed: Agreement) -> None:
        super().__init__()
        self.content = content
        self.agreed = agreed
        self.switches = content.switches  # how this game plays what the books leave open

    def layout(self) -> Layout:
        return LAYOUT

    def fresh(self) -> ReckonersTable:
        return ReckonersTable(self.content, self.agreed)

    def param(self, number: int) -> int:
        """A number that the books leave open."""
        return self.agreed.params[number]

    def then(self, *steps: Step[Any]) -> None:
        """Nothing follows the end of the game. [RK-GOAL.5]"""
        if self.cells[RESULT] == 0:
            for place in range(len(steps) - 1, -1, -1):
                self.stack.append(steps[place])

    def end(self, result: int) -> None:
        """Won or lost, at this very moment: whatever was queued does not happen. [RK-GOAL.5]"""
        self.cells[RESULT] = result
        self.stack.clear()

    def over(self) -> bool:
        return self.cells[RESULT] != 0

    def round(self) -> int:
        return self.cells[ROUND]

    def stage(self) -> int:
        return self.cells[STAGE]

    # What the table leaves to chapters that build on it: `game.py` has the table that knows them all.

    def perform(self, act: int, place: int, author: int) -> None:
        """One act of an Epic, seen from a district (acts.py)."""
        raise NotImplementedError

    def take_up(self, seat: int, source: int, symbols: tuple[int, ...], reach: int, manner: int) -> None:
        """A Reckoner gets a source in hand, if it can do anything (spending.py)."""
        raise NotImplementedError

    def claim(self, gains: tuple[int, ...], place: int, author: int, asker: int) -> None:
        """The team takes a reward (rewards.py)."""
        raise NotImplementedError

    # The team's tracks

    def population(self) -> int:
        return self.cells[POPULATION]

    def hurt(self, loss: int) -> None:
        """Population falls; at 0 all is lost, and it is never shown below. [RK-GOAL.4] [RK-GOAL.6] [RS-INT.10]"""
        if loss <= 0 or self.cells[RESULT] != 0:
            return
        left = self.cells[POPULATION] - loss
        self.cells[POPULATION] = left if left > 0 else 0
        if self.log is not None:
            self.tell(PopulationFell(loss, int(self.cells[POPULATION])))
        if left <= 0:
            self.end(LOST)
            self.tell(Lost())

    def money(self) -> int:
        return self.cells[MONEY]

    def earn(self, amount: int) -> None:
        """One track for the team, two digits wide. [RK-MON.1] [RK-MON.2]"""
        held = self.cells[MONEY] + amount
        cap = self.agreed.params[MONEY_CAP]
        self.cells[MONEY] = cap if 0 < cap < held else held

    def base(self) -> int:
        """Where the base marker is, 1 being the top."""
        return self.cells[BASE]

    # The ring

    def ring(self) -> int:
        return self.cells[RING]

    def next_clockwise(self, place: int) -> int:
        """The one neighbour on that side. [RK-SETUP.2]"""
        return place + 1 if place + 1 < self.cells[RING] else 0

    def next_counterclockwise(self, place: int) -> int:
        return place - 1 if place > 0 else self.cells[RING] - 1

    def clockwise_from(self, place: int) -> list[int]:
        """All places in order, beginning with one."""
        ring = self.cells[RING]
        return [(place + step) % ring for step in range(ring)]

    def neighbours(self, place: int) -> list[int]:
        """Clockwise, then counter-clockwise; one and the same in a ring of two. [RK-SETUP.2] [RS-ACT.33]"""
        after, before = self.next_clockwise(place), self.next_counterclockwise(place)
        return [after] if after == before else [after, before]

    def district(self, place: int) -> int:
        return self.cells[DISTRICT + place]

    def place_of(self, district: int) -> int:
        """Where in the ring a district lies, or NOWHERE."""
        return self.cells[PLACE_OF + district]

    # Pieces

    def pieces(self, kind: int, place: int) -> int:
        return self.cells[PIECE + kind * PLACES + place]

    def enforcement(self, place: int) -> int:
        return self.cells[PIECE + ENFORCERS * PLACES + place]

    def barricades(self, place: int) -> int:
        return self.cells[PIECE + BARRICADES * PLACES + place]

    def red_shields(self, place: int) -> int:
        return self.cells[PIECE + RED_SHIELDS * PLACES + place]

    def blue_shields(self, place: int) -> int:
        return self.cells[PIECE + BLUE_SHIELDS * PLACES + place]

    def in_city(self, kind: int) -> int:
        total = 0
        for place in range(self.cells[RING]):
            total += self.cells[PIECE + kind * PLACES + place]
        return total

    def put(self, kind: int, place: int, count: int) -> None:
        """Add pieces; what the supply cannot give costs population, piece by piece.

        [RK-COMP.3] [RK-COMP.5] [RS-ACT.29] [RS-ACT.35] [RS-ACT.37]
        """
        supply = self.cells[SUPPLY + kind]
        placed = count if count < supply else supply
        self.cells[SUPPLY + kind] = supply - placed
        self.cells[PIECE + kind * PLACES + place] += placed
        if placed < count:
            stated = kind > BARRICADES  # shields and tokens: the book says 1 each
            each = 1 if stated else self.agreed.params[OVERFLOW_ENFORCEMENT_BARRICADE]
            self.hurt((count - placed) * each)

    def take_off(self, kind: int, place: int, count: int) -> None:
        """Pieces go back to their supply. [RK-COMP.12]"""
        self.cells[PIECE + kind * PLACES + place] -= count
        self.cells[SUPPLY + kind] += count

    # Epics

    def epic(self, place: int) -> int:
        """The card that lies in a district, or NOWHERE."""
        return self.cells[EPIC + place]

    def research(self, place: int) -> int:
        return self.cells[RESEARCH + place]

    def health(self, place: int) -> int:
        return self.cells[HEALTH + place]

    def bracket(self, place: int) -> int:
        return self.cells[BRACKET + place]

    def marker(self, place: int) -> int:
        """A district's own track: research in Babilar, level in Ildithia."""
        return self.cells[MARKER + place]

    def can_be_attacked(self, place: int) -> bool:
        """An Epic is there, and its health is a number. [RK-SETUP.9] [RK-SYM.11]"""
        return self.cells[EPIC + place] != NOWHERE and self.cells[HEALTH + place] < INFINITE

    # The Great Epic

    def great_place(self) -> int:
        return self.cells[GREAT_PLACE]

    def great_bracket(self, track: int) -> int:
        return self.cells[GREAT_BRACKET + track]

    def great_bracket_min(self) -> int:
        """[RK-SYM.8] [RK-GE.5] [RS-LIM.19]"""
        if self.agreed.great_epic == LIMELIGHT:
            return self.agreed.params[LIMELIGHT_COLUMN_MIN]
        return self.agreed.params[TRACK_BRACKET_MIN]

    def great_research(self) -> int:
        """In Babilar what is left on the districts' tracks. [RS-BAB.2]"""
        if self.agreed.city != BABILAR:
            return self.cells[GREAT_RESEARCH]
        left = 0
        for place in range(self.cells[RING]):
            left += self.cells[MARKER + place]
        return left

    def great_weakened(self) -> bool:
        """His weakness is found; in Babilar when every track is at 0. [RK-GOAL.7] [RS-BAB.8] [RS-BAB.25]"""
        return self.great_research() == 0

    def hit_great(self) -> None:
        """One health less; at 0 the game is won. [RK-GOAL.3] [RK-SYM.14]"""
        self.cells[GREAT_HEALTH] -= 1
        if self.cells[GREAT_HEALTH] <= 0:
            self.end(WON)

    # Reckoners

    def who(self, seat: int) -> int:
        return self.cells[WHO + seat]

    def seat_of(self, who: int) -> int:
        """Where a Reckoner sits, or NOWHERE."""
        for seat in range(self.seats):
            if self.cells[WHO + seat] == who:
                return seat
        return NOWHERE

    def where(self, seat: int) -> int:
        return self.cells[WHERE + seat]

    def present(self, place: int) -> list[int]:
        """The seats whose figures stand there."""
        return [seat for seat in range(self.seats) if self.cells[WHERE + seat] == place]

    def someone_at(self, place: int) -> bool:
        return any(self.cells[WHERE + seat] == place for seat in range(self.seats))

    def speaker(self) -> int:
        """Who says what the team chose in the Epics' phase: the seats take turns, a round each."""
        return (self.cells[ROUND] - 1) % self.seats if self.cells[ROUND] > 0 else 0

    def plans(self, seat: int) -> int:
        return self.cells[PLAN + seat]

    def pending_plans(self, seat: int) -> int:
        return self.cells[PENDING + seat]

    def gain_plan(self, seat: int, at_once: bool) -> None:
        """A token from the supply, if there is one. [RK-COMP.6] [RK-COMP.7] [RK-PLAN.3]"""
        if self.cells[SUPPLY + PLAN_TOKENS] == 0:
            self.hurt(self.agreed.params[OVERFLOW_PLAN_TOKENS])
            return
        self.cells[SUPPLY + PLAN_TOKENS] -= 1
        if at_once:
            self.cells[PLAN + seat] += 1
        else:
            self.cells[PENDING + seat] += 1

    # Dice

    def colour(self, seat: int, die: int) -> int:
        """Of a die, or NOWHERE if that place of the tray is empty."""
        return self.cells[COLOUR + seat * DICE + die]

    def face(self, seat: int, die: int) -> int:
        return self.cells[FACE + seat * DICE + die]

    def show_face(self, seat: int, die: int, face: int) -> None:
        self.cells[FACE + seat * DICE + die] = face

    def unspent(self, seat: int) -> list[int]:
        start = seat * DICE
        return [
            die
            for die in range(DICE)
            if self.cells[COLOUR + start + die] != NOWHERE and self.cells[STATE + start + die] == UNSPENT
        ]

    def dice_of(self, seat: int) -> list[int]:
        """Every die he owns, set aside ones included."""
        return [die for die in range(DICE) if self.cells[COLOUR + seat * DICE + die] != NOWHERE]

    def rolled(self, seat: int) -> list[int]:
        """The dice that he throws this round. [RK-ROLL.7] [RS-ASLT.7]"""
        start = seat * DICE
        return [
            die
            for die in range(DICE)
            if self.cells[COLOUR + start + die] != NOWHERE and self.cells[STATE + start + die] != ASIDE
        ]

    # Cards

    def assault(self, seat: int, effect: int) -> int:
        """How often an assault effect holds for a Reckoner now. [RS-ASLT.4]

        One that struck in this round waits for the next Reckoners' phase. [RS-ASLT.1]
        """
        if self.switches.assaults_at_once:
            return self.struck(seat, effect)
        return self.cells[ASSAULT_OLD + seat * ASSAULT_COUNT + effect]

    def struck(self, seat: int, effect: int) -> int:
        """How often an assault effect has struck a Reckoner, whether it holds already or not."""
        at = seat * ASSAULT_COUNT + effect
        return self.cells[ASSAULT_OLD + at] + self.cells[ASSAULT_NEW + at]

    def has_ability(self, seat: int, effect: int) -> bool:
        """Whether his ability card is this one and works; what lies on it stays. [RS-ASLT.12] [RS-ASLT.13]"""
        return (
            self.content.cards.effect[EQUIPMENT_COUNT + self.cells[WHO + seat]] == effect
            and self.assault(seat, NO_ABILITY) == 0
        )

    def ability_ready(self, seat: int) -> bool:
        return self.cells[ABILITY_USED + seat] == 0 and self.assault(seat, NO_ABILITY) == 0

    def owner(self, card: int) -> int:
        """The seat that owns a card, or NOWHERE: not in play, or stolen. [RS-ACT.24]"""
        holder = self.cells[HOLDER + card]
        return holder - OWNED if OWNED <= holder < STOLEN else NOWHERE

    def owned(self, seat: int) -> list[int]:
        holder = OWNED + seat
        return [card for card in range(EQUIPMENT_COUNT) if self.cells[HOLDER + card] == holder]

    def works_for(self, seat: int, card: int) -> bool:
        """He owns it and it is not switched off. [RK-CARD.7] [RS-ACT.25] [RS-ASLT.8]"""
        return self.cells[HOLDER + card] == OWNED + seat and not self.is_off(card)

    def is_off(self, card: int) -> bool:
        """A card that was switched off in this round works until the next Reckoners' phase. [RS-ASLT.2]"""
        why = self.cells[OFF + card]
        return why != WORKING and (why != OFF_NEW or self.switches.assaults_at_once)

    def ready(self, seat: int, card: int) -> bool:
        """A card that must be used, and may still be this round. [RK-CARD.1]"""
        return (
            self.cells[HOLDER + card] == OWNED + seat
            and not self.is_off(card)
            and self.cells[USED + card] == 0
            and self.content.cards.kind[card] != PERMANENT
        )

    def benefits(self, seat: int, effect: int) -> int:
        """The first working card of his with a permanent effect, or NOWHERE. [RK-CARD.6]"""
        holder = OWNED + seat
        for card in self.content.cards.having[effect]:
            if card < EQUIPMENT_COUNT and self.cells[HOLDER + card] == holder and not self.is_off(card):
                return card
        return NOWHERE

    def mark_used(self, seat: int, card: int) -> None:
        """Turned sideways, or with dice on it, until the next round. [RS-CARD.6] [RS-CARD.8]"""
        if card < EQUIPMENT_COUNT:
            self.cells[USED + card] = 1
        else:
            self.cells[ABILITY_USED + seat] = 1
