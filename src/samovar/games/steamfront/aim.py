"""Aiming: who can be attacked from where, with which weapon, and what hides the target."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.table import FIGURE_IDS, PIECE, FrontTable, other
from samovar.games.steamfront.terrain import NO_BASES
from samovar.games.steamfront.words import SAS, SHOT, inches_beyond, shown_inches
from samovar.geometry.plane import GRAIN, span, square_between
from samovar.geometry.sight import FIGURE, FREE, free_line, hides, sees
from samovar.kernel.errors import Refusal
from samovar.kernel.native import Cells, i64

NO_BAND: Final = -1
UNSEEN: Final = 100  # blocked by a figure, not by a piece


def cloud_over(table: FrontTable, figure: i64) -> i64:
    """The piece of the cloud that a figure is in, or FREE: its centre lies inside, or any part by a switch. [A-43]"""
    field = table.battlefield()
    radius: i64 = table.radius(figure) if table.switches.cloud_any_part else 0
    for cloud in range(field.clouds.count):
        inside = field.clouds.holds(cloud, table.x(figure), table.y(figure))
        if inside or (radius > 0 and field.clouds.disc_overlaps(cloud, table.x(figure), table.y(figure), radius)):
            return field.cloud_piece[cloud]
    return FREE


def hidden_by(table: FrontTable, one: i64, two: i64) -> i64:
    """The piece that stops all nine lines of sight between two figures, or FREE. [A-42] [SF-2.4.1] [SF-2.4.10]"""
    field = table.battlefield()
    bases = _bystanders(table, one, two) if table.switches.figures_block_los else NO_BASES
    found: i64 = sees(
        field.opaque,
        bases,
        table.x(one),
        table.y(one),
        table.radius(one),
        table.x(two),
        table.y(two),
        table.radius(two),
    )
    if found == FREE:
        return FREE
    return UNSEEN if found >= FIGURE else field.opaque_piece[found]


def sight_line(table: FrontTable, one: i64, two: i64) -> list[int]:
    """The ends x, y, x, y of a free line of sight between two figures, that of their centres first; empty if none."""
    bases = _bystanders(table, one, two) if table.switches.figures_block_los else NO_BASES
    return free_line(
        table.battlefield().opaque,
        bases,
        table.x(one),
        table.y(one),
        table.radius(one),
        table.x(two),
        table.y(two),
        table.radius(two),
    )


def gap(table: FrontTable, one: i64, two: i64) -> int:
    """How far two bases are apart, edge to edge, in thousandths of an inch rounded up. [SF-5.1.4]"""
    apart = int(span(table.x(one), table.y(one), table.x(two), table.y(two)))
    return max(0, -(-apart // GRAIN) - int(table.radius(one) + table.radius(two)))


def _bystanders(table: FrontTable, one: i64, two: i64) -> Cells:
    """Everybody else on the table, for those who play that figures block sight."""
    flat: list[int] = []
    for figure in [*table.standing(0), *table.standing(1)]:
        if figure not in (one, two):
            flat += [int(table.x(figure)), int(table.y(figure)), int(table.radius(figure))]
    return Cells(flat)


def cover(table: FrontTable, shooter: i64, target: i64) -> i64:
    """The barricade that hides even a part of the target from a shooter who does not touch it, or FREE.

    Each barricade is judged alone; only the shooter's contact with it matters. [SF-2.4.6] [SF-2.4.7] [A-44] [A-45]
    """
    field = table.battlefield()
    shapes = field.barricades
    reach: i64 = table.radius(shooter) + table.switches.contact
    for place in range(shapes.count):
        hidden = hides(
            shapes,
            place,
            table.x(shooter),
            table.y(shooter),
            table.radius(shooter),
            table.x(target),
            table.y(target),
            table.radius(target),
        )
        if hidden and not shapes.touched(place, table.x(shooter), table.y(shooter), reach):
            return field.barricade_piece[place]
    return FREE


def contact_band(table: FrontTable, figure: i64, weapon: i64) -> i64:
    """The band of a weapon that is used in base contact, or NO_BAND. [SF-5.1.2]"""
    content = table.content
    card: i64 = table.card(figure)
    band: i64 = content.band_first[card]
    while band < content.band_first[card + 1]:
        if content.band_weapon[band] == weapon and content.band_sas[band] == 1:
            return band
        band += 1
    return NO_BAND


def range_band(table: FrontTable, figure: i64, weapon: i64, target: i64, longer: i64) -> i64:
    """The band in which the target lies: above its least distance, not above its greatest; each has its own dice.

    The gap is measured from base edge to base edge [SF-5.1.4] [SF-2.3.5] [SF-2.3.6] [SF-2.3.7]; `longer` lengthens
    the weapon's outermost band [A-20]. Ranges that overlap are weapons of their own here [A-72]. NO_BAND outside every
    band [SF-5.1.5] [SF-7.18].
    """
    content = table.content
    card: i64 = table.card(figure)
    bases: i64 = table.radius(figure) + table.radius(target)
    square: i64 = square_between(table.x(figure), table.y(figure), table.x(target), table.y(target))
    furthest: i64 = NO_BAND
    band: i64 = content.band_first[card]
    while band < content.band_first[card + 1]:
        if content.band_weapon[band] == weapon and content.band_sas[band] == 0:
            low: i64 = bases + content.band_low[band]
            high: i64 = bases + content.band_high[band]
            if square <= high * high and (content.band_low[band] == 0 or square > low * low):
                return band
            if content.band_outermost[band] == 1:
                furthest = band
        band += 1
    if furthest != NO_BAND and longer > 0:
        high = bases + content.band_high[furthest] + longer
        if square <= high * high and square > (high - longer) * (high - longer):
            return furthest
    return NO_BAND


def weapons(table: FrontTable, figure: i64) -> int:
    """How many weapons a figure's card shows."""
    content = table.content
    return int(content.band_weapon[content.band_first[table.card(figure) + 1] - 1] + 1)


