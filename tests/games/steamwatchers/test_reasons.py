"""Why not: whatever is not offered has a reason of its own, and the rule that says so."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.activation import MeetingRecruits
from samovar.games.steamwatchers.aftermath import Casualties, Convert, Spoils
from samovar.games.steamwatchers.battle import NextCombat, Reinforcement
from samovar.games.steamwatchers.bidding import OpenBid
from samovar.games.steamwatchers.building import Sacrifice
from samovar.games.steamwatchers.conclave import Archon, PrimusToken, Watcher
from samovar.games.steamwatchers.content.effects import (
    ADD_FLOOR,
    ATTACKING,
    CHOOSE,
    CHOOSE_CLAN,
    EFFECT_WORDS,
    MOBILISE,
    MORALE,
    OFFER,
    RECRUIT,
    RETURN_CONTRACT,
    SHIFT,
)
from samovar.games.steamwatchers.content.ids import BASIC, ELITE, FARM, NONE, SCENARIO_IDS, ZONE_IDS
from samovar.games.steamwatchers.contracts import RecallChoice, Relocation, SeaChoice
from samovar.games.steamwatchers.decline import DeclineOrder, Farming
from samovar.games.steamwatchers.deeds import DeedPlace, Naming, ShiftChoice
from samovar.games.steamwatchers.defence import DefenceAction
from samovar.games.steamwatchers.deployment import ColumnPlace, DeploymentChoice, FarmPlaces, Stations, TurretChoice
from samovar.games.steamwatchers.election import Ballot, CastingVote
from samovar.games.steamwatchers.flight import Flight, Overflow, ScorchedFlight
from samovar.games.steamwatchers.fuel import Payment, SlotChoice
from samovar.games.steamwatchers.incubation import Banishment, Cleansing, Isolation
from samovar.games.steamwatchers.march import BY_LAND, Grouping
from samovar.games.steamwatchers.muster import Billet, Enlistment
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.rows import (
    ARCHON_UP,
    ATTACK,
    COMBAT_ZONE,
    CONTRACT_RESERVE,
    DEPLOYED,
    RESERVATION,
    SCORCHED_SIDE,
    SICK_SLOT,
    SLOT,
    SLOTS,
)
from samovar.games.steamwatchers.scenarios import Outrider, Scouting
from samovar.games.steamwatchers.setup import TitleChoice
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.whiteout import ContractUpkeep, Disbanding
from samovar.games.steamwatchers.words import Offer
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Refusal
from samovar.kernel.game import new_table
from samovar.kernel.question import question
from samovar.kernel.steps import act, asked, options, pending, refusal
from samovar.kernel.table import Table
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from tests.driving import picker
from tests.games.steamwatchers.builders import (
    GAME,
    HEAR,
    A,
    B,
    activation,
    build,
    card,
    cheer,
    choose,
    europe,
    fuel,
    put,
    run,
    sign,
    steam,
    title,
    turn_of,
    zone,
)

CARDS = GAME.content.effects


def why(table: SteamTable, line: str) -> tuple[str, str]:
    """The rule and the sentence that refuse a line to whoever is asked."""
    reason = refusal(table, asked(table)[0], HEAR(line))
    assert reason is not None
    return reason.rule, reason.key


def told(table: SteamTable, kind: str, id: str) -> tuple[str, str]:
    """What the question says of a thing on the board that was clicked."""
    seat = A if A in asked(table) else asked(table)[0]
    step = pending(table)
    assert step is not None
    reason = step.explain(view(table, seat), seat, kind, id)
    assert isinstance(reason, Refusal)
    return reason.rule, reason.key


def effect(word: int, structure: int = NONE) -> int:
    """An effect of the house's cards that does this."""
    found = [
        number
        for number, each in enumerate(CARDS)
        if each.word == word and (structure == NONE or each.structures == [structure])
    ]
    return found[0]


def iberia() -> SteamTable:
    """A: four in Castilla, one in Lusitania, a beacon in Andalus. B: two in Catalunya. Two players, no east."""
    table = europe("rhone", "menrau")
    put(table, A, "castilla", 4, order="move")
    put(table, A, "lusitania", 1, order="defence")
    build(table, "andalus", "beacon", seat=A)
    put(table, B, "catalunya", 2, order="move")
    return table


