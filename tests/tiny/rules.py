"""Kettle's rules: three rounds of bidding coal for the boiler, with a walk in the yard and a chat between them."""

from __future__ import annotations

from typing import ClassVar, Final

from samovar.kernel.chance import orderings, shuffled
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.events import Event
from samovar.kernel.fields import (
    AmountField,
    AssignField,
    Fact,
    Field,
    PointField,
    SequenceField,
    SubsetField,
)
from samovar.kernel.parts import Flag, Named, Number, Pairs, Part, Several
from samovar.kernel.steps import Ask, Chance, Open, Sealed, Step
from tests.tiny.table import (
    CARDS,
    COAL,
    COINS,
    DECK,
    DECK_LEFT,
    HEAT,
    NO_CARD,
    PLACE,
    ROUND,
    SEAT,
    TOOL,
    TOOLS,
    YARD,
    KettleTable,
)

ROUNDS: Final = 3
BOILING: Final = 9
STRIDE: Final = 30  # how far a stoker walks at once, each way
GUST_WEIGHTS: Final = [3, 2, 1]  # the boiler loses 0, 1 or 2 degrees

STOKER = Named("stoker", "stoker", SEAT.ids)


class Burn(Choice):
    verb: ClassVar[str] = "burn"
    parts: ClassVar[tuple[Part, ...]] = (Number("pieces"),)

    def __init__(self, pieces: int) -> None:
        self.pieces = pieces


class Play(Choice):
    verb: ClassVar[str] = "play"
    parts: ClassVar[tuple[Part, ...]] = (Flag("yes"),)

    def __init__(self, yes: bool) -> None:
        self.yes = yes


class Walk(Choice):
    verb: ClassVar[str] = "walk"
    parts: ClassVar[tuple[Part, ...]] = (Pairs("to", Number("x"), Number("y")),)

    def __init__(self, to: tuple[int, ...]) -> None:
        self.to = to


class Take(Choice):
    verb: ClassVar[str] = "take"
    parts: ClassVar[tuple[Part, ...]] = (Several(Named("tools", "tool", list(TOOLS))),)

    def __init__(self, tools: tuple[int, ...]) -> None:
        self.tools = tools


class Line(Choice):
    verb: ClassVar[str] = "line"
    parts: ClassVar[tuple[Part, ...]] = (Several(Named("tools", "tool", list(TOOLS))),)

    def __init__(self, tools: tuple[int, ...]) -> None:
        self.tools = tools


class Post(Choice):
    verb: ClassVar[str] = "post"
    parts: ClassVar[tuple[Part, ...]] = (Pairs("posts", STOKER, Named("tool", "tool", list(TOOLS))),)

    def __init__(self, posts: tuple[int, ...]) -> None:
        self.posts = posts


class Give(Choice):
    verb: ClassVar[str] = "give"
    parts: ClassVar[tuple[Part, ...]] = (STOKER, Number("pieces"))

    def __init__(self, stoker: int, pieces: int) -> None:
        self.stoker = stoker
        self.pieces = pieces


class Burnt(Event):
    parts: ClassVar[tuple[Part, ...]] = (STOKER, Number("pieces"))

    def __init__(self, stoker: int, pieces: int) -> None:
        self.stoker = stoker
        self.pieces = pieces


class Drew(Event):
    parts: ClassVar[tuple[Part, ...]] = (STOKER, Named("card", "card", ["none", *CARDS]))

    def __init__(self, stoker: int, card: int) -> None:
        self.stoker = stoker
        self.card = card


class DrewUnseen(Event):
    parts: ClassVar[tuple[Part, ...]] = (STOKER,)

    def __init__(self, stoker: int) -> None:
        self.stoker = stoker


class Gusted(Event):
    parts: ClassVar[tuple[Part, ...]] = (Number("degrees"),)

    def __init__(self, degrees: int) -> None:
        self.degrees = degrees


class Shuffle(Chance[KettleTable]):
    """The deck's order, which nobody sees. [TG-SETUP.1]"""

    def ways(self, table: KettleTable) -> int:
        return orderings(len(CARDS))

    def happen(self, table: KettleTable, outcome: int) -> None:
        order = shuffled(outcome, list(range(1, len(CARDS) + 1)))
        for depth in range(len(CARDS)):
            table.cells[DECK + depth] = order[depth]
        table.cells[DECK_LEFT] = len(CARDS)


class Round(Step[KettleTable]):
    """Each round: draw, bid, walk, talk, gust. [TG-ROUND.1]"""

    def run(self, table: KettleTable) -> None:
        table.cells[ROUND] += 1
        turn = int(table.cells[ROUND] % table.seats)
        table.then(Draw(turn), Bid(), Stroll(turn), Talk(), Gust(), RoundEnd())


