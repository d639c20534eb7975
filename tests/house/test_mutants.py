"""Planted faults: each is one small change, and the tool tells truly which of them a test notices."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tools.mutants.__main__ import ROOT, SAMPLERS, interval, known, modules, name_of, share
from tools.mutants.__main__ import mutants as faults_in
from tools.mutants.changes import changes, planted

GAMES = ["steamwatchers", "steamfront", "reckoners"]

RULE = """
def price(count, rich):
    if count > 3 and rich:
        return 2
    while count > 10:
        count -= 1
    return min(count, 5)

def unread(count):
    return count + 1

def laid_out():
    return 7
"""
PROOF = """
from rule import laid_out, price

BOX = laid_out()

def test_four_cost_the_rich_two():
    assert price(4, True) == 2

def test_the_poor_pay_for_each():
    assert price(4, False) == 4

def test_the_box_holds_seven():
    assert BOX == 7

def test_many_cost_five():
    assert price(12, False) == 5
"""
TRIAL = """
import json, sys
from pathlib import Path
import pytest
from tools.mutants.changes import changes
from tools.mutants.trial import Mutant, Trials
rule = Path("rule.py").resolve()
told = []
mutants = [Mutant(rule, change) for change in changes(rule.read_text())]
trials = Trials(mutants, [rule], 2, lambda verdict: told.append(verdict))
pytest.main(["test_rule.py", "-qq", "-p", "no:cacheprovider", "-p", "no:xdist", "--timeout=0"], plugins=[trials])
rows = {f"{v.mutant.change.was} -> {v.mutant.change.now}": [v.state, v.test] for v in told}
Path("told.json").write_text(json.dumps([rows, trials.faulty]))
"""


def tried(folder: Path, proof: str) -> tuple[dict[str, list[str]], list[str]]:
    (folder / "rule.py").write_text(RULE)
    (folder / "test_rule.py").write_text(proof)
    (folder / "trial.py").write_text(TRIAL)
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    environment = {"PYTHONPATH": f"{ROOT}:{folder}", "PATH": ""}
    subprocess.run([sys.executable, "trial.py"], cwd=folder, env=environment, check=True, capture_output=True)
    rows, faulty = json.loads((folder / "told.json").read_text())
    return rows, faulty


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    rows, faulty = tried(tmp_path_factory.mktemp("rule"), PROOF)
    assert faulty == []
    return rows


def test_a_fault_is_killed_by_the_test_that_meets_it_and_survives_where_none_asserts(verdicts):
    assert verdicts["rich -> (left out)"][0] == "killed"
    assert verdicts["count > 3 -> (left out)"] == ["survived", ""]
    assert verdicts["min(count, 5) -> max(count, 5)"][0] == "killed"
    assert verdicts["count > 3 -> count > 4"] == ["killed", "test_rule.py::test_four_cost_the_rich_two"]
    assert verdicts["count > 3 -> count >= 3"] == ["survived", ""]
    assert verdicts["count + 1 -> count - 1"] == ["untested", ""]


def test_a_fault_in_what_ran_before_any_test_is_told_apart(verdicts):
    assert verdicts["return 7 -> return 8"][0] == "early"


def test_a_fault_that_never_ends_is_stopped(verdicts):
    assert verdicts["count -= 1 -> (left out)"][0] == "timeout"


def test_tests_that_fail_without_any_fault_are_named_and_nothing_is_judged(tmp_path):
    verdicts, faulty = tried(tmp_path, PROOF.replace("== 5", "== 6"))

    assert verdicts == {}
    assert faulty == ["test_rule.py::test_many_cost_five"]


@cache
def faults_of(game: str) -> list[str]:
    return [name_of(mutant) for mutant in faults_in(modules(game, []))]


@pytest.mark.parametrize("game", GAMES)
def test_every_fault_has_a_name_of_its_own_and_compiles_to_other_code(game):
    paths = modules(game, [])
    assert len(paths) > 15

    names = faults_of(game)
    assert len(set(names)) == len(names)

    source = paths[len(paths) // 2].read_text()
    for change in changes(source)[::20]:
        assert ast.unparse(planted(source, change.number)) != ast.unparse(ast.parse(source))
        compile(planted(source, change.number), "planted", "exec")


def test_what_is_told_and_what_proves_types_is_no_rule():
    source = """
def fight(table):
    assert table.size > 1
    if table.log is not None:
        table.tell(1 + 2)
    table.tell(3 + 4)
    raise Impossible(5 + 6)
"""

    assert changes(source) == []


def test_every_equivalent_fault_still_exists_and_says_why():
    listed = known()
    names = {name for game in GAMES for name in faults_of(game)}

    assert sorted(set(listed) - names) == []
    assert all(reason.strip() for reason in listed.values())


def test_what_nobody_knows_of_is_not_held_to_be_killed():
    count = Counter({"killed": 70, "timeout": 10, "survived": 10, "untested": 5, "early": 5})

    assert share(count) == 80
    low, high = interval(count)
    assert (round(low, 1), round(high, 1)) == (71.1, 86.7)  # Wilson's, of 80 in 100
    assert interval(Counter({"killed": 20}))[1] == pytest.approx(100)


def test_what_is_shown_or_named_for_the_log_is_no_rule():
    source = """
def gains(table) -> list[Fact]:
    return [Fact("fact-gain", {"count": table.size + 1})]

class Throw:
    def label(self, table, outcome):
        return str(outcome + 1)
"""

    assert changes(source) == []


def test_every_function_that_only_samples_still_exists():
    for module, names in SAMPLERS.items():
        tree = ast.parse((ROOT / "src" / "samovar" / "games" / f"{module}.py").read_text(encoding="utf-8"))
        assert names <= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
