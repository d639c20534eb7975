"""The log of Steamwatchers as people tell it: an order with what was done by it, a combat, a phase that settles."""

from __future__ import annotations

from typing import Any, Final

from samovar.kernel.telling import COLUMN, FIGHT, HEADING, PLAIN, SETTLED, VICTORY, Heard, Row, Tale, Teller, Text, text

ORDER: Final = "order"
PLANS: Final = "plans"
TITLE: Final = "title"
ARCHON: Final = "archon"
COLUMNS: Final = "columns"
DECLINE: Final = "decline"
WHITE: Final = "white"
CLAN: Final = "clan"
DEPLOYMENT: Final = "deployment"
END: Final = "end"

ALWAYS: Final[dict[str, str]] = {
    "event-turn-began": HEADING,
    "event-phase-began": HEADING,
    "event-first-player-drawn": PLAIN,
    "event-clan-taken": CLAN,
    "event-deployment-taken": DEPLOYMENT,
    "event-title-taken": TITLE,
    "event-archon-played": ARCHON,
    "event-archon-again": ARCHON,
    "event-activated": ORDER,
    "event-board-activated": ORDER,
    "event-passed-turn": PLAIN,
    "event-stalled-with-steam": TITLE,
    "event-stalled-with-archon": TITLE,
    "event-eliminated": END,
    "event-won": END,
}
# What begins a deed of its own where nothing is under way that it could belong to.
FIRST: Final[dict[str, str]] = {
    "event-steam-turned": COLUMNS,
    "event-column-rose": COLUMNS,
    "event-column-fell": DECLINE,
    "event-geo-counted": WHITE,
    "event-planned": PLANS,
    "event-board-planned": PLANS,
    "event-stationed": DEPLOYMENT,
}
TRAVELS: Final = ("event-moved",)
ARRAYS: Final = ("event-supported", "event-announced")
CLOSED: Final = (HEADING, PLAIN, END)
LOSSES: Final = ("event-units-lost", "event-scattered", "event-trap-sprung")
MOST_PLACES: Final = 12


class Sayings:
    """Sentences of an expansion that belong to deeds of the base game."""

    def __init__(
        self,
        travels: tuple[str, ...] = (),
        arrays: tuple[str, ...] = (),
        parts: tuple[str, ...] = (),
        fates: dict[str, str] | None = None,
    ) -> None:
        self.travels = travels  # as a move
        self.arrays = arrays  # as what a side brings to a combat
        self.parts = parts  # said in one breath with an order
        self.fates = {} if fates is None else fates  # what became of whom in a combat, and its words


class SteamTeller(Teller):
    def __init__(self, sayings: list[Sayings]) -> None:
        self.travels = [*TRAVELS, *[key for each in sayings for key in each.travels]]
        self.arrays = [*ARRAYS, *[key for each in sayings for key in each.arrays]]
        self.parts = [*PARTS, *[name for each in sayings for name in each.parts]]
        self.fates = {key: words for each in sayings for key, words in each.fates.items()}

    def begins(self, kind: str, lines: list[Heard], heard: Heard) -> str | None:
        key = heard.key
        if key in ALWAYS:
            return ALWAYS[key]
        if key in self.arrays:
            under_way = kind == FIGHT and not any(line.key == "event-fought" for line in lines)
            return None if under_way else FIGHT
        if key in self.travels:
            return None if kind in (ORDER, ARCHON, TITLE) else ORDER
        if kind == "" or kind in CLOSED:
            return FIRST.get(key, PLAIN)
        if kind == COLUMNS and key not in ("event-steam-turned", "event-column-rose"):
            return FIRST.get(key, PLAIN)
        return None

    def told(self, kind: str, lines: list[Heard]) -> Tale:
        first = lines[0]
        tale = Tale(first.sentence(), at=grounds(lines), of=first.args.get("clan"))
        if kind == HEADING:
            tale.tone = HEADING
        elif kind == END:
            tale.tone = VICTORY if first.key == "event-won" else PLAIN
        elif kind == FIGHT:
            fight(tale, lines, self.fates)
        elif kind == DECLINE:
            decline(tale, lines)
        elif kind == WHITE:
            white(tale, lines)
        elif kind == COLUMNS:
            columns(tale, lines)
        elif kind == PLANS:
            plans(tale, lines)
        elif kind == CLAN:
            reserved = [line for line in lines if line.key == "event-title-reserved"]
            if reserved:
                tale.said = text("deed-clan", **first.args, title=reserved[0].args.get("title"))
        elif kind == DEPLOYMENT:
            deployment(tale, lines)
        elif kind in (ORDER, TITLE, ARCHON):
            done(tale, kind, lines, self.parts)
        return tale


