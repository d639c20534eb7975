"""The words that boards, cards and dice of The Reckoners are written in, each with its number.

A name in the content pack is one of these words; the engine only ever meets the number.
"""

from __future__ import annotations

from typing import Final

from samovar.kernel.numbered import Numbered

SYMBOLS: Final = ["research", "contain", "attack", "enforcement", "money", "plan"]

# What rewards, bonuses and cards hand out: the six symbols, then two things that no die shows.
GAINS: Final = [*SYMBOLS, "great-epic-research", "population"]

COLOURS: Final = ["basic", "violet", "blue", "green", "red", "orange", "black"]
FACES: Final = 6
TRAY: Final = 13  # dice in front of one Reckoner: six to start with, six Recruits, one from Rtich

# How a card is paid for.
KINDS: Final = [
    "free",  # once a round, at no cost
    "use",  # once a round, for a die, a plan token or another card's action
    "two-dice",  # once a round, for two sources that show the two printed symbols
    "give",  # once a round, at no cost, for another Reckoner
    "permanent",  # works by itself
    "consumable",  # resolved as a reward when bought, then out of the game
]

# What a card does. One word a card; amount, symbols, colour and gains fill it in.
EFFECTS: Final = [
    "symbols",  # yields its gains as from a die
    "reward",  # its gains are a reward
    "double",  # its symbol counts twice on the owner's basic dice
    "reach",  # its symbols work in the neighbouring districts
    "gain-die",  # a die of its colour; with ANY_COLOUR any colour, and `amount` other dice may be swapped
    "swap-die",  # one own die against one of the reserve
    "move",
    "free-move",  # the first `amount` moves of a round cost nothing
    "pass-barricades",
    "clear-barricades",  # up to `amount`, anywhere
    "clear-enforcement",  # all of the own district
    "population",  # population up by `amount`
    "plan-now",  # `amount` plan tokens that may be spent in this very step
    "plan-at-once",  # own plan symbols become tokens that may be spent in this very step
    "recover-die",
    "reroll",  # up to `amount` throws of unspent dice
    "turn-basic-die",
    "lend-symbol",  # `amount` symbols shown by own unspent dice
    "change-symbol",
    "hide-base",  # base marker up by `amount`; at the top its gains instead
    "save-die",  # pay `amount` instead of losing a die to a found base
    "kidnap",  # the Great Epic, or `amount` pieces, to a chosen district
    "after-move",  # one of its symbols after each own move
    "pairs-are-three",  # exactly two equal symbols may count as `amount`
    "skip-leftmost",
    "slow-bracket",  # `amount` spaces less
    "on-defeat",
    "on-weakness",
    "sniper",
    "dispatch",
    "demolition",  # `amount` attacks for each token, and its gains on top
    "tradecraft",  # `amount` more of one of the payer's symbols
    "joker",
]

# Words that fit one card alone, because each names a question that no other card asks.
OWN_STEPS: Final = [
    "clear-barricades",
    "turn-basic-die",
    "change-symbol",
    "kidnap",
    "sniper",
    "dispatch",
    "demolition",
    "tradecraft",
]

ANY_COLOUR: Final = 7
NO_COLOUR: Final = -1
NO_SYMBOL: Final = -1

# What Epics, Great Epics, cities and their cards do: an act is one of these words with amount, place and measure.
ACTIONS: Final = [
    "none",
    "population",
    "enforcement",
    "barricade",
    "base",
    "strengthen-yellow",  # the four colours follow in the order of TRACKS
    "strengthen-black",
    "strengthen-red",
    "strengthen-blue",
    "strengthen",  # an Epic: the one that acts, or those of the act's place
    "strengthen-great-epic",  # Limelight strengthens himself
    "attract",
    "repel",
    "transform",
    "steal",
    "pillage",
    "thwart",
    "red-shield",
    "blue-shield",
    "duplicate",  # the leftmost action of each neighbouring Epic
    "duplicate-here",  # the leftmost action of the district's own Epic (Ildithia)
    "duplicate-token",
    "dawnslight",
    "one-reroll-less",  # the six assault effects follow in the order of ASSAULTS
    "one-die-less",
    "one-equipment-less",
    "no-ability",
    "moves-cost-two",
    "doubles-single",
]

