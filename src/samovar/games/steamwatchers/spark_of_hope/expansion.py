"""Spark of Hope as an expansion: all that it registers; and what playing without it means."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamwatchers import extensions as points
from samovar.games.steamwatchers.content.edition import Content
from samovar.games.steamwatchers.content.ids import BASE_ARCHONS, CONVOY, PRINTED_ARCHONS, SCENARIO_IDS
from samovar.games.steamwatchers.content.scenarios import REFUSED, REQUIRED, Scenario
from samovar.games.steamwatchers.expansion import Expansion
from samovar.games.steamwatchers.rows import ARCHON_ASIDE, ARCHONS_ASIDE
from samovar.games.steamwatchers.spark_of_hope import (
    actions,
    moments,
    powers,
    setup,
)
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import PlanCaravan
from samovar.games.steamwatchers.spark_of_hope.counsel import CaravanCounsel
from samovar.games.steamwatchers.spark_of_hope.inventory import add_caravans
from samovar.games.steamwatchers.spark_of_hope.scene import caravan_scene
from samovar.games.steamwatchers.spark_of_hope.table import HopeTable
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.telling import Sayings
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.game import Config, Lesson
from samovar.kernel.steps import Step

SAYINGS: Final = Sayings(
    travels=("event-caravan-drove", "event-pieces-loaded"),
    arrays=("event-caravan-supported",),
    parts=("caravan-drove", "pieces-loaded", "pieces-unloaded"),
    fates={"event-caravan-destroyed": "deed-part-caravan-destroyed"},
)


class WithoutIt(Expansion):
    """The base game alone."""

    def refuses(self, story: Scenario) -> Refusal | None:
        """Its own scenarios go with Spark of Hope and with nothing else. [SH-SCN.2]"""
        return Refusal("SH-SCN.2", "why-scenario-with-caravans") if story.expansion == REQUIRED else None

    def deal(self, seen: SteamTable, unseen: list[int]) -> list[int]:
        lay_none_aside(seen)
        return unseen


class CardsAlone(WithoutIt):
    """Without caravans the six cards of the expansion may simply be added. [SH-ARCHON.2]"""

    def __init__(self) -> None:
        super().__init__(PRINTED_ARCHONS)


class SparkOfHope(Expansion):
    """Caravans, kits, six Archon cards and two scenarios."""

    def __init__(self) -> None:
        super().__init__()
        all_points = self.extensions
        register_moments(all_points)
        register_actions(all_points)
        all_points.additions[points.GEO_LEVEL].append(powers.MobileGeo())
        all_points.additions[points.FINAL_GEO].append(powers.WagonGeo())
        all_points.additions[points.ARRIVED].append(powers.SetDown())
        all_points.bans[points.TO_BUILD].append(powers.NoBuilding())
        all_points.bans[points.TO_SUPPORT].append(powers.NoSupport())
        all_points.forces.append(powers.CaravanForce())
        all_points.immunities.append(powers.EmpFields())
        all_points.words.append(powers.CaravanWords())
        all_points.tie_breaks.append(powers.KeeperYields())
        all_points.counsels.append(CaravanCounsel())

    def empty_table(self, content: Content) -> SteamTable:
        return HopeTable(content, self.extensions)

    def refuses(self, story: Scenario) -> Refusal | None:
        """It goes with all but one of the base game's. [SH-SCN.1]"""
        return Refusal("SH-SCN.1", "why-scenario-without-caravans") if story.expansion == REFUSED else None

    def opening(self) -> list[Step[Any]]:
        return [setup.ReplaceArchons()]

    def sayings(self) -> list[Sayings]:
        return [SAYINGS]

    def scene(self, seen: SteamTable, question: Step[Any]) -> dict[str, Any] | None:
        return caravan_scene(seen, question)

    def planned(self, answer: Choice | None) -> tuple[int, ...] | None:
        return answer.orders if isinstance(answer, PlanCaravan) else None

    def lessons(self, config: Config, minutes: int) -> list[Lesson]:
        """A first caravan."""
        return [Lesson("caravans", {"expansion": "spark-of-hope", "scenario": SCENARIO_IDS[CONVOY], **config}, minutes)]

    def deal(self, seen: SteamTable, unseen: list[int]) -> list[int]:
        """Base cards that nobody has seen may be among the six that were laid aside."""
        lay_none_aside(seen)
        aside = min(seen.content.added.archons_replaced, ARCHONS_ASIDE)
        gone = [card for card in unseen if card < BASE_ARCHONS][:aside]
        for place in range(aside):
            seen.cells[ARCHON_ASIDE + place] = gone[place] + 1
        return [card for card in unseen if card not in gone]

    def count(self, table: SteamTable, counted: dict[str, int]) -> None:
        assert isinstance(table, CaravanTable)
        add_caravans(table, counted)


def lay_none_aside(seen: SteamTable) -> None:
    for place in range(ARCHONS_ASIDE):
        seen.cells[ARCHON_ASIDE + place] = 0


def register_moments(all_points: points.Extensions) -> None:
    occasions, variants = all_points.occasions, all_points.variants
    occasions[points.TABLE_LAID].append(moments.KitsLaidOut())
    occasions[points.CLAN_TAKEN].append(moments.Equipment())
    occasions[points.DEPLOYMENT_TAKEN].append(moments.Vanguard())
    occasions[points.HAS_PASSED].append(moments.BoardCleared())
    occasions[points.CARD_COMES].append(moments.Shields())
    occasions[points.ARCHON_PLAYS].append(moments.SecondCard())
    occasions[points.GEO_COUNTED].append(moments.CradleHelps())
    occasions[points.TURN_ENDS].append(moments.BoardsTidied())
    variants[points.PLANNING].append(moments.BoardPlanning())
    variants[points.ACTIVATION_END].append(moments.BoardReturned())
    variants[points.RALLY].append(moments.LentFirst())
    variants[points.LOSSES].append(moments.WagonsLost())
    variants[points.ROUT].append(moments.CaravanFlees())
    variants[points.RETREAT].append(moments.CaravanFallsBack())


def register_actions(all_points: points.Extensions) -> None:
    questions = all_points.actions
    questions[points.ACTIVATION].append(actions.BoardOrder())
    questions[points.MOVE_ORDER].append(actions.CaravanMoves())
    questions[points.DEFENCE_ORDER].append(actions.KitActions())
    questions[points.DISBANDING].append(actions.NoSoldiers("SH-CARAVAN.8"))
    questions[points.BANISHMENT].append(actions.NoSoldiers("SH-CARAVAN.5"))
    questions[points.SHIFTING].append(actions.NoSoldiers("SW-MOVE.7"))
    questions[points.SCOUTING].append(actions.NoSoldiers("SW-SCN-FEUX.2"))
