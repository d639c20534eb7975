"""Determinizations: a whole table that a seat might be sitting at, dealt from what it cannot see."""

from __future__ import annotations

from samovar.games.steamwatchers.content.ids import ARCHONS, NONE, ZONES
from samovar.games.steamwatchers.expansion import Expansion
from samovar.games.steamwatchers.rows import (
    ARCHON_DECK,
    ARCHON_GONE,
    ARCHON_HAND,
    ARCHON_HELD,
    ARCHON_LEFT,
    ARCHON_UP,
    MEETING,
    MEETING_DRAWN,
    MEETINGS,
    RUINS_CARD,
    SEATS,
    STEAM_BOXED,
    STEAM_CARDS,
    STEAM_DECK,
    STEAM_DISCARD,
    STEAM_DISCARDED,
    STEAM_HAND,
    STEAM_HELD,
    STEAM_LEFT,
    TARGET,
)
from samovar.games.steamwatchers.scoring import CLAN_TARGET
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.chance import draw, orderings, shuffled
from samovar.kernel.choice import HUSH
from samovar.kernel.steps import Sealed, pending


def deal_hidden(seen: SteamTable, seat: int, memory: int, expansion: Expansion) -> SteamTable:
    """Fill every hidden cell and every sealed answer with something that fits all that the seat knows."""
    memory = deal_steam(seen, seat, memory)
    memory = deal_archons(seen, seat, memory, expansion)
    question = pending(seen)
    if isinstance(question, Sealed):
        for other in range(seen.seats):
            if other != seat and seen.answers[other] == HUSH:
                offered = question.options(seen, other)
                place, memory = draw(memory, len(offered))
                seen.answers[other] = offered[place]
    return seen


def cards_of_the_game(seen: SteamTable) -> list[int]:
    """Steam cards that are in this game at all, the Ruins aside."""
    cardless = seen.story().cardless
    return [zone for zone in range(seen.zones_in_play()) if zone not in cardless]


def hidden_meetings(seen: SteamTable) -> int:
    """How many cards are set aside as rendezvous, or to choose one from: what no other place accounts for."""
    count = ZONES + (1 if seen.story().ruins_among[seen.seats] else 0)
    count -= seen.cells[STEAM_LEFT] + seen.cells[STEAM_DISCARDED] + seen.cells[STEAM_BOXED]
    for seat in range(SEATS):
        count -= seen.cells[STEAM_HELD + seat]
    return count if seen.story().rendezvous_drawn else 0


def shown_meeting(seen: SteamTable, seat: int) -> int:
    for zone in range(ZONES):
        if seen.cells[TARGET + zone] & (CLAN_TARGET << seat):
            return zone
    return NONE


def deal_steam(seen: SteamTable, seat: int, memory: int) -> int:
    set_aside = hidden_meetings(seen)
    choosing = set_aside > seen.seats
    unseen = [True] * STEAM_CARDS
    in_game = cards_of_the_game(seen)
    for depth in range(seen.cells[STEAM_DISCARDED]):  # everybody saw each card when it was discarded
        unseen[seen.cells[STEAM_DISCARD + depth] - 1] = False
    for other in range(seen.seats):
        shown = shown_meeting(seen, other)
        if shown != NONE:
            unseen[shown] = False
    if seat >= 0:
        for card in range(STEAM_CARDS):
            if seen.holds_steam(seat, card):
                unseen[card] = False
        if seen.cells[MEETING + seat]:
            unseen[seen.cells[MEETING + seat] - 1] = False
        for place in range(MEETINGS):
            if seen.cells[MEETING_DRAWN + seat * MEETINGS + place]:
                unseen[seen.cells[MEETING_DRAWN + seat * MEETINGS + place] - 1] = False
    rest = [card for card in in_game if unseen[card]]
    outcome, memory = draw(memory, orderings(len(rest)))
    rest = shuffled(outcome, rest)
    for other in range(SEATS):
        if other != seat:
            deal_hand(seen, other, rest)
            deal_meeting(seen, other, rest, set_aside, choosing)
    return deal_pile(seen, rest, memory)


def deal_hand(seen: SteamTable, other: int, rest: list[int]) -> None:
    for card in range(STEAM_CARDS):
        seen.cells[STEAM_HAND + other * STEAM_CARDS + card] = 0
    for _ in range(seen.cells[STEAM_HELD + other]):
        seen.cells[STEAM_HAND + other * STEAM_CARDS + rest.pop()] = 1


def deal_meeting(seen: SteamTable, other: int, rest: list[int], set_aside: int, choosing: bool) -> None:
    for place in range(MEETINGS):
        drawn = choosing and other < seen.seats
        seen.cells[MEETING_DRAWN + other * MEETINGS + place] = rest.pop() + 1 if drawn else 0
    seen.cells[MEETING + other] = 0
    if set_aside and not choosing and other < seen.seats:
        shown = shown_meeting(seen, other)
        seen.cells[MEETING + other] = (rest.pop() if shown == NONE else shown) + 1


def deal_pile(seen: SteamTable, rest: list[int], memory: int) -> int:
    """What is left is the pile; undiscovered Ruins lie among the cards that they were shuffled into."""
    left = seen.cells[STEAM_LEFT]
    among = seen.story().ruins_among[seen.seats]
    if among and len(rest) < left:
        whole = len(cards_of_the_game(seen)) - seen.story().initial_columns + 1
        lowest = min(max(0, whole - among - 1), left - 1)
        place, memory = draw(memory, left - lowest)
        rest.insert(lowest + place, RUINS_CARD)
    for depth in range(STEAM_CARDS):
        seen.cells[STEAM_DECK + depth] = rest[depth] + 1 if depth < left else 0
    return memory


def deal_archons(seen: SteamTable, seat: int, memory: int, expansion: Expansion) -> int:
    rest: list[int] = []
    for card in seen.archon_pool():
        mine = seat >= 0 and seen.cells[ARCHON_HAND + seat * ARCHONS + card] == 1
        if not mine and seen.cells[ARCHON_GONE + card] == 0 and seen.cells[ARCHON_UP] != card + 1:
            rest.append(card)
    outcome, memory = draw(memory, orderings(len(rest)))
    rest = expansion.deal(seen, shuffled(outcome, rest))
    for other in range(SEATS):
        if other != seat:
            for card in range(ARCHONS):
                seen.cells[ARCHON_HAND + other * ARCHONS + card] = 0
            for _ in range(seen.cells[ARCHON_HELD + other]):
                seen.cells[ARCHON_HAND + other * ARCHONS + rest.pop()] = 1
    for depth in range(ARCHONS):
        seen.cells[ARCHON_DECK + depth] = rest[depth] + 1 if depth < seen.cells[ARCHON_LEFT] else 0
    return memory
