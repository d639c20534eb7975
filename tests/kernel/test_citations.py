"""Citations are found where they stand, and each gate fails on the fault that it is there for."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samovar.kernel.errors import Unreadable
from samovar.ledger.citations import Citations, gate, write_cited
from samovar.ledger.rules import Ledger, ledgers
from tests.kernel.test_rules import LEDGER, RULINGS

CODE = '''\
"""Bids. [TT-BID.1]"""


class Bid:
    """Both sides bid in secret;
    a tie goes to the attacker. [TT-BID.1,
    A-TIES]
    """

    def options(self) -> list[int]:
        text = "[TT-BID.9] in a value is no citation"
        # The cap is a ruling's
        # [A-TIES].
        return [len(text)]  # never empty [TT-BID.2]
'''

TESTS = """\
import pytest

from samovar.ledger import rules
from samovar.ledger.rules import cites


@cites("TT-BID.1", "A-TIES")
def test_a_tie_goes_to_the_attacker(): ...


@rules.cites("TT-BID.2")
class TestZero:
    @cites("TT-BID.1")
    async def test_a_bid_may_be_zero(self): ...


@pytest.mark.skip(reason="later")
@cites("TT-BID.3")
def test_nothing(): ...


@pytest.mark.xfail
class TestNothing:
    @cites("TT-BID.3")
    def test_nothing(self): ...
"""


class Project:
    """A project on disk: one game with one ledger, its code and its tests."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("src/samovar/games/tiny/rules.toml", LEDGER)
        self.write("src/samovar/games/tiny/rulings.toml", RULINGS)
        self.write("src/samovar/games/tiny/bids.py", CODE)
        self.write("tests/test_bids.py", TESTS.partition("@pytest")[0])

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def ledgers(self) -> list[Ledger]:
        return ledgers(self.root / "src/samovar/games", "src/samovar/games/")

    def cited(self) -> Citations:
        return Citations.read(self.root / "src", self.root / "tests", self.root)

    def failures(self) -> list[str]:
        return [str(finding) for finding in gate(self.ledgers(), self.cited()).failures]

    def pending(self) -> list[str]:
        return [str(finding) for finding in gate(self.ledgers(), self.cited()).pending]


LEDGER_FILE = "src/samovar/games/tiny/rules.toml"
CODE_FILE = "src/samovar/games/tiny/bids.py"


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)


@pytest.fixture
def complete(project):
    project.change(LEDGER_FILE, 'state = "building"', 'state = "complete"')
    return project


def test_code_cites_in_docstrings_and_comments_with_the_line(project):
    cited = project.cited()

    assert cited.code == {
        "TT-BID.1": [f"{CODE_FILE}:1", f"{CODE_FILE}:6"],
        "A-TIES": [f"{CODE_FILE}:7", f"{CODE_FILE}:13"],
        "TT-BID.2": [f"{CODE_FILE}:14"],
    }


def test_a_content_pack_cites_in_its_comments(project):
    project.write("src/samovar/games/tiny/data/limits.toml", '# Sixty barrels. [TT-BID.1]\nnote = "[TT-BID.2]"\n')

    cited = project.cited()

    assert cited.code["TT-BID.1"][-1] == "src/samovar/games/tiny/data/limits.toml:1"
    assert cited.code["TT-BID.2"] == [f"{CODE_FILE}:14"]


def test_tests_cite_by_their_decorator_unless_they_never_run(project):
    project.write("tests/test_bids.py", TESTS)

    cited = project.cited()

    assert cited.tests == {
        "TT-BID.1": [
            "tests/test_bids.py::test_a_tie_goes_to_the_attacker",
            "tests/test_bids.py::TestZero::test_a_bid_may_be_zero",
        ],
        "A-TIES": ["tests/test_bids.py::test_a_tie_goes_to_the_attacker"],
        "TT-BID.2": ["tests/test_bids.py::TestZero"],
    }


def test_a_whole_game_passes_every_gate(complete):
    assert complete.failures() == []


def test_a_rule_without_code_fails_once_the_game_is_complete(complete):
    complete.change(CODE_FILE, "TT-BID.1", "TT-BID.2")

    assert complete.failures() == [f"{LEDGER_FILE}:5: no code cites TT-BID.1"]


def test_a_rule_without_a_test_fails_once_the_game_is_complete(complete):
    complete.change("tests/test_bids.py", '"TT-BID.1"', '"TT-BID.2"')

    assert complete.failures() == [f"{LEDGER_FILE}:5: no test cites TT-BID.1"]


def test_a_waived_rule_needs_a_reason(complete):
    complete.change(LEDGER_FILE, 'why = "nobody can hold fuel yet"', "")

    assert complete.failures() == [f"{LEDGER_FILE}:16: TT-BID.2 is waived, and nothing says why"]


