"""The switches of a game: how the house plays what the book leaves open, and what else one may choose."""

from __future__ import annotations

from typing import Final

from samovar.kernel.game import Config, Setting

# By name: the default, and the rulings that say why. Each is a line of the new-game page.
FLAGS: Final = {
    "bonus-before-penalty": True,
    "charge-first-attack-only": False,
    "impact1-sas-only": False,
    "maitrise1-reroll-any": False,
    "impact2-stun-needs-damage": False,
    "extra-action-announce": True,
    "order-on-both-attacks": False,
    "reroll-before-defence": False,
    "counter-chain": False,
    "resist2-success-still-opposes": True,
    "flame-always-hits": False,
    "end-on-wipeout": False,
    "figures-block-los": False,
    "crater-cumulative": False,
    "stun-stack": False,
    "officer-death-loses-category": False,
}
WORDS: Final = {
    "control": ["majority-figures", "points", "life"],
    "score-kills": ["this-turn", "every-turn"],
    "cloud-inside": ["centre", "any-part"],
}
BY_FIGURES: Final = 0
BY_POINTS: Final = 1
BY_LIFE: Final = 2


class Switches:
    """One game's switches, fixed before it starts."""

    def __init__(self, config: Config) -> None:
        self.bonus_before_penalty: bool = config["bonus-before-penalty"]
        self.charge_first_attack_only: bool = config["charge-first-attack-only"]
        self.impact1_sas_only: bool = config["impact1-sas-only"]
        self.maitrise1_reroll_any: bool = config["maitrise1-reroll-any"]
        self.impact2_stun_needs_damage: bool = config["impact2-stun-needs-damage"]
        self.extra_action_announce: bool = config["extra-action-announce"]
        self.order_on_both_attacks: bool = config["order-on-both-attacks"]
        self.reroll_before_defence: bool = config["reroll-before-defence"]
        self.counter_chain: bool = config["counter-chain"]
        self.resist2_success_still_opposes: bool = config["resist2-success-still-opposes"]
        self.flame_always_hits: bool = config["flame-always-hits"]
        self.end_on_wipeout: bool = config["end-on-wipeout"]
        self.figures_block_los: bool = config["figures-block-los"]
        self.crater_cumulative: bool = config["crater-cumulative"]
        self.stun_stack: bool = config["stun-stack"]
        self.officer_death_loses_category: bool = config["officer-death-loses-category"]
        self.control: int = WORDS["control"].index(config["control"])
        self.score_kills_every_turn: bool = config["score-kills"] == "every-turn"
        self.cloud_any_part: bool = config["cloud-inside"] == "any-part"
        self.contact: int = config["contact-epsilon"]
        self.objective_mm: int = config["objective-diameter"]
        self.lesson: str = config["lesson"]  # which lesson is played, or none


def settings(contact: int, objective_mm: int) -> list[Setting]:
    """The switches as lines of the new-game page; tolerance in thousandths of an inch, diameter in millimetres."""
    flags = [Setting(key, "switch", default) for key, default in FLAGS.items()]
    words = [Setting(key, "one", values[0], values=values) for key, values in WORDS.items()]
    numbers = [
        Setting("contact-epsilon", "number", contact, low=0, high=100),
        Setting("objective-diameter", "number", objective_mm, low=20, high=60),
    ]
    return [*flags, *words, *numbers]


def defaults() -> Config:
    config: Config = dict(FLAGS)
    for key, values in WORDS.items():
        config[key] = values[0]
    return config
