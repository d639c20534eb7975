"""The campaign's journal: chapters behind and ahead, what this one began with, and what its end would carry on."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners.campaign import (
    Campaign,
    campaign_of,
    chapters,
    followed,
    is_lost,
    is_won,
    keepable,
    keeps_of,
    planner_of,
    plans_kept,
    score,
)
from samovar.games.reckoners.cells import RESULT, WON
from samovar.games.reckoners.content import Content
from samovar.games.reckoners.content.ids import CITIES, GREAT_EPICS
from samovar.games.reckoners.content.parameters import (
    CAMPAIGN_DEFEAT_BONUS,
    CAMPAIGN_DIFFICULTY_STEP,
    CAMPAIGN_KEEP_EQUIPMENT,
    CAMPAIGN_SCORE,
)
from samovar.games.reckoners.content.words import DIFFICULTIES
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.game import Config


def journal(content: Content, config: Config, table: ReckonersTable | None) -> dict[str, Any]:
    """Nothing if no campaign is played. With a table that is over, also what may be taken along."""
    if not config["campaign"]:
        return {}
    campaign = campaign_of(content, config)
    ended = None if table is None or not table.over() else _ended(content, campaign, table)
    return {
        "chapters": [_chapter(content, campaign, number) for number in range(chapters(content))],
        "chapter": campaign.chapter + 1,
        "defeats": campaign.defeats,
        "defeatsHere": campaign.defeats_here,
        "score": score(content, campaign),
        "penalty": content.parameters[CAMPAIGN_SCORE],
        "carried": {"money": config["carried-money"], "kept": list(campaign.kept), "plans": list(campaign.plans)},
        "ended": ended,
    }


def _chapter(content: Content, campaign: Campaign, number: int) -> dict[str, Any]:
    """Chapters that were won are told with the difficulty they had, those to come with the one they will have."""
    step = content.parameters[CAMPAIGN_DIFFICULTY_STEP]
    letter = campaign.difficulty + step * (number - campaign.chapter)
    return {
        "greatEpic": GREAT_EPICS[content.chapters[number * 2]],
        "city": CITIES[content.chapters[number * 2 + 1]],
        "difficulty": DIFFICULTIES[min(max(letter, 0), len(DIFFICULTIES) - 1)],
        "state": "won" if number < campaign.chapter else "now" if number == campaign.chapter else "ahead",
        "saved": campaign.saved[number] if number < len(campaign.saved) else None,
    }


def _ended(content: Content, campaign: Campaign, table: ReckonersTable) -> dict[str, Any]:
    keeps, planner = keeps_of(table, {}), planner_of(table, {})
    after = followed(campaign, table, keeps, planner)
    won = bool(table.cells[RESULT] == WON)
    over = "won" if is_won(content, after) else "lost" if is_lost(content, after) else None
    return {
        "won": won,
        "over": over,
        "keepable": [keepable(table, seat) if won else [] for seat in range(table.seats)],
        "most": content.parameters[CAMPAIGN_KEEP_EQUIPMENT],
        "plans": plans_kept(table) if won else 0,
        "money": after.money,
        "bonus": content.parameters[CAMPAIGN_DEFEAT_BONUS] * after.defeats_here * table.seats,
        "score": score(content, after),
        "defeats": after.defeats,
        "wish": {"keeps": keeps if won else [], "planner": planner},
        "next": None if over is not None else _chapter(content, after, after.chapter),
    }
