"""The log of The Reckoners as people tell it: what a die did, what each Epic did when it acted."""

from __future__ import annotations

from typing import Any, Final

from samovar.kernel.telling import DICE, HEADING, PLAIN, SETTLED, VICTORY, Heard, Row, Tale, Teller, Text, text

TEAM: Final = "team"
RING: Final = "ring"
DISPLAY: Final = "display"
STEP: Final = "step"
ROLL: Final = "roll"
USE: Final = "use"
EPIC: Final = "epic"
GREAT: Final = "great"
CARD: Final = "card"
END: Final = "end"

ALWAYS: Final[dict[str, str]] = {
    "event-round-began": HEADING,
    "event-entered": PLAIN,
    "event-rolled": ROLL,
    "event-began": USE,
    "event-activated": USE,
    "event-help-used": USE,
    "event-token-used": USE,
    "event-bought": USE,
    "event-epic-acted": EPIC,
    "event-city-moved": CARD,
    "event-won": END,
    "event-lost": END,
}
GATHERED: Final[dict[str, str]] = {"event-dealt": TEAM, "event-laid": RING, "event-displayed": DISPLAY}
ACTING: Final = (EPIC, GREAT, CARD)
COUNTING_DOWN: Final = ("event-researched", "event-contained", "event-attacked", "event-track-moved", "event-earned")
POPULATION: Final = "population"
NONE: Final = "none"
BEGAN: Final = "event-began"
CARDS: Final = ("event-activated", "event-help-used")
DIE_OR_CARD: Final = (BEGAN, *CARDS)  # by name: mypyc compiles no star behind `in`
TAKEN_UP: Final = (*DIE_OR_CARD, "event-token-used", "event-bought")
# What happens where a symbol is used: the place is told once, before all of it.
HERE: Final = {
    "event-researched": "deed-part-researched",
    "event-weakened": "deed-part-weakened",
    "event-contained": "deed-part-contained",
    "event-attacked": "deed-part-attacked",
    "event-defeated": "deed-part-defeated",
    "event-dispersed": "deed-part-dispersed",
    "event-shield-broken": "deed-part-shield-broken",
    "event-barricade-cleared": "deed-part-barricade-cleared",
}
# What follows from it, after the Reckoner was named.
THEN: Final = {
    "event-earned": "deed-part-earned",
    "event-planned": "deed-part-planned",
    "event-moved": "deed-part-moved",
}
# What an end makes needless to say, of the same Epic.
ENDED_BY: Final = {"event-researched": "event-weakened", "event-attacked": "event-defeated"}
GREAT_EPIC: Final = "great-epic"


class TeamTeller(Teller):
    def begins(self, kind: str, lines: list[Heard], heard: Heard) -> str | None:
        key = heard.key
        if kind == USE and key in DIE_OR_CARD and lines[-1].key in DIE_OR_CARD and heard.seat == lines[-1].seat:
            return None  # a card and its symbols, or a die that is laid on a card
        if key in ALWAYS:
            return ALWAYS[key]
        if key == "event-step-began":
            return None if kind == STEP else STEP  # a step in which nothing happened is not worth a line
        if key in GATHERED:
            return None if kind == GATHERED[key] else GATHERED[key]
        if kind == RING and key == "event-arrived":
            return None
        if kind == STEP and key == "event-act-performed":
            return GREAT if lines[-1].id("stage") == "activate-great-epic" else CARD
        if kind in ACTING:
            return PLAIN if key == "event-arrived" else None
        if kind == USE:
            return None if heard.seat == lines[0].seat else USE
        return USE if heard.seat >= 0 and kind != ROLL else PLAIN

    def told(self, kind: str, lines: list[Heard]) -> Tale:
        first = lines[0]
        tale = Tale(first.sentence(), at=grounds(lines), of=first.args.get("reckoner"))
        if kind == HEADING:
            tale.tone = HEADING
        elif kind == STEP:
            tale.tone = HEADING
            tale.said = lines[-1].sentence()
        elif kind == ROLL:
            tale.tone = DICE
            tale.said = text("deed-rolled", reckoner=first.args.get("reckoner"), what=counted(first.args["symbols"]))
        elif kind == END:
            tale.tone = VICTORY if first.key == "event-won" else PLAIN
        elif kind == TEAM:
            tale.of = None
            tale.said = text("deed-team", reckoners=[line.args.get("reckoner") for line in lines])
        elif kind == DISPLAY:
            tale.said = text("deed-display", cards=[line.args.get("card") for line in lines])
        elif kind == RING:
            ring(tale, lines)
        elif kind == USE:
            use(tale, lines)
        elif kind in ACTING:
            acting(tale, kind, lines)
        return tale


