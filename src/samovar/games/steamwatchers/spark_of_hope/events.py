"""What caravans and kits give to tell, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.steamwatchers.choices import CLAN, ZONE
from samovar.games.steamwatchers.content.ids import SIDE_IDS
from samovar.games.steamwatchers.spark_of_hope.choices import KINDS, KIT, KIT_PLACE, ORDER, PATH
from samovar.kernel.events import Event
from samovar.kernel.parts import Named, Number, Part


class CaravanPlaced(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ZONE)

    def __init__(self, clan: int, zone: int) -> None:
        self.clan = clan
        self.zone = zone


class BoardPlanned(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ORDER)

    def __init__(self, clan: int, order: int) -> None:
        self.clan = clan
        self.order = order


class BoardActivated(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ORDER)

    def __init__(self, clan: int, order: int) -> None:
        self.clan = clan
        self.order = order


class CaravanDrove(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, PATH)

    def __init__(self, clan: int, path: tuple[int, ...]) -> None:
        self.clan = clan
        self.path = path


class CaravanFled(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ZONE)

    def __init__(self, clan: int, zone: int) -> None:
        self.clan = clan
        self.zone = zone


class CaravanSupported(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, ZONE)

    def __init__(self, clan: int, zone: int) -> None:
        self.clan = clan
        self.zone = zone


class PiecesLoaded(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("basics"), Number("elites"), KINDS, ZONE)

    def __init__(self, clan: int, basics: int, elites: int, kinds: tuple[int, ...], zone: int) -> None:
        self.clan = clan
        self.basics = basics
        self.elites = elites
        self.kinds = kinds
        self.zone = zone


class PiecesUnloaded(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("basics"), Number("elites"), KINDS, ZONE)

    def __init__(self, clan: int, basics: int, elites: int, kinds: tuple[int, ...], zone: int) -> None:
        self.clan = clan
        self.basics = basics
        self.elites = elites
        self.kinds = kinds
        self.zone = zone


class CargoLost(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("basics"), Number("elites"), KINDS)

    def __init__(self, clan: int, basics: int, elites: int, kinds: tuple[int, ...]) -> None:
        self.clan = clan
        self.basics = basics
        self.elites = elites
        self.kinds = kinds


class WagonsLost(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("wagons"))

    def __init__(self, clan: int, wagons: int) -> None:
        self.clan = clan
        self.wagons = wagons


class WagonsCaptured(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, Number("wagons"), Named("loser", "clan", list(SIDE_IDS)))

    def __init__(self, clan: int, wagons: int, loser: int) -> None:
        self.clan = clan
        self.wagons = wagons
        self.loser = loser


class PlaceCondemned(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, KIT_PLACE)

    def __init__(self, clan: int, place: int) -> None:
        self.clan = clan
        self.place = place


class CaravanDestroyed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN,)

    def __init__(self, clan: int) -> None:
        self.clan = clan


class KitBought(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, KIT, KIT_PLACE)

    def __init__(self, clan: int, kit: int, place: int) -> None:
        self.clan = clan
        self.kit = kit
        self.place = place


class KitBoxed(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, KIT)

    def __init__(self, clan: int, kit: int) -> None:
        self.clan = clan
        self.kit = kit


class KitUpgraded(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, KIT)

    def __init__(self, clan: int, kit: int) -> None:
        self.clan = clan
        self.kit = kit


class KitExploited(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN, KIT)

    def __init__(self, clan: int, kit: int) -> None:
        self.clan = clan
        self.kit = kit


class CardUndergone(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN,)

    def __init__(self, clan: int) -> None:
        self.clan = clan


class CardKeptOff(Event):
    parts: ClassVar[tuple[Part, ...]] = (CLAN,)

    def __init__(self, clan: int) -> None:
        self.clan = clan