class TestSetup:
    @cites("SW-SETUP.22", "SW-SETUP.5")
    def test_a_deployment_is_taken_or_out_of_the_game(self):
        table = europe("rhone", "menrau")
        table.cells[DEPLOYED + B] = 4

        run(table, DeploymentChoice(A))

        assert why(table, "deploy 4") == ("SW-SETUP.22", "why-deployment-taken")
        assert why(table, "deploy 3") == ("SW-SETUP.5", "why-deployment-not-in-play")

    @cites("SH-SCN-BERCEAU.4", "SW-SCN-CRAMES.5")
    def test_a_scenario_bars_a_deployment_and_the_scorched_hold_another(self):
        cradle, pillage = europe("rhone", "menrau", scenario="cradle"), europe("rhone", "apotres", scenario="scorched")
        pillage.add_units(zone("alba"), SCORCHED_SIDE, 3, 0)

        run(cradle, DeploymentChoice(A))
        run(pillage, DeploymentChoice(A))

        assert why(cradle, "deploy 2") == ("SH-SCN-BERCEAU.4", "why-deployment-barred")
        assert why(pillage, "deploy 1") == ("SW-SCN-CRAMES.5", "why-deployment-scorched")

    @cites("SW-SETUP.23", "SW-OCC.1")
    def test_stations_lie_in_the_deployment_five_to_a_zone_and_nobody_is_left_out(self):
        table = europe("rhone", "menrau")
        table.cells[DEPLOYED + A] = 4

        run(table, Stations(A, BASIC, 8))

        assert why(table, "station castilla=6,lusitania=1,andalus=1") == ("SW-OCC.1", "why-five-units")
        assert why(table, "station castilla=5,lusitania=1,andalus=1") == ("SW-SETUP.23", "why-station-all")
        assert why(table, "station castilla=5,lusitania=1,gironde=2") == ("SW-SETUP.23", "why-not-home")
        assert told(table, "zone", "gironde") == ("SW-SETUP.23", "why-not-home")

    @cites("SW-SETUP.24", "SW-SETUP.23", "SW-OCC.2")
    def test_the_column_the_farms_and_the_turret_start_at_home(self):
        table = europe("rhone", "menrau")
        table.cells[DEPLOYED + A] = 4
        build(table, "castilla", "farm", "farm")

        column = why(run(table, ColumnPlace(A)), "at gironde")
        table.stack.clear()
        farm = told(run(table, FarmPlaces(A, 2)), "zone", "gironde")
        table.stack.clear()
        run(table, TurretChoice(A))

        assert column == ("SW-SETUP.24", "why-not-home")
        assert farm == ("SW-SETUP.23", "why-not-home")
        assert why(table, "at gironde") == ("SW-SETUP.23", "why-not-home")
        assert why(table, "at castilla") == ("SW-OCC.2", "why-two-structures")

    @cites("SW-SETUP.31", "SW-PASS.6")
    def test_a_title_is_taken_or_does_not_exist_for_so_few(self):
        table = europe("rhone", "menrau")
        table.cells[RESERVATION + title("archon")] = B + 1

        run(table, TitleChoice(A))

        assert why(table, "reserve archon") == ("SW-PASS.6", "why-title-taken")
        assert why(table, "reserve primus") == ("SW-SETUP.31", "why-title-not-in-play")

    @cites("SW-SCN-FEUX.2", "SW-SCN-CRAMES.6")
    def test_scouts_and_outriders_go_next_to_the_deployment_into_nobodys_zone(self):
        fires, pillage = europe("rhone", "menrau", scenario="fires"), europe("rhone", "apotres", scenario="scorched")
        for table in (fires, pillage):
            table.cells[DEPLOYED + A] = 4
            put(table, A, "castilla", 2)
            put(table, B, "catalunya", 1)

        run(fires, Scouting(A, 2))
        run(pillage, Outrider(A))

        assert told(fires, "zone", "catalunya") == ("SW-SCN-FEUX.2", "why-zone-of-another")
        assert told(fires, "zone", "gironde") == ("SW-SCN-FEUX.2", "why-not-beside-home")
        assert why(pillage, "at lusitania") == ("SW-SCN-CRAMES.6", "why-home-already")
        assert why(pillage, "at catalunya") == ("SW-SCN-CRAMES.6", "why-zone-of-another")


