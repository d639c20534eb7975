"""A mind for The Reckoners: what a city is worth to the team, and how six dice are best spent in it.

All worths are in people: one point is one population that the team expects to keep.
"""

from __future__ import annotations

from typing import Final

from samovar.bots.mind import Mind
from samovar.games.reckoners import moving, spending
from samovar.games.reckoners.cells import (
    BARRICADES,
    DUPLICATES,
    GREAT_HEALTH,
    NOWHERE,
    RESULT,
    ROLLS,
    SUPPLY,
    UNDECIDED,
    WON,
)
from samovar.games.reckoners.choices import Buy, Clear, Enter, Go, Reroll, UseDie, UseToken
from samovar.games.reckoners.content import words
from samovar.games.reckoners.content.ids import BABILAR, EQUIPMENT, ILDITHIA, LIMELIGHT
from samovar.games.reckoners.content.words import (
    CONSUMABLE,
    FACES,
    FIRST_ASSAULT,
    GAIN_COUNT,
    GREAT_EPIC_RESEARCH,
    INFINITE,
    PER_BARRICADE,
    PER_ENFORCEMENT,
    PER_RESEARCH,
    SYMBOL_COUNT,
    TRACK_COUNT,
)
from samovar.games.reckoners.rewards import Claiming
from samovar.games.reckoners.rolling import Rerolls, fresh, must_keep
from samovar.games.reckoners.setup import EnterCity
from samovar.games.reckoners.shopping import BuyEquipment
from samovar.games.reckoners.sources import TOKEN, yielded
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.using import Use
from samovar.kernel.choice import READY, Choice
from samovar.kernel.game import Game
from samovar.kernel.steps import act, options, pending
from samovar.kernel.table import Table, copy

# What one performance of an action costs, in the order of ACTIONS up to the assaults.
COST: Final = [
    0.0,  # nothing
    1.0,  # population
    0.8,  # enforcement
    0.7,  # barricade
    0.35,  # base
    2.2,  # yellow
    0.7,  # black
    1.1,  # red
    1.0,  # blue
    0.8,  # strengthen
    1.0,  # strengthen the Great Epic
    0.3,  # attract
    0.8,  # repel
    0.7,  # transform
    1.5,  # steal
    0.5,  # pillage
    0.6,  # thwart
    0.4,  # red shield
    0.6,  # blue shield
    1.2,  # duplicate
    1.0,  # duplicate here
    1.0,  # duplicate token
    -2.0,  # Dawnslight
]
ASSAULT_COST: Final = 1.0

POINT: Final = 3.0  # one research or health of the Great Epic
SOON: Final = 0.7  # what the round after next counts
AHEAD: Final = 3  # rounds that are looked ahead
GROWTH: Final = 0.4  # Enforcement that comes to a district each round
FRESH: Final = [0.8, 0.75, 0.8, 1.0, 0.9, 0.75, 1.2, 0.9]  # what the slots of an unknown Epic cost
FRESH_BRACKET: Final = 3
KILL: Final = 1.0  # a defeated Epic beside its reward
FAR_EFFORT: Final = 11.0  # an Epic that needs more symbols than this is out of reach
LOW: Final = 14  # below this population each life counts more
GAIN_WORTH: Final = [0.9, 0.9, 0.9, 0.7, 0.6, 0.9, POINT, 1.0]
PLENTY: Final = 99
CROWD: Final = 0.75  # what a district is worth to each further Reckoner
SPARE: Final = 0.3  # a symbol that finds nothing to do
SHARE: Final = 1  # of a colleague's dice, so many in SHARES do what mine would do
SHARES: Final = 4
ENOUGH: Final = 0.05  # a use that gains less than this is not worth a die

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


def act_cost(table: ReckonersTable, number: int, place: int) -> float:
    """What one act would cost the team, in that district."""
    acts = table.content.acts
    action = acts.action[number]
    each = ASSAULT_COST if action >= FIRST_ASSAULT else COST[action]
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


