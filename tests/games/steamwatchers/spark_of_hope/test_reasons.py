"""Why not, with caravans: roads, flights, kits and the Cradle's gifts say what is in the way."""

from __future__ import annotations

from samovar.games.steamwatchers.aids.battle import battle
from samovar.games.steamwatchers.content.added_words import GAIN_KIT, UPGRADE_KIT
from samovar.games.steamwatchers.content.effects import ATTACKING, RAZE
from samovar.games.steamwatchers.content.ids import FARM
from samovar.games.steamwatchers.deeds import DeedPlace, RazeChoice
from samovar.games.steamwatchers.incubation import Banishment
from samovar.games.steamwatchers.rows import ACTIVE, COMBAT_ZONE
from samovar.games.steamwatchers.spark_of_hope.cradle import CradleGift
from samovar.games.steamwatchers.spark_of_hope.losses import CaravanCasualties, CaravanFlight, CaravanOverflow
from samovar.games.steamwatchers.spark_of_hope.sensors import LentSupport, SecondArchon
from samovar.games.steamwatchers.spark_of_hope.table import HopeTable
from samovar.games.steamwatchers.spark_of_hope.transport import Clearing
from samovar.games.steamwatchers.spark_of_hope.workshop import ExploitNext, KitGift, UpgradeGift
from samovar.games.steamwatchers.whiteout import Disbanding
from samovar.kernel.question import question
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import GAME, A, B, build, card, put, run, sign, zone
from tests.games.steamwatchers.spark_of_hope.builders import board, board_activation, fit, hope, park
from tests.games.steamwatchers.test_reasons import told, why


def convoy() -> HopeTable:
    """A's caravan in Castilla with a soldier, another in Andalus; B in Catalunya and Skåne."""
    table = hope("rhone", "menrau")
    park(table, A, "castilla")
    put(table, A, "castilla", 1)
    put(table, A, "andalus", 4)
    put(table, B, "catalunya", 2)
    put(table, B, "skane", 1)
    return table


def cradle() -> HopeTable:
    """A holds the Cradle and Istra beside it."""
    table = hope("rhone", "menrau", scenario="cradle")
    put(table, A, "catabatia", 2)
    put(table, A, "istra", 1)
    put(table, A, "latium", 1)
    put(table, B, "skane", 1)
    park(table, A, "latium")
    return table


@cites("SH-CARAVAN.9", "SH-CARAVAN.4", "SH-ORDER.3")
def test_a_road_says_where_it_ends():
    table = convoy()
    board(table, A, "move")

    board_activation(table, A)

    assert told(table, "zone", "andalus") == ("SH-CARAVAN.4", "why-no-room-for-wagons")
    assert told(table, "zone", "latium") == ("SH-CARAVAN.9", "why-caravan-range")
    assert told(table, "zone", "gironde") == ("SH-CARAVAN.9", "why-caravan-mountain")
    assert told(table, "zone", "castilla") == ("SH-ORDER.3", "why-already-there")


@cites("SH-CARAVAN.12", "SH-COMBAT.5")
def test_a_caravan_flees_by_road_to_a_zone_of_its_own():
    table = convoy()
    put(table, A, "lusitania", 1)
    put(table, A, "breizh", 1)
    put(table, A, "latium", 1)
    sign(table, A, "mor-irez")

    run(table, CaravanFlight(A, zone("castilla"), B))

    assert why(table, "flee catalunya") == ("SH-COMBAT.5", "why-zone-of-another")
    assert why(table, "flee breizh") == ("SH-CARAVAN.12", "why-no-way-for-caravan")
    assert why(table, "flee latium") == ("SH-COMBAT.5", "why-flight-too-far")


@cites("SH-COMBAT.3", "SW-COMBAT.26", "SW-COMBAT.35")
def test_wagons_and_soldiers_that_go_are_counted():
    table = convoy()

    losses = run(table, CaravanCasualties(A, zone("castilla"), 2, B))
    reasons = [why(losses, "forfeit 2 0 0"), why(losses, "forfeit 1 0 2")]
    table.stack.clear()
    run(table, CaravanOverflow(A, zone("castilla"), zone("andalus"), 3, B))

    assert reasons == [("SH-COMBAT.3", "why-one-wagon"), ("SW-COMBAT.26", "why-lose-exactly")]
    assert why(table, "forfeit 1 0 0") == ("SW-COMBAT.35", "why-lose-exactly")


@cites("SH-COMBAT.7", "SH-COMBAT.9")
def test_a_wagon_given_up_warns_of_the_place_or_of_the_end():
    table = run(convoy(), CaravanOverflow(A, zone("castilla"), zone("andalus"), 3, B))

    put_to_a = question(GAME, table, A)

    assert put_to_a is not None
    facts = {option["say"]: [fact["key"] for fact in option["facts"]] for option in put_to_a["options"]}
    assert facts == {"forfeit 1 0 2": ["fact-places-condemned"], "forfeit 0 0 3": ["fact-caravan-lost"]}
    assert put_to_a["title"]["args"]["room"] == 1


