"""The words that boards, cards and dice of The Reckoners are written in, each with its number.

A name in the content pack is one of these words; the engine only ever meets the number.
"""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = ["research", "contain", "attack", "enforcement", "money", "plan"]
RESEARCH: Final = 0
CONTAIN: Final = 1
ATTACK: Final = 2
ENFORCEMENT: Final = 3
MONEY: Final = 4
PLAN: Final = 5
SYMBOL_COUNT: Final = 6

# What rewards, bonuses and cards hand out: the six symbols, then two things that no die shows.
GAINS: Final = [*SYMBOLS, "great-epic-research", "population"]
GREAT_EPIC_RESEARCH: Final = 6
POPULATION: Final = 7
GAIN_COUNT: Final = 8

COLOURS: Final = ["basic", "violet", "blue", "green", "red", "orange", "black"]
BASIC: Final = 0
VIOLET: Final = 1
BLUE: Final = 2
GREEN: Final = 3
RED: Final = 4
ORANGE: Final = 5
BLACK: Final = 6
COLOUR_COUNT: Final = 7
FACES: Final = 6

# How a card is paid for.
KINDS: Final = ["free", "use", "two-dice", "give", "permanent", "consumable"]
FREE: Final = 0  # once a round, at no cost
USE: Final = 1  # once a round, for a die, a plan token or another card's action
TWO_DICE: Final = 2  # once a round, for two sources that show the two printed symbols
GIVE: Final = 3  # once a round, at no cost, for another Reckoner
PERMANENT: Final = 4  # works by itself
CONSUMABLE: Final = 5  # resolved as a reward when bought, then out of the game

# What a card does. One word a card; amount, symbols, colour and gains fill it in.
EFFECTS: Final = [
    "symbols",
    "reward",
    "double",
    "reach",
    "gain-die",
    "swap-die",
    "move",
    "free-move",
    "pass-barricades",
    "clear-barricades",
    "clear-enforcement",
    "population",
    "plan-now",
    "plan-at-once",
    "recover-die",
    "reroll",
    "turn-basic-die",
    "lend-symbol",
    "change-symbol",
    "hide-base",
    "save-die",
    "kidnap",
    "after-move",
    "pairs-are-three",
    "skip-leftmost",
    "slow-bracket",
    "on-defeat",
    "on-weakness",
    "sniper",
    "dispatch",
    "demolition",
    "tradecraft",
    "joker",
]
GIVES_SYMBOLS: Final = 0  # yields its gains as from a die
REWARD: Final = 1  # its gains are a reward
DOUBLE: Final = 2  # its symbol counts twice on the owner's basic dice
REACH: Final = 3  # its symbols work in the neighbouring districts
GAIN_DIE: Final = 4  # a die of its colour; with ANY_COLOUR any colour, and `amount` other dice may be swapped
SWAP_DIE: Final = 5  # one own die against one of the reserve
MOVE: Final = 6
FREE_MOVE: Final = 7  # the first `amount` moves of a round cost nothing
PASS_BARRICADES: Final = 8
CLEAR_BARRICADES: Final = 9  # up to `amount`, anywhere
CLEAR_ENFORCEMENT: Final = 10  # all of the own district
HEAL: Final = 11  # population up by `amount`
PLAN_NOW: Final = 12  # `amount` plan tokens that may be spent in this very step
PLAN_AT_ONCE: Final = 13  # own plan symbols become tokens that may be spent in this very step
RECOVER_DIE: Final = 14
REROLL: Final = 15  # up to `amount` throws of unspent dice
TURN_BASIC_DIE: Final = 16
LEND_SYMBOL: Final = 17  # `amount` symbols shown by own unspent dice
CHANGE_SYMBOL: Final = 18
HIDE_BASE: Final = 19  # base marker up by `amount`; at the top its gains instead
SAVE_DIE: Final = 20  # pay `amount` instead of losing a die to a found base
KIDNAP: Final = 21  # the Great Epic, or `amount` pieces, to a chosen district
AFTER_MOVE: Final = 22  # one of its symbols after each own move
PAIRS_ARE_THREE: Final = 23  # exactly two equal symbols may count as `amount`
SKIP_LEFTMOST: Final = 24
SLOW_BRACKET: Final = 25  # `amount` spaces less
ON_DEFEAT: Final = 26
ON_WEAKNESS: Final = 27
SNIPER: Final = 28
DISPATCH: Final = 29
DEMOLITION: Final = 30  # `amount` attacks for each token, and its gains on top
TRADECRAFT: Final = 31  # `amount` more of one of the payer's symbols
JOKER: Final = 32

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
    "strengthen-yellow",
    "strengthen-black",
    "strengthen-red",
    "strengthen-blue",
    "strengthen",
    "strengthen-great-epic",
    "attract",
    "repel",
    "transform",
    "steal",
    "pillage",
    "thwart",
    "red-shield",
    "blue-shield",
    "duplicate",
    "duplicate-here",
    "duplicate-token",
    "dawnslight",
    "one-reroll-less",
    "one-die-less",
    "one-equipment-less",
    "no-ability",
    "moves-cost-two",
    "doubles-single",
]
NO_ACTION: Final = 0
ATTACK_POPULATION: Final = 1
ADD_ENFORCEMENT: Final = 2
ADD_BARRICADE: Final = 3
DISCOVER_BASE: Final = 4
STRENGTHEN_YELLOW: Final = 5  # the four colours follow in the order of TRACKS
STRENGTHEN_BLACK: Final = 6
STRENGTHEN_RED: Final = 7
STRENGTHEN_BLUE: Final = 8
STRENGTHEN: Final = 9  # an Epic: the one that acts, or those of the act's place
STRENGTHEN_GREAT_EPIC: Final = 10  # Limelight strengthens himself
ATTRACT: Final = 11
REPEL: Final = 12
TRANSFORM: Final = 13
STEAL: Final = 14
PILLAGE: Final = 15
THWART: Final = 16
RED_SHIELD: Final = 17
BLUE_SHIELD: Final = 18
DUPLICATE: Final = 19  # the leftmost action of each neighbouring Epic
DUPLICATE_HERE: Final = 20  # the leftmost action of the district's own Epic (Ildithia)
DUPLICATE_TOKEN: Final = 21
DAWNSLIGHT: Final = 22
FIRST_ASSAULT: Final = 23  # the six assault effects follow in the order of ASSAULTS

