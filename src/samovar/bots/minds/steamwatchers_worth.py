"""What a position of Steamwatchers is worth: the GEO that will be left at the end, and what it takes to hold it."""

from __future__ import annotations

from samovar.bots.mind import Mind
from samovar.bots.minds.steamwatchers_trials import free_slots
from samovar.bots.minds.weights import weights_of
from samovar.games.steamwatchers.content.effects import ATTACKING, DEFENDING
from samovar.games.steamwatchers.content.ids import DEFENCE, NONE, ZONES
from samovar.games.steamwatchers.force import initial_strength
from samovar.games.steamwatchers.rows import (
    BASICS,
    CONTRACT_RESERVE,
    CONTROL,
    ELITES,
    EXILED_BASIC,
    EXILED_ELITE,
    FLOORS,
    HOLDER,
    INCUBATION,
    PASSED,
    SIDES,
    SUPPLY,
    TARGET,
    TROPHIES,
    WARDS,
    WINNER,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.native import mypyc_attr
from samovar.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class SteamWorth(Mind):
    """What a position is worth: GEO to come, soldiers to hold it, health and fuel; less what the rivals have."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self.known = weights_of("steamwatchers", weights)
        self.geo_weight: float = self.known["geo"]
        self.later_weight: float = self.known["later"]
        self.unit_weight: float = self.known["unit"]
        self.zone_weight: float = self.known["zone"]
        self.barrel_weight: float = self.known["barrel"]
        self.trophy_weight: float = self.known["trophy"]
        self.quarantine_weight: float = self.known["quarantine"]
        self.exile_weight: float = self.known["exile"]
        self.farm_lost_weight: float = self.known["farm_lost"]
        self.slot_weight: float = self.known["slot"]
        self.square_weight: float = self.known["square"]
        self.rival_weight: float = self.known["rival"]
        self.bid_price_weight: float = self.known["bid_price"]
        self.enough_weight: float = self.known["enough"]
        self.fear_weight: float = self.known["fear"]
        self.risk_weight: float = self.known["risk"]

    def weights(self) -> dict[str, float]:
        return dict(self.known)

    def worth(self, table: Table, seat: int) -> float:
        assert isinstance(table, SteamTable)
        if not table.stack:
            return self.end_worth(table, seat)
        mine = self.standing(table, seat)
        best = 0.0
        total = 0.0
        for other in range(table.seats):
            if other != seat and table.playing(other):
                theirs = self.standing(table, other)
                total += theirs
                best = max(best, theirs)
        rivals = table.seats - 1
        return mine - self.rival_weight * best - self.rival_weight * total / rivals

    def end_worth(self, table: SteamTable, seat: int) -> float:
        return 1000.0 if table.cells[WINNER] == seat + 1 else -1000.0

    def standing(self, table: SteamTable, seat: int) -> float:
        """One clan's position by itself."""
        if not table.playing(seat):
            return -200.0
        value = 0.0
        units = 0.0
        ripe_ones = 0
        cells = table.cells
        for zone in range(ZONES):
            # Most zones are not one's own: they are passed over without a call, since this is asked most of all.
            basics, elites = cells[BASICS + zone * SIDES + seat], cells[ELITES + zone * SIDES + seat]
            count = basics + elites
            own = cells[CONTROL + zone] == seat + 1
            if not count and not own:
                continue
            units += int(basics + 2 * elites)
            if own:
                if count and cells[FLOORS + zone] == 1:
                    ripe_ones += 1
                held = self.zone_weight + self.prize(table, zone, seat)
                if count:
                    held *= self.safety(table, zone, seat)
                else:
                    held *= 0.55
                value += held
            elif count:
                value += self.assault(table, zone, seat)
        surplus = max(0, int(table.units_on_map(seat) - table.cells[SUPPLY + seat]) - 2)
        value += self.unit_weight * (units - 0.6 * surplus)
        value += self.barrel_weight * (int(table.clean(seat)) + 0.5 * int(table.contraband(seat)))
        value -= self.quarantine_weight * int(table.quarantines(seat))
        value -= self.exile_weight * int(table.cells[EXILED_BASIC + seat] + table.cells[EXILED_ELITE + seat])
        value -= self.square_weight * max(0, int(table.cells[INCUBATION + seat] - table.cells[WARDS + seat]))
        value += self.trophy_weight * int(table.cells[TROPHIES + seat])
        value -= self.farm_lost_weight * max(0, ripe_ones - int(table.fuel(seat)))
        if free_slots(table, seat) > 0:
            value += self.slot_weight
        value -= self.barrel_weight * int(table.cells[CONTRACT_RESERVE + seat])
        if table.cells[HOLDER] == seat + 1:
            value += 3.0
        return value

    def prize(self, table: SteamTable, zone: int, seat: int) -> float:
        """What holding a zone brings: farms for ever, floors while they last, a farm where the last one goes."""
        story = table.story()
        left: int = table.last_turn() - table.turn() + 1  # declines to come, this turn's included
        farms: int = table.farms(zone)
        floors: int = table.floors(zone)
        geo = float(farms)
        if floors:
            geo += max(floors - left, 0) + (0.8 if floors <= left else 0.0)
            geo += self.later_weight * min(floors - 1, left)
        if farms:
            geo += self.later_weight * farms
        value = self.geo_weight * geo + 1.5 * int(table.turrets(zone))
        if table.cells[TARGET + zone]:
            value += self.geo_weight * max(story.target_geo, story.enemy_rendezvous_geo)
        if table.is_haven(zone):
            value += 3.0 if story.hegemony_metric == 1 else 0.8
        return value

    def safety(self, table: SteamTable, zone: int, seat: int) -> float:
        """How likely a zone is held against what stands beside it and may still move."""
        threat = 0
        for other in table.content.board.land[zone]:
            holder = table.control(other)
            if holder != NONE and holder != seat and holder < table.seats and not table.cells[PASSED + holder]:
                force = table.basics(other, holder) + 2 * table.elites(other, holder)
                if table.order(other) != DEFENCE:
                    threat = max(threat, force)
        if threat == 0:
            return 1.0
        defence = initial_strength(table, seat, zone, DEFENDING, 0)
        lost = 0.05 if defence >= threat + 2 else 0.15 if defence >= threat else 0.3
        return 1.0 - min(1.0, self.fear_weight * lost)

    def assault(self, table: SteamTable, zone: int, seat: int) -> float:
        """A combat still to come: the prize, as far as strength and fuel promise it."""
        enemy = table.enemy(zone, seat)
        if enemy == NONE:
            return 0.0
        attack = initial_strength(table, seat, zone, ATTACKING, 0) + min(3, table.fuel(seat))
        defence = initial_strength(table, enemy, zone, DEFENDING, 0)
        if enemy < table.seats:
            defence += min(3, table.fuel(enemy))
        chance = 0.5 + 0.17 * int(attack - defence)
        chance = max(0.02, min(0.97, chance))
        spoils = self.prize(table, zone, seat) + self.zone_weight + 3.0
        return chance * spoils - self.risk_weight * ((1.0 - chance) * 2.5 + 1.0)
