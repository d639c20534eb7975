"""The games of the house: the only place that lists them."""

from __future__ import annotations

from typing import Literal

from samovar.content.packs import Pack
from samovar.content.schema import Record
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


def open_box(id: str, pack: Pack | None = None) -> Game:
    """The game in the box of that name, with an owner's pack or the house edition.

    Unreadable if there is no such game, or if the pack does not fit it: where, and why.
    """
    known(id)
    if pack is not None and pack.game != id:
        fill: dict[str, object] = {"said": pack.game, "game": id}
        raise Unreadable("pack.toml: game", f"is {pack.game}, but this is {id}", "fault-pack-game", fill)
    # Opened when asked for: whoever plays one game does not load the others.
    if id == "steamwatchers":
        from samovar.games.steamwatchers.game import Steamwatchers

        return Steamwatchers(pack)
    if id == "steamfront":
        from samovar.games.steamfront.game import Steamfront

        return Steamfront(pack)
    from samovar.games.reckoners.content.edition import content_of
    from samovar.games.reckoners.game import Reckoners

    return Reckoners(None if pack is None else content_of(pack))


def house_edition(id: str) -> Pack:
    """The content that a game comes with."""
    known(id)
    if id == "steamwatchers":
        from samovar.games.steamwatchers.content import house_pack as steamwatchers_house

        return steamwatchers_house()
    if id == "steamfront":
        from samovar.games.steamfront.edition import house as steamfront_house

        return steamfront_house()
    from samovar.games.reckoners.content.edition import house_pack as reckoners_house

    return reckoners_house()


def schema_of(id: str) -> Record:
    """What a pack for this game must hold."""
    known(id)
    if id == "steamwatchers":
        from samovar.games.steamwatchers.content import SCHEMA as STEAMWATCHERS_SCHEMA

        return STEAMWATCHERS_SCHEMA
    if id == "steamfront":
        from samovar.games.steamfront.edition import SCHEMA as STEAMFRONT_SCHEMA

        return STEAMFRONT_SCHEMA
    from samovar.games.reckoners.content import SCHEMA as RECKONERS_SCHEMA

    return RECKONERS_SCHEMA


def known(id: str) -> None:
    shelf = [entry.id for entry in catalogue()]
    if id not in shelf:
        raise Unreadable("game", f"there is no game called '{id}'; there are {', '.join(shelf)}")