# [RS-ASLT.5]
ASSAULTS: Final = ACTIONS[23:]
REROLL_LESS: Final = 0
DIE_LESS: Final = 1
EQUIPMENT_LESS: Final = 2
NO_ABILITY: Final = 3
MOVES_COST_TWO: Final = 4
DOUBLES_SINGLE: Final = 5
ASSAULT_COUNT: Final = 6

# Where an act happens, seen from the district of whoever acts.
PLACES: Final = [
    "here",
    "clockwise",
    "counterclockwise",
    "adjacent",
    "around",
    "everywhere",
    "each-reckoner",
    "each-equipment",
    "dealt",
    "in-turn",
]
HERE: Final = 0
CLOCKWISE: Final = 1
COUNTERCLOCKWISE: Final = 2
ADJACENT: Final = 3  # each of the two neighbours
AROUND: Final = 4  # here and both neighbours
EVERYWHERE: Final = 5
EACH_RECKONER: Final = 6  # where each Reckoner stands
EACH_EQUIPMENT: Final = 7  # where each Reckoner stands, once for each card he owns, at least once
DEALT: Final = 8  # one piece a district, from here clockwise, round again if need be
IN_TURN: Final = 9  # slot k in the k-th district clockwise, this one being the first

# What a conditional act is repeated by.
MEASURES: Final = ["once", "enforcement", "barricade", "research"]
ONCE: Final = 0
PER_ENFORCEMENT: Final = 1
PER_BARRICADE: Final = 2
PER_RESEARCH: Final = 3  # the Epic's research, or its health once its weakness is found

TRACKS: Final = ["yellow", "black", "red", "blue"]
YELLOW_TRACK: Final = 0
BLACK_TRACK: Final = 1
RED_TRACK: Final = 2
BLUE_TRACK: Final = 3
TRACK_COUNT: Final = 4

DIFFICULTIES: Final = ["a", "b", "c", "d"]
BEGINNER: Final = 0
STANDARD: Final = 1
HARD: Final = 2
SPARKS: Final = 3

FEWEST_RECKONERS: Final = 2
MOST_RECKONERS: Final = 6
TEAM_SIZES: Final = 5  # values printed by number of Reckoners: 2 to 6

INFINITE: Final = 1000  # health that nothing harms before the weakness is found

# How much population a cell of Limelight's yellow table costs.
FORMULAS: Final = ["none", "flat", "shields", "enforcement", "defeated", "equipment-gap"]
NO_FORMULA: Final = 0
FLAT: Final = 1
BY_SHIELDS: Final = 2
BY_ENFORCEMENT: Final = 3
BY_DEFEATED: Final = 4
BY_EQUIPMENT_GAP: Final = 5
FORMULA_STEPS: Final = 4

ROWS: Final = ["a", "b", "c", "d"]  # faces of Limelight's power dice, rows of his tables
ROW_COUNT: Final = 4
COLUMNS: Final = 6

# The good half of a Newcago card.
BONUSES: Final = ["on-defeat", "on-weakness", "spend", "reach"]
BONUS_ON_DEFEAT: Final = 0
BONUS_ON_WEAKNESS: Final = 1
BONUS_SPEND: Final = 2
BONUS_REACH: Final = 3
SIDES: Final = ["a", "b"]
