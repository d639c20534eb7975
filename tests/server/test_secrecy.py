"""What others receive does not depend on a secret: two worlds that differ only in one send them the same bytes."""

import json
import random
from collections import Counter
from itertools import count
from unittest.mock import patch

import pytest

from samovar.kernel.chance import FairDice, shuffled
from samovar.kernel.choice import say
from samovar.kernel.match import Match
from samovar.kernel.record import Entry
from samovar.kernel.steps import Sealed, asked, options, pending
from samovar.server.catalogue import house_catalogue
from tests.server.worlds import NAMES, NOON, WATCHER, Script, World, house_kept, kept, played, random_script
from tests.tiny.game import Kettle

SEED = b"a seed that nobody knows, yet us"
SEATS = 3
CHOICES = 65  # enough for a round of planning and what it leads to
PEOPLE = ["anna", "boris", "clara"]
FOLDERS = count()


@pytest.fixture
def folder(tmp_path):
    return lambda: tmp_path / str(next(FOLDERS))


def sealings(script: Script, shuffle: int) -> list[tuple[int, str]]:
    """Places of a script where a choice is sealed while others are still to answer, with another line for each."""
    match = Match(Kettle(), {"players": SEATS}, None)
    match.follow(Entry("~", number=shuffle, ways=720), "setup")
    match.dice = FairDice(SEED)
    found = []
    for place, (seat, line) in enumerate(script):
        step = pending(match.table)
        if isinstance(step, Sealed) and len(asked(match.table)) > 1:
            others = [say(choice) for choice in options(match.table, seat) if say(choice) != line]
            if others:
                found.append((place, others[place % len(others)]))
        match.play(seat, match.game.vocabulary().hear(line))
    return found


@pytest.mark.parametrize("number", range(4))
async def test_another_bid_sends_the_same_bytes_to_everybody_else_until_it_is_shown(folder, number: int):
    shuffle = 97 * number % 720
    script = random_script(SEATS, shuffle, SEED, number)
    compared = 0

    for place, other in sealings(script, shuffle):
        seat, line = script[place]
        before = script[:place]
        one = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), [*before, (seat, line)])
        two = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), [*before, (seat, other)])

        for name in [*NAMES[:SEATS], WATCHER]:
            if name != NAMES[seat]:
                assert one[name] == two[name]
                compared += sum(map(len, one[name]))
        assert one[NAMES[seat]] != two[NAMES[seat]], "the one who chose does see the difference"
    assert compared > 0


@pytest.mark.parametrize("number", range(3))
async def test_changing_a_sealed_bid_is_noticed_by_nobody(folder, number: int):
    shuffle = 31 * number
    script = random_script(SEATS, shuffle, SEED, number + 50)

    for place, other in sealings(script, shuffle):
        seat, line = script[place]
        before = script[:place]
        once = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), [*before, (seat, line)])
        often = [*before, (seat, other), (seat, line), (seat, other), (seat, line)]
        changed = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), often)

        for name in [*NAMES[:SEATS], WATCHER]:
            if name != NAMES[seat]:
                assert once[name] == changed[name]


async def test_a_changed_bid_leaves_no_trace_for_the_rest_of_the_game(folder):
    """Numbers of states, decisions and lines stay in step, long after the bids were shown."""
    shuffle = 11
    script = random_script(SEATS, shuffle, SEED, 5)
    place, other = sealings(script, shuffle)[0]
    seat, line = script[place]

    once = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), script)
    hesitant = [*script[:place], (seat, other), (seat, line), *script[place + 1 :]]
    twice = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), hesitant)

    for name in [*NAMES[:SEATS], WATCHER]:
        if name != NAMES[seat]:
            assert once[name] == twice[name]
    assert b'"outcome":{' in once[WATCHER][-2] + once[WATCHER][-1]


@pytest.mark.parametrize("number", range(4))
async def test_a_drawn_card_is_known_to_its_holder_alone(folder, number: int):
    """The second world's deck differs in the card that Boris draws; until it is shown, nobody else can tell."""
    shuffle = 17 * number
    script = random_script(SEATS, shuffle, SEED, number + 9)
    shown = next((place for place, (_, line) in enumerate(script) if line == "play yes"), len(script))
    order = shuffled(shuffle, [0, 1, 2, 3, 4, 5])
    swapped = [*order]
    swapped[5], swapped[0] = swapped[0], swapped[5]  # the top, which Boris draws, and the bottom, which nobody does

    one = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), script[:shown])
    two = await played(folder(), kept(SEATS, lehmer(swapped), SEED, PEOPLE), script[:shown])

    for name in ("anna", "clara", WATCHER):
        assert one[name] == two[name]
    assert one["boris"] != two["boris"]


