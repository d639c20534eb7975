"""The event log of a table: the match that is played, and everything that happened to it, one happening at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from samovar.kernel.choice import READY, WAIT, Choice, say
from samovar.kernel.events import Event, heard
from samovar.kernel.game import Config, Game, Outcome
from samovar.kernel.match import Match
from samovar.kernel.record import CHANCE, CORRECTED, TAKEN_BACK, Entry, Record, read_record
from samovar.kernel.steps import Open, QuestionStep, Sealed, asked, pending
from samovar.kernel.table import Table, Told, copy
from samovar.kernel.undo import CONSENT, FREE, NEVER
from samovar.kernel.undo import Moment as Taken
from samovar.server.moments import (
    ACT,
    BACK,
    CHOICE,
    CHOSEN,
    LOST,
    REMARK,
    SEAL,
    SETUP,
    Moment,
    Noticed,
    Telling,
    telling,
)
from samovar.server.trail import Trail

NOTE: Final = "#"
NOBODY: Final = -1  # the seat of a note about the whole table


WAS_READY = "note-ready"
WAS_NOT_READY = "note-not-ready"
RESIGNED = "note-resigned"  # a bot plays this seat from now on
RESIGNED_OVER = "note-resigned-over"  # nobody is left to play against


class Note:
    """Something that happened at the table but not in the game: a bot took over, a clock ran out."""

    def __init__(self, key: str, seat: int, word: str = "") -> None:
        self.key = key
        self.seat = seat
        self.word = word

    def line(self) -> str:
        return f"{NOTE} {self.key} {self.seat} {self.word}".rstrip()

    @staticmethod
    def read(line: str) -> Note:
        words = line.split(" ")
        return Note(words[1], int(words[2]), words[3] if len(words) > 3 else "")

    @property
    def chosen(self) -> bool:
        """Whether it says what somebody chose, so that it goes when the choice is taken back."""
        return self.key in (WAS_READY, WAS_NOT_READY)

    def args(self) -> dict[str, Any]:
        return {"what": self.word} if self.seat == NOBODY else {"seat": self.seat, "word": self.word}


class Happening:
    """What happened: by whom, the table after it, what was told. `moment` is the choice that it was, by its place.

    When something is taken back, everything from `moment` on is.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        moment: int,
        table: Table,
        told: list[Telling],
        notes: list[Note] | None = None,
        outcome: dict[str, Any] | None = None,
        joined: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.moment = moment
        self.table = table
        self.told = told
        self.notes: list[Note] = [] if notes is None else notes
        self.outcome = outcome
        self.joined = joined  # by one gesture to the choice before it

    def kept(self) -> Happening:
        """The same with a table of its own, for those who look at it later."""
        own = copy(self.table)
        return Happening(self.kind, self.seat, self.moment, own, self.told, self.notes, self.outcome, self.joined)

    def stored(self, noticed: list[Noticed]) -> Moment:
        """The same as it is stored, with those who noticed; the notes lie in the lines beside it."""
        table = self.table
        return Moment(
            self.kind,
            self.seat,
            self.moment,
            table.rolls,
            table.shown,
            asked(table),
            self.told,
            noticed,
            self.outcome,
            self.joined,
        )


Listener = Callable[[Happening], object]


class WayBack:
    """How far a seat may go back: its latest choice `own` by `kind`, others from these places on; or why not at all."""

    def __init__(
        self, kind: str, own: int | None, free_from: int | None, consent_from: int | None, why: str = ""
    ) -> None:
        self.kind = kind
        self.own = own
        self.free_from = free_from
        self.consent_from = consent_from
        self.why = why


