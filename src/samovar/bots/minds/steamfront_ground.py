"""The ground of Steamfront as a player sees it: what a place promises, what threatens it, and what to make for."""

from __future__ import annotations

from math import hypot
from typing import Final

from samovar.games.steamfront.aim import cloud_over, cover, hidden_by
from samovar.games.steamfront.choices import Post
from samovar.games.steamfront.odds import Attack, Odds, odds
from samovar.games.steamfront.scenery import mechanism_of
from samovar.games.steamfront.table import (
    DEPLOYMENT,
    LYING,
    OBJECTIVE_COUNT,
    OBJECTIVE_X,
    OBJECTIVE_Y,
    PIECE,
    PIECE_OWNER,
    PIECE_USED,
    PIECE_X,
    PIECE_Y,
    PIECES,
    RELIC,
    RELIC_X,
    RELIC_Y,
    RELICS,
    SIDE,
    FrontTable,
    other,
)
from samovar.games.steamfront.words import CACHE, FLIGHT, GENERATOR
from samovar.geometry.sight import FREE
from samovar.kernel.choice import Choice

INCH: Final = 1000.0
UNKNOWN: Final = -1.0
FURTHEST: Final = 40.0  # inches, to an objective that nobody is left to go to
NEARLY: Final = 1.5  # inches by which a post may be further from its goal than the best one


class FrontWeights:
    """The weights of this game's mind, looked up once. All worth is in points of the squad list."""

    def __init__(self, known: dict[str, float]) -> None:
        self.victory: float = known["victory"]
        self.pressure: float = known["pressure"]
        self.order: float = known["order"]
        self.step: float = known["step"]
        self.last_turn: float = known["last_turn"]
        self.held: float = known["held"]
        self.threat: float = known["threat"]
        self.others: float = known["others"]
        self.half_hidden: float = known["half_hidden"]
        self.out_of_sight: float = known["out_of_sight"]
        self.approach: float = known["approach"]
        self.wait: float = known["wait"]
        self.again: float = known["again"]
        self.prospect: float = known["prospect"]
        self.near: float = known["near"]
        self.kept: float = known["kept"]
        self.harms: dict[tuple[int, int, int], float] = {}  # of a blow by its band, on a card with so much life left


class Blow:
    """What one figure would do to another with one weapon, and from how far if it walks first."""

    def __init__(self, figure: int, target: int, contact: bool, reach: float, harm: float) -> None:
        self.figure = figure
        self.target = target
        self.contact = contact
        self.reach = reach
        self.harm = harm


def harm(table: FrontTable, target: int, told: Odds, victory: float) -> float:
    """What an attack takes from its target, in points."""
    card = table.card(target)
    life = int(table.life_left(target))
    points = float(table.content.points[card])
    mean = 0.0
    fallen = 0.0
    for damage, share in enumerate(told.shares):
        mean += share * min(damage, life)
        if damage >= life:
            fallen += share
    return 0.6 * points / float(table.content.life[card]) * mean + fallen * (0.4 * points + victory)


def winnable(table: FrontTable, side: int) -> list[tuple[float, float]]:
    """Where something can be won by a scenery action."""
    found = []
    for piece in range(PIECES):
        if table.cells[PIECE + piece] == 0:
            continue
        mechanism = mechanism_of(table, piece)
        owned = mechanism == GENERATOR and table.cells[PIECE_OWNER + piece] == side + 1
        spent = mechanism == CACHE and table.cells[PIECE_USED + piece] == 1
        if mechanism in (GENERATOR, CACHE) and not owned and not spent:
            found.append((float(table.cells[PIECE_X + piece]), float(table.cells[PIECE_Y + piece])))
    lying = [relic for relic in range(RELICS) if table.cells[RELIC + relic] == LYING]
    loose = [(float(table.cells[RELIC_X + relic]), float(table.cells[RELIC_Y + relic])) for relic in lying]
    return [*found, *loose]


def threats_to(table: FrontTable, figure: int, weights: FrontWeights) -> list[Blow]:
    """What each enemy would do to this figure with each weapon, and from how far."""
    foes = table.standing(other(table.side(figure)))
    return [blow for foe in foes for blow in blows(table, foe, figure, weights)]


def prospects_of(table: FrontTable, figure: int, weights: FrontWeights) -> list[Blow]:
    """What this figure would do to each enemy, after walking up to him."""
    foes = table.standing(other(table.side(figure)))
    return [blow for foe in foes for blow in blows(table, figure, foe, weights)]


def blows(table: FrontTable, figure: int, target: int, weights: FrontWeights) -> list[Blow]:
    """One figure against another with each weapon, as if it had moved into reach."""
    content = table.content
    card = table.card(figure)
    found = []
    for band in range(content.band_first[card], content.band_first[card + 1]):
        contact = content.band_sas[band] == 1
        reach = float(content.move[card] + (0 if contact else content.band_high[band]))
        found.append(Blow(figure, target, contact, reach, band_harm(table, band, target, weights)))
    return found


def band_harm(table: FrontTable, band: int, target: int, weights: FrontWeights) -> float:
    """What one weapon takes from a target, without orders; the same question is answered at once the second time."""
    content = table.content
    key = (band, int(table.card(target)), int(table.life_left(target)))
    known = weights.harms.get(key)
    if known is not None:
        return known
    fixed = int(content.band_fixed[band])
    dice = 0 if fixed else int(content.band_attack[band]) + int(content.band_sas[band])
    attack = Attack(dice, int(content.defence[table.card(target)]), int(content.band_damage[band]), fixed=fixed)
    found = harm(table, target, odds(attack), weights.victory)
    weights.harms[key] = found
    return found


