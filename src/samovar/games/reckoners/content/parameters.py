"""The parameters: where the rulebooks leave a rule open, what may be played and what this house plays.

Each has a number, its place in `Content.parameters`; there it holds a whole number, 1 or 0 for a switch, or the place
of a word in its list. Those that are content themselves (dice faces, tracks, chapters) name the table that says them.
"""

from __future__ import annotations

from typing import Final

PARAMETERS: Final = [
    "players.count_by",
    "solo.reckoners",
    "start.population",
    "start.money",
    "start.epic_bracket",
    "start.great_epic_bracket",
    "start.equipment_display",
    "start.plan_tokens",
    "money.cap",
    "supply.barricades",
    "overflow.enforcement_barricade",
    "overflow.plan_tokens",
    "dice.faces",
    "movement_die.faces",
    "epic_ability_die.faces",
    "roll.kept_locked",
    "use.interleave",
    "use.whole_die_exclusive",
    "move.range",
    "barricade.blocks",
    "barricade.remove_where",
    "research.great_epic_needs_presence",
    "weakness.rule",
    "cody.token_timing",
    "reach.die_level",
    "prologue.order",
    "epic.order",
    "epic.snapshot",
    "epic.advance",
    "epic.advance_timing",
    "epic.track_len",
    "great_epic.track_len",
    "track.bracket_min",
    "great_epic.end_of_track",
    "conditional.count",
    "duplicate_tokens.count_at",
    "duplicate_shared.order",
    "duplicate_shared.recursion",
    "attract.blocks_card_moves",
    "steal.who",
    "steal.return_active",
    "neighbours.amount",
    "base_track.spaces",
    "base_track.min_dice",
    "base_track.lost_die",
    "buy.limit",
    "buy.recipient",
    "buy.refill",
    "steelheart.red",
    "steelheart.blue",
    "rewards.timing",
    "rewards.order",
    "rewards.may_remove_shields",
    "triggers.order",
    "triggers.reward_actor",
    "demolition.start_on_card",
    "dispatch.obeys_barricades",
    "fuel_cells.order",
    "dawnslight.counts_as_die_for_modifiers",
    "kidnap.exact",
    "kidnap.respects_red_shield",
    "die_cards.on_loss",
    "submarine.may_move",
    "sabotage.applies_to",
    "regalia.next_includes_own",
    "regalia.deck",
    "assault.expiry",
    "assault.stack",
    "assault.single_scope",
    "babilar.free_research_district",
    "limelight.column_min",
    "limelight.columns",
    "limelight.die_rows",
    "limelight.fortify_self",
    "limelight.end_of_track",
    "ildithia.start_level",
    "ildithia.points",
    "newcago.order",
    "newcago.assault_from",
    "newcago.once_per",
    "difficulty_token.when_track_empty",
    "difficulty.allow_both",
    "campaign.chapters",
    "campaign.same_reckoners",
    "campaign.difficulty_step",
    "campaign.keep_equipment",
    "campaign.keep_plan",
    "campaign.money_per_population",
    "campaign.defeat_bonus",
    "campaign.max_defeats",
    "campaign.score",
]
PARAMETER_COUNT: Final = 91

