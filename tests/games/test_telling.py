"""The log as people read it: deeds of every game, in both languages."""

from typing import Any

import pytest

import samovar.games
from samovar.bots.minds import bot
from samovar.content.languages import LANGUAGES
from samovar.kernel.game import Game, full_config
from samovar.kernel.steps import asked
from samovar.kernel.table import SPECTATOR
from samovar.kernel.telling import Heard
from samovar.kernel.view import view
from samovar.server.deeds import Deeds
from samovar.server.event_log import EventLog
from samovar.server.perspectives import Perspective
from samovar.speech import speech_of

TABLES = [
    ("steamwatchers", {}, 330),
    ("steamwatchers", {"players": 4, "expansion": "spark-of-hope"}, 420),
    ("steamfront", {}, 170),
    ("reckoners", {}, 130),
]


def watched(game: Game, config: dict[str, object], choices: int) -> Perspective:
    """What everybody hears of a game between bots."""
    log = EventLog(game, full_config(game, config), b"watch" * 8)
    watcher = Perspective(game, SPECTATOR)
    watcher.observe(log.opening()[0], None)
    bots = [bot("random", game.id, 7 + seat) for seat in range(log.table.seats)]
    for _ in range(choices):
        if not asked(log.table):
            break
        seat = asked(log.table)[0]
        happening, _lines = log.play(seat, bots[seat].choose(game, view(log.table, seat), seat))
        watcher.observe(happening, None)
    return watcher


@pytest.mark.parametrize(("box", "config", "choices"), TABLES, ids=["steam", "spark", "front", "team"])
def test_every_event_is_part_of_one_deed_that_both_languages_can_tell(box, config, choices):
    game = samovar.games.open_box(box)

    watcher = watched(game, config, choices)
    deeds = watcher.deeds.since(0)

    events = [each.line.n for each in watcher.lines if each.line.kind == "event"]
    notes = {each.line.n for each in watcher.lines} - set(events)
    told = [n for deed in deeds for n in range(deed.n, deed.last + 1) if n not in notes]
    assert told == events
    assert len(deeds) < 0.7 * len(events)
    for language in LANGUAGES:
        speech = speech_of(game, language)
        for deed in deeds:
            said = [deed.text, *[row.text for row in deed.rows]]
            for text in said:
                assert speech.knows(text.key), text.key
                sentence = speech.say({"key": text.key, "args": text.args})
                assert "{" not in sentence
                assert "None" not in sentence


def clan(id: str) -> dict[str, str]:
    return {"kind": "clan", "id": id}


def zone(id: str) -> dict[str, str]:
    return {"kind": "zone", "id": id}


COMBAT = [
    Heard("event-announced", {"clan": clan("menrau"), "strength": 4, "zone": zone("rheinland")}),
    Heard("event-announced", {"clan": clan("rhein"), "strength": 5, "zone": zone("rheinland")}),
    Heard("event-bid-shown", {"clan": clan("menrau"), "barrels": 6}),
    Heard("event-bid-shown", {"clan": clan("rhein"), "barrels": 2}),
    Heard(
        "event-fought",
        {"zone": zone("rheinland"), "clan": clan("menrau"), "loser": clan("rhein"), "attack": 10, "defence": 7},
    ),
    Heard("event-units-lost", {"clan": clan("rhein"), "basics": 2, "elites": 0, "zone": zone("rheinland")}),
    Heard(
        "event-fled",
        {"clan": clan("rhein"), "basics": 1, "elites": 0, "origin": zone("rheinland"), "zone": zone("schwaben")},
    ),
]


def heard(lines: list[Heard], box: str = "steamwatchers") -> Deeds:
    deeds = Deeds(samovar.games.open_box(box).teller())
    for place, line in enumerate(lines):
        deeds.hear(place + 1, place + 1, line)
    return deeds


def test_a_combat_is_one_line_with_sum_bids_losses_and_flight():
    speech = speech_of(samovar.games.open_box("steamwatchers"), "en")

    (fight,) = heard(COMBAT).since(0)

    loser, winner = speech.name("clan", "rhein"), speech.name("clan", "menrau")
    zones = [speech.name("zone", id) for id in ("rheinland", "schwaben")]
    assert (
        speech.say({"key": fight.text.key, "args": fight.text.args})
        == f"{zones[0]}: {loser} lost 7:10 to {winner}, bids 2 and 6; 2 losses and fled to {zones[1]}."
    )
    assert [(row.mark, row.won) for row in fight.rows] == [("10", True), ("7", False)]


