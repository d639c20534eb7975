"""Bots that behave badly, each in a way of its own, and two that behave: `tests/bots/rogues.py:Crash`."""

import os
import subprocess
import sys
import time

from samovar.bots.bot import Bot
from samovar.kernel.choice import READY, Ready
from samovar.kernel.steps import options


class Last:
    """Plain, no descendant of ours, without hooks."""

    def __init__(self, seed):
        pass

    def choose(self, game, seen, seat):
        return options(seen, seat)[-1]


class Diary(Bot):
    """Writes down what it is told into the file that the environment names."""

    def note(self, *words):
        with open(os.environ["DIARY"], "a") as diary:
            diary.write(" ".join(map(str, words)) + "\n")

    def begin(self, game, config, seat):
        self.note("begin", seat, game.id, config["players"])

    def heard(self, events, seat):
        for event in events:
            self.note("heard", seat, type(event).__name__, *map(str, event.args().values()))

    def choose(self, game, seen, seat):
        self.note("choose", seat, seen.viewer)
        return options(seen, seat)[0]

    def end(self, outcome, seat):
        self.note("end", seat, outcome.key)


class Crash(Last):
    def choose(self, game, seen, seat):
        raise RuntimeError("I give\nup")


class CrashAtStart:
    def __init__(self, seed):
        raise RuntimeError("not today")


class CrashAtTheEnd(Last):
    def end(self, outcome, seat):
        raise RuntimeError("bad loser")


class Exit(Last):
    def choose(self, game, seen, seat):
        sys.exit(3)


class Die(Last):
    def choose(self, game, seen, seat):
        os._exit(7)


class Hang(Last):
    """For ever: no limit is long enough, no machine too slow."""

    def choose(self, game, seen, seat):
        while True:
            try:
                time.sleep(1_000_000)
            except BaseException:
                continue


class Brood(Hang):
    """Hangs, and so does the process that it starts."""

    def choose(self, game, seen, seat):
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000000)"])
        return super().choose(game, seen, seat)


class Illegal(Last):
    def choose(self, game, seen, seat):
        return READY


class Nonsense(Last):
    def choose(self, game, seen, seat):
        return "burn 1"


class Broken(Last):
    """A choice of ours with something in it that no rule knows."""

    def choose(self, game, seen, seat):
        chosen = options(seen, seat)[-1]
        return type(chosen)(*["x" for _ in chosen.parts]) if chosen.parts else Ready()


class Garbage(Last):
    """Writes between the answers where only answers belong."""

    def choose(self, game, seen, seat):
        for place in range(3, 20):
            try:
                os.write(place, b"\xff\x00{]\n")
            except OSError:
                continue
        return options(seen, seat)[-1]


class Cheat(Last):
    """Changes what it is shown."""

    def choose(self, game, seen, seat):
        offered = options(seen, seat)
        for place in range(len(seen.cells)):
            seen.cells[place] = 99
        seen.stack.clear()
        return offered[-1]


class Loud(Last):
    def choose(self, game, seen, seat):
        sys.stdout.write("thinking " * 1000)
        return options(seen, seat)[-1]


NOT_A_CLASS = 3
