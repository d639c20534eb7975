"""The whole of Samovar for a program, in one module: `import samovar`.

>>> import samovar
>>> game = samovar.load("steamwatchers", players=3)
>>> table = game.start(seed=7)
>>> while not table.over:
...     table.play(table.options()[-1])
>>> len(table.outcome.winners)
1

A `Game` is a box with its settings; a `Table` is one game in progress, with its record, fair dice and undo. Both print
themselves, compare, deep-copy and pickle. Whoever plays millions of games goes one floor down: `game.rules` and
`table.state` are the kernel's, and `samovar.kernel.steps` has the verbs.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from pathlib import Path
from typing import Any

from samovar.bots.bot import Bot
from samovar.bots.plugins import bot_named
from samovar.content.languages import FALLBACK
from samovar.content.packs import Pack, owned
from samovar.games import catalogue, open_box, schema_of
from samovar.kernel import record as records
from samovar.kernel.chance import FairDice, seeded
from samovar.kernel.choice import Choice, say
from samovar.kernel.errors import Illegal, Refusal, Unreadable, nearest
from samovar.kernel.events import Event, heard
from samovar.kernel.game import Config, Outcome, Setting, Variant, determinize, full_config
from samovar.kernel.game import Game as Rules
from samovar.kernel.match import Match, replay
from samovar.kernel.question import preview
from samovar.kernel.record import Record, read_record
from samovar.kernel.steps import asked, options, pending
from samovar.kernel.table import SPECTATOR, Told, copy
from samovar.kernel.table import Table as State
from samovar.kernel.view import view
from samovar.observing import Rows, asked_of, rows_of, told_of
from samovar.speech import speech_of


def list_games() -> list[str]:
    """The ids of all games."""
    return [entry.id for entry in catalogue()]


def load(id: str, pack: Pack | Path | str | None = None, variant: str | None = None, **settings: Any) -> Game:
    """A game with its settings, `last_clan_wins=True` for the setting `last-clan-wins`; the rest has its default.

    `pack` is a content pack or the folder of one; `variant="small"` a smaller game by the same rules, whose settings
    yours go before. Unreadable says what does not fit, Illegal which rule refuses it.
    """
    if id not in list_games():
        near = nearest(id, list_games())
        meant = f"; did you mean '{near}'?" if near else f"; there are {', '.join(list_games())}"
        raise Unreadable("game", f"there is no game called '{id}'{meant}")
    if isinstance(pack, (str, Path)):
        pack = owned(f"samovar.games.{id}", Path(pack), schema_of(id))
    rules = open_box(id, pack)
    chosen = {key.replace("_", "-"): value for key, value in settings.items()}
    return Game(rules, {**_smaller(rules, variant), **chosen})


def _smaller(rules: Rules, variant: str | None) -> Config:
    """The settings of a variant."""
    if variant is None:
        return {}
    known = {one.id: one.config for one in rules.variants()}
    if variant not in known:
        raise Unreadable("variant", f"{rules.id} has no variant called '{variant}'; there are {', '.join(known)}")
    return known[variant]


class Option:
    """One thing that a seat may choose. `line` is how it is written, `choice` the kernel's own."""

    def __init__(self, choice: Choice, label: dict[str, Any], rules: Rules) -> None:
        self.choice = choice
        self.line = say(choice)
        self.label = label
        self.rules = rules

    def text(self, language: str = FALLBACK) -> str:
        """The sentence that offers it."""
        return speech_of(self.rules, language).say(self.label)

    def __str__(self) -> str:
        return self.line

    def __repr__(self) -> str:
        return f"Option({self.line!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.choice == other.choice

    def __hash__(self) -> int:
        return hash(self.line)


