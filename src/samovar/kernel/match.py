"""A match: a table with its record, its fair dice, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from samovar.kernel.chance import OUTSIDE, FairDice
from samovar.kernel.choice import Choice, say
from samovar.kernel.errors import Illegal, Impossible, Refusal, Unreadable, brief
from samovar.kernel.game import Config, Game, Outcome, full_config
from samovar.kernel.origin import Origin
from samovar.kernel.record import CHANCE, CORRECTED, TAKEN_BACK, Entry, Record
from samovar.kernel.steps import act, happen, pending_chance, refusal, settle
from samovar.kernel.table import Table, Told, copy
from samovar.kernel.undo import FREE, NEVER, Moment, own_last, undo_class

KEPT: Final = 48  # moments whose table is kept; further back, the record is replayed


class Match:
    """One game being played. Everything that happens to it goes through `play` and `take_back` and into the record.

    With a `table` it goes on from there: `moments` and `past` must then be given to it, and its record is only what
    follows.
    """

    def __init__(self, game: Game, config: Config, seed: bytes | None, table: Table | None = None) -> None:
        self.game = game
        self.config = full_config(game, config) if table is None else config
        reason = game.refuses(self.config) if table is None else None
        if reason is not None:
            raise Illegal(reason)
        self.dice = FairDice(seed) if seed is not None else None
        commitment = "" if self.dice is None else self.dice.commitment()
        seats = game.seats(self.config) if table is None else []
        self.record = Record(game.id, game.rules_version, game.pack(), self.config, seats, commitment)
        self.moments: list[Moment] = []
        self.kept: dict[int, Table] = {}
        self.past: Callable[[int], Table] | None = None  # the table just before a moment, from whoever keeps them all
        self.table: Table = game.setup(self.config) if table is None else table
        self.table.log = []
        if self.table.origin is None:
            self.table.origin = Origin(game, self.config)
        if table is None:
            self.table.chance = OUTSIDE
            settle(self.table)
            self._throw()

    def play(self, seat: int, choice: Choice) -> list[Entry]:
        """Take a choice if it is allowed; gives the lines that it adds to the record."""
        reason = refusal(self.table, seat, choice)
        if reason is not None:
            raise Illegal(reason)
        start = len(self.record.entries)
        self._remember(seat, choice)
        self.record.entries.append(Entry("", seat=seat, said=say(choice)))
        act(self.table, seat, choice)
        self._throw()
        self._note_end()
        return self.record.entries[start:]

    def told(self) -> list[Told]:
        """What has been told since the last time somebody asked."""
        log = self.table.log
        self.table.log = []
        return [] if log is None else log

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table)

    def undo_class(self, seat: int, place: int = -1) -> str:
        """Whether this seat may go back to before moment `place` (its own latest one unless said)."""
        if place < 0:
            place = own_last(self.moments, seat)
        if place < 0 or place >= len(self.moments):
            return NEVER
        return undo_class(self.moments, place, seat, self.table.rolls, self.table.shown)

    def take_back(self, seat: int, place: int = -1, consent: bool = False) -> list[Entry]:
        """Go back to before a moment. Free for one's own latest choices, with consent if others have chosen since."""
        if place < 0:
            place = own_last(self.moments, seat)
        kind = self.undo_class(seat, place)
        if kind == NEVER:
            raise Illegal(Refusal("", "why-undo-never"))
        if kind != FREE and not consent:
            raise Illegal(Refusal("", "why-undo-consent"))
        count = len(self.moments) - place
        self._go_back(place)
        entry = Entry(TAKEN_BACK, number=count)
        self.record.entries.append(entry)
        return [entry]

    def _remember(self, seat: int, choice: Choice) -> None:
        place = len(self.moments)
        self.kept[place] = copy(self.table)
        self.kept.pop(place - KEPT, None)
        self.moments.append(Moment(seat, say(choice), self.table.rolls, self.table.shown))

    def _go_back(self, place: int) -> None:
        kept = self.kept.get(place)
        if kept is None:
            kept = self.table_at(place)
        del self.moments[place:]
        for later in [key for key in self.kept if key >= place]:
            del self.kept[later]
        self.table = copy(kept)
        self.table.log = []

    def _throw(self) -> None:
        """Every pending throw falls, by the fair dice, and goes into the record."""
        step = pending_chance(self.table)
        while step is not None:
            if self.dice is None:
                return
            ways = step.ways(self.table)
            self.fall(self.dice.throw(self.table.rolls, ways))
            step = pending_chance(self.table)

    def fall(self, number: int) -> None:
        """Decide one pending throw: a researcher does it here, the fair dice otherwise."""
        step = pending_chance(self.table)
        if step is None:
            raise Impossible("no throw is pending")
        ways = step.ways(self.table)
        if not 0 <= number < ways:
            raise Illegal(Refusal("", "why-no-such-outcome", {"ways": ways}))
        self.record.entries.append(Entry(CHANCE, number=number, ways=ways))
        happen(self.table, number)
        settle(self.table)
        self._note_end()

    def _note_end(self) -> None:
        outcome = self.game.outcome(self.table)
        if outcome is not None:
            self.record.end = outcome.plain()
            if self.dice is not None:
                self.record.seed = self.dice.seed.hex()

    def table_at(self, place: int) -> Table:
        """The table just before moment `place`: as it was kept, or else replayed from the record."""
        if self.past is not None:
            return self.past(place)
        again = Match(self.game, self.config, None)
        for entry in lasting(self.record.entries):
            if len(again.moments) == place and entry.kind != CHANCE:
                break
            again.follow(entry, "replay")
        return again.table

    def follow(self, entry: Entry, where: str) -> None:
        """Do what a line of a record says; Unreadable if it does not fit."""
        step = pending_chance(self.table)
        if entry.kind == CHANCE:
            if step is None:
                raise Unreadable(where, "a throw is recorded, but nothing is thrown here", "fault-throw-unasked")
            ways = step.ways(self.table)
            if ways != entry.ways:
                fill: dict[str, object] = {"ways": brief(ways), "said": brief(entry.ways)}
                raise Unreadable(where, f"the throw has {ways} ways here, not {entry.ways}", "fault-throw-ways", fill)
            self.fall(entry.number)
        elif entry.kind == TAKEN_BACK:
            place = len(self.moments) - entry.number
            if entry.number < 1 or place < 0:
                why = f"there are no {entry.number} choices to take back"
                raise Unreadable(where, why, "fault-take-back", {"count": brief(entry.number)})
            self._go_back(place)
            self.record.entries.append(entry)
        elif entry.kind == CORRECTED:
            self.record.entries.append(entry)
        else:
            if step is not None:
                raise Unreadable(where, "a throw is missing before this choice", "fault-throw-missing")
            self._follow_choice(entry, where)

    def _follow_choice(self, entry: Entry, where: str) -> None:
        said = brief(entry.said)
        try:
            choice = self.game.vocabulary().hear(entry.said)
        except Unreadable as fault:
            unheard: dict[str, object] = {"said": said, "reason": fault.reason()}
            raise Unreadable(where, f"{fault.where}: {fault.why}", "fault-unheard", unheard) from None
        try:
            self.play(entry.seat, choice)
        except Illegal as fault:
            refused: dict[str, object] = {"said": said, "reason": _sentence(fault.refusal)}
            why = f"'{entry.said}' is not allowed: {fault.refusal}"
            raise Unreadable(where, why, "fault-refused", refused) from None


