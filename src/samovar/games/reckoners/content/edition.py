"""One edition of The Reckoners: what boards, cards and dice say, as rows of whole numbers that never change."""

from __future__ import annotations

from functools import cache
from typing import Any

from samovar.content.packs import Pack, of_game
from samovar.content.schema import Reading
from samovar.games.reckoners.content.acts import Acts
from samovar.games.reckoners.content.cards import Cards
from samovar.games.reckoners.content.cities import Cities, Decks
from samovar.games.reckoners.content.dice import Dice
from samovar.games.reckoners.content.epics import Epics
from samovar.games.reckoners.content.great_epics import Boards, Booklet
from samovar.games.reckoners.content.ids import CITIES, GREAT_EPICS
from samovar.games.reckoners.content.parameters import IN_CONTENT, PARAMETERS, WORDS
from samovar.games.reckoners.content.schema import EPIC_TABLE, RECKONER_TABLE, SCHEMA, SUPPLIES, parameter_kind
from samovar.games.reckoners.content.switches import Switches
from samovar.games.reckoners.content.words import COLOUR_COUNT, COLOURS, EFFECTS, OWN_STEPS, TRAY
from samovar.kernel.errors import Unreadable

GAME = "samovar.games.reckoners"
Changes = dict[str, str | int | bool]  # a parameter's name -> how it is played


class Content:
    """What the boxes print. A table holds one and shares it with its copies."""

    def __init__(self, pack: dict[str, Any], label: str, changes: Changes | None = None) -> None:
        self.values = pack
        self.label = label  # what a record calls this edition
        self.changes = changes
        self.acts = Acts()
        self.dice = Dice(pack, self.acts)
        self.cards = Cards(pack)
        epics = EPIC_TABLE.all_ids(pack["epics"])
        self.epics = Epics([pack["epics"][id] for id in epics], self.acts)
        # The base game's cards, where there are two of an Epic; what a pack adds is the same in both. [RS-MOD.4]
        base = [pack["base-epics"].get(id, pack["epics"][id]) for id in epics]
        self.base_epics = Epics(base, self.acts)
        self.epic_count = len(epics)
        self.boards = Boards(pack, self.acts)
        self.booklet = Booklet(pack, self.acts)
        self.cities = Cities(pack, self.acts)
        self.decks = Decks(pack, self.acts)
        self.starting_dice: list[int] = []  # reckoner * COLOUR_COUNT + colour
        for reckoner in RECKONER_TABLE.all_ids(pack["reckoners"]):
            dice = [pack["reckoners"][reckoner]["dice"][colour] for colour in COLOURS]
            if sum(dice) > TRAY:
                fill: dict[str, object] = {"least": 0, "most": TRAY, "value": sum(dice)}
                why = f"must be from 0 to {TRAY} dice, not {sum(dice)}"
                raise Unreadable(f"reckoners.{reckoner}.dice", why, "fault-must-range", fill)
            self.starting_dice += dice
        self.supplies: dict[str, int] = {piece: pack["supplies"][piece] for piece in SUPPLIES}
        self.relaxed_money: int = pack["adjustments"]["relaxed-money"]
        self.token_losses: list[int] = [0, pack["adjustments"]["intense-loss"], pack["adjustments"]["hardest-loss"]]
        self.chapters: list[int] = []  # Great Epic and city of each
        for chapter in pack["campaign"]["chapters"]:
            self.chapters += [GREAT_EPICS.index(chapter["great-epic"]), CITIES.index(chapter["city"])]
        self.parameters: list[int] = [parameter_value(pack, name) for name in PARAMETERS]
        for name, value in (changes or {}).items():
            number = changed_value(name, value)
            self.parameters[PARAMETERS.index(name)] = number
        self.switches = Switches(self.parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        return Content, (self.values, self.label, self.changes)

    def dice_of(self, reckoner: int, colour: int) -> int:
        """How many dice of a colour a Reckoner starts with."""
        return self.starting_dice[reckoner * COLOUR_COUNT + colour]

    def playing(self, changes: Changes) -> Content:
        """The same edition with some parameters played another way: {"move.range": "adjacent"}."""
        return Content(self.values, self.label, changes)


def number_of(name: str, value: str | int | bool) -> int:
    """A parameter's value as the engine compares it."""
    return WORDS[name].index(str(value)) if name in WORDS else int(value)


def changed_value(name: str, value: str | int | bool) -> int:
    """A value that somebody wants to play, or Unreadable when it is none of those that the parameter may have."""
    if name not in PARAMETERS or name in IN_CONTENT:
        raise Unreadable(name, "is no parameter that can be played another way")
    reading = Reading()
    parameter_kind(name).read(value, (name,), reading)
    if reading.faults:
        key, fill = reading.sentences[0]
        raise Unreadable(name, reading.faults[0][1], key, fill)
    return number_of(name, value)


def parameter_value(pack: dict[str, Any], name: str) -> int:
    """What the pack plays; 0 for parameters that are tables of their own."""
    if name in IN_CONTENT:
        return 0
    group, key = name.replace("_", "-").split(".")
    return number_of(name, pack["parameters"][group][key])


def content_of(pack: Pack) -> Content:
    """The content that a pack says."""
    return Content(pack.values, pack.label)


@cache
def house_pack() -> Pack:
    """The house edition as the files in `data` say it."""
    return of_game(GAME, SCHEMA)


@cache
def house() -> Content:
    """The house edition."""
    return content_of(house_pack())


def own_steps() -> tuple[int, int]:
    """How many cards ask a question of their own, and of how many; the others are words with numbers in them."""
    cards = house().cards
    there = [card for having in cards.having for card in having]
    return sum(1 for card in there if EFFECTS[cards.effect[card]] in OWN_STEPS), len(there)
