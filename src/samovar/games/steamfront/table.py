"""The table: figures, scenery, tokens, dice, and what the two sides have scored.

Each row is declared once, in LAYOUT; the constants below it are written from there by `python -m tools.rows`.
"""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.content import Content, Scenario
from samovar.games.steamfront.switches import Switches
from samovar.games.steamfront.terrain import Battlefield
from samovar.games.steamfront.words import ATTACKS, CATEGORIES, OFFICER, thousandths
from samovar.kernel.native import i64
from samovar.kernel.numbered import Numbered
from samovar.kernel.table import FLAG, Axis, Layout, Row, Table

SIDE: Final = 20  # figures that a squad may have on this table
PIECES: Final = 16
OBJECTIVES: Final = 7
RELICS: Final = 4
DICE: Final = 24
DIE_FACES: Final = 6

PHASES: Final = ["setup", "initiative", "activation", "control"]
STATUSES: Final = ["reserve", "standing", "gone"]
FINDS: Final = ["lying", "carried", "home"]  # what became of a relic that left its cache

SIDE_IDS: Final = ["a", "b"]
FIGURE_IDS: Final = [f"{side}{number}" for side in SIDE_IDS for number in range(1, SIDE + 1)]
PIECE_IDS: Final = [f"p{number}" for number in range(1, PIECES + 1)]
OBJECTIVE_IDS: Final = [f"o{number}" for number in range(1, OBJECTIVES + 1)]
RELIC_IDS: Final = [f"r{number}" for number in range(1, RELICS + 1)]
DIE_IDS: Final = [f"d{number}" for number in range(1, DICE + 1)]

NUMBERED: Final = [
    Numbered(SIDE_IDS, "SIDES", []),
    Numbered(FIGURE_IDS, "FIGURES", []),
    Numbered(PHASES, form="{}_PHASE"),
    Numbered(["no-figure", *STATUSES]),
    Numbered(["not-found", *FINDS]),
]

A_SIDE: Final = Axis("side", SIDE_IDS)
A_FIGURE: Final = Axis("figure", FIGURE_IDS)
A_PIECE: Final = Axis("piece", PIECE_IDS)
AN_OBJECTIVE: Final = Axis("objective", OBJECTIVE_IDS)
A_RELIC: Final = Axis("relic", RELIC_IDS)
A_DIE: Final = Axis("die", DIE_IDS)
A_FACE: Final = Axis.of("face", DIE_FACES)
A_STATUS: Final = Axis("status", STATUSES)
A_FIND: Final = Axis("find", FINDS)
A_CATEGORY: Final = Axis("category", CATEGORIES)
AN_ATTACK: Final = Axis("attack", ATTACKS[1:])

