"""Readable games: what was chosen, and what the table told.

`python -m tests.games.steamwatchers.playthroughs` writes them.

It also writes the golden records: run it when a rule has changed on purpose, and read the difference.
"""

from __future__ import annotations

from pathlib import Path

from samovar.bots.bot import Bot, RandomBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.steamwatchers import SteamMind
from samovar.games.steamwatchers.game import Steamwatchers
from samovar.kernel.choice import say
from samovar.kernel.events import Event
from samovar.kernel.game import Config
from samovar.kernel.match import Match
from samovar.kernel.parts import kebab
from samovar.kernel.steps import asked, pending
from samovar.kernel.view import view

TESTS = Path(__file__).parents[2]
GOLDEN = TESTS / "golden" / "steamwatchers"
FOLDER = TESTS / "playthroughs" / "steamwatchers"
PLAYERS = 3

GAMES: list[tuple[str, int, list[str]]] = [
    ("apprenticeship", 2, ["catabates", "menrau"]),
    ("apprenticeship", 4, []),
    ("war", 2, ["rhone", "menrau"]),
    ("war", 3, ["rhein-stamm", "apotres", "flotte-libre"]),
    ("war", 4, ["alliance", "catabates", "rhone", "apotres"]),
    ("war", 5, ["menrau", "flotte-libre", "rhein-stamm", "alliance", "apotres"]),
    ("fires", 3, []),
    ("alga", 4, []),
    ("scorched", 2, ["apotres", "flotte-libre"]),
    ("havens", 2, []),
    ("havens", 5, []),
    ("reliquary", 3, []),
    ("columns", 4, []),
    ("rendezvous", 5, []),
]

# With caravans: scenario and players, whose record is sealed by their own names.
CARAVANS: list[tuple[str, int]] = [("war", 4), ("convoy", 3), ("cradle", 2)]


def seated(players: int, seed: int) -> list[Bot]:
    """Every other seat thinks, so that games are neither random nor all alike."""
    return [
        GreedyBot(seed + seat, SteamMind(), determinizations=1) if seat % 2 == 0 else RandomBot(seed + seat)
        for seat in range(players)
    ]


def golden(scenario: str, players: int, clans: list[str], seed: int) -> Match:
    config: Config = {"scenario": scenario, "players": players, "clans": clans}
    return played(Match(Steamwatchers(), config, seed.to_bytes(32, "big")), seated(players, seed))


def golden_caravans(scenario: str, players: int) -> Match:
    config: Config = {"scenario": scenario, "players": players, "expansion": "spark-of-hope"}
    return played(Match(Steamwatchers(), config, f"spark-{scenario}-{players}".encode()), seated(players, players))


def played(match: Match, bots: list[Bot]) -> Match:
    while waiting := asked(match.table):
        seat = waiting[0]
        match.play(seat, bots[seat].choose(match.game, view(match.table, seat), seat))
    return match


def line(event: Event) -> str:
    said = [part.say(getattr(event, part.name)) for part in event.parts]
    return " ".join([kebab(type(event).__name__), *said])


def playthrough(players: int) -> str:
    """One war, as everybody at the table sees it: secrets of a seat are told to that seat only."""
    match = Match(Steamwatchers(), {"scenario": "war", "players": players}, players.to_bytes(32, "big"))
    bots = seated(players, 100 * players)
    written = [f"war, {players} players"]
    while waiting := asked(match.table):
        seat = waiting[0]
        question = pending(match.table)
        choice = bots[seat].choose(match.game, view(match.table, seat), seat)
        written += told(match)
        written.append(f"{seat} {kebab(type(question).__name__)}: {say(choice)}")
        match.play(seat, choice)
    written += told(match)
    outcome = match.outcome()
    assert outcome is not None
    written.append(f"{outcome.key}: {outcome.winners} with {outcome.scores}")
    return "\n".join(written) + "\n"


def told(match: Match) -> list[str]:
    return [
        "    " + line(one.event) + ("" if one.others is None else f" (to {one.seat} alone)") for one in match.told()
    ]


def main() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (scenario, players, clans) in enumerate(GAMES, 1):
        match = golden(scenario, players, clans, number)
        (GOLDEN / f"{scenario}-{players}.record").write_text(match.record.text())
    for scenario, players in CARAVANS:
        match = golden_caravans(scenario, players)
        (GOLDEN / f"spark-of-hope-{scenario}-{players}.record").write_text(match.record.text())
    (FOLDER / f"war-{PLAYERS}.txt").write_text(playthrough(PLAYERS))


if __name__ == "__main__":
    main()
