"""What can be chosen with a caravan, verb by verb."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.steamwatchers.choices import STRUCTURE, ZONE
from samovar.games.steamwatchers.content.ids import KIT_IDS, ORDER_IDS, STRUCTURE_IDS, ZONE_IDS
from samovar.kernel.choice import Choice
from samovar.kernel.parts import Named, Number, Pairs, Part, Several

KIT_PLACE_IDS = ["1", "2", "3"]
PATH = Several(Named("path", "zone", list(ZONE_IDS)))
KIT = Named("kit", "kit", list(KIT_IDS))
KIT_PLACE = Named("place", "kit-place", KIT_PLACE_IDS)
KINDS = Several(Named("kinds", "structure", list(STRUCTURE_IDS)))
ORDER = Named("order", "order", list(ORDER_IDS))


class PlanCaravan(Choice):
    """These orders lie face down on these zones, and this one, or none, on my caravan board."""

    verb: ClassVar[str] = "plan-caravan"
    parts: ClassVar[tuple[Part, ...]] = (
        Pairs("orders", ZONE, ORDER),
        Several(Named("board", "order", list(ORDER_IDS))),
    )

    def __init__(self, orders: tuple[int, ...], board: tuple[int, ...]) -> None:
        self.orders = orders
        self.board = board


class ActivateCaravan(Choice):
    """I activate the order on my caravan board."""

    verb: ClassVar[str] = "activate-caravan"


class Drive(Choice):
    """My caravan drives along these zones."""

    verb: ClassVar[str] = "drive"
    parts: ClassVar[tuple[Part, ...]] = (PATH,)

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path


class Ferry(Choice):
    """My caravan sails to this coast."""

    verb: ClassVar[str] = "ferry"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Load(Choice):
    """My caravan loads in this zone."""

    verb: ClassVar[str] = "load"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Unload(Choice):
    """My caravan unloads in this zone."""

    verb: ClassVar[str] = "unload"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class Embark(Choice):
    """These pieces go aboard."""

    verb: ClassVar[str] = "embark"
    parts: ClassVar[tuple[Part, ...]] = (Number("basics"), Number("elites"), KINDS)

    def __init__(self, basics: int, elites: int, kinds: tuple[int, ...]) -> None:
        self.basics = basics
        self.elites = elites
        self.kinds = kinds


class Land(Choice):
    """These pieces are set down."""

    verb: ClassVar[str] = "land"
    parts: ClassVar[tuple[Part, ...]] = (Number("basics"), Number("elites"), KINDS)

    def __init__(self, basics: int, elites: int, kinds: tuple[int, ...]) -> None:
        self.basics = basics
        self.elites = elites
        self.kinds = kinds


class Forfeit(Choice):
    """These soldiers and wagons are lost."""

    verb: ClassVar[str] = "forfeit"
    parts: ClassVar[tuple[Part, ...]] = (Number("basics"), Number("elites"), Number("wagons"))

    def __init__(self, basics: int, elites: int, wagons: int) -> None:
        self.basics = basics
        self.elites = elites
        self.wagons = wagons


class Condemn(Choice):
    """The destroyed wagon blocks this kit place."""

    verb: ClassVar[str] = "condemn"
    parts: ClassVar[tuple[Part, ...]] = (KIT_PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place


class CondemnWith(Choice):
    """This mobile structure blocks this kit place."""

    verb: ClassVar[str] = "condemn-with"
    parts: ClassVar[tuple[Part, ...]] = (STRUCTURE, KIT_PLACE)

    def __init__(self, structure: int, place: int) -> None:
        self.structure = structure
        self.place = place


class ObtainKits(Choice):
    """I obtain and upgrade kits."""

    verb: ClassVar[str] = "obtain-kits"


class ExploitKits(Choice):
    """I exploit my kits."""

    verb: ClassVar[str] = "exploit-kits"


class BuyKit(Choice):
    """This kit is installed on this place."""

    verb: ClassVar[str] = "buy-kit"
    parts: ClassVar[tuple[Part, ...]] = (KIT, KIT_PLACE)

    def __init__(self, kit: int, place: int) -> None:
        self.kit = kit
        self.place = place


class UpgradeKit(Choice):
    """This kit is turned to its advanced side."""

    verb: ClassVar[str] = "upgrade-kit"
    parts: ClassVar[tuple[Part, ...]] = (KIT,)

    def __init__(self, kit: int) -> None:
        self.kit = kit


class Exploit(Choice):
    """This kit works now."""

    verb: ClassVar[str] = "exploit"
    parts: ClassVar[tuple[Part, ...]] = (KIT,)

    def __init__(self, kit: int) -> None:
        self.kit = kit


class Undergo(Choice):
    """The card concerns me like the others."""

    verb: ClassVar[str] = "undergo"


class Shelter(Choice):
    """My E.M.P. Fields keep the card off, good and bad alike."""

    verb: ClassVar[str] = "shelter"


class MusterAt(Choice):
    """The Cradle gives a Mobilisation around this zone."""

    verb: ClassVar[str] = "muster-at"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class FortifyAt(Choice):
    """The Cradle gives a turret for this zone."""

    verb: ClassVar[str] = "fortify-at"
    parts: ClassVar[tuple[Part, ...]] = (ZONE,)

    def __init__(self, zone: int) -> None:
        self.zone = zone


class UpgradeAll(Choice):
    """The Cradle upgrades all my kits."""

    verb: ClassVar[str] = "upgrade-all"


UNDERGO = Undergo()
SHELTER = Shelter()
