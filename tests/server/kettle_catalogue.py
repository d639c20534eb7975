"""A shelf with one box, Kettle: what the server's tests play."""

from functools import lru_cache
from pathlib import Path

from samovar.games import Entry
from samovar.server.catalogue import Box, Catalogue
from samovar.server.refusals import MISSING, Refused
from tests.tiny.game import Kettle

KETTLE = Entry(
    id="kettle",
    names={"fr": "Bouilloire", "en": "Kettle"},
    blurb={"fr": "Qui chauffe gagne.", "en": "Who heats, wins."},
    players=(2, 4),
    minutes=(1, 2),
    status="playable",
)
FOLDER = Path(__file__).parent / "kettle"


def open_kettle(entry: Entry, pack: str) -> Box:
    if pack != "house":
        raise Refused("why-no-such-pack", MISSING, pack=pack)
    return Box(entry, Kettle(), FOLDER)


@lru_cache(maxsize=1)
def kettle_catalogue() -> Catalogue:
    return Catalogue(lambda: [KETTLE], open_kettle, "tests.server.kettle_catalogue:kettle_catalogue")
