"""The content of an edition as flat rows, read once and shared by every table."""

from __future__ import annotations

from typing import Any

from samovar.content.packs import Pack
from samovar.games.steamfront.edition import CARD_TABLE, FACTION_TABLE, SCHEMA, house, sound
from samovar.games.steamfront.terrain import Battlefields
from samovar.games.steamfront.words import (
    CARD_NAMES,
    CATEGORIES,
    DEPLOYMENTS,
    GIVE_PRESSURE,
    KEYWORDS,
    LEVELS,
    MECHANISMS,
    NO_ORDER,
    RANKS,
    SCENARIOS,
    SHARE_PRESSURE,
    SPECIALS,
    TERRAIN,
    TERRAIN_KINDS,
    thousandths,
)
from samovar.geometry.plane import INCH
from samovar.geometry.shapes import Shapes
from samovar.geometry.turning import STEP_DEGREES, STEPS, turned
from samovar.kernel.native import Cells, i64

__all__ = ["SCHEMA", "Content", "own_steps"]

ONLY = ["", "sas", "ranged"]
GIVES = ["", "overload-and-combat", "move", "move-and-combat"]


class Piece:
    """Where a ready-made table puts a piece of scenery, and in which of the 24 turns."""

    def __init__(self, kind: int, x: int, y: int, turn: int, id: str) -> None:
        self.kind = kind
        self.x = x
        self.y = y
        self.turn = turn
        self.id = id


class Scenario:
    """What is scored, how it ends, and what lies on the table."""

    def __init__(self, id: str, values: dict[str, Any], content: Content) -> None:
        self.id = id
        self.mechanisms = [MECHANISMS.index(word) for word in values["mechanisms"]]
        self.kills: int = values["score"]["kills"]
        self.objectives_score: int = values["score"]["objectives"]
        self.generators: int = values["score"]["generators"]
        self.relics: int = values["score"]["relics"]
        finish = values["finish"]
        self.finish_generators: int = 0 if finish is None else finish["generators"]
        self.finish_points: int = 0 if finish is None else finish["points"]
        self.home: int = values["home"]
        self.burden: int = values["burden"] * INCH
        bag = values["bag"]
        self.bag_relics: int = 0 if bag is None else bag["relics"]
        self.bag_empty: int = 0 if bag is None else bag["empty"]
        self.end_points: int = values["end"]["points"]
        self.end_turns: int = values["end"]["turns"]
        terrain = values["terrain"]
        self.least_terrain: int = 0 if terrain is None else terrain["least"]
        self.most_terrain: int = 0 if terrain is None else terrain["most"]
        self.objective_counts: list[int] = list(values["objective_counts"])
        self.deployment: int = content.deployments.index(values["deployment"]) if values["deployment"] else -1
        self.objectives: list[int] = list(values["objectives"])
        self.pieces = [_piece(one, content) for one in values["pieces"]]
        ids = [piece.id for piece in self.pieces]
        self.links = [
            (ids.index(one["valve"]), [ids.index(cloud) for cloud in one["clouds"]]) for one in values["links"]
        ]
        self.shut = [ids.index(one) for one in values["shut"]]

    def is_built(self) -> bool:
        """Whether the players build the table themselves, or choose a ready-made one."""
        return self.deployment < 0


class ReadyTable:
    """A table of the Free scenario that is ready to play."""

    def __init__(self, id: str, values: dict[str, Any], content: Content) -> None:
        self.id = id
        self.deployment = content.deployments.index(values["deployment"])
        self.objectives: list[int] = list(values["objectives"])
        self.pieces = [_piece(one, content) for one in values["pieces"]]


class Deployment:
    """The zones of both sides and the neutral band, as polygons 0, 1 and 2."""

    def __init__(self, id: str, values: dict[str, Any]) -> None:
        self.id = id
        self.shapes = Shapes([values["a"], values["b"], values["neutral"]])
        self.lattices: dict[int, list[tuple[int, int]]] = {}  # by radius: places for an objective on the empty table
        self.neutrals: dict[int, list[int]] = {}  # by radius: which of those lie wholly in the neutral band


