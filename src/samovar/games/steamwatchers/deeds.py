"""What cards let a player do once: a floor, a cube, a structure, a shift of soldiers, a free Mobilisation."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.building import Construction
from samovar.games.steamwatchers.choices import (
    FINISH,
    REFUSE,
    At,
    AtSea,
    Finish,
    GiveUp,
    Name,
    Refuse,
    Shift,
    at_sea_words,
    at_words,
)
from samovar.games.steamwatchers.content.effects import (
    ADD_FLOOR,
    BUILD,
    CHOOSE_CLAN,
    CHOOSE_SEA,
    MOBILISE,
    MORALE,
    RAZE,
)
from samovar.games.steamwatchers.content.ids import BASIC, ELITE, NONE, SEAS, STRUCTURE_IDS, ZONE_IDS
from samovar.games.steamwatchers.defence import RECRUITS
from samovar.games.steamwatchers.events import Cheered, ClanNamed, ColumnRose, Razed, SeaNamed, Shifted, ZoneNamed
from samovar.games.steamwatchers.extensions import SHIFTING
from samovar.games.steamwatchers.fuel import Spend
from samovar.games.steamwatchers.muster import Mobilisation, may_recruit
from samovar.games.steamwatchers.rows import FLOORS_LEFT, MEMORY, MORALE_LEFT
from samovar.games.steamwatchers.rows import MORALE as MORALE_ROW
from samovar.games.steamwatchers.sources import source
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def sites(table: SteamTable, number: i64, seat: i64) -> list[int]:
    """The zones where an effect can be done by a seat."""
    effect = table.content.effects[number]
    if effect.word == MOBILISE:
        if table.fuel(seat) < effect.cost:
            return []
        centres = table.occupied(seat)
        if effect.centre != NONE:
            centres = [words.centre(table, effect, seat) for words in table.extensions.words]
        return [zone for zone in centres if zone != NONE and may_recruit(table, seat, zone, True)]
    zones = lasting.fitting(table, effect.zone, seat, effect.memory)
    if effect.word == ADD_FLOOR:
        if table.cells[FLOORS_LEFT] == 0:
            return []
        most = table.content.box.floors_per_column
        return [zone for zone in zones if 0 < table.floors(zone) < most]
    if effect.word == MORALE:
        if table.cells[MORALE_LEFT] == 0:
            return []
        return [zone for zone in zones if table.cells[MORALE_ROW + zone] == 0]
    if effect.word == BUILD:
        if not table.may_build(effect.structures[0], seat):
            return []
        return [zone for zone in zones if table.structure_ban(zone) is None]
    if effect.word == RAZE:
        return [zone for zone in zones if razeable(table, zone, effect.structures)]
    return zones


def site_obstacle(table: SteamTable, number: i64, seat: i64, zone: i64) -> Refusal | None:
    """Why a card's effect cannot happen in a zone. [SW-RES.6]"""
    effect = table.content.effects[number]
    named = obstacles.zone_args(zone)
    if effect.word == MOBILISE:
        return mobilisation_obstacle(table, number, seat, zone)
    unfit = obstacles.unfit(table, effect.zone, zone, seat, effect.memory, "SW-RES.6")
    if unfit is not None:
        return unfit
    if effect.word == ADD_FLOOR:
        floors = table.floors(zone)
        if floors == 0:
            return Refusal("SW-RES.6", "why-no-column-there", named)
        if floors >= table.content.box.floors_per_column:
            return Refusal("SW-STEAM.4", "why-column-full", {**named, "floors": int(floors)})
        return None if table.cells[FLOORS_LEFT] else Refusal("SW-RES.5", "why-no-floor-left")
    if effect.word == MORALE:
        if table.cells[MORALE_ROW + zone]:
            return Refusal("SW-MORALE.2", "why-morale-there", named)
        return None if table.cells[MORALE_LEFT] else Refusal("SW-RES.5", "why-no-cube-left")
    if effect.word == BUILD:
        return table.structure_ban(zone) or spent_obstacle(table, effect.structures[0], seat)
    if effect.word == RAZE and not razeable(table, zone, effect.structures):
        return Refusal("SW-RES.6", "why-nothing-to-raze", named)
    return None


