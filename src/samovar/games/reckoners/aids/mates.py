"""Mates: what the others of the team could do now, to suggest it to them."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import READY, WAIT, say
from samovar.kernel.steps import asked, options, pending


def deeds_of_mates(seen: ReckonersTable, seat: int) -> dict[str, Any]:
    """For each other seat that may act: its choices, but for being ready, with what the question says of each."""
    mates: list[dict[str, Any]] = []
    step = pending(seen)
    for mate in asked(seen):
        if mate == seat or step is None:
            continue
        deeds = [
            {
                "line": say(choice),
                "label": choice.label(),
                "facts": [fact.plain() for fact in step.facts(seen, mate, choice)],
                "targets": choice.targets(),
            }
            for choice in options(seen, mate)
            if choice not in (READY, WAIT)
        ]
        mates.append({"seat": mate, "deeds": deeds})
    return {"mates": mates}
