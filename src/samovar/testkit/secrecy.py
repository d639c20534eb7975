"""The laws of secrecy: nobody is given what he may not know, and what he knows is enough to play and to think."""

from __future__ import annotations

import json
from typing import Any, Final

from samovar.kernel.chance import OUTSIDE
from samovar.kernel.choice import HUSH, Choice, say
from samovar.kernel.game import Game, determinize
from samovar.kernel.question import announced, question
from samovar.kernel.saved import table_from
from samovar.kernel.steps import act, asked, options, pending, refusal
from samovar.kernel.table import SPECTATOR, UNKNOWN, Table, copy, plain_table
from samovar.kernel.undo import FREE
from samovar.kernel.view import view
from samovar.testkit.walk import AHEAD, Breach, Walk

DETERMINIZATIONS: Final = 2


def views_suffice(walk: Walk) -> None:
    """What a seat may choose, computed from its own view, is what it may choose."""
    for seat in asked(walk.table):
        mine = [say(choice) for choice in options(view(walk.table, seat), seat)]
        if mine != [say(choice) for choice in options(walk.table, seat)]:
            raise Breach("views suffice", f"{walk.where()} depends on something that seat {seat} does not see")


def messages(game: Game, table: Table, seat: int) -> bytes:
    """All that a seat is sent about a moment, as bytes: its view with the stack, the scene, titles, facts, previews."""
    seen = view(table, seat)
    parts: list[Any] = [plain_table(seen), announced(seen, seat), announced(table, seat), game.scene(seen, seat)]
    if seat != SPECTATOR:
        parts.append(question(game, table, seat))
    return json.dumps(parts, ensure_ascii=False, sort_keys=True).encode()


def secrets_are_kept(walk: Walk) -> None:
    """Two worlds that are equal for a seat send it the same bytes; and a determinization is such a world."""
    law = "secrets are kept"
    for seat in range(SPECTATOR, walk.table.seats):
        here = messages(walk.game, walk.table, seat)
        for number in range(DETERMINIZATIONS):
            other = determinize(walk.game, walk.table, seat, 7919 * (number + 1) + walk.decisions)
            other.chance = OUTSIDE
            if messages(walk.game, other, seat) != here:
                raise Breach(law, f"{walk.where()} tells seat {seat} something that it does not know")


def stack_is_open(walk: Walk) -> None:
    """What comes next is known to all: no step holds anything that a seat has not been told and does not see.

    A secret on the stack would be in every view, and in every determinization of one. It belongs in a row, which says
    who sees it, is masked in views, filled when determinized and migrated by name; so the stack needs no second way of
    hiding. The same choice is taken here and in a world that looks alike to a seat: if the seat then sees and hears
    the same, all that it is given must be the same.
    """
    waiting = asked(walk.table)
    seat = waiting[walk.pick(len(waiting))]
    offered = options(walk.table, seat)
    choice = offered[walk.pick(len(offered))]
    here = _acted(walk.table, seat, choice)
    for viewer in range(SPECTATOR, walk.table.seats):
        for number in range(DETERMINIZATIONS):
            other = determinize(walk.game, walk.table, viewer, 6700417 * (number + 1) + walk.decisions)
            if refusal(other, seat, choice) is not None:
                continue
            there = _acted(other, seat, choice)
            if _perceived(here, viewer) == _perceived(there, viewer) and here.stack != there.stack:
                step = next(one for one, two in zip(here.stack[::-1], there.stack[::-1], strict=False) if one != two)
                how = (
                    f"after '{say(choice)}' {walk.where()}, {step!r} tells seat {viewer} what it neither saw nor heard"
                )
                raise Breach("the stack is open", how)


def _acted(table: Table, seat: int, choice: Choice) -> Table:
    ahead = copy(table)
    ahead.log = []
    ahead.chance = 1234567891  # the same dice in both worlds
    act(ahead, seat, choice)
    return ahead


def _perceived(table: Table, seat: int) -> str:
    """What a seat sees and hears, without what is still to come."""
    told = [heard.plain() for one in table.log or [] if (heard := one.to(seat)) is not None]
    return json.dumps([{**plain_table(view(table, seat)), "stack": []}, told], sort_keys=True)


def determinizations_are_whole(walk: Walk) -> None:
    """A determinization has no gap, keeps the quantities, and can be played on."""
    law = "determinizations are whole"
    for seat in range(walk.table.seats):
        determinized = determinize(walk.game, walk.table, seat, 104729 + walk.decisions)
        if UNKNOWN in list(determinized.cells):
            row, ids = determinized.layout().place(list(determinized.cells).index(UNKNOWN))
            raise Breach(law, f"seat {seat} leaves {row.name} {' '.join(ids)} unknown {walk.where()}")
        if HUSH in determinized.answers:
            raise Breach(law, f"seat {seat} leaves a sealed choice unknown {walk.where()}")
        if walk.game.conserved(determinized) != walk.start:
            raise Breach(law, f"seat {seat} determinizes to other quantities {walk.where()}")
        for _ in range(AHEAD):
            waiting = asked(determinized)
            if not waiting:
                break
            offered = options(determinized, waiting[0])
            if not offered:
                raise Breach(
                    law, f"a determinization of seat {seat} {walk.where()} leads to a question without options"
                )
            act(determinized, waiting[0], offered[len(offered) // 2])


def taking_back_restores(walk: Walk) -> None:
    """What may be taken back freely leaves the very table of before, and had shown its chooser nothing."""
    law = "taking back restores"
    table = walk.table
    step = pending(table)
    if step is None:
        return
    waiting = asked(table)
    seat = waiting[walk.pick(len(waiting))]
    offered = options(table, seat)
    choice = offered[walk.pick(len(offered))]
    before = plain_table(table)
    lines = len(walk.match.record.entries)
    walk.match.play(seat, choice)
    if walk.match.undo_class(seat) == FREE:
        _nothing_was_shown(walk, seat, choice, table_before=before)
        walk.match.take_back(seat)
        if plain_table(walk.table) != before:
            raise Breach(law, f"'{say(choice)}' taken back does not restore the table")
        del walk.match.record.entries[lines:]
    else:
        walk.decisions += 1


def _nothing_was_shown(walk: Walk, seat: int, choice: Choice, table_before: dict[str, Any]) -> None:
    """In every determinization of what the chooser knew, a free choice leads to what he now sees."""
    before = table_from(walk.game, walk.config, table_before)
    now = plain_table(view(walk.table, seat))
    for number in range(DETERMINIZATIONS):
        other = determinize(walk.game, before, seat, 15485863 * (number + 1))
        other.chance = OUTSIDE
        act(other, seat, choice)
        if plain_table(view(other, seat)) != now:
            raise Breach(
                "taking back restores", f"'{say(choice)}' showed its chooser something, yet it is free to undo"
            )
