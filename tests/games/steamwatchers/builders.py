"""Small builders for tables of Steamwatchers: each says only what a test is about."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from samovar.content.packs import overlaid
from samovar.games.steamwatchers.activation import NextPlayer, Play, activate
from samovar.games.steamwatchers.choices import PLACE_IDS
from samovar.games.steamwatchers.content.edition import SCHEMA, Content, content_of, house_pack
from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    CLAN_IDS,
    DEPLOYMENT_IDS,
    NONE,
    ORDER_IDS,
    SCENARIO_IDS,
    SEA_IDS,
    STRUCTURE_IDS,
    TITLE_IDS,
    TOKEN_IDS,
    ZONE_IDS,
)
from samovar.games.steamwatchers.game import Steamwatchers
from samovar.games.steamwatchers.rows import (
    CLEAN_LEFT,
    CLEAN_STOCK,
    CLEAN_SURPLUS,
    CONCLAVE,
    CONTRABAND_LEFT,
    CONTRABAND_STOCK,
    CONTRABAND_SURPLUS,
    MORALE,
    MORALE_LEFT,
    PHASE,
    RESERVATION,
    STEAM_DECK,
    STEAM_LEFT,
    TITLE,
    TURN,
)
from samovar.games.steamwatchers.setup import take_clan
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.chance import seeded
from samovar.kernel.choice import Choice, say
from samovar.kernel.events import heard
from samovar.kernel.game import full_config, new_table
from samovar.kernel.steps import Step, asked, options, play, refusal, settle
from tests.games.referee import Referee

GAME = Steamwatchers()
HEAR = GAME.vocabulary().hear
# Nobody who matters sits first, so that a rule that miscounts seats is found out.
SEATS = A, B, C, D, E = 1, 0, 2, 3, 4
T = TypeVar("T", bound=SteamTable)
BASE_SCENARIOS = SCENARIO_IDS[:9]


def zone(name: str) -> int:
    return ZONE_IDS.index(name)


def sea(name: str) -> int:
    return SEA_IDS.index(name)


def title(name: str) -> int:
    return TITLE_IDS.index(name)


def token(name: str) -> int:
    return TOKEN_IDS.index(name)


def card(name: str) -> int:
    return ARCHON_IDS.index(name)


def europe(*clans: str, scenario: str = "war", turn: int = 2) -> SteamTable:
    """An empty map; these clans sit at the table, full of fuel, with the first titles in the order of their seats."""
    sitting = [clans[seat] for seat in SEATS[: len(clans)]]
    config = full_config(GAME, {"scenario": scenario, "players": len(clans), "clans": sitting})
    table = GAME.setup(config)
    assert isinstance(table, SteamTable)
    table.stack.clear()
    table.chance = seeded(1)
    table.log = []
    table.cells[TURN] = turn
    table.cells[PHASE] = 3
    for number, seat in enumerate(SEATS[: len(clans)]):
        take_clan(table, seat, CLAN_IDS.index(clans[number]))
        entitle(table, seat, TITLE_IDS[table.places()[number]])
    return table


def new_game(scenario: str = "war", players: int = 2, clans: Sequence[str] = (), seed: int = 1) -> SteamTable:
    """A real game at its first question."""
    table = new_table(GAME, {"scenario": scenario, "players": players, "clans": list(clans)}, seeded(seed))
    assert isinstance(table, SteamTable)
    return table


def entitle(table: SteamTable, seat: int, name: str) -> None:
    """The seat holds this title on the Conclave track."""
    held = table.title(seat)
    if held != NONE:
        table.cells[CONCLAVE + held] = 0
    table.cells[TITLE + seat] = title(name) + 1
    table.cells[CONCLAVE + title(name)] = seat + 1


def reserve(table: SteamTable, *names: str) -> None:
    """The seats' Ambassadors wait on the Reservation track; nobody stands on the Conclave track."""
    for place in range(len(TITLE_IDS)):
        table.cells[CONCLAVE + place] = 0
        table.cells[RESERVATION + place] = 0
    for name, seat in zip(names, SEATS, strict=False):
        table.cells[RESERVATION + title(name)] = seat + 1


def put(table: SteamTable, seat: int, where: str, basics: int = 0, elites: int = 0, order: str = "") -> None:
    """Soldiers from the reserve, with an order beside them."""
    table.recruit(zone(where), seat, basics, elites)
    if order:
        table.place_order(zone(where), seat, ORDER_IDS.index(order))


def build(table: SteamTable, where: str, *kinds: str, seat: int = A) -> None:
    for kind in kinds:
        table.build(zone(where), STRUCTURE_IDS.index(kind), seat)


