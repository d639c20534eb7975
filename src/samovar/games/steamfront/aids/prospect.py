"""The prospect: what a figure sees from where it stands or might stand, and how far its weapons carry."""

from __future__ import annotations

from typing import Any

from samovar.games.steamfront.aids.ghost import acting, placed
from samovar.games.steamfront.aids.wish import Point, Wish, plain_refusal
from samovar.games.steamfront.aim import (
    NO_BAND,
    UNSEEN,
    cloud_over,
    contact_band,
    cover,
    gap,
    hidden_by,
    piece_named,
    range_band,
    sight_line,
    weapons,
    why_no_line,
    why_not,
)
from samovar.games.steamfront.odds import odds
from samovar.games.steamfront.orders import longest_reach
from samovar.games.steamfront.outlook import band_of
from samovar.games.steamfront.pools import forecast
from samovar.games.steamfront.reach import reach_of
from samovar.games.steamfront.table import FIGURE_IDS, PIECE_IDS, FrontTable, other
from samovar.games.steamfront.words import SAS, SHOT
from samovar.geometry.sight import FREE


def piece_told(table: FrontTable, piece: int) -> dict[str, Any] | None:
    """A piece of scenery by its id and by what it is."""
    return None if piece == FREE else {"id": PIECE_IDS[piece], "terrain": piece_named(table, piece)}


def bands_of(table: FrontTable, figure: int) -> list[dict[str, Any]]:
    """Every band of a figure's weapons, with the radii of its ring about the figure's centre."""
    content = table.content
    card, radius = int(table.card(figure)), int(table.radius(figure))
    return [
        {
            "weapon": int(content.band_weapon[band]),
            "band": band - int(content.band_first[card]),
            "sas": content.band_sas[band] == 1,
            "low": int(content.band_low[band]),
            "high": int(content.band_high[band]),
            "attack": int(content.band_attack[band]),
            "fixed": int(content.band_fixed[band]),
            "damage": int(content.band_damage[band]),
            "inner": radius + int(content.band_low[band]) if content.band_low[band] else 0,
            "outer": radius + int(content.band_high[band]) if content.band_sas[band] == 0 else radius,
        }
        for band in range(int(content.band_first[card]), int(content.band_first[card + 1]))
    ]


def rings_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """The rings of a figure: its base, its move, each band from the base's edge."""
    read = Wish(wish, ["figure", "at"])
    figure = read.figure(table, "figure")
    at = read.point("at")
    ghost = placed(table, figure, at)
    reach = reach_of(ghost, figure)
    return {
        "figure": FIGURE_IDS[figure],
        "at": [reach.x, reach.y],
        "radius": reach.radius,
        "contact": table.switches.contact,
        "move": reach.slowed if reach.starts_slowed else reach.limit,
        "longer": int(longest_reach(table, figure)),
        "bands": bands_of(table, figure),
    }


def sight_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """What a figure sees from a place: each enemy, or the figures that are named."""
    read = Wish(wish, ["figure", "at", "targets"])
    figure = read.figure(table, "figure")
    at = read.point("at")
    if at is None:
        figure = read.standing(table, "figure")
    ghost = placed(table, figure, at)
    if read.has("targets"):
        targets = [one for one in read.figures(table, "targets") if one != figure]
    else:
        targets = table.standing(other(table.side(figure)))
    cloud = int(cloud_over(ghost, figure))
    actor = acting(table, figure, at)
    return {
        "figure": FIGURE_IDS[figure],
        "at": [int(ghost.x(figure)), int(ghost.y(figure))],
        "cloud": piece_told(ghost, cloud),
        "targets": [{**seen(ghost, figure, target), "best": best_attack(actor, figure, target)} for target in targets],
    }


def best_attack(table: FrontTable, figure: int, target: int) -> dict[str, Any] | None:
    """What the weapon that hurts most would do to a target without an order, or None where none can be used."""
    if table.side(figure) == table.side(target):
        return None
    kind = SAS if table.touch(figure, target) else SHOT
    found: list[dict[str, Any]] = []
    for weapon in range(weapons(table, figure)):
        if why_not(table, figure, target, weapon, kind, 0) is None:
            band = band_of(table, figure, target, weapon, kind, 0)
            told = odds(forecast(table, figure, target, band, kind))
            found.append({"weapon": weapon, "hit": float(told.hit), "mean": float(told.mean)})
    return max(found, key=lambda one: one["mean"], default=None)


def seen(table: FrontTable, figure: int, target: int) -> dict[str, Any]:
    """One line of sight: free, in cover or blocked; the line itself, what is in its way, how far, which bands.

    Whether a line is free is the same both ways; cover is not, for only the shooter's contact with the barricade
    takes it away. [A-45]
    """
    hidden = int(hidden_by(table, figure, target))
    covered = int(cover(table, figure, target))
    line = sight_line(table, figure, target) if hidden == FREE else []
    ends = line or centres(table, figure, target)
    foes = table.side(figure) != table.side(target)
    state = "blocked" if hidden != FREE else "free" if covered == FREE else "cover"
    return {
        "figure": FIGURE_IDS[target],
        "sight": state,
        "line": [[ends[0], ends[1]], [ends[2], ends[3]]],
        "blocker": None if hidden == UNSEEN else piece_told(table, hidden),
        "byFigure": hidden == UNSEEN,
        "cover": piece_told(table, covered),
        "coverBack": piece_told(table, int(cover(table, target, figure))),
        "distance": gap(table, figure, target),
        "touch": table.touch(figure, target),
        "bands": bands_at(table, figure, target) if foes else [],
        "shot": plain_refusal(why_no_line(table, figure, target)) if foes else None,
    }


def centres(table: FrontTable, one: int, two: int) -> list[int]:
    return [int(table.x(one)), int(table.y(one)), int(table.x(two)), int(table.y(two))]


def bands_at(table: FrontTable, figure: int, target: int) -> list[dict[str, Any]]:
    """With which band of each weapon the target would be met: in contact, or at this distance; beyond, none."""
    first = int(table.content.band_first[table.card(figure)])
    found = []
    for weapon in range(weapons(table, figure)):
        if table.touch(figure, target):
            band = int(contact_band(table, figure, weapon))
        else:
            band = int(range_band(table, figure, weapon, target, 0))
        found.append({"weapon": weapon, "band": None if band == NO_BAND else band - first})
    return found


def spot_of(table: FrontTable, figure: int) -> Point:
    return int(table.x(figure)), int(table.y(figure))
