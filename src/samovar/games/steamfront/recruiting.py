"""Recruiting: a legal squad drawn at random, the same for the same number."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.content import Content
from samovar.games.steamfront.roster import limits, total
from samovar.games.steamfront.words import OFFICER, REGULAR
from samovar.kernel.chance import draw, seeded

TRIALS: Final = 200
ANY_FACTION: Final = -1


class Lot:
    """Draws one thing after another."""

    def __init__(self, seed: int) -> None:
        self.memory = seeded(seed)

    def below(self, ways: int) -> int:
        drawn, self.memory = draw(self.memory, ways)
        return drawn

    def one_of(self, values: list[int]) -> int:
        return values[self.below(len(values))]


def random_squad(content: Content, seed: int, faction: int = ANY_FACTION, least: int = 0) -> list[int]:
    """An officer, the regulars that must be, then anybody who still fits, until nobody does.

    It is drawn again while it stays under `least` points; the dearest of the trials is taken if none reaches them.
    """
    lot = Lot(seed)
    fielded = [place for place in range(len(content.factions)) if can_field(content, place)]
    chosen = lot.one_of(fielded) if faction == ANY_FACTION else faction
    own = cards_of_faction(content, chosen)
    best: list[int] = []
    for _ in range(TRIALS):
        squad = _drawn(content, lot, own)
        if not limits(content, squad) and (not best or total(content, squad) > total(content, best)):
            best = squad
        if best and total(content, best) >= least:
            break
    return sorted(best)


def cards_of_faction(content: Content, faction: int) -> list[int]:
    return [card for card in range(len(content.cards)) if content.faction[card] == faction]


def can_field(content: Content, faction: int) -> bool:
    """Whether a faction has what every squad needs: a pack may add one whose cards are still few."""
    ranks = [int(content.rank[card]) for card in cards_of_faction(content, faction)]
    return OFFICER in ranks and REGULAR in ranks


def _drawn(content: Content, lot: Lot, own: list[int]) -> list[int]:
    squad = [lot.one_of([card for card in own if content.rank[card] == OFFICER])]
    regulars = [card for card in own if content.rank[card] == REGULAR]
    squad += [lot.one_of(regulars) for _ in range(content.least_regulars)]
    while True:
        fitting = [card for card in own if content.rank[card] != OFFICER and not limits(content, [*squad, card])]
        if not fitting:
            return squad
        squad.append(lot.one_of(fitting))
