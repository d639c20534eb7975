"""What a Steamfront player knows: what a figure is worth, where to stand, whom to hit, when to spend an order."""

from __future__ import annotations

from math import hypot
from typing import Final

from samovar.bots.mind import Mind
from samovar.bots.minds.steamfront_aims import Aims
from samovar.bots.minds.steamfront_ground import INCH, NEARLY, harm, to_goal, to_nearest_enemy
from samovar.bots.minds.steamfront_worth import FrontWorth, turns_left
from samovar.bots.mixing import best_place
from samovar.games.steamfront.activation import Action, Activation, Network, Plans, waiting
from samovar.games.steamfront.aim import NO_BAND, shots, strikes
from samovar.games.steamfront.building import Laying, Marking, Picking
from samovar.games.steamfront.choices import (
    Activate,
    AttackFirst,
    Command,
    CounterAttack,
    Endure,
    Guard,
    Mend,
    Move,
    MoveFirst,
    Overload,
    Pass,
    PickObjective,
    PickUp,
    Rest,
    Shoot,
    Stay,
    Strike,
    Use,
)
from samovar.games.steamfront.combat import Announce, Riposte
from samovar.games.steamfront.deploying import Mustering, Posting
from samovar.games.steamfront.movement import Movement
from samovar.games.steamfront.odds import odds
from samovar.games.steamfront.orders import Improvement, NeutralOrder, OrderedAttack, Sequence, neutral_rows
from samovar.games.steamfront.outlook import band_of, reach_of_order
from samovar.games.steamfront.pools import forecast
from samovar.games.steamfront.reach import Reach
from samovar.games.steamfront.reaction import Reaction
from samovar.games.steamfront.scenery import mechanism_of
from samovar.games.steamfront.spots import spots
from samovar.games.steamfront.table import (
    ATTACKER,
    CHARGED,
    PIECE_OWNER,
    PIECE_X,
    TARGET,
    FrontTable,
)
from samovar.games.steamfront.throws import Rerolls
from samovar.games.steamfront.words import CACHE, GENERATOR, NO_ORDER, SAS, SHOT
from samovar.kernel.choice import Choice
from samovar.kernel.game import Game
from samovar.kernel.steps import options, pending
from samovar.kernel.table import Table, copy

PLACES: Final = 12  # to go to, that somebody who thinks longer compares
FAR: Final = 1e9
AFTERWARDS: Final = 0.5  # of an attack that must wait for another turn
APART: Final = 2.0  # inches between two of them


