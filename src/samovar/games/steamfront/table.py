"""The table: figures, scenery, tokens, dice, and what the two sides have scored."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.content import Content, Scenario
from samovar.games.steamfront.switches import Switches
from samovar.games.steamfront.terrain import Battlefield
from samovar.games.steamfront.words import OFFICER, thousandths
from samovar.kernel.native import i64
from samovar.kernel.table import Axis, Layout, Row, Table

SIDES: Final = 2
SIDE: Final = 20  # figures that a squad may have on this table
FIGURES: Final = SIDES * SIDE
PIECES: Final = 16
OBJECTIVES: Final = 7
RELICS: Final = 4
DICE: Final = 24

TURN: Final = 0
PHASE: Final = TURN + 1
SCENARIO: Final = PHASE + 1
DEPLOYMENT: Final = SCENARIO + 1  # counted from one: zero while it is not drawn
INITIATIVE: Final = DEPLOYMENT + 1  # the winner's seat, counted from one
ACTIVE: Final = INITIATIVE + 1  # the active figure, counted from one
MOVED: Final = ACTIVE + 1
CHARGED: Final = MOVED + 1
ATTACKS_MADE: Final = CHARGED + 1
TERRAIN_LEFT: Final = ATTACKS_MADE + 1
OBJECTIVES_LEFT: Final = TERRAIN_LEFT + 1
OBJECTIVE_COUNT: Final = OBJECTIVES_LEFT + 1
BAG_RELICS: Final = OBJECTIVE_COUNT + 1
BAG_EMPTY: Final = BAG_RELICS + 1
ZONE: Final = BAG_EMPTY + 1  # by side: its zone counted from one
ORDERS: Final = ZONE + SIDES
PASSES: Final = ORDERS + SIDES
POINTS: Final = PASSES + SIDES
KILLS: Final = POINTS + SIDES  # this turn
ALL_KILLS: Final = KILLS + SIDES
ATTACKER: Final = ALL_KILLS + SIDES  # the attack in progress; figures and bands count from one
TARGET: Final = ATTACKER + 1
BAND: Final = TARGET + 1
KIND: Final = BAND + 1  # SAS or SHOT
ORDER: Final = KIND + 1  # category counted from one
LEVEL: Final = ORDER + 1
GUARD: Final = LEVEL + 1  # the defender's category counted from one
GUARD_LEVEL: Final = GUARD + 1
COUNTER: Final = GUARD_LEVEL + 1  # 1: this attack is a counter-attack
ATTACK_DICE: Final = COUNTER + 1  # faces 1 to 6, zero where no die lies
DEFENCE_DICE: Final = ATTACK_DICE + DICE
CARD: Final = DEFENCE_DICE + DICE  # counted from one
STATUS: Final = CARD + FIGURES
X: Final = STATUS + FIGURES
Y: Final = X + FIGURES
LOST: Final = Y + FIGURES
PRESSURE: Final = LOST + FIGURES
STUN: Final = PRESSURE + FIGURES
DAZE: Final = STUN + FIGURES
ACTIVATED: Final = DAZE + FIGURES
USED: Final = ACTIVATED + FIGURES  # 1: its special was used this turn
CARRIES: Final = USED + FIGURES
PIECE: Final = CARRIES + FIGURES  # kind counted from one
PIECE_X: Final = PIECE + PIECES
PIECE_Y: Final = PIECE_X + PIECES
PIECE_TURN: Final = PIECE_Y + PIECES
PIECE_STATE: Final = PIECE_TURN + PIECES  # 1: in effect
PIECE_OWNER: Final = PIECE_STATE + PIECES  # side counted from one
PIECE_USED: Final = PIECE_OWNER + PIECES  # 1: used this turn
OBJECTIVE_X: Final = PIECE_USED + PIECES
OBJECTIVE_Y: Final = OBJECTIVE_X + OBJECTIVES
RELIC: Final = OBJECTIVE_Y + OBJECTIVES  # IN_BAG, LYING, CARRIED, HOME
RELIC_X: Final = RELIC + RELICS
RELIC_Y: Final = RELIC_X + RELICS
SIZE: Final = RELIC_Y + RELICS

SETUP_PHASE: Final = 0
INITIATIVE_PHASE: Final = 1
ACTIVATION_PHASE: Final = 2
CONTROL_PHASE: Final = 3
PHASES: Final = ["setup", "initiative", "activation", "control"]

NO_FIGURE: Final = 0  # status: there is no such figure
RESERVE: Final = 1
STANDING: Final = 2
GONE: Final = 3

NOT_FOUND: Final = 0  # relics
LYING: Final = 1
CARRIED: Final = 2
HOME: Final = 3

SIDE_IDS: Final = ["a", "b"]
FIGURE_IDS: Final = [f"{side}{number}" for side in SIDE_IDS for number in range(1, SIDE + 1)]

_SIDE = Axis("side", SIDE_IDS)
_FIGURE = Axis("figure", FIGURE_IDS)
_PIECE = Axis("piece", [f"p{number}" for number in range(1, PIECES + 1)])
_OBJECTIVE = Axis("objective", [f"o{number}" for number in range(1, OBJECTIVES + 1)])
_RELIC = Axis("relic", [f"r{number}" for number in range(1, RELICS + 1)])
_DIE = Axis("die", [f"d{number}" for number in range(1, DICE + 1)])

PIECE_IDS: Final = _PIECE.ids
OBJECTIVE_IDS: Final = _OBJECTIVE.ids
RELIC_IDS: Final = _RELIC.ids
DIE_IDS: Final = _DIE.ids


def _rows() -> list[Row]:
    single = [
        ("turn", TURN),
        ("phase", PHASE),
        ("scenario", SCENARIO),
        ("deployment", DEPLOYMENT),
        ("initiative", INITIATIVE),
        ("active", ACTIVE),
        ("moved", MOVED),
        ("charged", CHARGED),
        ("attacks-made", ATTACKS_MADE),
        ("terrain-left", TERRAIN_LEFT),
        ("objectives-left", OBJECTIVES_LEFT),
        ("objective-count", OBJECTIVE_COUNT),
        ("bag-relics", BAG_RELICS),
        ("bag-empty", BAG_EMPTY),
    ]
    by_side = [
        ("zone", ZONE),
        ("orders", ORDERS),
        ("passes", PASSES),
        ("points", POINTS),
        ("kills", KILLS),
        ("all-kills", ALL_KILLS),
    ]
    attack = [
        ("attacker", ATTACKER),
        ("target", TARGET),
        ("band", BAND),
        ("kind", KIND),
        ("order", ORDER),
        ("level", LEVEL),
        ("guard", GUARD),
        ("guard-level", GUARD_LEVEL),
        ("counter", COUNTER),
    ]
    by_figure = [
        ("card", CARD),
        ("status", STATUS),
        ("x", X),
        ("y", Y),
        ("lost", LOST),
        ("pressure", PRESSURE),
        ("stun", STUN),
        ("daze", DAZE),
        ("activated", ACTIVATED),
        ("used", USED),
        ("carries", CARRIES),
    ]
    by_piece = [
        ("piece", PIECE),
        ("piece-x", PIECE_X),
        ("piece-y", PIECE_Y),
        ("piece-turn", PIECE_TURN),
        ("piece-state", PIECE_STATE),
        ("piece-owner", PIECE_OWNER),
        ("piece-used", PIECE_USED),
    ]
    return [
        *[Row(name, start, []) for name, start in single],
        *[Row(name, start, [_SIDE]) for name, start in by_side],
        *[Row(name, start, []) for name, start in attack],
        Row("attack-dice", ATTACK_DICE, [_DIE]),
        Row("defence-dice", DEFENCE_DICE, [_DIE]),
        *[Row(name, start, [_FIGURE]) for name, start in by_figure],
        *[Row(name, start, [_PIECE]) for name, start in by_piece],
        Row("objective-x", OBJECTIVE_X, [_OBJECTIVE]),
        Row("objective-y", OBJECTIVE_Y, [_OBJECTIVE]),
        Row("relic", RELIC, [_RELIC]),
        Row("relic-x", RELIC_X, [_RELIC]),
        Row("relic-y", RELIC_Y, [_RELIC]),
    ]


LAYOUT = Layout(_rows())


def other(side: i64) -> i64:
    return 1 - side


class FrontTable(Table):
    """Two squads face to face. Nothing on this table is secret."""

    def __init__(self, content: Content, switches: Switches) -> None:
        super().__init__()
        self.content = content
        self.switches = switches

    def layout(self) -> Layout:
        return LAYOUT

    def fresh(self) -> FrontTable:
        return FrontTable(self.content, self.switches)

    def scenario(self) -> Scenario:
        return self.content.scenarios[self.cells[SCENARIO]]

    def side(self, figure: i64) -> i64:
        return figure // SIDE

    def card(self, figure: i64) -> i64:
        return self.cells[CARD + figure] - 1

    def stands(self, figure: i64) -> bool:
        return self.cells[STATUS + figure] == STANDING

    def standing(self, side: i64) -> list[int]:
        """The figures of a side that are on the table."""
        first: i64 = side * SIDE
        return [int(figure) for figure in range(first, first + SIDE) if self.cells[STATUS + figure] == STANDING]

    def count(self, side: i64) -> i64:
        found: i64 = 0
        figure: i64 = side * SIDE
        last: i64 = figure + SIDE
        while figure < last:
            if self.cells[STATUS + figure] == STANDING:
                found += 1
            figure += 1
        return found

    def radius(self, figure: i64) -> i64:
        return self.content.radius[self.card(figure)]

    def x(self, figure: i64) -> i64:
        return self.cells[X + figure]

    def y(self, figure: i64) -> i64:
        return self.cells[Y + figure]

    def put(self, figure: int, x: i64, y: i64) -> None:
        self.cells[X + figure] = x
        self.cells[Y + figure] = y
        self.cells[STATUS + figure] = STANDING

    def life_left(self, figure: i64) -> i64:
        return self.content.life[self.card(figure)] - self.cells[LOST + figure]

    def drops(self, figure: i64) -> tuple[i64, i64]:
        """Lost life as large and small drops of blood: three and one. [SF-2.2.9]"""
        lost: i64 = self.cells[LOST + figure]
        return lost // 3, lost % 3

    def is_wounded(self, figure: i64) -> bool:
        """Half of its life lost, or more; looked at anew at every throw. [SF-5.1.10] [SF-7.3] [A-07] [A-08]"""
        return 2 * self.cells[LOST + figure] >= self.content.life[self.card(figure)]

    def pressure(self, figure: i64) -> i64:
        return self.cells[PRESSURE + figure]

    def gain_pressure(self, figure: i64, amount: i64) -> i64:
        """Pressure gained, never above the card's maximum. [SF-2.3.4] [SF-5.2.2]"""
        room: i64 = self.content.pressure[self.card(figure)] - self.cells[PRESSURE + figure]
        gained: i64 = min(amount, room)
        self.cells[PRESSURE + figure] += gained
        return gained

    def orders(self, side: i64) -> i64:
        """Order tokens still to spend this turn. [SF-2.2.7]"""
        return self.cells[ORDERS + side]

    def categories(self, side: i64) -> list[int]:
        """Universal, the faction's, the officer's; one entry less if those two are the same. [SF-6.0.2]"""
        content = self.content
        found = [0]
        for figure in range(side * SIDE, side * SIDE + SIDE):
            if self.cells[CARD + figure] == 0 or content.rank[self.card(figure)] != OFFICER:
                continue
            found.append(int(content.faction_category[content.faction[self.card(figure)]]))
            # The category is fixed when the squad is made; a switch lets it die with the officer.
            lost = self.switches.officer_death_loses_category and self.cells[STATUS + figure] == GONE
            own = int(content.category[self.card(figure)])
            if not lost and own not in found:
                found.append(own)
        return found

    def touch(self, one: i64, two: i64) -> bool:
        """Whether two bases touch: a gap of at most two hundredths of an inch. [SF-7.21] [A-51]"""
        reach: i64 = self.radius(one) + self.radius(two) + self.switches.contact
        dx: i64 = self.cells[X + one] - self.cells[X + two]
        dy: i64 = self.cells[Y + one] - self.cells[Y + two]
        return dx * dx + dy * dy <= reach * reach

    def within(self, one: i64, two: i64, gap: i64) -> bool:
        """Whether the gap between two bases is at most so many thousandths of an inch. [A-42]"""
        reach: i64 = self.radius(one) + self.radius(two) + gap
        dx: i64 = self.cells[X + one] - self.cells[X + two]
        dy: i64 = self.cells[Y + one] - self.cells[Y + two]
        return dx * dx + dy * dy <= reach * reach

    def touching_enemies(self, figure: i64) -> list[int]:
        """The enemies whose bases touch this figure's: it is in melee with each. [SF-7.4]"""
        return [foe for foe in self.standing(other(self.side(figure))) if self.touch(figure, foe)]

    def is_engaged(self, figure: i64) -> bool:
        foe: i64 = other(self.side(figure)) * SIDE
        last: i64 = foe + SIDE
        while foe < last:
            if self.cells[STATUS + foe] == STANDING and self.touch(figure, foe):
                return True
            foe += 1
        return False

    def battlefield(self) -> Battlefield:
        """The scenery in effect, as shapes; computed once for each arrangement."""
        key = tuple(self.cells[PIECE : PIECE_STATE + PIECES])
        return self.content.battlefields.of(key, self.content)

    def objective_radius(self) -> i64:
        return thousandths(self.switches.objective_mm)

    def on_objective(self, figure: i64, objective: i64) -> bool:
        """Whether a base touches or overlaps an objective zone, which is only a mark on the ground. [A-32] [A-70]"""
        reach: i64 = self.radius(figure) + self.objective_radius() + self.switches.contact
        dx: i64 = self.cells[X + figure] - self.cells[OBJECTIVE_X + objective]
        dy: i64 = self.cells[Y + figure] - self.cells[OBJECTIVE_Y + objective]
        return dx * dx + dy * dy <= reach * reach

    def zone_of(self, side: i64) -> i64:
        """Which zone of the deployment is this side's."""
        return self.cells[ZONE + side] - 1

    def active(self) -> int:
        return int(self.cells[ACTIVE] - 1)
