"""What a content pack of The Reckoners must say, table by table."""

from __future__ import annotations

from samovar.content.schema import Flag, Kind, ListOf, Maybe, Record, TableOf, Text, Whole, Word
from samovar.games.reckoners.content.acts import Act, Cell, Face, Health, Loss
from samovar.games.reckoners.content.ids import (
    ADDED_EPICS,
    ADDED_EQUIPMENT,
    ADDED_RECKONERS,
    BASE_EPICS,
    CITIES,
    DAWNSLIGHT_CARDS,
    DISTRICTS,
    EPICS,
    EQUIPMENT,
    GREAT_EPICS,
    PRINTED_EPICS,
    PRINTED_EQUIPMENT,
    PRINTED_RECKONERS,
    RECKONERS,
)
from samovar.games.reckoners.content.parameters import FIXED, NUMBERS, SWITCHES, WORDS
from samovar.games.reckoners.content.words import (
    ASSAULTS,
    BONUSES,
    COLOURS,
    COLUMNS,
    DIFFICULTIES,
    EFFECTS,
    FACES,
    FORMULAS,
    GAINS,
    KINDS,
    ROWS,
    SIDES,
    SYMBOLS,
    TRACKS,
)

TEAMS = ("2", "3", "4", "5", "6")
TOP_OF_BABILAR = 10  # Babilar's tracks run from here to 0
TOP_OF_ILDITHIA = 7  # Ildithia's from here to 1
LONGEST_TRACK = 12
MOST_GAINED = 9
MOST_VALUE = 99
SUPPLIES = (
    "enforcement",
    "plan-tokens",
    "red-shields",
    "blue-shields",
    "duplicate-tokens",
    "assault-tokens",
    "demolition-tokens",
    "sniper-tokens",
    "brackets",
    "district-markers",
    "basic-dice",
    "base-dice-of-a-colour",
    "new-dice-of-a-colour",
    "power-dice",
    "epic-ability-dice",
    "movement-dice",
    "movement-boards",
    "steelheart-adjustment-boards",
    "new-adjustment-boards",
    "power-boards",
    "difficulty-tokens",
)
ADJUSTMENTS = ("relaxed-money", "intense-loss", "hardest-loss")

GAINED = Record({gain: Maybe(Whole(0, MOST_GAINED), 0) for gain in GAINS})
NO_GAINS: dict[str, object] = dict.fromkeys(GAINS, 0)
SYMBOL = Word(*SYMBOLS)
CARD: dict[str, Kind] = {
    "kind": Word(*KINDS),
    "effect": Word(*EFFECTS),
    "amount": Maybe(Whole(0, MOST_GAINED), 0),
    "symbols": Maybe(ListOf(SYMBOL, 1, len(SYMBOLS), distinct=True), []),
    "needs": Maybe(ListOf(SYMBOL, 2, 2), []),
    "colour": Maybe(Word(*COLOURS, "any"), ""),
    "gains": Maybe(GAINED, NO_GAINS),
    "anywhere": Maybe(Flag(), False),
}
ACTS = ListOf(Act(), 1, LONGEST_TRACK)
EPIC: dict[str, Kind] = {
    "research": Whole(1, MOST_VALUE),
    "health": Health(),
    "weak": Whole(1, MOST_VALUE),
    "track": ACTS,
    "reward": GAINED,
}
EQUIPMENT_CARD: dict[str, Kind] = {"price": Whole(0, MOST_VALUE), **CARD}
STARTING_DICE = Record({colour: Maybe(Whole(0, FACES), 0) for colour in COLOURS})
# The texts of the house name what the boxes hold; what a pack adds says itself what it is called and what it does.
NAMED: dict[str, Kind] = {"name": Text()}
TOLD: dict[str, Kind] = {"name": Text(), "text": Text()}
RECKONER_TABLE = TableOf(
    Record({"dice": STARTING_DICE, "ability": Record(CARD)}),
    additions=True,
    ids=tuple(RECKONERS[:PRINTED_RECKONERS]),
    added=Record({**NAMED, "dice": STARTING_DICE, "ability": Record({**TOLD, **CARD})}),
    room=len(ADDED_RECKONERS),
)
EQUIPMENT_TABLE = TableOf(
    Record(EQUIPMENT_CARD),
    additions=True,
    ids=tuple(EQUIPMENT[:PRINTED_EQUIPMENT]),
    added=Record({**TOLD, **EQUIPMENT_CARD}),
    room=len(ADDED_EQUIPMENT),
)
EPIC_TABLE = TableOf(
    Record(EPIC),
    additions=True,
    ids=tuple(EPICS[:PRINTED_EPICS]),
    added=Record({**NAMED, **EPIC}),
    room=len(ADDED_EPICS),
)
BY_TEAM = TableOf(Whole(0, MOST_VALUE), ids=TEAMS)
BY_DIFFICULTY_AND_TEAM = TableOf(BY_TEAM, ids=tuple(DIFFICULTIES))
BOARDS = TableOf(TableOf(ListOf(Act(), 1, LONGEST_TRACK), ids=TEAMS), ids=tuple(DIFFICULTIES))
GREAT_EPIC_TRACKS = TableOf(Record({"power": ACTS, "adjustment": BOARDS}), ids=tuple(TRACKS))
LIMELIGHT_TABLE = TableOf(ListOf(Cell(), COLUMNS, COLUMNS), ids=tuple(ROWS))
LIMELIGHT_PAGE = Record(
    {
        "yellow": TableOf(ListOf(Loss(), COLUMNS, COLUMNS), ids=tuple(ROWS)),
        "black": LIMELIGHT_TABLE,
        "red": LIMELIGHT_TABLE,
        "blue": LIMELIGHT_TABLE,
    }
)
PAGES = tuple(f"{team}-{difficulty}" for team in TEAMS for difficulty in DIFFICULTIES)
NEWCAGO_SIDE = Record(
    {
        "action": Act(),
        "bonus": Word(*BONUSES),
        "symbols": Maybe(ListOf(SYMBOL, 1, len(SYMBOLS), distinct=True), []),
        "gains": Maybe(GAINED, NO_GAINS),
    }
)


