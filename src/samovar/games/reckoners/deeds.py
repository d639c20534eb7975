"""Deeds: what one symbol does in a district, whoever spends it."""

from __future__ import annotations

from samovar.games.reckoners import babilar, stock, triggers
from samovar.games.reckoners.cells import (
    BLUE_SHIELDS,
    BRACKET,
    DEFEATED,
    ENFORCERS,
    EPIC,
    EPIC_AT,
    FORMER,
    GONE,
    GREAT_BRACKET,
    GREAT_HEALTH,
    GREAT_RESEARCH,
    HEALTH,
    HOLDER,
    MARKER,
    NOWHERE,
    OFF,
    OWNED,
    PLAN_TOKENS,
    RED_SHIELDS,
    RESEARCH,
    REWARD_DUE,
    STOLEN,
    SUPPLY,
    USED,
)
from samovar.games.reckoners.cells import BROUGHT_BACK as CAME_HOME
from samovar.games.reckoners.choices import (
    AT_EPIC,
    AT_GREAT_EPIC,
    AT_TRACK,
    BLUE,
    EPIC_BRACKET,
    FIRST_GREAT_BRACKET,
    RED,
    Attack,
    Break,
    Contain,
    Disperse,
    Earn,
    Protect,
    Research,
)
from samovar.games.reckoners.content import words
from samovar.games.reckoners.content.ids import BABILAR, EQUIPMENT_COUNT
from samovar.games.reckoners.content.parameters import (
    TRACK_BRACKET_MIN,
)
from samovar.games.reckoners.content.words import PERMANENT, TRACK_COUNT
from samovar.games.reckoners.events import (
    Attacked,
    CameBack,
    Contained,
    Defeated,
    Dispersed,
    Earned,
    Planned,
    Researched,
    ShieldBroken,
    Weakened,
    Won,
)
from samovar.games.reckoners.stock import BRACKET_COUNT, SHIELD_COUNT, TARGET_COUNT
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import Choice


def offers(table: ReckonersTable, symbol: int, place: int, shields: bool) -> list[Choice]:
    """What one symbol can do in one district; nothing is offered without a target. [RK-USE.11] [RK-USE.12]"""
    if symbol == words.RESEARCH:
        return _researches(table, place)
    if symbol == words.CONTAIN:
        return _containments(table, place, shields)
    if symbol == words.ATTACK:
        return _attacks(table, place)
    if symbol == words.ENFORCEMENT:
        if table.red_shields(place) > 0:  # one shield protects all [RS-SHIELD.1]
            return [stock.BREAKS[table.district(place) * SHIELD_COUNT + RED]] if shields else []
        return [stock.DISPERSES[table.district(place)]] if table.enforcement(place) > 0 else []
    if symbol == words.MONEY:
        return [stock.EARN]
    return [stock.PLAN_AHEAD] if table.cells[SUPPLY + PLAN_TOKENS] > 0 else []  # [RK-COMP.6]


def _researches(table: ReckonersTable, place: int) -> list[Choice]:
    """The Epic, unless its weakness is known; the Great Epic if he is there, or in Babilar the district's track.

    [RK-SYM.4] [RK-SYM.5] [RS-BAB.2] [RS-BAB.10] [RS-BAB.11]
    """
    found: list[Choice] = []
    district = table.district(place)
    if table.epic(place) != NOWHERE and table.research(place) > 0:
        found.append(stock.RESEARCHES[district * TARGET_COUNT + AT_EPIC])
    if table.agreed.city == BABILAR:
        if table.marker(place) > 0:
            found.append(stock.RESEARCHES[district * TARGET_COUNT + AT_TRACK])
    elif table.cells[GREAT_RESEARCH] > 0 and (
        table.great_place() == place or not table.switches.great_epic_researched_where_he_stands
    ):
        found.append(stock.RESEARCHES[district * TARGET_COUNT + AT_GREAT_EPIC])
    return found