def test_recruits_of_one_place_are_counted_together():
    speech = speech_of(samovar.games.open_box("steamwatchers"), "en")
    soldier = {"clan": clan("menrau"), "unit": {"kind": "unit", "id": "basic"}, "count": 1}
    order = {"clan": clan("menrau"), "order": {"kind": "order", "id": "defence"}, "zone": zone("rheinland")}
    lines = [Heard("event-activated", order), *[Heard("event-recruited", {**soldier, "zone": zone("rheinland")})] * 2]

    (deed,) = heard([*lines, Heard("event-recruited", {**soldier, "zone": zone("schwaben")})]).since(0)

    said = speech.say({"key": deed.text.key, "args": deed.text.args})
    assert said.endswith(": 2 recruits and 1 recruit in Schwaben.")


def test_a_deed_is_told_anew_as_it_goes_on_and_as_it_was_then():
    deeds = heard(COMBAT)

    then = deeds.then(2)

    assert [(deed.text.key, deed.n, deed.last) for deed in then] == [("deed-fighting", 1, 2)]
    assert [deed.text.key for deed in deeds.since(6)] == ["deed-fought"]
    assert deeds.since(7) == []


def test_what_is_taken_back_of_a_deed_is_no_longer_told():
    deeds = heard(COMBAT)

    for n in (7, 6, 5):
        deeds.strike(n, 8)

    (fight,) = deeds.since(7)
    assert (fight.text.key, fight.last) == ("deed-fighting", 4)
    for n in (4, 3, 2, 1):
        deeds.strike(n, 9)
    deeds.hear(8, 10, COMBAT[0])
    assert [(deed.n, deed.last) for deed in deeds.since(0)] == [(1, 7), (8, 8)]


def test_a_step_of_the_round_in_which_nothing_happened_takes_no_line():
    steps = [
        Heard("event-step-began", {"stage": {"kind": "stage", "id": id}})
        for id in ("buy", "add-epics", "activate-epics")
    ]

    (heading,) = heard(steps, "reckoners").since(0)

    assert heading.text.args == {"stage": {"kind": "stage", "id": "activate-epics"}}


def test_an_older_log_that_lacks_arguments_is_told_all_the_same():
    for box in ("steamwatchers", "steamfront", "reckoners"):
        game = samovar.games.open_box(box)
        keys = [Heard(line.key, {}) for line in COMBAT]
        keys += [Heard("event-" + name, {}) for name in ("activated", "attacked", "scored", "epic-acted", "planned")]
        keys += [Heard("event-" + name, {}) for name in ("geo-counted", "column-fell", "stationed", "act-performed")]
        deeds = Deeds(game.teller())
        for place, line in enumerate(keys):
            deeds.hear(place + 1, place + 1, line)

        told = deeds.since(0)

        assert told[-1].last == len(keys)


def test_whoever_has_the_initiative_is_told_with_his_own_die_first():
    teller = samovar.games.open_box("steamfront").teller()
    lines = [
        Heard("event-threw-initiative", {"first": 2, "second": 5}),
        Heard("event-won-initiative", {"side": {"kind": "side", "id": "b"}}),
    ]

    said = teller.told("initiative", lines).said

    assert speech_of(samovar.games.open_box("steamfront"), "en").say(said) == "Side B has the initiative, 5 against 2."


def test_what_a_figure_does_is_one_sentence():
    teller = samovar.games.open_box("steamfront").teller()
    who = {"figure": {"kind": "figure", "id": "b7"}, "card": {"kind": "card", "id": "iron-fusilier"}}
    lines = [
        Heard("event-activated", who),
        Heard("event-moved", {**who, "length": 4}),
        Heard("event-commanded", {**who, "category": {"kind": "category", "id": "mastery"}, "level": 0}),
    ]

    said = teller.told("activation", lines).said

    sentence = speech_of(samovar.games.open_box("steamfront"), "en").say(said)
    assert sentence.endswith(" moves 4″ and gets the order Mastery.")
    assert ":" not in sentence


def test_an_equal_throw_for_the_initiative_and_the_next_are_one_deed_and_whoever_falls_is_not_told_what_it_took():
    threw = [("event-threw-initiative", {"first": first, "second": 3}) for first in (3, 6)]
    side = {"kind": "side", "id": "a"}
    figures = {"figure": {"kind": "figure", "id": "a1"}, "target": {"kind": "figure", "id": "b2"}}
    of_target = {"card": {"kind": "card", "id": "x"}, "figure": figures["target"]}
    lines: list[tuple[str, Any]] = [
        *threw,
        ("event-won-initiative", {"side": side}),
        ("event-attacked", {**figures, "attack": "shot"}),
        ("event-threw-attack", {"figure": figures["figure"], "dice": [2, 2], "successes": 1}),
        ("event-hurt", {**of_target, "damage": 4, "left": 0}),
        ("event-eliminated", of_target),
    ]

    deeds = heard([Heard(key, args) for key, args in lines], "steamfront").since(0)

    assert [(deed.n, deed.last) for deed in deeds] == [(1, 3), (4, 7)]
    assert [part["key"] for part in deeds[1].text.args["what"]] == ["deed-part-eliminated"]