LAYOUT: Final = Layout(
    [
        Row("turn"),
        Row("phase"),
        Row("scenario"),
        Row("deployment"),  # counted from one: zero while it is not drawn
        Row("initiative", holds=A_SIDE),  # the winner's
        Row("active", holds=A_FIGURE),
        Row("moved"),
        Row("charged"),
        Row("attacks-made"),
        Row("terrain-left"),
        Row("objectives-left"),
        Row("objective-count"),
        Row("bag-relics"),
        Row("bag-empty"),
        Row("zone", A_SIDE),  # counted from one
        Row("orders", A_SIDE),
        Row("passes", A_SIDE),
        Row("points", A_SIDE),
        Row("kills", A_SIDE),  # this turn
        Row("all-kills", A_SIDE),
        # The attack in progress.
        Row("attacker", holds=A_FIGURE),
        Row("target", holds=A_FIGURE),
        Row("band"),  # counted from one
        Row("kind", holds=AN_ATTACK),
        Row("order", holds=A_CATEGORY),
        Row("level"),
        Row("guard", holds=A_CATEGORY),  # the defender's
        Row("guard-level"),
        Row("counter", holds=FLAG),  # this attack is a counter-attack
        Row("attack-dice", A_DIE, holds=A_FACE),
        Row("defence-dice", A_DIE, holds=A_FACE),
        Row("card", A_FIGURE),  # counted from one
        Row("status", A_FIGURE, holds=A_STATUS),
        Row("x", A_FIGURE),
        Row("y", A_FIGURE),
        Row("lost", A_FIGURE),
        Row("pressure", A_FIGURE),
        Row("stun", A_FIGURE),
        Row("daze", A_FIGURE),
        Row("activated", A_FIGURE),
        Row("used", A_FIGURE, holds=FLAG),  # its special, this turn
        Row("carries", A_FIGURE, holds=A_RELIC),
        # Consecutive, because the ground is known by them: see `battlefield`.
        Row("piece", A_PIECE),  # kind counted from one
        Row("piece-x", A_PIECE),
        Row("piece-y", A_PIECE),
        Row("piece-turn", A_PIECE),
        Row("piece-state", A_PIECE, holds=FLAG),  # in effect
        Row("piece-owner", A_PIECE, holds=A_SIDE),
        Row("piece-used", A_PIECE, holds=FLAG),  # this turn
        Row("objective-x", AN_OBJECTIVE),
        Row("objective-y", AN_OBJECTIVE),
        Row("relic", A_RELIC, holds=A_FIND),
        Row("relic-x", A_RELIC),
        Row("relic-y", A_RELIC),
    ]
)

# Written by `python -m tools.rows` from the declarations above.
SIDES: Final = 2
FIGURES: Final = 40
SETUP_PHASE: Final = 0
INITIATIVE_PHASE: Final = 1
ACTIVATION_PHASE: Final = 2
CONTROL_PHASE: Final = 3
NO_FIGURE: Final = 0
RESERVE: Final = 1
STANDING: Final = 2
GONE: Final = 3
NOT_FOUND: Final = 0
LYING: Final = 1
CARRIED: Final = 2
HOME: Final = 3
TURN: Final = 0
PHASE: Final = 1
SCENARIO: Final = 2
DEPLOYMENT: Final = 3
INITIATIVE: Final = 4
ACTIVE: Final = 5
MOVED: Final = 6
CHARGED: Final = 7
ATTACKS_MADE: Final = 8
TERRAIN_LEFT: Final = 9
OBJECTIVES_LEFT: Final = 10
OBJECTIVE_COUNT: Final = 11
BAG_RELICS: Final = 12
BAG_EMPTY: Final = 13
ZONE: Final = 14
ORDERS: Final = 16
PASSES: Final = 18
POINTS: Final = 20
KILLS: Final = 22
ALL_KILLS: Final = 24
ATTACKER: Final = 26
TARGET: Final = 27
BAND: Final = 28
KIND: Final = 29
ORDER: Final = 30
LEVEL: Final = 31
GUARD: Final = 32
GUARD_LEVEL: Final = 33
COUNTER: Final = 34
ATTACK_DICE: Final = 35
DEFENCE_DICE: Final = 59
CARD: Final = 83
STATUS: Final = 123
X: Final = 163
Y: Final = 203
LOST: Final = 243
PRESSURE: Final = 283
STUN: Final = 323
DAZE: Final = 363
ACTIVATED: Final = 403
USED: Final = 443
CARRIES: Final = 483
PIECE: Final = 523
PIECE_X: Final = 539
PIECE_Y: Final = 555
PIECE_TURN: Final = 571
PIECE_STATE: Final = 587
PIECE_OWNER: Final = 603
PIECE_USED: Final = 619
OBJECTIVE_X: Final = 635
OBJECTIVE_Y: Final = 642
RELIC: Final = 649
RELIC_X: Final = 653
RELIC_Y: Final = 657
# End of what is written.


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

    def card_name(self, figure: i64) -> int:
        """The card as events name it."""
        return self.content.card_name[self.card(figure)]

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
        return self.content.battlefields.at(self.cells, PIECE, PIECE_STATE + PIECES, self.content)

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
