"""Every game in OpenSpiel: `import samovar.adapters.openspiel` registers them in `pyspiel` (docs/learning.md).

Needs pip install 'samovar[openspiel]'. Whoever is asked first moves, others that are asked at once in their turn, in
secret where the rules say so. An action is a place among the options of a moment, which are the same for all tables
that look alike to the seat. Chance falls in single draws of at most 64 ways: a shuffle card by card.
"""

from __future__ import annotations

import hashlib
import json
from math import prod
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel
from numpy.typing import NDArray

from samovar.adapters.arena import payment
from samovar.adapters.encoder import FEATURES, QUESTION, Encoder
from samovar.facade import Game, list_games, load
from samovar.kernel.chance import FEW, OUTSIDE, gathered, single_draws
from samovar.kernel.choice import Choice, say
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import determinize, new_table
from samovar.kernel.steps import act, asked, happen, pending_chance, settle
from samovar.kernel.table import Table, copy
from samovar.kernel.view import view

PREFIX: Final = "samovar_"
DRAWS_A_DECISION: Final = 20  # more throws than any decision causes on the average
PARAMETERS: Final = {"variant": "", "settings": ""}


def openspiel_game(game: str, variant: str = "", **settings: Any) -> Any:
    """`pyspiel.load_game` with settings as `samovar.load` takes them."""
    if game not in list_games():
        load(game)  # says what there is
    written = quote(json.dumps(settings), safe="") if settings else ""
    return pyspiel.load_game(PREFIX + game, {"variant": variant, "settings": written})


