"""A choice that would do: what a patient friend would try, told from one seat's own view.

It is no bot: it looks one step ahead, so that each of its reasons fits in a sentence.
"""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.bidding import most_bid
from samovar.games.steamwatchers.choices import (
    EMPTY_STOCK,
    FILLED_STOCK,
    SUPPLY_TRACK,
    Activate,
    At,
    AtSea,
    BuildTurret,
    Burn,
    Disband,
    Exile,
    Flee,
    GiveUp,
    Grow,
    Isolate,
    Keep,
    Lose,
    March,
    Mobilise,
    Negotiate,
    Pass,
    Pay,
    Plan,
    PlaySteam,
    Raze,
    Recruit,
    ReserveTitle,
    Sail,
    Send,
    Station,
    Support,
    TakeDeployment,
    UseSlot,
    Walk,
)
from samovar.games.steamwatchers.content.effects import NO_NEGOTIATION
from samovar.games.steamwatchers.content.ids import (
    ARCHON,
    BASIC,
    BEACON,
    DECOY,
    DEFENCE,
    ELITE,
    FARM,
    LEGATE,
    MOBILISATION,
    MOVE,
    NEGOTIATION,
    NONE,
    ORDERS,
    PRIMUS,
    TURRET,
    ZONES,
)
from samovar.games.steamwatchers.contracts import free_seas
from samovar.games.steamwatchers.force import defence_in_sight
from samovar.games.steamwatchers.fuel import SlotChoice, may_use, slot_price
from samovar.games.steamwatchers.march import Grouping, Manoeuvre
from samovar.games.steamwatchers.muster import may_recruit
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.rows import ATTACK, CONTRACT_RESERVE, DEFENCE_STRENGTH, SCORCHED_SIDE, SUPPLY
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.steps import QuestionStep, options

FLOOR_APPEAL: Final = 3
FARM_APPEAL: Final = 4
HAVEN_APPEAL: Final = 2
LAND_APPEAL: Final = 1
FOOLISH: Final = -9
REMOTE: Final = -10  # a column that only a rival can use
HELD_SEA: Final = -20  # a second contract on a sea brings nothing but its upkeep
WORTHWHILE: Final = 3  # a march that gains less stays undone
FUEL_AT_HAND: Final = 2  # barrels that each side is thought to bid
CAUTION: Final = 2  # barrels beyond a tie


def advised(table: SteamTable, seat: int, question: QuestionStep[Any]) -> Choice:
    """The choice that would do; always one that is allowed."""
    if isinstance(question, Planning):
        plan = good_plan(table, seat, question)
        for counsel in table.extensions.counsels:
            whole = counsel.plan(table, seat, plan.orders)
            if whole is not None and question.judge(table, seat, whole) is None:
                return whole
        if question.judge(table, seat, plan) is None:
            return plan
    return best_of(table, seat, question, [question.otherwise(table, seat), *options(table, seat)])


def best_of(table: SteamTable, seat: int, question: QuestionStep[Any], offered: list[Choice]) -> Choice:
    """The most appealing; of equals the first."""
    best, chosen = appeal(table, seat, question, offered[0]), offered[0]
    for choice in offered[1:]:
        value = appeal(table, seat, question, choice)
        if value > best:
            best, chosen = value, choice
    return chosen


def appeal(table: SteamTable, seat: int, question: QuestionStep[Any], choice: Choice) -> int:
    """How good a choice looks beside the others of the same question; 0 where nothing speaks for or against it."""
    if isinstance(choice, (Walk, Sail, March)) and isinstance(question, Manoeuvre):
        return march_appeal(table, seat, question.zone, choice.zone, isinstance(choice, March)) - WORTHWHILE + 1
    if isinstance(choice, Send) and isinstance(question, Grouping):
        return group_appeal(table, seat, question, choice)
    if isinstance(choice, Activate):
        return activation_appeal(table, seat, choice.zone)
    if isinstance(choice, (Pass, ReserveTitle)):
        return title_appeal(table, choice.title)
    if isinstance(choice, UseSlot) and isinstance(question, SlotChoice):
        # What costs nothing now; of two such slots the one that will cost something else.
        return table.slot_cost(seat, choice.slot) - 2 * slot_price(table, seat, choice.slot, question.token)
    if isinstance(choice, Burn):
        return -abs(choice.barrels - fair_bid(table, seat))
    for counsel in table.extensions.counsels:
        value = counsel.appeal(choice)
        if value is not None:
            return value
    if isinstance(choice, (BuildTurret, Mobilise, Negotiate)):
        return defence_appeal(table, seat, choice)
    if isinstance(choice, (Recruit, Exile, Disband)):
        return unit_appeal(table, seat, choice)
    if isinstance(choice, (TakeDeployment, Station, At, AtSea, PlaySteam)):
        return place_appeal(table, seat, choice)
    return price_appeal(table, seat, choice)


