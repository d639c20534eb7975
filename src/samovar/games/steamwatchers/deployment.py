"""Deployment: a card names three zones, and the clan spreads its forces over them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.choices import At, AtSea, Station, TakeDeployment, at_sea_words, at_words
from samovar.games.steamwatchers.content.ids import (
    BASIC,
    DEPLOYMENT_IDS,
    DEPLOYMENTS,
    ELITE,
    FARM,
    FLOTTE_LIBRE,
    NONE,
    SEAS,
    TURRET,
    UNIT_IDS,
)
from samovar.games.steamwatchers.content.scenarios import BARS_DEPLOYMENTS
from samovar.games.steamwatchers.contracts import sign
from samovar.games.steamwatchers.events import (
    Built,
    ColumnRose,
    ContractPlaced,
    DeploymentTaken,
    Stationed,
)
from samovar.games.steamwatchers.extensions import DEPLOYMENT_TAKEN
from samovar.games.steamwatchers.offers import DEPLOYMENTS_TO_TAKE, PLACES
from samovar.games.steamwatchers.rows import (
    ACCOMPLICE_AT,
    DEPLOYED,
    SCORCHED_SIDE,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.tutorial import set_aside
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


class Deploying(Step[SteamTable]):
    """A player takes a Deployment card and spreads what stands on the back of his board over its zones."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        seat = self.seat
        story = table.story()
        board = table.board(seat)
        every = table.content.every_clan
        # What the scenario replaces or adds, as far as figures last. [SW-SCN-APP.2] [SW-SCN-FEUX.1] [SW-SCN-ALGUE.1]
        start = story.start if story.replaces_start else board.start
        basics = min(start[BASIC] + story.extra[BASIC], board.figures[BASIC])
        elites = min(start[ELITE] + story.extra[ELITE], board.figures[ELITE])
        farms = every.farms if story.start_farms == NONE else story.start_farms
        turrets = every.turrets if story.start_turrets == NONE else story.start_turrets
        table.then(
            DeploymentChoice(seat),
            Vanguard(seat),
            Stationing(seat, BASIC, basics),
            Stationing(seat, ELITE, elites),
            ColumnPlace(seat),
            FarmPlace(seat, farms),
            TurretPlace(seat, turrets),
            Deployed(seat),
        )


class Vanguard(Step[SteamTable]):
    """Whatever is deployed before the soldiers."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        table.occur(DEPLOYMENT_TAKEN, self.seat)


class DeploymentChoice(Ask[SteamTable]):
    """One of the Deployment cards that are left. [SW-SETUP.22] [SW-SETUP.5] [SW-COMP.12]"""

    rule: ClassVar[str] = "SW-SETUP.22"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [DEPLOYMENTS_TO_TAKE[card] for card in range(DEPLOYMENTS) if self.card_obstacle(table, card) is None]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return self.card_obstacle(table, choice.deployment) if isinstance(choice, TakeDeployment) else None

    def card_obstacle(self, table: SteamTable, card: i64) -> Refusal | None:
        """Out of the game, barred by the scenario, full of Scorched, or somebody's. [SW-SETUP.5] [SW-SCN-CRAMES.5]"""
        named: dict[str, object] = {"deployment": {"kind": "deployment", "id": DEPLOYMENT_IDS[card]}}
        if table.seats < table.content.board.deployment_players[card]:
            return Refusal("SW-SETUP.5", "why-deployment-not-in-play", named)
        if card in table.story().barred_deployments:
            return Refusal(BARS_DEPLOYMENTS, "why-deployment-barred", named)
        for other in range(table.seats):
            if table.cells[DEPLOYED + other] == card + 1:
                args = {**named, "clan": obstacles.clan_thing(table, other)}
                return Refusal("SW-SETUP.22", "why-deployment-taken", args)
        for zone in table.content.board.deployments[card]:
            if table.stands(zone, SCORCHED_SIDE):
                return Refusal("SW-SCN-CRAMES.5", "why-deployment-scorched", named)
        return None

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, TakeDeployment)
        table.cells[DEPLOYED + self.seat] = choice.deployment + 1
        if table.log is not None:
            table.tell(DeploymentTaken(table.clan(self.seat), choice.deployment))


