"""What can be agreed before a game, and which agreements do not go together."""

from __future__ import annotations

from typing import Final

from samovar.games.reckoners.agreement import NEW_CITIES, NEW_RECKONERS, Agreement
from samovar.games.reckoners.content import Content
from samovar.games.reckoners.content.ids import (
    BASE_RECKONERS,
    CITIES,
    CITY_DISTRICTS,
    DISTRICTS,
    EQUIPMENT,
    GREAT_EPICS,
    PRINTED_RECKONERS,
    RECKONERS,
)
from samovar.games.reckoners.content.parameters import (
    DIFFICULTY_ALLOW_BOTH,
    PARAMETERS,
    PLAYERS_COUNT_BY,
    PLAYERS_COUNT_BY_HUMANS,
    REWARDS_TIMING,
    REWARDS_TIMING_ANY_MODULE,
    SOLO_RECKONERS,
    SWITCHES,
    WORDS,
)
from samovar.games.reckoners.content.words import DIFFICULTIES, FEWEST_RECKONERS, MOST_RECKONERS
from samovar.games.reckoners.lessons.rooms import LESSONS, NO_LESSON, agreed_for
from samovar.kernel.errors import Refusal
from samovar.kernel.game import Config, Setting

ANYBODY: Final = "any"
NO_CARD: Final = "none"
MODULES: Final = ["reckoners", "equipment", "epics", "great-epics"]
TOKENS: Final = ["none", "intense", "hardest"]
MOST_CARRIED: Final = 99
FEWEST_DISTRICTS: Final = 2
MOST_CHAPTERS: Final = 9
MOST_DEFEATS: Final = 999

# Numbers of the parameters that have a second value worth offering.
OTHER_NUMBERS: Final[dict[str, int]] = {
    "supply.barricades": 88,
    "overflow.enforcement_barricade": 0,
    "overflow.plan_tokens": 1,
    "money.cap": 0,
    "track.bracket_min": 0,
    "duplicate_shared.recursion": 1,
    "base_track.min_dice": 0,
    "buy.limit": 1,
    "demolition.start_on_card": 3,
    "limelight.column_min": 0,
}


# Words of former agreements: what they ask for is the house's own way by now, and games go on by them.
AGREED_BEFORE: Final[dict[str, tuple[str, str | int | bool]]] = {"track-bracket-min-1": ("track.bracket_min", 1)}


def rulings() -> dict[str, tuple[str, str | int | bool]]:
    """Every ruling that may be played another way: its word on the new-game page, the parameter and its value."""
    offered: dict[str, tuple[str, str | int | bool]] = {}
    for name in PARAMETERS:
        if name.startswith("campaign."):
            continue
        word = name.replace(".", "-").replace("_", "-")
        if name in WORDS:
            for other in WORDS[name][1:]:
                offered[f"{word}-{other}"] = (name, other)
        elif name in OTHER_NUMBERS:
            offered[f"{word}-{OTHER_NUMBERS[name]}"] = (name, OTHER_NUMBERS[name])
        elif name in SWITCHES:
            offered[f"{word}-otherwise"] = (name, True)
    return {**offered, **AGREED_BEFORE}


RULINGS: Final = rulings()


def settings_of(content: Content) -> list[Setting]:
    """In the order of the page; the three standard pairs come first in their lists. [RS-MIX.2]"""
    newcago = DISTRICTS[:CITY_DISTRICTS]
    equipment = EQUIPMENT[: content.cards.equipment_count]
    return [
        Setting("humans", "number", 3, low=1, high=MOST_RECKONERS),
        Setting("reckoners", "number", 0, low=0, high=MOST_RECKONERS),
        Setting("team", "one", [], values=[ANYBODY, *RECKONERS[: content.cards.ability_count]], per_seat=True),
        Setting("great-epic", "one", "steelheart", values=list(GREAT_EPICS)),
        Setting("city", "one", "newcago", values=list(CITIES)),
        Setting("difficulty", "one", "b", values=list(DIFFICULTIES)),
        Setting("campaign", "switch", False),
        Setting("modules", "some", list(MODULES), values=list(MODULES)),
        Setting("newcago-cards", "switch", False),
        Setting("sides-b", "some", [], values=newcago),
        Setting("relaxed", "switch", False),
        Setting("difficulty-token", "one", "none", values=list(TOKENS)),
        Setting("rulings", "some", [], values=list(RULINGS)),
        Setting("kept", "one", [], values=[NO_CARD, *equipment], per_seat=True, carried=True),
        Setting("kept-plans", "number", [], low=0, high=2, per_seat=True, carried=True),
        Setting("carried-money", "number", 0, low=0, high=MOST_CARRIED, carried=True),
        Setting("chapter", "number", 1, low=1, high=MOST_CHAPTERS, carried=True),
        Setting("defeats", "number", 0, low=0, high=MOST_DEFEATS, carried=True),
        Setting("defeats-here", "number", 0, low=0, high=MOST_DEFEATS, carried=True),
        # Not one entry a seat but one a chapter that was won.
        Setting("saved", "number", [], low=0, high=MOST_CARRIED, per_seat=True, carried=True),
        # None: one more than there are Reckoners. [AR-DISTRICTS]
        Setting("districts", "number", 0, low=0, high=CITY_DISTRICTS, carried=True),
        Setting("lesson", "one", NO_LESSON, values=[NO_LESSON, *LESSONS], carried=True),
    ]