class TestConclave:
    @cites("SW-CONC.5", "SW-CONC.14", "SW-CONC.15")
    def test_only_cards_of_the_hand_are_played_and_the_one_in_force_is_no_news(self):
        table = europe("rhone", "menrau")
        table.cells[ARCHON_UP] = card("a04") + 1
        table.take_steam(A, zone("rhone"))

        steam_card = why(run(table, Watcher(A)), "play-steam alba")
        table.stack.clear()
        table.stack.append(Archon(A))

        assert steam_card == ("SW-CONC.5", "why-no-such-card")
        assert why(table, "play-archon a04") == ("SW-CONC.15", "why-card-in-force")
        assert why(table, "play-archon a05") == ("SW-CONC.14", "why-no-such-archon")

    @cites("SW-NEG.4", "SW-NEG.5")
    def test_a_sea_is_full_or_without_a_contract(self):
        table = europe("rhone", "menrau")
        sign(table, B, "mare-nostrum", "mare-nostrum")
        sign(table, A, "mor-irez")

        full = why(run(table, SeaChoice(A, False)), "at-sea mare-nostrum")
        table.stack.clear()
        recall = why(run(table, RecallChoice(effect(RETURN_CONTRACT), A)), "at-sea noordzee")
        table.stack.clear()
        run(table, Relocation(A))

        assert full == ("SW-NEG.4", "why-sea-full")
        assert recall[1] == "why-no-contract-there"
        assert why(table, "relocate mor-irez mare-nostrum") == ("SW-NEG.4", "why-sea-full")
        assert why(table, "relocate noordzee jadran") == ("SW-NEG.5", "why-no-contract-there")
        assert why(table, "relocate mor-irez mor-irez") == ("SW-NEG.5", "why-same-sea")

    @cites("SW-CONC.18")
    def test_the_primus_does_not_close_his_own_place(self):
        table = run(europe("rhone", "menrau", "apotres"), PrimusToken(A))

        assert why(table, "block primus") == ("SW-CONC.18", "why-not-primus-place")
        assert why(table, "block watcher-6") == ("SW-SETUP.31", "why-title-not-in-play")

    @cites("SW-CONC.20", "SW-OCC.1")
    def test_a_soldier_of_the_primus_joins_a_zone_of_his_own_with_room(self):
        table = iberia()
        put(table, A, "castilla", 1)

        run(table, Billet(NONE, A, BASIC, NONE, False))

        assert why(table, "recruit basic castilla") == ("SW-OCC.1", "why-zone-full")
        assert why(table, "recruit basic catalunya") == ("SW-CONC.20", "why-zone-of-another")
        assert why(table, "recruit basic gironde") == ("SW-CONC.20", "why-nobodys-zone")
        assert why(table, "recruit elite lusitania") == ("SW-RES.6", "why-only-this-unit")

    @cites("SW-SCN-RELIQ.7", "SW-SCN-RELIQ.8")
    def test_votes_go_to_clans_at_the_table_and_a_casting_vote_to_the_tied(self):
        table = europe("rhone", "menrau", "alliance", scenario="reliquary")
        for seat, where in enumerate(("castilla", "skane", "latium")):
            put(table, seat, where, 1)
            put(table, seat, ("andalus", "jylland", "napule")[seat], 1)

        ballot = why(run(table, Ballot()), "vote catabates")
        table.stack.clear()
        run(table, CastingVote(A, (A, B)))

        assert ballot == ("SW-SCN-RELIQ.7", "why-clan-not-here")
        assert why(table, "name alliance") == ("SW-SCN-RELIQ.8", "why-not-tied")


