"""Who sits at a table of the lab: bots of the house in this process, bots of anybody in a process of their own.

Somebody else's bot that crashes, hangs, answers nonsense or what is not allowed loses its seat and nothing else: from
then on a random bot sits there, and the game goes on.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from typing import Any, Final

from samovar.bots.bot import Bot, RandomBot
from samovar.bots.plugins import bot_named, foreign, listens, told
from samovar.kernel.choice import Choice, say
from samovar.kernel.errors import Unreadable
from samovar.kernel.events import Event, heard
from samovar.kernel.game import Config, Game, Outcome
from samovar.kernel.steps import refusal
from samovar.kernel.table import Table
from samovar.kernel.view import view
from samovar.processes import Failed, Program

SECONDS: Final = 10.0  # for one choice
START: Final = 30.0  # besides, for a process to start and to read the bot


class Forfeit(Exception):
    """A bot has lost its seat: why."""


class Hosts:
    """The processes of other people's bots, one a name and a seat, kept from game to game.

    `trusted` lets them play in this process: faster, but nothing can stop them.
    """

    def __init__(self, seconds: float = SECONDS, trusted: bool = False) -> None:
        self.seconds = seconds
        self.trusted = trusted
        self.programs: dict[tuple[str, int], Program] = {}

    def ask(self, name: str, seat: int, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """What a bot answers; Forfeit if it does not."""
        program = self.programs.get((name, seat))
        try:
            if program is None:
                environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
                program = Program([sys.executable, "-m", "samovar.bots.host", name], environment)
                self.programs[name, seat] = program
            sent = pickle.dumps(message)
            program.send(b"%d\n" % len(sent) + sent)
            answer = json.loads(program.line(seconds))
        except Failed as failed:
            self.forget(name, seat)
            raise Forfeit(str(failed)) from None
        except ValueError:
            self.forget(name, seat)
            raise Forfeit("wrote what is no answer") from None
        if not isinstance(answer, dict) or "fault" in answer:
            raise Forfeit(str(answer.get("fault")) if isinstance(answer, dict) else "wrote what is no answer")
        return answer

    def check(self, names: list[str]) -> None:
        """Unreadable if one of these cannot be loaded, before a long series begins."""
        for name in {name for name in names if foreign(name) and not self.trusted}:
            try:
                self.ask(name, 0, {"do": "load"}, START + self.seconds)
            except Forfeit as lost:
                raise Unreadable("bots", f"{name}: {lost}") from None

    def forget(self, name: str, seat: int) -> None:
        program = self.programs.pop((name, seat), None)
        if program is not None:
            program.kill()

    def close(self) -> None:
        for program in self.programs.values():
            program.close()
        self.programs.clear()


class Player:
    """A bot of the house: trusted, asked directly."""

    def __init__(self, game: Game, config: Config, seat: int, bot: Bot) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.listens = listens(bot)
        bot.begin(game, config, seat)

    def choose(self, table: Table, events: list[Event]) -> Choice:
        if events:
            self.bot.heard(events, self.seat)
        return self.bot.choose(self.game, view(table, self.seat), self.seat)

    def end(self, outcome: Outcome, events: list[Event]) -> None:
        if events:
            self.bot.heard(events, self.seat)
        self.bot.end(outcome, self.seat)


class Visitor(Player):
    """Somebody else's bot in this process, because its owner trusts it: its errors cost it the seat."""

    def __init__(self, game: Game, config: Config, seat: int, name: str, seed: int) -> None:
        try:
            super().__init__(game, config, seat, bot_named(name, game.id, seed))
        except (Exception, SystemExit) as fault:
            raise Forfeit(told(fault)) from fault

    def choose(self, table: Table, events: list[Event]) -> Choice:
        try:
            chosen: object = super().choose(table, events)
        except (Exception, SystemExit) as fault:
            raise Forfeit(told(fault)) from fault
        if not isinstance(chosen, Choice):
            raise Forfeit(f"gave no choice but {type(chosen).__name__}")
        return written(self.game, table, self.seat, chosen)

    def end(self, outcome: Outcome, events: list[Event]) -> None:
        try:
            super().end(outcome, events)
        except (Exception, SystemExit) as fault:
            raise Forfeit(told(fault)) from fault