def steam(table: SteamTable, where: str, floors: int) -> None:
    table.raise_column(zone(where), floors)


def cheer(table: SteamTable, where: str) -> None:
    table.cells[MORALE + zone(where)] = 1
    table.cells[MORALE_LEFT] -= 1


def fuel(table: SteamTable, seat: int, clean: int = 0, contraband: int = 0, surplus: int = 0) -> None:
    """Exactly these barrels: surplus ones are clean."""
    table.cells[CLEAN_LEFT] += table.clean(seat) - clean - surplus
    table.cells[CONTRABAND_LEFT] += table.contraband(seat) - contraband
    table.cells[CLEAN_STOCK + seat] = clean
    table.cells[CLEAN_SURPLUS + seat] = surplus
    table.cells[CONTRABAND_STOCK + seat] = contraband
    table.cells[CONTRABAND_SURPLUS + seat] = 0


def sign(table: SteamTable, seat: int, *names: str) -> None:
    for name in names:
        table.place_contract(sea(name), seat)


def on_top(table: SteamTable, *names: str) -> None:
    """These steam cards are drawn next, the first one first."""
    left = table.cells[STEAM_LEFT]
    cards = [int(table.cells[STEAM_DECK + depth]) for depth in range(left)]
    wanted = [zone(name) + 1 for name in names]
    rest = [one for one in cards if one not in wanted]
    for depth, one in enumerate(rest + wanted[::-1]):
        table.cells[STEAM_DECK + depth] = one
    table.cells[STEAM_LEFT] = len(rest) + len(wanted)


def run(table: T, *steps: Step[Any]) -> T:
    """Let these steps happen, up to the first question."""
    referee = Referee(GAME, table)
    table.then(*steps)
    settle(table)
    referee.count()
    return table


def activation(table: T, seat: int, where: str) -> T:
    """The seat activates its order there."""
    referee = Referee(GAME, table)
    activate(table, seat, zone(where))
    settle(table)
    referee.count()
    return table


def round_of(table: T) -> T:
    """Phase 3 from its first player on."""
    return run(table, NextPlayer(NONE))


def turn_of(table: T, seat: int) -> T:
    """The seat's next move in phase 3."""
    return run(table, Play(seat, False))


def lines(table: SteamTable, seat: int | None = None) -> list[str]:
    """What is offered to a seat, as lines of notation."""
    who = asked(table)[0] if seat is None else seat
    return [say(choice) for choice in options(table, who)]


def offered(table: SteamTable, verb: str) -> list[str]:
    """The offers that begin with this verb, without it."""
    return [line[len(verb) :].strip() for line in lines(table) if line.split(" ")[0] == verb]


def choose(table: T, *said: str, seat: int | None = None) -> T:
    """Whoever is asked says these lines, one after the other."""
    for line in said:
        who = asked(table)[0] if seat is None else seat
        referee = Referee(GAME, table)
        play(table, who, HEAR(line))
        referee.count()
    return table


def reason(table: SteamTable, line: str, seat: int) -> tuple[str, str, dict[str, Any]]:
    """Why this seat may not say a line: the rule, the sentence, and what fills it in."""
    told_why = refusal(table, seat, HEAR(line))
    assert told_why is not None
    return told_why.rule, told_why.key, dict(told_why.args)


def owned(folder: Path, values: str) -> Content:
    """The house edition with these values of an owner's pack over it."""
    head = 'id = "mine"\ngame = "steamwatchers"\nversion = 1\nover = "house"\norigin = "printed"\n'
    folder.joinpath("pack.toml").write_text(head + 'title = { fr = "Ma boîte", en = "My box" }\n', encoding="utf-8")
    folder.joinpath("values.toml").write_text(values, encoding="utf-8")
    return content_of(overlaid(house_pack(), folder, SCHEMA))


def why_not(table: SteamTable, line: str, seat: int | None = None) -> str | None:
    """The rule that forbids a line to whoever is asked, or None."""
    who = asked(table)[0] if seat is None else seat
    reason = refusal(table, who, HEAR(line))
    return None if reason is None else reason.rule


def told(table: SteamTable, seat: int = -1) -> list[str]:
    """The names of all events that a seat has heard."""
    assert table.log is not None
    return [type(event).__name__ for event in heard(table.log, seat)]


def places(*names: str) -> list[int]:
    return [PLACE_IDS.index(name) for name in names]


def deployments(lines_: list[str]) -> list[str]:
    return [line for line in lines_ if line in DEPLOYMENT_IDS]


def choice(line: str) -> Choice:
    return HEAR(line)


def question(table: SteamTable) -> str:
    """The name of the question on the table, or nothing."""
    return type(table.stack[-1]).__name__ if table.stack else ""
