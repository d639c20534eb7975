"""How sure one can be: shares with intervals, paired differences, several comparisons at once, and when to stop.

The unit is what is independent: a game, or a round of games that share their dice while the sides are swapped.
Each unit gives a score from 0 (lost) to 1 (won); a draw is shared.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log, sqrt
from statistics import NormalDist
from typing import Any, Final

CONFIDENCE: Final = 0.95
NORMAL: Final = NormalDist()

BETTER: Final = "better"
WORSE: Final = "worse"
ALIKE: Final = "alike"


class Scores:
    """The scores of independent units, as they come in."""

    def __init__(self, scores: Iterable[float] = ()) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        for score in scores:
            self.add(score)

    def add(self, score: float) -> None:
        assert 0.0 <= score <= 1.0
        self.count += 1
        self.total += score
        self.squares += score * score

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.5

    def variance(self) -> float:
        """Of one unit's score, as if one loss and one win had been seen before: never 0 after few like games."""
        count = self.count + 2
        mean = (self.total + 1.0) / count
        return (self.squares + 1.0) / count - mean * mean

    def trials(self) -> float:
        """How many plain wins and losses would tell as much as these units: draws and shared dice tell more."""
        mean = (self.total + 1.0) / (self.count + 2)
        return self.count * mean * (1.0 - mean) / self.variance()

    def interval(self, confidence: float = CONFIDENCE) -> tuple[float, float]:
        """Wilson's interval of the mean: honest for few games and for shares near 0 or 1."""
        return wilson(self.mean, self.trials(), confidence)

    def chance(self, null: float) -> float:
        """How likely a mean this far from `null`, or farther, is if `null` is the truth (two-sided)."""
        if self.count == 0:
            return 1.0
        spread = sqrt(null * (1.0 - null) / self.trials())
        return 2.0 * (1.0 - NORMAL.cdf(abs(self.mean - null) / spread)) if spread else float(self.mean == null)

    def plain(self) -> dict[str, Any]:
        low, high = self.interval()
        return {"share": self.mean, "low": low, "high": high}


def wilson(share: float, trials: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's score interval of a share seen in so many trials."""
    if trials == 0:
        return 0.0, 1.0
    sure = NORMAL.inv_cdf(0.5 + confidence / 2.0)
    square = sure * sure / trials
    centre = (share + square / 2.0) / (1.0 + square)
    half = sqrt(square * (share * (1.0 - share) + square / 4.0)) / (1.0 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


class Differences:
    """What one thing scored above another, unit by unit on the same dice: from -1 to 1."""

    def __init__(self, pairs: Iterable[tuple[float, float]] = ()) -> None:
        self.scores = Scores((1.0 + first - second) / 2.0 for first, second in pairs)

    def add(self, first: float, second: float) -> None:
        self.scores.add((1.0 + first - second) / 2.0)

    @property
    def mean(self) -> float:
        return 2.0 * self.scores.mean - 1.0

    def interval(self, confidence: float = CONFIDENCE) -> tuple[float, float]:
        """Of the difference itself: the two shares' own intervals may overlap although one is surely better."""
        low, high = self.scores.interval(confidence)
        return 2.0 * low - 1.0, 2.0 * high - 1.0

    def chance(self) -> float:
        """How likely a difference this large is if there is none."""
        return self.scores.chance(0.5)


def holm(chances: list[float]) -> list[float]:
    """The chances of several comparisons, corrected (Holm): below 0.05 stays a finding however many were tried."""
    corrected = [1.0] * len(chances)
    least = 0.0
    for rank, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        least = max(least, min(1.0, chances[place] * (len(chances) - rank)))
        corrected[place] = least
    return corrected


class Sequential:
    """Stops when the answer is clear: is the mean above a half by `edge`, below by it, or neither?

    Two generalised sequential probability-ratio tests side by side, as chess engines are tested: each of `edge` against
    no difference. Either verdict is wrong in at most the share `error` of the series.
    """

    def __init__(self, edge: float = 0.05, error: float = 0.05) -> None:
        assert 0.0 < edge < 0.5
        assert 0.0 < error < 0.5
        self.edge = edge
        self.scores = Scores()
        self.found = log((1.0 - error) / (error / 2.0))  # half the error for each side
        self.none = log(error / (1.0 - error / 2.0))

    def ratio(self, edge: float) -> float:
        """The logarithm of how much likelier a mean of a half plus `edge` is than a half."""
        scores = self.scores
        return scores.count * edge * (2.0 * (scores.mean - 0.5) - edge) / (2.0 * scores.variance())

    def add(self, score: float) -> str | None:
        """Count a unit; the verdict, once there is one."""
        self.scores.add(score)
        return self.verdict()

    def verdict(self) -> str | None:
        above, below = self.ratio(self.edge), self.ratio(-self.edge)
        if above >= self.found:
            return BETTER
        if below >= self.found:
            return WORSE
        return ALIKE if max(above, below) <= self.none else None


def verdict_on(low: float, high: float, fair: tuple[float, float]) -> str:
    """What an interval says of a fair range: surely outside, surely within, or not yet known."""
    if high < fair[0] or low > fair[1]:
        return "outside"
    return "within" if fair[0] <= low and high <= fair[1] else "open"


class Means:
    """The mean of any numbers, one an independent unit, with its interval (Student's, by a normal series)."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.values = list(values)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        count = len(self.values)
        if count < 2:
            return float("inf")
        mean = self.mean
        return sqrt(sum((value - mean) ** 2 for value in self.values) / (count - 1) / count)

    def interval(self, confidence: float = CONFIDENCE) -> tuple[float, float]:
        half = student(0.5 + confidence / 2.0, len(self.values) - 1) * self.error()
        return self.mean - half, self.mean + half

    def chance(self) -> float:
        """How likely a mean this far from 0 is if 0 is the truth."""
        error = self.error()
        if error == 0.0:
            return float(self.mean == 0.0)
        # Of few units the error is itself uncertain: Student's distribution, brought to the normal one.
        freedom = max(1, len(self.values) - 1)
        far = abs(self.mean) / error
        return 2.0 * (1.0 - NORMAL.cdf(far * (1.0 - 0.25 / freedom) / sqrt(1.0 + far * far / (2.0 * freedom))))


def student(part: float, freedom: int) -> float:
    """The quantile of Student's distribution, by the expansion of Cornish and Fisher."""
    z = NORMAL.inv_cdf(part)
    if freedom < 1:
        return float("inf")
    first = (z**3 + z) / 4.0
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96.0
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384.0
    return z + first / freedom + second / freedom**2 + third / freedom**3