def slot_costs(table: ReckonersTable, place: int) -> list[float]:
    """What each slot of the Epic there costs, from the left; a fresh Epic's where there is none."""
    epic = table.epic(place)
    if epic == NOWHERE:
        return FRESH
    epics = table.content.epics
    return [act_cost(table, epics.act(epic, slot), place) for slot in range(epics.length[epic])]


def growing_cost(costs: list[float], bracket: int, enforcement: float, tokens: int, rounds: int) -> float:
    """What an Epic costs over some rounds while its bracket grows by one and the Enforcement there.

    Beyond the end of its track every space is one more of its last action, so Enforcement feeds on itself.
    """
    total = 0.0
    weight = 1.0
    length = len(costs)
    at = float(bracket)
    extra = sum(costs[: min(tokens, length)])
    for _ in range(rounds):
        whole = int(at)
        now = sum(costs[:whole]) + (costs[whole] * (at - whole) if whole < length else 0.0) + extra
        at += 1.0 + enforcement
        beyond = at - length
        if beyond > 0:
            now += beyond * costs[-1]
            at = float(length)
        total += weight * now
        weight *= SOON
        enforcement += GROWTH
    return total


def threat(table: ReckonersTable, place: int) -> float:
    """What the Epic of a district will cost in the rounds to come."""
    bracket = FRESH_BRACKET if table.epic(place) == NOWHERE else table.bracket(place)
    return growing_cost(
        slot_costs(table, place), bracket, table.enforcement(place), table.pieces(DUPLICATES, place), AHEAD
    )


def fresh_threat(table: ReckonersTable, place: int) -> float:
    """What a new Epic would cost there."""
    return growing_cost(FRESH, FRESH_BRACKET, table.enforcement(place), table.pieces(DUPLICATES, place), AHEAD)


def effort(table: ReckonersTable, place: int) -> float:
    """How many symbols still defeat the Epic there."""
    epic = table.epic(place)
    health = table.health(place)
    research = table.research(place)
    if research == 0:
        return float(health)
    weak = min(health, table.content.epics.weak[epic]) + research
    return float(weak if health >= INFINITE else min(health, weak))


def kill_worth(table: ReckonersTable, place: int) -> float:
    """What the fall of the Epic there brings."""
    epic = table.epic(place)
    worth = KILL + max(0.0, threat(table, place) - fresh_threat(table, place))
    for gain in range(GAIN_COUNT):
        worth += table.content.epics.reward(epic, gain) * GAIN_WORTH[gain]
    return worth


def promise(table: ReckonersTable, place: int) -> float:
    """How much of an Epic's fall is in sight."""
    if table.epic(place) == NOWHERE:
        return 0.0
    left = effort(table, place)
    if left >= FAR_EFFORT:
        return 0.0
    near = 1.0 - left / FAR_EFFORT
    return 0.75 * near * near * kill_worth(table, place)


def great_threat(table: ReckonersTable) -> float:
    """What the Great Epic's four tracks will cost while the game lasts."""
    rounds = 1.0 + SOON + SOON * SOON
    total = 0.0
    for track in range(TRACK_COUNT):
        bracket = table.great_bracket(track)
        if table.scene.great_epic == LIMELIGHT:
            total += (1.5 if track == 0 else 1.0) * bracket * rounds
            continue
        for slot in range(bracket):
            number = table.content.boards.act(table.scene.board + track, slot)
            total += act_cost(table, number, table.great_place()) * rounds
    return total


def points_left(table: ReckonersTable) -> int:
    """Research and health between the team and victory."""
    return table.great_research() + table.cells[GREAT_HEALTH]


