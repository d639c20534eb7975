"""Cards of the battlefield: what a figure, an objective, a piece of scenery, an order or a token is, and does now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from samovar.games.steamfront.aids.muster import figure_told, forecast_told, objective_told
from samovar.games.steamfront.scenery import mechanism_of, sort_of
from samovar.games.steamfront.table import (
    CARRIED,
    CARRIES,
    FIGURE_IDS,
    FIGURES,
    INITIATIVE,
    LYING,
    NO_FIGURE,
    OBJECTIVE_COUNT,
    OBJECTIVE_IDS,
    PASSES,
    PIECE,
    PIECE_IDS,
    PIECE_OWNER,
    PIECE_STATE,
    POINTS,
    RELIC,
    RELIC_IDS,
    SIDE_IDS,
    STATUS,
    TURN,
    FrontTable,
)
from samovar.games.steamfront.words import CATEGORIES, KEYWORDS, LEVELS, MECHANISMS, RANKS, TERRAIN
from samovar.geometry.plane import INCH
from samovar.kernel.card import Asked, Card, asked_for, no_card, text, thing

Telling = Callable[[FrontTable, Asked], Card]

TERRAIN_RULES: Final = ["SF-2.4.9", "SF-2.4.5", "SF-2.4.1", "SF-2.4.11", "SF-5.3.1"]
KEYWORD_RULES: Final = ["SF-7.24", "SF-7.10", "SF-7.11"]
BOARD_RULES: Final = {
    "points": "SF-4.3.1",
    "activations": "SF-4.2.2",
    "orders": "SF-4.1.4",
    "passes": "SF-4.1.5",
    "forecast": "SF-9.3.1",
    "initiative": "SF-4.1.2",
    "pressure": "SF-5.2.1",
    "stun": "SF-7.2",
    "daze": "SF-7.13",
    "wounded": "SF-7.3",
}


def card_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """The card of a thing of this table."""
    asked = asked_for(wish)
    telling = TELLINGS.get(asked.kind)
    if telling is None:
        raise no_card(asked)
    return telling(table, asked).plain()


def inches(length: int) -> str:
    """With a point where a whole number is not enough: a card prints whole ones."""
    return str(length // INCH) if length % INCH == 0 else f"{length / INCH:.1f}"


def profile(table: FrontTable, card: int, told: Card) -> None:
    """What the card of a figure prints."""
    content, id = table.content, table.content.cards[card]
    told.number("card-faction", thing("faction", content.factions[content.faction[card]]))
    told.number("card-rank", thing("rank", RANKS[content.rank[card]])).number("card-points", int(content.points[card]))
    told.number("card-move", text("card-inches", {"inches": inches(int(content.move[card]))}))
    told.number("card-defence", int(content.defence[card]))
    for band in range(content.band_first[card], content.band_first[card + 1]):
        args: dict[str, Any] = {
            "low": inches(int(content.band_low[band])),
            "high": inches(int(content.band_high[band])),
        }
        args |= {"attack": int(content.band_attack[band]), "damage": int(content.band_damage[band])}
        fixed = int(content.band_fixed[band])
        sort = "contact" if content.band_sas[band] else "flame" if fixed else "shot"
        told.number(f"card-band-{sort}", text(f"card-band-{sort}-value", {**args, "fixed": fixed}))
    for number, word in enumerate(KEYWORDS):
        if content.has(card, number):
            told.see("keyword", word)
    if content.pack.values["cards"][id]["special"] is not None:
        told.says(f"special-{id}")


def figure_card(table: FrontTable, asked: Asked) -> Card:
    figure = asked.number(list(FIGURE_IDS))
    told = Card("figure", asked.id, "SF-2.2.5")
    if table.cells[STATUS + figure] == NO_FIGURE:
        return told.now("card-figure-not-here")
    state = figure_told(table, figure)
    told.number("card-life", text("card-of-most", {"count": state["life"], "most": state["maxLife"]}))
    told.number("card-pressure", text("card-of-most", {"count": state["pressure"], "most": state["maxPressure"]}))
    profile(table, int(table.card(figure)), told)
    told.now(f"card-status-{state['status']}")
    if state["status"] != "standing":
        return told
    if state["active"]:
        told.now("card-active")
    elif table.cells[TURN]:
        told.now("card-activated" if state["activated"] else "card-to-activate")
    if state["engaged"]:
        told.now("card-engaged", {"names": [thing("figure", id) for id in state["engaged"]]})
    for word in ("wounded", "stun", "daze"):
        if state[word]:
            told.now(f"card-{word}-now", {"count": int(state[word])}).see("board", word)
    if state["relic"] is not None:
        told.now("card-carries")
    if state["cloud"] is not None:
        told.now("card-in-cloud")
    if state["objectives"]:
        told.now("card-on-objective", {"names": [thing("objective", id) for id in state["objectives"]]})
    if state["specialUsed"]:
        told.now("card-special-used")
    return told


def printed_card(table: FrontTable, asked: Asked) -> Card:
    number = asked.number(list(table.content.cards))
    told = Card("card", asked.id, "SF-2.2.5").number("card-life", int(table.content.life[number]))
    told.number("card-pressure", int(table.content.pressure[number]))
    profile(table, number, told)
    return told


def objective_card(table: FrontTable, asked: Asked) -> Card:
    place = asked.number(list(OBJECTIVE_IDS))
    told = Card("objective", asked.id, "SF-9.3.3").says("card-objective-says")
    if place >= table.cells[OBJECTIVE_COUNT]:
        return told.now("card-objective-not-here")
    state = objective_told(table, place)
    told.number("card-worth", int(table.scenario().objectives_score))
    weights = {"a": int(state["weights"][0]), "b": int(state["weights"][1])}
    if state["holder"] is None:
        told.now("card-objective-tied" if any(weights.values()) else "card-objective-empty", weights)
    else:
        told.now("card-objective-held", {**weights, "side": thing("side", state["holder"])})
    return told


def piece_card(table: FrontTable, asked: Asked) -> Card:
    piece = asked.number(list(PIECE_IDS))
    kind = int(table.cells[PIECE + piece]) - 1
    if kind < 0:
        return Card("piece", asked.id, "SF-2.2.3").now("card-piece-not-here")
    sort, mechanism = int(sort_of(table, piece)), int(mechanism_of(table, piece))
    told = Card("piece", asked.id, TERRAIN_RULES[sort]).title(f"terrain-{table.content.terrain[kind]}")
    word = MECHANISMS[mechanism] if mechanism else TERRAIN[sort]
    told.says(f"card-terrain-{word}")
    if word == "generator":
        owner = int(table.cells[PIECE_OWNER + piece]) - 1
        if owner < 0:
            told.now("card-generator-free")
        else:
            told.now("card-generator-held", {"side": thing("side", SIDE_IDS[owner])})
    elif word == "cloud" and not table.cells[PIECE_STATE + piece]:
        told.now("card-cloud-off")
    return told


def relic_card(table: FrontTable, asked: Asked) -> Card:
    relic = asked.number(list(RELIC_IDS))
    told = Card("relic", asked.id, "SF-5.3.3").says("card-relic-says")
    if table.cells[RELIC + relic] == LYING:
        return told.now("card-relic-lies")
    if table.cells[RELIC + relic] == CARRIED:
        bearers = [one for one in range(FIGURES) if table.stands(one) and table.cells[CARRIES + one] == relic + 1]
        for one in bearers:
            told.now("card-relic-carried", {"figure": thing("figure", FIGURE_IDS[one])}).see("figure", FIGURE_IDS[one])
    return told


def category_card(table: FrontTable, asked: Asked) -> Card:
    number = asked.number(CATEGORIES)
    told = Card("category", asked.id, f"SF-6.{number + 1}.0").sort("card-an-order").says("card-order-says")
    for level in range(LEVELS):
        told.says("card-order-row", {"level": level, "text": text(f"card-order-{asked.id}-{level}")})
    for side in range(len(SIDE_IDS)):
        if number in table.categories(side):
            told.now("card-order-of", {"side": thing("side", SIDE_IDS[side]), "tokens": int(table.orders(side))})
    return told


def keyword_card(table: FrontTable, asked: Asked) -> Card:
    number = asked.number(KEYWORDS)
    return Card("keyword", asked.id, KEYWORD_RULES[number]).says(f"card-keyword-{asked.id}")


def zone_card(table: FrontTable, asked: Asked) -> Card:
    asked.number(["a", "b", "neutral"])
    return Card("zone", asked.id, "SF-9.2.1").says("card-zone-says")


def die_card(table: FrontTable, asked: Asked) -> Card:
    return Card("die", asked.id, "SF-5.1.12").says("card-die-says")


def board_card(table: FrontTable, asked: Asked) -> Card:
    """Counts of the turn and states of figures."""
    if asked.id not in BOARD_RULES:
        raise no_card(asked)
    told = Card("board", asked.id, BOARD_RULES[asked.id]).title(f"card-{asked.id}").says(f"card-{asked.id}-says")
    for side in range(len(SIDE_IDS)):
        name = thing("side", SIDE_IDS[side])
        counted = {
            "points": table.cells[POINTS + side],
            "orders": table.orders(side),
            "passes": table.cells[PASSES + side],
        }
        if asked.id in counted:
            told.now("card-side-count", {"side": name, "count": int(counted[asked.id])})
        elif asked.id == "initiative" and table.cells[INITIATIVE] == side + 1:
            told.now("card-initiative-now", {"side": name})
    if asked.id == "orders":
        for number in sorted({*table.categories(0), *table.categories(1)}):
            told.see("category", CATEGORIES[number])
    if asked.id == "forecast" and table.cells[TURN] and table.stack:
        for one in forecast_told(table)["sides"]:
            kept = {name: one[name] for name in ("gain", "then", "kills", "objectives", "generators", "relics")}
            told.now("card-forecast-side", {"side": thing("side", one["id"]), **kept})
    return told


TELLINGS: Final[dict[str, Telling]] = {
    "figure": figure_card,
    "card": printed_card,
    "objective": objective_card,
    "piece": piece_card,
    "relic": relic_card,
    "category": category_card,
    "keyword": keyword_card,
    "zone": zone_card,
    "die": die_card,
    "board": board_card,
}
