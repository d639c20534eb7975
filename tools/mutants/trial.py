"""Trials: pytest collects a game's tests once; each fault then gets a forked process that runs only those that meet it.

A fault is planted by giving a function other code, so nothing is imported or collected again. The parent runs no test
itself: what a test leaves in a cache would hide faults from the next.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate, groupby
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.changes import Change, planted

KILLED, SURVIVED, TIMEOUT, UNTESTED = "killed", "survived", "timeout", "untested"
# No test failed, but the function had already run, unchanged, while the tests were read: what it made then is in use.
EARLY = "early"
MEMORY = 4 << 30
PATIENCE = 1.0
LONGEST = 6.0  # seconds of processor for a test that is watched
BORING = 300  # calls of a function that show no line anew
BROKEN = 2


class Mutant(NamedTuple):
    """A fault in one file."""

    path: Path
    change: Change


class Verdict(NamedTuple):
    """What became of a fault, and which test noticed it."""

    mutant: Mutant
    state: str
    test: str


class Map(NamedTuple):
    """Which tests run which lines, and how many seconds of processor each needs."""

    tests: dict[tuple[str, int], set[int]]
    cost: list[float]
    failed: list[int]

    def meeting(self, mutant: Mutant, slowest: float) -> list[int]:
        """The tests that run a changed line and take no longer than this, the quick ones first."""
        name = str(mutant.path)
        found: set[int] = set()
        for line in range(mutant.change.first, mutant.change.last + 1):
            found |= self.tests.get((name, line), set())
        return sorted((test for test in found if self.cost[test] <= slowest), key=lambda test: self.cost[test])


class Part(NamedTuple):
    """What the map knows of one file of tests: lines, seconds and soundness of each test in it."""

    lines: list[list[tuple[str, int]]]
    cost: list[float]
    sound: list[bool]


def joined(parts: list[Part]) -> Map:
    table = Map({}, [], [])
    for part in parts:
        for lines, cost, sound in zip(part.lines, part.cost, part.sound, strict=True):
            number = len(table.cost)
            table.cost.append(cost)
            if not sound:
                table.failed.append(number)
            for line in lines:
                table.tests.setdefault(line, set()).add(number)
    return table


class Trials:
    """A plugin of pytest that takes the place of its run: everything is judged by the time it returns."""

    def __init__(
        self,
        mutants: list[Mutant],
        paths: list[Path],
        jobs: int,
        tell: Callable[[Verdict], None],
        deadline: float = float("inf"),
        drawn: Callable[[Path], Path] | None = None,
        slowest: float = float("inf"),
        most: float = float("inf"),
    ) -> None:
        self.mutants = mutants
        self.paths = paths  # all that may hold a fault, so that the map serves later runs, too
        self.jobs = jobs
        self.tell = tell
        self.deadline = deadline
        self.slowest = slowest
        self.most = most
        self.drawn = drawn  # where the map of a file of tests lies, or will
        self.faulty: list[str] = []
        self.early: set[tuple[str, str]] = set()
        self.tests = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        from hypothesis import settings  # pytest wants to read it first

        # Tests that draw their cases draw the same for every fault, and keep none of the faults' cases for other days.
        paths = {str(path) for path in self.paths}
        sys.setprofile(lambda frame, event, _: note_call(frame, event, paths, self.early))
        settings.register_profile("mutants", deadline=None, database=None, derandomize=True)
        settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        if session.testsfailed:
            raise session.Interrupted("the tests cannot even be collected")
        items = session.items
        self.tests = len(items)
        files = {str(path) for path in self.paths}
        table = self.map(items, files)
        self.faulty = [items[test].nodeid for test in table.failed]
        if not self.faulty:
            bench = Bench(items, table, files, self.slowest, self.most)
            bench.judge(self.mutants, self.jobs, self.sorted, self.deadline)
        return True

    def sorted(self, verdict: Verdict) -> None:
        place = (str(verdict.mutant.path), verdict.mutant.change.function)
        unsure = verdict.state in (SURVIVED, UNTESTED) and place in self.early
        self.tell(verdict._replace(state=EARLY) if unsure else verdict)

    def map(self, items: list[pytest.Item], files: set[str]) -> Map:
        """The map of all tests; each file of tests is watched once, until it or a source changes."""
        parts = []
        for path, group in groupby(items, lambda item: item.path):
            wanted = list(group)
            place = None if self.drawn is None else self.drawn(path)
            if place is not None and place.exists():
                part: Part = pickle.loads(place.read_bytes())
            else:
                part = asked_of_a_fork(wanted, files)
                if place is not None:
                    place.parent.mkdir(parents=True, exist_ok=True)
                    place.write_bytes(pickle.dumps(part))
            parts.append(part)
        return joined(parts)


def note_call(frame: FrameType, event: str, paths: set[str], called: set[tuple[str, str]]) -> None:
    if event == "call" and frame.f_code.co_filename in paths:
        called.add((frame.f_code.co_filename, frame.f_code.co_qualname))


def stop(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("longer than any test that is asked about faults")


def mapped(items: list[pytest.Item], files: set[str]) -> Part:
    """Run every test once and watch which lines of these files it comes through."""
    part = Part([], [], [])
    for number, item in enumerate(items):
        lines: set[tuple[str, int]] = set()
        begun = time.process_time()
        signal.signal(signal.SIGPROF, stop)
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        sys.settrace(watching(files, lines))
        try:
            sound = passes(item, items[number + 1] if number + 1 < len(items) else None)
        finally:
            sys.settrace(None)
            signal.setitimer(signal.ITIMER_PROF, 0)
        spent = time.process_time() - begun
        # A test that was stopped is too slow to be asked about faults, and nothing is said of its soundness.
        sound = sound or spent >= LONGEST
        part.cost.append(float("inf") if spent >= LONGEST else spent)
        part.lines.append(sorted(lines))
        part.sound.append(sound)
    return part


def watching(files: set[str], lines: set[tuple[str, int]]) -> Callable[[FrameType, str, Any], Any]:
    """A trace that leaves a function alone once all its lines were seen, or none anew in many calls.

    Most of the time goes into loops. A line that only shows after so long is not known of this test: then a fault in
    it is tried by fewer tests, and never held to be killed when it is not.
    """
    unseen: dict[int, set[int]] = {}  # by the code's identity: hashing code costs more than the call
    idle: dict[int, int] = {}

    def line(frame: FrameType, event: str, _: object) -> Any:
        left = unseen[id(frame.f_code)]
        if event == "line" and frame.f_lineno in left:
            lines.add((frame.f_code.co_filename, frame.f_lineno))
            left.discard(frame.f_lineno)
            idle[id(frame.f_code)] = 0
        if left:
            return line
        frame.f_trace_lines = False
        return None

    def call(frame: FrameType, event: str, _: object) -> Any:
        code = frame.f_code
        left = unseen.get(id(code))
        if left is None:
            known = code.co_filename in files
            left = unseen[id(code)] = {row for _, _, row in code.co_lines() if row is not None} if known else set()
            idle[id(code)] = 0
            left.discard(code.co_firstlineno)
            if known:
                lines.add((code.co_filename, code.co_firstlineno))
        if not left:
            return None
        idle[id(code)] += 1
        if idle[id(code)] > BORING:
            left.clear()
            return None
        return line

    return call


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    reports = runtestprotocol(item, log=False, nextitem=following)
    return not any(report.failed for report in reports)


def asked_of_a_fork(items: list[pytest.Item], files: set[str]) -> Part:
    """What a forked process saw, so that this one stays as it was."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            pickle.dump(mapped(items, files), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        told = answer.read()
    os.waitpid(pid, 0)
    if not told:
        raise RuntimeError("the run that maps the tests died")
    part: Part = pickle.loads(told)
    return part


