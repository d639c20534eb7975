"""How tables that earlier versions saved become tables of this one: ARCHITECTURE.md, "Games outlive upgrades"."""

from __future__ import annotations

from typing import Any, Final

from samovar.kernel.saved import Migration, Sheet

# Version 2 keeps places for equipment that packs add, before the abilities: these were 53 to 62, they are 65 to 74.
FIRST_ABILITY: Final = 53
FURTHER: Final = 12
FROM_CARD: Final = 100  # a source that is a card
FROM_HELP: Final = 200
CARD_ROWS: Final = ("activated", "grant", "swap")  # a card's number and one, 0 for none


def room_for_equipment(sheet: Sheet) -> None:
    """Abilities have higher numbers."""
    for name in CARD_ROWS:
        row = sheet.rows[name]
        sheet.rows[name] = {ids: cell + FURTHER if cell > FIRST_ABILITY else cell for ids, cell in row.items()}
    sheet.stack = [{field: moved(field, value) for field, value in step.items()} for step in sheet.stack]


def moved(field: str, value: Any) -> Any:
    if field == "card" and value >= FIRST_ABILITY:
        return value + FURTHER
    if field == "source" and FROM_CARD + FIRST_ABILITY <= value < FROM_HELP:
        return value + FURTHER
    return value


MIGRATIONS: Final[list[Migration]] = [room_for_equipment]
