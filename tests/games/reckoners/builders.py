"""A small table that says only what matters: who stands where, which Epic lies where, what the dice show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from samovar.content.packs import Pack, overlaid
from samovar.games.reckoners import cells
from samovar.games.reckoners.content import SCHEMA, Content, content_of, house_pack
from samovar.games.reckoners.content.acts import face_of
from samovar.games.reckoners.content.epics import attracting
from samovar.games.reckoners.content.ids import CITIES, DISTRICTS, EPICS, EQUIPMENT
from samovar.games.reckoners.content.words import ASSAULTS, COLOURS, FACES, TRACKS
from samovar.games.reckoners.epics import Activation, seat_epic
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.setup import lay
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.trays import acquire
from samovar.games.reckoners.using import Use
from samovar.kernel.chance import OUTSIDE, seeded
from samovar.kernel.choice import READY, say
from samovar.kernel.events import Event
from samovar.kernel.game import new_table
from samovar.kernel.steps import Step, act, asked, happen, options, pending, pending_chance, refusal, settle
from samovar.kernel.steps import play as take
from tests.games.referee import Referee

LETTERS = "ABCDEFG"
FIRST = 2  # the place of A, so that a rule that miscounts the ring is found out
TEAM = ("tia", "abraham")


@cache
def edition_pack() -> Pack:
    """The first house edition, on which rules are proved: retuned values prove no other rule."""
    return overlaid(house_pack(), Path(__file__).parent / "edition", SCHEMA)


@cache
def edition() -> Content:
    """That edition. Tests write acts into it which no card has: the game's own must not learn them."""
    return content_of(edition_pack())