def test_a_waived_rule_with_a_reason_needs_neither_code_nor_test(complete):
    complete.change(CODE_FILE, "  # never empty [TT-BID.2]", "")
    complete.change("tests/test_bids.py", '"TT-BID.2"', '"TT-BID.1"')

    assert complete.failures() == []


def test_a_game_under_construction_only_counts_what_it_lacks(project):
    project.change(CODE_FILE, "TT-BID.1", "TT-BID.2")

    assert project.failures() == []
    assert project.pending() == [f"{LEDGER_FILE}:5: no code cites TT-BID.1"]


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        (CODE_FILE, "[TT-BID.2]", "[TT-BID.7]", f"{CODE_FILE}:14: cites TT-BID.7, which no ledger has"),
        (CODE_FILE, "[A-TIES].", "[A-TEAS].", f"{CODE_FILE}:13: cites A-TEAS, which no ledger has"),
        (
            CODE_FILE,
            "len(text)",
            'Refusal("TT-BID.8", "no")',
            f"{CODE_FILE}:14: refuses by TT-BID.8, which no",
        ),
        (CODE_FILE, "[TT-BID.2]", "[TT-BID.1-2]", f"{CODE_FILE}:14: [TT-BID.1-2] is no list of rule ids"),
        (
            "tests/test_bids.py",
            '"A-TIES"',
            '"TT-BID.9"',
            "tests/test_bids.py::test_a_tie_goes_to_the_attacker: cites TT-BID.9, which no ledger has",
        ),
        (
            "tests/test_bids.py",
            '"A-TIES"',
            "*IDS",
            "tests/test_bids.py:7: @cites wants rule ids as plain texts",
        ),
        (
            "tests/test_bids.py",
            "test_a_tie",
            "a_tie",
            "tests/test_bids.py:8: a_tie_goes_to_the_attacker cites",
        ),
        (
            LEDGER_FILE,
            'see = ["A-TIES"]',
            'see = ["A-TEAS"]',
            f"{LEDGER_FILE}:5: TT-BID.1 names A-TEAS, which",
        ),
        (
            LEDGER_FILE,
            '"bid.cap"',
            '"bid.cup"',
            f"{LEDGER_FILE}:5: TT-BID.1 reads bid.cup, which no ruling has",
        ),
        (
            "src/samovar/games/tiny/rulings.toml",
            'rules = ["TT-BID.1"]',
            'rules = ["TT-BID.4"]',
            "src/samovar/games/tiny/rulings.toml:3: A-TIES names TT-BID.4, which no ledger has",
        ),
    ],
)
def test_a_stray_citation_fails_even_under_construction(project, name, old, new, said):
    project.change(name, old, new)

    told = project.failures()

    assert len(told) == 1
    assert told[0].startswith(said)


def test_a_tests_own_game_may_be_cited_without_standing_under_the_gate(project):
    project.change(CODE_FILE, "[TT-BID.2]", "[XX-1.1]")
    other = Project(project.root / "tests")
    other.change(LEDGER_FILE, "TT-BID.", "XX-1.")
    other.change("src/samovar/games/tiny/rulings.toml", "A-TIES", "A-OTHER")
    others = ledgers(other.root / "src")

    verdict = gate(project.ledgers(), project.cited(), others)

    assert [finding for finding in verdict.failures if "XX-1.1, which no ledger" in str(finding)] == []


def test_what_a_build_writes_down_reads_back_the_same(project):
    cited = project.cited()

    restored = Citations.restored(write_cited(project.root))

    assert restored.data() == cited.data()
    assert json.loads((project.root / "src/samovar/cited.json").read_text())["code"] == cited.code


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"code": 3, "tests": {}, "refusals": {}}', '{"code": {"A": 1}}'])
def test_a_damaged_list_of_citations_is_unreadable(tmp_path, text):
    path = tmp_path / "cited.json"
    path.write_text(text)

    with pytest.raises(Unreadable):
        Citations.restored(path)


@given(source=st.text(max_size=120))
def test_any_source_gives_citations_or_is_unreadable(source):
    found = Citations()

    with suppress(Unreadable):
        found.read_code(source, "bids.py")

    assert all(place.startswith("bids.py:") for places in found.code.values() for place in places)


@given(inside=st.text(alphabet="TB-ID.12, A\nZ#", max_size=30))
def test_a_bracket_that_opens_like_an_id_is_a_citation_or_a_slip(inside):
    found = Citations()

    found.read_code(f'"""[TT-BID.1{inside}]"""\n', "bids.py")

    assert found.code or found.slips