def grounds(lines: list[Heard]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for line in lines:
        for part in ("district", "to", "epic"):
            value = line.args.get(part)
            if isinstance(value, dict) and value not in found:
                found.append(value)
    return found


def ring(tale: Tale, lines: list[Heard]) -> None:
    tale.said = text("deed-ring", districts=[line.args.get("district") for line in lines if line.key == "event-laid"])
    for line in lines:
        if line.key == "event-arrived":
            tale.rows.append(Row(line.args.get("district"), text("deed-row-epic", epic=line.args.get("epic"))))


def use(tale: Tale, lines: list[Heard]) -> None:
    """A die or a card and where it led. Of a number that counts down the last word counts; the rest is counted."""
    deed, rest = taken_up(lines)
    latest: dict[str, Heard] = {}
    times: dict[str, int] = {}
    for line in rest:
        named = [line.id(part) for part in line.args] if line.key in COUNTING_DOWN else [str(line.args)]
        about = " ".join([line.key, *named])
        latest[about] = line
        times[about] = 1 if line.key in COUNTING_DOWN else times.get(about, 0) + 1
    if deed is None:
        what = [repeated(latest[about], times[about]) for about in latest]
        if what:
            tale.said = text("deed-several", what=what) if len(what) > 1 else what[0]
        return
    tale.said = deed
    ends = [(line.key, line.id("district"), line.id("target")) for line in latest.values()]
    left = [about for about in latest if not ended(latest[about], ends)]
    place = same_place([latest[about] for about in left])
    said = {**THEN} if place is None else {**THEN, **HERE}
    parts = [repeated(latest[about], times[about], said.get(latest[about].key, "")) for about in left]
    if place is not None:
        tale.said = text("deed-use-at", deed=deed, district=place, what=parts)
    elif [latest[about].key for about in left] == ["event-moved"]:
        tale.said = text("deed-use-move", deed=deed, district=latest[left[0]].args.get("district"))
    elif parts:
        tale.said = text("deed-use", deed=deed, what=parts)


def taken_up(lines: list[Heard]) -> tuple[Text | None, list[Heard]]:
    """What was taken in hand, in one sentence, and what came of it."""
    first = lines[0]
    if first.key not in TAKEN_UP:
        return None, lines
    begun = next((line for line in lines[:2] if line.key == BEGAN), None)
    card = next((line for line in lines[:2] if line.key in CARDS), None)
    rest = lines[2:] if begun is not None and card is not None else lines[1:]
    symbols = begun.args.get("symbols") if begun is not None else None
    if not symbols or (card is not None and first is card):
        return first.sentence(), rest
    what = counted(symbols)
    if card is not None:
        return text("deed-laid", reckoner=first.args.get("reckoner"), what=what, card=card.args.get("card")), rest
    return text("deed-began", reckoner=first.args.get("reckoner"), what=what), rest


def ended(line: Heard, ends: list[tuple[str, str, str]]) -> bool:
    end = ENDED_BY.get(line.key, "")
    target = "" if end == "event-defeated" else line.id("target")
    if end == "event-defeated" and line.id("target") == GREAT_EPIC:
        return False
    return (end, line.id("district"), target) in ends


def counted(symbols: list[Any]) -> list[Text]:
    """Each symbol once, with its number."""
    found = [symbol for place, symbol in enumerate(symbols) if symbol not in symbols[:place]]
    return [text("deed-part-symbol", symbol=symbol, times=symbols.count(symbol)) for symbol in found]


def same_place(lines: list[Heard]) -> Any:
    """The district that all of this happened in. Research on the Great Epic as a reward is told without a place."""
    here = [line for line in lines if line.key in HERE]
    own = [line for line in here if line.id("target") != GREAT_EPIC] or here
    places = [line.args.get("district") for line in own]
    elsewhere = any(line.key not in HERE and line.args.get("district") is not None for line in lines)
    if not places or elsewhere or any(place != places[0] for place in places):
        return None
    return places[0]


def repeated(line: Heard, times: int, key: str = "") -> Text:
    said = text(key, **line.args) if key else line.sentence()
    return said if times == 1 else text("deed-part-repeated", deed=said, times=times)


def acting(tale: Tale, kind: str, lines: list[Heard]) -> None:
    """What an Epic, the Great Epic or a card of the city did, each action once with its number."""
    first = lines[0]
    tale.of = first.args.get("epic")
    tale.tone = SETTLED
    times: dict[str, int] = {}
    actions: dict[str, Any] = {}
    lost = sum([line.number("loss") for line in lines if line.key == "event-population-fell"])
    for line in lines:
        action = line.id("action")
        if line.key == "event-act-performed" and action != NONE and not (action == POPULATION and lost):
            times[action] = times.get(action, 0) + 1
            actions[action] = line.args.get("action")
    what: list[Text] = [] if lost == 0 else [text("deed-part-population", loss=lost)]
    what += [text("deed-part-action", action=actions[action], times=times[action]) for action in times]
    if kind == EPIC and what:
        tale.said = text("deed-epic", epic=first.args.get("epic"), district=first.args.get("district"), what=what)
    elif kind == GREAT and what:
        tale.at = [{"kind": "great-epic", "id": "great-epic"}, *tale.at]
        tale.said = text("deed-great-epic", what=what)
    elif kind == CARD and what:
        tale.said = text("deed-city", district=first.args.get("district"), what=what)
