"""The parameters: where the rulebooks leave a rule open, what may be played and what this house plays.

Each has a number, its place in `Content.parameters`; there it holds a whole number, 1 or 0 for yes or no, or the place
of a word in its list. Those that are content themselves (dice faces, tracks, chapters) name the table that says them.
"""

from __future__ import annotations

from typing import Final

from samovar.kernel.numbered import Numbered
from samovar.kernel.switches import NUMBER, ONE, SWITCH, Switch, flag, number, words

CONTENT: Final = "content"  # the kind of those that a table of the pack says


def content(name: str, table: str) -> Switch:
    """Said by a table of the pack, not by a parameter of its own."""
    return Switch(name, CONTENT, table, [], 0, 0)


# What each may be: of words the ruling chose the first, numbers have a least and a most.
DECLARED: Final = [
    words("players.count_by", "reckoners", "humans"),  # what every per-player number follows
    number("solo.reckoners", 2, 6),  # how many Reckoners a lone human runs by default
    number("start.population", 1, 99),
    number("start.money", 0, 99),
    number("start.epic_bracket", 0, 12),
    number("start.great_epic_bracket", 0, 12),
    number("start.equipment_display", 0, 10),
    number("start.plan_tokens", 0, 3),  # a Reckoner
    number("money.cap", 0, 999),  # 0 is no cap
    number("supply.barricades", 0, 88),  # two public lists say 8 and 88
    number("overflow.enforcement_barricade", 0, 1),  # population for each missing piece
    number("overflow.plan_tokens", 0, 1),  # population for each missing token
    content("dice.faces", "dice"),
    content("movement_die.faces", "movement-die"),
    content("epic_ability_die.faces", "epic-ability-die"),
    flag("roll.kept_locked"),
    words("use.interleave", "none", "other-reckoners"),
    flag("use.whole_die_exclusive"),
    words("move.range", "any", "adjacent"),
    words("barricade.blocks", "leaving", "entering", "both"),
    words("barricade.remove_where", "own", "any"),
    flag("research.great_epic_needs_presence"),
    words("weakness.rule", "smaller", "weak"),
    words("cody.token_timing", "use-step", "once"),
    flag("reach.die_level"),
    words("prologue.order", "place-first", "red-first"),
    words("epic.order", "clockwise", "players"),
    words("epic.snapshot", "start", "live"),
    words("epic.advance", "one-and-enforcement", "enforcement"),
    words("epic.advance_timing", "after", "before"),
    content("epic.track_len", "epics"),
    content("great_epic.track_len", "steelheart"),
    number("track.bracket_min", 0, 1),
    words("great_epic.end_of_track", "perform", "nothing"),
    words("conditional.count", "end", "step"),
    words("duplicate_tokens.count_at", "start", "after-actions"),
    words("duplicate_shared.order", "clockwise-first", "counterclockwise-first", "players"),
    number("duplicate_shared.recursion", 0, 1),  # how deep a copied Duplicate copies
    flag("attract.blocks_card_moves"),
    words("steal.who", "anyone", "owners"),
    words("steal.return_active", "next-phase", "at-once"),
    words("neighbours.amount", "each", "total"),
    number("base_track.spaces", 1, 30),
    number("base_track.min_dice", 0, 6),
    words("base_track.lost_die", "reserve", "out"),
    number("buy.limit", 0, 10),  # cards a Reckoner and round; 0 is no limit
    words("buy.recipient", "any", "buyer"),
    words("buy.refill", "each", "end"),
    content("steelheart.red", "steelheart.red"),
    content("steelheart.blue", "steelheart.blue"),
    words("rewards.timing", "any-module", "great-epics-module"),  # what makes rewards come at once
    words("rewards.order", "team", "printed"),
    words("rewards.remove_shields", "beside-a-figure", "anywhere", "never"),
    words("triggers.order", "team", "fixed"),
    words("triggers.reward_actor", "nobody", "victor"),
    number("demolition.start_on_card", 0, 3),
    flag("dispatch.obeys_barricades"),
    words("fuel_cells.order", "last", "before-tradecraft"),
    flag("dawnslight.counts_as_die_for_modifiers"),
    flag("kidnap.exact"),
    flag("kidnap.respects_red_shield"),
    words("die_cards.on_loss", "returns", "stays"),
    flag("submarine.may_move"),  # never true: moves would not end [RS-EQ.25]
    words("sabotage.applies_to", "advance", "strengthen-too"),
    words("regalia.next_includes_own", "last-resort", "never"),
    words("regalia.deck", "reshuffle", "end"),
    words("assault.expiry", "phase-end", "great-epic"),
    flag("assault.stack"),
    words("assault.single_scope", "printed", "all"),
    words("babilar.free_research_district", "team", "great-epic"),
    number("limelight.column_min", 0, 1),
    number("limelight.columns", 1, 6),
    content("limelight.die_rows", "power-dice"),
    words("limelight.fortify_self", "leftmost", "all"),
    words("limelight.end_of_track", "last-row", "nothing"),
    content("ildithia.start_level", "ildithia.start-level"),
    content("ildithia.points", "ildithia.points"),
    words("newcago.order", "clockwise", "players"),
    words("newcago.assault_from", "own", "next"),
    words("newcago.once_per", "card", "reckoner"),
    flag("difficulty_token.when_track_empty"),
    flag("difficulty.allow_both"),
    content("campaign.chapters", "campaign.chapters"),
    flag("campaign.same_reckoners"),
    number("campaign.difficulty_step", 0, 3),
    number("campaign.keep_equipment", 0, 2),  # cards a Reckoner
    number("campaign.keep_plan", 0, 2),  # tokens for the team
    number("campaign.money_per_population", 0, 99),  # $1 for each full so many population; 0 is none
    number("campaign.defeat_bonus", 0, 5),  # money for each Reckoner and defeat
    number("campaign.max_defeats", 0, 9),  # 0 is no limit
    number("campaign.score", 0, 20),  # population that a defeat costs in the score
]
FIXED: Final = ["submarine.may_move"]

