"""The tables over the Model Context Protocol, by the client of the official SDK."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
from mcp import StdioServerParameters
from mcp.client import Client

from samovar.agents import sessions
from samovar.agents.mcp_server import mcp_server
from samovar.games import catalogue

GAMES = [entry.id for entry in catalogue()]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def guest() -> AsyncIterator[Guest]:
    async with Client(mcp_server()) as client:
        yield Guest(client)


class Guest:
    """Calls tools and reads what they answer."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> Any:
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        told: Any = answer.structured_content
        return told["result"] if isinstance(told, dict) and set(told) == {"result"} else told

    async def fails(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        text: str = answer.content[0].text  # type: ignore[union-attr]
        return text


async def test_every_tool_is_there_and_says_what_it_is_for(guest):
    tools = (await guest.client.list_tools()).tools

    assert {tool.name for tool in tools} == {"list_games", "join", "look", "ask", "choose", "explain", "undo"}
    assert [tool.name for tool in tools if not tool.description] == []


async def test_games_are_listed_with_their_settings(guest):
    games = await guest.call("list_games")

    assert [game["id"] for game in games] == GAMES
    assert {"key", "kind", "default"} <= set(games[0]["settings"][0])


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_to_its_end(guest, game):
    told = await guest.call("join", game=game, opponents="random", seed=3)
    table, choices = told["table"], 0
    while not told["over"]:
        told = await guest.call("choose", table=table, choice=told["question"]["options"][-1]["id"])
        choices += 1

    assert choices > 5
    assert told["result"]
    assert (await guest.fails("choose", table=table, choice="o0")).endswith("the game is over")


async def test_a_table_is_looked_at_explained_and_a_choice_taken_back(guest):
    told = await guest.call("join", game="steamwatchers", opponents="random", seed=5, language="fr")
    table = told["table"]

    shown = await guest.call("look", table=table)
    why = await guest.call("explain", table=table, choice="ready")
    while not (await tried(guest, table)):
        told = await guest.call("ask", table=table)
        await guest.call("choose", table=table, choice=told["question"]["options"][0]["say"])

    assert told["question"]["text"] != ""
    assert "o0" in shown
    assert why.startswith("Ceci n’est pas parmi vos choix possibles.")


async def tried(guest: Guest, table: str) -> bool:
    """Whether the latest choice could be taken back."""
    before = await guest.call("ask", table=table)
    answer = await guest.client.call_tool("undo", {"table": table})
    after = await guest.call("ask", table=table)
    return not answer.is_error and after["decision"] != before["decision"]


@pytest.mark.parametrize(
    ("tool", "arguments", "why"),
    [
        ("look", {"table": "9"}, "there is no table '9'; there are none yet: join one of steamwatchers"),
        ("join", {"game": "chess"}, "no game called 'chess'"),
        ("join", {"game": "steamwatchers", "seat": 4}, "seats 0 to 1"),
        ("join", {"game": "steamwatchers", "settings": {"player": 3}}, "did you mean 'players'"),
        ("join", {"game": "steamwatchers", "settings": {"pack": "/etc"}}, "no setting called 'pack'"),
        ("join", {"game": "steamwatchers", "settings": {"clans": ["apotres", "apotres"]}}, "["),
        ("join", {"game": "steamwatchers", "opponents": "genius"}, "no bot called 'genius'"),
        ("join", {"game": "steamwatchers", "opponents": "os:system"}, "no bot called 'os:system' here"),
        ("join", {"game": "steamwatchers", "language": "ru"}, "none of fr, en"),
    ],
)
async def test_what_cannot_be_done_says_why(guest, tool, arguments, why):
    assert why in await guest.fails(tool, **arguments)


async def test_a_choice_that_is_not_allowed_changes_nothing(guest):
    told = await guest.call("join", game="steamwatchers", opponents="random", seed=5)

    why = await guest.fails("choose", table=told["table"], choice="ready")
    again = await guest.call("ask", table=told["table"])

    assert why.endswith("This is not among what you may choose now. [SW-SETUP.18]")
    assert again["decision"] == told["decision"]


async def test_the_longest_unused_table_goes_first(guest, monkeypatch):
    monkeypatch.setattr(sessions, "MOST_TABLES", 2)
    for _ in range(3):
        await guest.call("join", game="reckoners", opponents="random", seed=1)

    assert "there is no table '1'; there are 2, 3" in await guest.fails("look", table="1")


async def test_the_command_serves_the_same_over_its_input_and_output():
    code = "from samovar.cli import main; main()"
    command = StdioServerParameters(command=sys.executable, args=["-c", code, "agent", "mcp"])

    async with Client(command) as client:
        told = await Guest(client).call("join", game="reckoners", opponents="random", seed=3)

    assert told["question"]["options"]
