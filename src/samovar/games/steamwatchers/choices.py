"""All that can be chosen in Steamwatchers, verb by verb."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers.content.effects import EFFECT_WORDS
from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    DEPLOYMENT_IDS,
    ORDER_IDS,
    SEA_IDS,
    SIDE_IDS,
    STRUCTURE_IDS,
    TITLE_IDS,
    TOKEN_IDS,
    UNIT_IDS,
    ZONE_IDS,
)
from samovar.kernel.choice import Choice
from samovar.kernel.parts import Named, Number, Pairs, Part, Several

# Places of a clan board that a Quarantine token can cover.
PLACE_IDS = ["slot-1", "slot-2", "slot-3", "slot-4", "slot-5", "empty-stock", "filled-stock", "supply"]
EMPTY_STOCK: Final = 5
FILLED_STOCK: Final = 6
SUPPLY_TRACK: Final = 7

ZONE = Named("zone", "zone", list(ZONE_IDS))
SEA = Named("sea", "sea", list(SEA_IDS))
CLAN = Named("clan", "clan", list(SIDE_IDS))
TITLE = Named("title", "title", list(TITLE_IDS))
UNIT = Named("unit", "unit", list(UNIT_IDS))
STRUCTURE = Named("structure", "structure", list(STRUCTURE_IDS))
TOKEN = Named("token", "token", list(TOKEN_IDS))
STEAM = Named("card", "zone", list(ZONE_IDS))  # a steam card is called as its zone
ARCHON = Named("archon", "archon-card", list(ARCHON_IDS))
DEPLOYMENT = Named("deployment", "deployment", list(DEPLOYMENT_IDS))
PLACE = Named("place", "place", PLACE_IDS)


class TakeClan(Choice):
    """I lead this clan."""

    verb: ClassVar[str] = "take-clan"
    parts: ClassVar[tuple[Part, ...]] = (CLAN,)

    def __init__(self, clan: int) -> None:
        self.clan = clan


class ReserveTitle(Choice):
    """My Ambassador waits for this title."""

    verb: ClassVar[str] = "reserve"
    parts: ClassVar[tuple[Part, ...]] = (TITLE,)

    def __init__(self, title: int) -> None:
        self.title = title


class TakeDeployment(Choice):
    """My forces start in the zones of this card."""

    verb: ClassVar[str] = "deploy"
    parts: ClassVar[tuple[Part, ...]] = (DEPLOYMENT,)

    def __init__(self, deployment: int) -> None:
        self.deployment = deployment


STATION_IN: Final = ("choice-station-in-1", "choice-station-in-2", "choice-station-in-3")  # by zones that are manned


class Station(Choice):
    """So many go to each of these zones."""

    verb: ClassVar[str] = "station"
    parts: ClassVar[tuple[Part, ...]] = (Pairs("posts", ZONE, Number("count")),)

    def __init__(self, posts: tuple[int, ...]) -> None:
        self.posts = posts

    def label(self) -> dict[str, Any]:
        """A sentence for as many zones as are manned; a deployment has three."""
        posts = manned(self.posts)
        if not 0 < len(posts) <= 6:
            return {"key": "choice-station", "args": self.args()}
        args: dict[str, Any] = {}
        for place in range(0, len(posts), 2):
            args[f"zone{place // 2 + 1}"] = ZONE.arg(posts[place])
            args[f"count{place // 2 + 1}"] = posts[place + 1]
        return {"key": STATION_IN[len(posts) // 2 - 1], "args": args}


def manned(posts: tuple[int, ...]) -> tuple[int, ...]:
    """Without the zones that nobody goes to: they are not worth a word."""
    kept: list[int] = []
    for place in range(0, len(posts), 2):
        if posts[place + 1] > 0:
            kept += posts[place : place + 2]
    return tuple(kept)


class At(Choice):
    """This zone."""

    verb: ClassVar[str] = "at"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


def at_words(key: str, choice: Choice) -> dict[str, Any]:
    """A zone that is chosen, in the words of the question that asks for one."""
    return {"key": key, "args": choice.args()} if isinstance(choice, At) else choice.label()


class AtSea(Choice):
    """This ice sea."""

    verb: ClassVar[str] = "at-sea"
    parts: ClassVar[tuple[Part, ...]] = (SEA,)

    def __init__(self, sea: int) -> None:
        self.sea = sea


def at_sea_words(key: str, choice: Choice) -> dict[str, Any]:
    """The same for a sea."""
    return {"key": key, "args": choice.args()} if isinstance(choice, AtSea) else choice.label()


class Name(Choice):
    """This clan."""

    verb: ClassVar[str] = "name"
    parts: ClassVar[tuple[Part, ...]] = (CLAN,)

    def __init__(self, clan: int) -> None:
        self.clan = clan


class Accept(Choice):
    """Yes, at that price."""

    verb: ClassVar[str] = "accept"


class Refuse(Choice):
    """No, thank you."""

    verb: ClassVar[str] = "refuse"


class PlaySteam(Choice):
    """I play this steam card: its column rises."""

    verb: ClassVar[str] = "play-steam"
    parts: ClassVar[tuple[Part, ...]] = (STEAM,)

    def __init__(self, card: int) -> None:
        self.card = card


class PlayArchon(Choice):
    """I play this Archon card."""

    verb: ClassVar[str] = "play-archon"
    parts: ClassVar[tuple[Part, ...]] = (ARCHON,)

    def __init__(self, archon: int) -> None:
        self.archon = archon


class Block(Choice):
    """My token lies on this title: nobody else may reserve it before I pass."""

    verb: ClassVar[str] = "block"
    parts: ClassVar[tuple[Part, ...]] = (TITLE,)

    def __init__(self, title: int) -> None:
        self.title = title


class Plan(Choice):
    """These orders lie face down on these zones."""

    verb: ClassVar[str] = "plan"
    parts: ClassVar[tuple[Part, ...]] = (Pairs("orders", ZONE, Named("order", "order", list(ORDER_IDS))),)

    def __init__(self, orders: tuple[int, ...]) -> None:
        self.orders = orders


class Activate(Choice):
    """I activate my order in this zone."""

    verb: ClassVar[str] = "activate"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Pass(Choice):
    """I pass, and my Ambassador waits for this title."""

    verb: ClassVar[str] = "pass"
    parts: ClassVar[tuple[Part, ...]] = (TITLE,)

    def __init__(self, title: int) -> None:
        self.title = title


class StallSteam(Choice):
    """I discard this steam card to gain time."""

    verb: ClassVar[str] = "stall-steam"
    parts: ClassVar[tuple[Part, ...]] = (STEAM,)

    def __init__(self, card: int) -> None:
        self.card = card


class StallArchon(Choice):
    """I discard this Archon card to gain time."""

    verb: ClassVar[str] = "stall-archon"
    parts: ClassVar[tuple[Part, ...]] = (ARCHON,)

    def __init__(self, archon: int) -> None:
        self.archon = archon


class ShowMeeting(Choice):
    """I show where my rendezvous is."""

    verb: ClassVar[str] = "show-meeting"


class Walk(Choice):
    """A group walks to this neighbouring zone."""

    verb: ClassVar[str] = "walk"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Sail(Choice):
    """A group sails to this coast."""

    verb: ClassVar[str] = "sail"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class March(Choice):
    """A group marches across one plain into the next."""

    verb: ClassVar[str] = "march"
    parts: ClassVar[tuple[Part, ...]] = (Named("via", "zone", list(ZONE_IDS)), ZONE)

    def __init__(self, via: int, zone: int) -> None:
        self.via = via
        self.zone = zone


class DeployBeacon(Choice):
    """I deploy a beacon here."""

    verb: ClassVar[str] = "beacon"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Finish(Choice):
    """That is all."""

    verb: ClassVar[str] = "finish"


class Send(Choice):
    """So many go."""

    verb: ClassVar[str] = "send"
    parts: ClassVar[tuple[Part, ...]] = (Number("basics"), Number("elites"))

    def __init__(self, basics: int, elites: int) -> None:
        self.basics = basics
        self.elites = elites


class Fight(Choice):
    """This combat comes next."""

    verb: ClassVar[str] = "fight"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Support(Choice):
    """These zones support me; their orders come back to my reserve."""

    verb: ClassVar[str] = "support"
    parts: ClassVar[tuple[Part, ...]] = (Several(Named("zones", "zone", list(ZONE_IDS))),)

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones


class Burn(Choice):
    """I bid so many barrels."""

    verb: ClassVar[str] = "burn"
    parts: ClassVar[tuple[Part, ...]] = (Number("barrels"),)

    def __init__(self, barrels: int) -> None:
        self.barrels = barrels


class Pay(Choice):
    """I pay with these barrels."""

    verb: ClassVar[str] = "pay"
    parts: ClassVar[tuple[Part, ...]] = (Number("clean"), Number("contraband"))

    def __init__(self, clean: int, contraband: int) -> None:
        self.clean = clean
        self.contraband = contraband


class Lose(Choice):
    """These units are lost."""

    verb: ClassVar[str] = "lose"
    parts: ClassVar[tuple[Part, ...]] = (Number("basics"), Number("elites"))

    def __init__(self, basics: int, elites: int) -> None:
        self.basics = basics
        self.elites = elites


class Capture(Choice):
    """I keep this enemy figure."""

    verb: ClassVar[str] = "capture"
    parts: ClassVar[tuple[Part, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Flee(Choice):
    """My units flee to this zone."""

    verb: ClassVar[str] = "flee"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Raze(Choice):
    """I destroy these structures and keep the others."""

    verb: ClassVar[str] = "raze"
    parts: ClassVar[tuple[Part, ...]] = (Several(Named("kinds", "structure", list(STRUCTURE_IDS))),)

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds


class GiveUp(Choice):
    """This structure makes room for the new one."""

    verb: ClassVar[str] = "give-up"
    parts: ClassVar[tuple[Part, ...]] = (STRUCTURE,)

    def __init__(self, structure: int) -> None:
        self.structure = structure


class BuildTurret(Choice):
    """I build a turret."""

    verb: ClassVar[str] = "turret"


class Bide(Choice):
    """I wait."""

    verb: ClassVar[str] = "bide"


class Mobilise(Choice):
    """I recruit with this token."""

    verb: ClassVar[str] = "mobilise"
    parts: ClassVar[tuple[Part, ...]] = (TOKEN,)

    def __init__(self, token: int) -> None:
        self.token = token


class Negotiate(Choice):
    """I negotiate with the Careeners."""

    verb: ClassVar[str] = "negotiate"


class Recruit(Choice):
    """A soldier joins this zone."""

    verb: ClassVar[str] = "recruit"
    parts: ClassVar[tuple[Part, ...]] = (UNIT, ZONE)

    def __init__(self, unit: int, zone: int) -> None:
        self.unit = unit
        self.zone = zone


class SlotNumber(Number):
    """A slot by its number, which is also a place of the clan board that a hand can press."""

    def targets(self, value: Any) -> list[dict[str, str]]:
        return PLACE.targets(value) if 0 <= value < EMPTY_STOCK else []


class UseSlot(Choice):
    """My token goes on this slot."""

    verb: ClassVar[str] = "slot"
    parts: ClassVar[tuple[Part, ...]] = (SlotNumber("slot"),)

    def __init__(self, slot: int) -> None:
        self.slot = slot


class Isolate(Choice):
    """The Quarantine token covers this place."""

    verb: ClassVar[str] = "isolate"
    parts: ClassVar[tuple[Part, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place


class Cleanse(Choice):
    """The Quarantine token leaves this place."""

    verb: ClassVar[str] = "cleanse"
    parts: ClassVar[tuple[Part, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place


class Exile(Choice):
    """This soldier goes to Death & Exile."""

    verb: ClassVar[str] = "exile"
    parts: ClassVar[tuple[Part, ...]] = (UNIT, ZONE)

    def __init__(self, unit: int, zone: int) -> None:
        self.unit = unit
        self.zone = zone


class Disband(Choice):
    """This soldier cannot be supplied."""

    verb: ClassVar[str] = "disband"
    parts: ClassVar[tuple[Part, ...]] = (UNIT, ZONE)

    def __init__(self, unit: int, zone: int) -> None:
        self.unit = unit
        self.zone = zone


class Lower(Choice):
    """This column falls next."""

    verb: ClassVar[str] = "lower"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Grow(Choice):
    """I build a farm where the column stood."""

    verb: ClassVar[str] = "grow"
    parts: ClassVar[tuple[Part, ...]] = (STRUCTURE,)

    def __init__(self, structure: int) -> None:
        self.structure = structure


class Keep(Choice):
    """I keep my contracts in these seas."""

    verb: ClassVar[str] = "keep"
    parts: ClassVar[tuple[Part, ...]] = (Several(Named("seas", "sea", list(SEA_IDS))),)

    def __init__(self, seas: tuple[int, ...]) -> None:
        self.seas = seas


class Vote(Choice):
    """My votes go to this clan."""

    verb: ClassVar[str] = "vote"
    parts: ClassVar[tuple[Part, ...]] = (CLAN,)

    def __init__(self, clan: int) -> None:
        self.clan = clan


class Shift(Choice):
    """This soldier moves next door."""

    verb: ClassVar[str] = "shift"
    parts: ClassVar[tuple[Part, ...]] = (
        UNIT,
        Named("origin", "zone", list(ZONE_IDS)),
        Named("to", "zone", list(ZONE_IDS)),
    )

    def __init__(self, unit: int, origin: int, to: int) -> None:
        self.unit = unit
        self.origin = origin
        self.to = to


class Relocate(Choice):
    """This contract moves to another sea."""

    verb: ClassVar[str] = "relocate"
    parts: ClassVar[tuple[Part, ...]] = (SEA, Named("goal", "sea", list(SEA_IDS)))

    def __init__(self, sea: int, goal: int) -> None:
        self.sea = sea
        self.goal = goal


class Prefer(Choice):
    """Of what the card offers I take this."""

    verb: ClassVar[str] = "prefer"
    parts: ClassVar[tuple[Part, ...]] = (Number("place"), Named("effect", "effect", list(EFFECT_WORDS)))

    def __init__(self, place: int, effect: int) -> None:
        self.place = place
        self.effect = effect


class TakeBarrel(Choice):
    """I take the barrel."""

    verb: ClassVar[str] = "barrel"


ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
FINISH: Final = Finish()