class TestCards:
    @cites("SW-RES.6", "SW-STEAM.4")
    def test_a_floor_wants_a_column_of_ones_own_that_is_not_too_tall(self):
        table = iberia()
        steam(table, "castilla", 2)
        steam(table, "lusitania", 4)

        run(table, DeedPlace(effect(ADD_FLOOR), A))

        assert why(table, "at andalus") == ("SW-RES.6", "why-no-column-there")
        assert why(table, "at lusitania") == ("SW-RES.6", "why-column-too-tall")
        assert why(table, "at catalunya") == ("SW-RES.6", "why-zone-of-another")

    @cites("SW-MORALE.2")
    def test_a_zone_has_one_morale_cube(self):
        table = iberia()
        steam(table, "castilla", 2)
        steam(table, "lusitania", 2)
        cheer(table, "castilla")

        table.stack.append(DeedPlace(effect(MORALE), A))

        assert why(table, "at castilla") == ("SW-MORALE.2", "why-morale-there")

    @cites("SW-MOB.2")
    def test_a_mobilisation_of_a_card_wants_a_unit_in_the_zone(self):
        table = run(iberia(), DeedPlace(effect(MOBILISE), A))

        assert why(table, "at andalus") == ("SW-MOB.2", "why-no-unit-of-yours")

    @cites("SW-CONC.14")
    def test_an_archon_names_another_clan_that_plays(self):
        named = next(number for number, each in enumerate(CARDS) if each.word == CHOOSE and each.choice == CHOOSE_CLAN)
        table = run(europe("rhone", "menrau", "apotres"), Naming(named, A))

        assert why(table, "name rhone") == ("SW-CONC.14", "why-not-yourself")
        assert why(table, "name catabates") == ("SW-CONC.14", "why-clan-not-here")

    @cites("SW-MOVE.7", "SW-OCC.1")
    def test_a_soldier_shifts_next_door_to_his_own_or_to_nobody(self):
        table = iberia()

        run(table, ShiftChoice(effect(SHIFT), A, 2))

        assert told(table, "zone", "catalunya") == ("SW-RES.6", "why-zone-of-another")
        assert told(table, "zone", "rhone") == ("SW-MOVE.7", "why-nobody-next-door")
        assert why(table, "shift basic castilla rhone") == ("SW-MOVE.7", "why-not-adjacent")
        assert why(table, "shift elite castilla andalus") == ("SW-MOVE.7", "why-none-of-that-kind")

    def test_a_question_of_a_card_names_the_card_and_what_it_does(self):
        table = iberia()
        fuel(table, A, clean=3)
        table.cells[SLOT + A * SLOTS] = SICK_SLOT
        run(table, Offer(effect(OFFER), A))

        asked_of_a = question(GAME, table, A)

        assert asked_of_a is not None
        assert asked_of_a["title"]["args"]["source"] == {"kind": "archon-card", "id": "a10"}
        assert asked_of_a["title"]["args"]["prize"] == {"kind": "effect", "id": "cleanse"}
        assert asked_of_a["options"][0]["label"]["key"] == "choice-take-offer"

    @pytest.mark.parametrize("word", [RETURN_CONTRACT, SHIFT, RECRUIT])
    def test_a_contract_a_shift_or_a_recruit_of_a_card_names_the_card(self, word):
        table = iberia()
        number = effect(word)
        asks = {
            RETURN_CONTRACT: RecallChoice(number, A),
            SHIFT: ShiftChoice(number, A, 2),
            RECRUIT: Billet(number, A, BASIC, NONE, False),
        }

        about = asks[word].about(table, A)

        assert about["source"] == DeedPlace(number, A).about(table, A)["source"]
        assert about["source"]["kind"] == "archon-card"

    def test_a_soldier_without_a_card_names_his_title_or_the_first_lesson(self):
        table = iberia()

        givers = [Billet(NONE, A, unit, NONE, False).about(table, A)["source"]["id"] for unit in (BASIC, ELITE)]

        assert givers == ["primus", "apprenticeship"]

    @pytest.mark.parametrize("number", range(len(CARDS)))
    def test_every_effect_is_printed_somewhere(self, number):
        table = iberia()

        about = DeedPlace(number, A).about(table, A)

        assert about["source"]["id"]
        assert about["effect"]["id"] == EFFECT_WORDS[CARDS[number].word]