class Bench:
    """The tests, the map, and every function that a fault may be planted in."""

    def __init__(self, items: list[pytest.Item], table: Map, files: set[str], slowest: float, most: float) -> None:
        self.items = items
        self.slowest = slowest
        self.most = most
        self.numbers = {item.nodeid: number for number, item in enumerate(items)}
        self.kills: Counter[tuple[str, int]] = Counter()  # by module or function, and test
        self.table = table
        self.functions: dict[tuple[str, str], list[FunctionType]] = {}
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename in files:
                self.functions.setdefault((one.__code__.co_filename, one.__code__.co_qualname), []).append(one)
        gc.freeze()  # the forks share all this: a collection there would copy it

    def judge(self, mutants: list[Mutant], jobs: int, tell: Callable[[Verdict], None], deadline: float) -> None:
        """Try each fault, a few at a time, until the deadline."""
        running: dict[int, tuple[Mutant, int]] = {}
        for mutant in mutants:
            if time.monotonic() > deadline:
                break
            tests = self.ordered(mutant)
            if not tests or not self.functions.get((str(mutant.path), mutant.change.function)):
                tell(Verdict(mutant, UNTESTED, ""))
                continue
            if len(running) >= jobs:
                tell(self.ended(running))
            pid, reading = self.begun(mutant, tests)
            running[pid] = (mutant, reading)
        while running:
            tell(self.ended(running))

    def ordered(self, mutant: Mutant) -> list[int]:
        """Tests that meet the fault, as many as the time allows: first those that noticed faults near by, and quick."""
        name = str(mutant.path)
        inside = f"{name}:{mutant.change.function}"
        tests = self.table.meeting(mutant, self.slowest)
        tests.sort(key=lambda test: self.table.cost[test] / (self.kills[inside, test] + self.kills[name, test] / 8 + 1))
        spent = accumulate(self.table.cost[test] for test in tests)
        return [test for test, cost in zip(tests, spent, strict=True) if cost <= self.most]

    def begun(self, mutant: Mutant, tests: list[int]) -> tuple[int, int]:
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            status = BROKEN
            try:
                os.close(reading)
                noticed = self.noticed(mutant, tests)
                os.write(writing, noticed.encode())
                status = 1 if noticed else 0
            finally:
                os._exit(status)
        os.close(writing)
        return pid, reading

    def noticed(self, mutant: Mutant, tests: list[int]) -> str:
        """The first test that fails with the fault planted."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = code_of(mutant)
        for function in self.functions[str(mutant.path), mutant.change.function]:
            function.__code__ = code
        for place, test in enumerate(tests):
            # In seconds of processor, so that a crowded machine changes no verdict.
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 3 * self.table.cost[test])
            following = self.items[tests[place + 1]] if place + 1 < len(tests) else None
            if not passes(self.items[test], following):
                return self.items[test].nodeid
        return ""

    def ended(self, running: dict[int, tuple[Mutant, int]]) -> Verdict:
        pid, status = os.wait()
        mutant, reading = running.pop(pid)
        with os.fdopen(reading, "rb") as answer:
            test = answer.read().decode()
        if os.WIFSIGNALED(status):
            return Verdict(mutant, TIMEOUT, "")
        code = os.waitstatus_to_exitcode(status)
        if code == BROKEN:
            raise RuntimeError(f"the fault could not be planted: {mutant}")
        if code:
            name = str(mutant.path)
            self.kills[name, self.numbers[test]] += 1
            self.kills[f"{name}:{mutant.change.function}", self.numbers[test]] += 1
        return Verdict(mutant, KILLED if code else SURVIVED, test)


def code_of(mutant: Mutant) -> CodeType:
    """The code of the function with the fault in it."""
    name = str(mutant.path)
    whole = compile(planted(mutant.path.read_text(encoding="utf-8"), mutant.change.number), name, "exec")
    return next(code for code in codes(whole) if code.co_qualname == mutant.change.function)


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)
