"""A mind for The Reckoners: it goes where its dice do most, spends the best first, and stops when nothing helps."""

from __future__ import annotations

from typing import Final

from samovar.bots.mind import Mind
from samovar.bots.minds.reckoners.symbols import dice_worth, room_left, spent_worth, symbol_worths
from samovar.bots.minds.reckoners.worth import GAIN_WORTH, PLAIN_RATING, RATING, CityWeights, city_worth, in_hand_worth
from samovar.bots.minds.weights import weights_of
from samovar.games.reckoners import in_hand, moving, spending
from samovar.games.reckoners.cells import (
    ROLLS,
)
from samovar.games.reckoners.choices import Buy, Clear, Enter, Go, Reroll, UseDie, UseToken
from samovar.games.reckoners.content import words
from samovar.games.reckoners.content.ids import EQUIPMENT
from samovar.games.reckoners.content.words import (
    CONSUMABLE,
    FACES,
    GAIN_COUNT,
    GREAT_EPIC_RESEARCH,
)
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

ENOUGH: Final = 0.05  # a use that gains less than this is not worth a die


class ReckonersMind(Mind):
    """A cooperative planner: it goes where its dice do most, spends the best first, stops when nothing helps."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self.known = weights_of("reckoners", weights)
        self.weigh = CityWeights(self.known)

    def weights(self) -> dict[str, float]:
        return dict(self.known)

    def weighed(self, weights: dict[str, float]) -> Mind:
        return ReckonersMind({**self.known, **weights})

    def worth(self, table: Table, seat: int) -> float:
        assert isinstance(table, ReckonersTable)
        return city_worth(self.weigh, table)

    def round(self, table: Table) -> int:
        assert isinstance(table, ReckonersTable)
        return int(table.round())

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

    def ideas(self, game: Game, table: Table, seat: int, offered: list[Choice], seed: int) -> list[Choice]:
        """Rerolls that differ from the usual one in one die; of dice that show the same only one."""
        assert isinstance(table, ReckonersTable)
        step = pending(table)
        if isinstance(step, Rerolls):
            return self.rerolls(table, seat, step)
        if isinstance(step, Use):
            return self.unlike(table, seat, offered)
        return offered

    def rank(self, game: Game, table: Table, seat: int, choices: list[Choice]) -> list[float]:
        assert isinstance(table, ReckonersTable)
        step = pending(table)
        if isinstance(step, Rerolls):  # as they came to mind
            return [-float(place) for place in range(len(choices))]
        if isinstance(step, Use):
            return [self.use_worth(table, seat, choice) for choice in choices]
        return super().rank(game, table, seat, choices)

    def rerolls(self, table: ReckonersTable, seat: int, step: Rerolls) -> list[Choice]:
        usual = self.reroll(table, seat)
        picked = usual.dice if isinstance(usual, Reroll) else ()
        found: list[Choice] = [READY]
        for die in fresh(table, seat):
            kept = tuple([one for one in fresh(table, seat) if (one in picked) != (one == die)])
            choice: Choice = Reroll(kept) if kept else READY
            if choice not in found and (choice == READY or step.judge(table, seat, choice) is None):
                found.append(choice)
        return found

    def unlike(self, table: ReckonersTable, seat: int, offered: list[Choice]) -> list[Choice]:
        """Each source once, however many dice show the same."""
        found: list[Choice] = []
        tried: list[tuple[int, tuple[int, ...]]] = []
        for choice in offered:
            if isinstance(choice, UseDie):
                kind = (int(table.colour(seat, choice.die) == 0), yielded(table, seat, choice.die))
                if kind in tried:
                    continue
                tried.append(kind)
            found.append(choice)
        return found

    def use_worth(self, table: ReckonersTable, seat: int, choice: Choice) -> float:
        """What a source's best use makes of the city."""
        if choice == READY:
            return city_worth(self.weigh, table) + ENOUGH
        trial = copy(table)
        act(trial, seat, choice)
        return self.best_after(trial, seat) - (self.weigh.token if isinstance(choice, UseToken) else 0.0)

    def enter(self, table: ReckonersTable, seat: int) -> Choice:
        """Where an average die of his does most."""
        best, best_worth = 0, -1.0
        for place in range(table.ring()):
            total = sum(symbol_worths(self.weigh, table, place)) * self.weigh.crowd ** len(table.present(place))
            if total > best_worth:
                best, best_worth = place, total
        return Enter(table.district(best))

    def destination(self, table: ReckonersTable, seat: int, dice: list[int]) -> tuple[int, float]:
        """The district where his dice do most, one of them being spent on the way, and how much better it is."""
        here = table.where(seat)
        stay = sum(dice_worth(self.weigh, table, seat, dice, here))
        best, best_gain = here, 0.0
        blocked = table.barricades(here)
        if len(dice) <= 1 + blocked:
            return here, 0.0
        for place in range(table.ring()):
            if place == here:
                continue
            there = sorted(dice_worth(self.weigh, table, seat, dice, place))
            gain = sum(there[1 + blocked :]) - stay
            if gain > best_gain:
                best, best_gain = place, gain
        return best, best_gain

    def reroll(self, table: ReckonersTable, seat: int) -> Choice:
        """Keep what is better than a throw can be expected to be."""
        dice = fresh(table, seat)
        place, _ = self.destination(table, seat, table.rolled(seat))
        worths = symbol_worths(self.weigh, table, place)
        left = table.cells[ROLLS + seat]
        room = room_left(self.weigh, table, seat, place)
        kept = [die for die in table.rolled(seat) if die not in dice]
        spent_worth(self.weigh, table, seat, kept, worths, room)
        showing = spent_worth(self.weigh, table, seat, dice, worths, room)
        # A symbol that has nothing left to do is not worth throwing for.
        worths = [worths[one] if room[one] > 0 else min(worths[one], self.weigh.spare) for one in range(len(worths))]
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
        if place != table.where(seat) and gain > self.weigh.hesitation and dice:
            worths = dice_worth(self.weigh, table, seat, dice, place)
            cheapest = dice[worths.index(min(worths))]
            if UseDie(cheapest) in offered:
                return UseDie(cheapest)
        best: Choice = READY
        highest = city_worth(self.weigh, table) + ENOUGH
        for choice in self.unlike(table, seat, offered):
            if choice == READY:
                continue
            worth = self.use_worth(table, seat, choice)
            if worth > highest:
                best, highest = choice, worth
        return best

    def best_after(self, table: ReckonersTable, seat: int) -> float:
        """The worth of the best answer to the question that a source puts."""
        step = pending(table)
        if not isinstance(step, spending.Spending):
            return city_worth(self.weigh, table)
        best = -2000.0
        for choice in step.options(table):
            if isinstance(choice, Go):
                continue
            trial = copy(table)
            act(trial, step.seat, choice)
            best = max(best, city_worth(self.weigh, trial))
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
            worth = city_worth(self.weigh, trial)
            if worth > best_worth:
                best, best_worth = choice, worth
        if step.manner & in_hand.WHOLE and step.source != TOKEN and place != table.where(seat):
            mine = best_worth - city_worth(self.weigh, table) + in_hand_worth(self.weigh, table)
            stay = sum(dice_worth(self.weigh, table, seat, dice, table.where(seat)))
            others = dice_worth(self.weigh, table, seat, dice, place)
            go = Go(table.district(place))
            # A die that brings more than another one is not the one to walk with.
            if sum(others) - stay > mine and mine <= min(others) and gain > -1.0:
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
                rating = self.consumable(table, choice.card) - self.weigh.price * price
            else:
                lasting = max(0.2, 1.0 - self.weigh.fading * table.round())
                rating = RATING.get(EQUIPMENT[choice.card], PLAIN_RATING) * lasting - self.weigh.price * price
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
            if gain == GREAT_EPIC_RESEARCH and table.great_research() > 0:
                weight = self.weigh.point * self.weigh.hunted
            if gain == words.ATTACK and table.great_weakened():
                weight = self.weigh.point + 0.5
            total += amount * weight
        return total