PARAMETERS: Final = [each.name for each in DECLARED]
WORDS: Final = {each.name: tuple(each.values) for each in DECLARED if each.kind == ONE}
NUMBERS: Final = {each.name: (each.low, each.high) for each in DECLARED if each.kind == NUMBER}
SWITCHES: Final = [each.name for each in DECLARED if each.kind == SWITCH and each.name not in FIXED]
IN_CONTENT: Final = {each.name: str(each.default) for each in DECLARED if each.kind == CONTENT}

NUMBERED: Final = [
    Numbered(PARAMETERS),
    Numbered(list(WORDS["players.count_by"]), form="PLAYERS_COUNT_BY_{}"),
    Numbered(list(WORDS["move.range"]), form="MOVE_RANGE_{}"),
    Numbered(list(WORDS["rewards.timing"]), form="REWARDS_TIMING_{}"),
]

# Written by `python -m tools.rows` from the declarations above.
PLAYERS_COUNT_BY: Final = 0
SOLO_RECKONERS: Final = 1
START_POPULATION: Final = 2
START_MONEY: Final = 3
START_EPIC_BRACKET: Final = 4
START_GREAT_EPIC_BRACKET: Final = 5
START_EQUIPMENT_DISPLAY: Final = 6
START_PLAN_TOKENS: Final = 7
MONEY_CAP: Final = 8
SUPPLY_BARRICADES: Final = 9
OVERFLOW_ENFORCEMENT_BARRICADE: Final = 10
OVERFLOW_PLAN_TOKENS: Final = 11
DICE_FACES: Final = 12
MOVEMENT_DIE_FACES: Final = 13
EPIC_ABILITY_DIE_FACES: Final = 14
ROLL_KEPT_LOCKED: Final = 15
USE_INTERLEAVE: Final = 16
USE_WHOLE_DIE_EXCLUSIVE: Final = 17
MOVE_RANGE: Final = 18
BARRICADE_BLOCKS: Final = 19
BARRICADE_REMOVE_WHERE: Final = 20
RESEARCH_GREAT_EPIC_NEEDS_PRESENCE: Final = 21
WEAKNESS_RULE: Final = 22
CODY_TOKEN_TIMING: Final = 23
REACH_DIE_LEVEL: Final = 24
PROLOGUE_ORDER: Final = 25
EPIC_ORDER: Final = 26
EPIC_SNAPSHOT: Final = 27
EPIC_ADVANCE: Final = 28
EPIC_ADVANCE_TIMING: Final = 29
EPIC_TRACK_LEN: Final = 30
GREAT_EPIC_TRACK_LEN: Final = 31
TRACK_BRACKET_MIN: Final = 32
GREAT_EPIC_END_OF_TRACK: Final = 33
CONDITIONAL_COUNT: Final = 34
DUPLICATE_TOKENS_COUNT_AT: Final = 35
DUPLICATE_SHARED_ORDER: Final = 36
DUPLICATE_SHARED_RECURSION: Final = 37
ATTRACT_BLOCKS_CARD_MOVES: Final = 38
STEAL_WHO: Final = 39
STEAL_RETURN_ACTIVE: Final = 40
NEIGHBOURS_AMOUNT: Final = 41
BASE_TRACK_SPACES: Final = 42
BASE_TRACK_MIN_DICE: Final = 43
BASE_TRACK_LOST_DIE: Final = 44
BUY_LIMIT: Final = 45
BUY_RECIPIENT: Final = 46
BUY_REFILL: Final = 47
STEELHEART_RED: Final = 48
STEELHEART_BLUE: Final = 49
REWARDS_TIMING: Final = 50
REWARDS_ORDER: Final = 51
REWARDS_REMOVE_SHIELDS: Final = 52
TRIGGERS_ORDER: Final = 53
TRIGGERS_REWARD_ACTOR: Final = 54
DEMOLITION_START_ON_CARD: Final = 55
DISPATCH_OBEYS_BARRICADES: Final = 56
FUEL_CELLS_ORDER: Final = 57
DAWNSLIGHT_COUNTS_AS_DIE_FOR_MODIFIERS: Final = 58
KIDNAP_EXACT: Final = 59
KIDNAP_RESPECTS_RED_SHIELD: Final = 60
DIE_CARDS_ON_LOSS: Final = 61
SUBMARINE_MAY_MOVE: Final = 62
SABOTAGE_APPLIES_TO: Final = 63
REGALIA_NEXT_INCLUDES_OWN: Final = 64
REGALIA_DECK: Final = 65
ASSAULT_EXPIRY: Final = 66
ASSAULT_STACK: Final = 67
ASSAULT_SINGLE_SCOPE: Final = 68
BABILAR_FREE_RESEARCH_DISTRICT: Final = 69
LIMELIGHT_COLUMN_MIN: Final = 70
LIMELIGHT_COLUMNS: Final = 71
LIMELIGHT_DIE_ROWS: Final = 72
LIMELIGHT_FORTIFY_SELF: Final = 73
LIMELIGHT_END_OF_TRACK: Final = 74
ILDITHIA_START_LEVEL: Final = 75
ILDITHIA_POINTS: Final = 76
NEWCAGO_ORDER: Final = 77
NEWCAGO_ASSAULT_FROM: Final = 78
NEWCAGO_ONCE_PER: Final = 79
DIFFICULTY_TOKEN_WHEN_TRACK_EMPTY: Final = 80
DIFFICULTY_ALLOW_BOTH: Final = 81
CAMPAIGN_CHAPTERS: Final = 82
CAMPAIGN_SAME_RECKONERS: Final = 83
CAMPAIGN_DIFFICULTY_STEP: Final = 84
CAMPAIGN_KEEP_EQUIPMENT: Final = 85
CAMPAIGN_KEEP_PLAN: Final = 86
CAMPAIGN_MONEY_PER_POPULATION: Final = 87
CAMPAIGN_DEFEAT_BONUS: Final = 88
CAMPAIGN_MAX_DEFEATS: Final = 89
CAMPAIGN_SCORE: Final = 90
PLAYERS_COUNT_BY_RECKONERS: Final = 0
PLAYERS_COUNT_BY_HUMANS: Final = 1
MOVE_RANGE_ANY: Final = 0
MOVE_RANGE_ADJACENT: Final = 1
REWARDS_TIMING_ANY_MODULE: Final = 0
REWARDS_TIMING_GREAT_EPICS_MODULE: Final = 1
# End of what is written.