# What the Epics of the base game do. [RS-MOD.4]
BASE_ACTIONS: Final = ACTIONS[1:9]

# [RS-ASLT.5]
ASSAULTS: Final = ACTIONS[23:]

# Where an act happens, seen from the district of whoever acts.
PLACES: Final = [
    "here",
    "clockwise",
    "counterclockwise",
    "adjacent",  # each of the two neighbours
    "around",  # here and both neighbours
    "everywhere",
    "each-reckoner",  # where each Reckoner stands
    "each-equipment",  # where each Reckoner stands, once for each card he owns, at least once
    "dealt",  # one piece a district, from here clockwise, round again if need be
    "in-turn",  # slot k in the k-th district clockwise, this one being the first
]

# What a conditional act is repeated by.
MEASURES: Final = [
    "once",
    "enforcement",
    "barricade",
    "research",  # the Epic's research, or its health once its weakness is found
]

TRACKS: Final = ["yellow", "black", "red", "blue"]

DIFFICULTIES: Final = ["a", "b", "c", "d"]

FEWEST_RECKONERS: Final = 2
MOST_RECKONERS: Final = 6
TEAM_SIZES: Final = 5  # values printed by number of Reckoners: 2 to 6

INFINITE: Final = 1000  # health that nothing harms before the weakness is found

# How much population a cell of Limelight's yellow table costs.
FORMULAS: Final = ["none", "flat", "shields", "enforcement", "defeated", "equipment-gap"]
FORMULA_STEPS: Final = 4

ROWS: Final = ["a", "b", "c", "d"]  # faces of Limelight's power dice, rows of his tables
COLUMNS: Final = 6

# The good half of a Newcago card.
BONUSES: Final = ["on-defeat", "on-weakness", "spend", "reach"]
SIDES: Final = ["a", "b"]

NUMBERED: Final = [
    Numbered(SYMBOLS, "SYMBOL_COUNT"),
    Numbered(GAINS, "GAIN_COUNT", named=["great-epic-research", "population"]),
    Numbered(COLOURS, "COLOUR_COUNT"),
    Numbered(KINDS),
    Numbered(EFFECTS, called={"symbols": "GIVES_SYMBOLS", "population": "HEAL"}),
    Numbered(
        ACTIONS,
        named=ACTIONS[0:24],
        called={
            "none": "NO_ACTION",
            "population": "ATTACK_POPULATION",
            "enforcement": "ADD_ENFORCEMENT",
            "barricade": "ADD_BARRICADE",
            "base": "DISCOVER_BASE",
            "one-reroll-less": "FIRST_ASSAULT",
        },
    ),
    Numbered(
        ASSAULTS,
        "ASSAULT_COUNT",
        called={"one-reroll-less": "REROLL_LESS", "one-die-less": "DIE_LESS", "one-equipment-less": "EQUIPMENT_LESS"},
    ),
    Numbered(PLACES),
    Numbered(MEASURES, form="PER_{}", called={"once": "ONCE"}),
    Numbered(TRACKS, "TRACK_COUNT", form="{}_TRACK"),
    Numbered(DIFFICULTIES, called={"a": "BEGINNER", "b": "STANDARD", "c": "HARD", "d": "SPARKS"}),
    Numbered(FORMULAS, form="BY_{}", called={"none": "NO_FORMULA", "flat": "FLAT"}),
    Numbered(ROWS, "ROW_COUNT", named=[]),
    Numbered(BONUSES, form="BONUS_{}"),
]

