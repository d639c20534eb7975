"""Reach: the districts where a Reckoner may use a symbol."""

from __future__ import annotations

from samovar.games.reckoners import newcago
from samovar.games.reckoners.cells import NOWHERE, SNIPER_TOKEN
from samovar.games.reckoners.content.words import REACH, SNIPER
from samovar.games.reckoners.in_hand import ANYWHERE
from samovar.games.reckoners.table import ReckonersTable


def places_for(table: ReckonersTable, seat: int, symbol: int, reach: int) -> list[int]:
    """The districts where he may use a symbol: his own, unless a card, the token or the district says otherwise.

    [RK-USE.2] [RK-CARD.12] [RK-ABIL.6] [RS-EQ.1] [RS-EQ.2] [RS-EQ.3] [RS-BAB.24]
    """
    if reach == ANYWHERE:
        return list(range(table.ring()))
    here = table.where(seat)
    found = [here]
    if _reaches(table, seat, symbol):
        found += [place for place in table.neighbours(here) if place != here]
    aimed = table.cells[SNIPER_TOKEN]
    if aimed != NOWHERE and aimed not in found and table.has_ability(seat, SNIPER):
        found.append(aimed)
    return found


def _reaches(table: ReckonersTable, seat: int, symbol: int) -> bool:
    """Gottschalk, Climbing Kit, or the Newcago card of his district."""
    cards = table.content.cards
    for card in cards.having[REACH]:
        if table.works_for(seat, card) and cards.shows(card, symbol):
            return True
    return newcago.reaches(table, table.where(seat), symbol)