class SteamfrontMind(FrontWorth):
    """A player who looks one action ahead, with exact odds."""

    def weighed(self, weights: dict[str, float]) -> Mind:
        return SteamfrontMind({**self.known, **weights})

    def habit(self, game: Game, seen: Table, seat: int) -> Choice | None:
        """An answer to every question of the game but where to deploy; none needs to be tried out."""
        assert isinstance(seen, FrontTable)
        step = pending(seen)
        if isinstance(step, Posting):
            return None
        offered = options(seen, seat)
        if len(offered) == 1:
            return offered[0]
        if isinstance(step, Movement):
            return self.destination(seen, step.figure, offered)
        if isinstance(step, Action):
            return self.action(seen, step.figure, offered)
        if isinstance(step, Activation):
            return self.next_figure(seen, seat, offered)
        if isinstance(step, Improvement):
            return self.order(seen, step, offered)
        if isinstance(step, Reaction):
            return self.guard(seen, step, offered)
        if isinstance(step, Rerolls):
            return step.best(seen)
        if isinstance(step, (Announce, OrderedAttack)):
            return self.target(seen, step.figure, offered)
        return self.small_matters(seen, seat, offered)

    def candidates(self, game: Game, seen: Table, seat: int, offered: list[Choice]) -> list[Choice]:
        """Of the posts those nearly as good as the best, that one first. Their worth is the same, so that a bot's own
        dice choose among them: whoever always deploys alike is foreseen."""
        step = pending(seen)
        if not isinstance(step, Posting):
            return offered
        assert isinstance(seen, FrontTable)
        far = [to_goal(seen, step.figure, post) for post in offered]
        ranked = sorted(range(len(offered)), key=lambda place: far[place])
        return [offered[place] for place in ranked if far[place] <= far[ranked[0]] + NEARLY * INCH]

    def ideas(self, game: Game, table: Table, seat: int, offered: list[Choice], seed: int) -> list[Choice]:
        """Of the places to go to, the best that lie apart: neighbours of one another hardly differ."""
        step = pending(table)
        if not isinstance(step, Movement):
            return self.candidates(game, table, seat, offered)
        worth = self.rank(game, table, seat, offered)
        found: list[Choice] = []
        for place in sorted(range(len(offered)), key=lambda place: -worth[place]):
            choice = offered[place]
            if len(found) < PLACES and not [one for one in found if near(one, choice)]:
                found.append(choice)
        return found

    def rank(self, game: Game, table: Table, seat: int, choices: list[Choice]) -> list[float]:
        assert isinstance(table, FrontTable)
        step = pending(table)
        if isinstance(step, Movement):
            return self.places(table, step.figure, choices)
        if isinstance(step, Action):
            return [self.action_worth(table, step.figure, choice) for choice in choices]
        if isinstance(step, Activation):
            return [self.urgency(table, choice) for choice in choices]
        if isinstance(step, Improvement):
            return [self.order_worth(table, step, choice) for choice in choices]
        if isinstance(step, Reaction):
            return [self.guard_worth(table, step, choice) for choice in choices]
        if isinstance(step, (Announce, OrderedAttack)):
            return [self.attack_worth(table, step.figure, choice) for choice in choices]
        return super().rank(game, table, seat, choices)

    def urgency(self, table: FrontTable, choice: Choice) -> float:
        """How much a figure would do at once; those with nothing to hit come by how near they are to it."""
        if not isinstance(choice, Activate):
            return self.weigh.wait * self.weigh.victory
        figure = choice.figure
        gain = self.best_attack(table, figure)
        return gain if gain > 0.0 else -(to_nearest_enemy(table, figure) ** 0.5) / INCH / 100.0

    def small_matters(self, table: FrontTable, seat: int, offered: list[Choice]) -> Choice:
        step = pending(table)
        if isinstance(step, Riposte):
            answer: Choice = CounterAttack(True)
            return answer if answer in offered else self.target(table, step.figure, offered)
        if isinstance(step, NeutralOrder):
            return self.neutral(table, step.figure, offered)
        if isinstance(step, Sequence):
            return AttackFirst() if self.best_attack(table, step.figure) > 0 else MoveFirst()
        if isinstance(step, Picking):
            return PickObjective() if PickObjective() in offered else offered[table.cells[PIECE_X] // 7 % len(offered)]
        if isinstance(step, (Laying, Marking)):
            return offered[len(offered) // 2]
        assert isinstance(step, (Plans, Network, Mustering)) or offered
        return offered[0]

    def blow(
        self, table: FrontTable, figure: int, target: int, weapon: int, kind: int, order: int = NO_ORDER, level: int = 0
    ) -> float:
        """What one attack is worth."""
        band = band_of(table, figure, target, weapon, kind, reach_of_order(table, order, level))
        if band == NO_BAND:
            return 0.0
        return harm(table, target, odds(forecast(table, figure, target, band, kind, order, level)), self.weigh.victory)

    def best_attack(self, table: FrontTable, figure: int) -> float:
        """The best attack from where a figure stands, without an order."""
        best = 0.0
        for target, weapon in strikes(table, figure):
            best = max(best, self.blow(table, figure, target, weapon, SAS))
        if best == 0.0:
            for target, weapon in shots(table, figure, 0):
                best = max(best, self.blow(table, figure, target, weapon, SHOT))
        return best

    def target(self, table: FrontTable, figure: int, offered: list[Choice]) -> Choice:
        return max(offered, key=lambda choice: self.attack_worth(table, figure, choice))

    def attack_worth(self, table: FrontTable, figure: int, choice: Choice) -> float:
        if isinstance(choice, Strike):
            return self.blow(table, figure, choice.target, choice.weapon, SAS)
        if isinstance(choice, Shoot):
            plain = self.blow(table, figure, choice.target, choice.weapon, SHOT)
            return plain if plain > 0 else 0.5  # only an order reaches so far
        return -1.0

    def next_figure(self, table: FrontTable, seat: int, offered: list[Choice]) -> Choice:
        """Whoever can do most at once goes first; with nothing urgent, let the other side show its hand."""
        best, figure = 0.0, -1
        for one in waiting(table, seat):
            gain = self.best_attack(table, one)
            if gain > best or figure < 0:
                best, figure = gain, one
        if Pass() in offered and best < self.weigh.wait * self.weigh.victory:
            return Pass()
        if best == 0.0:
            figure = min(waiting(table, seat), key=lambda one: to_nearest_enemy(table, one))
        return next(choice for choice in offered if getattr(choice, "figure", -1) == figure)

    def destination(self, table: FrontTable, figure: int, offered: list[Choice]) -> Choice:
        """The best place. What the enemies could do there is looked at only where it may still be the best."""
        trial = copy(table)
        aims = Aims(table, figure, self.weigh)
        best = offered[0]
        highest = -FAR
        for choice in offered:
            self.stand(trial, table, figure, choice)
            value = aims.promise(trial, figure, self.best_attack(trial, figure))
            value -= 0.0 if isinstance(choice, Stay) else 0.01
            if value > highest:
                value -= aims.danger(trial, figure)
                if value > highest:
                    best, highest = choice, value
        return best

    def stand(self, trial: FrontTable, table: FrontTable, figure: int, choice: Choice) -> None:
        """On a table to try things out, a figure at the end of its way."""
        start = (int(table.x(figure)), int(table.y(figure)))
        way = choice.way if isinstance(choice, Move) else start
        trial.put(figure, way[-2], way[-1])
        trial.cells[CHARGED] = 1 if isinstance(choice, Move) and trial.is_engaged(figure) else 0

    def places(self, table: FrontTable, figure: int, choices: list[Choice]) -> list[float]:
        """Weigh each place: what I can hit from there, what I hold there, what can hit me there."""
        trial = copy(table)
        aims = Aims(table, figure, self.weigh)
        worth: list[float] = []
        for choice in choices:
            self.stand(trial, table, figure, choice)
            value = aims.promise(trial, figure, self.best_attack(trial, figure)) - aims.danger(trial, figure)
            worth.append(value - (0.0 if isinstance(choice, Stay) else 0.01))
        return worth

    def action(self, table: FrontTable, figure: int, offered: list[Choice]) -> Choice:
        return max(offered, key=lambda choice: self.action_worth(table, figure, choice))

    def action_worth(self, table: FrontTable, figure: int, choice: Choice) -> float:
        if isinstance(choice, (Strike, Shoot)):
            return self.attack_worth(table, figure, choice)
        if isinstance(choice, Overload):
            return max(0.1, self.pressure_price(table))
        if isinstance(choice, Use):
            return self.use_worth(table, figure, choice.piece)
        if isinstance(choice, PickUp):
            return 2 * self.weigh.victory
        if isinstance(choice, Mend):
            return 4.0
        assert isinstance(choice, Rest)
        return max([0.0, *[self.neutral_worth(table, figure, level) for level in neutral_rows(table, figure)]])

    def neutral_worth(self, table: FrontTable, figure: int, level: int) -> float:
        """An order in place of an action: pressure and an attack, a second way, or a way and an attack."""
        if level == 0:
            full = table.pressure(figure) >= table.content.pressure[table.card(figure)]
            gain = self.best_attack(table, figure)
            return gain + self.pressure_price(table) - 2 * self.weigh.order if gain > 0.0 and not full else 0.0
        spots_there = [Move(spot) for spot in spots(table, Reach(table, figure))]
        if not spots_there:
            return 0.0
        worth = self.places(table, figure, [Stay(), *spots_there])
        place = best_place(worth)
        gain = worth[place] - worth[0]
        if level == 1 and place > 0:  # no attack comes after it
            trial = copy(table)
            self.stand(trial, table, figure, spots_there[place - 1])
            gain += AFTERWARDS * self.best_attack(table, figure) - self.best_attack(trial, figure)
            gain += AFTERWARDS * self.best_attack(trial, figure)
        return self.weigh.again * gain - self.weigh.order - level * self.pressure_price(table)

    def use_worth(self, table: FrontTable, figure: int, piece: int) -> float:
        mechanism = mechanism_of(table, piece)
        if mechanism == GENERATOR:
            owner = table.cells[PIECE_OWNER + piece] - 1
            turns = float(turns_left(table))
            return self.weigh.pressure + (0.0 if owner == table.side(figure) else self.weigh.victory * min(turns, 2.5))
        return self.weigh.victory if mechanism == CACHE else 0.2

    def neutral(self, table: FrontTable, figure: int, offered: list[Choice]) -> Choice:
        """The order whose gain most exceeds its price, or plain rest."""
        worth = [self.neutral_worth(table, figure, one.level) if isinstance(one, Command) else 0.0 for one in offered]
        return offered[best_place(worth)]

    def order(self, table: FrontTable, step: Improvement, offered: list[Choice]) -> Choice:
        """The order whose gain most exceeds its price."""
        return offered[best_place([self.order_worth(table, step, choice) for choice in offered])]

    def order_worth(self, table: FrontTable, step: Improvement, choice: Choice) -> float:
        plain = self.blow(table, step.figure, step.target, step.weapon, step.kind)
        if not isinstance(choice, Command):
            return plain
        category, level = choice.category, choice.level
        value = self.blow(table, step.figure, step.target, step.weapon, step.kind, category, level)
        if table.content.order_extra[category * 3 + level]:
            value += 0.8 * plain
        return value - self.weigh.order - self.pressure_price(table) * level

    def guard(self, table: FrontTable, step: Reaction, offered: list[Choice]) -> Choice:
        """The defence that saves most for its price."""
        return offered[best_place([self.guard_worth(table, step, choice) for choice in offered])]

    def guard_worth(self, table: FrontTable, step: Reaction, choice: Choice) -> float:
        cells = table.cells
        figure, target = int(cells[ATTACKER] - 1), int(cells[TARGET] - 1)
        guard, level = (choice.category, choice.level) if isinstance(choice, Guard) else (NO_ORDER, 0)
        told = odds(step.faced(table, guard, level))
        value = -harm(table, target, told, self.weigh.victory)
        if not isinstance(choice, Guard):
            assert isinstance(choice, Endure)
            return value
        value -= self.weigh.order + self.pressure_price(table) * level
        row = choice.category * 3 + level
        each = 0.6 * float(table.content.points[table.card(figure)])
        each /= float(table.content.life[table.card(figure)])
        if table.content.order_reflect[row]:
            value += each * float(told.reflected)
        if table.content.order_counter[row]:
            value += each
        return value


def near(one: Choice, two: Choice) -> bool:
    """Whether two ways end at nearly the same place."""
    if not isinstance(one, Move) or not isinstance(two, Move):
        return False
    return hypot(float(one.way[-2] - two.way[-2]), float(one.way[-1] - two.way[-1])) < APART * INCH
