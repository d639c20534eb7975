"""Perspectives: all that anybody is ever told about a game, made from what a seat sees and hears and nothing else.

A perspective is what one seat (or everybody, or after the end an all-seeing reader) has seen and heard so far. It takes
the kernel's view of each happening and forgets the table behind it. `state_message` writes from a perspective alone.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from typing import Any, cast

import msgspec

from samovar.kernel.choice import say
from samovar.kernel.game import Game
from samovar.kernel.question import announced, question
from samovar.kernel.steps import Open, Step, asked, pending
from samovar.kernel.table import ALL_SEEING, UNKNOWN, Table, copy, same
from samovar.kernel.telling import Heard
from samovar.kernel.undo import NEVER
from samovar.kernel.view import closed, view
from samovar.server.deeds import Deeds
from samovar.server.event_log import Happening, Note, WayBack
from samovar.server.moments import ACT, BACK, CHOICE, CHOSEN, LOST, SETUP, Moment, Noticed, Telling
from samovar.server.wire.message import Text, Why
from samovar.server.wire.questions import Question
from samovar.server.wire.states import Ask, Frame, Line, State, Undo
from samovar.server.wire.tables import Outcome


class HeardLine:
    """A line of one seat's log, with the choice that led to it: taken back together with it."""

    def __init__(self, line: Line, moment: int) -> None:
        self.line = line
        self.moment = moment
        self.struck_at = 0  # the state with which it was taken back

    @property
    def struck(self) -> bool:
        return self.struck_at > 0


