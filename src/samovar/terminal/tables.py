"""What a terminal plays at: a table of this process or one of a server, told in the same shape (docs/protocol.md).

A frame knows no game. It shows a `Seen`, offers its question, and sends back the line that was chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from samovar import games
from samovar.bots.advice import advise
from samovar.bots.bot import Bot
from samovar.bots.minds import mind_for
from samovar.facade import Game, Table
from samovar.kernel.errors import Illegal, Impossible, Unreadable
from samovar.kernel.question import announced, preview, question
from samovar.kernel.steps import asked, pending
from samovar.kernel.table import UNKNOWN
from samovar.kernel.view import closed, view
from samovar.ledger.rules import ledgers
from samovar.speech import Speech, speech_of

TextOf = dict[str, Any]  # key and args


class Refused(Exception):
    """What was wanted is not done: why, as a text, and the rule that says so."""

    def __init__(self, why: TextOf) -> None:
        super().__init__(why.get("key", ""))
        self.why = why


@dataclass(frozen=True)
class Seen:
    """A moment as one seat sees it; -1 is nobody's."""

    seat: int
    rows: dict[str, list[int | None]]
    scene: dict[str, Any]
    ask: dict[str, Any] | None
    question: dict[str, Any] | None
    undo: str
    log: list[TextOf] = field(default_factory=list)
    outcome: dict[str, Any] | None = None

    @property
    def asked(self) -> list[int]:
        return [] if self.ask is None else list(self.ask["asked"])


class Playing(Protocol):
    """A table, wherever it is."""

    game: str
    config: dict[str, Any]
    seats: list[str]  # the game's words for them
    names: list[str]  # who sits there, where somebody has a name
    mine: list[int]
    axes: dict[str, list[str]]
    row_axes: dict[str, list[str]]
    printed: dict[str, Any]
    lenses: list[str]
    secrets: bool
    live: bool  # whether something may happen at any time

    def speech(self, language: str) -> Speech: ...
    def seen(self, seat: int) -> Seen: ...
    def choose(self, seat: int, line: str) -> None: ...
    def preview(self, seat: int, line: str) -> dict[str, Any]: ...
    def undo(self, seat: int) -> None: ...
    def look(self, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]: ...
    def rules(self, language: str) -> list[tuple[str, str]]: ...
    def step(self) -> bool: ...
    def close(self) -> None: ...


ADVICE = "advice"
SECONDS = 2.0
SIMULATIONS = 400


class LocalTable:
    """A game of this process. `players` says who sits where: a bot's name, or nothing for somebody at this terminal."""

    def __init__(self, table: Table, players: list[str]) -> None:
        self.table = table
        self.rules_of = table.game.rules
        self.game = table.game.id
        self.config = table.game.config
        self.seats = table.game.seats
        self.names = players
        self.mine = [seat for seat, player in enumerate(players) if not player]
        layout = self.rules_of.layout()
        self.axes = {axis.name: list(axis.ids) for row in layout.rows for axis in row.axes}
        self.row_axes = {row.name: [axis.name for axis in row.axes] for row in layout.rows}
        self.printed = self.rules_of.printed()
        self.secrets = bool(layout.secrets)
        self.live = False
        self.faults: list[str] = []
        self._bots: dict[int, Bot] = {
            seat: table.game.bot(player, seed=seat + 1) for seat, player in enumerate(players) if player
        }
        # Among people who play against each other a strong player's thoughts would decide the game.
        self.advised = len(self.mine) == 1 or self.rules_of.cooperative
        self._mind = mind_for(self.game) if self.advised else None
        self.lenses = [*self.rules_of.lenses(), *([ADVICE] if self._mind is not None else [])]

    def speech(self, language: str) -> Speech:
        return speech_of(self.rules_of, language)

    def seen(self, seat: int) -> Seen:
        seen = view(self.table.state, seat)
        outcome = self.table.outcome
        return Seen(
            seat=seat,
            rows=rows_of(seen),
            scene=self.rules_of.scene(seen, seat),
            ask=announced(seen, seat),
            question=None if seat < 0 else question(self.rules_of, seen, seat, previews=False),
            undo=self.table.match.undo_class(seat),
            log=[event.sentence() for event in self.table.events(seat)],
            outcome=None if outcome is None else outcome.plain(),
        )

    def choose(self, seat: int, line: str) -> None:
        try:
            self.table.play(line, seat)
        except Illegal as fault:
            raise Refused(fault.refusal.plain()) from None
        except Unreadable as fault:
            raise Refused(unread(fault)) from None

    def preview(self, seat: int, line: str) -> dict[str, Any]:
        try:
            choice = self.rules_of.vocabulary().hear(line)
            return preview(self.rules_of, view(self.table.state, seat), seat, choice)
        except Unreadable as fault:
            return {"say": line, "why": unread(fault)}

    def undo(self, seat: int) -> None:
        try:
            self.table.undo(seat, consent=True)  # who shares a terminal can talk, and bots do not mind
        except Illegal as fault:
            raise Refused(fault.refusal.plain()) from None

    def look(self, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
        seen = view(self.table.state, seat)
        try:
            if lens == ADVICE and self._mind is not None:
                return advise(self.rules_of, self._mind, seen, seat, 1, SIMULATIONS, SECONDS)
            return self.rules_of.look(seen, seat, lens, wish)
        except Illegal as fault:
            raise Refused(fault.refusal.plain()) from None
        except Unreadable as fault:
            raise Refused(unread(fault)) from None

    def rules(self, language: str) -> list[tuple[str, str]]:
        return ledger_lines(self.game, language)

    def step(self) -> bool:
        """Let one bot choose; False when somebody at the terminal is asked, or nobody."""
        waiting = asked(self.table.state)
        if not waiting or any(seat in self.mine for seat in waiting):
            return False
        seat = waiting[0]
        try:
            self.table.play_by(self._bots[seat], seat)
        except Exception as fault:  # somebody else's bot may do anything, and the game goes on
            step = pending(self.table.state)
            if step is None:
                raise Impossible("nobody is asked") from fault
            self.faults.append(f"{self.names[seat]}: {type(fault).__name__}: {fault}")
            self.table.play(step.otherwise(self.table.state, seat), seat)
        return True

    def close(self) -> None:
        """Nothing is held open."""

    def record_to(self, path: Path) -> None:
        path.write_text(self.table.record(), encoding="utf-8")


def local(game: Game, players: list[str], seed: str | None = None, record: str | None = None) -> LocalTable:
    """A new table, or the one that a record tells."""
    return LocalTable(game.start(seed) if record is None else game.resume(record), players)


def rows_of(seen: Any) -> dict[str, list[int | None]]:
    cells: list[int | None] = [None if cell == UNKNOWN else int(cell) for cell in closed(seen).cells]
    return {row.name: cells[row.start : row.start + row.size] for row in seen.layout().rows}


def unread(fault: Unreadable) -> TextOf:
    reason = fault.reason()
    return reason if isinstance(reason, dict) else {"key": str(fault), "args": {}}


def ledger_lines(game: str, language: str) -> list[tuple[str, str]]:
    """Every rule with its id, in our words."""
    folder = Path(games.__file__).parent / game
    words = Speech(language, [(folder / "texts" / f"rules.{language}.ftl").read_text(encoding="utf-8")])
    found = []
    for ledger in ledgers(folder):
        for rule in ledger.rules:
            key = f"rule-{rule.id.lower().replace('.', '-')}"
            found.append((rule.id, words.say({"key": key}) if words.knows(key) else rule.rule))
    return found
