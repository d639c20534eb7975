"""Deeds: what one perspective has heard, as the game's teller tells it. Nothing is stored: it is made of the log."""

from __future__ import annotations

from typing import Any, cast

from samovar.kernel.telling import Heard, Tale, Teller
from samovar.server.wire.message import Target, Text
from samovar.server.wire.states import Deed, DeedRow


class Entry:
    """A line of the log within a deed, and the state with which it was taken back."""

    def __init__(self, n: int, seq: int, heard: Heard) -> None:
        self.n = n
        self.seq = seq
        self.heard = heard
        self.struck_at = 0


class Telling:
    """One deed with all its lines, those that were taken back, too."""

    def __init__(self, kind: str, first: Entry) -> None:
        self.kind = kind
        self.entries = [first]
        self.changed = first.seq
        self._written: Deed | None = None

    def lasting(self) -> list[Entry]:
        """Its lines; of a deed that was taken back as a whole all of them, as it was told before."""
        kept = [entry for entry in self.entries if entry.struck_at == 0]
        return kept or self.entries

    def touched(self, seq: int) -> None:
        self.changed = seq
        self._written = None

    def written(self, teller: Teller) -> Deed:
        if self._written is None:
            self._written = written(teller, self.kind, self.lasting())
        return self._written

    def written_then(self, teller: Teller, seq: int) -> Deed | None:
        """As it was told in a state of the past; None if that state said nothing of it."""
        then = [entry for entry in self.entries if entry.seq <= seq and not 0 < entry.struck_at <= seq]
        touched = any(entry.seq == seq or entry.struck_at == seq for entry in self.entries)
        return written(teller, self.kind, then) if touched and then else None


class Deeds:
    """All deeds of a perspective, in the order in which they began."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.all: list[Telling] = []
        self.lasting: list[Telling] = []  # those of which something was not taken back

    def hear(self, n: int, seq: int, heard: Heard) -> None:
        entry = Entry(n, seq, heard)
        last = self.lasting[-1] if self.lasting else None
        lines = [] if last is None else [each.heard for each in last.lasting()]
        kind = self.teller.begins("" if last is None else last.kind, lines, heard)
        if kind is not None or last is None:
            self.all.append(Telling(kind or "", entry))
            self.lasting.append(self.all[-1])
            return
        last.entries.append(entry)
        last.touched(seq)

    def strike(self, n: int, seq: int) -> None:
        """The latest line that lasts is taken back."""
        if not self.lasting:
            return
        last = self.lasting[-1]
        for entry in last.entries:
            if entry.n == n:
                entry.struck_at = seq
                last.touched(seq)
        if all(entry.struck_at for entry in last.entries):
            self.lasting.pop()

    def since(self, seq: int) -> list[Deed]:
        """What was told or told otherwise after a state."""
        return [each.written(self.teller) for each in self.all if each.changed > seq]

    def then(self, seq: int) -> list[Deed]:
        """What a state of the past told."""
        found = [each.written_then(self.teller, seq) for each in self.all]
        return [deed for deed in found if deed is not None]


def written(teller: Teller, kind: str, entries: list[Entry]) -> Deed:
    tale = teller.told(kind, [entry.heard for entry in entries])
    return Deed(
        n=entries[0].n,
        last=entries[-1].n,
        text=Text(**tale.said),
        tone=cast("Any", tale.tone),
        of=target(tale.of),
        at=[Target(kind=each["kind"], id=str(each["id"])) for each in tale.at],
        rows=rows(tale),
    )


def target(named: dict[str, Any] | None) -> Target | None:
    return None if named is None else Target(kind=named["kind"], id=str(named["id"]))


def rows(tale: Tale) -> list[DeedRow]:
    return [DeedRow(of=target(row.of), text=Text(**row.said), mark=row.mark, won=row.won) for row in tale.rows]