class Desk:
    """A table in the middle of the use step, the city empty but for what a test puts there.

    Districts are called A, B, C … clockwise; choices are the lines of the notation with those letters in them.
    """

    def __init__(
        self,
        team: Sequence[str] = TEAM,
        epics: dict[str, str] | None = None,
        great: str = "steelheart",
        city: str = "newcago",
        difficulty: str = "b",
        at: dict[str, str] | None = None,
        great_at: str | None = None,
        ring: Sequence[str] | None = None,
        content: Content | None = None,
        **settings: Any,
    ) -> None:
        self.game = Reckoners(edition() if content is None else content, fewest=1)
        config = {
            "humans": 1,
            "reckoners": len(team),
            "team": list(team),
            "great-epic": great,
            "city": city,
            "difficulty": difficulty,
            **{key.replace("_", "-"): value for key, value in settings.items()},
        }
        table = new_table(self.game, config, seeded(7))
        assert isinstance(table, ReckonersTable)
        self.table = table
        self.team = list(team)
        self._empty(city, ring)
        for letter, epic in (epics or {}).items():
            self.epic(letter, epic)
        for name in team:
            self.stand(name, (at or {}).get(name, "A"))
        table.cells[cells.GREAT_PLACE] = self.place(great_at) if great_at else self.place("A") - 1
        table.cells[cells.ROUND] = 1
        table.cells[cells.STAGE] = cells.USING
        table.stack.clear()
        table.answers = [None] * table.seats
        table.chance = OUTSIDE
        table.log = []
        self.run(Use())

    def _empty(self, city: str, ring: Sequence[str] | None) -> None:
        """The prologue's Enforcement and the dealt Epics go; the districts lie in the order of the book's lists."""
        table = self.table
        for district in range(len(DISTRICTS)):
            table.cells[cells.PLACE_OF + district] = cells.NOWHERE
        first = CITIES.index(city) * cells.PLACES
        for place in range(int(table.ring())):
            for kind in range(cells.CITY_PIECES):
                table.take_off(kind, place, int(table.pieces(kind, place)))
            if table.epic(place) != cells.NOWHERE:
                table.cells[cells.EPIC_AT + table.epic(place)] = cells.DECK
                table.cells[cells.EPIC + place] = cells.NOWHERE
            number = (place - FIRST) % int(table.ring())
            lay(table, place, first + number if ring is None else DISTRICTS.index(ring[number]))
            table.cells[cells.SIDE + place] = 0

    # Looking things up

    def place(self, letter: str) -> int:
        return int((LETTERS.index(letter) + FIRST) % self.table.ring())

    def letter(self, place: int) -> str:
        return LETTERS[int((place - FIRST) % self.table.ring())]

    def seat(self, name: str) -> int:
        return self.team.index(name)

    def where(self, name: str) -> str:
        return self.letter(self.table.where(self.seat(name)))

    def great_at(self) -> str:
        return self.letter(self.table.great_place())

    def heard(self, kind: type[Event]) -> list[Any]:
        """The events of one kind that were told so far."""
        return [told.event for told in self.table.log or [] if isinstance(told.event, kind)]

    # Arranging

    def stand(self, name: str, letter: str) -> None:
        self.table.cells[cells.WHERE + self.seat(name)] = self.place(letter)

    def epic(self, letter: str, epic: str, **values: int) -> None:
        """Put an Epic into a district; research, health and bracket may be set."""
        place = self.place(letter)
        old = self.table.epic(place)
        if old != cells.NOWHERE:
            self.table.cells[cells.EPIC_AT + old] = cells.DECK
        seat_epic(self.table, place, EPICS.index(epic))
        for name, value in values.items():
            start = {"research": cells.RESEARCH, "health": cells.HEALTH, "bracket": cells.BRACKET}[name]
            self.table.cells[start + place] = value

    def pieces(self, kind: str, letter: str, count: int) -> None:
        self.table.put(cells.PIECES.index(kind), self.place(letter), count)

    def count(self, kind: str, letter: str) -> int:
        return int(self.table.pieces(cells.PIECES.index(kind), self.place(letter)))

    def supply(self, kind: str) -> int:
        return int(self.table.cells[cells.SUPPLY + cells.PIECES.index(kind)])

    def bracket(self, letter: str) -> int:
        return int(self.table.bracket(self.place(letter)))

    def health(self, letter: str) -> int:
        return int(self.table.health(self.place(letter)))

    def research(self, letter: str) -> int:
        return int(self.table.research(self.place(letter)))

    def marker(self, letter: str) -> int:
        return int(self.table.marker(self.place(letter)))

    def mark(self, letter: str, level: int) -> None:
        self.table.cells[cells.MARKER + self.place(letter)] = level

    def great_brackets(self, *values: int) -> list[int]:
        """Set the four brackets, if values are given, and read them."""
        for track in range(len(values)):
            self.table.cells[cells.GREAT_BRACKET + track] = values[track]
        return [int(self.table.great_bracket(track)) for track in range(len(TRACKS))]

    def card(self, letter: str, side: str) -> None:
        """The Newcago card of a district lies with this side up."""
        self.table.cells[cells.SIDE + self.place(letter)] = 1 + "ab".index(side)

    def set(self, cell: int, value: int) -> None:
        self.table.cells[cell] = value

    def give(self, name: str, *cards: str) -> None:
        """Own equipment from now on; a die that a card grants comes along."""
        for card in cards:
            number = EQUIPMENT.index(card)
            self.table.cells[cells.HOLDER + number] = cells.OWNED + self.seat(name)
            self.table.cells[cells.FORMER + number] = self.seat(name)

    def acquire(self, name: str, card: str) -> None:
        """As if it had just been bought."""
        self.give(name, card)
        acquire(self.table, self.seat(name), EQUIPMENT.index(card))
        settle(self.table)

    def owns(self, name: str) -> list[str]:
        return [EQUIPMENT[card] for card in self.table.owned(self.seat(name))]

    def holder(self, card: str) -> int:
        return int(self.table.cells[cells.HOLDER + EQUIPMENT.index(card)])

    def assault(self, name: str, effect: str, times: int = 1) -> None:
        """As if struck in the round before."""
        at = self.seat(name) * len(ASSAULTS) + ASSAULTS.index(effect)
        self.table.cells[cells.ASSAULT_OLD + at] = times

    def tokens(self, name: str, ready: int, pending: int = 0) -> None:
        """Plan tokens, out of the supply."""
        seat = self.seat(name)
        held = int(self.table.plans(seat) + self.table.pending_plans(seat))
        self.table.cells[cells.PLAN + seat] = ready
        self.table.cells[cells.PENDING + seat] = pending
        self.table.cells[cells.SUPPLY + cells.PLAN_TOKENS] += held - ready - pending

    def plans(self, name: str) -> tuple[int, int]:
        """Ready and pending."""
        return int(self.table.plans(self.seat(name))), int(self.table.pending_plans(self.seat(name)))

    def show(self, name: str, *shown: str) -> list[str]:
        """The dice of a Reckoner show this and no others are left; gives the lines that take them in hand.

        "attack" is a basic die, "green attack 2" a special one.
        """
        seat = self.seat(name)
        for die in self.table.dice_of(seat):
            self.table.cells[cells.STATE + seat * cells.DICE + die] = cells.SPENT
        lines = []
        for text in shown:
            first, _, rest = text.partition(" ")
            colour, face = (first, rest) if first in COLOURS else ("basic", text)
            lines.append(f"die {self._turn(seat, COLOURS.index(colour), face) + 1}")
        return lines

    def _turn(self, seat: int, colour: int, face: str) -> int:
        dice = self.table.content.dice
        wanted = face_of(face)
        faces = [(dice.symbol[colour * FACES + number], dice.count[colour * FACES + number]) for number in range(FACES)]
        for die in self.table.dice_of(seat):
            at = seat * cells.DICE + die
            if self.table.colour(seat, die) == colour and self.table.cells[cells.STATE + at] == cells.SPENT:
                self.table.cells[cells.STATE + at] = cells.UNSPENT
                assert wanted is not None
                self.table.cells[cells.FACE + at] = faces.index(wanted)
                return int(die)
        raise AssertionError(f"{self.team[seat]} has no {COLOURS[colour]} die left to show {face}")

    def audit(self) -> None:
        """Every Epic lies where its card says, everybody stands in the city, and no number is below none."""
        table = self.table
        ring = int(table.ring())
        seated = [int(table.epic(place)) for place in range(ring) if table.epic(place) != cells.NOWHERE]
        assert len(seated) == len(set(seated))
        assert sorted(seated) == [
            epic for epic in range(len(EPICS)) if table.cells[cells.EPIC_AT + epic] == cells.IN_PLAY
        ]
        for row in (cells.POPULATION, cells.MONEY, cells.BASE, cells.GREAT_HEALTH, cells.GREAT_RESEARCH):
            assert table.cells[row] >= 0
        for row in (cells.RESEARCH, cells.HEALTH, cells.MARKER):
            assert min(table.cells[row : row + ring]) >= 0
        for kind in range(cells.PIECE_COUNT):
            assert table.cells[cells.SUPPLY + kind] >= 0
        for seat in range(table.seats):
            assert cells.NOWHERE <= table.where(seat) < ring
            assert min(table.plans(seat), table.pending_plans(seat)) >= 0

    # Acting

    def run(self, step: Step[Any]) -> None:
        """Let a step happen now, up to the first question or throw."""
        referee = Referee(self.game, self.table)
        self.table.then(step)
        settle(self.table)
        referee.count()
        self.audit()

    def alone(self, step: Step[Any]) -> None:
        """Nothing but this step lies on the table."""
        self.table.stack.clear()
        self.table.answers = [None] * self.table.seats
        self.run(step)

    def activate(self, letter: str) -> None:
        """The Epic of a district acts and grows."""
        self.alone(Activation(self.place(letter)))

    def line(self, text: str) -> str:
        """A line of the notation with the districts' own names for A, B, C."""
        words = text.split(" ")
        for at, word in enumerate(words):
            if word in LETTERS and len(word) == 1:
                words[at] = DISTRICTS[self.table.district(self.place(word))]
        return " ".join(words)

    def lettered(self, line: str) -> str:
        words = line.split(" ")
        for at, word in enumerate(words):
            if word in DISTRICTS and self.table.place_of(DISTRICTS.index(word)) != cells.NOWHERE:
                words[at] = self.letter(self.table.place_of(DISTRICTS.index(word)))
        return " ".join(words)

    def do(self, name: str, *lines: str) -> None:
        """A Reckoner chooses, line by line; a refusal is raised."""
        for text in lines:
            referee = Referee(self.game, self.table)
            take(self.table, self.seat(name), self.game.vocabulary().hear(self.line(text)))
            referee.count()
            self.audit()

    def offered(self, name: str) -> list[str]:
        return [self.lettered(say(choice)) for choice in options(self.table, self.seat(name))]

    def refused(self, name: str, line: str) -> str | None:
        """The rule that forbids a choice, or None if it is allowed."""
        reason = refusal(self.table, self.seat(name), self.game.vocabulary().hear(self.line(line)))
        return None if reason is None else reason.rule

    def throw(self, *outcomes: int) -> None:
        """Decide the pending throws."""
        for outcome in outcomes:
            referee = Referee(self.game, self.table)
            happen(self.table, outcome)
            settle(self.table)
            referee.count()
            self.audit()

    def throwing(self) -> Step[Any] | None:
        return pending_chance(self.table)

    def asked(self) -> list[str]:
        return [self.team[seat] for seat in asked(self.table)]

    def question(self) -> str:
        """The name of the question on the table."""
        return type(pending(self.table)).__name__

    def ready(self, *names: str) -> None:
        for name in names or self.asked():
            referee = Referee(self.game, self.table)
            act(self.table, self.seat(name), READY)
            referee.count()
            self.audit()


def with_track(epic: str, *lines: str, **changes: str | int | bool) -> Content:
    """The house edition with another action track for one Epic, and parameters played another way."""
    content = playing(**changes)
    edited = object.__new__(type(content.epics))
    edited.__dict__.update(content.epics.__dict__)
    longest = len(content.epics.slots) // len(content.epics.length)
    number = EPICS.index(epic)
    edited.slots = content.epics.slots[:]
    edited.length = content.epics.length[:]
    edited.length[number] = len(lines)
    for slot in range(len(lines)):
        edited.slots[number * longest + slot] = content.acts.number(lines[slot])
    edited.attracts = attracting(edited.slots, edited.length, content.acts)
    content.epics = edited
    return content


def playing(**changes: str | int | bool) -> Content:
    """The first house edition with parameters played another way: move__range="adjacent"."""
    return edition().playing({name.replace("__", "."): value for name, value in changes.items()})
