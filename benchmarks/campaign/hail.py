"""Odd messages without wires between: the same as `benchmarks.fuzz` sends, given to the server's own ear one by one.

One player sends all that the wire knows with odd words in it, the other chooses now and then and must notice nothing;
no message may be a fault of the server, and its log stays empty.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter, deque
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from benchmarks.campaign.twins import unthreaded
from samovar.games import open_box
from samovar.server.catalogue import house_catalogue
from samovar.server.routes.live import answer
from samovar.server.wire.live import Heard
from tests.odd_lines import ODD_WORDS, OddLines
from tests.server.fuzzing import BELIEVABLE, EXPECTED, OFFENDER, OPPONENT, WITH_LINES, Broken, Complaints, Fuzz
from tests.server.worlds import NAMES, World, house_kept, services_in

DECODER: Final = msgspec.json.Decoder(Heard)
KINDS: Final = [*Heard.__args__, *WITH_LINES * 4]  # type: ignore[attr-defined]
AT_ONE_TABLE: Final = 4000  # messages
GOOD_EVERY: Final = 12  # messages between two choices as they should be
CONFIGS: Final[dict[str, dict[str, Any]]] = {
    "steamwatchers": {"players": 2},
    "reckoners": {"humans": 2, "reckoners": 2, "team": ["tia", "abraham"]},
}


class Hail(Fuzz):
    """Two people at one table of a game, and what each was told last."""

    def __init__(self, world: World, game: str, seed: int) -> None:
        self.lot = Random(f"{game}:{seed}")
        self.game = open_box(game)
        self.odd = OddLines(self.game.vocabulary(), self.lot)
        self.words = [*self.odd.ids[:80], *self.game.lenses(), *self.game.tools(), *ODD_WORDS[:20]]
        self.opponent = SimpleNamespace(id=NAMES[OPPONENT])  # type: ignore[assignment]
        self.world = world
        self.sent = deque(maxlen=30)
        self.count = Counter()
        self.number = 0
        self.lives = [SimpleNamespace(state={}) for _ in range(2)]

    async def fall(self, end: float, most: int) -> None:
        """So many messages at most, until that time or the game's end."""
        with Complaints() as complaints:
            await self.world.open()
            self.hear(OFFENDER), self.hear(OPPONENT)
            while self.number < most and time.monotonic() < end and self.lives[OPPONENT].state.get("outcome") is None:
                live: Any = self.lives[OFFENDER]
                message = self.message(self.lot.choice(KINDS), live)
                await self.give(OFFENDER, message)
                if self.number % GOOD_EVERY == 0:
                    for seat in (OFFENDER, OPPONENT):
                        await self.choose_well(seat)
                if complaints.told or not self.lives[OPPONENT].state:
                    raise Broken(f"{self.story()}\n{complaints.told[:1] or 'the table could not be opened'}")

    async def give(self, seat: int, message: dict[str, Any]) -> dict[str, Any]:
        text = json.dumps(message)
        self.sent.append(text[:600])
        opened = self.world.opened
        assert opened is not None
        await answer(opened, self.world.listeners[NAMES[seat]], text, DECODER.decode(text))
        told = [each for each in self.hear(seat) if each.get("id") == message.get("id", "") and "id" in each]
        self.hear(1 - seat)
        if not told:
            raise Broken(f"{self.story()}\nno answer")
        self.answered(told[-1])
        return told[-1]

    def hear(self, seat: int) -> list[dict[str, Any]]:
        messages = [json.loads(each) for each in self.world.heard(NAMES[seat])]
        for each in messages:
            if each["type"] == "state":
                self.lives[seat].state = each
            if seat == OPPONENT and each["type"] not in EXPECTED | {"refused"}:
                raise Broken(f"{self.story()}\nthe opponent was told {each}")
        return messages

    async def choose_well(self, seat: int) -> None:
        self.hear(seat)
        state = self.lives[seat].state
        if not state.get("question") or seat not in state["ask"]["asked"] or state["seat"] != seat:
            return
        line = self.lot.choice(state["question"]["options"][:BELIEVABLE])["say"]
        message = {"type": "choose", "id": f"g{self.number}", "seat": seat, "decision": state["decision"], "line": line}
        told = await self.give(seat, message)
        if seat == OPPONENT:
            self.count[f"opponent {told['type']}"] += 1
            if told["type"] == "refused" and not told["stale"]:
                self.hear(seat)
                if self.lives[seat].state["seq"] == state["seq"]:
                    raise Broken(f"{self.story()}\nthe opponent could not choose {line}: {told}")


async def hailed(place: Path, times: int, end: float) -> tuple[Counter[str], list[str]]:
    """How many messages of which kind, and what was amiss."""
    catalogue, counts, faults, seed = house_catalogue(""), Counter[str](), list[str](), random.randrange(10**6)
    services = unthreaded(services_in(place, catalogue))
    games = [entry.id for entry in catalogue.entries() if entry.status == "playable"]
    while not faults and time.monotonic() < end and counts["messages"] < times:
        seed += 1
        game = games[seed % len(games)]
        world = World(services, house_kept(catalogue, game, seed.to_bytes(32), CONFIGS.get(game, {})))
        hail = Hail(world, game, seed)
        try:
            await hail.fall(end, min(AT_ONE_TABLE, times - counts["messages"]))
        except Broken as broken:
            faults.append(f"{game}, seed {seed}: {broken}")
        counts += hail.count
        counts["messages"] += hail.number
        await world.clear_away()
    await services.end_work()
    services.close()
    return counts, faults
