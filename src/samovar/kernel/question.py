"""The question as everybody reads it: one plain shape for browser, terminal, agents, encoders and screen readers.

{"schema": 1, "seat": 0, "kind": "one", "mode": "turn", "rule": "SW-COMBAT.16",
 "title": {"key": "ask-bid", "args": {…}},
 "fields": [],                     # the shape of a wide question; empty when the options are all there is
 "options": [{"id": "o0", "say": "burn 3", "verb": "burn", "label": {"key": "choice-burn", "args": {"barrels": 3}},
              "targets": [{"kind": "zone", "id": "rhone"}], "facts": […], "undo": "free", "changes": […]}],
 "sample": false,                  # true: other choices are allowed too, see fields
 "pattern": null,                  # of a wide question: {"option": "o0", "words": [2]}, the option whose line
                                   # the fields rewrite, and which word of it each of them is, the verb being word 0
 "refused": [{"say": …, "label": …, "targets": …, "why": {"rule": …, "key": …, "args": …}}],
 "default": "burn 0",              # the line that is taken when the time runs out
 "habit": null,                    # what is done for a person who does not want to be asked, if it can be taken back
 "proposed": "burn 0",             # what a person finds selected; null: he chooses himself
 "answered": null,                 # what this seat has sealed, or "ready"
 "waiting": [0, 1]}                # the seats that have still to answer
"""

from __future__ import annotations

from typing import Any, Final

from samovar.kernel.chance import OUTSIDE
from samovar.kernel.choice import WAIT, Choice, say
from samovar.kernel.fields import Field
from samovar.kernel.game import Game, determinize
from samovar.kernel.steps import (
    Open,
    QuestionStep,
    Sealed,
    act,
    asked,
    concerned,
    options,
    pending,
    pending_chance,
    refusal,
)
from samovar.kernel.table import SPECTATOR, Table, copy
from samovar.kernel.undo import CONSENT, FREE, NEVER
from samovar.kernel.view import changes, view

SCHEMA: Final = 1
PREVIEWED: Final = 24  # with more options than this, previews but the default's are computed when somebody looks


def question(game: Game, table: Table, seat: int, previews: bool = True) -> dict[str, Any] | None:
    """What a seat is asked, or None. It may be given the seat's own view: it says the same."""
    step = pending(table)
    if step is None or seat not in concerned(table, step):
        return None
    offered = options(table, seat)
    fields = step.fields(table, seat)
    shown = [_offer(step, table, seat, choice, place) for place, choice in enumerate(offered)]
    fallback = step.otherwise(table, seat)
    if previews:
        # What happens by itself is known of long lists, too: it is what ends most of them.
        near = [place for place, one in enumerate(shown) if len(offered) <= PREVIEWED or one["say"] == say(fallback)]
        for place, looked in zip(near, _previews(game, table, seat, [offered[place] for place in near]), strict=True):
            shown[place].update(looked)
    shown = _weighed(step, shown)
    answer = table.answers[seat]
    habit = step.habit(table, seat)
    return {
        "schema": SCHEMA,
        "seat": seat,
        "kind": _kind(fields, offered),
        "mode": step.mode,
        "rule": step.rule,
        "title": step.title(table, seat),
        "fields": [field.plain() for field in fields],
        "options": shown,
        "sample": bool(fields),
        "pattern": _pattern(fields, offered),
        "refused": _refused(step, table, seat),
        "default": say(fallback),
        "habit": None if habit is None else say(habit),
        "proposed": _proposed(step, fallback, shown, bool(fields)),
        "answered": None if answer is None else say(answer),
        "waiting": asked(table),
    }


def announced(table: Table, seat: int) -> dict[str, Any] | None:
    """What the table waits for, as everybody may know it; None when nobody is asked. Whoever is not asked reads the
    title of the first who is: like all that is sent, it is computed from the reader's own view."""
    step = pending(table)
    if step is None:
        return None
    seats = concerned(table, step)
    reader = seat if seat in seats else seats[0] if seats else SPECTATOR
    return {
        "title": step.title(table, reader),
        "rule": step.rule,
        "mode": step.mode,
        "asked": asked(table),
        "concerned": seats,
    }


def preview(game: Game, table: Table, seat: int, choice: Choice) -> dict[str, Any]:
    """What one choice would do, as far as its chooser can know: facts, undo class, changes on the board, or why not."""
    step = pending(table)
    reason = refusal(table, seat, choice)
    if reason is not None or step is None:
        why = None if reason is None else reason.plain()
        return {"say": say(choice), "verb": choice.verb, "args": choice.args(), "why": why}
    offer = _offer(step, table, seat, choice, 0)
    offer.update(_previews(game, table, seat, [choice])[0])
    return offer


