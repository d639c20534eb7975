"""The lab in a browser, for those whom the operator lets in: plans are started, watched, stopped, read."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from samovar.server.laboratory import MOST_JOBS, Laboratory
from samovar.server.refusals import FORBIDDEN, MISSING, Refused
from samovar.server.routes.asking import REFUSALS, Asked, from_our_page, guest_of, lab_open, service_of
from samovar.server.wire.laboratory import Lab, LabJob, LabWish

# What a report may do where it is opened: be read. It is a page of its own, without our cookies or scripts.
ALONE = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
KINDS = {"html": "text/html; charset=utf-8", "svg": "image/svg+xml", "parquet": "application/vnd.apache.parquet"}


def laboratory_of(request: Asked) -> Laboratory:
    laboratory = service_of(request).laboratory
    assert laboratory is not None  # `for_the_lab` stands before every handler
    return laboratory


async def for_the_lab(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    if service_of(connection).services.settings.lab is None:
        raise Refused("why-nothing-here", MISSING)
    if not lab_open(connection, await guest_of(connection)):
        raise Refused("why-no-lab", FORBIDDEN)


@get("/", summary="The jobs of the lab, and plans to begin with", responses=REFUSALS)
async def lab(request: Asked) -> Lab:
    laboratory = laboratory_of(request)
    jobs = await asyncio.to_thread(laboratory.jobs)
    return Lab(jobs=jobs, plans=laboratory.plans(), most=MOST_JOBS)


@post("/", summary="Play a plan", responses=REFUSALS, guards=[from_our_page])
async def start(request: Asked, data: JSONBody[LabWish]) -> LabJob:
    laboratory = laboratory_of(request)
    return laboratory.job(laboratory.start(data.plan))


@post(
    "/{job:str}/stop",
    status_code=200,
    summary="Stop a job; what was played stays",
    responses=REFUSALS,
    guards=[from_our_page],
)
async def stop(request: Asked, job: FromPath[str]) -> LabJob:
    await laboratory_of(request).stop(job)
    return laboratory_of(request).job(job)


@post(
    "/{job:str}/resume",
    status_code=200,
    summary="Go on with a job that was stopped",
    responses=REFUSALS,
    guards=[from_our_page],
)
async def resume(request: Asked, job: FromPath[str]) -> LabJob:
    laboratory_of(request).resume(job)
    return laboratory_of(request).job(job)


@delete(
    "/{job:str}",
    status_code=204,
    summary="Throw a job away with all it found",
    responses=REFUSALS,
    guards=[from_our_page],
)
async def forget(request: Asked, job: FromPath[str]) -> None:
    await laboratory_of(request).forget(job)


@get("/{job:str}/{file:str}", summary="What a job left: data, the report, a chart", responses=REFUSALS)
async def fetch(request: Asked, job: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    path = laboratory_of(request).file(job, file)
    told = await asyncio.to_thread(path.read_bytes)
    headers = {"Content-Security-Policy": ALONE}
    if path.suffix == ".parquet":
        headers["Content-Disposition"] = f'attachment; filename="{job}-{file}"'
    return Response(told, media_type=KINDS[path.suffix[1:]], headers=headers)


ROUTER = Router(
    "/api/lab", guards=[for_the_lab], route_handlers=[lab, start, stop, resume, forget, fetch], tags=["lab"]
)
