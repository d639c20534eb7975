"""What an expansion gives: its extensions, its table, its steps and verbs, and where its pieces lie."""

from __future__ import annotations

from typing import Any

from samovar.games.steamwatchers.content.edition import Content
from samovar.games.steamwatchers.content.ids import BASE_ARCHONS
from samovar.games.steamwatchers.content.scenarios import Scenario
from samovar.games.steamwatchers.extensions import Extensions
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.telling import Sayings
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.game import Config, Lesson
from samovar.kernel.native import mypyc_attr
from samovar.kernel.steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """As it stands: none, the base game alone."""

    def __init__(self, archons: int = BASE_ARCHONS) -> None:
        self.extensions = Extensions(archons)

    def empty_table(self, content: Content) -> SteamTable:
        return SteamTable(content, self.extensions)

    def refuses(self, story: Scenario) -> Refusal | None:
        """Why a scenario is not played with it."""
        return None

    def opening(self) -> list[Step[Any]]:
        """What happens before the decks are shuffled."""
        return []

    def lessons(self, config: Config, minutes: int) -> list[Lesson]:
        """Lessons in it, with these settings besides its own."""
        return []

    def sayings(self) -> list[Sayings]:
        """Sentences of its own that belong to deeds of the base game."""
        return []

    def scene(self, seen: SteamTable, question: Step[Any]) -> dict[str, Any] | None:
        """What is going on at a question of its own, in the words of `scene.Scene`; None at the base game's."""
        return None

    def planned(self, answer: Choice | None) -> tuple[int, ...] | None:
        """The orders in a plan of its own, zone and order by turns."""
        return None

    def deal(self, seen: SteamTable, unseen: list[int]) -> list[int]:
        """Put unseen Archon cards where only the expansion has a place; what is left lies in deck and hands."""
        return unseen

    def count(self, table: SteamTable, counted: dict[str, int]) -> None:
        """Add pieces that lie where the base game has no place."""
