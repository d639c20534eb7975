"""Choices that stand ready: a choice never changes, so one of each is enough and offering it makes nothing new."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.choices import (
    Activate,
    At,
    AtSea,
    Bide,
    Block,
    BuildTurret,
    Burn,
    DeployBeacon,
    Disband,
    Lower,
    March,
    Mobilise,
    Negotiate,
    Pass,
    Pay,
    PlayArchon,
    PlaySteam,
    Recruit,
    ReserveTitle,
    Sail,
    Send,
    StallSteam,
    TakeClan,
    TakeDeployment,
    UseSlot,
    Walk,
)
from samovar.games.steamwatchers.content.ids import (
    ARCHONS,
    CLANS,
    DEPLOYMENTS,
    GREAT_HOST,
    MOBILISATION,
    SEAS,
    TITLES,
    ZONES,
)
from samovar.games.steamwatchers.rows import SLOTS, STEAM_CARDS, UNITS
from samovar.kernel.choice import Choice
from samovar.kernel.native import i64

# By zone.
ACTIVATIONS: Final = [Activate(zone) for zone in range(ZONES)]
WALKS: Final = [Walk(zone) for zone in range(ZONES)]
SAILS: Final = [Sail(zone) for zone in range(ZONES)]
BEACONS: Final = [DeployBeacon(zone) for zone in range(ZONES)]
PLACES: Final = [At(zone) for zone in range(ZONES)]
LOWERED: Final = [Lower(zone) for zone in range(ZONES)]

# By the zone crossed and the goal: via * ZONES + goal.
MARCHES: Final = [March(via, goal) for via in range(ZONES) for goal in range(ZONES)]

# By kind of soldier and zone: unit * ZONES + zone.
RECRUITS: Final = [Recruit(unit, zone) for unit in range(UNITS) for zone in range(ZONES)]
DISBANDED: Final = [Disband(unit, zone) for unit in range(UNITS) for zone in range(ZONES)]

# By soldiers of both kinds: basics * FIGURES + elites; a clan has sixteen figures.
FIGURES: Final = 17
SENT: Final = [Send(basics, elites) for basics in range(FIGURES) for elites in range(FIGURES)]

# By barrels: clean * BARRELS + contraband. More than that is paid by a choice of its own.
BARRELS: Final = 16
PAID: Final = [Pay(clean, contraband) for clean in range(BARRELS) for contraband in range(BARRELS)]
BURNT: Final = [Burn(barrels) for barrels in range(BARRELS)]

# By title, sea, slot and steam card.
PASSES: Final = [Pass(title) for title in range(TITLES)]
BLOCKS: Final = [Block(title) for title in range(TITLES)]
AT_SEA: Final = [AtSea(sea) for sea in range(SEAS)]
SLOT_USES: Final = [UseSlot(slot) for slot in range(SLOTS)]
ARCHON_PLAYS: Final = [PlayArchon(card) for card in range(ARCHONS)]
STEAM_PLAYS: Final = [PlaySteam(card) for card in range(STEAM_CARDS)]
CLANS_TO_TAKE: Final = [TakeClan(clan) for clan in range(CLANS)]
DEPLOYMENTS_TO_TAKE: Final = [TakeDeployment(card) for card in range(DEPLOYMENTS)]
TITLES_TO_RESERVE: Final = [ReserveTitle(title) for title in range(TITLES)]
STEAM_STALLS: Final = [StallSteam(card) for card in range(STEAM_CARDS)]

# Defence orders.
BUILD_TURRET: Final = BuildTurret()
MOBILISE: Final = Mobilise(MOBILISATION)
RAISE_GREAT_HOST: Final = Mobilise(GREAT_HOST)
NEGOTIATE: Final = Negotiate()
BIDE: Final = Bide()


def payment(clean: i64, contraband: i64) -> Pay:
    if clean < BARRELS and contraband < BARRELS:
        return PAID[clean * BARRELS + contraband]
    return Pay(clean, contraband)


def bids(most: i64) -> list[Choice]:
    """From nothing to `most` barrels."""
    if most < BARRELS:
        return [BURNT[barrels] for barrels in range(most + 1)]
    return [Burn(barrels) for barrels in range(most + 1)]