def spent_obstacle(table: SteamTable, kind: i64, seat: i64) -> Refusal | None:
    """No piece of the kind is left. [SW-RES.5]"""
    if table.may_build(kind, seat):
        return None
    return Refusal("SW-RES.5", "why-no-piece-left", {"structure": obstacles.thing("structure", STRUCTURE_IDS[kind])})


def mobilisation_obstacle(table: SteamTable, number: i64, seat: i64, zone: i64) -> Refusal | None:
    """Why a card's Mobilisation is not centred on a zone. [SW-MOB.2]"""
    effect = table.content.effects[number]
    named = obstacles.zone_args(zone)
    if table.fuel(seat) < effect.cost:
        return Refusal("SW-FUEL.2", "why-cannot-pay", {"cost": int(effect.cost), "fuel": int(table.fuel(seat))})
    if effect.centre != NONE:
        for words in table.extensions.words:
            reason = words.off_centre(table, effect, zone, seat)
            if reason is not None:
                return reason
    if not table.stands(zone, seat):
        return obstacles.off_map(table, zone) or Refusal("SW-MOB.2", "why-no-unit-of-yours", named)
    return None if may_recruit(table, seat, zone, True) else Refusal("SW-RES.5", "why-nobody-to-recruit", named)


def razeable(table: SteamTable, zone: i64, kinds: list[int]) -> list[int]:
    return [kind for kind in kinds if table.structures_of(zone, kind) > 0]


class Deed(Step[SteamTable]):
    """An effect that happens in one zone of the player's choice."""

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        zones = sites(table, self.number, self.seat)
        if not zones:
            return
        if len(zones) > 1 or table.content.effects[self.number].optional:
            table.push(DeedPlace(self.number, self.seat))
        else:
            perform(table, self.number, self.seat, zones[0])


DEED_WORDS: Final[dict[int, str]] = {
    MOBILISE: "choice-mobilise-at",
    ADD_FLOOR: "choice-floor-at",
    MORALE: "choice-morale-at",
    BUILD: "choice-build-at",
    RAZE: "choice-raze-at",
}


class DeedPlace(Ask[SteamTable]):
    """Where the card's effect happens."""

    rule: ClassVar[str] = "SW-CONC.14"

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        structures = table.content.effects[self.number].structures
        kind = STRUCTURE_IDS[structures[0]] if structures else "none"
        return {**source(table, self.number), "structure": {"kind": "structure", "id": kind}}

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, At):
            return choice.label()
        effect = table.content.effects[self.number]
        args = choice.args()
        if effect.word == BUILD:
            args["structure"] = {"kind": "structure", "id": STRUCTURE_IDS[effect.structures[0]]}
        return {"key": DEED_WORDS.get(effect.word, "choice-at"), "args": args}

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = [At(zone) for zone in sites(table, self.number, self.seat)]
        if table.content.effects[self.number].optional:
            offered.append(REFUSE)
        return offered

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Refuse):
            return obstacles.must_choose(table.content.effects[self.number].optional, self.rule)
        return site_obstacle(table, self.number, seat, choice.zone) if isinstance(choice, At) else None

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        effect = table.content.effects[self.number]
        if not isinstance(choice, At) or effect.word != MOBILISE:
            return []
        told = [Fact("fact-mobilisation", {"basics": RECRUITS}, "gain")]
        return [*told, Fact("fact-cost", {"barrels": effect.cost}, "cost")] if effect.cost > 0 else told

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Refuse):
            return
        assert isinstance(choice, At)
        perform(table, self.number, self.seat, choice.zone)


