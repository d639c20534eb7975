"""Switches: declared once, they are a line of the new-game page and a number for the rules."""

from samovar.games.steamfront.switches import SWITCHES, Switches, defaults
from samovar.games.steamfront.switches import settings as steamfront_settings
from samovar.games.steamwatchers.game import Steamwatchers
from samovar.games.steamwatchers.switches import SWITCHES as OF_STEAMWATCHERS
from samovar.kernel.switches import SWITCH, flag, number, words

FIXED_BEFORE = {"contact-epsilon": 20, "objective-diameter": 40, "lesson": "none"}


def test_a_switch_is_a_line_of_the_new_game_page():
    assert flag("wind", True).setting().plain()["default"] is True
    assert words("end", "early", "late").setting().fault("never") is not None
    assert words("end", "early", "late").setting().default == "early"
    assert number("rounds", 1, 9, 3).setting().fault(10) is not None
    assert number("rounds", 1, 9, 3).setting().fault(9) is None


def test_rules_read_a_switch_as_a_number():
    assert [flag("wind").number(value) for value in (False, True)] == [0, 1]
    assert [words("end", "early", "late").number(value) for value in ("early", "late")] == [0, 1]
    assert number("rounds", 1, 9).number(7) == 7


def test_each_yes_or_no_of_steamfront_turns_what_bears_its_name_and_nothing_else():
    usual = vars_of(Switches({**defaults(), **FIXED_BEFORE}))

    for switch in SWITCHES:
        if switch.kind == SWITCH:
            turned = vars_of(Switches({**defaults(), **FIXED_BEFORE, switch.name: not switch.default}))
            changed = [name for name in usual if usual[name] != turned[name]]
            assert changed == [switch.name.replace("-", "_")]


def vars_of(switches: Switches) -> dict[str, object]:
    return {name: getattr(switches, name) for name in dir(switches) if not name.startswith("_")}


def test_the_pages_offer_what_the_games_declare():
    offered = [setting.key for setting in steamfront_settings(20, 40)]
    of_steamwatchers = [setting.key for setting in Steamwatchers().settings()]

    assert offered == [*[switch.name for switch in SWITCHES], "contact-epsilon", "objective-diameter"]
    assert set(of_steamwatchers) >= {switch.name for switch in OF_STEAMWATCHERS}
