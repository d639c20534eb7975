"""Acts: what Epics, Great Epics and cities do, in the words of the pack: "enforcement 2 adjacent", "base 2".

An act is a word of ACTIONS, how often, where, and by what it is repeated. Cells of Limelight's tables are acts in
a row, or a loss of population that depends on a count.
"""

from __future__ import annotations

from samovar.content.schema import Kind, Path, Reading, shown
from samovar.games.reckoners.content.words import ACTIONS, FORMULA_STEPS, FORMULAS, MEASURES, PLACES, SYMBOLS
from samovar.kernel.errors import Impossible

Parsed = tuple[int, int, int, int]  # action, amount, place, measure
MOST = 99


def act_of(line: str) -> Parsed | None:
    """The act that a line says, or None."""
    words = line.split(" ")
    action = words.pop(0)
    if action not in ACTIONS:
        return None
    amount, place, measure = 1, 0, 0
    if words and words[0].isascii() and words[0].isdecimal():
        amount = int(words.pop(0))
    if words and words[0] in PLACES:
        place = PLACES.index(words.pop(0))
    if len(words) == 2 and words[0] == "per" and words[1] in MEASURES:
        measure = MEASURES.index(words[1])
        words = []
    return None if words or not 1 <= amount <= MOST else (ACTIONS.index(action), amount, place, measure)


def act_id(act: Parsed) -> str:
    """The act as texts and pictures call it: population-2, enforcement-2-adjacent, population-per-barricade."""
    action, amount, place, measure = act
    said = [ACTIONS[action]]
    if amount != 1:
        said.append(str(amount))
    if place:
        said.append(PLACES[place])
    if measure:
        said.append(f"per-{MEASURES[measure]}")
    return "-".join(said)


def loss_of(line: str) -> tuple[int, list[int]] | None:
    """What a yellow cell's loss depends on and how much it is in each bracket, or None."""
    words = line.split(" ")
    if words[0] not in FORMULAS[1:] or not all(word.isascii() and word.isdecimal() for word in words[1:]):
        return None
    numbers = [int(word) for word in words[1:]]
    if words[0] == "flat" and len(numbers) == 1:
        numbers = numbers * FORMULA_STEPS
    return (FORMULAS.index(words[0]), numbers) if len(numbers) == FORMULA_STEPS else None


def face_of(line: str) -> tuple[int, int] | None:
    """Symbol and count of a die's face: "research", "research 2"."""
    words = line.split(" ")
    if words[0] not in SYMBOLS or len(words) > 2 or (len(words) == 2 and words[1] not in ("1", "2", "3")):
        return None
    return SYMBOLS.index(words[0]), int(words[1]) if len(words) == 2 else 1


class Act(Kind):
    """One act."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, str) or act_of(value) is None:
            reading.fault(path, f'must be an act such as "enforcement 2 adjacent", not {shown(value)}')
        return value


class Cell(Kind):
    """A cell of Limelight's black, red and blue tables: acts with | between them."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, str) or not all(act_of(each) is not None for each in value.split(" | ")):
            reading.fault(path, f"must be acts with | between them, not {shown(value)}")
        return value


class Loss(Kind):
    """A cell of Limelight's yellow table."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, str) or loss_of(value) is None:
            reading.fault(path, f'must be a loss such as "flat 5" or "shields 4 5 6 7", not {shown(value)}')
        return value


class Face(Kind):
    """One face of a die that Reckoners throw."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, str) or face_of(value) is None:
            reading.fault(path, f'must be a face such as "attack" or "attack 2", not {shown(value)}')
        return value


class Health(Kind):
    """An Epic's health: a number, or "infinite"."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        number = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST
        if value != "infinite" and not number:
            reading.fault(path, f'must be a number from 1 to {MOST} or "infinite", not {shown(value)}')
        return value


class Acts:
    """Every act that occurs in the pack, by number: its word, how often, where, and by what it is repeated.

    The plain acts (once, here) come first, in the order of ACTIONS: a word's number is also that of its plain act.
    """

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.action: list[int] = []
        self.amount: list[int] = []
        self.place: list[int] = []
        self.measure: list[int] = []
        self._numbers: dict[Parsed, int] = {}
        for action in range(len(ACTIONS)):
            self._add((action, 1, 0, 0))

    def _add(self, act: Parsed) -> int:
        number = len(self.ids)
        self.ids.append(act_id(act))
        self.action.append(act[0])
        self.amount.append(act[1])
        self.place.append(act[2])
        self.measure.append(act[3])
        self._numbers[act] = number
        return number

    def number(self, line: str) -> int:
        """The number of the act that a line of the pack says."""
        act = act_of(line)
        if act is None:
            raise Impossible(f"the schema let {line!r} pass as an act")
        known = self._numbers.get(act)
        return self._add(act) if known is None else known