def lehmer(order: list[int]) -> int:
    """The outcome of a shuffle that gives this order."""
    for outcome in range(720):
        if shuffled(outcome, [0, 1, 2, 3, 4, 5]) == order:
            return outcome
    raise AssertionError


async def test_looking_at_choices_is_noticed_by_nobody(folder):
    shuffle = 3
    script = random_script(SEATS, shuffle, SEED, 2)

    plain = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), script)
    pondered = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), script, ponder=True)

    assert plain[WATCHER] == pondered[WATCHER]
    for name in NAMES[:SEATS]:
        kinds = {json.loads(message)["type"] for message in pondered[name]} - {"previewed", "explained"}
        assert kinds == {json.loads(message)["type"] for message in plain[name]}
        assert plain[name] == [
            message for message in pondered[name] if json.loads(message)["type"] not in ("previewed", "explained")
        ]


async def test_two_seats_at_one_screen_hear_one_seat_at_a_time(folder):
    """Anna and Boris share a screen; while Anna's side is shown, nothing of Boris' secrets is sent there."""
    shuffle = 0
    people = ["anna", "anna", "clara"]
    script = random_script(SEATS, shuffle, SEED, 1)
    place, other = next(each for each in sealings(script, shuffle) if script[each[0]][0] == 1)
    before = script[:place]

    one = await played(folder(), kept(SEATS, shuffle, SEED, people), [*before, (1, script[place][1])])
    two = await played(folder(), kept(SEATS, shuffle, SEED, people), [*before, (1, other)])

    assert one["anna"] == two["anna"]
    assert one["boris"] != two["boris"]


async def test_no_message_to_others_holds_the_sealed_line(folder):
    shuffle = 5
    script: Script = [(0, "burn 4")]

    heard = await played(folder(), kept(SEATS, shuffle, SEED, PEOPLE), script)

    assert any(b'"answered":"burn 4"' in message for message in heard["anna"])
    for name in ("boris", "clara", WATCHER):
        states = [json.loads(message) for message in heard[name] if b'"type":"state"' in message]
        assert states[-1]["answers"][0] == "sealed"
        assert not any(message["answers"][0] == "burn 4" for message in states)


@pytest.mark.parametrize(("number", "sealed"), [(3, {"Planning", "Bid"}), (4, {"Planning", "Auction"})])
async def test_what_is_sealed_in_steamwatchers_sends_the_same_bytes_to_all_others(
    folder, number: int, sealed: set[str]
):
    """The first seat seals something else in the second world, and changes its mind just before it counts."""
    catalogue = house_catalogue("")
    dice = random.Random(number)
    compared: Counter[str] = Counter()
    with patch("time.time", return_value=NOON):
        worlds = [
            World(folder(), house_kept(catalogue, "steamwatchers", SEED, {"players": 2}), catalogue) for _ in range(2)
        ]
        for world in worlds:
            await world.open()
        others = [name for name in worlds[0].listeners if name != NAMES[0]]

        async def all_hear_the_same(step: str) -> None:
            for name in others:
                one, two = (world.heard(name) for world in worlds)
                assert one == two, f"{name} could tell at {step}"
                compared[step] += sum(map(len, one))

        for _ in range(CHOICES):
            table = worlds[0].table_now()
            waiting, step = asked(table), pending(table)
            if step is None:
                break
            seat = 0 if isinstance(step, Sealed) and 0 in waiting else dice.choice(waiting)
            lines = dice.sample(offered := [say(choice) for choice in options(table, seat)], min(2, len(offered)))
            secret = isinstance(step, Sealed) and seat == 0 and len(lines) > 1 and len(waiting) > 1
            for world, line in zip(worlds, [lines[0], lines[-1] if secret else lines[0]], strict=True):
                await world.choose(seat, line)
            await all_hear_the_same(type(step).__name__ if secret else "")
            if secret:
                await worlds[1].choose(0, lines[0])
                await all_hear_the_same("a change of mind")
        for world in worlds:
            world.close()

    assert sealed <= {step for step, bytes_ in compared.items() if bytes_ > 0}
