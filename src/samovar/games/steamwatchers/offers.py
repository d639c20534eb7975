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
    DeployBeacon,
    Disband,
    March,
    Mobilise,
    Negotiate,
    Pass,
    PlaySteam,
    Recruit,
    ReserveTitle,
    Sail,
    StallSteam,
    TakeClan,
    TakeDeployment,
    UseSlot,
    Walk,
)
from samovar.games.steamwatchers.content.ids import CLANS, DEPLOYMENTS, GREAT_HOST, MOBILISATION, SEAS, TITLES, ZONES
from samovar.games.steamwatchers.rows import SLOTS, STEAM_CARDS, UNITS

# By zone.
ACTIVATIONS: Final = [Activate(zone) for zone in range(ZONES)]
WALKS: Final = [Walk(zone) for zone in range(ZONES)]
SAILS: Final = [Sail(zone) for zone in range(ZONES)]
BEACONS: Final = [DeployBeacon(zone) for zone in range(ZONES)]
PLACES: Final = [At(zone) for zone in range(ZONES)]

# By the zone crossed and the goal: via * ZONES + goal.
MARCHES: Final = [March(via, goal) for via in range(ZONES) for goal in range(ZONES)]

# By kind of soldier and zone: unit * ZONES + zone.
RECRUITS: Final = [Recruit(unit, zone) for unit in range(UNITS) for zone in range(ZONES)]
DISBANDED: Final = [Disband(unit, zone) for unit in range(UNITS) for zone in range(ZONES)]

# By title, sea, slot and steam card.
PASSES: Final = [Pass(title) for title in range(TITLES)]
BLOCKS: Final = [Block(title) for title in range(TITLES)]
AT_SEA: Final = [AtSea(sea) for sea in range(SEAS)]
SLOT_USES: Final = [UseSlot(slot) for slot in range(SLOTS)]
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
