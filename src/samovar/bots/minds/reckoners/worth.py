"""What a city is worth to the team. All worths are in people: one point is one population that it expects to keep.

The weights were found by playing: pairs of teams that differed in a few of them met the same dice, many times over.
"""

from __future__ import annotations

from typing import Final

from samovar.games.reckoners import in_hand, spending
from samovar.games.reckoners.agreement import Agreement
from samovar.games.reckoners.cells import (
    BARRICADES,
    DUPLICATES,
    GREAT_HEALTH,
    HOLDER,
    NOWHERE,
    OWNED,
    RESULT,
    STOLEN,
    SUPPLY,
    UNDECIDED,
    WON,
)
from samovar.games.reckoners.content import words
from samovar.games.reckoners.content.ids import BABILAR, EQUIPMENT, EQUIPMENT_COUNT, ILDITHIA, LIMELIGHT
from samovar.games.reckoners.content.words import (
    FIRST_ASSAULT,
    GAIN_COUNT,
    GREAT_EPIC_RESEARCH,
    INFINITE,
    PER_BARRICADE,
    PER_ENFORCEMENT,
    PER_RESEARCH,
    TRACK_COUNT,
)
from samovar.games.reckoners.rewards import Claiming
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import pending

# What one performance of an action costs, in the order of ACTIONS up to the assaults.
COST: Final = [
    0.0,  # nothing
    1.0,  # population
    0.8,  # enforcement
    0.7,  # barricade
    0.45,  # base
    2.2,  # yellow
    0.7,  # black
    1.1,  # red
    1.0,  # blue
    0.8,  # strengthen
    1.0,  # strengthen the Great Epic
    0.3,  # attract
    0.8,  # repel
    0.7,  # transform
    1.4,  # steal
    0.5,  # pillage
    0.55,  # thwart
    0.4,  # red shield
    0.6,  # blue shield
    1.2,  # duplicate
    1.0,  # duplicate here
    1.0,  # duplicate token
    -2.0,  # Dawnslight
]
ASSAULT_COST: Final = 1.0

FRESH_BRACKET: Final = 3
LOW: Final = 14  # below this population each life counts more
# A reward's parts, beside the Great Epic's research: it takes effort to get them.
GAIN_WORTH: Final = [0.9, 0.9, 0.9, 0.7, 0.35, 0.9, 0.0, 0.9]

RATING: Final[dict[str, float]] = {
    "notebooks": 8.0,
    "grenade-launcher": 8.0,
    "gauss-gun": 7.0,
    "informant": 6.0,
    "drone": 7.0,
    "camera": 6.0,
    "sniper-scope": 6.0,
    "evidence": 5.5,
    "safe-house": 6.0,
    "counterfeit-notes": 4.0,
    "schematics": 4.0,
    "epic-dowser": 6.0,
    "helicopter": 5.0,
    "motorcycle": 5.0,
    "harmsway": 7.0,
    "med-kit": 5.0,
    "data-chip": 5.0,
    "epic-bomb": 6.0,
    "fuel-cells": 8.0,
    "predictive-analytics": 4.0,
    "rtich": 9.0,
    "recruit-violet": 7.5,
    "recruit-green": 7.5,
    "recruit-blue": 7.0,
    "recruit-black": 6.5,
    "recruit-red": 5.5,
    "recruit-orange": 5.0,
    "blind-spot": 5.0,
    "gottschalk": 5.0,
    "climbing-kit": 5.5,
    "riot-gear": 4.5,
    "smoke-bombs": 4.0,
    "tensors": 4.0,
    "sabotage": 4.0,
    "blackmail": 4.0,
    "submarine": 4.0,
    "utility-tool": 4.0,
    "spyril": 5.0,
    "favor": 3.0,
    "tracking-device": 4.0,
}
PLAIN_RATING: Final = 3.0
MOST_DISTRICTS: Final = 20_000


