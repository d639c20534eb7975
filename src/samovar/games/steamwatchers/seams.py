"""Seams: the places where an expansion says more than the base game, which here says nothing."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.content.effects import Effect
from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.pieces import Pieces
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64

NOTHING_MORE: Final[list[Choice]] = []  # shared by all who offer nothing: whoever gets it only reads it


class Seams(Pieces):
    """What a table is asked wherever the rules of an expansion branch off."""

    # What stands where.

    def caravan_zone(self, seat: i64) -> i64:
        """Where the seat's caravan stands, or NONE."""
        return NONE

    def caravan_near(self, zone: i64, seat: i64) -> bool:
        """Whether the seat's caravan stands in a neighbouring zone."""
        return False

    def structure_ban(self, zone: i64) -> Refusal | None:
        """Why nothing may be built in a zone, or None."""
        return None

    # Setup.

    def prepare_more(self) -> None:
        """What lies ready before the first column rises."""

    def equip_more(self, seat: i64) -> None:
        """What comes with a clan's material."""

    def deploy_more(self, seat: i64) -> None:
        """What is deployed before the soldiers."""

    def archon_aside(self, rest: list[int]) -> list[int]:
        """The unseen Archon cards that may be in deck and hands, the others having been laid aside."""
        return rest

    # Planning and activation.

    def plan_more(self) -> bool:
        """Whether another way of planning has taken the place of the usual one."""
        return False

    def more_activations(self, seat: i64) -> list[Choice]:
        return NOTHING_MORE

    def activate_more(self, seat: i64, choice: Choice) -> None:
        """Take one of `more_activations`."""

    def refuse_activation(self, seat: i64, choice: Choice) -> Refusal | None:
        return None

    def close_activation(self, seat: i64) -> bool:
        """Whether the order that was activated lay elsewhere than in the active zone; then it has been returned."""
        return False

    def order_in_use(self, zone: i64) -> bool:
        """Whether the order in the active zone is the one being activated."""
        return True

    def pass_more(self, seat: i64) -> None:
        """What else comes back when a player passes."""

    # A Move order.

    def more_moves(self, seat: i64, zone: i64) -> list[Choice]:
        return NOTHING_MORE

    def take_move(self, seat: i64, zone: i64, choice: Choice) -> None:
        """Take one of `more_moves`."""

    def refuse_move(self, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        return None

    def resting(self, unit: i64) -> i64:
        """Units of a kind that came to the active zone in this activation, so that they do not move again."""
        return 0

    # A Defence order.

    def more_defences(self, seat: i64, zone: i64) -> list[Choice]:
        return NOTHING_MORE

    def take_defence(self, seat: i64, zone: i64, choice: Choice) -> bool:
        """Take one of `more_defences`; False if the choice is none."""
        return False

    def refuse_defence(self, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        return None

    # A combat.

    def caravan_strength(self, side: i64, zone: i64, role: i64, combat: i64) -> i64:
        """What a side's caravan in this zone is worth in a combat there or beside."""
        return 0

    def more_defence(self, side: i64, zone: i64) -> i64:
        """Additional strength of a defender."""
        return 0

    def fixed_strength(self, side: i64) -> i64:
        """The strength of a defender that nothing changes, or NONE."""
        return NONE

    def support_barred(self, zone: i64) -> bool:
        """Whether no support goes to or comes from this zone."""
        return False

    def lend_support(self, side: i64, zone: i64, role: i64) -> bool:
        """Whether a side is asked first if it wants support that costs no order."""
        return False

    def lose_more(self, side: i64, zone: i64, winner: i64) -> bool:
        """Whether the losses of this side are taken in another way."""
        return False

    def rout_more(self, side: i64, zone: i64, winner: i64) -> bool:
        """Whether the survivors flee in another way."""
        return False

    def retreat_more(self, side: i64, zone: i64) -> bool:
        """Whether beaten attackers return in another way."""
        return False

    # Cards.

    def spares(self, effect: Effect, seat: i64) -> bool:
        """Whether an effect passes this seat by."""
        return False

    def exempt(self, memory: i64, seat: i64) -> bool:
        """Whether the card that remembers at this place does not concern the seat at all."""
        return False

    def shield(self, card: i64) -> None:
        """An Archon card has just come into force, or acts again: who shields himself?"""

    def more_archon(self, seat: i64) -> None:
        """What the Archon does after his card."""

    def can_do_more(self, number: i64, seat: i64) -> bool:
        """Whether an effect that only an expansion knows can be done; without it, none can."""
        return False

    def carry_out_more(self, number: i64, seat: i64) -> None:
        """Effects that only an expansion knows."""

    # The Great White and the end.

    def more_geo(self, seat: i64) -> i64:
        return 0

    def reckon_more(self) -> None:
        """What follows the count of GEO, before victory is looked for."""

    def tidy_more(self) -> None:
        """What else returns to its place in the upkeep."""

    def more_final_geo(self, seat: i64) -> i64:
        return 0

    def contenders(self, tied: list[int]) -> list[int]:
        """Those of the tied who may still win."""
        return tied

    # The box.

    def count_more(self, counted: dict[str, int]) -> None:
        """Pieces that lie where the base game has no place."""
