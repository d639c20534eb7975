"""Visits: the players choose which district comes next, where a parameter leaves the order to them."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners import obstacles
from samovar.games.reckoners.choices import Visit
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Impossible, Refusal
from samovar.kernel.steps import Ask, Step


class Visits(Ask[ReckonersTable]):
    """Some places are still to be seen to; whoever speaks for the team names the next one."""

    def __init__(self, seat: int, todo: tuple[int, ...]) -> None:
        self.seat = seat
        self.todo = todo

    def again(self, rest: tuple[int, ...]) -> Step[Any]:
        """The same question about the places that are left."""
        raise Impossible(f"{type(self).__name__} does not say how it goes on")

    def at(self, place: int) -> Step[Any]:
        """What happens in the place that was named."""
        raise Impossible(f"{type(self).__name__} does not say what happens there")

    def options(self, table: ReckonersTable) -> list[Choice]:
        return [Visit(table.district(place)) for place in self.todo]

    def judge(self, table: ReckonersTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Visit):
            return obstacles.answer_first(self.rule)
        reason = obstacles.of_district(table, choice.district)
        if reason is None and table.place_of(choice.district) not in self.todo:
            return Refusal(self.rule, "why-nothing-to-do-there")
        return reason

    def take(self, table: ReckonersTable, choice: Choice) -> None:
        assert isinstance(choice, Visit)
        place = table.place_of(choice.district)
        rest = tuple([other for other in self.todo if other != place])
        if rest:
            table.then(self.again(rest))
        table.then(self.at(place))