class CityWeights:
    """The weights of this game's mind, looked up once. All worths are in people."""

    def __init__(self, known: dict[str, float]) -> None:
        self.point: float = known["point"]
        self.soon: float = known["soon"]
        self.growth: float = known["growth"]
        self.kill: float = known["kill"]
        self.near: float = known["near"]
        self.threat: float = known["threat"]
        self.few: float = known["few"]
        self.money: float = known["money"]
        self.late_money: float = known["late_money"]
        self.ready_plan: float = known["ready_plan"]
        self.pending_plan: float = known["pending_plan"]
        self.die: float = known["die"]
        self.card: float = known["card"]
        self.in_hand: float = known["in_hand"]
        self.barricade: float = known["barricade"]
        self.blue_shield: float = known["blue_shield"]
        self.red_shield: float = known["red_shield"]
        self.marker: float = known["marker"]
        self.crowd: float = known["crowd"]
        self.hesitation: float = known["hesitation"]
        self.token: float = known["token"]
        self.spare: float = known["spare"]
        self.share: float = known["share"]
        self.rich: float = known["rich"]
        self.fading: float = known["fading"]
        self.price: float = known["price"]
        self.reward: float = known["reward"]
        self.hunted: float = known["hunted"]
        self.begun: float = known["begun"]
        self.ahead = int(known["ahead"])
        self.found: float = known["found"]
        self.ratings = [self.card * RATING.get(card, PLAIN_RATING) for card in EQUIPMENT[:EQUIPMENT_COUNT]]
        self.agreed: Agreement | None = None  # the game that the districts are of
        self.districts: dict[tuple[int, ...], tuple[float, float]] = {}  # threat and promise of those met before
        self.fresh: list[float] = []  # what the slots of an unknown Epic cost

    def remember(self, table: ReckonersTable) -> None:
        """What was found holds for one agreement: another has other Epics."""
        if self.agreed is not table.agreed or len(self.districts) >= MOST_DISTRICTS:
            self.agreed = table.agreed
            self.districts.clear()
            self.fresh = mean_slots(table)


def mean_slots(table: ReckonersTable) -> list[float]:
    """What the slots of this edition's Epics cost, taken together."""
    epics, acts = table.agreed.epics, table.content.acts
    count = len(epics.length)
    total = [0.0] * max(epics.length)
    for epic in range(count):
        for slot in range(epics.length[epic]):
            number = epics.act(epic, slot)
            total[slot] += float(plain_cost(acts.action[number]) * acts.amount[number]) / count
    return total


def plain_cost(action: int) -> float:
    return ASSAULT_COST if action >= FIRST_ASSAULT else COST[action]


def act_cost(table: ReckonersTable, number: int, place: int) -> float:
    """What one act would cost the team, in that district."""
    acts = table.content.acts
    action = acts.action[number]
    each = plain_cost(action)
    measure = acts.measure[number]
    times = float(acts.amount[number])
    if measure == PER_ENFORCEMENT:
        times *= table.enforcement(place) + 0.5
    elif measure == PER_BARRICADE:
        times *= table.barricades(place) + 0.5
    elif measure == PER_RESEARCH:
        times *= table.research(place) if table.research(place) > 0 else min(table.health(place), 9)
    where = acts.place[number]
    if where in (words.ADJACENT, words.EACH_RECKONER, words.EACH_EQUIPMENT):
        times *= 2
    elif where == words.AROUND:
        times *= 3
    elif where == words.EVERYWHERE:
        times *= table.ring()
    if action == words.ADD_BARRICADE and table.cells[SUPPLY + BARRICADES] < 2:
        each = 1.1
    return each * times


def slot_costs(weights: CityWeights, table: ReckonersTable, place: int) -> list[float]:
    """What each slot of the Epic there costs, from the left; a fresh Epic's where there is none."""
    epic = table.epic(place)
    if epic == NOWHERE:
        weights.remember(table)
        return weights.fresh
    epics = table.agreed.epics
    return [act_cost(table, epics.act(epic, slot), place) for slot in range(epics.length[epic])]


