"""The laws: what holds for every game at every moment, checked along random games. A game inherits them all."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from samovar.kernel.chance import OUTSIDE, draw, next_memory, pick, seeded, weighted
from samovar.kernel.choice import READY, WAIT, Choice, say
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config, Game
from samovar.kernel.match import replay
from samovar.kernel.question import question
from samovar.kernel.record import read_record
from samovar.kernel.saved import table_from
from samovar.kernel.steps import act, asked, concerned, happen, options, pending, pending_chance, refusal, settle
from samovar.kernel.table import Table, copy, plain_table, same
from samovar.kernel.view import view
from samovar.testkit.secrecy import (
    determinizations_are_whole,
    secrets_are_kept,
    stack_is_open,
    taking_back_restores,
    views_suffice,
)
from samovar.testkit.walk import AHEAD, Breach, Pick, Walk

BRANCHES: Final = 12  # outcomes of a throw that are tried
LOTS: Final = 3  # draws that must agree with the list of options


def leaves_are_plain(walk: Walk) -> None:
    """Every leaf of a table is a plain value, so it compares, prints and travels."""
    law = "leaves are plain"
    saved = {name: value for name, value in plain_table(walk.table).items() if name != "cells"}  # whole numbers by type
    if json.loads(json.dumps(saved)) != saved:
        raise Breach(law, "a table is not the same after a journey as JSON")
    if len(walk.table.cells) != walk.table.layout().size:
        raise Breach(law, "the table has not as many cells as its layout says")


def rows_hold_what_they_declare(walk: Walk) -> None:
    """A row that holds things holds them or nothing, and no count falls below zero."""
    cells = [int(cell) for cell in walk.table.cells]
    for row in walk.table.layout().rows:
        if row.holds is None and not row.counts:
            continue
        run = cells[row.start : row.start + row.size]
        for extreme in (min(run), max(run)):
            wrong = row.fault(extreme)
            if wrong is not None:
                ids = walk.table.layout().place(row.start + run.index(extreme))[1]
                raise Breach("rows hold what they declare", f"{'.'.join([row.name, *ids])}: {wrong}")


def copies_are_apart(walk: Walk) -> None:
    """A copy plays the same, and nothing done to it shows on the original."""
    law = "copies are apart"
    before = plain_table(walk.table)
    one, two = copy(walk.table), copy(walk.table)
    if not same(one, walk.table):
        raise Breach(law, "a copy is not the same as its original")
    for twin in (one, two):
        twin.chance = 1234567891
        memory = 99991
        for _ in range(AHEAD):
            waiting = asked(twin)
            if not waiting:
                break
            offered = options(twin, waiting[0])
            place, memory = draw(memory, len(offered))
            act(twin, waiting[0], offered[place])
    if plain_table(one) != plain_table(two):
        raise Breach(law, "two copies that did the same are not the same")
    if plain_table(walk.table) != before:
        raise Breach(law, "playing on a copy changed the original")


def options_are_sound(walk: Walk) -> None:
    """Whoever is asked has options: some, distinct, in stable order, each allowed, and looking changes nothing."""
    law = "options are sound"
    before = _imprint(walk.table)
    for seat in asked(walk.table):
        offered = options(walk.table, seat)
        if not offered:
            raise Breach(law, f"seat {seat} is asked {walk.where()} but has no option")
        lines = [say(choice) for choice in offered]
        if len(set(lines)) != len(lines):
            raise Breach(law, f"{walk.where()} offers the same twice: {_repeated(lines)}")
        again = options(walk.table, seat)
        if [say(choice) for choice in again] != lines:
            raise Breach(law, f"{walk.where()} changes the order of its options")
        for choice in _asked_of_refusal(walk, seat, offered):
            reason = refusal(walk.table, seat, choice)
            if reason is not None:
                raise Breach(law, f"{walk.where()} offers '{say(choice)}' and refuses it: {reason}")
        if again != offered:
            raise Breach(law, f"{walk.where()} does not know its own options again")
        step = pending(walk.table)
        if step is not None and refusal(walk.table, seat, step.otherwise(walk.table, seat)) is not None:
            raise Breach(law, f"{walk.where()} would choose something refused when the time runs out")
        if step is not None and step.next_seat(walk.table) != asked(walk.table)[0]:
            raise Breach(law, f"{walk.where()} does not wait for the first of those whom it asks")
        for lot in range(LOTS):
            memory = next_memory(seeded(walk.decisions * LOTS + lot))
            if step is not None and step.drawn(walk.table, seat, memory) != offered[pick(memory, len(offered))]:
                raise Breach(law, f"{walk.where()} draws something else than it lists")
    if _imprint(walk.table) != before:
        raise Breach(law, f"looking at the options {walk.where()} changed the table")


def _imprint(table: Table) -> list[Any]:
    """What tells whether a look has changed a table, which a copy would not: it shares the steps."""
    return [list(table.cells), [step.plain() for step in table.stack], list(table.answers), table.chance, table.rolls]


def _asked_of_refusal(walk: Walk, seat: int, offered: list[Choice]) -> list[Choice]:
    """A wide question judges each choice; a plain one looks into its list, made anew for every choice: one will do."""
    step = pending(walk.table)
    wide = step is not None and bool(step.fields(walk.table, seat))
    return offered if wide else [offered[walk.decisions % len(offered)]]


def reasons_are_true(walk: Walk) -> None:
    """There is a reason against a choice exactly where it is not allowed, computed from the seat's own view, too.

    Boards explain themselves by these reasons: one against what is allowed would be a lie, and a choice that players
    will look for and may not take needs one.
    """
    law = "reasons are true"
    step = pending(walk.table)
    if step is None:
        return
    for seat in asked(walk.table):
        seen = view(walk.table, seat)
        offered = options(walk.table, seat)
        for choice in offered:
            reason = None if choice in (READY, WAIT) else step.judge(seen, seat, choice)
            if reason is not None:
                raise Breach(law, f"{walk.where()} offers '{say(choice)}' and has a reason against it: {reason}")
        for choice in step.near(seen, seat):
            allowed = choice in offered or refusal(walk.table, seat, choice) is None
            if not allowed and step.judge(seen, seat, choice) is None:
                raise Breach(law, f"{walk.where()} expects '{say(choice)}' and has no reason against it")


def notation_is_faithful(walk: Walk) -> None:
    """What is said is heard: hear(say(choice)) == choice; and a wide question says which words its fields write."""
    hear = walk.game.vocabulary().hear
    for seat in asked(walk.table):
        put = question(walk.game, walk.table, seat, previews=False)
        if put is not None and put["fields"] and put["pattern"] is None:
            raise Breach("notation is faithful", f"{walk.where()} has fields, and no option that they would rewrite")
        for choice in options(walk.table, seat):
            try:
                heard = hear(say(choice))
            except Unreadable as fault:
                raise Breach("notation is faithful", f"'{say(choice)}' cannot be heard: {fault}") from None
            if heard != choice:
                raise Breach("notation is faithful", f"'{say(choice)}' is heard as '{say(heard)}'")


def saving_changes_nothing(walk: Walk) -> None:
    """A table saved and loaded at any question is the same, and asks the same."""
    law = "saving changes nothing"
    loaded = table_from(walk.game, walk.config, json.loads(json.dumps(plain_table(walk.table))))
    if not same(loaded, walk.table):
        raise Breach(law, f"loading {walk.where()} gives another table")
    for seat in asked(walk.table):
        if _lines(loaded, seat) != _lines(walk.table, seat):
            raise Breach(law, f"after loading, {walk.where()} offers something else")


def quantities_are_conserved(walk: Walk) -> None:
    """Pieces, barrels, dice: what no rule makes or destroys is all still there."""
    now = walk.game.conserved(walk.table)
    for name in sorted(set(walk.start) | set(now)):
        if now.get(name) != walk.start.get(name):
            raise Breach("quantities are conserved", f"{name}: {walk.start.get(name)} at first, {now.get(name)} now")


def throws_are_fair(game: Game, table: Table) -> None:
    """A throw's weights sum to its ways; the same outcome always does the same; different labels, different results."""
    law = "throws are fair"
    step = pending_chance(table)
    if step is None:
        return
    name = type(step).__name__
    ways, weights = step.ways(table), step.weights(table)
    if ways < 1:
        raise Breach(law, f"{name} can fall in {ways} ways")
    if weights is not None and (sum(weights) != ways or min(weights) < 0):
        raise Breach(law, f"the weights of {name} sum to {sum(weights)}, its ways are {ways}")
    results: dict[str, str] = {}
    for number in range(0, ways, max(1, ways // BRANCHES)):
        label = step.label(table, number if weights is None else weighted(number, weights))
        result = _branch(table, number)
        if result != _branch(table, number):
            raise Breach(law, f"{name} does different things for the same outcome {number}")
        if results.setdefault(label, result) != result:
            raise Breach(law, f"{name} calls different results '{label}'")


def _branch(table: Table, number: int) -> str:
    branch = copy(table)
    branch.log = []
    happen(branch, number)
    told = [[one.event.plain(), one.seat] for one in branch.log]
    settle(branch)
    return json.dumps([plain_table(branch), told], sort_keys=True)


def record_replays(walk: Walk) -> None:
    """The record, written and read, replays to the same table."""
    law = "the record replays"
    text = walk.match.record.text()
    try:
        again = replay(walk.game, read_record(text))
    except Unreadable as fault:
        raise Breach(law, str(fault)) from None
    if not same(again.table, walk.table):
        raise Breach(law, "the replayed table is another one")
    if again.record.text() != text:
        raise Breach(law, "the replayed record is another one")


def game_ends(walk: Walk) -> None:
    """A game has an outcome if and only if nothing is left to happen."""
    over = walk.game.outcome(walk.table) is not None
    if over != (not walk.table.stack):
        raise Breach("the game ends", "the outcome and the stack disagree on whether the game is over")
    if not over and not asked(walk.table) and pending_chance(walk.table) is None:
        raise Breach("the game ends", "nobody is asked, yet it is not over")


EVERYWHERE: Final = (
    leaves_are_plain,
    rows_hold_what_they_declare,
    options_are_sound,
    quantities_are_conserved,
    game_ends,
)
NOW_AND_THEN: Final = (
    copies_are_apart,
    reasons_are_true,
    views_suffice,
    secrets_are_kept,
    stack_is_open,
    determinizations_are_whole,
    notation_is_faithful,
    saving_changes_nothing,
    taking_back_restores,
)


Law = Callable[[Walk], None]


def obey(
    game: Game,
    config: Config,
    pick: Pick,
    seed: bytes = b"samovar",
    now_and_then: int = 1,
    cheap: tuple[Law, ...] = EVERYWHERE,
    dear: tuple[Law, ...] = NOW_AND_THEN,
) -> Walk:
    """Play one random game under all laws; the dearer ones at one decision in `now_and_then`."""
    walk = Walk(game, config, pick, seed)
    complete = walk.match.config
    _throws(game, complete)
    while asked(walk.table):
        if walk.decisions > game.bound(complete):
            raise Breach("the game ends", f"more than {game.bound(complete)} decisions were taken")
        for law in cheap:
            law(walk)
        if walk.pick(now_and_then) == 0:
            for law in dear:
                law(walk)
        if asked(walk.table):
            _throw_ahead(walk)
            walk.step()
    game_ends(walk)
    quantities_are_conserved(walk)
    record_replays(walk)
    return walk


def _throws(game: Game, config: Config) -> None:
    """The throws of the setup, before anybody is asked."""
    table = game.setup(config)
    table.chance = OUTSIDE
    settle(table)
    throws_are_fair(game, table)


def _throw_ahead(walk: Walk) -> None:
    """Look one decision ahead for a throw, and judge it."""
    ahead = copy(walk.table)
    step = pending(ahead)
    if step is None or len(asked(ahead)) != 1 or len(concerned(ahead, step)) != 1:
        return
    seat = asked(ahead)[0]
    offered = options(ahead, seat)
    ahead.chance = OUTSIDE
    act(ahead, seat, offered[walk.pick(len(offered))])
    throws_are_fair(walk.game, ahead)


def _lines(table: Table, seat: int) -> list[str]:
    return [say(choice) for choice in options(table, seat)]


def _repeated(lines: list[str]) -> str:
    return next(line for line in lines if lines.count(line) > 1)