class TestOrders:
    @cites("SW-PLAN.1", "SW-PLAN.3", "SW-SETUP.6")
    def test_an_order_wants_a_unit_beside_it(self):
        table = run(iberia(), Planning())

        assert told(table, "zone", "gironde") == ("SW-PLAN.1", "why-no-unit-there")
        assert told(table, "zone", "andalus") == ("SW-PLAN.3", "why-only-structures-there")
        assert told(table, "zone", "skuthia") == ("SW-SETUP.6", "why-zone-not-in-play")

    @cites("SW-ACT.3", "SW-PLAN.6")
    def test_an_activation_wants_an_order_of_ones_own(self):
        table = iberia()
        put(table, A, "latium", 1)

        turn_of(table, A)

        assert why(table, "activate catalunya") == ("SW-ACT.3", "why-order-of-another")
        assert why(table, "activate latium") == ("SW-PLAN.6", "why-no-order-there")
        assert why(table, "activate andalus") == ("SW-PLAN.3", "why-only-structures-there")

    @cites("SW-PASS.6", "SW-CLAN-AO.2")
    def test_whoever_passes_finds_titles_taken_and_only_the_alliance_stalls(self):
        table = iberia()
        table.cells[RESERVATION + title("archon")] = B + 1

        turn_of(table, A)

        assert why(table, "pass archon") == ("SW-PASS.6", "why-title-taken")
        assert why(table, "stall-steam alba") == ("SW-CLAN-AO.2", "why-only-alliance-stalls")

    @cites("SW-SCN-RDV.3", "SW-OCC.1")
    def test_recruits_of_a_rendezvous_are_basic_and_join_a_zone_of_their_own(self):
        table = iberia()
        put(table, A, "castilla", 1)

        run(table, MeetingRecruits(A))

        assert why(table, "recruit elite lusitania") == ("SW-SCN-RDV.3", "why-basic-only")
        assert why(table, "recruit basic catalunya") == ("SW-SCN-RDV.3", "why-zone-of-another")
        assert why(table, "recruit basic castilla") == ("SW-OCC.1", "why-zone-full")

    @cites("SW-MOVE.7", "SW-MARCH.3", "SW-MARCH.4", "SW-SETUP.6")
    def test_a_zone_that_no_way_leads_to_says_where_the_way_ends(self):
        table = activation(iberia(), A, "castilla")

        assert told(table, "zone", "latium") == ("SW-MOVE.7", "why-out-of-reach")
        assert told(table, "zone", "gironde") == ("SW-MARCH.3", "why-march-mountain")
        assert told(table, "zone", "occitania-bassa") == ("SW-MARCH.4", "why-march-enemy")
        assert told(table, "zone", "skuthia") == ("SW-SETUP.6", "why-zone-not-in-play")

    @cites("SW-SEA.1", "SW-SEA.4", "SW-MARCH.1", "SW-BEACON.2")
    def test_each_kind_of_move_has_its_own_reasons(self):
        table = activation(iberia(), A, "castilla")

        assert why(table, "sail helvetia") == ("SW-SEA.1", "why-not-coastal")
        assert why(table, "sail euskal-herria") == ("SW-SEA.4", "why-coastal-mountain")
        assert why(table, "sail gironde") == ("SW-SEA.1", "why-no-sea-way")
        assert why(table, "march andalus latium") == ("SW-MARCH.1", "why-march-too-far")
        assert why(table, "beacon catalunya") == ("SW-BEACON.2", "why-zone-of-another")

    @cites("SW-MOVE.3")
    def test_nobody_moves_twice(self):
        table = activation(iberia(), A, "lusitania")
        table.stack.clear()
        put(table, A, "napule", 1, order="move")

        activation(table, A, "napule")
        choose(table, "walk latium", "send 1 0")

        assert told(table, "zone", "sicilia") == ("SW-MOVE.3", "why-nobody-left-to-move")

    @cites("SW-MOVE.2", "SW-MOVE.3", "SW-MOVE.9")
    def test_a_group_is_somebody_who_is_there_and_finds_room(self):
        table = iberia()
        put(table, A, "lusitania", 3)

        run(table, Grouping(A, zone("castilla"), NONE, zone("lusitania"), BY_LAND))

        assert why(table, "send 0 0") == ("SW-MOVE.2", "why-somebody-must-go")
        assert why(table, "send 0 1") == ("SW-MOVE.3", "why-not-so-many-there")
        assert why(table, "send 3 0") == ("SW-MOVE.9", "why-room-for-fewer")

    @cites("SW-MOB.2", "SW-OCC.1", "SW-RES.5")
    def test_a_recruit_joins_the_zone_or_a_neighbour_of_his_own(self):
        table = iberia()
        put(table, A, "castilla", 1)

        run(table, Enlistment(A, zone("lusitania"), 2, True))

        assert why(table, "recruit basic castilla") == ("SW-OCC.1", "why-zone-full")
        assert why(table, "recruit basic catalunya") == ("SW-MOB.2", "why-not-beside")
        assert why(table, "recruit basic skuthia") == ("SW-SETUP.6", "why-zone-not-in-play")

    @cites("SW-ACT.9", "SW-CLAN-RS.1")
    def test_a_mobilisation_takes_its_own_token(self):
        table = run(iberia(), DefenceAction(A, zone("lusitania")))

        assert why(table, "mobilise forced-march") == ("SW-ACT.9", "why-not-this-token")
        assert why(table, "mobilise great-host") == ("SW-CLAN-RS.1", "why-only-rhein-stamm")

    @cites("SW-QUAR.2", "SW-SPEC.4", "SW-SPEC.2")
    def test_a_slot_is_sick_used_or_as_good_as_another(self):
        table = iberia()
        table.cells[SLOT + A * SLOTS] = SICK_SLOT
        table.cells[SLOT + A * SLOTS + 1] = 1
        fuel(table, A, clean=3)

        table.stack.append(SlotChoice(A, 0))

        assert why(table, "slot 0") == ("SW-QUAR.2", "why-slot-sick")
        assert why(table, "slot 1") == ("SW-SPEC.4", "why-slot-used")
        assert why(table, "slot 3") == ("SW-SPEC.2", "why-slot-alike")

    @cites("SW-FUEL.2")
    def test_a_price_is_paid_exactly_with_barrels_that_are_there(self):
        table = iberia()
        fuel(table, A, clean=1, contraband=2)

        run(table, Payment(A, 2))

        assert why(table, "pay 1 0") == ("SW-FUEL.2", "why-pay-exactly")
        assert why(table, "pay 2 0") == ("SW-FUEL.2", "why-no-such-barrels")


