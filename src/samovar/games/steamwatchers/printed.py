"""What is printed on the boards of an edition, for clients that draw them."""

from __future__ import annotations

from typing import Any

from samovar.games.steamwatchers.content.clans import ClanBoard
from samovar.games.steamwatchers.content.edition import Content
from samovar.games.steamwatchers.content.ids import (
    CLAN_IDS,
    DEPLOYMENT_IDS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    SCENARIO_IDS,
    SIDE_IDS,
    SQUARE_IDS,
    TITLE_IDS,
    ZONE_IDS,
)
from samovar.games.steamwatchers.content.scenarios import Scenario

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)


def printed(content: Content) -> dict[str, Any]:
    """Numbers in rows are places in these lists, so their order is the game's own."""
    board = content.board
    return {
        "sides": SIDE_IDS,
        "clans": {id: clan_board(content.clans[place]) for place, id in enumerate(CLAN_IDS)},
        "scenarios": [scenario(id, content.scenarios[place]) for place, id in enumerate(SCENARIO_IDS)],
        "tracks": {str(players): [TITLE_IDS[title] for title in content.titles.tracks[players]] for players in PLAYERS},
        "contractSlots": {str(players): board.contract_slots[players] for players in PLAYERS},
        "inPlay": {str(players): ZONE_IDS[: board.zones_in_play(players)] for players in PLAYERS},
        "deployments": {
            id: [ZONE_IDS[zone] for zone in board.deployments[place]] for place, id in enumerate(DEPLOYMENT_IDS)
        },
        "mountains": [id for place, id in enumerate(ZONE_IDS) if board.mountain[place]],
        "havens": [ZONE_IDS[zone] for zone in board.havens],
        "floors": {id: board.floors[place] for place, id in enumerate(ZONE_IDS)},
        "floorsPerColumn": content.box.floors_per_column,
    }


def scenario(id: str, story: Scenario) -> dict[str, Any]:
    """In the tutorial what a clan is printed to do does not hold. [SW-SCN-APP.6]"""
    return {"id": id, "turns": story.turns, "abilities": not story.tutorial}


def clan_board(clan: ClanBoard) -> dict[str, Any]:
    return {
        "slots": clan.slot_costs,
        "stocks": clan.stocks,
        "supply": [list(square) for square in zip(clan.supply_geo, clan.supply_units, strict=True)],
        "incubation": [SQUARE_IDS[square] for square in clan.incubation],
    }
