"""The command line as its users meet it: lists, sentences instead of tracebacks, exit codes that mean something."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import samovar
from samovar import cli
from samovar.cli import app
from samovar.games import catalogue
from samovar.kernel.errors import Illegal, Impossible, Refusal, Unreadable


def run(*arguments: str, **environment: str):
    return CliRunner().invoke(app, list(arguments), env=environment or None)


def raising(error: Exception):
    """A command that fails so."""

    def fail() -> None:
        raise error

    return fail


@pytest.fixture
def faulty(monkeypatch):
    """The command line with one more command, which fails as told."""

    def with_error(error: Exception) -> None:
        monkeypatch.setattr(app, "registered_commands", list(app.registered_commands))
        app.command("fail")(raising(error))

    return with_error


def test_the_version_is_said():
    result = run("--version")

    assert (result.exit_code, result.stdout) == (0, f"samovar {samovar.__version__}\n")


def test_help_names_the_commands_and_the_exit_codes():
    said = " ".join(run("--help").output.split())

    assert all(word in said for word in ("play", "serve", "games", "rules", "packs"))
    assert "3: a file cannot be read." in said


def test_the_shelf_is_listed_in_both_languages():
    english = run("games", "--lang", "en").stdout
    french = run("games", LC_ALL="fr_FR.UTF-8").stdout

    assert "A frozen Europe" in english
    assert "Une Europe gelée" in french


def test_the_shelf_as_json_has_every_game_and_language():
    listed = json.loads(run("games", "--json").stdout)

    assert [each["id"] for each in listed] == [entry.id for entry in catalogue()]
    assert all(set(each["names"]) == {"fr", "en"} for each in listed)
    assert set(listed[0]) == {"id", "names", "blurb", "players", "minutes", "status"}


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (Unreadable("game.txt:3", "no such choice"), 3, "game.txt:3: no such choice"),
        (Illegal(Refusal("TT-BID.1", "why-too-high")), 1, "Not allowed: why-too-high [TT-BID.1]."),
        (ModuleNotFoundError("No module", name="litestar"), 4, "pip install 'samovar[web]'"),
        (FileNotFoundError(2, "No such file or directory", "x.txt"), 3, "x.txt: No such file or directory."),
        (Impossible("two kings"), 5, "This is a mistake of ours, please report it: Impossible: two kings"),
        (ModuleNotFoundError("No module", name="samovar.oops"), 5, "This is a mistake of ours"),
    ],
)
def test_errors_are_sentences_with_a_code_of_their_own(faulty, error, code, said):
    faulty(error)

    result = run("fail")

    assert result.exit_code == code
    assert said in result.stderr
    assert "Traceback" not in result.output


def test_an_error_that_nobody_foresaw_is_a_sentence_too(faulty, monkeypatch, capsys):
    faulty(ZeroDivisionError("division by zero"))
    monkeypatch.setattr(sys, "argv", ["samovar", "fail"])

    with pytest.raises(SystemExit) as ended:
        cli.main()

    assert ended.value.code == 5
    assert "please report it: ZeroDivisionError: division by zero" in capsys.readouterr().err


def test_a_traceback_is_shown_to_whoever_asks(faulty):
    faulty(Impossible("two kings"))

    result = run("fail", SAMOVAR_TRACEBACK="1")

    assert isinstance(result.exception, Impossible)


def test_a_wrong_command_line_ends_with_two():
    assert run("gmaes").exit_code == 2
    assert run("games", "--jsno").exit_code == 2


def test_an_installed_command_says_its_sentences_to_a_shell():
    ended = subprocess.run(
        [sys.executable, "-c", "from samovar.cli import main; main()", "rules", "chess"],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "COLUMNS": "200"},
    )

    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith("There is no ledger of chess. There are: reckoners, steamfront, steamwatchers")


def test_a_reader_that_goes_away_is_no_error():
    shell = f"{sys.executable} -c 'from samovar.cli import main; main()' rules reckoners --json | head -n 1"

    ended = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, timeout=60)

    assert (ended.stdout, ended.stderr) == ("[\n", "")
