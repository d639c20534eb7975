"""Matches: a record that replays exactly, dice that can be checked, and a way back that cannot be abused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samovar.kernel.choice import READY
from samovar.kernel.errors import Illegal, Impossible, Unreadable
from samovar.kernel.match import KEPT, Match, replay, retrace, verify
from samovar.kernel.record import CORRECTED, Entry, read_record
from samovar.kernel.steps import asked, options
from samovar.kernel.table import copy, same
from samovar.kernel.undo import CONSENT, FREE, NEVER
from tests.driving import picker, played
from tests.tiny.game import Kettle
from tests.tiny.rules import Bid, Burn, Take, Walk

KETTLE = Kettle()
SEED = bytes(range(32))


def test_a_record_replays_to_the_same_end_and_its_dice_verify():
    match = played(KETTLE, {"players": 3}, seed=5)

    again = replay(KETTLE, read_record(match.record.text()))

    assert same(again.table, match.table)
    assert again.record.text() == match.record.text()
    assert again.record.end == match.record.end != None  # noqa: E711, both at once
    assert verify(read_record(match.record.text())) == []


def test_the_seed_stays_secret_until_the_end():
    match = played(KETTLE, {}, seed=2, decisions=5)

    assert match.record.commitment in match.record.text()
    assert (2).to_bytes(32, "big").hex() not in match.record.text()


def test_a_forged_throw_is_found():
    record = read_record(played(KETTLE, {}, seed=9).record.text())
    throw = next(entry for entry in record.entries if entry.kind == "~" and entry.ways == 6)
    throw.number = (throw.number + 1) % 6

    assert any("the seed gives" in fault for fault in verify(record))


def test_a_forged_seed_is_found():
    record = read_record(played(KETTLE, {}, seed=9).record.text())
    record.seed = "00" * 32

    assert verify(record)[0] == "the seed is not the one that was committed to"


def test_a_record_can_be_replayed_up_to_a_line():
    match = played(KETTLE, {}, seed=3)

    early = replay(KETTLE, read_record(match.record.text()), until=4)

    assert len(early.record.entries) == 4
    assert asked(early.table)


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        ("samovar record 1", "samovar record 9", "line 1", "begins with"),
        ("rules 1", "rules one", "line 3", "not a whole number"),
        ("config {", "config [", "line 5", "is not JSON"),
        ("seat 1 boris", "seat 2 boris", "line 7", "expected seat 1"),
        ("\n0 burn ", "\n7 burn ", "line ", "there is no seat 7"),
        ("\n0 burn ", "\n0 boil ", "entry ", "'boil'"),
        ("\n0 burn ", "\n0 burn 9", "entry ", "is not allowed"),
        ("/720", "/721", "entry 1", "720 ways here"),
        ("/6", "/0", "line ", "is not below 0"),
        ("commitment ", "promise ", "line 9", "no part of a record's header"),
        ("terms sha256:", "terms sha256:0", "line 8", "not those of this game"),
        ("game kettle", "game chess", "line 8", "not those of this game"),
        ("rules 1", "rules 2", "line 8", "not those of this game"),
        ("pack house", "pack mine", "line 8", "not those of this game"),
        ('"players": 2', '"players": 3', "line 8", "not those of this game"),
        ("seat 1 boris", "seat 1 carla", "line 8", "not those of this game"),
        ("game kettle\n", "game kettle\ngame kettle\n", "line 3", "twice"),
        ('"winners"', '"losers"', "end", "the record says"),
    ],
)
def test_a_damaged_record_says_where_and_why(old, new, where, why):
    text = played(KETTLE, {}, seed=3).record.text()
    assert old in text

    with pytest.raises(Unreadable, match=why) as fault:
        replay(KETTLE, read_record(text.replace(old, new, 1)))

    assert fault.value.where.startswith(where)


@pytest.mark.parametrize(
    ("name", "other", "where", "why"),
    [
        ("game", "chess", "header", "record of chess"),
        ("rules", 2, "header", "rules 2"),
        ("pack", "mine", "header", "content mine"),
        ("config", {"players": 9}, "config", "from 2 to 4"),
        ("config", {"players": 3}, "header", "the seats are"),
    ],
)
def test_a_record_of_another_game_or_other_terms_does_not_run_here(name, other, where, why):
    record = played(KETTLE, {}, seed=3).record
    setattr(record, name, other)

    with pytest.raises(Unreadable, match=why) as fault:
        replay(KETTLE, read_record(record.text()))

    assert fault.value.where.startswith(where)


@given(st.text(), st.integers(0, 400), st.integers(0, 400))
def test_a_record_with_garbage_in_it_is_unreadable_and_nothing_else(garbage, start, length):
    text = played(KETTLE, {}, seed=1, decisions=12).record.text()
    try:
        replay(KETTLE, read_record(text[:start] + garbage + text[start + length :]))
    except Unreadable as fault:
        assert fault.where


def test_ones_own_latest_choice_is_free_to_take_back():
    match = Match(KETTLE, {}, SEED)
    before = copy(match.table)
    match.play(0, Burn(2))

    assert match.undo_class(0) == FREE
    match.take_back(0)

    assert same(match.table, before)
    assert match.record.entries[-1].line() == "< 1"


def test_nothing_is_taken_back_across_a_reveal():
    match = Match(KETTLE, {}, SEED)
    match.play(0, Burn(2))
    match.play(1, Burn(0))

    assert match.undo_class(1) == NEVER
    with pytest.raises(Illegal) as refused:
        match.take_back(1, consent=True)

    assert refused.value.refusal.key == "why-undo-never"


def test_what_others_chose_since_needs_their_consent():
    match = Match(KETTLE, {"players": 3}, SEED)
    match.play(0, Burn(2))
    match.play(2, Burn(1))

    assert match.undo_class(0) == CONSENT
    with pytest.raises(Illegal) as refused:
        match.take_back(0)
    assert refused.value.refusal.key == "why-undo-consent"
    match.take_back(0, consent=True)

    assert asked(match.table) == [0, 1, 2]
    assert match.record.entries[-1].line() == "< 2"


def test_several_own_choices_can_be_taken_back_at_once():
    match = Match(KETTLE, {}, SEED)
    match.play(0, Burn(1))
    match.play(1, Burn(1))
    place = len(match.moments)
    before = copy(match.table)
    stroller = asked(match.table)[0]
    match.play(stroller, Walk((1, 1)))
    match.play(stroller, Take((0,)))

    assert match.undo_class(stroller, place) == FREE
    match.take_back(stroller, place)

    assert same(match.table, before)


def test_undo_cannot_be_used_to_roll_again():
    once = Match(KETTLE, {}, SEED)
    twice = Match(KETTLE, {}, SEED)
    for match in (once, twice):
        pick = picker(4)
        while match.table.rolls < 2:
            seat = asked(match.table)[0]
            offered = options(match.table, seat)
            choice = offered[pick(len(offered))]
            match.play(seat, choice)
            if match is twice and match.undo_class(seat) == FREE:
                match.take_back(seat)
                match.play(seat, choice)

    assert same(once.table, twice.table)


def test_a_moment_long_past_is_replayed_from_the_record():
    match = Match(KETTLE, {"players": 4}, SEED)
    for _ in range(KEPT):
        match.play(0, Burn(1))
        match.play(0, Burn(2))

    match.take_back(0, 1)

    assert match.table.answers[0] == Burn(1)
    assert same(replay(KETTLE, read_record(match.record.text())).table, match.table)


def test_nobody_takes_back_what_nobody_did():
    match = Match(KETTLE, {}, SEED)

    assert match.undo_class(0) == NEVER
    with pytest.raises(Unreadable, match="no 3 choices"):
        match.follow(Entry("<", number=3), "line 9")


def test_a_refused_choice_changes_nothing():
    match = Match(KETTLE, {}, SEED)
    before, lines = copy(match.table), len(match.record.entries)

    with pytest.raises(Illegal):
        match.play(0, Burn(99))
    with pytest.raises(Illegal):
        match.play(0, READY)

    assert same(match.table, before)
    assert len(match.record.entries) == lines


def test_a_researcher_may_decide_every_throw():
    match = Match(KETTLE, {}, None)
    assert asked(match.table) == []

    with pytest.raises(Illegal):
        match.fall(720)
    match.fall(0)

    assert asked(match.table) == [0, 1]
    with pytest.raises(Impossible):
        match.fall(0)


def test_each_seat_hears_its_own():
    match = Match(KETTLE, {}, SEED)

    told = match.told()

    drew = next(one for one in told if type(one.event).__name__ == "Drew")
    assert type(drew.to(drew.seat)).__name__ == "Drew"
    assert type(drew.to(1 - drew.seat)).__name__ == "DrewUnseen"
    assert match.told() == []


class Stricter(Kettle):
    """Kettle after a correction: nobody may burn more than two pieces."""

    rules_version = 2


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Kettle:
    offered = Bid.options
    monkeypatch.setattr(Bid, "options", lambda step, table, seat: offered(step, table, seat)[:3])
    monkeypatch.setattr(Bid, "fields", lambda *_: [])
    return Stricter()


def test_a_record_of_other_rules_is_retraced_as_far_as_it_goes(corrected: Kettle):
    match = Match(KETTLE, {}, SEED)
    record = match.record
    for seat, pieces in ((0, 1), (1, 2)):
        match.play(seat, Burn(pieces))
    fitting = len(record.entries)
    while asked(match.table) and not isinstance(match.table.stack[-1], Bid):
        match.play(asked(match.table)[0], options(match.table, asked(match.table)[0])[-1])
    record.entries.append(Entry("", seat=0, said="burn 3"))

    traced = retrace(corrected, read_record(record.text()))

    assert [each.key for each in traced.differs] == ["fault-other-rules"]
    assert traced.fault is not None
    assert traced.fault.where == f"entry {len(record.entries)}"
    assert "burn 3" in traced.fault.why
    assert traced.fits == len(record.entries) - 1 >= fitting


def test_a_record_of_other_rules_that_fits_says_only_what_differs():
    match = played(KETTLE, {}, seed=5)

    traced = retrace(Stricter(), read_record(match.record.text()))

    assert [each.why for each in traced.differs] == ["made under rules 1; these are rules 2"]
    assert traced.fault is None
    assert same(traced.match.table, match.table)


def test_without_a_difference_a_line_that_does_not_fit_is_the_records_fault():
    text = played(KETTLE, {}, seed=5, decisions=2).record.text()

    with pytest.raises(Unreadable, match="burn 77"):
        retrace(KETTLE, read_record(text + "0 burn 77\n"))


def test_a_record_says_from_where_on_the_rules_were_corrected():
    match = played(KETTLE, {}, seed=5, decisions=2)
    match.record.entries.append(Entry(CORRECTED, number=2))

    text = match.record.text()
    again = read_record(text)

    assert text.endswith("! rules 2\n")
    assert again.text() == text
    with pytest.raises(Unreadable, match="these are rules 1"):
        replay(KETTLE, again)
    assert retrace(Stricter(), again).fits == len(again.entries)
    with pytest.raises(Unreadable, match="neither a choice nor a throw"):
        read_record(text.replace("! rules 2", "! moon 2"))
