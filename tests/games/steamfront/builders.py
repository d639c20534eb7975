"""Small builders: a table with a few figures, dice that fall as told, answers in words."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from samovar.games.steamfront.activation import begin
from samovar.games.steamfront.building import lay_objective, lay_piece
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.game import Steamfront
from samovar.games.steamfront.switches import Switches
from samovar.games.steamfront.table import (
    ACTIVATION_PHASE,
    CARD,
    CARRIED,
    CARRIES,
    DAZE,
    DEPLOYMENT,
    FIGURES,
    INITIATIVE,
    LOST,
    ORDERS,
    PASSES,
    PHASE,
    PRESSURE,
    RELIC,
    RELICS,
    RESERVE,
    SCENARIO,
    SIDE,
    STATUS,
    STUN,
    TURN,
    ZONE,
    FrontTable,
)
from samovar.games.steamfront.turn import Control, Turn
from samovar.kernel.chance import OUTSIDE, outcome_of
from samovar.kernel.choice import Choice, say
from samovar.kernel.errors import Refusal
from samovar.kernel.events import Event
from samovar.kernel.steps import act, asked, happen, options, pending, pending_chance, refusal, settle
from tests.games.referee import Referee

GAME = Steamfront()
CONTENT = GAME.content
GARDE, ARCHER, CHAMPION = "lum-garde", "lum-archer", "lum-champion"
CONSCRIT, HALLEBARDIER, FUSILIER = "iron-conscrit", "iron-hallebardier", "iron-fusilier"


def inches(*numbers: float) -> tuple[int, ...]:
    return tuple(round(number * 1000) for number in numbers)


class Stage:
    """A table in the middle of a turn, with only what a test puts on it. Distances are in inches.

    Nobody has the number 0, and no piece, so that a rule that miscounts figures or pieces is found out.
    """

    numbers: ClassVar[tuple[int, int, int]] = (2, 1, 3)  # of the first figure of each side, and of the first piece

    def __init__(self, scenario: str = "libre", content: Content = CONTENT, **switches: Any) -> None:
        config = GAME.defaults()
        for name, value in switches.items():
            config[name.replace("_", "-")] = value
        self.table = FrontTable(content, Switches(config))
        self.table.lay(2)
        cells = self.table.cells
        cells[SCENARIO] = [one.id for one in content.scenarios].index(scenario)
        cells[DEPLOYMENT] = 1
        cells[ZONE], cells[ZONE + 1] = 1, 2
        cells[TURN] = 1
        cells[PHASE] = ACTIVATION_PHASE
        cells[INITIATIVE] = 1
        self.table.chance = OUTSIDE
        self.table.log = []
        self.counts = list(self.numbers[:2])
        self.given: dict[int, int] = {}  # pressure that a test gave, even beyond what a boiler holds
        self.pieces = self.numbers[2]

    def a(self, card: str, x: float, y: float, **state: int) -> int:
        return self._figure(0, card, x, y, state)

    def b(self, card: str, x: float, y: float, **state: int) -> int:
        return self._figure(1, card, x, y, state)

    def _figure(self, side: int, card: str, x: float, y: float, state: dict[str, int]) -> int:
        figure = side * SIDE + self.counts[side]
        self.counts[side] += 1
        self.table.cells[CARD + figure] = self.table.content.cards.index(card) + 1
        self.table.put(figure, *inches(x, y))
        rows = {"lost": LOST, "pressure": PRESSURE, "stun": STUN, "daze": DAZE}
        self.given[figure] = state.get("pressure", 0)
        for name, value in state.items():
            self.table.cells[rows[name] + figure] = value
        return figure

    def led(self, a: str = "", b: str = "") -> Self:
        """Officers who wait in reserve: they give their squads the order categories and nothing else."""
        for side, card in enumerate((a, b)):
            if card:
                figure = side * SIDE + SIDE - 1
                self.table.cells[CARD + figure] = self.table.content.cards.index(card) + 1
                self.table.cells[STATUS + figure] = RESERVE
        return self

    def beside(self, card: str, figure: int, side: int = 1, angle: int = 0, **state: int) -> int:
        """A figure in base contact: to the right (0), above (1), left (2) or below (3)."""
        radius = self.table.content.radius[self.table.content.cards.index(card)]
        apart = (radius + self.table.radius(figure)) / 1000
        dx, dy = ((apart, 0), (0, apart), (-apart, 0), (0, -apart))[angle]
        x, y = self.table.x(figure) / 1000 + dx, self.table.y(figure) / 1000 + dy
        return self._figure(side, card, x, y, state)

    def piece(self, kind: str, x: float, y: float, turn: int = 0) -> int:
        place = self.pieces
        self.pieces += 1
        across, up = inches(x, y)
        lay_piece(self.table, place, self.table.content.terrain.index(kind), across, up, turn // 15)
        return place

    def objective(self, x: float, y: float) -> None:
        lay_objective(self.table, *inches(x, y))

    def orders(self, a: int = 0, b: int = 0) -> Self:
        self.table.cells[ORDERS], self.table.cells[ORDERS + 1] = a, b
        return self

    def passes(self, a: int = 0, b: int = 0) -> Self:
        self.table.cells[PASSES], self.table.cells[PASSES + 1] = a, b
        return self

    def activate(self, figure: int) -> Self:
        """Begin an activation; nothing follows it."""
        referee = Referee(GAME, self.table)
        begin(self.table, int(self.table.side(figure)), figure)
        settle(self.table)
        referee.count()
        self.audit()
        return self

    def end_turn(self) -> Self:
        """Straight to the control phase, and to the throw of the next turn if there is one."""
        self.table.stack.clear()
        self.table.then(Control())
        settle(self.table)
        return self

    def new_turn(self) -> Self:
        self.table.cells[TURN] -= 1
        self.table.then(Turn())
        settle(self.table)
        return self

    def audit(self) -> None:
        """No figure has more pressure than its boiler holds or less life than none, and no two stand in one place.

        [SF-5.2.2] [SF-2.3.1] [SF-4.2.9]
        """
        table, content = self.table, self.table.content
        hands = [int(table.cells[CARRIES + figure]) for figure in range(FIGURES) if table.cells[CARRIES + figure]]
        assert sorted(hands) == [relic + 1 for relic in range(RELICS) if table.cells[RELIC + relic] == CARRIED]
        assert min(table.cells[ORDERS : ORDERS + 2]) >= 0
        assert min(table.cells[PASSES : PASSES + 2]) >= 0
        for figure in range(FIGURES):
            if table.card(figure) < 0:
                continue
            name = f"{content.cards[table.card(figure)]} {figure}"
            most = max(content.pressure[table.card(figure)], self.given.get(figure, 0))
            assert 0 <= table.pressure(figure) <= most, name
            assert 0 <= table.cells[LOST + figure] <= content.life[table.card(figure)], name
            assert table.cells[STUN + figure] >= 0, name
            assert table.cells[DAZE + figure] >= 0, name
            assert not table.cells[CARRIES + figure] or table.stands(figure), name

    def cell(self, row: int, figure: int = 0) -> int:
        return int(self.table.cells[row + figure])

    def asks(self) -> str:
        """The kind of question on the table, or of the throw that waits, or nothing."""
        step = pending(self.table) or pending_chance(self.table)
        return "" if step is None else type(step).__name__

    def offered(self) -> list[str]:
        return [say(choice) for choice in options(self.table, asked(self.table)[0])]

    def why(self, choice: Choice) -> Refusal | None:
        return refusal(self.table, asked(self.table)[0], choice)

    def rule(self, choice: Choice) -> str:
        """The rule that forbids a choice, or nothing."""
        reason = self.why(choice)
        return "" if reason is None else reason.rule

    def key(self, choice: Choice) -> str:
        reason = self.why(choice)
        return "" if reason is None else reason.key

    def answer(self, *choices: Choice) -> Self:
        for choice in choices:
            reason = self.why(choice)
            assert reason is None, f"{say(choice)}: {reason}"
            referee = Referee(GAME, self.table)
            act(self.table, asked(self.table)[0], choice)
            referee.count()
            self.audit()
        return self

    def throw(self, *shown: int) -> Self:
        """The pending dice fall so; exactly as many as are thrown."""
        step = pending_chance(self.table)
        assert step is not None, f"{self.asks()} waits, no throw"
        assert step.ways(self.table) == 6 ** len(shown), f"{type(step).__name__} has {step.ways(self.table)} ways"
        referee = Referee(GAME, self.table)
        happen(self.table, outcome_of([face - 1 for face in shown], 6))
        settle(self.table)
        referee.count()
        self.audit()
        return self

    def dice(self) -> int:
        """How many dice are about to be thrown."""
        step = pending_chance(self.table)
        assert step is not None, f"{self.asks()} waits, no throw"
        ways, count = step.ways(self.table), 0
        while ways > 1:
            ways, count = ways // 6, count + 1
        return count

    def told(self, kind: type[Event]) -> list[Any]:
        assert self.table.log is not None
        return [told.event for told in self.table.log if isinstance(told.event, kind)]


class PlainStage(Stage):
    """For what is told by number, as an aid tells it: figures and pieces are counted from the first."""

    numbers = (0, 0, 0)


PAIR = {3: (1, 1, 2), 4: (1, 1, 2, 3), 5: (1, 1, 2, 3, 4), 6: (1, 1, 2, 3, 4, 5)}
NONE = {3: (1, 2, 3), 4: (1, 2, 3, 4), 5: (1, 2, 3, 4, 5), 6: (1, 2, 3, 4, 5, 6)}
TRIPLE = {3: (1, 1, 1), 4: (1, 1, 1, 2), 5: (1, 1, 1, 2, 3), 6: (1, 1, 1, 2, 3, 4), 7: (1, 1, 1, 2, 3, 4, 5)}
