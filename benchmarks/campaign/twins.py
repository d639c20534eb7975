"""Two worlds side by side: the same game, but one of its players seals other answers in the second world.

At every sealed choice for which somebody else is still awaited, other answers are given in the second world, one
after the other, and everybody else must have been sent the same bytes at the same step; then the answer of
the first world is given there, too, and both go on. A change of mind is told to nobody, which is compared by the way.
What is the same bytes as a third is the same as the other: of n second worlds and the first each two are a pair.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import Connection

from samovar.kernel.choice import say
from samovar.kernel.steps import Sealed, asked, options, pending
from samovar.server.archive import Kept
from samovar.server.catalogue import Catalogue, house_catalogue
from samovar.server.executors import Executor
from samovar.server.services import Services
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.worlds import NAMES, NOON, World, house_kept, kept, services_in

MOST_OTHERS: Final = 200  # answers tried at one sealed choice
CHOICES: Final = 150  # of one game of the house
HOUSE_EVERY: Final = 2  # games of the small one for each of the house
SHUFFLES: Final = 720


class AtOnce(Executor):
    """Whatever is given to it is done by whoever gives it: two worlds in one thread need no others."""

    def __init__(self) -> None:
        super().__init__("at-once", 1)

    async def run(self, work: Callable[..., Any], *words: Any, **named: Any) -> Any:
        return work(*words, **named)


def unthreaded(services: Services) -> Services:
    """The same server, which plays and stores where it is asked to."""
    executors, store = services.executors, services.store
    executors.choices = executors.openings = executors.asking = AtOnce()

    def write(work: Callable[[Connection], Any]) -> Future[Any]:
        done: Future[Any] = Future()
        with store.engine.begin() as connection:
            done.set_result(work(connection))
        return done

    store.write = write  # type: ignore[method-assign]
    return services


class Twins:
    """Two servers without a door, on which pairs of worlds come and go."""

    def __init__(self, place: Path, catalogue: Catalogue) -> None:
        self.services: list[Services] = [unthreaded(services_in(place / name, catalogue)) for name in ("one", "two")]
        self.done = Counter[str]()
        self.figures = Counter[str]()
        self.faults: list[str] = []

    async def play(self, table: Kept, dice: random.Random, end: float, times: int) -> None:
        """One game, until it is over, or something was heard, or enough is done."""
        worlds = [World(each, table) for each in self.services]
        for world in worlds:
            await world.open()
        hider = dice.randrange(len(table.seats))
        self._compare(worlds, hider, "the beginning")
        for number in range(CHOICES):
            if self.faults or time.monotonic() > end or self.done["pairs of worlds"] >= times:
                break
            if not await self._choose(worlds, hider, dice, f"{dice_name(table)}, choice {number}"):
                break
        for world in worlds:
            await world.clear_away()
        self.figures["games"] += 1

    async def _choose(self, worlds: list[World], hider: int, dice: random.Random, where: str) -> bool:
        position = worlds[0].table_now()
        waiting, step = asked(position), pending(position)
        if not waiting:
            return False
        secret = isinstance(step, Sealed) and hider in waiting and len(waiting) > 1
        seat = hider if secret else dice.choice(waiting)
        offered = [say(choice) for choice in options(position, seat)]
        dice.shuffle(offered)
        line, *others = offered[: 1 + MOST_OTHERS]
        await worlds[0].choose(seat, line)
        for number, other in enumerate(others if secret else []):
            await worlds[1].choose(seat, other)
            if number == 0:
                self._compare(worlds, hider, f"{where}, {other}")
            else:
                self._silent(worlds[1], hider, f"{where}, {other}")
            # What others hear is now the same as in the first world, and in every second one before.
            self.done["pairs of worlds"] += number + 1
            self.figures[f"second worlds of {worlds[0].table.facts.game}"] += 1
        await worlds[1].choose(seat, line)
        if secret and others:
            self._silent(worlds[1], hider, f"{where}, a change of mind")
        else:
            self._compare(worlds, hider, where)
        return True

    def _compare(self, worlds: list[World], hider: int, where: str) -> None:
        for name in worlds[0].listeners:
            one, two = (world.heard(name) for world in worlds)
            if name == NAMES[hider]:
                continue
            self.figures["bytes compared"] += sum(map(len, one))
            if one != two:
                self.faults.append(f"{where}: {name} hears the difference")

    def _silent(self, world: World, hider: int, where: str) -> None:
        """Nobody else is told anything, as in the first world, where nothing happens meanwhile."""
        for name in world.listeners:
            if world.heard(name) and name != NAMES[hider]:
                self.faults.append(f"{where}: {name} hears something")


def dice_name(table: Kept) -> str:
    return f"{table.facts.game} {table.facts.seed.hex()[:16]}"


def tables(dice: random.Random, house: Catalogue) -> Iterator[Kept]:
    """Games with sealed choices, each with dice of its own."""
    while True:
        for number in range(HOUSE_EVERY):
            seats = 2 + number % 3
            yield kept(seats, dice.randrange(SHUFFLES), dice.randbytes(32), list(NAMES[:seats]))
        yield house_kept(house, "steamwatchers", dice.randbytes(32), {"players": dice.choice((2, 3))})


async def compared(place: Path, times: int, end: float) -> tuple[Counter[str], Counter[str], list[str]]:
    """What was done, what was counted and what was amiss, until so many pairs or that time."""
    house, dice = house_catalogue(""), random.Random()
    small, large = Twins(place / "small", kettle_catalogue()), Twins(place / "large", house)
    both = (small, large)
    with patch("time.time", return_value=NOON):
        for table in tables(dice, house):
            done = small.done + large.done
            if any(each.faults for each in both) or time.monotonic() > end or done["pairs of worlds"] >= times:
                break
            twins = small if table.facts.game == "kettle" else large
            await twins.play(table, dice, end, times - done["pairs of worlds"] + twins.done["pairs of worlds"])
        for each in both:
            for services in each.services:
                services.close()
    return small.done + large.done, small.figures + large.figures, [*small.faults, *large.faults]