def perform(table: SteamTable, number: i64, seat: i64, zone: i64) -> None:
    effect = table.content.effects[number]
    if effect.word == MOBILISE:
        table.then(Spend(seat, effect.cost), Mobilisation(seat, zone, RECRUITS, True))
    elif effect.word == ADD_FLOOR:
        added = table.raise_column(zone, effect.amount)
        if table.log is not None:
            table.tell(ColumnRose(zone, added))
    elif effect.word == MORALE:
        table.cheer(zone)
        if table.log is not None:
            table.tell(Cheered(zone))
    elif effect.word == BUILD:
        table.push(Construction(seat, zone, effect.structures[0]))
    elif effect.word == RAZE:
        kinds = razeable(table, zone, effect.structures)
        if len(kinds) > 1:
            table.push(RazeChoice(number, seat, zone))
        else:
            demolish(table, zone, kinds[0])


def demolish(table: SteamTable, zone: i64, kind: i64) -> None:
    table.raze(zone, kind)
    if table.log is not None:
        table.tell(Razed(kind, zone))


class RazeChoice(Ask[SteamTable]):
    """Which structure a card destroys."""

    rule: ClassVar[str] = "SW-STRUCT.5"
    proposes: ClassVar[bool] = False

    def __init__(self, number: int, seat: int, zone: int) -> None:
        self.number = number
        self.seat = seat
        self.zone = zone

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {**source(table, self.number), "zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def options(self, table: SteamTable) -> list[Choice]:
        kinds = table.content.effects[self.number].structures
        return [GiveUp(kind) for kind in razeable(table, self.zone, kinds)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, GiveUp):
            return None
        missing = obstacles.bare_of(table, self.zone, choice.structure, "SW-STRUCT.5")
        if missing is not None or choice.structure in table.content.effects[self.number].structures:
            return missing
        named: dict[str, object] = {"structure": {"kind": "structure", "id": STRUCTURE_IDS[choice.structure]}}
        return Refusal("SW-RES.6", "why-spared-structure", named)

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, GiveUp)
        demolish(table, self.zone, choice.structure)


def shifts(table: SteamTable, seat: i64) -> list[Choice]:
    """Each soldier to a neighbour that is his own or nobody's, without a fight. [SW-MOVE.8]"""
    found: list[Choice] = []
    reach = table.zones_in_play()
    for zone in table.occupied(seat):
        for goal in table.content.board.land[zone]:
            holder = table.control(goal)
            if goal >= reach or (holder != NONE and holder != seat) or table.room(goal, seat) == 0:
                continue
            if lasting.zone_closed(table, seat, goal):
                continue
            if table.basics(zone, seat) > 0:
                found.append(Shift(BASIC, zone, goal))
            if table.elites(zone, seat) > 0:
                found.append(Shift(ELITE, zone, goal))
    return found


def shift_obstacle(table: SteamTable, seat: i64, choice: Shift) -> Refusal | None:
    """Why a soldier does not go next door. [SW-MOVE.7] [SW-OCC.1]"""
    goal = choice.to
    away = (
        table.objection(SHIFTING, seat, choice.origin, choice)
        or obstacles.no_such_soldier(table, seat, choice.unit, choice.origin, "SW-MOVE.7")
        or obstacles.off_map(table, goal)
    )
    if away is not None:
        return away
    if goal not in table.content.board.land[choice.origin]:
        return Refusal("SW-MOVE.7", "why-not-adjacent", obstacles.zone_args(goal))
    holder = table.control(goal)
    if holder != NONE and holder != seat:
        args = {**obstacles.zone_args(goal), "clan": obstacles.clan_thing(table, holder)}
        return Refusal("SW-RES.6", "why-zone-of-another", args)
    return obstacles.crowded(table, seat, goal) or obstacles.shut(table, seat, goal)


class Shifting(Step[SteamTable]):
    """Up to so many soldiers move next door."""

    def __init__(self, number: int, seat: int, left: int) -> None:
        self.number = number
        self.seat = seat
        self.left = left

    def run(self, table: SteamTable) -> None:
        if self.left > 0 and shifts(table, self.seat):
            table.push(ShiftChoice(self.number, self.seat, self.left))


