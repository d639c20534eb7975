"""A combat before the wheels turn: forces by part, who may support, and what each bid makes certain."""

from __future__ import annotations

from typing import Any

from samovar.games.steamwatchers.battle import Reinforcement
from samovar.games.steamwatchers.bidding import Bid, Foresight, OpenBid, most_bid
from samovar.games.steamwatchers.content.effects import ATTACKING, DEFENDING
from samovar.games.steamwatchers.content.ids import NONE, ZONE_IDS
from samovar.games.steamwatchers.force import initial_strength, support_strength, supporters
from samovar.games.steamwatchers.rows import ATTACK, COMBAT_ZONE, DEFENCE_STRENGTH, SCORCHED_SIDE, SIDE_NAMES
from samovar.games.steamwatchers.sums import part, parts_of
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.steps import QuestionStep, pending


def battle(seen: SteamTable, seat: int) -> dict[str, Any]:
    """The combat at hand as this seat knows it; empty when nobody fights."""
    question = pending(seen)
    zone = int(seen.cells[COMBAT_ZONE]) - 1
    rallying = NONE if question is None else role_of(seen, question)
    if zone == NONE or (rallying == NONE and not isinstance(question, (Foresight, Bid, OpenBid))):
        return {}
    assert question is not None
    attacker = int(seen.active())
    defender = int(seen.enemy(zone, attacker))
    if attacker == NONE or defender == NONE:
        return {}
    # The attacker announces first; until a side has announced, its supporters are still open. [SW-COMBAT.19]
    return {
        "zone": ZONE_IDS[zone],
        "bidding": isinstance(question, (Bid, OpenBid)),
        "attacker": fighter(seen, attacker, zone, ATTACKING, rallying == ATTACKING),
        "defender": fighter(seen, defender, zone, DEFENDING, rallying != NONE),
        "sure": sure_bid(seen, seat, attacker, defender, shown_to(question, seat)) if rallying == NONE else None,
    }


def role_of(seen: SteamTable, question: QuestionStep[Any]) -> int:
    """The role of the side that is asked for support, or NONE."""
    if isinstance(question, Reinforcement):
        return question.role
    roles = [counsel.rallying(question) for counsel in seen.extensions.counsels]
    return max(roles, default=NONE)


def fighter(seen: SteamTable, side: int, zone: int, role: int, open_support: bool) -> dict[str, Any]:
    """One side: what its strength is made of, and the least and the most that it can come to."""
    parts = parts_of(seen, side, zone, role, int(seen.basics(zone, side)), int(seen.elites(zone, side)))
    alone = int(initial_strength(seen, side, zone, role, 0))
    if open_support:
        least = alone
        helps = supports(seen, side, zone)
    else:
        least = int(seen.cells[ATTACK if role == ATTACKING else DEFENCE_STRENGTH])
        helps = []
        if least > alone:
            parts.append(part("support", 1, least - alone))  # what was announced beyond the zone's own
    shown = sum(part["strength"] for part in parts)
    if least > shown:
        parts.append({"part": "more", "count": 1, "strength": least - shown})
    bid = 0 if side == SCORCHED_SIDE else most_bid(seen, side)
    return {
        "side": SIDE_NAMES[side],
        "parts": parts,
        "supports": helps,
        "strength": int(least),
        "least": int(least),
        "most": int(least + sum(help["strength"] for help in helps) + bid),
        "bid": int(bid),
    }


def supports(seen: SteamTable, side: int, zone: int) -> list[dict[str, Any]]:
    """Zones whose order may still be given up for this combat. [SW-COMBAT.11] [SW-COMBAT.13]"""
    return [
        {"zone": ZONE_IDS[one], "strength": int(support_strength(seen, side, one, zone, 0))}
        for one in supporters(seen, side, zone)
    ]


def shown_to(question: QuestionStep[Any], seat: int) -> int:
    """The other wheel, where it has been shown to this seat before it bids; else NONE."""
    return question.shown if isinstance(question, OpenBid) and question.seat == seat else NONE


def sure_bid(seen: SteamTable, seat: int, attacker: int, defender: int, shown: int) -> dict[str, Any] | None:
    """The fewest barrels that win whatever the other bids, if any do; a tie goes to the attacker. [SW-COMBAT.25]"""
    if seat not in (attacker, defender):
        return None
    attack, defence = int(seen.cells[ATTACK]), int(seen.cells[DEFENCE_STRENGTH])
    other = defender if seat == attacker else attacker
    theirs = 0 if other == SCORCHED_SIDE else int(most_bid(seen, other))
    gap = defence - attack if seat == attacker else attack - defence + 1
    if shown != NONE:  # nothing is open any more
        gap, theirs = gap + shown, 0
    mine = int(most_bid(seen, seat))
    surely = max(0, gap + theirs)
    luckily = max(0, gap)  # enough only if the other bids nothing
    return {
        "certain": surely if surely <= mine else None,
        "possible": luckily if luckily <= mine else None,
        "lead": -gap,  # how much the other may bid before nothing is no longer enough; below 0 one is behind
        "most": mine,
        "theirs": theirs,
    }