def grounds(lines: list[Heard]) -> list[dict[str, Any]]:
    """Zones and seas that the lines speak of, each once."""
    found: list[dict[str, Any]] = []
    for line in lines:
        for value in line.args.values():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, dict) and each.get("kind") in ("zone", "sea") and each not in found:
                    found.append(each)
    return found[:MOST_PLACES]


def done(tale: Tale, kind: str, lines: list[Heard], parts: list[str]) -> None:
    """Who did it, and in one breath what came of it."""
    first = lines[0]
    begun = first.key in ("event-activated", "event-board-activated")
    what = deeds_in(lines if kind == ORDER and not begun else lines[1:], first, parts)
    if any(line.key == "event-column-rose" for line in lines):
        tale.tone = COLUMN
    if not what:
        return
    if first.key == "event-activated":
        tale.said = text("deed-order", **first.args, what=what)
    elif first.key == "event-board-activated":
        tale.said = text("deed-board-order", **first.args, what=what)
    elif kind == ORDER:
        tale.said = text("deed-went-on", clan=first.args.get("clan"), what=what)
    else:
        tale.said = text("deed-with", deed=first.sentence(), what=what)


def deeds_in(lines: list[Heard], first: Heard, parts: list[str]) -> list[Text]:
    """Short words for what was done; what is only paid or drawn stays with the lines."""
    found: list[Text] = []
    incubation: Heard | None = None
    recruits: dict[tuple[str, str], Text] = {}
    home = first.id("zone")
    for line in lines:
        name = line.key.removeprefix("event-")
        if name == "incubation-rose":
            incubation = line
        elif name == "recruited" and (line.id("zone"), line.id("unit")) in recruits:
            recruits[(line.id("zone"), line.id("unit"))]["args"]["count"] += line.number("count")
        elif name == "built" or name == "recruited":
            found.append(text("deed-part-" + name, **line.args, away=line.id("zone") != home))
            if name == "recruited":
                recruits[(line.id("zone"), line.id("unit"))] = found[-1]
        elif name in parts:
            found.append(text("deed-part-" + name, **line.args))
    if incubation is not None:
        found.append(text("deed-part-incubation", level=incubation.number("level")))
    return found


PARTS: Final = (
    "moved",
    "waited",
    "razed",
    "column-rose",
    "column-fell",
    "legate-placed",
    "contract-placed",
    "auction-won",
    "auction-void",
    "exiled",
)


def fight(tale: Tale, lines: list[Heard], fates: dict[str, str]) -> None:
    """A combat: who lost by how much, with which bids, and what became of them. [SW-COMBAT.16]"""
    tale.tone = FIGHT
    sides = [line for line in lines if line.key == "event-announced"]
    fought = next((line for line in lines if line.key == "event-fought"), None)
    if len(sides) < 2:
        return
    attacker, defender = sides[0], sides[1]
    bids = {line.id("clan"): line.number("barrels") for line in lines if line.key == "event-bid-shown"}
    bid = [bids.get(side.id("clan")) for side in (attacker, defender)]
    tale.of = attacker.args.get("clan")
    zone = attacker.args.get("zone")
    tale.at = [zone] if isinstance(zone, dict) else tale.at
    if fought is None:
        tale.said = text("deed-fighting", zone=zone, clan=attacker.args.get("clan"), other=defender.args.get("clan"))
        sums = [side.number("strength") + (bid[place] or 0) for place, side in enumerate((attacker, defender))]
    else:
        sums = [fought.number("attack"), fought.number("defence")]
        attacker_won = fought.id("clan") == attacker.id("clan")
        lost, won = (1, 0) if attacker_won else (0, 1)
        tale.said = text(
            "deed-fought",
            zone=fought.args.get("zone"),
            clan=fought.args.get("clan"),
            loser=fought.args.get("loser"),
            low=sums[lost],
            high=sums[won],
            bids=int(len(bids) == 2),
            bid=bid[lost] or 0,
            against=bid[won] or 0,
            after=aftermath(lines, fought.id("loser"), fates),
        )
    for place, side in enumerate((attacker, defender)):
        strength, barrels = side.number("strength"), bid[place] or 0
        said = text("deed-side", strength=strength, barrels=barrels, more=sums[place] - strength - barrels)
        won_it = fought is not None and fought.id("clan") == side.id("clan")
        tale.rows.append(Row(side.args.get("clan"), said, str(sums[place]), won_it))