def prize(table: SteamTable, zone: int) -> int:
    """What a zone is worth to whoever holds it."""
    haven = HAVEN_APPEAL if table.is_haven(zone) else 0
    return FLOOR_APPEAL * table.floors(zone) + FARM_APPEAL * table.farms(zone) + haven + LAND_APPEAL


def march_appeal(table: SteamTable, seat: int, origin: int, goal: int, forced: bool) -> int:
    """What going there brings: a zone that nobody holds, or one whose defenders can be beaten."""
    if table.control(goal) == seat:
        return FOOLISH
    alone = table.units(origin, seat) == 1
    if alone and (table.farms(origin) > 0 or prize(table, origin) >= prize(table, goal)):
        return FOOLISH  # the last soldier keeps what he has, and a farm whatever lies beyond
    gain = prize(table, goal) - (LAND_APPEAL if forced else 0)
    enemy = table.enemy(goal, seat)
    if enemy == NONE:
        return gain + LAND_APPEAL
    mine = table.basics(origin, seat) + 2 * table.elites(origin, seat) + min(FUEL_AT_HAND, table.fuel(seat))
    bid = 0 if enemy == SCORCHED_SIDE else min(FUEL_AT_HAND, table.fuel(enemy))
    return gain + 2 if mine >= defence_in_sight(table, enemy, goal) + bid else FOOLISH


def best_march(table: SteamTable, seat: int, zone: int) -> int:
    """The appeal of the best journey that units of this zone could make."""
    best = FOOLISH
    for choice in Manoeuvre(seat, zone).options(table):
        if isinstance(choice, (Walk, Sail, March)):
            best = max(best, march_appeal(table, seat, zone, choice.zone, isinstance(choice, March)))
    return best


def good_plan(table: SteamTable, seat: int, question: Planning) -> Plan:
    """Move where most is to be gained, defend what is worth most, bluff with the rest."""
    zones = question.zones(table, seat)
    gains = [best_march(table, seat, zone) for zone in zones]
    eager = sorted(range(len(zones)), key=lambda place: (-gains[place], zones[place]))
    left = [int(table.orders_left(seat, kind)) for kind in range(ORDERS)]
    kinds = [NONE] * len(zones)
    for place in eager:
        if gains[place] >= WORTHWHILE and left[MOVE] > 0:
            kinds[place] = MOVE
            left[MOVE] -= 1
    rest = [place for place in range(len(zones)) if kinds[place] == NONE]
    rest.sort(key=lambda place: -prize(table, zones[place]) - table.units(zones[place], seat))
    for place in rest:
        for kind in (DEFENCE, DECOY, MOVE):
            if left[kind] > 0:
                kinds[place] = kind
                left[kind] -= 1
                break
    orders: list[int] = []
    for place in range(len(zones)):
        if kinds[place] != NONE:
            orders += [zones[place], kinds[place]]
    return Plan(tuple(orders))


def activation_appeal(table: SteamTable, seat: int, zone: int) -> int:
    """Above any title if the order brings something now, below all of them if it is better left lying."""
    if table.order(zone) == MOVE:
        gain = best_march(table, seat, zone)
        return 20 + gain if gain >= WORTHWHILE else -1
    if wants_soldiers(table, seat, zone):
        return 12
    return 11 if wants_contract(table, seat) or wants_turret(table, seat, zone) else -1


def wants_soldiers(table: SteamTable, seat: int, zone: int) -> bool:
    fed = table.units_on_map(seat) < int(table.cells[SUPPLY + seat])
    return fed and may_use(table, seat, MOBILISATION) and may_recruit(table, seat, zone, True)


def wants_contract(table: SteamTable, seat: int) -> bool:
    """A haven to negotiate in, and a sea that is not open to him yet: a second contract there would cost twice."""
    if not may_use(table, seat, NEGOTIATION) or lasting.holds(table, seat, NO_NEGOTIATION):
        return False
    if table.havens(seat) == 0 or table.cells[CONTRACT_RESERVE + seat] == 0:
        return False
    return any(table.contracts(sea, seat) == 0 and coasts(table, seat, sea) > 0 for sea in free_seas(table))


def coasts(table: SteamTable, seat: int, sea: int) -> int:
    """How many shores of a sea are his."""
    return sum(1 for zone in table.content.board.shore[sea] if table.control(zone) == seat)


def wants_turret(table: SteamTable, seat: int, zone: int) -> bool:
    """Something to lose, nobody next door to take it now, and room left for the farm that may follow a column."""
    room = (
        int(table.content.box.structures_per_zone) - int(table.structures(zone)) - (1 if table.floors(zone) > 0 else 0)
    )
    if room <= 0 or table.turrets(zone) > 0 or not table.may_build(TURRET, seat) or prize(table, zone) <= LAND_APPEAL:
        return False
    return all(table.enemy(beside, seat) == NONE for beside in table.content.board.land[zone])


