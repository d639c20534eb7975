"""What is said between a table and an agent: one JSON object a line, each way. docs/agents.md is the page about it."""

from __future__ import annotations

import json
from typing import Any, Final

from samovar.facade import Table
from samovar.kernel.errors import Illegal, Unreadable
from samovar.observing import asked_of, rows_of, told_of
from samovar.speech import speech_of

PROTOCOL: Final = 1
MOST_ASIDES: Final = 50  # questions between two choices, so that nobody asks for ever
MOST_UNDONE: Final = 50  # choices that a seat may take back in a game


class Misunderstood(Exception):
    """A line of an agent that cannot be obeyed: why, and the rule if one says so. It may try again."""

    def __init__(self, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.rule = rule


class Terms:
    """How an agent is talked to."""

    def __init__(
        self,
        language: str = "en",
        observe: tuple[str, ...] = ("text", "json"),
        listed: bool = True,
        tries: int = 3,
        seconds: float = 60.0,
    ) -> None:
        self.language = language
        self.observe = observe
        self.listed = listed  # whether it is told what it may choose; without, it must know how
        self.tries = tries  # lines that it may get wrong before it loses the seat
        self.seconds = seconds  # for one line


def begin(table: Table, seat: int, terms: Terms) -> dict[str, Any]:
    """The first message: which game this is and where the agent sits."""
    game = table.game
    return {
        "type": "begin",
        "protocol": PROTOCOL,
        "game": game.id,
        "rules": game.rules.rules_version,
        "content": game.rules.pack(),
        "config": game.config,
        "seats": game.seats,
        "seat": seat,
        "language": terms.language,
        "listed": terms.listed,
        "tries": terms.tries,
    }


def ask(table: Table, seat: int, terms: Terms, heard: list[str], tries: int) -> dict[str, Any]:
    """What an agent sees and is asked."""
    rules = table.game.rules
    seen = table.view(seat)
    message: dict[str, Any] = {"type": "ask", "decision": decision(table), "tries": tries, "heard": heard}
    if "text" in terms.observe:
        message["text"] = told_of(rules, seen, seat, terms.language, terms.listed)
    if "json" in terms.observe:
        message["rows"] = rows_of(seen)
        message["question"] = asked_of(rules, seen, seat, terms.language, terms.listed)
    elif terms.listed:
        message["options"] = [option.line for option in table.options(seat)]
    return message


def refused(table: Table, fault: Misunderstood, tries: int) -> dict[str, Any]:
    return {"type": "refused", "decision": decision(table), "tries": tries, "why": fault.why, "rule": fault.rule}


def end(table: Table, seat: int, terms: Terms, heard: list[str], lost: str | None) -> dict[str, Any]:
    """The last message: how it ended, and why the seat was lost, if it was."""
    outcome = table.outcome
    return {
        "type": "end",
        "outcome": None if outcome is None else outcome.plain(),
        "won": outcome is not None and seat in outcome.winners and lost is None,
        "text": table.result(terms.language),
        "heard": heard,
        "lost": lost,
    }


def decision(table: Table) -> int:
    """The number of what is decided now; it grows with every choice and with every step back."""
    return len(table.match.record.entries)


def read(line: bytes) -> dict[str, Any]:
    """A line of an agent as JSON."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as fault:
        shown = line[:80].decode("utf-8", "replace")
        raise Misunderstood(f"this is not a line of JSON ({fault}): {shown}") from None
    if not isinstance(message, dict):
        raise Misunderstood('expected a JSON object such as {"choose": "o0"}')
    return message


def chosen(table: Table, seat: int, message: dict[str, Any], language: str) -> None:
    """Play what a message chooses, by an option's id or by its line; Misunderstood says why not."""
    said = message.get("choose")
    if not isinstance(said, str):
        raise Misunderstood('expected {"choose": …} with the id of an option, such as "o0", or its line')
    number = message.get("decision", decision(table))
    if number != decision(table):
        raise Misunderstood(f"that answers decision {number}; this is {decision(table)}")
    offered = table.options(seat)
    ids = {f"o{place}": option for place, option in enumerate(offered)}
    try:
        table.play(ids.get(said, said), seat)
    except Illegal as fault:
        why = speech_of(table.game.rules, language).say(fault.refusal.plain())
        raise Misunderstood(why, fault.refusal.rule) from None
    except Unreadable as fault:
        reason = fault.reason()
        rules = table.game.rules
        why = speech_of(rules, language).say(reason) if isinstance(reason, dict) else str(fault)
        hint = f"there are o0 to o{len(offered) - 1}" if said[:1] == "o" and said[1:].isdecimal() else why
        raise Misunderstood(hint) from None