def home_zones(table: SteamTable, seat: i64) -> list[int]:
    return table.content.board.deployments[table.cells[DEPLOYED + seat] - 1]


def home_obstacle(table: SteamTable, seat: i64, kind: str, id: str, rule: str) -> Refusal | None:
    """Why a zone of the map is none that forces start in. [SW-SETUP.22]"""
    zone = obstacles.number_of("zone", kind, id)
    return None if zone == NONE else obstacles.outside_home(home_zones(table, seat), zone, rule)


def posts_obstacle(zones: list[int], posts: tuple[int, ...]) -> Refusal | None:
    """Pieces are spread over the three zones of the deployment, each named once, in their order. [SW-SETUP.23]"""
    for zone in posts[::2]:
        reason = obstacles.outside_home(zones, zone, "SW-SETUP.23")
        if reason is not None:
            return reason
    return None if list(posts[::2]) == zones else Refusal("SW-SETUP.23", "why-name-each-home")


# The same few questions open every game, so their answers stand ready.
READY_SPREADS: Final[dict[int, list[Choice]]] = {}
MOST_READY: Final = 512
FARMS_PER_ZONE: Final = 2  # [SW-OCC.2]


def spreads(zones: list[int], rooms: list[int], count: i64) -> list[Choice]:
    key = count
    for place in range(3):
        key = (key * 64 + zones[place]) * 16 + rooms[place]
    ready = READY_SPREADS.get(key)
    if ready is None:
        ready = every_spread(zones, rooms, count)
        if len(READY_SPREADS) >= MOST_READY:
            READY_SPREADS.clear()
        READY_SPREADS[key] = ready
    return ready[:]  # whoever asks may add to his own list


def every_spread(zones: list[int], rooms: list[int], count: int) -> list[Choice]:
    """Every way to spread so many pieces over three zones with so much room each."""
    first, second, third = zones[0], zones[1], zones[2]
    found: list[Choice] = []
    for one in range(min(rooms[0], count), -1, -1):
        for two in range(min(rooms[1], count - one), -1, -1):
            three = count - one - two
            if three <= rooms[2]:
                found.append(Station((first, one, second, two, third, three)))
    return found


class Stationing(Step[SteamTable]):
    """Soldiers of one kind are spread over the three zones, if there are any."""

    def __init__(self, seat: int, unit: int, count: int) -> None:
        self.seat = seat
        self.unit = unit
        self.count = count

    def run(self, table: SteamTable) -> None:
        if self.count > 0:
            table.push(Stations(self.seat, self.unit, self.count))


class Stations(Ask[SteamTable]):
    """Freely, within the occupation limit; a zone may stay empty. [SW-SETUP.23] [A-SETUP-3ZONES]"""

    rule: ClassVar[str] = "SW-SETUP.23"

    def __init__(self, seat: int, unit: int, count: int) -> None:
        self.seat = seat
        self.unit = unit
        self.count = count

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"unit": {"kind": "unit", "id": UNIT_IDS[self.unit]}, "count": self.count}

    def options(self, table: SteamTable) -> list[Choice]:
        zones = home_zones(table, self.seat)
        return spreads(zones, [table.room(zone, self.seat) for zone in zones], self.count)

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Station):
            return None
        zones = home_zones(table, seat)
        outside = posts_obstacle(zones, choice.posts)
        if outside is not None:
            return outside
        for place in range(len(zones)):
            if choice.posts[2 * place + 1] > table.room(zones[place], seat):
                return Refusal("SW-OCC.1", "why-five-units")
        if sum(choice.posts[1::2]) != self.count:
            return Refusal("SW-SETUP.23", "why-station-all", {"count": self.count})
        return None

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return home_obstacle(table, seat, kind, id, "SW-SETUP.23")

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Station)
        for place in range(0, len(choice.posts), 2):
            count = choice.posts[place + 1]
            if self.unit == BASIC:
                table.recruit(choice.posts[place], self.seat, count, 0)
            else:
                table.recruit(choice.posts[place], self.seat, 0, count)
        if table.log is not None:
            manned = [
                n for at in range(0, len(choice.posts), 2) for n in choice.posts[at : at + 2] if choice.posts[at + 1]
            ]
            if manned:
                table.tell(Stationed(table.clan(self.seat), self.unit, tuple(manned)))


