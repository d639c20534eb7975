"""The chronicle of a table: the match that is played, and everything that happened to it, one happening at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from samovar.kernel.chance import FairDice
from samovar.kernel.choice import Choice, say
from samovar.kernel.game import Config, Game
from samovar.kernel.match import Match, other_pack, other_rules
from samovar.kernel.record import TAKEN_BACK, Entry, Record, read_record
from samovar.kernel.steps import Open, Question, Sealed, pending
from samovar.kernel.table import Table, Told, copy
from samovar.kernel.undo import CONSENT, FREE, NEVER

NOTE: Final = "#"

SETUP: Final = "setup"
CHOICE: Final = "choice"  # the game went on
SEAL: Final = "seal"  # a sealed choice, made or changed, while others are still to answer
ACT: Final = "act"  # something done in a question where all act as they like
BACK: Final = "back"
REMARK: Final = "note"  # something that did not touch the game


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

    def args(self) -> dict[str, Any]:
        return {"seat": self.seat, "word": self.word}


class Happening:
    """What happened: by whom, the table after it, what was told. `moment` is the choice that it was, by its place.

    When something is taken back, everything from `moment` on is.
    """

    def __init__(
        self, kind: str, seat: int, moment: int, table: Table, told: list[Told], notes: list[Note] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.moment = moment
        self.table = table
        self.told = told
        self.notes: list[Note] = [] if notes is None else notes

    def kept(self) -> Happening:
        """The same with a table of its own, for those who look at it later."""
        return Happening(self.kind, self.seat, self.moment, copy(self.table), self.told, self.notes)


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


class Chronicle:
    """A match with its happenings. Nobody outside the server's rooms ever holds one: it knows all secrets."""

    def __init__(self, game: Game, config: Config, seed: bytes | None) -> None:
        self.game = game
        self.match = Match(game, config, seed)
        self.seals: list[bool] = []  # by moment: a sealed choice while others were still to answer

    @property
    def table(self) -> Table:
        return self.match.table

    def opening(self) -> tuple[Happening, str]:
        """What the setup led to, and its lines of the record."""
        return Happening(SETUP, -1, -1, self.table, self.match.told()), lines_of(self.match.record.entries)

    def play(self, seat: int, choice: Choice, notes: list[Note] | None = None) -> tuple[Happening, str]:
        """Take a choice; Illegal if it is not allowed. Gives the lines that the record gains."""
        before = pending(self.table)
        entries = self.match.play(seat, choice)
        happening = self._chosen(before, seat, notes)
        noted = [note.line() for note in happening.notes]
        return happening, "\n".join([*noted, lines_of(entries)])

    def _chosen(self, before: Question[Any] | None, seat: int, notes: list[Note] | None) -> Happening:
        kind = CHOICE
        if pending(self.table) is before:  # the very step: a question asked again is another one
            kind = SEAL if isinstance(before, Sealed) else ACT if isinstance(before, Open) else CHOICE
        self.seals.append(kind == SEAL)
        return Happening(kind, seat, len(self.match.moments) - 1, self.table, self.match.told(), notes)

    def take_back(self, seat: int, place: int) -> tuple[Happening, str]:
        """Go back to before a moment; whether that needs consent was settled before."""
        entries = self.match.take_back(seat, place, consent=True)
        del self.seals[place:]
        note = Note("note-taken-back", seat)
        happening = Happening(BACK, seat, place, self.table, self.match.told(), [note])
        return happening, "\n".join([note.line(), lines_of(entries)])

    def remark(self, note: Note) -> tuple[Happening, str]:
        """Note something that does not touch the game."""
        return Happening(REMARK, note.seat, -1, self.table, [], [note]), note.line()

    def follow(self, notes: list[Note], entries: list[Entry], where: str) -> Happening:
        """What a stored happening did; Unreadable if it no longer fits."""
        if not entries:
            return Happening(REMARK, notes[0].seat, -1, self.table, [], notes)
        before = pending(self.table)
        for entry in entries:
            self.match.follow(entry, where)
        if entries[0].kind == TAKEN_BACK:
            place = len(self.match.moments)
            del self.seals[place:]
            seat = notes[0].seat if notes else -1
            return Happening(BACK, seat, place, self.table, self.match.told(), notes)
        return self._chosen(before, entries[0].seat, notes)

    def retell(self, header: Record, seed: bytes, rows: list[str], listen: Listener) -> None:
        """Tell stored rows again, one happening at a time; then the match goes on from there, with its own dice."""
        game, match = self.game, self.match
        if header.rules != game.rules_version:
            raise other_rules("rules", header, game)
        if header.pack != game.pack():
            raise other_pack("pack", header, game)
        entries = read_record("\n".join([*header.header(), "", *recorded(rows)]) + "\n").entries
        taken = 0
        for number, row in enumerate(rows):
            lines = row.split("\n") if row else []
            notes = [Note.read(line) for line in lines if line.startswith(NOTE)]
            count = len(lines) - len(notes)
            share = entries[taken : taken + count]
            taken += count
            if number > 0:
                listen(self.follow(notes, share, f"happening {number}"))
                continue
            for entry in share:
                match.follow(entry, "setup")
            listen(Happening(SETUP, -1, -1, match.table, match.told()))
        match.dice = FairDice(seed)
        match.record.commitment = match.dice.commitment()
        if match.record.end is not None:
            match.record.seed = seed.hex()

    def way_back(self, seat: int) -> WayBack:
        """What this seat may take back, told from nothing but what everybody knows and what the seat did itself."""
        step = pending(self.table)
        if step is None:
            return WayBack(NEVER, None, None, None, "why-undo-over")
        moments = self.match.moments
        last = len(moments)
        if isinstance(step, Sealed):
            if self.table.answers[seat] is not None:
                return WayBack(NEVER, None, None, None, "why-undo-sealed")
            # Seals of the others count as one: whether they have answered is known, how often is not.
            while last > 0 and self.seals[last - 1]:
                last -= 1
        others = last < len(moments)
        free_from: int | None = None
        consent_from: int | None = None
        own: int | None = None
        for place in range(last - 1, -1, -1):
            moment = moments[place]
            if moment.rolls != self.table.rolls or moment.shown != self.table.shown:
                break
            others = others or moment.seat != seat
            consent_from = place
            if not others:
                free_from = place
            if own is None and moment.seat == seat:
                own = place
        if own is None:
            return WayBack(NEVER, None, None, None, "why-undo-never")
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


def recorded(rows: list[str]) -> list[str]:
    """The lines of the record: everything but the notes."""
    return [line for row in rows for line in row.split("\n") if line and not line.startswith(NOTE)]