# What each parameter may be: words, the first of which the ruling chose; for numbers, the least and the most.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "players.count_by": ("reckoners", "humans"),
    "use.interleave": ("none", "other-reckoners"),
    "move.range": ("any", "adjacent"),
    "barricade.blocks": ("leaving", "entering", "both"),
    "barricade.remove_where": ("own", "any"),
    "weakness.rule": ("smaller", "weak"),
    "cody.token_timing": ("use-step", "once"),
    "prologue.order": ("place-first", "red-first"),
    "epic.order": ("clockwise", "players"),
    "epic.snapshot": ("start", "live"),
    "epic.advance": ("one-and-enforcement", "enforcement"),
    "epic.advance_timing": ("after", "before"),
    "great_epic.end_of_track": ("perform", "nothing"),
    "conditional.count": ("end", "step"),
    "duplicate_tokens.count_at": ("start", "after-actions"),
    "duplicate_shared.order": ("clockwise-first", "counterclockwise-first", "players"),
    "steal.who": ("owners", "anyone"),
    "steal.return_active": ("next-phase", "at-once"),
    "neighbours.amount": ("each", "total"),
    "base_track.lost_die": ("reserve", "out"),
    "buy.recipient": ("any", "buyer"),
    "buy.refill": ("each", "end"),
    "rewards.timing": ("any-module", "great-epics-module"),
    "rewards.order": ("team", "printed"),
    "triggers.order": ("team", "fixed"),
    "triggers.reward_actor": ("nobody", "victor"),
    "fuel_cells.order": ("last", "before-tradecraft"),
    "die_cards.on_loss": ("returns", "stays"),
    "sabotage.applies_to": ("advance", "strengthen-too"),
    "regalia.next_includes_own": ("last-resort", "never"),
    "regalia.deck": ("reshuffle", "end"),
    "assault.expiry": ("great-epic", "phase-end"),
    "assault.single_scope": ("printed", "all"),
    "babilar.free_research_district": ("team", "great-epic"),
    "limelight.fortify_self": ("leftmost", "all"),
    "limelight.end_of_track": ("last-row", "nothing"),
    "newcago.order": ("clockwise", "players"),
    "newcago.assault_from": ("own", "next"),
    "newcago.once_per": ("card", "reckoner"),
}
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "solo.reckoners": (2, 6),
    "start.population": (1, 99),
    "start.money": (0, 99),
    "start.epic_bracket": (0, 12),
    "start.great_epic_bracket": (0, 12),
    "start.equipment_display": (0, 10),
    "start.plan_tokens": (0, 3),
    "money.cap": (0, 999),
    "supply.barricades": (0, 88),
    "overflow.enforcement_barricade": (0, 1),
    "overflow.plan_tokens": (0, 1),
    "track.bracket_min": (0, 1),
    "duplicate_shared.recursion": (0, 1),
    "base_track.spaces": (1, 30),
    "base_track.min_dice": (0, 6),
    "buy.limit": (0, 10),
    "demolition.start_on_card": (0, 3),
    "limelight.column_min": (0, 1),
    "limelight.columns": (1, 6),
    "campaign.difficulty_step": (0, 3),
    "campaign.keep_equipment": (0, 2),
    "campaign.keep_plan": (0, 2),
    "campaign.money_per_population": (0, 99),
    "campaign.defeat_bonus": (0, 5),
    "campaign.max_defeats": (0, 9),
    "campaign.score": (0, 20),
}
SWITCHES: Final = [
    "roll.kept_locked",
    "use.whole_die_exclusive",
    "research.great_epic_needs_presence",
    "reach.die_level",
    "attract.blocks_card_moves",
    "rewards.may_remove_shields",
    "dispatch.obeys_barricades",
    "dawnslight.counts_as_die_for_modifiers",
    "kidnap.exact",
    "kidnap.respects_red_shield",
    "assault.stack",
    "difficulty_token.when_track_empty",
    "difficulty.allow_both",
    "campaign.same_reckoners",
]
# Never true: moves would not end. [RS-EQ.25]
FIXED: Final = [
    "submarine.may_move",
]
# Said by a table of the pack, not by a parameter of its own.
IN_CONTENT: Final = {
    "dice.faces": "dice",
    "movement_die.faces": "movement-die",
    "epic_ability_die.faces": "epic-ability-die",
    "epic.track_len": "epics",
    "great_epic.track_len": "steelheart",
    "steelheart.red": "steelheart.red",
    "steelheart.blue": "steelheart.blue",
    "limelight.die_rows": "power-dice",
    "ildithia.start_level": "ildithia.start-level",
    "ildithia.points": "ildithia.points",
    "campaign.chapters": "campaign.chapters",
}

