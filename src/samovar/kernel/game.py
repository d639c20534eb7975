"""What a game must give to sit at this table: names, settings, a way to set up, an end, and honest imagination."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.kernel.choice import Choice, Vocabulary
from samovar.kernel.chronicle import Chronicler
from samovar.kernel.errors import Illegal, Impossible, Refusal, Unreadable, brief, nearest
from samovar.kernel.native import mypyc_attr
from samovar.kernel.origin import Origin
from samovar.kernel.steps import Step, settle
from samovar.kernel.table import ALL_SEEING, Layout, Table, copy
from samovar.kernel.telling import Teller
from samovar.kernel.values import kinds_in
from samovar.kernel.view import view

_vocabularies: dict[str, Vocabulary] = {}  # by game: every line that is heard asks for it

Config = dict[str, Any]  # a setting's key -> a word, a whole number, yes or no, or a list of words


class Setting:
    """One line of the new-game page: a word out of some, several of them, a whole number, or a switch."""

    def __init__(
        self,
        key: str,
        kind: str,
        default: Any,
        values: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        per_seat: bool = False,
        carried: bool = False,
    ) -> None:
        self.key = key
        self.kind = kind  # one, some, number, switch
        self.default = default
        self.values: list[str] = [] if values is None else values
        self.low = low
        self.high = high
        self.per_seat = per_seat  # the value is a list with one entry a seat
        self.carried = carried  # brought along by the game before, or for programs alone: no page offers it

    def __repr__(self) -> str:
        span = f"{self.low}..{self.high}" if self.kind == "number" else "|".join(self.values)
        each = ", one a seat" if self.per_seat else ""
        return f"<Setting {self.key}: {self.kind}{' ' + span if span else ''}{each}, usually {self.default!r}>"

    def fault(self, value: Any) -> Unreadable | None:
        """Why a value does not fit, or None."""
        if self.per_seat:
            if not isinstance(value, list):
                return self._unfit("expected a list with one entry a seat", "fault-setting-per-seat", {})
            for one in value:
                wrong = self._fault_of_one(one)
                if wrong is not None:
                    return wrong
            return None
        return self._fault_of_one(value)

    def _fault_of_one(self, value: Any) -> Unreadable | None:
        if self.kind == "switch":
            return None if isinstance(value, bool) else self._unfit("expected yes or no", "fault-setting-switch", {})
        if self.kind == "number":
            if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
                why = f"expected a whole number from {self.low} to {self.high}"
                return self._unfit(why, "fault-setting-number", {"low": self.low, "high": self.high})
            return None
        chosen = value if self.kind == "some" else [value]
        if not isinstance(chosen, list):
            return self._unfit("expected a list", "fault-setting-list", {})
        for word in chosen:
            if not isinstance(word, str) or word not in self.values:
                known = ", ".join(self.values)
                fill: dict[str, object] = {"word": brief(word), "known": known}
                why = f"'{brief(word)}' is none of {known}"
                near = nearest(word, self.values)
                if near:
                    fill["near"] = near
                    return self._unfit(f"{why}; did you mean '{near}'?", "fault-setting-word-near", fill)
                return self._unfit(why, "fault-setting-word", fill)
        return None

    def _unfit(self, why: str, key: str, fill: dict[str, object]) -> Unreadable:
        fill["setting"] = {"kind": "setting", "id": self.key}
        return Unreadable("config", f"{self.key}: {why}", key, fill)

    def plain(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "kind": self.kind,
            "default": self.default,
            "values": self.values,
            "low": self.low,
            "high": self.high,
            "perSeat": self.per_seat,
            "carried": self.carried,
        }


class Outcome:
    """How a game ended: the winners, a score for each seat where there is one, and a sentence's key saying why."""

    def __init__(
        self,
        winners: list[int],
        key: str,
        args: dict[str, Any] | None = None,
        scores: list[int] | None = None,
    ) -> None:
        self.winners = winners
        self.key = key
        self.args: dict[str, Any] = {} if args is None else args
        self.scores = scores

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.winners)))

    def __repr__(self) -> str:
        return f"Outcome({self.winners!r}, {self.key!r}, {self.args!r}, {self.scores!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winners, self.key, self.args, self.scores)

    def plain(self) -> dict[str, Any]:
        return {"winners": self.winners, "key": self.key, "args": self.args, "scores": self.scores}


class Lesson:
    """A short game that teaches: texts `lesson-<id>` and `lesson-<id>-goal`, settings, minutes. Its coach is a lens."""

    def __init__(self, id: str, config: Config, minutes: int) -> None:
        self.id = id
        self.config = config
        self.minutes = minutes

    def plain(self) -> dict[str, Any]:
        return {"id": self.id, "config": self.config, "minutes": self.minutes}


