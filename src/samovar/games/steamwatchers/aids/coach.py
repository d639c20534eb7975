"""The coach of a first game: at each question what to do and why, in one or two sentences."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamwatchers.activation import Play
from samovar.games.steamwatchers.aids.advice import advised, best_of, fair_bid
from samovar.games.steamwatchers.battle import NextCombat
from samovar.games.steamwatchers.bidding import Bid, OpenBid
from samovar.games.steamwatchers.choices import (
    Activate,
    Bide,
    BuildTurret,
    DeployBeacon,
    Fight,
    Finish,
    March,
    Mobilise,
    Negotiate,
    PlaySteam,
    Sail,
    UseSlot,
    Walk,
)
from samovar.games.steamwatchers.conclave import Watcher
from samovar.games.steamwatchers.content.ids import DEFENCE, ELITE, MOVE, NONE, ZONE_IDS, ZONES
from samovar.games.steamwatchers.contracts import SeaChoice
from samovar.games.steamwatchers.defence import DefenceAction
from samovar.games.steamwatchers.fuel import SlotChoice
from samovar.games.steamwatchers.march import Manoeuvre
from samovar.games.steamwatchers.muster import Billet
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.rows import (
    ATTACK,
    BEACON_RESERVE,
    DEFENCE_STRENGTH,
    EXILED_BASIC,
    EXILED_ELITE,
    GEO,
    PHASE,
    SUPPLY,
    WINNER,
)
from samovar.games.steamwatchers.scoring import EXILES_PER_GEO
from samovar.games.steamwatchers.setup import ClanChoice
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.turn import PLANNING_PHASE
from samovar.games.steamwatchers.whiteout import WHITEOUT_PHASE
from samovar.kernel.choice import Choice, say
from samovar.kernel.parts import kebab
from samovar.kernel.steps import QuestionStep, asked, pending

PHASES: Final = 5
LAST_TURN_OF_NEWS: Final = 4
FIRST_OWN_PLAN: Final = 2  # the turn from which the learner plans by himself

Args = dict[str, Any]


def coach(seen: SteamTable, seat: int) -> dict[str, Any]:
    """What a newcomer needs now, or what he waits for; nothing for those who only watch."""
    if not 0 <= seat < seen.seats:
        return {}
    question = pending(seen)
    if question is None:
        won = seen.cells[WINNER] == seat + 1
        return {**told("coach-won" if won else "coach-lost", {}), **progress(seen), "done": True}
    if seat not in asked(seen):
        return {**told(waiting(seen), {}), **progress(seen)}
    choice = advised(seen, seat, question)
    key, args = moment(seen, seat, question, choice)
    answer = {
        **told(key, args),
        **progress(seen),
        **settled(seen, seat),
        "rule": rule_of(seen, question, choice),
        "targets": choice.targets(),
        "line": say(choice),
    }
    hint = hint_of(seen, question, choice, key, args)
    return answer if hint is None else {**answer, "hint": hint}


def hint_of(
    seen: SteamTable, question: QuestionStep[Any], choice: Choice, key: str, args: Args
) -> dict[str, Any] | None:
    """At a moment that matters the learner finds the answer: a bid, and his orders once he has planned before."""
    if isinstance(question, (Bid, OpenBid)):
        return {"key": key + "-hint", "args": args}
    if isinstance(question, Planning) and seen.turn() >= FIRST_OWN_PLAN:
        flat: tuple[int, ...] = getattr(choice, "orders", ())  # of a plan, whatever else it holds
        orders = [(flat[at], flat[at + 1]) for at in range(0, len(flat), 2)]
        given = {kind: [zone_arg(zone) for zone, order in orders if order == kind] for kind in (MOVE, DEFENCE)}
        return {"key": "coach-planning-hint", "args": {"moves": given[MOVE], "defences": given[DEFENCE]}}
    return None


def settled(seen: SteamTable, seat: int) -> dict[str, Any]:
    """What the turn before has left behind, in numbers, until the learner has planned: read before anything else."""
    turn = int(seen.turn())
    if turn < FIRST_OWN_PLAN or seen.cells[PHASE] > PLANNING_PHASE:
        return {}
    floors = sum([int(seen.floors(zone)) for zone in seen.controlled(seat)])
    farms = sum([int(seen.farms(zone)) for zone in seen.controlled(seat)])
    exiled = int(seen.cells[EXILED_BASIC + seat] + seen.cells[EXILED_ELITE + seat])
    marks: Args = {"turn": turn - 1, "geo": int(seen.cells[GEO + seat]), "floors": floors, "farms": farms}
    supply: Args = {"supply": int(seen.cells[SUPPLY + seat]), "units": int(seen.units_on_map(seat))}
    fuel: Args = {"clean": int(seen.clean(seat)), "contraband": int(seen.contraband(seat))}
    lines = [
        {"key": "coach-settled-geo", "args": marks},
        {"key": "coach-settled-supply", "args": supply},
        {"key": "coach-settled-fuel", "args": {**fuel, "quarantines": int(seen.quarantines(seat))}},
        {"key": "coach-settled-exile", "args": {"count": exiled, "geo": exiled // EXILES_PER_GEO}},
    ]
    return {"settled": {"moment": turn, "lines": lines}}


def told(key: str, args: Args) -> dict[str, Any]:
    return {"text": {"key": key, "args": args}}


def progress(seen: SteamTable) -> dict[str, int]:
    """Setup, then the phases of all turns; a game that ends sooner has simply skipped some."""
    of = 1 + PHASES * seen.last_turn()
    if not seen.stack:
        return {"step": of, "of": of}
    phase, turn = int(seen.cells[PHASE]), int(seen.turn())
    return {"step": 1 if turn == 0 else 1 + PHASES * (turn - 1) + phase, "of": of}


def waiting(seen: SteamTable) -> str:
    if seen.turn() == 0:
        return "coach-wait-setup"
    return "coach-wait-plans" if seen.cells[PHASE] == PLANNING_PHASE else "coach-wait"


def moment(seen: SteamTable, seat: int, question: QuestionStep[Any], choice: Choice) -> tuple[str, Args]:
    """The sentence for this question; some have several, by what is advised or by what the tutorial has just taught."""
    key = "coach-" + kebab(type(question).__name__)
    tutorial = seen.story().tutorial
    if isinstance(question, Planning):
        # The tutorial opens a few more rules with every turn. [SW-SCN-APP.1] [SW-SCN-APP.8] [SW-SCN-APP.13]
        turn = min(int(seen.turn()), LAST_TURN_OF_NEWS)
        # Where more is planned than orders, the tutorial says what is new of that instead.
        return (f"{key}-{turn}" if tutorial and type(question) is Planning else key), {}
    if tutorial and isinstance(question, Billet) and question.unit == ELITE and before_conclave(seen):
        return "coach-first-elite", {}  # [SW-SCN-APP.9] [SW-SCN-APP.10]
    if tutorial and isinstance(question, SeaChoice) and before_conclave(seen):
        return "coach-first-contract", {}  # [SW-SCN-APP.11] [SW-SCN-APP.12]
    if tutorial and isinstance(question, ClanChoice):
        return key + "-lesson", {}  # [SW-SCN-APP.3] [SW-SCN-APP.6]
    if isinstance(question, Play):
        return play_moment(seen, seat, choice)
    if isinstance(question, Watcher) and isinstance(choice, PlaySteam) and choice.card < ZONES:
        return key + steam_word(seen, seat, choice.card), {"card": zone_arg(choice.card)}
    if isinstance(question, NextCombat) and not isinstance(choice, Fight):
        return key + "-over", {"beacons": beacons_left(seen, seat)}
    if isinstance(question, Manoeuvre):
        return key + "-" + way_word(choice), {"zone": zone_arg(question.zone)}
    if isinstance(question, DefenceAction):
        return key + "-" + defence_word(seen, choice), {"zone": zone_arg(question.zone)}
    if isinstance(question, (Bid, OpenBid)):
        return bid_moment(seen, seat, question)
    if isinstance(question, SlotChoice) and isinstance(choice, UseSlot) and seen.slot_cost(seat, choice.slot):
        # Advised though it has a price of its own: a card has made the slots alike for today.
        return key + "-alike", {}
    return key, {}


def beacons_left(seen: SteamTable, seat: int) -> int:
    """Those that he may still set, as the rail of his structures shows them."""
    return int(seen.cells[BEACON_RESERVE + seat])


def before_conclave(seen: SteamTable) -> bool:
    """What a turn of the tutorial brings comes before its first phase. [SW-SCN-APP.7]"""
    return seen.cells[PHASE] == WHITEOUT_PHASE


def zone_arg(zone: int) -> Args:
    return {"kind": "zone", "id": ZONE_IDS[zone]}


def play_moment(seen: SteamTable, seat: int, choice: Choice) -> tuple[str, Args]:
    if isinstance(choice, Activate):
        word = "move" if seen.order(choice.zone) == MOVE else foretold(seen, seat, choice.zone)
        return "coach-play-" + word, {"zone": zone_arg(choice.zone)}
    added = added_word(seen, choice)
    if added:
        return "coach-play-" + added, {}
    return ("coach-play-pass-last" if seen.turn() >= seen.last_turn() else "coach-play-pass"), {}


def foretold(seen: SteamTable, seat: int, zone: int) -> str:
    """What the Defence's own question will advise, so that what is announced is then done."""
    question = DefenceAction(seat, zone)
    word = defence_word(seen, best_of(seen, seat, question, question.options(seen)))
    return {"mobilise": "defence", "bide": "turret"}.get(word, word)


