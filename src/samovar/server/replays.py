"""Replays: a game told again from its moments, from any perspective a reader may take; and the check of its dice."""

from __future__ import annotations

from typing import Any

from samovar.kernel.chance import FairDice
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import Game
from samovar.kernel.record import CHANCE, Entry, Record, read_record
from samovar.kernel.saved import Reader
from samovar.kernel.table import ALL_SEEING, SPECTATOR, Table
from samovar.server.archive import Facts, Kept, SeatFacts
from samovar.server.cards import changes_of
from samovar.server.event_log import notes_in, recorded
from samovar.server.moments import LOST, REMARK, Past, read_moment
from samovar.server.perspectives import Perspective, past_state_message, seen_by
from samovar.server.refusals import BAD, FORBIDDEN, MISSING, Refused, of_illegal, of_unreadable, stuck_args
from samovar.server.wire.states import LookedBack, Replay, State
from samovar.server.wire.tables import Verdict

PUBLIC, ALL = "public", "all"
MOST_STATES = 50
NO_CHANGE = b"{}"


def perspectives_for(facts: Facts, seats: list[SeatFacts], person: str | None) -> list[str]:
    """From where this reader may look: his own seats and what everybody sees; after the end, anywhere."""
    if facts.status == "over":
        return [PUBLIC, *[str(seat.seat) for seat in seats], ALL]
    return [PUBLIC, *[str(seat.seat) for seat in seats if seat.person == person and person is not None]]


def viewpoint_of(seen: str, allowed: list[str]) -> int:
    if seen not in allowed:
        raise Refused("why-not-your-seat", FORBIDDEN)
    return SPECTATOR if seen == PUBLIC else ALL_SEEING if seen == ALL else int(seen)


class Playback:
    """Every happening of a table with the table after it. It knows all secrets: only perspectives leave it."""

    def __init__(self, game: Game, kept: Kept) -> None:
        if kept.lacking:
            raise Unreadable("record", "what happened was not stored, and these rules cannot follow it", "fault-row")
        self.game = game
        self.kept = kept
        self.moments = [read_moment(blob) for blob in kept.moments if blob is not None]
        self.past = Past(Reader(game, kept.facts.config), kept.first, kept.states, kept.shapes)
        self.perspectives: dict[int, Perspective] = {}

    def perspective(self, seat: int) -> Perspective:
        """All that this seat has perceived, its states numbered as they were when they were sent."""
        perspective = self.perspectives.get(seat)
        if perspective is None:
            perspective = Perspective(self.game, seat)
            for moment, row, (state, whole) in zip(self.moments, self.kept.rows, self.kept.states, strict=True):
                # A whole table says nothing about what has changed, so a note is the only reason not to show it.
                changed = moment.kind not in (REMARK, LOST) if whole else state != NO_CHANGE
                perspective.recall(moment, notes_in(row), changed)
            self.perspectives[seat] = perspective
        return perspective

    def seen(self, place: int, seat: int) -> Table:
        try:
            return seen_by(self.past.picture(place), seat)
        except Unreadable:
            raise Refused("why-stuck", **stuck_args()) from None

    def states(self, seat: int, first: int, last: int) -> list[State]:
        perspective = self.perspective(seat)
        if not 1 <= first <= last or last - first >= MOST_STATES:
            raise Refused("why-replay-range", BAD, most=MOST_STATES)
        shown = []
        for frame, place in zip(perspective.frames, perspective.places, strict=True):
            if first <= frame.seq <= last:
                outcome = self.moments[place].outcome
                shown.append(past_state_message(perspective, self.seen(place, seat), frame.seq, outcome))
        return shown

    def place_of(self, seat: int, seq: int) -> int:
        """Which happening a state shows."""
        perspective = self.perspective(seat)
        for frame, place in zip(perspective.frames, perspective.places, strict=True):
            if frame.seq == seq:
                return place
        raise Refused("why-no-such-moment", MISSING)

    def look(self, seat: int, seq: int, lens: str, wish: dict[str, Any]) -> LookedBack:
        """Through a lens at a moment, with the eyes of the perspective: it can tell no more than its states do."""
        seen = self.seen(self.place_of(seat, seq), seat)
        try:
            return LookedBack(seq=seq, answer=self.game.look(seen, max(seat, SPECTATOR), lens, wish))
        except Unreadable as fault:
            raise of_unreadable(fault) from None
        except Illegal as fault:
            raise of_illegal(fault) from None


def replay_of(playback: Playback, seen: str, allowed: list[str], like: str, seq: int) -> Replay:
    """`seq` counts in the perspective `like`: moments are numbered anew in each."""
    perspective = playback.perspective(viewpoint_of(seen, allowed))
    return Replay(
        seen=seen,
        moment=moment_like(perspective, playback.place_of(viewpoint_of(like, allowed), seq)),
        perspectives=allowed,
        frames=perspective.frames,
        lines=[each.line for each in perspective.lines],
        deeds=perspective.deeds.since(0),
        struck=perspective.struck[:],
        rules=playback.kept.facts.rules,
        edition=playback.kept.facts.label,
        changes=changes_of(playback.kept.facts),
    )


def moment_like(perspective: Perspective, place: int) -> int:
    """The first state of this perspective that shows a happening."""
    found = zip(perspective.frames, perspective.places, strict=True)
    return next((frame.seq for frame, shown in found if shown >= place), perspective.seq)


def header_of(facts: Facts, seats: list[SeatFacts]) -> Record:
    commitment = FairDice(facts.seed).commitment()
    return Record(facts.game, facts.rules, facts.label, facts.config, [seat.id for seat in seats], commitment)


def record_of(kept: Kept) -> str:
    """The record as a text; the seed is in it once the game is over."""
    record = header_of(kept.facts, kept.seats)
    record.entries = entries_of(kept, kept.rows)
    if kept.facts.status == "over":
        record.end = kept.facts.outcome
        record.seed = kept.facts.seed.hex()
    return record.text()


def entries_of(kept: Kept, rows: list[str]) -> list[Entry]:
    header = header_of(kept.facts, kept.seats).header()
    return read_record("\n".join([*header, "", *recorded(went_on(kept, rows))]) + "\n").entries


def went_on(kept: Kept, rows: list[str]) -> list[str]:
    """The rows without those that were lost to a game which went on from before them."""
    return [rows[place] for place in went_on_places(kept) if place < len(rows)]


def went_on_places(kept: Kept) -> list[int]:
    lost = [blob is not None and read_moment(blob).kind == LOST for blob in kept.moments]
    return [place for place in range(len(kept.rows)) if lost[-1] or not lost[place]]


def verdict_of(kept: Kept) -> Verdict:
    """The throws against the seed that was committed to; those that a fork inherited had another seed."""
    dice = FairDice(kept.facts.seed)
    over = kept.facts.status == "over"
    throws = [entry for entry in entries_of(kept, kept.rows) if entry.kind == CHANCE]
    inherited = len([entry for entry in entries_of(kept, kept.rows[: kept.facts.inherited]) if entry.kind == CHANCE])
    faults = []
    for place in range(inherited, len(throws)):
        entry = throws[place]
        if over and dice.throw(place, entry.ways) != entry.number:
            faults.append(f"throw {place + 1}: the seed gives {dice.throw(place, entry.ways)}, not {entry.number}")
    return Verdict(
        commitment=dice.commitment(),
        seed=kept.facts.seed.hex() if over else None,
        throws=len(throws) - inherited,
        faults=faults,
        over=over,
    )
