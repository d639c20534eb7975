"""`samovar rules`: the ledger with its citations, and gates that fail on planted faults."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from samovar.cli import app, rules
from samovar.cli.catalogue import Content, Tree
from samovar.content.schema import Record
from samovar.ledger.citations import write_cited
from tests.kernel.test_citations import CODE_FILE, LEDGER_FILE, Project


def run(*arguments: str):
    return CliRunner().invoke(app, ["rules", *arguments])


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)


@pytest.fixture
def complete(project):
    project.change(LEDGER_FILE, 'state = "building"', 'state = "complete"')
    return project


def test_the_ledger_of_a_game_is_a_list_of_rules_with_their_citations(project):
    result = run("tiny", "--json", "--root", str(project.root))

    first, second = json.loads(result.stdout)
    assert result.exit_code == 0
    assert first == {
        "id": "TT-BID.1",
        "page": "p.4 Bids",
        "rule": "Both sides bid in secret.",
        "status": "live",
        "code": [f"{CODE_FILE}:1", f"{CODE_FILE}:6"],
        "tests": [
            "tests/test_bids.py::test_a_tie_goes_to_the_attacker",
            "tests/test_bids.py::TestZero::test_a_bid_may_be_zero",
        ],
    }
    assert (second["status"], second["why"]) == ("waived", "nobody can hold fuel yet")


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        (CODE_FILE, "TT-BID.1", "TT-BID.2"),
        ("tests/test_bids.py", '"TT-BID.1"', '"TT-BID.2"'),
        (LEDGER_FILE, 'why = "nobody can hold fuel yet"', ""),
    ],
)
def test_a_rule_that_lacks_something_ends_with_one_whatever_the_state(project, name, old, new):
    project.change(name, old, new)

    result = run("tiny", "--root", str(project.root))

    assert result.exit_code == 1


def test_the_filters_show_less_and_judge_what_they_show(project):
    project.change(CODE_FILE, "TT-BID.1", "TT-BID.2")

    lacking = run("tiny", "--json", "--missing", "--root", str(project.root))
    second = run("tiny", "--json", "--prefix", "TT-BID.2", "--root", str(project.root))

    assert [row["id"] for row in json.loads(lacking.stdout)] == ["TT-BID.1"]
    assert (lacking.exit_code, second.exit_code) == (1, 0)
    assert [row["id"] for row in json.loads(second.stdout)] == ["TT-BID.2"]


def test_the_table_can_be_read(project):
    project.change("tests/test_bids.py", '"TT-BID.1"', '"TT-BID.2"')

    lines = run("tiny", "--root", str(project.root)).stdout.splitlines()

    assert lines[1].split() == ["TT-BID.1", "p.4", "Bids", *["Both", "sides", "bid", "in", "secret."], "2", "none"]
    assert "(waived: nobody can hold fuel yet)" in lines[2]
    assert lines[3] == ("tiny (building): 2 rules, 1 with code, 0 with a test, 1 waived; 1 rulings, 1 parameters")


def test_rulings_and_their_switches_are_listed(project):
    told = run("tiny", "--rulings", "--root", str(project.root)).stdout
    plain = json.loads(run("tiny", "--switches", "--json", "--root", str(project.root)).stdout)

    assert "A-TIES Who wins a tie?" in told
    assert "bid.cap = none  (or: 6)" in told
    assert [ruling["params"] for ruling in plain] == [[{"name": "bid.cap", "default": "none", "alternatives": "6"}]]


def test_an_expansion_belongs_to_its_game_and_can_be_named_alone():
    whole = json.loads(run("steamwatchers", "--json").stdout)
    alone = json.loads(run("spark-of-hope", "--json").stdout)

    assert len(whole) == 520
    assert {row["id"].split("-")[0] for row in alone} == {"SH"}
    assert len(alone) == 109


def test_a_game_under_construction_passes_the_gate(project):
    project.change(CODE_FILE, "TT-BID.1", "TT-BID.2")

    result = run("--gate", "--root", str(project.root))

    assert result.exit_code == 0
    assert "The gates hold; 1 pieces are still to come." in result.stdout


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        (CODE_FILE, "TT-BID.1", "TT-BID.2", f"{LEDGER_FILE}:5: no code cites TT-BID.1"),
        ("tests/test_bids.py", '"TT-BID.1"', '"TT-BID.2"', f"{LEDGER_FILE}:5: no test cites TT-BID.1"),
        (LEDGER_FILE, 'why = "nobody can hold fuel yet"', "", f"{LEDGER_FILE}:16: TT-BID.2 is waived, and nothing"),
        (CODE_FILE, "[TT-BID.2]", "[TT-BID.7]", f"{CODE_FILE}:14: cites TT-BID.7, which no ledger has"),
    ],
)
def test_the_gate_fails_on_each_planted_fault(complete, name, old, new, said):
    complete.change(name, old, new)

    result = run("--gate", "--root", str(complete.root))

    assert result.exit_code == 1
    assert said in result.stderr
    assert "1 findings fail the gate." in result.stderr


def test_a_ledger_that_does_not_parse_is_unreadable(project):
    project.change(LEDGER_FILE, 'state = "building"', "state = ")

    result = run("tiny", "--root", str(project.root))

    assert result.exit_code == 3
    assert result.stderr.startswith(f"{LEDGER_FILE}: is not TOML")


def test_without_a_game_there_must_be_the_gate():
    result = run()

    assert (result.exit_code, result.stderr) == (2, "Which game? Name one, or use --gate for all.\n")


def test_an_installed_package_has_the_citations_of_its_build(project, tmp_path_factory):
    write_cited(project.root)
    installed = tmp_path_factory.mktemp("installed")
    (project.root / "src").rename(installed / "src")

    result = run("tiny", "--json", "--root", str(installed))

    assert Tree(installed).checkout is None
    assert result.exit_code == 0
    assert json.loads(result.stdout)[0]["tests"]


def test_an_installed_package_without_that_list_says_so(project, tmp_path_factory):
    installed = tmp_path_factory.mktemp("installed")
    (project.root / "src").rename(installed / "src")

    result = run("tiny", "--root", str(installed))

    assert result.exit_code == 3
    assert result.stderr.startswith("cited.json: the build's list of citations cannot be read")


def test_the_share_of_cards_with_a_step_of_their_own_is_printed(project, monkeypatch):
    content = Content("samovar.games.tiny", Record({}), own_steps=lambda: (3, 24))
    monkeypatch.setattr(rules, "content_of", lambda game: content)

    result = run("tiny", "--root", str(project.root))

    assert "3 of 24 cards need a step of their own (12%)" in result.stdout


def test_the_gates_of_the_house_hold():
    result = run("--gate")

    assert result.exit_code == 0, result.stderr