# Written by `python -m tools.rows` from the declarations above.
SYMBOL_COUNT: Final = 6
RESEARCH: Final = 0
CONTAIN: Final = 1
ATTACK: Final = 2
ENFORCEMENT: Final = 3
MONEY: Final = 4
PLAN: Final = 5
GAIN_COUNT: Final = 8
GREAT_EPIC_RESEARCH: Final = 6
POPULATION: Final = 7
COLOUR_COUNT: Final = 7
BASIC: Final = 0
VIOLET: Final = 1
BLUE: Final = 2
GREEN: Final = 3
RED: Final = 4
ORANGE: Final = 5
BLACK: Final = 6
FREE: Final = 0
USE: Final = 1
TWO_DICE: Final = 2
GIVE: Final = 3
PERMANENT: Final = 4
CONSUMABLE: Final = 5
GIVES_SYMBOLS: Final = 0
REWARD: Final = 1
DOUBLE: Final = 2
REACH: Final = 3
GAIN_DIE: Final = 4
SWAP_DIE: Final = 5
MOVE: Final = 6
FREE_MOVE: Final = 7
PASS_BARRICADES: Final = 8
CLEAR_BARRICADES: Final = 9
CLEAR_ENFORCEMENT: Final = 10
HEAL: Final = 11
PLAN_NOW: Final = 12
PLAN_AT_ONCE: Final = 13
RECOVER_DIE: Final = 14
REROLL: Final = 15
TURN_BASIC_DIE: Final = 16
LEND_SYMBOL: Final = 17
CHANGE_SYMBOL: Final = 18
HIDE_BASE: Final = 19
SAVE_DIE: Final = 20
KIDNAP: Final = 21
AFTER_MOVE: Final = 22
PAIRS_ARE_THREE: Final = 23
SKIP_LEFTMOST: Final = 24
SLOW_BRACKET: Final = 25
ON_DEFEAT: Final = 26
ON_WEAKNESS: Final = 27
SNIPER: Final = 28
DISPATCH: Final = 29
DEMOLITION: Final = 30
TRADECRAFT: Final = 31
JOKER: Final = 32
NO_ACTION: Final = 0
ATTACK_POPULATION: Final = 1
ADD_ENFORCEMENT: Final = 2
ADD_BARRICADE: Final = 3
DISCOVER_BASE: Final = 4
STRENGTHEN_YELLOW: Final = 5
STRENGTHEN_BLACK: Final = 6
STRENGTHEN_RED: Final = 7
STRENGTHEN_BLUE: Final = 8
STRENGTHEN: Final = 9
STRENGTHEN_GREAT_EPIC: Final = 10
ATTRACT: Final = 11
REPEL: Final = 12
TRANSFORM: Final = 13
STEAL: Final = 14
PILLAGE: Final = 15
THWART: Final = 16
RED_SHIELD: Final = 17
BLUE_SHIELD: Final = 18
DUPLICATE: Final = 19
DUPLICATE_HERE: Final = 20
DUPLICATE_TOKEN: Final = 21
DAWNSLIGHT: Final = 22
FIRST_ASSAULT: Final = 23
ASSAULT_COUNT: Final = 6
REROLL_LESS: Final = 0
DIE_LESS: Final = 1
EQUIPMENT_LESS: Final = 2
NO_ABILITY: Final = 3
MOVES_COST_TWO: Final = 4
DOUBLES_SINGLE: Final = 5
HERE: Final = 0
CLOCKWISE: Final = 1
COUNTERCLOCKWISE: Final = 2
ADJACENT: Final = 3
AROUND: Final = 4
EVERYWHERE: Final = 5
EACH_RECKONER: Final = 6
EACH_EQUIPMENT: Final = 7
DEALT: Final = 8
IN_TURN: Final = 9
ONCE: Final = 0
PER_ENFORCEMENT: Final = 1
PER_BARRICADE: Final = 2
PER_RESEARCH: Final = 3
TRACK_COUNT: Final = 4
YELLOW_TRACK: Final = 0
BLACK_TRACK: Final = 1
RED_TRACK: Final = 2
BLUE_TRACK: Final = 3
BEGINNER: Final = 0
STANDARD: Final = 1
HARD: Final = 2
SPARKS: Final = 3
NO_FORMULA: Final = 0
FLAT: Final = 1
BY_SHIELDS: Final = 2
BY_ENFORCEMENT: Final = 3
BY_DEFEATED: Final = 4
BY_EQUIPMENT_GAP: Final = 5
ROW_COUNT: Final = 4
BONUS_ON_DEFEAT: Final = 0
BONUS_ON_WEAKNESS: Final = 1
BONUS_SPEND: Final = 2
BONUS_REACH: Final = 3
# End of what is written.
