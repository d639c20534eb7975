"""The house campaign: three chapters with the same Reckoners, and what they carry from one to the next.

A campaign is a value: it says with which settings the current chapter is played, and what follows its end. It travels
in those settings, so that a table needs nothing else to be followed by the next. The printed campaign sheet is unknown,
so all of this is the house's own. [RS-CAMP.1]
"""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners.agreement import NEW_CITIES
from samovar.games.reckoners.cells import NOWHERE, POPULATION, RESULT, WHO, WON
from samovar.games.reckoners.content import Content
from samovar.games.reckoners.content.ids import CITIES, EQUIPMENT, GREAT_EPICS, RECKONERS
from samovar.games.reckoners.content.parameters import (
    CAMPAIGN_DEFEAT_BONUS,
    CAMPAIGN_DIFFICULTY_STEP,
    CAMPAIGN_KEEP_EQUIPMENT,
    CAMPAIGN_KEEP_PLAN,
    CAMPAIGN_MAX_DEFEATS,
    CAMPAIGN_MONEY_PER_POPULATION,
    CAMPAIGN_SAME_RECKONERS,
    CAMPAIGN_SCORE,
)
from samovar.games.reckoners.content.words import DIFFICULTIES
from samovar.games.reckoners.settings import ANYBODY, MOST_CARRIED, NO_CARD, modules_in
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.errors import Illegal, Refusal, Unreadable
from samovar.kernel.game import Config


class Campaign:
    """Where the campaign stands at the start of a chapter. A replay begins from the very same value. [RS-CAMP.14]"""

    def __init__(
        self,
        settings: Config,
        chapter: int = 0,
        difficulty: int = 0,
        kept: list[str] | None = None,
        plans: list[int] | None = None,
        money: int = 0,
        defeats_here: int = 0,
        defeats: int = 0,
        saved: list[int] | None = None,
    ) -> None:
        self.settings = settings  # humans, team, modules, Newcago's sides: recorded once for all chapters [RS-CAMP.15]
        self.chapter = chapter
        self.difficulty = difficulty
        self.kept: list[str] = [] if kept is None else kept
        self.plans: list[int] = [] if plans is None else plans
        self.money = money
        self.defeats_here = defeats_here
        self.defeats = defeats
        self.saved: list[int] = [] if saved is None else saved  # population left at each victory

    def plain(self) -> dict[str, Any]:
        return {
            "settings": self.settings,
            "chapter": self.chapter,
            "difficulty": self.difficulty,
            "kept": self.kept,
            "plans": self.plans,
            "money": self.money,
            "defeats_here": self.defeats_here,
            "defeats": self.defeats,
            "saved": self.saved,
        }


def begun(settings: Config, difficulty: str) -> Campaign:
    """The team picks the first difficulty. [RS-CAMP.2] [RS-CAMP.4]"""
    return Campaign(dict(settings), 0, DIFFICULTIES.index(difficulty))


def resumed(saved: dict[str, Any]) -> Campaign:
    """A campaign out of its plain form."""
    return Campaign(**saved)


def chapters(content: Content) -> int:
    return len(content.chapters) // 2


def is_won(content: Content, campaign: Campaign) -> bool:
    """[RS-CAMP.13]"""
    return campaign.chapter == chapters(content)


def is_lost(content: Content, campaign: Campaign) -> bool:
    """One defeat more than the limit, where there is one. [RS-CAMP.12]"""
    limit = content.parameters[CAMPAIGN_MAX_DEFEATS]
    return 0 < limit < campaign.defeats


def score(content: Content, campaign: Campaign) -> int:
    """The population left at the victories, less five for each defeat. [RS-CAMP.13]"""
    return sum(campaign.saved) - content.parameters[CAMPAIGN_SCORE] * campaign.defeats