def taught(config: Config) -> Config:
    """The settings to play by: a lesson has its own, whatever else was chosen."""
    lesson = config["lesson"]
    return config if lesson == NO_LESSON else {**config, **agreed_for(lesson)}


def content_for(house: Content, config: Config) -> Content:
    """The edition with the rulings that were chosen."""
    changes: dict[str, str | int | bool] = {}
    for word in config["rulings"]:
        name, value = RULINGS[word]
        # A switch is turned the other way than the edition has it.
        changes[name] = not house.parameters[PARAMETERS.index(name)] if name in SWITCHES else value
    return house.playing(changes) if changes else house


def reckoners_in(content: Content, config: Config) -> int:
    """How many Reckoners play: one for each human, unless they run more; a lone human runs two or more.

    [RK-SETUP.4] [RK-SETUP.5]
    """
    if config["reckoners"] > 0:
        return int(config["reckoners"])
    humans = int(config["humans"])
    return humans if humans > 1 else content.parameters[SOLO_RECKONERS]


def modules_in(config: Config) -> int:
    bits = 0
    for module in config["modules"]:
        bits |= 1 << MODULES.index(module)
    return bits


def agreement_of(content: Content, config: Config) -> Agreement:
    modules = modules_in(config)
    by_humans = content.parameters[PLAYERS_COUNT_BY] == PLAYERS_COUNT_BY_HUMANS
    any_module = content.parameters[REWARDS_TIMING] == REWARDS_TIMING_ANY_MODULE
    count = int(config["humans"]) if by_humans else reckoners_in(content, config)
    if config["lesson"] != NO_LESSON:
        count = FEWEST_RECKONERS  # one Reckoner learns, but no city is made for one alone
    return Agreement(
        content,
        GREAT_EPICS.index(config["great-epic"]),
        CITIES.index(config["city"]),
        DIFFICULTIES.index(config["difficulty"]),
        count,
        modules,
        modules != 0 if any_module else modules & NEW_CITIES != 0,  # [RS-PHASE.2]
        content.token_losses[TOKENS.index(config["difficulty-token"])],
        config["lesson"],
    )


def refusal_of(content: Content, config: Config, fewest: int) -> Refusal | None:
    """Why these settings do not go together, or None. [RK-GOAL.2] [RS-MOD.1] [RS-MIX.1] [RS-DIFF.7]"""
    count = reckoners_in(content, config)
    team = [name for name in config["team"][:count] if name != ANYBODY]
    if config["districts"] == 1:
        return Refusal("AR-DISTRICTS", "why-ring-of-one", {"fewest": FEWEST_DISTRICTS})
    if count < fewest:
        return Refusal("RK-SETUP.4", "why-too-few-reckoners", {"fewest": FEWEST_RECKONERS})
    if count < config["humans"]:
        return Refusal("RK-GOAL.2", "why-somebody-without-reckoner")
    if len(set(team)) != len(team):
        return Refusal("RK-SETUP.20", "why-reckoner-twice")
    if len(config["team"]) > MOST_RECKONERS:
        return Refusal("RK-GOAL.2", "why-too-many-reckoners")
    modules = modules_in(config)
    new = RECKONERS[BASE_RECKONERS:PRINTED_RECKONERS]
    if not modules & NEW_RECKONERS and any(name in new for name in team):
        return Refusal("RS-MOD.1", "why-module-missing")
    elsewhere = config["great-epic"] != "steelheart" or config["city"] != "newcago" or config["newcago-cards"]
    if elsewhere and not modules & NEW_CITIES:
        return Refusal("RS-MOD.1", "why-module-missing")
    if config["newcago-cards"] and config["city"] != "newcago":
        return Refusal("RS-NEW.1", "why-cards-of-newcago")
    both = config["relaxed"] and config["difficulty-token"] != "none"
    if both and content.parameters[DIFFICULTY_ALLOW_BOTH] == 0:
        return Refusal("RS-DIFF.7", "why-relaxed-and-intense")
    kept = [card for card in config["kept"] if card != NO_CARD]
    if len(set(kept)) != len(kept):
        return Refusal("RS-CAMP.6", "why-card-twice")
    return None