class Variant:
    """A game made smaller, under a name: its settings. For programs that learn; its text is `variant-<id>`."""

    def __init__(self, id: str, config: Config) -> None:
        self.id = id
        self.config = config

    def __repr__(self) -> str:
        return f"<Variant {self.id}: {self.config}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Games are values without memory: everything that changes lies on a table."""

    id: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1  # grows when a record made earlier would no longer replay
    cooperative: ClassVar[bool] = False  # all win or lose together
    saved_version: ClassVar[int] = 1  # grows when a table saved earlier must be rewritten to be read: see `migrations`

    def opened_with(self) -> tuple[Any, ...]:
        """What its class was called with: nothing for the house's content, else the content that an owner brought."""
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and type(self) is type(other) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash((self.id, self.pack()))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.pack()}>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # a value without memory

    def __reduce__(self) -> tuple[Any, ...]:
        return reopened, (type(self), self.pack(), self.opened_with())

    def settings(self) -> list[Setting]:
        """What can be chosen before the game, in the order of the page. The defaults are a legal game."""
        raise Impossible(f"{self.id} has no settings")

    def defaults(self) -> Config:
        """Every setting at its default."""
        config: Config = {}
        for setting in self.settings():
            config[setting.key] = setting.default
        return config

    def refuses(self, config: Config) -> Refusal | None:
        """Why these settings do not go together, or None."""
        return None

    def seats(self, config: Config) -> list[str]:
        """The ids of the seats, in order: clans, sides, Reckoners."""
        raise Impossible(f"{self.id} does not say who sits down")

    def setup(self, config: Config) -> Table:
        """The table before anything happened. Its first steps lie on the stack."""
        raise Impossible(f"{self.id} cannot be set up")

    def outcome(self, table: Table) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise Impossible(f"{self.id} never ends")

    def layout(self) -> Layout:
        raise Impossible(f"{self.id} has no layout")

    def package(self) -> str:
        """Where the rules lie: the package of the class that is this game, not of one that alters it."""
        kinds = [kind for kind in type(self).__mro__ if kind is not Game and issubclass(kind, Game)]
        return kinds[-1].__module__.rpartition(".")[0]

    def vocabulary(self) -> Vocabulary:
        """All that can be chosen in this game: whatever its modules call by a verb."""
        known = _vocabularies.get(self.id)
        if known is None:
            known = Vocabulary([kind for kind in kinds_in(Choice, self.package()) if kind.verb])
            _vocabularies[self.id] = known
        return known

    def step_kinds(self) -> list[type]:
        """Every class of step that can lie on the stack, so that a saved table can be read back."""
        return list(kinds_in(Step, self.package()))

    def migrations(self) -> list[Any]:
        """How a saved table of each earlier version becomes one of the next: functions of a `saved.Sheet`, the first
        for tables of version 1. New rows, new ids on an axis and another order of rows need none: numbers are found
        by name, and what is new is as the setup lays it."""
        return []

    def determinize(self, seen: Table, seat: int, memory: int) -> Table:
        """Fill what a seat does not see with something it might be. `memory` is the state of the generator.

        `seen` is already a copy that may be changed and returned.
        """
        return seen

    def scene(self, seen: Table, seat: int) -> dict[str, Any]:
        """What is going on, for boards: from where, to where, who is involved, what is in hand; empty where a board
        needs no more than the rows and the question. `seen` is what this seat sees. A game declares its shape in
        `scene.Scene`, from which the client's types are written."""
        return {}

    def conserved(self, table: Table) -> dict[str, int]:
        """Quantities that no rule changes: pieces, barrels, dice, wherever they lie."""
        return {}

    def bound(self, config: Config) -> int:
        """More decisions than any game takes."""
        return 100_000

    def lenses(self) -> list[str]:
        """Aids that a player may look through at the table: reach, sight, odds, hints."""
        return []

    def look(self, seen: Table, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
        """What a lens shows, in plain form. `seen` is what this seat sees, so that no lens can show a secret.

        Nothing changes. A wish that cannot be read is Unreadable, one that a rule forbids is Illegal.
        """
        raise Unreadable("lens", f"{self.id} has no lens called '{lens}'")

    def lessons(self) -> list[Lesson]:
        """Games that teach, in their order. While one is played, the lens `coach` says what to do next.

        Its answer is empty when there is nothing to say, else `text` (key and args), and where useful `rule`,
        `targets` to point at, `line` (a choice that would do), `step` and `of` (how far), `done` (the goal is met).
        With a `hint` the text is a task: nothing is selected, and `line` is shown only after the hint.
        `settled` (`moment`, `lines`) explains what has just been settled, and is read before anything else.
        """
        return []

    def variants(self) -> list[Variant]:
        """Small games by the same rules, the smallest first, for whoever finds the whole one long to learn."""
        return []

    def tools(self) -> list[str]:
        """What the game's workshop offers without a table: checking a squad, drawing a random map."""
        return []

    def craft(self, tool: str, wish: dict[str, Any]) -> dict[str, Any]:
        """What a tool of the workshop makes of a wish, in plain form. The same wish gives the same answer."""
        raise Unreadable("tool", f"{self.id} has no tool called '{tool}'")

    def sequel(self, config: Config, table: Table, wish: dict[str, Any]) -> Config | None:
        """The settings of the game that follows this one when it is over, such as a campaign's next chapter.

        `wish` is what the players decide between the two; an empty one is always good enough. One that cannot be read
        is Unreadable, one that a rule forbids is Illegal.
        """
        return None

    def occasion(self, table: Table) -> dict[str, str] | None:
        """What was played, as a name of the texts: a scenario, a Great Epic. None where every game is alike."""
        return None

    def turn(self, table: Table) -> int:
        """Which turn or round this is, as everybody can see it: 0 before the first, and where nobody counts any."""
        return 0

    def roles(self, table: Table) -> list[dict[str, str] | None]:
        """By seat, whom it played, as names of the texts: a clan, a faction, a Reckoner."""
        return [None] * table.seats

    def merit(self, table: Table, seat: int) -> int | None:
        """How well a seat did in a game that is over, to be compared with others: its score, if there is one."""
        ended = self.outcome(table)
        return None if ended is None or ended.scores is None else ended.scores[seat]

    def chronicler(self, config: Config, seats: int) -> Chronicler | None:
        """Who listens to a game that is over and says how it came to this; None for a game that has none."""
        return None

    def teller(self) -> Teller:
        """Who says which sentences of the log make one deed, and how it is told in one."""
        return Teller()

    def pack(self) -> str:
        """Which content the game is played with: pack id, version and digest."""
        return "house"

    def names(self) -> dict[str, dict[str, str]]:
        """How an owner's pack calls what it adds or renames: by text key and language. The house's are in its texts."""
        return {}

    def composed(self) -> dict[str, str]:
        """Texts that an owner's pack needs and that are made of the game's own words: Fluent patterns, by text key."""
        return {}

    def printed(self) -> dict[str, Any]:
        """What that content prints on boards and cards, in plain form, for clients that draw it."""
        return {}


_reopened: dict[tuple[type, str], Game] = {}


def reopened(kind: type, label: str, given: tuple[Any, ...]) -> Game:
    """The game that a pickle names; opened once, however many pickles name it."""
    known = _reopened.get((kind, label))
    if known is not None:
        return known
    build: Any = kind
    game: Game = build(*given)
    if game.pack() != label:
        why = f"was played with content {label}; here it is {game.pack()}"
        raise Unreadable(game.id, why, "fault-other-pack", {"said": brief(label), "pack": game.pack()})
    _reopened[kind, label] = game
    return game


def full_config(game: Game, config: Config) -> Config:
    """The settings with the defaults filled in; Unreadable if one is unknown or does not fit."""
    complete = game.defaults()
    known = {setting.key: setting for setting in game.settings()}
    for key, value in config.items():
        if key not in known:
            why = f"{game.id} has no setting called '{brief(key)}'"
            near = nearest(key, known)
            if near:
                meant: dict[str, object] = {"word": brief(key), "near": near}
                raise Unreadable("config", f"{why}; did you mean '{near}'?", "fault-no-setting-near", meant)
            raise Unreadable("config", f"{why}; it has {', '.join(known)}", "fault-no-setting", {"word": brief(key)})
        wrong = known[key].fault(value)
        if wrong is not None:
            raise wrong
        complete[key] = value
    return complete


def new_table(game: Game, config: Config, memory: int = 0, listening: bool = False) -> Table:
    """A table ready for its first question. With `memory` the quick generator throws; without, throws wait outside.
    Where somebody is `listening`, what is told is kept in its log."""
    table = blank_table(game, config)
    table.chance = memory
    table.log = [] if listening else None
    settle(table)
    return table


def blank_table(game: Game, config: Config) -> Table:
    """A table as it is set up, before anything was thrown: whoever plays many games copies it (`laid`)."""
    complete = full_config(game, config)
    reason = game.refuses(complete)
    if reason is not None:
        raise Illegal(reason)
    table = game.setup(complete)
    table.origin = Origin(game, complete)
    return table


def laid(blank: Table, memory: int) -> Table:
    """The same as `new_table`, from a blank one."""
    table = copy(blank)
    table.chance = memory
    settle(table)
    return table


def determinize(game: Game, table: Table, seat: int, memory: int) -> Table:
    """A whole table consistent with what a seat knows. It starts from that seat's view, so it cannot know more."""
    seen = view(table, seat)
    determinized = game.determinize(seen, seat, memory)
    determinized.viewer = ALL_SEEING
    determinized.chance = memory
    return determinized
