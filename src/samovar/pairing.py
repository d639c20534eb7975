"""Who meets whom: a round of a Swiss tournament, and all rounds of one in which everybody meets everybody.

Those who play are numbers from 0 on. The server pairs people by it, the lab bots.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

Pair = tuple[int, int | None]  # without a second the first sits out

# What a pairing costs, each more than all that follow: meeting again, sitting out again, points apart, both used to the
# same side, and how far it is from the fold, upper against lower half, among equals.
AGAIN: Final = 10**15
APART: Final = 10**9
LEANING: Final = 10**5


def swiss(
    standing: Sequence[float],
    met: Collection[tuple[int, int]],
    rested: Collection[int] = (),
    leans: Sequence[int] | None = None,
) -> list[Pair]:
    """Those of like standing who have not met, the best first; of an odd number somebody low who has not rested yet.

    `met` holds the lower number first. Among equals those named first are taken for stronger. `leans`: how much more
    often each sat first than second.
    """
    import networkx  # a tenth of a second, for whoever pairs

    order = sorted(range(len(standing)), key=lambda one: (-standing[one], one))
    levels = sorted(set(standing), reverse=True)
    groups = [[one for one in order if standing[one] == level] for level in levels]
    group = {one: number for number, members in enumerate(groups) for one in members}
    place = {one: number for members in groups for number, one in enumerate(members)}

    def cost(one: int, other: int) -> int:
        again = (min(one, other), max(one, other)) in met
        found = AGAIN * again + APART * (group[one] - group[other]) ** 2
        if leans is not None and leans[one] * leans[other] > 0:
            found += LEANING * min(abs(leans[one]), abs(leans[other]))
        if group[one] == group[other]:
            found += abs(abs(place[one] - place[other]) - len(groups[group[one]]) // 2)
        return found

    meetings = networkx.Graph()
    for number, one in enumerate(order):
        for other in order[number + 1 :]:
            meetings.add_edge(one, other, weight=-cost(one, other))
    nobody = len(standing)
    if len(standing) % 2:
        for number, one in enumerate(reversed(order)):
            apart = APART * (len(groups) - group[one]) ** 2
            meetings.add_edge(one, nobody, weight=-(AGAIN * (one in rested) + apart + number))
    found = networkx.max_weight_matching(meetings, maxcardinality=True)
    rank = {one: number for number, one in enumerate([*order, nobody])}
    pairs = sorted((sorted(pair, key=lambda one: rank[one]) for pair in found), key=lambda pair: rank[pair[0]])
    alone = [(one, None) for one, other in pairs if other == nobody]
    return [*[(one, other) for one, other in pairs if other != nobody], *alone]


def everybody(count: int) -> list[list[Pair]]:
    """All rounds in which everybody meets everybody once, by the circle method; of an odd number one sits out each."""
    turning = [*range(count), *([None] if count % 2 else [])]
    fixed, rounds = turning.pop(), []
    for number in range(len(turning)):
        around = turning[number:] + turning[:number]
        half = len(around) // 2
        met = [(around[half], fixed) if number % 2 else (fixed, around[half])]
        met += [(around[half - step], around[half + step]) for step in range(1, half + 1)]
        rounds.append(sorted((sided(*pair) for pair in met), key=lambda pair: pair[1] is None))
    return rounds


def sided(one: int | None, other: int | None) -> Pair:
    """Whoever meets nobody stands first."""
    if one is None or other is None:
        alone = other if one is None else one
        assert alone is not None
        return alone, None
    return one, other
