"""Who stands where in a tournament, and who meets whom next: from its entrants and meetings alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from samovar.pairing import everybody, swiss

SWISS, EVERYBODY = "swiss", "everybody"
PLAYED, REST, ABSENT, DECIDED = "played", "rest", "absent", "decided"  # how a meeting got its points
WIN, DRAW, LOSS = 1.0, 0.5, 0.0
FEWEST: Final = 2


class Entrant(Struct, frozen=True):
    person: str
    name: str
    number: int  # from 0 on, in the order of strength as far as it is known; before the start that of entering
    left: bool = False


class Meeting(Struct, frozen=True):
    """Without a second the first sits out. No points: it is being played."""

    round: int
    board: int
    first: str
    second: str | None
    table: str | None = None
    points: tuple[float, float] | None = None
    how: str = ""


class Standing(Struct, frozen=True):
    """`place` is shared by those whom no tie-break parts. `opponents`: the points of all whom one met (Buchholz);
    `beaten`: of those whom one beat, and half of those with whom one drew (Sonneborn-Berger)."""

    entrant: Entrant
    place: int
    points: float
    opponents: float
    beaten: float
    wins: int


def standings(entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[Standing]:
    """The first first. A round without an opponent counts as one against somebody of one's own points."""
    scores = {each.person: [taken for _, taken, _ in met_by(each.person, meetings)] for each in entrants}
    points = {person: sum(taken) for person, taken in scores.items()}
    rows = []
    for each in entrants:
        met = [(points[other or each.person], taken, how) for other, taken, how in met_by(each.person, meetings)]
        rows.append(
            Standing(
                each,
                0,
                points[each.person],
                sum(theirs for theirs, _, _ in met),
                sum(theirs * taken for theirs, taken, _ in met),
                sum(taken == WIN and how != REST for _, taken, how in met),
            )
        )
    rows.sort(key=lambda row: (*[-value for value in merit(row)], row.entrant.number))
    merits = [merit(row) for row in rows]
    return [
        Standing(row.entrant, 1 + merits.index(merit(row)), row.points, row.opponents, row.beaten, row.wins)
        for row in rows
    ]


def merit(row: Standing) -> tuple[float, ...]:
    return row.points, row.opponents, row.beaten, float(row.wins)


def met_by(person: str, meetings: Sequence[Meeting]) -> list[tuple[str | None, float, str]]:
    """Whom somebody met, what he took of it, and how; in the order of rounds."""
    found = []
    for each in meetings:
        if each.points is not None and person in (each.first, each.second):
            mine = int(person == each.second)
            found.append(((each.second, each.first)[mine], each.points[mine], each.how))
    return found


def rounds_for(kind: str, entrants: int, wanted: int) -> int:
    """Nobody needs to meet anybody twice."""
    most = len(everybody(entrants))
    return most if kind == EVERYBODY else min(wanted, most)


def next_round(kind: str, round: int, entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[Meeting]:
    """The meetings of a round; some have their points at once."""
    pairs = scheduled(round, entrants) if kind == EVERYBODY else matched(entrants, meetings)
    gone = {each.person for each in entrants if each.left}
    return [meeting_of(round, board, first, second, gone) for board, (first, second) in enumerate(pairs, 1)]


def meeting_of(round: int, board: int, first: str, second: str | None, gone: set[str]) -> Meeting:
    if second is None:
        return Meeting(round, board, first, None, points=(LOSS if first in gone else WIN, LOSS), how=REST)
    if first in gone or second in gone:
        points = (LOSS if first in gone else WIN, LOSS if second in gone else WIN)
        return Meeting(round, board, first, second, points=points, how=ABSENT)
    return Meeting(round, board, first, second)


def scheduled(round: int, entrants: Sequence[Entrant]) -> list[tuple[str, str | None]]:
    """Whoever has left is met all the same: his opponent has that point without playing."""
    people = [each.person for each in sorted(entrants, key=lambda each: each.number)]
    return [(people[one], None if other is None else people[other]) for one, other in everybody(len(people))[round - 1]]


def matched(entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[tuple[str, str | None]]:
    rows = [row for row in standings(entrants, meetings) if not row.entrant.left]
    people = [row.entrant.person for row in rows]
    place = {person: number for number, person in enumerate(people)}
    met, rested = set(), set()
    leans, last = [0] * len(people), [0] * len(people)
    for each in meetings:
        one, other = place.get(each.first), None if each.second is None else place.get(each.second)
        if each.second is None and one is not None:
            rested.add(one)
        if one is not None and other is not None:
            met.add((min(one, other), max(one, other)))
        for number, side in ((one, 1), (other, -1)):
            if number is not None and each.second is not None:
                leans[number] += side
                last[number] = side
    found: list[tuple[str, str | None]] = []
    for board, (one, other) in enumerate(swiss([row.points for row in rows], met, rested, leans)):
        if other is None:
            found.append((people[one], None))
            continue
        swapped = (leans[one], last[one], board % 2) > (leans[other], last[other], 0)
        found.append((people[other], people[one]) if swapped else (people[one], people[other]))
    return found