class Content:
    """Everything printed, by number. Cards, weapons and bands are rows; nothing here ever changes."""

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = sound(house() if pack is None else pack)
        self.edition: str = self.pack.label
        values = self.pack.values
        constants = values["constants"]
        self.wide: int = constants["wide"]
        self.high: int = constants["high"]
        self.least_dice: int = constants["least_dice"]
        self.points_limit: int = constants["points"]
        self.least_regulars: int = constants["least_regulars"]
        self.most_veterans: int = constants["most_veterans"]
        self.most_elites: int = constants["most_elites"]
        self.figures_per_order: int = constants["figures_per_order"]
        self.crater: int = constants["crater"]
        self.terrain_gap: int = constants["terrain_gap"]
        self.objective_gap_zone: int = constants["objective_gap_zone"]
        self.objective_gap_edge: int = constants["objective_gap_edge"]
        self.objective_gap: int = constants["objective_gap"]
        self.objective_mm: int = constants["objective_mm"]
        self.contact: int = constants["contact"]
        self.snap: int = constants["snap"]
        self.relic_radius: int = int(thousandths(constants["relic_mm"]))
        self.factions = FACTION_TABLE.all_ids(values["factions"])
        self.faction_category = [CATEGORIES.index(values["factions"][id]["category"]) for id in self.factions]
        self.cards = CARD_TABLE.all_ids(values["cards"])
        self.card_name = [CARD_NAMES.learn(id) for id in self.cards]
        self._read_cards(values["cards"])
        self._read_specials(values["cards"], values["specials"])
        self._read_orders(values["orders"])
        self._read_terrain(values["terrain"])
        self.deployments = list(values["deployments"])
        self.zones = [Deployment(id, one) for id, one in values["deployments"].items()]
        self.tables = [ReadyTable(id, one, self) for id, one in values["tables"].items()]
        self.scenarios = [Scenario(id, one, self) for id, one in values["scenarios"].items()]
        self.battlefields = Battlefields()
        self.terrain_name = [TERRAIN_KINDS.learn(id) for id in self.terrain]
        self.deployment_name = [DEPLOYMENTS.learn(id) for id in self.deployments]
        self.scenario_name = [SCENARIOS.learn(scenario.id) for scenario in self.scenarios]
        self.squads: dict[str, list[int]] = {}
        for id, squad in values["squads"].items():
            self.squads[id] = [self.cards.index(one["card"]) for one in squad["figures"] for _ in range(one["count"])]

    def _read_cards(self, cards: dict[str, Any]) -> None:
        printed = [cards[id] for id in self.cards]
        self.faction = Cells([self.factions.index(card["faction"]) for card in printed])
        self.rank = Cells([RANKS.index(card["rank"]) for card in printed])
        self.points = Cells([card["points"] for card in printed])
        self.category = Cells(
            [CATEGORIES.index(card["category"]) if card["category"] else NO_ORDER for card in printed]
        )
        self.life = Cells([card["life"] for card in printed])
        self.move = Cells([card["move"] * INCH for card in printed])
        self.defence = Cells([card["defence"] for card in printed])
        self.pressure = Cells([card["pressure"] for card in printed])
        self.radius = Cells([thousandths(card["base"]) for card in printed])
        self.keywords = Cells([int(word in card["keywords"]) for card in printed for word in KEYWORDS])
        # Bands of a card lie in a row: those of its first weapon, then those of the second …
        band_first: list[int] = []
        bands: list[dict[str, Any]] = []
        weapon_of: list[int] = []
        printed_on: list[int] = []
        outermost: list[int] = []
        for card in printed:
            band_first.append(len(bands))
            for number, (weapon, uses) in enumerate(_uses(card["weapons"])):
                furthest = max([band["high"] for band in card["weapons"][weapon]["bands"]])
                bands += uses
                weapon_of += [number] * len(uses)
                printed_on += [weapon] * len(uses)
                outermost += [int(band["high"] == furthest) for band in uses]
        band_first.append(len(bands))
        self.band_first = Cells(band_first)
        self.band_weapon = Cells(weapon_of)
        self.band_printed = Cells(printed_on)  # the weapon of the card that it is printed on
        self.band_outermost = Cells(outermost)
        self.band_sas = Cells([int(band["sas"]) for band in bands])
        self.band_low = Cells([band["low"] * INCH for band in bands])
        self.band_high = Cells([band["high"] * INCH for band in bands])
        self.band_attack = Cells([band["attack"] for band in bands])
        self.band_damage = Cells([band["damage"] for band in bands])
        self.band_fixed = Cells([band["fixed"] for band in bands])

    def _read_specials(self, cards: dict[str, Any], composed: dict[str, Any]) -> None:
        """A row for each card and word of the vocabulary; a special that a pack composes is several words. [A-73]"""
        rows = len(self.cards) * len(SPECIALS)
        able, amount, reach, targets = [0] * rows, [0] * rows, [0] * rows, [0] * rows
        for card, id in enumerate(self.cards):
            for word in words_of(cards[id]["special"], composed):
                row = card * len(SPECIALS) + SPECIALS.index(word["word"])
                able[row] = 1
                amount[row], reach[row], targets[row] = word["amount"], word["range"] * INCH, word["targets"]
        self.special = Cells(able)
        self.special_amount = Cells(amount)
        self.special_range = Cells(reach)
        self.special_targets = Cells(targets)

    def _read_orders(self, orders: dict[str, Any]) -> None:
        rows = [row for id in CATEGORIES for row in orders[id]["rows"]]
        self.order_gives = Cells([GIVES.index(row["gives"]) for row in rows])
        self.order_reroll = Cells([row["reroll"] for row in rows])
        self.order_attack = Cells([row["attack"] for row in rows])
        self.order_damage = Cells([row["damage"] for row in rows])
        self.order_range = Cells([row["range"] for row in rows])
        self.order_extra = Cells([int(row["extra"]) for row in rows])
        self.order_stun = Cells([int(row["stun"]) for row in rows])
        self.order_only = Cells([ONLY.index(row["only"]) for row in rows])
        self.order_defence = Cells([row["defence"] for row in rows])
        self.order_reduce = Cells([row["reduce"] for row in rows])
        self.order_cap = Cells([row["cap"] for row in rows])
        self.order_reflect = Cells([int(row["reflect"]) for row in rows])
        self.order_counter = Cells([int(row["counter"]) for row in rows])
        whens = ["neutral", "defending", "combat"]
        self.order_when = Cells([whens.index(orders[id]["when"]) for id in CATEGORIES for _ in range(LEVELS)])

    def _read_terrain(self, terrain: dict[str, Any]) -> None:
        self.terrain = list(terrain)
        self.terrain_type = Cells([TERRAIN.index(one["type"]) for one in terrain.values()])
        self.terrain_mechanism = Cells([MECHANISMS.index(one["mechanism"] or "none") for one in terrain.values()])
        self.moulds: list[list[int]] = []  # by kind and turn: the polygon about its origin
        for one in terrain.values():
            for turn in range(STEPS):
                self.moulds.append(_turned(one["polygon"], turn))

    def mould(self, kind: int, turn: int, x: int, y: int) -> list[int]:
        """The polygon of a piece laid at a place."""
        flat = self.moulds[kind * STEPS + turn]
        return [flat[i] + (x if i % 2 == 0 else y) for i in range(len(flat))]

    def special_row(self, card: i64, word: i64) -> i64:
        return card * len(SPECIALS) + word

    def can(self, card: i64, word: i64) -> bool:
        """Whether a card's special has a word of the vocabulary. [SF-7.22]"""
        return self.special[card * len(SPECIALS) + word] == 1

    def amount(self, card: i64, word: i64) -> i64:
        """How much that word gives."""
        return self.special_amount[card * len(SPECIALS) + word]

    def has(self, card: int, keyword: int) -> bool:
        """Whether a card bears a keyword: faction and rank are fields of their own. [SF-2.3.8]"""
        return self.keywords[card * len(KEYWORDS) + keyword] == 1


