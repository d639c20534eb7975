"""A Defence order: a turret, patience, a Mobilisation or a Negotiation."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.building import Construction, room_facts
from samovar.games.steamwatchers.choices import Bide, BuildTurret, Mobilise, Negotiate
from samovar.games.steamwatchers.content.effects import NO_NEGOTIATION
from samovar.games.steamwatchers.content.ids import (
    GREAT_HOST,
    MOBILISATION,
    NEGOTIATION,
    RHEIN_STAMM,
    TOKEN_IDS,
    TURRET,
    ZONE_IDS,
)
from samovar.games.steamwatchers.contracts import Relocation, Signing, relocations
from samovar.games.steamwatchers.events import Waited
from samovar.games.steamwatchers.extensions import DEFENCE_ORDER
from samovar.games.steamwatchers.fuel import TokenUse, may_use
from samovar.games.steamwatchers.muster import Mobilisation, may_recruit
from samovar.games.steamwatchers.obstacles import elsewhere
from samovar.games.steamwatchers.offers import BIDE, BUILD_TURRET, MOBILISE, NEGOTIATE, RAISE_GREAT_HOST
from samovar.games.steamwatchers.rows import CONTRACT_RESERVE
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

RECRUITS: Final = 2
GREAT_HOST_RECRUITS: Final = 4  # [SW-CLAN-RS.1]


class DefenceAction(Ask[SteamTable]):
    """Exactly one of four actions. [SW-DEF.1] [SW-ACT.8]"""

    rule: ClassVar[str] = "SW-DEF.1"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def options(self, table: SteamTable) -> list[Choice]:
        seat, zone = self.seat, self.zone
        offered: list[Choice] = []
        if table.may_build(TURRET, seat) and table.structure_ban(zone) is None:
            offered.append(BUILD_TURRET)
        if may_use(table, seat, MOBILISATION) and may_recruit(table, seat, zone, True):
            offered.append(MOBILISE)
        if may_use(table, seat, GREAT_HOST) and may_recruit(table, seat, zone, False):
            offered.append(RAISE_GREAT_HOST)
        if may_use(table, seat, NEGOTIATION) and not lasting.holds(table, seat, NO_NEGOTIATION):
            offered.append(NEGOTIATE)
        table.offer_more(DEFENCE_ORDER, seat, zone, offered)
        offered.append(BIDE)
        return offered

    def near(self, table: SteamTable, seat: int) -> list[Choice]:
        return [BuildTurret(), Mobilise(MOBILISATION), Negotiate()]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return self.obstacle(table, choice)

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        """What an action leads to, before a token is spent on it."""
        if isinstance(choice, Mobilise):
            if choice.token == GREAT_HOST:
                return [Fact("fact-great-host", {"basics": GREAT_HOST_RECRUITS}, "gain")]
            return [Fact("fact-mobilisation", {"basics": RECRUITS}, "gain")]
        if isinstance(choice, Negotiate):
            reserve = int(table.cells[CONTRACT_RESERVE + self.seat])
            if reserve == 0:
                return [Fact("fact-talks-relocate", {})]
            contracts = min(reserve, int(table.havens(self.seat)))
            return [Fact("fact-talks", {"contracts": contracts}, "gain" if contracts else "warning")]
        if isinstance(choice, BuildTurret):
            return room_facts(table, self.zone)
        return [Fact("fact-wait", {})] if isinstance(choice, Bide) else []

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return elsewhere(self.zone, kind, id, self.rule)

    def obstacle(self, table: SteamTable, choice: Choice) -> Refusal | None:
        """Why an action is not offered, or None."""
        if isinstance(choice, BuildTurret):
            if not table.may_build(TURRET, self.seat):
                return Refusal("SW-COMP.22", "why-no-turret-left")
            return table.structure_ban(self.zone)
        if isinstance(choice, Mobilise):
            return self.muster_obstacle(table, choice.token)
        if isinstance(choice, Negotiate):
            return self.talks_obstacle(table)
        return table.objection(DEFENCE_ORDER, self.seat, self.zone, choice)

    def muster_obstacle(self, table: SteamTable, token: i64) -> Refusal | None:
        """A token and a slot that can be paid for, and somebody to recruit. [SW-MOB.1] [SW-ACT.9]"""
        if token not in (MOBILISATION, GREAT_HOST):
            return Refusal("SW-ACT.9", "why-not-this-token", {"token": {"kind": "token", "id": TOKEN_IDS[token]}})
        if token == GREAT_HOST and not table.has_ability(self.seat, RHEIN_STAMM):
            return Refusal("SW-CLAN-RS.1", "why-only-rhein-stamm")
        if table.tokens(self.seat, token) == 0:
            return Refusal("SW-SPEC.3", "why-no-token")
        if not may_use(table, self.seat, token):
            return Refusal("SW-SPEC.1", "why-no-slot")
        if not may_recruit(table, self.seat, self.zone, token == MOBILISATION):
            return Refusal("SW-RES.5", "why-nobody-to-recruit")
        return None

    def talks_obstacle(self, table: SteamTable) -> Refusal | None:
        """The one Negotiation token, a slot, and no card against it. [SW-NEG.1]"""
        if table.tokens(self.seat, NEGOTIATION) == 0:
            return Refusal("SW-NEG.1", "why-no-token")
        if not may_use(table, self.seat, NEGOTIATION):
            return Refusal("SW-SPEC.1", "why-no-slot")
        if lasting.holds(table, self.seat, NO_NEGOTIATION):
            return Refusal("SW-CONC.15", "why-no-negotiation")
        return None

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, BuildTurret):
            table.push(Construction(self.seat, self.zone, TURRET))  # at no cost [SW-DEF.2]
        elif isinstance(choice, Mobilise):
            great = choice.token == GREAT_HOST
            recruits = GREAT_HOST_RECRUITS if great else RECRUITS
            table.then(TokenUse(self.seat, choice.token), Mobilisation(self.seat, self.zone, recruits, not great))
        elif isinstance(choice, Negotiate):
            table.then(TokenUse(self.seat, NEGOTIATION), Talks(self.seat))
        elif not table.taken(DEFENCE_ORDER, self.seat, self.zone, choice) and table.log is not None:
            # Patience uses the token up, and its defence with it. [SW-DEF.5] [SW-DEF.6]
            table.tell(Waited(table.clan(self.seat), self.zone))


class Talks(Step[SteamTable]):
    """One contract for each haven controlled, none without. [SW-NEG.2] [SW-HAVEN.1]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        if table.cells[CONTRACT_RESERVE + self.seat] > 0:
            table.push(Signing(self.seat, table.havens(self.seat), False))
        elif relocations(table, self.seat):
            table.push(Relocation(self.seat))
