"""Readable games and golden records: `python -m tests.games.steamfront.playthroughs` writes them.

Run it when a rule has changed on purpose, and read the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from samovar.bots.bot import Bot, RandomBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.steamfront import SteamfrontMind
from samovar.games.steamfront.game import Steamfront
from samovar.kernel.choice import say
from samovar.kernel.events import Event
from samovar.kernel.match import Match
from samovar.kernel.parts import kebab
from samovar.kernel.steps import asked, pending
from samovar.kernel.view import view

TESTS = Path(__file__).parents[2]
GOLDEN = TESTS / "golden" / "steamfront"
FOLDER = TESTS / "playthroughs" / "steamfront"

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("libre-boilers", {"table": "place-des-chaudieres", "squads": ["lum-rulebook", "iron-marteau"]}),
    ("libre-street", {"table": "rue-effondree", "squads": ["stm-meute", "lum-envol"]}),
    ("libre-crater", {"table": "bord-du-grand-cratere", "squads": ["iron-feu", "stm-reseau"]}),
    ("libre-built", {"table": "build", "squads": ["lum-envol", "stm-reseau"]}),
    ("generators", {"scenario": "generateurs", "squads": ["iron-marteau", "stm-meute"]}),
    ("great-valve", {"scenario": "grande-soupape", "squads": ["lum-rulebook", "iron-feu"]}),
    ("relics", {"scenario": "reliques", "squads": ["stm-reseau", "lum-rulebook"]}),
    (
        "switches",
        {
            "scenario": "random",
            "squads": ["iron-feu", "stm-meute"],
            "counter-chain": True,
            "extra-action-announce": False,
            "reroll-before-defence": True,
            "score-kills": "every-turn",
            "control": "points",
        },
    ),
]


SEEDS = {"switches": 10}  # a game in which each of its switches makes a difference


def seated(seed: int) -> list[Bot]:
    """One side thinks, the other does not, so that games are neither random nor all alike; then both do."""
    first: Bot = GreedyBot(seed, SteamfrontMind())
    second: Bot = RandomBot(seed + 1) if seed % 2 else GreedyBot(seed + 1, SteamfrontMind())
    return [first, second]


def played(config: dict[str, Any], seed: int, written: list[str]) -> Match:
    match = Match(Steamfront(), config, seed.to_bytes(32, "big"))
    bots = seated(seed)
    while waiting := asked(match.table):
        seat = waiting[0]
        question = pending(match.table)
        choice = bots[seat].choose(match.game, view(match.table, seat), seat)
        written += told(match)
        written.append(f"{'ab'[seat]} {kebab(type(question).__name__)}: {say(choice)}")
        match.play(seat, choice)
    written += told(match)
    return match


def line(event: Event) -> str:
    said = [part.say(getattr(event, part.name)) for part in event.parts]
    return " ".join([kebab(type(event).__name__), *said])


def told(match: Match) -> list[str]:
    return ["    " + line(one.event) for one in match.told()]


def playthrough() -> str:
    """One whole game as everybody at the table hears it; nothing in it is secret."""
    written = ["libre, lum-rulebook against iron-marteau"]
    match = played(GAMES[0][1], 20, written)
    outcome = match.outcome()
    assert outcome is not None
    return "\n".join([*written, f"{outcome.key}: {outcome.winners} with {outcome.scores}"]) + "\n"


def main() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (name, config) in enumerate(GAMES, 1):
        (GOLDEN / f"{name}.record").write_text(played(config, SEEDS.get(name, number), []).record.text())
    (FOLDER / "libre.txt").write_text(playthrough())


if __name__ == "__main__":
    main()
