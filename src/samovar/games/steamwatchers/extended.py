"""The map with what is registered beyond the base game's rules: asked wherever a rule leaves room for more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.extensions import ARRIVED, TO_BUILD, TO_SUPPORT, Extensions
from samovar.games.steamwatchers.pieces import Pieces
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64

if TYPE_CHECKING:
    from samovar.games.steamwatchers.content.edition import Content


class ExtendedPieces(Pieces):
    """A map and the extensions that it is played with."""

    def __init__(self, content: Content, extensions: Extensions) -> None:
        super().__init__(content)
        self.extensions = extensions

    def occur(self, moment: i64, subject: i64) -> None:
        """Whatever more happens at a moment."""
        for occasion in self.extensions.occasions[moment]:
            occasion.happen(self, subject)

    def offer_more(self, question: i64, seat: i64, zone: i64, offered: list[Choice]) -> None:
        """Whatever more may be chosen at a question."""
        for actions in self.extensions.actions[question]:
            offered += actions.options(self, seat, zone)

    def objection(self, question: i64, seat: i64, zone: i64, choice: Choice) -> Refusal | None:
        """Whatever more stands against a choice."""
        for actions in self.extensions.actions[question]:
            reason = actions.judge(self, seat, zone, choice)
            if reason is not None:
                return reason
        return None

    def taken(self, question: i64, seat: i64, zone: i64, choice: Choice) -> bool:
        """Whether a choice was one that `offer_more` added, and has been taken."""
        return any(actions.take(self, seat, zone, choice) for actions in self.extensions.actions[question])

    def added(self, number: i64, subject: i64) -> i64:
        """Whatever more counts toward a number."""
        total: i64 = 0
        for addition in self.extensions.additions[number]:
            total += addition.amount(self, subject)
        return total

    def resting(self, unit: i64) -> i64:
        """Units of a kind that came to the active zone in this activation, so that they do not move again."""
        total: i64 = 0
        for addition in self.extensions.additions[ARRIVED]:
            total += addition.amount(self, unit)
        return total

    def structure_ban(self, zone: i64) -> Refusal | None:
        """Why nothing may be built in a zone, or None."""
        for ban in self.extensions.bans[TO_BUILD]:
            reason = ban.against(self, zone)
            if reason is not None:
                return reason
        return None

    def support_ban(self, zone: i64) -> Refusal | None:
        """Why no support goes to or comes from a zone, or None."""
        for ban in self.extensions.bans[TO_SUPPORT]:
            reason = ban.against(self, zone)
            if reason is not None:
                return reason
        return None

    def exemption_of(self, memory: i64, seat: i64) -> Refusal | None:
        """Why the card that remembers at this place does not concern a seat at all, or None."""
        for immunity in self.extensions.immunities:
            reason = immunity.exempt(self, memory, seat)
            if reason is not None:
                return reason
        return None

    def fixed_strength(self, side: i64) -> i64:
        """The strength of a defender that nothing changes, or NONE."""
        for force in self.extensions.forces:
            strength = force.fixed(self, side)
            if strength != NONE:
                return strength
        return NONE
