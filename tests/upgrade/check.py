"""What a later version owes to a data file of an earlier one, and how it does.

`python -m tests.upgrade.check FOLDER [CHOICES]`: a program of its own, so that a changed copy of the package can be put
in its place.
"""

from __future__ import annotations

import json
import lzma
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.settings import Settings
from tests.upgrade.make import ADDRESS, told_in
from tests.upgrade.people import MOST_CHOICES, Company, Player, Server

SCREENFUL = 50  # moments that one request may ask for
# What may befall a game whose moments nobody had stored.
LOSSES = {"change-goes-on-from", "change-shown-until", "change-replayed", "change-content"}


def still(now: list[Any], before: list[Any]) -> bool:
    """Whether a row holds what it held; lists of ids grow, and in new places lies nothing, or what nobody sees."""
    if len(now) == len(before):
        return bool(now == before)
    for groups in range(1, len(before) + 1):
        if len(now) % groups == 0 and len(before) % groups == 0 and len(now) > len(before):
            new, old = len(now) // groups, len(before) // groups
            if all(widened(now[at * new :][:new], before[at * old :][:old]) for at in range(groups)):
                return True
    return False


def widened(now: list[Any], before: list[Any]) -> bool:
    """Whether one run of new places was put into a row, and all of them are alike."""
    more = len(now) - len(before)
    return any(
        now[:at] + now[at + more :] == before and len({str(each) for each in now[at : at + more]}) == 1
        for at in range(len(before) + 1)
    )


class House:
    """A server with the data file of a folder, and the people that the folder knows."""

    def __init__(self, server: Server, notes: dict[str, Any], most: int) -> None:
        self.server = server
        self.most = most
        self.notes = notes
        self.people = {name: Player(server, kept["cookie"]) for name, kept in notes["people"].items()}
        self.report: dict[str, Any] = {"tables": {}, "signed-out": [], "wrong": []}

    def check(self) -> dict[str, Any]:
        self.check_people()
        for name, kept in self.notes["tables"].items():
            self.report["tables"][name] = self.check_table(name, kept)
        for name, kept in self.notes["tables"].items():
            if kept["status"] == "playing":
                self.play_on(name, kept["id"])
        self.check_lobby()
        return self.report

    def wrong(self, table: str, what: str) -> None:
        self.report["wrong"].append(f"{table}: {what}")

    def check_people(self) -> None:
        for name, kept in self.notes["people"].items():
            if self.people[name].me["id"] != kept["id"]:
                self.report["signed-out"].append(name)
        body = {"name": "Anna", "password": self.notes["password"]}
        if Player(self.server).ask("POST", "/api/me/session", body).status_code != 200:
            self.report["signed-out"].append("a new device")

    def sitting(self, table: str) -> dict[int, Player]:
        return {seat: player for player in self.people.values() for seat in player.get(f"/api/tables/{table}")["mine"]}

    def check_table(self, name: str, kept: dict[str, Any]) -> list[str]:
        """As it was: the same numbers, the same log, every moment of its past."""
        id = kept["id"]
        player = next(iter(self.sitting(id).values()))
        card = player.get(f"/api/tables/{id}")
        changes = [change["key"] for change in card.get("changes", [])]
        if card["status"] != kept["status"]:
            self.wrong(name, f"is {card['status']}, was {kept['status']} ({card['fault']})")
        if kept["status"] == "lobby":
            return changes
        whole = not LOSSES & set(changes)
        noted = changes.count("change-rules")  # each is one line more in the log
        for seat, seq in kept["seqs"].items():
            state = self.sitting(id)[int(seat)].state(id, int(seat))
            if whole and state["seq"] != seq + noted:
                self.wrong(name, f"seat {seat} is at state {state['seq']}, was at {seq}")
        now = player.state(id)["rows"]
        if whole and any(not still(now[row], cells) for row, cells in kept["rows"].items() if row in now):
            self.wrong(name, "has other numbers")
        replay = player.get(f"/api/tables/{id}/replay?seen={'all' if kept['status'] == 'over' else 'public'}")
        if whole and kept["status"] == "over":
            if (len(replay["frames"]), told_in(replay)) != (kept["frames"], kept["told"]):
                self.wrong(name, "is told otherwise")
            if card["outcome"] != kept["outcome"]:
                self.wrong(name, "ended otherwise")
        eyes = replay["perspectives"]
        for seen in eyes if self.most == MOST_CHOICES else eyes[:1]:
            self.look_back(name, player, id, seen)
        return changes

    def look_back(self, name: str, player: Player, id: str, seen: str) -> None:
        frames = player.get(f"/api/tables/{id}/replay?seen={seen}")["frames"]
        for first in range(1, len(frames) + 1, SCREENFUL):
            last = min(first + SCREENFUL - 1, len(frames))
            answer = player.ask("GET", f"/api/tables/{id}/replay/states?seen={seen}&first={first}&last={last}")
            if answer.status_code != 200 or len(answer.json()) != last - first + 1:
                self.wrong(name, f"moments {first} to {last} of {seen}: {answer.text[:200]}")

    def play_on(self, name: str, id: str) -> None:
        sitting = self.sitting(id)
        player = next(iter(sitting.values()))
        company = Company(id, sitting, 99)
        proposals = [] if name != "proposal" else ["p1"]
        for proposal in proposals:  # what was asked before still waits for its answer
            told = self.people["anna"].say(id, "agree", proposal=proposal, yes=False)
            if told.get("type") != "accepted":
                self.wrong(name, f"the proposal is gone: {told}")
        played = company.play(self.most)
        card = player.get(f"/api/tables/{id}")
        if card["status"] != "over":
            if played < self.most:
                self.wrong(name, f"does not come to its end: {card['status']}, {card['fault']}")
            return
        if player.get(f"/api/tables/{id}/dice")["faults"]:
            self.wrong(name, "has dice that do not verify")
        self.look_back(name, player, id, "all")

    def check_lobby(self) -> None:
        id = self.notes["tables"]["lobby"]["id"]
        self.people["boris"].post(f"/api/tables/{id}/join")
        self.people["boris"].post(f"/api/tables/{id}/ready", {"ready": True})
        if self.people["anna"].get(f"/api/tables/{id}")["status"] != "playing":
            self.wrong("lobby", "does not begin")


def unpacked(folder: Path, files: Path) -> Path:
    """The data of a folder, where a server can write."""
    (files / "samovar.sqlite3").write_bytes(lzma.decompress((folder / "samovar.sqlite3.xz").read_bytes()))
    shutil.copytree(folder / "packs", files / "packs")
    return files


def checked(folder: Path, most: int = MOST_CHOICES) -> dict[str, Any]:
    """What became of everything in a data file; games are played on to their end and seen by all eyes, or played for so
    many choices and seen by one."""
    notes = json.loads((folder / "notes.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as place:
        files = unpacked(folder, Path(place))
        app = create_app(Settings(files, bots="thread", bot_pause=0.0, slack=100_000))
        with TestClient(app, base_url=ADDRESS) as server:
            return House(server, notes, most).check()


if __name__ == "__main__":
    print(json.dumps(checked(Path(sys.argv[1]), *map(int, sys.argv[2:]))))  # noqa: T201 its answer
