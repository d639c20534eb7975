"""The process in which somebody else's bot plays: `python -m samovar.bots.host NAME`.

It reads messages (their length in a line, then a pickle) and answers each with a line of JSON: what the bot chose, in
notation, or what went wrong. What the bot prints goes where errors go.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
from typing import Any

from samovar.bots.bot import Bot
from samovar.bots.plugins import bot_named, class_of, listens, told
from samovar.kernel.choice import Choice, say

SHORT = 300  # letters of an error


class Host:
    def __init__(self, name: str) -> None:
        self.name = name
        self.bot: Bot | None = None
        self.game: Any = None
        self.seat = 0

    def obey(self, message: dict[str, Any]) -> dict[str, Any]:
        """Do what the table wants of the bot."""
        if message["do"] == "load":
            class_of(self.name)
            return {}
        if message["do"] == "begin":
            self.game, self.seat = message["game"], message["seat"]
            self.bot = bot_named(self.name, self.game.id, message["seed"])
            self.bot.begin(self.game, message["config"], self.seat)
            return {"listens": listens(self.bot)}
        assert self.bot is not None
        if message["events"]:
            self.bot.heard(message["events"], self.seat)
        if message["do"] == "end":
            self.bot.end(message["outcome"], self.seat)
            return {}
        chosen: object = self.bot.choose(self.game, message["seen"], self.seat)
        if not isinstance(chosen, Choice):
            return {"fault": f"gave no choice but {type(chosen).__name__}"}
        return {"say": say(chosen)}


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    host = Host(sys.argv[1])
    messages = sys.stdin.buffer
    while size := messages.readline():
        try:
            # Ours: whoever started this process wrote it.
            reply = host.obey(pickle.loads(messages.read(int(size))))  # noqa: S301
        except Exception as fault:
            reply = {"fault": told(fault)[:SHORT]}
        answers.write(json.dumps(reply).encode() + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
