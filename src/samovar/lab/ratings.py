"""How strong each of several is, by who beat whom: the model of Bradley and Terry, a draw half a win, with intervals.

The intervals are those of the sandwich: games of a round share their dice, so the round counts, not the game.
"""

from __future__ import annotations

from math import log
from typing import Any, Final, NamedTuple

import numpy as np

from samovar.lab.statistics import CONFIDENCE, NORMAL

ELO: Final = 400.0 / log(10.0)
PRIOR: Final = 0.5  # a draw against the average, so that who never lost has a finite strength
STEPS: Final = 100


class Meeting(NamedTuple):
    """One round of two: the share of the first, of 0 to 1, over so many games."""

    first: int
    second: int
    share: float
    games: int


class Rating(NamedTuple):
    name: str
    elo: float
    low: float
    high: float
    games: int
    share: float

    def plain(self) -> dict[str, Any]:
        return self._asdict()


def rated(names: list[str], meetings: list[Meeting], confidence: float = CONFIDENCE) -> list[Rating]:
    """Everybody's strength in Elo around an average of 0, in the order of the names."""
    count = len(names)
    first = np.array([each.first for each in meetings], dtype=int)
    second = np.array([each.second for each in meetings], dtype=int)
    share = np.array([each.share for each in meetings])
    games = np.array([float(each.games) for each in meetings])
    strength = np.zeros(count)
    for _ in range(STEPS):
        slope, bend = _slopes(strength, first, second, share, games, count)
        step = np.linalg.solve(bend, slope)
        strength += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-9:
            break
    strength -= strength.mean()
    _, bend = _slopes(strength, first, second, share, games, count)
    expected = 1.0 / (1.0 + np.exp(strength[second] - strength[first]))
    off = games * (share - expected)
    scores = np.zeros((len(meetings), count))
    scores[np.arange(len(meetings)), first] = off
    scores[np.arange(len(meetings)), second] = -off
    inverse = np.linalg.inv(bend)
    spread = inverse @ (scores.T @ scores + PRIOR * 0.25 * np.eye(count)) @ inverse
    centre = np.eye(count) - 1.0 / count
    error = np.sqrt(np.maximum(0.0, np.diag(centre @ spread @ centre.T)))
    sure = NORMAL.inv_cdf(0.5 + confidence / 2.0)
    found = []
    for place, name in enumerate(names):
        mine = (first == place, second == place)
        played = float(games[mine[0] | mine[1]].sum())
        won = float((games * share)[mine[0]].sum() + (games * (1.0 - share))[mine[1]].sum())
        middle, half = float(ELO * strength[place]), float(ELO * sure * error[place])
        found.append(Rating(name, middle, middle - half, middle + half, int(played), won / played if played else 0.5))
    return found


def _slopes(strength: Any, first: Any, second: Any, share: Any, games: Any, count: int) -> tuple[Any, Any]:
    """First and second derivatives of the likelihood, the prior's pull to the middle with them."""
    expected = 1.0 / (1.0 + np.exp(strength[second] - strength[first]))
    off = games * (share - expected)
    weight = games * expected * (1.0 - expected)
    own = 1.0 / (1.0 + np.exp(-strength))
    slope = PRIOR * (0.5 - own)
    np.add.at(slope, first, off)
    np.add.at(slope, second, -off)
    bend = np.diag(PRIOR * own * (1.0 - own))
    np.add.at(bend, (first, first), weight)
    np.add.at(bend, (second, second), weight)
    np.add.at(bend, (first, second), -weight)
    np.add.at(bend, (second, first), -weight)
    return slope, bend
