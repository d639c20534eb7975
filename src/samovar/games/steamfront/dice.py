"""What dice are worth: sets of equal faces make successes, and successes make damage."""

from __future__ import annotations

from typing import Final

from samovar.kernel.native import i64

SIDES: Final = 6
NO_CAP: Final = 0


def successes(faces: list[int]) -> int:
    """A pair gives one success, a triple two, and so on: as many as there are dice beyond the different faces.

    Splitting a quadruple into pairs would only lose. [SF-5.1.12] [SF-5.1.13] [A-01] [A-02]
    """
    return len(faces) - len(set(faces))


def sets(faces: list[int]) -> list[list[int]]:
    """The faces in sets of equal ones, the largest set first."""
    grouped = [[face] * faces.count(face) for face in sorted(set(faces))]
    return sorted(grouped, key=len, reverse=True)


def singles(faces: list[int]) -> list[int]:
    """The places of dice without a twin: throwing those again never loses."""
    return [place for place in range(len(faces)) if faces.count(faces[place]) == 1]


def inflicted(attack: i64, defence: i64, damage: i64, plus: i64, minus: i64, cap: i64, sure: bool) -> i64:
    """The damage of an attack out of the successes on both sides.

    Without a success nothing happens [SF-5.1.14] [A-03]; fewer than the defender's do nothing [SF-5.1.17] [A-04]; equal
    ones inflict the weapon's damage [SF-5.1.15], each more adds one [SF-5.1.16]. Bonuses and reductions follow, then
    the floor of one [SF-5.1.18] [A-05], then the cap of a Resistance order [A-06].
    """
    if attack == 0:
        return 0
    excess: i64 = attack - defence
    if excess < 0:
        if not sure:
            return 0
        excess = 0
    dealt: i64 = damage + excess + plus - minus
    if dealt < 1:
        dealt = 1
    return cap if cap != NO_CAP and dealt > cap else dealt