class ColumnPlace(Ask[SteamTable]):
    """The first floors form one column in one of the three zones. [SW-SETUP.24]"""

    rule: ClassVar[str] = "SW-SETUP.24"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [PLACES[zone] for zone in home_zones(table, self.seat)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return None
        return obstacles.outside_home(home_zones(table, seat), choice.zone, "SW-SETUP.24")

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_words("choice-column-at", choice)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, At)
        story = table.story()
        floors = table.content.every_clan.column_floors if story.column_floors == NONE else story.column_floors
        added = table.raise_column(choice.zone, floors)  # it does not appear, so nothing is added [A-SCN-COLONNES]
        if table.log is not None:
            table.tell(ColumnRose(choice.zone, added))


class FarmPlace(Step[SteamTable]):
    """The starting farms, where there are any."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, table: SteamTable) -> None:
        if self.count > 0:
            table.push(FarmPlaces(self.seat, self.count))


class FarmPlaces(Ask[SteamTable]):
    """The starting farms, ordinary ones for the Menrâu too. [SW-CLAN-MEN.2]"""

    rule: ClassVar[str] = "SW-SETUP.23"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, table: SteamTable) -> list[Choice]:
        return spreads(home_zones(table, self.seat), [FARMS_PER_ZONE] * 3, self.count)

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Station):
            return None
        zones = home_zones(table, seat)
        outside = posts_obstacle(zones, choice.posts)
        if outside is not None:
            return outside
        if sum(choice.posts[1::2]) != self.count:
            return Refusal("SW-SETUP.23", "why-farms-all", {"count": self.count})
        if max(choice.posts[1::2]) > FARMS_PER_ZONE:
            return Refusal("SW-OCC.2", "why-two-farms")
        return None

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return home_obstacle(table, seat, kind, id, "SW-SETUP.23")

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Station)
        for place in range(0, len(choice.posts), 2):
            for _ in range(choice.posts[place + 1]):
                if table.may_build(FARM, self.seat):
                    table.build(choice.posts[place], FARM, self.seat)
                    if table.log is not None:
                        table.tell(Built(table.clan(self.seat), FARM, choice.posts[place]))


class TurretPlace(Step[SteamTable]):
    """The starting turret, where there is one."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, table: SteamTable) -> None:
        if self.count > 0 and table.may_build(TURRET, self.seat):
            table.push(TurretChoice(self.seat))


class TurretChoice(Ask[SteamTable]):
    """In a zone with fewer than two structures."""

    rule: ClassVar[str] = "SW-SETUP.23"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [PLACES[zone] for zone in home_zones(table, self.seat) if not table.full_of_structures(zone)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return None
        outside = obstacles.outside_home(home_zones(table, seat), choice.zone, "SW-SETUP.23")
        if outside is not None or not table.full_of_structures(choice.zone):
            return outside
        return Refusal("SW-OCC.2", "why-two-structures", obstacles.zone_args(choice.zone))

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_words("choice-turret-at", choice)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, At)
        table.build(choice.zone, TURRET, self.seat)
        if table.log is not None:
            table.tell(Built(table.clan(self.seat), TURRET, choice.zone))


class Deployed(Step[SteamTable]):
    """What a deployment or a clan brings to sea. [SW-SETUP.25] [SW-CLAN-FL.1]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        if table.story().tutorial:
            set_aside(table, self.seat)
            return
        home = table.free_sea(self.seat)
        if home != NONE:
            sign(table, self.seat, home)
        if table.has_ability(self.seat, FLOTTE_LIBRE) and table.board(self.seat).accomplice:
            table.push(Accomplice(self.seat))


class Accomplice(Ask[SteamTable]):
    """The Free Fleet's token on an ice sea: no slot, no upkeep, for ever. [SW-CLAN-FL.1] [SW-CLAN-FL.2]"""

    rule: ClassVar[str] = "SW-CLAN-FL.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [AtSea(sea) for sea in range(SEAS)]

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_sea_words("choice-lay-accomplice", choice)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, AtSea)
        table.cells[ACCOMPLICE_AT] = choice.sea + 1
        if table.log is not None:
            table.tell(ContractPlaced(table.clan(self.seat), choice.sea))
