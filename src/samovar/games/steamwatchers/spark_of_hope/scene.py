"""What is going on at the questions of Spark of Hope, for whoever draws it."""

from __future__ import annotations

from typing import Any

from samovar.games.steamwatchers.content.ids import ZONE_IDS
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.journey import CaravanManoeuvre
from samovar.games.steamwatchers.spark_of_hope.losses import CaravanOverflow
from samovar.games.steamwatchers.spark_of_hope.sensors import LentSupport
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.steps import Step


def caravan_scene(seen: SteamTable, question: Step[Any]) -> dict[str, Any] | None:
    if isinstance(question, CaravanOverflow):
        return {"doing": "fleeing", "at": ZONE_IDS[question.zone], "goal": ZONE_IDS[question.goal]}
    if isinstance(question, LentSupport):
        return {"doing": "lending", "at": ZONE_IDS[question.zone], "goal": ZONE_IDS[question.zone]}
    if isinstance(question, CaravanManoeuvre):
        scene: dict[str, Any] = {"doing": "driving"}
        if isinstance(seen, CaravanTable) and seen.has_caravan(question.seat):
            scene["at"] = ZONE_IDS[seen.caravan_zone(question.seat)]
        return scene
    return None
