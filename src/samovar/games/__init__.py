"""The games of the house: the only place that lists them."""

from __future__ import annotations

from typing import Literal

from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game

Status = Literal["coming", "playable"]


class Entry:
    """What a shelf says of a box: its names, one sentence, for how many players and how long."""

    def __init__(
        self,
        id: str,
        names: dict[str, str],
        blurb: dict[str, str],
        players: tuple[int, int],
        minutes: tuple[int, int],
        status: Status,
    ) -> None:
        self.id = id
        self.names = names
        self.blurb = blurb
        self.players = players
        self.minutes = minutes
        self.status = status


STEAMWATCHERS = Entry(
    id="steamwatchers",
    names={"fr": "Steamwatchers", "en": "Steamwatchers"},
    blurb={
        "fr": "Une Europe gelée, des colonnes de vapeur, des ordres cachés. Avec l’extension Spark of Hope.",
        "en": "A frozen Europe, columns of steam, hidden orders. With the Spark of Hope expansion.",
    },
    players=(2, 5),
    minutes=(90, 180),
    status="playable",
)

STEAMFRONT = Entry(
    id="steamfront",
    names={"fr": "Steamfront", "en": "Steamfront"},
    blurb={
        "fr": "Une escarmouche de figurines mesurée au millième de pouce, lignes de vue et chances exactes.",
        "en": "A miniatures skirmish measured to a thousandth of an inch, with sight lines and exact odds.",
    },
    players=(2, 2),
    minutes=(45, 90),
    status="playable",
)

RECKONERS = Entry(
    id="reckoners",
    names={"fr": "The Reckoners\u202f: Steelslayer", "en": "The Reckoners: Steelslayer"},
    blurb={
        "fr": "Ensemble contre les Épiques\u202f: lancer, garder, partager, sauver la ville avant sa chute.",
        "en": "Together against the Epics: roll, keep, share, and save the city before it falls.",
    },
    players=(1, 6),
    minutes=(60, 100),
    status="playable",
)


def catalogue() -> list[Entry]:
    """Every game, in the order of the shelf."""
    return [STEAMWATCHERS, STEAMFRONT, RECKONERS]


def open_box(id: str) -> Game:
    """The game in the box of that name; Unreadable if there is none, or if it is still being built."""
    shelf = {entry.id: entry for entry in catalogue()}
    if id not in shelf:
        raise Unreadable("game", f"there is no game called '{id}'; there are {', '.join(shelf)}")
    if id == "steamwatchers":
        # Opened when asked for: whoever plays one game does not load the others.
        from samovar.games.steamwatchers.game import Steamwatchers

        return Steamwatchers()
    if id == "steamfront":
        from samovar.games.steamfront.game import Steamfront

        return Steamfront()
    if id == "reckoners":
        from samovar.games.reckoners.game import Reckoners

        return Reckoners()
    raise Unreadable("game", f"{id} is still being built")
