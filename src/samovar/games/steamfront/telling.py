"""The log of Steamfront as people tell it: what a figure did when activated, an attack with its dice, a score."""

from __future__ import annotations

from typing import Any, Final

from samovar.kernel.telling import DICE, FIGHT, HEADING, PLAIN, SETTLED, VICTORY, Heard, Row, Tale, Teller, Text, text

ACTIVATION: Final = "activation"
INITIATIVE: Final = "initiative"
SCORE: Final = "score"
END: Final = "end"

ALWAYS: Final[dict[str, str]] = {
    "event-turn-began": HEADING,
    "event-threw-initiative": INITIATIVE,
    "event-activated": ACTIVATION,
    "event-came-round": ACTIVATION,
    "event-passed": PLAIN,
    "event-deployed": PLAIN,
    "event-left-out": PLAIN,
    "event-attacked": FIGHT,
    "event-counter-attacked": FIGHT,
    "event-finished": END,
}
THROWS: Final = ("event-threw-attack", "event-threw-again", "event-burnt")
OUTCOMES: Final = (
    "event-missed",
    "event-hurt",
    "event-eliminated",
    "event-stunned",
    "event-dazed",
    "event-lost-attack",
)
OF_A_FIGHT: Final = (
    *THROWS,
    *OUTCOMES,
    "event-threw-defence",
    "event-guarded",
    "event-modified",
    "event-gained-pressure",
    "event-dropped-relic",
)
SHORT: Final = (
    "moved",
    "charged",
    "disengaged",
    "overloaded",
    "rested",
    "commanded",
    "mended",
    "gained-pressure",
    "primed",
    "turned-valve",
    "searched",
    "took-relic",
    "brought-home",
    "demolished",
)


class FrontTeller(Teller):
    def begins(self, kind: str, lines: list[Heard], heard: Heard) -> str | None:
        key = heard.key
        if kind == INITIATIVE and key == "event-threw-initiative":
            return None  # equal: thrown again until somebody has it
        if kind == ACTIVATION and key == "event-attacked" and [line.key for line in lines] == ["event-activated"]:
            return None  # who attacks from where he stands is told with what he does
        if key in ALWAYS:
            return ALWAYS[key]
        if key == "event-scored":
            return None if kind == SCORE else SCORE
        if kind == FIGHT or is_attack(lines):
            return None if key in OF_A_FIGHT else ACTIVATION
        if kind in (ACTIVATION, INITIATIVE, SCORE):
            return None
        return PLAIN

    def told(self, kind: str, lines: list[Heard]) -> Tale:
        first = lines[0]
        tale = Tale(first.sentence(), at=figures(lines), of=first.args.get("figure") or first.args.get("side"))
        if kind == HEADING:
            tale.tone = HEADING
        elif kind == END:
            tale.tone = VICTORY
        elif kind == INITIATIVE:
            initiative(tale, lines)
        elif kind == ACTIVATION and is_attack(lines):
            fight(tale, lines[1:])
        elif kind == ACTIVATION:
            activation(tale, lines)
        elif kind == FIGHT:
            fight(tale, lines)
        elif kind == SCORE:
            score(tale, lines)
        return tale


def is_attack(lines: list[Heard]) -> bool:
    """Whether whoever was activated attacked at once."""
    return len(lines) > 1 and lines[1].key == "event-attacked"


def figures(lines: list[Heard]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for line in lines:
        for part in ("figure", "target", "friend", "piece"):
            value = line.args.get(part)
            if isinstance(value, dict) and value not in found:
                found.append(value)
    return found


def initiative(tale: Tale, lines: list[Heard]) -> None:
    thrown = lines[-1]
    tale.tone = DICE
    for line in lines:
        if line.key == "event-threw-initiative":
            thrown = line
        elif line.key == "event-won-initiative":
            tale.of = line.args.get("side")
            tale.said = text("deed-initiative", side=line.args.get("side"), **thrown.args)


def activation(tale: Tale, lines: list[Heard]) -> None:
    """A figure's turn in one breath."""
    first = lines[0]
    begun = first.key == "event-activated"
    what: list[Text] = []
    own = True  # all of it is what this figure did, in words that go on from its name
    for line in lines[1:] if begun else lines:
        name = line.key.removeprefix("event-")
        short = name in SHORT and line.id("figure") == first.id("figure")
        own = own and short
        what.append(text("deed-part-" + name, **line.args) if short else line.sentence())
    if what and (begun or len(what) > 1):
        card = first.args.get("card")
        who: dict[str, Any] = {"figure": first.args.get("figure"), "what": what}
        if card is None:
            tale.said = text("deed-figure", **who)
        else:
            tale.said = text("deed-activation" if own else "deed-activation-mixed", card=card, **who)


def fight(tale: Tale, lines: list[Heard]) -> None:
    first = lines[0]
    attacker, target = first.id("figure"), first.id("target")
    attack = [line for line in lines if line.key in THROWS and line.id("figure") == attacker]
    defence = [
        line
        for line in lines
        if line.key in ("event-threw-defence", "event-threw-again") and line.id("figure") == target
    ]
    tale.tone = FIGHT
    thrown: dict[str, Any] = {
        "thrown": int(bool(attack)),
        "hits": attack[-1].number("successes") if attack else 0,
        "saves": defence[-1].number("successes") if defence else 0,
        "what": [outcome(line, target) for line in outcomes(lines)],
    }
    if first.key == "event-attacked":
        tale.said = text("deed-attack", **first.args, **thrown)
    else:
        tale.said = text("deed-counter-attack", **first.args, **thrown)
    for side, throws in (("figure", attack), ("target", defence)):
        if throws:
            last = throws[-1]
            said = text("deed-row-dice", dice=last.args.get("dice", []))
            row = Row(first.args.get(side), said, str(last.number("successes")))
            row.won = side == "figure" and any(line.key in ("event-hurt", "event-eliminated") for line in lines)
            row.won = row.won or (side == "target" and any(line.key == "event-missed" for line in lines))
            tale.rows.append(row)


def outcomes(lines: list[Heard]) -> list[Heard]:
    """What came of it. Of whoever is eliminated nobody asks how much life that took."""
    gone = {line.id("figure") for line in lines if line.key == "event-eliminated"}
    told = [line for line in lines if line.key in OUTCOMES]
    return [line for line in told if line.key != "event-hurt" or line.id("figure") not in gone]


def outcome(line: Heard, target: str) -> Text:
    """What came of it: of the target in a word, of anybody else in the sentence of the log."""
    if line.key in ("event-missed", "event-lost-attack"):
        return text("deed-part-" + line.key.removeprefix("event-"))
    if line.id("figure") != target:
        return line.sentence()
    return text("deed-part-" + line.key.removeprefix("event-"), **line.args)


def score(tale: Tale, lines: list[Heard]) -> None:
    """What a turn was worth, side by side."""
    scored = [line for line in lines if line.key == "event-scored"]
    tale.tone = SETTLED
    tale.of = None
    tale.said = text("deed-score", scores=[[line.args.get("side"), line.number("points")] for line in scored])
    for line in scored:
        said = text("deed-row-score", kills=line.number("kills"), objectives=line.number("objectives"))
        tale.rows.append(Row(line.args.get("side"), said, str(line.number("total"))))