def words_of(special: dict[str, Any] | None, composed: dict[str, Any]) -> list[dict[str, Any]]:
    """The words of the vocabulary that a card's special is made of, each with its numbers."""
    if special is None:
        return []
    words: list[dict[str, Any]] = composed[special["word"]]["words"] if special["word"] in composed else [special]
    return words


def _uses(weapons: list[dict[str, Any]]) -> list[tuple[int, list[dict[str, Any]]]]:
    """The weapons of a card as their bearer chooses among them, each with its number on the card.

    Where ranges of one weapon overlap, the choice between them is his: each that overlaps an earlier one counts as a
    weapon more, after all that are printed. [A-72]
    """
    first = [(place, [weapon["bands"][0]]) for place, weapon in enumerate(weapons)]
    more: list[tuple[int, list[dict[str, Any]]]] = []
    for place, weapon in enumerate(weapons):
        for band in weapon["bands"][1:]:
            open_to = [uses for number, uses in [first[place], *more] if number == place and not _overlaps(band, uses)]
            if open_to:
                open_to[0].append(band)
            else:
                more.append((place, [band]))
    return [*first, *more]


def _overlaps(band: dict[str, Any], others: list[dict[str, Any]]) -> bool:
    ranged = [one for one in others if not one["sas"]]
    return not band["sas"] and any(band["low"] < one["high"] and one["low"] < band["high"] for one in ranged)


def _turned(polygon: list[int], turn: int) -> list[int]:
    flat: list[int] = []
    for i in range(0, len(polygon), 2):
        x, y = turned(polygon[i], polygon[i + 1], turn)
        flat += [int(x), int(y)]
    return flat


def _piece(values: dict[str, Any], content: Content) -> Piece:
    kind = content.terrain.index(values["piece"])
    return Piece(kind, values["x"], values["y"], values["turn"] // STEP_DEGREES, values["id"])


def own_steps() -> tuple[int, int]:
    """How many cards need a question of their own (Plans, Network), and of how many; all others are words alone."""
    content = Content()
    cards = range(len(content.cards))
    asking = [card for card in cards if content.can(card, GIVE_PRESSURE) or content.can(card, SHARE_PRESSURE)]
    return len(asking), len(content.cards)
