"""Cards of the city: what a district, an Epic, a die, a piece, a track or a printed card is, and what it does now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from samovar.games.reckoners.cells import GREAT_HEALTH, NOWHERE
from samovar.games.reckoners.content.ids import CARDS, DISTRICTS, EPICS, EQUIPMENT_COUNT, GREAT_EPICS, RECKONERS
from samovar.games.reckoners.content.words import COLOURS, GAINS, INFINITE, SYMBOLS, TRACKS
from samovar.games.reckoners.forecast import facts
from samovar.games.reckoners.sources import yielded
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.card import Asked, Card, asked_for, no_card, text, thing

Telling = Callable[[ReckonersTable, int, Asked], Card]

SYMBOL_RULES: Final = ["RK-SYM.1", "RK-SYM.7", "RK-SYM.10", "RK-SYM.15", "RK-SYM.16", "RK-SYM.17"]
PIECE_RULES: Final = {
    "enforcement": "RK-SYM.15",
    "barricade": "RK-MOVE.4",
    "red-shield": "RS-SHIELD.1",
    "blue-shield": "RS-SHIELD.1",
    "duplicate": "RS-DUP.1",
    "plan": "RK-PLAN.1",
}
TRACK_RULES: Final = {
    "population": "RK-GOAL.4",
    "money": "RK-MON.1",
    "base": "RK-BASE.1",
    "research": "RK-SYM.1",
    "health": "RK-SYM.10",
    "market": "RK-BUY.1",
    "forecast": "RK-EPIC.2",
}


def card(seen: ReckonersTable, seat: int, wish: dict[str, Any]) -> dict[str, Any]:
    """The card of a thing of this table."""
    asked = asked_for(wish)
    telling = TELLINGS.get(asked.kind)
    if telling is None:
        raise no_card(asked)
    return telling(seen, seat, asked).plain()


def act_text(seen: ReckonersTable, act: int) -> dict[str, Any]:
    return text(f"act-{seen.content.acts.ids[act]}")


def district_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    number = asked.number(list(DISTRICTS))
    told = Card("district", asked.id, "RK-MOVE.8").sort("sort-district").says("card-district-says")
    place = int(seen.place_of(number))
    if not 0 <= place < seen.ring() or seen.district(place) != number:
        return told.now("card-district-not-here")
    around = [thing("district", DISTRICTS[seen.district(one)]) for one in seen.neighbours(place)]
    told.number("card-next-to", around)
    for kind, count in (("enforcement", seen.enforcement(place)), ("barricade", seen.barricades(place))):
        if count:
            told.number(f"piece-{kind}", int(count)).see("piece", kind)
    here = [thing("reckoner", RECKONERS[seen.who(one)]) for one in seen.present(place)]
    if here:
        told.now("card-district-who", {"names": here})
    if seen.barricades(place):
        told.now("card-district-shut", {"count": int(seen.barricades(place))})
    if seen.great_place() == place:
        told.now("card-district-great", {"name": great(seen)}).see("great-epic", great(seen)["id"])
    if seen.epic(place) == NOWHERE:
        return told.now("card-district-no-epic")
    return told.see("epic", EPICS[seen.epic(place)])


def great(seen: ReckonersTable) -> dict[str, str]:
    return thing("great-epic", GREAT_EPICS[seen.agreed.great_epic])


def epic_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    number = asked.number(list(EPICS))
    epics = seen.agreed.epics
    told = Card("epic", asked.id, "RK-EPIC.2").sort("card-an-epic").says("card-epic-says")
    place = next((one for one in range(seen.ring()) if seen.epic(one) == number), NOWHERE)
    track = [act_text(seen, epics.act(number, slot)) for slot in range(epics.length[number])]
    health = text("card-infinite") if epics.health[number] >= INFINITE else epics.health[number]
    told.number("card-printed-research", epics.research[number]).number("card-printed-health", health)
    told.number("card-weak-health", epics.weak[number])
    told.number("card-track", track)
    rewards = [(gain, int(epics.reward(number, gain))) for gain in range(len(GAINS))]
    told.number(
        "card-reward",
        [text("card-gain", {"gain": text(f"gain-{GAINS[gain]}"), "count": count}) for gain, count in rewards if count],
    )
    if place == NOWHERE:
        return told.now("card-epic-not-here")
    research, lives, bracket = int(seen.research(place)), int(seen.health(place)), int(seen.bracket(place))
    if research:
        told.now("card-epic-research", {"research": research, "weak": epics.weak[number]})
    else:
        told.now("card-epic-weakened")
    if lives >= INFINITE:
        told.now("card-epic-untouchable")
    else:
        told.now("card-epic-health", {"health": lives})
    if bracket:
        told.now("card-epic-acts", {"count": bracket, "acts": track[:bracket]})
    else:
        told.now("card-epic-held")
    return told.see("district", DISTRICTS[seen.district(place)])


def great_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    number = asked.number(list(GREAT_EPICS))
    told = Card("great-epic", asked.id, "RK-GE.1").sort("card-the-great-epic").says("card-great-says")
    if number != seen.agreed.great_epic:
        return told.now("card-epic-not-here")
    told.number("card-research-left", int(seen.great_research())).number(
        "card-health-left", int(seen.cells[GREAT_HEALTH])
    )
    for track in range(len(TRACKS)):
        told.number(f"card-bracket-{TRACKS[track]}", int(seen.great_bracket(track)))
    if seen.great_weakened():
        told.now("card-great-weakened", {"health": int(seen.cells[GREAT_HEALTH])})
    else:
        told.now("card-great-hidden", {"research": int(seen.great_research())})
    if seen.great_place() != NOWHERE:
        told.now("card-great-at", {"district": thing("district", DISTRICTS[seen.district(seen.great_place())])})
    return told


def printed_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    """Equipment, or the ability of a Reckoner."""
    number, cards = asked.number(list(CARDS)), seen.content.cards
    ability = number >= EQUIPMENT_COUNT
    told = Card("card", asked.id, "RK-ABIL.1" if ability else "RK-CARD.1")
    told.sort("card-an-ability" if ability else "card-equipment").says(f"card-{asked.id}-text")
    if ability:
        return told
    told.number("card-price", cards.price[number])
    told.says("card-equipment-says")
    owner = int(seen.owner(number))
    if owner == NOWHERE:
        short = cards.price[number] - int(seen.money())
        return told.now(
            "card-price-short" if short > 0 else "card-price-enough", {"money": int(seen.money()), "short": short}
        )
    told.now("card-owned", {"name": thing("reckoner", RECKONERS[seen.who(owner)])})
    if seen.is_off(number):
        told.now("card-off")
    return told


def reckoner_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    number = asked.number(list(RECKONERS))
    told = Card("reckoner", asked.id, "RK-ABIL.1").sort("card-a-reckoner")
    if number < seen.content.cards.ability_count:
        ability = CARDS[seen.content.cards.ability(number)]
        told.says("card-ability-of", {"name": thing("card", ability), "text": text(f"card-{ability}-text")})
    whose = int(seen.seat_of(number))
    if whose == NOWHERE:
        return told.now("card-reckoner-not-here")
    told.number("card-dice", len(seen.dice_of(whose))).number("card-plans", int(seen.plans(whose)))
    if seen.pending_plans(whose):
        told.now("card-plans-later", {"count": int(seen.pending_plans(whose))})
    if seen.where(whose) != NOWHERE:
        place = DISTRICTS[seen.district(seen.where(whose))]
        told.now("card-reckoner-at", {"district": thing("district", place)}).see("district", place)
    for one in seen.owned(whose):
        told.see("card", CARDS[one])
    return told


def die_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    told = Card("die", asked.id, "RK-USE.1").says("card-die-says")
    if not asked.id.isdecimal() or not 0 <= seat < seen.seats or int(asked.id) - 1 not in seen.dice_of(seat):
        return told.title("card-a-die")
    die = int(asked.id) - 1
    told.title("card-a-die").number("card-colour", thing("colour", COLOURS[seen.colour(seat, die)]))
    if die in seen.rolled(seat):
        shown = [thing("symbol", SYMBOLS[symbol]) for symbol in yielded(seen, seat, die)]
        told.now("card-die-shows", {"symbols": shown})
        for one in shown[:1]:
            told.see("symbol", one["id"])
    return told


def symbol_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    number = asked.number(SYMBOLS)
    told = Card("symbol", asked.id, SYMBOL_RULES[number]).sort("card-a-symbol").says(f"card-symbol-{asked.id}")
    if not 0 <= seat < seen.seats or seen.where(seat) == NOWHERE:
        return told
    place = int(seen.where(seat))
    if seen.epic(place) != NOWHERE and asked.id in ("research", "contain", "attack"):
        epic = thing("epic", EPICS[seen.epic(place)])
        told.now("card-symbol-here", {"epic": epic}).see("epic", epic["id"])
    if asked.id == "enforcement":
        told.now("card-symbol-enforcement-here", {"count": int(seen.enforcement(place))})
    return told


def piece_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    kind = asked.id if asked.id in PIECE_RULES else f"{asked.id}-shield"
    if kind not in PIECE_RULES:
        raise no_card(asked)
    return Card("piece", kind, PIECE_RULES[kind]).says(f"card-piece-{kind}")


def bracket_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    """A track of the Great Epic, or the one of the Epic here."""
    told = Card("bracket", asked.id, "RK-SYM.8").title("card-bracket").says("card-bracket-says")
    if asked.id in TRACKS:
        track = TRACKS.index(asked.id)
        told.title(f"card-bracket-{asked.id}").now("card-bracket-now", {"count": int(seen.great_bracket(track))})
    return told.see("great-epic", great(seen)["id"])


def board_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    """What the team has in common."""
    if asked.id not in TRACK_RULES:
        raise no_card(asked)
    told = Card("board", asked.id, TRACK_RULES[asked.id]).title(f"card-{asked.id}").says(f"card-{asked.id}-says")
    if asked.id in ("population", "money", "base"):
        value = {"population": seen.population, "money": seen.money, "base": seen.base}[asked.id]()
        told.number("card-now-at", int(value))
    if asked.id in ("population", "forecast") and seen.stack:
        for fact in facts(seen):
            told.now(fact.key, dict(fact.args))
    return told


def target_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    """What a choice calls the Epic here, the Great Epic, or the city's track."""
    if asked.id == "great-epic":
        return great_card(seen, seat, Asked("great-epic", great(seen)["id"], ""))
    if 0 <= seat < seen.seats and seen.where(seat) != NOWHERE:
        place = int(seen.where(seat))
        if asked.id == "epic" and seen.epic(place) != NOWHERE:
            return epic_card(seen, seat, Asked("epic", EPICS[seen.epic(place)], ""))
        return district_card(seen, seat, Asked("district", DISTRICTS[seen.district(place)], ""))
    return great_card(seen, seat, Asked("great-epic", great(seen)["id"], ""))


def colour_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    """A die of the common reserve."""
    asked.number(COLOURS)
    return (
        Card("colour", asked.id, "RK-COMP.8")
        .sort("card-a-die")
        .says(f"card-colour-{asked.id}")
        .says("card-reserve-says")
    )


def dawnslight_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    return Card("dawnslight", asked.id, "RS-DAWN.1").sort("card-a-help").says("card-dawnslight-says")


def assault_card(seen: ReckonersTable, seat: int, asked: Asked) -> Card:
    return Card("assault", asked.id, "RS-ASLT.1").sort("card-an-assault").says("card-assault-says")


TELLINGS: Final[dict[str, Telling]] = {
    "colour": colour_card,
    "dawnslight": dawnslight_card,
    "assault": assault_card,
    "district": district_card,
    "epic": epic_card,
    "great-epic": great_card,
    "card": printed_card,
    "reckoner": reckoner_card,
    "die": die_card,
    "symbol": symbol_card,
    "piece": piece_card,
    "shield": piece_card,
    "bracket": bracket_card,
    "board": board_card,
    "target": target_card,
}