def aftermath(lines: list[Heard], loser: str, fates: dict[str, str]) -> list[Text]:
    lost = [line for line in lines if line.key in LOSSES and line.id("clan") == loser]
    count = sum([line.number("basics") + line.number("elites") for line in lost])
    found: list[Text] = [] if count == 0 else [text("deed-part-losses", count=count)]
    for key, part in (("event-fled", "deed-part-fled"), ("event-fell-back", "deed-part-fell-back")):
        goals: list[Any] = []
        for line in lines:
            if line.key == key and line.args.get("zone") not in goals:
                goals.append(line.args.get("zone"))
        if goals:
            found.append(text(part, zones=goals))
    found += [text(fates[line.key]) for line in lines if line.key in fates]
    return found


def decline(tale: Tale, lines: list[Heard]) -> None:
    """Every column that sank, and what its smoke did to whom."""
    fallen = [line for line in lines if line.key == "event-column-fell"]
    gone = [line for line in fallen if line.number("floors") == 0]
    tale.tone = SETTLED
    tale.of = None
    tale.said = text("deed-decline", count=len(fallen), gone=len(gone))
    tale.rows = [
        Row(line.args.get("zone"), text("deed-row-floors", floors=line.number("floors")), str(line.number("floors")))
        for line in fallen
    ]
    for clan in clans_in(lines):
        own = [line for line in lines if line.id("clan") == clan.get("id")]
        levels = [line.number("level") for line in own if line.key == "event-incubation-rose"]
        covered = len([line for line in own if line.key == "event-isolated"])
        exiled = len([line for line in own if line.key == "event-exiled"])
        said = text("deed-row-sick", level=levels[-1] if levels else 0, covered=covered, exiled=exiled)
        if levels or covered or exiled:
            tale.rows.append(Row(clan, said))


def white(tale: Tale, lines: list[Heard]) -> None:
    """Control and supply: each clan in a row."""
    tale.tone = SETTLED
    tale.of = None
    counted = [line for line in lines if line.key == "event-geo-counted"]
    tale.said = text("deed-white", scores=[[line.args.get("clan"), line.number("geo")] for line in counted])
    for line in counted:
        own = [each for each in lines if each.id("clan") == line.id("clan")]
        supply = [each.number("units") for each in own if each.key == "event-supply-set"]
        barrels = [each.number("clean") + each.number("contraband") for each in own if each.key == "event-refilled"]
        left = len([each for each in own if each.key == "event-disbanded"])
        said = text("deed-row-white", supply=supply[-1] if supply else -1, barrels=sum(barrels), left=left)
        tale.rows.append(Row(line.args.get("clan"), said, str(line.number("geo"))))


def clans_in(lines: list[Heard]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for line in lines:
        clan = line.args.get("clan")
        if isinstance(clan, dict) and clan not in found:
            found.append(clan)
    return found


def columns(tale: Tale, lines: list[Heard]) -> None:
    risen = [line for line in lines if line.key == "event-column-rose" and line.number("floors") > 0]
    if risen:
        tale.tone = COLUMN
        tale.said = text("deed-columns", zones=[[line.args.get("zone"), line.number("floors")] for line in risen])


def plans(tale: Tale, lines: list[Heard]) -> None:
    tale.said = text("deed-plans")
    tale.of = None
    for line in lines:
        if line.key == "event-planned":
            tale.rows.append(Row(line.args.get("clan"), text("deed-row-orders", orders=line.args.get("orders"))))


def deployment(tale: Tale, lines: list[Heard]) -> None:
    zones: list[Any] = []
    units = {"basic": 0, "elite": 0}
    for line in lines:
        posts = line.args.get("posts")
        if line.key != "event-stationed" or not isinstance(posts, list):
            continue
        for zone, count in posts:
            if count > 0 and zone not in zones:
                zones.append(zone)
            units["basic" if line.id("unit") == "basic" else "elite"] += count
    if zones:
        tale.at = zones
        tale.said = text("deed-deployed", clan=tale.of, zones=zones, basics=units["basic"], elites=units["elite"])