class Perspective:
    """What one seat has seen and heard. `seq` grows when there is something new for it, and only then."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seq = 0
        self.decision = 0  # the state with which the present question came
        self.team: tuple[Step[Any] | None, int] = (None, 0)  # a question for all that others may interrupt
        self.seen: Table | None = None
        self.undo: Undo | None = None
        self.outcome: dict[str, Any] | None = None
        self.lines: list[HeardLine] = []
        self.deeds = Deeds(game.teller())
        self.acted = 0  # the state that this seat's last choice led to
        self.lasting: list[HeardLine] = []  # those of choices that were not taken back, in the order of these choices
        self.struck: list[int] = []  # the numbers of those that were
        self.frames: list[Frame] = []
        self.places: list[int] = []  # by frame: which happening it shows
        self.followed = 0
        self._position: State | None = None

    def observe(self, happening: Happening, way: WayBack | None) -> bool:
        """Take in what happened, as far as this seat perceives it; whether that was anything."""
        self.followed += 1
        seen = seen_by(happening.table, self.seat)
        before = self.seen
        new = self._hear(happening.kind, happening.moment, happening.notes, happening.told, happening.seat)
        undo = None if way is None else self._undo(way)
        own = happening.seat == self.seat
        self.seen = seen
        self.outcome = happening.outcome
        if before is not None and not new and not own and undo == self.undo and same(before, seen):
            self.places[-1] = self.followed - 1
            return False
        self.seq += 1
        if own and happening.kind in CHOSEN:
            self.acted = self.seq
        self.undo = undo
        self._position = None
        if happening.kind in (SETUP, CHOICE, BACK) or (happening.kind == ACT and own):
            self._renew(pending(seen), own or happening.kind == BACK)
        self.frames.append(Frame(seq=self.seq, line=len(self.lines), asked=asked(seen)))
        self.places.append(self.followed - 1)
        return True

    def notice(self, table: Table) -> Noticed:
        """How the latest happening, which led to this table, was something new here; as it is stored."""
        step, team = self.team
        depth = next((place for place, each in enumerate(table.stack) if each is step), -1)
        return Noticed(self.seat, self.decision, team if depth >= 0 else 0, depth)

    def recall(self, moment: Moment, notes: list[Note], changed: bool = False) -> Noticed | None:
        """Take in a stored moment as it was taken in then; the table follows with `stand_at`.

        The all-seeing reader was not there: for him it was new if anything was told or had `changed`.
        """
        self.followed += 1
        new = moment.kind != LOST and self._hear(moment.kind, moment.place, notes, moment.told, moment.seat)
        notice = None
        for each in moment.noticed:
            if each.seat == self.seat:
                notice = each
        if self.seat == ALL_SEEING and (new or changed or not self.frames):
            notice = Noticed(self.seat, 0)
        if notice is None:
            if self.places:
                self.places[-1] = self.followed - 1
            return None
        self.seq += 1
        if moment.seat == self.seat and moment.kind in CHOSEN:
            self.acted = self.seq
        self.decision = notice.decision
        self.outcome = moment.outcome
        self.frames.append(Frame(seq=self.seq, line=len(self.lines), asked=moment.asked))
        self.places.append(self.followed - 1)
        return notice

    def stand_at(self, table: Table, notice: Noticed | None, way: WayBack | None) -> None:
        """After all stored moments: the table as it stands, and the last of them that was something new here."""
        self.seen = seen_by(table, self.seat)
        self.undo = None if way is None else self._undo(way)
        if notice is not None and 0 <= notice.depth < len(table.stack):
            self.team = (table.stack[notice.depth], notice.team)
        self._position = None

    def _renew(self, step: Step[Any] | None, afresh: bool) -> None:
        """Another question, another number. One where all act as they like stays the same while others act in it,
        whatever they are asked in between, so that nobody's choice is late because of them."""
        known, decision = self.team
        if step is not None and step is known and not afresh:
            self.decision = decision
            return
        self.decision = self.seq
        if isinstance(step, Open):
            self.team = (step, self.seq)

    def _hear(self, kind: str, moment: int, notes: list[Note], told: list[Telling], by: int) -> bool:
        new = False
        if kind == BACK:
            while self.lasting and self.lasting[-1].moment >= moment:
                taken = self.lasting.pop()
                taken.struck_at = self.seq + 1
                insort(self.struck, taken.line.n)
                if taken.line.kind == "event":
                    self.deeds.strike(taken.line.n, self.seq + 1)
                new = True
        for note in notes:
            self._note("note", note.key, note.args(), moment if note.chosen else -1)
            new = True
        for key, args in heard_by(told, self.seat):
            self._note("event", key, args, moment)
            self.deeds.hear(len(self.lines), self.seq + 1, Heard(key, args, by))
            new = True
        return new

    def _note(self, kind: Any, key: str, args: dict[str, Any], moment: int) -> None:
        # A happening that is heard is always a new state, so the line belongs to the next one.
        line = Line(n=len(self.lines) + 1, seq=self.seq + 1, kind=kind, key=key, args=args)
        self.lines.append(HeardLine(line, moment))
        if moment >= 0:
            self.lasting.append(self.lines[-1])

    def _undo(self, way: WayBack) -> Undo:
        why = Why(rule="", key=way.why, args={}) if way.kind == NEVER else None
        kind: Any = way.kind
        return Undo(
            kind=kind, free_from=self.line_from(way.free_from), consent_from=self.line_from(way.consent_from), why=why
        )

    def line_from(self, moment: int | None) -> int | None:
        """The first line that can be clicked to go back to this moment or a later one."""
        if moment is None:
            return None
        place = bisect_left(self.lasting, moment, key=lambda heard: heard.moment)
        return self.lasting[place].line.n if place < len(self.lasting) else None

    def moment_of(self, number: int) -> int | None:
        """The choice that led to a line of this seat's log, unless it was taken back or was no choice."""
        if not 1 <= number <= len(self.lines):
            return None
        chosen = self.lines[number - 1]
        return None if chosen.struck or chosen.moment < 0 else chosen.moment


def seen_by(table: Table, seat: int) -> Table:
    return copy(table) if seat == ALL_SEEING else view(table, seat)


def heard_by(told: list[Telling], seat: int) -> list[tuple[str, dict[str, Any]]]:
    if seat == ALL_SEEING:
        return [(each.key, each.args) for each in told]
    return [heard for each in told if (heard := each.to(seat)) is not None]


