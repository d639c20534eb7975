"""The switches of a game: how the house plays what the book leaves open, and what else one may choose."""

from __future__ import annotations

from typing import Final

from samovar.kernel.game import Config, Setting
from samovar.kernel.numbered import Numbered
from samovar.kernel.switches import flag, number, words

CONTROLS: Final = ["majority-figures", "points", "life"]

# In the order of the new-game page.
SWITCHES: Final = [
    flag("bonus-before-penalty", True),
    flag("charge-first-attack-only"),
    flag("impact1-sas-only"),
    flag("maitrise1-reroll-any"),
    flag("impact2-stun-needs-damage"),
    flag("extra-action-announce", True),
    flag("order-on-both-attacks"),
    flag("reroll-before-defence"),
    flag("counter-chain"),
    flag("resist2-success-still-opposes", True),
    flag("flame-always-hits"),
    flag("end-on-wipeout"),
    flag("figures-block-los"),
    flag("crater-cumulative"),
    flag("flight-ignores-craters"),
    flag("stun-stack"),
    flag("officer-death-loses-category"),
    words("control", *CONTROLS),
    words("score-kills", "this-turn", "every-turn"),
    words("cloud-inside", "centre", "any-part"),
]

NUMBERED: Final = [
    Numbered(CONTROLS, form="BY_{}", called={"majority-figures": "BY_FIGURES"}),
]

# Written by `python -m tools.rows` from the declarations above.
BY_FIGURES: Final = 0
BY_POINTS: Final = 1
BY_LIFE: Final = 2
# End of what is written.


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
        self.flight_ignores_craters: bool = config["flight-ignores-craters"]
        self.stun_stack: bool = config["stun-stack"]
        self.officer_death_loses_category: bool = config["officer-death-loses-category"]
        self.control: int = CONTROLS.index(config["control"])
        self.score_kills_every_turn: bool = config["score-kills"] == "every-turn"
        self.cloud_any_part: bool = config["cloud-inside"] == "any-part"
        self.contact: int = config["contact-epsilon"]
        self.objective_mm: int = config["objective-diameter"]
        self.turns: int = config["turns"]  # the last one, or 0: as the scenario says
        self.lesson: str = config["lesson"]  # which lesson is played, or none


def settings(contact: int, objective_mm: int) -> list[Setting]:
    """The switches as lines of the new-game page; tolerance in thousandths of an inch, diameter in millimetres."""
    numbers = [number("contact-epsilon", 0, 100, contact), number("objective-diameter", 20, 60, objective_mm)]
    return [switch.setting() for switch in [*SWITCHES, *numbers]]


def defaults() -> Config:
    return {**{switch.name: switch.default for switch in SWITCHES}, "turns": 0}