def growing_cost(
    weights: CityWeights, costs: list[float], bracket: int, enforcement: float, tokens: int, rounds: int
) -> float:
    """What an Epic costs over some rounds while its bracket grows by one and the Enforcement there.

    Beyond the end of its track every space is one more of its last action, so Enforcement feeds on itself.
    """
    total = 0.0
    weight = 1.0
    length = len(costs)
    at = float(bracket)
    extra = upto(costs, min(tokens, length))
    for _ in range(rounds):
        whole = int(at)
        now = upto(costs, min(whole, length)) + (costs[whole] * (at - whole) if whole < length else 0.0) + extra
        at += 1.0 + enforcement
        beyond = at - length
        if beyond > 0:
            now += beyond * costs[-1]
            at = float(length)
        total += weight * now
        weight *= weights.soon
        enforcement += weights.growth
    return total


def upto(costs: list[float], count: int) -> float:
    """The sum of the first few."""
    total = 0.0
    for place in range(count):
        total += costs[place]
    return total


def threat(weights: CityWeights, table: ReckonersTable, place: int) -> float:
    """What the Epic of a district will cost in the rounds to come."""
    return district(weights, table, place)[0]


def district(weights: CityWeights, table: ReckonersTable, place: int) -> tuple[float, float]:
    """Threat and promise of a district. Most districts are as they were a choice ago, so they are looked up first."""
    weights.remember(table)
    epic, bracket = table.epic(place), table.bracket(place)
    research, health = table.research(place), table.health(place)
    enforcement, tokens = table.enforcement(place), table.pieces(DUPLICATES, place)
    scarce = int(table.cells[SUPPLY + BARRICADES] < 2)
    wanted = int(researchable(table, place))
    key = (epic, bracket, research, health, enforcement, tokens, table.barricades(place), scarce + 2 * wanted)
    known = weights.districts.get(key)
    if known is not None:
        return known
    begun = FRESH_BRACKET if epic == NOWHERE else bracket
    cost = growing_cost(weights, slot_costs(weights, table, place), begun, enforcement, tokens, weights.ahead)
    found = (cost, promise(weights, table, place, cost))
    weights.districts[key] = found
    return found


def fresh_threat(weights: CityWeights, table: ReckonersTable, place: int) -> float:
    """What a new Epic would cost there."""
    weights.remember(table)
    enforcement, tokens = table.enforcement(place), table.pieces(DUPLICATES, place)
    return growing_cost(weights, weights.fresh, FRESH_BRACKET, enforcement, tokens, weights.ahead)


def researchable(table: ReckonersTable, place: int) -> bool:
    """Whether a reward won there still finds something of the Great Epic's to research."""
    return (table.marker(place) if table.agreed.city == BABILAR else table.great_research()) > 0


def effort(table: ReckonersTable, place: int) -> float:
    """How many symbols still defeat the Epic there."""
    epic = table.epic(place)
    health = table.health(place)
    research = table.research(place)
    if research == 0:
        return float(health)
    weak = min(health, table.agreed.epics.weak[epic]) + research
    return float(weak if health >= INFINITE else min(health, weak))


def whole_effort(table: ReckonersTable, place: int) -> float:
    """How many symbols defeat the Epic there from the beginning."""
    epics, epic = table.agreed.epics, table.epic(place)
    return float(max(1, min(epics.health[epic], epics.research[epic] + epics.weak[epic])))


def kill_worth(weights: CityWeights, table: ReckonersTable, place: int, cost: float) -> float:
    """What the fall of the Epic there brings, that else would cost so much: another comes, which is not yet held."""
    epic = table.epic(place)
    worth = weights.kill + weights.threat * (cost - fresh_threat(weights, table, place))
    for gain in range(GAIN_COUNT):
        worth += table.agreed.epics.reward(epic, gain) * GAIN_WORTH[gain] * weights.reward
    if researchable(table, place):
        worth += table.agreed.epics.reward(epic, GREAT_EPIC_RESEARCH) * weights.point * weights.hunted
    return worth


