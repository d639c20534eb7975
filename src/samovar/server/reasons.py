"""Reasons: why a click on something does nothing, as exactly as the question can tell."""

from __future__ import annotations

from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game
from samovar.kernel.steps import pending, refusal
from samovar.kernel.table import Table
from samovar.server.wire.message import Target, Why
from samovar.server.wire.questions import AssignField, Option, PointField, Question, SomeField

MOST_TRIED = 40  # lines; a question with more options has told enough by then
MOST_REASONS = 2
MOST_NAMED = 4  # things that could be chosen instead
VAGUE = {"why-not-offered", "why-nothing-asked"}


def reasons(game: Game, seen: Table, seat: int, put: Question, target: Target) -> list[Why]:
    """The refusals that name the thing; else what the question says of it; else why it cannot stand in for what is
    offered; else what could be chosen."""
    named = [refused.why for refused in put.refused if target in refused.targets]
    return (
        named or by_question(seen, seat, target) or put_in_place(game, seen, seat, put, target) or instead(put, target)
    )


def by_question(seen: Table, seat: int, target: Target) -> list[Why]:
    """What the question itself says of the thing."""
    step = pending(seen)
    reason = None if step is None else step.explain(seen, seat, target.kind, target.id)
    return [] if reason is None else [Why(rule=reason.rule, key=reason.key, args=dict(reason.args))]


def put_in_place(game: Game, seen: Table, seat: int, put: Question, target: Target) -> list[Why]:
    """Say each option with this thing in the place of one of its kind, and let the rules judge that."""
    hear = game.vocabulary().hear
    counts: dict[tuple[str, str, str], tuple[int, Why]] = {}
    for line in lines_with(put.options, target)[:MOST_TRIED]:
        try:
            reason = refusal(seen, seat, hear(line))
        except Unreadable:
            continue
        if reason is None or reason.key in VAGUE:
            continue
        why = Why(rule=reason.rule, key=reason.key, args=dict(reason.args))
        key = (why.rule, why.key, repr(why.args))
        counts[key] = (counts.get(key, (0, why))[0] + 1, why)
    # What most of the attempts were refused for is what the reader asks about.
    return [why for _, why in sorted(counts.values(), key=lambda each: -each[0])[:MOST_REASONS]]


def lines_with(options: list[Option], target: Target) -> list[str]:
    found: dict[str, None] = {}
    for option in options:
        words = option.say.split(" ")
        for replaced in {each.id for each in option.targets if each.kind == target.kind}:
            if replaced not in words:
                continue
            # The last of several is where something goes to.
            place = len(words) - 1 - words[::-1].index(replaced)
            found[" ".join([*words[:place], target.id, *words[place + 1 :]])] = None
    return list(found)


def instead(put: Question, target: Target) -> list[Why]:
    """What could be chosen: things of the same kind if there are any, else whatever the question is about."""
    args: dict[str, object] = {"target": {"kind": target.kind, "id": target.id}}
    offered = offered_by(put)
    alike = [each for each in offered if each.kind == target.kind]
    if not offered:
        placed = any(isinstance(field, PointField) for field in put.fields)
        return [Why(rule=put.rule, key="why-choose-place" if placed else "why-no-part", args=args)]
    things = alike or offered
    args["things"] = [{"kind": each.kind, "id": each.id} for each in things[:MOST_NAMED]]
    args["more"] = max(0, len(things) - MOST_NAMED)
    return [Why(rule=put.rule, key="why-only-these" if alike else "why-choose-among", args=args)]


def offered_by(put: Question) -> list[Target]:
    """Every thing that an option or a field of the question knows, once."""
    found = [each for option in put.options for each in option.targets]
    for field in put.fields:
        if isinstance(field, SomeField):
            found += [Target(kind=field.of, id=id) for id in field.ids]
        elif isinstance(field, AssignField):
            found += [Target(kind=field.places_of, id=id) for id in field.places]
    return list({(each.kind, each.id): each for each in found}.values())