class TestCombat:
    @cites("SW-COMBAT.11", "SW-COMBAT.12", "SW-COMBAT.15")
    def test_a_zone_that_cannot_support_says_why(self):
        table = iberia()
        put(table, A, "andalus", 1)
        put(table, A, "latium", 2, order="defence")
        activation(table, A, "castilla")
        choose(table, "walk catalunya", "send 2 0")
        table.stack.clear()

        run(table, Reinforcement(A, zone("catalunya"), ATTACKING, 0))

        assert why(table, "support gironde") == ("SW-COMBAT.11", "why-no-unit-to-support")
        assert why(table, "support andalus") == ("SW-COMBAT.12", "why-no-order-to-support")
        assert why(table, "support castilla") == ("SW-COMBAT.15", "why-order-in-use")
        assert why(table, "support latium") == ("SW-COMBAT.11", "why-too-far-to-support")
        assert why(table, "support catalunya") == ("SW-COMBAT.11", "why-fights-already")

    @cites("SW-COMBAT.2", "SW-BEACON.2")
    def test_combats_are_fought_where_two_clans_stand_and_before_one_is_done(self):
        table = activation(iberia(), A, "castilla")
        choose(table, "walk catalunya", "send 2 0")
        table.stack.clear()

        run(table, NextCombat(A, False))

        assert why(table, "fight andalus") == ("SW-COMBAT.2", "why-no-combat-there")
        assert why(table, "finish") == ("SW-COMBAT.2", "why-combats-first")
        assert why(table, "beacon gironde") == ("SW-BEACON.2", "why-nobodys-zone")

    @cites("SW-COMBAT.26", "SW-COMBAT.35")
    def test_losses_and_those_who_find_no_room_are_counted(self):
        table = iberia()
        put(table, A, "castilla", 0, 1)

        losses = why(run(table, Casualties(A, zone("castilla"), 2, B)), "lose 1 0")
        table.stack.clear()
        run(table, Overflow(A, zone("castilla"), zone("lusitania"), 1))

        assert losses == ("SW-COMBAT.26", "why-lose-exactly")
        assert why(table, "lose 2 0") == ("SW-COMBAT.35", "why-lose-exactly")

    @cites("SW-COMBAT.26")
    def test_a_question_about_one_zone_says_which_and_where_its_answers_stand(self):
        table = iberia()
        put(table, A, "castilla", 0, 1)

        run(table, Casualties(A, zone("castilla"), 2, B))

        assert told(table, "zone", "castilla") == ("SW-COMBAT.26", "why-choose-in-list")
        assert told(table, "zone", "latium") == ("SW-COMBAT.26", "why-about-another")

    @cites("SW-COMBAT.30")
    def test_flight_leads_to_a_zone_of_ones_own_next_door_or_across_the_sea(self):
        table = iberia()
        put(table, A, "latium", 1)

        run(table, Flight(A, zone("castilla")))

        assert why(table, "flee catalunya") == ("SW-COMBAT.30", "why-zone-of-another")
        assert why(table, "flee gironde") == ("SW-COMBAT.30", "why-nobodys-zone")
        assert why(table, "flee latium") == ("SW-COMBAT.30", "why-flight-too-far")

    @cites("SW-SCN-CRAMES.10")
    def test_the_scorched_flee_next_door_to_their_own_or_to_nobody(self):
        table = europe("rhone", "apotres", scenario="scorched")
        table.add_units(zone("castilla"), SCORCHED_SIDE, 2, 0)
        put(table, A, "andalus", 1)

        run(table, ScorchedFlight(B, zone("castilla")))

        assert why(table, "flee andalus") == ("SW-SCN-CRAMES.10", "why-zone-of-another")
        assert why(table, "flee latium") == ("SW-SCN-CRAMES.10", "why-flight-not-beside")

    @cites("SW-COMBAT.37", "SW-STRUCT.4", "SW-CLAN-AHL.3")
    def test_only_structures_that_stand_there_are_destroyed_and_a_convert_joins_the_zone_or_a_neighbour(self):
        table = iberia()
        build(table, "castilla", "farm", "turret")

        spoils = why(run(table, Spoils(A, zone("castilla"))), "raze beacon")
        table.stack.clear()
        room = why(run(table, Sacrifice(A, zone("castilla"), FARM)), "give-up beacon")
        table.stack.clear()
        run(table, Convert(A, zone("castilla")))

        assert spoils == ("SW-COMBAT.37", "why-no-such-structure")
        assert room == ("SW-STRUCT.4", "why-no-such-structure")
        assert why(table, "at latium") == ("SW-CLAN-AHL.3", "why-not-beside")
        assert why(table, "at catalunya") == ("SW-CLAN-AHL.3", "why-zone-of-another")