def lasting(entries: list[Entry]) -> list[Entry]:
    """The entries without those that were taken back."""
    lasting: list[Entry] = []
    for entry in entries:
        if entry.kind != TAKEN_BACK:
            lasting.append(entry)
            continue
        for _ in range(entry.number):
            while lasting.pop().kind in (CHANCE, CORRECTED):
                pass
    return lasting


def replay(game: Game, record: Record, until: int | None = None) -> Match:
    """The match that a record tells, or its first `until` lines. Unreadable says which line does not fit, and why."""
    if record.game != game.id:
        games: dict[str, object] = {"said": brief(record.game), "game": game.id}
        raise Unreadable("header", f"this is a record of {record.game}, not of {game.id}", "fault-other-game", games)
    differs = differences(game, record)
    if differs:
        raise differs[0]
    match = _begun(game, record)
    entries = record.entries if until is None else record.entries[:until]
    for number, entry in enumerate(entries, 1):
        match.follow(entry, f"entry {number}")
    match.record.commitment = record.commitment
    if until is None or until >= len(record.entries):
        _check_end(match, record)
    return match


class Retraced:
    """A record by today's rules, as far as they go: what differs, and where and why the rest does not fit, if any."""

    def __init__(self, match: Match, differs: list[Unreadable], fault: Unreadable | None) -> None:
        self.match = match
        self.differs = differs
        self.fault = fault

    @property
    def fits(self) -> int:
        """How many entries of the record fit."""
        return len(self.match.record.entries)


