"""A game line by line: through a pipe, in a real terminal, and at a table of a server."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from samovar.cli import app
from samovar.cli.exits import UNREADABLE
from samovar.facade import load
from samovar.kernel.match import verify
from samovar.kernel.record import read_record
from samovar.terminal.plain import PlainGame
from samovar.terminal.remote import Server, ServerTable
from samovar.terminal.tables import Refused, local
from samovar.terminal.words import refused
from tests.server.machine import Machine, Visitor
from tests.terminal.tables import SHORT, nearly_over, put_to

SAY = CliRunner()
PATIENCE = 100.0
ESCAPES = re.compile(r"\x1b(\[[0-9;?<>=]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[PX^_].*?\x1b\\|[@-Z\\-_])", re.S)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_pipe_plays_a_game_to_its_end_and_keeps_its_record(lang, tmp_path):
    record = tmp_path / "game.record"
    words = ["play", "reckoners", "--plain", "--bots", "random", "--seed", "3", "--lang", lang]

    done = SAY.invoke(app, [*words, "--set", "humans=2", "--record", str(record)], input="1\n" * 400)

    kept = read_record(record.read_text())
    assert done.exit_code == 0
    assert {"fr": "La partie est finie.", "en": "The game is over."}[lang] in done.stdout
    assert kept.end is not None
    assert verify(kept) == []


def test_what_is_said_wrong_is_answered_with_the_reason_and_asked_again():
    table = local(load("reckoners", humans=2), ["", "random"], "3")
    told = io.StringIO()
    heard = io.StringIO("99\nfly nowhere\nlook nothing\nr RK-GOAL.1\nt\nl\nu\n1\n1\nu\nq\n")

    ended = PlainGame(table, "en", heard, told).play()

    said = told.getvalue()
    assert ended is False
    assert "There is no option 99" in said
    assert "RK-GOAL.1  " in said
    assert "Population: 4" in said or "population: 4" in said
    assert "Left. The game is not over." in said
    assert said.count("Number, line, or") >= 8


def test_a_wide_answer_is_written_as_a_line():
    table = local(load("steamwatchers", scenario="apprenticeship"), ["", "random"], "3")
    while table.step() or not put_to(table.seen(0))["fields"]:
        if 0 in table.table.asked:
            table.choose(0, put_to(table.seen(0))["options"][0]["say"])
    told = io.StringIO()
    last = put_to(table.seen(0))["options"][-1]["say"]

    PlainGame(table, "fr", io.StringIO(f"{last}\nq\n"), told).play()

    assert "champs\u202f: orders" in told.getvalue()
    assert any(moment.said == last for moment in table.table.match.moments)


def test_a_game_in_a_real_terminal(tmp_path):
    record = tmp_path / "game.record"
    record.write_text(nearly_over("reckoners"))
    setting = [f"--set={key}={value}" for key, value in SHORT["reckoners"].items()]
    command = [
        str(Path(sys.executable).with_name("samovar")),
        "tui",
        "reckoners",
        *setting,
        "--bots",
        "random",
        "--lang",
        "en",
    ]

    with Pty([*command, "--record", str(record)]) as terminal:
        terminal.until("Your choice")
        while "The game is over." not in terminal.seen:
            terminal.press("\r")
        terminal.press("q")
        code = terminal.ended()

    assert code == 0
    assert read_record(record.read_text()).end is not None


class Pty:
    """A terminal of 80 by 24 with a program in it."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.seen = ""

    def __enter__(self) -> Pty:
        self.master, slave = pty.openpty()
        os.set_blocking(self.master, False)
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(
            self.command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        return self

    def __exit__(self, *fault: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def listen(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], seconds)
        try:
            heard = os.read(self.master, 1 << 16) if ready else b""
        except OSError:
            return False
        self.seen = (self.seen + ESCAPES.sub("", heard.decode("utf-8", "replace")))[-20_000:]
        return bool(heard)

    def until(self, words: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while words not in self.seen:
            assert time.monotonic() < deadline, self.seen[-2000:]
            self.listen(1.0)

    def press(self, key: str) -> None:
        """A key, and what is drawn upon it."""
        os.write(self.master, key.encode())
        while self.listen(0.5):
            pass

    def ended(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.listen(0.2)
        assert self.process.returncode is not None
        return self.process.returncode


def test_a_table_of_a_server_is_played_to_its_end(tmp_path):
    (tmp_path / "files").mkdir()
    with Machine(tmp_path / "files") as machine:
        host = Visitor(machine)
        seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
        card = host.request("POST", "/api/tables", {"game": "kettle", "seats": seats, "public": True})
        server = Server(f"http://{machine.address}", tmp_path / "cookies")
        table = ServerTable(server, server.found(card["id"]))
        told = io.StringIO()

        with pytest.raises(Refused):
            table.choose(0, "burn 999")
        sitting = ["play", "--plain", "--server", machine.address, "--table", "none", "--lang", "fr"]
        away = [
            SAY.invoke(app, sitting, env={"SAMOVAR_TOKEN": token, "XDG_STATE_HOME": str(tmp_path)})
            for token in ("samovar_wrong", "")
        ]
        game = PlainGame(table, "fr", io.StringIO("1\n" * 200), told)
        over = game.play()
        table.close()

        assert over
        assert "La partie est finie." in told.getvalue()
        assert [each.exit_code for each in away] == [UNREADABLE, UNREADABLE]
        assert "Cette clé est révoquée" in away[0].stderr
        assert "Cette table n’existe pas" in away[1].stderr
        assert oct(Path(tmp_path / "cookies").stat().st_mode)[-3:] == "600"
        assert host.request("GET", f"/api/tables/{card['id']}")["status"] == "over"


def test_a_lost_connection_is_told_in_the_terminals_own_words():
    table = local(load("reckoners", humans=2), ["", "random"], "3")

    assert refused(table, Refused({"key": "connection-lost", "args": {}}), "fr").startswith("La connexion est perdue")


def test_an_address_that_is_none_or_answers_nothing_is_a_sentence():
    odd = SAY.invoke(app, ["tui", "--server", "ftp://nowhere", "--table", "abc"])
    silent = SAY.invoke(app, ["play", "--plain", "--server", "http://127.0.0.1:9", "--table", "abc"])

    assert (odd.exit_code, silent.exit_code) == (3, 3)
    assert "is no address" in odd.stderr
    assert "does not answer" in silent.stderr
