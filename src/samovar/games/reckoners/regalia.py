"""Regalia: she follows the Reckoners, and her cards weigh on those she finds."""

from __future__ import annotations

from samovar.games.reckoners import assaults
from samovar.games.reckoners.cells import DECK, GONE, REGALIA_AT
from samovar.games.reckoners.content.ids import REGALIA_CARDS
from samovar.games.reckoners.content.words import ASSAULTS
from samovar.games.reckoners.moving import move_great
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import Chance, Step


class Pursuit(Step[ReckonersTable]):
    """Clockwise to the next district with a Reckoner, then the top card for everybody there. [RS-REG.12] [RS-REG.13]

    [RS-REG.14] [RS-INT.8]
    """

    def run(self, table: ReckonersTable) -> None:
        order = table.clockwise_from(table.great_place())
        found = [place for place in order[1:] if table.someone_at(place)]
        alone_here = not found and table.someone_at(order[0])
        if found:
            move_great(table, found[0])
        elif alone_here and table.switches.regalia_never_counts_her_own_district:
            return
        if not deck(table) and table.switches.regalia_reshuffles:  # [RS-REG.16]
            for card in range(REGALIA_CARDS):
                table.cells[REGALIA_AT + card] = DECK
        if deck(table):
            table.then(TopCard())


def deck(table: ReckonersTable) -> list[int]:
    return [card for card in range(REGALIA_CARDS) if table.cells[REGALIA_AT + card] == DECK]


class TopCard(Chance[ReckonersTable]):
    """Any card of a deck that nobody has looked into; it strikes those who are with her now. [RS-REG.14] [RS-REG.15]"""

    def ways(self, table: ReckonersTable) -> int:
        return len(deck(table))

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        card = deck(table)[outcome]
        table.cells[REGALIA_AT + card] = GONE
        for seat in table.present(table.great_place()):
            assaults.hit(table, seat, table.content.decks.regalia[card])

    def label(self, table: ReckonersTable, outcome: int) -> str:
        card = deck(table)[outcome]
        return f"{ASSAULTS[table.content.decks.regalia[card]]}-{card}"
