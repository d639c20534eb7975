"""What a Steamfront player knows: what a figure is worth, where to stand, whom to hit, when to spend an order."""

from __future__ import annotations

from math import hypot
from typing import Final

from samovar.bots.mind import Mind
from samovar.bots.minds.steamfront_ground import (
    INCH,
    NEARLY,
    VICTORY,
    Blow,
    approach,
    danger,
    harm,
    home,
    prospects_of,
    threats_to,
    to_goal,
    winnable,
)
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
    NoCommand,
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
from samovar.games.steamfront.reaction import Reaction
from samovar.games.steamfront.scenery import mechanism_of
from samovar.games.steamfront.table import (
    ATTACKER,
    CARRIES,
    CHARGED,
    OBJECTIVE_COUNT,
    OBJECTIVE_X,
    OBJECTIVE_Y,
    ORDERS,
    PIECE_OWNER,
    PIECE_X,
    POINTS,
    TARGET,
    TURN,
    FrontTable,
    other,
)
from samovar.games.steamfront.throws import Rerolls
from samovar.games.steamfront.turn import controller
from samovar.games.steamfront.words import CACHE, GENERATOR, NO_ORDER, SAS, SHOT
from samovar.kernel.choice import Choice
from samovar.kernel.game import Game
from samovar.kernel.steps import options, pending
from samovar.kernel.table import Table, copy

PRESSURE_WORTH: Final = 1.2
ORDER_WORTH: Final = 0.8  # tokens that are not spent are lost, so they are cheap
STEP_WORTH: Final = 0.25  # an inch nearer to where I want to be
DAY: Final = 150.0  # a game that is won
LAST_TURN: Final = 0.4  # of a figure's worth, when there is no turn left to use it in
HELD: Final = 4.0  # an objective that stands to be scored again
PLACES: Final = 12  # to go to, that somebody who thinks longer compares
APART: Final = 2.0  # inches between two of them


