"""Readable games: what was chosen, and what the table told.

`python -m tests.games.reckoners.playthroughs` writes them.

It also writes the golden records: run it when a rule has changed on purpose, and read the difference.
"""

from __future__ import annotations

from pathlib import Path

from samovar.bots.bot import Bot, RandomBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.reckoners import ReckonersMind
from samovar.games.reckoners.campaign import begun, config_of, followed, keepable
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import say
from samovar.kernel.events import Event
from samovar.kernel.game import Config
from samovar.kernel.match import Match
from samovar.kernel.parts import kebab
from samovar.kernel.steps import asked, pending
from samovar.kernel.view import view

TESTS = Path(__file__).parents[2]
GOLDEN = TESTS / "golden" / "reckoners"
FOLDER = TESTS / "playthroughs" / "reckoners"
HUMANS = 3

GAMES: list[tuple[str, Config]] = [
    ("base-game", {"humans": 2, "modules": []}),
    ("steelheart-newcago", {"humans": 3, "team": ["prof", "megan", "david"]}),
    ("steelheart-cards", {"humans": 4, "newcago-cards": True, "sides-b": ["harbor", "grant-park", "lake-palace"]}),
    ("steelheart-babilar", {"humans": 2, "city": "babilar", "team": ["tia", "sam"], "relaxed": True}),
    ("steelheart-ildithia", {"humans": 5, "city": "ildithia", "difficulty": "a"}),
    ("regalia-babilar", {"humans": 3, "great-epic": "regalia", "city": "babilar", "team": ["val", "mizzy", "exel"]}),
    ("regalia-newcago", {"humans": 1, "great-epic": "regalia", "newcago-cards": True, "difficulty": "c"}),
    ("regalia-ildithia", {"humans": 4, "great-epic": "regalia", "city": "ildithia", "difficulty": "d"}),
    ("limelight-ildithia", {"humans": 3, "great-epic": "limelight", "city": "ildithia", "difficulty": "a"}),
    ("limelight-babilar", {"humans": 2, "great-epic": "limelight", "city": "babilar", "difficulty": "d"}),
    ("limelight-newcago", {"humans": 6, "great-epic": "limelight", "difficulty-token": "intense"}),
]
CAMPAIGN: Config = {"humans": 1, "reckoners": 3, "team": ["tia", "abraham", "cody"]}
GAME = Reckoners()


def seated(seats: int, seed: int, careless: bool = True) -> list[Bot]:
    """One seat of the team throws its dice about, so that games are not all alike."""
    return [
        RandomBot(seed + seat)
        if careless and seat == 0 and seats > 2
        else GreedyBot(seed + seat, ReckonersMind(), determinizations=1)
        for seat in range(seats)
    ]


def golden(config: Config, seed: int, careless: bool = True) -> Match:
    match = Match(GAME, config, seed.to_bytes(32, "big"))
    bots = seated(match.table.seats, seed, careless)
    while waiting := asked(match.table):
        seat = waiting[0]
        match.play(seat, bots[seat].choose(GAME, view(match.table, seat), seat))
    return match


def campaign() -> list[Match]:
    """Chapters in a row until one is lost and replayed, or the third is won; each Reckoner keeps his first card."""
    story = begun(CAMPAIGN, "a")
    chapters: list[Match] = []
    while len(chapters) < 3:
        match = golden(config_of(GAME.content, story), 51 + len(chapters), careless=False)
        chapters.append(match)
        table = match.table
        assert isinstance(table, ReckonersTable)
        story = followed(story, table, [keepable(table, seat)[:1] for seat in range(table.seats)], 0)
    return chapters


def line(event: Event) -> str:
    said = [part.say(getattr(event, part.name)) for part in event.parts]
    return " ".join([kebab(type(event).__name__), *said])


def playthrough(humans: int) -> str:
    """One game as everybody at the table sees it."""
    config: Config = {"humans": humans, "difficulty": "a"}
    match = Match(GAME, config, humans.to_bytes(32, "big"))
    bots = seated(match.table.seats, 100 * humans)
    written = [f"steelheart in newcago, {humans} at the table"]
    while waiting := asked(match.table):
        seat = waiting[0]
        question = pending(match.table)
        choice = bots[seat].choose(GAME, view(match.table, seat), seat)
        written += told(match)
        written.append(f"{seat} {kebab(type(question).__name__)}: {say(choice)}")
        match.play(seat, choice)
    written += told(match)
    outcome = match.outcome()
    assert outcome is not None
    written.append(f"{outcome.key}: {outcome.winners}")
    return "\n".join(written) + "\n"


def told(match: Match) -> list[str]:
    return ["    " + line(one.event) for one in match.told()]


def main() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (name, config) in enumerate(GAMES, 1):
        (GOLDEN / f"{name}.record").write_text(golden(config, number).record.text())
    for number, match in enumerate(campaign(), 1):
        (GOLDEN / f"campaign-{number}.record").write_text(match.record.text())
    (FOLDER / f"newcago-{HUMANS}.txt").write_text(playthrough(HUMANS))


if __name__ == "__main__":
    main()
