"""What a choice costs the server itself: rules, every seat's perspective, every message.

    python -m benchmarks.choice_cost [--choices 250]

Measured in the thread's own processor time, so that other work on the machine does not count. Disk and sockets are not
in it: `benchmarks.server_load` measures those, on a quiet machine.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from samovar.games import open_box
from samovar.kernel.game import full_config
from samovar.kernel.steps import asked, options
from samovar.kernel.table import SPECTATOR
from samovar.server.connections import ENCODER
from samovar.server.event_log import EventLog, Happening, permitted
from samovar.server.perspectives import Perspective, state_message

TABLES = {"steamwatchers": {"players": 4}, "steamfront": {}, "reckoners": {}}
SEED = bytes(range(32))


class Bench:
    """A table with a reader at each seat and one among the spectators."""

    def __init__(self, id: str, config: dict[str, int]) -> None:
        self.game = open_box(id)
        self.event_log = EventLog(self.game, full_config(self.game, dict(config)), SEED)
        happening, _ = self.event_log.opening()
        seats = [SPECTATOR, *range(self.event_log.table.seats)]
        self.perspectives = {seat: Perspective(self.game, seat) for seat in seats}
        self.tell(happening)

    def tell(self, happening: Happening) -> None:
        for seat, perspective in self.perspectives.items():
            way = None if seat < 0 else permitted(self.event_log.way_back(seat), "consent")
            if perspective.observe(happening, way):
                ENCODER.encode(state_message(perspective, perspective.seq - 1))

    def run(self, choices: int) -> list[float]:
        """Seconds of each choice, shortest first."""
        dice = random.Random(5)
        took: list[float] = []
        while len(took) < choices and asked(self.event_log.table):
            seat = asked(self.event_log.table)[0]
            choice = dice.choice(options(self.event_log.table, seat))
            began = time.thread_time()
            happening, _ = self.event_log.play(seat, choice)
            self.tell(happening)
            took.append(time.thread_time() - began)
        return sorted(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=250)
    wanted = parser.parse_args().choices
    for id, config in TABLES.items():
        took = Bench(id, config).run(wanted)
        middle, late = took[len(took) // 2], took[int(len(took) * 0.95)]
        numbers = f"median {middle * 1e3:.1f} ms, p95 {late * 1e3:.1f} ms, worst {took[-1] * 1e3:.1f} ms"
        sys.stdout.write(f"{id}: {len(took)} choices, {numbers}\n")


if __name__ == "__main__":
    main()