def parameter_kind(name: str) -> Kind:
    if name in WORDS:
        return Word(*WORDS[name])
    if name in NUMBERS:
        return Whole(*NUMBERS[name])
    return Flag()


def parameters() -> Record:
    """The parameters as the pack groups them: move.range is `range` in [parameters.move]."""
    groups: dict[str, dict[str, Kind]] = {}
    for name in [*WORDS, *NUMBERS, *SWITCHES, *FIXED]:
        group, key = name.replace("_", "-").split(".")
        groups.setdefault(group, {})[key] = parameter_kind(name)
    return Record({group: Record(fields) for group, fields in groups.items()})


SCHEMA = Record(
    {
        "dice": TableOf(Record({"faces": ListOf(Face(), FACES, FACES)}), ids=tuple(COLOURS)),
        "movement-die": Record({"faces": ListOf(Whole(-6, 6), FACES, FACES)}),
        "epic-ability-die": Record({"faces": ListOf(Act(), FACES, FACES)}),
        "power-dice": Record({"faces": ListOf(Word(*ROWS), 1, FACES)}),
        "reckoners": RECKONER_TABLE,
        "equipment": EQUIPMENT_TABLE,
        "epics": EPIC_TABLE,
        "base-epics": TableOf(Record(EPIC), ids=tuple(EPICS[:BASE_EPICS])),
        "steelheart": GREAT_EPIC_TRACKS,
        "regalia": GREAT_EPIC_TRACKS,
        "limelight": Record(
            {
                "prologue": Record({"row": Word(*ROWS), "column": Whole(1, COLUMNS)}),
                "brackets": TableOf(ListOf(Whole(0, MOST_VALUE), 3, 3), ids=tuple(FORMULAS[2:])),
                "pages": TableOf(LIMELIGHT_PAGE, ids=PAGES),
            }
        ),
        "newcago": Record({"research": BY_DIFFICULTY_AND_TEAM, "health": BY_DIFFICULTY_AND_TEAM}),
        "babilar": Record(
            {
                "research": TableOf(Whole(1, TOP_OF_BABILAR), ids=tuple(DIFFICULTIES)),
                "health": TableOf(Whole(1, MOST_VALUE), ids=tuple(DIFFICULTIES)),
                "districts": TableOf(
                    Record({"track": ListOf(Act(), TOP_OF_BABILAR + 1, TOP_OF_BABILAR + 1)}), ids=tuple(DISTRICTS[7:14])
                ),
            }
        ),
        "ildithia": Record(
            {
                "research": BY_DIFFICULTY_AND_TEAM,
                "health": BY_DIFFICULTY_AND_TEAM,
                "start-level": TableOf(Whole(1, TOP_OF_ILDITHIA), ids=TEAMS),
                "points": TableOf(Whole(1, TOP_OF_ILDITHIA), ids=TEAMS),
                "bottom": GAINED,
                "districts": TableOf(
                    Record({"levels": ListOf(Act(), TOP_OF_ILDITHIA, TOP_OF_ILDITHIA)}), ids=tuple(DISTRICTS[14:])
                ),
            }
        ),
        "regalia-cards": TableOf(Whole(0, MOST_VALUE), ids=tuple(ASSAULTS)),
        "dawnslight": Record({"cards": ListOf(GAINED, DAWNSLIGHT_CARDS, DAWNSLIGHT_CARDS)}),
        "newcago-cards": TableOf(Record(dict.fromkeys(SIDES, NEWCAGO_SIDE)), ids=tuple(DISTRICTS[:7])),
        "supplies": TableOf(Whole(0, MOST_VALUE), ids=SUPPLIES),
        "adjustments": TableOf(Whole(0, MOST_GAINED), ids=ADJUSTMENTS),
        "campaign": Record(
            {"chapters": ListOf(Record({"great-epic": Word(*GREAT_EPICS), "city": Word(*CITIES)}), 3, 3)}
        ),
        "parameters": parameters(),
    }
)