def city_worth(table: ReckonersTable) -> float:
    """The whole position."""
    if table.cells[RESULT] != UNDECIDED:
        return 1000.0 if table.cells[RESULT] == WON else -1000.0
    people = table.population()
    worth = float(people) - max(0, LOW - people) * 0.8
    worth += table.money() * (0.7 if table.round() <= 3 else 0.4)
    worth -= 0.3 * table.base()
    for place in range(table.ring()):
        worth += promise(table, place) - threat(table, place)
        worth -= 0.25 * table.barricades(place) + 0.5 * table.blue_shields(place) + 0.25 * table.red_shields(place)
        if table.scene.city == ILDITHIA:
            worth -= 0.35 * table.marker(place)
    if table.great_place() != NOWHERE:
        worth -= great_threat(table)
    worth -= POINT * points_left(table)
    for seat in range(table.seats):
        worth += 0.9 * table.plans(seat) + 0.8 * table.pending_plans(seat)
        worth += 2.5 * len(table.dice_of(seat))
        for card in table.owned(seat):
            worth += 0.6 * RATING.get(EQUIPMENT[card], PLAIN_RATING)
    step = pending(table)
    if isinstance(step, Claiming):
        for gain in range(GAIN_COUNT):
            worth += step.gains[gain] * GAIN_WORTH[gain]
    elif isinstance(step, spending.Spending):
        worth += 0.5 * (1 if step.manner & spending.ONE_OF else len(step.symbols))
    return worth


def symbol_worths(table: ReckonersTable, place: int) -> list[float]:
    """What one symbol of each kind is worth to a Reckoner who stands there."""
    found = [0.0] * SYMBOL_COUNT
    here = table.great_place() == place
    if table.epic(place) != NOWHERE:
        left = effort(table, place)
        kill = kill_worth(table, place)
        step = kill * (1.5 * max(0.0, 1.0 - left / FAR_EFFORT) / FAR_EFFORT + 0.25 / max(1.0, left))
        if table.research(place) > 0:
            found[words.RESEARCH] = step
        if table.can_be_attacked(place) or table.research(place) <= 3:
            found[words.ATTACK] = step
        bracket = table.bracket(place)
        if bracket > 0 and table.blue_shields(place) == 0:
            found[words.CONTAIN] = threat(table, place) - growing_cost(
                slot_costs(table, place),
                bracket - 1,
                table.enforcement(place),
                table.pieces(DUPLICATES, place),
                AHEAD,
            )
    if table.scene.city == BABILAR:
        if table.marker(place) > 0:
            found[words.RESEARCH] = max(found[words.RESEARCH], POINT)
    elif here and table.great_research() > 0:
        found[words.RESEARCH] = max(found[words.RESEARCH], POINT)
    if here:
        if table.great_weakened():
            found[words.ATTACK] = max(found[words.ATTACK], POINT + 0.5)
        if table.blue_shields(place) == 0 and table.great_bracket(0) > table.great_bracket_min():
            found[words.CONTAIN] = max(found[words.CONTAIN], 2.0)
    figures = table.enforcement(place)
    if figures > 0 and table.red_shields(place) == 0:
        bracket = FRESH_BRACKET if table.epic(place) == NOWHERE else table.bracket(place)
        tokens = table.pieces(DUPLICATES, place)
        fewer = growing_cost(slot_costs(table, place), bracket, figures - 1, tokens, AHEAD)
        found[words.ENFORCEMENT] = threat(table, place) - fewer
    found[words.MONEY] = 0.7 if table.round() <= 3 else 0.4
    found[words.PLAN] = 0.8
    if table.scene.city == ILDITHIA and table.marker(place) > 0:
        bottom = 2 * POINT / table.marker(place) if table.great_research() > 0 else 0.0
        least = 0.35 + bottom * 0.6
        found = [max(one, least) for one in found]
    return found


def symbol_room(table: ReckonersTable, place: int) -> list[int]:
    """How many symbols of each kind can do something there."""
    room = [0, 0, 0, table.enforcement(place) + table.red_shields(place), PLENTY, PLENTY]
    here = table.great_place() == place
    if table.epic(place) != NOWHERE:
        room[words.RESEARCH] += table.research(place)
        room[words.CONTAIN] += table.bracket(place)
        room[words.ATTACK] += min(table.health(place), table.content.epics.weak[table.epic(place)] + 4)
    if table.scene.city == BABILAR:
        room[words.RESEARCH] += table.marker(place)
    elif here:
        room[words.RESEARCH] += table.great_research()
    if here:
        for track in range(TRACK_COUNT):
            room[words.CONTAIN] += table.great_bracket(track)
        if table.great_weakened():
            room[words.ATTACK] += table.cells[GREAT_HEALTH]
    if table.scene.city == ILDITHIA:
        room = [one + table.marker(place) for one in room]
    return room