PLAYERS_COUNT_BY: Final = 0  # what every per-player number follows
PLAYERS_COUNT_BY_RECKONERS: Final = 0
PLAYERS_COUNT_BY_HUMANS: Final = 1
SOLO_RECKONERS: Final = 1  # how many Reckoners a lone human runs by default
START_POPULATION: Final = 2
START_MONEY: Final = 3
START_EPIC_BRACKET: Final = 4
START_GREAT_EPIC_BRACKET: Final = 5
START_EQUIPMENT_DISPLAY: Final = 6
START_PLAN_TOKENS: Final = 7  # a Reckoner
MONEY_CAP: Final = 8  # 0 is no cap
SUPPLY_BARRICADES: Final = 9  # two public lists say 8 and 88
OVERFLOW_ENFORCEMENT_BARRICADE: Final = 10  # population for each missing piece
OVERFLOW_PLAN_TOKENS: Final = 11  # population for each missing token
ROLL_KEPT_LOCKED: Final = 15
USE_INTERLEAVE: Final = 16  # who may start a die before another is used up
USE_INTERLEAVE_NONE: Final = 0
USE_INTERLEAVE_OTHER_RECKONERS: Final = 1
USE_WHOLE_DIE_EXCLUSIVE: Final = 17
MOVE_RANGE: Final = 18
MOVE_RANGE_ANY: Final = 0
MOVE_RANGE_ADJACENT: Final = 1
BARRICADE_BLOCKS: Final = 19
BARRICADE_BLOCKS_LEAVING: Final = 0
BARRICADE_BLOCKS_ENTERING: Final = 1
BARRICADE_BLOCKS_BOTH: Final = 2
BARRICADE_REMOVE_WHERE: Final = 20
BARRICADE_REMOVE_WHERE_OWN: Final = 0
BARRICADE_REMOVE_WHERE_ANY: Final = 1
RESEARCH_GREAT_EPIC_NEEDS_PRESENCE: Final = 21
WEAKNESS_RULE: Final = 22  # health once the weakness is found
WEAKNESS_RULE_SMALLER: Final = 0
WEAKNESS_RULE_WEAK: Final = 1
CODY_TOKEN_TIMING: Final = 23  # once: for a die, for the whole game
CODY_TOKEN_TIMING_USE_STEP: Final = 0
CODY_TOKEN_TIMING_ONCE: Final = 1
REACH_DIE_LEVEL: Final = 24
PROLOGUE_ORDER: Final = 25
PROLOGUE_ORDER_PLACE_FIRST: Final = 0
PROLOGUE_ORDER_RED_FIRST: Final = 1
EPIC_ORDER: Final = 26
EPIC_ORDER_CLOCKWISE: Final = 0
EPIC_ORDER_PLAYERS: Final = 1
EPIC_SNAPSHOT: Final = 27  # which bracket decides how many actions are performed
EPIC_SNAPSHOT_START: Final = 0
EPIC_SNAPSHOT_LIVE: Final = 1
EPIC_ADVANCE: Final = 28
EPIC_ADVANCE_ONE_AND_ENFORCEMENT: Final = 0
EPIC_ADVANCE_ENFORCEMENT: Final = 1
EPIC_ADVANCE_TIMING: Final = 29
EPIC_ADVANCE_TIMING_AFTER: Final = 0
EPIC_ADVANCE_TIMING_BEFORE: Final = 1
TRACK_BRACKET_MIN: Final = 32
GREAT_EPIC_END_OF_TRACK: Final = 33
GREAT_EPIC_END_OF_TRACK_PERFORM: Final = 0
GREAT_EPIC_END_OF_TRACK_NOTHING: Final = 1
CONDITIONAL_COUNT: Final = 34
CONDITIONAL_COUNT_END: Final = 0
CONDITIONAL_COUNT_STEP: Final = 1
DUPLICATE_TOKENS_COUNT_AT: Final = 35
DUPLICATE_TOKENS_COUNT_AT_START: Final = 0
DUPLICATE_TOKENS_COUNT_AT_AFTER_ACTIONS: Final = 1
DUPLICATE_SHARED_ORDER: Final = 36
DUPLICATE_SHARED_ORDER_CLOCKWISE_FIRST: Final = 0
DUPLICATE_SHARED_ORDER_COUNTERCLOCKWISE_FIRST: Final = 1
DUPLICATE_SHARED_ORDER_PLAYERS: Final = 2
DUPLICATE_SHARED_RECURSION: Final = 37  # how deep a copied Duplicate copies
ATTRACT_BLOCKS_CARD_MOVES: Final = 38
STEAL_WHO: Final = 39
STEAL_WHO_OWNERS: Final = 0
STEAL_WHO_ANYONE: Final = 1
STEAL_RETURN_ACTIVE: Final = 40  # when permanent effects of a returned card work
STEAL_RETURN_ACTIVE_NEXT_PHASE: Final = 0
STEAL_RETURN_ACTIVE_AT_ONCE: Final = 1
NEIGHBOURS_AMOUNT: Final = 41
NEIGHBOURS_AMOUNT_EACH: Final = 0
NEIGHBOURS_AMOUNT_TOTAL: Final = 1
BASE_TRACK_SPACES: Final = 42
BASE_TRACK_MIN_DICE: Final = 43
BASE_TRACK_LOST_DIE: Final = 44
BASE_TRACK_LOST_DIE_RESERVE: Final = 0
BASE_TRACK_LOST_DIE_OUT: Final = 1
BUY_LIMIT: Final = 45  # cards a Reckoner and round; 0 is no limit
BUY_RECIPIENT: Final = 46
BUY_RECIPIENT_ANY: Final = 0
BUY_RECIPIENT_BUYER: Final = 1
BUY_REFILL: Final = 47
BUY_REFILL_EACH: Final = 0
BUY_REFILL_END: Final = 1
REWARDS_TIMING: Final = 50  # what makes rewards come at once
REWARDS_TIMING_ANY_MODULE: Final = 0
REWARDS_TIMING_GREAT_EPICS_MODULE: Final = 1
REWARDS_ORDER: Final = 51
REWARDS_ORDER_TEAM: Final = 0
REWARDS_ORDER_PRINTED: Final = 1
REWARDS_MAY_REMOVE_SHIELDS: Final = 52
TRIGGERS_ORDER: Final = 53  # fixed: reward, Newcago bonus, Favor
TRIGGERS_ORDER_TEAM: Final = 0
TRIGGERS_ORDER_FIXED: Final = 1
TRIGGERS_REWARD_ACTOR: Final = 54  # whose a reward's attack is
TRIGGERS_REWARD_ACTOR_NOBODY: Final = 0
TRIGGERS_REWARD_ACTOR_VICTOR: Final = 1
DEMOLITION_START_ON_CARD: Final = 55
DISPATCH_OBEYS_BARRICADES: Final = 56
FUEL_CELLS_ORDER: Final = 57
FUEL_CELLS_ORDER_LAST: Final = 0
FUEL_CELLS_ORDER_BEFORE_TRADECRAFT: Final = 1
DAWNSLIGHT_COUNTS_AS_DIE_FOR_MODIFIERS: Final = 58
KIDNAP_EXACT: Final = 59
KIDNAP_RESPECTS_RED_SHIELD: Final = 60
DIE_CARDS_ON_LOSS: Final = 61
DIE_CARDS_ON_LOSS_RETURNS: Final = 0
DIE_CARDS_ON_LOSS_STAYS: Final = 1
SUBMARINE_MAY_MOVE: Final = 62  # never: moves would not end
SABOTAGE_APPLIES_TO: Final = 63
SABOTAGE_APPLIES_TO_ADVANCE: Final = 0
SABOTAGE_APPLIES_TO_STRENGTHEN_TOO: Final = 1
REGALIA_NEXT_INCLUDES_OWN: Final = 64
REGALIA_NEXT_INCLUDES_OWN_LAST_RESORT: Final = 0
REGALIA_NEXT_INCLUDES_OWN_NEVER: Final = 1
REGALIA_DECK: Final = 65
REGALIA_DECK_RESHUFFLE: Final = 0
REGALIA_DECK_END: Final = 1
ASSAULT_EXPIRY: Final = 66
ASSAULT_EXPIRY_GREAT_EPIC: Final = 0
ASSAULT_EXPIRY_PHASE_END: Final = 1
ASSAULT_STACK: Final = 67
ASSAULT_SINGLE_SCOPE: Final = 68
ASSAULT_SINGLE_SCOPE_PRINTED: Final = 0
ASSAULT_SINGLE_SCOPE_ALL: Final = 1
BABILAR_FREE_RESEARCH_DISTRICT: Final = 69
BABILAR_FREE_RESEARCH_DISTRICT_TEAM: Final = 0
BABILAR_FREE_RESEARCH_DISTRICT_GREAT_EPIC: Final = 1
LIMELIGHT_COLUMN_MIN: Final = 70
LIMELIGHT_COLUMNS: Final = 71
LIMELIGHT_FORTIFY_SELF: Final = 73
LIMELIGHT_FORTIFY_SELF_LEFTMOST: Final = 0
LIMELIGHT_FORTIFY_SELF_ALL: Final = 1
LIMELIGHT_END_OF_TRACK: Final = 74
LIMELIGHT_END_OF_TRACK_LAST_ROW: Final = 0
LIMELIGHT_END_OF_TRACK_NOTHING: Final = 1
NEWCAGO_ORDER: Final = 77
NEWCAGO_ORDER_CLOCKWISE: Final = 0
NEWCAGO_ORDER_PLAYERS: Final = 1
NEWCAGO_ASSAULT_FROM: Final = 78
NEWCAGO_ASSAULT_FROM_OWN: Final = 0
NEWCAGO_ASSAULT_FROM_NEXT: Final = 1
NEWCAGO_ONCE_PER: Final = 79
NEWCAGO_ONCE_PER_CARD: Final = 0
NEWCAGO_ONCE_PER_RECKONER: Final = 1
DIFFICULTY_TOKEN_WHEN_TRACK_EMPTY: Final = 80
DIFFICULTY_ALLOW_BOTH: Final = 81
CAMPAIGN_SAME_RECKONERS: Final = 83
CAMPAIGN_DIFFICULTY_STEP: Final = 84
CAMPAIGN_KEEP_EQUIPMENT: Final = 85  # cards a Reckoner
CAMPAIGN_KEEP_PLAN: Final = 86  # tokens for the team
CAMPAIGN_MONEY_PER_POPULATION: Final = 87  # $1 for each full so many population; 0 is none
CAMPAIGN_DEFEAT_BONUS: Final = 88  # money for each Reckoner and defeat
CAMPAIGN_MAX_DEFEATS: Final = 89  # 0 is no limit
CAMPAIGN_SCORE: Final = 90  # population that a defeat costs in the score