def promise(weights: CityWeights, table: ReckonersTable, place: int, cost: float) -> float:
    """How much of an Epic's fall is in sight, that else would cost so much."""
    if table.epic(place) == NOWHERE:
        return 0.0
    done = 1.0 - effort(table, place) / whole_effort(table, place)
    shown = done * (weights.begun + (1.0 - weights.begun) * done)
    return weights.near * shown * max(0.0, kill_worth(weights, table, place, cost))


def great_rounds(weights: CityWeights) -> float:
    """How many rounds of the Great Epic's count, the later ones less."""
    return 1.0 + weights.soon + weights.soon * weights.soon


def great_cost(weights: CityWeights, table: ReckonersTable, track: int, slot: int) -> float:
    """What one slot of the Great Epic's costs each round; a column of Limelight's tables is not one act."""
    if table.agreed.great_epic == LIMELIGHT:
        return 1.5 if track == 0 else 1.0
    return act_cost(table, table.content.boards.act(table.agreed.board + track, slot), table.great_place())


def great_threat(weights: CityWeights, table: ReckonersTable) -> float:
    """What the Great Epic's four tracks will cost while the game lasts."""
    total = 0.0
    for track in range(TRACK_COUNT):
        for slot in range(table.great_bracket(track)):
            total += great_cost(weights, table, track, slot)
    return total * great_rounds(weights)


def great_slot(weights: CityWeights, table: ReckonersTable) -> float:
    """What one contain does where the Great Epic stands: the dearest of his last slots."""
    dearest = 0.0
    for track in range(TRACK_COUNT):
        bracket = table.great_bracket(track)
        if bracket > table.great_bracket_min():
            dearest = max(dearest, great_cost(weights, table, track, bracket - 1))
    return dearest * weights.threat * great_rounds(weights)


def points_left(table: ReckonersTable) -> int:
    """Research and health between the team and victory."""
    return table.great_research() + table.cells[GREAT_HEALTH]


def money_worth(weights: CityWeights, table: ReckonersTable) -> float:
    """What a coin is worth: a card bought early works longer."""
    early = max(0.0, 1.0 - (table.round() - 1) / weights.rich)
    return weights.late_money + (weights.money - weights.late_money) * early


def city_worth(weights: CityWeights, table: ReckonersTable) -> float:
    """The whole position."""
    if table.cells[RESULT] != UNDECIDED:
        return 1000.0 if table.cells[RESULT] == WON else -1000.0
    people = table.population()
    worth = float(people) - max(0, LOW - people) * weights.few
    worth += table.money() * money_worth(weights, table)
    worth -= 0.3 * table.base()
    for place in range(table.ring()):
        cost, promised = district(weights, table, place)
        worth += promised - weights.threat * cost
        worth -= weights.barricade * table.barricades(place)
        worth -= weights.blue_shield * table.blue_shields(place) + weights.red_shield * table.red_shields(place)
        if table.agreed.city == ILDITHIA:
            worth -= weights.marker * table.marker(place)
    if table.great_place() != NOWHERE:
        worth -= weights.threat * great_threat(weights, table)
    worth -= weights.point * points_left(table)
    if table.great_research() == 0:
        worth += weights.found
    for seat in range(table.seats):
        worth += weights.ready_plan * table.plans(seat) + weights.pending_plan * table.pending_plans(seat)
        worth += weights.die * len(table.dice_of(seat))
    for card in range(len(weights.ratings)):
        if OWNED <= table.cells[HOLDER + card] < STOLEN:
            worth += weights.ratings[card]
    step = pending(table)
    if isinstance(step, Claiming):
        for gain in range(GAIN_COUNT):
            worth += step.gains[gain] * GAIN_WORTH[gain]
        worth += step.gains[GREAT_EPIC_RESEARCH] * weights.point
    return worth + in_hand_worth(weights, table)


def in_hand_worth(weights: CityWeights, table: ReckonersTable) -> float:
    """What is taken in hand and still to be spent."""
    step = pending(table)
    if not isinstance(step, spending.Spending):
        return 0.0
    return weights.in_hand * (1 if step.manner & in_hand.ONE_OF else len(step.symbols))