def added_word(seen: SteamTable, choice: Choice) -> str:
    """The word for a choice that was added to a question, or nothing."""
    return "".join([counsel.word(choice) for counsel in seen.extensions.counsels])


def steam_word(seen: SteamTable, seat: int, zone: int) -> str:
    """Whose column it would be: one's own, nobody's next door, or of no use."""
    if seen.control(zone) == seat:
        return ""
    near = any(seen.control(beside) == seat for beside in seen.content.board.land[zone])
    return "-near" if near and seen.control(zone) == NONE else "-far"


def way_word(choice: Choice) -> str:
    if isinstance(choice, Walk):
        return "walk"
    if isinstance(choice, Sail):
        return "sail"
    if isinstance(choice, March):
        return "march"
    return "beacon" if isinstance(choice, DeployBeacon) else "finish"


def defence_word(seen: SteamTable, choice: Choice) -> str:
    if isinstance(choice, Mobilise):
        return "mobilise"
    if isinstance(choice, Negotiate):
        return "negotiate"
    if isinstance(choice, BuildTurret):
        return "turret"
    return added_word(seen, choice) or "bide"


def bid_moment(seen: SteamTable, seat: int, question: Bid | OpenBid) -> tuple[str, Args]:
    """A tie goes to the attacker, so that the two sides hear different sentences. [SW-COMBAT.24] [SW-COMBAT.25]"""
    args: Args = {
        "attack": int(seen.cells[ATTACK]),
        "defence": int(seen.cells[DEFENCE_STRENGTH]),
        "barrels": fair_bid(seen, seat),
    }
    return ("coach-bid-attack" if seat == question.attacker else "coach-bid-defence"), args


def rule_of(seen: SteamTable, question: QuestionStep[Any], choice: Choice) -> str:
    """The rule behind the advice: the question's own, or that of the way that is advised."""
    if isinstance(choice, March):
        return "SW-MARCH.1"
    if isinstance(choice, Sail):
        return "SW-SEA.1"
    if isinstance(choice, Mobilise):
        return "SW-MOB.2"
    if isinstance(choice, Negotiate):
        return "SW-NEG.2"
    if isinstance(choice, BuildTurret):
        return "SW-DEF.2"
    if isinstance(choice, (Bide, Finish)) or not isinstance(question, Play):
        return question.rule
    return "SW-ACT.3" if isinstance(choice, Activate) else "SW-PASS.4"
