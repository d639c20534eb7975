"""Pairings: the values of one setting play each other, sides swapped on the same dice, and who wins is counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import Box, Round, play_rounds
from samovar.lab.report import Count, shares
from samovar.lab.seating import Hosts
from samovar.lab.statistics import holm, verdict_on

FAIR = (0.35, 0.65)
TRIALS = 50
SIDES = 2


class Pairing:
    """What one value did against another; the unit is a pair of games that differ in nothing but the sides."""

    def __init__(self, first: str, second: str) -> None:
        self.first = first
        self.second = second
        self.count = Count()

    def plain(self) -> dict[str, Any]:
        told = self.count.plain()
        chance = self.count.scores.chance(0.5)
        verdict = verdict_on(told["low"], told["high"], FAIR)
        return {
            "first": self.first,
            "second": self.second,
            "games": told["played"],
            **told,
            "p": chance,
            "fair": verdict,
        }


def corrected(pairings: list[Pairing]) -> list[dict[str, Any]]:
    """All pairings as they are told; `p` as if only one had been tried."""
    told = [pairing.plain() for pairing in pairings]
    for one, chance in zip(told, holm([one["p"] for one in told]), strict=True):
        one["p"] = chance
    return told


def each_pair(
    box: Box,
    config: Config,
    key: str,
    bots: list[str],
    games: int,
    seed: int,
    going: dict[str, list[Any]],
    jobs: int = 1,
    hosts: Hosts | None = None,
) -> list[Pairing]:
    """Every two values of a setting with one entry a seat, so many games each; other settings may go round."""
    game = box.open()
    known = {setting.key: setting for setting in game.settings()}
    if key not in known or not known[key].per_seat or len(known[key].values) < SIDES:
        able = [each.key for each in game.settings() if each.per_seat and len(each.values) >= SIDES]
        those = f"; there are {', '.join(able)}" if able else ""
        raise Unreadable("--pairs", f"'{key}' is no setting of {game.id} with a choice for each seat{those}")
    two_sides(game, config, "--pairs")
    pairings = [Pairing(first, second) for first, second in combinations(known[key].values, SIDES)]
    units = -(-games // SIDES)

    def rounds() -> Iterator[Round]:
        for pairing in pairings:
            sides = ([pairing.first, pairing.second], [pairing.second, pairing.first])
            for number in range(units):
                settings = {**config, **_going(going, number)}
                yield Round([({**settings, key: each}, bots, seed + number) for each in sides])

    for number, played in enumerate(play_rounds(box, rounds(), jobs, hosts)):
        pairings[number // units].count.add([shares(one)[seat] for seat, one in enumerate(played)])
    return pairings


def two_sides(game: Game, config: Config, where: str) -> None:
    """Refuse to pair where there are not two who play against each other."""
    if game.cooperative:
        raise Unreadable(where, f"in {game.id} all win or lose together: nobody plays against anybody")
    seats = len(game.seats(full_config(game, config)))
    if seats != SIDES:
        raise Unreadable(where, f"needs two seats, these settings have {seats}")


def drawn_pairs(
    box: Box,
    config: Config,
    key: str,
    tool: str,
    bots: list[str],
    games: int,
    seed: int,
    going: dict[str, list[Any]],
    jobs: int = 1,
    hosts: Hosts | None = None,
) -> list[Pairing]:
    """Both sides get what a tool of the workshop draws, under different labels, and swap it; each against the rest."""
    game = box.open()
    two_sides(game, config, "--draw")
    labels: list[tuple[str, str]] = []
    rounds: list[Round] = []
    for number in range(-(-games // SIDES)):
        one, other = _drawn(game, tool, seed + number)
        labels.append((one["label"], other["label"]))
        sides = ([one["code"], other["code"]], [other["code"], one["code"]])
        rounds.append(Round([({**config, **_going(going, number), key: each}, bots, seed + number) for each in sides]))
    found: dict[str, Pairing] = {}
    for (first, second), played in zip(labels, play_rounds(box, iter(rounds), jobs, hosts), strict=True):
        for label, offset in ((first, 0), (second, 1)):
            won = [shares(one)[(seat + offset) % SIDES] for seat, one in enumerate(played)]
            found.setdefault(label, Pairing(label, "all others")).count.add(won)
    return [found[label] for label in sorted(found)]


def _drawn(game: Game, tool: str, seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    told = [game.craft(tool, {"seed": seed * 1000 + place}) for place in range(TRIALS)]
    other = next((one for one in told if one["label"] != told[0]["label"]), None)
    if other is None:
        raise Unreadable("--draw", f"{tool} draws the same label again and again")
    return told[0], other


def _going(going: dict[str, list[Any]], number: int) -> Config:
    """Settings that go round, one value for each pair of games."""
    return {key: values[number % len(values)] for key, values in going.items()}
