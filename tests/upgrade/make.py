"""A data file as this version writes it, for the versions that follow: `python -m tests.upgrade.make NAME`.

It becomes a folder beside this file, which is never written again: `test_upgrade.py` opens every one of them with the
present code. Made anew only for a version that stores something in another way than the one before it.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import random
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.settings import Settings
from tests.upgrade.people import Company, Player

HERE = Path(__file__).parent
ADDRESS = "http://127.0.0.1:7266"
PASSWORD = "a kettle that sings"
PACK = {
    "pack.toml": """id = "attic"
game = "steamwatchers"
version = 1
title = { fr = "Du grenier", en = "From the attic" }
over = "house"
origin = "printed"
""",
    "values.toml": "[clans.menrau.stocks]\nclean = 9\n\n[clans.rhone.stocks]\nclean = 9\n",
}
CHAPTER: dict[str, Any] = {
    "campaign": True,
    "carried-money": 3,
    "chapter": 2,
    "city": "babilar",
    "difficulty": "b",
    "great-epic": "regalia",
    "kept": ["none"] * 2,
    "kept-plans": [1, 0],
    "reckoners": 2,
    "humans": 2,
    "newcago-cards": False,
    "saved": [37],
    "team": ["tia", "cody"],
}
WAR: dict[str, Any] = {"scenario": "war", "players": 2, "clans": ["menrau", "rhone"]}
TEAM: dict[str, Any] = {"reckoners": 2, "humans": 2, "team": ["tia", "cody"]}


class Maker:
    """Two people with an account and one guest, and the tables that they lay."""

    def __init__(self, server: Any) -> None:
        self.anna, self.boris, self.guest = Player(server), Player(server), Player(server)
        for player, name in ((self.anna, "Anna"), (self.boris, "Boris")):
            answer = player.ask("POST", "/api/me/account", {"name": name, "password": PASSWORD})
            assert answer.status_code == 200, answer.text
            player.cookie = answer.headers["set-cookie"].partition(";")[0]
            server.cookies.clear()
        self.tables: dict[str, dict[str, Any]] = {}

    def lay(self, name: str, game: str, config: dict[str, Any], seed: int, **more: Any) -> Company:
        """Anna on the first seat, Boris on the second."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        laid = self.anna.post("/api/tables", {"game": game, "config": config, "seats": seats, "title": name, **more})
        self.boris.post(f"/api/tables/{laid['id']}/join")
        self.boris.post(f"/api/tables/{laid['id']}/ready", {"ready": True})
        self.tables[name] = {"id": laid["id"]}
        return Company(laid["id"], {0: self.anna, 1: self.boris}, seed)

    def until_sealed(self, company: Company, least: int) -> None:
        """Play on to a question that all answer in secret, where one has answered and another has not."""
        for done in range(5000):
            state = self.anna.state(company.table)
            ask = state["ask"]
            if done >= least and ask["mode"] in ("simultaneous", "team") and len(ask["asked"]) < len(ask["concerned"]):
                return
            company.choose(company.dice.choice(company.asked()))
        raise AssertionError("no question is answered in secret")

    def take_back_one(self, company: Company) -> None:
        """Something is taken back and chosen otherwise."""
        for _ in range(200):
            seat = company.dice.choice(company.asked())
            company.choose(seat)
            state = company.seats[seat].state(company.table, seat)
            if state["undo"]["kind"] == "free":
                told = company.seats[seat].say(company.table, "take-back", seat=seat)
                assert told["type"] == "accepted", told
                return
        raise AssertionError("nothing can be taken back")

    def stand(self, company: Company) -> None:
        """An answer that stands, for a question that one seat alone is asked."""
        for _ in range(200):
            seat = company.dice.choice(company.asked())
            state = company.choose(seat)
            if state["ask"]["mode"] == "turn":
                line, key = state["question"]["options"][0]["say"], state["question"]["title"]["key"]
                told = company.seats[seat].say(company.table, "stand", seat=seat, key=key, line=line)
                assert told["type"] == "accepted", told
                return

    def propose(self, company: Company) -> None:
        """Somebody would like something back that needs the consent of the other."""
        for _ in range(500):
            for seat, player in company.seats.items():
                if player.state(company.table, seat)["undo"]["kind"] == "consent":
                    told = player.say(company.table, "take-back", seat=seat)
                    assert told["type"] == "accepted", told
                    return
            company.choose(company.dice.choice(company.asked()))
        raise AssertionError("nothing needs consent")

    def running(self) -> None:
        sealed = self.lay("sealed", "steamwatchers", WAR, 1)
        self.take_back_one(sealed)
        self.stand(sealed)
        self.until_sealed(sealed, 30)

        attic = self.lay("attic", "steamwatchers", WAR, 2, pack="attic@1")
        attic.play(25)

        convoy = {"expansion": "spark-of-hope", "scenario": "cradle", "players": 2}
        self.lay("caravans", "steamwatchers", convoy, 3, delay=5).play(40)

        front = self.lay("front", "steamfront", {}, 4)
        self.take_back_one(front)
        front.play(40)

        team = self.lay("team", "reckoners", TEAM, 5)
        self.take_back_one(team)
        self.until_sealed(team, 20)

        self.propose(self.lay("proposal", "reckoners", TEAM, 6))
        self.lay("chapter-2", "reckoners", CHAPTER, 7).play(30)

    def finished(self) -> None:
        for name, game, config, seed in (
            ("over-steamwatchers", "steamwatchers", {"scenario": "apprenticeship", "players": 2}, 11),
            ("over-steamfront", "steamfront", {}, 12),
            ("over-reckoners", "reckoners", {**TEAM, "campaign": True}, 13),
        ):
            company = self.lay(name, game, config, seed)
            self.take_back_one(company)
            company.play()
        sequel = self.anna.post(f"/api/tables/{self.tables['over-reckoners']['id']}/sequel")
        self.tables["sequel"] = {"id": sequel["id"]}

    def told(self) -> None:
        """A table where somebody is still missing, one of a guest, and some talk."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        body: dict[str, Any] = {"game": "steamfront", "seats": seats, "title": "lobby"}
        self.tables["lobby"] = {"id": self.anna.post("/api/tables", body)["id"]}
        body = {"game": "reckoners", "config": TEAM, "seats": [{"kind": "me"}, {"kind": "same-screen"}]}
        alone = self.guest.post("/api/tables", body)["id"]
        self.tables["guest"] = {"id": alone}
        Company(alone, {0: self.guest, 1: self.guest}, 21).play(15)
        self.guest.say(alone, "say", text="Does it sing yet?")

    def noted(self) -> None:
        """What each table is now, as the test finds it again."""
        for kept in self.tables.values():
            player = self.anna if self.anna.get(f"/api/tables/{kept['id']}")["mine"] else self.guest
            card = player.get(f"/api/tables/{kept['id']}")
            kept["game"], kept["status"] = card["game"], card["status"]
            if card["status"] == "lobby":
                continue
            kept["seqs"] = {str(seat): player.state(kept["id"], seat)["seq"] for seat in card["mine"]}
            kept["rows"] = player.state(kept["id"])["rows"]
            if card["status"] == "over":
                replay = player.get(f"/api/tables/{kept['id']}/replay?seen=all")
                kept["frames"], kept["told"] = len(replay["frames"]), told_in(replay)
                kept["outcome"] = card["outcome"]


def told_in(replay: dict[str, Any]) -> str:
    """The whole log of a replay in a few letters."""
    lines = [[line["key"], line["args"], line["seq"]] for line in replay["lines"]]
    return hashlib.sha256(json.dumps(lines, sort_keys=True).encode()).hexdigest()


def made(name: str) -> None:
    folder = HERE / name
    if folder.exists():
        sys.exit(f"{folder.name} is there already, and stays as it is")
    random.seed(1)
    with tempfile.TemporaryDirectory() as place:
        files = Path(place)
        attic = files / "packs" / "steamwatchers" / "attic@1"
        attic.mkdir(parents=True)
        for file, text in PACK.items():
            (attic / file).write_text(text, encoding="utf-8")
        app = create_app(Settings(files, bots="thread", bot_pause=0.0, absence=0.0, slack=100_000))
        with TestClient(app, base_url=ADDRESS) as server:
            maker = Maker(server)
            maker.running()
            maker.finished()
            maker.told()
            maker.noted()
            records = {
                table: maker.anna.ask("GET", f"/api/tables/{kept['id']}/record").text
                for table, kept in maker.tables.items()
                if kept["status"] == "over"
            }
        kept_in(folder, files, maker, records)


def kept_in(folder: Path, files: Path, maker: Maker, records: dict[str, str]) -> None:
    (folder / "records").mkdir(parents=True)
    with sqlite3.connect(files / "samovar.sqlite3") as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    packed = lzma.compress((files / "samovar.sqlite3").read_bytes(), preset=9)
    (folder / "samovar.sqlite3.xz").write_bytes(packed)
    shutil.copytree(files / "packs", folder / "packs")
    for table, text in records.items():
        (folder / "records" / f"{table}.record").write_text(text, encoding="utf-8")
    players = {"anna": maker.anna, "boris": maker.boris, "guest": maker.guest}
    notes = {
        "people": {name: {"id": player.me["id"], "cookie": player.cookie} for name, player in players.items()},
        "password": PASSWORD,
        "tables": maker.tables,
    }
    (folder / "notes.json").write_text(json.dumps(notes) + "\n", encoding="utf-8")


if __name__ == "__main__":
    made(sys.argv[1])