def _containments(table: ReckonersTable, place: int, shields: bool) -> list[Choice]:
    """A blue shield must go first; it guards the Great Epic's brackets too while he stands there.

    [RS-SHIELD.2] [RS-SHIELD.5] [RS-SHIELD.8] [RS-SHIELD.10] [RK-SYM.9] [RS-LIM.18]
    """
    district = table.district(place)
    if table.blue_shields(place) > 0:
        return [stock.BREAKS[district * SHIELD_COUNT + BLUE]] if shields else []
    found: list[Choice] = []
    if table.epic(place) != NOWHERE and table.bracket(place) > table.param(TRACK_BRACKET_MIN):
        found.append(stock.CONTAINS[district * BRACKET_COUNT + EPIC_BRACKET])
    if table.great_place() == place:
        least = table.great_bracket_min()
        found += [
            stock.CONTAINS[district * BRACKET_COUNT + FIRST_GREAT_BRACKET + track]
            for track in range(TRACK_COUNT)
            if table.great_bracket(track) > least
        ]
    return found


def _attacks(table: ReckonersTable, place: int) -> list[Choice]:
    """No Epic, no target; a defeated one is gone until Add Epics. [RK-USE.13] [RK-SYM.10] [RK-SYM.11] [RK-GOAL.7]"""
    found: list[Choice] = []
    if table.can_be_attacked(place):
        found.append(stock.ATTACKS[table.district(place) * TARGET_COUNT + AT_EPIC])
    if table.great_place() == place and table.great_weakened():
        found.append(stock.ATTACKS[table.district(place) * TARGET_COUNT + AT_GREAT_EPIC])
    return found


def symbol_of(choice: Choice) -> int:
    """Which symbol a deed takes."""
    if isinstance(choice, Research):
        return words.RESEARCH
    if isinstance(choice, Contain):
        return words.CONTAIN
    if isinstance(choice, Attack):
        return words.ATTACK
    if isinstance(choice, Disperse):
        return words.ENFORCEMENT
    if isinstance(choice, Break):
        return words.ENFORCEMENT if choice.shield == RED else words.CONTAIN
    if isinstance(choice, Protect):
        return choice.symbol
    return words.MONEY if isinstance(choice, Earn) else words.PLAN


def perform(table: ReckonersTable, choice: Choice, author: int) -> None:
    """Do it; what it triggers lies on the stack afterwards. `author` is a seat, or NOWHERE for nobody's symbol."""
    if isinstance(choice, Research):
        _research(table, table.place_of(choice.district), choice.target, author)
    elif isinstance(choice, Contain):
        _contain(table, table.place_of(choice.district), choice.bracket)
    elif isinstance(choice, Attack):
        _attack(table, table.place_of(choice.district), choice.target, author)
    elif isinstance(choice, Disperse):
        table.take_off(ENFORCERS, table.place_of(choice.district), 1)  # [RK-SYM.15]
        table.tell(Dispersed(choice.district))
    elif isinstance(choice, Break):
        kind = RED_SHIELDS if choice.shield == RED else BLUE_SHIELDS  # [RS-SHIELD.4] [RS-INT.9]
        table.take_off(kind, table.place_of(choice.district), 1)
        table.tell(ShieldBroken(choice.district, choice.shield))
    elif isinstance(choice, Earn):
        earn(table, 1)  # [RK-SYM.16]


def earn(table: ReckonersTable, amount: int) -> None:
    table.earn(amount)
    table.tell(Earned(amount, int(table.money())))


def plan(table: ReckonersTable, seat: int, at_once: bool) -> None:
    """[RK-SYM.17] [RK-PLAN.4]"""
    table.gain_plan(seat, at_once)
    table.tell(Planned(int(table.who(seat))))


def _research(table: ReckonersTable, place: int, target: int, author: int) -> None:
    """[RK-SYM.1] [RK-SYM.12]"""
    if target == AT_TRACK:
        table.then(babilar.Tracing(place, 1, author, author))
        return
    if target == AT_GREAT_EPIC:
        study_great(table, 1, author)
        return
    table.cells[RESEARCH + place] -= 1
    if table.log is not None:
        table.tell(Researched(int(table.district(place)), AT_EPIC, int(table.research(place))))
    if table.research(place) == 0:
        _weaken(table, place, author)


