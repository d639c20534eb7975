"""Boards are told what happens: they know no class of the engine, take no notation apart, and their rows exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from samovar.games import catalogue, open_box
from tools.engine import BOARDS, engine, place_of
from tools.wire import TARGET, messages

CLIENT = BOARDS.parent
SOURCES = sorted(
    path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind) if not path.name.endswith(".test.ts")
)
STEPS = {kind.__name__ for entry in catalogue() for kind in open_box(entry.id).step_kinds()}
# The line of a choice, taken apart or looked into.
NOTATION = re.compile(r"(?:\bsay|\.line|\.answered|\.default)\b\??\)?\.(?:split|slice|match|startsWith|endsWith)\(")


def steps_named_in(source: str) -> list[str]:
    """Classes of steps as words in quotes, as in `case 'Overflow'` or `is: "Bid"`. Types may well be called so."""
    spoken = re.sub(r"event\.key === '\w+'", "", source)  # keys of a keyboard
    return [word for word in re.findall(r"""['"`]([A-Z]\w*)['"`]""", spoken) if word in STEPS]


def test_a_step_that_is_named_would_be_found():
    assert {"Overflow", "CaravanOverflow", "LentSupport", "Planning", "Reaction", "Spending"} <= STEPS
    assert steps_named_in("const CROWDED = new Set(['Overflow', \"LentSupport\"]);") == ["Overflow", "LentSupport"]
    assert steps_named_in("if (step.is === `Reaction`) return;") == ["Reaction"]
    assert steps_named_in("interface Battle { kind: 'battle' }") == []


def test_no_step_of_any_game_is_named_in_the_client():
    assert len(SOURCES) > 200
    named = [f"{path.relative_to(CLIENT)}: {step}" for path in SOURCES for step in steps_named_in(path.read_text())]

    assert named == []


def test_notation_that_is_taken_apart_would_be_found():
    assert NOTATION.search("const [verb, ...words] = option.say.split(' ');")
    assert NOTATION.search("const turn = Number(board.preview?.line.split(' ')[2]);")
    assert NOTATION.search("(board.preview?.line ?? board.option?.say).split(' ')")
    assert not NOTATION.search("board.question?.options.find(({ say }) => say === line)")


def test_no_board_takes_notation_apart():
    apart = [
        f"{path.relative_to(BOARDS)}: {line.strip()}"
        for path in SOURCES
        if BOARDS in path.parents
        for line in path.read_text().splitlines()
        if NOTATION.search(line)
    ]

    assert apart == []


@pytest.mark.parametrize("game", [entry.id for entry in catalogue()])
def test_what_a_board_knows_of_its_engine_is_what_the_engine_says(game):
    assert place_of(game).read_text(encoding="utf-8") == engine(game)


def test_the_types_of_messages_are_those_of_the_server():
    assert Path(TARGET).read_text(encoding="utf-8") == messages()


def test_the_stack_is_no_part_of_a_state():
    state = messages().partition("export interface State {")[2].partition("}")[0]

    assert "readonly scene:" in state
    assert "stage" not in state
    assert "stack" not in state
