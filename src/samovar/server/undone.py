"""What people have just taken back, so that they can do it again: kept until they choose something else."""

from __future__ import annotations

from samovar.kernel.undo import Moment

Deed = tuple[int, str, bool]  # the seat, the line that it chose, and whether it was joined to the one before


class Undone:
    """By person: what he took back, the first to do again first. A server that starts anew has forgotten it."""

    def __init__(self) -> None:
        self.by_person: dict[str, list[Deed]] = {}

    def taken_back(self, person: str, mine: frozenset[int], gone: list[Moment], joined: list[bool]) -> None:
        """These choices are gone. What follows a choice of somebody else cannot be done again without him."""
        own: list[Deed] = []
        for moment, together in zip(gone, joined, strict=True):
            if moment.seat not in mine:
                break
            own.append((moment.seat, moment.said, together))
        later = self.by_person.get(person, []) if len(own) == len(gone) else []
        self.by_person[person] = [*own, *later]

    def chosen(self, person: str, seat: int, line: str) -> None:
        """Somebody chose: the same again leaves the rest to be done again, anything else makes it void."""
        waiting = self.by_person.get(person)
        if not waiting:
            return
        if waiting[0][:2] == (seat, line):
            del waiting[0]
        else:
            del self.by_person[person]

    def next(self, person: str) -> Deed | None:
        waiting = self.by_person.get(person)
        return waiting[0] if waiting else None
