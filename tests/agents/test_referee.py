"""Agents in any language: JSON lines, another try with the reason, and nobody who holds up the table."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import deque
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hatch_build import Node
from samovar.agents import referee
from samovar.agents.messages import MOST_ASIDES, Terms
from samovar.agents.referee import Agent, Referee
from samovar.cli import app
from samovar.facade import load
from samovar.games import catalogue
from samovar.kernel.match import replay, verify
from samovar.kernel.record import read_record
from samovar.processes import Failed, Program

ROOT = Path(__file__).parents[2]
GAMES = [entry.id for entry in catalogue()]
PYTHON = f"{sys.executable} {ROOT / 'examples' / 'agent.py'}"
SAY = CliRunner()


def node() -> str:
    found = Node.of_the_environment() or Node.of_the_machine()
    assert found is not None
    return f"{found.node} {ROOT / 'examples' / 'agent.js'}"


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_in_two_languages_play_each_game_to_its_end(game, tmp_path):
    record = tmp_path / "game.record"
    words = ["agent", "referee", game, "--seed", "3", "--observe", "json", "--seconds", "100", "--record", str(record)]

    done = SAY.invoke(app, [*words, "--seat", PYTHON, "--seat", node(), "--others", "random"])

    told = json.loads(done.stdout)
    kept = read_record(record.read_text())
    assert done.exit_code == 0
    assert told["lost"] == {}
    assert told["outcome"]["key"].startswith("end-")
    assert {entry.seat for entry in kept.entries if entry.kind == ""} >= {0, 1}
    assert replay(load(game).rules, kept).record.end == told["outcome"]
    assert verify(kept) == []


class Script:
    """An agent of the test: says what it is told to say, then the first option for ever."""

    def __init__(self, *lines: str | dict[str, Any]) -> None:
        self.lines = deque(lines)
        self.told: list[dict[str, Any]] = []
        self.closed = False

    def send(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    def line(self, seconds: float) -> bytes:
        said = self.lines.popleft() if self.lines else {"choose": "o0"}
        return (said if isinstance(said, str) else json.dumps(said)).encode()

    def close(self, patience: float = 0.0) -> None:
        self.closed = True

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.told if message["type"] == kind]


def one_move(script: Script, terms: Terms | None = None) -> Agent:
    """The first choice of a game."""
    table = load("steamwatchers").start(seed=5)
    agent = Agent(table, table.asked[0], terms or Terms(), script)
    agent.move()
    return agent


def against(script: Script, game: str = "steamwatchers", terms: Terms | None = None) -> dict[str, Any]:
    """A game of an agent against random bots."""
    box = load(game)
    return Referee(box, [script, *["random"] * (len(box.seats) - 1)], terms or Terms(), seed=5).play()


def test_an_agent_hears_the_beginning_its_questions_and_the_end():
    script = Script()

    told = against(script)

    first, second, last = script.told[0], script.heard("ask")[1], script.told[-1]
    assert (first["type"], first["protocol"], first["game"], first["seat"]) == ("begin", 1, "steamwatchers", 0)
    assert (first["rules"], first["content"]) == (
        load("steamwatchers").rules.rules_version,
        load("steamwatchers").rules.pack(),
    )
    assert second["question"]["text"] in second["text"]
    assert second["question"]["options"][0]["say"] in second["text"]
    assert [message for message in script.heard("ask") if message["heard"]]
    assert (last["type"], last["outcome"], last["lost"]) == ("end", told["outcome"], None)
    assert script.closed


@pytest.mark.parametrize(
    ("line", "why", "rule"),
    [
        ("o0", "not a line of JSON", ""),
        ("\xff{", "not a line of JSON", ""),
        ("[" * 100_000, "not a line of JSON", ""),
        ("[]", "expected a JSON object", ""),
        ({"chose": "o0"}, "expected", ""),
        ({"choose": 3}, "with the id of an option", ""),
        ({"choose": "o999"}, "there are o0 to o", ""),
        ({"choose": "dance"}, "dance", ""),
        ({"choose": "take-clan nobody"}, "nobody", ""),
        ({"choose": "ready"}, "not among what you may choose", "SW-SETUP.18"),
        ({"choose": "o0", "decision": -1}, "answers decision -1", ""),
        ({"undo": True}, "", ""),
    ],
)
def test_what_cannot_be_obeyed_is_answered_with_the_reason_and_another_try(line, why, rule):
    script = Script(line)

    agent = one_move(script)

    refused = script.heard("refused")
    assert len(refused) == 1
    assert why in refused[0]["why"]
    assert (refused[0]["rule"], refused[0]["tries"]) == (rule, 2)
    assert [moment.seat for moment in agent.table.match.moments] == [agent.seat]


def test_the_reason_is_said_in_the_agents_language():
    said = []
    for language in ("en", "fr"):
        script = Script({"choose": "ready"})
        one_move(script, Terms(language))
        said.append((script.heard("refused")[0]["why"], script.heard("ask")[0]["question"]["text"]))

    assert said[0][0] != said[1][0]
    assert said[0][1] != said[1][1]


def test_too_many_wrong_lines_cost_the_seat_and_nothing_else():
    script = Script("no", "no", "no", "never read")

    told = against(script)

    assert told["lost"]["0"].startswith("got 3 lines wrong; the last: this is not a line of JSON")
    assert told["outcome"] is not None
    assert script.heard("end")[0]["lost"] == told["lost"]["0"]
    assert not script.heard("end")[0]["won"]
    assert script.closed


def test_whoever_asks_for_ever_loses_the_seat():
    with pytest.raises(Failed, match="questions at once"):
        one_move(Script(*[{"explain": "ready"}] * (MOST_ASIDES + 1)))


def test_whoever_takes_back_for_ever_is_stopped(monkeypatch):
    monkeypatch.setattr(referee, "MOST_UNDONE", 3)
    back_and_forth: list[dict[str, Any]] = [{"choose": "o0"}, {"undo": True}]
    script = Script(*back_and_forth * 40)

    told = against(script, "reckoners", Terms(tries=1000))

    assert told["outcome"] is not None
    assert [line for line in told["record"].splitlines() if line.startswith("< ")] == ["< 1"] * 3
    assert "only 3 choices can be taken back in a game" in {message["why"] for message in script.heard("refused")}


def test_a_choice_is_explained():
    script = Script({"explain": "ready"}, {"explain": "o0"}, {"explain": "take-clan apotres"})

    one_move(script)

    texts = [message["text"] for message in script.heard("explained")]
    assert texts[0] == "This is not among what you may choose now. [SW-SETUP.18]"
    assert len(texts) == 3


def test_options_can_be_switched_off_and_observations_chosen():
    blind, reader, machine = Script(), Script(), Script()
    one_move(blind, Terms(listed=False, tries=1))
    one_move(reader, Terms(observe=("text",)))
    one_move(machine, Terms(observe=("json",)))

    asked = [script.heard("ask")[0] for script in (blind, reader, machine)]
    assert asked[0]["question"]["options"] == []
    assert "take-clan" not in asked[0]["text"]
    assert set(asked[1]) == {"type", "decision", "tries", "heard", "text", "options"}
    assert set(asked[2]) == {"type", "decision", "tries", "heard", "rows", "question"}


def test_an_agent_never_sees_what_others_hold():
    mine, theirs = Script(), Script()
    Referee(load("steamwatchers"), [mine, theirs], Terms(), seed=5).play()

    hands = [message["rows"].get("steam-hand") for message in mine.heard("ask")]
    assert [hand for hand in hands if hand and hand.get("one")] == []
    assert [hand for hand in hands if hand and "two" in hand and hand["two"] is not None] == []
    assert [hand for hand in hands if hand and any(key.startswith("one ") for key in hand)]


ROGUES = {
    "pass": "its process ended",
    "raise SystemExit(4)": "its process ended with 4",
    "import time; time.sleep(1000000)": "took more than 0.5 s",
    "import sys; sys.stdout.write('x' * 5000000); sys.stdout.flush(); sys.stdin.read()": "a line that is too long",
    "import sys\nwhile True: print('hello', flush=True)": "got 3 lines wrong",
    "import sys; sys.stdout.close(); sys.stdin.read()": "its process ended",
}


@pytest.mark.parametrize("code", ROGUES)
def test_a_program_that_misbehaves_loses_its_seat_and_is_gone(code):
    rogue = Program([sys.executable, "-c", code])

    told = Referee(load("steamwatchers"), [rogue, "random"], Terms(seconds=0.5), seed=5).play()

    # On a crowded machine any of them may be too slow first.
    assert ROGUES[code] in told["lost"]["0"] or "took more than" in told["lost"]["0"]
    assert told["outcome"] is not None
    assert rogue.process.poll() is not None


def test_a_program_that_is_not_there_gives_a_sentence():
    with pytest.raises(Failed, match="cannot be started"):
        Program(["/no/such/program"])

    done = SAY.invoke(app, ["agent", "referee", "steamwatchers", "--seat", "/no/such/program"])
    assert done.exit_code == 1
    assert "cannot be started" in done.output
    assert "Traceback" not in done.output


@pytest.mark.parametrize(
    ("words", "code", "why"),
    [
        (["referee", "chess"], 3, "no game called 'chess'"),
        (["referee", "steamwatchers", "--seat", "bot:genius"], 3, "no bot called 'genius'"),
        (["referee", "steamwatchers", "--seat", ""], 2, "an empty command"),
        (["referee", "steamwatchers", "--seat", "'"], 2, "No closing quotation"),
        (
            ["referee", "steamfront", "--seat", "bot:random", "--seat", "bot:random", "--seat", "bot:random"],
            2,
            "3 seats",
        ),
        (["referee", "steamwatchers", "--set", "player=3"], 3, "player"),
        (["play", "steamwatchers", "--seat", "7"], 2, "seats 0 to 1"),
    ],
)
def test_a_wrong_command_line_gets_a_sentence(words, code, why):
    done = SAY.invoke(app, ["agent", *words])

    assert done.exit_code == code
    assert why in done.output
    assert "Traceback" not in done.output


def test_whoever_starts_the_command_plays_over_its_input_and_output():
    command = [
        sys.executable,
        "-c",
        "from samovar.cli import main; main()",
        "agent",
        "play",
        "steamwatchers",
        "--seat",
        "1",
        "--others",
        "random",
    ]
    with subprocess.Popen(
        [*command, "--seed", "4", "--observe", "json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        kinds = []
        for line in process.stdout:
            told = json.loads(line)
            kinds.append(told["type"])
            if told["type"] == "ask":
                process.stdin.write(json.dumps({"choose": told["question"]["options"][-1]["id"]}) + "\n")
                process.stdin.flush()

    assert process.returncode == 0
    assert (kinds[0], kinds[-1]) == ("begin", "end")
    assert kinds.count("ask") > 10


def test_when_the_input_ends_the_game_is_played_on_without_it():
    done = SAY.invoke(app, ["agent", "play", "steamwatchers", "--seed", "4", "--others", "random"], input="")

    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.exit_code == 1
    assert told[-1]["lost"] == "its input ended"