def title_appeal(table: SteamTable, title: int) -> int:
    """A Watcher's column is GEO; the Primus brings a soldier; the Legate a sea, once seas are taught."""
    if title == PRIMUS:
        return 7
    if title == LEGATE:
        return 6 if table.sailing_taught() else 2
    if title == ARCHON:
        return 1 if table.story().tutorial else 5
    return 9


def fair_bid(table: SteamTable, seat: int) -> int:
    """A little more than a tie needs, as far as fuel lasts."""
    own, other = int(table.cells[ATTACK]), int(table.cells[DEFENCE_STRENGTH])
    if table.active() != seat:
        own, other = other, own + 1  # a tie goes to the attacker
    return max(0, min(most_bid(table, seat), other - own + CAUTION))


def group_appeal(table: SteamTable, seat: int, question: Grouping, choice: Send) -> int:
    """Into a fight everybody who can be spared; into an empty zone two, so that enough stay."""
    sent = choice.basics + choice.elites
    stay = table.units(question.origin, seat) - sent
    left_alone = stay == 0 and (prize(table, question.origin) > LAND_APPEAL)
    if stay == 0 and table.farms(question.origin) > 0:
        return FOOLISH
    if table.enemy(question.zone, seat) != NONE:
        return sent + choice.elites - (2 if left_alone else 0)
    return -abs(sent - 2) - (3 if left_alone else 0)


def defence_appeal(table: SteamTable, seat: int, choice: Choice) -> int:
    if isinstance(choice, Mobilise):
        return 6 if table.units_on_map(seat) < int(table.cells[SUPPLY + seat]) else 1
    if isinstance(choice, Negotiate):
        return 5 if wants_contract(table, seat) else FOOLISH
    return 3


def unit_appeal(table: SteamTable, seat: int, choice: Choice) -> int:
    """Recruits go where they guard most with fewest; whoever must leave is a basic soldier of a full zone."""
    if isinstance(choice, Recruit):
        elite = 4 if choice.unit == ELITE else 0
        return 20 + elite + prize(table, choice.zone) - 3 * table.units(choice.zone, seat)
    assert isinstance(choice, (Exile, Disband))
    basic = 20 if choice.unit == BASIC else 0
    return basic + 3 * table.units(choice.zone, seat) - prize(table, choice.zone)


def place_appeal(table: SteamTable, seat: int, choice: Choice) -> int:
    board = table.content.board
    if isinstance(choice, TakeDeployment):
        near = {other for zone in board.deployments[choice.deployment] for other in board.land[zone]}
        return sum(int(table.floors(zone)) for zone in near)
    if isinstance(choice, Station):
        return -sum(choice.posts[place] * choice.posts[place] for place in range(1, len(choice.posts), 2))
    if isinstance(choice, At):
        return 3 * table.units(choice.zone, seat) - 4 * table.structures(choice.zone) - table.floors(choice.zone)
    if isinstance(choice, AtSea):
        held = HELD_SEA if table.contracts(choice.sea, seat) > 0 else 0
        return coasts(table, seat, choice.sea) + held
    assert isinstance(choice, PlaySteam)
    if choice.card >= ZONES:
        return 0
    holder = table.control(choice.card)
    if holder == seat:
        return 20 + board.floors[choice.card]
    if holder != NONE:
        return REMOTE - board.floors[choice.card]
    beside = sum(1 for zone in board.land[choice.card] if table.control(zone) == seat)
    if beside > 0:
        return 4 * beside + board.floors[choice.card]
    rivals = sum(1 for zone in board.land[choice.card] if table.control(zone) != NONE)
    return -board.floors[choice.card] - rivals


SPARED: Final = [BEACON, TURRET, FARM]  # what is given up first


def price_appeal(table: SteamTable, seat: int, choice: Choice) -> int:
    """What costs least: clean fuel, basic soldiers, empty places, free slots."""
    if isinstance(choice, Pay):
        return choice.clean
    if isinstance(choice, Lose):
        return choice.basics
    if isinstance(choice, Flee):
        return table.room(choice.zone, seat) + prize(table, choice.zone)
    if isinstance(choice, Support):
        return len(choice.zones)
    if isinstance(choice, Raze):
        return 10 - len(choice.kinds)
    if isinstance(choice, GiveUp):
        return -SPARED.index(choice.structure) if choice.structure in SPARED else -len(SPARED)
    if isinstance(choice, Isolate):
        return isolation_appeal(table, seat, choice.place)
    if isinstance(choice, Grow):
        return 2 if choice.structure == FARM else 1
    if isinstance(choice, Keep):
        return len(choice.seas) if len(choice.seas) <= table.clean(seat) else -1
    return 0


def isolation_appeal(table: SteamTable, seat: int, place: int) -> int:
    if place == EMPTY_STOCK:
        return 5
    if place == FILLED_STOCK:
        return 2
    if place == SUPPLY_TRACK:
        return 1
    return 3 if table.slot(seat, place) == 0 and table.slot_cost(seat, place) > 0 else 0
