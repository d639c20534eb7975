"""One game in progress behind every environment: who is asked, what the slots hold, and what came of it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from samovar.adapters.encoder import Encoder, Observation
from samovar.adapters.words import SAID, WORDS, Sentence
from samovar.facade import Game, load
from samovar.kernel.chance import seeded
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game as Rules
from samovar.kernel.game import blank_table, laid
from samovar.kernel.steps import act, asked, options
from samovar.kernel.table import Table
from samovar.kernel.view import view
from samovar.observing import told_of

SLOTS: Final = "slots"
BY_WORDS: Final = "words"


def payment(rules: Rules, table: Table) -> list[float]:
    """By seat: 1 for having won, -1 for having lost, 0 while it goes on or where nobody won against anybody."""
    outcome = None if table.stack else rules.outcome(table)
    if outcome is None:
        return [0.0] * table.seats
    if not rules.cooperative and len(outcome.winners) in (0, table.seats):
        return [0.0] * table.seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(table.seats)]


class Arena:
    """A table that is laid anew for every episode. An action is a slot, counted from 0 in the order of the options, or
    a word of a choice that is told word by word."""

    def __init__(self, game: str, settings: dict[str, Any], actions: str = SLOTS) -> None:
        if actions not in (SLOTS, BY_WORDS):
            raise Unreadable("actions", f"there are {SLOTS} and {BY_WORDS}, not '{actions}'")
        self.game: Game = load(game, **settings)
        self.by_words = actions == BY_WORDS
        self.seats = len(self.game.seats)
        self.encoder = Encoder(self.game)
        self.most = self.game.rules.bound(self.game.config)
        self.dice = np.random.default_rng()
        self.decisions = 0
        self.blank = blank_table(self.game.rules, self.game.config)
        self.table: Table = laid(self.blank, seeded(0))
        self.waiting: list[int] = []
        self.slots: dict[int, list[Choice]] = {}
        self.sentences: dict[int, Sentence] = {}

    def reset(self, seed: int | None) -> None:
        """A new game. The same seed throws the same dice; without one they go on from the last."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.table = laid(self.blank, seeded(int(self.dice.integers(1, 1 << 31))))
        self.decisions = 0
        self._look()

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def cut(self) -> bool:
        """Whether it has lasted longer than any game does."""
        return self.decisions >= self.most

    @property
    def actions(self) -> int:
        """How many actions there are, most of them not at once."""
        return WORDS if self.by_words else self.encoder.slots

    def choices(self, seat: int) -> list[Choice]:
        """What a seat may choose, for its slots; nothing if it is not asked."""
        if seat not in self.waiting:
            return []
        offered = self.slots.get(seat)
        if offered is None:
            offered = self.slots[seat] = self.encoder.offered(self.table, seat)
        return offered

    def sentence(self, seat: int) -> Sentence:
        """What a seat that is asked has said so far; all its options may be said, not those alone that have a slot."""
        if seat not in self.sentences:
            self.sentences[seat] = Sentence(options(self.table, seat), self.encoder.verbs)
        return self.sentences[seat]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which actions a seat may take."""
        if self.by_words and seat in self.waiting:
            return self.sentence(seat).mask()
        mask = np.zeros(self.actions, np.int8)
        mask[: len(self.choices(seat))] = 1
        return mask

    def take(self, seat: int, action: int) -> None:
        """An action of a seat that is asked: its choice, or a word of it."""
        choice = self.meant(seat, action)
        if choice is not None:
            self.play(seat, choice)

    def meant(self, seat: int, action: int) -> Choice | None:
        """The choice in a slot, where an empty one stands for the one that it would be if the slots went round; or the
        choice that a word completes, if it does."""
        if self.by_words:
            return self.sentence(seat).say(int(action))
        offered = self.choices(seat)
        return offered[int(action) % len(offered)]

    def play(self, seat: int, choice: Choice) -> None:
        question, begun = self.table.stack[-1], self.sentences
        act(self.table, seat, choice)
        self.decisions += 1
        self._look()
        if self.waiting and self.table.stack[-1] is question:
            self._go_on(seat, begun)

    def _go_on(self, seat: int, begun: dict[int, Sentence]) -> None:
        """Others who are asked the same go on with what they had begun to say, where that can still be said."""
        for other, sentence in begun.items():
            if other != seat and other in self.waiting and sentence.said:
                again = Sentence(options(self.table, other), self.encoder.verbs)
                if again.repeat(sentence.said):
                    self.sentences[other] = again

    def observation(self, seat: int) -> Observation:
        asked = seat in self.waiting
        if not self.by_words:
            return self.encoder.observation(self.table, seat, self.choices(seat) if asked else None)
        told = self.encoder.moment(self.table, seat, asked)
        told["said"] = self.sentence(seat).shown() if asked else np.full(SAID, -1, np.int16)
        told["action_mask"] = self.mask(seat)
        return told

    def rewards(self) -> list[float]:
        return payment(self.game.rules, self.table)

    def text(self, seat: int) -> str:
        """The table as a seat sees it, to read."""
        return told_of(self.game.rules, view(self.table, seat), seat, "en")

    def _look(self) -> None:
        self.waiting = asked(self.table)
        self.slots = {}
        self.sentences = {}
