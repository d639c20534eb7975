"""The tables as an MCP server, by the official SDK: `samovar agent mcp`. Needs pip install 'samovar[agents]'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from samovar import __version__
from samovar.agents.messages import Misunderstood
from samovar.agents.sessions import Sessions

T = TypeVar("T")

INSTRUCTIONS = """Board games, rules-complete. `list_games`, then `join` a table: bots play the other seats. `ask` says
what you are asked, with options; `choose` one by its id ("o3") or its line, until "over" is true. `look` shows the
table, `explain` says what a choice would do or why it is not allowed, `undo` takes your latest choice back."""


def mcp_server() -> MCPServer:
    """A server with tables of its own."""
    sessions = Sessions()
    server = MCPServer("samovar", version=__version__, instructions=INSTRUCTIONS)

    @server.tool()
    def list_games() -> list[dict[str, Any]]:
        """The games, for how many players, and what can be set before one begins."""
        return told(sessions.games)

    @server.tool()
    def join(
        game: str,
        seat: int = 0,
        opponents: str = "greedy",
        settings: dict[str, Any] | None = None,
        seed: int | None = None,
        language: str = "en",
    ) -> dict[str, Any]:
        """Sit down at a new table. Bots ("greedy" or "random") play the other seats. Language: "en" or "fr"."""
        number, session = told(lambda: sessions.join(game, seat, opponents, settings or {}, seed, language))
        return {"table": number, "seat": seat, "seats": session.table.game.seats, **session.ask()}

    @server.tool()
    def look(table: str) -> str:
        """The table as your seat sees it, with what you are asked and may choose, as text."""
        return told(lambda: sessions.at(table).look())

    @server.tool()
    def ask(table: str) -> dict[str, Any]:
        """What you are asked, as JSON, and what you have heard since you asked last."""
        return told(lambda: sessions.at(table).ask())

    @server.tool()
    def choose(table: str, choice: str) -> dict[str, Any]:
        """Choose an option by its id ("o3") or by its line; the others play, and you hear what is asked next."""
        return told(lambda: sessions.at(table).choose(choice))

    @server.tool()
    def explain(table: str, choice: str) -> str:
        """What a choice would do, or why it is not allowed."""
        return told(lambda: sessions.at(table).explain(choice))

    @server.tool()
    def undo(table: str) -> dict[str, Any]:
        """Take your latest choice back, as far as nothing was rolled or shown since."""
        return told(lambda: sessions.at(table).undo())

    return server


def told(work: Callable[[], T]) -> T:
    """What was asked for, or why not as the caller's own error: it may try again."""
    try:
        return work()
    except Misunderstood as fault:
        raise ToolError(f"{fault.why} [{fault.rule}]" if fault.rule else fault.why) from None
