"""Keeps the house's editions as they are today: `python -m tools.editions`.

For data files of versions that did not store what their tables were laid with. Since tables keep their editions in the
data file itself, no version needs to do this again.
"""

from __future__ import annotations

from samovar.content.packs import SHORT_DIGEST
from samovar.games import catalogue, house_edition
from samovar.server.editions import SHIPPED, edition_of
from samovar.server.moments import packed


def main() -> None:
    SHIPPED.mkdir(exist_ok=True)
    for entry in catalogue():
        pack = house_edition(entry.id)
        path = SHIPPED / f"{entry.id}-{pack.digest[:SHORT_DIGEST]}.json.z"
        path.write_bytes(packed(edition_of(pack, {})))
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