def _type_of(game: Game, id: str) -> Any:
    utility = pyspiel.GameType.Utility.GENERAL_SUM
    if game.rules.cooperative:
        utility = pyspiel.GameType.Utility.IDENTICAL
    elif len(game.seats) == 2:
        utility = pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=f"Samovar: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Also where nothing is hidden: tools for hidden information refuse games that say so.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class _Box(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """A game with its settings, as OpenSpiel holds it."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        try:
            settings = json.loads(unquote(given["settings"]) or "{}")
        except json.JSONDecodeError as fault:
            raise Unreadable("settings", f"expected percent-encoded JSON, see openspiel_game: {fault}") from None
        self.game: Game = load(self.id, variant=given["variant"] or None, **settings)
        self.encoder = Encoder(self.game)
        self.blank = new_table(self.game.rules, self.game.config, OUTSIDE)
        decisions = self.game.rules.bound(self.game.config)
        kind = _type_of(self.game, self.id)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.slots,
            max_chance_outcomes=FEW,
            num_players=len(self.game.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=decisions,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> Any:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise ValueError(f"observers take no parameters, but got {params}")
        return _Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS_A_DECISION * int(self.max_game_length())


class Position:
    """All that a state is besides its history: OpenSpiel deep-copies it for every clone."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.drawn: list[int] = []  # single draws of the throw that is falling
        self.known: list[str] = [""] * table.seats  # what each seat saw and chose, in a digest
        self.offered: list[Choice] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = Position(copy(self.table))
        twin.drawn = self.drawn[:]
        twin.known = self.known[:]
        twin.offered = self.offered
        return twin


class _State(pyspiel.State):  # type: ignore[misc]
    """A moment: a throw, a question or the end."""

    def __init__(self, game: _Box) -> None:
        super().__init__(game)
        self._box = Shared(game)
        self.position = Position(copy(game.blank))

    def current_player(self) -> int:
        table = self.position.table
        if pending_chance(table) is not None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = asked(table)
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.position.table.stack

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self._offered(player))))

    def _offered(self, player: int) -> list[Choice]:
        position = self.position
        if position.offered is None:
            position.offered = self._box.of.encoder.offered(position.table, player)
        return position.offered

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self._weights()
        if weights is not None:
            whole = sum(weights)
            return [(place, weight / whole) for place, weight in enumerate(weights) if weight]
        ways = self._single()[len(self.position.drawn)]
        return [(outcome, 1.0 / ways) for outcome in range(ways)]

    def _weights(self) -> list[int] | None:
        step = pending_chance(self.position.table)
        assert step is not None
        return step.weights(self.position.table)

    def _single(self) -> list[int]:
        step = pending_chance(self.position.table)
        assert step is not None
        return single_draws(step.ways(self.position.table))

    def _apply_action(self, action: int) -> None:
        position = self.position
        table = position.table
        if pending_chance(table) is not None:
            self._fall(action)
        else:
            seat = asked(table)[0]
            choice = self._offered(seat)[action]
            position.known[seat] = self.information_state_string(seat) + say(choice)
            act(table, seat, choice)
        position.offered = None

    def _fall(self, outcome: int) -> None:
        table, drawn = self.position.table, self.position.drawn
        weights = self._weights()
        if weights is not None:
            happen(table, sum(weights[:outcome]))
            settle(table)
            return
        single = self._single()
        drawn.append(outcome)
        if len(drawn) == len(single):
            happen(table, gathered(drawn, single))
            settle(table)
            drawn.clear()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            step = pending_chance(self.position.table)
            return f"{type(step).__name__} {len(self.position.drawn)}: {action}"
        return say(self._offered(player)[action])

    def returns(self) -> list[float]:
        return payment(self._box.of.game.rules, self.position.table)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return _digest(self.position.table, seat)

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat sees now, after all that it saw when it chose, and chose."""
        seat = self.current_player() if player is None else player
        known = hashlib.sha256(self.position.known[seat].encode()).hexdigest()[:16]
        return f"{known} {_digest(self.position.table, seat)} "

    def resample_from_infostate(self, player: int, sampler: Any) -> _State:
        """The same moment with everything that this seat does not see dealt anew."""
        again: _State = self.clone()
        memory = 1 + int(sampler() * ((1 << 62) - 1))
        table = determinize(self._box.of.game.rules, self.position.table, player, memory)
        table.chance = OUTSIDE
        again.position.table = table
        # Others saw another table: what they knew of it is theirs anew.
        again.position.known = [known if seat == player else "" for seat, known in enumerate(self.position.known)]
        return again

    def __str__(self) -> str:
        table = self.position.table
        step = table.stack[-1] if table.stack else None
        now = "over" if step is None else f"{type(step).__name__} {asked(table)}{self.position.drawn or ''}"
        return f"{self._box.of.id} {now} {_digest(table, None)}"


class Shared:
    """What all states of a game have in common: a deep copy of it is itself."""

    def __init__(self, of: _Box) -> None:
        self.of = of

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


def _digest(table: Table, seat: int | None) -> str:
    """A seat's view, or the whole table, in sixteen letters."""
    seen = table if seat is None else view(table, seat)
    told = [list(map(int, seen.cells)), [None if one is None else say(one) for one in seen.answers]]
    step = seen.stack[-1] if seen.stack else None
    told.append([] if step is None else [type(step).__name__, step.plain()])
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


class _Observer:
    """The arrays of docs/learning.md in one row of numbers. With perfect recall there is a string alone."""

    def __init__(self, box: _Box, perfect_recall: bool) -> None:
        encoder = box.encoder
        self.encoder = encoder
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if perfect_recall:
            return
        shapes = {
            "observation": (len(encoder.low),),
            "question": (QUESTION,),
            "options": (encoder.slots, FEATURES),
            "action_mask": (encoder.slots,),
        }
        whole = np.zeros(sum(prod(shape) for shape in shapes.values()), np.float32)
        self.tensor = whole
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = whole[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def set_from(self, state: _State, player: int) -> None:
        if self.perfect_recall:
            return
        table = state.position.table
        offered = state._offered(player) if state.current_player() == player else None
        for name, array in self.encoder.observation(table, player, offered).items():
            self.dict[name][:] = array

    def string_from(self, state: _State, player: int) -> str:
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


def _registered(id: str) -> type[_Box]:
    kind = type(f"Samovar{id.capitalize()}", (_Box,), {"id": id, "__module__": __name__})
    globals()[kind.__name__] = kind  # where a pickle finds it
    pyspiel.register_game(_type_of(load(id), id), kind)
    return kind


GAMES: Final = {id: _registered(id) for id in list_games()}
