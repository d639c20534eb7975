"""The switches of an edition: what it plays where the books leave a rule open, each by a name that says it.

Numbers that are left open (how many, how far) stay parameters; a switch is a way of playing.
"""

from __future__ import annotations

from samovar.games.reckoners.content.parameters import PARAMETERS, WORDS


class Switches:
    """One edition's switches, fixed before a game starts. `rulings.toml` says why each is as it is."""

    def __init__(self, parameters: list[int]) -> None:
        self.limelight_ends_quietly = plays(parameters, "limelight.end_of_track", "nothing")
        self.neighbours_share_the_amount = plays(parameters, "neighbours.amount", "total")
        self.last_action_beyond_the_end = plays(parameters, "great_epic.end_of_track", "perform")
        self.limelight_fortifies_all_tracks = plays(parameters, "limelight.fortify_self", "all")
        self.fuel_cells_before_tradecraft = plays(parameters, "fuel_cells.order", "before-tradecraft")
        self.weakness_sets_health = plays(parameters, "weakness.rule", "weak")
        self.returned_cards_work_at_once = plays(parameters, "steal.return_active", "at-once")
        self.theft_may_name_anyone = plays(parameters, "steal.who", "anyone")
        self.granted_dice_stay = plays(parameters, "die_cards.on_loss", "stays")
        self.red_before_placing = plays(parameters, "prologue.order", "red-first")
        self.regalia_never_counts_her_own_district = plays(parameters, "regalia.next_includes_own", "never")
        self.regalia_reshuffles = plays(parameters, "regalia.deck", "reshuffle")
        self.assaults_at_once = plays(parameters, "assault.expiry", "great-epic")
        self.all_doubles_cut = plays(parameters, "assault.single_scope", "all")
        self.players_order_epics = plays(parameters, "epic.order", "players")
        self.tokens_counted_after_actions = plays(parameters, "duplicate_tokens.count_at", "after-actions")
        self.live_bracket = plays(parameters, "epic.snapshot", "live")
        self.players_order_copies = plays(parameters, "duplicate_shared.order", "players")
        self.counterclockwise_copies_first = plays(parameters, "duplicate_shared.order", "counterclockwise-first")
        self.advance_before_acting = plays(parameters, "epic.advance_timing", "before")
        self.conditions_count_at_the_end = plays(parameters, "conditional.count", "end")
        self.advance_one_more_than_enforcement = plays(parameters, "epic.advance", "one-and-enforcement")
        self.sabotage_slows_strengthen = plays(parameters, "sabotage.applies_to", "strengthen-too")
        self.barricades_removed_anywhere = plays(parameters, "barricade.remove_where", "any")
        self.sniper_token_once = plays(parameters, "cody.token_timing", "once")
        self.sources_laid_aside = plays(parameters, "use.interleave", "other-reckoners")
        self.lost_dice_to_reserve = plays(parameters, "base_track.lost_die", "reserve")
        self.triggers_in_fixed_order = plays(parameters, "triggers.order", "fixed")
        self.rewards_are_the_victors = plays(parameters, "triggers.reward_actor", "victor")
        self.barricades_block_leaving_alone = plays(parameters, "barricade.blocks", "leaving")
        self.barricades_block_entering_alone = plays(parameters, "barricade.blocks", "entering")
        self.moves_to_neighbours = plays(parameters, "move.range", "adjacent")
        self.trades_once_a_reckoner = plays(parameters, "newcago.once_per", "reckoner")
        self.players_order_cards = plays(parameters, "newcago.order", "players")
        self.assaults_from_the_next_district = plays(parameters, "newcago.assault_from", "next")
        self.buyers_keep = plays(parameters, "buy.recipient", "buyer")
        self.refill_after_each_purchase = plays(parameters, "buy.refill", "each")
        self.rewards_in_printed_order = plays(parameters, "rewards.order", "printed")
        self.rewards_remove_shields_beside_a_figure = plays(parameters, "rewards.remove_shields", "beside-a-figure")
        self.rewards_remove_shields_anywhere = plays(parameters, "rewards.remove_shields", "anywhere")
        self.free_research_where_he_stands = plays(parameters, "babilar.free_research_district", "great-epic")
        self.assaults_add_up = turned_on(parameters, "assault.stack")
        self.kidnap_exact = turned_on(parameters, "kidnap.exact")
        self.red_shield_stops_kidnap = turned_on(parameters, "kidnap.respects_red_shield")
        self.great_epic_researched_where_he_stands = turned_on(parameters, "research.great_epic_needs_presence")
        self.token_beside_an_empty_track = turned_on(parameters, "difficulty_token.when_track_empty")
        self.help_counts_as_a_die = turned_on(parameters, "dawnslight.counts_as_die_for_modifiers")
        self.kept_dice_locked = turned_on(parameters, "roll.kept_locked")
        self.whole_dice_reach = turned_on(parameters, "reach.die_level")
        self.symbols_or_whole = turned_on(parameters, "use.whole_die_exclusive")
        self.attract_holds_card_moves = turned_on(parameters, "attract.blocks_card_moves")
        self.dispatch_obeys_barricades = turned_on(parameters, "dispatch.obeys_barricades")


def plays(parameters: list[int], name: str, word: str) -> bool:
    """Whether a parameter that is a word is this one."""
    return parameters[PARAMETERS.index(name)] == WORDS[name].index(word)


def turned_on(parameters: list[int], name: str) -> bool:
    return parameters[PARAMETERS.index(name)] == 1