def danger(table: FrontTable, figure: int, threats: list[Blow], weights: FrontWeights) -> float:
    """What the enemies in reach of this place would do, the worst of it fully, the rest in part."""
    worst, total = 0.0, 0.0
    foe = -1
    far = 0.0
    shot, strike = UNKNOWN, UNKNOWN
    for blow in threats:  # those of one enemy come one after the other
        if blow.figure != foe:
            foe = blow.figure
            far = apart(table, blow)
            shot, strike = UNKNOWN, UNKNOWN
        if far > blow.reach or not table.stands(foe):
            continue
        if blow.contact:
            if strike == UNKNOWN:
                strike = exposed(table, blow, weights)
            met = blow.harm * strike
        else:
            if shot == UNKNOWN:
                shot = exposed(table, blow, weights)
            met = blow.harm * shot
        worst = max(worst, met)
        total += met
    return weights.threat * (worst + weights.others * (total - worst))


def apart(table: FrontTable, blow: Blow) -> float:
    """From base to base."""
    one, two = blow.figure, blow.target
    far = hypot(float(table.x(one) - table.x(two)), float(table.y(one) - table.y(two)))
    return far - float(table.radius(one) + table.radius(two))


def exposed(table: FrontTable, blow: Blow, weights: FrontWeights) -> float:
    """How much of a blow its target need fear where it stands: all, if it can be dealt straight away."""
    foe, figure = blow.figure, blow.target
    if blow.contact:
        return 1.0 if apart(table, blow) <= INCH or straight(table, foe, figure) else weights.out_of_sight
    if table.is_engaged(figure):
        return 0.0  # nobody shoots into a melee
    if hidden_by(table, foe, figure) != FREE or cloud_over(table, figure) != FREE:
        return weights.out_of_sight
    return weights.half_hidden if cover(table, foe, figure) >= 0 and apart(table, blow) > 2 * INCH else 1.0


def straight(table: FrontTable, figure: int, target: int) -> bool:
    """Whether no scenery stands between a figure and the one that it would charge."""
    if table.content.has(int(table.card(figure)), FLIGHT):
        return True
    solids = table.battlefield().solids
    x, y, to_x, to_y = table.x(figure), table.y(figure), table.x(target), table.y(target)
    radius = table.radius(figure)
    return not [shape for shape in range(solids.count) if solids.closer(shape, x, y, to_x, to_y, radius)]


def approach(table: FrontTable, figure: int, prospects: list[Blow], share: float) -> float:
    """The best attack that comes nearer: one of next turn counts most, later ones less and less."""
    stride = max(1.0, float(table.content.move[table.card(figure)]))
    best = 0.0
    foe = -1
    far = 0.0
    for blow in prospects:  # those against one enemy come one after the other
        if blow.target != foe:
            foe = blow.target
            far = apart(table, blow)
        best = max(best, blow.harm / (1.0 + max(0.0, far - blow.reach) / stride))
    return share * best


def prospects(table: FrontTable, side: int, weights: FrontWeights) -> float:
    """What the figures of a side could do next turn, each to whom it would harm most."""
    total = 0.0
    for figure in table.standing(side):
        total += approach(table, figure, prospects_of(table, figure, weights), 1.0)
    return total


def to_objectives(table: FrontTable, side: int) -> float:
    """How far a side's nearest figures are from the objectives, in inches all together."""
    total = 0.0
    mine = table.standing(side)
    for place in range(int(table.cells[OBJECTIVE_COUNT])):
        x, y = float(table.cells[OBJECTIVE_X + place]), float(table.cells[OBJECTIVE_Y + place])
        nearest = FURTHEST
        for figure in mine:
            nearest = min(nearest, hypot(float(table.x(figure)) - x, float(table.y(figure)) - y) / INCH)
        total += nearest
    return total


def to_nearest_enemy(table: FrontTable, figure: int) -> float:
    """The square of the way to him."""
    x, y = float(table.x(figure)), float(table.y(figure))
    gaps = [
        (float(table.x(foe)) - x) ** 2 + (float(table.y(foe)) - y) ** 2
        for foe in table.standing(other(table.side(figure)))
    ]
    return min(gaps) if gaps else 0.0


def to_goal(table: FrontTable, figure: int, choice: Choice) -> float:
    """How far a post is from what its figure makes for."""
    assert isinstance(choice, Post)
    goal_x, goal_y = goal_of(table, figure)
    return hypot(goal_x - float(choice.at[0]), goal_y - float(choice.at[1]))


def goal_of(table: FrontTable, figure: int) -> tuple[float, float]:
    """Spread over the goals: each figure makes for its own, round and round by its place in the squad, from the
    left as its side looks at the table. So both sides deploy alike, each from its own zone."""
    side = int(table.side(figure))
    goals = winnable(table, side)
    for place in range(int(table.cells[OBJECTIVE_COUNT])):
        goals.append((float(table.cells[OBJECTIVE_X + place]), float(table.cells[OBJECTIVE_Y + place])))
    if not goals:
        goals = [(table.content.wide / 2, table.content.high / 2)]
    home_x, home_y = home(table, side)
    away_x, away_y = home(table, int(other(side)))
    ahead_x, ahead_y = away_x - home_x, away_y - home_y
    goals.sort(key=lambda goal: (goal[0] * -ahead_y + goal[1] * ahead_x, goal[0] * ahead_x + goal[1] * ahead_y))
    return goals[figure % SIDE % len(goals)]


def home(table: FrontTable, side: int) -> tuple[float, float]:
    """The middle of a side's deployment zone."""
    corners = table.content.zones[table.cells[DEPLOYMENT] - 1].shapes.corners(int(table.zone_of(side)))
    count = len(corners)
    return sum([corner[0] for corner in corners]) / count, sum([corner[1] for corner in corners]) / count