@cites("SH-CARAVAN.5", "SH-CARAVAN.8")
def test_a_caravan_alone_is_neither_exiled_nor_sent_home():
    table = hope("rhone", "menrau")
    park(table, A, "castilla")
    put(table, A, "andalus", 2)
    put(table, B, "skane", 1)

    exile = why(run(table, Banishment(A)), "exile basic castilla")
    table.stack.clear()
    run(table, Disbanding(A))

    assert exile == ("SH-CARAVAN.5", "why-caravan-only")
    assert why(table, "disband basic castilla") == ("SH-CARAVAN.8", "why-caravan-only")


def gift(word: int) -> int:
    """The effect of the house's cards that gives or upgrades a kit."""
    return next(number for number, each in enumerate(GAME.content.effects) if each.word == word)


def test_a_kit_that_a_card_gives_or_upgrades_names_the_card():
    table = convoy()

    given = KitGift(gift(GAIN_KIT), A).about(table, A)
    upgraded = UpgradeGift(gift(UPGRADE_KIT), A).about(table, A)

    assert given["source"] == upgraded["source"] == {"kind": "archon-card", "id": "a20"}


@cites("SH-EXPLOIT.2", "SH-KIT.10", "SH-KIT.7")
def test_a_kit_is_not_there_or_works_by_itself():
    table = convoy()
    fit(table, A, "hydraulic-tripods", 2)
    fit(table, A, "combat-simulators", 3, advanced=True)

    table.stack.append(ExploitNext(A))
    reasons = [why(table, "exploit magnetic-cannons"), why(table, "exploit hydraulic-tripods")]
    table.stack.clear()
    run(table, UpgradeGift(gift(UPGRADE_KIT), A))

    assert reasons == [("SH-EXPLOIT.2", "why-kit-not-installed"), ("SH-KIT.10", "why-kit-permanent")]
    assert why(table, "upgrade-kit combat-simulators") == ("SH-KIT.7", "why-kit-not-basic")


@cites("SH-TL.13", "SH-KITS.1")
def test_room_is_made_by_what_stands_there_and_a_second_card_comes_from_the_hand():
    table = convoy()
    build(table, "andalus", "farm", "turret")

    room = why(run(table, Clearing(A, zone("andalus"), FARM)), "give-up beacon")
    table.stack.clear()
    table.stack.append(SecondArchon(A))

    assert room == ("SH-TL.13", "why-no-such-structure")
    assert why(table, f"play-archon {GAME.content.archons[card('a01')].id}") == ("SH-KITS.1", "why-no-such-archon")


@cites("SH-SCN-BERCEAU.13", "SH-SCN-BERCEAU.14", "SH-SCN-BERCEAU.10")
def test_the_cradle_helps_in_itself_and_beside():
    table = run(cradle(), CradleGift(A))

    assert why(table, "muster-at latium") == ("SH-SCN-BERCEAU.13", "why-not-beside")
    assert why(table, "muster-at tirol") == ("SH-SCN-BERCEAU.13", "why-nobodys-zone")
    assert why(table, "fortify-at catabatia") == ("SH-SCN-BERCEAU.10", "why-not-in-cradle")
    assert why(table, "fortify-at latium") == ("SH-SCN-BERCEAU.14", "why-not-beside-cradle")


@cites("SW-RES.6", "SW-STRUCT.5")
def test_cannons_fire_next_to_the_caravan_at_what_they_can_destroy():
    number = next(number for number, each in enumerate(GAME.content.effects) if each.word == RAZE)
    table = convoy()
    build(table, "catalunya", "turret", "farm", seat=B)

    place = run(table, DeedPlace(number, A))
    reasons = [why(place, "at skane"), why(place, "at andalus")]
    named = question(GAME, place, A)
    table.stack.clear()
    table.stack.append(RazeChoice(number, A, zone("catalunya")))

    assert reasons == [("SW-RES.6", "why-not-near-caravan"), ("SW-RES.6", "why-nothing-to-raze")]
    assert named is not None
    assert named["title"]["args"]["source"] == {"kind": "kit", "id": "magnetic-cannons"}
    assert why(table, "give-up farm") == ("SW-RES.6", "why-spared-structure")
    assert why(table, "give-up beacon") == ("SW-STRUCT.5", "why-no-such-structure")


@cites("SH-KITS.7")
def test_whoever_may_lend_his_caravan_sees_the_combat_and_both_strengths():
    table = convoy()
    put(table, A, "catalunya", 1)
    table.cells[COMBAT_ZONE] = zone("catalunya") + 1
    table.cells[ACTIVE] = A + 1

    run(table, LentSupport(A, zone("catalunya"), ATTACKING))
    put_to_a = question(GAME, table, A)

    assert put_to_a is not None
    assert [option["facts"][0]["args"]["strength"] for option in put_to_a["options"]] == [2, 1]
    assert battle(table, A)["zone"] == "catalunya"