def strikes(table: FrontTable, figure: i64) -> list[tuple[int, int]]:
    """Every attack in base contact: an enemy that touches, and a weapon with such a band. [SF-5.1.2]"""
    found = []
    armed = [weapon for weapon in range(weapons(table, figure)) if contact_band(table, figure, weapon) != NO_BAND]
    for foe in table.touching_enemies(figure):
        found += [(foe, weapon) for weapon in armed]
    return found


def shots(table: FrontTable, figure: i64, longer: i64) -> list[tuple[int, int]]:
    """Every shot that is legal from here. [SF-5.1.1]"""
    found: list[tuple[int, int]] = []
    if not has_range(table, figure) or table.is_engaged(figure) or cloud_over(table, figure) != FREE:
        return found
    for foe in table.standing(other(table.side(figure))):
        armed = [
            weapon
            for weapon in range(weapons(table, figure))
            if range_band(table, figure, weapon, foe, longer) != NO_BAND
        ]
        if armed and why_no_line(table, figure, foe) is None:
            found += [(foe, weapon) for weapon in armed]
    return found


def has_range(table: FrontTable, figure: i64) -> bool:
    """Whether its card shows a weapon for a distance. [SF-2.3.5]"""
    content = table.content
    card: i64 = table.card(figure)
    band: i64 = content.band_first[card]
    while band < content.band_first[card + 1]:
        if content.band_sas[band] == 0:
            return True
        band += 1
    return False


def why_no_line(table: FrontTable, figure: i64, target: i64) -> Refusal | None:
    """Why a shot at this target is impossible whatever the weapon, or None."""
    # Neither may be in melee; touching one's own friends is no melee. [SF-5.1.3]
    if table.is_engaged(figure):
        return Refusal("SF-5.1.3", "why-engaged")
    if table.is_engaged(target):
        return Refusal("SF-5.1.3", "why-target-engaged", _named(target))
    # From within a cloud nobody shoots, and into it nobody either. [SF-2.4.2] [SF-2.4.3]
    if cloud_over(table, figure) != FREE:
        return Refusal("SF-2.4.2", "why-in-cloud")
    if cloud_over(table, target) != FREE:
        return Refusal("SF-2.4.3", "why-target-in-cloud", _named(target))
    piece = hidden_by(table, figure, target)
    if piece == UNSEEN:
        return Refusal("A-42", "why-figure-in-sight", _named(target))
    if piece != FREE:
        return Refusal("SF-5.1.4", "why-no-sight", {**_named(target), "piece": piece_named(table, piece)})
    return None


def why_not(table: FrontTable, figure: i64, target: i64, weapon: i64, kind: i64, longer: i64) -> Refusal | None:
    """Why an attack is not legal, or None."""
    if not 0 <= target < len(FIGURE_IDS) or not table.stands(target) or table.side(target) == table.side(figure):
        return Refusal("SF-5.1.2", "why-not-an-enemy")
    if not 0 <= weapon < weapons(table, figure):
        return Refusal("SF-2.3.5", "why-no-such-weapon")
    if kind == SAS:
        if not table.touch(figure, target):
            return Refusal("SF-5.1.2", "why-not-touching", _named(target))
        return None if contact_band(table, figure, weapon) != NO_BAND else Refusal("SF-5.1.2", "why-no-band")
    assert kind == SHOT
    if not has_range(table, figure):
        return Refusal("SF-2.3.5", "why-no-ranged-weapon")
    refused = why_no_line(table, figure, target)
    if refused is None and range_band(table, figure, weapon, target, longer) == NO_BAND:
        refused = why_out_of_range(table, figure, target, weapon)
    return refused


def why_out_of_range(table: FrontTable, figure: i64, target: i64, weapon: i64) -> Refusal:
    """No band of the weapon holds this distance: how far it is, and how far the weapon reaches. [SF-5.1.5]"""
    content = table.content
    card = table.card(figure)
    bands = range(int(content.band_first[card]), int(content.band_first[card + 1]))
    limit = max([0, *[int(content.band_high[at]) for at in bands if content.band_weapon[at] == weapon]])
    apart = gap(table, figure, target)
    if apart <= limit:
        return Refusal("SF-5.1.5", "why-out-of-range", _named(target))
    told = {"length": inches_beyond(apart), "limit": shown_inches(limit)}
    return Refusal("SF-5.1.5", "why-beyond-range", {**_named(target), **told})


def piece_named(table: FrontTable, piece: i64) -> dict[str, str]:
    """A piece of scenery as an argument of a text: by what it is."""
    return {"kind": "terrain", "id": table.content.terrain[table.cells[PIECE + piece] - 1]}


def _named(figure: i64) -> dict[str, object]:
    return {"target": {"kind": "figure", "id": FIGURE_IDS[figure]}}
