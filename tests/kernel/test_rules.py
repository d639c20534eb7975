"""The ledger reads, says every fault, and the project's own ledgers arrived whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import samovar
from samovar.kernel.errors import Faulty, Unreadable
from samovar.ledger.rules import Ledger, cites, ledgers

GAMES = Path(samovar.__file__).parent / "games"

LEDGER = """
state = "building"

[[rule]]
id = "TT-BID.1"
page = "p.4 Bids"
kind = "stated"
rule = "Both sides bid in secret."
case = "given two sides; when both bid; then both bids are shown together"
depends = ["TT-BID.2"]
see = ["A-TIES"]
params = ["bid.cap"]
example = true

[[rule]]
id = "TT-BID.2"
page = "p.4 Bids"
kind = "derived"
rule = "A bid may be zero."
case = "given no fuel; when a side bids; then it bids 0"
status = "waived"
why = "nobody can hold fuel yet"
"""

RULINGS = """
[[ruling]]
id = "A-TIES"
question = "Who wins a tie?"
ruling = "The attacker."
confidence = "high"
rules = ["TT-BID.1"]

[[ruling.param]]
name = "bid.cap"
default = "none"
alternatives = "6"
"""


def written(folder: Path, ledger: str = LEDGER, rulings: str | None = RULINGS) -> Path:
    path = folder / "rules.toml"
    path.write_text(ledger, encoding="utf-8")
    if rulings is not None:
        (folder / "rulings.toml").write_text(rulings, encoding="utf-8")
    return path


def faults(folder: Path, ledger: str = LEDGER, rulings: str | None = RULINGS) -> list[str]:
    with pytest.raises(Faulty) as told:
        Ledger.read(written(folder, ledger, rulings))
    return [str(fault) for fault in told.value.faults]


def test_a_ledger_gives_its_rules_and_rulings_with_their_lines(tmp_path):
    path = written(tmp_path)

    ledger = Ledger.read(path, game="tiny", shown="games/tiny/rules.toml")

    first, second = ledger.rules
    assert (ledger.game, ledger.state, ledger.complete) == ("tiny", "building", False)
    assert (first.id, first.depends, first.see, first.example) == ("TT-BID.1", ["TT-BID.2"], ["A-TIES"], True)
    assert (first.status, first.waived, first.where) == ("live", False, "games/tiny/rules.toml:5")
    assert (second.waived, second.why) == (True, "nobody can hold fuel yet")
    assert ledger.rulings[0].where == "games/tiny/rulings.toml:3"
    assert ledger.params()["bid.cap"].alternatives == "6"
    assert ledger.ids() == {"TT-BID.1", "TT-BID.2", "A-TIES"}


def test_a_ledger_without_rulings_is_a_ledger(tmp_path):
    ledger = Ledger.read(written(tmp_path, rulings=None))

    assert ledger.rulings == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('state = "building"', "", "rules.toml: state is missing"),
        (
            'state = "building"',
            'state = "done"',
            "rules.toml: state is 'done', not one of building, complete",
        ),
        ('id = "TT-BID.1"', "", "rules.toml, rule 1: id is missing"),
        ('id = "TT-BID.1"', 'id = "bid one"', "rules.toml:5: id 'bid one' cannot be cited"),
        ('id = "TT-BID.2"', 'id = "TT-BID.1"', "rules.toml:16: TT-BID.1 stands already at rules.toml:5"),
        ('kind = "stated"', 'kind = "guessed"', "rules.toml:5: kind is 'guessed', not one of stated"),
        ('page = "p.4 Bids"', 'page = " "', "rules.toml:5: page must be a text that is not empty"),
        ('rule = "A bid may be zero."', "rule = 0", "rules.toml:16: rule must be a text that is not empty"),
        ('depends = ["TT-BID.2"]', "depends = [2]", "rules.toml:5: depends must be a list of texts"),
        ("example = true", 'example = "yes"', "rules.toml:5: example must be true or false"),
        ("example = true", "exmaple = true", "rules.toml:5: exmaple is no field here"),
        (
            'status = "waived"',
            'status = "later"',
            "rules.toml:16: status is 'later', not one of live, waived",
        ),
        ('status = "waived"', "", "rules.toml:16: why is given, but the rule is not waived"),
    ],
)
def test_each_fault_of_a_ledger_is_told_with_its_place(tmp_path, old, new, said):
    ledger = LEDGER.replace(old, new)

    told = faults(tmp_path, ledger)

    assert any(fault.startswith(said) for fault in told), told


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "A-TIES"', 'id = "A-Z"', "rulings.toml:3: id 'A-Z' cannot be cited"),
        ('question = "Who wins a tie?"', "", "rulings.toml:3: question is missing"),
        (
            'confidence = "high"',
            'confidence = "sure"',
            "rulings.toml:3: confidence is 'sure', not one of high",
        ),
        ('default = "none"', "", "rulings.toml:3, param 1: default is missing"),
        ("[[ruling.param]]", "[ruling.param]", "rulings.toml:3: param must be a list of tables"),
        ("[[ruling]]", "[verdict]\n[[ruling]]", "rulings.toml: verdict is no field here"),
    ],
)
def test_each_fault_of_the_rulings_is_told_with_its_place(tmp_path, old, new, said):
    rulings = RULINGS.replace(old, new)

    told = faults(tmp_path, rulings=rulings)

    assert any(fault.startswith(said) for fault in told), told


def test_all_faults_are_told_at_once(tmp_path):
    ledger = LEDGER.replace('kind = "stated"', "").replace('page = "p.4 Bids"', "")

    told = faults(tmp_path, ledger)

    assert told == [
        "rules.toml:5: page is missing",
        "rules.toml:5: kind is missing",
        "rules.toml:16: page is missing",
    ]


def test_a_missing_file_is_unreadable(tmp_path):
    with pytest.raises(Unreadable, match=r"rules\.toml: No such file"):
        Ledger.read(tmp_path / "rules.toml")


def test_one_id_has_one_home_among_all_ledgers(tmp_path):
    for game in ("north", "south"):
        (tmp_path / game).mkdir()
        written(tmp_path / game)

    with pytest.raises(Faulty, match=r"south: TT-BID\.1 belongs to north already"):
        ledgers(tmp_path)


@given(garbage=st.one_of(st.text(max_size=200), st.binary(max_size=200)))
def test_garbage_is_unreadable_and_nothing_else(tmp_path_factory, garbage):
    path = tmp_path_factory.mktemp("ledger") / "rules.toml"
    path.write_bytes(garbage if isinstance(garbage, bytes) else garbage.encode("utf-8", "surrogatepass"))

    with pytest.raises(Unreadable):
        Ledger.read(path)


VALUES = st.recursive(
    st.sampled_from(["1", "true", '"text"', "''", "1.5", "2020-01-01"]),
    lambda inner: st.lists(inner, max_size=3).map(lambda parts: f"[{', '.join(parts)}]"),
    max_leaves=5,
)
KEYS = st.sampled_from(["state", "rule", "id", "page", "kind", "case", "depends", "see", "status", "why", "stray"])
LINES = st.one_of(
    st.builds(lambda key, value: f"{key} = {value}", KEYS, VALUES),
    st.sampled_from(["[[rule]]", "[rule]", "[[rule.see]]", "", "# [TT-BID.1]"]),
)


@given(lines=st.lists(LINES, max_size=12))
def test_a_ledger_of_wrong_values_reads_or_is_unreadable(tmp_path_factory, lines):
    path = tmp_path_factory.mktemp("ledger") / "rules.toml"
    path.write_text("\n".join(lines), encoding="utf-8")

    try:
        ledger = Ledger.read(path)
    except Unreadable:
        return

    assert all(rule.id and rule.page and rule.rule for rule in ledger.rules)


def test_cites_marks_functions_and_classes_and_adds_up():
    @cites("TT-BID.1")
    @cites("TT-BID.2", "A-TIES")
    def played() -> None: ...

    @cites("TT-BID.1")
    class Played: ...

    assert played.cites == ("TT-BID.2", "A-TIES", "TT-BID.1")  # type: ignore[attr-defined]
    assert Played.cites == ("TT-BID.1",)  # type: ignore[attr-defined]


def test_the_ledgers_of_the_house_are_whole():
    read = {ledger.game: ledger for ledger in ledgers(GAMES)}

    prefixes: dict[str, int] = {}
    for ledger in read.values():
        for rule in ledger.rules:
            prefixes[rule.id.split("-")[0]] = prefixes.get(rule.id.split("-")[0], 0) + 1
    assert prefixes == {"SW": 411, "SH": 109, "SF": 168, "RK": 209, "RS": 473}
    assert list(read) == ["reckoners", "steamfront", "steamwatchers", "steamwatchers/spark_of_hope"]
    assert len(read["reckoners"].params()) == 91
    assert {game: len(ledger.rulings) for game, ledger in read.items()} == {
        "reckoners": 112,
        "steamfront": 74,
        "steamwatchers": 96,
        "steamwatchers/spark_of_hope": 16,
    }