class EventLog:
    """A match with its happenings. Nobody outside the server's rooms ever holds one: it knows all secrets.

    With a `table` it goes on from there: see `recall`.
    """

    def __init__(self, game: Game, config: Config, seed: bytes | None, table: Table | None = None) -> None:
        self.game = game
        self.match = Match(game, config, seed, table)
        self.seals: list[bool] = []  # by moment: a sealed choice while others were still to answer
        self.joined: list[bool] = []  # by moment: one gesture with the moment before
        self.places: list[int] = []  # by moment: which happening it was
        self.happened = 0
        self.trail = Trail()
        self.overheard: list[tuple[int, list[Told]]] = []  # by moment: what was told since the table was opened
        self.resigned: set[int] = set()
        self.ended: dict[str, Any] | None = None  # how it ended before the rules had ended it

    @property
    def table(self) -> Table:
        return self.match.table

    def recall(self, moments: list[Moment], rows: list[str], past: Callable[[int], Table]) -> None:
        """Know what was chosen before the table came to stand as it does; `past` gives the table after a happening."""
        rolls = shown = 0
        for place, (moment, row) in enumerate(zip(moments, rows, strict=True)):
            if moment.kind in CHOSEN:
                self.match.moments.append(Taken(moment.seat, said_in(row), rolls, shown))
                self.seals.append(moment.kind == SEAL)
                self.joined.append(moment.joined)
                self.places.append(place)
            elif moment.kind == BACK:
                self._forget(moment.place)
            if moment.kind != LOST:
                rolls, shown = moment.rolls, moment.shown
            if RESIGNED in row:
                self._resigning(notes_in(row))
        self.happened = len(rows)
        self.match.past = lambda place: past(self.places[place] - 1)

    def stand_back(self, table: Table, moments: int) -> None:
        """Be as after so many moments, with the table of then: what came after could not be followed."""
        self._forget(moments)
        table.log = []
        self.match.table = table

    def _forget(self, place: int) -> None:
        del self.match.moments[place:], self.seals[place:], self.joined[place:], self.places[place:]

    def _happened(
        self, kind: str, seat: int, moment: int, notes: list[Note] | None = None, joined: bool = False
    ) -> Happening:
        self.happened += 1
        self._resigning(notes or [])
        told = [] if kind == REMARK else self.match.told()
        if kind == BACK:
            self.overheard = [(place, tellings) for place, tellings in self.overheard if place < moment]
        elif told:
            self.overheard.append((moment, told))
        tellings = [telling(each) for each in told]
        return Happening(kind, seat, moment, self.table, tellings, notes, self.outcome(), joined)

    def heard_by(self, seat: int) -> list[Event]:
        """What a seat was told since the table was opened, and was not taken back."""
        return [event for _, told in self.overheard for event in heard(told, seat)]

    def _resigning(self, notes: list[Note]) -> None:
        """Whoever is left alone against those who resigned has won; of several nobody has, and a team has lost."""
        self.resigned |= {note.seat for note in notes if note.key in (RESIGNED, RESIGNED_OVER)}
        if any(note.key == RESIGNED_OVER for note in notes):
            left = [seat for seat in range(self.table.seats) if seat not in self.resigned]
            winners = left if len(left) == 1 and not self.game.cooperative else []
            self.ended = Outcome(winners, "outcome-resigned").plain()

    def outcome(self) -> dict[str, Any] | None:
        """How the game ended, by its rules or because somebody resigned."""
        outcome = self.match.outcome() if self.ended is None else None
        return self.ended if outcome is None else outcome.plain()

    def turn(self) -> int:
        """How far the game is, as its players count."""
        return self.game.turn(self.table)

    def opening(self) -> tuple[Happening, str]:
        """What the setup led to, and its lines of the record."""
        return self._happened(SETUP, -1, -1), lines_of(self.match.record.entries)

    def play(
        self, seat: int, choice: Choice, notes: list[Note] | None = None, joined: bool = False
    ) -> tuple[Happening, str]:
        """Take a choice; Illegal if it is not allowed. Gives the lines that the record gains.

        It can only be `joined` to a choice of the same seat.
        """
        before = pending(self.table)
        latest = self.match.moments[-1] if self.match.moments else None
        entries = self.match.play(seat, choice)
        if isinstance(before, Open) and choice in (READY, WAIT):
            notes = [*(notes or []), Note(WAS_READY if choice == READY else WAS_NOT_READY, seat)]
        happening = self._chosen(before, seat, notes, joined and latest is not None and latest.seat == seat)
        noted = [note.line() for note in happening.notes]
        return happening, "\n".join([*noted, lines_of(entries)])

    def _chosen(
        self, before: QuestionStep[Any] | None, seat: int, notes: list[Note] | None, joined: bool = False
    ) -> Happening:
        kind = CHOICE
        if pending(self.table) is before:  # the very step: a question asked again is another one
            kind = SEAL if isinstance(before, Sealed) else ACT if isinstance(before, Open) else CHOICE
        self.seals.append(kind == SEAL)
        self.joined.append(joined)
        self.places.append(self.happened)
        return self._happened(kind, seat, len(self.match.moments) - 1, notes, joined)

    def take_back(self, seat: int, place: int) -> tuple[Happening, str]:
        """Go back to before a moment; whether that needs consent was settled before."""
        entries = self.match.take_back(seat, place, consent=True)
        self._forget(place)
        note = Note("note-taken-back", seat)
        return self._happened(BACK, seat, place, [note]), "\n".join([note.line(), lines_of(entries)])

    def remark(self, *notes: Note, entries: list[Entry] | None = None) -> tuple[Happening, str]:
        """Note something that does not touch the game."""
        lines = [*[note.line() for note in notes], *[entry.line() for entry in entries or []]]
        return self._happened(REMARK, notes[0].seat, -1, list(notes)), "\n".join(lines)

    def follow(self, notes: list[Note], entries: list[Entry], where: str) -> Happening:
        """What a stored happening did; Unreadable if it no longer fits."""
        if not entries or entries[0].kind == CORRECTED:
            return self._happened(REMARK, notes[0].seat if notes else NOBODY, -1, notes)
        before = pending(self.table)
        for entry in entries:
            self.match.follow(entry, where)
        if entries[0].kind == TAKEN_BACK:
            place = len(self.match.moments)
            self._forget(place)
            return self._happened(BACK, notes[0].seat if notes else -1, place, notes)
        return self._chosen(before, entries[0].seat, notes)

    def retell(self, header: Record, rows: list[str], listen: Listener) -> None:
        """Play rows again by today's rules, one happening at a time; Unreadable at the first that does not fit."""
        entries = read_record("\n".join([*header.header(), "", *recorded(rows)]) + "\n").entries
        taken = 0
        for number, row in enumerate(rows):
            notes = notes_in(row)
            count = len(recorded([row]))
            share = entries[taken : taken + count]
            taken += count
            if number > 0:
                listen(self.follow(notes, share, f"happening {number}"))
                continue
            for entry in share:
                self.match.follow(entry, "setup")
            listen(self._happened(SETUP, -1, -1))

    def extent(self) -> tuple[int, int]:
        """How much has happened: the same before and after means that nothing has."""
        return len(self.match.record.entries), len(self.match.moments)

    def gone_back(self, chosen: int) -> int:
        """How many of so many choices were taken back; not being ready after all is one."""
        moments = self.match.moments
        if len(moments) > chosen:
            return 1 if moments[-1].said == WAIT.verb else 0
        return chosen - len(moments)

    def way_back(self, seat: int, mine: frozenset[int] | None = None) -> WayBack:
        """What the person who looks from this seat may take back: what he did last from any of his seats, `mine`. It is
        told from nothing but what everybody knows and what he did himself."""
        step = pending(self.table)
        if step is None or self.ended is not None:
            return WayBack(NEVER, None, None, None, "why-undo-over")
        hands = frozenset((seat,)) if mine is None else mine
        moments = self.match.moments
        self.trail.follow(moments, self.seals)
        last = len(moments)
        if isinstance(step, Sealed):
            if self.table.answers[seat] is not None:
                return WayBack(NEVER, None, None, None, "why-undo-sealed")
            # Seals of the others count as one: whether they have answered is known, how often is not.
            last = self.trail.sealed_from[last - 1] if last > 0 else 0
        own = self.trail.own_last(hands, last)
        if own is None:
            return WayBack(NEVER, None, None, None, "why-undo-none")
        latest = moments[last - 1]
        consent_from = self.trail.calm_from[last - 1]
        if latest.rolls != self.table.rolls or latest.shown != self.table.shown or own < consent_from:
            rolled = moments[own].rolls != self.table.rolls
            return WayBack(NEVER, None, None, None, "why-undo-dice" if rolled else "why-undo-never")
        others = latest.seat not in hands or any(moment.seat not in hands for moment in moments[last:])
        free_from = None if others else self.trail.own_from(hands, last, consent_from)
        while own > (consent_from if free_from is None else free_from) and self.joined[own]:
            own -= 1  # what one gesture did is one step back, as far as it can be taken back at all
        kind = FREE if free_from is not None and own >= free_from else CONSENT
        return WayBack(kind, own, free_from, consent_from)

    def answered_so(self, seat: int, choice: Choice) -> bool:
        """Whether exactly this is sealed already, so that nothing would happen."""
        answer = self.table.answers[seat]
        return isinstance(pending(self.table), Sealed) and answer is not None and say(answer) == say(choice)


def lines_of(entries: list[Entry]) -> str:
    return "\n".join([entry.line() for entry in entries])


def permitted(way: WayBack, policy: str) -> WayBack:
    """A way back, as far as the table's own agreement goes: with consent, one's own choices only, or none."""
    if policy == "none":
        return WayBack(NEVER, None, None, None, "why-undo-off")
    if policy == "own" and way.kind != NEVER:
        kind = way.kind if way.kind == FREE else NEVER
        return WayBack(kind, way.own, way.free_from, None, "why-undo-own")
    return way


def notes_in(row: str) -> list[Note]:
    return [Note.read(line) for line in row.split("\n") if line.startswith(NOTE)]


def said_in(row: str) -> str:
    """The notation of the choice that a row holds."""
    for line in recorded([row]):
        seat, _, said = line.partition(" ")
        if seat not in (CHANCE, TAKEN_BACK, CORRECTED):
            return said
    return ""


def recorded(rows: list[str]) -> list[str]:
    """The lines of the record: everything but the notes."""
    return [line for row in rows for line in row.split("\n") if line and not line.startswith(NOTE)]
