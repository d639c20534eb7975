"""How far a way back reaches is known without walking back, and is what walking back finds."""

import random
import time

from samovar.kernel.chance import FairDice
from samovar.kernel.steps import Sealed, asked, options, pending
from samovar.kernel.undo import CONSENT, FREE, NEVER
from samovar.server.event_log import EventLog, WayBack
from tests.tiny.game import Kettle
from tests.tiny.rules import Burn

SEED = bytes(32)


def walked(event_log: EventLog, seat: int, mine: frozenset[int]) -> WayBack:
    """Step by step from the last choice."""
    step = pending(event_log.table)
    if step is None:
        return WayBack(NEVER, None, None, None, "why-undo-over")
    moments = event_log.match.moments
    last = len(moments)
    if isinstance(step, Sealed):
        if event_log.table.answers[seat] is not None:
            return WayBack(NEVER, None, None, None, "why-undo-sealed")
        while last > 0 and event_log.seals[last - 1]:
            last -= 1
    others = not {moment.seat for moment in moments[last:]} <= mine
    free_from = consent_from = own = None
    for place in range(last - 1, -1, -1):
        moment = moments[place]
        if moment.rolls != event_log.table.rolls or moment.shown != event_log.table.shown:
            break
        others = others or moment.seat not in mine
        consent_from = place
        free_from = free_from if others else place
        own = place if own is None and moment.seat in mine else own
    if own is None:
        before = [moment for moment in moments[:last] if moment.seat in mine]
        if not before:
            return WayBack(NEVER, None, None, None, "why-undo-none")
        rolled = before[-1].rolls != event_log.table.rolls
        return WayBack(NEVER, None, None, None, "why-undo-dice" if rolled else "why-undo-never")
    return WayBack(FREE if free_from is not None and own >= free_from else CONSENT, own, free_from, consent_from)


def test_ways_back_are_those_that_walking_back_finds_whatever_is_chosen_and_taken_back():
    compared = 0
    reasons = set()
    for seed in range(12):
        dice = random.Random(seed)
        event_log = EventLog(Kettle(), {"players": 2 + seed % 3}, FairDice(SEED).seed)
        shared = frozenset((0, event_log.table.seats - 1))
        for _ in range(60):
            for seat in range(event_log.table.seats):
                mine = shared if seat in shared and seed % 2 else frozenset((seat,))
                way = event_log.way_back(seat, mine)
                assert vars(way) == vars(walked(event_log, seat, mine))
                reasons.add(way.why)
                compared += 1
            seat = dice.choice(asked(event_log.table) or [0])
            way = event_log.way_back(seat)
            if way.own is not None and dice.random() < 0.3:
                event_log.take_back(seat, way.own)
            elif asked(event_log.table):
                event_log.play(seat, dice.choice(options(event_log.table, seat)))

    assert compared > 1000
    assert reasons >= {"", "why-undo-none", "why-undo-dice"}


def test_a_choice_that_is_changed_ten_thousand_times_costs_no_more_each_time():
    event_log = EventLog(Kettle(), {"players": 2}, FairDice(SEED).seed)

    def seconds(count: int) -> float:
        began = time.process_time()
        for number in range(count):
            event_log.play(0, Burn(number % 3))
            event_log.way_back(1)
        return time.process_time() - began

    seconds(500)  # warm
    early = min(seconds(1000) for _ in range(3))
    for number in range(4000):
        event_log.play(0, Burn(number % 3))
    late = min(seconds(1000) for _ in range(3))

    assert late < 3 * early