def team_deeds(*lines: tuple[str, Any]) -> list[str]:
    """What a Reckoner's team reads of these lines, all of one seat."""
    who = {"reckoner": {"kind": "reckoner", "id": "abraham"}}
    deeds = Deeds(samovar.games.open_box("reckoners").teller())
    for place, (name, args) in enumerate(lines):
        heard = Heard(f"event-{name}", {**(who if name in WITH_NAME else {}), **args}, 0)
        deeds.hear(place + 1, place + 1, heard)
    speech = speech_of(samovar.games.open_box("reckoners"), "en")
    return [speech.say({"key": deed.text.key, "args": deed.text.args}) for deed in deeds.since(0)]


WITH_NAME = {"began", "activated", "token-used", "moved"}
HARBOR = {"district": {"kind": "district", "id": "harbor"}}
AT_EPIC = {**HARBOR, "target": {"kind": "target", "id": "epic"}}
AT_GREAT_EPIC = {"district": {"kind": "district", "id": "grant-park"}, "target": {"kind": "target", "id": "great-epic"}}
CURVEBALL = {"epic": {"kind": "epic", "id": "curveball"}, **HARBOR}


def symbols(*ids: str) -> dict[str, Any]:
    return {"symbols": [{"kind": "symbol", "id": id} for id in ids]}


def test_a_die_that_brings_an_epic_down_is_told_with_its_reward_and_no_word_twice():
    told = team_deeds(
        ("began", symbols("attack", "attack")),
        ("attacked", {**AT_EPIC, "left": 1}),
        ("attacked", {**AT_EPIC, "left": 0}),
        ("defeated", CURVEBALL),
        ("earned", {"money": 2, "held": 2}),
        ("researched", {**AT_GREAT_EPIC, "left": 17}),
    )

    said = "Abraham uses Attack ×2 in Harbor: Curveball is defeated, the team has $2, and "
    assert told == [said + "the Great Epic, 17 research left."]


def test_a_die_carries_its_owner():
    told = team_deeds(("began", symbols("money")), ("moved", {"district": {"kind": "district", "id": "grant-park"}}))

    assert told == ["Abraham uses Money to go to Grant Park."]


def test_a_card_and_a_plan_token_are_deeds_of_their_own():
    attacked = [("attacked", {**AT_GREAT_EPIC, "left": left}) for left in (3, 2, 1, 0)]
    told = team_deeds(
        ("began", symbols("attack")),
        attacked[0],
        ("activated", {"card": {"kind": "card", "id": "grenade-launcher"}}),
        ("began", symbols("attack", "attack")),
        attacked[1],
        attacked[2],
        ("token-used", {}),
        attacked[3],
    )

    assert told == [
        "Abraham uses Attack in Grant Park: the Great Epic, 3 health left.",
        "Abraham uses Grenade Launcher in Grant Park: the Great Epic, 1 health left.",
        "Abraham uses a plan token in Grant Park: the Great Epic, 0 health left.",
    ]


def test_a_die_that_is_laid_on_a_card_is_told_with_it():
    told = team_deeds(
        ("began", symbols("money")),
        ("activated", {"card": {"kind": "card", "id": "informant"}}),
        ("researched", {**AT_EPIC, "left": 2}),
        ("researched", {**AT_EPIC, "left": 1}),
    )

    assert told == ["Abraham lays Money on Informant in Harbor: the Epic, 1 research left."]


def test_an_empty_space_of_a_track_is_not_told():
    told = team_deeds(
        ("epic-acted", CURVEBALL),
        *[("act-performed", {**HARBOR, "action": {"kind": "action", "id": id}}) for id in ("barricade", "none")],
    )

    assert len(told) == 1
    assert "nothing" not in told[0]


def test_whoever_attacks_from_where_he_stands_is_told_in_one_line():
    who = {"figure": {"kind": "figure", "id": "a1"}, "card": {"kind": "card", "id": "lum-champion"}}
    foe = {"target": {"kind": "figure", "id": "b2"}}
    lines = [
        Heard("event-activated", who),
        Heard("event-attacked", {**who, **foe, "attack": "sas"}),
        Heard("event-threw-attack", {**who, "dice": [2, 2], "successes": 1}),
        Heard("event-missed", {**who, **foe}),
        Heard("event-overloaded", {**who, "pressure": 1}),
    ]

    deeds = heard(lines, "steamfront").since(0)

    assert [(deed.n, deed.last, deed.tone, deed.text.key) for deed in deeds[:1]] == [(1, 4, "fight", "deed-attack")]
    assert (deeds[1].n, deeds[1].last) == (5, 5)