def dice_worth(table: ReckonersTable, seat: int, dice: list[int], place: int) -> list[float]:
    """What each die would bring in a district, while there is something for its symbols to do."""
    worths = symbol_worths(table, place)
    room = symbol_room(table, place)
    # Colleagues who stand there already will use some of it.
    for other in table.present(place):
        if other != seat:
            busy = len(table.unspent(other))
            room = [one - busy * SHARE // SHARES if one < PLENTY else one for one in room]
    found: list[float] = []
    for die in dice:
        total = 0.0
        for symbol in yielded(table, seat, die):
            total += worths[symbol] if room[symbol] > 0 else min(worths[symbol], SPARE)
            room[symbol] -= 1
        found.append(total)
    return found


class ReckonersMind(Mind):
    """A cooperative planner: it goes where its dice do most, spends the best first, stops when nothing helps."""

    def worth(self, table: Table, seat: int) -> float:
        assert isinstance(table, ReckonersTable)
        return city_worth(table)

    def habit(self, game: Game, seen: Table, seat: int) -> Choice | None:
        assert isinstance(seen, ReckonersTable)
        step = pending(seen)
        if isinstance(step, EnterCity):
            return self.enter(seen, seat)
        if isinstance(step, Rerolls):
            return self.reroll(seen, seat)
        if isinstance(step, Use):
            return self.use(seen, seat)
        if isinstance(step, spending.Spending):
            return self.spend(seen, seat)
        if isinstance(step, BuyEquipment):
            return self.buy(seen, seat)
        return None

    def enter(self, table: ReckonersTable, seat: int) -> Choice:
        """Where an average die of his does most."""
        best, best_worth = 0, -1.0
        for place in range(table.ring()):
            total = sum(symbol_worths(table, place)) * CROWD ** len(table.present(place))
            if total > best_worth:
                best, best_worth = place, total
        return Enter(table.district(best))

    def destination(self, table: ReckonersTable, seat: int, dice: list[int]) -> tuple[int, float]:
        """The district where his dice do most, one of them being spent on the way, and how much better it is."""
        here = table.where(seat)
        stay = sum(dice_worth(table, seat, dice, here))
        best, best_gain = here, 0.0
        blocked = table.barricades(here)
        if len(dice) <= 1 + blocked:
            return here, 0.0
        for place in range(table.ring()):
            if place == here:
                continue
            there = sorted(dice_worth(table, seat, dice, place))
            gain = sum(there[1 + blocked :]) - stay
            if gain > best_gain:
                best, best_gain = place, gain
        return best, best_gain

    def reroll(self, table: ReckonersTable, seat: int) -> Choice:
        """Keep what is better than a throw can be expected to be."""
        dice = fresh(table, seat)
        place, _ = self.destination(table, seat, table.rolled(seat))
        worths = symbol_worths(table, place)
        left = table.cells[ROLLS + seat]
        showing = [sum([worths[symbol] for symbol in yielded(table, seat, die)]) for die in dice]
        pick = [
            dice[at]
            for at in range(len(dice))
            if showing[at] < self.expected(table, table.colour(seat, dice[at]), worths, left)
        ]
        while len(pick) > len(dice) - must_keep(table, seat):
            best = pick[0]
            for die in pick:
                if showing[dice.index(die)] > showing[dice.index(best)]:
                    best = die
            pick.remove(best)
        return Reroll(tuple(pick)) if pick else READY

    def expected(self, table: ReckonersTable, colour: int, worths: list[float], throws: int) -> float:
        """What a die brings if it may be thrown so often and the best is kept."""
        content = table.content.dice
        start = colour * FACES
        shown = [worths[content.symbol[start + face]] * content.count[start + face] for face in range(FACES)]
        value = sum(shown) / FACES
        for _ in range(throws - 1):
            value = sum([max(one, value) for one in shown]) / FACES
        return value

    def use(self, table: ReckonersTable, seat: int) -> Choice:
        """The source whose best use gains most; a move first if another district is worth more."""
        offered = options(table, seat)
        dice = table.unspent(seat)
        place, gain = self.destination(table, seat, dice)
        if place != table.where(seat) and gain > 1.0 and dice:
            worths = dice_worth(table, seat, dice, place)
            cheapest = dice[worths.index(min(worths))]
            if UseDie(cheapest) in offered:
                return UseDie(cheapest)
        before = city_worth(table)
        best: Choice = READY
        best_gain = ENOUGH
        tried: list[tuple[int, tuple[int, ...]]] = []
        for choice in offered:
            if choice == READY:
                continue
            if isinstance(choice, UseDie):
                kind = (int(table.colour(seat, choice.die) == 0), yielded(table, seat, choice.die))
                if kind in tried:
                    continue
                tried.append(kind)
            trial = copy(table)
            act(trial, seat, choice)
            gained = self.best_after(trial, seat) - before
            if isinstance(choice, UseToken):
                gained -= 0.3
            if gained > best_gain:
                best, best_gain = choice, gained
        return best

    def best_after(self, table: ReckonersTable, seat: int) -> float:
        """The worth of the best answer to the question that a source puts."""
        step = pending(table)
        if not isinstance(step, spending.Spending):
            return city_worth(table)
        best = -2000.0
        for choice in step.options(table):
            if isinstance(choice, Go):
                continue
            trial = copy(table)
            act(trial, step.seat, choice)
            best = max(best, city_worth(trial))
        return best

    def spend(self, table: ReckonersTable, seat: int) -> Choice:
        """What gains most; a die meant for a move clears the way or goes."""
        step = pending(table)
        assert isinstance(step, spending.Spending)
        offered = step.options(table)
        dice = table.unspent(seat)
        place, gain = self.destination(table, seat, dice) if dice else (table.where(seat), 0.0)
        best: Choice = offered[-1]
        best_worth = -2000.0
        for choice in offered:
            if isinstance(choice, Go):
                continue
            trial = copy(table)
            act(trial, seat, choice)
            worth = city_worth(trial)
            if worth > best_worth:
                best, best_worth = choice, worth
        if step.manner & spending.WHOLE and step.source != TOKEN and place != table.where(seat):
            mine = best_worth - city_worth(table)
            stay = sum(dice_worth(table, seat, dice, table.where(seat)))
            there = sum(dice_worth(table, seat, dice, place))
            go = Go(table.district(place))
            if there - stay > mine and gain > -1.0:
                if go in offered:
                    return go
                clearing = [choice for choice in offered if isinstance(choice, Clear)]
                if clearing and not moving.destinations(table, seat, False):
                    return clearing[0]
        return best

    def buy(self, table: ReckonersTable, seat: int) -> Choice:
        """Cards that help most for their price, for whoever owns fewest; consumables when the end is near."""
        best: Choice = READY
        best_rating = 0.0
        cards = table.content.cards
        for choice in options(table, seat):
            if not isinstance(choice, Buy):
                continue
            price = cards.price[choice.card]
            if cards.kind[choice.card] == CONSUMABLE:
                rating = self.consumable(table, choice.card) - 0.3 * price
            else:
                lasting = max(0.2, 1.0 - 0.12 * table.round())
                rating = RATING.get(EQUIPMENT[choice.card], PLAIN_RATING) * lasting - 0.3 * price
                rating -= 0.2 * len(table.owned(table.seat_of(choice.reckoner)))
            if rating > best_rating:
                best, best_rating = choice, rating
        return best

    def consumable(self, table: ReckonersTable, card: int) -> float:
        gains = table.content.cards.gains
        total = 0.0
        for gain in range(GREAT_EPIC_RESEARCH + 1):
            amount = gains[card * GAIN_COUNT + gain]
            weight = GAIN_WORTH[gain]
            if gain == words.ATTACK and table.great_weakened():
                weight = POINT + 0.5
            total += amount * weight
        return total
