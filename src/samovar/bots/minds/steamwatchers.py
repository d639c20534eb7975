"""A sensible mind for Steamwatchers: it looks a whole order ahead, to what the position is worth then."""

from __future__ import annotations

from typing import Final

from samovar.bots.mind import Mind
from samovar.bots.minds.steamwatchers_trials import (
    Marching,
    clean_first,
    drawn_by,
    groups_worth_trying,
    plans_beside,
    ripe,
)
from samovar.bots.minds.steamwatchers_worth import SteamWorth
from samovar.bots.mixing import best_place, blurred
from samovar.games.steamwatchers.activation import Play, own_orders
from samovar.games.steamwatchers.bidding import Bid, OpenBid, most_bid
from samovar.games.steamwatchers.choices import (
    FINISH,
    Activate,
    Burn,
    DeployBeacon,
    Finish,
    Pass,
    Plan,
    Walk,
)
from samovar.games.steamwatchers.content.ids import DECOY, DEFENCE, MOVE, NONE, ORDERS
from samovar.games.steamwatchers.fuel import Payment
from samovar.games.steamwatchers.march import Grouping, Manoeuvre
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.rows import (
    ATTACK,
    DEFENCE_STRENGTH,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.game import Game, determinize
from samovar.kernel.native import mypyc_attr
from samovar.kernel.steps import act, asked, options, pending
from samovar.kernel.table import ALL_SEEING, Table, copy

BID_DOUBT: Final = 0.8
PLAN_DOUBT: Final = 1.0
PLANS: Final = 6  # that somebody who thinks longer lets come to mind
FAR: Final = 10000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class SteamMind(SteamWorth):
    """A player who looks a whole order ahead."""

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        super().__init__(weights)
        self.marching = Marching()  # the last that was looked for
        self.next_march = Marching()  # that of the order which is activated

    def weighed(self, weights: dict[str, float]) -> Mind:
        return SteamMind({**self.known, **weights})

    def habit(self, game: Game, seen: Table, seat: int) -> Choice | None:
        assert isinstance(seen, SteamTable)
        question = pending(seen)
        if isinstance(question, Play):
            return self.play(game, seen, seat)
        if isinstance(question, Manoeuvre):
            return self.manoeuvre(game, seen, seat)
        if isinstance(question, OpenBid):
            return Burn(best_place(self.bids(seen, seat, question)))
        if isinstance(question, Payment):
            return clean_first(seen, seat, options(seen, seat))
        return None

    def sealed(self, game: Game, seen: Table, seat: int, seed: int) -> Choice | None:
        assert isinstance(seen, SteamTable)
        question = pending(seen)
        if isinstance(question, Planning):
            return self.plan(game, seen, seat, question, seed)
        if isinstance(question, Bid):
            return Burn(best_place(blurred(self.bids(seen, seat, question), BID_DOUBT, seed)))
        return None

    def plan(self, game: Game, seen: SteamTable, seat: int, question: Planning, seed: int) -> Choice | None:
        choice = Plan(self.orders(game, seen, seat, question, seed))
        return choice if question.judge(seen, seat, choice) is None else None

    def orders(self, game: Game, seen: SteamTable, seat: int, question: Planning, seed: int) -> tuple[int, ...]:
        """Move where a move gains most, defend the rest, the weakest last; near ties are drawn at random."""
        gains = self.march_gains(self.whole(game, seen, seat, seed), seat, question)
        return self.orders_for(seen, seat, question, blurred(gains, PLAN_DOUBT, seed))

    def march_gains(self, determinized: SteamTable, seat: int, question: Planning) -> list[float]:
        """What a Move would gain from each zone."""
        here = self.worth(determinized, seat)
        gains: list[float] = []
        for zone in question.zones(determinized, seat):
            trial = copy(determinized)
            trial.stack.clear()
            trial.place_order(zone, seat, MOVE)
            gains.append(self.best_march(trial, seat, zone)[0] - here)
        return gains

    def orders_for(self, seen: SteamTable, seat: int, question: Planning, gains: list[float]) -> tuple[int, ...]:
        zones = question.zones(seen, seat)
        count = question.count(seen, seat)
        order = sorted(range(len(zones)), key=gains.__getitem__, reverse=True)
        left = [int(seen.orders_left(seat, kind)) for kind in range(ORDERS)]
        kinds = [DECOY] * len(zones)
        for place in order[:count]:
            if gains[place] > self.enough_weight and left[MOVE]:
                kinds[place] = MOVE
            elif left[DEFENCE]:
                kinds[place] = DEFENCE
            elif left[MOVE]:
                kinds[place] = MOVE
            left[kinds[place]] -= 1
        orders: list[int] = []
        for place in range(len(zones)):
            if place in order[:count]:
                orders += [zones[place], kinds[place]]
        return tuple(orders)

    def whole(self, game: Game, seen: SteamTable, seat: int, seed: int = 12345) -> SteamTable:
        if seen.viewer == ALL_SEEING:  # whole already
            return copy(seen)
        determinized = determinize(game, seen, seat, 1 + seed)
        assert isinstance(determinized, SteamTable)
        return determinized

    def round(self, table: Table) -> int:
        assert isinstance(table, SteamTable)
        return int(table.turn())

    def ideas(self, game: Game, table: Table, seat: int, offered: list[Choice], seed: int) -> list[Choice]:
        question = pending(table)
        if not isinstance(question, Planning):
            return offered
        assert isinstance(table, SteamTable)
        found: list[Choice] = []
        for number in range(PLANS):
            plan = self.sealed(game, table, seat, seed ^ (number + 1))
            if plan is not None:
                found.append(plan)
        first = found[0] if found else None
        if isinstance(first, Plan):
            found += [plan for plan in plans_beside(first) if question.judge(table, seat, plan) is None]
        return found + drawn_by(seed, offered, PLANS)

    def rank(self, game: Game, table: Table, seat: int, choices: list[Choice]) -> list[float]:
        assert isinstance(table, SteamTable)
        question = pending(table)
        if isinstance(question, (Bid, OpenBid)):
            worth = self.bids(table, seat, question)
            return [worth[choice.barrels] if isinstance(choice, Burn) else -FAR for choice in choices]
        if isinstance(question, Planning):  # as they came to mind
            return [-float(place) for place in range(len(choices))]
        found: list[float] = []
        for choice in choices:
            trial = copy(table)
            act(trial, seat, choice)
            found.append(self.first_sight(trial, seat, choice))
        return found

    def first_sight(self, table: SteamTable, seat: int, choice: Choice) -> float:
        """What a table is worth after a choice, its own small questions answered as they promise most."""
        if asked(table) != [seat]:
            return self.worth(table, seat)
        if isinstance(choice, Activate):
            return self.after_activation(table, seat)
        return self.after_group(table, seat)

    def best_march(self, table: SteamTable, seat: int, zone: int) -> tuple[float, Choice]:
        """The best first move of a Move order, and what the position is worth after it."""
        lookout = copy(table)
        lookout.then(Manoeuvre(seat, zone))
        return self.best_move(lookout, seat)

    def best_move(self, table: SteamTable, seat: int) -> tuple[float, Choice]:
        """Of a Manoeuvre: each destination with a few groups, each beacon, or stopping here."""
        best = self.worth(table, seat)
        chosen: Choice = FINISH
        for choice in options(table, seat):
            if isinstance(choice, Finish) or not self.tempting(table, seat, choice):
                continue
            trial = copy(table)
            act(trial, seat, choice)
            value = self.after_group(trial, seat)
            if value > best + 0.05:
                best = value
                chosen = choice
        self.marching = Marching(table, seat, chosen)
        return best, chosen

    def tempting(self, table: SteamTable, seat: int, choice: Choice) -> bool:
        """Whether a move is worth a thought: towards something, or to a zone that nobody holds."""
        if isinstance(choice, DeployBeacon):
            zone = choice.zone
            return table.beacons(zone, seat) == 0 and table.floors(zone) + table.farms(zone) > 0
        zone = choice.zone if isinstance(choice, Walk) else int(getattr(choice, "zone", NONE))
        if table.control(zone) != seat:
            return True
        return table.floors(zone) + table.farms(zone) > 0 and table.units(zone, seat) < 2

    def after_group(self, table: SteamTable, seat: int) -> float:
        """The best position after choosing who goes; other questions on the way take their first answer."""
        for _ in range(4):
            question = pending(table)
            if question is None or isinstance(question, Manoeuvre) or asked(table) != [seat]:
                break
            if isinstance(question, Grouping):
                return self.best_group(table, seat)
            act(table, seat, options(table, seat)[0])
        return self.worth(table, seat)

    def best_group(self, table: SteamTable, seat: int) -> float:
        best = -10000.0
        for choice in groups_worth_trying(options(table, seat)):
            trial = copy(table)
            act(trial, seat, choice)
            best = max(best, self.worth(trial, seat))
        return best

    def play(self, game: Game, seen: SteamTable, seat: int) -> Choice | None:
        """Activate the order that gains most, or pass for the title that looks best."""
        determinized = self.whole(game, seen, seat)
        here = self.worth(determinized, seat)
        offered = options(seen, seat)
        passes: list[Choice] = [choice for choice in offered if isinstance(choice, Pass)]
        best = here + self.enough_weight
        chosen: Choice | None = None
        for zone in own_orders(seen, seat):
            trial = copy(determinized)
            act(trial, seat, Activate(zone))
            value = self.after_activation(trial, seat)
            if value > best:
                best = value
                chosen = Activate(zone)
                self.next_march = self.marching
        if chosen is not None and chosen in offered:
            return chosen
        if not passes:
            return None
        return self.best_title(seen, seat, passes)

    def after_activation(self, table: SteamTable, seat: int) -> float:
        question = pending(table)
        if isinstance(question, Manoeuvre):
            return self.best_move(table, seat)[0]
        best = -10000.0
        for choice in options(table, seat):
            trial = copy(table)
            act(trial, seat, choice)
            self.follow(trial, seat)
            # The order is used up either way; what it still defends is in the position.
            best = max(best, self.worth(trial, seat))
        return best

    def follow(self, table: SteamTable, seat: int) -> None:
        """Answer one's own small questions by the first option until somebody else is asked."""
        for _ in range(8):
            question = pending(table)
            if question is None or isinstance(question, Play) or asked(table) != [seat]:
                return
            act(table, seat, options(table, seat)[0])

    def best_title(self, seen: SteamTable, seat: int, passes: list[Choice]) -> Choice:
        """Watcher before Primus before Archon before Legate: columns and soldiers win this game."""
        ranking = [0, 3, 5, 4, 2, 1]
        best = passes[0]
        rank = len(ranking)
        for choice in passes:
            if isinstance(choice, Pass) and ranking.index(choice.title) < rank:
                rank = ranking.index(choice.title)
                best = choice
        return best

    def manoeuvre(self, game: Game, seen: SteamTable, seat: int) -> Choice | None:
        known = self.next_march.at(seen, seat)
        return self.best_move(self.whole(game, seen, seat), seat)[1] if known is None else known

    def bids(self, seen: SteamTable, seat: int, question: Bid | OpenBid) -> list[float]:
        """What each number of barrels is worth for the prize, against an even guess at the other wheel."""
        other = question.defender if seat == question.attacker else question.attacker
        attack = int(seen.cells[ATTACK])
        defence = int(seen.cells[DEFENCE_STRENGTH])
        lead = attack - defence if seat == question.attacker else defence - attack - 1
        most_other: int = most_bid(seen, other) if other < seen.seats else 0
        most: int = most_bid(seen, seat)
        stake = 0.5 * (self.prize(seen, question.zone, seat) + self.zone_weight) + 5.0
        spare = int(seen.fuel(seat)) - ripe(seen, seat)
        worth: list[float] = []
        for barrels in range(most + 1):
            wins = 0
            for theirs in range(most_other + 1):
                if lead + barrels - theirs >= 0:
                    wins += 1
            price = self.bid_price_weight * barrels + self.farm_lost_weight * max(0, barrels - max(0, spare))
            worth.append(stake * wins / (most_other + 1) - price)
        return worth
