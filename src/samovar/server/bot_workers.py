"""Where bots think: in worker processes, with their own view of the table and a limit of time."""

from __future__ import annotations

import asyncio
import logging
import os
from typing import Any

import msgspec

from samovar.bots.plugins import bot_named as bot
from samovar.bots.plugins import foreign, installed, listens
from samovar.kernel.choice import HUSH, Choice, say
from samovar.kernel.events import recalled
from samovar.kernel.game import Config, Game, Outcome
from samovar.kernel.saved import table_from
from samovar.kernel.steps import pending
from samovar.kernel.table import Table, plain_table
from samovar.server.catalogue import Catalogue, catalogue_at
from samovar.server.refusals import Refused
from samovar.server.workers import Budget, Job, WorkerPool

LOG = logging.getLogger("samovar.server")


class BotTask:
    """What a bot is given: the box, the settings, its seat's view in plain form, what somebody else's was told, and
    dice of its own; at the end of the game the outcome. With many in line it must hurry: twice as much, half the
    time."""

    def __init__(
        self,
        game: str,
        pack: str,
        config: Config,
        saved: dict[str, Any],
        seat: int,
        level: str,
        seed: int,
        hurry: float = 1.0,
        heard: list[dict[str, Any]] | None = None,
        outcome: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.pack = pack
        self.config = config
        self.saved = saved
        self.seat = seat
        self.level = level
        self.seed = seed
        self.hurry = hurry
        self.heard = heard or []
        self.outcome = outcome

    @staticmethod
    def of(game: str, pack: str, config: Config, seen: Table, seat: int, level: str, seed: int) -> BotTask:
        return BotTask(game, pack, config, plain_table(seen), seat, level, seed)


class BotJob(Job):
    """A thought on its way to a worker."""

    task: dict[str, Any]

    def perform(self, catalogue: Catalogue) -> str:
        return reflect(catalogue.reference, BotTask(**self.task))


class BotWorkers:
    """A few workers; or, with kind "thread", threads of the server itself, which cannot be stopped."""

    def __init__(self, catalogue: Catalogue, kind: str, limit: float) -> None:
        self.catalogue = catalogue
        self.limit = limit
        self.pool = WorkerPool(catalogue, kind, max(1, (os.cpu_count() or 2) - 1), most_waiting=None)

    async def choose(self, task: BotTask) -> str:
        """The line of the bot's choice; when its time is over, what the rules choose for the slow."""
        task.hurry = 1.0 + self.pool.waiting / len(self.pool.workers)
        try:
            budget = Budget(None, self.limit)
            return str(msgspec.json.decode(await self.pool.run(BotJob(vars(task)), budget)))
        except (Refused, TimeoutError):
            return await asyncio.to_thread(hesitate, self.catalogue.reference, task)

    async def end(self, task: BotTask) -> None:
        """Tell a bot that its game is over. Nobody waits for what it does then."""
        try:
            await self.pool.run(BotJob(vars(task)), Budget(None, self.limit))
        except (Refused, TimeoutError):
            LOG.info("a bot did not hear of the end", extra={"level": task.level})

    async def close(self) -> None:
        await self.pool.close()


def reflect(reference: str, task: BotTask) -> str:
    game, seen = opened(reference, task)
    if foreign(task.level) and task.level not in installed():
        raise Refused("why-no-such-level", level=task.level)  # whoever plays here never names code to be run
    try:
        thinker = bot(task.level, game.id, task.seed, task.hurry)
        thinker.begin(game, task.config, task.seat)
        if task.heard and listens(thinker):
            thinker.heard([recalled(game.package(), told) for told in task.heard], task.seat)
        if task.outcome is not None:
            told = task.outcome
            thinker.end(Outcome(told["winners"], told["key"], told.get("args"), told.get("scores")), task.seat)
            return ""
        choice: Choice = thinker.choose(game, seen, task.seat)
        return say(choice)
    except Exception:
        if not foreign(task.level):
            raise
        # Somebody else's bot that stumbles must not stop the game for the others.
        LOG.exception("a bot stumbled", extra={"level": task.level})
        return hesitate(reference, task) if task.outcome is None else ""


def hesitate(reference: str, task: BotTask) -> str:
    """What is chosen for a seat whose time has run out."""
    _, seen = opened(reference, task)
    step = pending(seen)
    assert step is not None, "a bot is only asked when there is a question"
    return say(step.otherwise(seen, task.seat))


def opened(reference: str, task: BotTask) -> tuple[Game, Table]:
    game = catalogue_at(reference).box(task.game, task.pack).game
    return game, seen_from(game, task.config, task.saved)


def seen_from(game: Game, config: Config, saved: dict[str, Any]) -> Table:
    """A view out of its plain form. What others have sealed has no line to read back: it stays a closed envelope."""
    hushed = [answer is not None and answer["say"] == say(HUSH) for answer in saved["answers"]]
    heard = [None if hush else answer for hush, answer in zip(hushed, saved["answers"], strict=True)]
    seen = table_from(game, config, {**saved, "answers": heard})
    seen.answers = [HUSH if hush else answer for hush, answer in zip(hushed, seen.answers, strict=True)]
    return seen
