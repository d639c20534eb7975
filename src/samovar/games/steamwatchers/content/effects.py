"""The words that cards are written in, as values without functions; the interpreter gives them meaning."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.content.added_words import (
    ADDED_EFFECTS,
    ADDED_PIECES,
    ADDED_TESTS,
    ADDED_WHO,
)

# Whom an effect or a modifier concerns.
EVERYONE: Final = 0  # every player still in the game who is not exempt
THE_ARCHON: Final = 1  # who has just played this card; nobody when the card is applied again
ACTOR: Final = 2  # whom the enclosing effect is handling, or who caused the trigger
FINDER: Final = 3  # the Watcher who drew the Ruins; nobody if they came up for an untaken Watcher
HOLDER: Final = 4  # who has the Scenario card beside his board
OWNER: Final = 5  # who has the thing that the effect is printed on
WHO_WORDS: Final = ["all", "archon", "actor", "finder", "holder", *ADDED_WHO]

# What an amount may count, read when the effect is resolved.
GEO_LEVEL: Final = 0  # the GEO marker, i.e. the level of the last Great White
HAVENS_CONTROLLED: Final = 1
FARMS_CONTROLLED: Final = 2  # toxic ones included
CROWDED_ZONES: Final = 3  # zones with 4 or more places taken by the player's units
ATTACKS: Final = 4  # combats of this turn in which the player attacked
METRIC_WORDS: Final = ["geo-track", "havens", "farms", "crowded-zones", "attacks-this-turn"]

# Tests of a player.
HIGHEST: Final = 0  # true for all who are tied for the place; false for all if everybody is tied
LOWEST: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3
EXACTLY: Final = 4
BASE_TESTS: Final = 5  # what follows only an extension understands
TEST_WORDS: Final = ["highest", "lowest", "at-least", "at-most", "exactly", *ADDED_TESTS]

# What effects do.
GAIN_FUEL: Final = 0  # from the general reserve: free places of the stock first, then surplus
LOSE_FUEL: Final = 1  # surplus first, then stock; it is not spending
SWAP_FUEL: Final = 2  # contraband for clean, one for one
INCUBATE: Final = 3  # step by step, each square applied at once, wards first
WARD: Final = 4  # until the end of the turn the next rises of incubation do not happen
SOOTHE: Final = 5  # lowers the marker, not below 0; no square is applied
CLEANSE: Final = 6  # takes Quarantine tokens off the board, on the supply track the lowest covered square first
RECRUIT: Final = 7  # basic soldiers from the clan reserve, spread over fitting zones
MOBILISE: Final = 8  # an ordinary Mobilisation without order, token or slot
SHIFT: Final = 9  # up to that many soldiers each to a land neighbour, his own or empty; never a combat
REVEAL_COLUMN: Final = 10  # the top steam cards go to the discard and their columns appear
ADD_FLOOR: Final = 11  # floors on one existing column; no column appears
DRAW_STEAM: Final = 12
PLACE_CONTRACT: Final = 13  # on a free slot of any sea in play, no haven needed
RETURN_CONTRACT: Final = 14  # back to the clan reserve; the Accomplice and the Legate token are no contracts here
BUILD: Final = 15  # a turret from the general reserve, a beacon from the clan's
RAZE: Final = 16  # to the box; a trapped beacon springs nothing
MORALE: Final = 17  # a cube in a fitting zone that has none
CHOOSE: Final = 18  # names a sea, a zone or a clan, which the card then remembers
OFFER: Final = 19  # each may spend the cost; then the inner effects run for him
OPTION: Final = 20  # each picks one of the inner lists
AUCTION: Final = 21  # secret bids; only the winner pays, and the inner effects run for him
BASE_EFFECTS: Final = 22  # what follows only an extension understands
EFFECT_WORDS: Final = [
    "gain-fuel",
    "lose-fuel",
    "swap-fuel",
    "incubate",
    "ward",
    "soothe",
    "cleanse",
    "recruit",
    "mobilise",
    "shift",
    "reveal-column",
    "add-floor",
    "draw-steam",
    "place-contract",
    "return-contract",
    "build",
    "raze",
    "morale",
    "choose",
    "offer",
    "option",
    "auction",
    *ADDED_EFFECTS,
]
HARMFUL: Final = [LOSE_FUEL, INCUBATE, RETURN_CONTRACT]  # what the basic side of E.M.P. Fields wards off

# What a card may name, and who does the naming.
CHOOSE_SEA: Final = 0
CHOOSE_ZONE: Final = 1
CHOOSE_CLAN: Final = 2
CHOICE_WORDS: Final = ["sea", "zone", "clan"]
BY_ARCHON: Final = 0
BY_STEAM_PILE: Final = 1  # steam cards are turned up, without columns, until one names a fitting zone
CHOOSER_WORDS: Final = ["archon", "steam-pile"]

# What modifiers change, for whoever they concern.
CLOSED_SEA: Final = 0  # the chosen sea cannot be crossed, not even in flight; the Legate's own sea stays open to him
OPEN_SEA: Final = 1  # the chosen sea counts as under contract
UNITS_PER_MOVE: Final = 2  # figures that may set out in one Move activation
BID_LIMIT: Final = 3
NO_SUPPORT: Final = 4
NO_NEGOTIATION: Final = 5
STRENGTH: Final = 6
FORCED_MARCH_COST: Final = 7  # the price of a paid slot for a Forced March token
FARM_COST: Final = 8
COLUMN_INCUBATION: Final = 9  # lowering a column in a fitting zone under his units raises incubation by so much more
ZONE_INCUBATION: Final = 10  # controlling a fitting zone in the Steam Decline raises incubation
DECLINE: Final = 11  # floors that a column in a fitting zone loses; tied to no clan
LOSSES: Final = 12  # more or fewer losses, never below 1
CLOSED_ZONE: Final = 13  # no unit may enter or cross the chosen zone
LINK: Final = 14  # for the simple land move of soldiers all fitting zones are neighbours, unless enemies hold the goal
HAVEN: Final = 15  # the chosen zone has a haven
GEO: Final = 16  # added in step 1 of every Great White
SUPPLY: Final = 17  # units supplied beyond the square
BID_LAST: Final = 18  # once a turn, for so much incubation, he bids knowing the other wheel
CARRY_UNITS: Final = 19  # pieces that the Heavy Transport holds
CARRY_STRUCTURES: Final = 20
SEA_BY_CONTRACT: Final = 21
SEA_BY_FREE_SLOT: Final = 22
FREE_SUPPORT: Final = 23
MOUNTAIN_AS_PLAIN: Final = 24
EXTRA_PLAIN: Final = 25
DRAW_MORE: Final = 26
SECOND_ARCHON_CARD: Final = 27
SHIELD_HARM: Final = 28
SHIELD_ALL: Final = 29
MODIFIER_WORDS: Final = [
    "closed-sea",
    "open-sea",
    "units-per-move",
    "bid-limit",
    "no-support",
    "no-negotiation",
    "strength",
    "forced-march-cost",
    "farm-cost",
    "column-incubation",
    "zone-incubation",
    "decline",
    "losses",
    "closed-zone",
    "link",
    "haven",
    "geo",
    "supply",
    "bid-last",
    "carry-units",
    "carry-structures",
    "sea-by-contract",
    "sea-by-free-slot",
    "free-support",
    "mountain-as-plain",
    "extra-plain",
    "draw-more",
    "second-archon-card",
    "shield-harm",
    "shield-all",
]

# Whose strength, and in which part of a combat.
OF_TURRET: Final = 0
OF_ELITE: Final = 1
OF_SIDE: Final = 2
PIECE_WORDS: Final = ["turret", "elite", "side", *ADDED_PIECES]
ATTACKING: Final = 0
DEFENDING: Final = 1
ANY_ROLE: Final = 2
ROLE_WORDS: Final = ["attack", "defend", "any"]

# What sets a trigger off.
PASSED: Final = 0  # the nth player of the turn has passed and reserved his title
COMBAT_WON: Final = 1  # after the consequences; the actor is the winner
GREAT_WHITE: Final = 2  # the very start of phase 5
CARD_TAKEN: Final = 3  # a player has just received this Scenario card, also if he had it
TRIGGER_WORDS: Final = ["passed", "combat-won", "great-white", "card-taken"]

# Whose zone a filter wants.
ANYBODY: Final = 0
SELF: Final = 1
NOT_SELF: Final = 2  # uncontrolled zones included
CONTROL_WORDS: Final = ["anybody", "self", "not-self"]


class Filter:
    """Which zones: all that is given must hold."""

    def __init__(
        self,
        control: int,
        column: bool,
        column_or_farm: bool,
        haven: int,
        least_floors: int,
        most_floors: int,
        deserted: bool,
        chosen: bool,
        beyond: int,
    ) -> None:
        self.control = control
        self.column = column
        self.column_or_farm = column_or_farm
        self.haven = haven  # 1: with a haven, 0: without, -1: either
        self.least_floors = least_floors
        self.most_floors = most_floors  # -1: any height
        self.deserted = deserted  # no unit of anybody
        self.chosen = chosen  # exactly the zone that the card remembers
        self.beyond = beyond  # a place in ADDED_FILTERS, or -1


class Test:
    """A question about one player that decides whether an effect reaches him."""

    def __init__(self, word: int, metric: int, count: int, zone: int) -> None:
        self.word = word
        self.metric = metric
        self.count = count
        self.zone = zone  # a filter


class Effect:
    """Something a card does once, as numbers into the rows of the content. What it does not use is -1."""

    def __init__(
        self,
        word: int,
        who: int,
        amount: int,
        per: int,
        div: int,
        most: int,
        optional: bool,
        test: int,
        otherwise: list[int],
        fuel: int,
        zone: int,
        structures: list[int],
        centre: int,
        cost: int,
        inner: list[list[int]],
        choice: int,
        by: int,
        keep: bool,
        memory: int,
    ) -> None:
        self.word = word
        self.who = who
        # floor(metric / div) * amount, cut at `most`; without a metric, just the amount.
        self.amount = amount
        self.per = per
        self.div = div
        self.most = most
        self.optional = optional
        self.test = test  # number of a Test
        self.otherwise = otherwise  # effects for whoever passed the test and could do nothing, or declined
        self.fuel = fuel
        self.zone = zone  # number of a Filter
        self.structures = structures
        self.centre = centre  # a place in ADDED_CENTRES, or -1: any zone with units
        self.cost = cost
        self.inner = inner  # lists of effects: one for an offer or an auction, several for an option
        self.choice = choice
        self.by = by
        self.keep = keep  # not asked again when the card is applied again
        self.memory = memory  # where the card remembers its choice
        self.harmful = word in HARMFUL


class Modifier:
    """Something that holds while a card lies face up or a Scenario card is held."""

    def __init__(self, word: int, who: int, amount: int, of: int, role: int, zone: int, memory: int) -> None:
        self.word = word
        self.who = who
        self.amount = amount
        self.of = of
        self.role = role
        self.zone = zone  # number of a Filter, -1: everywhere
        self.memory = memory


class Trigger:
    """Something that makes a lasting card act."""

    def __init__(self, word: int, nth: int, versus_chosen: bool, once: bool, effects: list[int], memory: int) -> None:
        self.word = word
        self.nth = nth
        self.versus_chosen = versus_chosen  # the loser must be the clan that the card remembers
        self.once = once  # at most once a turn for each player
        self.effects = effects
        self.memory = memory
