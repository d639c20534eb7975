"""Kettle as a game of the house, for the tests of everything that serves games."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.kernel.chance import draw, orderings, shuffled
from samovar.kernel.errors import Refusal, Unreadable
from samovar.kernel.game import Config, Game, Lesson, Outcome, Setting
from samovar.kernel.steps import pending
from samovar.kernel.table import UNKNOWN, Layout, Table
from tests.tiny.rules import Bid, Burn, Round, Shuffle, Stroll
from tests.tiny.table import CARDS, COAL, DECK, DECK_LEFT, HAND, LAYOUT, NO_CARD, ROUND, SEAT, KettleTable

COAL_AT_START = 4


class Kettle(Game):
    """Who heats the kettle earns the coins."""

    id: ClassVar[str] = "kettle"
    rules_version: ClassVar[int] = 1

    def settings(self) -> list[Setting]:
        return [
            Setting("players", "number", 2, low=2, high=4),
            Setting("yard", "one", "open", values=["open", "walled"]),
            Setting("quick", "switch", False),
        ]

    def refuses(self, config: Config) -> Refusal | None:
        if config["yard"] == "walled" and config["players"] == 4:
            return Refusal("TG-SETUP.2", "why-yard-too-small")
        return None

    def seats(self, config: Config) -> list[str]:
        return SEAT.ids[: config["players"]]

    def setup(self, config: Config) -> Table:
        table = KettleTable()
        table.lay(config["players"])
        for seat in range(table.seats):
            table.cells[COAL + seat] = COAL_AT_START
        table.then(Shuffle(), Round())
        return table

    def outcome(self, table: Table) -> Outcome | None:
        assert isinstance(table, KettleTable)
        if table.stack:
            return None
        coins = [int(table.coins(seat)) for seat in range(table.seats)]
        winners = [seat for seat in range(table.seats) if coins[seat] == max(coins)]
        return Outcome(winners, "end-most-coins", {"coins": max(coins)}, coins)

    def layout(self) -> Layout:
        return LAYOUT

    def determinize(self, seen: Table, seat: int, memory: int) -> Table:
        assert isinstance(seen, KettleTable)
        mine = seen.card(seat) if seat >= 0 else NO_CARD
        played = [card for card in range(1, len(CARDS) + 1) if card != mine]
        # Cards already shown are not tracked by this tiny game, so any unseen card may be anywhere.
        outcome, memory = draw(memory, orderings(len(played)))
        order = shuffled(outcome, played)
        for depth in range(len(CARDS)):
            seen.cells[DECK + depth] = order.pop() if depth < seen.cells[DECK_LEFT] else NO_CARD
        for other in range(4):
            if other != seat:
                held = other < seen.seats and bool(order) and seen.hand_full(other)
                seen.cells[HAND + other] = order.pop() if held else NO_CARD
        question = pending(seen)
        if isinstance(question, Bid):
            for other in range(seen.seats):
                if other != seat and seen.answers[other] is not None:
                    pieces, memory = draw(memory, seen.coal(other) + 1)
                    seen.answers[other] = Burn(pieces)
        return seen

    def lessons(self) -> list[Lesson]:
        return [Lesson("first-fire", {"players": 2, "yard": "walled"}, 2)]

    def lenses(self) -> list[str]:
        return ["hand", "coach"]

    def look(self, seen: Table, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
        """Whose hand can be seen from here: of the seats wished for, or of all."""
        assert isinstance(seen, KettleTable)
        if lens == "coach":
            return self.coach(seen, seat)
        if lens != "hand":
            return super().look(seen, seat, lens, wish)
        asked = wish.get("seats", list(range(seen.seats)))
        if not isinstance(asked, list) or not all(one in range(seen.seats) for one in asked):
            raise Unreadable("wish", "'seats' is a list of seats at this table")
        return {"known": [one for one in asked if seen.card(one) != UNKNOWN]}

    def coach(self, seen: KettleTable, seat: int) -> dict[str, Any]:
        """Burn half of the coal in the first round; the goal is met when that is done."""
        if seat < 0:
            return {}
        step = pending(seen)
        if isinstance(step, Bid) and seen.cells[ROUND] <= 1:
            return {
                "text": {"key": "coach-burn", "args": {"pieces": COAL_AT_START // 2}},
                "rule": "TG-BID.1",
                "targets": [{"kind": "stoker", "id": SEAT.ids[seat]}],
                "line": f"burn {COAL_AT_START // 2}",
                "step": 1,
                "of": 2,
            }
        if isinstance(step, Stroll):
            return {"text": {"key": "coach-walk", "args": {}}, "step": 2, "of": 2, "done": True}
        return {}

    def tools(self) -> list[str]:
        return ["coal"]

    def craft(self, tool: str, wish: dict[str, Any]) -> dict[str, Any]:
        """How much coal a party starts with."""
        if tool != "coal":
            return super().craft(tool, wish)
        wrong = self.settings()[0].fault(wish.get("players"))
        if wrong is not None:
            raise Unreadable("wish", wrong.why)
        return {"coal": COAL_AT_START * wish["players"]}

    def sequel(self, config: Config, table: Table, wish: dict[str, Any]) -> Config | None:
        """A quick game is the first of two; the players agree on the yard of the second."""
        if not config["quick"] or table.stack:
            return None
        yard = wish.get("yard", config["yard"])
        wrong = self.settings()[1].fault(yard)
        if wrong is not None:
            raise Unreadable("wish", wrong.why)
        return {**config, "quick": False, "yard": yard}

    def conserved(self, table: Table) -> dict[str, int]:
        return {"coal": LAYOUT.total(table, "coal")}

    def bound(self, config: Config) -> int:
        return 400