class TestWinter:
    @cites("SW-GB.13")
    def test_whoever_is_sent_home_stands_where_he_is_sought(self):
        table = run(iberia(), Disbanding(A))

        assert why(table, "disband basic catalunya") == ("SW-GB.13", "why-no-soldier-there")
        assert why(table, "disband elite castilla") == ("SW-GB.13", "why-none-of-that-kind")

    @cites("SW-INC.6", "SW-INC.8")
    def test_whoever_fights_is_exiled_last(self):
        table = iberia()
        table.cells[COMBAT_ZONE] = zone("castilla") + 1

        run(table, Banishment(A))

        assert why(table, "exile basic castilla") == ("SW-INC.8", "why-fighters-stay")
        assert why(table, "exile basic latium") == ("SW-INC.6", "why-no-soldier-there")

    @cites("SW-QUAR.2", "SW-QUAR.4", "SW-QUAR.1")
    def test_a_quarantine_token_covers_what_is_there_and_leaves_where_it_lies(self):
        table = iberia()
        table.cells[SLOT + A * SLOTS] = SICK_SLOT
        fuel(table, A)

        cover = why(run(table, Isolation(A)), "isolate slot-1")
        barrel = why(table, "isolate filled-stock")
        table.stack.clear()
        run(table, Cleansing(A))

        assert cover == ("SW-QUAR.2", "why-slot-sick")
        assert barrel == ("SW-QUAR.4", "why-no-clean-barrel")
        assert why(table, "cleanse supply") == ("SW-QUAR.1", "why-no-quarantine-there")

    @cites("SW-DECL.1", "SW-DECL.4", "SW-DECL.9")
    def test_a_column_that_does_not_fall_now_says_why(self):
        table = iberia()
        steam(table, "andalus", 2)
        steam(table, "castilla", 2)

        run(table, DeclineOrder(A, (zone("lusitania"), zone("toscana"))))

        assert why(table, "lower andalus") == ("SW-DECL.4", "why-fell-with-the-empty")
        assert why(table, "lower castilla") == ("SW-DECL.1", "why-column-fell")
        assert why(table, "lower catalunya") == ("SW-DECL.9", "why-zone-of-another")

    @cites("SW-DECL.7", "SW-CLAN-MEN.1")
    def test_only_farms_grow_and_toxic_ones_only_for_the_menrau(self):
        table = iberia()
        fuel(table, A, clean=1)

        run(table, Farming(A, zone("castilla")))

        assert why(table, "grow turret") == ("SW-DECL.7", "why-only-farms")
        assert why(table, "grow toxic-farm") == ("SW-CLAN-MEN.1", "why-only-menrau-grow")

    @cites("SW-GB.15")
    def test_a_contract_is_kept_where_it_lies_and_for_a_barrel(self):
        table = iberia()
        sign(table, A, "mor-irez")
        fuel(table, A)

        run(table, ContractUpkeep(A))

        assert told(table, "sea", "noordzee") == ("SW-GB.15", "why-no-contract-there")
        assert told(table, "sea", "mor-irez") == ("SW-GB.15", "why-cannot-pay")


STORIES = GAME.content.scenarios
SOME_GAMES = [(scenario, 2) for scenario in SCENARIO_IDS[1:]] + [("war", 4), ("cradle", 3), ("convoy", 4)]
GENERAL = {"why-not-offered"}


@pytest.mark.parametrize(("scenario", "players"), SOME_GAMES)
def test_no_zone_that_could_be_sought_is_refused_without_a_reason_and_a_rule(scenario, players):
    expansion = "spark-of-hope" if scenario in ("cradle", "convoy") else "none"
    table = new_table(GAME, {"scenario": scenario, "players": players, "expansion": expansion}, seeded(5))
    pick = picker(11)
    silent: list[tuple[str, str]] = []
    sought = 0

    for _ in range(260):
        if not asked(table):
            break
        seat = asked(table)[0]
        offered = options(table, seat)
        answers = answers_for_zones(table, seat)
        sought += len(answers)
        silent += [(question, id) for question, id, reason in answers if vague(reason)]
        act(table, seat, offered[pick(len(offered))])

    assert silent == []
    assert sought > 100


def vague(reason: Refusal | None) -> bool:
    return reason is None or reason.key in GENERAL or not reason.rule


def answers_for_zones(table: Table, seat: int) -> list[tuple[str, str, Refusal | None]]:
    """For a question about zones: what is said of some of those that are not offered."""
    step = pending(table)
    assert step is not None
    offered = options(table, seat)
    verbs = {type(choice).verb for choice in offered if [each["kind"] for each in choice.targets()] == ["zone"]}
    known = {each["id"] for choice in offered for each in choice.targets() if each["kind"] == "zone"}
    found = []
    for id in ZONE_IDS[::5]:
        for verb in verbs if id not in known else ():
            reason = step.explain(table, seat, "zone", id) or refusal(table, seat, HEAR(f"{verb} {id}"))
            found.append((type(step).__name__, id, reason))
    return found


