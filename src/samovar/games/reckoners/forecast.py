"""The forecast: what the Epics would take if they acted now, found by letting them act on a copy of the table."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners import epics_phase, great_epics
from samovar.games.reckoners.cells import BARRICADES, ENFORCERS, NOWHERE
from samovar.games.reckoners.content.ids import DISTRICTS, EPICS
from samovar.games.reckoners.content.parameters import BASE_TRACK_SPACES
from samovar.games.reckoners.events import BaseFound, EpicActed, PopulationFell
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.chance import seeded
from samovar.kernel.fields import Fact
from samovar.kernel.steps import Step, act, asked, pending, settle
from samovar.kernel.table import ALL_SEEING, copy

THROWS: Final = 6  # ways in which dice and decks may fall that are looked at; a forecast says from least to most
NAMED: Final = 2  # an Epic is named when it alone costs at least so many people


class Harm:
    """What one Epics' phase took."""

    def __init__(self) -> None:
        self.population = 0
        self.enforcement = 0
        self.barricades = 0
        self.base = 0
        self.dice = 0
        self.plans = 0
        self.money = 0
        self.falls = False
        self.by_epic: dict[tuple[int, int], int] = {}  # epic and district -> population


def forecast(table: ReckonersTable) -> list[Harm]:
    """One phase for each way of falling. Questions to the team are answered as when its time runs out."""
    return [harm_of(table, seeded(throw)) for throw in range(THROWS)]


def harm_of(table: ReckonersTable, memory: int) -> Harm:
    trial = copy(table)
    trial.viewer = ALL_SEEING
    trial.stack.clear()
    trial.answers = [None] * trial.seats
    trial.chance = memory
    trial.log = []
    play_out(trial, epics_phase.epics_phase(trial))
    told = len(trial.log)
    play_out(trial, [great_epics.ActivateGreatEpic()])
    return compared(table, trial, told)


def play_out(table: ReckonersTable, steps: list[Step[Any]]) -> None:
    table.then(*steps)
    settle(table)
    step = pending(table)
    while step is not None:
        seat = asked(table)[0]
        act(table, seat, step.otherwise(table, seat))
        step = pending(table)


def compared(before: ReckonersTable, after: ReckonersTable, told_of_epics: int) -> Harm:
    """What changed; of what was told, the first lines are those of the Epics of the districts."""
    harm = Harm()
    harm.population = int(before.population() - after.population())
    harm.enforcement = int(after.in_city(ENFORCERS) - before.in_city(ENFORCERS))
    harm.barricades = int(after.in_city(BARRICADES) - before.in_city(BARRICADES))
    harm.money = int(before.money() - after.money())
    harm.plans = plans(before) - plans(after)
    harm.dice = dice(before) - dice(after)
    harm.falls = after.over()
    found = 0
    actor = (NOWHERE, NOWHERE)
    log = after.log or []
    for place in range(len(log)):
        event = log[place].event
        if isinstance(event, BaseFound):
            found += 1
        elif isinstance(event, EpicActed):
            actor = (event.epic, event.district)
        elif isinstance(event, PopulationFell) and actor[0] != NOWHERE and place < told_of_epics:
            harm.by_epic[actor] = harm.by_epic.get(actor, 0) + event.loss
    harm.base = found * before.param(BASE_TRACK_SPACES) + int(after.base() - before.base())
    return harm


def plans(table: ReckonersTable) -> int:
    return sum([int(table.plans(seat) + table.pending_plans(seat)) for seat in range(table.seats)])


def dice(table: ReckonersTable) -> int:
    return sum([len(table.dice_of(seat)) for seat in range(table.seats)])


def facts(table: ReckonersTable) -> list[Fact]:
    """The forecast as sentences, made once for all who see the same table."""
    now = [int(cell) for cell in table.cells]
    known = table.agreed.foreseen
    if known is None or known[0] != now:
        known = (now, sentences(forecast(table)))
        table.agreed.foreseen = known
    return list(known[1])


def sentences(harms: list[Harm]) -> list[Fact]:
    """Population first, then whatever else would change."""
    told = [_spanned("fact-forecast-population", [harm.population for harm in harms])]
    told.append(_spanned("fact-forecast-enforcement", [harm.enforcement for harm in harms]))
    told.append(_spanned("fact-forecast-barricades", [harm.barricades for harm in harms]))
    told.append(_spanned("fact-forecast-base", [harm.base for harm in harms]))
    told.append(_spanned("fact-forecast-dice", [harm.dice for harm in harms]))
    told.append(_spanned("fact-forecast-plans", [harm.plans for harm in harms]))
    told.append(_spanned("fact-forecast-money", [harm.money for harm in harms]))
    found = [fact for fact in told if fact is not None]
    worst = _worst(harms)
    if worst is not None:
        found.append(worst)
    if any(harm.falls for harm in harms):
        certain = all(harm.falls for harm in harms)
        found.insert(0, Fact("fact-forecast-fall" if certain else "fact-forecast-danger", {}, "warning"))
    return found


def _spanned(key: str, losses: list[int]) -> Fact | None:
    """From least to most, or None if nothing changes."""
    least, most = min(losses), max(losses)
    if least == 0 and most == 0:
        return None
    span = str(least) if least == most else f"{least}\u2013{most}"
    return Fact(key, {"least": least, "most": most, "span": span}, "cost")


def _worst(harms: list[Harm]) -> Fact | None:
    """The Epic whose own actions cost the most people in every case, if it is worth a word."""
    least: dict[tuple[int, int], int] = {}
    for actor in harms[0].by_epic:
        least[actor] = min([harm.by_epic.get(actor, 0) for harm in harms])
    if not least:
        return None
    actor = max(least, key=lambda one: least[one])
    if least[actor] < NAMED:
        return None
    named = {
        "epic": {"kind": "epic", "id": EPICS[actor[0]]},
        "district": {"kind": "district", "id": DISTRICTS[actor[1]]},
        "loss": least[actor],
    }
    return Fact("fact-forecast-worst", named, "plain")
