"""A finished game analysed in a worker process (workers.py), with links from what was found into its replay."""

from __future__ import annotations

import time
from typing import Any, Final

from samovar.bots.analysis import Analyst
from samovar.bots.minds import mind_for
from samovar.kernel.errors import Unreadable
from samovar.kernel.match import lasting
from samovar.kernel.record import CHANCE, CORRECTED, Entry, read_record
from samovar.kernel.table import ALL_SEEING
from samovar.server.archive import Kept
from samovar.server.catalogue import Catalogue
from samovar.server.event_log import recorded
from samovar.server.past_jobs import playback_of
from samovar.server.perspectives import Perspective
from samovar.server.refusals import Refused, stuck_args
from samovar.server.replays import Playback, record_of, went_on_places
from samovar.server.settings import Effort
from samovar.server.wire.analyses import Analysis, Chances, Costly, JudgedChoice, Played, TurningPoint
from samovar.server.wire.message import Text
from samovar.server.workers import LISTENER, Job

DICE: Final = 20_262  # the same game gives the same analysis, unless time cuts it short
STEP: Final = 0.01  # of the way, that is worth telling


class AnalysisJob(Job):
    kept: Kept
    effort: Effort

    def perform(self, catalogue: Catalogue) -> Analysis:
        game = catalogue.box(self.kept.facts.game, self.kept.facts.box).game
        mind = mind_for(game.id)
        if mind is None:
            raise Refused("why-no-analysis")
        try:
            record = read_record(record_of(self.kept))
            analyst = Analyst(
                game,
                mind,
                record,
                DICE,
                self.effort.rollouts,
                self.effort.moments,
                self.effort.simulations,
                self.effort.seconds,
                Steps().tell,
                time.thread_time,
            )
        except Unreadable:  # laid under rules that lead elsewhere today
            raise Refused("why-stuck", **stuck_args()) from None
        if not analyst.decisions:
            raise Refused("why-no-analysis")
        return linked(playback_of(catalogue, self.kept), places_of(self.kept, record.entries), analyst.analyse())


class Steps:
    """Tells how far the job is, a hundred times at most."""

    def __init__(self) -> None:
        self.last = -STEP

    def tell(self, far: float) -> None:
        if far >= self.last + STEP:
            self.last = far
            LISTENER.get()(far)


def places_of(kept: Kept, entries: list[Entry]) -> list[int]:
    """For every choice that was not taken back, the happening in which it was made."""
    places = [place for place in went_on_places(kept) for _ in recorded([kept.rows[place]])]
    place_of = {id(entry): place for entry, place in zip(entries, places, strict=True)}
    return [place_of[id(entry)] for entry in lasting(entries) if entry.kind not in (CHANCE, CORRECTED)]


def linked(playback: Playback, places: list[int], found: dict[str, Any]) -> Analysis:
    """What was found, with the moments of the replay that show it."""
    everything = playback.perspective(ALL_SEEING)

    def shown(perspective: Perspective, choice: int) -> int:
        """The last moment before a choice; after the last choice, the end."""
        frames = zip(perspective.frames, perspective.places, strict=True)
        before = [frame.seq for frame, place in frames if choice >= len(places) or place < places[choice]]
        return before[-1] if before else 1

    return Analysis(
        cooperative=found["cooperative"],
        choices=found["choices"],
        course=[Chances(seq=shown(everything, each["place"]), **each) for each in found["course"]],
        turning=[TurningPoint(seq=shown(everything, each["place"]), **each) for each in found["turning"]],
        costly=[
            Costly(
                place=each["place"],
                seat=each["seat"],
                seq=shown(playback.perspective(each["seat"]), each["place"]),
                made=judged(each["made"]),
                better=judged(each["better"]),
                gain=each["gain"],
                error=each["error"],
            )
            for each in found["costly"]
        ],
        played=[Played(**each) for each in found["played"]],
        luck=[each["deviations"] for each in found["luck"]],
        thrown=found["thrown"],
        rollouts=found["rollouts"],
        complete=found["complete"],
    )


def judged(told: dict[str, Any]) -> JudgedChoice:
    return JudgedChoice(say=told["say"], label=Text(key=told["label"]["key"], args=told["label"].get("args", {})))