def _proposed(step: QuestionStep[Any], fallback: Choice, shown: list[dict[str, Any]], wide: bool) -> str | None:
    """What a person finds selected: nothing that gives something up, cannot be taken back, or ends a moment in which
    more could be done. Secret answers go by what happens by itself: they can be changed until all are shown."""
    if len(shown) == 1 and not wide:
        line: str = shown[0]["say"]
        return None if line == WAIT.verb else line
    if not step.proposes or isinstance(step, Open):
        return None
    if isinstance(step, Sealed) or step.mode == "reaction":
        return say(fallback)
    wanted = say(fallback) if wide or not shown else shown[0]["say"]
    for option in shown:
        if option["say"] == wanted and not step.stands:
            return None if option.get("undo", NEVER) == NEVER else wanted
    return wanted if wide else None


def _class(trial: Table, seat: int) -> str:
    """Where nothing was thrown or shown: free, or no longer his alone once somebody else has answered it with dice."""
    step = pending(trial)
    return CONSENT if step is not None and step.throws and seat not in concerned(trial, step) else FREE


def _weighed(step: QuestionStep[Any], shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Options in their order, but where those of a kind differ in what the step weighs them by, most of it first."""
    if not step.weighed:
        return shown
    key, name = step.weighed.split(" ")
    found: list[dict[str, Any]] = []
    for verb in dict.fromkeys([option["verb"] for option in shown]):
        kind = [option for option in shown if option["verb"] == verb]
        found += sorted(kind, key=lambda option: -_number(option["facts"], key, name))
    return found


def _number(facts: list[dict[str, Any]], key: str, name: str) -> float:
    for fact in facts:
        if fact["key"] == key:
            return float(fact["args"][name])
    return 0.0


def _kind(fields: list[Any], offered: list[Choice]) -> str:
    if not fields:
        return "confirm" if len(offered) == 1 else "one"
    kind: str = fields[0].kind if len(fields) == 1 else "several"
    return kind


def _pattern(fields: list[Field], offered: list[Choice]) -> dict[str, Any] | None:
    """The first option that has a part for each field, and where in its line those parts stand."""
    if not fields:
        return None
    for place, choice in enumerate(offered):
        names = [part.name for part in choice.parts]
        if all(field.name in names for field in fields):
            return {"option": f"o{place}", "words": [names.index(field.name) + 1 for field in fields]}
    return None


def _offer(step: QuestionStep[Any], table: Table, seat: int, choice: Choice, place: int) -> dict[str, Any]:
    offer = {"id": f"o{place}", **_named(step, table, seat, choice)}
    offer["facts"] = [fact.plain() for fact in step.facts(table, seat, choice)]
    return offer


def _named(step: QuestionStep[Any], table: Table, seat: int, choice: Choice) -> dict[str, Any]:
    """A choice as it is written, called and drawn. Its own parts stand by themselves unless its text has them all."""
    label, args = step.wording(table, seat, choice), choice.args()
    named = {"say": say(choice), "verb": choice.verb, "label": label, "targets": choice.targets()}
    told: dict[str, Any] = label["args"]
    if any(name not in told or told[name] != args[name] for name in args):
        named["args"] = args
    return named


def _refused(step: QuestionStep[Any], table: Table, seat: int) -> list[dict[str, Any]]:
    shown = []
    for choice in step.near(table, seat):
        reason = step.judge(table, seat, choice)
        if reason is not None:
            shown.append({**_named(step, table, seat, choice), "why": reason.plain()})
    return shown


def _previews(game: Game, table: Table, seat: int, offered: list[Choice]) -> list[dict[str, Any]]:
    """Each choice tried on a determinization, so a preview never tells what the seat cannot know."""
    determinized = determinize(game, table, seat, 1)
    determinized.chance = OUTSIDE
    before = view(determinized, seat)
    looked = []
    for choice in offered:
        trial = copy(determinized)
        trial.log = None
        act(trial, seat, choice)
        uncertain = trial.shown != determinized.shown
        looked.append(
            {
                "undo": NEVER if uncertain or pending_chance(trial) is not None else _class(trial, seat),
                "changes": [] if uncertain else [list(change) for change in changes(before, view(trial, seat))],
            }
        )
    return looked