class SteamfrontMind(Mind):
    """A player who looks one action ahead, with exact odds."""

    def worth(self, table: Table, seat: int) -> float:
        """Points scored; and while turns are left to make something of them, squads and what they hold."""
        assert isinstance(table, FrontTable)
        lead = int(table.cells[POINTS + seat] - table.cells[POINTS + 1 - seat])
        if not table.stack:
            return VICTORY * lead + (DAY if lead > 0 else -DAY if lead < 0 else 0.0)
        mine = sum([self.figure_worth(table, figure) for figure in table.standing(seat)])
        theirs = sum([self.figure_worth(table, figure) for figure in table.standing(other(seat))])
        turns = float(table.scenario().end_turns - table.cells[TURN] + 1) / float(table.scenario().end_turns)
        return VICTORY * lead + (LAST_TURN + turns) * (mine - theirs) + HELD * self.held(table, seat)

    def held(self, table: FrontTable, seat: int) -> int:
        """How many more objectives the seat controls than the other side."""
        count = 0
        for place in range(int(table.cells[OBJECTIVE_COUNT])):
            side = controller(table, place)
            count += 0 if side < 0 else 1 if side == seat else -1
        return count

    def round(self, table: Table) -> int:
        assert isinstance(table, FrontTable)
        return int(table.cells[TURN])

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
            return VICTORY / 3
        figure = choice.figure
        gain = self.best_attack(table, figure)
        return gain if gain > 0.0 else -(self.to_nearest_enemy(table, figure) ** 0.5) / INCH / 100.0

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

    def figure_worth(self, table: FrontTable, figure: int) -> float:
        card = table.card(figure)
        left = float(table.life_left(figure)) / float(table.content.life[card])
        return float(table.content.points[card]) * (0.4 + 0.6 * left)

    def blow(
        self, table: FrontTable, figure: int, target: int, weapon: int, kind: int, order: int = NO_ORDER, level: int = 0
    ) -> float:
        """What one attack is worth."""
        band = band_of(table, figure, target, weapon, kind, reach_of_order(table, order, level))
        if band == NO_BAND:
            return 0.0
        return harm(table, target, odds(forecast(table, figure, target, band, kind, order, level)))

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
        if Pass() in offered and best < VICTORY / 3:
            return Pass()
        if best == 0.0:
            figure = min(waiting(table, seat), key=lambda one: self.to_nearest_enemy(table, one))
        return next(choice for choice in offered if getattr(choice, "figure", -1) == figure)

    def to_nearest_enemy(self, table: FrontTable, figure: int) -> float:
        x, y = float(table.x(figure)), float(table.y(figure))
        gaps = [
            (float(table.x(foe)) - x) ** 2 + (float(table.y(foe)) - y) ** 2
            for foe in table.standing(other(table.side(figure)))
        ]
        return min(gaps) if gaps else 0.0

    def destination(self, table: FrontTable, figure: int, offered: list[Choice]) -> Choice:
        return offered[best_place(self.places(table, figure, offered))]

    def places(self, table: FrontTable, figure: int, choices: list[Choice]) -> list[float]:
        """Weigh each place: what I can hit from there, what I hold there, what can hit me there."""
        trial = copy(table)
        threats = threats_to(table, figure)
        prospects = prospects_of(table, figure)
        start = (int(table.x(figure)), int(table.y(figure)))
        worth: list[float] = []
        for choice in choices:
            way = choice.way if isinstance(choice, Move) else start
            trial.put(figure, way[-2], way[-1])
            trial.cells[CHARGED] = 1 if isinstance(choice, Move) and trial.is_engaged(figure) else 0
            value = self.place_worth(trial, figure, threats, prospects)
            worth.append(value - (0.0 if isinstance(choice, Stay) else 0.01))
        return worth

    def place_worth(self, table: FrontTable, figure: int, threats: list[Blow], prospects: list[Blow]) -> float:
        gain = self.best_attack(table, figure)
        if gain == 0.0:
            gain = approach(table, figure, prospects)
        return gain + self.holding(table, figure) + self.errand(table, figure) - danger(table, figure, threats)

    def holding(self, table: FrontTable, figure: int) -> float:
        """Objectives that this figure's presence wins or denies, and the way to the nearest that is not ours."""
        side = int(table.side(figure))
        value, nearest = 0.0, float("inf")
        for place in range(int(table.cells[OBJECTIVE_COUNT])):
            here = table.on_objective(figure, place)
            held = controller(table, place)
            if here:
                value += VICTORY if held == side else VICTORY / 2 if held < 0 else 0.0
            if held != side or here:
                dx = float(table.x(figure) - table.cells[OBJECTIVE_X + place])
                dy = float(table.y(figure) - table.cells[OBJECTIVE_Y + place])
                nearest = min(nearest, (dx * dx + dy * dy) ** 0.5 / INCH)
        if nearest == float("inf"):
            nearest = self.to_nearest_enemy(table, figure) ** 0.5 / INCH
        return value - STEP_WORTH * nearest

    def errand(self, table: FrontTable, figure: int) -> float:
        """Generators to prime, chests to search, relics to fetch and to bring home."""
        scenario = table.scenario()
        if not scenario.mechanisms:
            return 0.0
        x, y = float(table.x(figure)), float(table.y(figure))
        if table.cells[CARRIES + figure] > 0:
            home_x, home_y = home(table, int(table.side(figure)))
            return 3 * VICTORY - 2.0 * hypot(home_x - x, home_y - y) / INCH
        goals = winnable(table, int(table.side(figure)))
        if not goals:
            return 0.0
        far = min([hypot(goal_x - x, goal_y - y) / INCH for goal_x, goal_y in goals])
        return (VICTORY / 2 if far < 2.0 else 0.0) - 2 * STEP_WORTH * far

    def action(self, table: FrontTable, figure: int, offered: list[Choice]) -> Choice:
        return max(offered, key=lambda choice: self.action_worth(table, figure, choice))

    def action_worth(self, table: FrontTable, figure: int, choice: Choice) -> float:
        if isinstance(choice, (Strike, Shoot)):
            return self.attack_worth(table, figure, choice)
        if isinstance(choice, Overload):
            return PRESSURE_WORTH if table.cells[TURN] < table.scenario().end_turns else 0.1
        if isinstance(choice, Use):
            return self.use_worth(table, figure, choice.piece)
        if isinstance(choice, PickUp):
            return 2 * VICTORY
        if isinstance(choice, Mend):
            return 4.0
        assert isinstance(choice, Rest)
        # A neutral action with a spare order overloads and attacks at once.
        spare = table.cells[ORDERS + table.side(figure)] > 0 and 0 in neutral_rows(table, figure)
        full = table.pressure(figure) >= table.content.pressure[table.card(figure)]
        return self.best_attack(table, figure) + PRESSURE_WORTH - 2 * ORDER_WORTH if spare and not full else 0.0

    def use_worth(self, table: FrontTable, figure: int, piece: int) -> float:
        mechanism = mechanism_of(table, piece)
        if mechanism == GENERATOR:
            owner = table.cells[PIECE_OWNER + piece] - 1
            turns = float(table.scenario().end_turns - table.cells[TURN] + 1)
            return PRESSURE_WORTH + (0.0 if owner == table.side(figure) else VICTORY * min(turns, 2.5))
        return VICTORY if mechanism == CACHE else 0.2

    def neutral(self, table: FrontTable, figure: int, offered: list[Choice]) -> Choice:
        """A spare order turns rest into pressure and an attack."""
        for choice in offered:
            if isinstance(choice, Command) and choice.level == 0 and self.best_attack(table, figure) > 0:
                return choice
        return NoCommand()

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
        return value - ORDER_WORTH - PRESSURE_WORTH * level

    def guard(self, table: FrontTable, step: Reaction, offered: list[Choice]) -> Choice:
        """The defence that saves most for its price."""
        return offered[best_place([self.guard_worth(table, step, choice) for choice in offered])]

    def guard_worth(self, table: FrontTable, step: Reaction, choice: Choice) -> float:
        cells = table.cells
        figure, target = int(cells[ATTACKER] - 1), int(cells[TARGET] - 1)
        guard, level = (choice.category, choice.level) if isinstance(choice, Guard) else (NO_ORDER, 0)
        told = odds(step.faced(table, guard, level))
        value = -harm(table, target, told)
        if not isinstance(choice, Guard):
            assert isinstance(choice, Endure)
            return value
        value -= ORDER_WORTH + PRESSURE_WORTH * level
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