class ShiftChoice(Ask[SteamTable]):
    """Which soldier moves where, or none."""

    rule: ClassVar[str] = "SW-MOVE.7"
    proposes: ClassVar[bool] = False

    def __init__(self, number: int, seat: int, left: int) -> None:
        self.number = number
        self.seat = seat
        self.left = left

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {**source(table, self.number), "left": self.left}

    def options(self, table: SteamTable) -> list[Choice]:
        return [*shifts(table, self.seat), FINISH]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return shift_obstacle(table, seat, choice) if isinstance(choice, Shift) else None

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        """A zone is asked about as a goal; where soldiers of one's own wait, as a start."""
        zone = obstacles.number_of("zone", kind, id)
        if zone == NONE:
            return None
        if table.units(zone, seat) > 0:
            return Refusal("SW-MOVE.7", "why-nowhere-next-door", obstacles.zone_args(zone))
        for origin in table.content.board.land[zone]:
            if table.units(origin, seat) > 0:
                unit = BASIC if table.basics(origin, seat) > 0 else ELITE
                return shift_obstacle(table, seat, Shift(unit, origin, zone))
        away = obstacles.off_map(table, zone)
        return away or Refusal("SW-MOVE.7", "why-nobody-next-door", obstacles.zone_args(zone))

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            return
        assert isinstance(choice, Shift)
        table.take_units(choice.origin, self.seat, 1 - choice.unit, choice.unit)
        table.add_units(choice.to, self.seat, 1 - choice.unit, choice.unit)
        if table.log is not None:
            table.tell(Shifted(table.clan(self.seat), choice.unit, choice.origin, choice.to))
        table.push(Shifting(self.number, self.seat, self.left - 1))


def nameable(table: SteamTable, number: i64, seat: i64) -> list[Choice]:
    """The seas, zones or other clans that a card may name."""
    effect = table.content.effects[number]
    if effect.choice == CHOOSE_SEA:
        return [AtSea(sea) for sea in range(SEAS)]
    if effect.choice == CHOOSE_CLAN:
        return [
            Name(table.clan(other))
            for other in range(table.seats)
            if other != seat and table.playing(other) and table.exemption_of(effect.memory, other) is None
        ]
    return [At(zone) for zone in lasting.fitting(table, effect.zone, seat, effect.memory)]


class Naming(Ask[SteamTable]):
    """The Archon names a sea, a zone or a clan, and the card remembers it."""

    rule: ClassVar[str] = "SW-CONC.14"

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {**source(table, self.number), "wanted": self.wanted(table)}

    def wanted(self, table: SteamTable) -> str:
        """What kind of thing the card names."""
        return {CHOOSE_SEA: "sea", CHOOSE_CLAN: "clan"}.get(table.content.effects[self.number].choice, "zone")

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        if isinstance(choice, AtSea):
            return at_sea_words("choice-name-sea", choice)
        return at_words("choice-name-zone", choice)

    def options(self, table: SteamTable) -> list[Choice]:
        return nameable(table, self.number, self.seat)

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        effect = table.content.effects[self.number]
        for verb, kind in ((At, "zone"), (AtSea, "sea"), (Name, "clan")):
            if isinstance(choice, verb) and kind != self.wanted(table):
                return Refusal("SW-CONC.14", "why-name-other-kind", {"wanted": self.wanted(table)})
        if isinstance(choice, At):
            return obstacles.unfit(table, effect.zone, choice.zone, seat, effect.memory, "SW-RES.6")
        if not isinstance(choice, Name):
            return None
        if choice.clan == table.clan(seat):
            return Refusal("SW-CONC.14", "why-not-yourself")
        missing = obstacles.absent(table, choice.clan, "SW-CONC.14")
        return missing or table.exemption_of(effect.memory, table.seat_of(choice.clan))

    def take(self, table: SteamTable, choice: Choice) -> None:
        memory = MEMORY + table.content.effects[self.number].memory
        clan = table.clan(self.seat)
        if isinstance(choice, AtSea):
            table.cells[memory] = choice.sea + 1
            table.tell(SeaNamed(clan, choice.sea))
        elif isinstance(choice, Name):
            table.cells[memory] = choice.clan + 1
            table.tell(ClanNamed(choice.clan, clan))
        elif isinstance(choice, At):
            table.cells[memory] = choice.zone + 1
            table.tell(ZoneNamed(clan, choice.zone))