def _weaken(table: ReckonersTable, place: int, author: int) -> None:
    """Health drops to the weak value; earlier damage is never healed. [RK-SYM.2] [RK-SYM.3]"""
    weak = table.agreed.epics.weak[table.epic(place)]
    if table.health(place) > weak or table.switches.weakness_sets_health:
        table.cells[HEALTH + place] = weak
    if table.log is not None:
        table.tell(Weakened(int(table.district(place)), AT_EPIC))
    triggers.epic_weakened(table, place, author)


def study_great(table: ReckonersTable, amount: int, author: int) -> None:
    """Research on the Great Epic, wherever he stands; at 0 he can be attacked at once.

    [RK-REW.4] [RK-SYM.6] [RS-REW.9]
    """
    before = table.cells[GREAT_RESEARCH]
    if before == 0:
        return
    left = before - amount if before > amount else 0
    table.cells[GREAT_RESEARCH] = left
    if table.log is not None:
        table.tell(Researched(int(table.district(table.great_place())), AT_GREAT_EPIC, int(left)))
    if left == 0:
        triggers.great_weakened(table, author)


def _contain(table: ReckonersTable, place: int, bracket: int) -> None:
    """One space to the left. [RK-SYM.7] [RK-SYM.9]"""
    cell = BRACKET + place if bracket == EPIC_BRACKET else GREAT_BRACKET + bracket - FIRST_GREAT_BRACKET
    table.cells[cell] -= 1
    if table.log is not None:
        table.tell(Contained(int(table.district(place)), bracket, int(table.cells[cell])))


def _attack(table: ReckonersTable, place: int, target: int, author: int) -> None:
    if target == AT_GREAT_EPIC:
        table.hit_great()
        if table.log is not None:
            table.tell(Attacked(int(table.district(place)), AT_GREAT_EPIC, int(table.cells[GREAT_HEALTH])))
            if table.over():
                table.tell(Won())
        return
    table.cells[HEALTH + place] -= 1
    if table.log is not None:
        table.tell(Attacked(int(table.district(place)), AT_EPIC, int(table.health(place))))
    if table.health(place) == 0:
        _defeat(table, place, author)


def _defeat(table: ReckonersTable, place: int, author: int) -> None:
    """The card leaves with its markers, the district's pieces stay, stolen cards go home. [RK-EPIC.14] [RK-MOVE.7]

    [RS-SHIELD.9] [RS-ACT.21] [RS-CARD.15]
    """
    epic = table.epic(place)
    table.cells[EPIC + place] = NOWHERE
    table.cells[RESEARCH + place] = 0
    table.cells[BRACKET + place] = 0
    table.cells[EPIC_AT + epic] = GONE if table.agreed.at_once else REWARD_DUE
    table.cells[DEFEATED] += 1
    if table.log is not None:
        table.tell(Defeated(int(epic), int(table.district(place))))
    for card in range(EQUIPMENT_COUNT):
        if table.cells[HOLDER + card] == STOLEN + place:
            _bring_back(table, card)
    triggers.epic_fell(table, epic, place, author)


def _bring_back(table: ReckonersTable, card: int) -> None:
    """To the former owner; it works from the next Reckoners' phase on. [RS-ACT.22] [RS-ACT.23] [RS-INT.11]"""
    seat = table.cells[FORMER + card]
    table.cells[HOLDER + card] = OWNED + seat
    at_once = table.switches.returned_cards_work_at_once and table.content.cards.kind[card] == PERMANENT
    if not at_once:
        table.cells[OFF + card] = CAME_HOME
    table.cells[USED + card] = 0
    if table.log is not None:
        table.tell(CameBack(int(table.who(seat)), card))


def protect(table: ReckonersTable, place: int) -> None:
    table.cells[MARKER + place] -= 1
