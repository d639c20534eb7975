"""Tables of agents that call us instead of being called: each sits at one seat, and bots play the others at once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from samovar.agents.messages import Misunderstood, chosen, decision
from samovar.bots.plugins import foreign, installed
from samovar.content.languages import FALLBACK
from samovar.facade import Game, Table, list_games, load
from samovar.games import catalogue
from samovar.kernel.errors import Illegal, Unreadable
from samovar.observing import asked_of
from samovar.speech import speech_of

MOST_TABLES: Final = 64  # that are kept; the longest unused goes first


class Session:
    """One seat at one table."""

    def __init__(self, table: Table, seat: int, opponents: str, language: str) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.heard = 0
        self.bots = [table.game.bot(opponents, seed=place + 1) for place in range(len(table.game.seats))]
        self._others()

    def look(self) -> str:
        """All that the seat sees, to read."""
        return self.table.text(self.seat, self.language)

    def ask(self) -> dict[str, Any]:
        """What the seat is asked, what it has heard since it asked last, or how the game ended."""
        rules = self.table.game.rules
        outcome = self.table.outcome
        return {
            "decision": decision(self.table),
            "heard": self._news(),
            "question": asked_of(rules, self.table.view(self.seat), self.seat, self.language),
            "over": outcome is not None,
            "result": self.table.result(self.language),
            "won": outcome is not None and self.seat in outcome.winners,
        }

    def choose(self, choice: str) -> dict[str, Any]:
        """Choose, let the others play, and say what is asked next."""
        if self.seat not in self.table.asked:
            raise Misunderstood("the game is over" if self.table.over else "you are not asked now")
        chosen(self.table, self.seat, {"choose": choice}, self.language)
        self._others()
        return self.ask()

    def explain(self, choice: str) -> str:
        return self.table.explain(choice, self.seat, self.language)

    def undo(self) -> dict[str, Any]:
        try:
            self.table.undo(self.seat, consent=True)  # bots do not mind
        except Illegal as fault:
            raise Misunderstood(speech_of(self.table.game.rules, self.language).say(fault.refusal.plain())) from None
        return self.ask()

    def _others(self) -> None:
        while self.table.asked and self.seat not in self.table.asked:
            self.table.play_by(self.bots[self.table.asked[0]], self.table.asked[0])

    def _news(self) -> list[str]:
        events = self.table.events(self.seat)
        fresh, self.heard = events[self.heard :], len(events)
        speech = speech_of(self.table.game.rules, self.language)
        return [speech.say(event.sentence()) for event in fresh]


class Sessions:
    """The tables of one connection, by number."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Session] = OrderedDict()
        self.laid = 0

    def games(self) -> list[dict[str, Any]]:
        """What can be played, and what can be set."""
        told = []
        for entry in catalogue():
            settings = [setting.plain() for setting in load(entry.id).settings if not setting.carried]
            players = {"least": entry.players[0], "most": entry.players[1]}
            told.append({"id": entry.id, "name": entry.names[FALLBACK], "players": players, "settings": settings})
        return told

    def join(
        self, game: str, seat: int, opponents: str, settings: dict[str, Any], seed: int | None, language: str
    ) -> tuple[str, Session]:
        """A new table, and a seat at it."""
        try:
            if foreign(opponents) and opponents not in installed():
                raise Unreadable("opponents", f"there is no bot called '{opponents}' here")  # never code by its path
            table = Game(load(game).rules, settings).start(seed=seed)
            if not 0 <= seat < len(table.game.seats):
                raise Unreadable("seat", f"there are seats 0 to {len(table.game.seats) - 1}, not {seat}")
            speech_of(table.game.rules, language)
            session = Session(table, seat, opponents, language)
        except Unreadable as fault:
            raise Misunderstood(str(fault)) from None
        except Illegal as fault:
            rules = load(game).rules
            raise Misunderstood(speech_of(rules, language).say(fault.refusal.plain()), fault.refusal.rule) from None
        self.laid += 1
        self.tables[str(self.laid)] = session
        if len(self.tables) > MOST_TABLES:
            self.tables.popitem(last=False)
        return str(self.laid), session

    def at(self, table: str) -> Session:
        """The seat at a table."""
        if table not in self.tables:
            known = ", ".join(self.tables) or f"none yet: join one of {', '.join(list_games())}"
            raise Misunderstood(f"there is no table '{table}'; there are {known}")
        self.tables.move_to_end(table)
        return self.tables[table]