class Outsider(Player):
    """Somebody else's bot in a process of its own, with a limit of time."""

    def __init__(self, game: Game, config: Config, seat: int, name: str, seed: int, hosts: Hosts) -> None:
        self.game = game
        self.seat = seat
        self.name = name
        self.hosts = hosts
        message = {"do": "begin", "game": game, "config": config, "seat": seat, "seed": seed}
        self.listens = bool(self._ask(message, START + hosts.seconds).get("listens"))

    def choose(self, table: Table, events: list[Event]) -> Choice:
        message = {"do": "choose", "seen": view(table, self.seat), "events": events}
        return heard_line(self.game, table, self.seat, str(self._ask(message, self.hosts.seconds).get("say")))

    def end(self, outcome: Outcome, events: list[Event]) -> None:
        self._ask({"do": "end", "outcome": outcome, "events": events}, self.hosts.seconds)

    def _ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        return self.hosts.ask(self.name, self.seat, message, seconds)


def written(game: Game, table: Table, seat: int, chosen: Choice) -> Choice:
    """A choice that somebody else made, if it can be written down, read and is allowed."""
    try:
        line = say(chosen)
    except Exception as fault:
        raise Forfeit(f"made a choice that cannot be written: {told(fault)}") from fault
    return heard_line(game, table, seat, line)


def heard_line(game: Game, table: Table, seat: int, line: str) -> Choice:
    """The choice that a line says, if the rules allow it."""
    try:
        chosen = game.vocabulary().hear(line)
    except Unreadable as fault:
        raise Forfeit(f"chose what cannot be read: {fault}") from None
    reason = refusal(table, seat, chosen)
    if reason is not None:
        raise Forfeit(f"chose what is not allowed: {reason}")
    return chosen


class Seating:
    """All seats of one game; the names go round if there are fewer than seats."""

    def __init__(self, game: Game, config: Config, names: list[str], seed: int, hosts: Hosts) -> None:
        self.game = game
        seats = len(game.seats(config))
        self.names = [names[seat % len(names)] for seat in range(seats)]
        self.forfeits: dict[int, str] = {}
        self.players: list[Player] = []
        self.unheard: list[list[Event]] = [[] for _ in range(seats)]
        for seat, name in enumerate(self.names):
            self.players.append(self._seated(config, seat, name, seed * 31 + seat, hosts))

    @property
    def listening(self) -> bool:
        return any(player.listens for player in self.players)

    def choose(self, table: Table, seat: int) -> Choice:
        """What whoever sits there chooses; always allowed."""
        try:
            return self.players[seat].choose(table, self._news(table, seat))
        except Forfeit as lost:
            return self._stand_in(seat, str(lost)).choose(table, [])

    def end(self, table: Table, outcome: Outcome) -> None:
        for seat, player in enumerate(self.players):
            try:
                player.end(outcome, self._news(table, seat))
            except Forfeit as lost:
                self.forfeits.setdefault(seat, str(lost))

    def _seated(self, config: Config, seat: int, name: str, seed: int, hosts: Hosts) -> Player:
        if not foreign(name):
            # Without hurry: who thinks by the clock plays otherwise on a busy machine.
            return Player(self.game, config, seat, bot_named(name, self.game.id, seed, 0.0))
        try:
            if hosts.trusted:
                return Visitor(self.game, config, seat, name, seed)
            return Outsider(self.game, config, seat, name, seed, hosts)
        except Forfeit as lost:
            self.forfeits[seat] = str(lost)
            return Player(self.game, config, seat, RandomBot(seed))

    def _stand_in(self, seat: int, why: str) -> Player:
        self.forfeits[seat] = why
        self.players[seat] = Player(self.game, {}, seat, RandomBot(len(why) + seat))
        return self.players[seat]

    def _news(self, table: Table, seat: int) -> list[Event]:
        """What a seat was told since it was asked last."""
        if table.log:
            for other, player in enumerate(self.players):
                if player.listens:
                    self.unheard[other] += heard(table.log, other)
            table.log = []
        news, self.unheard[seat] = self.unheard[seat], []
        return news