def state_message(perspective: Perspective, since: int = 0) -> State:
    """Where the game stands for this perspective, and what was heard after state `since`."""
    if perspective._position is None:
        perspective._position = whole_position(perspective)
    now = perspective._position
    if not 0 <= since <= perspective.seq:
        since = 0  # the reader knows another past than we do: tell it all
    new = bisect_right(perspective.lines, since, key=lambda heard: heard.line.seq)
    lines = [each.line for each in perspective.lines[new:]]
    return msgspec.structs.replace(now, since=since, lines=lines, deeds=perspective.deeds.since(since))


def whole_position(perspective: Perspective) -> State:
    """The state without its lines, with what is asked."""
    seen, seat = perspective.seen, perspective.seat
    assert seen is not None, "a perspective is asked after it has seen the setup"
    over = perspective.outcome is not None  # maybe before the rules had ended it
    put = None if seat < 0 or over else asked_of(perspective.game, seen, seat)
    bare = bare_position(perspective.game, seat, seen, perspective.seq, perspective.struck[:], perspective.outcome)
    decision = None if put is None else f"d{perspective.decision}"
    return msgspec.structs.replace(
        bare, decision=decision, question=put, undo=perspective.undo, acted=perspective.acted
    )


def past_state_message(perspective: Perspective, seen: Table, seq: int, outcome: dict[str, Any] | None) -> State:
    """A state of the past with the lines that led to it; nothing is asked any more."""
    struck = [each.line.n for each in perspective.lines if 0 < each.struck_at <= seq]
    bare = bare_position(perspective.game, perspective.seat, seen, seq, struck, outcome)
    lines = [each.line for each in perspective.lines if each.line.seq == seq]
    return msgspec.structs.replace(bare, since=seq - 1, lines=lines, deeds=perspective.deeds.then(seq))


def bare_position(
    game: Game, seat: int, seen: Table, seq: int, struck: list[int], ended: dict[str, Any] | None
) -> State:
    return State(
        seq=seq,
        since=0,
        seat=seat if seat >= 0 else None,
        rows=rows_of(seen),
        scene=game.scene(seen, seat),
        answers=[None if answer is None else say(answer) for answer in seen.answers],
        ask=ask_of(seen, seat) if ended is None else None,
        decision=None,
        question=None,
        undo=None,
        lines=[],
        deeds=[],
        struck=struck,
        acted=0,
        outcome=None if ended is None else msgspec.convert(ended, Outcome),
    )


def rows_of(seen: Table) -> dict[str, list[int | None]]:
    layout = seen.layout()
    cells: list[int] = list(closed(seen).cells)
    rows: dict[str, list[int | None]] = {row.name: [*cells[row.start : row.start + row.size]] for row in layout.rows}
    for row in (*layout.secrets, *layout.remembered):
        if UNKNOWN in rows[row.name]:
            rows[row.name] = [None if cell == UNKNOWN else cell for cell in rows[row.name]]
    return rows


def asked_of(game: Game, seen: Table, seat: int) -> Question | None:
    """The kernel's plain question, as it travels. It has the shape of `Question` already; to read a wide one into
    structs only to write it out again would cost a tenth of every choice. Who wants to read it calls `readable`."""
    put = question(game, seen, seat)
    if put is None:
        return None
    for option in put["options"]:
        if "changes" in option:
            option["changes"] = hidden_as_none(seen, option["changes"])
    return cast("Question", put)


def readable(put: Question | None) -> Question | None:
    return msgspec.convert(put, Question | None)


def hidden_as_none(seen: Table, changes: list[Any]) -> list[Any]:
    """Changes as they travel: a number that is hidden is null, as in the rows."""
    untold = {row.name for row in seen.layout().remembered}
    told = [each for each in changes if each[0] not in untold]
    return [[row, ids, *[None if cell == UNKNOWN else cell for cell in cells]] for row, ids, *cells in told]


def ask_of(seen: Table, seat: int) -> Ask | None:
    """For whom the table waits, in the words that this perspective may read."""
    told = announced(seen, seat)
    return None if told is None else Ask(**{**told, "title": Text(**told["title"])})
