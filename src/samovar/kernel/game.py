"""What a game must give to sit at this table: names, settings, a way to set up, an end, and honest imagination."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.kernel.choice import Vocabulary
from samovar.kernel.errors import Illegal, Impossible, Refusal, Unreadable, brief
from samovar.kernel.native import Cells, mypyc_attr
from samovar.kernel.steps import settle
from samovar.kernel.table import ALL_SEEING, Layout, Table
from samovar.kernel.values import field_names
from samovar.kernel.view import view

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
        self.carried = carried  # brought along by the game before, so that no page offers it

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
                return self._unfit(f"'{word}' is none of {known}", "fault-setting-word", fill)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Games are values without memory: everything that changes lies on a table."""

    id: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1  # grows when a record made earlier would no longer replay

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

    def vocabulary(self) -> Vocabulary:
        """All that can be chosen in this game."""
        raise Impossible(f"{self.id} has no vocabulary")

    def step_kinds(self) -> list[type]:
        """Every class of step that can lie on the stack, so that a saved table can be read back."""
        raise Impossible(f"{self.id} does not list its steps")

    def dream(self, seen: Table, seat: int, memory: int) -> Table:
        """Fill what a seat does not see with something it might be. `memory` drives the dreamer's dice.

        `seen` is already a copy that may be changed and returned.
        """
        return seen

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
        """
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

    def pack(self) -> str:
        """Which content the game is played with: pack id, version and digest."""
        return "house"

    def printed(self) -> dict[str, Any]:
        """What that content prints on boards and cards, in plain form, for clients that draw it."""
        return {}


def full_config(game: Game, config: Config) -> Config:
    """The settings with the defaults filled in; Unreadable if one is unknown or does not fit."""
    complete = game.defaults()
    known = {setting.key: setting for setting in game.settings()}
    for key, value in config.items():
        if key not in known:
            why = f"{game.id} has no setting called '{key}'"
            raise Unreadable("config", why, "fault-no-setting", {"word": brief(key)})
        wrong = known[key].fault(value)
        if wrong is not None:
            raise wrong
        complete[key] = value
    return complete


def new_table(game: Game, config: Config, memory: int = 0) -> Table:
    """A table ready for its first question. With `memory` the quick generator throws; without, throws wait outside."""
    complete = full_config(game, config)
    reason = game.refuses(complete)
    if reason is not None:
        raise Illegal(reason)
    table = game.setup(complete)
    table.chance = memory
    settle(table)
    return table


def imagine(game: Game, table: Table, seat: int, memory: int) -> Table:
    """A whole table consistent with what a seat knows. It starts from that seat's view, so it cannot know more."""
    seen = view(table, seat)
    dreamt = game.dream(seen, seat, memory)
    dreamt.viewer = ALL_SEEING
    dreamt.chance = memory
    return dreamt


def table_from(game: Game, config: Config, saved: dict[str, Any]) -> Table:
    """A table out of its plain form, at the very question where it was saved."""
    table = game.setup(full_config(game, config))
    kinds: dict[str, Any] = {kind.__name__: kind for kind in game.step_kinds()}
    hear = game.vocabulary().hear
    try:
        if len(saved["cells"]) != len(table.cells):
            raise Unreadable("table", f"has {len(saved['cells'])} cells, this game has {len(table.cells)}")
        table.seats = saved["seats"]
        table.cells = Cells([int(cell) for cell in saved["cells"]])
        table.stack = [_value(kinds, one) for one in saved["stack"]]
        table.answers = [None if one is None else hear(one["say"]) for one in saved["answers"]]
        table.chance = saved["chance"]
        table.rolls = saved["rolls"]
        table.shown = saved["shown"]
        table.viewer = saved["viewer"]
    except (KeyError, TypeError, ValueError) as fault:
        raise Unreadable("table", f"is damaged ({fault})") from None
    return table


def _value(kinds: dict[str, Any], told: dict[str, Any]) -> Any:
    kind = kinds.get(told["is"])
    if kind is None:
        raise Unreadable("table", f"knows no step called '{told['is']}'")
    step = kind(*[_leaf(value) for name, value in told.items() if name != "is"])
    assert list(field_names(step)) == [name for name in told if name != "is"]
    return step


def _leaf(value: Any) -> Any:
    return tuple([_leaf(one) for one in value]) if isinstance(value, list) else value
