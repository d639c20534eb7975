"""The agreement: what was settled before the game, which no move changes."""

from __future__ import annotations

from typing import Final

from samovar.games.reckoners.content import Content
from samovar.games.reckoners.content.ids import LIMELIGHT
from samovar.games.reckoners.content.parameters import LIMELIGHT_COLUMNS
from samovar.games.reckoners.content.words import TRACK_COUNT
from samovar.kernel.fields import Fact

NEW_RECKONERS: Final = 1  # bits of Agreement.modules
NEW_EQUIPMENT: Final = 2
NEW_EPICS: Final = 4
NEW_CITIES: Final = 8


class Agreement:
    """Who is fought where, how hard, and with which parts of the boxes."""

    def __init__(
        self,
        content: Content,
        great_epic: int,
        city: int,
        difficulty: int,
        count: int,
        modules: int,
        at_once: bool,
        yellow_loss: int,
        lesson: str,
    ) -> None:
        self.params = content.parameters
        self.great_epic = great_epic
        self.city = city
        self.difficulty = difficulty
        self.count = count  # what per-player numbers follow
        self.modules = modules  # bits: Reckoners, equipment, Epics, Great Epics and cities
        self.at_once = at_once  # rewards are taken in the use step
        self.yellow_loss = yellow_loss  # of the difficulty token
        self.lesson = lesson  # which lesson is played, or none
        # The reworked Epics replace those of the base game, which have base actions alone. [RS-MOD.4] [RS-EPIC.1]
        self.epics = content.epics if modules & NEW_EPICS else content.base_epics
        # His own boards or booklet page, in whatever city. [RS-REG.1] [RS-LIM.1] [RS-LIM.3]
        self.board = 0 if great_epic == LIMELIGHT else content.boards.board(great_epic, difficulty, count)
        self.page = content.booklet.page(difficulty, count)
        self.track_length: list[int] = []
        for track in range(TRACK_COUNT):
            if great_epic == LIMELIGHT:
                self.track_length.append(content.parameters[LIMELIGHT_COLUMNS])
            else:
                self.track_length.append(content.boards.length[self.board + track])
        self.start_level = content.cities.start_level(count)
        self.points = content.cities.points(count)
        # The latest forecast and the cells it was made from: everybody is asked at once, and all read the same one.
        self.foreseen: tuple[list[int], list[Fact]] | None = None