def retrace(game: Game, record: Record, until: int | None = None) -> Retraced:
    """A record made by other rules or with other content, by the choices and the throws that it holds.

    Without such a difference it must fit to its end, as in `replay`: a line that does not is then the record's fault.
    """
    differs = differences(game, record)
    if not differs:
        return Retraced(replay(game, record, until), [], None)
    match = _begun(game, record)
    fault: Unreadable | None = None
    entries = record.entries if until is None else record.entries[:until]
    try:
        for number, entry in enumerate(entries, 1):
            match.follow(entry, f"entry {number}")
        if until is None or until >= len(record.entries):
            _check_end(match, record)
    except Unreadable as stopped:
        fault = stopped
    match.record.commitment = record.commitment
    return Retraced(match, differs, fault)


def differences(game: Game, record: Record) -> list[Unreadable]:
    """What of a record is not as here: the rules that it was made by, those it was corrected to, the content."""
    found = []
    corrected = [entry.number for entry in record.entries if entry.kind == CORRECTED]
    if record.rules != game.rules_version or any(version != game.rules_version for version in corrected):
        found.append(other_rules("header", record, game))
    if record.pack != game.pack():
        found.append(other_pack("header", record, game))
    return found


def _begun(game: Game, record: Record) -> Match:
    try:
        match = Match(game, record.config, None)
    except Illegal as fault:
        why = f"these settings are refused: {fault.refusal}"
        refused: dict[str, object] = {"reason": _sentence(fault.refusal)}
        raise Unreadable("header", why, "fault-settings", refused) from None
    if match.record.seats != record.seats:
        seats = ", ".join(match.record.seats)
        raise Unreadable("header", f"the seats are {seats}", "fault-seats", {"seats": seats})
    return match


def other_rules(where: str, record: Record, game: Game) -> Unreadable:
    why = f"made under rules {record.rules}; these are rules {game.rules_version}"
    return Unreadable(where, why, "fault-other-rules", {"said": brief(record.rules), "rules": str(game.rules_version)})


def other_pack(where: str, record: Record, game: Game) -> Unreadable:
    why = f"played with content {record.pack}; this is {game.pack()}"
    return Unreadable(where, why, "fault-other-pack", {"said": brief(record.pack), "pack": game.pack()})


def _sentence(refusal: Refusal) -> dict[str, object]:
    return {"key": refusal.key, "args": dict(refusal.args)}


def _check_end(match: Match, record: Record) -> None:
    reached: dict[str, Any] | None = match.record.end
    if record.end is not None and record.end != reached:
        raise Unreadable("end", f"the record says {record.end}, the game says {reached}", "fault-other-end")
    if record.seed:
        match.dice = FairDice(_seed(record.seed))
        match.record.seed = record.seed


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Unreadable("header", "the seed is not written in hexadecimal", "fault-seed") from None


def verify(record: Record) -> list[str]:
    """What is wrong with the dice of a finished game, given what was committed before it; nothing if all is well."""
    if not record.seed or not record.commitment:
        return ["the record does not hold both the commitment and the seed"]
    dice = FairDice(_seed(record.seed))
    faults = []
    if dice.commitment() != record.commitment:
        faults.append("the seed is not the one that was committed to")
    place = 0
    for number, entry in enumerate(record.entries, 1):
        if entry.kind == CHANCE:
            if dice.throw(place, entry.ways) != entry.number:
                faults.append(f"entry {number}: the seed gives {dice.throw(place, entry.ways)}, not {entry.number}")
            place += 1
    return faults