def config_of(content: Content, campaign: Campaign) -> Config:
    """The settings of the current chapter: a complete new setup with what was carried over. [RS-CAMP.2] [RS-CAMP.5]

    [RS-CAMP.6] [RS-CAMP.8] [RS-CAMP.9] [RS-CAMP.11]
    """
    if is_won(content, campaign) or is_lost(content, campaign):
        raise Illegal(Refusal("RS-CAMP.13", "why-campaign-over"))
    config = dict(campaign.settings)
    config["great-epic"] = GREAT_EPICS[content.chapters[campaign.chapter * 2]]
    config["city"] = CITIES[content.chapters[campaign.chapter * 2 + 1]]
    config["difficulty"] = DIFFICULTIES[campaign.difficulty]
    if config["city"] != CITIES[0]:
        config["newcago-cards"] = False  # Newcago's cards stay in the first chapter [RS-CAMP.15]
    config["kept"] = list(campaign.kept)
    config["kept-plans"] = list(campaign.plans)
    reckoners = len(config.get("team", []))
    bonus = content.parameters[CAMPAIGN_DEFEAT_BONUS] * campaign.defeats_here * reckoners
    config["carried-money"] = min(MOST_CARRIED, campaign.money + bonus)
    config["campaign"] = True
    config["chapter"] = campaign.chapter + 1
    config["defeats"] = campaign.defeats
    config["defeats-here"] = campaign.defeats_here
    config["saved"] = list(campaign.saved)
    return config


def campaign_of(content: Content, config: Config) -> Campaign:
    """Where the campaign stands by the settings of one of its chapters: the way back from `config_of`."""
    saved = [int(people) for people in config["saved"]]
    return Campaign(
        dict(config),
        int(config["chapter"]) - 1,
        DIFFICULTIES.index(config["difficulty"]),
        list(config["kept"]),
        list(config["kept-plans"]),
        _money(content, saved[-1]) if saved else 0,
        int(config["defeats-here"]),
        int(config["defeats"]),
        saved,
    )


def _money(content: Content, population: int) -> int:
    """Leftover money stays behind. [RS-CAMP.9]"""
    per = content.parameters[CAMPAIGN_MONEY_PER_POPULATION]
    return population // per if per > 0 else 0


def refusal_of_chapter(content: Content, config: Config) -> Refusal | None:
    """Why these settings are no chapter of a campaign, or None. [RS-CAMP.2]"""
    if not config["campaign"]:
        stray = config["chapter"] != 1 or config["defeats"] or config["defeats-here"] or config["saved"]
        return Refusal("RS-CAMP.2", "why-no-campaign") if stray else None
    campaign = campaign_of(content, config)
    if campaign.chapter >= chapters(content) or is_lost(content, campaign):
        return Refusal("RS-CAMP.13", "why-campaign-over")
    if not modules_in(config) & NEW_CITIES:
        return Refusal("RS-MOD.1", "why-module-missing")
    chapter = config_of(content, campaign)
    if (config["great-epic"], config["city"]) != (chapter["great-epic"], chapter["city"]):
        great, city = chapter["great-epic"], chapter["city"]
        args: dict[str, object] = {"great": {"kind": "great-epic", "id": great}, "city": {"kind": "city", "id": city}}
        return Refusal("RS-CAMP.2", "why-other-chapter", args)
    brought = any(card != NO_CARD for card in campaign.kept) or any(campaign.plans)
    sound = (
        len(campaign.saved) == campaign.chapter
        and campaign.defeats_here <= campaign.defeats
        and not (campaign.chapter == 0 and brought)
        and config["carried-money"] == chapter["carried-money"]
    )
    return None if sound else Refusal("RS-CAMP.14", "why-campaign-unsound")


def sequel_of(content: Content, config: Config, table: ReckonersTable, wish: dict[str, Any]) -> Config | None:
    """The settings of the chapter that follows an end, or None where the campaign is over too or there is none."""
    if not config["campaign"] or not table.over():
        return None
    campaign = followed(campaign_of(content, config), table, keeps_of(table, wish), planner_of(table, wish))
    return None if is_won(content, campaign) or is_lost(content, campaign) else config_of(content, campaign)


