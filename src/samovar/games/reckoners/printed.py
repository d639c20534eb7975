"""What is printed on the boards, cards and dice of an edition, for clients that draw them."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners.content import Content, house
from samovar.games.reckoners.content.acts import act_id, act_of
from samovar.games.reckoners.content.cities import BABILAR_SPACES, ILDITHIA_LEVELS
from samovar.games.reckoners.content.epics import Epics
from samovar.games.reckoners.content.ids import (
    ABILITIES,
    ADDED_EPICS,
    ADDED_EQUIPMENT,
    ADDED_RECKONERS,
    BASE_EPICS,
    CARDS,
    CITIES,
    CITY_DISTRICTS,
    DAWNSLIGHT_CARDS,
    DISTRICTS,
    EPICS,
    EQUIPMENT_COUNT,
    GREAT_EPICS,
    ILDITHIA,
    PRINTED_EPICS,
    PRINTED_EQUIPMENT,
    PRINTED_RECKONERS,
    RECKONERS,
    in_the_game,
)
from samovar.games.reckoners.content.parameters import BASE_TRACK_SPACES, START_EPIC_BRACKET, START_POPULATION
from samovar.games.reckoners.content.schema import EPIC_TABLE, EQUIPMENT_TABLE, RECKONER_TABLE
from samovar.games.reckoners.content.words import (
    ACTIONS,
    BONUSES,
    COLOURS,
    DIFFICULTIES,
    FACES,
    FEWEST_RECKONERS,
    GAINS,
    INFINITE,
    KINDS,
    MEASURES,
    MOST_RECKONERS,
    NO_SYMBOL,
    PLACES,
    ROWS,
    SIDES,
    SYMBOLS,
    TRACKS,
)

TEAMS = range(FEWEST_RECKONERS, MOST_RECKONERS + 1)


def printed(content: Content) -> dict[str, Any]:
    """Acts are the ids of their texts (`act-population-2`), gains pairs of a word and how many."""
    return {
        "faces": {colour: faces(content, place) for place, colour in enumerate(COLOURS)},
        "reckoners": RECKONERS[: content.cards.ability_count],
        "abilities": ABILITIES[: content.cards.ability_count],
        "epics": {EPICS[place]: epic(content, content.epics, place) for place in range(content.epic_count)},
        "baseEpics": {EPICS[place]: epic(content, content.base_epics, place) for place in base_epics(content)},
        "cards": {CARDS[place]: card(content, place) for place in cards_there(content)},
        "boards": boards(content),
        "limelight": limelight(content.values["limelight"]),
        "research": by_team(content, content.cities.research),
        "health": by_team(content, content.cities.health),
        "babilar": {
            DISTRICTS[district]: [act(content, content.cities.babilar_act(district, space)) for space in spaces()]
            for district in range(CITY_DISTRICTS, ILDITHIA * CITY_DISTRICTS)
        },
        "ildithia": {
            DISTRICTS[district]: [act(content, content.cities.ildithia_act(district, level)) for level in levels()]
            for district in range(ILDITHIA * CITY_DISTRICTS, len(DISTRICTS))
        },
        "newcago": {id: newcago(content, place) for place, id in enumerate(DISTRICTS[:CITY_DISTRICTS])},
        "dawnslight": [gains(content.decks.dawnslight, card) for card in range(DAWNSLIGHT_CARDS)],
        "population": content.parameters[START_POPULATION],
        "baseSpaces": content.parameters[BASE_TRACK_SPACES],
        "startBracket": content.parameters[START_EPIC_BRACKET],
        "infinite": INFINITE,
        "campaign": [
            [GREAT_EPICS[content.chapters[place]], CITIES[content.chapters[place + 1]]]
            for place in range(0, len(content.chapters), 2)
        ],
    }


def base_epics(content: Content) -> list[int]:
    return in_the_game(0, BASE_EPICS, PRINTED_EPICS, content.epic_count)


def cards_there(content: Content) -> list[int]:
    """The places of cards that the boxes or a pack fill."""
    abilities = range(EQUIPMENT_COUNT, EQUIPMENT_COUNT + content.cards.ability_count)
    return [*range(content.cards.equipment_count), *abilities]


def names(content: Content) -> dict[str, dict[str, str]]:
    """What a pack calls what it adds, by text and language: the texts of the house know its places only."""
    values = content.values
    found: dict[str, dict[str, str]] = {}
    for place, own in enumerate(EPIC_TABLE.all_ids(values["epics"])[PRINTED_EPICS:]):
        found[f"epic-{ADDED_EPICS[place]}"] = values["epics"][own]["name"]
    for place, own in enumerate(EQUIPMENT_TABLE.all_ids(values["equipment"])[PRINTED_EQUIPMENT:]):
        found |= card_names(ADDED_EQUIPMENT[place], values["equipment"][own])
    for place, own in enumerate(RECKONER_TABLE.all_ids(values["reckoners"])[PRINTED_RECKONERS:]):
        reckoner = values["reckoners"][own]
        found[f"reckoner-{ADDED_RECKONERS[place]}"] = reckoner["name"]
        found |= card_names(ABILITIES[PRINTED_RECKONERS + place], reckoner["ability"])
    return found


def card_names(id: str, card: dict[str, Any]) -> dict[str, dict[str, str]]:
    return {f"card-{id}": card["name"], f"card-{id}-text": card["text"]}


def composed(content: Content) -> dict[str, str]:
    """Acts that no card of the house has, in the words of those that it has: "1 Enforcement ×6, in every district"."""
    known, acts = house().acts.ids, content.acts
    found: dict[str, str] = {}
    for number, id in enumerate(acts.ids):
        if id not in known:
            amount, place, measure = acts.amount[number], acts.place[number], acts.measure[number]
            words = [f"{{ act-{ACTIONS[acts.action[number]]} }}"]
            words += [f" ×{amount}"] if amount > 1 else []
            words += [f", {{ act-place-{PLACES[place]} }}"] if place else []
            words += [f", {{ act-measure-{MEASURES[measure]} }}"] if measure else []
            found[f"act-{id}"] = "".join(words)
    return found


def spaces() -> range:
    return range(BABILAR_SPACES)


def levels() -> range:
    return range(1, ILDITHIA_LEVELS)


def act(content: Content, number: int) -> str:
    return content.acts.ids[number]


def faces(content: Content, colour: int) -> list[list[Any]]:
    shown = [content.dice.shows(colour, face) for face in range(FACES)]
    return [[SYMBOLS[symbol], count] for symbol, count in shown]


def gains(row: list[int], place: int) -> list[list[Any]]:
    start = place * len(GAINS)
    return [[GAINS[gain], row[start + gain]] for gain in range(len(GAINS)) if row[start + gain]]


def epic(content: Content, epics: Epics, number: int) -> dict[str, Any]:
    return {
        "research": epics.research[number],
        "health": epics.health[number],
        "weak": epics.weak[number],
        "track": [act(content, epics.act(number, slot)) for slot in range(epics.length[number])],
        "reward": gains(epics.rewards, number),
    }


def card(content: Content, number: int) -> dict[str, Any]:
    cards = content.cards
    needs = [SYMBOLS[symbol] for symbol in cards.needs[number * 2 : number * 2 + 2] if symbol != NO_SYMBOL]
    return {
        "price": cards.price[number],
        "kind": KINDS[cards.kind[number]],
        "symbols": [SYMBOLS[symbol] for symbol in range(len(SYMBOLS)) if cards.shows(number, symbol)],
        "needs": needs,
        "gains": gains(cards.gains, number),
    }


def boards(content: Content) -> dict[str, list[list[str]]]:
    """The four tracks of Steelheart and Regalia, by difficulty and number of Reckoners."""
    found: dict[str, list[list[str]]] = {}
    for great in range(2):
        for place, difficulty in enumerate(DIFFICULTIES):
            for team in TEAMS:
                board = content.boards.board(great, place, team)
                found[f"{GREAT_EPICS[great]}-{team}-{difficulty}"] = [
                    [act(content, content.boards.act(board + track, slot)) for slot in range(length)]
                    for track, length in enumerate(content.boards.length[board : board + len(TRACKS)])
                ]
    return found


def limelight(booklet: dict[str, Any]) -> dict[str, list[list[list[str]]]]:
    """A page's cells by track, row and column: a loss as the pack writes it, or acts with | between them."""
    return {
        page: [[[cell(line) for line in tables[track][row]] for row in ROWS] for track in TRACKS]
        for page, tables in booklet["pages"].items()
    }


def cell(line: str) -> str:
    found = [act_of(each) for each in line.split(" | ")]
    return "|".join([act_id(each) for each in found if each is not None]) if None not in found else line


def by_team(content: Content, asked: Any) -> dict[str, list[list[int]]]:
    return {
        id: [[asked(city, difficulty, team) for team in TEAMS] for difficulty in range(len(DIFFICULTIES))]
        for city, id in enumerate(CITIES)
    }


def newcago(content: Content, district: int) -> list[dict[str, Any]]:
    decks = content.decks
    sides = range(district * len(SIDES), (district + 1) * len(SIDES))
    return [
        {
            "act": act(content, decks.newcago_act[side]),
            "bonus": BONUSES[decks.newcago_bonus[side]],
            "symbols": [SYMBOLS[symbol] for symbol in range(len(SYMBOLS)) if decks.newcago_symbols[side] >> symbol & 1],
            "gains": gains(decks.newcago_gains, side),
        }
        for side in sides
    ]
