"""The threat: which enemies could charge or shoot a figure at a place with their next activation."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamfront.aids.ghost import acting, placed
from samovar.games.steamfront.aids.prospect import spot_of
from samovar.games.steamfront.aids.walk import Accepted, contact_places, drawn, is_held
from samovar.games.steamfront.aids.wish import Point, Wish, paired
from samovar.games.steamfront.aim import NO_BAND, contact_band, range_band, weapons, why_no_line
from samovar.games.steamfront.odds import odds
from samovar.games.steamfront.pools import forecast
from samovar.games.steamfront.reach import Reach
from samovar.games.steamfront.table import FIGURE_IDS, SIDE_IDS, SIDES, FrontTable, other
from samovar.games.steamfront.words import SAS, SHOT
from samovar.geometry.plane import INCH, square_between
from samovar.kernel.table import copy

PITCH: Final = 500  # of the lattice on which enemies look for a place to shoot from, and their areas are drawn


def longest_range(table: FrontTable, figure: int) -> int:
    """How far a figure's weapons carry from the edge of its base; zero without one that shoots."""
    content = table.content
    card = table.card(figure)
    bands = range(int(content.band_first[card]), int(content.band_first[card + 1]))
    return max([int(content.band_high[band]) for band in bands if content.band_sas[band] == 0], default=0)


def strikes_in_contact(table: FrontTable, figure: int) -> bool:
    return any(contact_band(table, figure, weapon) != NO_BAND for weapon in range(weapons(table, figure)))


def threat_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """Who could attack a figure if it stood at a place, from where, and how hard."""
    read = Wish(wish, ["figure", "at"])
    figure = read.figure(table, "figure")
    at = read.point("at")
    if at is None:
        figure = read.standing(table, "figure")
    ghost = placed(table, figure, at)
    found = [danger(ghost, foe, figure) for foe in ghost.standing(other(ghost.side(figure)))]
    return {
        "figure": FIGURE_IDS[figure],
        "at": list(spot_of(ghost, figure)),
        "enemies": [one for one in found if one["charge"] is not None or one["shot"] is not None],
    }


def danger(table: FrontTable, foe: int, figure: int) -> dict[str, Any]:
    """What one enemy could do to a figure: each attack with where he would stand, and its odds without orders."""
    reach = Reach(table, foe)
    charge = place_to_charge(table, reach, figure)
    shot = place_to_shoot(table, reach, figure)
    return {
        "figure": FIGURE_IDS[foe],
        "charge": None if charge is None else attack_from(table, foe, figure, charge, SAS),
        "shot": None if shot is None else attack_from(table, foe, figure, shot, SHOT),
    }


def place_to_charge(table: FrontTable, reach: Reach, figure: int) -> Point | None:
    """Where an enemy would touch the figure: where he stands if he does already, else the nearest end of a charge."""
    foe = reach.figure
    if not strikes_in_contact(table, foe):
        return None
    if table.touch(foe, figure):
        return spot_of(table, foe)
    if is_held(table, foe):
        return None
    places = contact_places(table, reach, figure)
    return nearest(places, reach)


def place_to_shoot(table: FrontTable, reach: Reach, figure: int) -> Point | None:
    """Where an enemy would shoot from: his own place if he can, else the nearest that is looked at and will do."""
    foe = reach.figure
    far = longest_range(table, foe)
    if far == 0 or is_held(table, foe):
        return None
    if can_shoot(table, foe, figure):
        return spot_of(table, foe)
    apart = far + reach.radius + int(table.radius(figure))
    x, y = spot_of(table, figure)
    if square_between(reach.x, reach.y, x, y) > (apart + reach.limit) ** 2:
        return None
    ghost = copy(table)
    for place in standpoints(reach, x, y, apart):
        ghost.put(foe, place[0], place[1])
        if can_shoot(ghost, foe, figure):
            return place
    return None


def standpoints(reach: Reach, x: int, y: int, apart: int) -> list[Point]:
    """Where a figure could stand not further than that from a point: every half inch, the nearest to it first."""
    near = [
        (int(square_between(reach.x, reach.y, *place)), place)
        for place in reach.places(PITCH)
        if square_between(place[0], place[1], x, y) <= apart * apart
    ]
    return [place for _, place in sorted(near)]


def can_shoot(table: FrontTable, foe: int, figure: int) -> bool:
    armed = [weapon for weapon in range(weapons(table, foe)) if range_band(table, foe, weapon, figure, 0) != NO_BAND]
    return bool(armed) and why_no_line(table, foe, figure) is None


def nearest(places: list[Point], reach: Reach) -> Point | None:
    if not places:
        return None
    return min([(int(square_between(reach.x, reach.y, *place)), place) for place in places])[1]


def attack_from(table: FrontTable, foe: int, figure: int, at: Point, kind: int) -> dict[str, Any]:
    """An enemy's best attack from a place: the weapon with the highest mean."""
    ghost = acting(table, foe, at)
    best: dict[str, Any] = {}
    for weapon in range(weapons(ghost, foe)):
        band = contact_band(ghost, foe, weapon) if kind == SAS else range_band(ghost, foe, weapon, figure, 0)
        if band == NO_BAND:
            continue
        told = odds(forecast(ghost, foe, figure, band, kind))
        if not best or float(told.mean) > best["mean"]:
            best = {
                "weapon": weapon,
                "hit": float(told.hit),
                "mean": float(told.mean),
                "kill": float(told.kill(int(ghost.life_left(figure)))),
            }
    stays = at == spot_of(table, foe)
    return {"from": list(at), "moves": not stays, **best}


def threats_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """For each figure of a side, where it can go, and by how much that is to be widened to show whom it could attack.

    Whoever's base comes within `charge` or `shot` of the area is in danger, sight apart.
    """
    read = Wish(wish, ["side"])
    sides = [SIDE_IDS.index(read.word("side", SIDE_IDS))] if read.has("side") else list(range(SIDES))
    found = []
    for figure in [one for side in sides for one in table.standing(side)]:
        reach = Reach(table, figure)
        far = longest_range(table, figure)
        held = is_held(table, figure)
        at = spot_of(table, figure)
        found.append(
            {
                "figure": FIGURE_IDS[figure],
                "at": list(at),
                "held": held,
                "area": [] if held else [paired(loop) for loop in drawn(reach, Accepted(reach), PITCH)],
                "charge": reach.radius + table.switches.contact if strikes_in_contact(table, figure) else None,
                "shot": reach.radius + far if far else None,
            }
        )
    return {"unit": INCH, "figures": found}
