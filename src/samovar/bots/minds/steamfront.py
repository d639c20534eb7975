"""What a Steamfront player knows: what a figure is worth, where to stand, whom to hit, when to spend an order."""

from __future__ import annotations

from math import hypot
from typing import Final

from samovar.bots.mind import Mind
from samovar.games.steamfront.activation import Action, Activation, Network, Plans, waiting
from samovar.games.steamfront.aim import NO_BAND, cover, shots, strikes
from samovar.games.steamfront.building import Laying, Marking, Picking
from samovar.games.steamfront.choices import (
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
    Post,
    Rest,
    Shoot,
    Stay,
    Strike,
    Use,
)
from samovar.games.steamfront.combat import Announce, Riposte
from samovar.games.steamfront.deploying import Mustering, Posting
from samovar.games.steamfront.movement import Movement
from samovar.games.steamfront.odds import MOST_DICE, Attack, Odds, odds
from samovar.games.steamfront.orders import Improvement, NeutralOrder, OrderedAttack, Sequence, neutral_rows
from samovar.games.steamfront.outlook import band_of, reach_of_order
from samovar.games.steamfront.pools import forecast
from samovar.games.steamfront.reaction import Reaction
from samovar.games.steamfront.scenery import mechanism_of
from samovar.games.steamfront.table import (
    ATTACKER,
    CARRIES,
    CHARGED,
    DEPLOYMENT,
    LYING,
    OBJECTIVE_COUNT,
    OBJECTIVE_X,
    OBJECTIVE_Y,
    ORDERS,
    PIECE,
    PIECE_OWNER,
    PIECE_USED,
    PIECE_X,
    PIECE_Y,
    PIECES,
    POINTS,
    RELIC,
    RELIC_X,
    RELIC_Y,
    RELICS,
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

__all__ = ["MOST_DICE", "Attack", "Odds", "SteamfrontMind", "odds"]

# All worth is in points of the squad list; a victory point is worth about a cheap figure.
VICTORY: Final = 11.0
PRESSURE_WORTH: Final = 1.2
ORDER_WORTH: Final = 0.8  # tokens that are not spent are lost, so they are cheap
CHARGE_THREAT: Final = 0.45  # how much of what an enemy could do to me I expect him to do
STEP_WORTH: Final = 0.25  # an inch nearer to where I want to be
INCH: Final = 1000.0


class SteamfrontMind(Mind):
    """A player who looks one action ahead, with exact odds."""

    def worth(self, table: Table, seat: int) -> float:
        """Points scored and squads left."""
        assert isinstance(table, FrontTable)
        mine = sum([self.figure_worth(table, figure) for figure in table.standing(seat)])
        theirs = sum([self.figure_worth(table, figure) for figure in table.standing(other(seat))])
        lead = int(table.cells[POINTS + seat] - table.cells[POINTS + 1 - seat])
        return mine - theirs + VICTORY * lead

    def habit(self, game: Game, seen: Table, seat: int) -> Choice | None:
        """An answer to every question of the game; none needs to be tried out."""
        assert isinstance(seen, FrontTable)
        step = pending(seen)
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
            return self.guard(seen, offered)
        if isinstance(step, Rerolls):
            return step.best(seen)
        if isinstance(step, (Announce, OrderedAttack)):
            return self.target(seen, step.figure, offered)
        return self.small_matters(seen, seat, offered)

    def small_matters(self, table: FrontTable, seat: int, offered: list[Choice]) -> Choice:
        step = pending(table)
        if isinstance(step, Posting):
            return min(offered, key=lambda post: self.to_goal(table, step.figure, post))
        if isinstance(step, Riposte):
            return CounterAttack(True)
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

    def harm(self, table: FrontTable, target: int, told: Odds) -> float:
        """What an attack takes from its target, in points."""
        card = table.card(target)
        life = int(table.life_left(target))
        each = 0.6 * float(table.content.points[card]) / float(table.content.life[card])
        mean = sum([min(damage, life) * float(chance) for damage, chance in enumerate(told.distribution)])
        fallen = float(told.kill(life))
        return each * mean + fallen * (0.4 * float(table.content.points[card]) + VICTORY)

    def blow(
        self, table: FrontTable, figure: int, target: int, weapon: int, kind: int, order: int = NO_ORDER, level: int = 0
    ) -> float:
        """What one attack is worth."""
        band = band_of(table, figure, target, weapon, kind, reach_of_order(table, order, level))
        if band == NO_BAND:
            return 0.0
        return self.harm(table, target, odds(forecast(table, figure, target, band, kind, order, level)))

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
        """Weigh each place: what I can hit from there, what I hold there, what can hit me there."""
        trial = copy(table)
        threats = self.threats(table, figure)
        best, chosen = float("-inf"), offered[0]
        start = (int(table.x(figure)), int(table.y(figure)))
        for choice in offered:
            way = choice.way if isinstance(choice, Move) else start
            trial.put(figure, way[-2], way[-1])
            trial.cells[CHARGED] = 1 if isinstance(choice, Move) and trial.is_engaged(figure) else 0
            value = self.place_worth(trial, figure, threats) - (0.0 if isinstance(choice, Stay) else 0.01)
            if value > best:
                best, chosen = value, choice
        return chosen

    def place_worth(self, table: FrontTable, figure: int, threats: list[tuple[int, float, float]]) -> float:
        gain = self.best_attack(table, figure)
        return gain + self.holding(table, figure) + self.errand(table, figure) - self.danger(table, figure, threats)

    def holding(self, table: FrontTable, figure: int) -> float:
        """Objectives that this figure's presence wins or denies, and the way to the nearest that is not ours."""
        side = int(table.side(figure))
        value, nearest = 0.0, float("inf")
        for place in range(int(table.cells[OBJECTIVE_COUNT])):
            here = table.on_objective(figure, place)
            if here:
                held = controller(table, place)
                value += VICTORY if held == side else VICTORY / 2 if held < 0 else 0.0
            if controller(table, place) != side or here:
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
            corners = table.content.zones[table.cells[DEPLOYMENT] - 1].shapes.corners(
                int(table.zone_of(table.side(figure)))
            )
            home_x = sum([corner[0] for corner in corners]) / len(corners)
            home_y = sum([corner[1] for corner in corners]) / len(corners)
            return 3 * VICTORY - 2.0 * hypot(home_x - x, home_y - y) / INCH
        goals = self.goals(table, int(table.side(figure)))
        if not goals:
            return 0.0
        far = min([hypot(goal_x - x, goal_y - y) / INCH for goal_x, goal_y in goals])
        return (VICTORY / 2 if far < 2.0 else 0.0) - 2 * STEP_WORTH * far

    def goals(self, table: FrontTable, side: int) -> list[tuple[float, float]]:
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

    def threats(self, table: FrontTable, figure: int) -> list[tuple[int, float, float]]:
        """Each enemy with how far he hits and what he would do to this figure."""
        content = table.content
        found = []
        for foe in table.standing(other(table.side(figure))):
            card = table.card(foe)
            for band in range(content.band_first[card], content.band_first[card + 1]):
                contact = content.band_sas[band] == 1
                reach = content.move[card] + (0 if contact else content.band_high[band])
                fixed = int(content.band_fixed[band])
                dice = 0 if fixed else int(content.band_attack[band]) + int(contact)
                blow = Attack(
                    dice, int(content.defence[table.card(figure)]), int(content.band_damage[band]), fixed=fixed
                )
                found.append((foe, float(reach), self.harm(table, figure, odds(blow))))
        return found

    def danger(self, table: FrontTable, figure: int, threats: list[tuple[int, float, float]]) -> float:
        """What the enemies in reach of this place would do, the worst of it fully, the rest in part."""
        met = []
        x, y, radius = float(table.x(figure)), float(table.y(figure)), float(table.radius(figure))
        for foe, reach, harm in threats:
            if not table.stands(foe):
                continue
            far = ((float(table.x(foe)) - x) ** 2 + (float(table.y(foe)) - y) ** 2) ** 0.5
            if far - radius - float(table.radius(foe)) <= reach:
                hidden = cover(table, foe, figure) >= 0 and far > 3 * INCH
                met.append(harm * (0.7 if hidden else 1.0))
        if not met:
            return 0.0
        return CHARGE_THREAT * (max(met) + 0.15 * (sum(met) - max(met)))

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
        best, chosen = float("-inf"), offered[0]
        plain = self.blow(table, step.figure, step.target, step.weapon, step.kind)
        for choice in offered:
            value = plain
            if isinstance(choice, Command):
                value = self.blow(
                    table, step.figure, step.target, step.weapon, step.kind, choice.category, choice.level
                )
                if table.content.order_extra[choice.category * 3 + choice.level]:
                    value += 0.8 * plain
                value -= ORDER_WORTH + PRESSURE_WORTH * choice.level
            if value > best:
                best, chosen = value, choice
        return chosen

    def guard(self, table: FrontTable, offered: list[Choice]) -> Choice:
        """The defence that saves most for its price."""
        cells = table.cells
        figure, target = int(cells[ATTACKER] - 1), int(cells[TARGET] - 1)
        best, chosen = float("-inf"), offered[0]
        for choice in offered:
            guard, level = (choice.category, choice.level) if isinstance(choice, Guard) else (NO_ORDER, 0)
            step = pending(table)
            assert isinstance(step, Reaction)
            told = odds(step.faced(table, guard, level))
            value = -self.harm(table, target, told)
            if isinstance(choice, Guard):
                value -= ORDER_WORTH + PRESSURE_WORTH * level
                row = choice.category * 3 + level
                each = 0.6 * float(table.content.points[table.card(figure)])
                each /= float(table.content.life[table.card(figure)])
                if table.content.order_reflect[row]:
                    value += each * float(told.reflected)
                if table.content.order_counter[row]:
                    value += each
            else:
                assert isinstance(choice, Endure)
            if value > best:
                best, chosen = value, choice
        return chosen

    def to_goal(self, table: FrontTable, figure: int, choice: Choice) -> float:
        """How far a post is from the nearest thing worth having."""
        assert isinstance(choice, Post)
        x, y = float(choice.at[0]), float(choice.at[1])
        goals = self.goals(table, int(table.side(figure)))
        for place in range(int(table.cells[OBJECTIVE_COUNT])):
            goals.append((float(table.cells[OBJECTIVE_X + place]), float(table.cells[OBJECTIVE_Y + place])))
        if not goals:
            goals = [(table.content.wide / 2, table.content.high / 2)]
        # Spread over the goals: each figure makes for its own, round and round.
        goal_x, goal_y = goals[figure % len(goals)]
        return (goal_x - x) ** 2 + (goal_y - y) ** 2