class Game:
    """A box with its settings. `rules` is the kernel's game, `config` every setting."""

    def __init__(self, rules: Rules, config: Config) -> None:
        self.rules = rules
        self.config = full_config(rules, config)
        reason = rules.refuses(self.config)
        if reason is not None:
            raise Illegal(reason)

    @property
    def id(self) -> str:
        return self.rules.id

    @property
    def seats(self) -> list[str]:
        """The ids of the seats, in order."""
        return self.rules.seats(self.config)

    @property
    def settings(self) -> list[Setting]:
        """What can be chosen before the game: each with `key`, `kind`, `default`, and `values` or `low` and `high`."""
        return self.rules.settings()

    @property
    def variants(self) -> list[Variant]:
        """Smaller games by the same rules: each with `id` and `config`, for `load(…, variant=id)`."""
        return self.rules.variants()

    def start(self, seed: int | str | bytes | None = None) -> Table:
        """A new table. The same seed throws the same dice; without one nobody knows them."""
        table = Table(self, Match(self.rules, self.config, seed_of(seed)))
        table._listen()
        return table

    def resume(self, text: str) -> Table:
        """The table that a record tells, to be looked at or, if it was not over, played on with new dice."""
        record = read_record(text)
        again = Game(self.rules, record.config)
        replay(self.rules, record)  # what does not fit is refused before anything is built
        return _retold(again, b"" if not record.seed else bytes.fromhex(record.seed), text)

    def bot(self, name: str = "greedy", seed: int = 1) -> Bot:
        """A player made of code, of the house or anybody's (docs/bots.md): give it to `Table.play_by`."""
        return bot_named(name, self.id, seed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.rules == other.rules and self.config == other.config

    def __hash__(self) -> int:
        return hash((self.rules, json.dumps(self.config, sort_keys=True)))

    def __repr__(self) -> str:
        usual = self.rules.defaults()
        chosen = [f"{key}={value!r}" for key, value in self.config.items() if usual[key] != value]
        return f"Game({', '.join([self.id, *chosen])})"


class Table:
    """One game in progress. Where `seat` is left out, the first seat that is asked is meant."""

    def __init__(self, game: Game, match: Match) -> None:
        self.game = game
        self.match = match
        self._told: list[Told] = []
        self._heard_by: list[int] = []  # how much had been told before each choice, so that undo takes it back

    @property
    def state(self) -> State:
        """The kernel's table: the truth, with everybody's secrets."""
        return self.match.table

    @property
    def asked(self) -> list[int]:
        """The seats that have still to answer; nobody when the game is over."""
        return asked(self.state)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: `winners`, `scores`, and why; None while it goes on."""
        return self.match.outcome()

    def options(self, seat: int | None = None) -> list[Option]:
        """What a seat may choose, in stable order; of a wide question a sample (`question` describes it)."""
        seat = self._seat(seat)
        step = pending(self.state)
        if step is None:
            return []
        offered = options(self.state, seat)
        return [Option(choice, step.wording(self.state, seat, choice), self.game.rules) for choice in offered]

    def play(self, choice: str | Choice | Option, seat: int | None = None) -> None:
        """Choose. Illegal if a rule forbids it, Unreadable if a line says nothing; the table is then as it was."""
        seat = self._seat(seat)
        meant = self._heard(choice)
        before = len(self._told)
        self.match.play(seat, meant)
        self._heard_by.append(before)
        self._listen()

    def play_by(self, bot: Bot, seat: int | None = None) -> Choice:
        """Let a bot choose for a seat; it is shown what the seat sees."""
        seat = self._seat(seat)
        chosen = bot.choose(self.game.rules, self.view(seat), seat)
        self.play(chosen, seat)
        return chosen

    def undo(self, seat: int | None = None, consent: bool = False) -> None:
        """Take a seat's latest choice back, as far as nothing was rolled or shown since; Illegal says why not."""
        moments = self.match.moments
        if seat is None:
            if not moments:
                raise Illegal(Refusal("", "why-undo-never"))
            seat = moments[-1].seat
        self.match.take_back(seat, consent=consent)
        self.match.told()
        del self._told[self._heard_by[len(self.match.moments)] :]
        del self._heard_by[len(self.match.moments) :]

    def view(self, seat: int | None = None) -> State:
        """The table as a seat sees it: the same kind, the others' secrets masked. SPECTATOR sees what lies open."""
        return view(self.state, self._seat(seat))

    def determinize(self, seat: int | None = None, seed: int = 1) -> State:
        """A whole table that fits what a seat knows, to think on."""
        return determinize(self.game.rules, self.state, self._seat(seat), seeded(seed))

    def rows(self, seat: int | None = None) -> Rows:
        """What a seat sees, by the names of rows and places; zeros left out, None where it is hidden."""
        return rows_of(self.view(seat))

    def question(self, seat: int | None = None, language: str = FALLBACK) -> dict[str, Any] | None:
        """What a seat is asked as JSON (docs/protocol.md), with a sentence under each "text"."""
        seat = self._seat(seat)
        return asked_of(self.game.rules, self.view(seat), seat, language)

    def text(self, seat: int | None = None, language: str = FALLBACK) -> str:
        """What a seat sees and is asked, to read."""
        seat = self._seat(seat)
        return told_of(self.game.rules, self.view(seat), seat, language)

    def explain(self, choice: str | Choice | Option, seat: int | None = None, language: str = FALLBACK) -> str:
        """What a choice would be, or why it is not allowed."""
        seat = self._seat(seat)
        speech = speech_of(self.game.rules, language)
        try:
            looked = preview(self.game.rules, self.view(seat), seat, self._heard(choice))
        except Unreadable as fault:
            reason = fault.reason()
            return speech.say(reason) if isinstance(reason, dict) else str(fault)
        why = looked.get("why")
        if why is not None:
            return f"{speech.say(why)} [{why['rule']}]" if why["rule"] else speech.say(why)
        return "\n".join([speech.say(looked["label"]), *[speech.say(fact) for fact in looked["facts"]]])

    def events(self, seat: int = SPECTATOR) -> list[Event]:
        """All that a seat has heard so far."""
        return heard(self._told, seat)

    def log(self, seat: int = SPECTATOR, language: str = FALLBACK) -> list[str]:
        """The same in sentences."""
        speech = speech_of(self.game.rules, language)
        return [speech.say(event.sentence()) for event in self.events(seat)]

    def result(self, language: str = FALLBACK) -> str:
        """How it ended, as a sentence; nothing while it goes on."""
        outcome = self.outcome
        return "" if outcome is None else speech_of(self.game.rules, language).say(outcome.plain())

    def record(self) -> str:
        """The game as a text that `Game.resume` and `samovar replay` read. Until its end it holds no seed."""
        return self.match.record.text()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.game == other.game and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def __repr__(self) -> str:
        now = "over" if self.over else f"asking {', '.join(map(str, self.asked))}"
        return f"<Table of {self.game!r}: {len(self.match.moments)} choices, {now}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def copy(self) -> Table:
        """The same game once more: it throws the same dice, and nothing done to it shows on the first."""
        seed = None if self.match.dice is None else self.match.dice.seed
        match = Match(self.game.rules, self.game.config, seed, copy(self.state))
        match.record = copied(self.match.record)
        match.moments = list(self.match.moments)
        match.kept = dict(self.match.kept)
        twin = Table(self.game, match)
        twin._told = list(self._told)
        twin._heard_by = list(self._heard_by)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _retold, (self.game, b"" if self.match.dice is None else self.match.dice.seed, self.record())

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not SPECTATOR <= seat < self.state.seats:
                raise Unreadable("seat", f"there are seats 0 to {self.state.seats - 1}, not {seat}")
            return seat
        waiting = self.asked
        return waiting[0] if waiting else SPECTATOR

    def _heard(self, choice: str | Choice | Option) -> Choice:
        if isinstance(choice, Option):
            return choice.choice
        return self.game.rules.vocabulary().hear(choice) if isinstance(choice, str) else choice

    def _listen(self) -> None:
        self._told += self.match.told()


def seed_of(seed: int | str | bytes | None) -> bytes:
    """The secret that the dice follow from."""
    if isinstance(seed, bytes):
        return seed
    return secrets.token_bytes(32) if seed is None else hashlib.sha256(str(seed).encode()).digest()


def copied(record: Record) -> Record:
    twin = Record(record.game, record.rules, record.pack, record.config, list(record.seats), record.commitment)
    twin.seed, twin.entries, twin.end = record.seed, list(record.entries), record.end
    return twin


def _retold(game: Game, seed: bytes, text: str) -> Table:
    """A table out of its record; with the seed its dice go on as they would have."""
    record = read_record(text)
    match = Match(game.rules, record.config, None)
    table = Table(game, match)
    table._listen()
    for number, entry in enumerate(record.entries, 1):
        before = len(match.moments)
        if entry.kind == records.TAKEN_BACK:
            match.told()
            del table._told[table._heard_by[before - entry.number] :]
            del table._heard_by[before - entry.number :]
        heard_before = len(table._told)
        match.follow(entry, f"entry {number}")
        if len(match.moments) > before:
            table._heard_by.append(heard_before)
        table._listen()
    match.dice = FairDice(seed or secrets.token_bytes(32))
    # New dice bind nothing that was thrown before.
    match.record.commitment = match.dice.commitment() if seed else ""
    match.record.seed = record.seed
    return table