class TestStakes:
    """What an option says of itself before it is taken."""

    @cites("SW-COMBAT.35")
    def test_whoever_flees_reads_how_many_find_no_room(self):
        table = iberia()
        put(table, A, "lusitania", 2)

        run(table, Flight(A, zone("castilla")))

        assert facts_of(table, "flee lusitania") == [("fact-no-room", {"count": 2})]
        assert facts_of(table, "flee andalus") == []

    @cites("SW-STRUCT.4")
    def test_whoever_builds_in_a_full_zone_reads_what_is_destroyed(self):
        table = iberia()
        build(table, "castilla", "farm", "farm", seat=A)

        run(table, DefenceAction(A, zone("castilla")))
        before = facts_of(table, "turret")
        table.raze(zone("castilla"), FARM)

        assert before == [("fact-makes-room", {"structure": {"kind": "structure", "id": "farm"}})]
        assert facts_of(table, "turret") == []

    @cites("SW-QUAR.2", "SW-QUAR.4", "SW-QUAR.6")
    def test_a_quarantine_token_says_what_it_takes_away(self):
        table = run(iberia(), Isolation(A))
        board = table.board(A)

        assert facts_of(table, "isolate slot-1") == [("fact-slot-lost", {"cost": int(table.slot_cost(A, 0))})]
        assert facts_of(table, "isolate filled-stock") == [("fact-barrel-lost", {})]
        assert facts_of(table, "isolate supply") == [("fact-supply-most", {"units": board.supply_units[-2]})]

    @cites("SW-COMBAT.20")
    def test_a_wheel_that_is_set_last_shows_the_strength_it_makes(self):
        table = iberia()
        table.cells[ATTACK] = 4
        fuel(table, A, clean=2)

        run(table, OpenBid(A, A, B, zone("catalunya"), 0, 3))

        assert facts_of(table, "burn 2") == [("fact-strength", {"strength": 6})]

    @cites("SW-SCN-RDV.3")
    def test_recruits_of_a_rendezvous_are_as_many_as_find_room(self):
        table = europe("rhone", "menrau", scenario="rendezvous")
        put(table, A, "castilla", 4)
        put(table, A, "lusitania", 1)

        run(table, MeetingRecruits(A))

        step = pending(table)
        assert step is not None
        assert step.wording(table, A, HEAR("recruit basic castilla"))["args"]["count"] == 1
        assert step.wording(table, A, HEAR("recruit basic lusitania"))["args"]["count"] == 2

    @cites("SW-DEF.1", "SW-NEG.2")
    def test_an_action_of_a_defence_says_what_it_brings(self):
        table = europe("rhein-stamm", "menrau")
        put(table, A, "toscana", 1)
        put(table, A, "catalunya", 1)
        run(table, DefenceAction(A, zone("toscana")))

        told_first = facts_of(table, "negotiate")
        table.cells[CONTRACT_RESERVE + A] = 0

        assert facts_of(table, "mobilise mobilisation") == [("fact-mobilisation", {"basics": 2})]
        assert facts_of(table, "mobilise great-host") == [("fact-great-host", {"basics": 4})]
        assert told_first == [("fact-talks", {"contracts": 2})]
        assert facts_of(table, "negotiate") == [("fact-talks-relocate", {})]
        assert facts_of(table, "bide") == [("fact-wait", {})]

    @cites("SW-TRIG.2")
    def test_who_has_met_enemies_reads_that_the_fighting_is_next(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 3, order="move")
        put(table, B, "provenca", 2)
        activation(table, A, "rhone")

        calm = label_of(table, "finish")
        choose(table, "walk provenca", "send 2 0")

        assert calm == {"key": "choice-finish", "args": {}}
        assert label_of(table, "finish") == {"key": "choice-finish-fight", "args": {"combats": 1}}

    @cites("SW-SETUP.23")
    def test_a_zone_that_nobody_goes_to_is_not_worth_a_word(self):
        label = HEAR("station castilla=2,lusitania=0,andalus=1").label()

        assert label["key"] == "choice-station-in-2"
        assert [label["args"][zone]["id"] for zone in ("zone1", "zone2")] == ["castilla", "andalus"]
        assert (label["args"]["count1"], label["args"]["count2"]) == (2, 1)


def label_of(table: SteamTable, line: str) -> dict[str, object]:
    step = pending(table)
    assert step is not None
    return step.wording(table, asked(table)[0], HEAR(line))


def facts_of(table: SteamTable, line: str) -> list[tuple[str, dict[str, object]]]:
    seat = asked(table)[0]
    step = pending(table)
    assert step is not None
    return [(fact.key, fact.args) for fact in step.facts(table, seat, HEAR(line))]