def keeps_of(table: ReckonersTable, wish: dict[str, Any]) -> list[list[str]]:
    """The cards that each Reckoner wishes to keep; without a wish the dearest of his."""
    keeps = wish.get("keeps")
    if keeps is None:
        most = table.content.parameters[CAMPAIGN_KEEP_EQUIPMENT]
        return [_dearest(table, seat)[:most] for seat in range(table.seats)]
    lists = isinstance(keeps, list) and len(keeps) <= table.seats and all(isinstance(named, list) for named in keeps)
    if not lists or any(card not in EQUIPMENT for named in keeps for card in named):
        raise Unreadable("wish", "'keeps' is a list of cards for each Reckoner")
    return [list(named) for named in keeps]


def _dearest(table: ReckonersTable, seat: int) -> list[str]:
    price = table.content.cards.price
    return [EQUIPMENT[card] for card in sorted(table.owned(seat), key=lambda card: (-price[card], card))]


def planner_of(table: ReckonersTable, wish: dict[str, Any]) -> int:
    """Who takes the plan token along; without a wish whoever holds the most."""
    planner = wish.get("planner")
    if planner is None:
        return max(range(table.seats), key=lambda seat: (_held(table, seat), -seat))
    if isinstance(planner, bool) or not isinstance(planner, int) or not 0 <= planner < table.seats:
        raise Unreadable("wish", "'planner' is a seat at this table")
    return planner


def keepable(table: ReckonersTable, seat: int) -> list[str]:
    """What a Reckoner may take along: cards he owns, not those under an Epic. [RS-CAMP.6] [RS-CAMP.7]"""
    return [EQUIPMENT[card] for card in table.owned(seat)]


def followed(campaign: Campaign, table: ReckonersTable, keeps: list[list[str]], planner: int) -> Campaign:
    """What follows the end of a chapter. `keeps` names the cards of each seat, `planner` who takes the plan token.

    After a defeat the chapter is replayed with the same carry-over and a bonus. [RS-CAMP.11]
    """
    team = [RECKONERS[table.cells[WHO + seat]] for seat in range(table.seats)]
    params = table.content.parameters
    settings = dict(campaign.settings)
    settings["team"] = team if params[CAMPAIGN_SAME_RECKONERS] == 1 else [ANYBODY] * table.seats  # [RS-CAMP.3]
    if table.cells[RESULT] != WON:
        again = resumed(campaign.plain())
        again.settings = settings
        again.defeats_here += 1
        again.defeats += 1
        return again
    population = int(table.cells[POPULATION])
    return Campaign(
        settings,
        campaign.chapter + 1,
        min(campaign.difficulty + params[CAMPAIGN_DIFFICULTY_STEP], len(DIFFICULTIES) - 1),  # [RS-CAMP.4]
        _kept(table, keeps),
        _plans(table, planner),
        _money(table.content, population),
        0,
        campaign.defeats,
        [*campaign.saved, population],
    )


def _kept(table: ReckonersTable, keeps: list[list[str]]) -> list[str]:
    """One card a seat, then the second cards where the parameter allows two. [RS-CAMP.6] [RS-CAMP.7]"""
    most = table.content.parameters[CAMPAIGN_KEEP_EQUIPMENT]
    for seat in range(table.seats):
        named = keeps[seat] if seat < len(keeps) else []
        if len(named) > most or any(card not in keepable(table, seat) for card in named):
            raise Illegal(Refusal("RS-CAMP.6", "why-not-keepable"))
    kept: list[str] = []
    for turn in range(most):
        kept += [
            keeps[seat][turn] if seat < len(keeps) and turn < len(keeps[seat]) else NO_CARD
            for seat in range(table.seats)
        ]
    return kept


def _plans(table: ReckonersTable, planner: int) -> list[int]:
    """The team keeps a plan token if it held one, for a Reckoner of its choice. [RS-CAMP.8]"""
    tokens = plans_kept(table)
    return [tokens if seat == planner and planner != NOWHERE else 0 for seat in range(table.seats)]


def plans_kept(table: ReckonersTable) -> int:
    held = sum([_held(table, seat) for seat in range(table.seats)])
    return int(min(held, table.content.parameters[CAMPAIGN_KEEP_PLAN]))


def _held(table: ReckonersTable, seat: int) -> int:
    return int(table.plans(seat) + table.pending_plans(seat))
