"""Tests wait for what they wait for, and a test that failed has failed."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_browser_tests_wait_for_conditions_and_never_for_a_time():
    files = [path for path in (ROOT / "tests" / "browser").rglob("*.py") if "wait_for_timeout" in path.read_text()]

    assert [path.name for path in files] == ["waiting.py"]


def test_nothing_runs_failed_tests_a_second_time():
    runs = (ROOT / "Makefile").read_text() + (ROOT / ".ci" / "run").read_text()

    assert "pytest" in runs
    assert not [flag for flag in ("--last-failed", "--lf", "--reruns", "pytest || ") if flag in runs]


def test_no_test_waits_by_a_function_that_the_page_would_have_to_evaluate():
    """The page's policy forbids `eval`, so such a wait fails unless it is true at the first look."""
    files = [path for path in (ROOT / "tests" / "browser").rglob("*.py") if ".wait_for_function(" in path.read_text()]

    assert files == []
