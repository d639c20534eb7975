"""The referee: it seats agents and bots at one table, talks to each in turn, and sees to it that the game ends.

An agent that does not answer in time, whose process ends, or that gets too many lines wrong loses its seat: a random
bot plays on for it, and nobody else notices.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from queue import Empty, Queue
from typing import Any, BinaryIO, Protocol

from samovar.agents.messages import (
    MOST_ASIDES,
    MOST_UNDONE,
    Misunderstood,
    Terms,
    ask,
    begin,
    chosen,
    end,
    read,
    refused,
)
from samovar.bots.bot import Bot, RandomBot
from samovar.bots.plugins import foreign, told
from samovar.facade import Game, Table
from samovar.kernel.errors import Illegal
from samovar.processes import MOST_BYTES, Failed
from samovar.speech import speech_of

LOSERS_PATIENCE = 1.0  # seconds for an agent that lost its seat to read so, and to end


class Line(Protocol):
    """How an agent is reached: a process of its own, or our own input and output."""

    def send(self, message: bytes) -> None: ...

    def line(self, seconds: float) -> bytes: ...

    def close(self, patience: float = ...) -> None: ...


class Player:
    """Whoever sits at a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def move(self) -> None:
        """Make one choice, or take one back; Failed if it cannot be had."""
        raise NotImplementedError

    def end(self, lost: str | None) -> None:
        """The game is over; `lost` says why the seat was lost."""


class BotPlayer(Player):
    """A bot in this process. One that is not ours may stumble, and loses its seat."""

    def __init__(self, table: Table, seat: int, bot: Bot, ours: bool = True) -> None:
        super().__init__(table, seat)
        self.bot = bot
        self.ours = ours

    def move(self) -> None:
        try:
            self.table.play_by(self.bot, self.seat)
        except Exception as fault:
            if self.ours:
                raise
            raise Failed(told(fault)) from fault


class Agent(Player):
    """A program at the end of a line."""

    def __init__(self, table: Table, seat: int, terms: Terms, line: Line) -> None:
        super().__init__(table, seat)
        self.terms = terms
        self.line = line
        self.heard = 0  # events that it knows
        self.undone = 0
        self._send(begin(table, seat, terms))

    def move(self) -> None:
        tries = self.terms.tries
        asides = 0
        self._send(ask(self.table, self.seat, self.terms, self._news(), tries))
        while True:
            written = self.line.line(self.terms.seconds)
            try:
                message = read(written)
                if "choose" in message:
                    chosen(self.table, self.seat, message, self.terms.language)
                    return
                if message.get("undo") is True:
                    self._undo()
                    return
                asides += 1
                if asides > MOST_ASIDES:
                    raise Failed(f"asked more than {MOST_ASIDES} questions at once")
                self._send(self._aside(message))
            except Misunderstood as fault:
                tries -= 1
                if tries <= 0:
                    raise Failed(f"got {self.terms.tries} lines wrong; the last: {fault.why}") from None
                self._send(refused(self.table, fault, tries))

    def end(self, lost: str | None) -> None:
        try:
            self._send(end(self.table, self.seat, self.terms, self._news(), lost))
        except Failed:
            pass  # it does not listen any more, and there is nothing left to lose
        finally:
            if lost is None:
                self.line.close()
            else:
                self.line.close(LOSERS_PATIENCE)

    def _aside(self, message: dict[str, Any]) -> dict[str, Any]:
        """An answer to what is no choice."""
        said = message.get("explain")
        if isinstance(said, str):
            return {"type": "explained", "text": self.table.explain(said, self.seat, self.terms.language)}
        raise Misunderstood('expected "choose", "explain" or "undo"')

    def _undo(self) -> None:
        """Its own latest choice is taken back; then whoever is asked is asked anew."""
        if self.undone >= MOST_UNDONE:
            raise Misunderstood(f"only {MOST_UNDONE} choices can be taken back in a game")
        try:
            self.table.undo(self.seat)
        except Illegal as fault:
            why = speech_of(self.table.game.rules, self.terms.language).say(fault.refusal.plain())
            raise Misunderstood(why) from None
        self.undone += 1

    def _news(self) -> list[str]:
        """What it has heard since it was asked last."""
        events = self.table.events(self.seat)
        fresh = events[self.heard :]
        self.heard = len(events)
        speech = speech_of(self.table.game.rules, self.terms.language)
        return [speech.say(event.sentence()) for event in fresh]

    def _send(self, message: dict[str, Any]) -> None:
        self.line.send(json.dumps(message, ensure_ascii=False).encode() + b"\n")


class Referee:
    """One game between agents and bots. `seats` says for each what sits there: a bot's name, or a line to an agent."""

    def __init__(self, game: Game, seats: Sequence[str | Line], terms: Terms, seed: int | str | None = None) -> None:
        self.table = game.start(seed=seed)
        self.lost: dict[int, str] = {}
        self.players: list[Player] = []
        for seat, who in enumerate(seats):
            try:
                self.players.append(self._seated(seat, who, terms))
            except Failed as failed:
                self._stand_in(seat, str(failed))

    def play(self) -> dict[str, Any]:
        """To the end. The result: outcome, who lost his seat and why, and the record."""
        most = self.table.game.rules.bound(self.table.game.config)
        while self.table.asked and len(self.table.match.moments) < most:
            seat = self.table.asked[0]
            try:
                self.players[seat].move()
            except Failed as failed:
                self.players[seat].end(str(failed))
                self._stand_in(seat, str(failed))
        for seat, player in enumerate(self.players):
            player.end(self.lost.get(seat))
        outcome = self.table.outcome
        return {
            "game": self.table.game.id,
            "outcome": None if outcome is None else outcome.plain(),
            "lost": {str(seat): why for seat, why in self.lost.items()},
            "choices": len(self.table.match.moments),
            "record": self.table.record(),
        }

    def close(self) -> None:
        """Nobody is left running, however the game ended."""
        for player in self.players:
            if isinstance(player, Agent):
                player.line.close()

    def _seated(self, seat: int, who: str | Line, terms: Terms) -> Player:
        if isinstance(who, str):
            return BotPlayer(self.table, seat, self.table.game.bot(who, seed=seat + 1), not foreign(who))
        return Agent(self.table, seat, terms, who)

    def _stand_in(self, seat: int, why: str) -> None:
        self.lost[seat] = why
        player = BotPlayer(self.table, seat, RandomBot(seat + 1))
        self.players[seat : seat + 1] = [player]


class OwnLines:
    """Our own input and output, where whoever started us is the agent."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self.source = source
        self.sink = sink
        self.written: Queue[bytes] = Queue(1)
        threading.Thread(target=self._read, daemon=True).start()

    def send(self, message: bytes) -> None:
        self.sink.write(message)
        self.sink.flush()

    def line(self, seconds: float) -> bytes:
        try:
            found = self.written.get(timeout=seconds)
        except Empty:
            raise Failed(f"took more than {seconds:g} s") from None
        if not found:
            raise Failed("its input ended")
        return found

    def close(self, patience: float = 0.0) -> None:
        """Input and output are not ours to close."""

    def _read(self) -> None:
        while found := self.source.readline(MOST_BYTES):
            self.written.put(found)
        self.written.put(b"")
