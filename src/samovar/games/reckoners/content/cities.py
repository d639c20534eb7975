"""The three cities: the Great Epic's values there, district tracks, Newcago's cards, and the small decks."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners.content.acts import Acts
from samovar.games.reckoners.content.cards import gained, mask
from samovar.games.reckoners.content.great_epics import team_place
from samovar.games.reckoners.content.ids import CITIES, CITY_DISTRICTS, DISTRICTS, REGALIA_CARDS
from samovar.games.reckoners.content.words import (
    ASSAULTS,
    BONUSES,
    DIFFICULTIES,
    FEWEST_RECKONERS,
    GAIN_COUNT,
    GREAT_EPIC_RESEARCH,
    MOST_RECKONERS,
    SIDES,
    TEAM_SIZES,
)
from samovar.kernel.errors import Unreadable

BABILAR_SPACES = 11  # research 10 to 0
ILDITHIA_LEVELS = 8  # 7 to 1; nothing acts at the bottom, level 0


def by_team(table: dict[str, int]) -> list[int]:
    return [table[str(reckoners)] for reckoners in range(FEWEST_RECKONERS, MOST_RECKONERS + 1)]


class Cities:
    """Values and tracks. District numbers run over the three cities, as in DISTRICTS."""

    def __init__(self, pack: dict[str, Any], acts: Acts) -> None:
        self.great_research: list[int] = []  # in Babilar, that of each district's track
        self.great_health: list[int] = []
        for city in CITIES:
            for difficulty in DIFFICULTIES:
                research, health = pack[city]["research"][difficulty], pack[city]["health"][difficulty]
                one_for_all = isinstance(research, int)
                self.great_research += [research] * TEAM_SIZES if one_for_all else by_team(research)
                self.great_health += [health] * TEAM_SIZES if one_for_all else by_team(health)
        self._babilar: list[int] = []
        for id in DISTRICTS[CITY_DISTRICTS : 2 * CITY_DISTRICTS]:
            track = pack["babilar"]["districts"][id]["track"]
            self._babilar += [acts.number(line) for line in reversed(track)]
        self._ildithia: list[int] = []
        for id in DISTRICTS[2 * CITY_DISTRICTS :]:
            levels = pack["ildithia"]["districts"][id]["levels"]
            self._ildithia += [0] + [acts.number(line) for line in reversed(levels)]
        self._start_level = by_team(pack["ildithia"]["start-level"])
        self._points = by_team(pack["ildithia"]["points"])
        self.bottom_research: int = gained(pack["ildithia"]["bottom"])[GREAT_EPIC_RESEARCH]

    def research(self, city: int, difficulty: int, reckoners: int) -> int:
        """The Great Epic's research there, or that of each district in Babilar."""
        return self.great_research[(city * len(DIFFICULTIES) + difficulty) * TEAM_SIZES + team_place(reckoners)]

    def health(self, city: int, difficulty: int, reckoners: int) -> int:
        return self.great_health[(city * len(DIFFICULTIES) + difficulty) * TEAM_SIZES + team_place(reckoners)]

    def babilar_act(self, district: int, space: int) -> int:
        """The act on a space (10 to 0) of a Babilar district's research track."""
        return self._babilar[(district - CITY_DISTRICTS) * BABILAR_SPACES + space]

    def ildithia_act(self, district: int, level: int) -> int:
        """The act at a level (7 to 1) of an Ildithia district's track."""
        return self._ildithia[(district - 2 * CITY_DISTRICTS) * ILDITHIA_LEVELS + level]

    def start_level(self, reckoners: int) -> int:
        return self._start_level[team_place(reckoners)]

    def points(self, reckoners: int) -> int:
        """How far Ildithia's movement board goes each round."""
        return self._points[team_place(reckoners)]


class Decks:
    """Regalia's cards as assault effects, Dawnslight's as gains, Newcago's two-sided cards (district * 2 + side)."""

    def __init__(self, pack: dict[str, Any], acts: Acts) -> None:
        self.regalia: list[int] = []
        for effect in range(len(ASSAULTS)):
            self.regalia += [effect] * pack["regalia-cards"][ASSAULTS[effect]]
        if len(self.regalia) != REGALIA_CARDS:
            raise Unreadable("regalia-cards", f"must be {REGALIA_CARDS} cards, not {len(self.regalia)}")
        self.dawnslight: list[int] = []  # GAIN_COUNT a card
        for card in pack["dawnslight"]["cards"]:
            self.dawnslight += gained(card)
        self.newcago_act: list[int] = []
        self.newcago_bonus: list[int] = []
        self.newcago_symbols: list[int] = []  # to spend, or within reach, as bits
        self.newcago_gains: list[int] = []  # GAIN_COUNT a side
        for id in DISTRICTS[:CITY_DISTRICTS]:
            for side in SIDES:
                printed = pack["newcago-cards"][id][side]
                self.newcago_act.append(acts.number(printed["action"]))
                self.newcago_bonus.append(BONUSES.index(printed["bonus"]))
                self.newcago_symbols.append(mask(printed["symbols"]))
                self.newcago_gains += gained(printed["gains"])

    def dawnslight_gain(self, card: int, gain: int) -> int:
        return self.dawnslight[card * GAIN_COUNT + gain]

    def newcago_gain(self, district: int, side: int, gain: int) -> int:
        return self.newcago_gains[(district * len(SIDES) + side) * GAIN_COUNT + gain]