class RoundEnd(Step[KettleTable]):
    """Three rounds, or a boiling kettle, end the game. [TG-END.1]"""

    def run(self, table: KettleTable) -> None:
        if table.cells[ROUND] < ROUNDS and table.heat() < BOILING:
            table.then(Round())


class Draw(Step[KettleTable]):
    """One stoker draws the top card; only he sees it. [TG-CARD.1]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: KettleTable) -> None:
        if table.cells[DECK_LEFT] == 0 or table.hand_full(self.seat):
            return
        table.cells[DECK_LEFT] -= 1
        top = DECK + table.cells[DECK_LEFT]
        table.hold(self.seat, table.cells[top])
        table.cells[top] = NO_CARD
        table.reveal()
        table.tell_only(self.seat, Drew(self.seat, table.card(self.seat)), DrewUnseen(self.seat))


class Bid(Sealed[KettleTable]):
    """All burn coal in secret; the most heats the boiler and earns a coin, ties to nobody. [TG-BID.1]"""

    rule: ClassVar[str] = "TG-BID.1"

    def seats(self, table: KettleTable) -> list[int]:
        return list(range(table.seats))

    def options(self, table: KettleTable, seat: int) -> list[Choice]:
        return [Burn(pieces) for pieces in range(table.coal(seat) + 1)]

    def fields(self, table: KettleTable, seat: int) -> list[Field]:
        return [AmountField("pieces", 0, table.coal(seat))]

    def judge(self, table: KettleTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Burn):
            return Refusal(self.rule, "why-burn-only")
        if not 0 <= choice.pieces <= table.coal(seat):
            return Refusal(self.rule, "why-not-that-much-coal", {"coal": int(table.coal(seat))})
        return None

    def reveal(self, table: KettleTable, choices: list[Choice | None]) -> None:
        burnt = [choice.pieces if isinstance(choice, Burn) else 0 for choice in choices]
        most = max(burnt)
        for seat in range(table.seats):
            table.burn(seat, burnt[seat])
            table.tell(Burnt(seat, burnt[seat]))
        if burnt.count(most) == 1:
            winner = burnt.index(most)
            table.cells[HEAT] += most
            table.cells[COINS + winner] += 1
            if table.hand_full(winner):
                table.then(Flourish(winner))


class Flourish(Ask[KettleTable]):
    """The winner may show his card for a second coin. [TG-CARD.2]"""

    rule: ClassVar[str] = "TG-CARD.2"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: KettleTable) -> list[Choice]:
        return [Play(False), Play(True)]

    def take(self, table: KettleTable, choice: Choice) -> None:
        if isinstance(choice, Play) and choice.yes:
            table.reveal()
            table.tell(Drew(self.seat, table.card(self.seat)))
            table.hold(self.seat, NO_CARD)
            table.cells[COINS + self.seat] += 1


class Stroll(Ask[KettleTable]):
    """One stoker walks somewhere near, within the yard. [TG-WALK.1]"""

    rule: ClassVar[str] = "TG-WALK.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def place(self, table: KettleTable) -> tuple[int, int]:
        return table.cells[PLACE + 2 * self.seat], table.cells[PLACE + 2 * self.seat + 1]

    def fields(self, table: KettleTable, seat: int) -> list[Field]:
        return [PointField("to", 10, (0, 0, YARD, YARD), 1)]

    def judge(self, table: KettleTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Walk) or len(choice.to) != 2:
            return Refusal(self.rule, "why-walk-to-one-point")
        x, y = self.place(table)
        if max(abs(choice.to[0] - x), abs(choice.to[1] - y)) > STRIDE:
            return Refusal(self.rule, "why-too-far", {"stride": STRIDE})
        if not (0 <= choice.to[0] <= YARD and 0 <= choice.to[1] <= YARD):
            return Refusal(self.rule, "why-outside-yard")
        return None

    def options(self, table: KettleTable) -> list[Choice]:
        x, y = self.place(table)
        sample: list[Choice] = []
        for step_x, step_y in ((0, 0), (STRIDE, 0), (-STRIDE, 0), (0, STRIDE), (0, -STRIDE)):
            walk = Walk((x + step_x, y + step_y))
            if self.judge(table, self.seat, walk) is None:
                sample.append(walk)
        return sample

    def facts(self, table: KettleTable, seat: int, choice: Choice) -> list[Fact]:
        return [Fact("fact-fresh-air", {}, "gain")]

    def take(self, table: KettleTable, choice: Choice) -> None:
        if isinstance(choice, Walk):
            table.cells[PLACE + 2 * self.seat] = choice.to[0]
            table.cells[PLACE + 2 * self.seat + 1] = choice.to[1]
        table.then(Pack(self.seat))


class Pack(Ask[KettleTable]):
    """He takes up to two tools along. [TG-TOOL.1]"""

    rule: ClassVar[str] = "TG-TOOL.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self, table: KettleTable, seat: int) -> list[Field]:
        return [SubsetField("tools", "tool", list(TOOLS), 0, 2)]

    def judge(self, table: KettleTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Take):
            return Refusal(self.rule, "why-take-tools")
        if len(choice.tools) > 2 or sorted(set(choice.tools)) != list(choice.tools):
            return Refusal(self.rule, "why-two-tools")
        if not all(0 <= tool < len(TOOLS) for tool in choice.tools):
            return Refusal(self.rule, "why-no-such-tool")
        return None

    def options(self, table: KettleTable) -> list[Choice]:
        return [Take(()), Take((0,)), Take((1, 3)), Take((2, 3))]

    def take(self, table: KettleTable, choice: Choice) -> None:
        if isinstance(choice, Take):
            for tool in range(len(TOOLS)):
                table.cells[TOOL + self.seat * len(TOOLS) + tool] = int(tool in choice.tools)
            if len(choice.tools) > 1:
                table.then(Tidy(self.seat), Posting(self.seat))


class Tidy(Ask[KettleTable]):
    """Two tools must lie in some order; the order does nothing, it is only asked. [TG-TOOL.2]"""

    rule: ClassVar[str] = "TG-TOOL.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def carried(self, table: KettleTable) -> list[int]:
        return [tool for tool in range(len(TOOLS)) if table.cells[TOOL + self.seat * len(TOOLS) + tool]]

    def fields(self, table: KettleTable, seat: int) -> list[Field]:
        return [SequenceField("tools", "tool", [TOOLS[tool] for tool in self.carried(table)])]

    def judge(self, table: KettleTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Line) and sorted(choice.tools) == self.carried(table):
            return None
        return Refusal(self.rule, "why-line-up-what-you-carry")

    def options(self, table: KettleTable) -> list[Choice]:
        carried = self.carried(table)
        return [Line(tuple(carried)), Line(tuple(reversed(carried)))]

    def take(self, table: KettleTable, choice: Choice) -> None:
        pass


class Posting(Ask[KettleTable]):
    """And each goes to a stoker of his choice. [TG-TOOL.3]"""

    rule: ClassVar[str] = "TG-TOOL.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def carried(self, table: KettleTable) -> list[int]:
        return [tool for tool in range(len(TOOLS)) if table.cells[TOOL + self.seat * len(TOOLS) + tool]]

    def fields(self, table: KettleTable, seat: int) -> list[Field]:
        tools = [(TOOLS[tool], 1) for tool in self.carried(table)]
        return [AssignField("posts", "stoker", SEAT.ids[: table.seats], "tool", tools, len(tools))]

    def judge(self, table: KettleTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Post) or sorted(choice.posts[1::2]) != self.carried(table):
            return Refusal(self.rule, "why-post-each-tool")
        who = choice.posts[0::2]
        if len(set(who)) != len(who) or not all(0 <= stoker < table.seats for stoker in who):
            return Refusal(self.rule, "why-one-tool-each")
        return None

    def options(self, table: KettleTable) -> list[Choice]:
        one, two = self.carried(table)
        return [Post((0, one, 1, two)), Post((1, one, 0, two))]

    def take(self, table: KettleTable, choice: Choice) -> None:
        if isinstance(choice, Post):
            for tool in range(len(TOOLS)):
                table.cells[TOOL + self.seat * len(TOOLS) + tool] = 0
            for pair in range(0, len(choice.posts), 2):
                table.cells[TOOL + choice.posts[pair] * len(TOOLS) + choice.posts[pair + 1]] = 1


class Talk(Open[KettleTable]):
    """All may give coal away, in any order, until all are ready. [TG-TALK.1]"""

    rule: ClassVar[str] = "TG-TALK.1"

    def seats(self, table: KettleTable) -> list[int]:
        return list(range(table.seats))

    def options(self, table: KettleTable, seat: int) -> list[Choice]:
        if table.coal(seat) == 0:
            return []
        return [Give(other, 1) for other in range(table.seats) if other != seat and table.coal(other) == 0]

    def judge(self, table: KettleTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Give) and choice.stoker == seat:
            return Refusal(self.rule, "why-not-yourself")
        return None

    def take(self, table: KettleTable, seat: int, choice: Choice) -> None:
        if isinstance(choice, Give):
            table.cells[COAL + seat] -= choice.pieces
            table.cells[COAL + choice.stoker] += choice.pieces

    def close(self, table: KettleTable) -> None:
        table.tell(Gusted(0))


class Gust(Chance[KettleTable]):
    """A gust cools the boiler, a weak one likelier than a strong one. [TG-GUST.1]"""

    def ways(self, table: KettleTable) -> int:
        return sum(GUST_WEIGHTS)

    def weights(self, table: KettleTable) -> list[int] | None:
        return list(GUST_WEIGHTS)

    def happen(self, table: KettleTable, outcome: int) -> None:
        table.cells[HEAT] = max(0, table.heat() - outcome)
        table.tell(Gusted(outcome))
