"""Analyses of finished games: made in the background, one after the other, and kept with their tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from samovar.server.analysis_jobs import AnalysisJob
from samovar.server.archive import Kept
from samovar.server.moments import packed, unpacked
from samovar.server.past_jobs import past
from samovar.server.refusals import FAULT, Refused
from samovar.server.schema import ANALYSES
from samovar.server.settings import Effort
from samovar.server.store import Store
from samovar.server.upserts import put_row
from samovar.server.wire.analyses import Analysis, AnalysisState
from samovar.server.wire.message import Why
from samovar.server.workers import WorkerPool, of_processor

LOG = logging.getLogger("samovar.server")
VERSION: Final = 1  # of what is kept: raised when its shape or the way it is found changes
OVERTIME: Final = 2.0  # what was begun is finished; an analysis that takes so many times as long is ended
REMEMBERED: Final = 200  # reasons of those that failed


class Analyses:
    """Whoever asks for one that is under way waits for the same."""

    def __init__(self, store: Store, pool: WorkerPool, effort: Effort) -> None:
        self.store = store
        self.pool = pool
        self.effort = effort
        self.under_way: dict[str, asyncio.Task[None]] = {}
        self.far: dict[str, float] = {}  # of those at work; the others wait in line
        self.failed: OrderedDict[str, Why] = OrderedDict()

    async def state(self, id: str) -> AnalysisState:
        if id in self.under_way:
            return AnalysisState("running", self.far[id]) if id in self.far else AnalysisState("waiting")
        found = await self.store.look(lambda database: kept_analysis(database, id))
        if found is not None:
            return AnalysisState("done", 1.0, found=found)
        if id in self.failed:
            return AnalysisState("failed", why=self.failed[id])
        return AnalysisState("none")

    def start(self, kept: Kept, who: str) -> None:
        id = kept.facts.id
        self.failed.pop(id, None)
        if id not in self.under_way:
            self.pool.check_room()
            self.under_way[id] = asyncio.create_task(self._analyse(kept, who))

    async def _analyse(self, kept: Kept, who: str) -> None:
        id = kept.facts.id

        def hear(far: float) -> None:
            self.far[id] = far

        try:
            job = AnalysisJob(past(kept), self.effort)
            budget = of_processor(self.effort.seconds * OVERTIME)
            body = await self.pool.run(job, budget, who, listener=hear)
            await self.store.keep(lambda database: keep_analysis(database, id, body))
        except Refused as refused:
            self._fail(id, refused.why)
        except Exception:
            LOG.exception("an analysis could not be made", extra={"table": id})
            self._fail(id, Refused("why-engine-fault", FAULT).why)
        finally:
            del self.under_way[id]
            self.far.pop(id, None)

    def _fail(self, id: str, why: Why) -> None:
        self.failed[id] = why
        if len(self.failed) > REMEMBERED:
            self.failed.popitem(last=False)

    async def ended(self) -> None:
        """When the pool is closed, those under way fail soon; nobody waits for them."""
        await asyncio.gather(*self.under_way.values())


def kept_analysis(connection: Connection, id: str) -> Analysis | None:
    wanted = select(ANALYSES.c.body).where(ANALYSES.c.table_id == id, ANALYSES.c.version == VERSION)
    body = connection.execute(wanted).scalar()
    return None if body is None else msgspec.json.decode(unpacked(body), type=Analysis)


def keep_analysis(connection: Connection, id: str, body: bytes) -> None:
    values = {"version": VERSION, "made_at": time.time(), "body": packed(msgspec.Raw(body))}
    put_row(connection, ANALYSES, {"table_id": id}, values)
